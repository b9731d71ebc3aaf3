"""Every rule survives being passed to students' files, textbooks and the window's card.

Saved games, runs of the lab and preferences keep the rules where these are tested.
"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QSpinBox
from pytestqt.qtbot import QtBot

from tttmc_app.core import Position, Rules
from tttmc_app.course.protocol import board_of
from tttmc_app.course.provided import TTTBoard
from tttmc_app.course.values import decode, encode
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.players.learner import built_in_name

NAMES = {
    Rules(3): "3x3-3.textbook",
    Rules(3, reverse=True): "3x3-3-reverse.textbook",
    Rules(3, 2): "3x3-2.textbook",
    Rules(5, 4, reverse=True): "5x5-4-reverse.textbook",
}
"""The names under which textbooks were made long ago, and can still be found."""


@pytest.mark.parametrize("rules", NAMES, ids=str)
def test_rules_are_kept(rules: Rules, qtbot: QtBot) -> None:
    assert built_in_name(rules) == NAMES[rules]
    value = board_of(Position.start(rules))
    assert decode(encode(value)) == value
    board = TTTBoard.of_value(value)
    assert board.as_value() == board.clone().as_value() == value
    card, other = RulesCard(), RulesCard()
    for each in (card, other):
        qtbot.addWidget(each)
        each.set_rules(Rules(3))
    card.set_rules(rules)
    assert card.rules() == rules
    # As a user enters what the card shows:
    for here, there in zip(card.findChildren(QSpinBox), other.findChildren(QSpinBox), strict=True):
        there.setValue(here.value())
    switches = (each.findChildren(QAbstractButton) for each in (card, other))
    for one, two in zip(*switches, strict=True):
        two.setChecked(one.isChecked())
    assert other.rules() == rules
