"""Rules: which lines a board has, and which rules are valid."""

from __future__ import annotations

from typing import Any

import pytest

from tttmc_app.core import MAX_SIZE, Rules, TttmcError
from tttmc_app.core.rules import playable_line

SMALL = [(size, length) for size in range(1, 8) for length in range(1, size + 1)]


def recount(size: int, length: int) -> set[frozenset[tuple[int, int]]]:
    """Find the lines by walking from every square in all eight directions."""
    directions = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
    return {
        frozenset(walk)
        for row in range(size)
        for col in range(size)
        for down, right in directions
        for walk in [[(row + down * i, col + right * i) for i in range(length)]]
        if all(0 <= r < size and 0 <= c < size for r, c in walk)
    }


@pytest.mark.parametrize(("size", "length"), SMALL)
def test_lines_are_those_of_a_recount(size: int, length: int) -> None:
    """The rules have every line that a walk over the board finds, exactly once."""
    rules = Rules(size, length)
    lines = [frozenset(rules.square(i) for i in line) for line in rules.lines]
    assert set(lines) == recount(size, length)
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize("length", [2, 5, 25])
def test_number_of_lines_on_the_largest_board(length: int) -> None:
    """On 25×25 there are as many lines as a formula says: rows, columns and diagonals."""
    starts = MAX_SIZE - length + 1
    assert len(Rules(MAX_SIZE, length).lines) == 2 * MAX_SIZE * starts + 2 * starts**2


@pytest.mark.parametrize(("size", "length"), [(1, 1), (3, 3), (4, 1), (5, 3)])
def test_the_views_of_lines_agree(size: int, length: int) -> None:
    """Bitboards and the lines through each square agree with the list of lines."""
    rules = Rules(size, length)
    assert [{i for i in range(size**2) if mask >> i & 1} for mask in rules.line_masks] == [
        set(line) for line in rules.lines
    ]
    for index, numbers in enumerate(rules.lines_through):
        assert list(numbers) == [n for n, line in enumerate(rules.lines) if index in line]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"size": 0}, "the board size must be from 1 to 25, not 0"),
        ({"size": 26}, "the board size must be from 1 to 25, not 26"),
        ({"size": 3, "line_length": 4}, "the line length must be from 1 to the board size 3"),
        ({"size": 3, "line_length": 0}, "the line length must be from 1 to the board size 3"),
        ({"size": 3.0}, "the board size must be a whole number, not 3.0"),
        ({"size": True}, "the board size must be a whole number, not True"),
        ({"size": 3, "line_length": "3"}, "the line length must be a whole number, not '3'"),
    ],
)
def test_rules_that_cannot_be(arguments: dict[str, Any], message: str) -> None:
    """Invalid rules are rejected with a line that says what is valid."""
    with pytest.raises(TttmcError, match=f"^{message}"):
        Rules(**arguments)


def test_a_full_side_is_the_line_unless_chosen() -> None:
    """Without a line length, a line spans the board; equal rules are equal."""
    assert Rules(5).line_length == 5
    assert Rules(5) == Rules(5, 5, reverse=False)
    assert len({Rules(5), Rules(5, 5), Rules(5, 4)}) == 2


def test_squares_and_indices() -> None:
    """Squares are numbered row by row; places off the board have no number."""
    rules = Rules(4)
    assert [rules.index(rules.square(i)) for i in range(16)] == list(range(16))
    assert rules.index((1, 2)) == 6
    for square in ((4, 0), (0, 4), (-1, 0), (0, -1)):
        with pytest.raises(TttmcError, match="is off the board"):
            rules.index(square)


def test_rules_in_words() -> None:
    """A few words describe how rules differ from plain tic-tac-toe."""
    assert str(Rules().describe()) == "3×3"
    assert str(Rules(5, 4, reverse=True).describe()) == "5×5, 4 in a row, reverse"


def test_rules_as_options() -> None:
    """The options for a command name the size, and only what differs from plain rules."""
    assert Rules(4).words() == ["--size", "4"]
    assert Rules(4, 3, reverse=True).words() == ["--size", "4", "--line", "3", "--reverse"]


def test_proposed_lines_can_be_completed() -> None:
    """Small boards keep full lines; larger ones get lines that both sides can fight for."""
    assert [playable_line(size) for size in (1, 3, 4, 5, 6, 7, 25)] == [1, 3, 4, 4, 4, 5, 5]
