"""The players' cards and the panel that holds them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
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


@pytest.mark.parametrize("kind", PLAYER_KINDS, ids=lambda kind: kind.name)
def test_every_kind_can_be_chosen_and_shown(qtbot: QtBot, kind: object) -> None:
    """Every player in the registry is offered, shown with its values and read back unchanged."""
    card = PlayerCard(Mark.O)
    qtbot.addWidget(card)
    chooser = card.findChild(QComboBox, "playerO")
    assert chooser is not None
    assert [chooser.itemData(i) for i in range(chooser.count())] == [k.name for k in PLAYER_KINDS]
    for known in PLAYER_KINDS:
        if known is kind:
            card.set_spec(default_spec(known.name))
            assert card.spec() == default_spec(known.name)


def test_a_card_emits_each_edit(qtbot: QtBot) -> None:
    """Each edit is emitted once, with all values; showing a player emits nothing."""
    card = PlayerCard(Mark.X)
    qtbot.addWidget(card)
    emitted: list[PlayerSpec] = []
    card.spec_changed.connect(emitted.append)
    card.set_spec(parse_spec("mc:trials=5,current=2,other=3"))
    assert emitted == []
    field = card.findChild(QWidget, "trialsX")
    assert field is not None
    field.setProperty("value", 70)
    assert emitted == [parse_spec("mc:trials=70,current=2,other=3")]


def test_large_counts_keep_every_digit(qtbot: QtBot) -> None:
    """1,000,000,001 trials are shown and read back to the last digit."""
    card = PlayerCard(Mark.X)
    qtbot.addWidget(card)
    for trials in (10**9 + 1, 10**12 - 1, 10**12):
        spec = parse_spec(f"mc:trials={trials}")
        card.set_spec(spec)
        assert card.spec() == spec


def test_only_the_chosen_player_s_fields_are_shown(open_window: OpenWindow) -> None:
    """A human has no fields, Monte Carlo three; they come and go with the choice."""
    hand = open_window(o="human")
    assert not hand.window.findChildren(QWidget, "trialsO")
    hand.choose("playerO", "Monte Carlo")
    fields = [hand.part(QWidget, n) for n in ("trialsO", "scoreCurrentO", "scoreOtherO")]
    assert all(field.isVisible() for field in fields)
    hand.choose("playerO", "You")
    assert not any(field.isVisible() for field in fields)
    hand.choose("playerO", "Monte Carlo")
    assert [field.accessibleName() for field in fields] == [
        "Trials per move",
        "Score weight: own",
        "Score weight: opponent",
    ]


def test_values_are_kept_while_another_player_is_chosen(open_window: OpenWindow) -> None:
    """Returning to the first player shows its values again."""
    hand = open_window(o="mc:trials=321")
    hand.choose("playerO", "Random")
    hand.choose("playerO", "Monte Carlo")
    assert hand.number("trialsO") == 321


def test_progress_of_an_endless_thought(open_window: OpenWindow) -> None:
    """A running thought's progress is on its side's plate."""
    hand = open_window(o=f"mc:trials={ENDLESS}")
    hand.click(0, 0)
    hand.until_thought()
    plate = hand.part(Plate, "plateO")
    hand.until(lambda: "of 1,000 billion trials" in plate.shown.line)
    assert plate.shown.progress is not None


def test_progress_in_words() -> None:
    """The line gives the count, the total, and the speed once it can be measured."""
    assert progress_text(500, 1000, 0.0, TRIALS) == "500 of 1,000 trials"
    assert progress_text(5000, 8000, 0.5, TRIALS) == "5,000 of 8,000 trials · 10 k trials/s"
    assert progress_text(8000, 8000, 0.5, TRIALS) == "8,000 trials · 16 k trials/s"
    assert progress_text(8000, None, 0.0001, TRIALS) == "8,000 trials"
    assert progress_text(5, None, 1, TRIALS) == "5 trials"
    assert progress_text(999, None, 1, TRIALS) == "999 trials"
    assert progress_text(1000, None, 1, TRIALS) == "1,000 trials · 1.0 k trials/s"
    assert progress_text(1000, None, 0.0049, TRIALS) == "1,000 trials"
    assert progress_text(1000, None, 0.005, TRIALS) == "1,000 trials · 200 k trials/s"
    assert progress_text(0, 10, 1, TRIALS) == "0 of 10 trials"
    assert progress_text(0, None, 1, TRIALS) == progress_text(0, 0, 1, TRIALS) == ""


def test_fields_created_late_are_like_the_others(open_window: OpenWindow) -> None:
    """Tab reaches the player's fields right after the chooser, and Enter returns to the board."""
    hand = open_window(o="human")
    hand.choose("playerO", "Forward sampling")
    chooser = hand.part(QComboBox, "playerO")
    after: list[str] = []
    widget: QWidget = chooser
    while widget.objectName() != "trialsX" and len(after) < 20:
        following = widget.nextInFocusChain()
        assert following is not None
        widget = following
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            after.append(widget.objectName())
    after = [name for name in after if not name.startswith("qt_")]
    assert after[:2] == ["samplesO", "tieO"]
    field = hand.part(QWidget, "samplesO")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert hand.board.hasFocus()


def test_only_used_forms_are_created(qtbot: QtBot) -> None:
    """A kind of player that was never chosen has no widgets, since these would delay the start."""
    card = PlayerCard(Mark.O)
    qtbot.addWidget(card)
    assert card.findChild(QWidget, "simulationsO") is None
    card.set_spec(default_spec("tree"))
    assert card.findChild(QWidget, "simulationsO") is not None


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


def test_infinity_can_be_typed(qtbot: QtBot) -> None:
    """Typing ∞ into the trials field has the same effect as the button next to it."""
    card, trials, _ = card_of_mc(qtbot)
    enter_infinity(trials)
    assert card.spec() == parse_spec("mc:exact")


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


def test_an_exact_player_is_shown(qtbot: QtBot) -> None:
    """A player that is already exact is shown as such."""
    card, trials, exact = card_of_mc(qtbot)
    card.set_spec(parse_spec("mc:exact"))
    assert exact.isChecked()
    assert trials.text() == "∞"
    assert card.spec() == parse_spec("mc:exact")
