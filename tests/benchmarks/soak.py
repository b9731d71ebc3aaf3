"""Machine games in one window for hours, with overlays, sizes, lab and review in between.

    python -m tests.benchmarks.soak [--games N] [--every N]

Prints memory, open files, threads and lateness as the games go on, and returns 1 if memory
grows by more than 5 MB after the first 500 games, or if the number of open files or threads
grows.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple, cast

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.gui.hand import Hand
from tests.gui.monkey_run import Waiting
from tttmc_app.core import Mark, Rules
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.application import make_application
from tttmc_app.players import parse_spec

WARM_UP = 500
"""Number of games after which the caches are full, and all libraries loaded."""
MOST_GROWTH = 5.0
"""In MB."""
PATIENCE_MS = 300_000
"""After this time a game is considered hung, even on a busy computer."""
SIZES = ((3, 3), (3, 3), (4, 3), (5, 4), (7, 4))
PLAYERS = ("mc:trials=20", "forward:samples=20", "tree:simulations=50", "learner", "random")
WINDOWS = ("lab", "review", "trials", "tree", "lessons", "textbook", "practise")
OPEN_EVERY = 20
"""Number of games from one opened window to the next."""
OPEN_EVERY_AT_FIRST = 2
"""The same during the warm-up, so that everything a window loads is loaded by its end."""
WATCH_EVERY = 20
"""Number of games of the warm-up from one watched game to the next."""
WATCHED = Pace(500)
"""The pace of a watched game: slow enough to find out what some overlays show of a thought."""
OPEN_MS = 200
"""Time that a window stays open, in milliseconds: a review has begun, and isn't finished."""


_M_ARENA_MAX = -8
"""The name of this option of the C library in `malloc.h`."""


class Level(NamedTuple):
    """The resources that a process uses at one moment."""

    games: int
    megabytes: float
    files: int
    threads: int
    late: float
    """The 99th percentile of a 5 ms timer's lateness since the last reading, in milliseconds."""


def level(games: int, late: list[float]) -> Level:
    """Return what this process uses now, and reset the lateness.

    Free memory is returned to the system first: how much of it the C library keeps varies by
    10 MB and says nothing about what the program holds.
    """
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    worst = sorted(late)[int(len(late) * 0.99)] if late else 0.0
    late.clear()
    files, threads = (len(list(Path("/proc/self", each).iterdir())) for each in ("fd", "task"))
    return Level(games, pages * os.sysconf("SC_PAGE_SIZE") / 1e6, files, threads, worst)


def soak(games: int, every: int) -> list[Level]:
    """Play, printing and returning what the process uses as the games go on."""
    # Otherwise threads have heaps of their own, whose last free part can't be returned: a single
    # large thought of such a thread would look like 6 MB in use from then on.
    ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1)
    make_application().setQuitOnLastWindowClosed(False)
    hand = Hand(cast("QtBot", Waiting()), make_window())
    hand.window.show()
    hand.until(lambda: hand.window.documents.is_ready)
    late: list[float] = []
    expected = [time.monotonic()]

    def tick() -> None:
        now = time.monotonic()
        late.append((now - expected[0]) * 1000)
        expected[0] = now + 0.005

    timer = QTimer(interval=5)
    timer.timeout.connect(tick)
    timer.start()
    draw, found = Random(1), list[Level]()
    overlay = hand.part(QComboBox, "overlay")
    for game in range(1, games + 1):
        is_read = game % every == 0 or game == games
        is_warm = game > WARM_UP
        is_watched = not is_warm and game % WATCH_EVERY == 0
        hand.controller.set_pace(WATCHED if is_watched else Pace(0))
        hand.controller.new_game(Rules(*draw.choice(SIZES)))
        for mark in Mark:
            player = draw.choice(PLAYERS)
            # Some players keep files open, so what is read must not depend on who plays.
            is_usual = is_read or is_watched
            hand.controller.set_player(mark, parse_spec(PLAYERS[0] if is_usual else player))
        number = game // WATCH_EVERY if is_watched else draw.randrange(overlay.count())
        overlay.setCurrentIndex(number % overlay.count())
        if not hand.state.is_thinking:
            hand.part(QAction, "playPause").trigger()
        hand.qtbot.waitUntil(lambda: hand.record.result is not None, timeout=PATIENCE_MS)
        distance = OPEN_EVERY if is_warm else OPEN_EVERY_AT_FIRST
        if game % distance == 0:
            # After the game: before the first move there is nothing to review.
            action = hand.part(QAction, WINDOWS[game // distance % len(WINDOWS)])
            assert action.isEnabled(), action.objectName()
            action.trigger()
            hand.qtbot.wait(OPEN_MS)
            for window in QApplication.topLevelWidgets():
                if window is not hand.window and window.isWindow() and window.objectName():
                    window.close()
        if is_read:
            found.append(level(game, late))
            print(found[-1], flush=True)
    hand.window.close()
    return found


def main() -> int:
    """Run the soak test, and return 1 if anything grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--every", type=int, default=250)
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as home:
        os.environ["TTTMC_HOME"] = home
        levels = soak(options.games, options.every)
    first = next((each for each in levels if each.games >= WARM_UP), levels[0])
    last = levels[-1]
    # One reading varies by 2 MB with what happens to be free.
    growth = median(each.megabytes for each in levels[-3:]) - first.megabytes
    print(f"{growth:.1f} MB more after {last.games - first.games} games")
    # Idle threads end after a while, so one reading may happen to have fewer than the next.
    early = [each for each in levels if each.games <= 2 * WARM_UP] or levels[:1]
    grew = last.files > max(each.files for each in early)
    grew |= last.threads > max(each.threads for each in early)
    return growth > MOST_GROWTH or grew


if __name__ == "__main__":
    sys.exit(main())
