"""The programs from outside on the players' thread: which may play, and students' processes."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Protocol

from tttmc_app.core import Rules
from tttmc_app.gui.programs.output_queue import OutputQueue
from tttmc_app.gui.programs.specs import (
    ENGINE,
    STUDENT,
    StudentSettings,
    program_of,
    settings_of,
    student_of,
)
from tttmc_app.players import Player, PlayerSpec

if TYPE_CHECKING:  # imported with the first program: most windows have none
    from tttmc_app.course import LoadedFile
    from tttmc_app.gui.programs.players import StudentProcess
    from tttmc_app.gui.programs.trust import Program

_Key = tuple[str, str, StudentSettings]
"""A file's digest, its path and its settings."""


class Ready(Protocol):
    """A program that has started, with what it told about itself."""

    @property
    def source(self) -> Program:
        """Return the program as it was read."""
        ...


class ProgramHost:
    """The owner of what outlasts the window's widgets, such as at a change of its language.

    It makes the players, and owns the processes of students' files, one for each file in play and
    its settings. `ready` and `accepted` are set on the window's thread, and each entry is replaced
    as a whole. `hand_over` may be called on any thread; the window posts calls to the other
    methods to the players' worker, the only thread that uses the processes.
    """

    def __init__(self) -> None:
        self.output = OutputQueue()
        self.ready: dict[str, dict[object, Ready]] = {}
        """For each kind of player, the programs that have started, by what identifies them."""
        self.accepted: dict[tuple[Path, Rules], str] = {}
        """The digests of the engines that may play by these rules."""
        self._loaded: SimpleQueue[StudentProcess] = SimpleQueue()
        self._opened: dict[Path, tuple[Program, LoadedFile]] = {}
        self._processes: dict[_Key, StudentProcess] = {}

    def make(self, spec: PlayerSpec) -> Player:
        """Return a new machine player; that of a program waits until the program may play."""
        if spec.kind.name not in (STUDENT, ENGINE):
            return spec.make()
        from tttmc_app.gui.programs.players import StudentPlayer, WindowEngine

        if spec.kind.name == ENGINE:
            return WindowEngine(spec, program_of(spec), self.accepted, self.output)
        return StudentPlayer(spec, partial(self.process, spec))

    def hand_over(self, process: StudentProcess) -> None:
        """Queue, for `add`, a process that has loaded its file."""
        self._loaded.put(process)

    def add(self, source: Program, loaded: LoadedFile) -> None:
        """Add an opened file, with the process that was handed over."""
        self._opened[source.path] = source, loaded
        key = _key(source, StudentSettings())
        for process in self._handed_over():
            if process.source != source:  # a different file was opened in the meantime
                process.close()
                continue
            process.output = self.output
            before, self._processes[key] = self._processes.get(key), process
            if before is not None:
                before.close()

    def discard(self) -> None:
        """End the process that was handed over for a file that can't play."""
        for process in self._handed_over():
            process.close()

    def process(self, spec: PlayerSpec) -> StudentProcess | None:
        """Return the process for a player's file, or None until the file has been opened."""
        path = student_of(spec)
        if path is None or path not in self._opened:
            return None
        source, loaded = self._opened[path]
        key = _key(source, settings_of(spec))
        if key not in self._processes:
            from tttmc_app.gui.programs.players import StudentProcess

            # The game that a file requests names the function that plays.
            self._processes[key] = StudentProcess(
                source, self.output, settings_of(spec), skip_games=loaded.gui_game is None
            )
        return self._processes[key]

    def keep(self, players: Collection[PlayerSpec]) -> None:
        """End all processes except those of these players."""
        files = [(student_of(spec), settings_of(spec)) for spec in players if student_of(spec)]
        kept = {
            _key(self._opened[path][0], settings)
            for path, settings in files
            if path in self._opened
        }
        for key in self._processes.keys() - kept:
            self._processes.pop(key).close()

    def close(self) -> None:
        """End all processes."""
        processes = (*self._handed_over(), *self._processes.values())
        for process in processes:
            process.stop()
        for process in processes:  # each may take seconds, during which the others end as well
            process.close()
        self._processes.clear()

    def _handed_over(self) -> list[StudentProcess]:
        found: list[StudentProcess] = []
        while True:
            try:
                found.append(self._loaded.get_nowait())
            except Empty:
                return found


def _key(source: Program, settings: StudentSettings) -> _Key:
    return source.digest, str(source.path), settings
