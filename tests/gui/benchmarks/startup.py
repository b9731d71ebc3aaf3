"""Measure how long the window takes until a mark answers the first click.

    python -m tests.gui.benchmarks.startup [--rounds 9] [--frozen dist/tttmc/tttmc]

The same rounds also start an empty Python, and an empty PySide6 window up to its first paint, for
comparison. The window starts in two ways: without settings, as on the first start, and with the
settings of an earlier window. --frozen also measures the frozen program. Each round starts new
processes in turn, after a round that only fills the disk's cache.

The last row is the least that this window could take: the time from which the loading of the
program's own modules is subtracted, though not that of Python, of PySide6 and of its classes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from functools import partial
from time import perf_counter

from tests.benchmarks.measuring import Work, compare, in_turn, options

PYTHON = (sys.executable, "-c")
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
LOADED = """
import sys
from PySide6 import QtCore, QtGui, QtWidgets
from tttmc_app.cli import main
main(["time-to-usable"])
print(*(name for name in sys.modules if name.startswith("tttmc_app.")))
for module in QtCore, QtGui, QtWidgets:
    print(*(name for name in vars(module) if name.startswith("Q")))
"""
"""Prints the program's modules that the window needs, and Qt's classes."""
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
"""Loads Qt's classes, then the program's modules, and reports the time of the latter."""


def seconds(command: list[str], home: str, _round: int = 0) -> float:
    """Return the time from starting a command to its last line, less the lines that are times.

    The settings are in the home folder, or in a new one if there is none. Bytecode is cached.
    """
    with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as new:
        folder, unset = home or new, ("TTTMC_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "HOME": folder}
        environment |= {"APPDATA": folder, "LOCALAPPDATA": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for variable in unset:
            environment.pop(variable, None)
        started = last = perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
            assert process.stdout is not None
            for line in process.stdout:
                last = perf_counter()
                started += float(line) if line[:1].isdigit() else 0
    if process.returncode:
        raise SystemExit(f"{command[:3]} failed")
    return last - started


def main() -> None:
    """Print the medians, and their ratios to those of the empty window."""
    asked = options(__doc__, rounds=9, frozen="")
    loaded = subprocess.run(
        [*PYTHON, LOADED],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    with tempfile.TemporaryDirectory(prefix="tttmc-startup-") as home:
        works: dict[str, Work] = {
            "empty Python": partial(seconds, [*PYTHON, "print()"], home),
            EMPTY: partial(seconds, [*PYTHON, EMPTY_WINDOW], home),
        }
        programs = {"tttmc": [sys.executable, "-m", "tttmc_app"], "frozen": [asked.frozen]}
        for name, program in programs.items():
            if program != [""]:
                works[f"{name} --help"] = partial(seconds, [*program, "--help"], home)
                works[f"{name}, first start"] = partial(seconds, [*program, "time-to-usable"], "")
                works[f"{name}, later start"] = partial(seconds, [*program, "time-to-usable"], home)
        alone = [*PYTHON, ALONE, *loaded.stdout.splitlines()[2:]]
        works["window alone"] = partial(seconds, alone, home)
        in_turn(1, works)
        compare(in_turn(asked.rounds, works), "s", EMPTY)


if __name__ == "__main__":
    main()
