"""Measure how long the window takes to open and to show a mark after the first click.

    python tests/benchmarks/startup.py [--rounds 9] [--frozen dist/tttmc/tttmc]

The same rounds also start an empty Python, and an empty PySide6 window up to its first paint, for
comparison. The window starts in two ways: without settings, as on the first start, and with the
settings of an earlier window. --frozen also measures the frozen program. Each round starts new
processes in turn; the first round fills the disk's cache and isn't counted.

The last row is the least that this window could take: the time from which the loading of the
program's own modules is subtracted, though not that of Python, of PySide6 and of its classes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from statistics import median
from time import perf_counter

START = [sys.executable, "-m", "tttmc_app"]
USABLE = "time-to-usable"
"""Opens the window, reports when it is painted and usable, and closes it."""

EMPTY = "empty window"
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

WINDOW_ALONE = "window alone"
"""Loads the Qt classes that the window needs, then its modules, and reports the latter's time."""
LOADED = """
import sys
from PySide6 import QtCore, QtGui, QtWidgets
from tttmc_app.cli import main
main(["time-to-usable"])
print(*(name for name in sys.modules if name.startswith("tttmc_app.")))
for module in QtCore, QtGui, QtWidgets:
    print(*(name for name in vars(module) if name.startswith("Q")))
"""
ALONE = """
import gc, sys
gc.disable()  # as the program does before it loads PySide6
from importlib import import_module
from time import perf_counter
from PySide6 import QtCore, QtGui, QtWidgets, QtSvg
modules, *classes = map(str.split, sys.argv[1:])
for qt, names in zip((QtCore, QtGui, QtWidgets), classes):
    for name in names:
        getattr(qt, name)
started = perf_counter()
for name in modules:
    import_module(name)
print(perf_counter() - started, flush=True)
from tttmc_app.cli import main
main(["time-to-usable"])
"""


def alone_command(environment: dict[str, str]) -> list[str]:
    """Return the command that opens the window once its modules have been loaded."""
    run = [sys.executable, "-c", LOADED]
    done = subprocess.run(run, check=True, capture_output=True, text=True, env=environment)
    return [sys.executable, "-c", ALONE, *done.stdout.splitlines()[2:]]


def seconds_to_lines(command: list[str], environment: dict[str, str]) -> Sequence[float]:
    """Return the times from starting a command to each line of its output.

    A line that is a number is a time in seconds that doesn't count.
    """
    started = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        times = list[float]()
        for line in process.stdout:
            if line[:1].isdigit():
                started += float(line)
            else:
                times.append(perf_counter() - started)
    if not times or process.returncode:
        raise SystemExit(f"{command[:3]} failed")
    return times


def environment_of(home: str) -> dict[str, str]:
    """Return an environment with its settings in a folder, and with cached bytecode."""
    environment = {**os.environ, "HOME": home, "APPDATA": home, "LOCALAPPDATA": home}
    for variable in ("TTTMC_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "PYTHONDONTWRITEBYTECODE"):
        environment.pop(variable, None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    return environment


def commands_with(program: list[str], name: str) -> dict[str, list[str]]:
    """Return the measured commands of a program, keyed by the names of their rows."""
    return {
        f"{name} --help": [*program, "--help"],
        f"{name}, first start": [*program, USABLE],
        f"{name}, later start": [*program, USABLE],
    }


def main() -> int:
    """Print the medians, and their ratios to those of the empty window."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--frozen", metavar="PROGRAM")
    options = parser.parse_args()
    commands = {
        "empty Python": [sys.executable, "-c", "print()"],
        EMPTY: [sys.executable, "-c", EMPTY_WINDOW],
        **commands_with(START, "tttmc"),
    }
    if options.frozen:
        commands |= commands_with([options.frozen], "frozen")
    with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as home:
        commands[WINDOW_ALONE] = alone_command(environment_of(home))
    found: dict[str, list[Sequence[float]]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as home:
        for number in range(options.rounds + 1):
            for name, command in commands.items():
                with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as new_home:
                    folder = new_home if "first" in name else home
                    times = seconds_to_lines(command, environment_of(folder))
                if number:
                    found[name].append(times)
    empty = median(times[0] for times in found[EMPTY])
    for name, rounds in found.items():
        steps = ["painted", "usable"] if USABLE in commands[name] or name == WINDOW_ALONE else [""]
        for step, times in zip(steps, zip(*rounds, strict=True), strict=False):
            report(f"{name} {step}", times, empty)
    return 0


def report(name: str, times: Sequence[float], empty: float) -> None:
    """Print one row."""
    middle = median(times)
    print(
        f"{name:28} median {middle:.3f} s  least {min(times):.3f}  most {max(times):.3f}  "
        f"{middle / empty:.2f} × the empty window"
    )


if __name__ == "__main__":
    sys.exit(main())
