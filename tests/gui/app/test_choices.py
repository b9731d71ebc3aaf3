"""Levels in the window: Unbeatable is offered only where it is proven."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules

UNBEATABLE = "level:level=unbeatable"


def offered(hand: Hand, level: str) -> tuple[bool, str]:
    """Return whether a level can be chosen for O, and its tooltip."""
    chooser = hand.part(QComboBox, "levelO")
    model = chooser.model()
    assert isinstance(model, QStandardItemModel)
    index = chooser.findText(level)
    tip = chooser.itemData(index, Qt.ItemDataRole.ToolTipRole)
    return model.item(index).isEnabled(), str(tip or "")


def test_three_levels_are_offered(open_window: OpenWindow) -> None:
    """Unbeatable takes Hard's place where it is proven; the other's tooltip says why it isn't."""
    hand = open_window(o="level")
    for rules, there, missing, why in (
        (Rules(3), "Unbeatable", "Hard", "as good as unbeatable"),
        (Rules(5, 3), "Hard", "Unbeatable", "is proven only from 3×3 to 8×8"),
        (Rules(4), "Unbeatable", "Hard", "as good as unbeatable"),
    ):
        hand.set("boardSize", rules.size)
        hand.set("lineLength", rules.line_length)
        for level in ("Easy", "Medium", there):
            assert offered(hand, level) == (True, "")
        can, tip = offered(hand, missing)
        assert not can
        assert why in tip


def test_it_becomes_hard_when_the_rules_change(open_window: OpenWindow) -> None:
    """If new rules make Unbeatable unavailable, the machine becomes Hard, and a message says so."""
    hand = open_window(o=UNBEATABLE)
    hand.set("boardSize", 9)
    assert hand.record.players[1] == "level:level=hard"
    assert hand.message.startswith("O now plays as Machine by level, Hard: unbeatable is proven")
    assert hand.part(QComboBox, "levelO").currentText() == "Hard"
    hand.click(2, 2)
    hand.until_moves(2)


def test_a_level_plays_by_its_name(open_window: OpenWindow) -> None:
    """The page on the thought calls it by its level, and not best what it chose at random."""
    hand = open_window(o="level:level=easy")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: hand.part(QLabel, "statement").text().startswith("Easy played "))


def test_undo_brings_back_the_level_that_played_there(open_window: OpenWindow) -> None:
    """Returning to a game with such rules by undo takes Unbeatable away, too."""
    hand = open_window(o="level", rules=Rules(5, 3))
    hand.click(2, 2)
    hand.until_moves(2)
    hand.set("boardSize", 3)
    hand.choose("levelO", "Unbeatable")
    assert hand.record.players[1] == UNBEATABLE
    hand.press("undo")
    assert hand.record.rules == Rules(5, 3)
    assert hand.record.players[1] == "level:level=medium"
