"""All attacks in their long versions, one after the other, and a table of how they ended.

    python -m tests.benchmarks.attacks [--share S]

takes some hours; with a share of 0.01, for example, each tries a hundredth of its inputs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from typing import NamedTuple


class Attack(NamedTuple):
    """One script of this folder."""

    module: str
    option: str
    """The option that sets the number of tries; empty if the script always tries everything."""
    tries: int
    """The number of tries in the long version."""


ATTACKS = (
    Attack("monkey", "--steps", 20_000),
    Attack("damaged_inputs", "--inputs", 100_000),
    Attack("kills", "--kills", 200),
    Attack("command_kills", "--kills", 200),
    Attack("closed_streams", "", 168),
    Attack("failing_writes", "", 996),
    Attack("privacy", "", 1),
    Attack("sanitized_threads", "--cycles", 10_000),
    Attack("soak", "--games", 10_000),
)


def main() -> int:
    """Run the attacks and print the table; return 1 if any of them failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    share = parser.parse_args().share
    rows: list[str] = []
    failed = False
    for attack in ATTACKS:
        count = max(1, round(attack.tries * share)) if attack.option else attack.tries
        options = [attack.option, str(count)] if attack.option else []
        began = time.monotonic()
        command = [sys.executable, "-m", f"tests.benchmarks.{attack.module}", *options]
        status = subprocess.run(command, check=False).returncode
        failed |= status != 0
        ended = "passed" if status == 0 else f"FAILED ({status})"
        minutes = (time.monotonic() - began) / 60
        rows.append(f"| {attack.module} | {count:,} | {ended} | {minutes:.0f} min |")
    print("", "| What | How often | Result | Time |", "| --- | --- | --- | --- |", *rows, sep="\n")
    return failed


if __name__ == "__main__":
    sys.exit(main())
