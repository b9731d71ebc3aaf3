"""Exact scores in a player's card."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tttmc_app.core import Mark
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.players import PlayerSpec, default_spec, parse_spec


def card_of_mc(qtbot: QtBot) -> tuple[PlayerCard, CountField, QToolButton]:
    """Return a card that shows Monte Carlo, its trials and its sign."""
    card = PlayerCard(Mark.O)
    qtbot.addWidget(card)
    card.set_spec(default_spec("mc"))
    card.show()
    trials, exact = card.findChild(CountField, "trialsO"), card.findChild(QToolButton, "exactO")
    assert trials is not None
    assert exact is not None
    return card, trials, exact


def enter_infinity(trials: CountField) -> None:
    """Type the sign into the trials, as one who has it on the keyboard."""
    trials.lineEdit().setText("∞")  # no keyboard that tests can play has the sign
    QTest.keyClick(trials, Qt.Key.Key_Return)


def test_the_sign_puts_the_trials_out_of_use(qtbot: QtBot) -> None:
    """Pressing ∞ makes the player exact, and pressing it again brings the number back."""
    card, trials, exact = card_of_mc(qtbot)
    specs: list[PlayerSpec] = []
    card.spec_changed.connect(specs.append)
    exact.click()
    assert specs[-1] == parse_spec("mc:exact")
    assert trials.text() == "∞"
    assert not trials.isEnabled()
    exact.click()
    assert specs[-1] == parse_spec("mc")
    assert trials.text() == "1,000"
    assert trials.isEnabled()


def test_infinity_can_be_typed(qtbot: QtBot) -> None:
    """∞ in the trials field is the same as the sign beside it."""
    card, trials, _ = card_of_mc(qtbot)
    enter_infinity(trials)
    assert card.spec() == parse_spec("mc:exact")


def test_the_sign_says_why_it_cannot_be_had(qtbot: QtBot) -> None:
    """Where the exact scores are out of reach the sign is grey and its tooltip says why."""
    card, trials, exact = card_of_mc(qtbot)
    card.limit_exact("49 squares are empty")
    assert not exact.isEnabled()
    assert "49 squares are empty" in exact.toolTip()
    enter_infinity(trials)
    assert card.spec() == parse_spec("mc")
    card.limit_exact(None)
    assert exact.isEnabled()


def test_an_exact_player_is_shown(qtbot: QtBot) -> None:
    """A player that is exact already, as from the last session, shows so."""
    card, trials, exact = card_of_mc(qtbot)
    card.set_spec(parse_spec("mc:exact"))
    assert exact.isChecked()
    assert trials.text() == "∞"
    assert card.spec() == parse_spec("mc:exact")
