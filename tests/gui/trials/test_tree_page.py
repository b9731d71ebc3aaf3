"""The search tree of a position, by mouse, by keyboard and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.trials.frame import TrialsFrame
from tttmc_app import engine
from tttmc_app.analysis.tree_steps import Stage
from tttmc_app.analysis.tree_view import Path
from tttmc_app.core import Position, Rules, Weights
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.trials.page import TREE, TrialsPage
from tttmc_app.gui.trials.tree_page import TreePage

START = Position.start(Rules(7, 4))


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TreePage]:
    """Yield the segment, with a tree after some simulations."""
    make_application()
    frame = TrialsFrame()
    qtbot.addWidget(frame)
    frame.pages.open_at(START, Weights(), 7, TREE)
    page = frame.pages.tree
    qtbot.waitUntil(lambda: page.view is not None)
    page.grow_button.click()
    qtbot.waitUntil(lambda: page.view is not None and page.view.simulations >= 60)
    page.grow_button.click()
    assert not page.is_growing
    growing = page.view
    qtbot.waitUntil(lambda: page.view is not growing)
    yield page
    assert frame.pages.shutdown()


def until_step(page: TreePage, qtbot: QtBot, stage: Stage) -> None:
    """Wait until a step of this kind is shown."""
    qtbot.waitUntil(lambda: page.step is not None and page.step.stage is stage)


def has_run(page: TreePage, simulations: int) -> bool:
    """Return whether the tree shown has this many simulations."""
    return page.view is not None and page.view.simulations == simulations


def test_a_grown_tree_is_the_machine_s(page: TreePage, qtbot: QtBot) -> None:
    """The boxes show what a search with the same seed and number of simulations finds, apart."""
    view = page.view
    assert view is not None
    tree = engine.Tree(START, 7)
    tree.advance(view.simulations)
    assert view.moves == tree.statistics().moves
    best = page.canvas.boxes[1]
    assert best.box.branch == view.branches[0]
    assert best.accessibleName().startswith("X ")
    areas = [box.geometry() for box in page.canvas.boxes]
    assert all(map(page.canvas.rect().contains, areas))
    assert not any(one.intersects(two) for one, two in combinations(areas, 2))
    visits = page.board.picture.overlay
    assert visits is not None
    assert visits.thought.best == (view.line[0],)


def test_a_simulation_in_steps(page: TreePage, qtbot: QtBot) -> None:
    """Step goes through the four stages; the path is marked, and the backup adds a visit."""
    before = page.view
    assert before is not None
    words = page.findChild(QLabel, "treeWords")
    assert words is not None
    page.step_button.click()
    qtbot.waitUntil(lambda: page.step is not None)
    joins = words.text().startswith("A new move joins the tree")  # the new move has no box yet
    assert joins or any(box.is_on_way for box in page.canvas.boxes)
    assert joins or words.text().endswith("which has the highest bound.")
    page.finish_button.click()
    until_step(page, qtbot, Stage.BACKUP)
    assert page.view is not None
    assert page.view.simulations == before.simulations + 1
    stage = page.findChild(QLabel, Stage.BACKUP)
    assert stage is not None
    assert stage.property("role") == "title"
    page.step_button.click()  # the next simulation
    qtbot.waitUntil(lambda: page.step is not None and page.step.stage is not Stage.BACKUP)


def test_keys_reach_every_box(page: TreePage, qtbot: QtBot) -> None:
    """Tab stops once in the tree; arrows reach every box, Enter looks inside, Left goes back."""
    canvas = page.canvas
    root = canvas.boxes[0]
    canvas.focus_box(())
    tab_stops = [b for b in canvas.boxes if b.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert tab_stops == [root]
    QTest.keyClick(root, Qt.Key.Key_Right)
    move = canvas.current
    assert move is not None
    assert move.hasFocus()
    assert page.board.picture.position == START.play(move.box.path[-1])
    reached: set[Path] = {()}
    QTest.keyClick(move, Qt.Key.Key_Home)
    for _ in canvas.boxes:
        at = canvas.current
        assert at is not None
        reached.add(at.box.path)
        QTest.keyClick(at, Qt.Key.Key_Right)
        reply = canvas.current
        assert reply is not None
        for _ in canvas.boxes if reply is not at else ():
            here = canvas.current
            assert here is not None
            reached.add(here.box.path)
            QTest.keyClick(here, Qt.Key.Key_Down)
        assert canvas.focus_box(at.box.path)
        QTest.keyClick(at, Qt.Key.Key_Down)
    assert reached == {box.box.path for box in canvas.boxes}
    path = canvas.boxes[1].box.path
    canvas.focus_box(path)
    QTest.keyClick(canvas.boxes[1], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.view is not None and page.view.path == path)
    assert page.outside_button.isEnabled()
    page.outside_button.click()
    qtbot.waitUntil(lambda: page.view is not None and page.view.path == ())


def test_screen_readers_read_the_tree(page: TreePage, qtbot: QtBot) -> None:
    """Every box is a button with a name in words, and the parts of the page have names."""
    interface = QAccessible.queryAccessibleInterface(page.canvas)
    assert interface.text(QAccessible.Text.Name) == "Search tree"
    names = [
        QAccessible.queryAccessibleInterface(box).text(QAccessible.Text.Name)
        for box in page.canvas.boxes
    ]
    assert names[0].startswith("X to move: ")
    assert all("visits" in name and "<" not in name.replace("<1 %", "") for name in names)
    assert len(set(names)) == len(names)
    box = QAccessible.queryAccessibleInterface(page.canvas.boxes[1])
    assert box.role() is QAccessible.Role.Button
    box.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(page.canvas.boxes[1].hasFocus)


def test_the_menu_opens_it_at_the_thought(open_window: OpenWindow) -> None:
    """The action opens it with the position and the seed of the thought that is shown."""
    hand = open_window(o="tree:simulations=20")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.game.browse(1)
    thought = hand.thought
    hand.press("tree")
    page = hand.part(TrialsPage, "").tree
    hand.until(lambda: page.view is not None)
    assert page.canvas.isVisible()
    assert page.view is not None
    assert page.view.position == hand.record.positions[1]
    for number in range(1, thought.trials + 1):
        page.finish()
        hand.until(partial(has_run, page, number))
    visits = [None if v is None else float(v) for v in thought.values]
    counted = {m.square: float(m.visits) for m in page.view.moves}
    rules = page.view.position.rules
    assert counted == {rules.square(i): v for i, v in enumerate(visits) if v is not None}


def test_no_stage_is_marked_without_a_simulation(page: TreePage, qtbot: QtBot) -> None:
    """A step marks its stage; the whole tree, shown again, marks none."""

    def marked() -> list[str]:
        stages = [page.findChild(QLabel, stage) for stage in Stage]
        return [each.objectName() for each in stages if each and each.property("role") == "title"]

    assert marked() == []
    page.step_button.click()
    qtbot.waitUntil(lambda: page.step is not None)
    assert page.step is not None
    assert marked() == [page.step.stage]
    before = page.view
    page.grow_button.click()
    qtbot.waitUntil(lambda: page.view is not before)
    page.grow_button.click()
    assert marked() == []
