"""Squares typed by name on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Rules, Square
from tttmc_app.gui.board.typed_square import TypedSquare

NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize(
    ("typed", "size", "squares"),
    [
        ("b2", 3, [(0, 1), (1, 1)]),
        ("C3a1", 3, [(0, 2), (2, 2), (2, 0), (0, 0)]),
        ("b12", 15, [(0, 1), (0, 1), (11, 1)]),
        ("b19", 15, [(0, 1), (0, 1), (8, 1)]),
        ("b10", 12, [(0, 1), (0, 1), (9, 1)]),
        ("b10", 9, [(0, 1), (0, 1), None]),
        ("o07", 15, [(0, 14), None, (6, 14)]),
        ("d2", 3, [None, None]),
        ("2b", 3, [None, (0, 1)]),
        ("b-2", 3, [(0, 1), None, None]),
        ("b4", 3, [(0, 1), (0, 1)]),
        ("b03", 3, [(0, 1), None, (2, 1)]),
        ("c25", 25, [(0, 2), (1, 2), (24, 2)]),
        ("c26", 25, [(0, 2), (1, 2), (5, 2)]),
        ("a1a2", 3, [(0, 0), (0, 0), (0, 0), (1, 0)]),
    ],
)
def test_each_key_moves_the_cursor(typed: str, size: int, squares: list[Square | None]) -> None:
    """A letter chooses the column and digits the row; other keys are left to the board."""
    name, at = TypedSquare(), (0, 0)
    for letter, square in zip(typed, squares, strict=True):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, NONE, letter)
        assert name.key(event, at, size) == square
        at = square or at


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
