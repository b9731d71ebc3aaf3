"""The moves of a random game as they were observed, and what follows from them."""

from __future__ import annotations

from collections import Counter

import pytest

from tttmc_app.course.trace import BoardSeen, Changed, Moved, Trace
from tttmc_app.course.values import BoardValue
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard
from tttmc_app.grading.trial_games import Move, TrialGame, chi_squared, moves_on

EMPTY_2 = CourseBoard.empty(2)


def played(end: str, *events: BoardSeen | Moved | Changed, is_complete: bool = True) -> TrialGame:
    """Return X's game on 2×2 with this end, as it was observed."""
    board = CourseBoard.of(end)
    answer = Answer(arguments=(BoardValue(board.cells),), trace=Trace(events, is_complete))
    return TrialGame(EMPTY_2, PLAYERX, answer)


def moved(board: int, row: int, col: int, player: int, *, is_done: bool = True) -> Moved:
    """Return a move by a number of a board."""
    return Moved(board, row, col, player, is_done)


def test_the_moves_of_a_game() -> None:
    """Moves and changed squares are in order; a refused move marks the next one on its board."""
    events = (
        moved(0, 0, 0, PLAYERX),
        moved(1, 1, 1, PLAYERX),
        moved(0, 0, 0, PLAYERO, is_done=False),
        moved(1, 0, 0, PLAYERO),
        moved(0, 1, 0, PLAYERO),
        Changed(0, ((1, 1, PLAYERX),)),
    )
    assert moves_on(0, events) == (
        Move((0, 0), PLAYERX),
        Move((1, 0), PLAYERO, after_refusal=True),
        Move((1, 1), PLAYERX),
    )
    assert moves_on(1, events) == (Move((1, 1), PLAYERX), Move((0, 0), PLAYERO))
    assert moves_on(2, events) == ()
    game = played("X./OX", *events)
    assert (game.players, game.turns) == ((PLAYERX, PLAYERO, PLAYERX), "XOX")
    assert (game.is_observed, game.is_played_elsewhere, game.has_refused_moves) == (True,) * 3
    assert (game.added, game.added_by_opponent, game.decided_after) == (2, 1, 3)
    refused = moved(1, 0, 0, PLAYERO, is_done=False)
    assert not played("X./..", moved(0, 0, 0, PLAYERX), refused).is_played_elsewhere
    strange = Moved(0, 0, 1, None, True)
    assert played("XO/..", moved(0, 0, 0, PLAYERX), strange, moved(0, 1, 0, 3)).turns == "X?O"


@pytest.mark.parametrize(("end", "after"), [("XX/..", 2), ("XX/O.", 2), ("X./..", None)])
def test_when_a_game_was_over(end: str, after: int | None) -> None:
    """The number of moves after which it was decided, however many followed; None if it wasn't."""
    moves = (moved(0, 0, 0, PLAYERX), moved(0, 0, 1, PLAYERX), moved(0, 1, 0, PLAYERO))
    marks = sum(mark != "." for mark in end.replace("/", ""))
    assert played(end, *moves[:marks]).decided_after == after


def test_a_game_is_observed_only_if_its_moves_lead_to_its_end() -> None:
    """Not if events were dropped, several squares changed at once, or a mark came from nowhere."""
    both = (moved(0, 0, 0, PLAYERX), moved(0, 1, 1, PLAYERO))
    assert played("X./.O", *both).is_observed
    assert not played("X./.O", *both, is_complete=False).is_observed
    assert not played("X./.X", *both).is_observed
    assert not played("X./OO", *both).is_observed
    at_once = Changed(0, ((0, 0, PLAYERX), (1, 1, PLAYERO)))
    assert not played("X./.O", at_once).is_observed
    assert played("X./.O", at_once).moves == (Move((0, 0), PLAYERX), Move((1, 1), PLAYERO))
    turned = Changed(0, ((0, 0, PLAYERO), (1, 1, PLAYERX)))
    copied = played("O./.X", moved(1, 1, 1, PLAYERX), moved(1, 0, 0, PLAYERO), turned)
    assert copied.is_observed
    assert copied.moves == (Move((1, 1), PLAYERX), Move((0, 0), PLAYERO))
    twice = (moved(0, 0, 0, PLAYERO), Changed(0, ((0, 0, PLAYERX),)))
    assert not played("X./..", *twice).is_observed


def test_a_board_that_is_no_longer_one_counts_as_unchanged() -> None:
    """The same is true of a board of another size."""
    assert played("X../.../...").end == EMPTY_2
    assert TrialGame(EMPTY_2, PLAYERX, Answer(arguments=(3,))).end == EMPTY_2
    assert played("X./.O").end == CourseBoard.of("X./.O")
    assert str(TrialGame(CourseBoard.of("X./.O", reverse=True), PLAYERO, Answer()).called) == (
        "mc_trial(board, PLAYERO) on X./.O (reverse)"
    )


def test_chi_squared_counts_what_is_missing() -> None:
    """Kinds that never occurred count too: three games of one kind out of three."""
    assert chi_squared(Counter("aabbcc"), 3, 6) == 0
    assert chi_squared(Counter("aaa"), 3, 3) == 4 + 1 + 1
    assert chi_squared(Counter("abcdef"), 3, 6) == 6 * 0.5
    assert chi_squared(Counter[str](), 3, 0) == 0
