"""Positions: who has won, what can be played, and boards as text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from tests.core.strategies import any_game, steady
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


def test_a_line_on_the_last_square_wins() -> None:
    """A line completed with the last empty square is a win, not a tie."""
    after = parse("XOX/OXO/OX.").play((2, 2))
    assert after.outcome == Outcome(Mark.X, (((0, 0), (1, 1), (2, 2)),))


def test_a_full_board_without_a_line_is_a_tie() -> None:
    """If the board is full and there is no line, nobody wins."""
    assert parse("XOX/XOO/OX.").play((2, 2)).outcome == Outcome(None, ())


def test_reverse_makes_the_line_lose() -> None:
    """In reverse mode whoever completes a line has lost."""
    after = parse("XX./OO./...", reverse=True).play((0, 2))
    assert after.outcome == Outcome(Mark.O, (((0, 0), (0, 1), (0, 2)),))
    both = parse(".XX/XOO/XO.", reverse=True).play((0, 0))
    lines = (((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0)))
    assert both.outcome == Outcome(Mark.O, lines)


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


def test_playing_changes_nothing() -> None:
    """A move makes a new position; the old one can be played from again."""
    start = Position.start(Rules())
    assert start.play((0, 0)) != start.play((1, 1))
    assert start == Position.start(Rules())


@pytest.mark.parametrize(
    ("board", "move", "message"),
    [
        ("X../.../...", (0, 0), "square a1 is occupied: choose an empty one"),
        ("X../.../...", (3, 0), "square 3,0 is off the board"),
        ("XXX/OO./...", (2, 2), "the game is over: no further move can be played"),
        ("XXX/OO./...", (0, 0), "the game is over"),
        ("XOX/XOO/OXX", (1, 1), "the game is over"),
        ("XXX/OO./...", (0, 3), "square 0,3 is off the board"),
    ],
)
def test_illegal_moves(board: str, move: tuple[int, int], message: str) -> None:
    """An illegal move is rejected with a line that says why."""
    with pytest.raises(TttmcError, match=message):
        parse(board, mover="o").play(move)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "row 1 of the board has 0 squares"),
        ("X.O/..?/...", r"row 2 of the board contains '\?'"),
        ("X.O/.../..", "row 3 of the board has 2 squares, but the board has 3 rows"),
        ("X.O/./...", "row 2 of the board has 1 square, but the board has 3 rows"),
        ("X.O", "row 1 of the board has 3 squares, but the board has 1 row:"),
        ("X.O/...", "row 1 of the board has 3 squares, but the board has 2 rows"),
        ("/".join(["." * 26] * 26), "the board has 26 rows: the maximum is 25"),
        ("XX./.../...", "the board has 2 X and 0 O, which no game reaches"),
        ("OO./X../...", "the board has 1 X and 2 O, which no game reaches"),
        ("XXX/OOO/...", "both X and O have a line"),
        ("XXX/OO./...", "the game on this board is over .X has won."),
        ("XOX/XOO/OXX", "the game on this board is over .a tie."),
        ("XX/OO", "both X and O have a line"),
    ],
)
def test_text_that_is_no_open_board(text: str, message: str) -> None:
    """A board on which no game can continue is rejected with a line that says what is wrong."""
    with pytest.raises(TttmcError, match=message) as caught:
        Position.parse(text)
    assert "\n" not in str(caught.value)


def test_text_for_other_rules() -> None:
    """A board whose size differs from that of the rules is refused."""
    with pytest.raises(TttmcError, match="the board has 3 rows, but 4×4 needs 4"):
        Position.parse("X.O/.../...", Rules(4))


def test_who_is_to_move() -> None:
    """The counts of marks determine the side to move; if it is given, any counts are accepted."""
    assert Position.parse("xo./.../...").to_move is Mark.X
    assert Position.parse("xo./x../...").to_move is Mark.O
    assert Position.parse("xxx./..../..../....", to_move="o").to_move is Mark.O
    for word in ("z", ""):
        with pytest.raises(TttmcError, match=f"the side to move must be x or o, not '{word}'"):
            Position.parse("xo./.../...", to_move=word)


def test_boards_that_contradict_themselves() -> None:
    """A board with two marks on one square, or with a mark off the board, is refused."""
    with pytest.raises(TttmcError, match="square b1 holds both X and O"):
        Position(Rules(), 0b1110, 0b1010, Mark.X)  # the first of them
    with pytest.raises(TttmcError, match="a mark is off the 3×3 board"):
        Position(Rules(), 1 << 9, 0, Mark.X)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((3, 0, 0, "X"), "rules must be of the type Rules, not int"),
        ((Rules(), 0.5, 0, "X"), "x must be a whole number, not 0.5"),
        ((Rules(), 0, "1", "X"), "o must be a whole number, not '1'"),
        ((Rules(), -1, 0, "X"), "a mark is off the 3×3 board"),
        ((Rules(), 0, -2, "X"), "a mark is off the 3×3 board"),
        ((Rules(), 0, 1 << 9, "X"), "a mark is off the 3×3 board"),
        ((Rules(), 0, 0, "Y"), "the side to move must be x or o, not 'Y'"),
    ],
)
def test_wrong_parts_of_a_position_are_named(arguments: tuple[Any, ...], message: str) -> None:
    """Each argument is checked under its own name."""
    with pytest.raises(TttmcError) as caught:
        Position(*arguments)
    assert str(caught.value) == message
