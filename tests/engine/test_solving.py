"""Proven results are those of plain search, and nothing else is called proven."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.boards import board, measured, plain_result, reachable, scattered
from tests.refusals import refused
from tttmc_app.core import Position, Rules, Square
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.solving import SolveJob, Verdict, solve

compiled_only = pytest.mark.skipif(compiled_searches() is None, reason="plain Python is too slow")
OF_VALUE = (Verdict.DRAW, Verdict.WIN, Verdict.LOSS)


def assert_proven(position: Position) -> None:
    """Fail unless a job finds the results and distances of plain search, listed row by row."""
    after = {square: plain_result(position.play(square)) for square in position.empty_squares}
    job = measured(position)
    found, known = job.moves(), {at: OF_VALUE[-won] for at, (won, _) in after.items()}
    assert list(found.items()) == list(known.items())
    distances = [(at, plies + 1) for at, (won, plies) in after.items() if won]
    assert list(job.distances().items()) == distances
    assert job.outcome() is OF_VALUE[plain_result(position)[0]]


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("line_length", "step"), [(2, 2), (3, 12)])
def test_positions_of_3x3_agree_with_plain_search(
    search_backend: str, line_length: int, step: int, reverse: bool
) -> None:
    """All moves have the results of an exhaustive search, the soonest win and the latest loss."""
    for position in reachable(Rules(3, line_length, reverse))[::step]:
        assert_proven(position)


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(
    ("size", "line_length"), [(3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (9, 6), (11, 5)]
)
def test_late_positions_agree_with_plain_search(
    search_backend: str, size: int, line_length: int, reverse: bool
) -> None:
    """So do positions that no game reaches; beyond 8×8 only the empty squares are numbered."""
    random = Random(f"{size} {line_length} {reverse}")
    for empties in (2, 3, 4, 5, 6, 6):
        assert_proven(scattered(Rules(size, line_length, reverse), empties, random))


def test_a_limit_leaves_the_rest_unknown_and_is_repeatable(search_backend: str) -> None:
    """The same number of nodes gives the same partial result, however chunked; none is guessed."""
    position = board("7 5 .")
    found = solve(position, nodes=3000)
    assert Verdict.UNKNOWN in found.values()
    job = SolveJob(position)
    job.advance(10**9)
    assert 0 < job.nodes < 100  # it finds out how long a node takes
    while (before := job.nodes) < 3000:
        most = min(170, 3000 - before)
        job.advance(most)
        assert before < job.nodes <= before + most + (50 if search_backend == "compiled" else 0)
    assert job.moves() == found
    unknown = dict.fromkeys(found, Verdict.UNKNOWN)
    assert solve(position, seconds=0.0) == solve(position, nodes=0, seconds=60) == unknown
    assert set(solve(board("3 3 ."), nodes=10**6, seconds=0).values()) == {Verdict.DRAW}


TRANSPOSED = """
    5 4 o X..../.X.O./O..../...OX/X..OX
    5 4 .XO../XXO../...../...../OOXXO
    5 4 o X..../...X./...../XO.../XO..O
    5 4 ...../..OXO/.OX.X/X.O../
    5 4 o X..../OO..X/.X.../...X./.OO.X
    5 4 .O..X/..O../X..../..O.X/..X.O
    5 4 o ...../...../...../OX.XO/X
"""
"""Positions in which turned positions and removed lines decide moves."""


@compiled_only
def test_a_move_has_the_result_of_the_position_after_it() -> None:
    """Far from the end, too, no result contradicts what is proven one move later.

    Every position is solved on its own, so that proofs of other positions don't hide a mistake.
    """
    for position in map(board, TRANSPOSED.strip().splitlines()):
        for square, (low, high) in proven(position).items():
            after = position.play(square)
            if after.outcome is not None:
                assert (low, high) == (-plain_result(after)[0],) * 2
                continue
            replies = proven(after).values()
            worst, best = max(low for low, _ in replies), max(high for _, high in replies)
            assert max(low, -best) <= min(high, -worst), (position.text, square)


def proven(position: Position) -> dict[Square, tuple[int, int]]:
    """Return the bounds that a job finds within some positions."""
    job = SolveJob(position)
    while not job.settled and job.nodes < 6000:
        job.advance(500)
    return job.bounds()


@compiled_only
def test_a_small_memory_changes_no_result() -> None:
    """With a table of 32 positions, entries are replaced all the time, yet the result is right."""
    compiled = compiled_searches()
    assert compiled is not None
    small = compiled.Solver(4, 4, bytes(16), True, 4)
    while not small.advance(10_000):
        pass
    assert set(small.bounds().values()) == {(0, 0)}


def test_boards_past_the_compiled_solver_get_what_a_few_moves_decide() -> None:
    """On 15×15 an open four wins at once, and the results of other moves aren't guessed."""
    found = solve(board("15 5 ///////....XXXX///////OOO"), nodes=300)
    assert found[7, 3] is found[7, 8] is Verdict.WIN
    assert Verdict.LOSS not in found.values()


@pytest.mark.parametrize("wrong", [-1, 1.5, "9"])
def test_numbers_of_nodes_are_checked(wrong: Any) -> None:
    """Only a whole number of nodes that isn't negative can be searched."""
    with refused():
        solve(board("3 3 ."), nodes=wrong)
