"""The legend: what the numbers mean, how the trials came out, and when they say little."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules


def said(hand: Hand) -> str:
    """Return what the legend says."""
    return hand.part(QLabel, "legend").text()


def test_it_explains_the_scores(open_window: OpenWindow) -> None:
    """Who reads nothing else is told whose view it is and what brighter means."""
    hand = open_window(o="mc:trials=100")
    assert said(hand) == "The machine's scores appear on the squares when it thinks."
    hand.click(1, 1)
    hand.until_moves(2)
    assert said(hand).startswith("Score: brighter is better for O.")
    assert not hand.part(QToolButton, "shorterLine").isVisible()


def test_it_says_how_the_trials_came_out(open_window: OpenWindow) -> None:
    """The bar's name tells wins, ties and losses, X's first, as many as the trials."""
    hand = open_window(o="mc:trials=100")
    hand.click(1, 1)
    hand.until_moves(2)
    tally = hand.thought.tally
    assert tally is not None
    text = f"Of 100 trials X won {tally.losses}, {tally.ties} were ties, O won {tally.wins}."
    assert hand.part(QWidget, "outcomes").accessibleName() == text


def test_a_random_machine_has_no_scores(open_window: OpenWindow) -> None:
    """A machine that looked at nothing shows nothing, and the legend says so."""
    hand = open_window(o="random")
    hand.click(1, 1)
    hand.until_moves(2)
    assert said(hand) == "O moved at random."
    assert hand.board.picture.overlay is None


def test_drowned_scores_offer_a_shorter_line(open_window: OpenWindow) -> None:
    """Where nearly all trials are ties that is said, and one click plays a shorter line."""
    hand = open_window(o="mc:trials=150", rules=Rules(12))
    hand.click(5, 5)
    hand.until_moves(2)
    assert "so the scores mean little here" in said(hand)
    offer = hand.part(QToolButton, "shorterLine")
    assert offer.isVisible()
    hand.push("shorterLine")
    assert hand.record.rules == Rules(12, 5)
    assert hand.moves == 0
    assert not offer.isVisible()
    assert hand.number("lineLength") == 5
