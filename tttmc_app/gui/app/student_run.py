"""The window for a file that a command has run, and that asked for a game in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tttmc_app.course import Event, LoadedFile, Overrides, RunLimits
from tttmc_app.gui.students.feed import Feed
from tttmc_app.gui.students.heard import HeardStudent
from tttmc_app.gui.students.trust import StudentSource, trust


def told_student(
    path: Path, limits: RunLimits, seed: int, listener: Callable[[Event], None]
) -> HeardStudent:
    """Return the student of a file that a command runs, and that a window can take over.

    Raises TttmcError for a file that can't be read.
    """
    seen = StudentSource.read(path)
    student = HeardStudent(seen, Feed(), Overrides(), 0.0, skip_games=False, told=listener)
    student.limits, student.seed = limits, seed
    return student


def run_opened(student: HeardStudent, loaded: LoadedFile) -> int:
    """Open the window on the game that a file has asked for, played in the file's very child."""
    from tttmc_app.gui.app.main_window import MainWindow
    from tttmc_app.gui.app.start import run

    def begin(window: MainWindow) -> None:
        window.students.adopt(student, loaded)

    trust([student.seen])  # to run it is what the command was for
    return run(begin)
