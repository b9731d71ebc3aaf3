"""Grading of many files in parallel, each in its own child process."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from queue import Empty, SimpleQueue

from tttmc_app.core import Text, TttmcError
from tttmc_app.grading.grader import grade_steps
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.strength import DEFAULT_GAMES, ReferenceScores
from tttmc_app.grading.submission import GradingStoppedError, Submission

DEFAULT_WORKERS = 2
MAX_WORKERS = 64
MAX_GAMES = 100_000
_WAIT_SECONDS = 0.05
"""The longest wait for a report, so that Ctrl-C works on every system."""


@dataclass(frozen=True, slots=True)
class Graded:
    """The report on one file so far."""

    number: int
    """The file's position in the list of paths, from 0."""
    report: GradingReport
    is_done: bool


def grade_all(
    paths: Sequence[Path], seed: int = 0, workers: int = DEFAULT_WORKERS, games: int = DEFAULT_GAMES
) -> Generator[Graded, None, None]:
    """Grade several files at a time; yield each file's report as it grows, the last as done.

    `games` are played against each opponent. The points and the games depend only on the file and
    the seed. Closing the iterator ends all children. Raises TttmcError for numbers out of range.
    """
    with closing(grade_beats(paths, seed, workers, games)) as beats:
        for graded in beats:
            if graded is not None:
                yield graded


def grade_beats(
    paths: Sequence[Path], seed: int = 0, workers: int = DEFAULT_WORKERS, games: int = DEFAULT_GAMES
) -> Generator[Graded | None, None, None]:
    """Yield as `grade_all` does, and None after a short wait without a report.

    This lets the caller stop soon even while no file answers.
    """
    if not 0 <= games <= MAX_GAMES:
        raise TttmcError(
            "the number of games must be from 0 to {limit}, not {games}",
            limit=f"{MAX_GAMES:,}",
            games=games,
        )
    if not 1 <= workers <= MAX_WORKERS:
        raise TttmcError(
            "the number of workers must be from 1 to {limit}, not {workers}",
            limit=MAX_WORKERS,
            workers=workers,
        )
    queue = _GradingQueue(paths, seed, games)
    threads = [
        threading.Thread(target=queue.work, name=f"grading {number}", daemon=True)
        for number in range(min(workers, len(paths)))
    ]
    for thread in threads:
        thread.start()
    try:
        left = len(paths)
        while left:
            graded = queue.next()
            left -= graded is not None and graded.is_done
            yield graded
    finally:
        queue.stop()
        for thread in threads:
            thread.join()


@dataclass
class _GradingQueue:
    """The files that the threads share, and their reports."""

    paths: Sequence[Path]
    seed: int
    games: int
    _waiting: deque[int] = field(init=False)
    _reports: SimpleQueue[Graded] = field(init=False)
    _submissions: dict[int, Submission] = field(init=False, default_factory=dict[int, Submission])
    _stopped: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Queue all files."""
        self._waiting = deque(range(len(self.paths)))
        self._reports = SimpleQueue()
        self._references = ReferenceScores(self.seed)

    def next(self) -> Graded | None:
        """Return the next report, or None after a short wait."""
        try:
            return self._reports.get(timeout=_WAIT_SECONDS)
        except Empty:
            return None

    def stop(self) -> None:
        """End all children; the threads end soon after."""
        self._stopped = True
        self._waiting.clear()
        for submission in list(self._submissions.values()):
            submission.stop()

    def work(self) -> None:
        """Grade files until none is left, in a thread."""
        while True:
            try:
                number = self._waiting.popleft()
            except IndexError:
                return
            try:
                self._grade(number)
            except GradingStoppedError:
                return

    def _grade(self, number: int) -> None:
        path = self.paths[number]
        submission = Submission(path, self.seed)
        self._submissions[number] = submission
        report = GradingReport(path)
        try:
            # A stop before the submission was registered didn't reach it.
            if self._stopped:
                return
            for report in grade_steps(submission, path, self.seed, self.games, self._references):
                self._reports.put(Graded(number, report, is_done=False))
        except TttmcError as error:
            report = replace(report, error=error.text)
        except GradingStoppedError:
            raise
        except Exception as error:  # noqa: BLE001 - one file must not stop the others
            text = Text("the grader failed ({error})", error=f"{type(error).__name__}: {error}")
            report = replace(report, error=text)
        finally:
            del self._submissions[number]
            submission.close()
        self._reports.put(Graded(number, report, is_done=True))
