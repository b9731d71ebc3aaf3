"""The words of the Gomocup protocol, as its description has them."""

from __future__ import annotations

import pytest

from tttmc_app.core import Position, Rules
from tttmc_app.gomocup.protocol import (
    About,
    board_lines,
    is_remark,
    obstacle,
    parse_about,
    parse_square,
    plain,
    remark_text,
    square_text,
    start_lines,
    turn_lines,
)

RULES = Rules(5, 5)


def position(text: str, to_move: str | None = None) -> Position:
    """Return a position of five in a row on 5×5; rows that aren't named are empty."""
    rows = [*text.split("/"), *["....."] * 5][:5]
    return Position.parse("/".join(rows), RULES, to_move)


def test_only_plain_five_in_a_row_can_be_played() -> None:
    """Engines know one rule: five in a row wins."""
    assert obstacle(Rules(5, 5)) is None
    assert obstacle(Rules(20, 5)) is None
    for rules in (Rules(5, 4), Rules(9, 6), Rules(3)):
        assert str(obstacle(rules)) == "engines play only five in a row"
    for rules in (Rules(5, 5, reverse=True), Rules(5, 4, reverse=True)):
        assert str(obstacle(rules)) == "engines can't play the reverse game"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("MESSAGE  I am  here", "I am here"),
        ("message Eval 3", "Eval 3"),
        ("DEBUG x\ty", "x y"),
        ("UNKNOWN INFO rule", "UNKNOWN INFO rule"),
        ("SUGGEST 3,4", "SUGGEST 3,4"),
        ("MESSAGE", ""),
        ("MESSAGE a\x1b[31mb\x7f", "a [31mb "),
        ("MESSAGES 1,2", None),
        ("OK", None),
        ("ERROR MESSAGE", None),
        ("3,4", None),
        ("", None),
    ],
)
def test_remarks_are_told_from_answers(line: str, text: str | None) -> None:
    """A remark's first word decides; its text is one printable line."""
    assert is_remark(line) is (text is not None)
    if text is not None:
        assert remark_text(line) == text


def test_a_plain_text_is_one_printable_line() -> None:
    """Line ends and tabs become single spaces, and each control character one space."""
    assert plain(" a\r\n\tb\0c\u202ed é ") == "a b c d é"


@pytest.mark.parametrize(
    ("answer", "about"),
    [
        (
            'name="Five", version="1.0", author="A. Body", country="CZ"',
            About("Five", "1.0", "A. Body"),
        ),
        ('AUTHOR = " B " Name= "Six"', About("Six", "", "B")),
        (f'version="{"9" * 70}"', About("", "9" * 60, "")),
        ("nothing to say", About()),
    ],
)
def test_an_engine_introduces_itself(answer: str, about: About) -> None:
    """Each field is found by its name, in any order and case, and shortened."""
    assert parse_about(answer) == about


@pytest.mark.parametrize(
    ("text", "square"),
    [
        ("3,7", (7, 3)),
        (" 19 , 0 ", (0, 19)),
        ("-1,2", (2, -1)),
        ("9999,0", (0, 9999)),
        ("10000,0", None),
        ("3,7 x", None),
        ("3", None),
        ("3;7", None),
        ("a,b", None),
        ("", None),
    ],
)
def test_a_square_is_a_column_and_a_row(text: str, square: tuple[int, int] | None) -> None:
    """The protocol writes the column first; a square of ours begins with the row."""
    assert parse_square(text) == square
    if square is not None:
        assert square_text(square) == text.replace(" ", "")


def test_the_commands_that_begin_a_game() -> None:
    """The board comes first; times are in milliseconds, rounded, and memory in bytes."""
    assert start_lines(Rules(15, 5), 0.0327, 70, "/tmp/a b") == [
        "START 15",
        "INFO timeout_turn 33",
        "INFO timeout_match 0",
        "INFO time_left 2147483647",
        "INFO max_memory 73400320",
        "INFO game_type 1",
        "INFO rule 0",
        "INFO folder /tmp/a b",
    ]


def test_the_opponents_move_is_a_turn() -> None:
    """TURN names the one square that was added to the position that the engine knows."""
    known = position("X....")
    assert turn_lines(known, known.play((1, 3))) == ["TURN 3,1"]
    assert turn_lines(Position.start(RULES), position("....X")) == ["TURN 4,0"]


@pytest.mark.parametrize(
    ("known", "now"),
    [
        (None, position("X....")),
        (position("X...."), position("X....")),
        (position("X...."), position("XOX..")),
        (position("XO..."), position("XOX.O", "x")),
        (position("X...."), position("OX...", "x")),
        (position("XO..."), position("OXX..")),
        (position("XO.X."), position("XO..X/O....")),
        (Position.start(RULES), position("XXO..", "o")),
        (
            Position.parse("X.../..../..../....", Rules(4, 4)),
            Position.parse("XO../..../..../....", Rules(4, 3)),
        ),
        (Position.start(Rules(6, 5)), position("....X")),
    ],
    ids=range(10),
)
def test_anything_else_needs_the_whole_board(known: Position | None, now: Position) -> None:
    """Unless exactly one move of the opponent leads to a position, TURN can't describe it."""
    assert turn_lines(known, now) == []


@pytest.mark.parametrize(
    ("now", "lines"),
    [
        (Position.start(RULES), ["BEGIN"]),
        (position("..X.."), ["BOARD", "2,0,2", "DONE"]),
        (position("X..../.O..."), ["BOARD", "0,0,1", "1,1,2", "DONE"]),
        (position("XX.../...O."), ["BOARD", "0,0,2", "3,1,1", "1,0,2", "DONE"]),
        (
            position("X.X../O..O."),
            ["BOARD", "0,0,1", "0,1,2", "2,0,1", "3,1,2", "DONE"],
        ),
    ],
)
def test_a_board_lists_its_marks_in_turns(now: Position, lines: list[str]) -> None:
    """1 is the engine's mark and 2 the opponent's, which come in turns, the opponent's last."""
    assert board_lines(now) == lines
