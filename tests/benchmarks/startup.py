"""Measure the start: process to first paint, to the whole window, and `tttmc --help`.

    python tests/benchmarks/startup.py [--rounds 9] [--frozen dist/tttmc/tttmc]

With --frozen the frozen program is measured beside the source, in the same rounds.

The window is opened as a person opens it, with the settings that one before has left, in folders of
the platform's own. First it is painted with an empty board, then whole. Every round starts new
processes, alternating between what is measured and, for comparison, an empty Python and an empty
window of PySide6; the first round warms the disk's cache up and is not counted.
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
PAINT = ["first-paint"]
"""Opens the window, says so at its first paint and when all of it is painted, and closes it."""

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


def seconds_to_lines(command: list[str], environment: dict[str, str]) -> list[float]:
    """Return the times from starting a command to each line of its output."""
    begun = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        times = [perf_counter() - begun for _line in process.stdout]
    if not times or process.returncode:
        raise SystemExit(f"{command[:3]} failed")
    return times


def main() -> int:
    """Print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--frozen", metavar="PROGRAM")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as home:
        environment = {**os.environ, "HOME": home, "APPDATA": home, "LOCALAPPDATA": home}
        for variable in ("TTTMC_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment.pop(variable, None)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # nobody starts without compiled files
        commands = {
            "empty Python": [sys.executable, "-c", "print()"],
            "empty window": [sys.executable, "-c", EMPTY_WINDOW],
            "tttmc --help": [*START, "--help"],
            "window": [*START, *PAINT],
        }
        if options.frozen:
            commands["frozen --help"] = [options.frozen, "--help"]
            commands["frozen window"] = [options.frozen, *PAINT]
        found: dict[str, list[list[float]]] = {name: [] for name in commands}
        for number in range(options.rounds + 1):
            for name, command in commands.items():
                times = seconds_to_lines(command, environment)
                if number:
                    found[name].append(times)
    for name, rounds in found.items():
        report(name, [times[0] for times in rounds])
        if PAINT[0] in commands[name]:
            report("  all of it", [times[1] for times in rounds])
    return 0


def report(name: str, times: list[float]) -> None:
    """Print one row."""
    print(f"{name:13} median {median(times):.3f} s  least {min(times):.3f}  most {max(times):.3f}")


if __name__ == "__main__":
    sys.exit(main())
