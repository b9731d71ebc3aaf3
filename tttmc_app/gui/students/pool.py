"""The children of the files in use: one a file and its settings, ended when nobody plays it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, Slot

from tttmc_app.course import Overrides
from tttmc_app.gui.students.feed import Feed
from tttmc_app.gui.students.heard import HeardStudent
from tttmc_app.gui.students.opened import Opened
from tttmc_app.gui.students.trust import StudentSource
from tttmc_app.workers import JobRunner, Report


@dataclass(frozen=True, slots=True)
class Settings:
    """Hold what a file runs with."""

    overrides: Overrides = field(default_factory=Overrides)
    seconds: float = 30.0
    """That a move may take."""


_Key = tuple[str, str, Settings]
"""The file's digest, its path, and what it runs with."""


class StudentPool(QObject):
    """Hand out one child a file and its settings, and end those that nobody needs."""

    def __init__(self, feed: Feed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._feed = feed
        self._students: dict[_Key, HeardStudent] = {}
        self._ending: list[HeardStudent] = []
        """Those that a cancelled job may have left over."""
        self._newest: HeardStudent | None = None
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)

    def first(self, seen: StudentSource) -> HeardStudent:
        """Return a new child for a file as it is; one that it had before ends.

        It is kept whoever needs it, until `settle`.
        """
        key = _key(seen, Settings())
        before = self._students.pop(key, None)
        if before is not None:
            self._end([before])
        self._newest = self._made(key, seen, Settings(), skip_games=False)
        return self._newest

    def settle(self) -> None:
        """Let the newest child be one like the others."""
        self._newest = None

    def student(self, opened: Opened, settings: Settings) -> HeardStudent:
        """Return the child for an opened file with these settings; it starts when it is asked."""
        key = _key(opened.seen, settings)
        found = self._students.get(key)
        if found is not None:
            return found
        # The game that a file asks for names the very function that plays.
        skip_games = opened.loaded.gui_game is None
        return self._made(key, opened.seen, settings, skip_games=skip_games)

    def keep(self, wanted: Collection[HeardStudent]) -> None:
        """End all children but these, without waiting for it."""
        gone = {
            key: each
            for key, each in self._students.items()
            if not (each in wanted or each is self._newest)
        }
        for key in gone:
            del self._students[key]
        if gone:
            self._end(gone.values())

    def adopt(self, student: HeardStudent) -> None:
        """Take over a child that was started elsewhere; it is kept until `settle`, too."""
        self._newest = student
        self._students[_key(student.seen, Settings())] = student

    def shutdown(self) -> bool:
        """End all children within a bound; return whether the worker thread ended."""
        ended = self._runner.shutdown()
        for student in (*self._ending, *self._students.values()):
            student.close()
        self._ending = []
        self._students.clear()
        return ended

    def _made(
        self, key: _Key, seen: StudentSource, settings: Settings, *, skip_games: bool
    ) -> HeardStudent:
        made = HeardStudent(
            seen, self._feed, settings.overrides, settings.seconds, skip_games=skip_games
        )
        self._students[key] = made
        return made

    def _end(self, students: Iterable[HeardStudent]) -> None:
        self._ending = [*self._ending, *students]
        self._runner.start(partial(_close, tuple(self._ending)))

    @Slot(Report)
    def _on_returned(self, _report: Report) -> None:
        self._ending = []


def _key(seen: StudentSource, settings: Settings) -> _Key:
    return seen.digest, str(seen.path), settings


def _close(students: tuple[HeardStudent, ...]) -> Iterator[None]:
    """End children one after the other; to end one twice does no harm."""
    for student in students:
        student.close()
        yield
