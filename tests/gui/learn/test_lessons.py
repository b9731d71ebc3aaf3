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
    QProgressBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.learn.pressing import LearnFrame
from tests.gui.noting_shell import shell_of
from tests.gui.parts import STILL
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.workers import JobRunner, Report


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[LessonsPage]:
    """Open the page of lessons."""
    window = LearnFrame()
    qtbot.addWidget(window)
    window.show()
    window.pages.open(LessonsPage)
    window.pages.set_theme(STILL)
    found = window.pages.page(LessonsPage)
    assert isinstance(found, LessonsPage)
    yield found
    window.pages.shutdown()


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
    with qtbot.waitSignal(page.finished):
        page.check.click()
    assert text(page, "lessonsVerdict") == "You chose: About 33 %. The answer: About 58 %."
    ticks = [not button(page, f"lessonsOption{n}").icon().isNull() for n in range(4)]
    assert ticks == [False, False, True, False]
    assert "In 10,000 trials, X won" in text(page, "lessonsConclusion")
    assert page.board.step is not None
    assert page.board.step.thought is not None
    button(page, "lessonsLab").click()
    assert shell_of(page).examined == [("converge", Position.start(Rules(3)))]
    button(page, "lessonsNext").click()
    assert page.lesson.name == "02-score"


def test_an_experiment_is_watched_first(page: LessonsPage, qtbot: QtBot) -> None:
    """Its tally grows beside your guess, and nothing is told until you have seen or skipped it."""
    page.set_theme(LIGHT)
    button(page, "lessonsOption0").click()
    page.check.setFocus()
    page.check.click()
    qtbot.waitUntil(page.chart.isVisible)
    before = page.chart.chart
    qtbot.waitUntil(lambda: page.chart.chart.curves != before.curves)
    assert [rule.value for rule in before.rules] == [33]
    assert text(page, "lessonsVerdict") == ""
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    assert text(page, "lessonsVerdict") == "You chose: About 33 %. The answer: About 58 %."


def test_the_cursor_gives_no_answer_away(page: LessonsPage, qtbot: QtBot) -> None:
    """Coming to a lesson whose answer is a square, the cursor isn't on a right one."""
    button(page, "lessonsOption0").click()
    with qtbot.waitSignal(page.finished):
        page.check.click()
    button(page, "lessonsNext").setFocus()
    button(page, "lessonsNext").click()
    page.board.chosen.emit(*page.board.board.cursor_square)
    with qtbot.waitSignal(page.finished):
        page.check.click()
    assert text(page, "lessonsVerdict").startswith("You chose: c3. ")


def test_another_lesson_shows_no_former_finding(page: LessonsPage, qtbot: QtBot) -> None:
    """If another lesson is chosen while an experiment runs, its finding isn't shown there."""
    button(page, "lessonsOption0").click()
    page.check.click()
    page.choose(1)
    qtbot.waitUntil(lambda: not page.findChildren(JobRunner)[-1].is_busy)
    qtbot.wait(50)
    assert text(page, "lessonsVerdict") == ""
    assert page.findChildren(QProgressBar)[0].isHidden()
    page.choose(0)
    assert text(page, "lessonsVerdict") == ""


def test_a_square_can_be_the_answer(page: LessonsPage, qtbot: QtBot) -> None:
    """In the lesson on the reverse game, the answer is a square on the board."""
    page.choose(5)
    page.board.chosen.emit(0, 0)
    assert page.board.caption == "Your answer: a1"
    page.board.chosen.emit(1, 1)
    with qtbot.waitSignal(page.finished):
        page.check.click()
        page.board.chosen.emit(0, 0)  # too late
        assert page.board.caption == "Your answer: b2"
    assert text(page, "lessonsVerdict") == "You were right."
    describe = page.board.board.describe
    assert describe((1, 1)).endswith("proven tie")
    assert describe((0, 1)).endswith("proven loss")
    page.board.chosen.emit(0, 0)  # after the check, a click doesn't change anything
    assert text(page, "lessonsVerdict") == "You were right."
    assert page.board.caption == "Scores with weights 1 and 1, and proven results"


def test_a_square_is_no_answer_to_choose_from(page: LessonsPage) -> None:
    """Where there are answers to choose from, a click on the board is none of them."""
    page.board.chosen.emit(1, 1)
    assert page.board.caption == str(page.lesson.title)
    page.check.click()
    assert page.check.isEnabled()  # nothing runs


@pytest.mark.parametrize(
    ("name", "caption", "board"),
    [
        ("02-score", "Scores with weights 1 and 1", ".../.../..."),
        (
            "10-never-loses",
            "Scores with weights 1 and 2, and proven results",
            "X../.O./..X",
        ),
        ("08-learner", "a2 is a known mistake", "XOX/.X./OO."),
        ("09-tree-search", "From sampling to tree search", "X../.OX/..."),
    ],
)
def test_the_board_shows_what_was_measured(
    page: LessonsPage, name: str, caption: str, board: str
) -> None:
    """After an experiment its position is shown with scores, results or mistakes, and played on."""
    page.choose_named(name)
    if page.lesson.options:
        newest(page, "lessonsOption0").click()
    else:
        page.board.chosen.emit(0, 0)
    runner = page.findChild(JobRunner)
    assert runner is not None
    *_, finding = page.lesson.run()
    runner.returned.emit(Report(1, finding, 1.0))
    assert page.board.step is not None
    assert (page.board.caption, page.board.step.position.text) == (caption, board)
    assert button(page, "lessonsNext").isVisible() is (name != "10-never-loses")
    button(page, "lessonsPlay").click()  # whether or not the lesson's own game is over
    assert shell_of(page).games == [page.board.step.position]


def test_any_of_several_squares_is_right(page: LessonsPage) -> None:
    """Each of the squares that are equally good is a right answer, and a wrong one names them."""
    runner = page.findChild(JobRunner)
    assert runner is not None
    for square, verdict in (
        ((0, 0), "You were right."),
        ((0, 1), "You were right."),
        ((0, 2), "You were right."),
        ((1, 1), "You chose: b2. The answer: a1, b1, c1."),
    ):
        page.choose_named("01-trial")
        page.choose_named("02-score")
        page.board.chosen.emit(*square)
        *_, finding = page.lesson.run()
        runner.returned.emit(Report(1, finding, 1.0))
        assert text(page, "lessonsVerdict") == verdict


def test_the_board_leads_to_the_lab(open_window: OpenWindow) -> None:
    """The lab's pages open with the machine on the board and the position that it scored."""
    hand = open_window(o="forward")
    hand.game.new_game(start=Position.parse("XO./.O./..X"))
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
    qtbot.waitUntil(page.isActiveWindow)
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
    with qtbot.waitSignal(page.finished):
        pressed(page, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is button(page, "lessonsNext")
    assert pressed(page, Qt.Key.Key_Return) is chooser
    page.board.board.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return):
        pressed(page, key)
    assert page.board.caption == "Your answer: b3"
    chooser.setFocus()
    assert pressed(page, Qt.Key.Key_Tab) is page.check


def newest(page: LessonsPage, name: str) -> QAbstractButton:
    """Return the button that was made last: those of the lesson before are deleted later."""
    return page.findChildren(QAbstractButton, name)[-1]


def test_a_lesson_leads_on(page: LessonsPage, qtbot: QtBot) -> None:
    """After the experiment its position can be played and studied; before, nothing is offered."""
    page.choose_named("01-trial")
    offers = [button(page, name) for name in ("lessonsNext", "lessonsPlay", "lessonsLab")]
    assert [each.isVisible() for each in offers] == [False] * 3
    assert button(page, "lessonsCheck").isVisible()
    newest(page, "lessonsOption0").click()
    with qtbot.waitSignal(page.finished):
        page.check.click()
    assert [each.isVisible() for each in offers] == [True] * 3
    assert not button(page, "lessonsCheck").isVisible()
    assert page.board.step is not None
    offers[1].click()
    offers[2].click()
    assert shell_of(page).games == [page.board.step.position]
    assert shell_of(page).examined == [(page.lesson.lab, page.lesson.position)]
    offers[0].click()
    assert page.number == 1
    assert page.lesson.position == page.board.step.position
    assert [each.isVisible() for each in offers] == [False] * 3


def test_the_way_on_is_in_view(page: LessonsPage, qtbot: QtBot) -> None:
    """At the end of a lesson that is higher than the window, its column shows the way on."""
    page.window().resize(1280, 480)
    way_on = button(page, "lessonsNext")

    def is_in_view() -> bool:
        return way_on.visibleRegion().boundingRect() == way_on.rect()

    for number in (4, 8):
        page.choose(number)
        newest(page, "lessonsOption0").click()
        with qtbot.waitSignal(page.finished):
            page.check.click()
        qtbot.waitUntil(is_in_view)


def test_another_lesson_forgets_the_answer(page: LessonsPage) -> None:
    """An answer belongs to its lesson: after a change the check asks for one again."""
    button(page, "lessonsOption0").click()
    notes = [each for each in page.findChildren(QLabel) if each.text().startswith("Choose an")]
    assert [each.isVisible() for each in notes] == [False]
    page.choose(1)
    assert [each.isVisible() for each in notes] == [True]
    page.check.click()
    assert page.check.isEnabled()  # nothing runs
    bar = page.findChild(QProgressBar, "lessonsProgress")
    assert bar is not None
    assert not bar.isVisible()


def test_a_failed_experiment_says_why(page: LessonsPage) -> None:
    """If the experiment fails, the reason is shown in place of what it would have shown."""
    runner = page.findChild(JobRunner)
    assert runner is not None
    runner.failed.emit(1, TttmcError("the disk is full"))
    assert text(page, "lessonsConclusion") == "the disk is full"
    found = page.findChild(QLabel, "lessonsConclusion")
    assert found is not None
    assert found.isVisible()


def test_enter_chooses_an_answer_before_it_checks_one(page: LessonsPage, qtbot: QtBot) -> None:
    """Enter on an answer that isn't chosen chooses it; Enter on the chosen one checks it."""
    first, second = (button(page, f"lessonsOption{n}") for n in range(2))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    first.click()
    second.setFocus()
    pressed(page, Qt.Key.Key_Return)
    assert (first.isChecked(), second.isChecked()) == (False, True)
    assert not text(page, "lessonsVerdict")
    with qtbot.waitSignal(page.finished):
        pressed(page, Qt.Key.Key_Enter)  # that of the number pad


def test_the_focus_stays_where_it_was(page: LessonsPage, qtbot: QtBot) -> None:
    """If the focus is outside the page, neither a finding nor the next lesson takes it."""
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    tab = page.window().findChild(QAbstractButton, "lessonsTab")
    assert tab is not None
    tab.setFocus()
    button(page, "lessonsOption0").click()
    with qtbot.waitSignal(page.finished):
        page.check.click()
    assert QApplication.focusWidget() is tab
    button(page, "lessonsNext").click()
    assert QApplication.focusWidget() is tab
    assert page.board.board.cursor_square == (0, 0)
