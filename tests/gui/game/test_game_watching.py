"""Machines against each other: play, pause, step, stop, speed and the automatic next game."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules
from tttmc_app.gui.game.options import Pace

SLOW_MS = 1000
"""The time per move when a test must see each position, even on a busy computer."""


def watching(open_window: OpenWindow, milliseconds: int = 0, size: int = 3) -> Hand:
    """Return a window in which two random machines wait for Play."""
    return open_window(x="random", o="random", rules=Rules(size), pace=Pace(milliseconds), seed=4)


def test_play_goes_to_the_end(open_window: OpenWindow) -> None:
    """Play runs the game to its end; the result is shown as text, not in a dialog."""
    hand = watching(open_window)
    hand.press("playPause")
    hand.until_over()
    assert hand.status == "X wins" or hand.status.startswith(("O wins", "Tie"))
    assert QApplication.activeModalWidget() is None
    assert not hand.game.running


def test_machines_show_their_scores(open_window: OpenWindow) -> None:
    """Ten trials per move are enough for scores on the board; and they stay at the end."""
    hand = open_window(x="mc:trials=10", o="mc:trials=10")
    hand.press("playPause")
    hand.until_over()
    thoughts = [move.thought for move in hand.record.moves]
    assert [thought.trials if thought else 0 for thought in thoughts] == [10] * len(thoughts)
    assert hand.thought is thoughts[-1]
    overlay = hand.board.picture.overlay
    assert overlay is not None
    assert overlay.thought == thoughts[-1]
    hand.game.browse(2)
    assert any(hand.board.picture.texts)


def test_the_next_game_starts_automatically(open_window: OpenWindow) -> None:
    """With the switch on, machines play game after game, and the score grows."""
    hand = watching(open_window)
    hand.push("nextByItself")
    hand.press("playPause")
    hand.until(lambda: len(hand.game.series.results) >= 3)
    assert hand.game.session.game >= 2
    hand.press("playPause")


def test_the_pause_between_games_can_be_paused(open_window: OpenWindow) -> None:
    """Between games the button pauses, and no game starts."""
    hand = watching(open_window, milliseconds=SLOW_MS // 2, size=1)
    hand.push("nextByItself")
    hand.press("playPause")
    hand.until(lambda: hand.record.result is not None and hand.game.plays_automatically)
    assert hand.part(QAction, "playPause").text() == "&Pause"
    hand.press("playPause")
    games = len(hand.game.series.results)
    hand.qtbot.wait(hand.game.pace.between_games_ms + 100)
    assert len(hand.game.series.results) == games
    assert hand.part(QAction, "playPause").text() == "&Play"


def test_only_machines_offer_the_next_game(open_window: OpenWindow) -> None:
    """The switch is visible only if both players are machines."""
    hand = watching(open_window)
    switch = hand.part(QAbstractButton, "nextByItself")
    assert switch.isVisible()
    hand.choose("playerX", "You")
    assert not switch.isVisible()


def test_the_list_of_moves_never_moves_up(open_window: OpenWindow) -> None:
    """A thought about which there is less to say leaves what is below it where it was."""
    hand = open_window(x="mc:trials=100", o="tree:simulations=100", rules=Rules(7, 5), pace=Pace(0))
    moves = hand.part(QTableWidget, "moves")
    tops: list[int] = []
    for _ in range(6):
        hand.press("step")
        hand.until(lambda: not hand.game.is_thinking)
        hand.qtbot.wait(50)  # the panels follow the board
        tops.append(moves.mapTo(hand.window, moves.rect().topLeft()).y())
    assert tops == sorted(tops)
