"""The pages for learning in detail: every button, what is stored, and where each page leads."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from time import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.learn.pressing import LearnFrame, buttons, press, text
from tests.gui.noting_shell import shell_of
from tests.gui.parts import part
from tttmc_app.analysis.deck import DAY, Deck, DeckCounts
from tttmc_app.analysis.exercises import Exercise, exercises_of
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Mark, Position, Rules, Text, TttmcError
from tttmc_app.gui import learn as learn_package
from tttmc_app.gui.learn import practice_page
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.look.theme import DARK

GAME = replace(played("a1 b1 a3 a2 c1 b2 c3 c2"), players=("mc", "human"))
"""O's b1 loses a tie, X's c1 loses a win, and O wins."""
START = Position.start(Rules(3))
WAYS = ("First", "Previous", "Next", "Last")
WIN = Exercise(
    PositionFacts(
        Position.parse("XX./OO./..."),
        {(0, 2): (1, 1), (1, 2): (0, 0), (2, 0): (-1, -1), (2, 1): (-1, 1), (2, 2): (-1, -1)},
    ),
    (2, 2),
)
TIE = Exercise(PositionFacts(START.play((0, 0)), {(1, 1): (0, 0), (0, 1): (-1, -1)}), (0, 1))


def test_the_first_button_that_leads_on_is_primary(qapp: QApplication) -> None:
    """Another takes its part while it isn't shown; one that doesn't lead on never does."""
    first, second, other = ((name, name, lambda: None) for name in "abc")
    row = ButtonGrid(first, second, others=[other])
    for shown, roles in (("abc", "primary button button"), ("bc", "button primary button")):
        row.show_only({name: name in shown for name in "abc"})
        assert [each.property("role") for each in row] == roles.split()


@pytest.fixture
def practice(learn: LearnFrame) -> PracticePage:
    """Return the page for practice, with nothing stored."""
    page = learn.pages.open(PracticePage)
    assert page.answers.wait_until_idle()
    QApplication.processEvents()
    return page


def answered(page: PracticePage, qtbot: QtBot) -> None:
    """Wait until what was asked has been answered."""
    assert page.answers.wait_until_idle()
    qtbot.wait(20)


def results(page: PracticePage) -> tuple[float | None, ...]:
    """Return the results on the squares; none while they are hidden."""
    overlay = page.board.board.picture.overlay
    return overlay.shown.values if overlay else ()


def test_without_mistakes_the_page_says_how_they_come(practice: PracticePage) -> None:
    """Before any game nothing can be pressed, and the text says where mistakes come from."""
    assert text(practice, "practicePrompt").startswith("No mistakes to practise yet. ")
    assert text(practice, "practiceStored") == "Stored mistakes from all your games: 0. Due: 0."
    assert buttons(practice) == set()
    assert practice.exercise is None


def test_the_exercises_of_a_game_stay(practice: PracticePage, qtbot: QtBot) -> None:
    """Those that are due, asked for just before, don't replace them."""
    practice.refresh()
    practice.practise([WIN, TIE])
    answered(practice, qtbot)
    assert practice.exercise == WIN


def test_an_exercise_is_solved_step_by_step(practice: PracticePage, qtbot: QtBot) -> None:
    """Each answer is judged; a solved one shows the results, and the next one follows."""
    practice.practise([WIN, TIE])
    assert practice.exercise == WIN
    assert text(practice, "practiceCount") == "Mistake 1 of 2"
    assert text(practice, "practicePlayed") == "3×3 · you played c3"
    assert practice.board.caption == "X to move. One move wins: find it."
    assert not results(practice)
    unsolved = {"practiceShow", "practicePlay"}
    solved = {"practiceNext", "practiceRetry", "practiceWhy", "practicePlay"}
    assert buttons(practice) == unsolved
    verdicts: list[str] = []
    for square in ((0, 0), (2, 0), (1, 2), (2, 1)):
        practice.board.chosen.emit(*square)
        verdicts.append(practice.board.caption)
        assert buttons(practice) <= {*unsolved, "practiceRetry"}
    assert verdicts == [
        *("X to move. One move wins: find it.", "a3 loses. Try again.", "c2 only ties. Try again."),
        "b3 isn't proven to win. Try again.",
    ]
    practice.board.chosen.emit(0, 2)
    assert practice.board.caption == "Right: c1 wins."
    assert buttons(practice) == solved
    assert results(practice) == (None, None, 1.0, None, None, 0.0, -1.0, None, -1.0)
    practice.board.chosen.emit(2, 0)
    assert practice.board.caption == "Right: c1 wins."
    press(practice, "practiceRetry")
    assert buttons(practice) == unsolved
    assert practice.board.caption == "X to move. One move wins: find it."
    assert not results(practice)
    practice.board.chosen.emit(0, 2)
    press(practice, "practiceNext")
    assert practice.exercise == TIE
    assert text(practice, "practiceCount") == "Mistake 2 of 2"
    assert text(practice, "practicePlayed") == "3×3 · you played b1"
    assert buttons(practice) == unsolved
    press(practice, "practiceShow")
    assert practice.board.caption == "Only b2 holds the tie."
    assert buttons(practice) == solved
    press(practice, "practiceNext")
    assert text(practice, "practicePrompt") == (
        "All done. Mistakes from your next games will appear here."
    )
    assert text(practice, "practiceCount") == ""
    assert buttons(practice) == set()


def test_a_wrong_answer_is_refuted_on_the_board(practice: PracticePage, qtbot: QtBot) -> None:
    """Its mark is shown as wrong, the reply follows, and Enter leads back; so does a right one."""
    practice.practise([WIN])
    board = practice.board
    wrong = WIN.position.play((2, 2))
    practice.board.chosen.emit(2, 2)
    assert board.step is not None
    assert (board.step.position, board.step.judged) == (wrong, -1)
    qtbot.waitUntil(lambda: board.board.picture.position == wrong.play((1, 2)))
    QTest.keyClick(practice.window().focusWidget(), Qt.Key.Key_Return)
    assert board.step.position == WIN.position
    practice.board.chosen.emit(0, 2)
    assert (board.step.position, board.step.judged) == (WIN.position.play((0, 2)), 1)
    press(practice, "practiceWhy")
    qtbot.waitUntil(lambda: board.board.picture.position == wrong.play((1, 2)))
    press(practice, "practiceNext")
    shown = [part(board, QAbstractButton, f"practice{way}Step").isVisible() for way in WAYS]
    ended = (practice.board.step, board.caption, shown)
    assert ended == (None, "", 4 * [False]), "all is done"


def test_a_move_that_is_not_known_to_fail(
    practice: PracticePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If nothing can be proven about the reply, the page says so, and no reply is shown."""
    told: list[str] = []

    def announce(_widget: QWidget, said: str) -> None:
        told.append(said)

    monkeypatch.setattr(practice_page, "announce", announce)
    board = Position.start(Rules(19, 5))
    practice.practise([Exercise(PositionFacts(board, {(0, 1): (-1, 1)}), (0, 1))])
    press(practice, "practiceShow")
    press(practice, "practiceWhy")
    answered(practice, qtbot)
    assert text(practice, "practiceVerdict") == told[-1] == "No line could be proven from here."
    assert practice.board.step is not None
    assert practice.board.step.position == board.play((0, 1))


def test_a_late_line_is_not_shown_in_another_exercise(practice: PracticePage, qtbot: QtBot) -> None:
    """If another exercise or try is asked for before the line is known, only that is shown."""
    practice.practise([WIN, TIE])
    press(practice, "practiceShow")
    for step, exercise in (("practiceRetry", WIN), ("practiceNext", TIE)):
        press(practice, "practiceWhy")
        press(practice, step)
        answered(practice, qtbot)
        assert practice.board.step is not None
        assert practice.board.step.position == exercise.position
        assert practice.board.caption == str(exercise.prompt)
        press(practice, "practiceShow")


def test_an_exercise_can_be_played_on(practice: PracticePage) -> None:
    """The button asks for a game from the exercise's position, without the mistake."""
    practice.practise([WIN])
    press(practice, "practicePlay")
    assert shell_of(practice).games == [WIN.position]


@pytest.mark.parametrize(
    ("answers", "days"),
    [(["right"], 1), (["wrong", "right"], 0), (["show"], 0), (["right", "retry", "wrong"], 1)],
)
@pytest.mark.parametrize("is_of_game", [False, True], ids=["due", "of a game"])
def test_only_the_first_answer_counts(
    practice: PracticePage, qtbot: QtBot, answers: list[str], days: int, *, is_of_game: bool
) -> None:
    """An exercise comes back tomorrow only if its first answer was right."""
    now = round(time())
    Deck().add([WIN, TIE], now - 10)
    practice.refresh()
    answered(practice, qtbot)
    if is_of_game:
        practice.practise([WIN, TIE])
    assert text(practice, "practiceStored") == "Stored mistakes from all your games: 2. Due: 2."
    assert practice.exercise is not None
    first = practice.exercise
    counted: list[DeckCounts] = []
    practice.counted.connect(counted.append)
    for answer in answers:
        if answer == "show":
            press(practice, "practiceShow")
        elif answer == "retry":
            press(practice, "practiceRetry")
        else:
            wrong = next(square for square in first.facts.bounds if square not in first.solutions)
            practice.board.chosen.emit(*(first.solutions[0] if answer == "right" else wrong))
        answered(practice, qtbot)
    assert len(counted) == 1
    assert counted == [DeckCounts(total=2, due=1)]
    assert text(practice, "practiceStored") == "Stored mistakes from all your games: 2. Due: 1."
    later = Deck().due(now + 2 * DAY).exercises
    assert [each.streak for each in later if each.exercise == first] == [days]


def test_due_mistakes_are_offered_if_others_are_asked(practice: PracticePage, qtbot: QtBot) -> None:
    """The button is hidden while none are due, and while all that are due are on the page."""
    due = part(practice, QAbstractButton, "practiceDue")
    assert not due.isVisible()
    practice.store([WIN])
    answered(practice, qtbot)
    assert due.isVisible()
    press(practice, "practiceDue")
    answered(practice, qtbot)
    assert practice.exercise == WIN
    assert not due.isVisible()
    practice.board.chosen.emit(*WIN.solutions[0])
    answered(practice, qtbot)
    assert text(practice, "practiceStored") == "Stored mistakes from all your games: 1. Due: 0."
    assert not due.isVisible()


def test_new_mistakes_are_there_when_the_page_is_opened_again(
    practice: PracticePage, qtbot: QtBot
) -> None:
    """A page that had nothing to practise begins with what has been stored since."""
    practice.store([WIN])
    answered(practice, qtbot)
    assert practice.exercise is None
    practice.refresh()
    answered(practice, qtbot)
    assert practice.exercise == WIN


def test_all_due_exercises_follow_those_of_a_game(practice: PracticePage, qtbot: QtBot) -> None:
    """While a game's mistakes are practised, others wait until the button asks for them."""
    practice.practise([WIN])
    practice.store([TIE])
    answered(practice, qtbot)
    practice.refresh()
    answered(practice, qtbot)
    assert practice.exercise == WIN
    practice.board.chosen.emit(0, 2)  # an exercise of a game isn't stored by its answer
    answered(practice, qtbot)
    assert [each.exercise for each in Deck().due(2**40).exercises] == [TIE]
    press(practice, "practiceDue")
    answered(practice, qtbot)
    assert practice.exercise == TIE
    assert text(practice, "practiceCount").endswith("1 of 1")
    practice.answers.failed.emit(TttmcError("the disk is full"))
    assert "the disk is full" in text(practice, "practiceVerdict")


@pytest.mark.parametrize(
    ("players", "sides"),
    [(("mc", "human"), (Mark.O,)), (("human", "mc"), (Mark.X,)), (("mc", "random"), ())],
)
def test_your_mistakes_are_stored_and_practised(
    learn: LearnFrame, qtbot: QtBot, players: tuple[str, str], sides: tuple[Mark, ...]
) -> None:
    """A review stores your side's mistakes, and none of a game between machines."""
    page = learn.pages.open(ReviewPage)
    with qtbot.waitSignal(page.completed):
        page.show_record(replace(GAME, players=players))
    practice = learn.pages.open(PracticePage)
    answered(practice, qtbot)
    assert page.found is not None
    expected = exercises_of(page.found, sides) if sides else ()
    assert [each.exercise for each in Deck().due(2**40).exercises] == list(expected)
    learn.pages.open(ReviewPage)
    press(page, "reviewPractise")
    assert learn.inspector.page == PracticePage.name
    shown = practice.exercise
    assert shown is not None
    if sides:
        assert shown.position.to_move is sides[0]


def page_kinds() -> set[type[LearnPage]]:
    """Return the kinds of pages in the package's modules."""
    names = (
        f"{learn_package.__name__}.{each.name}" for each in iter_modules(learn_package.__path__)
    )
    found = (value for name in names for value in vars(import_module(name)).values())
    kinds = {each for each in found if isinstance(each, type) and issubclass(each, LearnPage)}
    return {each for each in kinds if "title" in vars(each)}


def test_every_page_has_the_windows_colours(learn: LearnFrame) -> None:
    """A theme recolours the boards and the chart of the pages there are, and of those to come."""
    page = learn.pages.open(ReviewPage)
    learn.pages.set_theme(DARK)
    assert page.chart.theme is DARK
    for kind in page_kinds():
        board = learn.pages.open(kind).board.board
        square = board.square_rect(0, 0)
        colour = board.grab().toImage().pixelColor(square.center())
        assert colour == QColor(DARK.surface), kind


def test_every_lesson_can_be_chosen(learn: LearnFrame) -> None:
    """A lesson has its number and title in the list, its texts on the page and its board."""
    page = learn.pages.open(LessonsPage)
    choice = part(page, QComboBox, "lessonsChoice")
    for number in range(choice.count()):
        page.choose(number)
        lesson = page.lesson
        assert choice.itemText(number) == f"{number + 1}. {lesson.title}"
        assert part(page, QLabel, "lessonsIntro").text() == str(lesson.intro)
        assert part(page, QLabel, "lessonsQuestion").text() == str(lesson.question)
        assert page.board.step is not None
        assert page.board.step.position == lesson.position
        QApplication.processEvents()
        options = [
            each
            for each in page.findChildren(QAbstractButton)
            if each.objectName().startswith("lessonsOption") and each.isVisible()
        ]
        assert [each.text() for each in options] == [str(option) for option in lesson.options]
        assert page.board.caption == (str(lesson.title) if lesson.options else "Choose a square.")
        assert page.number == number
        part(page, QAbstractButton, "lessonsLab").click()
        assert learn.shell.examined[number:] == [(lesson.lab, lesson.position)]
    page.choose_named("06-reverse")
    assert page.lesson.name == "06-reverse"


def test_mistakes_that_cannot_be_read_are_reported(practice: PracticePage) -> None:
    """The page shows why, in place of the verdict."""
    practice.answers.ask("counts", _unreadable, lambda _: None)
    assert practice.answers.wait_until_idle()
    QApplication.processEvents()
    assert text(practice, "practiceVerdict") == "The disk is full."


def _unreadable() -> DeckCounts:
    raise TttmcError(Text("The disk is full."))
