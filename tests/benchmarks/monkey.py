"""Simulate a user who does anything at any time, in thousands of steps split among processes.

    python -m tests.benchmarks.monkey [--steps N] [--piece N] [--seed S] [--late MS]
    python -m tests.benchmarks.monkey --script "click:12 action:7 …"

After each step the window must agree with its session, and at the end nothing may be left running.
A piece that fails is shortened and printed as a script. At the end, it prints how often the window
took longer than 100 ms, or another time, to answer: by the clock, which other work on the computer
delays, and by its thread's processor time. Steps that close the window and open it again aren't
counted: they stand for a new start of the program, which startup.py measures.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.gui.monkey_script import script, shortest

ATTEMPTS = 60
"""The maximum number of runs spent on shortening a failing script."""
NEW_START = "reopen"
"""The kind of step that opens the window again."""
SECONDS_PER_STEP, SECONDS_FOR_START = 2.0, 60.0
"""After this time a piece is considered hung, even on a busy computer."""


class Outcome(NamedTuple):
    """How a script ended."""

    failure: str
    """What went wrong; empty if nothing did."""
    done: tuple[str, ...]
    """The steps taken."""
    unanswered: tuple[tuple[float, float], ...] = ()
    """For each step, the longest time without an answer, and the thread's processor time."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the pieces and print what failed; return 1 if anything did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--piece", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--late", type=int, default=100, help="a late answer's milliseconds")
    parser.add_argument("--script", default="")
    parser.add_argument("--attempts", type=int, default=ATTEMPTS)
    options = parser.parse_args(arguments)
    if options.script:
        outcome = run(_parsed(options.script))
        print("\n".join((*outcome.done, outcome.failure or "no failure")))
        return bool(outcome.failure)
    return _pieces(options)


def _pieces(options: argparse.Namespace) -> int:
    failed = 0
    done: list[tuple[str, float, float]] = []
    for number in range(-(-options.steps // options.piece)):
        seed = options.seed + number
        planned = script(seed, min(options.piece, options.steps - len(done)))
        outcome = run(planned)
        done += (
            (step, clock, thread)
            for step, (clock, thread) in zip(outcome.done, outcome.unanswered, strict=True)
        )
        if outcome.failure:
            failed += 1
            _report(planned, outcome, options.attempts)
        print(f"seed {seed}: {len(outcome.done)} steps", outcome.failure[:60], flush=True)
    kinds = Counter(step.split()[0] for step, _, _ in done)
    print(f"{len(done)} steps, {failed} pieces failed;", *(f"{n} {k}" for k, n in kinds.items()))
    answers = [each for each in done if each[0].split()[0] != NEW_START]
    late = [each for each in answers if each[1] * 1000 > options.late]
    busy = [each for each in late if each[2] * 1000 > options.late]  # it waited for nothing else
    for found, by in ((late, "by the clock"), (busy, "by the window's thread, too")):
        names = Counter(step.split()[0] for step, _, _ in found)
        print(
            f"{len(found)} of {len(answers)} answers took more than {options.late} ms {by}:",
            *(f"{n} {kind}" for kind, n in names.most_common()),
        )
    for step, _, seconds in sorted(answers, key=lambda each: each[2], reverse=True)[:10]:
        print(f"{seconds * 1000:.0f} ms of the window's thread: {step}")
    return bool(failed)


def _report(planned: Sequence[tuple[str, int]], outcome: Outcome, attempts: int) -> None:
    """Print a failure and the shortest script found for it."""
    print(outcome.failure, *outcome.done[-5:], sep="\n  ", flush=True)
    if not attempts:
        return
    kind = _kind(outcome.failure)
    left = shortest(
        planned[: len(outcome.done) + 1],
        lambda steps: _kind(run(steps).failure) == kind,
        attempts,
    )
    print("--script", repr(" ".join(f"{name}:{seed}" for name, seed in left)))
    print(*run(left).done, sep="\n  ", flush=True)


def _kind(failure: str) -> str:
    """Return the last line of a failure, without the parts that differ between runs."""
    return failure.strip().rpartition("\n")[2][:60] if failure else ""


def _parsed(text: str) -> list[tuple[str, int]]:
    return [(name, int(seed)) for name, _, seed in (each.partition(":") for each in text.split())]


def run(steps: Sequence[tuple[str, int]]) -> Outcome:
    """Take these steps in a separate process, with an empty home folder."""
    with TemporaryDirectory(prefix="tttmc-monkey-") as name:
        folder = Path(name)
        (folder / "temporary").mkdir()
        (folder / "script.json").write_text(json.dumps(list(steps)), encoding="utf-8")
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "LANGUAGE": "en",
            "TTTMC_ALL_LANGUAGES": "1",
            "TTTMC_HOME": str(folder / "home"),
            "TMPDIR": str(folder / "temporary"),
        }
        command = [sys.executable, "-W", "error", "-m", "tests.gui.monkey_run", name]
        limit = SECONDS_FOR_START + SECONDS_PER_STEP * len(steps)
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            _out, errors = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            process.send_signal(6)  # prints where every thread is
            _out, errors = process.communicate()
        return _outcome(folder, process.returncode, errors)


def _outcome(folder: Path, status: int, errors: str) -> Outcome:
    log = folder / "done.json"
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    found = [json.loads(line) for line in lines]
    done = tuple(str(each["step"]) for each in found if "step" in each)
    unanswered = tuple(
        (float(each["unanswered"]), float(each["seconds"])) for each in found if "step" in each
    )
    failure = next((str(each["failure"]) for each in found if "failure" in each), "")
    if not failure and status:
        failure = f"{errors.strip()}\nended with status {status}"
    if not failure and errors.strip():
        failure = errors.strip()
    left = [each.name for each in (folder / "temporary").iterdir()]
    if not failure and left:
        failure = f"temporary files left: {left[:3]}"
    return Outcome(failure, done, unanswered)


if __name__ == "__main__":
    sys.exit(main())
