"""Every machine in the window: its overlay, its legend and its card."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import square_name

SPECS = {
    "forward:samples=50": (" went well for X. Bigger and bolder is better", "%"),
    "tree:simulations=300": ("In the search's simulations, X scored ", "%"),
    "perfect": ("with best play the game is a tie", "tie"),
    "learner": ("lists no mistake here yet, so X plays the first square", ""),
}
"""For each player, part of what is said once its reason is known, and the unit of the numbers."""


def said(hand: Hand) -> str:
    """Return the reason for a thought, and the legend."""
    return " ".join(hand.part(QLabel, name).text() for name in ("why", "legend")).strip()


@pytest.mark.parametrize("spec", SPECS)
def test_every_machine_explains_itself(open_window: OpenWindow, spec: str) -> None:
    """A player's suggestion comes with an overlay, numbers in the player's unit, and words."""
    hand = open_window(o=spec)
    words, unit = SPECS[spec]
    hand.press("ask")
    hand.until(lambda: " would play " in hand.status)
    hand.until(lambda: words in said(hand))  # the reason is found after the move
    overlay = hand.board.picture.overlay
    assert overlay is not None
    assert overlay.thought.values == hand.thought.values
    assert any(unit in text for text in overlay.texts())


def test_tree_search_shows_the_line_that_it_expects(open_window: OpenWindow) -> None:
    """The first moves of its expected line are numbered on the board."""
    hand = open_window(o="tree:simulations=300")
    hand.press("ask")
    hand.until(lambda: " would play " in hand.status)
    overlay = hand.board.picture.overlay
    assert overlay is not None
    row, col = hand.thought.line[0]
    assert overlay.texts()[3 * row + col].startswith("\N{CIRCLED DIGIT ONE}")
    assert "\N{CIRCLED DIGIT ONE}" in said(hand)
    assert f"the expected moves, {square_name((row, col))} " in said(hand)


def test_a_lost_game_shows_what_was_learnt(open_window: OpenWindow) -> None:
    """After a loss, the learner's last square is shown as a known mistake, and remains one."""
    hand = open_window(x="learner", o="human")
    for number, square in enumerate([(0, 2), (1, 1), (2, 0)]):
        hand.until_moves(2 * number + 1)
        if number == 2:
            assert -1.0 not in hand.thought.values
        hand.click(*square)
    hand.until_moves(6)
    hand.until(lambda: said(hand) == "Learnt: a2 lost. It is now a known mistake here.")
    overlay = hand.board.picture.overlay
    assert overlay is not None
    assert (overlay.texts()[3], overlay.shades[3]) == ("mistake", 0.0)


def test_a_textbook_that_cannot_be_used_is_named(
    open_window: OpenWindow, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """An error above the board names a file that isn't a textbook; the file stays unchanged."""
    file = tmp_path_factory.mktemp("books") / "letter.txt"
    file.write_text("Dear reader, this is no textbook at all.")
    hand = open_window(o=f"learner:textbook={file}")
    hand.click(1, 1)
    hand.until(lambda: "letter.txt" in hand.message)
    assert "it is a file of another kind" in hand.message
    assert file.read_text() == "Dear reader, this is no textbook at all."
