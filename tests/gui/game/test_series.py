"""The score of a series: by contestant, across swapped sides, undo and redo."""

from __future__ import annotations

from contextlib import closing

from PySide6.QtWidgets import QAbstractButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Ending, Mark, Result, Rules
from tttmc_app.gui.panels.series_card import Series
from tttmc_app.players.learner import open_textbook

X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
O_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (1, 2))


def standing(hand: Hand) -> str:
    """Return the score as shown: X's contestant, ties, O's contestant."""
    return hand.part(QAbstractButton, "series").text()


def play(hand: Hand, squares: tuple[tuple[int, int], ...]) -> None:
    """Play a game between two humans."""
    for square in squares:
        hand.click(*square)
    assert hand.record.result is not None


def test_the_score_in_the_window(open_window: OpenWindow) -> None:
    """Wins are counted across games, also games to which Undo returns; Reset clears them."""
    hand = open_window(o="human")
    for squares in (X_WINS, O_WINS, X_WINS):
        hand.press("newGame")
        play(hand, squares)
    assert standing(hand) == "2 – 0 – 1"
    hand.press("swapSides")
    assert standing(hand) == "1 – 0 – 2"
    for name in ("undo", "undo", "redo", "redo"):
        hand.press(name)
    assert standing(hand) == "1 – 0 – 2"
    hand.press("clearSeries")
    assert standing(hand) == "0 – 0 – 0"
    assert not hand.can("clearSeries")


def test_swapping_sides_in_the_window(open_window: OpenWindow) -> None:
    """Swapping sides swaps the players, starts a game and keeps the score with the players.

    So does an undo that leads back to the game before.
    """
    hand = open_window(o="human")
    play(hand, X_WINS)
    hand.choose("playerO", "Random")
    assert standing(hand) == "0 – 0 – 0"  # another opponent, another series
    hand.press("newGame")
    hand.game.series = Series().with_result(7, Result(Mark.X, Ending.LINE), hand.game.pairing)
    hand.click(0, 0)
    hand.until_moves(2)
    hand.press("swapSides")
    hand.until_moves(1)
    assert hand.record.players == ("random", "human")
    assert standing(hand) == "0 – 0 – 1"
    assert hand.status == "Your turn (O)"
    while len(hand.record.moves) < 2:
        hand.press("undo")
    assert hand.record.players == ("human", "random")
    assert standing(hand) == "1 – 0 – 0"


def test_other_settings_are_another_player(open_window: OpenWindow) -> None:
    """A machine with more trials doesn't get the wins of one with fewer."""
    hand = open_window(o="mc:trials=20")
    before = hand.game.pairing
    hand.game.series = Series().with_result(7, Result(Mark.O, Ending.LINE), before)
    hand.set("trialsO", 30)
    assert standing(hand) == "0 – 0 – 0"
    hand.set("trialsO", 20)
    assert standing(hand) == "0 – 0 – 1"


def test_a_player_chosen_between_games_learns_from_the_next(open_window: OpenWindow) -> None:
    """The end of a game is told to the players who played it, not to those of earlier games."""
    hand = open_window(x="human", o="human")
    play(hand, X_WINS)
    hand.choose("playerX", "Learn by mistake")
    hand.press("newGame")
    for number, square in enumerate([(0, 2), (1, 1), (2, 0)], start=1):
        hand.until_moves(2 * number - 1)
        hand.click(*square)
    assert hand.record.result is not None
    hand.wait_for_worker()
    with closing(open_textbook("", Rules(3))) as textbook:
        assert list(textbook.entries()) == [("xxo-o----", "3")]
