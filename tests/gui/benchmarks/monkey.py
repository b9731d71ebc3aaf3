"""Simulate a user who does anything at any time, in thousands of steps split among processes.

    python -m tests.gui.benchmarks.monkey [--steps N] [--piece N] [--seed S] [--late MS]
    python -m tests.gui.benchmarks.monkey --script "click:12 action:7 …"

After each step the window must agree with its session, and at the end nothing may be left running.
A piece that fails is shortened and printed as a script. At the end, it prints how often the window
took longer than 100 ms, or another time, to answer: by the clock, which other work on the computer
delays, and by its thread's processor time. Steps that close the window and open it again aren't
counted: they stand for a new start of the program, which startup.py measures.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.benchmarks.measuring import options
from tests.gui.monkey_script import Step, script, shortest

NEW_START = "reopen"
"""The kind of step that opens the window again."""
ATTEMPTS = 60
"""The maximum number of runs spent on shortening a failing script."""
SECONDS_PER_STEP, SECONDS_FOR_START = 2.0, 60.0
"""After this time a piece is considered hung, even on a busy computer."""


class Done(NamedTuple):
    """A step that was taken."""

    step: str
    unanswered: float
    """The longest time without an answer, in seconds."""
    seconds: float
    """The processor time that the window's thread took for it."""

    @property
    def kind(self) -> str:
        """The kind of step."""
        return self.step.split()[0]


class Outcome(NamedTuple):
    """How a script ended."""

    failure: str
    """What went wrong; empty if nothing did."""
    done: tuple[Done, ...]

    @property
    def kind(self) -> str:
        """The last line of the failure, without the parts that differ between runs."""
        return self.failure.strip().rpartition("\n")[2][:60]


def main() -> int:
    """Run the pieces and print what failed; return 1 if anything did."""
    asked = options(__doc__, steps=20_000, piece=500, seed=1, late=100, script="")
    if asked.script:
        parts = (each.partition(":") for each in asked.script.split())
        outcome = run([(name, int(seed)) for name, _, seed in parts])
        print(*(each.step for each in outcome.done), outcome.failure or "no failure", sep="\n")
        return bool(outcome.failure)
    failed, done = 0, list[Done]()
    for first in range(0, asked.steps, asked.piece):
        seed = asked.seed + first // asked.piece
        planned = script(seed, min(asked.piece, asked.steps - first))
        outcome = run(planned)
        done += outcome.done
        print(f"seed {seed}: {len(outcome.done)} steps", outcome.kind, flush=True)
        if outcome.failure:
            failed += 1
            _report(planned, outcome)
    _print_kinds(f"{len(done)} steps, {failed} pieces failed", done)
    answers = [each for each in done if each.kind != NEW_START]
    late = [each for each in answers if each.unanswered * 1000 > asked.late]
    busy = [each for each in late if each.seconds * 1000 > asked.late]  # it waited for nothing else
    for found, by in ((late, "by the clock"), (busy, "by the window's thread, too")):
        told = f"{len(found)} of {len(answers)} answers took more than {asked.late} ms {by}"
        _print_kinds(told, found)
    for each in sorted(answers, key=lambda each: each.seconds, reverse=True)[:10]:
        print(f"{each.seconds * 1000:.0f} ms of the window's thread: {each.step}")
    return bool(failed)


def _print_kinds(told: str, steps: Iterable[Done]) -> None:
    kinds = Counter(each.kind for each in steps)
    print(f"{told}:", *(f"{count} {kind}" for kind, count in kinds.most_common()))


def _report(planned: Sequence[Step], outcome: Outcome) -> None:
    """Print a failure and the shortest script that is found for it in some attempts."""
    print(outcome.failure, *outcome.done[-5:], sep="\n  ", flush=True)
    steps = planned[: len(outcome.done) + 1]
    left = shortest(steps, lambda steps: run(steps).kind == outcome.kind, ATTEMPTS)
    print("--script", repr(" ".join(f"{name}:{seed}" for name, seed in left)))


def run(steps: Sequence[Step]) -> Outcome:
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
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        try:
            limit = SECONDS_FOR_START + SECONDS_PER_STEP * len(steps)
            _, errors = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            process.send_signal(6)  # prints where every thread is
            _, errors = process.communicate()
        return _outcome(folder, process.returncode, errors.strip())


def _outcome(folder: Path, status: int, errors: str) -> Outcome:
    log = folder / "done.json"
    lines = [*map(json.loads, log.read_text("utf-8").splitlines())] if log.exists() else []
    left = [each.name for each in (folder / "temporary").iterdir()]
    failures = [
        *(each["failure"] for each in lines if "failure" in each),
        *([f"{errors}\nended with status {status}"] if status else []),
        *([errors] if errors else []),
        *([f"temporary files left: {left[:3]}"] if left else []),
    ]
    done = tuple(Done(**each) for each in lines if "step" in each)
    return Outcome(failures[0] if failures else "", done)


if __name__ == "__main__":
    sys.exit(main())
