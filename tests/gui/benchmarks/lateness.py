"""Measure how late the window handles events while a machine thinks.

    python -m tests.gui.benchmarks.lateness [SITUATION ...] [--seconds 10] [--rounds 3]

In the real window, a 5 ms timer restarts each time it fires: with the window idle, and during a
thought that outlasts the measurement (19×19, with full lines and with five in a row, on all cores
but one); then while a sweep fills the lab's charts on all cores; and while the search tree's window
grows a tree on 19×19, also with TTTMC_KERNEL=Python. Lateness is the time beyond 5 ms. The
measurements alternate over several rounds, since timings on any machine vary. "Busy" is the
processor time of the window's own thread between two timers, which is independent of other work on
the machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import TypeVar, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.benchmarks.measuring import options, row
from tests.gui.hand import Hand
from tests.gui.monkey_run import Waiting
from tttmc_app.core import Mark, Rules
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.lab.sweep_page import SweepPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.gui.trials.page import TrialsPage
from tttmc_app.players import parse_spec

INTERVAL = 5
_Part = TypeVar("_Part", bound=QWidget)


class Lateness:
    """How late a timer fires that restarts each time, and its thread's work until then, in ms."""

    def __init__(self) -> None:
        self.late, self.busy = list[float](), list[float]()
        self._timer = QTimer(singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._fire)
        self.stop = self._timer.stop

    def start(self) -> None:
        """Restart the timer, until it is stopped."""
        self._armed, self._worked = perf_counter(), thread_time()
        self._timer.start(INTERVAL)

    def _fire(self) -> None:
        self.late.append(max(0.0, (perf_counter() - self._armed) * 1000 - INTERVAL))
        self.busy.append((thread_time() - self._worked) * 1000)
        self.start()


@contextmanager
def at_rest(hand: Hand) -> Generator[None]:
    """Let the window be idle."""
    hand.game.new_game(Rules(19))
    wait(500)
    yield


@contextmanager
def thought(line_length: int, hand: Hand) -> Generator[None]:
    """Let a machine think, and print how long it takes after Stop until the worker is idle."""
    hand.game.new_game(Rules(19, line_length))
    wait(500)
    hand.game.choose((9, 9))
    wait(500)
    yield
    assert hand.thinks(), "the thought did not outlast the measurement"
    started = perf_counter()
    hand.part(QAction, "stop").trigger()
    hand.game.wait_until_idle()
    print(f"{(perf_counter() - started) * 1000:.1f} ms until Stop had stopped all work")


@contextmanager
def sweep(hand: Hand) -> Generator[None]:
    """Let a sweep of the default trials fill its charts."""
    page = opened(hand, "lab", LabWindow).open_page("sweep")
    assert isinstance(page, SweepPage)
    part(page, CountField, "sweepGames").setValue(1_000_000)
    page.begin()
    hand.until(lambda: page.driver.latest is not None and page.driver.latest.done >= 100)
    yield
    assert page.driver.is_busy, "the sweep did not outlast the measurement"
    page.driver.stop()
    page.shutdown()


@contextmanager
def tree(hand: Hand) -> Generator[None]:
    """Let a search tree grow on its page."""
    hand.game.new_game(Rules(19, 5))
    hand.press("tree")
    page = hand.part(TrialsPage, "").tree
    hand.until(lambda: page.view is not None)
    page.grow_button.click()
    wait(500)
    yield
    assert page.is_growing, "the tree did not grow to the end of the measurement"
    hand.press("backToGame")


SITUATIONS: dict[str, Callable[[Hand], AbstractContextManager[None]]] = {
    "rest": at_rest,
    "full-lines": partial(thought, 19),
    "five": partial(thought, 5),
    "sweep": sweep,
    "tree": tree,
}


def opened(hand: Hand, action: str, kind: type[_Part]) -> _Part:
    """Open a window with one of the main window's actions."""
    hand.part(QAction, action).trigger()
    windows = QApplication.topLevelWidgets()
    return next(each for each in windows if isinstance(each, kind) and each.isVisible())


def part(widget: QWidget, kind: type[_Part], name: str) -> _Part:
    """Return a part of a window by its name."""
    found = widget.findChild(kind, name)
    assert found is not None, name
    return found


def wait(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def shown_window() -> Hand:
    """Open the window and return its user."""
    hand = Hand(cast("QtBot", Waiting()), make_window())
    hand.window.show()
    hand.until(lambda: hand.window.documents.is_ready)
    return hand


def main() -> None:
    """Print the measurements."""
    asked = options(__doc__, SITUATIONS, seconds=10.0, rounds=3)
    with TemporaryDirectory(prefix="tttmc-lateness-") as home:
        os.environ["TTTMC_HOME"] = home
        application = make_application()
        hand = shown_window()
        hand.game.set_player(Mark.O, parse_spec(f"mc:trials={10**12}"))
        meters = {name: Lateness() for name in asked.names}
        for _ in range(asked.rounds):
            for name, meter in meters.items():
                with SITUATIONS[name](hand):
                    meter.start()
                    wait(round(asked.seconds * 1000))
                    meter.stop()
        hand.window.close()
        application.quit()
    row("", "late p50", "p99", "worst", "busy p50", "p99", "worst (ms)")
    for name, meter in meters.items():
        cells: list[float] = []
        for times in (meter.late, meter.busy):
            percentiles = quantiles(times, n=100)
            cells += percentiles[49], percentiles[98], max(times)
        row(name, *(f"{each:.2f}" for each in cells))


if __name__ == "__main__":
    main()
