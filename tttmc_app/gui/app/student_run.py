"""The window for a file that a command has run, and that asked for a game in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tttmc_app.course import Event, LoadedFile, RunLimits
from tttmc_app.gui.students.output_queue import OutputQueue
from tttmc_app.gui.students.student_player import StudentProcess
from tttmc_app.gui.students.student_specs import StudentSettings
from tttmc_app.gui.students.trust import StudentSource, trust


def told_student(
    path: Path, limits: RunLimits, seed: int, listener: Callable[[Event], None]
) -> StudentProcess:
    """Return the student of a file that a command runs, and that a window can take over.

    Raises TttmcError for a file that can't be read.
    """
    source, settings = StudentSource.read(path), StudentSettings()
    process = StudentProcess(source, OutputQueue(), settings, skip_games=False, listener=listener)
    process.limits, process.seed = limits, seed
    return process


def run_opened(process: StudentProcess, loaded: LoadedFile) -> int:
    """Open the window on the game that a file has asked for, played in the file's very child."""
    from tttmc_app.gui.app.main_window import MainWindow
    from tttmc_app.gui.app.start import run

    def begin(window: MainWindow) -> None:
        window.students.adopt(process, loaded)

    trust([process.source])  # to run it is what the command was for
    return run(begin)
