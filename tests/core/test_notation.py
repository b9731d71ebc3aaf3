"""Squares as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from tttmc_app.core import Rules, TttmcError, column_name, parse_square, square_name


def test_every_square_has_a_name_of_its_own() -> None:
    """On the largest board every square's name is read as that square."""
    rules = Rules(25)
    squares = [rules.square(i) for i in range(625)]
    assert [parse_square(square_name(square), rules) for square in squares] == squares
    assert square_name((1, 1)) == "b2"
    assert [column_name(col) for col in (0, 24)] == ["a", "y"]


@pytest.mark.parametrize("text", ["c2", " C2 ", "c 2", "c02", "1,2", "1, 2", "(1,2)", "1 2", "5"])
def test_ways_to_write_a_square(text: str) -> None:
    """A letter and number, two indices from 0 and, on 3×3, a digit can name the same square."""
    assert parse_square(text, Rules()) == (1, 2)


WORDS = "is not a square: type a name such as b2"


@pytest.mark.parametrize(
    ("text", "size", "message"),
    [
        ("", 3, f"'' {WORDS}, a row and column such as 1,1, or a number from 0 to 8"),
        (" 9 ", 3, f"'9' {WORDS}, a row and column such as 1,1, or a number from 0 to 8"),
        *((text, 4, f"'{text}' {WORDS}, or a row and column such as 1,1") for text in ("5", "b")),
        *((text, 2, f"'{text}' {WORDS}, or a row and column such as 1,1") for text in ("0", "3")),
        (" b ", 25, f"'b' {WORDS}, or a row and column such as 1,1"),
        *((text, 3, f"'{text}' {WORDS}") for text in ("b", "b2b", "-1,0", "b²", "b٢", "1,2,3")),
        (" D1\n", 3, "'D1' is off the board, which goes from a1 to c3"),
        ("a0", 3, "'a0' is off the board, which goes from a1 to c3"),
        ("a26", 25, "'a26' is off the board, which goes from a1 to y25"),
        ("z1", 25, "'z1' is off the board, which goes from a1 to y25"),
        *((text, 3, f"'{text}' is off the board") for text in ("3,3", "3,0", "0,3", "a4", "d3")),
        ("b1", 1, "'b1' is off the board, which goes from a1 to a1"),
    ],
)
def test_what_is_no_square(text: str, size: int, message: str) -> None:
    """Anything else is rejected with a line that says what to type."""
    with pytest.raises(TttmcError) as caught:
        parse_square(text, Rules(size))
    assert str(caught.value).startswith(message)
    assert len(message) < 50 or str(caught.value) == message


SQUARELESS = [
    *("b2", (1,), (1, 2, 3), 5, None, (None, 1), ("1", 0), (0, "1")),
    *((0, 25), (25, 0), (-1, 0), (0, -1), (0.5, 0), (0, 0.5), (1.0, 1)),
]


@pytest.mark.parametrize("square", SQUARELESS)
def test_only_a_pair_on_the_board_has_a_name(square: Any) -> None:
    """Anything but a row and a column that has a letter is refused with an example."""
    with pytest.raises(TttmcError, match=r"^a square is a row and a column, such as \(0, 2\), not"):
        square_name(square)
