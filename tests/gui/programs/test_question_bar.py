"""The question bar: what it asks and offers, how it is answered, and how it is laid out."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.programs import question_bar
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar


@pytest.fixture
def bar(qtbot: QtBot) -> QuestionBar:
    """Return a bar that has asked nothing yet."""
    bar = QuestionBar("ask")
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def answers() -> list[str]:
    """Return a list for what is answered."""
    return []


def ask(
    bar: QuestionBar, answers: list[str], text: str = "Well?", *, focuses: bool = False
) -> None:
    """Ask a question with two answers."""
    no = BarButton("no", "No", partial(answers.append, "no"))
    yes = BarButton("yes", "Yes", partial(answers.append, "yes"))
    bar.ask(text, no, yes, focuses=focuses)


def button(bar: QuestionBar, name: str) -> QToolButton:
    """Return the button of an answer."""
    return bar.findChildren(QToolButton, name)[-1]  # earlier ones are about to be deleted


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_chooses_the_focused_answer(
    qtbot: QtBot, bar: QuestionBar, answers: list[str], key: Qt.Key
) -> None:
    """Enter works like Space, and the bar closes."""
    ask(bar, answers, focuses=True)
    bar.activateWindow()
    qtbot.waitUntil(button(bar, "yes").hasFocus)
    QTest.keyClick(button(bar, "yes"), key)
    assert answers == ["yes"]
    assert bar.isHidden()


def test_a_key_held_down_answers_nothing(
    qtbot: QtBot, bar: QuestionBar, answers: list[str]
) -> None:
    """Enter that is still held down from an earlier question, and any other key, is ignored."""
    ask(bar, answers, focuses=True)
    button(bar, "no").setFocus()
    bar.activateWindow()
    qtbot.waitUntil(button(bar, "no").hasFocus)
    nothing = Qt.KeyboardModifier.NoModifier
    for key, repeats in ((Qt.Key.Key_Return, True), (Qt.Key.Key_X, False)):
        event = QKeyEvent(QEvent.Type.KeyPress, int(key), nothing, "", repeats)
        QApplication.sendEvent(button(bar, "no"), event)
    assert (answers, bar.text) == ([], "Well?")


def test_a_question_replaces_another(
    bar: QuestionBar, answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the newest question and its answers are shown, read aloud and offered until answered."""
    said: list[str] = []

    def announce(_widget: QWidget, text: str) -> None:
        said.append(text)

    monkeypatch.setattr(question_bar, "announce", announce)
    assert (bar.text, bar.isHidden()) == ("", True)
    ask(bar, answers)
    assert bar.text == "Well?"
    roles = [button(bar, name).property("role") for name in ("no", "yes")]
    assert roles == ["button", "primary"]
    bar.ask("Then?", BarButton("ok", "Fine", partial(answers.append, "ok")))
    QApplication.processEvents()
    visible = [one.text() for one in bar.findChildren(QToolButton) if one.isVisible()]
    assert visible == ["Fine"]
    assert button(bar, "ok").property("role") == "button"
    assert bar.text == "Then?"
    label = bar.findChild(QLabel, "askText")
    assert label is not None
    assert label.text() == "Then?"
    button(bar, "ok").click()
    assert (answers, bar.text) == (["ok"], "")
    assert said == ["Well?", "Then?"]


def test_answers_go_where_there_is_space(bar: QuestionBar, answers: list[str]) -> None:
    """Answers are beside a text that fits, below a long one, and below each other if need be."""
    ask(bar, answers, "Short?")

    def places(width: int) -> tuple[int, int, int, int]:
        bar.resize(width, 200)
        QApplication.processEvents()
        label = bar.findChild(QLabel, "askText")
        assert label is not None
        corners = [button(bar, name).mapTo(bar, QPoint(0, 0)) for name in ("no", "yes")]
        assert corners[0].x() <= corners[1].x()
        bottom = label.geometry().bottom()
        return bottom, corners[0].y(), corners[1].y(), corners[1].x() - corners[0].x()

    bottom, no, yes, apart = places(600)
    assert no == yes < bottom
    assert apart > 0
    ask(bar, answers, "A long question, which goes on for rather a long time, really. " * 3)
    bottom, no, yes, apart = places(600)
    assert no == yes > bottom
    assert apart > 0
    text = "A question that is written in about two lines, if it has to be"
    ask(bar, answers, text)
    whole = bar.fontMetrics().horizontalAdvance(text)
    both = sum(button(bar, name).sizeHint().width() + 8 for name in ("no", "yes")) + 24
    for share, is_beside in ((0.75, True), (0.45, False)):
        bottom, no, yes, apart = places(both + round(share * whole))
        assert (no < bottom) is is_beside
        assert no == yes
        assert apart > 0
    wide = sum(button(bar, name).sizeHint().width() for name in ("no", "yes"))
    bottom, no, yes, apart = places(wide)
    assert yes > no > bottom
    assert bar.minimumSizeHint().width() == 160
