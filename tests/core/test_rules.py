"""Rules: which lines a board has, and which rules are valid."""

from __future__ import annotations

from typing import Any

import pytest

from tttmc_app.core import MAX_SIZE, Rules, TttmcError
from tttmc_app.core.rules import RULE_OPTIONS, playable_line

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


def test_the_options_of_rules() -> None:
    """Each rule has its key, its place in a command's help, and its form as text."""
    size, line, reverse = RULE_OPTIONS
    assert [(each.field, each.key) for each in RULE_OPTIONS] == [
        *(("size", "size"), ("line_length", "line"), ("reverse", "reverse"))
    ]
    assert [(each.metavar, each.is_switch, each.default) for each in RULE_OPTIONS] == [
        *(("N", False, "3"), ("K", False, "the size"), ("", True, ""))
    ]
    assert [each.help for each in RULE_OPTIONS] == [
        *("squares per side, 1-25", "marks in a row to win", "completing a line loses")
    ]
    rules = Rules(5, 4, reverse=True)
    assert [each.format(rules) for each in RULE_OPTIONS] == ["5", "4", "true"]
    assert [each.tag(rules) for each in RULE_OPTIONS] == ["size5", "line4", "reverse"]
    assert reverse.format(Rules(5)) == "false"
    assert rules.extra_options() == (reverse,)
    assert Rules(5, 4).extra_options() == ()
    assert all(each.required for each in (size, line, reverse))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        *((0, "12", 12), (0, "999999999", 999_999_999), (0, "1234567890", None), (0, "", None)),
        *((1, "-3", None), (1, "3.0", None), (1, "²", None), (1, "true", None), (1, "04", 4)),
        *((2, "true", True), (2, "false", False), (2, "True", None), (2, "1", None)),
    ],
)
def test_options_are_read_as_they_are_written(option: int, text: str, value: object) -> None:
    """Only digits, and not too many, are a number; only true and false are a switch."""
    assert RULE_OPTIONS[option].parse(text) is value or RULE_OPTIONS[option].parse(text) == value


def test_rules_from_options_and_settings() -> None:
    """Missing options mean the defaults, missing settings are an error; others are ignored."""
    assert Rules.from_options({}) == Rules.from_options({"size": None, "x": 1}) == Rules(3)
    assert Rules.from_options({"size": 5, "line": None, "reverse": True}) == Rules(5, 5, True)
    for options in ({"size": 0}, {"size": 5, "line": 0}):
        with pytest.raises(TttmcError, match="must be from 1 to"):
            Rules.from_options(options)
    assert Rules(5, 4).settings() == {"size": 5, "line": 4, "reverse": False}
    assert [Rules(5, 5, each).reverse for each in (1, 0)] == [True, False]  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # as a program might
    assert Rules(5, 5, 1).settings()["reverse"] is True  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    whole: dict[str, object] = {"size": 5, "line": 4, "reverse": True}
    assert Rules.from_settings({**whole, "other": 1}) == Rules(5, 4, reverse=True)
    for key in whole:
        for value in ({k: v for k, v in whole.items() if k != key}, {**whole, key: None}):
            with pytest.raises(TttmcError, match=f"^{key} is missing$"):
                Rules.from_settings(value)
    with pytest.raises(TttmcError, match=r"^reverse must be true or false, not 'yes'$"):
        Rules.from_settings({**whole, "reverse": "yes"})


@pytest.mark.parametrize(
    ("rules", "key", "words"),
    [
        (Rules(3), "3×3", "3×3"),
        (Rules(5, 4), "5×5, 4 in a row", "5×5, 4 in a row"),
        (Rules(4, 4, True), "4×4, reverse", "4×4, reverse"),
        (Rules(7, 5, True), "7×7, 5 in a row, reverse", "7×7, 5 in a row, reverse"),
    ],
)
def test_the_keys_of_textbooks_never_change(rules: Rules, key: str, words: str) -> None:
    """The key of rules is what files contain; the description reads the same in English."""
    assert rules.key == key
    assert str(rules.describe()) == words
    assert (rules.square_count, rules.square(rules.size)) == (rules.size**2, (1, 0))


def test_a_square_off_the_board_is_named() -> None:
    """The error names the square, and what is possible."""
    with pytest.raises(TttmcError) as caught:
        Rules(4).index((1, 5))
    assert str(caught.value) == ("square 1,5 is off the board: row and column must be from 0 to 3")
    for value in (5, (1, 2, 3), "ab", (None, 1)):
        with pytest.raises(TttmcError, match="a square is a row and a column, such as"):
            Rules(4).index(value)  # type: ignore[arg-type]  # what a program might pass


def test_proposed_lines_can_be_completed() -> None:
    """Small boards keep full lines; larger ones get lines that both sides can fight for."""
    assert [playable_line(size) for size in (1, 3, 4, 5, 6, 7, 25)] == [1, 3, 4, 4, 4, 5, 5]
