"""Grading on a worker thread: finding files, grading them, saving the grades."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import TttmcError
from tttmc_app.grading import GradingReport, grade_beats, submissions
from tttmc_app.grading.output import report_json, reports_csv
from tttmc_app.gui.files.formats import CSV, JSON, FileFormat
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.students.trust import StudentSource, trust, trusted_digests
from tttmc_app.storage import write_text_atomically
from tttmc_app.workers import JobRunner, Report


def _reports_json(reports: Sequence[GradingReport]) -> str:
    return json.dumps([report_json(report) for report in reports], indent=1) + "\n"


GRADE_FORMATS: Mapping[FileFormat, Callable[[Sequence[GradingReport]], str]] = {
    CSV: reports_csv,
    JSON: _reports_json,
}
"""The formats for saving grades, each with the function that writes it."""


@dataclass(frozen=True, slots=True)
class GradingProgress:
    """The reports on all files, and which files are done."""

    reports: tuple[GradingReport, ...] = ()
    """One per file; each starts with only the file's name and is filled in."""
    done: frozenset[int] = frozenset()
    """Indices of finished reports."""


@dataclass(frozen=True, slots=True)
class _FoundFiles:
    files: tuple[Path, ...]
    new: tuple[StudentSource, ...]
    """Files that have not run here before."""


@dataclass(frozen=True, slots=True)
class _SavedFile:
    name: str


@dataclass(frozen=True, slots=True)
class _SourceLine:
    source: StudentSource
    line: int


class GradingJob(QObject):
    """The grading page's jobs: one search or grading at a time; saving and reading don't wait."""

    found = Signal(int, int)
    """The number of files, and how many of them have not run here before."""
    progressed = Signal(GradingProgress)
    finished = Signal(GradingProgress)
    saved = Signal(str)
    """The name of the file that grades were saved in."""
    source_read = Signal(str, str, int)
    """A file's name, its text, and the requested line."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found = _FoundFiles((), ())
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        # A step of grading can take seconds, so tasks have a separate thread.
        self._tasks = JobRunner(self)
        self._tasks.returned.connect(self._on_returned)
        self._tasks.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Return whether files are being found or graded."""
        return self._runner.is_busy

    @property
    def files(self) -> tuple[Path, ...]:
        """Return the files that were found."""
        return self._found.files

    def find(self, paths: tuple[Path, ...]) -> None:
        """Find files; emits `found` or `failed`."""
        self._found = _FoundFiles((), ())
        self._runner.start(partial(_find, paths))

    def grade(self) -> None:
        """Trust the files that were found, and grade them."""
        self._runner.start(partial(_grade, self._found))

    def cancel(self) -> None:
        """Stop finding or grading, and end the child processes."""
        self._runner.cancel()

    def save(self, path: Path, kind: FileFormat, reports: tuple[GradingReport, ...]) -> None:
        """Save reports; emits `saved` or `failed`."""
        self._tasks.post(partial(_save, path, kind, reports))

    def read_source(self, path: Path, line: int) -> None:
        """Read a student's file; emits `source_read` or `failed`."""
        self._tasks.post(partial(_read_source, path, line))

    def shutdown(self) -> bool:
        """End threads and child processes within a time limit; return whether they ended."""
        return all([self._runner.shutdown(), self._tasks.shutdown()])

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        if isinstance(report.value, GradingProgress):
            self.progressed.emit(report.value)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        match report.value:
            case _FoundFiles() as found:
                self._found = found
                self.found.emit(len(found.files), len(found.new))
            case GradingProgress() as progress:
                self.finished.emit(progress)
            case _SavedFile(name=name):
                self.saved.emit(name)
            case _SourceLine(source=source, line=line):
                self.source_read.emit(source.path.name, source.text, line)
            case _:
                pass

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _find(paths: tuple[Path, ...]) -> Iterator[_FoundFiles | None]:
    files = submissions(paths)
    trusted = trusted_digests()
    new: list[StudentSource] = []
    for file in files:
        yield None
        try:
            source = StudentSource.read(file)
        except TttmcError:  # the file's report gives the error
            continue
        if source.digest not in trusted:
            new.append(source)
    yield _FoundFiles(tuple(files), tuple(new))


def _grade(found: _FoundFiles) -> Iterator[GradingProgress]:
    trust(list(found.new))
    reports = [GradingReport(file) for file in found.files]
    done: frozenset[int] = frozenset()
    progress = GradingProgress(tuple(reports), done)
    yield progress
    for beat in grade_beats(found.files):
        if beat is not None:
            reports[beat.number] = beat.report
            if beat.is_done:
                done |= {beat.number}
            progress = GradingProgress(tuple(reports), done)
        yield progress
    yield progress


def _save(path: Path, kind: FileFormat, reports: tuple[GradingReport, ...]) -> _SavedFile:
    write_text_atomically(path, GRADE_FORMATS[kind](reports))
    return _SavedFile(path.name)


def _read_source(path: Path, line: int) -> _SourceLine:
    return _SourceLine(StudentSource.read(path), line)
