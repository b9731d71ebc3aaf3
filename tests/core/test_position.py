"""Positions: who has won, what can be played, and boards as text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from tests.core.strategies import any_game, steady
from tests.refusals import refused
from tests.tables import named, table
from tttmc_app.core import GameRecord, Mark, Outcome, Position, Rules, TttmcError


def parse(text: str, line: int | None = None, reverse: bool = False, mover: str = "x") -> Position:
    """Read a board with its rules and the side to move."""
    return Position.parse(text, Rules(text.count("/") + 1, line, reverse), mover, finished=True)


def lines_of(position: Position, mark: Mark) -> set[tuple[tuple[int, int], ...]]:
    """Return the lines that a slow search from every square in every direction finds."""
    rules, length = position.rules, position.rules.line_length
    held = {s for s in map(rules.square, range(rules.square_count)) if position.mark_at(s) is mark}
    walks = {
        tuple((row + down * i, col + right * i) for i in range(length))
        for row, col in held
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    }
    return {walk for walk in walks if held.issuperset(walk)}


@steady
@given(any_game())
def test_positions_of_games(game: GameRecord) -> None:
    """After every move, the outcome is what a slow search of the board finds.

    A position reached by moves equals one set up directly or read from its text.
    """
    for position in game.positions:
        lines = {mark: lines_of(position, mark) for mark in Mark}
        owner = next((mark for mark in Mark if lines[mark]), None)
        if owner is not None:
            assert position.outcome is not None
            assert position.outcome.winner is (owner.other if game.rules.reverse else owner)
            assert set(position.outcome.lines) == lines[owner]
            assert len(position.outcome.lines) == len(lines[owner])
        else:
            assert position.outcome == (None if position.empty else Outcome(None, ()))
        assert position == Position(position.rules, position.x, position.o, position.to_move)
        assert position == Position.parse(position.text, position.rules, finished=True)


@steady
@given(st.integers(2, 7), st.data())
def test_any_board_makes_the_round_trip_through_text(size: int, data: st.DataObject) -> None:
    """Boards that no game reaches can also be written as text and read back."""
    row = st.text("XO.", min_size=size, max_size=size)
    text = "/".join(data.draw(st.lists(row, min_size=size, max_size=size)))
    try:
        position = parse(text, mover="O")
    except TttmcError:
        reject()  # a line of each side at once
    assert (position.text, position.to_move) == (text, Mark.O)


ROW, COLUMN, DIAGONAL = (
    tuple((i * a, i * b) for i in range(3)) for a, b in ((0, 1), (1, 0), (1, 1))
)


@pytest.mark.parametrize(
    ("board", "reverse", "winner", "lines"),
    [
        (".XX/XOO/XO.", False, Mark.X, (ROW, COLUMN)),
        (".OX/OXO/OXX", False, Mark.X, (DIAGONAL,)),
        (".OX/XOO/OXX", False, None, ()),
        (".XX/OO./...", True, Mark.O, (ROW,)),
    ],
    ids=["two lines at once", "a line on the last square", "a full board", "a line in reverse"],
)
def test_how_a_game_ends(
    board: str, reverse: bool, winner: Mark | None, lines: tuple[Any, ...]
) -> None:
    """Lines win, even on the last square; in reverse they lose; a full board ties."""
    assert parse(board, reverse=reverse).play((0, 0)).outcome == Outcome(winner, lines)


def test_largest_board() -> None:
    """On 25×25 the last square of a diagonal wins, but not the one before it."""
    position, diagonal = Position.start(Rules(25)), tuple((i, 24 - i) for i in range(25))
    for row, col in diagonal[:-1]:
        position = position.play((row, col)).play((row, (col + 1) % 25))
        assert position.outcome is None
    assert position.play(diagonal[-1]).outcome == Outcome(Mark.X, (diagonal,))


@pytest.mark.parametrize(
    ("board", "move", "carried"),
    [
        ("X../.../...", (0, 0), "name=a1"),
        ("X../.../...", (3, 0), "row=3; col=0"),
        ("XXX/OO./...", (2, 2), "-"),
        ("XOX/XOO/OXX", (1, 1), "-"),
        ("XXX/OO./...", (0, 3), "row=0; col=3"),
    ],
    ids=["taken", "off the board", "after a win", "after a tie", "off the board after a win"],
)
def test_illegal_moves(board: str, move: tuple[int, int], carried: str) -> None:
    """An illegal move is refused."""
    with refused(**named(carried)):
        parse(board, mover="o").play(move)


@pytest.mark.parametrize(
    ("text", "carried"),
    table("""
        / | number=1; squares=0 squares
        X.O/..?/... | number=2; character=?
        X.O/.../.. | number=3; squares=2 squares; rows=3 rows
        X.O/./... | number=2; squares=1 square
        X.O | number=1; rows=1 row
        <large> | rows=26; most=25
        XX./.../... | x=2; o=0
        OO./X../... | x=1; o=2
        XXX/OOO/... | -
        XXX/OO./... | winner=X
        XOX/XOO/OXX | -
    """),
)
def test_text_that_is_no_open_board(text: str, carried: str) -> None:
    """A board on which no game can continue is refused with what is wrong."""
    with refused(**named(carried)):
        Position.parse(text.replace("<large>", "/".join(["." * 26] * 26)))


WRITTEN = r"""
X.O\n.X.\n..O
x.o .x. ..o
 X . O / . X . / . . O \n
X.O/\r\n.X./\r\n..O\r\n
X . O . X . . . O
X_O\n_X_\n__O
x-o/-x-/--o
X*O\n\n*X*\n\n**O
X O\n X \n  O\n
X O\n X\n  O
X,_,O\n_,X,_\n_,_,O
[['X', '', 'O'], ['', 'X', ''], ['', '', 'O']]
[["x", null, "o"], [null, "x", null], [null, null, "o"]]
[['X', ' ', 'O'],\n [' ', 'X', ' '],\n [' ', ' ', 'O']]
['X.O', '.X.', '..O']
['X', None, 'O', None, 'X', None, None, None, 'O']
[[1, 0, 2], [0, 1, 0], [0, 0, 2]]
[[ 1  0 -1]\n [ 0  1  0]\n [ 0  0 -1]]
[[2, 1, 3], [1, 2, 1], [1, 1, 3]]
102\n010\n002
1.0/.1./..0
1-2/-1-/--2
X.0/.X./..0
[['X', 0, 'O'], [0, 'X', 0], [0, 0, 'O']]
 X |   | O \n---+---+---\n   | X |   \n---+---+---\n   |   | O \n
X| |O\n-----\n |X| \n-----\n | |O
+-+-+-+\n|X| |O|\n+-+-+-+\n| |X| |\n+-+-+-+\n| | |O|\n+-+-+-+
│X│-│O│\n│-│X│-│\n│-│-│O│
"""


@pytest.mark.parametrize("text", WRITTEN.split("\n")[1:-1])
def test_a_board_is_read_as_people_have_it(text: str) -> None:
    """Rows and signs may be written in any way that has only one meaning."""
    written = text.replace("\\r", "\r").replace("\\n", "\n")
    assert Position.parse(written).text == "X.O/.X./..O"


@pytest.mark.parametrize(
    ("text", "carried"),
    [
        ("121/212/121", "signs=1, 2"),  # a full board, or empty squares that are ones
        ("[[1, 1, 1], [1, 2, 1], [1, 1, 1]]", "signs=1, 2"),
        ("X0X/0X0/0X0", "signs=0, X"),
        ("1.3/.../...", "signs=., 1, 3"),
        ("X | O\nX | O | X\n | | ", "number=1; squares=2 squares"),
        ("[['X', 'O'], ['X']]", "number=2; squares=1 square"),
        ("[1, 2, 0, 0, 0]", "number=1; squares=1 square"),
        ("Hello world", "number=1; character=H"),
        ("", "number=1; squares=0 squares"),
    ],
)
def test_a_board_that_has_several_meanings_is_refused(text: str, carried: str) -> None:
    """The error shows what isn't clear or is missing."""
    with refused(**named(carried)):
        Position.parse(text)


def test_text_for_other_rules() -> None:
    """A board whose size differs from that of the rules is refused."""
    with refused(n=3, size=4):
        Position.parse("X.O/.../...", Rules(4))


@pytest.mark.parametrize(
    ("text", "given", "mover"),
    [
        ("xo./.../...", None, Mark.X),
        ("xo./x../...", None, Mark.O),
        ("xxx./..../..../....", "o", Mark.O),
    ],
)
def test_who_is_to_move(text: str, given: str | None, mover: Mark) -> None:
    """The counts of marks determine the side to move; if it is given, any counts are accepted."""
    assert Position.parse(text, to_move=given).to_move is mover
    for word in ("z", ""):
        with refused(text=word):
            Position.parse(text, to_move=word)


@pytest.mark.parametrize(
    ("arguments", "carried"),
    [
        ((Rules(3), 0b1110, 0b1010, "X"), "name=b1"),  # the first of two
        ((3, 0, 0, "X"), "name=rules; type=Rules; given=int"),
        ((Rules(3), 0.5, 0, "X"), "name=x; value=0.5"),
        ((Rules(3), 0, "1", "X"), "name=o; value='1'"),
        ((Rules(3), -1, 0, "X"), "size=3"),
        ((Rules(3), 0, 1 << 9, "X"), "size=3"),
        ((Rules(3), 0, 0, "Y"), "text=Y"),
    ],
)
def test_parts_that_make_no_position(arguments: tuple[Any, ...], carried: str) -> None:
    """Marks share no square and lie on the board; each argument is checked under its own name."""
    with refused(**named(carried)):
        Position(*arguments)
