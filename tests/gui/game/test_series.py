"""The score of a series: by contestant, across swapped sides, undo and redo."""

from __future__ import annotations

from contextlib import closing

from PySide6.QtWidgets import QAbstractButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules
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


def test_wins_follow_the_contestant() -> None:
    """A contestant keeps the wins gained as X after becoming O."""
    series = Series().with_result(0, Mark.X).with_result(1, None).with_sides_swapped()
    assert (series.wins(Mark.X), series.ties, series.wins(Mark.O)) == (0, 1, 1)
    again = series.with_result(2, Mark.O)
    assert again.wins(Mark.O) == 2


def test_a_result_can_be_taken_back_and_restored() -> None:
    """A restored result counts for its original contestant, whichever side they play now."""
    series = Series().with_result(0, Mark.X).without(0)
    assert series.results == ()
    swapped = series.with_sides_swapped().restored(0)
    assert (swapped.wins(Mark.X), swapped.wins(Mark.O)) == (0, 1)
    assert swapped.restored(0) == swapped


def test_a_game_counts_once() -> None:
    """A game that is replayed with another result counts only once, with the last result."""
    series = Series().with_result(0, Mark.X).without(0).with_result(0, Mark.O)
    assert (series.wins(Mark.X), series.wins(Mark.O)) == (0, 1)
    assert series.restored(0) == series


def test_the_score_in_the_window(open_window: OpenWindow) -> None:
    """Wins are counted across games; Reset score clears them."""
    hand = open_window(o="human")
    play(hand, X_WINS)
    hand.press("newGame")
    play(hand, O_WINS)
    hand.press("newGame")
    play(hand, X_WINS)
    assert standing(hand) == "2 – 0 – 1"
    hand.press("clearSeries")
    assert standing(hand) == "0 – 0 – 0"
    assert not hand.can("clearSeries")


def test_swapping_sides_in_the_window(open_window: OpenWindow) -> None:
    """Swapping sides swaps the players, starts a game and keeps the score with the players."""
    hand = open_window(o="human")
    play(hand, X_WINS)
    hand.choose("playerO", "Random")
    assert standing(hand) == "0 – 0 – 0"  # another opponent, another series
    hand.press("newGame")
    hand.game.series = Series().with_result(7, Mark.X, hand.game.pairing)
    hand.press("swapSides")
    hand.until_moves(1)
    assert hand.record.players == ("random", "human")
    assert standing(hand) == "0 – 0 – 1"
    assert hand.status == "Your turn (O)"


def test_undo_after_swapping_sides(open_window: OpenWindow) -> None:
    """Undoing into a game finished before a swap credits the contestant who won, not the side."""
    hand = open_window(o="human")
    play(hand, X_WINS)
    hand.press("swapSides")
    assert standing(hand) == "0 – 0 – 1"
    for name in ("undo", "undo", "redo", "redo"):
        hand.press(name)
    assert standing(hand) == "0 – 0 – 1"


def test_other_settings_are_another_player(open_window: OpenWindow) -> None:
    """A machine with more trials doesn't get the wins of one with fewer."""
    hand = open_window(o="mc:trials=20")
    before = hand.game.pairing
    hand.game.series = Series().with_result(7, Mark.O, before)
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
