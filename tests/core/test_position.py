"""Positions: who has won, what can be played, and boards as text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from tests.core.strategies import any_game, steady
from tests.refusals import refused
from tttmc_app.core import GameRecord, Mark, Outcome, Position, Rules, TttmcError


def parse(text: str, line: int | None = None, reverse: bool = False, mover: str = "x") -> Position:
    """Read a board with its rules and the side to move."""
    return Position.parse(text, Rules(text.count("/") + 1, line, reverse), mover, finished=True)


def has_line(position: Position, mark: Mark) -> bool:
    """Return whether a slow search from every square in every direction finds a line."""
    rules, length = position.rules, position.rules.line_length
    held = {s for s in map(rules.square, range(rules.square_count)) if position.mark_at(s) is mark}
    return any(
        all((row + down * i, col + right * i) in held for i in range(length))
        for row, col in held
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    )


@steady
@given(any_game())
def test_outcome_of_games(game: GameRecord) -> None:
    """After every move of any game, the outcome is what a slow search of the board finds."""
    for position in game.positions:
        lines = [mark for mark in Mark if has_line(position, mark)]
        if lines:
            winner = lines[0].other if game.rules.reverse else lines[0]
            assert position.outcome is not None
            assert position.outcome.winner is winner
        elif position.empty:
            assert position.outcome is None
        else:
            assert position.outcome == Outcome(None, ())


@steady
@given(any_game())
def test_played_and_given_positions_are_equal(game: GameRecord) -> None:
    """A position reached by moves equals one set up directly or read from its text."""
    for position in game.positions:
        assert position == Position(position.rules, position.x, position.o, position.to_move)
        assert position == Position.parse(position.text, position.rules, finished=True)


@steady
@given(st.integers(2, 7), st.data())
def test_any_board_makes_the_round_trip_through_text(size: int, data: st.DataObject) -> None:
    """Boards that no game reaches can also be written as text and read back."""
    cells = data.draw(st.text("XO.", min_size=size * size, max_size=size * size))
    text = "/".join(cells[row * size : (row + 1) * size] for row in range(size))
    try:
        position = Position.parse(text, Rules(size), "O", finished=True)
    except TttmcError:
        reject()  # a line of each side at once
    assert (position.text, position.to_move) == (text, Mark.O)


@pytest.mark.parametrize(
    ("board", "line", "move", "lines"),
    [
        (".XX/XOO/XO.", 3, (0, 0), 2),
        ("X.X/.../X.X", 2, (1, 1), 4),
        ("XX./.../...", 3, (0, 2), 1),
        ("..../.XX./..../....", 3, (1, 0), 1),
        ("..../XX.X/..../....", 3, (1, 2), 2),
    ],
)
def test_a_move_may_close_several_lines(
    board: str, line: int, move: tuple[int, int], lines: int
) -> None:
    """All lines that a move completes are reported, each with its squares."""
    after = parse(board, line).play(move)
    assert after.outcome is not None
    assert after.outcome.winner is Mark.X
    assert len(set(after.outcome.lines)) == lines
    assert all(move in squares and len(squares) == line for squares in after.outcome.lines)


@pytest.mark.parametrize(
    ("board", "reverse", "move", "outcome"),
    [
        ("XOX/OXO/OX.", False, (2, 2), Outcome(Mark.X, (((0, 0), (1, 1), (2, 2)),))),
        ("XOX/XOO/OX.", False, (2, 2), Outcome(None, ())),
        ("XX./OO./...", True, (0, 2), Outcome(Mark.O, (((0, 0), (0, 1), (0, 2)),))),
    ],
    ids=["a line on the last square", "a full board", "a line in reverse"],
)
def test_how_a_game_ends(
    board: str, reverse: bool, move: tuple[int, int], outcome: Outcome
) -> None:
    """A line wins, even on the last square; in reverse it loses; a full board ties."""
    assert parse(board, reverse=reverse).play(move).outcome == outcome


@pytest.mark.parametrize("size", [1, 2, 25])
def test_lines_of_one(size: int) -> None:
    """If lines are one mark long, the first move ends the game, and its line is reported once."""
    after = Position.start(Rules(size, 1)).play((size - 1, 0))
    assert after.outcome == Outcome(Mark.X, (((size - 1, 0),),))


def test_largest_board() -> None:
    """On 25×25 the last square of a diagonal wins, but not the one before it."""
    position = Position.start(Rules(25))
    for i in range(24):
        position = position.play((i, 24 - i)).play((i, (25 - i) % 25))
        assert position.outcome is None
    assert position.play((24, 0)).outcome == Outcome(
        Mark.X, (tuple((i, 24 - i) for i in range(25)),)
    )


def test_views_of_a_position() -> None:
    """The side to move, the empty squares and the marks are as shown on the board."""
    position = Position.parse("X.O/.../.X.")
    assert position.to_move is Mark.O
    assert (position.mine, position.theirs) == (position.o, position.x) == (4, 129)
    assert position.empty_squares == ((0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 2))
    assert position.empty.bit_count() == 6
    assert [position.mark_at((0, col)) for col in range(3)] == [Mark.X, None, Mark.O]


@pytest.mark.parametrize(
    ("board", "move", "carried"),
    [
        ("X../.../...", (0, 0), {"name": "a1"}),
        ("X../.../...", (3, 0), {"row": 3, "col": 0}),
        ("XXX/OO./...", (2, 2), {}),
        ("XOX/XOO/OXX", (1, 1), {}),
        ("XXX/OO./...", (0, 3), {"row": 0, "col": 3}),
    ],
    ids=["taken", "off the board", "after a win", "after a tie", "off the board after a win"],
)
def test_illegal_moves(board: str, move: tuple[int, int], carried: dict[str, object]) -> None:
    """An illegal move is refused, and the position can be played on."""
    with refused(**carried):
        parse(board, mover="o").play(move)


@pytest.mark.parametrize(
    ("text", "carried"),
    [
        ("", {"number": 1, "squares": "0 squares"}),
        ("X.O/..?/...", {"number": 2, "character": "?"}),
        ("X.O/.../..", {"number": 3, "squares": "2 squares", "rows": "3 rows"}),
        ("X.O/./...", {"number": 2, "squares": "1 square"}),
        ("X.O", {"number": 1, "rows": "1 row"}),
        ("/".join(["." * 26] * 26), {"rows": 26, "most": 25}),
        ("XX./.../...", {"x": 2, "o": 0}),
        ("OO./X../...", {"x": 1, "o": 2}),
        ("XXX/OOO/...", {}),
        ("XXX/OO./...", {"winner": "X"}),
        ("XOX/XOO/OXX", {}),
    ],
)
def test_text_that_is_no_open_board(text: str, carried: dict[str, object]) -> None:
    """A board on which no game can continue is refused with what is wrong."""
    with refused(**carried):
        Position.parse(text)


def test_text_for_other_rules() -> None:
    """A board whose size differs from that of the rules is refused."""
    with refused(n=3, size=4):
        Position.parse("X.O/.../...", Rules(4))


def test_who_is_to_move() -> None:
    """The counts of marks determine the side to move; if it is given, any counts are accepted."""
    assert Position.parse("xo./.../...").to_move is Mark.X
    assert Position.parse("xo./x../...").to_move is Mark.O
    assert Position.parse("xxx./..../..../....", to_move="o").to_move is Mark.O
    for word in ("z", ""):
        with refused(text=word):
            Position.parse("xo./.../...", to_move=word)


@pytest.mark.parametrize(
    ("arguments", "carried"),
    [
        ((Rules(3), 0b1110, 0b1010, "X"), {"name": "b1"}),  # the first of two
        ((3, 0, 0, "X"), {"name": "rules", "type": "Rules", "given": "int"}),
        ((Rules(3), 0.5, 0, "X"), {"name": "x", "value": "0.5"}),
        ((Rules(3), 0, "1", "X"), {"name": "o", "value": "'1'"}),
        *(((Rules(3), *marks, "X"), {"size": 3}) for marks in ((-1, 0), (0, -2), (0, 1 << 9))),
        ((Rules(3), 0, 0, "Y"), {"text": "Y"}),
    ],
)
def test_parts_that_make_no_position(arguments: tuple[Any, ...], carried: dict[str, Any]) -> None:
    """Marks share no square and lie on the board; each argument is checked under its own name."""
    with refused(**carried):
        Position(*arguments)
