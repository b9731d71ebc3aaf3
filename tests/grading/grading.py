"""Helpers that grade submissions."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tests.grading.submissions import submit
from tttmc_app.grading import (
    FoundFile,
    Graded,
    GradingReport,
    Terms,
    find_submissions,
    grade_beats,
)


def graded(
    paths: Sequence[Path], seed: int = 0, workers: int = 2, games: int = 0
) -> list[GradingReport]:
    """Return the complete reports on the submissions among the paths, in their order."""
    handed_in = handed_in_at(paths)
    done = {
        result.number: result.report
        for result in results_of(grade_beats(handed_in, Terms(seed, games), workers))
        if result.is_done
    }
    return [done[number] for number in range(len(handed_in))]


def handed_in_at(paths: Sequence[Path]) -> list[FoundFile]:
    """Return the submissions among the paths."""
    return [each for each in find_submissions(paths) if each.is_submission]


def results_of(beats: Iterable[Graded | None]) -> Iterator[Graded]:
    """Yield the results of a grading; fail if its threads have ended without the last of them."""
    has_ended = False
    for beat in beats:
        if beat is not None:
            yield beat
            continue
        assert not has_ended, "the grading's threads have ended before it was done"
        # A last result may arrive just after this.
        has_ended = not any(each.name.startswith("grading_") for each in threading.enumerate())


def grade(folder: Path, text: str, seed: int = 0, games: int = 0) -> GradingReport:
    """Return the report on one submission."""
    (report,) = graded([submit(folder, text)], seed, games=games)
    return report
