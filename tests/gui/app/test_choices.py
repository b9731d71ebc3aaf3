"""Levels in the window: Unbeatable is offered only where it is proven."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules

UNBEATABLE = "level:level=unbeatable"


def unbeatable(hand: Hand) -> tuple[bool, str]:
    """Return whether the level can be chosen for O, and its tooltip."""
    chooser = hand.part(QComboBox, "levelO")
    model = chooser.model()
    assert isinstance(model, QStandardItemModel)
    index = chooser.findText("Unbeatable")
    tip = chooser.itemData(index, Qt.ItemDataRole.ToolTipRole)
    return model.item(index).isEnabled(), str(tip or "")


def test_it_is_offered_where_it_is_proven(open_window: OpenWindow) -> None:
    """On 3×3 Unbeatable can be chosen; on 5×5 it is disabled and its tooltip says why."""
    hand = open_window(o="level")
    assert unbeatable(hand) == (True, "")
    hand.set("boardSize", 5)
    can, tip = unbeatable(hand)
    assert not can
    assert "Unbeatable is proven only on 3×3 and 4×4 with full lines." in tip
    hand.set("boardSize", 4)
    assert unbeatable(hand) == (True, "")


def test_it_becomes_hard_when_the_rules_change(open_window: OpenWindow) -> None:
    """If new rules make Unbeatable unavailable, the machine becomes Hard, and a message says so."""
    hand = open_window(o=UNBEATABLE)
    hand.set("boardSize", 5)
    assert hand.record.players[1] == "level:level=hard"
    assert hand.message == (
        "O now plays as Machine by level, Hard: unbeatable is proven only on 3×3 and 4×4 with full "
        "lines."
    )
    assert hand.part(QComboBox, "levelO").currentText() == "Hard"
    hand.click(2, 2)
    hand.until_moves(2)


def test_undo_to_other_rules_takes_it_away_too(open_window: OpenWindow) -> None:
    """Returning to a game with such rules by undo makes the machine Hard, too."""
    hand = open_window(o="level", rules=Rules(5))
    hand.click(2, 2)
    hand.until_moves(2)
    hand.set("boardSize", 3)
    hand.choose("levelO", "Unbeatable")
    assert hand.record.players[1] == UNBEATABLE
    hand.press("undo")
    assert hand.record.rules == Rules(5)
    assert hand.record.players[1] == "level:level=hard"


def test_an_impossible_choice_is_refused(open_window: OpenWindow) -> None:
    """An impossible choice leaves the card unchanged."""
    hand = open_window(o="level", rules=Rules(5))
    hand.choose("levelO", "Unbeatable")
    assert hand.part(QComboBox, "levelO").currentText() == "Hard"
    assert hand.record.players[1] == "level:level=hard"


def test_a_stored_one_is_adapted(open_window: OpenWindow) -> None:
    """A stored Unbeatable player becomes Hard where the rules require it; the message says why."""
    hand = open_window(o=UNBEATABLE, rules=Rules(7, 4))
    assert hand.record.players[1] == "level:level=hard"
    assert "unbeatable is proven only" in hand.message
