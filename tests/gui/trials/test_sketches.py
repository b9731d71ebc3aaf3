"""All that a search tree paints: its boxes, lines and notes, in every state."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.sketch import Letters, assert_sketch, sketch
from tests.gui.trials.test_tree_parts import branch, tree
from tttmc_app.analysis.tree_view import TreeView
from tttmc_app.core import Position, Rules
from tttmc_app.engine import Verdict
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.gui.trials import tree_box, tree_layout
from tttmc_app.gui.trials.tree_canvas import TreeCanvas

START = Position.start(Rules())
A1, B1, C1, B2 = (0, 0), (0, 1), (0, 2), (1, 1)


def view(*, inside: bool = False) -> TreeView:
    """Return a tree with moves of every kind, seen from the start or from inside."""
    before = (B2,) if inside else ()
    moves = (
        branch((*before, A1), 1500, (branch((*before, A1, B1), 3),), others=2),
        branch(
            (*before, B1),
            40,
            (branch((*before, B1, A1), 30, verdict=Verdict.LOSS),),
            Verdict.WIN,
            is_expected=True,
        ),
        branch((*before, C1), 0, verdict=Verdict.DRAW),
    )
    found = tuple(each.move for each in moves)
    line = moves[1].path
    return TreeView(START, before, 2000, 1999, moves, 3, 2, line, Verdict.UNKNOWN, found)


@pytest.fixture
def canvas(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> TreeCanvas:
    """Return a canvas on which every letter has the same size."""
    made = TreeCanvas()
    qtbot.addWidget(made)
    monkeypatch.setattr(made, "fontMetrics", Letters)
    monkeypatch.setattr(tree_box, "QFontMetrics", Letters)
    made.resize(640, 300)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize(
    ("name", "theme", "inside", "way"),
    [
        ("a tree", LIGHT, False, ()),
        ("a tree with a way", DARK, False, (B1, A1)),
        ("a tree from inside", DARK, True, ()),
    ],
)
def test_a_tree(
    canvas: TreeCanvas,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    theme: Theme,
    way: tuple[tuple[int, int], ...],
    *,
    inside: bool,
) -> None:
    """Lines, boxes, bars, values and notes, on a simulation's way or not, and the focus."""
    canvas.set_theme(theme)
    canvas.show_tree(view(inside=inside), way)
    lines = [f"{box.box.path} {box.geometry().getRect()}" for box in canvas.boxes]
    canvas.boxes[0].setFocus()
    QApplication.processEvents()
    lines += [f"{box.accessibleName()} / {box.toolTip()}" for box in canvas.boxes]
    lines += sketch(monkeypatch, canvas.grab, tree_box)
    assert_sketch(lines, __file__, name)
    canvas.clearFocus()


SIZES = [QSize(300, 200), QSize(500, 200), QSize(640, 420), QSize(1500, 900)]
TREES = {
    "small": (view(), ((), (C1,), (A1, B1))),
    "large": (tree(11, 6, others=3, untried=2, left=4), ((), ((1, 4),), ((0, 0), (1, 1)))),
    "all shown": (tree(3, 2), ((),)),
    "empty": (tree(0, 0, untried=25), ((),)),
}


@pytest.mark.parametrize("name", TREES)
def test_places(name: str) -> None:
    """The boxes' columns, rows and widths, and the notes' counts, in spaces of several sizes."""
    lines: list[str] = []
    seen, ways = TREES[name]
    for size in SIZES:
        for way in ways:
            found = tree_layout.lay_out(seen, size, 27, 5, way)
            lines.append(f"{size.width()}×{size.height()} way {way}")
            lines += [
                f"{each.path} {each.rect.getRect()} {each.parent} {each.column}"
                for each in found.boxes
            ]
            lines += [f"{note.rect.getRect()} {note.tried} {note.untried}" for note in found.others]
    assert_sketch(lines, __file__, f"places, {name}")
