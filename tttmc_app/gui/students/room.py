"""What the window knows of students' files, and the machines that they are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from tttmc_app.core import Mark
from tttmc_app.course import LoadedFile
from tttmc_app.gui.students.feed import Feed
from tttmc_app.gui.students.heard import HeardStudent
from tttmc_app.gui.students.machine import StudentMachine
from tttmc_app.gui.students.opened import Opened
from tttmc_app.gui.students.pool import StudentPool
from tttmc_app.gui.students.specs import file_of, is_file, is_file_of, settings_of
from tttmc_app.players import Player, PlayerSpec
from tttmc_app.session import Session


class Room(QObject):
    """Keep the files that were opened, and give each machine its file's child."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.feed = Feed()
        self.pool = StudentPool(self.feed, self)
        self._opened: dict[Path, Opened] = {}

    def make(self, spec: PlayerSpec) -> Player:
        """Return the machine that a student's file is; it waits until the file was opened."""
        if not is_file(spec):
            return StudentMachine("The file", None)
        path = file_of(spec)
        machine = StudentMachine(path.name, settings_of(spec).overrides.trials)
        opened = self._opened.get(path)
        if opened is not None:
            machine.student = self.pool.student(opened, settings_of(spec))
        return machine

    def opened(self, path: Path) -> Opened | None:
        """Return a file that was opened, or None."""
        return self._opened.get(path)

    def loaded_of(self, spec: PlayerSpec) -> LoadedFile | None:
        """Return what running a player's file came to, where it was opened."""
        opened = self._opened.get(file_of(spec)) if is_file(spec) else None
        return None if opened is None else opened.loaded

    def take(self, opened: Opened, session: Session) -> None:
        """Take in a file that was opened, and give its machines their child."""
        self.pool.settle()
        self._opened[opened.seen.path] = opened
        for mark in Mark:
            spec, machine = session.player_of(mark), session.machine_of(mark)
            if isinstance(machine, StudentMachine) and is_file_of(spec, opened.seen.path):
                machine.student = self.pool.student(opened, settings_of(spec))

    def adopt(self, student: HeardStudent, loaded: LoadedFile) -> Opened:
        """Take in a file that was run elsewhere, with its very child."""
        student.feed_to(self.feed)
        self.feed.put(loaded.output)
        self.pool.adopt(student)
        opened = Opened(student.seen, loaded)
        self._opened[student.seen.path] = opened
        return opened

    def drop(self, session: Session) -> None:
        """Let go of a file that can't play."""
        self.pool.settle()
        self.tidy(session)

    def tidy(self, session: Session) -> None:
        """End the children that no player of a game needs."""
        machines = [session.machine_of(mark) for mark in Mark]
        students = [m.student for m in machines if isinstance(m, StudentMachine)]
        self.pool.keep([student for student in students if student is not None])

    def shutdown(self) -> bool:
        """End all children within a bound; return whether the worker thread ended."""
        return self.pool.shutdown()
