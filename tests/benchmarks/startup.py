"""Measure the start: process to first paint of the board, and `tttmc --help`.

    python tests/benchmarks/startup.py [--rounds 9] [--frozen dist/tttmc/tttmc]

With --frozen the frozen program is measured beside the source, in the same rounds.

Every round starts new processes, alternating between what is measured and, for comparison, an
empty Python and an empty window of PySide6, which no start of ours can undercut; the first round
warms the disk's cache up and is not counted.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

START = [sys.executable, "-m", "tttmc_app"]
PAINT = ["self-test", "--here", "start"]
"""Opens the window as a person does, says so at the first paint of the board and closes it."""

EMPTY_WINDOW = """
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        print("painted", flush=True)
        self.close()
application = QApplication([])
window = Window()
window.resize(1100, 760)
window.show()
application.exec()
"""


def seconds_to_output(command: list[str], environment: dict[str, str]) -> float:
    """Return the time from starting a command to its first line of output."""
    begun = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        took = perf_counter() - begun
        process.stdout.read()
    if not line or process.returncode:
        raise SystemExit(f"{command[:3]} failed")
    return took


def main() -> int:
    """Print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--frozen", metavar="PROGRAM")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as home:
        environment = {**os.environ, "TTTMC_HOME": home}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # nobody starts without compiled files
        commands = {
            "empty Python": [sys.executable, "-c", "print()"],
            "empty window": [sys.executable, "-c", EMPTY_WINDOW],
            "tttmc --help": [*START, "--help"],
            "first paint": [*START, *PAINT],
        }
        if options.frozen:
            commands["frozen --help"] = [options.frozen, "--help"]
            commands["frozen paint"] = [options.frozen, *PAINT]
        found: dict[str, list[float]] = {name: [] for name in commands}
        for number in range(options.rounds + 1):
            for name, command in commands.items():
                took = seconds_to_output(command, environment)
                if number:
                    found[name].append(took)
    for name, times in found.items():
        print(
            f"{name:13} median {median(times):.3f} s  least {min(times):.3f}  most {max(times):.3f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
