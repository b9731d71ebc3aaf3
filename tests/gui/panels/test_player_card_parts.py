"""A player's card in detail: its notes, its progress and what it offers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.painted import painted
from tests.gui.parts import part
from tttmc_app.core import Mark, Meaning, Rules, Text, Thought
from tttmc_app.gui.look.theme import DARK, LIGHT, for_letters
from tttmc_app.gui.look.widgets import Card, ElidedLabel
from tttmc_app.gui.panels.player_card import MarkBadge, PlayerCard, SidePanel, report_text
from tttmc_app.players import default_spec, parse_spec, player_kinds

BASE = Thought(Meaning.SCORE, Mark.O, (None,) * 9, None, (), 0, None, 1)


@pytest.fixture
def card(qtbot: QtBot) -> PlayerCard:
    """Return O's card, with Monte Carlo."""
    made = PlayerCard(Mark.O)
    qtbot.addWidget(made)
    made.resize(320, 400)
    made.set_spec(parse_spec("mc"))
    made.show()
    return made


def bar(card: PlayerCard) -> float:
    """Return the share shown by the bar."""
    found = part(card, QProgressBar)
    return found.value() / found.maximum()


@pytest.mark.parametrize(
    ("changes", "share", "note"),
    [
        ({"trials": 250, "target": 1000}, 0.25, "250 of 1,000 trials"),
        ({"trials": 5000, "target": 8000}, 0.625, "5,000 of 8,000 trials · 5.0 k trials/s"),
        ({"trials": 5000}, 0.0, "5,000 trials · 5.0 k trials/s"),
        ({"share": 0.5}, 0.5, "calculated: 50 %"),
        ({"share": 0.0, "trials": 5, "target": 10}, 0.0, "calculated: 0 %"),
        ({"share": 0.25, "meaning": Meaning.RESULT}, 0.25, "searched: 25 %"),
        (
            {"trials": 50, "target": 100, "meaning": Meaning.VISITS},
            0.5,
            "50 of 100 simulations",
        ),
        ({}, 0.0, ""),
        (
            {
                "meaning": Meaning.EVALUATION,
                "values": (7.0, *(None,) * 8),
                "line": ((0, 0), (1, 1)),
            },
            0.0,
            "value 7 · a1 b2",
        ),
    ],
)
def test_progress_is_shown_in_its_unit(
    card: PlayerCard, changes: dict[str, Any], share: float, note: str
) -> None:
    """The bar and the line follow what a thought counts; an idle card has an empty bar."""
    card.show_progress(replace(BASE, **changes), 1.0)
    label = part(card, ElidedLabel)
    assert bar(card) == share
    assert label.text() == note
    card.show_idle("500 trials")
    assert (bar(card), label.text()) == (0.0, "500 trials")
    card.show_idle()
    assert label.text() == ""


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"values": (999_998.0, *(None,) * 8)}, "win in 2 · "),
        ({"values": (-999_999.0, *(None,) * 8), "line": ((2, 2),)}, "loss in 1 · c3"),
        ({"line": ((0, 0), (0, 1))}, "a1 b1"),
        ({"note": Text("Hello.")}, "Hello."),
        ({}, ""),
    ],
)
def test_an_engine_s_report(changes: dict[str, Any], text: str) -> None:
    """A report has the value and the expected moves, or else the engine's last message."""
    assert report_text(replace(BASE, meaning=Meaning.EVALUATION, **changes)) == text


@pytest.mark.parametrize("kind", player_kinds(), ids=lambda kind: kind.name)
def test_each_kind_is_explained(card: PlayerCard, kind: Any) -> None:
    """A machine has a text, a button and a bar; you have none; “Learn more” names the kind."""
    asked: list[str] = []
    card.lesson_requested.connect(asked.append)
    card.set_spec(default_spec(kind.name))
    is_machine = kind.make is not None
    assert card.kind is kind
    note = card.thinking_note
    assert note.text.text() == str(kind.description)
    assert note.isVisible() is note.button.isVisible() is is_machine
    assert part(card, QProgressBar).isVisible() is is_machine
    note.more.click()
    assert asked == [kind.name]


def test_the_explanation_is_shown_if_it_fits(card: PlayerCard) -> None:
    """It is hidden where it doesn't fit, unless its button has been pressed."""
    note = card.thinking_note
    assert note.text_height > 0
    note.show_if_fitting(fits=False)
    assert not note.isVisible()
    note.show_if_fitting(fits=True)
    assert note.isVisible()
    note.button.click()
    assert (note.is_chosen, note.isVisible()) == (True, False)
    note.show_if_fitting(fits=True)
    assert not note.isVisible()
    note.button.click()
    note.show_if_fitting(fits=False)
    assert note.isVisible()
    card.set_spec(default_spec("human"))
    assert note.text_height == 0


def test_extra_fields_come_with_the_explanation(card: PlayerCard) -> None:
    """Fields that can be left out are hidden with the text where space is short."""
    sure = part(card, QWidget, "sureO")
    assert sure.isVisible()
    assert card.thinking_note.extra_height > 0
    card.thinking_note.show_if_fitting(fits=False)
    assert not sure.isVisible()
    card.thinking_note.button.click()
    assert sure.isVisible()
    card.thinking_note.button.click()
    assert sure.isVisible()  # the button only hides the text


def test_the_card_has_its_side(card: PlayerCard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names and colours are those of the card's side, in every theme."""
    assert part(card, QComboBox, "playerO").accessibleName() == "Player for O"
    assert part(card, QProgressBar).accessibleName() == "Progress of O's thought"
    assert part(card, QAbstractButton, "explainO").accessibleName() == "How O's player thinks"
    assert part(card, QAbstractButton, "learnMoreO").accessibleName() == (
        "Learn more about O's player"
    )
    badge = part(card, MarkBadge)
    for theme in (LIGHT, DARK):
        card.set_theme(theme)
        (mark,) = painted(monkeypatch, badge)
        assert (mark.method, mark.pen) == ("drawEllipse", QColor(theme.o).name())
    cross = MarkBadge(Mark.X)
    calls = painted(monkeypatch, cross)
    assert [(call.method, call.pen) for call in calls] == [("drawLine", QColor(LIGHT.x).name())] * 2


def test_a_limit_of_exact_scores_has_its_reason(card: PlayerCard) -> None:
    """A switch that is off is disabled with the reason; one that is on can be switched off."""
    exact = part(card, QAbstractButton, "exactO")
    for spec, usable in (("mc", False), ("mc:exact", True)):
        card.set_spec(parse_spec(spec))
        card.limit_exact("it is too large")
        assert exact.isEnabled() is usable
        assert exact.accessibleDescription().endswith("\nNot available here: it is too large.")
        card.limit_exact(None)
        assert exact.isEnabled()
        assert "Not available" not in exact.toolTip()


def test_the_note_below_the_fields_is_a_label(card: PlayerCard, qtbot: QtBot) -> None:
    """A form added by the owner is above the bar."""
    extra = QLabel("extra")
    card.add_form(extra)
    card.layout()
    assert card.body.indexOf(extra) == card.body.indexOf(part(card, QProgressBar)) - 1


def test_explanations_give_way_to_cards(qtbot: QtBot) -> None:
    """An explanation hides when a card grows or the column shrinks, and returns when there's room.

    One that the user has opened stays.
    """
    players, other = (PlayerCard(Mark.X), PlayerCard(Mark.O)), Card()
    for each in players:
        each.set_spec(parse_spec("random"))
    side = SidePanel(players, (other,))
    qtbot.addWidget(side)
    side.resize(side.width(), 1000)
    side.show()

    def explained(x: bool, o: bool) -> None:
        found = [each.thinking_note for each in players]
        qtbot.waitUntil(lambda: [not note.isHidden() for note in found] == [x, o])

    explained(True, True)
    other.setMinimumHeight(900)
    explained(False, False)
    hidden = side.verticalScrollBar()
    qtbot.waitUntil(lambda: hidden.maximum() > 0)
    other.setMinimumHeight(900 - hidden.maximum())  # just enough that nothing else is hidden
    qtbot.waitUntil(lambda: hidden.maximum() == 0)
    explained(False, False)
    other.setMinimumHeight(0)
    explained(True, True)
    for height, x, o in ((100, False, False), (1000, True, True)):
        side.resize(side.width(), height)
        explained(x, o)
    for _press in range(2):
        players[1].thinking_note.button.click()
    other.setMinimumHeight(900)
    explained(False, True)


def test_the_first_explanation_goes_last(qtbot: QtBot) -> None:
    """In a column that grows, X's explanation appears first, and O's when both fit."""
    players = PlayerCard(Mark.X), PlayerCard(Mark.O)
    for each in players:
        each.set_spec(parse_spec("random"))
    side = SidePanel(players, ())
    qtbot.addWidget(side)
    side.show()
    found: list[list[bool]] = []
    for height in range(100, 600, 10):
        side.resize(side.width(), height)
        for _ in range(3):
            QApplication.processEvents()
        explained = [not each.thinking_note.isHidden() for each in players]
        if explained not in found[-1:]:
            found.append(explained)
    assert found == [[False, False], [True, False], [True, True]]


@pytest.mark.parametrize("spec", ["random", "mc", "level"])
def test_an_explanation_returns_with_height_to_spare(qtbot: QtBot, spec: str) -> None:
    """A text that was hidden returns when there are about 16 pixels more than it needs."""
    players = PlayerCard(Mark.X), PlayerCard(Mark.O)
    players[0].set_spec(parse_spec(spec))
    players[1].set_spec(parse_spec("human"))
    side = SidePanel(players, ())
    qtbot.addWidget(side)
    assert side.minimumWidth() == side.maximumWidth() == for_letters(328, side.font())
    side.show()
    note = players[0].thinking_note

    def explained(height: int) -> bool:
        side.resize(side.width(), height)
        for _ in range(3):
            QApplication.processEvents()
        return not note.isHidden()

    low, high = 40, 1000
    assert explained(high)
    assert not explained(low)
    while high - low > 1:
        middle = (low + high) // 2
        assert explained(1000)
        low, high = (low, middle) if explained(middle) else (middle, high)
    assert not explained(low)
    returns = next(height for height in range(low, low + 60) if explained(height))
    assert 12 < returns - high < 22


def test_a_kind_begins_with_its_last_values(qtbot: QtBot, card: PlayerCard) -> None:
    """A kind that is chosen for the first time has the values that it is to begin with."""
    card.begin_with([parse_spec("tree:simulations=5"), parse_spec("random")])
    chooser = part(card, QComboBox, "playerO")
    chooser.setCurrentIndex(chooser.findData("tree"))
    assert card.spec() == parse_spec("tree:simulations=5")
    card.limit_choices(Rules(9, 5))
    chooser.setCurrentIndex(chooser.findData("level"))
    level = part(card, QComboBox, "levelO")
    items = [level.model().index(at, 0).flags() for at in range(level.count())]
    assert [bool(each & Qt.ItemFlag.ItemIsEnabled) for each in items] == [True, True, True, False]


def test_extra_fields_come_with_their_values(card: PlayerCard) -> None:
    """Without its explanation a card shows an extra field only while it has a value."""
    card.thinking_note.button.setChecked(False)
    shown: list[bool] = []
    heights: list[int] = []
    for spec in ("mc", "mc:sure=95", "mc"):
        card.set_spec(parse_spec(spec))
        shown.append(part(card, QLineEdit, "sureO").isVisible())
        heights.append(card.thinking_note.extra_height)
    assert shown == [False, True, False]
    assert heights[0] == heights[2] > part(card, QLineEdit, "sureO").sizeHint().height()
    assert heights[1] == 0, "it is shown in any case"
