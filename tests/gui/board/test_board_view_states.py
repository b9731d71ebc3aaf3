"""The board's state after every kind of event: cursor, preview, numbers, strokes and repaints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QSizePolicy
from pytestqt.qtbot import QtBot

from tests.gui.board.test_board_input import overlay, wheel
from tttmc_app.core import Mark, Position, Rules, Square
from tttmc_app.gui.board import BoardView, board_view
from tttmc_app.gui.look.theme import DARK

START = Position.start(Rules())
LARGE = Position.start(Rules(25, 5))
LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
PRESS, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
MOVE, DOUBLE = QEvent.Type.MouseMove, QEvent.Type.MouseButtonDblClick
HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    """Yield a board with the focus, without animations."""
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.set_animated(False)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    yield made
    made.close()


def mouse(
    view: BoardView, kind: QEvent.Type, at: Square | QPoint, button: Qt.MouseButton = LEFT
) -> None:
    """Send an event of the mouse at a square's middle or at a point."""
    point = at if isinstance(at, QPoint) else view.square_rect(*at).center()
    place = QPointF(point)
    which = NONE if kind is MOVE else button
    held = NONE if kind is RELEASE else button
    event = QMouseEvent(kind, place, place, which, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)


def key(view: BoardView, which: Qt.Key, text: str = "") -> bool:
    """Press a key; return whether the board has used it."""
    event = QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(view, event)
    return event.isAccepted()


class State(NamedTuple):
    """What a user sees of cursor and preview, and what has been emitted."""

    at: Square
    cursor: Square | None
    hover: Square | None
    preview: Mark | None
    shape: Qt.CursorShape
    events: str
    """c for the cursor's, s for settled, and the square chosen."""


def states(view: BoardView, steps: list[Callable[[], object]]) -> list[State]:
    """Return the state after each step."""
    events: list[str] = []

    def note(row: int, col: int) -> None:
        events.append(f"{row}{col}")

    view.chosen.connect(note)
    view.cursor_moved.connect(lambda: events.append("c"))
    view.settled.connect(lambda: events.append("s"))
    found: list[State] = []
    for step in steps:
        events.clear()
        step()
        picture = view.picture
        found.append(
            State(
                view.cursor_square,
                picture.cursor,
                picture.hover,
                picture.hover_mark,
                view.cursor().shape(),
                " ".join(events),
            )
        )
    return found


def test_each_event_of_mouse_and_keyboard(view: BoardView) -> None:
    """Clicks choose, arrows move the cursor, and the preview is there where a click plays."""
    o = Mark.O
    view.set_position(START.play((0, 0)), (0, 0))
    view.set_next_mark(o)
    keys = Qt.Key
    steps: list[tuple[Callable[[], object], State]] = [
        (lambda: mouse(view, MOVE, (1, 1)), State((0, 0), None, (1, 1), o, HAND, "")),
        (lambda: mouse(view, PRESS, (1, 1)), State((1, 1), None, (1, 1), o, HAND, "c 11")),
        (lambda: mouse(view, RELEASE, (1, 1)), State((1, 1), None, (1, 1), o, HAND, "")),
        (lambda: mouse(view, DOUBLE, (1, 1)), State((1, 1), None, (1, 1), o, HAND, "c 11")),
        (lambda: mouse(view, DOUBLE, QPoint(2, 2)), State((1, 1), None, (1, 1), o, HAND, "")),
        (lambda: mouse(view, PRESS, (0, 2), RIGHT), State((1, 1), None, (1, 1), o, HAND, "")),
        (lambda: mouse(view, RELEASE, (0, 2), RIGHT), State((1, 1), None, (1, 1), o, HAND, "")),
        (lambda: mouse(view, MOVE, (0, 0)), State((1, 1), None, (0, 0), None, ARROW, "")),
        (lambda: mouse(view, PRESS, (0, 0)), State((0, 0), None, (0, 0), None, ARROW, "c 00")),
        (lambda: key(view, keys.Key_Left), State((0, 0), (0, 0), (0, 0), None, ARROW, "c")),
        (lambda: key(view, keys.Key_Right), State((0, 1), (0, 1), (0, 0), None, ARROW, "c")),
        (lambda: key(view, keys.Key_Down), State((1, 1), (1, 1), (0, 0), None, ARROW, "c")),
        (lambda: key(view, keys.Key_Return), State((1, 1), (1, 1), (0, 0), None, ARROW, "11")),
        (lambda: key(view, keys.Key_C, "c"), State((1, 2), (1, 2), (0, 0), None, ARROW, "c")),
        (lambda: key(view, keys.Key_3, "3"), State((2, 2), (2, 2), (0, 0), None, ARROW, "c")),
        (lambda: key(view, keys.Key_Q, "q"), State((2, 2), (2, 2), (0, 0), None, ARROW, "")),
        (lambda: mouse(view, MOVE, (2, 1)), State((2, 2), (2, 2), (2, 1), o, HAND, "")),
        (lambda: view.set_next_mark(None), State((2, 2), (2, 2), (2, 1), None, ARROW, "")),
        (lambda: view.set_next_mark(Mark.X), State((2, 2), (2, 2), (2, 1), Mark.X, HAND, "")),
        (view.clearFocus, State((2, 2), None, (2, 1), Mark.X, HAND, "")),
        (lambda: view.setFocus(Qt.FocusReason.OtherFocusReason),
         State((2, 2), (2, 2), (2, 1), Mark.X, HAND, "c")),
        (lambda: mouse(view, PRESS, QPoint(2, 2)), State((2, 2), None, (2, 1), Mark.X, HAND, "")),
        (lambda: key(view, keys.Key_Space), State((2, 2), (2, 2), (2, 1), Mark.X, HAND, "22")),
        (lambda: mouse(view, MOVE, QPoint(1, 1)), State((2, 2), (2, 2), None, None, ARROW, "")),
        (lambda: view.set_position(START.play((2, 1)), (2, 1)),
         State((2, 2), (2, 2), None, None, ARROW, "s")),
        (lambda: view.move_cursor((0, 2)), State((0, 2), (0, 2), None, None, ARROW, "c")),
    ]  # fmt: skip
    found = states(view, [step for step, _expected in steps])
    for number, (_step, expected) in enumerate(steps):
        assert found[number] == expected, number
    assert key(view, keys.Key_Return)
    assert key(view, keys.Key_Up)
    assert not key(view, keys.Key_Escape)
    assert not key(view, keys.Key_Home)


@pytest.mark.parametrize("reason", Qt.FocusReason)
def test_only_tab_shows_the_cursor(view: BoardView, reason: Qt.FocusReason) -> None:
    """Any other way of getting the focus leaves the cursor hidden until a key is pressed."""
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn, reason))
    is_tab = reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
    assert view.picture.cursor == ((0, 0) if is_tab else None)


def test_numbers_are_updated_at_a_readable_rate(
    view: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most every 0.09 s while a machine thinks; the first and the last at once."""
    clock = [100.0]
    monkeypatch.setattr(board_view, "perf_counter", lambda: clock[0])
    overlays = [overlay(best=best) for best in range(9)]
    found: list[tuple[bool, bool, int]] = []
    settled: list[int] = []
    view.settled.connect(lambda: settled.append(1))
    for number, (seconds, final) in enumerate(
        ((0.0, False), (0.05, False), (0.03, False), (0.02, False), (0.01, True), (0.08, False),
         (0.02, False))
    ):  # fmt: skip
        clock[0] += seconds
        view.set_overlay(overlays[number], final=final)
        picture = view.picture
        assert picture.overlay == overlays[number]
        is_new = picture.texts == overlays[number].texts()
        found.append((is_new, view.numbers_are_fresh, len(settled)))
    assert found == [
        (True, True, 0), (False, False, 0), (False, False, 0), (True, True, 0), (True, True, 1),
        (False, False, 1), (True, True, 1),
    ]  # fmt: skip
    clock[0] += 0.001
    view.set_overlay(None)
    assert (view.picture.overlay, view.picture.texts, view.numbers_are_fresh) == (None, (), False)
    view.set_overlay(overlays[0], final=False, faded=True)
    assert (view.picture.texts, view.numbers_are_fresh) == (overlays[0].texts(), True)
    assert view.picture.is_faded
    for side, is_faded in ((420, True), (380, False)):
        view.set_overlay(overlays[0], faded=is_faded)
        view.resize(side, side)
        QApplication.processEvents()
        assert view.picture.is_faded is is_faded


def test_only_changes_are_painted(view: BoardView, qtbot: QtBot) -> None:
    """Each visible change repaints the board, and nothing else does."""
    large = QFont(view.font())
    large.setPointSizeF(large.pointSizeF() + 5)
    steps: list[tuple[Callable[[], object], bool]] = [
        (lambda: view.set_overlay(overlay()), True),
        (lambda: view.set_overlay(overlay()), False),
        (lambda: view.set_overlay(overlay(), faded=True), True),
        (lambda: view.set_overlay(overlay(), final=False, faded=True), False),
        (lambda: view.set_overlay(overlay(best=3), faded=True), True),
        (lambda: view.set_position(START, None), False),
        (lambda: view.set_position(START.play((0, 0)), (0, 0)), True),
        (lambda: view.set_position(START.play((0, 0)), None), True),
        (lambda: view.set_next_mark(Mark.O), False),
        (lambda: mouse(view, MOVE, (1, 1)), True),
        (lambda: mouse(view, MOVE, (1, 1)), False),
        (lambda: view.set_next_mark(Mark.X), True),
        (lambda: QApplication.sendEvent(view, QEvent(QEvent.Type.Leave)), True),
        (lambda: QApplication.sendEvent(view, QEvent(QEvent.Type.Leave)), False),
        (lambda: view.set_theme(DARK), True),
        (lambda: view.setFont(large), True),
        (lambda: view.move_cursor((1, 1)), True),
        (lambda: view.move_cursor((1, 1)), False),
        (view.clearFocus, True),
        (lambda: view.resize(420, 400), True),
        (lambda: view.set_description(str), False),
        (view.show_whole_board, False),
    ]
    found: list[bool] = []
    for step, _expected in steps:
        QApplication.processEvents()
        before = view.paints
        step()
        QApplication.processEvents()
        found.append(view.paints > before)
    assert found == [expected for _step, expected in steps]


def animations(view: BoardView) -> tuple[QVariantAnimation, QVariantAnimation]:
    """Return the animations of the mark and of the line."""
    drawing, striking = view.findChildren(QVariantAnimation)
    return drawing, striking


def test_marks_and_lines_are_animated(view: BoardView) -> None:
    """A new mark takes 0.12 s and a completed line 0.22 s, unless animations are off."""
    running = QVariantAnimation.State.Running
    drawing, striking = animations(view)
    assert [(each.duration(), each.startValue(), each.endValue()) for each in (
        drawing, striking,
    )] == [(120, 0.0, 1.0), (220, 0.0, 1.0)]  # fmt: skip
    almost = Position.parse("XX./OO./...")
    won = almost.play((0, 2))
    found: list[tuple[bool, bool, float, float]] = []
    for animated, position, last in (
        (True, almost, None), (True, almost, (1, 1)), (False, won, (0, 2)), (True, almost, (0, 0)),
        (True, won, (0, 2)), (True, won, None), (True, almost.play((2, 2)), (2, 2)),
        (True, Position.start(Rules(4)).play((0, 0)), (0, 0)),
    ):  # fmt: skip
        view.set_animated(animated)
        view.set_position(position, last)
        for each, at in ((drawing, 60), (striking, 110)):
            if each.state() is running:
                each.setCurrentTime(at)
        is_drawn, is_struck = (each.state() is running for each in (drawing, striking))
        found.append((is_drawn, is_struck, view.picture.drawn, view.picture.struck))
    still, drawn = (False, False, 1.0, 1.0), (True, False, 0.5, 1.0)
    assert found == [still, still, still, still, (True, True, 0.5, 0.5), still, drawn, still]
    view.hide()
    view.set_position(Position.start(Rules(4)).play((0, 1)), (0, 1))
    assert drawing.state() is not running


@pytest.mark.parametrize(("at", "kept"), [((4, 1), (2, 1)), ((1, 4), (1, 2)), ((2, 2), (2, 2))])
def test_the_cursor_stays_on_the_board(view: BoardView, at: Square, kept: Square) -> None:
    """On a smaller board it moves to the last row or column, and nothing is pointed at."""
    view.set_position(Position.start(Rules(5)), None)
    view.move_cursor(at)
    mouse(view, MOVE, at)
    assert view.picture.hover == at
    view.set_position(START, None)
    assert (view.cursor_square, view.picture.cursor) == (kept, kept)
    assert view.picture.hover is None


def test_a_zoomed_board_is_dragged_or_clicked(view: BoardView) -> None:
    """A drag moves it with a closed hand and no preview; a click chooses when the button is up."""
    view.set_position(LARGE, None)
    view.set_next_mark(Mark.X)
    for _ in range(5):
        wheel(view, QPoint(), 120)
    at = view.rect().center()
    square = view.geometry_of_squares().square_at(at)
    assert square is not None
    assert view.picture.hover == square  # also where the wheel has moved another one to
    chosen: list[Square] = []

    def note(row: int, col: int) -> None:
        chosen.append((row, col))

    view.chosen.connect(note)
    mouse(view, PRESS, at)
    assert chosen == []
    mouse(view, RELEASE, at, RIGHT)
    assert chosen == []
    mouse(view, RELEASE, at)
    assert chosen == [square]
    left = view.geometry_of_squares().left
    mouse(view, PRESS, at)
    mouse(view, MOVE, at + QPoint(30, 0))
    assert [view.picture.hover, view.cursor().shape()] == [None, Qt.CursorShape.ClosedHandCursor]
    assert view.geometry_of_squares().left == left + 30
    mouse(view, RELEASE, at + QPoint(30, 0))
    assert chosen == [square]
    assert view.cursor().shape() is ARROW
    mouse(view, MOVE, at)
    assert (view.cursor().shape(), view.picture.hover_mark) == (HAND, Mark.X)
    view.set_pannable(False)
    mouse(view, PRESS, at)
    assert len(chosen) == 2
    mouse(view, RELEASE, at)
    assert len(chosen) == 2
    view.set_position(Position.start(Rules(24, 5)), None)
    assert view.geometry_of_squares().viewport is None


def test_a_new_board_is_ready(view: BoardView) -> None:
    """It can be found, focused and resized, and shows an empty board of three rows."""
    both = QSizePolicy.Policy.Expanding
    assert (view.objectName(), view.focusPolicy()) == ("board", Qt.FocusPolicy.StrongFocus)
    assert (view.sizeHint(), view.minimumSize()) == (QSize(540, 540), QSize(120, 120))
    assert (view.sizePolicy().horizontalPolicy(), view.sizePolicy().verticalPolicy()) == (
        both,
        both,
    )
    assert view.hasMouseTracking()
    assert (view.numbers_fit, view.is_led) == (True, False)
    assert view.picture.position == START
    assert view.describe((1, 2)) == "(1, 2)"
    assert view.geometry_of_squares().rim == 26
