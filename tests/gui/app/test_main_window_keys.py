"""The main window's keys in its fields, which a system might use to edit text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QWidget

from tests.gui.app.test_main_window_state import speak
from tests.gui.conftest import OpenWindow
from tttmc_app.gui.game.actions import ShortcutsInFields
from tttmc_app.gui.look.languages import use_language


@pytest.fixture(autouse=True)
def _languages(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer every language, and return to English after the test."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    yield
    use_language("en")


def test_the_window_s_keys_work_in_fields(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+E exports from every field, made at first or later; Enter returns to the board."""
    asked: list[str] = []

    def cancel(*_arguments: object) -> tuple[str, str]:
        asked.append("asked")
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    watched: list[QObject] = []
    watch = ShortcutsInFields.eventFilter

    def note(filters: ShortcutsInFields, field: QObject, event: QEvent) -> bool:
        watched.append(field)
        return watch(filters, field, event)

    monkeypatch.setattr(ShortcutsInFields, "eventFilter", note)
    hand = open_window(o="human")
    hand.click(1, 1)
    for code in ("en", "de"):
        speak(hand, code) if code != "en" else None
        cards = {combo: hand.part(QComboBox, combo) for combo in ("playerX", "playerO")}
        for name, combo in cards.items():
            combo.setCurrentIndex(combo.findData("mc"))
            for field in ("seed", f"trials{name[-1]}"):
                widget = hand.part(QWidget, field)
                line = widget if isinstance(widget, QLineEdit) else widget.findChild(QLineEdit)
                assert line is not None
                line.setFocus()
                before = len(asked)
                QTest.keyClick(line, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
                assert len(asked) == before + 1, field
                assert line in watched  # some systems would use the key to move the cursor
                QTest.keyClick(line, Qt.Key.Key_Return)
                assert hand.window.focusWidget() is hand.board, field
