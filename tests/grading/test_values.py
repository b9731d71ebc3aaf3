"""What a call left and gave back: squares, grids, boards, and the moves of a random game."""

from __future__ import annotations

import ast
from collections import Counter

from tests.tables import table
from tttmc_app.core import Text
from tttmc_app.course.trace import Marked, Trace
from tttmc_app.course.values import BoardValue, Opaque, Plain
from tttmc_app.grading.boards import (
    PLAYERO,
    PLAYERX,
    CourseBoard,
    brief,
    drawn_board,
    grid_text,
    rows_of,
)
from tttmc_app.grading.check_mc_trial import Move, TrialGame, moves_on
from tttmc_app.grading.checks import NOT_WHOLE, Answer, Cost, Mistake, square_of, type_mistake
from tttmc_app.grading.examine import chi_squared


def test_whole_numbers_of_any_type_name_a_square() -> None:
    """But only a tuple of two integers is right."""
    assert square_of((Opaque("int64", "1", 1, 1.0), 2)) == (1, 2)
    for value in ((True, 2), (1.0, 2)):
        assert (square_of(value), type_mistake(value)) == ((1, 2), NOT_WHOLE)
    strange: list[Plain] = [[1, float("inf")], (2, 1.5), (1, 2, 3), []]
    assert {square_of(value) for value in strange} == {None}


def test_answers_hold_the_arguments_as_they_were_left() -> None:
    """A board that is no longer one is None; other things on it count as strange marks."""
    answer = Answer(arguments=(BoardValue(((1, "x"), (3, 2)), reverse=True), [[1]]))
    assert answer.board(0) == CourseBoard(((1, -1), (3, 2)), reverse=True)
    assert (answer.board(1), answer.after(1), answer.after(2)) == (None, [[1]], None)
    boards = map(BoardValue, ((), ((1, 1),), ((1,), (1, 1))))
    assert [Answer(arguments=(board,)).board(0) for board in boards] == [None] * 3


def test_failed_calls() -> None:
    """An error can forfeit games; its line is told unless another mistake made it inevitable."""
    late = Mistake(Text("is late"), None, Cost.POINTS)  # which costs more if it is an error
    known, own = Answer(error="ValueError: empty", line=4), Answer(error="x", mistake=late, line=4)
    assert (known.is_empty_choice, Answer(error="TypeError").is_empty_choice) == (True, False)
    failures = (known.failure("f", "x"), known.failure("f", "x", late), own.failure("f", "x"))
    assert [(each.line, str(each.mistake)) for each in failures] == [
        *((4, "None"), (None, "is late"), (4, "is late")),
    ]
    assert {each.cost for each in failures} == {Cost.GAMES}


def test_grids_and_values_as_text() -> None:
    """Grids are square and of numbers; long values are cut."""
    for text in ("[[[1, 2]], 3]", "[[1, '2'], [3, 4]]", "[1, 2]", "[]", "3", "[[1, 2], 3]"):
        wrong = ast.literal_eval(text)
        assert (rows_of(wrong), grid_text(wrong)) == (None, text)
    assert grid_text(((1.0, -2.5), (-0.0, 1 / 3))) == "[[1, -2.5], [0, 0.3333333333]]"
    assert brief("a\n  b") == r"'a\n b'"
    assert [len(brief("x" * length)) for length in (118, 119)] == [120, 121]


def test_a_seed_keeps_its_boards_in_later_versions() -> None:
    """A board of the reverse game says so."""
    assert [drawn_board(seed, 3, 4).text for seed in (1, 2)] == ["O.O/.../X.X", ".../.OX/.XO"]
    assert str(CourseBoard.of("X./.O", reverse=True).label) == "X./.O (reverse)"


# Random games

EMPTY_2 = CourseBoard.empty(2)


def moves(text: str) -> list[Marked]:
    """Return moves such as `0X11`: the board's number, the player, the row and the column.

    A move that was refused ends with `!`.
    """
    marks = {"X": PLAYERX, "O": PLAYERO, "?": None}
    squares = {each: ((int(each[2]), int(each[3]), marks[each[1]]),) for each in text.split()}
    return [
        Marked(int(each[0]), () if each.endswith("!") else squares[each], is_move=True)
        for each in text.split()
    ]


def played(end: str, text: str, *more: Marked, is_complete: bool = True) -> TrialGame:
    """Return X's game on 2×2 with this end, as it was observed."""
    trace = Trace((*moves(text), *more), is_complete)
    return trial(Answer(arguments=(BoardValue(CourseBoard.of(end).cells),), trace=trace))


def trial(answer: Answer) -> TrialGame:
    """Return X's game on an empty 2×2 board."""
    return TrialGame("mc_trial", (EMPTY_2, PLAYERX), answer)


def test_the_moves_of_a_game() -> None:
    """Moves and changed squares are in order; a refused move marks the next one on its board."""
    text, last = "0X00 1X11 0O00! 1O00 0O10", Marked(0, ((1, 1, PLAYERX),), is_move=False)
    events: list[Marked] = [*moves(text), last]
    assert moves_on(0, events) == (
        Move((0, 0), PLAYERX),
        Move((1, 0), PLAYERO, after_refusal=True),
        Move((1, 1), PLAYERX),
    )
    assert moves_on(1, events) == (Move((1, 1), PLAYERX), Move((0, 0), PLAYERO))
    game = played("X./OX", text, last)
    assert (game.players, game.turns) == ((PLAYERX, PLAYERO, PLAYERX), "XOX")
    assert game.is_observed
    assert game.has_refused_moves
    assert (game.added, game.added_by_opponent) == (2, 1)
    for end, text, after in table("""
        X./OX | 0X00 1X11 0O00! 1O00 0O10 0X11 | 3
        XX/.. | 0X00 0X01 | 2
        XX/O. | 0X00 0X01 0O10 | 2
        X./.. | 0X00 1O00! | None
    """):
        assert str(played(end, text).decided_after) == after, "however many followed"
    assert game.is_played_elsewhere
    assert not played("X./..", "0X00 1O00!").is_played_elsewhere
    assert played("XO/..", "0X00 0?01 0O10").turns == "X?O"


def test_a_game_is_observed_only_if_its_moves_lead_to_its_end() -> None:
    """Not if events were dropped, several squares changed at once, or a mark came from nowhere."""
    both, x, o = "0X00 0O11", (0, 0, PLAYERX), (1, 1, PLAYERO)
    observed = [played(end, both).is_observed for end in ("X./.O", "X./.X", "X./OO")]
    assert observed == [True, False, False]
    assert not played("X./.O", both, is_complete=False).is_observed
    at_once, copied = (
        played("X./.O", text, Marked(0, (x, o), is_move=False)) for text in ("", "1O11 1X00")
    )
    assert (at_once.is_observed, copied.is_observed) == (False, True)
    order = [Move((0, 0), PLAYERX), Move((1, 1), PLAYERO)]
    assert ([*at_once.moves], [*copied.moves]) == (order, order[::-1])
    assert not played("X./..", "0O00", Marked(0, (x,), is_move=False)).is_observed


def test_a_board_that_is_no_longer_one_counts_as_unchanged() -> None:
    """The same is true of a board of another size."""
    nothing = trial(Answer(arguments=(3,)))
    assert played("X../.../...", "").end == nothing.end == EMPTY_2
    assert played("X./.O", "").end == CourseBoard.of("X./.O")


def test_chi_squared_counts_what_is_missing() -> None:
    """Kinds that never occurred count too: three games of one kind out of three."""
    for kinds, expected in (("aabbcc", 0), ("aaa", 4 + 1 + 1), ("", 0), ("abcdef", 6 * 0.5)):
        assert chi_squared(Counter(kinds), 3) == expected
