"""Grade the tests' right and wrong files, and compare their points with their strength.

    python -m tests.benchmarks.grading [--games G] [--seed S] [--every N]

prints each file's points, results and the highest cost of its mistakes, those first whose ranks
differ most, and the rank correlation of points and strength. Strength is the sum of a file's scores
per game against both opponents; relative strength is its distance from the reference solution with
the same weights, in steps of one standard error, since smaller differences are due to chance. It
also prints the highest correlation that any points could reach if all correct files had full points
and all wrong ones had fewer. With `--every`, only every N-th file is graded.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tests.benchmarks.measuring import options
from tests.grading.corpus.files import plain_files
from tests.grading.submissions import submit
from tttmc_app.grading import DEFAULT_GAMES, Cost, GradingReport, grade_all

WORKERS = 2
COSTS = (Cost.GAMES, Cost.STRENGTH, Cost.UNKNOWN, Cost.POINTS)
"""The costs of mistakes, from the highest."""


def main() -> None:
    """Print how well the rankings of files by points and by strength agree."""
    asked = options(__doc__, games=DEFAULT_GAMES, seed=0, every=1)
    files = [*plain_files()][:: asked.every]
    with TemporaryDirectory() as name:
        paths = [submit(Path(name) / str(n), f.content.decode()) for n, f in enumerate(files)]
        graded = grade_all(paths, asked.seed, WORKERS, asked.games)
        done = {each.number: each.report for each in graded if each.is_done}
    reports = [done[number] for number in sorted(done)]
    is_right = [file.truth == "right" for file in files]
    points = [float(report.points or 0) for report in reports]
    scores, behind = zip(*map(strength, reports), strict=True)
    relative = [-steps for steps in behind]
    best = [inf if right else score for right, score in zip(is_right, scores, strict=True)]
    differences = np.subtract(ranked(points), ranked(relative))
    order: list[int] = np.argsort(-np.abs(differences)).tolist()
    for n in order:
        print(f"{differences[n]:>+5.0f} {files[n].name[:46]:<46} {described(reports[n])}")
    print(
        f"{is_right.count(False)} wrong and {sum(is_right)} right files, {asked.games} games each"
    )
    print(f"rank correlation of points and strength: {correlation(points, scores):.3f}")
    print(f"rank correlation of points and relative strength: {correlation(points, relative):.3f}")
    print(f"the most with full points for right files alone: {correlation(best, scores):.3f}")


def strength(report: GradingReport) -> tuple[float, int]:
    """Return the sums of a file's scores per game, and of the steps below the reference."""
    assert report.strength is not None
    total, behind = 0.0, 0
    for match in report.strength.matches:
        score = (match.wins + match.ties / 2) / max(1, match.games)
        wins, ties, losses = match.reference
        games = wins + ties + losses
        expected = (wins + ties / 2) / games
        variance = max(1, wins + ties / 4 - games * expected**2) / games**2
        total += score
        behind += max(0, round((expected - score) / sqrt(2 * variance)))
    return total, behind


def correlation(*values: Sequence[float]) -> float:
    """Return the rank correlation (Spearman)."""
    return float(np.corrcoef([*map(ranked, values)])[0, 1])


def ranked(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal values share the mean of their ranks."""
    return [sum(o < v for o in values) + sum(o == v for o in values) / 2 for v in values]


def described(report: GradingReport) -> str:
    """Return a file's points, its games, and the highest cost of its mistakes."""
    assert report.strength is not None
    costs = {r.failure.cost for r in report.failed if r.failure}
    cost = next((found.value for found in COSTS if found in costs), "")
    played = (
        f"{m.wins:>3}-{m.ties}-{m.losses:<3} ({m.verdict.text} {m.reference})"
        for m in report.strength.matches
    )
    return f"{report.points:>3} {'   '.join(played):<75} {cost}"


if __name__ == "__main__":
    main()
