"""Graded submissions, each graded once for all tests that look at it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.grading.submissions import submit
from tttmc_app.grading import GradingReport, grade_all


def graded(
    paths: Sequence[Path], seed: int = 0, workers: int = 2, games: int = 0
) -> list[GradingReport]:
    """Return the whole reports in the order of the paths."""
    done = {
        news.number: news.report for news in grade_all(paths, seed, workers, games) if news.is_done
    }
    return [done[number] for number in range(len(paths))]


def grade(folder: Path, text: str, seed: int = 0, games: int = 0) -> GradingReport:
    """Return the report on one submission."""
    (report,) = graded([submit(folder, text)], seed, games=games)
    return report


def hints(report: GradingReport) -> str:
    """Return all that the failed checks hint at."""
    return "\n".join(str(result.failure.hint or "") for result in report.failed if result.failure)


def failed(report: GradingReport) -> list[str]:
    """Return the names of the failed checks."""
    return [result.check.name for result in report.failed]
