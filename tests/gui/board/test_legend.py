"""The legend: what the numbers mean, the trials' outcomes, and when they mean little."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules


def caption(hand: Hand) -> str:
    """Return the legend's caption."""
    return hand.part(QLabel, "legend").text()


def test_it_explains_the_scores(open_window: OpenWindow) -> None:
    """The caption says whose scores they are and what brighter means."""
    hand = open_window(o="mc:trials=100")
    assert caption(hand) == "The machine's scores appear on the squares when it thinks."
    hand.click(1, 1)
    hand.until_moves(2)
    assert caption(hand).startswith("Score: brighter is better for O.")
    assert not hand.part(QToolButton, "shorterLine").isVisible()


def test_it_shows_the_trials_outcomes(open_window: OpenWindow) -> None:
    """The bar's name gives wins, ties and losses, X first, adding up to the trials."""
    hand = open_window(o="mc:trials=100")
    hand.click(1, 1)
    hand.until_moves(2)
    tally = hand.thought.tally
    assert tally is not None
    text = f"Of 100 trials, X won {tally.losses}, {tally.ties} were ties and O won {tally.wins}."
    assert hand.part(QWidget, "outcomes").accessibleName() == text


def test_a_random_machine_has_no_scores(open_window: OpenWindow) -> None:
    """A machine without scores shows none, and the legend says so."""
    hand = open_window(o="random")
    hand.click(1, 1)
    hand.until_moves(2)
    assert caption(hand) == "O moved at random."
    assert hand.board.picture.overlay is None


def test_many_ties_offer_a_shorter_line(open_window: OpenWindow) -> None:
    """Where nearly all trials tie, the legend says so and offers a shorter line."""
    hand = open_window(o="mc:trials=150", rules=Rules(12))
    hand.click(5, 5)
    hand.until_moves(2)
    assert "so the scores mean little here" in caption(hand)
    offer = hand.part(QToolButton, "shorterLine")
    assert offer.isVisible()
    hand.push("shorterLine")
    assert hand.record.rules == Rules(12, 5)
    assert hand.moves == 0
    assert not offer.isVisible()
    assert hand.number("lineLength") == 5
