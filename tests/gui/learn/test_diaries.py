"""All that the pages for learning show, and what each step of an hour's learning changes there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from threading import Event
from time import sleep
from typing import TypeVar

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from tests.gui.diary import Diary, settle
from tests.gui.learn.steps import press, shown
from tests.gui.learn.test_textbook_page import written
from tests.gui.parts import part
from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import Exercise
from tttmc_app.analysis.experiments import MEASURES, Finding
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought, TttmcError, Weights
from tttmc_app.folders import data_folder
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.textbook_page import TextbookPage
from tttmc_app.gui.learn.track_board import TrackBoard

START = Position.start(Rules())
WIN = Exercise(
    Position.parse("XX./OO./..."),
    (2, 2),
    (((0, 2), (1, 1)), ((1, 2), (0, 0)), ((2, 0), (-1, -1)), ((2, 1), (-1, 1)), ((2, 2), (-1, -1))),
)
TIE = Exercise(START.play((0, 0)), (0, 1), (((1, 1), (0, 0)), ((0, 1), (-1, -1))))
OWN_LINE = Exercise(
    Position.parse("XX./OO./...", Rules(reverse=True)),
    (0, 2),
    (((0, 2), (-1, -1)), ((1, 2), (0, 1)), ((2, 1), (0, 0))),
)
OVER = Position.parse("XXX/OO./...", finished=True)
FULL = Thought(
    Meaning.PLAIN,
    Mark.X,
    (None,) * 5 + (1.0, 2.0, 3.0, 4.0),
    None,
    (),
    9,
    1,
    1,
    None,
    Weights(1, 2),
)

PageT = TypeVar("PageT", bound=LearnPage)


@pytest.fixture(autouse=True)
def dates() -> Iterator[None]:
    """Write dates as in Britain."""
    usual = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(usual)


def test_lessons(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers, the experiment, its finding, and the way to the next lesson, all by buttons."""
    page = shown(LessonsPage(), qtbot)
    diary = Diary(page, __file__, "lessons", monkeypatch)
    diary.step("at first")
    page.check.click()
    diary.step("check without an answer")
    press(page, "lessonsOption1")
    diary.step("the second answer")
    page.check.setFocus()
    with qtbot.waitSignal(page.finished):
        press(page, "lessonsCheck")
    diary.step("checked")
    press(page, "lessonsPlay")
    press(page, "lessonsLab")
    diary.step("play and lab")
    press(page, "lessonsNext")
    diary.step("next, where squares are answers")
    page.board.chosen.emit(1, 2)
    diary.step("a square")
    page.board.chosen.emit(0, 1)
    diary.step("another square")
    page.choose_named("05-more-is-worse")
    diary.step("another lesson")
    page.choose(9)
    diary.step("the last lesson")
    assert page.shutdown()


def test_running_lessons(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an experiment runs nothing can be changed; it can fail, and be checked again."""
    over: list[Finding | Exception] = []
    may_progress = Event()

    def wait(_position: Position) -> Iterator[float | Finding]:
        while not over:
            sleep(0.001)
            yield 0.25 if may_progress.is_set() else 0.0
        last = over.pop()
        if isinstance(last, Exception):
            raise last
        yield last

    page = shown(LessonsPage(), qtbot)
    monkeypatch.setitem(MEASURES, page.lesson.measure, wait)
    diary = Diary(page, __file__, "running lessons", monkeypatch)
    diary.step("at first")
    press(page, "lessonsOption0")
    page.setFocus()
    press(page, "lessonsCheck")
    diary.step("the experiment has begun")
    may_progress.set()
    page.check.click()
    page.board.chosen.emit(0, 0)
    diary.step("neither a check nor a square changes anything")
    over.append(TttmcError("the disk is full"))
    diary.step("failed")
    page.choose(9)
    page.choose(0)
    diary.step("another lesson and back")
    press(page, "lessonsOption1")
    figures: dict[str, object] = dict.fromkeys(("trials", "wins", "ties", "losses", "exact"), "9")
    over.append(Finding(figures, value=45.1, position=OVER, thought=FULL))
    press(page, "lessonsCheck")
    diary.step("a right answer, and a game that is over")
    assert page.shutdown()


def test_practice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two exercises of a game: wrong and right answers, the line behind a mistake, the end."""
    page = shown(PracticePage(), qtbot)
    diary = Diary(page, __file__, "practice", monkeypatch)
    diary.step("at first")
    page.practise([WIN, TIE])
    diary.step("two exercises")
    for square in ((0, 0), (2, 0), (1, 2), (2, 1)):
        page.board.chosen.emit(*square)
        diary.step(f"{square} is wrong")
    page.board.chosen.emit(0, 2)
    diary.step("right")
    page.board.chosen.emit(2, 0)
    diary.step("no further answer")
    press(page, "practiceWhy")
    settle(page)
    diary.step("why it failed")
    page.board.go_to(0)
    diary.step("its first move")
    press(page, "practiceRetry")
    diary.step("once more")
    press(page, "practiceShow")
    diary.step("the answer")
    press(page, "practicePlay")
    diary.step("play on")
    press(page, "practiceNext")
    diary.step("next")
    press(page, "practiceShow")
    diary.step("its answer")
    press(page, "practiceNext")
    diary.step("the end")
    page.board.chosen.emit(0, 0)
    page.board.chosen.emit(2, 2)
    diary.step("nothing to answer")
    page.practise([OWN_LINE])
    press(page, "practiceShow")
    diary.step("a move that completed a line in the reverse game")
    press(page, "practiceWhy")
    settle(page)
    diary.step("it failed at once")
    assert page.shutdown()


def test_due_practice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stored mistakes are counted, offered, and put off by the first answer only."""
    Deck().add([WIN, TIE], 10)
    page = shown(PracticePage(), qtbot)
    diary = Diary(page, __file__, "due practice", monkeypatch)
    diary.step("at first")
    page.refresh()
    settle(page)
    diary.step("those that are due")
    page.board.chosen.emit(*WIN.played)
    settle(page)
    diary.step("an answer")
    press(page, "practiceShow")
    settle(page)
    diary.step("the second one isn't counted")
    page.refresh()
    settle(page)
    diary.step("the page is opened again")
    press(page, "practiceNext")
    press(page, "practiceShow")
    settle(page)
    diary.step("the last one")
    press(page, "practiceNext")
    page.store([WIN._replace(position=WIN.position.play((0, 2)))])
    settle(page)
    diary.step("another game's mistake is stored")
    page.answers.failed.emit(TttmcError("the disk is full"))
    diary.step("a failure")
    assert page.shutdown()


def test_textbook(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Textbooks, their mistakes, a search, and where the buttons lead."""
    page = shown(TextbookPage(), qtbot)
    diary = Diary(page, __file__, "textbook", monkeypatch)
    diary.step("at first")
    page.refresh()
    settle(page)
    press(page, "textbookLab")
    diary.step("the lab, without a textbook")
    for name, squares, games in (("first", "135", 1000), ("second", "2", 7)):
        written(name, Rules(3, 3, reverse=name == "second"), squares, games)
    for path in (data_folder() / "textbooks").iterdir():
        with closing(sqlite3.connect(path)) as connection, connection:
            # Noon, which is on the same day in nearly all time zones.
            connection.execute("UPDATE mistakes SET learnt = 1000036800 WHERE game > 1000")
            connection.execute("UPDATE mistakes SET learnt = 1000123200 WHERE game = 1000")
            connection.execute("UPDATE mistakes SET game = NULL WHERE game < 1000")
    page.refresh()
    settle(page)
    diary.step("two textbooks")
    listed, search = part(page, QListWidget), part(page, QLineEdit, "textbookSearch")
    listed.setCurrentRow(1)
    settle(page)
    diary.step("the second mistake")
    press(page, "textbookPlay")
    press(page, "textbookLab")
    diary.step("its position, elsewhere")
    search.setText("B1 game")
    settle(page)
    diary.step("a search")
    part(page, QComboBox, "textbookFile").setCurrentIndex(1)
    settle(page)
    diary.step("nothing found in the other textbook")
    search.clear()
    settle(page)
    diary.step("the other textbook")
    page.refresh()
    settle(page)
    diary.step("read again")
    page.answers.failed.emit(TttmcError("the file is damaged"))
    diary.step("a failure")
    for path in (data_folder() / "textbooks").iterdir():
        path.unlink()
    page.refresh()
    settle(page)
    diary.step("no textbook any more")
    press(page, "textbookLab")
    diary.step("the lab again")
    assert page.shutdown()


def test_track(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A board with buttons for its positions, before it shows any."""
    track = TrackBoard("some")
    qtbot.addWidget(track)
    Diary(track, __file__, "track", monkeypatch).step("at first")
