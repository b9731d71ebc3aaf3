"""The page of the search tree while its thread's answers arrive one by one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tests.gui.trials.test_tree_parts import START, branch, tree
from tttmc_app.analysis.insight import Want, study
from tttmc_app.analysis.trail import Trail
from tttmc_app.analysis.tree_steps import (
    MOST_SIMULATIONS,
    GrowingTree,
    SimulationSteps,
    Stage,
    TreeStep,
)
from tttmc_app.analysis.tree_view import TreeView
from tttmc_app.core import Expectation, Position, Text, Weights
from tttmc_app.engine import Verdict
from tttmc_app.gui.trials import tree_page
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.tree_page import TreePage
from tttmc_app.gui.trials.window import TrialsWindow
from tttmc_app.workers import JobRunner, Report

A1, B1 = START.rules.square(0), START.rules.square(1)
SEEN = tree(2, 1)
"""Two moves with a reply each; the second is expected."""


class Thread(QObject):
    """A thread that answers when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Callable[[object], None]] = []
        self.call: object = None
        """What was asked last."""

    def ask(self, _kind: str, call: object, then: Callable[[object], None]) -> None:
        """Note a question."""
        self.call = call
        self.waiting.append(then)

    def forget(self, _kind: str) -> None:
        """Drop the questions."""
        self.waiting.clear()

    def shutdown(self) -> bool:
        """End."""
        return True

    def answer(self, value: object) -> None:
        """Answer the last question."""
        self.waiting.pop()(value)


class Told:
    """The page, its thread and what screen readers are told."""

    def __init__(self, page: TreePage, thread: Thread) -> None:
        self.page, self.thread = page, thread
        self.texts: list[str] = []

    def note(self, _widget: object, text: str) -> None:
        """Note a text."""
        self.texts.append(text)


@pytest.fixture
def told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Return a page that shows a small tree."""
    page, thread = TreePage(), Thread()
    qtbot.addWidget(page)
    vars(page)["_answers"] = thread
    found = Told(page, thread)
    monkeypatch.setattr(tree_page, "announce", found.note)
    page.resize(900, 700)
    page.show()
    page.start(START, 3)
    thread.answer(GrowingTree(START, 3))
    thread.answer(SEEN)
    assert (page.view, found.texts) == (SEEN, [])
    return found


def test_a_look_inside_is_read_out(told: Told) -> None:
    """The most visited move is named with its share of the points; without moves, only a count."""
    better = replace(SEEN.branches[1], move=SEEN.branches[1].move._replace(rate=0.75))
    inside = replace(SEEN, path=(B1,), line=(B1, A1), branches=(SEEN.branches[0], better))
    told.page.see_from((B1,))
    told.thread.answer(inside)
    assert told.texts == ["99 simulations; most visited: a1, 25 % of the points"]
    told.page.see_from(())
    told.thread.answer(replace(inside, branches=(), moves=()))
    assert told.texts[1:] == ["99 simulations"]
    told.page.see_from(())
    told.thread.answer(SEEN)
    assert told.texts[2:] == []  # the root is what was there before


def step_of(view: TreeView, words: str) -> TreeStep:
    """Return the step of a simulation that chose a1."""
    return TreeStep(
        Stage.SELECTION, START.play(A1), A1, (A1,), view, Text(words), Text("A detail.")
    )


def shown_texts(told: Told) -> set[str]:
    """Return all texts of the page."""
    return {label.text() for label in told.page.findChildren(QLabel)}


def marked(told: Told) -> list[str]:
    """Return the stages in bold."""
    stages = [part(told.page, QLabel, stage) for stage in Stage]
    return [each.objectName() for each in stages if each.property("role") == "title"]


def has_overlay(told: Told) -> bool:
    """Return whether the board shows scores."""
    return told.page.board.picture.overlay is not None


def test_a_simulation_hides_what_was_seen_before(told: Told) -> None:
    """It is in the whole tree, without scores on the board; what follows it hides it in turn."""
    told.page.see_from((B1,))
    told.thread.answer(replace(SEEN, path=(B1,), line=(B1, A1), moves=SEEN.moves[:1]))
    assert has_overlay(told)
    told.page.next_step()
    told.thread.answer(SimulationSteps((step_of(SEEN, "It chose a1."),)))
    assert not has_overlay(told)
    assert told.page.board.picture.position == START.play(A1)
    assert {"It chose a1.", "A detail.", "On the way: a1"} <= shown_texts(told)
    assert (marked(told), told.page.view) == ([Stage.SELECTION], SEEN)
    told.page.grow_button.click()
    call = told.thread.call
    assert isinstance(call, partial)
    assert call.args[-1] == ()
    told.thread.answer(replace(SEEN, simulations=120))
    assert told.page.board.picture.overlay is not None
    assert told.page.board.picture.position == START
    assert not {"It chose a1.", "A detail.", "On the way: a1"} & shown_texts(told)
    assert marked(told) == []


def test_long_words_leave_the_board_its_size(told: Told) -> None:
    """A description may take several lines; they are reserved below the board."""
    holder = part(told.page, QLabel, "treeWords").parentWidget()
    assert holder is not None
    assert holder.minimumHeight() == holder.maximumHeight()
    heights: set[int] = set()
    for count in (1, 3, 8):
        told.page.next_step()
        told.thread.answer(SimulationSteps((step_of(SEEN, "It chose a1. " * count),)))
        QApplication.processEvents()
        heights.add(told.page.board.height())
    assert len(heights) == 1


def test_a_pause_and_an_end_are_read_out(told: Told) -> None:
    """Growth is silent until it is paused or ends."""
    told.page.grow_button.click()
    told.thread.answer(replace(SEEN, simulations=120))
    assert (told.texts, told.page.is_growing) == ([], True)
    told.page.grow_button.click()
    told.thread.answer(replace(SEEN, simulations=150))
    assert told.texts == ["150 simulations; most visited: a1, 25 % of the points"]
    told.page.grow_button.click()
    told.thread.answer(replace(SEEN, simulations=MOST_SIMULATIONS))
    assert not told.page.is_growing
    assert len(told.texts) == 2
    assert part(told.page, QLabel, "treeWords").text() == "The tree has grown to its limit."


def asked_path(told: Told) -> object:
    """Return the path of the last question about the tree."""
    call = told.thread.call
    assert isinstance(call, partial)
    return call.args[-1]


def test_a_look_inside_a_growing_tree_is_not_lost(told: Told) -> None:
    """It is kept while an answer from before it arrives, and seen when the growth ends there."""
    inside = replace(SEEN, path=(B1,), line=(B1, A1), moves=SEEN.moves[:1], simulations=130)
    (frame,) = told.page.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    told.page.grow_button.click()
    told.page.see_from((B1,))
    told.thread.answer(replace(SEEN, simulations=120))
    frame.timeout.emit()
    assert asked_path(told) == (B1,)
    told.thread.answer(inside)
    told.page.see_from((B1,))  # back
    frame.timeout.emit()
    assert asked_path(told) == ()
    told.page.see_from((A1,))
    told.thread.answer(replace(SEEN, simulations=MOST_SIMULATIONS))
    assert (told.texts, asked_path(told)) == ([], (A1,))
    told.thread.answer(replace(inside, path=(A1,)))
    assert told.page.view == replace(inside, path=(A1,))
    assert len(told.texts) == 1


def test_a_step_of_a_complete_tree_shows_the_tree(told: Told) -> None:
    """A tree proven since it was last shown has no more steps, and its buttons end."""
    proven = replace(SEEN, verdict=Verdict.WIN)
    told.page.next_step()
    told.thread.answer(SimulationSteps(()))
    told.thread.answer(proven)
    assert told.page.view == proven
    assert not told.page.step_button.isEnabled()


def test_the_last_simulation_can_be_followed(told: Told) -> None:
    """At the limit, the tree doesn't grow, but the remaining steps are shown."""
    last = replace(SEEN, simulations=MOST_SIMULATIONS)
    told.page.next_step()
    told.thread.answer(SimulationSteps((step_of(SEEN, "One."), step_of(last, "Two."))))
    enabled: list[tuple[bool, bool]] = []
    for _ in range(2):
        enabled.append((told.page.step_button.isEnabled(), told.page.grow_button.isEnabled()))
        told.page.next_step()
    assert enabled == [(True, True), (False, False)]


def test_answers_that_are_no_trees_change_nothing(told: Told) -> None:
    """A question that was cancelled leaves the tree, and says nothing."""
    told.page.see_from((A1,))
    told.thread.answer(None)
    told.page.next_step()
    told.thread.answer(None)
    told.page.grow_button.click()
    told.thread.answer(None)
    told.page.grow_button.click()
    told.thread.answer(None)
    assert (told.page.view, told.page.step, told.texts) == (SEEN, None, [])


def test_only_a_move_with_replies_can_be_looked_into(told: Told) -> None:
    """The button follows the box with the focus: the root, a move with replies, or one without."""
    leaf = branch((B1,), 40)
    view = replace(SEEN, branches=(SEEN.branches[0], leaf))
    told.page.see_from(())
    told.thread.answer(view)
    told.page.activateWindow()
    found: list[tuple[bool, bool]] = []
    for path in ((), (A1,), (B1,)):
        assert told.page.canvas.focus_box(path)
        box = told.page.canvas.current
        assert box is not None
        assert box.box.path == path
        inside, outside = told.page.inside_button, told.page.outside_button
        found.append((inside.isEnabled(), outside.isEnabled()))
        assert told.page.board.picture.position == (START.play(path[0]) if path else START)
        assert (told.page.board.picture.overlay is None) is bool(path)
    assert found == [(False, False), (True, False), (False, False)]


def test_the_board_shows_the_expected_move(told: Told) -> None:
    """It is the next move of the expected line, or the most visited where that leads elsewhere."""
    for path, line, best in (
        ((), (B1, A1), B1),
        ((), (), A1),
        ((B1,), (B1, A1), A1),
        ((B1,), (A1, B1), A1),
    ):
        found = replace(SEEN, path=path, line=line)
        moves = tuple(each for each in SEEN.branches if each.square not in path)
        found = replace(found, branches=moves, moves=tuple(each.move for each in moves))
        told.page.see_from((*path, A1))
        told.thread.answer(found)
        overlay = told.page.board.picture.overlay
        assert overlay is not None
        assert overlay.thought.best == (best,)
        assert overlay.thought.line[:1] == (best,)


def test_the_board_stays_while_the_tree_grows(told: Told) -> None:
    """A box that gets the focus meanwhile doesn't change the board."""
    told.page.grow_button.click()
    told.page.canvas.focus_box((A1,))
    assert told.page.board.picture.position == START
    assert part(told.page, QLabel, "treeWords").text().startswith("Press Step")


def test_exact_scores_are_told_once(qtbot: QtBot) -> None:
    """They are announced when they become known, and counts only when there are more."""
    follower = TrialsFollower()
    told: list[object] = []
    follower.grown.connect(told.append)
    follower.learnt_exact.connect(lambda: told.append("exact"))
    runner = vars(follower)["_runner"]
    assert isinstance(runner, JobRunner)
    empty = Trail(START, 3)
    follower.trail = empty
    runner.progressed.emit(Report(1, empty, 0.0))
    assert told == []
    whole = replace(empty, expectation=_expectation())
    for _ in range(2):
        runner.progressed.emit(Report(1, whole, 0.0))
    assert told == ["exact"]
    runner.progressed.emit(Report(1, "other", 0.0))
    assert follower.trail == whole
    follower.stop()
    runner.progressed.emit(Report(1, whole, 0.0))
    assert vars(follower)["trail"] is None
    assert told == ["exact"]
    follower.start(START, Weights(), 3)
    assert follower.shutdown()


def _expectation() -> Expectation:
    *_, found = study(Position.parse("XO./.X./..O"), frozenset({Want.EXACT}), 0)
    assert found.expectation is not None
    return found.expectation


@pytest.mark.parametrize("fails", ["many", "tree", ""])
def test_a_part_that_doesn_t_end_is_reported(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    """The window has ended only if both parts have, and both are asked to end."""
    window = TrialsWindow()
    qtbot.addWidget(window)
    asked: list[str] = []
    for name in ("many", "tree"):

        def ended(name: str = name) -> bool:
            asked.append(name)
            return name != fails

        monkeypatch.setattr(getattr(window, name), "shutdown", ended)
    assert window.shutdown() is (fails == "")
    assert asked == ["many", "tree"]
