"""A student's file whose every word reaches the console, and that runs only as it was agreed to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tttmc_app.core import Position, TttmcError
from tttmc_app.course import (
    CodeFailure,
    Event,
    GuiGame,
    LoadedFile,
    Output,
    Overrides,
    Remark,
    RunLimits,
    Student,
    StudentError,
    StudentMove,
)
from tttmc_app.course.student import Steps
from tttmc_app.gui.students.feed import Feed, Kind
from tttmc_app.gui.students.trust import StudentSource

_T = TypeVar("_T")


class HeardStudent(Student):
    """Own the child of one file, and tell a feed what it prints and how it fails."""

    def __init__(
        self,
        seen: StudentSource,
        feed: Feed,
        overrides: Overrides,
        seconds: float,
        *,
        skip_games: bool,
        told: Callable[[Event], None] | None = None,
    ) -> None:
        """Take a file as it was looked at; where it has changed since, it does not run."""
        limits = RunLimits(call_seconds=seconds)
        super().__init__(
            seen.path, limits, overrides=overrides, skip_games=skip_games, listener=told
        )
        self.seen = seen
        self.failure: CodeFailure | None = None
        """How the file failed, the last time that it did."""
        self.game: GuiGame | None = None
        """The game that the file asked for, the last time that it was run."""
        self._feed = feed
        self._starts = 0

    def feed_to(self, feed: Feed) -> None:
        """Tell another feed from now on."""
        self._feed = feed

    def loading(self) -> Steps[LoadedFile]:
        """Run the file in steps, as `Student` does; raises TttmcError where it has changed."""
        if StudentSource.read(self.path).digest != self.seen.digest:
            raise TttmcError(f"{self.path.name} has changed on the disk: reload it")
        words = _words(self.overrides)
        if self._starts or words:
            again = " again" if self._starts else ""
            self._feed.put(f"{self.path.name} starts{again}{words}.\n", Kind.NOTE)
        self._starts += 1
        loaded = yield from self._heard(super().loading())
        self.game = loaded.gui_game
        # A game that play_game has printed once is not played again at every start.
        self.skip_games = loaded.gui_game is None
        if loaded.failure is not None:
            self._tell(loaded.failure)
        return loaded

    def moving(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> Steps[StudentMove]:
        """Make a move in steps, as `Student` does."""
        steps = super().moving(position, trials, handle=handle, seed=seed)
        return (yield from self._heard(steps))

    def _heard(self, steps: Steps[_T]) -> Steps[_T]:
        try:
            while True:
                try:
                    event = next(steps)
                except StopIteration as end:
                    result: _T = end.value
                    return result
                self._hear(event)
                yield event
        except StudentError as error:
            self._tell(error.failure)
            raise
        finally:
            steps.close()  # at once and not when it is forgotten: the child ends with it

    def _hear(self, event: Event | None) -> None:
        if isinstance(event, Output):
            self._feed.put(event.text)
        elif isinstance(event, Remark) and self._starts == 1:
            place = f"line {event.line}: " if event.line else ""
            self._feed.put(f"{place}{event.text}.\n", Kind.NOTE)

    def _tell(self, trouble: CodeFailure) -> None:
        self.failure = trouble
        text = trouble.traceback.rstrip() or trouble.message
        self._feed.put(f"{text}\n", Kind.ERROR)


def _words(overrides: Overrides) -> str:
    """Return what is set otherwise than in the file."""
    named = (
        ("NTRIALS", overrides.trials),
        ("SCORE_CURRENT", overrides.current),
        ("SCORE_OTHER", overrides.other),
    )
    changed = [f"{name} {value:g}" for name, value in named if value is not None]
    return f" with {', '.join(changed)}" if changed else ""
