"""Grading of many files in parallel, each in its own child process."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from threading import Event

from tttmc_app import engine
from tttmc_app.core import Text, TttmcError, derive_seed
from tttmc_app.core.numbers import grouped
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.grading.grader import Terms, grade_steps
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.journal import Journal, digest
from tttmc_app.grading.strength import ReferenceScores
from tttmc_app.grading.submission import DisturbedError, GradingStoppedError, Submission
from tttmc_app.grading.submission_files import FoundFile
from tttmc_app.private_folder import remove_left

DEFAULT_TERMS = Terms()
DEFAULT_WORKERS = 2
MAX_WORKERS = 64
MAX_GAMES = 100_000
_ATTEMPTS = 3
"""How many times the grading of a file is tried if something outside the file disturbs it."""
_PAUSE_SECONDS = 0.5
"""The wait before the second attempt; the third waits twice as long."""
_WAIT_SECONDS = 0.05
"""The longest wait for a report, so that Ctrl-C works on every system."""


@dataclass(frozen=True, slots=True)
class Graded:
    """The report on one file so far."""

    number: int
    """The file's position among those given, from 0."""
    report: GradingReport
    is_done: bool


def grade_beats(
    found: Sequence[FoundFile],
    terms: Terms = DEFAULT_TERMS,
    workers: int = DEFAULT_WORKERS,
    journal: Journal | None = None,
) -> Generator[Graded | None, None, None]:
    """Grade several files at a time; yield each file's report as it grows, marking the final one.

    Also yields None after a short wait without a report, so that the caller can stop promptly even
    if no file responds. Reports in the journal are reused, and new ones are added as soon as they
    are done. Closing the iterator ends all children. Raises TttmcError for numbers out of range.
    """
    _refuse(workers, terms.games)
    if terms.own is not None:
        terms = replace(terms, rubric=terms.own.counted_in(terms.rubric))
    remove_left()  # running a file does this too, but there may be none left to run
    keys = [_key(each, terms) for each in found]
    left: list[int] = []
    for number, key in enumerate(keys):
        report = journal.find(key) if journal else None
        if report is None:
            left.append(number)
        else:
            report = replace(report, source=found[number].report.source)
            yield Graded(number, report, is_done=True)
    grading = _Grading(found, terms)
    with ThreadPoolExecutor(workers, "grading") as threads:
        try:
            threads.map(grading.grade, left)
            while left:
                graded = None
                with suppress(Empty):
                    graded = grading.reports.get(timeout=_WAIT_SECONDS)
                if graded is not None and graded.is_done:
                    left.remove(graded.number)
                    if journal is not None:
                        journal.add(keys[graded.number], graded.report)
                yield graded
        finally:
            grading.stop()


def _refuse(workers: int, games: int) -> None:
    """Raise TttmcError for numbers out of range."""
    if not 0 <= games <= MAX_GAMES:
        raise TttmcError(
            "the number of games must be from 0 to {limit}, not {games}",
            limit=grouped(MAX_GAMES),
            games=games,
        )
    if not 1 <= workers <= MAX_WORKERS:
        raise TttmcError(
            "the number of workers must be from 1 to {limit}, not {workers}",
            limit=MAX_WORKERS,
            workers=workers,
        )


def _key(found: FoundFile, terms: Terms) -> str:
    """Return a digest of everything that determines a file's report; "" for a file without text."""
    if found.files is None:
        return ""
    settings = (str(terms.seed), str(terms.games), terms.rubric.identity, engine.STREAM)
    checks = (terms.own.text,) if terms.own else ()
    return digest(str(found.path), _digest_of(found.files), *settings, *checks)


def _digest_of(files: OwnFiles) -> str:
    """Return a digest of the text of a file and of its modules."""
    named = (text for name, module in files.modules.items() for text in (name, module.text))
    return digest(files.source.text, *named)


class _Grading:
    """What the threads share: the files, and the reports on them."""

    def __init__(self, found: Sequence[FoundFile], terms: Terms) -> None:
        self._found, self._terms = found, terms
        self.reports = SimpleQueue[Graded]()
        self._submissions = dict[int, Submission]()
        self._stopped = Event()
        self._references = ReferenceScores(terms.seed, stopped=self._stopped)

    def stop(self) -> None:
        """End all children; the threads end soon after."""
        self._stopped.set()
        for submission in list(self._submissions.values()):
            submission.stop()

    def grade(self, number: int) -> None:
        """Grade a file unless that was stopped; runs in a thread."""
        with suppress(GradingStoppedError):
            self.reports.put(Graded(number, self._graded(number), is_done=True))

    def _graded(self, number: int) -> GradingReport:
        """Grade a file; start again from the beginning if something outside it interferes."""
        disturbed: Text | str = ""
        for attempt in range(_ATTEMPTS):
            if self._stopped.wait(attempt * _PAUSE_SECONDS):
                raise GradingStoppedError
            try:
                return self._graded_once(number)
            except DisturbedError as error:
                disturbed = error.args[0]
        reason = Text("tried {count} times: {reason}", count=_ATTEMPTS, reason=disturbed)
        return replace(self._report(number), not_graded=reason)

    def _report(self, number: int) -> GradingReport:
        """Return the report on a file before it is graded."""
        return replace(self._found[number].report, rubric=self._terms.rubric)

    def _graded_once(self, number: int) -> GradingReport:
        found, report = self._found[number], self._report(number)
        if found.files is None:
            return report
        # Boards and seeds depend on the file's text: writing the answers into the file changes
        # them.
        seed = derive_seed(self._terms.seed, _digest_of(found.files))
        submission = Submission(found.path, seed, files=found.files)
        self._submissions[number] = submission
        try:
            # A stop before the submission was registered didn't reach it.
            if self._stopped.is_set():
                raise GradingStoppedError
            steps = grade_steps(submission, report, self._terms, self._references)
            for report in steps:
                self.reports.put(Graded(number, report, is_done=False))
        except (DisturbedError, GradingStoppedError):
            raise
        except TttmcError as error:
            report = replace(report, not_graded=error.text)
        except Exception as error:  # noqa: BLE001 - one file must not stop the others
            text = Text("the grader failed ({error})", error=f"{type(error).__name__}: {error}")
            report = replace(report, not_graded=text)
        finally:
            del self._submissions[number]
            submission.close()
        return report
