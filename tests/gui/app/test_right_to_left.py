"""The window's layout in a language that is written from right to left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QSpinBox, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.look.translation import native_keys


@pytest.fixture(autouse=True)
def _in_arabic(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Open the window in Arabic."""
    monkeypatch.setenv("LANGUAGE", "ar")
    monkeypatch.setenv("LANG", "ar")
    monkeypatch.delenv("LC_ALL", raising=False)


def test_the_layout_is_mirrored_but_time_and_the_board_are_not(open_window: OpenWindow) -> None:
    """Menus start on the right; files and moves aren't mirrored."""
    hand = open_window()
    assert hand.part(QAction, "faster").text().endswith(f"\t{native_keys('Ctrl++')}")
    hand.click(0, 2)
    assert hand.record.moves[0].square == (0, 2)
    hand.until_moves(2)
    assert hand.window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert hand.board.square_rect(0, 0).left() < hand.board.square_rect(0, 2).left()
    bar = hand.part(QWidget, "gameBar")
    buttons = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
    buttons.sort(key=lambda button: button.x())
    order = [button.defaultAction().objectName() for button in buttons]
    assert order == ["firstMove", "previousMove", "nextMove", "lastMove"]
    menus = hand.window.menuBar()
    file, game = (menus.actionGeometry(each).left() for each in menus.actions()[:2])
    assert file > game


def test_a_number_has_its_space_beside_the_buttons(open_window: OpenWindow) -> None:
    """A two-digit size fits next to the field's buttons."""
    hand = open_window()
    hand.set("boardSize", 15)
    field = hand.part(QSpinBox, "boardSize")
    assert field.text() == "15 × 15"
    space = field.lineEdit().contentsRect().width()
    assert field.fontMetrics().horizontalAdvance(field.text()) <= space
