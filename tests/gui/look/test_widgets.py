"""Labels, forms, tips and switches."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.style_sheet import use_palette
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.look.widgets import (
    ElidedLabel,
    Form,
    Switch,
    add_clear_button,
    set_tip,
    without_mnemonic,
    wrapped,
)

LONG = "X wins by forfeit (player.py: mc_move returned None, not a (row, column)) · you won"


def test_a_long_line_keeps_its_beginning(qtbot: QtBot) -> None:
    """A narrow label elides the end, and its tooltip is the whole line unless another is set."""
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText(LONG)
    label.show()
    inside = QPoint(9, 9)
    for width, tip in ((2000, ""), (200, LONG)):
        label.resize(width, 24)
        assert (label.shown == LONG) is (width == 2000)
        QApplication.sendEvent(
            label, QHelpEvent(QEvent.Type.ToolTip, inside, label.mapToGlobal(inside))
        )
        assert QToolTip.text() == tip
    set_tip(label, "Saved as x\nOne.")
    QApplication.sendEvent(
        label, QHelpEvent(QEvent.Type.ToolTip, inside, label.mapToGlobal(inside))
    )
    assert QToolTip.text() == label.toolTip() != ""
    assert label.accessibleDescription() == "Saved as x\nOne."
    assert label.shown.startswith("X wins by")
    assert label.shown.endswith("…")
    assert label.accessibleName() == LONG


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("&New", "New"),
        ("Save game &as…", "Save game as…"),
        ("\u65b0\u89c4(&N)", "\u65b0\u89c4"),
        ("\u958b\u304f (&O)…", "\u958b\u304f…"),
        ("R&&D &notes", "R&D notes"),
        ("", ""),
    ],
)
def test_a_menus_text_on_a_button_has_no_mnemonic(text: str, shown: str) -> None:
    """Single ampersands and Chinese mnemonics go, and a double ampersand is a single one."""
    assert without_mnemonic(text) == shown


def test_a_tip_wraps_and_shows_its_markup(qtbot: QtBot) -> None:
    """A tooltip is rich text, because only that wraps; screen readers get the text itself."""
    widget = QWidget()
    qtbot.addWidget(widget)
    tip = "a < b & c\nd"
    set_tip(widget, tip)
    assert widget.toolTip() == wrapped(tip) == "<qt>a &lt; b &amp; c<br>d</qt>"
    assert widget.accessibleDescription() == tip
    assert wrapped("") == ""


class _Row(NamedTuple):
    """A field of a form, as screen readers and tooltips describe it."""

    name: str
    tip: str
    description: str


def _row(field: QWidget) -> _Row:
    return _Row(field.accessibleName(), field.toolTip(), field.accessibleDescription())


def test_a_form_names_its_fields(qtbot: QtBot) -> None:
    """Labels lead to their fields, and names and tips are those given."""
    form = Form()
    qtbot.addWidget(form)
    one, four, five, wide = (QLineEdit() for _ in range(4))
    label = form.add_row("&Trials", one, "How many")
    form.add_group("Weights", (("Own", four, "Of its own"), ("Other", five, "")))
    form.add_wide(wide)
    form.resize(400, 200)
    form.show()
    assert (label.text(), label.buddy(), label.toolTip()) == ("&Trials", one, wrapped("How many"))
    assert [_row(each) for each in (one, four, five)] == [
        _Row(name, wrapped(tip), tip)
        for name, tip in (
            ("Trials", "How many"),
            ("Own", "Of its own"),
            ("Other", ""),
        )
    ]


def test_a_clear_button_has_a_name(qtbot: QtBot) -> None:
    """The button in a field clears it, and screen readers can name it."""
    field = QLineEdit("words")
    qtbot.addWidget(field)
    add_clear_button(field)
    (button,) = field.findChildren(QAbstractButton)
    assert button.accessibleName() == "Clear"
    button.click()
    assert field.text() == ""


def test_a_switch_shows_its_state(qtbot: QtBot) -> None:
    """A click anywhere, also on its ends, turns it on or off, which can be seen."""
    use_palette(LIGHT)
    switch = Switch("Reverse")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    switch.show()
    seen = [switch.grab().toImage()]
    rect = switch.rect()
    for at, is_on in ((rect.center(), True), (rect.topLeft(), False), (rect.bottomRight(), True)):
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=at)
        assert switch.isChecked() is is_on
        seen.append(switch.grab().toImage())
    assert seen[1] == seen[3] != seen[0] == seen[2]


def test_a_switch_has_a_ring_while_it_has_the_focus(qtbot: QtBot) -> None:
    """The focus is painted, so that it can be seen by users of the keyboard."""
    use_palette(LIGHT)
    switch = Switch("Reverse")
    qtbot.addWidget(switch)
    switch.show()
    switch.activateWindow()
    before = switch.grab().toImage()
    switch.setFocus()
    qtbot.waitUntil(switch.hasFocus)
    assert switch.grab().toImage() != before
