"""Number fields: what they accept while typing, how they write it, and when it applies."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QValidator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.panels import fields
from tttmc_app.gui.panels.fields import (
    CountField,
    SeedField,
    finish_typing,
)

OK, OPEN, NO = (
    QValidator.State.Acceptable,
    QValidator.State.Intermediate,
    QValidator.State.Invalid,
)


@pytest.mark.parametrize(
    ("text", "state", "value"),
    [
        *(("2 Milliarden", OK, 2e9), ("2 MILLIARDEN", OK, 2e9), ("1.5 milliarden", OK, 1.5e9)),
        *(("2 Mill", OPEN, 50), ("2 bil", OPEN, 50), ("2 billion", OK, 2e9), ("2 Millx", NO, 50)),
    ],
)
def test_the_word_for_a_billion_is_translated(
    fonts: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    state: QValidator.State,
    value: float,
) -> None:
    """In another language its own word is read, as well as the one that commands use."""

    def translate(_context: str, source: str, **values: object) -> str:
        assert (source, values) == ("{number} billion", {"number": ""})
        return " Milliarden"

    field = CountField(1, 10**13)
    field.setValue(50)
    monkeypatch.setattr(fields, "translate", translate)
    assert field.validate(text, 1) == (state, text, 1)
    assert field.valueFromText(text) == value


def test_infinity_must_be_allowed(fonts: QApplication) -> None:
    """∞ is accepted only where it means something; while it is shown, nothing can be typed."""
    field = CountField(1, 100)
    typed: list[str] = []
    field.infinity_typed.connect(lambda: typed.append("∞"))
    field.setValue(7)
    assert field.valueFromText("∞") == 7
    assert typed == []
    field.accept_infinity()
    assert field.validate(" ∞ ", 0)[0] is OK
    assert field.valueFromText(" ∞ ") == 7
    assert typed == ["∞"]
    field.show_infinity(True)
    assert (field.text(), field.isEnabled(), field.value()) == ("∞", False, 7)
    assert field.valueFromText("∞") == 7
    assert typed == ["∞"]
    field.show_infinity(False)
    assert (field.text(), field.isEnabled(), field.value()) == ("7", True, 7)


def test_a_command_accepts_what_is_typed(qtbot: QtBot) -> None:
    """What is being typed applies before a command, and the focus stays; other fields' doesn't."""
    window = QWidget()
    qtbot.addWidget(window)
    box = QWidget(window)
    count, other = CountField(1, 100), QLineEdit(window)
    count.setParent(box)
    window.show()
    window.activateWindow()
    count.setFocus()
    qtbot.waitUntil(count.hasFocus)
    count.selectAll()
    QTest.keyClicks(count, "42")
    finish_typing(other)
    assert count.value() == 1
    finish_typing(box)
    assert count.value() == 42
    assert count.hasFocus()


def test_a_seed_is_emitted_when_it_changes(qtbot: QtBot) -> None:
    """Setting and typing a seed emits it once; the field says what the game has drawn."""
    field = SeedField()
    qtbot.addWidget(field)
    emitted: list[object] = []
    field.seed_changed.connect(emitted.append)
    for seed in (7, 7, None, 0):
        field.setValue(seed)
    assert emitted == [7, None, 0]
    field.setText(" 12 ")
    assert field.value() == 12
    assert str(field.problem) == ""
    field.editingFinished.emit()
    assert emitted[-1] == 12
    field.setText("x")
    assert field.value() == 12
    assert str(field.problem).startswith("a seed is a whole number from 0 to ")
    field.show_drawn(99)
    assert field.placeholderText() == "random: 99"
    field.show_new()
    assert field.placeholderText() == "Random"
