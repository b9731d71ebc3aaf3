"""The question bar: answered with the mouse, Space or Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tttmc_app.gui.students.question_bar import BarButton, QuestionBar


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_chooses_the_focused_answer(qtbot: QtBot, key: Qt.Key) -> None:
    """Enter works like Space, and the bar closes."""
    bar = QuestionBar("ask")
    qtbot.addWidget(bar)
    bar.ask("Well?", (BarButton("no", "No"), BarButton("yes", "Yes", is_main=True)), focus="yes")
    bar.activateWindow()
    button = bar.findChild(QToolButton, "yes")
    assert isinstance(button, QToolButton)
    qtbot.waitUntil(button.hasFocus)
    answers: list[str] = []
    bar.answered.connect(answers.append)
    QTest.keyClick(button, key)
    assert answers == ["yes"]
    assert bar.isHidden()
