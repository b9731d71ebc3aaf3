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


@pytest.mark.parametrize("text", ["c2", " C2 ", "c 2", "1,2", "1, 2", "(1,2)", "1 2", "5"])
def test_ways_to_write_a_square(text: str) -> None:
    """A letter and number, two indices from 0 and, on 3×3, a digit can name the same square."""
    assert parse_square(text, Rules()) == (1, 2)


@pytest.mark.parametrize(
    ("text", "size", "message"),
    [
        ("", 3, "'' is not a square: type a name such as b2"),
        ("9", 3, "'9' is not a square"),
        ("5", 4, "'5' is not a square: type a name such as b2, or a row and column such as 1,1$"),
        ("b", 3, "'b' is not a square"),
        ("b2b", 3, "'b2b' is not a square"),
        ("-1,0", 3, "'-1,0' is not a square"),
        ("b²", 3, "'b²' is not a square"),
        ("b٢", 3, "is not a square"),
        ("d1", 3, "'d1' is off the board, which goes from a1 to c3"),
        ("a0", 3, "'a0' is off the board"),
        ("a26", 25, "'a26' is off the board, which goes from a1 to y25"),
        ("z1", 25, "'z1' is off the board"),
        ("3,3", 3, "'3,3' is off the board"),
    ],
)
def test_what_is_no_square(text: str, size: int, message: str) -> None:
    """Anything else is rejected with a line that says what to type."""
    with pytest.raises(TttmcError, match=message):
        parse_square(text, Rules(size))


@pytest.mark.parametrize("square", ["b2", (1,), (1, 2, 3), 5, None, (0, 25)])
def test_only_a_pair_on_the_board_has_a_name(square: Any) -> None:
    """Anything but a row and a column that has a letter is refused with an example."""
    with pytest.raises(TttmcError, match=r"^a square is a row and a column, such as \(0, 2\), not"):
        square_name(square)
