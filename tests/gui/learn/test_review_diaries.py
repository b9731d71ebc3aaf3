"""All that the page of reviews shows, and what each step changes there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.diary import Diary, settle
from tests.gui.hand import PATIENCE
from tests.gui.learn.steps import press, shown
from tests.gui.parts import part
from tttmc_app.analysis.review import ReviewLimits, review
from tttmc_app.core import (
    GameRecord,
    Position,
    Rules,
    Square,
    TttmcError,
)
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.workers import JobRunner, Report

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
START = Position.start(Rules())
GAME = "a1 b1 a3 a2 c1 b2 c3 c2"
"""O's b1 loses a tie, X's c1 loses a win, and O wins."""


def review_game(page: ReviewPage, moves: str, qtbot: QtBot, rules: Rules | None = None) -> None:
    """Review a game of yours as O to its end."""
    with qtbot.waitSignal(page.completed):
        page.show_record(replace(played(moves, rules), players=("mc", "human")))


def last_square(page: ReviewPage) -> Square:
    """Return the last empty square of the position shown."""
    assert page.board.step is not None
    return page.board.step.position.empty_squares[-1]


def test_review(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's moves one by one, with what each button shows, and where it leads."""
    page = shown(ReviewPage(), qtbot)
    diary = Diary(page, __file__, "review", monkeypatch)
    diary.step("at first")
    review_game(page, GAME, qtbot)
    diary.step("a game")
    moves = part(page, QListWidget, "reviewMoves")
    moves.setCurrentRow(5)
    diary.step("X's mistake")
    for name in ("Better", "Play", "Against", "Converge", "Back"):
        press(page, f"review{name}")
        diary.step(name)
    press(page, "reviewMissedWin")
    settle(page)
    diary.step("the missed win")
    press(page, "reviewPlay")
    press(page, "reviewConverge")
    diary.step("play and lab, from the line")
    press(page, "reviewNextStep")
    diary.step("one move further")
    page.board.board.setFocus()
    page.chart.spot_chosen.emit(2)
    diary.step("O's mistake, chosen in the chart")
    press(page, "reviewRefutation")
    settle(page)
    diary.step("its refutation")
    page.board.chosen.emit(2, 0)
    settle(page)
    diary.step("another defence")
    page.board.chosen.emit(*last_square(page))
    settle(page)
    diary.step("a further defence")
    press(page, "reviewPreviousStep")
    page.board.chosen.emit(*last_square(page))
    settle(page)
    diary.step("no defence for the other side")
    press(page, "reviewPreviousStep")
    diary.step("the position before it")
    press(page, "reviewBetter")
    page.board.chosen.emit(*last_square(page))
    settle(page)
    diary.step("what was better isn't a line")
    press(page, "reviewBack")
    diary.step("back to the game")
    QTest.keyClick(page.board, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    diary.step("its start")
    press(page, "reviewPractise")
    diary.step("practise")
    assert page.record is not None
    page.show_record(replace(page.record))
    settle(page)
    diary.step("the same game again")
    page.show_record(GameRecord.begin(START, ("human", "mc"), 1))
    settle(page)
    diary.step("a game without moves")
    page.answers.failed.emit(TttmcError("no solver"))
    diary.step("a failure")
    assert page.shutdown()


def test_review_of_a_first_mistake(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first move of the reverse game can be a mistake; a line that holds a tie can be ended."""
    page = shown(ReviewPage(), qtbot)
    diary = Diary(page, __file__, "review of ties", monkeypatch)
    review_game(page, "a1", qtbot, Rules(reverse=True))
    diary.step("a corner of the reverse game")
    press(page, "reviewBetter")
    diary.step("better")
    press(page, "reviewBack")
    review_game(page, "c2 c1 b2 c3 a1 b1 b3", qtbot)
    diary.step("a win that became a tie")
    press(page, "reviewRefutation")
    settle(page)
    diary.step("the tie")
    assert page.board.step is not None
    free = page.board.step.position.empty_squares
    page.board.chosen.emit(2, 1)
    diary.step("an occupied square")
    page.board.chosen.emit(*free[0])
    diary.step("the last square")
    page.board.chosen.emit(*free[0])
    diary.step("nothing more to choose")
    assert page.shutdown()


def test_unfinished_review(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a review goes on, the moves reviewed so far can be chosen, in the chart as well."""
    page = shown(ReviewPage(), qtbot)
    record = replace(played(GAME), players=("mc", "human"))
    steps = [step for step in review(record, ReviewLimits(trials=0, searches=0)) if step]
    assert [step.review.first for step in steps] == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    (runner,) = page.findChildren(JobRunner, options=DIRECT)
    start, released = runner.start, Event()

    def wait() -> Iterator[None]:
        released.wait(PATIENCE / 1000)
        yield

    def start_waiting(_work: object) -> int:
        return start(wait)

    monkeypatch.setattr(runner, "start", start_waiting)
    diary = Diary(page, __file__, "unfinished review", monkeypatch)
    page.show_record(record)
    diary.step("before the first step")
    for move in (8, 4):
        runner.progressed.emit(Report(1, steps[8 - move], 1.0))
        diary.step(f"reviewed from {move}")
        page.chart.spot_chosen.emit(0)
        diary.step(f"the first point of the chart, {move}")
    part(page, QListWidget).setCurrentRow(4)
    diary.step("the last move that isn't reviewed")
    part(page, QListWidget).setCurrentRow(3)
    diary.step("a position that isn't reviewed")
    part(page, QListWidget).setCurrentRow(5)
    press(page, "reviewBetter")
    runner.progressed.emit(Report(1, steps[6], 1.0))
    diary.step("a step while something else is shown")
    released.set()
    assert page.shutdown()
    assert (page.record, page.found) == (record, steps[6].review)


@pytest.mark.parametrize("name", ["Refutation", "MissedWin"])
def test_a_late_line_is_dropped(qtbot: QtBot, name: str) -> None:
    """A line that is proven when another move has been selected is no longer shown."""
    page = shown(ReviewPage(), qtbot)
    review_game(page, GAME, qtbot)
    moves = part(page, QListWidget)
    moves.setCurrentRow(5)
    press(page, f"review{name}")
    moves.setCurrentRow(2)
    settle(page)
    assert (page.board.at, page.board.caption) == (2, "X to move")
    press(page, "reviewRefutation")
    settle(page)
    page.board.chosen.emit(2, 2)
    moves.setCurrentRow(3)
    settle(page)
    assert (page.board.at, page.board.caption) == (3, "O to move")
    moves.setCurrentRow(5)
    press(page, f"review{name}")
    press(page, "reviewBetter")
    settle(page)
    assert (page.board.at, page.board.caption) == (0, "Better: b2, c3")
    press(page, f"review{name}")
    press(page, "reviewBack")
    settle(page)
    assert (page.board.at, page.board.caption) == (5, "O to move")
    assert page.shutdown()
