from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.walk import reachable
from tests.playing import plain_value
from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.engine import solving, twin_solver
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.solving import SolveJob, Verdict, solve
from tttmc_app.engine.twin_solver import TwinSolver

OF_VALUE = (Verdict.DRAW, Verdict.WIN, Verdict.LOSS)


def truth(position: Position) -> dict[Square, Verdict]:
    """Return each move's result by plain search."""
    return {
        square: OF_VALUE[-plain_value(position.play(square))] for square in position.empty_squares
    }


def late_position(rules: Rules, empty: int, random: Random) -> Position:
    """Return an open position with few empty squares and any numbers of marks."""
    while True:
        marks = random.choices("XO", k=rules.square_count - empty) + ["."] * empty
        random.shuffle(marks)
        x, o = (sum(1 << i for i, cell in enumerate(marks) if cell == m) for m in "XO")
        try:
            position = Position(rules, x, o, random.choice((Mark.X, Mark.O)))
        except TttmcError:
            continue  # both sides have a line
        if position.outcome is None:
            return position


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("line_length", [2, 3])
def test_every_position_of_3x3_agrees_with_plain_search(
    search_backend: str, line_length: int, reverse: bool
) -> None:
    """All moves of all positions have the results of an exhaustive search.

    The slower twin gets every third position.
    """
    positions = reachable(Rules(3, line_length, reverse))
    for position in positions[:: 3 if search_backend == "python" else 1]:
        if position.outcome is None:
            assert solve(position) == truth(position)


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("size", "line_length"), [(4, 3), (4, 4), (5, 4), (5, 5)])
def test_late_positions_agree_with_plain_search(
    search_backend: str, size: int, line_length: int, reverse: bool
) -> None:
    """Positions that no game reaches are solved, too, with either side to move."""
    random = Random(f"{size} {line_length} {reverse}")
    for _ in range(12):
        position = late_position(Rules(size, line_length, reverse), 6, random)
        assert solve(position) == truth(position)


def test_the_twin_settles_moves_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few positions it may search for a question at first, its results are the same."""
    monkeypatch.setattr(twin_solver, "_FIRST_BUDGET", 8)
    random = Random(5)
    for _ in range(60):
        rules = Rules(*random.choice(((4, 3), (4, 4), (5, 4))), random.random() < 0.5)
        position = late_position(rules, 6, random)
        twin = TwinSolver(position)
        while not twin.advance(1):
            pass
        found = {rules.square(i): OF_VALUE[low] for i, (low, _) in twin.bounds().items()}
        assert found == truth(position)


def plain_distance(position: Position) -> tuple[int, int]:
    """Return the mover's result and the number of plies to the end, by trying everything."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return (0 if winner is None else 1 if winner is position.to_move else -1), 0
    found = [plain_distance(position.play(square)) for square in position.empty_squares]
    results = [(-result, plies + 1) for result, plies in found]
    return max(results, key=lambda at: (at[0], -at[0] * at[1]))


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("size", "line_length"), [(3, 3), (4, 3), (5, 4)])
def test_distances_agree_with_plain_search(
    search_backend: str, size: int, line_length: int, reverse: bool
) -> None:
    """Won moves give the distance to the soonest win, lost ones to the latest loss, draws none."""
    random = Random(f"{size} {line_length} {reverse} distances")
    for _ in range(8):
        position = late_position(Rules(size, line_length, reverse), 5, random)
        job = SolveJob(position)
        while not job.measured:
            job.advance()
        for square in position.empty_squares:
            result, plies = plain_distance(position.play(square))
            assert job.distances().get(square) == (plies + 1 if result else None)


@pytest.mark.parametrize("reverse", [False, True])
def test_a_large_board_with_few_empty_squares_is_solved(search_backend: str, reverse: bool) -> None:
    """Beyond 8x8 only the empty squares are numbered, and the results are those of plain search."""
    rules, random = Rules(9, 6, reverse), Random(5)
    for _ in range(12):
        cells = ["XO"[(col // 2 + row) % 2] for row in range(9) for col in range(9)]
        for index in random.sample(range(81), 6):
            cells[index] = "XO"[cells[index] == "X"]
        for index in random.sample([9 * r + c for r in range(2, 6) for c in range(2, 6)], 6):
            cells[index] = "."
        text = "/".join("".join(cells[9 * row : 9 * row + 9]) for row in range(9))
        position = Position.parse(text, rules, random.choice("XO"), finished=True)
        if position.outcome is None:
            assert solve(position) == truth(position)


@pytest.mark.parametrize(
    ("rules", "outcome"),
    [
        (Rules(3), Verdict.DRAW),
        (Rules(3, reverse=True), Verdict.DRAW),
        (Rules(4, 3), Verdict.WIN),
        (Rules(4, 4), Verdict.DRAW),
        (Rules(4, 3, reverse=True), Verdict.LOSS),
        (Rules(4, 4, reverse=True), Verdict.DRAW),
        (Rules(5, 3), Verdict.WIN),
        (Rules(5, 4), Verdict.DRAW),
        (Rules(5, 5), Verdict.DRAW),
        (Rules(6, 5), Verdict.DRAW),
        (Rules(7, 6), Verdict.DRAW),
        (Rules(5, 5, reverse=True), Verdict.DRAW),
    ],
)
def test_known_results_of_empty_boards(rules: Rules, outcome: Verdict) -> None:
    """The first player's results are those given in the literature, and every move is settled."""
    if compiled_searches() is None:
        pytest.skip("the twin is too slow for these")
    job = SolveJob(Position.start(rules))
    while not job.settled:
        job.advance()
    assert job.outcome() is outcome
    assert Verdict.UNKNOWN not in job.moves().values()


def test_a_bound_leaves_the_rest_unknown_and_is_repeatable(search_backend: str) -> None:
    """The same number of nodes gives the same partial result, however chunked; none is guessed."""
    position = Position.start(Rules(7, 5))
    found = solve(position, nodes=3000)
    assert Verdict.UNKNOWN in found.values()
    job = SolveJob(position)
    while job.nodes < 3000:
        job.advance(min(170, 3000 - job.nodes))
    assert job.moves() == found
    assert solve(position, seconds=0.0) == dict.fromkeys(found, Verdict.UNKNOWN)


def test_a_small_memory_changes_no_result() -> None:
    """With a table of 32 positions, entries are replaced all the time, yet the result is right."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    small = compiled.Solver(4, 4, bytes(16), True, 4)
    while not small.advance(10_000):
        pass
    assert set(small.bounds().values()) == {(0, 0)}


TRANSPOSED = (
    "X..../.X.O./O..../...OX/X..OX o",
    ".XO../XXO../...../...../OOXXO x",
    "X..../...X./...../XO.../XO..O o",
    "...../..OXO/.OX.X/X.O../..... x",
    "X..../OO..X/.X.../...X./.OO.X o",
    ".O..X/..O../X..../..O.X/..X.O x",
    "...../...../...../OX.XO/X.... o",
)
"""Positions of 5x5 with lines of four in which turned positions and removed lines decide moves."""


def bounds_of(position: Position, nodes: int, bits: int) -> dict[Square, tuple[int, int]]:
    """Return what the compiled solver proves within some nodes and with a table of 2**bits."""
    compiled = compiled_searches()
    assert compiled is not None
    rules = position.rules
    cells = cells_of(position)
    solver = compiled.Solver(rules.size, rules.line_length, cells, rules.reverse, bits)
    while not solver.advance(500) and solver.nodes < nodes:
        pass
    return {rules.square(index): pair for index, pair in solver.bounds().items()}


def middlegames(count: int) -> list[Position]:
    """Return open positions of several rules after random moves, too early for a plain search."""
    random, found = Random(2), list[Position]()
    while len(found) < count:
        rules = Rules(*random.choice(((4, 3), (5, 4), (5, 5), (6, 5))), random.random() < 0.3)
        position = Position.start(rules)
        for _ in range(random.randint(rules.square_count // 4, rules.square_count * 2 // 3)):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is None:
            found.append(position)
    return found


def test_a_move_has_the_result_of_the_position_after_it() -> None:
    """Far from the end, too, no result contradicts what is proven one move later.

    Every position is solved on its own, so that proofs of other positions don't hide a mistake.
    """
    if compiled_searches() is None:
        pytest.skip("the compiled searches are not built")
    known = [Position.parse(text, Rules(5, 4), side) for text, side in map(str.split, TRANSPOSED)]
    for position in [*known, *middlegames(60)]:
        for bits in (13, 18) if position in known else (8,):
            for square, (low, high) in bounds_of(position, 6000, bits).items():
                after = position.play(square)
                if after.outcome is not None:
                    assert (low, high) == (-plain_value(after),) * 2
                    continue
                replies = bounds_of(after, 6000, 8).values()
                worst, best = max(low for low, _ in replies), max(high for _, high in replies)
                assert max(low, -best) <= min(high, -worst), (position.text, square)


def test_boards_past_the_compiled_solver_get_what_a_few_moves_decide() -> None:
    """On 15×15 an open four wins at once, and the results of other moves aren't guessed."""
    row = "....XXXX......."
    text = "/".join(["." * 15] * 7 + [row] + ["." * 15] * 6 + ["OOO............"])
    found = solve(Position.parse(text, Rules(15, 5), "X"), nodes=300)
    assert {square for square, v in found.items() if v is Verdict.WIN} >= {(7, 3), (7, 8)}
    assert Verdict.LOSS not in found.values()


def test_bad_calls_raise_value_errors() -> None:
    """Finished games, negative counts and invalid arguments are refused."""
    with pytest.raises(TttmcError, match="over"):
        solve(Position.parse("XXX/OO./...", finished=True))
    with pytest.raises(TttmcError, match="negative"):
        solve(Position.start(Rules(3)), nodes=-1)
    wrong: Any
    for wrong in (1.5, "9"):
        with pytest.raises(TttmcError, match=r"^nodes must be a whole number, not "):
            solve(Position.start(Rules(3)), nodes=wrong)
    compiled = compiled_searches()
    if compiled is None:
        return
    for call in [
        (3, 3, bytes(8), False, 8),
        (3, 3, bytes(9), False, 60),
        (9, 5, bytes(81), False, 8),
        (3, 3, b"\1\1\1\2\2\0\0\0\0", False, 8),
    ]:
        with pytest.raises(ValueError, match=r"."):
            compiled.Solver(*call)
    with pytest.raises(ValueError, match="negative"):
        compiled.Solver(3, 3, bytes(9), False, 8).advance(-1)


def test_a_solve_keeps_to_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However quickly chunks grow, the search ends at its limit, so its result is repeatable."""

    def large(*_: object) -> int:
        return 10**6

    monkeypatch.setattr(solving, "next_size", large)
    assert Verdict.UNKNOWN in solve(Position.start(Rules(5, 4)), nodes=300).values()


def test_the_last_chunk_has_only_the_nodes_that_are_left(
    search_backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After one node and chunks of 200, a limit of 300 leaves 99, or a few more if compiled."""
    jobs = list[SolveJob]()

    class Noted(SolveJob):
        """A job that can be looked at afterwards."""

        def __init__(self, position: Position) -> None:
            super().__init__(position)
            jobs.append(self)

    def same(*_: object) -> int:
        return 200

    monkeypatch.setattr(solving, "SolveJob", Noted)
    monkeypatch.setattr(solving, "next_size", same)
    assert Verdict.UNKNOWN in solve(Position.start(Rules(6, 5)), nodes=300).values()
    (job,) = jobs
    assert 300 <= job.nodes <= (300 if search_backend == "python" else 320)


@pytest.mark.parametrize("board", ["X../.O./...", "XX../.O../...O/...."])
def test_results_are_listed_row_by_row(search_backend: str, board: str) -> None:
    """Bounds, verdicts and distances are in the order of the squares, from the first step on."""
    position = Position.parse(board, Rules(board.count("/") + 1, 3))
    job, squares = SolveJob(position), list(position.empty_squares)
    for _ in range(4):
        job.advance()
        assert list(job.bounds()) == list(job.moves()) == squares
        assert list(job.distances()) == sorted(job.distances())
    while not job.measured:
        job.advance()
    decided = [square for square, (low, high) in job.bounds().items() if low == high != 0]
    assert list(job.distances()) == decided
    assert search_backend


@pytest.mark.parametrize(
    ("bounds", "outcome", "verdicts"),
    [
        ([(1, 1), (-1, 1)], Verdict.WIN, [Verdict.WIN, Verdict.UNKNOWN]),
        ([(0, 0), (-1, 0)], Verdict.DRAW, [Verdict.DRAW, Verdict.UNKNOWN]),
        ([(-1, -1), (-1, -1)], Verdict.LOSS, [Verdict.LOSS, Verdict.LOSS]),
        ([(-1, -1), (-1, 0)], Verdict.UNKNOWN, [Verdict.LOSS, Verdict.UNKNOWN]),
        ([(0, 0), (0, 1)], Verdict.UNKNOWN, [Verdict.DRAW, Verdict.UNKNOWN]),
        ([(0, 1), (0, 1)], Verdict.UNKNOWN, [Verdict.UNKNOWN, Verdict.UNKNOWN]),
    ],
)
def test_a_result_may_be_known_before_all_moves_are(
    bounds: list[tuple[int, int]], outcome: Verdict, verdicts: list[Verdict]
) -> None:
    """A position's result follows from the best bounds of its moves, settled or not."""

    class Known(SolveJob):
        """A job that has proven this much."""

        def bounds(self) -> dict[Square, tuple[int, int]]:
            return {(0, column): pair for column, pair in enumerate(bounds)}

    job = Known(Position.start(Rules(3)))
    assert job.outcome() is outcome
    assert list(job.moves().values()) == verdicts


def test_no_time_and_no_nodes_leave_everything_open(search_backend: str) -> None:
    """With nothing allowed, nothing is known; with enough, everything is."""
    start = Position.start(Rules(3))
    unknown = dict.fromkeys(start.empty_squares, Verdict.UNKNOWN)
    assert solve(start, nodes=0) == solve(start, nodes=0, seconds=60) == unknown
    assert solve(start, seconds=0) == unknown
    assert solve(start, nodes=10**6, seconds=0) == dict.fromkeys(unknown, Verdict.DRAW)
    assert search_backend
