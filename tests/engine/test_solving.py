"""Proven results are those of plain search, and nothing else is called proven, nor a forced win."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.engine.boards import board, measured, plain_result, reachable, scattered
from tests.engine.twin_threats import TwinThreats
from tests.refusals import refused
from tests.tables import table
from tttmc_app.core import Position, Rules, Square, square_name
from tttmc_app.engine import backends
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.solving import SolveJob, Verdict, forced_win, solve

if TYPE_CHECKING:
    from tttmc_app.engine._search import Solver

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
    small = solver(board("4 4 R ."), 4)
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


MIDDLE = "5 4 o ...../..X../.O.X./...O", "5 4 R o ...../..X../.O.X./...O"
"""A position, also reverse, that takes more than 10,000 positions to solve."""


def state(known: Solver) -> tuple[object, ...]:
    """Return everything that a solver tells."""
    return known.nodes, known.measured, known.bounds(), known.distances()


def solver(position: Position, bits: int = 12) -> Solver:
    """Return a new compiled solver."""
    compiled, rules = compiled_searches(), position.rules
    assert compiled is not None
    cells = cells_of(position)
    made: Solver = compiled.Solver(rules.size, rules.line_length, cells, rules.reverse, bits)
    return made


@compiled_only
@pytest.mark.parametrize("nodes", [0, 1, 700, 4000])
@pytest.mark.parametrize("text", MIDDLE)
def test_a_restored_solver_goes_on_like_the_first(nodes: int, text: str) -> None:
    """It knows as much as the one that was saved, and in as many positions proves as much more."""
    first, second = (solver(board(text)) for _ in range(2))
    first.advance(nodes)
    second.restore(first.save())
    for _ in range(4):
        assert (state(second), second.save()) == (state(first), first.save())
        assert first.advance(900) == second.advance(900)
    assert second.nodes >= nodes + 2700 or second.measured


@compiled_only
def test_the_compiled_solver_takes_64_empty_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proofs of boards with more can't be kept, nor those of the twin, which proves all others."""
    most, more = (scattered(Rules(9, 5), empties, Random(1)) for empties in (64, 65))
    job, twins = SolveJob(most), [SolveJob(more)]
    assert (job.nodes, job.settled, job.measured, job.outcome()) == (0, False, False, "unknown")
    SolveJob(most).restore(job.save())
    with pytest.raises(ValueError, match="64"):
        solver(more)
    monkeypatch.setattr(backends, "CHOSEN", backends.choose("python"))
    for twin in (*twins, SolveJob(board("3 3 ."))):
        assert (job.is_compiled, twin.is_compiled) == (True, False)
        with refused(most=64):
            twin.save()
        with refused(most=64):
            twin.restore(b"")


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
