"""Measure how late the window handles events while a machine thinks.

    python tests/benchmarks/lateness.py [--seconds 10] [--rounds 3] [--only sweep|tree]

In the real window, a 5 ms timer restarts each time it fires: with the window idle, and during a
thought that outlasts the measurement (19×19, with full lines and with five in a row, on all cores
but one); then with the lab open, while a learner trains or a sweep fills its charts on all cores;
and while the search tree's window grows a tree on 19×19, also with TTTMC_KERNEL=Python. Lateness
is the time beyond 5 ms. The measurements alternate over several rounds, whose medians are printed,
since timings on any machine vary. "Busy" is the processor time of the window's own thread between
two timers, which is independent of other work on the machine.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter, thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TTTMC_HOME"] = tempfile.mkdtemp(prefix="tttmc-lateness-")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from tttmc_app import engine
from tttmc_app.core import Mark, Rules
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.lab.sweep_page import SweepPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.gui.trials.window import TrialsWindow
from tttmc_app.players import parse_spec

INTERVAL = 0.005


@dataclass(frozen=True, slots=True)
class Lateness:
    """One measurement, in milliseconds."""

    median: float
    p99: float
    worst: float
    paints_per_second: float
    busy_p99: float
    busiest: float


def measure(seconds: float, board: BoardView) -> Lateness:
    """Return how late a repeatedly restarted timer fires over some seconds."""
    loop, timer, late, busy = QEventLoop(), QTimer(), list[float](), list[float]()
    timer.setSingleShot(True)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    started = armed = perf_counter()
    worked = thread_time()
    paints = board.paints

    def fired() -> None:
        nonlocal armed, worked
        now = perf_counter()
        busy.append((thread_time() - worked) * 1000)
        late.append(max(0.0, now - armed - INTERVAL) * 1000)
        if now - started >= seconds:
            loop.quit()
            return
        armed, worked = perf_counter(), thread_time()
        timer.start(round(INTERVAL * 1000))

    timer.timeout.connect(fired)
    timer.start(round(INTERVAL * 1000))
    loop.exec()
    took = perf_counter() - started
    return Lateness(
        median(late),
        quantiles(late, n=100)[98],
        max(late),
        (board.paints - paints) / took,
        quantiles(busy, n=100)[98],
        max(busy),
    )


def stop_milliseconds(window: MainWindow) -> float:
    """Return how long it takes after Stop until no work is pending and the worker is idle."""
    action = window.findChild(QAction, "stop")
    assert action is not None
    started = perf_counter()
    action.trigger()
    assert not window.controller.state.is_busy
    window.controller.wait_until_idle()
    return (perf_counter() - started) * 1000


def measure_thoughts(
    seconds: float, window: MainWindow, board: BoardView, rounds: dict[str, list[Lateness]]
) -> list[float]:
    """Measure with an idle window and during both thoughts; return how long each took to stop."""
    stops: list[float] = []
    for name, line_length in (("full lines", 19), ("5 in a row", 5)):
        window.controller.new_game(Rules(19, line_length))
        wait(500)
        if line_length == 19:
            rounds["at rest"].append(measure(seconds, board))
        window.controller.choose((9, 9))
        wait(500)
        rounds[name].append(measure(seconds, board))
        if not window.controller.state.is_thinking:
            raise SystemExit("the thought did not outlast the measurement")
        stops.append(stop_milliseconds(window))
    return stops


def open_lab(window: MainWindow, action: str) -> LabWindow:
    """Open the lab with one of the main window's actions."""
    found = window.findChild(QAction, action)
    assert found is not None
    found.trigger()
    labs = (top for top in QApplication.topLevelWidgets() if isinstance(top, LabWindow))
    return next(lab for lab in labs if lab.isVisible())


def measure_training(seconds: float, window: MainWindow, board: BoardView) -> Lateness:
    """Return how late events are handled while a learner trains."""
    page = open_lab(window, "train").page("train")
    games = page.findChild(CountField, "trainingGames")
    button = page.findChild(QToolButton, "trainingStart")
    note = page.findChild(QLabel, "trainingNote")
    assert games is not None
    assert button is not None
    assert note is not None
    games.setValue(10**7)
    button.click()
    while " lost" not in note.text():
        wait(100)
    found = measure(seconds, board)
    page.shutdown()
    return found


def measure_sweep(seconds: float, window: MainWindow, board: BoardView) -> Lateness:
    """Return how late events are handled while a sweep of the default trials fills its charts."""
    page = open_lab(window, "lab").open_page("sweep")
    assert isinstance(page, SweepPage)
    games = page.findChild(CountField, "sweepGames")
    assert games is not None
    games.setValue(1_000_000)
    page.begin()
    while page.driver.latest is None or page.driver.latest.done < 100:
        wait(100)
    found = measure(seconds, board)
    if not page.driver.is_busy:
        raise SystemExit("the sweep did not outlast the measurement")
    page.driver.stop()
    page.shutdown()
    return found


def measure_tree(seconds: float, window: MainWindow, board: BoardView) -> Lateness:
    """Return how late events are handled while a search tree grows in its window."""
    window.controller.new_game(Rules(19, 5))
    action = window.findChild(QAction, "tree")
    assert action is not None
    action.trigger()
    trials = next(top for top in QApplication.topLevelWidgets() if isinstance(top, TrialsWindow))
    button = trials.findChild(QToolButton, "treeGrow")
    assert button is not None
    while trials.tree.view is None:
        wait(50)
    button.click()
    wait(500)
    found = measure(seconds, board)
    if not trials.tree.is_growing:
        raise SystemExit("the tree did not grow to the end of the measurement")
    trials.close()
    return found


def wait(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main() -> int:
    """Print the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=["sweep", "tree"])
    options = parser.parse_args()
    application = make_application()
    window = make_window()
    window.show()
    board = window.findChild(BoardView, "board")
    assert board is not None
    window.controller.set_player(Mark.O, parse_spec(f"mc:trials={10**12}"))
    names = ("at rest", "full lines", "5 in a row", "training", "sweep", "tree")
    rounds: dict[str, list[Lateness]] = {name: [] for name in names}
    stops: list[float] = []
    for _ in range(options.rounds):
        if options.only is None:
            stops += measure_thoughts(options.seconds, window, board, rounds)
            rounds["training"].append(measure_training(options.seconds, window, board))
        if options.only != "tree":
            rounds["sweep"].append(measure_sweep(options.seconds, window, board))
        if options.only != "sweep":
            rounds["tree"].append(measure_tree(options.seconds, window, board))
    print(f"engine {engine.backend}, {options.rounds} rounds of {options.seconds:g} s, medians, ms")
    for name, found in rounds.items():
        if not found:
            continue
        print(
            f"{name:10}  late p50 {median(r.median for r in found):6.2f}"
            f"  p99 {median(r.p99 for r in found):6.2f}  worst {max(r.worst for r in found):6.1f}"
            f"  paints/s {median(r.paints_per_second for r in found):5.1f}"
            f"  busy p99 {median(r.busy_p99 for r in found):5.1f}"
            f"  worst {max(r.busiest for r in found):5.1f}"
        )
    if stops:
        print(f"Stop, until the worker is idle: {median(stops):.1f} (worst {max(stops):.1f})")
    window.close()
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
