"""The strip that asks: answered by mouse, by blank and by Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tttmc_app.gui.students.question_bar import Answer, QuestionBar


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_gives_the_answer_in_focus(qtbot: QtBot, key: Qt.Key) -> None:
    """Enter does what the blank does, and the bar is gone."""
    bar = QuestionBar("ask")
    qtbot.addWidget(bar)
    bar.ask("Well?", (Answer("no", "No"), Answer("yes", "Yes", is_main=True)), focus="yes")
    bar.activateWindow()
    button = bar.findChild(QToolButton, "yes")
    assert isinstance(button, QToolButton)
    qtbot.waitUntil(button.hasFocus)
    heard: list[str] = []
    bar.answered.connect(heard.append)
    QTest.keyClick(button, key)
    assert heard == ["yes"]
    assert bar.isHidden()
