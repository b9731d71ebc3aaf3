"""Whole games between two machines, without a session: records, ends and wrong arguments."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.playing import MC, START, Noting, session, spec_of
from tttmc_app.core import Ending, Mark, TttmcError
from tttmc_app.session import play_game, play_out


@pytest.mark.parametrize(
    ("x_leaves", "o_leaves", "seed", "ending"),
    [
        (99, 4, 5, Ending.RESIGNATION),
        (2, 99, 5, Ending.RESIGNATION),
        (0, 99, 5, Ending.RESIGNATION),
        (99, 99, 5, Ending.LINE),
        (99, 99, 4, Ending.FULL_BOARD),
    ],
)
def test_a_whole_game_is_that_of_a_session(
    x_leaves: int, o_leaves: int, seed: int, ending: Ending
) -> None:
    """`play_game` has the same thoughts and end; both machines learn of it, each its side."""
    machines = (Noting(resigns_at=x_leaves), Noting(resigns_at=o_leaves))
    record = play_game(START, machines, ("a", "b"), seed)
    again = (Noting(resigns_at=x_leaves), Noting(resigns_at=o_leaves))
    game = session(spec_of(again[0]), spec_of(again[1]), seed)
    list(play_out(game))
    assert record.result is not None
    assert record.result.ending is ending
    timeless = (move._replace(seconds=None) for move in game.record.moves)
    assert record == replace(game.record, players=("a", "b"), moves=tuple(timeless))
    assert [machine.ended for machine in machines] == [[(record, Mark.X)], [(record, Mark.O)]]


def test_a_whole_game_may_begin_anywhere() -> None:
    """The record's first position is that in which the game began, whoever is to move."""
    for moves, side in (([(1, 1)], Mark.O), ([(1, 1), (0, 0)], Mark.X)):
        start = START
        for square in moves:
            start = start.play(square)
        record = play_game(start, (Noting(), Noting()), ("a", "b"), 5)
        assert record.start == start
        assert record.start.to_move is side
        assert len(record.positions) == len(record.moves) + 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("...", (MC, MC), ("a", "b"), 1), "start must be of the type Position, not str"),
        ((START, (MC.make(),), ("a", "b"), 1), "machines must be two, X's and O's, not 1"),
        ((START, MC.make(), ("a", "b"), 1), "machines must be of the type tuple or list, not"),
        ((START, (MC.make(),) * 2, ("a", 5), 1), "names must be of the type str, not int"),
        ((START, (MC.make(), MC), ("a", "b"), 1), "machines must be of the type Player, not"),
        ((START, (MC.make(),) * 2, ("a", "b"), -1), "a seed must be from 0 to"),
    ],
)
def test_wrong_arguments_of_a_whole_game(arguments: tuple[Any, ...], message: str) -> None:
    """Each wrong argument is named in one line."""
    with pytest.raises(TttmcError, match=f"^{message}"):
        play_game(*arguments)
