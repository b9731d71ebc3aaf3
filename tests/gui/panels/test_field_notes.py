"""Errors and hints at fields: when they appear, where they stand and when they go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app.core import Text, TttmcError
from tttmc_app.gui.panels.field_errors import (
    HINT_MS,
    FieldError,
    naming_field,
    note_of,
    show_field_error,
)
from tttmc_app.gui.panels.fields import CountField


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Return a window with two fields, the second of which has the focus."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 300)
    for name, y in (("one", 20), ("two", 200)):
        field = QLineEdit(made)
        field.setObjectName(name)
        field.setGeometry(30, y, 150, 26)
    made.show()
    made.activateWindow()
    part(made, QLineEdit, "two").setFocus()
    qtbot.waitUntil(part(made, QLineEdit, "two").hasFocus)
    return made


def label(window: QWidget) -> QLabel:
    """Return the note of the first field."""
    return part(window, QLabel, "oneNote")


def test_an_error_marks_its_field(window: QWidget) -> None:
    """An error is shown at its field, which gets the focus, and described to screen readers."""
    field = part(window, QLineEdit, "one")
    show_field_error(FieldError("too large", field))
    note = note_of(field)
    assert note_of(field) is note
    assert (note.text, note.is_error) == ("Too large", True)
    assert field.hasFocus()
    assert field.property("error") is True
    assert field.accessibleDescription() == "Too large"
    assert label(window).isVisible()
    assert label(window).text() == "Too large"
    assert label(window).y() > field.geometry().bottom()
    show_field_error(FieldError("too small", field))
    assert label(window).text() == note.text == "Too small"
    field.setText("1")
    assert (note.text, note.is_error, field.property("error")) == ("", False, False)
    assert field.accessibleDescription() == ""
    assert not label(window).isVisible()


def test_an_error_without_a_field_is_left_alone(window: QWidget) -> None:
    """Only errors that name a field are shown at one."""
    show_field_error(TttmcError("wrong"))
    assert window.findChildren(QLabel) == []
    assert part(window, QLineEdit, "two").hasFocus()


def test_an_error_s_text_is_shown_while_the_field_is_in_use(window: QWidget) -> None:
    """The text goes with the focus and the mouse, and returns with either; the mark stays."""
    field, other = part(window, QLineEdit, "one"), part(window, QLineEdit, "two")
    show_field_error(FieldError("wrong", field))
    steps: list[tuple[Callable[[], object], bool]] = [
        (lambda: QApplication.sendEvent(field, QEvent(QEvent.Type.Leave)), True),
        (other.setFocus, False),
        (lambda: QApplication.sendEvent(field, QEvent(QEvent.Type.Enter)), True),
        (lambda: QApplication.sendEvent(field, QEvent(QEvent.Type.Leave)), False),
        (field.setFocus, True),
        (field.hide, False),
    ]
    for number, (step, is_shown) in enumerate(steps):
        step()
        assert label(window).isVisible() is is_shown, number
        assert note_of(field).is_error


def test_a_hint_lasts_a_few_seconds(window: QWidget) -> None:
    """A hint doesn't mark the field, stays without the focus, and goes by itself or when hidden."""
    field, other = part(window, QLineEdit, "one"), part(window, QLineEdit, "two")
    note = note_of(field)
    timer = part(note, QTimer)
    for end in (timer.timeout.emit, field.hide):
        field.show()
        note.show_hint("1 to 9")
        assert (note.text, note.is_error, timer.isActive()) == ("1 to 9", False, True)
        assert timer.interval() == HINT_MS
        field.setFocus()
        other.setFocus()
        assert label(window).isVisible()
        end()
        assert (note.text, label(window).isVisible(), timer.isActive()) == ("", False, False)
    note.show_hint("a hint")
    note.show_error("an error")
    assert (note.text, note.is_error, timer.isActive()) == ("An error", True, False), "it stays"
    note.show_hint("a hint")
    assert (note.text, note.is_error, timer.isActive()) == ("A hint", False, True)


def test_a_note_follows_its_field(window: QWidget) -> None:
    """The note moves with the field, is above it at the window's end, and stays in the window."""
    field = part(window, QLineEdit, "one")
    note_of(field).show_error("a text of some words that needs a lot of width to be shown in full")
    before = label(window).y()
    field.move(30, 60)
    assert label(window).y() == before + 40
    field.move(30, 270)
    assert label(window).geometry().bottom() < 270
    field.move(380, 60)
    assert window.rect().contains(label(window).geometry())
    note_of(field).clear()
    field.move(30, 20)
    assert not label(window).isVisible()


@pytest.mark.parametrize("kind", [CountField, QComboBox])
def test_any_edit_removes_the_note(qtbot: QtBot, kind: type) -> None:
    """Numbers and choices lose their note, too, when they change."""
    field = CountField(1, 9) if kind is CountField else QComboBox()
    qtbot.addWidget(field)
    if isinstance(field, QComboBox):
        field.addItems(["a", "b"])
    note_of(field).show_error("wrong")
    if isinstance(field, QComboBox):
        field.setCurrentIndex(1)
    else:
        QTest.keyClicks(field, "5")
    assert note_of(field).text == ""


def test_a_note_scrolls_with_its_field(qtbot: QtBot) -> None:
    """In a scroll area, the field is scrolled into sight, and its note belongs to the contents."""
    area, content = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    content.resize(200, 2000)
    field = QLineEdit(content)
    field.setObjectName("one")
    field.setGeometry(10, 1500, 100, 26)
    area.setWidget(content)
    area.resize(250, 200)
    area.show()
    show_field_error(FieldError("wrong", field))
    assert area.verticalScrollBar().value() > 1000
    assert label(area).parentWidget() is content


def test_errors_are_attributed_to_fields(qtbot: QtBot) -> None:
    """Errors raised for a field name it, unless they already name another."""
    one, two = QLineEdit(), QLineEdit()
    qtbot.addWidget(one)
    qtbot.addWidget(two)
    with pytest.raises(FieldError, match="wrong") as found, naming_field(one):
        raise TttmcError(Text("wrong"))
    assert found.value.field is one
    with pytest.raises(FieldError) as found, naming_field(one):
        raise FieldError("wrong", two)
    assert found.value.field is two
    with pytest.raises(ValueError, match="other"), naming_field(one):
        raise ValueError("other")
