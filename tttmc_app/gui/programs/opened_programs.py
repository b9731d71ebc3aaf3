"""The programs from outside on the players' thread: which may play, and students' processes."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.gui.programs.output_queue import OutputQueue
from tttmc_app.gui.programs.specs import ENGINE, STUDENT, student_of
from tttmc_app.players import Player, PlayerSpec

if TYPE_CHECKING:  # imported with the first program: most windows have none
    from tttmc_app.gui.programs.players import EngineTrial, OpenedFile, StudentProcess


class OpenedPrograms:
    """The owner of what outlasts the window's widgets, such as at a change of its language.

    It makes the players, and owns the processes of students' files, one for each file in play and
    its settings. `files` and `engines` are set on the window's thread. The thread on which a file
    was opened adds its process; only the players' thread uses and ends the processes, so the window
    posts calls to the methods that do.
    """

    def __init__(self) -> None:
        self.output = OutputQueue()
        self.files: dict[Path, OpenedFile] = {}
        """The students' files that have run."""
        self.engines: dict[Path, EngineTrial] = {}
        """How each engine has answered last."""
        self.processes: list[StudentProcess] = []
        """Oldest first."""

    def make(self, spec: PlayerSpec) -> Player:
        """Return a new machine player; that of a program waits until the program may play."""
        if spec.kind.name not in (STUDENT, ENGINE):
            return spec.make()
        from tttmc_app.gui.programs.players import StudentPlayer, WindowEngine

        if spec.kind.name == ENGINE:
            return WindowEngine(spec, self.engines, self.output)
        return StudentPlayer(spec, self.process)

    def process(self, spec: PlayerSpec) -> StudentProcess | None:
        """Return the process for a player's file, or None until the file has been opened."""
        path, process = student_of(spec), self.find(spec)
        if process is None and path is not None and path in self.files:
            from tttmc_app.gui.programs.players import StudentProcess

            opened = self.files[path]
            # The game that a file requests names the function that plays.
            skips = opened.loaded.gui_game is None
            process = StudentProcess(opened.source, self.output, spec, skip_games=skips)
            self.processes.append(process)
        return process

    def find(self, spec: PlayerSpec) -> StudentProcess | None:
        """Return the newest process for a player's file as it was opened, or None."""
        path = student_of(spec)
        opened = None if path is None else self.files.get(path)
        found = (each for each in reversed(self.processes) if each.spec == spec)
        return next((each for each in found if opened and each.source == opened.source), None)

    def keep(self, players: Collection[PlayerSpec]) -> None:
        """End all processes except those of these players."""
        kept = [self.find(spec) for spec in players]
        for process in [each for each in self.processes if each not in kept]:
            self.processes.remove(process)
            process.close()

    def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.stop()
        self.keep(())  # each may take seconds, during which the others end as well
