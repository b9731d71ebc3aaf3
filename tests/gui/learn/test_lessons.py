"""The lessons in the real window, and the actions that lead from the board to the lab."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Position, Rules
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.window import LESSONS, PRACTICE, LearnWindow

PATIENCE = 20_000


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[LessonsPage]:
    """Open the page of lessons."""
    window = LearnWindow()
    qtbot.addWidget(window)
    window.show()
    window.open_page(LESSONS)
    found = window.page(LESSONS)
    assert isinstance(found, LessonsPage)
    yield found
    window.shutdown()


def button(page: LessonsPage, name: str) -> QAbstractButton:
    """Return a button by its name."""
    found = page.findChild(QAbstractButton, name)
    assert found is not None
    return found


def text(page: LessonsPage, name: str) -> str:
    """Return a label's text."""
    found = page.findChild(QLabel, name)
    assert found is not None
    return found.text()


def test_a_prediction_comes_before_the_experiment(page: LessonsPage, qtbot: QtBot) -> None:
    """The experiment waits for an answer, then judges it and says what it measured."""
    page.check.click()
    assert page.check.isEnabled()  # nothing runs yet
    button(page, "lessonsOption0").click()
    with qtbot.waitSignal(page.finished, timeout=PATIENCE):
        page.check.click()
    assert text(page, "lessonsVerdict") == "You chose: About 33 %. The answer: About 58 %."
    assert "In 10,000 trials, X won" in text(page, "lessonsConclusion")
    assert page.board.step is not None
    assert page.board.step.thought is not None
    asked = list[tuple[str, Position]]()

    def note(name: str, position: Position) -> None:
        asked.append((name, position))

    page.lab_requested.connect(note)
    button(page, "lessonsLab").click()
    assert asked == [("converge", Position.start(Rules()))]
    button(page, "lessonsNext").click()
    assert page.lesson.name == "02-score"


def test_the_cursor_gives_no_answer_away(page: LessonsPage, qtbot: QtBot) -> None:
    """Coming to a lesson whose answer is a square, the cursor isn't on a right one."""
    button(page, "lessonsOption0").click()
    with qtbot.waitSignal(page.finished, timeout=PATIENCE):
        page.check.click()
    button(page, "lessonsNext").setFocus()
    button(page, "lessonsNext").click()
    page.board.chosen.emit(*page.board.board.cursor_square)
    with qtbot.waitSignal(page.finished, timeout=PATIENCE):
        page.check.click()
    assert text(page, "lessonsVerdict").startswith("You chose: c3. ")


def test_the_main_windows_keys_mean_the_same(page: LessonsPage, qtbot: QtBot) -> None:
    """Ctrl+M opens your mistakes and Ctrl+Shift+L the lessons, as from the board."""
    window = page.window()
    assert isinstance(window, LearnWindow)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.place.page == PRACTICE
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_L, both)
    assert window.place.page == LESSONS


def test_a_square_can_be_the_answer(page: LessonsPage, qtbot: QtBot) -> None:
    """In the lesson on the reverse game, the answer is a square on the board."""
    page.choose(5)
    page.board.chosen.emit(1, 1)
    with qtbot.waitSignal(page.finished, timeout=PATIENCE):
        page.check.click()
    assert text(page, "lessonsVerdict") == "You were right."
    describe = page.board.board.describe
    assert describe((1, 1)).endswith("proven tie")
    assert describe((0, 1)).endswith("proven loss")
    page.board.chosen.emit(0, 0)  # after the check, a click doesn't change the board
    assert page.board.caption == "Scores with weights 1 and 1; ✓ is proven with best play"


def test_the_board_leads_to_the_lab(open_window: OpenWindow) -> None:
    """The lab's pages open with the machine on the board and the position that it scored."""
    hand = open_window(o="forward")
    hand.controller.new_game(start=Position.parse("XO./.O./..X"))
    hand.click(2, 0)
    hand.until_moves(2)
    hand.press("convergence")
    (lab,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, LabWindow))
    boards = [field.text() for field in lab.findChildren(QLineEdit)]
    assert "XO./.O./X.X" in boards
    hand.press("limits")
    player = lab.findChild(QComboBox, "playerLimits")
    assert player is not None
    assert player.currentData() == "forward"
    lab.close()


def pressed(page: LessonsPage, key: Qt.Key) -> QWidget:
    """Press a key where the focus is, and return where the focus is afterwards."""
    at = QApplication.focusWidget()
    QTest.keyClick(at if at is not None else page, key)
    now = QApplication.focusWidget()
    assert now is not None
    return now


def test_a_lesson_by_keyboard_alone(page: LessonsPage, qtbot: QtBot) -> None:
    """Tab goes from the answers to the check and on to the next lesson; Enter presses buttons."""
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=PATIENCE)
    chooser = page.findChild(QComboBox, "lessonsChoice")
    assert chooser is not None
    assert chooser.accessibleName() == "Lesson"
    chooser.setFocus()
    assert pressed(page, Qt.Key.Key_Tab) is button(page, "lessonsOption0")
    page.check.setFocus()
    assert pressed(page, Qt.Key.Key_Return) is button(page, "lessonsOption0")  # an answer first
    answer = pressed(page, Qt.Key.Key_Down)
    assert answer is button(page, "lessonsOption1")
    assert button(page, "lessonsOption1").isChecked()
    assert answer.accessibleDescription() == text(page, "lessonsQuestion")
    assert pressed(page, Qt.Key.Key_Tab) is page.check
    with qtbot.waitSignal(page.finished, timeout=PATIENCE):
        pressed(page, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is button(page, "lessonsNext")
    assert pressed(page, Qt.Key.Key_Return) is page.board.board
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return):
        pressed(page, key)
    assert page.board.caption == "Your answer: b3"
    reached = [pressed(page, Qt.Key.Key_Tab) for _ in range(2)]
    assert reached == [chooser, page.check]
