"""The board through Qt's accessibility interface, which every platform's bridge uses."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.board.conftest import Reports
from tests.gui.board.reading import DESCRIPTION, NAME, ask, close, do, names, squares
from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Position, Rules
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.accessible import make_boards_accessible

pytestmark = pytest.mark.usefixtures("reader")


def test_the_board_describes_its_rules(board: BoardView) -> None:
    """The board has a name, and its description gives the rules and the keys."""
    assert ask(board).role() is QAccessible.Role.Grouping
    assert ask(board).text(NAME) == "Board"
    assert ask(board).text(DESCRIPTION) == ("3×3: 3 in a row wins. Arrow keys move, Enter plays.")
    board.set_position(Position.start(Rules(5, 4, reverse=True)), None)
    assert ask(board).text(DESCRIPTION).startswith("5×5, 4 in a row, reverse: 4 in a row loses.")


def test_squares_are_buttons_in_their_places(board: BoardView) -> None:
    """Each square is a button of the board, lies where it is painted and is found at its centre."""
    whole = ask(board)
    assert whole.childCount() == 9
    for index, square in enumerate(squares(board)):
        painted = board.square_rect(*divmod(index, 3))
        assert square.role() is QAccessible.Role.Button
        assert square.rect().size() == painted.size()
        assert square.rect().topLeft() == board.mapToGlobal(painted.topLeft())
        assert square.parent() == whole
        assert whole.indexOfChild(square) == index
        centre = square.rect().center()
        assert whole.childAt(centre.x(), centre.y()) == square
    corner = board.mapToGlobal(QPoint(0, 0))
    assert whole.childAt(corner.x(), corner.y()) is None
    assert whole.child(9) is None


def test_squares_offer_nothing_else(board: BoardView) -> None:
    """A square has no text, value, table cell or parts, and asking for one does no harm."""
    square = squares(board)[4]
    interfaces = (square.textInterface(), square.valueInterface(), square.tableCellInterface())
    assert [*interfaces, square.child(0), square.childAt(1, 1), square.object()] == [None] * 6
    assert [each.indexOfChild(ask(board)) for each in (square, ask(board))] == [-1, -1]
    assert ask(board).child(-1) is None
    square.setText(NAME, "other")
    assert square.text(NAME) == names(board)[4]
    assert square.actionInterface().actionNames() == ["Press", "SetFocus"]


def test_press_plays(open_window: OpenWindow) -> None:
    """Pressing b2 plays there; the names follow the contents and the last move."""
    hand: Hand = open_window(o="mc:trials=50")
    assert names(hand.board)[4] == "b2, empty"
    do(squares(hand.board)[4], "Press")
    hand.until_moves(2)
    assert hand.record.moves[0].square == (1, 1)
    assert names(hand.board)[4] == "b2, X"
    reply = hand.record.moves[1].square
    answered = squares(hand.board)[hand.record.rules.index(reply)]
    assert ", O, score " in answered.text(NAME)
    row, col = reply[0] + 1, reply[1] + 1
    assert answered.text(DESCRIPTION) == f"Last move, row {row} of 3, column {col} of 3"
    assert squares(hand.board)[4].text(DESCRIPTION) == "Row 2 of 3, column 2 of 3"


def test_set_up_is_read_from_the_draft(open_window: OpenWindow) -> None:
    """While a position is set up, the names describe the draft and a press changes it."""
    hand: Hand = open_window()
    hand.press("setUpPosition")
    do(squares(hand.board)[0], "Press")
    assert names(hand.board)[:2] == ["a1, X", "b1, empty"]


def test_board_changes_its_size(board: BoardView, reports: Reports, qtbot: QtBot) -> None:
    """Squares are added and removed with the size; a removed one is invalid and does nothing."""
    board.set_position(Position.start(Rules(5)), None)
    assert len(names(board)) == 25
    corner = squares(board)[24]
    board.set_position(Position.start(Rules(2)), None)
    assert len(names(board)) == 4
    assert not corner.isValid()
    assert corner.state().invalid
    assert corner.rect().isEmpty()
    assert ask(board).indexOfChild(corner) == -1
    with qtbot.assertNotEmitted(board.chosen):
        do(corner, "Press")
    assert max(board.cursor_square) < 2
    qtbot.waitUntil(lambda: (QAccessible.Event.ObjectReorder, "Board") in reports)
    board.set_position(Position.start(Rules(25)), None)
    assert corner.isValid()
    assert len(names(board)) == 625


def test_squares_outlive_their_board(board: BoardView) -> None:
    """Interfaces of a closed window are invalid and don't crash."""
    whole, square = ask(board), squares(board)[4]
    action = square.actionInterface()
    close(board)
    assert not square.isValid()
    assert square.parent() is None
    assert [square.text(text) for text in (NAME, DESCRIPTION)] == ["", ""]
    assert square.rect().isNull()
    assert square.state().invalid
    action.doAction("Press")
    assert whole.childCount() == 0
    assert [whole.child(0), whole.childAt(150, 150), whole.focusChild()] == [None] * 3
    assert whole.indexOfChild(square) == -1
    assert [whole.text(text) for text in (NAME, DESCRIPTION)] == ["Board", ""]
    assert whole in make_boards_accessible(), "Python has let go of what Qt may still ask"


PROPAGATE = "This plugin does not support propagateSizeHints()"
END = """
import sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.accessible import make_boards_accessible
late = QApplication([]) if "late" in sys.argv else None
label = QLabel("first") if late else None
first = QAccessible.queryAccessibleInterface(label) if late else None
application = make_application()
make_boards_accessible()
QAccessible.setActive(True)
board = BoardView()
board.show()
whole = QAccessible.queryAccessibleInterface(board)
squares = [whole.child(i) for i in range(9)]
application.processEvents()
if "delete" in sys.argv:
    del board
"""


@pytest.mark.parametrize("how", ["", "late delete"])
def test_interpreter_ends(how: str) -> None:
    """Python ends without a crash, whatever holds interfaces and whatever was created first."""
    done = subprocess.run(
        [sys.executable, "-c", END, *how.split()],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr.replace(PROPAGATE, "").strip()) == (0, "")


Event = QAccessible.Event
pytestmark = pytest.mark.usefixtures("reader")


def test_focus_follows_the_keyboard(board: BoardView, reports: Reports, qtbot: QtBot) -> None:
    """The cursor's square has the focus; assistive technology is notified and can move it."""
    board.set_position(Position.start(Rules(3)), None)
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert ask(board).focusChild() == squares(board)[1]
    qtbot.waitUntil(lambda: (Event.Focus, "(0, 1)") in reports)
    do(squares(board)[8], "SetFocus")
    assert board.cursor_square == (2, 2)
    assert [square.state().focused for square in squares(board)] == [0] * 8 + [1]
    qtbot.waitUntil(lambda: (Event.Focus, "(2, 2)") in reports)


def test_names_are_reported_when_they_settle(open_window: OpenWindow, reports: Reports) -> None:
    """A running thought reports no changed names; when it stops, each name is reported once."""
    hand: Hand = open_window(x=f"mc:trials={ENDLESS}", o="human")
    assert len(names(hand.board)) == 9
    hand.press("playPause")
    hand.until_thought()

    def is_quiet() -> bool:
        hand.qtbot.wait(200)
        reports.clear()
        hand.until_thought(hand.thought.trials + 1)
        hand.qtbot.wait(200)
        return not reports

    # On a busy machine, the board settles into its size long after the thought has begun.
    assert any(is_quiet() for _ in range(5))
    hand.press("stop")
    hand.until(lambda: len(reports) >= 9)
    assert sorted(name[:2] for _, name in reports) == sorted(name[:2] for name in names(hand.board))
    assert {what for what, _ in reports} == {Event.NameChanged}


def test_nothing_is_reported_without_assistive_technology(
    open_window: OpenWindow, reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without assistive technology, moves, keys and thoughts report nothing."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    hand: Hand = open_window(o="mc:trials=50")
    assert len(names(hand.board)) == 9
    hand.click(1, 1)
    hand.until_moves(2)
    hand.keys(Qt.Key.Key_Left, Qt.Key.Key_Left)
    hand.qtbot.wait(150)
    assert reports == []


def test_a_reader_that_is_started_later_hears_the_square(
    reports: Reports, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the board already has the focus when it is first read, its square is reported."""
    make_boards_accessible()
    with monkeypatch.context() as before:
        before.setattr(QAccessible, "isActive", lambda: False)
        QAccessible.setActive(False)
        view = BoardView()
        view.show()
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
    QAccessible.setActive(True)
    ask(view)
    qtbot.waitUntil(lambda: bool(reports))
    assert reports == [(Event.Focus, names(view)[0])]
    close(view)
