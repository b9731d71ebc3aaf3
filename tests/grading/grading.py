"""Helpers that grade submissions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.grading.submissions import submit
from tttmc_app.grading import GradingReport, grade_all


def graded(
    paths: Sequence[Path], seed: int = 0, workers: int = 2, games: int = 0
) -> list[GradingReport]:
    """Return the complete reports in the order of the paths."""
    done = {
        result.number: result.report
        for result in grade_all(paths, seed, workers, games)
        if result.is_done
    }
    return [done[number] for number in range(len(paths))]


def grade(folder: Path, text: str, seed: int = 0, games: int = 0) -> GradingReport:
    """Return the report on one submission."""
    (report,) = graded([submit(folder, text)], seed, games=games)
    return report


def hints(report: GradingReport) -> str:
    """Return all hints of the failed checks."""
    return "\n".join(str(result.failure.hint or "") for result in report.failed if result.failure)


def failed(report: GradingReport) -> list[str]:
    """Return the names of the failed checks."""
    return [result.check.name for result in report.failed]
