"""The very games, trees and proofs that the names of the streams stand for.

Saved games and runs record the names, and can be repeated as long as these are the same. Whoever
changes what a stream plays gives it a new name here.
"""

from __future__ import annotations

import re
from array import array
from collections import Counter
from hashlib import blake2b

import pytest

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Square, square_name
from tttmc_app.engine import KernelPlayer, Tree, WholeGames, backends, forced_win
from tttmc_app.engine.pacing import Draws
from tttmc_app.engine.request import COMPILED_STREAM, PYTHON_STREAM, cells_of
from tttmc_app.engine.twin_solver import TwinSolver


def digest(*values: object) -> str:
    """Return a short digest of some values; numbers are rounded, because of the twins' powers."""
    text = re.sub(r"[0-9]+\.[0-9e.-]+", lambda found: f"{float(found[0]):.9g}", repr(values))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def game(rules: Rules, moves: int, seed: int = 3) -> Position:
    """Return an open position after some moves that a fixed rule spreads over the board."""
    position, index = Position.start(rules), seed
    while moves:
        index = (index * 7 + 5) % rules.square_count
        while not position.empty >> index & 1:
            index = (index + 1) % rules.square_count
        after = position.play(rules.square(index))
        index += 1
        if after.outcome is None:
            position, moves = after, moves - 1
    return position


def lines(rules: Rules, *rows: str) -> Position:
    """Return a position whose first rows are given."""
    size = rules.size
    text = "/".join(row.ljust(size, ".") for row in [*rows, *[""] * (size - len(rows))])
    return Position.parse(text, rules, "X")


SAMPLED: list[tuple[Position, int]] = [
    *((game(Rules(3), moves), 70_000) for moves in range(6)),
    *((game(Rules(4), moves), 20_000) for moves in range(6)),
    (game(Rules(3, reverse=True), 1), 9000),
    (game(Rules(3, 2), 0), 9000),
    (game(Rules(4, 3), 2), 9000),
    (game(Rules(5, 5), 0), 20_000),
    (game(Rules(5, 4), 3), 9000),
    (game(Rules(6, 4), 0), 9000),
    (game(Rules(8, 3), 4), 5000),
    (game(Rules(1), 0), 100),
    (game(Rules(2, 1), 0), 100),
    *((game(Rules(size), size), 400_000) for size in (7, 8, 10, 12)),
    (game(Rules(15, 8), 40), 5000),
    *((game(Rules(10, length), 20), 3000) for length in (3, 4, 5, 6)),
    (game(Rules(15, 5), 0), 3000),
    (game(Rules(15, 5, reverse=True), 7), 3000),
    (game(Rules(25, 5), 100), 2500),
    (game(Rules(25, 7), 0), 2500),
]
CHUNKS = (1, 2, 61, 300, 7, 4096)


def sampled(sampler: Draws, trials: int) -> str:
    """Draw trials in chunks of several sizes, and return a digest of what they add up to."""
    found, left, number = list[object](), trials, 0
    while left:
        tally = sampler.draw(min(left, CHUNKS[number] if number < len(CHUNKS) else left))
        found.append((tally.wins, tally.ties, tally.losses, tally.won_mine, tally.won_theirs))
        found.append((tally.lost_mine, tally.lost_theirs))
        left, number = left - tally.trials, number + 1
    return digest(*found)


SEARCHED = [
    *(game(Rules(3), moves) for moves in (0, 3)),
    game(Rules(3, reverse=True), 0),
    *(game(Rules(4, 3), moves) for moves in (1, 4)),
    *(game(Rules(5, 4), moves) for moves in (0, 6, 11)),
    game(Rules(6, 4, reverse=True), 5),
    game(Rules(7, 5), 12),
    game(Rules(9, 5), 20),
    lines(Rules(7, 4), "....O", ".O", "...X", "", "...O..X", "XX", "......O"),  # won by threats
    lines(Rules(9, 6), "", "", "", "...XX", "", ".OO", "....X....", "", "O.......O"),
]

THREATENED = [
    *SEARCHED,
    lines(Rules(7, 4), "", "....X", "..O", "O", "....X", "....X", "....O"),
    lines(Rules(6, 4), "", ".O.X", "", "..X..O"),
    lines(
        Rules(9, 5), "...O..X.X", "", "O.XO", ".....X", "..XX", "....X", "..O.....O", ".....O..O"
    ),
    lines(Rules(7, 4), "", "..X", ".....XO", "....O", "...X.O.", "X", "..O"),
]
"""The last four are won only by threats of double threats, if at all within 50 threats."""
SOLVED = [
    *(each for each in SEARCHED if each.empty.bit_count() <= 64),
    *(game(Rules(4, length, reverse=True), moves) for length in (3, 4) for moves in (4, 5)),
    *(game(Rules(5, length, reverse=True), moves) for length in (4, 5) for moves in (8, 9, 13)),
    game(Rules(6, 5), 14),
    game(Rules(9, 5), 40),  # too large for the symmetries of the whole board
    game(Rules(9, 5, reverse=True), 60),
]


def tree_digest(position: Position, simulations: int) -> str:
    """Return a digest of a tree: its root, its line, the last simulation and the replies."""
    tree, found = Tree(position, 7), list[object]()
    for step in (1, 2, simulations // 2, simulations):
        for _ in tree.grow(step):
            pass
        root = tree.node()
        assert root is not None
        found += [tuple(root), tuple(tree.statistics().line), tree.statistics().verdict]
        found += [tuple(tree.last_simulation()), tree.node(tree.statistics().line[:1])]
    return digest(*found)


def solver_digest(position: Position, nodes: int) -> str:
    """Return a digest of what the solver has proven after some numbers of positions."""
    rules, compiled = position.rules, backends.compiled_searches(position.rules)
    cells, found = cells_of(position), list[object]()
    solver = (
        TwinSolver(position)
        if compiled is None
        else compiled.Solver(rules.size, rules.line_length, cells, rules.reverse, 12)
    )
    for most in (nodes // 20, nodes // 4, nodes):
        solver.advance(max(0, most - solver.nodes))
        found += [sorted(solver.bounds().items()), sorted(solver.distances().items())]
        found += [solver.nodes, solver.measured]
    return digest(*found)


def some(position: Position) -> tuple[Square, ...]:
    """Return every second empty square, as a function that is asked may."""
    return position.empty_squares[::2]


PLAYED: list[tuple[Rules, KernelPlayer, KernelPlayer, int]] = [
    (Rules(3), KernelPlayer("random"), KernelPlayer("mc", 60, 1.0, 2.0), 60),
    (Rules(4, reverse=True), KernelPlayer("mc", 40, 2.0, 1.0), KernelPlayer("forward", 9), 30),
    (Rules(5, 4), KernelPlayer("tree", 70), KernelPlayer("forward", 5, 1, 1, False, True), 6),
    (Rules(7, 5), KernelPlayer("perfect", 40, best=some), KernelPlayer("asked", best=some), 4),
    (Rules(12, 10), KernelPlayer("mc", 30, takes_first=True), KernelPlayer("random"), 3),
]


def played(rules: Rules, x: KernelPlayer, o: KernelPlayer, games: int) -> str:
    """Play games, half of them after an opening, and return a digest of their moves."""
    centre = (rules.size // 2, rules.size // 2)
    whole = WholeGames(
        rules, (x, o), 11, range(games), lambda number: [(0, 0), centre][: number % 3]
    )
    found = list[object]()
    while len(found) < games:
        found += [tuple(game[:4]) for game in whole.advance(1.0, 1.0)]
    return digest(*found)


GAMES = {
    COMPILED_STREAM: """
        67ea7c1b e616ac96 a3badc29 8a1dd682 30f09f71 e7c70d84 5d6a2697 df256b2c 2ea95e79 ead55f81
        3a18b0c7 1d27ab5f 5a54cd12 1fd7bc7b 982429b0 dfea9a56 2a38a5e9 6bfc37b1 8ed53d85 49d0bf37
        98fbea9f 38dff0bb d16874cf b62262bf feb1b2e0 1bfcce63 f75f6463 eb0835df b5ca2a6f d3e2a08f
        c390e0f7 f465f05c 1b28c8c1 8a895f0e
    """,
    PYTHON_STREAM: """
        21de0a19 a8ed2eb8 39acd7bf f7ec68b3 30e31d72 c93b9213 3562e154 80fecc1e d01a9aab a560d47b
        ec6e6967 0ab1ebc8 8f87c28f e2c29764 244f3164 a0a784d6 9e1019ff da21918c af8c8371 49d0bf37
        0baed65f 81cc79b5 ff57b7eb 4fd71862 bf3ef113 e829dedc 9ce2fb46 1ad65f75 e29d588e a8084193
        f800e58f 6aaba386 086c4413 be609f15
    """,
}
TREES = {
    "compiled": """
        e41aeeb3 14257659 ef2b3288 4d2bdca7 37d6fdb1 8a4e7a61 b50e6fff 2fd49355 1f70b910 0f6beb0c
        80bfcf03 dd2629f2 9365ca24
    """,
    "python": """
        de3c8740 e1113785 cf3eddce 94ba57ef ddd896fe 80f393f2 c0a5aab0 b0fa5a17 18db47a9 a1f08827
        c8d7f8b1 20b522d7 766d9a66
    """,
}
PROOFS = {
    "compiled": """
        a65a2610 ec915a18 c7e4a953 77c3ec86 e6ae6c8c 8294e557 b11d2c48 b7f09816 34be9d39 1f6f3b1d
        1fab333d 62ee7217 ed511dc9 11c93d58 f9ae652f 0bd51c7e df207e21 b2edbaa5 369821ad f6de869e
        4d2ee474 a49d690c 38a2561d 31ff2b97 51ea4fa8
    """,
    "python": """
        3b337445 8495f2c5 cc159625 873508e4 3d541f90 4e901d14 554a5cc8 10dd7dab acc984d2 f14e5008
        258cb4fb a7ecd2c3 ee042258 df55bc1b 92e045d1 693ace52 0baddd68 ca2b0aaf c5eae192 98e08ca3
        7860b3e3 7e4f60f8 900630b7 5e158bc9 1a428cbb
    """,
}
WINS = {
    "compiled": {
        4: "b2 a1 d4",
        11: "b5 c4 b4 b3 b7",
        13: "c4 d3 d5 f7 b3",
        14: "b4 c3 d4 e4 a4",
        15: "c4 c2 b3 a2 f7",
        16: "c4 d3 g6 c3 b3 a2 e6",
    },
    "python": {
        4: "d2 d1 b4",
        11: "b5 c4 b4 b3 b7",
        13: "c4 d5 d3 f1 b5",
        14: "c3 c2 b4 e1 a5",
        15: "c4 c2 b3 a2 f7",
    },
}
LEAST_THREATS = {
    "compiled": {4: 0, 11: 1, 13: 1, 14: 1, 15: 1, 16: 38},
    "python": {4: 1, 11: 4, 13: 19, 14: 13, 15: 14, 16: 219},
}
PLANS = "cdf5e50c"
WHOLE_GAMES = "659fad27 5a820c69 ec0b4bb5 6b000707 1b432c18"


@pytest.fixture(name="compiled_only")
def skip_without_compiled_code() -> None:
    """Skip a test where the engine isn't built."""
    if engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON:
        pytest.skip("the engine isn't built")


@pytest.mark.parametrize("backend", backends.available(), ids=lambda backend: str(backend.name))
def test_the_random_games_of_each_stream(backend: backends.Backend) -> None:
    """Every backend of a stream plays exactly its games, in chunks of any size."""
    expected = GAMES[backend.stream].split()
    most = 200 if backend.stream == PYTHON_STREAM else 10**6
    found = [sampled(backend.open(each, 5, 1), min(most, trials)) for each, trials in SAMPLED]
    assert found == expected


def test_the_trees_of_each_stream(search_backend: str) -> None:
    """Equal seeds give the trees that the stream stands for, with moves, values and proofs."""
    simulations = 600 if search_backend == "compiled" else 40
    assert [tree_digest(each, simulations) for each in SEARCHED] == TREES[search_backend].split()


def test_the_proofs_of_each_stream(search_backend: str) -> None:
    """As many positions prove the same results and distances, so that a perfect player repeats."""
    nodes = 3000 if search_backend == "compiled" else 60
    assert [solver_digest(each, nodes) for each in SOLVED] == PROOFS[search_backend].split()


def test_the_wins_by_threats_of_each_stream(search_backend: str) -> None:
    """Within as many threats, the same wins are found, or none."""
    found = {n: forced_win(each, 50) for n, each in enumerate(THREATENED)}
    names = {n: " ".join(map(square_name, win)) for n, win in found.items() if win}
    assert names == WINS[search_backend]


def test_the_threats_that_the_wins_of_each_stream_take(search_backend: str) -> None:
    """With one threat fewer than that, a search gives up without a win."""
    for number, threats in LEAST_THREATS[search_backend].items():
        assert forced_win(THREATENED[number], threats), number
        assert not threats or not forced_win(THREATENED[number], threats - 1), number


@pytest.mark.usefixtures("compiled_only")
def test_the_sampler_of_every_board() -> None:
    """On every board, empty or partly filled, the stream's games are those of a fixed sampler."""
    from tttmc_app.engine import _kernel

    found, methods = list[object](), Counter[str]()
    for size in range(1, 26):
        squares = size * size
        for share in (0, 3, 6, 9):  # of ten squares are filled
            filled = [(7 * i + i // size) % 10 < share for i in range(squares - 1)]
            marks = bytes([*(1 + (5 * i // 3) % 2 if f else 0 for i, f in enumerate(filled)), 0])
            for line_length in range(1, size + 1):
                method, numbers = _kernel.plan(marks, size, line_length)
                found.append((method, *array("Q", numbers)))
                found.append(_kernel.survey(marks, size, line_length))
                methods[method] += 1
    assert all(count > 90 for count in methods.values())
    assert set(methods) == {"sliced", "conditional", "general", "none"}
    assert digest(*found) == PLANS


@pytest.mark.usefixtures("compiled_only")
def test_the_whole_games_of_the_kernel() -> None:
    """Games that are played as a whole belong to the same streams."""
    assert [played(*each) for each in PLAYED] == WHOLE_GAMES.split()
