"""Measure the time to grade 60 files, check that grading repeats, and show what mistakes cost.

    python tests/benchmarks/grading.py [--once]

The files are the tests' own submissions: correct ones, and one for every mistake that the grader
names. The benchmark reports elapsed time and processor time, which a busy machine affects less.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.grading.mistakes import DEPARTURES, MISTAKES
from tests.grading.slips import SLIPS
from tests.grading.submissions import CORRECT, CORRECT_2014, CORRECT_PYTHON_2, submit
from tttmc_app.grading import Cost, GradingReport, grade_all, submissions
from tttmc_app.grading.output import reports_csv

FILES = 60
WORKERS = 2


def main() -> None:
    """Grade the files, twice unless --once is given, and print the measurements."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        texts = {"right": CORRECT, "of 2014": CORRECT_2014, "Python 2": CORRECT_PYTHON_2}
        texts |= {"departures": DEPARTURES}
        texts |= {mistake.name: mistake.text for mistake in (*MISTAKES, *SLIPS)}
        for number, text in enumerate(list(texts.values())[:FILES]):
            submit(folder, text, f"file{number:02}.py")
        first = timed(folder)
        if "--once" not in sys.argv:
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
