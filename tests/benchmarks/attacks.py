"""All attacks in their long versions, one after the other, and a table of how they ended.

    python -m tests.benchmarks.attacks [--share S]

takes some hours; with a share of 0.01, for example, each tries a hundredth of its inputs.
"""

from __future__ import annotations

import subprocess
import sys
import time

from tests.benchmarks.measuring import options, row

ATTACKS = {
    "gui.benchmarks.monkey --steps": 20_000,
    "benchmarks.damaged_inputs --inputs": 100_000,
    "benchmarks.kills --kills": 200,
    "benchmarks.command_kills --kills": 200,
    "benchmarks.closed_streams": 160,
    "benchmarks.failing_writes": 996,
    "benchmarks.privacy": 1,
    "benchmarks.sanitized_threads --cycles": 10_000,
    "gui.benchmarks.soak --games": 10_000,
}
"""The scripts, each with the option for its number of tries if there is one, and that number."""


def main() -> int:
    """Run the attacks and print the table; return 1 if any of them failed."""
    share, statuses = options(__doc__, share=1.0).share, list[tuple[object, ...]]()
    for attack, tries in ATTACKS.items():
        module, *option = attack.split()
        count = max(1, round(tries * share)) if option else tries
        command = [sys.executable, "-m", f"tests.{module}", *option]
        began = time.monotonic()
        status = subprocess.run([*command, *([str(count)] if option else [])], check=False)
        minutes = f"{(time.monotonic() - began) / 60:.0f} min"
        statuses.append((module, f"{count:,}", status.returncode, minutes))
    row("What", "How often", "Exit code", "Time")
    for each in statuses:
        row(*each)
    return any(each[2] for each in statuses)


if __name__ == "__main__":
    sys.exit(main())
