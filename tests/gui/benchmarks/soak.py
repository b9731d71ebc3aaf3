"""Machine games in one window for hours, with overlays, sizes, lab and review in between.

    python -m tests.gui.benchmarks.soak [--games N] [--every N]

Prints memory, open files, threads and lateness as the games go on, and returns 1 if memory
grows by more than 5 MB after the first 500 games, or if the number of open files or threads
grows.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox

from tests.benchmarks.measuring import options, row
from tests.gui.benchmarks.lateness import Lateness, shown_window
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules
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
OPEN_EVERY, OPEN_EVERY_AT_FIRST = 20, 2
"""Number of games from one opened window to the next, after and during the warm-up, by whose end
everything that a window loads is loaded."""
WATCH_EVERY, WATCHED = 20, Pace(500)
"""Of the warm-up's games, every so many is slow enough that some overlays show a thought."""
OPEN_MS = 200
"""Time that a window stays open: a review has begun, and isn't finished."""
_M_ARENA_MAX = -8
"""The name of this option of the C library in `malloc.h`."""


class Level(NamedTuple):
    """The resources that a process uses at one moment."""

    games: int
    megabytes: float
    files: int
    threads: int


def level(games: int) -> Level:
    """Return what this process uses now.

    Free memory is returned to the system first: how much of it the C library keeps varies by
    10 MB and says nothing about what the program holds.
    """
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    files, threads = (len(list(Path("/proc/self", each).iterdir())) for each in ("fd", "task"))
    return Level(games, pages * os.sysconf("SC_PAGE_SIZE") / 1e6, files, threads)


def soak(games: int, every: int) -> Iterator[Level]:
    """Play, and yield what the process uses as the games go on."""
    # Otherwise threads have heaps of their own, whose last free part can't be returned: a single
    # large thought of such a thread would look like 6 MB in use from then on.
    ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1)
    make_application().setQuitOnLastWindowClosed(False)
    hand, meter, draw = shown_window(), Lateness(), Random(1)
    meter.start()
    row("games", "MB", "files", "threads", "99th percentile of lateness in ms")
    for game in range(1, games + 1):
        is_read = game % every == 0 or game == games
        play(hand, game, draw, is_read=is_read)
        distance = OPEN_EVERY if game > WARM_UP else OPEN_EVERY_AT_FIRST
        if game % distance == 0:  # before the first move there is nothing to review
            open_and_close(hand, WINDOWS[game // distance % len(WINDOWS)])
        if is_read:
            reading = level(game)
            row(*reading, f"{sorted(meter.late)[int(len(meter.late) * 0.99)]:.1f}")
            meter.late.clear()
            yield reading
    meter.stop()
    hand.window.close()


def play(hand: Hand, game: int, draw: Random, *, is_read: bool) -> None:
    """Play one of the games."""
    is_watched = game <= WARM_UP and game % WATCH_EVERY == 0
    hand.game.pace = WATCHED if is_watched else Pace(0)
    hand.game.new_game(Rules(*draw.choice(SIZES)))
    for mark in Mark:
        player = draw.choice(PLAYERS)
        # Some players keep files open, so what is read must not depend on who plays.
        hand.game.set_player(mark, parse_spec(PLAYERS[0] if is_read or is_watched else player))
    overlay = hand.part(QComboBox, "overlay")
    number = game // WATCH_EVERY if is_watched else draw.randrange(overlay.count())
    overlay.setCurrentIndex(number % overlay.count())
    if not hand.thinks():
        hand.part(QAction, "playPause").trigger()
    hand.qtbot.waitUntil(lambda: hand.record.result is not None, timeout=PATIENCE_MS)


def open_and_close(hand: Hand, name: str) -> None:
    """Open a window for a moment."""
    action = hand.part(QAction, name)
    assert action.isEnabled(), name
    action.trigger()
    hand.qtbot.wait(OPEN_MS)
    for window in QApplication.topLevelWidgets():
        if window is not hand.window and window.isWindow() and window.objectName():
            window.close()


def main() -> int:
    """Run the soak test, and return 1 if anything grew."""
    asked = options(__doc__, games=10_000, every=250)
    with TemporaryDirectory() as home:
        os.environ["TTTMC_HOME"] = home
        levels = [*soak(asked.games, asked.every)]
    first = next((each for each in levels if each.games >= WARM_UP), levels[0])
    last = levels[-1]
    # One reading varies by 2 MB with what happens to be free.
    growth = median(each.megabytes for each in levels[-3:]) - first.megabytes
    print(f"{growth:.1f} MB more after {last.games - first.games} games")
    # Idle threads end after a while, so one reading may happen to have fewer than the next.
    early = [each for each in levels if each.games <= 2 * WARM_UP] or levels[:1]
    most = [max(column) for column in zip(*early, strict=True)]
    return growth > MOST_GROWTH or last.files > most[2] or last.threads > most[3]


if __name__ == "__main__":
    sys.exit(main())
