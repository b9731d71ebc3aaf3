"""One textbook in two windows: both learn at once, and nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.gui.conftest import OpenWindow
from tttmc_app.database import connect
from tttmc_app.players.textbook import Textbook

WINDOW = """
import sys
from PySide6.QtCore import QTimer
from tttmc_app.core import Mark
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.game.options import Pace
from tttmc_app.players import learner, parse_spec
from tttmc_app import database

learner.GAME_PATIENCE = database.PATIENCE = 20.0  # a busy computer may write slowly
application, window = make_application(), make_window()
game, games, troubles = window.game, int(sys.argv[2]), []
game.failed.connect(troubles.append)
game.set_player(Mark.X, parse_spec(f"learner:textbook={sys.argv[1]},blame=chain"))
game.set_player(Mark.O, parse_spec("random"))
game.pace = Pace(0, starts_next_game=True)
window.show()

def look():
    if len(game.series.results) >= games or troubles:
        game.stop()
        window.close()
        application.quit()

timer = QTimer()
timer.timeout.connect(look)
timer.start(1)
print("ready", flush=True)
sys.stdin.readline()
game.play()
application.exec()
print(len(game.series.results), *troubles)
"""
GAMES = 6


def opened(book: Path) -> subprocess.Popen[str]:
    """Start a process whose window waits to play with this textbook."""
    child = subprocess.Popen(
        [sys.executable, "-c", WINDOW, book, str(GAMES)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    return child


def test_two_windows_learn_at_once(tmp_path: Path) -> None:
    """When two programs play with one textbook, all games of both are counted."""
    book = tmp_path / "shared.textbook"
    windows = [opened(book), opened(book)]
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("go\n")
        window.stdin.flush()
    games = [window.communicate(timeout=120)[0].strip() for window in windows]
    assert [window.returncode for window in windows] == [0, 0]
    textbook = Textbook(book, None)
    assert textbook.games == sum(map(int, games)) >= 2 * GAMES  # only a number: no error
    assert textbook.size == len(set(textbook.entries()))
    textbook.close()


def test_a_locked_textbook_is_named_and_learns_later(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """After a game, a message says that the textbook is locked; the next game saves both games."""
    path = tmp_path / "shared.textbook"
    hand = open_window(x=f"learner:textbook={path}", o="human", seed=1)
    hand.play_to_the_end()
    hand.wait_for_worker()
    book = Textbook(path, None)
    assert book.games == 1
    holder = connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    hand.press("newGame")
    hand.play_to_the_end()
    hand.until(lambda: "another program has locked it" in hand.message)
    assert book.games == 1
    holder.execute("ROLLBACK")
    holder.close()
    hand.press("newGame")
    hand.play_to_the_end()
    hand.wait_for_worker()
    assert book.games == 3
    book.close()
