"""The processes of the student files in play, on the players' thread."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.gui.students.student_specs import (
    StudentSettings,
    file_of,
    is_file,
    is_student,
    settings_of,
)
from tttmc_app.players import Player, PlayerSpec

if TYPE_CHECKING:  # imported with the first student file: see `student_specs`
    from tttmc_app.course import CodeFailure, LoadedFile
    from tttmc_app.gui.students.output_queue import OutputQueue
    from tttmc_app.gui.students.student_player import StudentProcess
    from tttmc_app.gui.students.trust import StudentSource

_Key = tuple[str, str, StudentSettings]
"""A file's digest, its path and its settings."""


class StudentFailure(NamedTuple):
    """A file's most recent failure."""

    source: StudentSource
    failure: CodeFailure


class StudentHost:
    """The owner of student files' processes, one for each file in play and its settings.

    The window posts calls to these methods to the players' worker, the only thread that uses the
    processes. Only `hand_over` may be called on any thread.
    """

    def __init__(self) -> None:
        self._loaded: SimpleQueue[StudentProcess] = SimpleQueue()
        self._opened: dict[Path, tuple[StudentSource, LoadedFile, OutputQueue]] = {}
        self._processes: dict[_Key, StudentProcess] = {}

    def make(self, spec: PlayerSpec) -> Player:
        """Return a new machine player; a student's player waits until its file has been opened."""
        if not is_student(spec):
            return spec.make()
        from tttmc_app.gui.students.student_player import StudentPlayer

        return StudentPlayer(spec, partial(self.process, spec))

    def hand_over(self, process: StudentProcess) -> None:
        """Queue, for `add`, a process that has loaded its file."""
        self._loaded.put(process)

    def add(self, source: StudentSource, loaded: LoadedFile, output: OutputQueue) -> None:
        """Add an opened file, with the process that was handed over."""
        self._opened[source.path] = source, loaded, output
        key = _key(source, StudentSettings())
        for process in self._handed_over():
            if process.source != source:  # a different file was opened in the meantime
                process.close()
                continue
            process.output = output
            before, self._processes[key] = self._processes.get(key), process
            if before is not None:
                before.close()

    def discard(self) -> None:
        """End the process that was handed over for a file that can't play."""
        for process in self._handed_over():
            process.close()

    def process(self, spec: PlayerSpec) -> StudentProcess | None:
        """Return the process for a player's file, or None until the file has been opened."""
        opened = self._opened.get(file_of(spec)) if is_file(spec) else None
        if opened is None:
            return None
        source, loaded, output = opened
        key = _key(source, settings_of(spec))
        if key not in self._processes:
            from tttmc_app.gui.students.student_player import StudentProcess

            # The game that a file requests names the function that plays.
            skip_games = loaded.gui_game is None
            settings = settings_of(spec)
            self._processes[key] = StudentProcess(source, output, settings, skip_games=skip_games)
        return self._processes[key]

    def keep(self, players: Collection[PlayerSpec]) -> None:
        """End all processes except those of these players."""
        kept = {
            _key(self._opened[file_of(spec)][0], settings_of(spec))
            for spec in players
            if is_file(spec) and file_of(spec) in self._opened
        }
        for key in self._processes.keys() - kept:
            self._processes.pop(key).close()

    def failure_of(self, spec: PlayerSpec) -> StudentFailure | None:
        """Return the most recent failure of a player's file, or None."""
        process = self.process(spec)
        if process is None or process.failure is None:
            return None
        return StudentFailure(process.source, process.failure)

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


def _key(source: StudentSource, settings: StudentSettings) -> _Key:
    return source.digest, str(source.path), settings
