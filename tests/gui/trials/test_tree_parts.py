"""The search tree's parts alone: its layout, its boxes and keys, and what is painted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.painted import painted, texts
from tttmc_app.analysis.tree_view import Branch, Path, TreeView
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.engine import TreeMove, Verdict
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.trials.tree_canvas import TreeCanvas
from tttmc_app.gui.trials.tree_layout import TreeLayout, lay_out, least_width

START = Position.start(Rules(5, 4))


def branch(
    path: Path,
    visits: int = 10,
    replies: Sequence[Branch] = (),
    verdict: Verdict = Verdict.UNKNOWN,
    others: int = 0,
    *,
    is_expected: bool = False,
) -> Branch:
    """Return a branch with a fifth of the visits of its position."""
    move = TreeMove(path[-1], visits, 0.25, verdict)
    return Branch(path, move, 0.2, is_expected, tuple(replies), others)


def tree(moves: int, replies: int, *, others: int = 0, untried: int = 0, left: int = 0) -> TreeView:
    """Return a view with this many moves and replies to each; `left` replies are left out."""
    branches: list[Branch] = []
    for i in range(moves):
        at = START.rules.square(i)
        empty = [square for square in START.empty_squares if square != at]
        below = [branch((at, empty[n]), 3) for n in range(replies)]
        branches.append(branch((at,), 50 - i, below, others=left, is_expected=i == 1))
    line: Path = branches[1].path if moves > 1 else ()
    found = tuple(each.move for each in branches)
    return TreeView(
        START, (), 99, 99, tuple(branches), others, untried, line, Verdict.UNKNOWN, found
    )


def counts(found: TreeLayout) -> tuple[int, list[int]]:
    """Return the number of moves, and the number of replies to each."""
    moves = [n for n, box in enumerate(found.boxes) if box.column == 1]
    return len(moves), [sum(box.parent == n for box in found.boxes) for n in moves]


@pytest.mark.parametrize("size", [QSize(500, 200), QSize(700, 420), QSize(900, 900)])
@pytest.mark.parametrize(
    "view", [tree(9, 4, untried=3), tree(9, 4, others=5, left=7), tree(2, 0), tree(0, 0, untried=9)]
)
def test_boxes_fit_and_dont_overlap(view: TreeView, size: QSize) -> None:
    """All boxes and notes lie in the space, apart from each other, replies beside their moves."""
    found = lay_out(view, size, 30, 5)
    rects = [box.rect for box in found.boxes] + [note.rect for note in found.others]
    for number, rect in enumerate(rects):
        assert 0 <= rect.left() <= rect.right() <= size.width()
        assert 0 <= rect.top() <= rect.bottom() <= size.height()
        assert not any(rect.intersects(other) for other in rects[:number])
        assert rect.height() == 30
    root, *boxes = found.boxes
    assert (root.path, root.branch, root.parent, root.column) == ((), None, -1, 0)
    for box in boxes:
        parent = found.boxes[box.parent]
        assert box.column == parent.column + 1 == len(box.path)
        assert box.path[:-1] == parent.path
        assert box.rect.left() - parent.rect.right() > 20
        assert box.branch is not None
        assert box.branch.path == box.path
    moves, replies = counts(found)
    assert moves + sum(note.tried for note in found.others if note.rect.left() == _left(found)) == (
        len(view.branches) + view.others
    )
    shown = sum(note.tried for note in found.others if note.rect.left() != _left(found))
    total = sum(len(each.replies) + each.others for each in view.branches[:moves])
    assert sum(replies) + shown == total
    assert sum(note.untried for note in found.others) == view.untried


def _left(found: TreeLayout) -> int:
    """Return where the moves' boxes begin; if there are none, where the note is."""
    moves = [box.rect.left() for box in found.boxes if box.column == 1]
    return moves[0] if moves else found.others[0].rect.left()


def test_more_height_shows_more_moves() -> None:
    """The most moves and replies that fit are shown, up to nine moves with four replies each."""
    view = tree(12, 6)
    shown = [counts(lay_out(view, QSize(600, height), 30, 5)) for height in (60, 300, 600, 2000)]
    assert shown[0] == (1, [1])
    assert shown[-1] == (9, [4] * 9)
    totals = [moves + sum(replies) for moves, replies in shown]
    assert totals == sorted(set(totals))


def test_one_more_is_shown_instead_of_counted() -> None:
    """Where only one more would be left out, it is shown, as a note takes as much space."""
    tall = QSize(600, 2000)
    assert counts(lay_out(tree(10, 5), tall, 30, 5)) == (10, [5] * 10)
    found = lay_out(tree(11, 6), tall, 30, 5)
    assert counts(found) == (9, [4] * 9)
    assert [(note.tried, note.untried) for note in found.others] == [(2, 0)] * 10


def test_a_simulation_s_path_is_always_shown() -> None:
    """The moves of a path are shown though others come before them."""
    view = tree(12, 6)
    last = view.branches[-1].replies[-1]
    found = lay_out(view, QSize(600, 200), 30, 5, last.path)
    assert last.path[:1] in [box.path for box in found.boxes]
    assert last.path in [box.path for box in found.boxes]
    assert last.path not in [box.path for box in lay_out(view, QSize(600, 200), 30, 5).boxes]


def test_wide_trees_have_wider_boxes() -> None:
    """Boxes grow with the width up to a limit, and the tree is in the middle."""
    least = least_width()
    widths: list[int] = []
    for width in (least, round(least * 1.2), least * 2):
        found = lay_out(tree(3, 2), QSize(width, 600), 30, 5)
        root, *_ = found.boxes
        right = max(box.rect.right() for box in found.boxes)
        assert root.rect.left() == pytest.approx(width - 1 - right, abs=6)
        widths.append(root.rect.width())
    assert widths == [96, 115, 129]
    root, *boxes = lay_out(tree(3, 0), QSize(600, 600), 30, 5).boxes
    assert root.rect.top() == boxes[1].rect.top()  # beside the middle one


@pytest.fixture
def canvas(qtbot: QtBot) -> TreeCanvas:
    """Return a canvas with a tree."""
    made = TreeCanvas()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show_tree(tree(4, 2, others=2, untried=3))
    made.show()
    made.activateWindow()
    return made


def at(column: int) -> Square:
    """Return a square of the first row."""
    return 0, column


def test_keys_go_to_the_neighbours(canvas: TreeCanvas, qtbot: QtBot) -> None:
    """Arrows go along a column or between columns, Home and End to its ends; other keys don't."""
    qtbot.waitUntil(canvas.isActiveWindow)
    second = canvas.boxes[[box.box.path for box in canvas.boxes].index((at(1),))]
    column = [(at(0),), (at(1),), (at(2),), (at(3),)]
    paths = [box.box.path for box in canvas.boxes]
    first_reply = next(path for path in paths if len(path) == 2 and path[0] == at(1))
    key = Qt.Key
    for pressed, path in (
        *((key.Key_Up, column[0]), (key.Key_Down, column[2]), (key.Key_Home, column[0])),
        *((key.Key_End, column[3]), (key.Key_Left, ()), (key.Key_Right, first_reply)),
        (key.Key_A, column[1]),
    ):
        canvas.focus_box(column[1])
        QTest.keyClick(second, pressed)
        assert canvas.current is not None
        assert canvas.current.box.path == path, pressed
        assert canvas.current.hasFocus()
    replies = [path for path in paths if len(path) == 2]
    third = replies.index(first_reply)
    assert len(replies) > third + 1 >= 3
    for pressed, path in (
        *((key.Key_Up, replies[third - 1]), (key.Key_Down, replies[third + 1])),
        *((key.Key_Home, replies[0]), (key.Key_End, replies[-1])),
        *((key.Key_Left, column[1]), (key.Key_Right, first_reply)),
    ):
        canvas.focus_box(first_reply)
        assert canvas.current is not None
        QTest.keyClick(canvas.current, pressed)
        assert canvas.current.box.path == path, pressed
    canvas.focus_box(())
    QTest.keyClick(canvas.boxes[0], key.Key_Left)
    assert canvas.current is canvas.boxes[0]
    QTest.keyClick(canvas.boxes[0], key.Key_Right)
    assert canvas.current is not None
    assert canvas.current.box.path == column[0]
    canvas.focus_box(column[0])
    QTest.keyClick(canvas.boxes[1], key.Key_Up)
    assert canvas.current is not None
    assert canvas.current.box.path == column[0]
    canvas.focus_box(column[3])
    last = canvas.current
    QTest.keyClick(last, key.Key_Down)
    assert canvas.current is last
    assert not canvas.focus_box((at(4),))


def test_boxes_are_opened_and_entered(canvas: TreeCanvas, qtbot: QtBot) -> None:
    """Enter, Return and a double click open a box; the focus enters it."""
    qtbot.waitUntil(canvas.isActiveWindow)
    opened: list[Path] = []
    entered: list[Path] = []
    canvas.opened.connect(opened.append)
    canvas.entered.connect(entered.append)
    box = canvas.boxes[1]
    canvas.focus_box(box.box.path)
    assert entered == [(at(0),)]
    QTest.keyClick(box, Qt.Key.Key_Return)
    QTest.keyClick(box, Qt.Key.Key_Enter)
    QTest.mouseDClick(box, Qt.MouseButton.LeftButton)
    assert opened == [(at(0),)] * 3
    canvas.boxes[0].click()
    assert canvas.boxes[0].hasFocus()


def test_the_focus_stays_on_its_move(canvas: TreeCanvas, qtbot: QtBot) -> None:
    """In a new tree Tab reaches the same move as before, or the root if the move is gone."""
    qtbot.waitUntil(canvas.isActiveWindow)
    canvas.focus_box((at(2),))
    for view, path in ((tree(5, 1), (at(2),)), (tree(1, 0), ())):
        canvas.show_tree(view)
        assert canvas.current is not None
        assert canvas.current.box.path == path
        assert canvas.current.hasFocus()
        stops = [b for b in canvas.boxes if b.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [canvas.current]
    assert len(canvas.boxes) == 2
    hidden = [box for box in canvas.findChildren(type(canvas.boxes[0])) if box.isVisible()]
    assert len(hidden) == 2


VERDICTS = {
    Verdict.UNKNOWN: "25 %",
    Verdict.WIN: "✓ wins",
    Verdict.DRAW: "✓ ties",
    Verdict.LOSS: "✓ loses",
}


@pytest.mark.parametrize("verdict", VERDICTS)
@pytest.mark.parametrize("is_expected", [False, True])
def test_a_box_says_what_it_is(
    canvas: TreeCanvas, monkeypatch: pytest.MonkeyPatch, verdict: Verdict, is_expected: bool
) -> None:
    """A box has the side, the square, the value or the proof, the visits and the bar."""
    reply = branch((at(0), at(1)), 1200, (), verdict, is_expected=is_expected)
    one = branch((at(0),), 3400, [reply], verdict, is_expected=is_expected)
    view = TreeView(START, (), 5000, 5000, (one,), 0, 0, (), Verdict.UNKNOWN, (one.move,))
    canvas.show_tree(view)
    root, first, second = canvas.boxes
    value, end = VERDICTS[verdict], ", expected" if is_expected else ""
    assert [box.accessibleName() for box in canvas.boxes] == [
        "X to move: 5,000 visits",
        f"X a1: {value}, 3,400 visits, 20 % of its position's{end}",
        f"O b1: {value}, 1,200 visits, 20 % of its position's{end}",
    ]
    assert [box.toolTip() for box in canvas.boxes] == [b.accessibleName() for b in canvas.boxes]
    assert (root.mark, first.mark, second.mark) == (None, Mark.X, Mark.O)
    assert texts(painted(monkeypatch, root)) == ["X to move"]
    calls = painted(monkeypatch, second)
    assert texts(calls) == ["O", "b1", "1200", value]
    frame, track, share = (call for call in calls if call.method == "drawRoundedRect")
    assert share.rect.width() == pytest.approx(track.rect.width() * 0.2)
    assert share.brush == LIGHT.mark(Mark.O).name()
    assert frame.pen == QColor(LIGHT.text if is_expected else LIGHT.border).name()
    lines = [call for call in painted(monkeypatch, canvas) if call.method == "drawPath"]
    assert len(lines) == 2
    assert {line.width for line in lines} == {2.0 if is_expected else 1.0}


def test_a_simulation_s_way_is_marked(canvas: TreeCanvas, monkeypatch: pytest.MonkeyPatch) -> None:
    """The boxes and lines of a path are in the accent's colour, and no others."""
    view = tree(3, 2)
    way = view.branches[1].replies[0].path
    canvas.show_tree(view, way)
    marked = [box.box.path for box in canvas.boxes if box.is_on_way]
    assert marked == [way[:1], way]
    for box in canvas.boxes:
        (frame, *_) = (c for c in painted(monkeypatch, box) if c.method == "drawRoundedRect")
        assert (frame.pen == QColor(LIGHT.accent).name()) is box.is_on_way
    lines = [call for call in painted(monkeypatch, canvas) if call.method == "drawPath"]
    accent = QColor(LIGHT.accent).name()
    assert sum(line.pen == accent and line.width == 3 for line in lines) >= 2


def test_a_box_is_filled_according_to_its_state(
    canvas: TreeCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A box on a path has a tint of the accent, and the mouse makes either kind a bit darker."""
    colours = LIGHT._replace(accent="#FF0000", text="#000000", border="#0000FF")
    canvas.set_theme(colours)
    canvas.show_tree(tree(3, 0), (at(0),))
    found: list[tuple[bool, bool, str, str]] = []
    for box in (canvas.boxes[3], canvas.boxes[1]):
        for hovered in (False, True):
            box.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, hovered)
            frame = painted(monkeypatch, box)[0]
            found.append((box.is_on_way, hovered, frame.brush, frame.pen))
    assert found == [
        (False, False, "#ffffff", "#0000ff"),
        (False, True, "#f0f0f0", "#0000ff"),
        (True, False, "#ffdbdb", "#ff0000"),
        (True, True, "#f0cece", "#ff0000"),
    ]


def test_a_simulation_s_moves_are_among_the_boxes(canvas: TreeCanvas) -> None:
    """They are shown however many others were visited more often, as long as it is shown."""
    view = tree(12, 6)
    way = view.branches[-1].replies[-1].path
    found: list[bool] = []
    for path in (way, ()):
        canvas.show_tree(view, path)
        found.append(way in [box.box.path for box in canvas.boxes])
    assert found == [True, False]


def test_a_move_without_visits_has_a_bar(
    canvas: TreeCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar is as long as the share of the visits, but never shorter than it is high."""
    widths: list[float] = []
    for share in (0.0, 0.5, 1.0):
        one = replace(branch((at(0),), 0), share=share)
        canvas.show_tree(replace(tree(1, 0), branches=(one,)))
        calls = painted(monkeypatch, canvas.boxes[1])
        _frame, track, bar = (call for call in calls if call.method == "drawRoundedRect")
        assert bar.rect.height() == track.rect.height() == 3
        widths.append(bar.rect.width() / track.rect.width())
    assert widths[1:] == pytest.approx([0.5, 1.0])
    assert 0.01 < widths[0] < 0.05


@pytest.mark.parametrize(
    ("others", "untried", "left", "note"),
    [
        (2, 0, 0, ["and 2 more"]),
        (0, 3, 0, ["3 not tried yet"]),
        (2, 3, 0, ["and 2 more, 3 not tried yet"]),
        (0, 0, 0, []),
        (0, 0, 5, ["and 5 more"] * 2),
    ],
)
def test_moves_left_out_are_counted(
    canvas: TreeCanvas,
    monkeypatch: pytest.MonkeyPatch,
    others: int,
    untried: int,
    left: int,
    note: list[str],
) -> None:
    """A note says how many moves aren't shown, and how many haven't been tried."""
    canvas.show_tree(tree(2, 2, others=others, untried=untried, left=left))
    written = texts(painted(monkeypatch, canvas))
    assert written[: written.index("X to move")] == note  # the boxes follow


def test_names_change_only_with_a_final_tree(canvas: TreeCanvas) -> None:
    """While a tree grows its boxes keep their names, so that screen readers aren't interrupted."""
    before = canvas.boxes[1].accessibleName()
    canvas.show_tree(tree(1, 0), final=False)
    assert canvas.boxes[1].accessibleName() == before
    canvas.show_tree(tree(1, 0), final=True)
    assert canvas.boxes[1].accessibleName() == "X a1: 25 %, 50 visits, 20 % of its position's"


def test_a_tree_fits_again_after_a_change_of_size(qtbot: QtBot) -> None:
    """A resized canvas places its boxes as one that was opened at that size."""
    resized, fresh = TreeCanvas(), TreeCanvas()
    for canvas, size in ((resized, QSize(500, 300)), (fresh, QSize(900, 600))):
        qtbot.addWidget(canvas)
        canvas.resize(size)
        canvas.show()
        canvas.show_tree(tree(5, 3))
    former = [box.geometry() for box in resized.boxes]
    resized.resize(fresh.size())
    QApplication.processEvents()
    assert [box.geometry() for box in resized.boxes] == [box.geometry() for box in fresh.boxes]
    assert [box.geometry() for box in resized.boxes] != former
