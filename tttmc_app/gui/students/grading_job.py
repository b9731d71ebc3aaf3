"""Grading on a worker thread: finding files, grading them, exporting the grades."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import Text, TttmcError
from tttmc_app.grading import (
    DEFAULT_GAMES,
    DEFAULT_RUBRIC,
    DEFAULT_SEED,
    FoundFile,
    GradingReport,
    Journal,
    OtherVersionError,
    find_submissions,
    grade_beats,
)
from tttmc_app.grading.reports import (
    ReportFormat,
    ReportRequest,
    anonymous,
    entries_of,
    with_similar,
)
from tttmc_app.grading.similarity import similar_pairs
from tttmc_app.gui.look.translation import sentence, shown
from tttmc_app.gui.programs.trust import STUDENT_FILES, Program, read_student, student_program
from tttmc_app.workers import JobRunner, Report


@dataclass(frozen=True, slots=True)
class Export:
    """One export of grades."""

    format: ReportFormat
    target: Path
    reports: tuple[GradingReport, ...]
    sheet: Path | None = None
    column: str = ""
    is_anonymous: bool = False
    finds_copies: bool = False


@dataclass(frozen=True, slots=True)
class GradingProgress:
    """The reports on all files, and which files are done."""

    reports: tuple[GradingReport, ...] = ()
    """One per file; each starts with only the file's name and is then filled in."""
    done: frozenset[int] = frozenset()
    """Indices of finished reports."""
    unsaved: str = ""
    """Why the results can't be stored for later; empty if they can."""
    anew: str = ""
    """Why results of an earlier grading weren't reused; empty if they were, or none exist."""


@dataclass(frozen=True, slots=True)
class _FoundFiles:
    handed_in: tuple[FoundFile, ...]
    new: tuple[Program, ...]
    """Files that have not run here before."""


@dataclass(frozen=True, slots=True)
class _SavedFile:
    name: str
    notes: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class _SheetColumns:
    format: ReportFormat
    sheet: Path
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _SourceLine:
    source: Program
    line: int


class GradingJob(QObject):
    """The grading page's jobs: one search or grading at a time; other jobs don't wait for it."""

    found = Signal(int, int)
    """The number of files, and how many of them have not run here before."""
    progressed = Signal(GradingProgress)
    finished = Signal(GradingProgress)
    saved = Signal(str, list)
    """The name of the file or folder in which grades were saved, and sentences for the user."""
    columns_read = Signal(object, object, list)
    """A format, the path of a sheet, and the titles of its columns that grades may go into."""
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
        # A grading step can take seconds, so tasks run in a separate thread.
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
        return tuple(each.path for each in self._found.handed_in)

    @property
    def new_files(self) -> int:
        """Return how many of them have not run here before."""
        return len(self._found.new)

    def find(self, paths: tuple[Path, ...]) -> None:
        """Find files; emits `found` or `failed`."""
        self._found = _FoundFiles((), ())
        self._runner.start(partial(_find, paths))

    def grade(self) -> None:
        """Trust the files that were found, and grade them."""
        self._runner.start(partial(_grade, self._found))

    def cancel(self) -> None:
        """Stop finding or grading files, and end the child processes."""
        self._runner.cancel()

    def export(self, export: Export) -> None:
        """Export reports; emits `saved` or `failed`."""
        self._tasks.post(partial(_export, export))

    def read_columns(self, format_: ReportFormat, sheet: Path) -> None:
        """Read a sheet to be filled in; emits `columns_read` or `failed`."""
        self._tasks.post(partial(_read_columns, format_, sheet))

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
                self.found.emit(len(found.handed_in), len(found.new))
            case GradingProgress() as progress:
                self.finished.emit(progress)
            case _SavedFile(name=name, notes=notes):
                self.saved.emit(name, [shown(note) for note in notes])
            case _SheetColumns(format=format_, sheet=sheet, titles=titles):
                self.columns_read.emit(format_, sheet, list(titles))
            case _SourceLine(source=source, line=line):
                self.source_read.emit(source.path.name, source.text, line)
            case _:
                pass

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _find(paths: tuple[Path, ...]) -> Iterator[_FoundFiles | None]:
    handed_in = tuple(each for each in find_submissions(paths) if each.is_submission)
    trusted = STUDENT_FILES.digests()
    new: list[Program] = []
    for each in handed_in:
        yield None
        program = each.files and student_program(each.files.source)
        if program and program.digest not in trusted:
            new.append(program)
    yield _FoundFiles(handed_in, tuple(new))


def _grade(found: _FoundFiles) -> Iterator[GradingProgress]:
    """Grade files; reuse what an earlier grading, here or by the command, has finished."""
    STUDENT_FILES.add(*found.new)
    reports = [each.report for each in found.handed_in]
    done: frozenset[int] = frozenset()
    progress = GradingProgress(tuple(reports), done)
    yield progress
    journal, unsaved, anew = _journal(tuple(each.path for each in found.handed_in))
    with journal or nullcontext():
        for beat in grade_beats(found.handed_in, journal=journal):
            if beat is not None:
                reports[beat.number] = beat.report
                if beat.is_done:
                    done |= {beat.number}
                unsaved = unsaved or (journal.error if journal else "")
                progress = GradingProgress(tuple(reports), done, unsaved, anew)
            yield progress
    yield progress


def _journal(files: tuple[Path, ...]) -> tuple[Journal | None, str, str]:
    """Return the journal of a grading run or why there is none, and why an earlier one is dropped.

    The journal of another version of the grader is replaced.
    """
    settings, anew = (files, DEFAULT_SEED, DEFAULT_GAMES, DEFAULT_RUBRIC), ""
    try:
        try:
            journal = Journal.of(*settings, resume=True)
        except OtherVersionError as error:
            anew = sentence(error)
            journal = Journal.of(*settings, resume=False)
    except OSError as error:
        return None, str(error.strerror), anew
    except TttmcError as error:
        return None, shown(error), anew
    return journal, "", anew


def _export(export: Export) -> _SavedFile:
    entries = entries_of(export.reports)
    if export.is_anonymous and not export.format.needs_names:
        entries = anonymous(entries)
    pairs = similar_pairs([entry.text for entry in entries]) if export.finds_copies else ()
    request = ReportRequest(
        with_similar(entries, pairs),
        export.target,
        pairs,
        sheet=export.sheet,
        column=export.column,
        games=DEFAULT_GAMES,
    )
    return _SavedFile(export.target.name, tuple(export.format.write(request)))


def _read_columns(format_: ReportFormat, sheet: Path) -> _SheetColumns:
    return _SheetColumns(format_, sheet, tuple(format_.columns(sheet) if format_.columns else ()))


def _read_source(path: Path, line: int) -> _SourceLine:
    return _SourceLine(read_student(path), line)
