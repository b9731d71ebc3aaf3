"""The main window's keys in its fields, which a system might use to edit text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from tests.gui.conftest import ChooseFile, OpenWindow


def test_the_window_s_keys_work_in_fields(open_window: OpenWindow, choose_file: ChooseFile) -> None:
    """Ctrl+E exports from every field, made at first or later; Enter returns to the board."""
    hand = open_window(o="human")
    hand.click(1, 1)
    for code in ("de", "en"):
        hand.speak(code)
        for name in ("playerX", "playerO"):
            combo = hand.part(QComboBox, name)
            combo.setCurrentIndex(combo.findData("mc"))
            for field in ("seed", f"trials{name[-1]}"):
                widget = hand.part(QWidget, field)
                line = widget if isinstance(widget, QLineEdit) else widget.findChild(QLineEdit)
                assert line is not None
                line.setFocus()
                asked = choose_file(None)
                QTest.keyClick(line, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
                assert len(asked) == 1, field
                QTest.keyClick(line, Qt.Key.Key_Return)
                assert hand.window.focusWidget() is hand.board, field
