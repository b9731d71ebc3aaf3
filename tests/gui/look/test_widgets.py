"""The elided label."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.widgets import ElidedLabel

LONG = "X wins by forfeit (player.py: mc_move returned None, not a (row, column)) · you won"


def test_a_long_line_keeps_its_beginning(qtbot: QtBot) -> None:
    """A narrow label elides the end, shows the whole line as its tooltip and takes any width."""
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText(LONG)
    label.resize(200, 24)
    assert label.shown.startswith("X wins by")
    assert label.shown.endswith("…")
    label.show()
    inside = QPoint(9, 9)
    QApplication.sendEvent(
        label, QHelpEvent(QEvent.Type.ToolTip, inside, label.mapToGlobal(inside))
    )
    assert QToolTip.text() == LONG
    label.resize(2000, 24)
    assert label.shown == LONG
