"""Wins by continuous threats: they are wins, both searches find them, and their ends are told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.engine.boards import board
from tests.engine.twin_threats import TwinThreats
from tests.tables import table
from tttmc_app.core import Position, Rules, Square, square_name
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.solving import Verdict, solve
from tttmc_app.engine.threats import forced_win

compiled_only = pytest.mark.skipif(compiled_searches() is None, reason="built without searches")


def middlegames(rules: Rules, count: int, seed: int, marks: int) -> Iterator[Position]:
    """Yield open positions after random moves near the centre, where threats are common."""
    random, centre = Random(seed), rules.size // 2

    def remoteness(square: Square) -> float:
        return sum(abs(part - centre) for part in square) + random.random() * 3

    while count:
        position = Position.start(rules)
        for _ in range(random.randrange(4, marks)):
            if position.outcome is None:
                near = sorted(position.empty_squares, key=remoteness)[:8]
                position = position.play(random.choice(near))
        if position.outcome is None:
            count -= 1
            yield position


def assert_won(position: Position, moves: tuple[Square, ...]) -> None:
    """Play the moves, the last of which must win for the side that begins."""
    attacker = position.to_move
    for move in moves:
        assert position.outcome is None
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.winner is attacker


@compiled_only
@pytest.mark.parametrize(("size", "line", "marks"), [(4, 3, 8), (5, 4, 14), (6, 4, 18), (9, 5, 30)])
def test_both_searches_find_wins_of_equal_length(size: int, line: int, marks: int) -> None:
    """The compiled search finds the wins that its slower twin finds, in about as many moves.

    The solver, which knows nothing of threats, agrees that the first move wins.
    """
    fours = threes = 0
    for position in middlegames(Rules(size, line), 30, 5, marks):
        win, twin = forced_win(position, 20_000), TwinThreats(position)
        if found := twin.win_of(twin.boards, 0, 20_000):
            assert len(win) == len(found)
            fours += 1
        elif found := twin.win_of(twin.boards, 0, 40, threes=True):
            assert abs(len(win) - len(found)) <= 2
            threes += 1
        if win:
            assert_won(position, win)
            if size < 6:
                assert solve(position, nodes=200_000)[win[0]] is Verdict.WIN
    assert 2 < fours < 28
    assert threes or size < 6


@compiled_only
@pytest.mark.parametrize(
    ("text", "threats", "first"),
    table("""
        7 4 //..XXX/.OO//......O | 2000 | b3 f3
        7 4 //..XX/OOO | 2000 | d4
        7 4 /..X//OOO | 2000 | -
        15 5 . | 2000 | -
        3 3 R XX./OO. | 2000 | -
        5 4 XX/OO | 0 | -
        10 5 //.XXXX/.....OOOO | 0 | a3 f3
    """),
)
def test_where_a_win_begins(text: str, threats: str, first: str) -> None:
    """Replies that threaten are answered: by a block that forks, not by one that doesn't threaten.

    Without threats, or in reverse mode, nothing is found.
    """
    win = forced_win(board(text), int(threats))
    assert (square_name(win[0]) if win else "-") in first.split()


@compiled_only
@pytest.mark.parametrize(
    ("text", "length"),
    table("""
        6 4 o ....../....../.O..O./...X../X...../...X.. | 7
        7 4 ..OO.O./X...X.O/..X.O../..OX.../...X.../..X | 9
        6 4 ....../.XXO../OO..../OX...X/XO | 11
    """),
)
def test_the_longest_defence_is_told(text: str, length: str) -> None:
    """A win is shown with the replies that hold out longest, and each of its moves is legal."""
    win = forced_win(board(text))
    assert len(win) == int(length)
    assert_won(board(text), win)
