"""Opening students' files: they are read, approved and loaded off the window's thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.course import CodeFailure, LoadedFile, StudentError
from tttmc_app.grading.plain import one_line
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.students.output_queue import OutputQueue
from tttmc_app.gui.students.student_host import StudentHost
from tttmc_app.gui.students.student_player import StudentProcess
from tttmc_app.gui.students.student_specs import StudentSettings
from tttmc_app.gui.students.trust import StudentSource, trust, trusted_digests
from tttmc_app.workers import JobRunner, Report

PLAYING_FUNCTION = "mc_move"
LARGEST_BOARD = 7
"""On larger boards, trials in plain Python make a move very slow."""
_SETTLE_MS = 400
"""The delay before a changed file is read, because editors write in several steps."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A file that has been read, and whether it may run."""

    source: StudentSource
    is_trusted: bool


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file that has run once, and the result."""

    source: StudentSource
    loaded: LoadedFile

    @property
    def can_play(self) -> bool:
        """Return whether the file can play."""
        loaded = self.loaded
        return loaded.gui_game is not None or loaded.function(PLAYING_FUNCTION) is not None

    @property
    def side(self) -> Mark:
        """Return the side that the file plays: the one it requests, or else O."""
        game = self.loaded.gui_game
        return Mark.X if game is not None and game.machine == 2 else Mark.O

    def rules(self, current: Rules) -> Rules | None:
        """Return the rules that the file needs, or None if it can use the current ones.

        Raises TttmcError if it requests an impossible game.
        """
        game = self.loaded.gui_game
        if game is not None:
            return Rules(game.size, reverse=game.reverse)
        return replace(current, size=3, line_length=3) if current.size > LARGEST_BOARD else None


@dataclass(frozen=True, slots=True)
class BrokenFile:
    """A file that could not run."""

    source: StudentSource
    failure: CodeFailure


class FileOpener(QObject):
    """Opener of students' files, one at a time; a new file cancels the previous one."""

    asked = Signal(ReadFile)
    """The file is new here, so you decide whether it may run."""
    started = Signal(Path)
    """The file is being loaded."""
    loaded = Signal(OpenedFile)
    broken = Signal(BrokenFile)
    failed = Signal(str)
    """Emitted with a one-line reason if the file can't be read or its process can't be started."""
    read_again = Signal(ReadFile)

    def __init__(
        self, host: StudentHost, output: OutputQueue, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        """The file that was opened last."""
        self._host = host
        self._output = output
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._rereader = JobRunner(self)
        self._rereader.returned.connect(self._on_read_again)

    @property
    def is_busy(self) -> bool:
        """Return whether a file is being read or loaded."""
        return self._runner.is_busy

    def read(self, path: Path) -> None:
        """Read a file; load it if it is trusted, or else emit `asked`."""
        self.path = path
        self._runner.start(partial(_read, path))

    def reread(self, path: Path) -> None:
        """Read a file that may have changed, and emit `read_again`."""
        self._rereader.start(partial(_read, path))

    def load(self, source: StudentSource) -> None:
        """Run a file that you have approved; emit `loaded` or `broken`."""
        self.path = source.path
        self.started.emit(source.path)
        self._runner.start(partial(_load, source, self._host, self._output))

    def cancel(self) -> None:
        """Stop opening the file, and end its process."""
        self._runner.cancel()

    def shutdown(self) -> bool:
        """End the worker threads within a time limit; return whether they ended."""
        return all([self._runner.shutdown(), self._rereader.shutdown()])

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        match report.value:
            case ReadFile(source=source, is_trusted=True):
                self.load(source)
            case ReadFile() as read:
                self.asked.emit(read)
            case OpenedFile() as opened:
                self.loaded.emit(opened)
            case BrokenFile() as broken:
                self.broken.emit(broken)
            case _:
                pass

    @Slot(Report)
    def _on_read_again(self, report: Report) -> None:
        if isinstance(report.value, ReadFile):
            self.read_again.emit(report.value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _read(path: Path) -> Iterator[ReadFile]:
    if not str(path).isprintable():  # as the names of players in saved games are
        raise TttmcError(
            "{file} can't play: rename it and its folders without characters that can't be shown",
            file=one_line(path.name),
        )
    source = StudentSource.read(path)
    yield ReadFile(source, source.digest in trusted_digests())


def _load(
    source: StudentSource, host: StudentHost, output: OutputQueue
) -> Iterator[OpenedFile | BrokenFile | None]:
    """Run a file in a new process, which the players' thread takes over."""
    trust([source])
    process = StudentProcess(source, output, StudentSettings(), skip_games=False)
    try:
        for _ in process.loading():
            yield None
    except StudentError as error:
        process.close()
        yield BrokenFile(source, error.failure)
        return
    if process.loaded is None:
        raise TttmcError("{file} was closed while it was being opened", file=source.path.name)
    loaded = process.loaded
    try:
        yield None  # the last moment to cancel: once handed over, the process stays
    except GeneratorExit:
        process.close()
        raise
    host.hand_over(process)
    yield OpenedFile(source, loaded)


class FileWatcher(QObject):
    """Watcher of the files in use."""

    changed = Signal(str)
    """A file's path; its text may be unchanged."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_changed)
        self._waiting: set[str] = set()
        self._watched: set[str] = set()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_SETTLE_MS)
        self._pause.timeout.connect(self._emit_changes)

    def watch(self, paths: set[Path]) -> None:
        """Watch these files and no others."""
        self._watched = {str(path) for path in paths}
        before = set(self._watcher.files())
        if before - self._watched:
            self._watcher.removePaths(sorted(before - self._watched))
        if self._watched - before:
            self._watcher.addPaths(sorted(self._watched - before))

    def put_off(self, path: str) -> None:
        """Report a change again a little later."""
        self._on_changed(path)

    def stop(self) -> None:
        """Stop watching, and emit nothing more."""
        self._pause.stop()
        self._waiting = set()
        self.watch(set())

    @Slot(str)
    def _on_changed(self, path: str) -> None:
        self._waiting.add(path)
        self._pause.start()

    @Slot()
    def _emit_changes(self) -> None:
        waiting, self._waiting = self._waiting & self._watched, set()
        self.watch({Path(path) for path in self._watched})  # replaced files too
        for path in sorted(waiting):
            self.changed.emit(path)
