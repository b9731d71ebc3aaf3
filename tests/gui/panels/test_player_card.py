"""The players' cards and the panel that holds them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Mark
from tttmc_app.core.counted import TRIALS
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.gui.panels.plates import Plate
from tttmc_app.gui.panels.player_card import PlayerCard, progress_text
from tttmc_app.players import PLAYER_KINDS, PlayerSpec, default_spec, parse_spec
from tttmc_app.players.defaults import DEFAULT_TRIALS


def test_progress_of_an_endless_thought(open_window: OpenWindow) -> None:
    """A running thought's progress is on its side's plate."""
    hand = open_window(o=f"mc:trials={ENDLESS}")
    hand.click(0, 0)
    hand.until_thought()
    plate = hand.part(Plate, "plateO")
    hand.until(lambda: "of 1.0T trials" in plate.shown.line)
    assert plate.shown.progress is not None


def test_progress_in_words() -> None:
    """The line gives the count, the total in few letters, and the speed once it is known."""
    assert progress_text(500, 1000, 0.0, TRIALS) == "500 of 1000 trials"
    assert progress_text(53_000_000, 10**8, 5, TRIALS) == "53M of 100M trials · 11 M trials/s"
    assert progress_text(8000, 8000, 0.5, TRIALS) == "8,000 trials · 16 k trials/s"
    assert progress_text(8000, None, 0.0001, TRIALS) == "8,000 trials"
    assert progress_text(5, None, 1, TRIALS) == "5 trials"
    assert progress_text(999, None, 1, TRIALS) == "999 trials"
    assert progress_text(1000, None, 1, TRIALS) == "1,000 trials · 1.0 k trials/s"
    assert progress_text(1000, None, 0.0049, TRIALS) == "1,000 trials"
    assert progress_text(1000, None, 0.005, TRIALS) == "1,000 trials · 200 k trials/s"
    assert progress_text(0, 10, 1, TRIALS) == "0 of 10 trials"
    assert progress_text(0, None, 1, TRIALS) == progress_text(0, 0, 1, TRIALS) == ""


def explanation(hand: Hand, side: str) -> str:
    """Return the explanation on a side's card of how its player thinks."""
    how = hand.part(QWidget, f"how{side}")
    label = how.findChild(QLabel)
    assert label is not None
    return label.text() if how.isVisible() else ""


def test_every_machine_says_how_it_thinks(open_window: OpenWindow) -> None:
    """A button beside each machine shows how it thinks; people need no explanation."""
    hand = open_window(x="human", o="mc")
    hand.push("explainO")
    for kind in PLAYER_KINDS[1:]:
        hand.choose("playerO", str(kind.label))
        hand.until(lambda: bool(explanation(hand, "O")))
        assert explanation(hand, "O") == str(kind.description)
    assert explanation(hand, "X") == ""
    hand.push("explainO")
    assert explanation(hand, "O") == ""
    assert hand.part(QAbstractButton, "explainX").accessibleName() == "How X's player thinks"


def card_of_mc(qtbot: QtBot) -> tuple[PlayerCard, CountField, QToolButton]:
    """Return a card that shows Monte Carlo, the field for its trials, and its ∞ button."""
    card = PlayerCard(Mark.O)
    qtbot.addWidget(card)
    card.set_spec(default_spec("mc"))
    card.show()
    trials, exact = card.findChild(CountField, "trialsO"), card.findChild(QToolButton, "exactO")
    assert trials is not None
    assert exact is not None
    return card, trials, exact


def enter_infinity(trials: CountField) -> None:
    """Type ∞ into the trials field."""
    trials.lineEdit().setText("∞")  # keys that tests can press don't include the sign
    QTest.keyClick(trials, Qt.Key.Key_Return)


def test_infinity_disables_the_trials(qtbot: QtBot) -> None:
    """Pressing ∞ makes the player exact, and pressing it again restores the number."""
    card, trials, exact = card_of_mc(qtbot)
    specs: list[PlayerSpec] = []
    card.spec_changed.connect(specs.append)
    exact.click()
    assert specs[-1] == parse_spec("mc:exact")
    assert trials.text() == "∞"
    assert not trials.isEnabled()
    exact.click()
    assert specs[-1] == parse_spec("mc")
    assert trials.text() == f"{DEFAULT_TRIALS:,}"
    assert trials.isEnabled()


def test_infinity_says_why_it_is_disabled(qtbot: QtBot) -> None:
    """Where exact scores are impossible, the button is disabled and its tooltip says why."""
    card, trials, exact = card_of_mc(qtbot)
    card.limit_exact("49 squares are empty")
    assert not exact.isEnabled()
    assert "49 squares are empty" in exact.toolTip()
    enter_infinity(trials)
    assert card.spec() == parse_spec("mc")
    card.limit_exact(None)
    assert exact.isEnabled()
