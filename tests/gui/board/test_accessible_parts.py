"""What assistive technology learns about a board's squares, and what it can do with them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.gui.board.conftest import Reports
from tests.gui.board.reading import NAME, ask, do, squares
from tttmc_app.core import Position, Rules
from tttmc_app.gui.board import BoardView

pytestmark = pytest.mark.usefixtures("reader")
Event = QAccessible.Event


def test_a_square_s_state_is_the_board_s(board: BoardView) -> None:
    """Squares are disabled and invisible with their board, and only the cursor's is focused."""
    board.move_cursor((1, 1))
    assert [bool(square.state().focused) for square in squares(board)].index(True) == 4
    board.clearFocus()
    assert not any(square.state().focused for square in squares(board))
    assert ask(board).focusChild() is None
    for enabled, visible in ((True, True), (False, True), (True, False)):
        board.setEnabled(enabled)
        board.setVisible(visible)
        states = [square.state() for square in squares(board)]
        assert {bool(state.disabled) for state in states} == {not enabled}
        assert {bool(state.invisible) for state in states} == {not visible}
        assert {bool(state.focusable) for state in states} == {True}


def test_actions_press_or_only_move(board: BoardView) -> None:
    """Pressing chooses a square; moving the focus only moves the cursor; others do nothing."""
    chosen: list[tuple[int, int]] = []

    def note(row: int, col: int) -> None:
        chosen.append((row, col))

    board.chosen.connect(note)
    do(squares(board)[5], "SetFocus")
    assert (board.cursor_square, chosen) == ((1, 2), [])
    do(squares(board)[3], "Press")
    assert (board.cursor_square, chosen) == ((1, 0), [(1, 0)])
    actions = squares(board)[0].actionInterface()
    actions.doAction("Toggle")
    assert (board.cursor_square, chosen) == ((1, 0), [(1, 0)])
    assert actions.keyBindingsForAction("Press") == []


def test_new_rules_are_reported(board: BoardView, reports: Reports, qtbot: QtBot) -> None:
    """Other rules change the board's description; only another size changes its squares."""
    assert ask(board).text(NAME) == "Board"
    board.set_position(Position.start(Rules(3, None, True)), None)
    qtbot.waitUntil(lambda: (Event.DescriptionChanged, "Board") in reports)
    assert (Event.ObjectReorder, "Board") not in reports
    reports.clear()
    board.set_position(Position.start(Rules(4)), None)
    qtbot.waitUntil(lambda: (Event.ObjectReorder, "Board") in reports)


def test_a_changed_name_is_reported_once(board: BoardView, reports: Reports, qtbot: QtBot) -> None:
    """A name that is read again after a change isn't reported a second time."""
    words = {"now": "one"}
    board.set_description(lambda _square: words["now"])
    assert squares(board)[0].text(NAME) == "one"
    words["now"] = "two"
    board.settled.emit()
    qtbot.waitUntil(lambda: reports == [(Event.NameChanged, "two")])
    board.settled.emit()
    qtbot.wait(150)
    assert len(reports) == 1


def test_quick_changes_are_reported_meanwhile(
    board: BoardView, reports: Reports, qtbot: QtBot
) -> None:
    """Moves that follow each other faster than names are reported don't put this off for ever."""
    words = {"now": "one"}
    board.set_description(lambda _square: words["now"])
    assert squares(board)[0].text(NAME) == "one"
    words["now"] = "two"
    for _ in range(1000):
        board.settled.emit()
        qtbot.wait(10)
        if reports:
            break
    assert reports == [(Event.NameChanged, "two")]
