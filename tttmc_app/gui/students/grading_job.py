"""Grading off the window's thread: files found, graded as they are done, and saved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import TttmcError
from tttmc_app.grading import GradingReport, grade_beats, submissions
from tttmc_app.grading.output import report_json, reports_csv
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.students.trust import StudentSource, trust, trusted_digests
from tttmc_app.storage import write_text_atomically
from tttmc_app.workers import JobRunner, Report


class Export(Enum):
    """Name a form that grades are saved in."""

    CSV = auto()
    JSON = auto()


@dataclass(frozen=True, slots=True)
class GradingScore:
    """Hold what the grading of many files has come to so far."""

    reports: tuple[GradingReport, ...] = ()
    """One for each file, growing; at first it only names the file."""
    done: frozenset[int] = frozenset()
    """Which of them are done."""


@dataclass(frozen=True, slots=True)
class _Found:
    files: tuple[Path, ...]
    unknown: tuple[StudentSource, ...]


@dataclass(frozen=True, slots=True)
class _Saved:
    name: str


@dataclass(frozen=True, slots=True)
class _Source:
    seen: StudentSource
    line: int


class Grading(QObject):
    """Find files, grade them and save what came of it; one thing at a time."""

    found = Signal(int, int)
    """How many files there are, and how many of them have not been run here before."""
    scored = Signal(GradingScore)
    finished = Signal(GradingScore)
    saved = Signal(str)
    source_read = Signal(str, str, int)
    """A file's name, its text, and the line that is wanted."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found = _Found((), ())
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        # Apart, so that a file can be looked at while others are graded.
        self._files = JobRunner(self)
        self._files.returned.connect(self._on_returned)
        self._files.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Return whether files are looked for or graded."""
        return self._runner.is_busy

    @property
    def files(self) -> tuple[Path, ...]:
        """Return the files that were found."""
        return self._found.files

    def look(self, paths: tuple[Path, ...]) -> None:
        """Look for files; `found` or `failed` tells how it went."""
        self._found = _Found((), ())
        self._runner.start(partial(_look, paths))

    def grade(self) -> None:
        """Grade what was found, which a person has agreed to."""
        self._runner.start(partial(_grade, self._found))

    def cancel(self) -> None:
        """Stop; the children end."""
        self._runner.cancel()

    def save(self, path: Path, form: Export, reports: tuple[GradingReport, ...]) -> None:
        """Write reports; `saved` or `failed` tells how it went."""
        self._files.start(partial(_save, path, form, reports))

    def read(self, path: Path, line: int) -> None:
        """Read a student's file; `source_read` or `failed` tells how it went."""
        self._files.start(partial(_read, path, line))

    def shutdown(self) -> bool:
        """End the worker threads and the children within a bound; return whether they ended."""
        return all([self._runner.shutdown(), self._files.shutdown()])

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if isinstance(report.value, GradingScore):
            self.scored.emit(report.value)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        match report.value:
            case _Found() as found:
                self._found = found
                self.found.emit(len(found.files), len(found.unknown))
            case GradingScore() as score:
                self.finished.emit(score)
            case _Saved(name=name):
                self.saved.emit(name)
            case _Source(seen=seen, line=line):
                self.source_read.emit(seen.path.name, seen.text, line)
            case _:
                pass

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _look(paths: tuple[Path, ...]) -> Iterator[_Found | None]:
    files = submissions(paths)
    agreed = trusted_digests()
    unknown: list[StudentSource] = []
    for file in files:
        yield None
        try:
            seen = StudentSource.read(file)
        except TttmcError:  # the grader says what is wrong with it
            continue
        if seen.digest not in agreed:
            unknown.append(seen)
    yield _Found(tuple(files), tuple(unknown))


def _grade(found: _Found) -> Iterator[GradingScore]:
    trust(list(found.unknown))
    reports = [GradingReport(file) for file in found.files]
    done: frozenset[int] = frozenset()
    score = GradingScore(tuple(reports), done)
    yield score
    for news in grade_beats(found.files):
        if news is not None:
            reports[news.number] = news.report
            if news.is_done:
                done |= {news.number}
            score = GradingScore(tuple(reports), done)
        yield score
    yield score


def _save(path: Path, form: Export, reports: tuple[GradingReport, ...]) -> Iterator[_Saved]:
    if form is Export.CSV:
        text = reports_csv(reports)
    else:
        text = json.dumps([report_json(report) for report in reports], indent=1) + "\n"
    write_text_atomically(path, text)
    yield _Saved(path.name)


def _read(path: Path, line: int) -> Iterator[_Source]:
    yield _Source(StudentSource.read(path), line)
