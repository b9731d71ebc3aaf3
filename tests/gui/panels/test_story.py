"""Stories of the panels: after each step, all that has changed in the window is compared."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.whole import Story
from tttmc_app.core import Rules

SEEN = r"label|number|choice|field|switch|button|part|row|head|progress|tip|board [^nw]|&Game"


def test_each_player_in_its_card(open_window: OpenWindow) -> None:
    """Every kind of player shows its own fields, with their defaults, limits and explanations."""
    hand = open_window(x="random", o="random", seed=5)
    story = Story(hand, __file__, "players in their cards", only=SEEN)
    story.step("random")
    for name in (
        "Monte Carlo", "Forward sampling", "Learn by mistake", "Tree search", "Perfect",
        "Machine by level", "Student's file", "Gomocup engine",
    ):  # fmt: skip
        hand.choose("playerX", name)
        story.step(name)
    hand.choose("playerX", "Monte Carlo")
    hand.choose("playerO", "Tree search")
    story.step("O's card")
    hand.set("trialsX", 77)
    story.step("77 trials")
    hand.push("explainX")
    story.step("no explanation")


def test_moves_and_variations(open_window: OpenWindow) -> None:
    """Rows of moves and variations can be chosen, on a board with a shorter line."""
    hand = open_window(o="human", rules=Rules(4, 3, reverse=True), seed=5)
    story = Story(hand, __file__, "moves and variations")
    story.step("no moves")
    for square in ((0, 0), (1, 2), (3, 3)):
        hand.click(*square)
    story.step("three moves")
    choose(hand, "moves", 0, 1)
    story.step("the second move")
    hand.press("playFromHere")
    hand.click(2, 0)
    story.step("another third move")
    choose(hand, "variations", 0, 0)
    story.step("the variation")
    hand.press("undo")
    story.step("undo")


def choose(hand: Hand, name: str, row: int, column: int) -> None:
    """Click a cell of a table or list."""
    view = hand.part(QAbstractItemView, name)
    view.setCurrentIndex(view.model().index(row, column))
    view.clicked.emit(view.currentIndex())
