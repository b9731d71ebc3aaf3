"""All that the pages on trials and the search tree show, and what each step changes there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.diary import Diary, settle, value_text
from tests.gui.parts import part
from tests.gui.trials.test_tree_parts import branch
from tests.gui.trials.test_tree_states import Thread
from tttmc_app.analysis.tree_steps import GrowingTree
from tttmc_app.analysis.tree_view import TreeView
from tttmc_app.core import Position, Rules, TttmcError, Weights
from tttmc_app.engine import Verdict
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.trials.slider_page import SliderPage
from tttmc_app.gui.trials.slow_page import SlowPage
from tttmc_app.gui.trials.tree_page import TreePage
from tttmc_app.gui.trials.window import TrialsWindow
from tttmc_app.workers.answers import Answers

START = Position.parse("X../.O./..X")
"""O is to move; a corner looks best but loses."""
LAST = Position.parse("XO./OX./XO.")
"""X wins at once with c1 or c3, and c2 threatens both."""


def show(page: QWidget, qtbot: QtBot) -> None:
    """Show a page in a window of its own."""
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def press(page: QWidget, name: str) -> None:
    """Press a visible button that can be pressed."""
    button = part(page, QAbstractButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    button.click()


def test_many_trials(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts of trials, squares, rivals and chances, each with all that follows from it."""
    page = SliderPage()
    show(page, qtbot)
    diary = Diary(page, __file__, "many trials", monkeypatch)
    diary.step("without a position")
    page.start(START, Weights(1.0, 2.0), 7)
    settle(page)
    diary.step("1,000 trials")
    page.slider.setValue(0)
    diary.step("10 trials")
    page.board.chosen.emit(2, 1)
    diary.step("another square")
    page.slider.setFocus()
    QTest.keyClick(page.slider, Qt.Key.Key_PageUp)
    diary.step("100 trials")
    chooser = part(page, Chooser, "compareWith")
    chooser.setCurrentIndex(2)
    chooser.activated.emit(2)
    diary.step("another rival")
    press(page, "trialsChances")
    settle(page)
    diary.step("chances")
    press(page, "trialsChances")
    page.explain((1, 0))
    settle(page)
    diary.step("the rival itself")
    press(page, "playNeeded")
    diary.step("as many trials as it takes")
    page.start(LAST, Weights(), 3, 500)
    settle(page)
    diary.step("another position")
    assert page.shutdown()


def test_one_trial(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step of a trial, its end, ten trials, and a new start."""
    page = SlowPage()
    show(page, qtbot)
    diary = Diary(page, __file__, "one trial", monkeypatch)
    page.restart()
    diary.step("without a position")
    page.start(START, Weights(1.0, 2.0), 7)
    diary.step("at first")
    for number in range(1, 9):
        press(page, "slowStep")
        diary.step(f"step {number}")
    press(page, "slowFinish")
    diary.step("finished")
    press(page, "slowMany")
    diary.step("ten more trials")
    press(page, "slowRestart")
    diary.step("once more")
    press(page, "slowMany")
    diary.step("ten trials")
    page.start(LAST, Weights(0.5, 1.25), 3)
    diary.step("another position")


def tree_of_two() -> TreeView:
    """Return a tree with two moves, of which the second is expected, with a reply to each."""
    moves = (
        branch(((0, 0),), 50, (branch(((0, 0), (1, 1)), 3),)),
        branch(
            ((0, 1),),
            40,
            (branch(((0, 1), (2, 2)), 3, verdict=Verdict.LOSS),),
            Verdict.WIN,
            is_expected=True,
        ),
    )
    found = tuple(each.move for each in moves)
    line = ((0, 1), (2, 2))
    return TreeView(EMPTY, (), 99, 99, moves, 0, 0, line, Verdict.UNKNOWN, found)


EMPTY = Position.start(Rules())


class Noted(Thread):
    """A thread whose questions are noted in a diary."""

    def __init__(self, diary: Diary) -> None:
        super().__init__()
        self._diary = diary

    def ask(self, kind: str, call: object, then: Callable[[object], None]) -> None:
        """Note a question."""
        super().ask(kind, call, then)
        assert callable(call)
        values: tuple[Any, ...] = call.args if isinstance(call, partial) else ()
        function = cast("Any", call.func if isinstance(call, partial) else call)
        texts = map(value_text, values)
        self._diary.note(f"{kind}: {function.__name__}({', '.join(texts)})")

    def forget(self, kind: str) -> None:
        """Note that questions are dropped."""
        super().forget(kind)
        self._diary.note(f"{kind}: forget")


def test_a_tree(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree that grows, is paused, seen from inside and proven."""
    page = TreePage()
    show(page, qtbot)
    diary = Diary(page, __file__, "a tree", monkeypatch, heights=False)
    answers, thread = part(page, Answers), Noted(diary)
    vars(page)["_answers"] = thread
    diary.step("without a position")
    page.start(EMPTY, 3)
    thread.answer(GrowingTree(EMPTY, 3))
    seen = tree_of_two()
    thread.answer(seen)
    diary.step("99 simulations")
    press(page, "treeGrow")
    thread.answer(replace(seen, simulations=120, visits=120))
    diary.step("it grows")
    press(page, "treeGrow")
    diary.step("a pause, before the newest tree has come")
    thread.answer(replace(seen, simulations=150, visits=150))
    diary.step("paused")
    page.canvas.focus_box(((0, 1),))
    diary.step("a move with the focus")
    press(page, "treeInside")
    inside = replace(
        seen, path=((0, 1),), branches=(branch(((0, 1), (2, 2)), 3),), moves=seen.moves[:1]
    )
    thread.answer(inside)
    diary.step("its replies")
    page.board.chosen.emit(1, 1)
    diary.step("a square that isn't among them")
    press(page, "treeOutside")
    thread.answer(seen)
    diary.step("back")
    page.board.chosen.emit(0, 0)
    thread.answer(replace(inside, path=((0, 0),), line=(), branches=(), moves=()))
    diary.step("a move on the board, without replies")
    thread.waiting.clear()
    page.see_from(((0, 0),))
    thread.answer(replace(seen, verdict=Verdict.WIN))
    diary.step("proven")
    part(page, QAbstractButton, "treeRestart").click()
    diary.step("once more, before the tree is made")
    page.grow_button.click()
    page.next_step()
    page.see_from(((0, 0),))
    page.board.chosen.emit(0, 0)
    page.outside_button.click()
    page.inside_button.click()
    diary.step("nothing can be done with it")
    thread.answer(GrowingTree(EMPTY, 3))
    thread.answer(seen)
    press(page, "treeGrow")
    frame = part(page, QTimer)
    thread.answer(replace(seen, simulations=999_995, visits=999_995))
    assert frame.isActive()
    qtbot.waitUntil(lambda: not frame.isActive())
    diary.step("a large tree grows")
    press(page, "treeFinish")
    thread.answer(None)
    diary.step("a simulation ends the growth")
    press(page, "treeGrow")
    thread.answer(replace(seen, verdict=Verdict.WIN))
    diary.step("proven by growing")
    assert not frame.isActive()
    answers.failed.emit(TttmcError("no solver"))
    diary.step("a failure")
    page.restart()
    thread.answer(GrowingTree(EMPTY, 3))
    thread.answer(inside)
    page.canvas.focus_box(((0, 1),))
    page.restart()
    for button in (page.grow_button, page.outside_button, page.inside_button):
        assert button.isEnabled() or button is page.inside_button
        button.click()
    diary.step("the buttons wait for the new tree")
    thread.answer(GrowingTree(EMPTY, 3))
    thread.answer(seen)
    press(page, "treeGrow")
    thread.answer(replace(seen, simulations=120))
    assert frame.isActive()
    assert page.shutdown()
    assert not frame.isActive()
    diary.step("shut down")
    assert answers.shutdown()


def test_a_simulation(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of two simulations of a nearly finished game."""
    page = TreePage()
    show(page, qtbot)
    diary = Diary(page, __file__, "a simulation", monkeypatch, heights=False)
    page.start(START, 3)
    settle(page)
    diary.step("at first")
    for number in range(1, 10):
        press(page, "treeStep")
        settle(page)
        diary.step(f"step {number}")
    press(page, "treeFinish")
    settle(page)
    diary.step("finished")
    assert page.shutdown()


def test_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window with its tabs, keys and all that is on them, before it has a position."""
    window = TrialsWindow()
    qtbot.addWidget(window)
    diary = Diary(window, __file__, "window", monkeypatch, heights=False)
    diary.step("at first")
    assert window.shutdown()
