"""Grading on a worker thread: finding files, grading and comparing them, exporting the grades."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import TttmcError
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_GAMES,
    DEFAULT_RUBRIC,
    DEFAULT_TERMS,
    DEFAULT_WORKERS,
    OPPONENTS,
    FoundFile,
    Journal,
    OtherVersionError,
    OwnChecks,
    Rubric,
    Terms,
    find_submissions,
    grade_beats,
    only_best,
)
from tttmc_app.grading.overrides import Override, set_override, stored_overrides
from tttmc_app.grading.reports import (
    Comparison,
    Entry,
    Gradebook,
    ReportFormat,
    ReportRequest,
    anonymous,
    compared,
    earlier_entries,
    entries_of,
    overrides_of,
)
from tttmc_app.gui.look.translation import sentence, shown
from tttmc_app.gui.programs.trust import STUDENT_FILES, Program, student_program
from tttmc_app.storage import read_text, write_text_atomically
from tttmc_app.workers import JobRunner, Report


@dataclass(frozen=True, slots=True)
class GradingSettings:
    """What the command's options say."""

    seed: int = DEFAULT_TERMS.seed
    games: int = DEFAULT_GAMES
    workers: int = DEFAULT_WORKERS
    counts_best: bool = False
    """Whether the best of a student's versions counts, not the newest."""
    rubric: Rubric = DEFAULT_RUBRIC
    rubric_text: str = ""
    """The rubric as TOML; empty for the default one."""
    own_checks: str = ""
    """The path of the teacher's checks; empty for none."""
    earlier: str = ""
    """The folder of an earlier class, whose files are only compared; empty for none."""


@dataclass(frozen=True, slots=True)
class GradingProgress:
    """The paths that were found, and how far their grading is."""

    entries: tuple[Entry, ...] = ()
    """One per path; each starts with only the file's name and is then filled in."""
    done: frozenset[int] = frozenset()
    """Indices of finished entries."""
    unsaved: str = ""
    """Why the results can't be stored for later; empty if they can."""
    anew: str = ""
    """Why results of an earlier grading weren't reused; empty if they were, or none exist."""
    games: int = DEFAULT_GAMES
    """How many games a file plays against each opponent."""

    @property
    def submissions(self) -> int:
        """Return how many of the paths are submissions."""
        return sum(1 for entry in self.entries if not entry.report.not_submission)

    @property
    def graded(self) -> list[Entry]:
        """Return the submissions that are done."""
        entries = (self.entries[index] for index in sorted(self.done))
        return [entry for entry in entries if not entry.report.not_submission]

    @property
    def share(self) -> float:
        """Return the share of all submissions' checks and games that are done."""
        steps = len(CHECKS) + self.games * len(OPPONENTS)
        done = steps * len(self.graded)
        for index, entry in enumerate(self.entries):
            if index not in self.done:
                strength = entry.report.strength
                games = sum(match.games for match in strength.matches) if strength else 0
                done += min(steps, len(entry.report.checks) + games)
        return done / (steps * max(1, self.submissions))


@dataclass(frozen=True, slots=True)
class Export:
    """One export of grades."""

    format: ReportFormat
    target: Path
    entries: tuple[Entry, ...]
    settings: GradingSettings = GradingSettings()
    sheet: Path | None = None
    column: str = ""
    is_anonymous: bool = False
    finds_copies: bool = False


@dataclass(frozen=True, slots=True)
class _FoundFiles:
    rows: tuple[FoundFile, ...] = ()
    new: tuple[Program, ...] = ()
    """Files that have not run here before."""
    progress: GradingProgress = GradingProgress()
    """That of a grading which hasn't begun."""


class _Answer(NamedTuple):
    """A signal to emit, and its values."""

    signal: str
    values: tuple[object, ...]


class GradingJob(QObject):
    """The grading page's jobs: one search or grading at a time; other jobs don't wait for it.

    A job that fails emits `failed`, with the reason.
    """

    found = Signal(GradingProgress, int)
    """What was found, and how many of its submissions have not run here before."""
    progressed = Signal(GradingProgress)
    finished = Signal(GradingProgress)
    compared = Signal(Comparison)
    overridden = Signal(Path, Override)
    saved = Signal(str, list)
    """The name of the file or folder in which grades were saved, and sentences for the user."""
    columns_read = Signal(object, object, list)
    """A format, the path of a sheet, and the titles of its columns that grades may go into."""
    rubric_read = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found = _FoundFiles()
        # A grading step can take seconds, so tasks run in a separate thread.
        self._runner, self._tasks = JobRunner(self), JobRunner(self)
        self._runner.progressed.connect(self._on_progressed)
        for runner in (self._runner, self._tasks):
            runner.returned.connect(self._on_returned)
            runner.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Return whether files are being found or graded."""
        return self._runner.is_busy

    def find(self, paths: tuple[Path, ...], settings: GradingSettings) -> None:
        """Find files; emits `found`."""
        self._found = _FoundFiles()
        self._runner.start(partial(_find, paths, settings))

    def grade(self, settings: GradingSettings, again: Path | None = None) -> None:
        """Trust the files that were found, and grade those that haven't been graded yet.

        `again` is one to grade in any case.
        """
        self._runner.start(partial(_grade, self._found, settings, again))

    def cancel(self) -> None:
        """Stop finding or grading files, and end the child processes."""
        self._runner.cancel()

    def compare(self, entries: Sequence[Entry], settings: GradingSettings) -> None:
        """Find files that look copied; emits `compared`."""
        self._ask("compared", partial(_compare, entries, settings))

    def override(self, file: Path, override: Override) -> None:
        """Store the teacher's points and comment; emits `overridden`."""
        self._ask("overridden", partial(set_override, file, override), file)

    def export(self, export: Export) -> None:
        """Export grades; emits `saved`."""
        self._ask("saved", partial(_export, export), export.target.name)

    def read_columns(self, format_: ReportFormat, gradebook: Gradebook, sheet: Path) -> None:
        """Read a sheet to be filled in; emits `columns_read`."""
        self._ask("columns_read", partial(gradebook.columns, sheet), format_, sheet)

    def read_rubric(self, path: Path) -> None:
        """Read a rubric's text; emits `rubric_read`."""
        self._ask("rubric_read", partial(read_text, path))

    def write_text(self, path: Path, text: Callable[[], str]) -> None:
        """Write a text that is made on the worker's thread; emits `saved`."""
        self._ask("saved", partial(_write_text, path, text), path.name)

    def shutdown(self) -> bool:
        """End threads and child processes within a time limit; return whether they ended."""
        return all([self._runner.shutdown(), self._tasks.shutdown()])

    def _ask(self, signal: str, call: Callable[[], object], *values: object) -> None:
        """Call on the worker's thread; then emit a signal with these values and the result."""
        self._tasks.post(lambda: _Answer(signal, (*values, call())))

    @Slot(Report)
    def _on_progressed(self, report: Report) -> None:
        if isinstance(report.value, GradingProgress):
            self.progressed.emit(report.value)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        match report.value:
            case _FoundFiles() as found:
                self._found = found
                self.found.emit(found.progress, len(found.new))
            case GradingProgress() as progress:
                self.finished.emit(progress)
            case _Answer(signal, values):
                getattr(self, signal).emit(*values)
            case _:
                pass

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _find(paths: tuple[Path, ...], settings: GradingSettings) -> Iterator[_FoundFiles | None]:
    rows = find_submissions(paths, all_versions=settings.counts_best)
    trusted = STUDENT_FILES.digests()
    new: list[Program] = []
    for row in rows:
        yield None
        program = row.is_submission and row.files and student_program(row.files.source)
        if program and program.digest not in trusted:
            new.append(program)
    overrides, _ = overrides_of([row.path for row in rows], stored_overrides())
    entries = entries_of([row.report for row in rows], overrides)
    others = (number for number, row in enumerate(rows) if not row.is_submission)
    progress = GradingProgress(tuple(entries), frozenset(others), games=settings.games)
    yield _FoundFiles(tuple(rows), tuple(new), progress)


def _grade(
    found: _FoundFiles, settings: GradingSettings, again: Path | None
) -> Iterator[GradingProgress]:
    """Grade files; reuse what an earlier grading, here or by the command, has finished."""
    STUDENT_FILES.add(*found.new)
    own = OwnChecks.read(Path(settings.own_checks)) if settings.own_checks else None
    terms = Terms(settings.seed, settings.games, settings.rubric, own)
    rows, progress = found.rows, found.progress
    entries = [*progress.entries]
    numbers = [number for number, row in enumerate(rows) if row.is_submission]
    paths = [rows[number].path for number in numbers]
    journal, unsaved, anew = _journal(paths, terms)
    if journal and again:
        journal.forget(again)
    with journal or nullcontext():
        left = [rows[number] for number in numbers]
        for beat in grade_beats(left, terms, settings.workers, journal):
            if beat is not None:
                number = numbers[beat.number]
                entries[number] = entries[number].graded(beat.report)
                unsaved = unsaved or (journal.error if journal else "")
                progress = replace(
                    progress,
                    entries=tuple(entries),
                    done=progress.done | ({number} if beat.is_done else set()),
                    unsaved=unsaved,
                    anew=anew,
                )
            yield progress
    if settings.counts_best:
        best = only_best([rows[n] for n in numbers], [entries[n].report for n in numbers])
        for number, report in zip(numbers, best, strict=True):
            entries[number] = entries[number].graded(report)
    yield replace(progress, entries=tuple(entries))


def _journal(files: Sequence[Path], terms: Terms) -> tuple[Journal | None, str, str]:
    """Return the journal of a grading run or why there is none, and why an earlier one is dropped.

    The journal of another version of the grader is replaced.
    """
    anew = ""
    try:
        try:
            journal = Journal.of(files, terms, resume=True)
        except OtherVersionError as error:
            anew = sentence(error)
            journal = Journal.of(files, terms, resume=False)
    except OSError as error:
        return None, str(error.strerror), anew
    except TttmcError as error:
        return None, shown(error), anew
    return journal, "", anew


def _compare(
    entries: Sequence[Entry],
    settings: GradingSettings,
    graded: Sequence[Path] = (),
    *,
    is_anonymous: bool = False,
) -> Comparison:
    """Compare entries; `graded` are their files if they have no names."""
    folders = [Path(settings.earlier)] if settings.earlier else []
    graded = graded or [each.report.file for each in entries]
    return compared(entries, earlier_entries(folders, graded, is_anonymous=is_anonymous))


def _write_text(path: Path, text: Callable[[], str]) -> list[str]:
    write_text_atomically(path, text())
    return []


def _export(export: Export) -> list[str]:
    entries, settings = list(export.entries), export.settings
    is_anonymous = export.is_anonymous and not export.format.needs_names
    if is_anonymous:
        entries = anonymous(entries)
    files = Comparison(entries)
    if export.finds_copies and not export.format.needs_names:
        graded = [each.report.file for each in export.entries]
        files = _compare(entries, settings, graded, is_anonymous=is_anonymous)
    request = ReportRequest(
        files.entries,
        export.target,
        files.pairs,
        sheet=export.sheet,
        column=export.column,
        seed=settings.seed,
        games=settings.games,
        rubric=settings.rubric_text,
    )
    return [*map(shown, export.format.write(request))]
