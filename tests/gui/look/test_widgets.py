"""The elided label."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.widgets import ElidedLabel, Headline

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


def test_a_long_headline_takes_two_lines(qtbot: QtBot) -> None:
    """A headline is shown whole, in large or small letters or on two lines, at the same height."""
    headline = Headline((1.75, 1.25, 1.0))
    qtbot.addWidget(headline)
    text = "Monte Carlo would play b2 here · your turn"
    headline.setText(text)
    heights: set[int] = set()
    largest = QFontMetrics(headline.usual_font).horizontalAdvance(text)
    for width, lines in ((largest, 1), (largest - 1, 1), (largest // 2, 2)):
        headline.resize(width, headline.height())
        heights.add(headline.height())
        assert headline.shown.replace("\n", " ") == text
        assert headline.shown.count("\n") == lines - 1
    assert len(heights) == 1
    headline.resize(60, headline.height())
    assert headline.shown.endswith("…")
