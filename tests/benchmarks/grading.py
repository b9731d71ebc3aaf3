"""Measure the time to grade 60 files, whether results are repeatable, and what mistakes cost.

    python tests/benchmarks/grading.py [--once]
    python tests/benchmarks/grading.py --ranks [--games G] [--seed S]

The files are the tests' own submissions: correct ones, and one for every mistake that the grader
names. The benchmark reports elapsed time, and processor time, which depends less on how busy the
machine is.

`--ranks` grades all of the tests' right and wrong files, and prints the rank correlation of points
and strength, and the files whose ranks differ most. Strength is the sum of a file's scores per game
against both opponents; relative strength is its distance from the reference solution with the same
weights, in steps of one standard error, since smaller differences are due to chance. It also prints
the highest correlation that any points could reach if all correct files had full points and all
wrong ones had fewer.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from tests.grading.corpus.files import plain_files
from tests.grading.submissions import CORRECT, CORRECT_2014, CORRECT_PYTHON_2, DEPARTURES, submit
from tttmc_app.grading import DEFAULT_GAMES, Cost, GradingReport, grade_all, submissions
from tttmc_app.grading.output import reports_csv

ALL_FILES = {file.name: file.content.decode() for file in plain_files()}
RIGHT = {file.name for file in plain_files() if file.truth == "right"}
WRONG = {name: text for name, text in ALL_FILES.items() if name not in RIGHT}
FILES = 60
WORKERS = 2


def main() -> None:
    """Take the measurements that the arguments ask for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--once", action="store_true")
    parser.add_argument("--ranks", action="store_true")
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.ranks:
        compare_ranks(asked.games, asked.seed)
    else:
        measure_time(is_once=asked.once)


def compare_ranks(games: int, seed: int) -> None:
    """Print how well the rankings of all files by points and by strength agree."""
    with TemporaryDirectory() as name:
        paths = [submit(Path(name) / str(n), text) for n, text in enumerate(ALL_FILES.values())]
        done = {n.number: n.report for n in grade_all(paths, seed, WORKERS, games) if n.is_done}
    reports = dict(zip(ALL_FILES, (done[number] for number in sorted(done)), strict=True))
    points = [report.points or 0 for report in reports.values()]
    scores = [sum(strengths(report)) for report in reports.values()]
    relative = [-behind(report) for report in reports.values()]
    half = [r for r in reports.values() if r.forfeits > r.games / 2 and (r.points or 0) > 50]
    print(f"{len(WRONG)} wrong and {len(ALL_FILES) - len(WRONG)} right files, {games} games each")
    print(f"rank correlation of points and strength: {correlation(points, scores):.3f}")
    print(f"rank correlation of points and relative strength: {correlation(points, relative):.3f}")
    ideal = [inf if label in RIGHT else score for label, score in zip(reports, scores, strict=True)]
    print(f"the most with full points for right files alone: {correlation(ideal, scores):.3f}")
    print(f"files that forfeit most games and have more than 50 points: {len(half)}")
    differences = np.subtract(ranked(points), ranked(relative))
    labelled = list(reports.items())
    order: list[int] = np.argsort(-np.abs(differences)).tolist()
    for number in order[:25]:
        label, report = labelled[number]
        print(f"{differences[number]:>+5.0f} {label[:46]:<46} {row(report)}")


def strengths(report: GradingReport) -> list[float]:
    """Return a file's score per game against each opponent."""
    assert report.strength is not None
    return [(m.wins + m.ties / 2) / max(1, m.games) for m in report.strength.matches]


def behind(report: GradingReport) -> int:
    """Return how many standard errors a file's score lies below the reference solution's."""
    assert report.strength is not None
    total = 0
    for match, score in zip(report.strength.matches, strengths(report), strict=True):
        wins, ties, losses = match.reference
        games = wins + ties + losses
        expected = (wins + ties / 2) / games
        variance = max(1, wins + ties / 4 - games * expected**2) / games**2
        total += max(0, round((expected - score) / sqrt(2 * variance)))
    return total


def correlation(one: Sequence[float], two: Sequence[float]) -> float:
    """Return the rank correlation (Spearman)."""
    return float(np.corrcoef(ranked(one), ranked(two))[0, 1])


def ranked(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal values share the mean of their ranks."""
    return [sum(o < v for o in values) + sum(o == v for o in values) / 2 for v in values]


def measure_time(*, is_once: bool) -> None:
    """Grade the files, twice unless told to do it only once, and print the measurements."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        texts = {"right": CORRECT, "of 2014": CORRECT_2014, "Python 2": CORRECT_PYTHON_2}
        texts |= {"departures": DEPARTURES}
        texts |= WRONG
        for number, text in enumerate(list(texts.values())[:FILES]):
            submit(folder, text, f"file{number:02}.py")
        first = timed(folder)
        if not is_once:
            same = reports_csv(first) == reports_csv(timed(folder))
            print(f"the same points and games both times: {'yes' if same else 'NO'}")
    for label, report in zip(texts, first, strict=False):
        print(f"{label[:36]:<36} {row(report)}")


def timed(folder: Path) -> list[GradingReport]:
    """Grade a folder, print how long it took, and return the reports."""
    paths = submissions([folder])
    wall, before = perf_counter(), processor_seconds()
    done = {n.number: n.report for n in grade_all(paths, 0, WORKERS) if n.is_done}
    wall, used = perf_counter() - wall, processor_seconds() - before
    print(f"{len(paths)} files, {WORKERS} at a time: {wall:.0f} s, {used:.0f} s of processor time")
    return [done[number] for number in sorted(done)]


def processor_seconds() -> float:
    """Return the processor time of this process and its finished children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def row(report: GradingReport) -> str:
    """Return a file's points, its games, and the highest cost of its mistakes."""
    costs = {r.failure.cost for r in report.failed if r.failure}
    order = (Cost.GAMES, Cost.STRENGTH, Cost.UNKNOWN, Cost.POINTS)
    cost = next((found.value for found in order if found in costs), "")
    games = report.strength.matches if report.strength else ()
    played = "   ".join(
        f"{m.wins:>3}-{m.ties}-{m.losses:<3} ({m.verdict.text} {m.reference})" for m in games
    )
    return f"{report.points:>3} {played:<75} {cost}"


if __name__ == "__main__":
    main()
