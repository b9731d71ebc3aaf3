"""Squares typed by name on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.gui.conftest import OpenWindow
from tests.tables import table
from tttmc_app.core import Rules, square_name
from tttmc_app.gui.board.typed_square import TypedSquare

NONE = Qt.KeyboardModifier.NoModifier


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
def test_each_key_moves_the_cursor(typed: str, size: str, squares: str) -> None:
    """A letter chooses the column and digits the row; other keys are left to the board."""
    name, at, found = TypedSquare(), (0, 0), list[str]()
    for letter in typed:
        square = name.key(QKeyEvent(QKeyEvent.Type.KeyPress, 0, NONE, letter), at, int(size))
        found.append("-" if square is None else square_name(square))
        at = square or at
    assert " ".join(found) == squares


def test_a_move_by_name(open_window: OpenWindow) -> None:
    """Typing a name and Enter plays there; keys with Ctrl or Alt belong to the menus."""
    hand = open_window(rules=Rules(15, 5), o="human")
    hand.board.setFocus()
    for name, square in (("b10", (9, 1)), ("b12", (11, 1))):
        QTest.keyClicks(hand.board, name)
        assert hand.board.cursor_square == square
    QTest.keyClicks(hand.board, "c", Qt.KeyboardModifier.AltModifier)
    assert hand.board.cursor_square == (11, 1)
    QTest.keyClick(hand.board, Qt.Key.Key_Return)
    assert hand.record.moves[0].square == (11, 1)


@pytest.mark.parametrize(
    ("modifier", "types"),
    [
        (Qt.KeyboardModifier.ShiftModifier, True),
        (Qt.KeyboardModifier.KeypadModifier, True),
        (Qt.KeyboardModifier.ControlModifier, False),
        (Qt.KeyboardModifier.AltModifier, False),
    ],
)
def test_keys_of_commands_type_nothing(modifier: Qt.KeyboardModifier, types: bool) -> None:
    """Only keys that type a letter or a digit belong to a name."""
    event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, modifier, "b")
    assert TypedSquare().key(event, (0, 0), 3) == ((0, 1) if types else None)


def test_a_digit_needs_its_letter() -> None:
    """After the cursor has moved otherwise, a digit alone isn't part of a name."""
    name = TypedSquare()
    letter = QKeyEvent(QKeyEvent.Type.KeyPress, 0, NONE, "b")
    digit = QKeyEvent(QKeyEvent.Type.KeyPress, 0, NONE, "2")
    assert name.key(letter, (0, 0), 3) == (0, 1)
    assert name.key(digit, (2, 2), 3) is None
    assert name.key(digit, (0, 1), 3) is None
