"""The search tree alone: growing, looking inside, pausing and stepping."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tests.gui.trials.frame import TrialsFrame
from tttmc_app.analysis.tree_steps import Stage
from tttmc_app.analysis.tree_view import Path, TreeView
from tttmc_app.core import Position, Rules, Weights, square_name
from tttmc_app.engine import Verdict
from tttmc_app.gui.look.widgets import ElidedLabel
from tttmc_app.gui.trials.page import TREE
from tttmc_app.gui.trials.tree_layout import Box
from tttmc_app.gui.trials.tree_page import TreePage

START = Position.start(Rules(7, 4)).empty_squares


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TreePage]:
    """Yield the segment with a small tree of a simple position."""
    frame = TrialsFrame()
    qtbot.addWidget(frame)
    frame.pages.open_at(Position.parse("XO./.X./O.."), Weights(), 3, TREE)
    made = frame.pages.tree
    qtbot.waitUntil(lambda: made.view is not None)
    yield made
    assert made.shutdown()


def words(page: TreePage) -> str:
    """Return the text about the step."""
    return part(page, QLabel, "treeWords").text()


def is_new(page: TreePage, before: TreeView | None) -> bool:
    """Return whether another tree is shown than before."""
    return page.view is not before


def is_other_step(page: TreePage, before: object) -> bool:
    """Return whether another step is shown than before."""
    return page.step is not None and page.step is not before


def until(page: TreePage, qtbot: QtBot, path: Path) -> None:
    """Wait until the tree is seen from a position."""
    qtbot.waitUntil(lambda: page.view is not None and page.view.path == path)


def test_a_proven_tree_is_finished(page: TreePage, qtbot: QtBot) -> None:
    """Growing ends with the proof; then there is nothing to step through, and the text says so."""
    assert words(page) == "Press Step to follow a simulation, or Grow to run many."
    assert part(page.stage, QLabel, "treeCount").text() == "0 simulations"
    assert [page.step_button.isEnabled(), page.grow_button.isEnabled()] == [True, True]
    assert page.grow_button.text() == "Grow"
    page.grow_button.click()
    qtbot.waitUntil(lambda: page.view is not None and page.view.verdict is not Verdict.UNKNOWN)
    assert not page.is_growing
    assert page.grow_button.text() == "Grow"
    assert words(page) == "The result is proven: no more simulations are needed."
    buttons = (page.step_button, page.finish_button, page.grow_button)
    assert [button.isEnabled() for button in buttons] == [False] * 3
    assert part(page.stage, QLabel, "treeCount").text() != "0 simulations"
    assert page.view is not None
    names = " ".join(map(square_name, page.view.line))
    assert part(page, ElidedLabel, "treeLine").text() == (f"Expected: {names}" if names else "")
    assert names
    page.restart_button.click()
    qtbot.waitUntil(lambda: page.view is not None and not page.view.simulations)
    assert page.step_button.isEnabled()


def test_the_tree_is_seen_from_a_square(page: TreePage, qtbot: QtBot) -> None:
    """A click on the board looks behind that move; the same box or the button goes back."""
    page.start(Position.start(Rules(7, 4)), 3)
    qtbot.waitUntil(lambda: page.view is not None)
    for _ in range(3):
        before = page.view
        page.finish()
        qtbot.waitUntil(partial(is_new, page, before))
    assert page.view is not None
    move = page.view.moves[0].square
    tried = {each.square for each in page.view.moves}
    page.board.chosen.emit(*next(at for at in START if at not in tried))
    page.board.chosen.emit(*move)
    until(page, qtbot, (move,))
    assert page.board.picture.position == page.view.position.play(move)
    assert page.board.picture.last_move == move
    assert page.outside_button.isEnabled()
    assert page.canvas.boxes[0].accessibleName().startswith("After ")
    page.see_from((move,))
    until(page, qtbot, ())
    assert not page.outside_button.isEnabled()
    page.canvas.setFocus()
    page.canvas.focus_box((move,))
    is_open = any(branch.path == (move,) and branch.replies for branch in page.view.branches)
    assert page.inside_button.isEnabled() is is_open
    page.see_from((move,))
    until(page, qtbot, (move,))
    page.outside_button.click()
    until(page, qtbot, ())


def test_a_pause_shows_the_newest_tree(page: TreePage, qtbot: QtBot) -> None:
    """While the tree grows the button pauses it; a step or another view ends the growth."""
    page.start(Position.start(Rules(7, 4)), 3)
    qtbot.waitUntil(lambda: page.view is not None)
    page.grow_button.click()
    assert (page.is_growing, page.step) == (True, None)
    qtbot.waitUntil(lambda: page.grow_button.text() == "Pause")
    page.next_step()
    assert not page.is_growing
    qtbot.waitUntil(lambda: page.step is not None)
    assert page.grow_button.text() == "Grow"
    assert page.step is not None
    assert words(page) == str(page.step.words)
    line = page.findChild(QLabel, "treeLine")
    assert line is not None
    assert page.board.picture.position == page.step.board
    assert page.board.picture.last_move == page.step.square
    assert page.canvas.boxes[0].box == Box((), None, page.canvas.boxes[0].box.rect, -1, 0)


def test_the_proving_simulation_is_seen_to_its_end(page: TreePage, qtbot: QtBot) -> None:
    """Step stays enabled to the last part of the simulation that proves the result."""
    page.start(Position.parse("XOX/XOO/OX."), 3)
    qtbot.waitUntil(lambda: page.view is not None)
    stages: list[Stage] = []
    while page.step_button.isEnabled():
        before = page.step
        page.step_button.click()
        qtbot.waitUntil(partial(is_other_step, page, before))
        assert page.step is not None
        stages.append(page.step.stage)
        assert page.finish_button.isEnabled() is page.step_button.isEnabled()
        assert page.grow_button.isEnabled() is page.step_button.isEnabled()
    assert (stages[0], stages[-1]) == (Stage.EXPANSION, Stage.BACKUP)
    assert page.view is not None
    assert page.view.verdict is Verdict.DRAW
