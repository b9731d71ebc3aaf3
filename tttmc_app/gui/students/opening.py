"""From a file's name to a file that was run once: looked at, agreed to, loaded, off the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import TttmcError
from tttmc_app.course import StudentError
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.students.heard import HeardStudent
from tttmc_app.gui.students.opened import Failed, Looked, Opened
from tttmc_app.gui.students.pool import StudentPool
from tttmc_app.gui.students.trust import StudentSource, trust, trusted_digests
from tttmc_app.workers import JobRunner, Report


class Opening(QObject):
    """Carry one file at a time from its name to its first run; a new one drops the one before."""

    asked = Signal(Looked)
    """The file has not been run before: whether it may be is a person's to say."""
    begun = Signal(str)
    """The file of this name is being run."""
    loaded = Signal(Opened)
    troubled = Signal(Failed)
    failed = Signal(str)
    """The file can't be read, or no process starts; a line that says why."""
    looked_again = Signal(Looked)

    def __init__(self, pool: StudentPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._again = JobRunner(self)
        self._again.returned.connect(self._on_looked_again)

    @property
    def is_busy(self) -> bool:
        """Return whether a file is being looked at or run."""
        return self._runner.is_busy

    def look(self, path: Path) -> None:
        """Look at a file; `asked`, or what comes of running it, tells how it went."""
        self._runner.start(partial(_look, path))

    def look_again(self, path: Path) -> None:
        """Look at a file that may have changed; `looked_again` tells how it stands."""
        self._again.start(partial(_look, path))

    def run(self, seen: StudentSource) -> None:
        """Run a file that a person has agreed to; `loaded` or `troubled` tells how it went."""
        self.begun.emit(seen.path.name)
        self._runner.start(partial(_load, self._pool.first(seen)))

    def cancel(self) -> None:
        """Drop the file; its process ends."""
        self._runner.cancel()

    def shutdown(self) -> bool:
        """End the worker threads within a bound; return whether they ended."""
        return all([self._runner.shutdown(), self._again.shutdown()])

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        match report.value:
            case Looked(seen=seen, is_agreed=True):
                self.run(seen)
            case Looked() as looked:
                self.asked.emit(looked)
            case Opened() as opened:
                self.loaded.emit(opened)
            case Failed() as failed:
                self.troubled.emit(failed)
            case _:
                pass

    @Slot(Report)
    def _on_looked_again(self, report: Report) -> None:
        if isinstance(report.value, Looked):
            self.looked_again.emit(report.value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _look(path: Path) -> Iterator[Looked]:
    seen = StudentSource.read(path)
    yield Looked(seen, seen.digest in trusted_digests())


def _load(student: HeardStudent) -> Iterator[Opened | Failed | None]:
    trust([student.seen])
    try:
        for _ in student.loading():
            yield None
    except StudentError as error:
        yield Failed(student.seen, error.failure)
        return
    if student.loaded is None:
        raise TttmcError(f"{student.path.name} was closed while it was opened: open it again")
    yield Opened(student.seen, student.loaded)
