"""Grading of many files in parallel, each in its own child process."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Collection, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from hashlib import sha256
from queue import Empty, SimpleQueue

from tttmc_app import engine
from tttmc_app.core import Text, TttmcError, derive_seed
from tttmc_app.core.numbers import grouped
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.grading.grader import grade_steps
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.journal import Journal
from tttmc_app.grading.own_checks import OwnChecks
from tttmc_app.grading.rubric import DEFAULT_RUBRIC, Rubric
from tttmc_app.grading.strength import DEFAULT_GAMES, ReferenceScores
from tttmc_app.grading.submission import DisturbedError, GradingStoppedError, Submission
from tttmc_app.grading.submission_files import FoundFile
from tttmc_app.private_folder import remove_left

DEFAULT_SEED = 0
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


def grade_all(
    found: Sequence[FoundFile],
    seed: int = DEFAULT_SEED,
    workers: int = DEFAULT_WORKERS,
    games: int = DEFAULT_GAMES,
    journal: Journal | None = None,
    rubric: Rubric = DEFAULT_RUBRIC,
    own: OwnChecks | None = None,
) -> Generator[Graded, None, None]:
    """Grade several files at a time; yield each file's report as it grows, marking the final one.

    `games` are played against each opponent; `own` are the teacher's own checks. The points and the
    games depend only on the file, the seed, the rubric and these checks. Reports in the journal are
    reused, and new ones are added as soon as they are done. Closing the iterator ends all children.
    Raises TttmcError for numbers out of range.
    """
    with closing(grade_beats(found, seed, workers, games, journal, rubric, own)) as beats:
        for graded in beats:
            if graded is not None:
                yield graded


def grade_beats(
    found: Sequence[FoundFile],
    seed: int = DEFAULT_SEED,
    workers: int = DEFAULT_WORKERS,
    games: int = DEFAULT_GAMES,
    journal: Journal | None = None,
    rubric: Rubric = DEFAULT_RUBRIC,
    own: OwnChecks | None = None,
) -> Generator[Graded | None, None, None]:
    """Yield what `grade_all` yields, and None after a short wait without a report.

    This lets the caller stop promptly even if no file responds.
    """
    _refuse(workers, games)
    if own is not None:
        rubric = own.counted_in(rubric)
    remove_left()  # running a file does this too, but there may be none left to run
    known: list[Graded] = []
    keys = [_key(each, seed, games, rubric, own) for each in found]
    for number, (key, each) in enumerate(zip(keys, found, strict=True)):
        report = journal.find(key) if journal and each.files else None
        if report is not None:
            report = replace(report, source=each.report.source)
            known.append(Graded(number, report, is_done=True))
    yield from known
    queue = _GradingQueue(found, seed, games, rubric, own, {graded.number for graded in known})
    threads = [
        threading.Thread(target=queue.work, name=f"grading {number}", daemon=True)
        for number in range(min(workers, len(found) - len(known)))
    ]
    for thread in threads:
        thread.start()
    try:
        left = len(found) - len(known)
        while left:
            graded = queue.next()
            if graded is not None and graded.is_done:
                left -= 1
                if journal is not None:
                    journal.add(keys[graded.number], graded.report)
            yield graded
    finally:
        queue.stop()
        for thread in threads:
            thread.join()


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


def _key(found: FoundFile, seed: int, games: int, rubric: Rubric, own: OwnChecks | None) -> str:
    """Return a digest of everything that determines a file's report."""
    if found.files is None:
        return ""
    settings = (str(seed), str(games), rubric.identity, engine.STREAM)
    checks = (own.text,) if own else ()
    return _digest(str(found.path), _digest_of(found.files), *settings, *checks)


def _digest_of(files: OwnFiles) -> str:
    """Return a digest of the text of a file and of its modules."""
    named = (text for name, module in files.modules.items() for text in (name, module.text))
    return _digest(files.source.text, *named)


def _digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass
class _GradingQueue:
    """The files that the threads share, and their reports."""

    found: Sequence[FoundFile]
    seed: int
    games: int
    rubric: Rubric
    own: OwnChecks | None
    done: Collection[int]
    """The numbers of files that need no grading."""
    _waiting: deque[int] = field(init=False)
    _reports: SimpleQueue[Graded] = field(init=False)
    _submissions: dict[int, Submission] = field(init=False, default_factory=dict[int, Submission])
    _stopped: threading.Event = field(init=False, default_factory=threading.Event)

    def __post_init__(self) -> None:
        """Queue all files."""
        numbers = range(len(self.found))
        self._waiting = deque(number for number in numbers if number not in self.done)
        self._reports = SimpleQueue()
        self._references = ReferenceScores(self.seed, stopped=self._stopped)

    def next(self) -> Graded | None:
        """Return the next report, or None after a short wait."""
        try:
            return self._reports.get(timeout=_WAIT_SECONDS)
        except Empty:
            return None

    def stop(self) -> None:
        """End all children; the threads end soon after."""
        self._stopped.set()
        for submission in list(self._submissions.values()):
            submission.stop()

    def work(self) -> None:
        """Grade files until none are left; runs in a thread."""
        while True:
            try:
                number = self._waiting.popleft()
            except IndexError:
                return
            try:
                report = self._graded(number)
            except GradingStoppedError:
                return
            self._reports.put(Graded(number, report, is_done=True))

    def _graded(self, number: int) -> GradingReport:
        """Grade a file; start again from the beginning if something outside it interferes."""
        disturbed: Text | str = ""
        for attempt in range(_ATTEMPTS):
            if self._stopped.wait(attempt * _PAUSE_SECONDS):
                raise GradingStoppedError
            try:
                return self._graded_once(number)
            except DisturbedError as error:
                disturbed = error.reason
        reason = Text("tried {count} times: {reason}", count=_ATTEMPTS, reason=disturbed)
        return replace(self.found[number].report, rubric=self.rubric, not_graded=reason)

    def _graded_once(self, number: int) -> GradingReport:
        found = self.found[number]
        report = replace(found.report, rubric=self.rubric)
        if found.files is None:
            return report
        # Boards and seeds depend on the file's text: writing the answers into the file changes
        # them.
        seed = derive_seed(self.seed, _digest_of(found.files))
        submission = Submission(found.path, seed, files=found.files)
        self._submissions[number] = submission
        try:
            # A stop before the submission was registered didn't reach it.
            if self._stopped.is_set():
                raise GradingStoppedError
            steps = grade_steps(
                submission,
                found.path,
                self.seed,
                self.games,
                self._references,
                self.rubric,
                self.own,
            )
            for step in steps:
                fence = submission.loaded.sandbox if submission.loaded else ()
                report = replace(step, fence=fence, warnings=report.warnings, source=report.source)
                self._reports.put(Graded(number, report, is_done=False))
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
