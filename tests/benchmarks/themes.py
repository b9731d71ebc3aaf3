"""Measure how long the window's thread takes to change colours, with more and more windows.

    python -m tests.benchmarks.themes [--rounds N]

Measures processor time until everything is painted, so other work on the computer doesn't matter.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from tempfile import TemporaryDirectory

OPENED = ("", "lab", "review", "trials")
"""Windows, keyed by the names of the actions that open them; each stays open from then on."""


def main() -> int:
    """Change the colours again and again, and print the median for each set of windows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as home:
        os.environ["TTTMC_HOME"] = home
        return _measure(rounds)


def _measure(rounds: int) -> int:
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QApplication

    from tttmc_app.gui.app.start import make_window
    from tttmc_app.gui.look.application import make_application

    application = make_application()
    application.setQuitOnLastWindowClosed(False)
    window = make_window()
    window.show()
    entries = {each.data(): each for each in window.findChildren(QAction)}

    def wait() -> None:
        loop = QEventLoop()
        QTimer.singleShot(800, loop.quit)
        loop.exec()

    def change(key: str) -> tuple[float, float]:
        began = time.thread_time()
        entries[key].trigger()
        called = time.thread_time()
        for _ in range(3):  # painting posts layouts, which paint
            application.processEvents()
        return (called - began) * 1000, (time.thread_time() - began) * 1000

    def measure(what: str) -> None:
        times = [change(("dark", "light")[number % 2]) for number in range(rounds)]
        restyled, painted = (statistics.median(column) for column in zip(*times, strict=True))
        widgets = QApplication.allWidgets()
        shown = sum(each.isVisible() for each in widgets)
        print(f"{what:<9}{restyled:6.1f} ms, painted after {painted:6.1f} ms;", end=" ")
        print(f"{len(widgets)} widgets, {shown} shown", flush=True)

    def begin() -> None:
        for name in OPENED:
            if name:
                next(each for each in window.findChildren(QAction, name)).trigger()
            wait()
            measure(f"+ {name}" if name else "main")
        for other in QApplication.topLevelWidgets():
            if other.parent() is None and other is not window and other.objectName():
                other.close()
        wait()
        measure("closed")
        window.close()
        application.quit()

    QTimer.singleShot(800, begin)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
