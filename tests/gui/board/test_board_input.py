"""The board's input and signals, one by one, on a board alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.parts import STILL
from tests.tables import table
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Thought, square_name
from tttmc_app.gui.board import SCORES, BoardView, Overlay, overlay_of
from tttmc_app.gui.board.picture import LARGEST_ZOOMED
from tttmc_app.gui.look.colour_scale import contrast
from tttmc_app.gui.look.theme import LIGHT

START = Position.start(Rules(3))
LARGE = Position.start(Rules(25, 5))


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    """Yield a board with the focus, of which nothing has been used."""
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def overlay(position: Position = START, best: int = 8) -> Overlay:
    """Return scores of all squares."""
    values = tuple(9.0 if i == best else float(i % 5) for i in range(position.rules.square_count))
    square = position.rules.square(best)
    thought = Thought(Meaning.SCORE, position.to_move, values, None, (square,), 9, 9, seed=1)
    found = overlay_of(thought, SCORES, position)
    assert found is not None
    return found


def centre(view: BoardView, square: Square) -> QPoint:
    """Return a square's middle."""
    return view.square_rect(*square).center()


def log(view: BoardView) -> list[object]:
    """Return a list of what the board reports."""
    events: list[object] = []

    def note(row: int, col: int) -> None:
        events.append((row, col))

    view.chosen.connect(note)
    view.cursor_moved.connect(lambda: events.append(("cursor", view.cursor_square)))
    view.settled.connect(lambda: events.append("settled"))
    return events


def test_the_first_arrow_only_shows_the_cursor(view: BoardView) -> None:
    """Arrows move the cursor to the edges and not beyond; a click hides it again."""
    keys = Qt.Key
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=centre(view, (1, 1)))
    assert view.picture.cursor is None
    path: list[Square | None] = []
    for key in (
        keys.Key_Up,
        keys.Key_Up,
        keys.Key_Up,
        keys.Key_Right,
        keys.Key_Right,
        keys.Key_Down,
        keys.Key_Left,
    ):
        QTest.keyClick(view, key)
        path.append(view.picture.cursor)
    assert path == [(1, 1), (0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 1)]
    QTest.mousePress(view, Qt.MouseButton.RightButton, pos=centre(view, (1, 1)))
    assert view.picture.cursor is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_choose_the_cursor_s_square(view: BoardView, key: Qt.Key) -> None:
    """Enter, Return and Space choose the square with the cursor, and show the cursor."""
    view.move_cursor((2, 1))
    events = log(view)
    QTest.keyClick(view, key)
    assert events == [(2, 1)]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=centre(view, (0, 1)))
    QTest.keyClick(view, key)
    assert events[-1] == (0, 1)
    assert view.picture.cursor == (0, 1)


@pytest.mark.parametrize(
    ("typed", "size", "squares"),
    table("""
        b2   | 3  | b1 b2
        C3a1 | 3  | c1 c3 a3 a1
        b12  | 15 | b1 b1 b12
        b19  | 15 | b1 b1 b9
        b10  | 12 | b1 b1 b10
        b10  | 9  | b1 b1 -
        o07  | 15 | o1 - o7
        d2   | 3  | - -
        2b   | 3  | - b1
        b-2  | 3  | b1 - -
        b4   | 3  | b1 b1
        b03  | 3  | b1 - b3
        c25  | 25 | c1 c2 c25
        c26  | 25 | c1 c2 c6
        a1a2 | 3  | a1 a1 a1 a2
    """),
)
def test_typing_a_square_s_name_moves_the_cursor(
    view: BoardView, typed: str, size: str, squares: str
) -> None:
    """A letter chooses the column and digits the row; other keys don't move it."""
    view.set_position(Position.start(Rules(int(size))), None)
    found: list[str] = []
    for letter in typed:
        moved = log(view)
        QTest.keyClicks(view, letter)
        found.append(square_name(view.cursor_square) if moved else "-")
    assert " ".join(found) == squares


@pytest.mark.parametrize(
    ("modifier", "types"),
    [
        (Qt.KeyboardModifier.ShiftModifier, True),
        (Qt.KeyboardModifier.KeypadModifier, True),
        (Qt.KeyboardModifier.ControlModifier, False),
        (Qt.KeyboardModifier.AltModifier, False),
    ],
)
def test_keys_of_commands_type_nothing(
    view: BoardView, modifier: Qt.KeyboardModifier, types: bool
) -> None:
    """Only keys that type a letter or a digit belong to a name."""
    QTest.keyClicks(view, "b", modifier)
    assert view.cursor_square == ((0, 1) if types else (0, 0))


def test_a_digit_needs_its_letter(view: BoardView) -> None:
    """After the cursor has moved otherwise, a digit alone isn't part of a name."""
    QTest.keyClicks(view, "b")
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClicks(view, "3")
    assert view.cursor_square == (1, 1)
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClicks(view, "3")
    assert view.cursor_square == (0, 1)


def test_the_cursor_goes_with_the_focus(view: BoardView) -> None:
    """Tab shows the cursor, a click's focus doesn't; without the focus it is hidden, unless led."""
    view.clearFocus()
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    cursors = [view.picture.cursor]
    events = log(view)
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    cursors.append(view.picture.cursor)
    assert ("cursor", (0, 0)) in events
    view.clearFocus()
    assert [*cursors, view.picture.cursor] == [None, (0, 0), None]
    view.is_led = True
    view.move_cursor((1, 2))
    assert (view.picture.cursor, view.picture.is_cursor_led) == ((1, 2), True)
    view.setFocus()
    assert (view.picture.cursor, view.picture.is_cursor_led) == ((1, 2), False)


def test_the_pointer_says_where_a_click_plays(view: BoardView) -> None:
    """A hand and a mark are shown on empty squares while a move is possible."""
    view.set_position(START.play((0, 0)), (0, 0))
    hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
    for mark, square, shape, preview in (
        (Mark.O, (1, 1), hand, Mark.O),
        (Mark.O, (0, 0), arrow, None),
        (None, (1, 1), arrow, None),
        (Mark.X, (2, 2), hand, Mark.X),
    ):
        view.set_next_mark(mark)
        QTest.mouseMove(view, centre(view, square))
        QApplication.processEvents()
        assert view.picture.hover == square
        assert (view.cursor().shape(), view.picture.hover_mark) == (shape, preview)
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert (view.picture.hover, view.cursor().shape()) == (None, arrow)


def test_only_final_contents_are_settled(view: BoardView) -> None:
    """A position and a final overlay are reported as settled; a running thought isn't."""
    events = log(view)
    view.set_position(START, None)
    assert events == []
    view.set_position(START.play((0, 0)), (0, 0))
    assert events == ["settled"]
    view.set_overlay(overlay())
    assert events == ["settled"] * 2
    view.set_overlay(overlay(best=7), final=False)
    assert events == ["settled"] * 2
    view.set_overlay(None)
    assert events == ["settled"] * 3


def test_another_size_shows_nothing_old(view: BoardView) -> None:
    """With another board size the overlay and the preview are gone; with the same they stay."""
    view.set_position(Position.start(Rules(5)), None)
    view.move_cursor((3, 4))
    view.set_position(START, None)
    assert view.cursor_square == (2, 2)
    view.set_overlay(overlay())
    QTest.mouseMove(view, centre(view, (1, 1)))
    QApplication.processEvents()
    kept: list[object] = []
    for position in (START.play((0, 0)), Position.start(Rules(4))):
        view.set_position(position, None)
        picture = view.picture
        kept.append((picture.overlay is not None, bool(picture.texts), picture.hover))
    assert kept == [(True, True, (1, 1)), (False, False, None)]


def test_only_a_new_mark_is_drawn_stroke_by_stroke(view: BoardView, qtbot: QtBot) -> None:
    """A mark that was there already appears at once after a move is taken back."""
    one = START.play((0, 0))
    two = one.play((1, 1))
    for position, last, is_drawn in ((two, (1, 1), True), (one, (0, 0), False)):
        view.set_position(position, last)
        drawn = [view.picture.drawn]
        for _ in range(8):
            qtbot.wait(5)
            drawn.append(view.picture.drawn)
        assert (min(drawn) < 1) is is_drawn
        qtbot.waitUntil(lambda: view.picture.drawn == 1)
    view.set_theme(STILL)
    view.set_position(two, (1, 1))
    qtbot.wait(5)
    assert view.picture.drawn == 1


def test_a_completed_line_is_struck_step_by_step(view: BoardView, qtbot: QtBot) -> None:
    """The stroke follows the mark that completes the line, while the loser's marks fade."""
    almost = Position.parse("OO./XX./X..")
    view.set_position(almost, None)
    strokes: list[float] = []
    bright: list[float] = []
    view.set_position(almost.play((0, 2)), (0, 2))

    def is_struck() -> bool:
        strokes.append(view.picture.struck)
        assert view.picture.drawn == 1 or not strokes[-1]
        mark = view.grab().toImage().pixelColor(view.square_rect(1, 0).center())
        bright.append(contrast(mark, QColor(LIGHT.surface)))
        return strokes[-1] == 1

    qtbot.waitUntil(lambda: view.picture.struck < 1)
    qtbot.waitUntil(is_struck)
    assert (strokes, bright) == (sorted(strokes), sorted(bright, reverse=True))
    assert bright[-1] < bright[0]


def test_texts_are_fresh_with_a_final_thought(view: BoardView) -> None:
    """Numbers of a running thought wait; a final one has its numbers at once."""
    view.set_overlay(overlay())
    first = view.picture.texts
    assert first == overlay().texts()
    view.set_overlay(overlay(best=0), final=False)
    assert view.picture.texts == first
    assert view.picture.overlay == overlay(best=0)
    view.set_overlay(overlay(best=0))
    assert view.picture.texts == overlay(best=0).texts()


def wheel(
    view: BoardView,
    pixels: QPoint,
    angle: int = 0,
    modifiers: Qt.KeyboardModifier | None = None,
    at: QPoint | None = None,
) -> bool:
    """Scroll over a point, by default a board's middle; return whether the board used it."""
    place, is_inverted = QPointF(at or view.rect().center()), False
    event = QWheelEvent(
        place,
        place,
        pixels,
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        modifiers or Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        is_inverted,
    )
    event.ignore()
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def cell(view: BoardView) -> int:
    """Return the width of a square."""
    return view.geometry_of_squares().cell


@pytest.fixture
def large(view: BoardView) -> BoardView:
    """Return a large board."""
    view.set_position(LARGE, None)
    return view


def test_a_touchpad_scrolls_a_zoomed_board(large: BoardView) -> None:
    """Pixels scroll in their direction only while the board is zoomed; with Ctrl they zoom."""
    before = cell(large)
    assert not wheel(large, QPoint(0, 10), 10)
    assert cell(large) == before
    assert wheel(large, QPoint(0, 10), 240, Qt.KeyboardModifier.ControlModifier)
    assert cell(large) > before
    for by in (QPoint(0, -10), QPoint(-12, 0), QPoint(5, 7)):
        place = large.square_rect(12, 12).topLeft()
        assert wheel(large, by)
        moved = large.square_rect(12, 12).topLeft() - place
        assert (moved - by).manhattanLength() <= 2


@pytest.mark.parametrize(("value", "grows"), [(0.5, True), (-0.5, False)])
def test_a_pinch_zooms(large: BoardView, value: float, grows: bool) -> None:
    """Spreading two fingers enlarges the squares, and closing them reduces them."""
    QTest.keyClick(large, Qt.Key.Key_Plus)
    QTest.keyClick(large, Qt.Key.Key_Plus)
    before, at = cell(large), QPointF(large.rect().center())
    for kind, changes in (
        (Qt.NativeGestureType.RotateNativeGesture, False),
        (Qt.NativeGestureType.ZoomNativeGesture, True),
    ):
        device = QPointingDevice.primaryPointingDevice()
        event = QNativeGestureEvent(kind, device, 2, at, at, at, value, QPointF())
        QApplication.sendEvent(large, event)
        assert (cell(large) != before) is changes
    assert (cell(large) > before) is grows


def test_zooming_ends_at_the_largest_squares(large: BoardView) -> None:
    """However far it is zoomed, there is a limit, and the square under the mouse stays there."""
    at = large.rect().center()
    square = large.geometry_of_squares().square_at(at)
    for _ in range(12):
        wheel(large, QPoint(), 120)
    assert cell(large) == LARGEST_ZOOMED
    assert large.geometry_of_squares().square_at(at) == square


def test_a_zoomed_board_can_be_dragged_unless_its_owner_drags(large: BoardView) -> None:
    """A press waits whether it becomes a drag, unless the owner uses drags itself."""
    QTest.keyClick(large, Qt.Key.Key_Plus)
    QTest.keyClick(large, Qt.Key.Key_Plus)
    events: list[Square] = []

    def note(row: int, col: int) -> None:
        events.append((row, col))

    large.chosen.connect(note)
    at = large.rect().center()
    square = large.geometry_of_squares().square_at(at)
    QTest.mousePress(large, Qt.MouseButton.LeftButton, pos=at)
    assert events == []
    QTest.mouseRelease(large, Qt.MouseButton.LeftButton, pos=at)
    assert events == [square]
    large.set_pannable(False)
    QTest.mousePress(large, Qt.MouseButton.LeftButton, pos=at)
    assert events == [square, square]
    place = large.square_rect(12, 12)
    QTest.mouseMove(large, at + QPoint(60, 60))
    QTest.mouseRelease(large, Qt.MouseButton.LeftButton, pos=at + QPoint(60, 60))
    assert large.square_rect(12, 12) == place
    assert len(events) == 2


def test_whether_numbers_fit_is_reported(view: BoardView) -> None:
    """The signal comes when squares become too small for their numbers, and when they don't."""
    reports: list[bool] = []
    view.numbers_fit_changed.connect(reports.append)
    view.set_overlay(overlay())
    assert reports == []
    position = Position.start(Rules(19, 5)).play((0, 1)).play((1, 2))  # without symmetry
    view.set_position(position, None)
    view.set_overlay(overlay(position))
    view.resize(1200, 1200)
    assert reports == [False, True]
    assert view.numbers_fit
