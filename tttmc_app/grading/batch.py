"""Grade many files, several at a time, each in a child process of its own."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from re import compile as pattern

from tttmc_app.core import TttmcError
from tttmc_app.course.template import SUITE_ENDING
from tttmc_app.grading.grader import grade_steps
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.strength import GAMES, References
from tttmc_app.grading.submission import GradingStoppedError, Submission

DEFAULT_WORKERS = 2
MAX_WORKERS = 64
MAX_GAMES = 100_000
_NO_SUBMISSION = pattern(rf"poc_\w+|simplegui\w*|codeskulptor\w*|\w+{SUITE_ENDING}|\..*")
_BEAT_SECONDS = 0.05
"""How long there may be no news; Ctrl-C, too, is looked for so often, as some systems need it."""


@dataclass(frozen=True, slots=True)
class Graded:
    """Hold one file's report as far as it has come."""

    number: int
    """Of the file in the order of the paths, from 0."""
    report: GradingReport
    is_done: bool


def submissions(paths: Sequence[Path]) -> list[Path]:
    """Return the files to grade: those named, and those of the folders named, by their names.

    Of a folder and all below it the Python files are taken, but no copies of the course's
    modules, no test suites of our template's and nothing hidden. Raises TttmcError for a path
    that is not there and where there is nothing to grade.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(filter(partial(_is_submission, path), path.rglob("*.py")))
        elif path.is_file():
            found.append(path)
        elif path.exists():
            raise TttmcError(f"{path} can't be graded: it is no ordinary file")
        else:
            raise TttmcError(f"{path} can't be graded: there is no such file or folder")
    if not found:
        raise TttmcError(f"there is no Python file in {', '.join(map(str, paths))}")
    return list(dict.fromkeys(found))


def _is_submission(folder: Path, path: Path) -> bool:
    """Tell whether a file is one by where it lies in the folder that was named."""
    parts = path.relative_to(folder).parts
    hidden = any(part.startswith(".") or part == "__pycache__" for part in parts)
    return path.is_file() and not hidden and not _NO_SUBMISSION.fullmatch(path.stem)


def grade_all(
    paths: Sequence[Path], seed: int = 0, workers: int = DEFAULT_WORKERS, games: int = GAMES
) -> Generator[Graded, None, None]:
    """Yield every file's report as it grows, several files at a time; the last of each is done.

    So many games are played against each opponent, with 0 none. The points and the games depend
    on the file and the seed alone. Whoever stops iterating ends all children. Raises TttmcError
    for numbers that can't be.
    """
    with closing(grade_beats(paths, seed, workers, games)) as beats:
        for graded in beats:
            if graded is not None:
                yield graded


def grade_beats(
    paths: Sequence[Path], seed: int = 0, workers: int = DEFAULT_WORKERS, games: int = GAMES
) -> Generator[Graded | None, None, None]:
    """Yield what `grade_all` does, and None where there is no news for a while.

    So whoever iterates can stop soon, even while no file answers.
    """
    if not 0 <= games <= MAX_GAMES:
        raise TttmcError(f"the number of games must be from 0 to {MAX_GAMES:,}, not {games}")
    if not 1 <= workers <= MAX_WORKERS:
        raise TttmcError(f"the number of workers must be from 1 to {MAX_WORKERS}, not {workers}")
    crew = _Crew(paths, seed, games)
    threads = [
        threading.Thread(target=crew.work, name=f"grading {number}", daemon=True)
        for number in range(min(workers, len(paths)))
    ]
    for thread in threads:
        thread.start()
    try:
        left = len(paths)
        while left:
            graded = crew.next()
            left -= graded is not None and graded.is_done
            yield graded
    finally:
        crew.stop()
        for thread in threads:
            thread.join()


@dataclass
class _Crew:
    """Share the files among threads and gather what they report."""

    paths: Sequence[Path]
    seed: int
    games: int
    _waiting: deque[int] = field(init=False)
    _news: SimpleQueue[Graded] = field(init=False)
    _open: dict[int, Submission] = field(init=False, default_factory=dict[int, Submission])
    _stopped: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Put all files in the row."""
        self._waiting = deque(range(len(self.paths)))
        self._news = SimpleQueue()
        self._references = References(self.seed)

    def next(self) -> Graded | None:
        """Wait a while for news."""
        try:
            return self._news.get(timeout=_BEAT_SECONDS)
        except Empty:
            return None

    def stop(self) -> None:
        """End all children; the threads end soon after."""
        self._stopped = True
        self._waiting.clear()
        for submission in list(self._open.values()):
            submission.stop()

    def work(self) -> None:
        """Grade files until none is left; the body of a thread."""
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
        self._open[number] = submission
        report = GradingReport(path)
        try:
            # A stop that came before the submission was known has not reached it.
            if self._stopped:
                return
            for report in grade_steps(submission, path, self.seed, self.games, self._references):
                self._news.put(Graded(number, report, is_done=False))
        except TttmcError as error:
            report = replace(report, error=str(error))
        except GradingStoppedError:
            raise
        except Exception as error:  # noqa: BLE001 - one strange file must not cost all the others
            text = f"the grader itself failed here ({type(error).__name__}: {error})"
            report = replace(report, error=text)
        finally:
            del self._open[number]
            submission.close()
        self._news.put(Graded(number, report, is_done=True))
