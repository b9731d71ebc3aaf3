"""The very games, trees and proofs that the names of the streams stand for.

Saved games and runs record the names, and can be repeated as long as these are the same. Whoever
changes what a stream plays gives it a new name, and new digests here. Whole games are compared with
the players that use these streams in `tests/experiments/test_games.py`.
"""

from __future__ import annotations

import re
from array import array
from hashlib import blake2b

import pytest

from tests.engine.boards import board
from tttmc_app import engine
from tttmc_app.core import Position, Rules, square_name
from tttmc_app.engine import Tree, backends, forced_win
from tttmc_app.engine.plain_solver import PlainSolver
from tttmc_app.engine.request import COMPILED_STREAM, PYTHON_STREAM, cells_of


def digest(*values: object) -> str:
    """Return a short digest of some values; numbers are rounded, because of the twins' powers."""
    text = re.sub(r"[0-9]+\.[0-9e.-]+", lambda found: f"{float(found[0]):.9g}", repr(values))
    return blake2b(text.encode(), digest_size=4).hexdigest()


def games(text: str) -> list[Position]:
    """Return open positions, written as size, line length, moves; R reverses a game's rules."""
    found = list[Position]()
    for words in map(str.split, text.strip().split(",")):
        size, line, moves = map(int, words[:3])
        rules = Rules(size, line, words[3:] == ["R"])
        position, index = Position.start(rules), 3
        while moves:  # a fixed rule spreads them over the board
            index = (index * 7 + 5) % rules.square_count
            while not position.empty >> index & 1:
                index = (index + 1) % rules.square_count
            after = position.play(rules.square(index))
            index += 1
            if after.outcome is None:
                position, moves = after, moves - 1
        found.append(position)
    return found


SAMPLED = games("""
    3 3 0, 3 3 1, 3 3 4, 3 3 5, 4 4 0, 4 4 1, 4 4 3, 4 4 5, 3 3 1 R, 3 2 0, 4 3 2, 5 5 0, 5 4 3,
    6 4 0, 8 3 4, 1 1 0, 2 1 0, 7 7 7, 8 8 8, 10 10 10, 12 12 12, 15 8 40, 10 3 20, 10 6 20, 15 5 0,
    15 5 7 R, 25 5 100, 25 7 0
""")
SEARCHED = [
    *games("3 3 0, 3 3 3, 3 3 0 R, 4 3 1, 4 3 4, 5 4 0, 5 4 6, 5 4 11, 6 4 5 R, 7 5 12, 9 5 20"),
    board("7 4 ....O/.O/...X//...O..X/XX/......O"),  # won by threats
    board("9 6 ///...XX//.OO/....X....//O.......O"),
]
THREATENED = [
    *SEARCHED,
    board("7 4 /....X/..O/O/....X/....X/....O"),
    board("6 4 /.O.X//..X..O"),
    board("9 5 ...O..X.X//O.XO/.....X/..XX/....X/..O.....O/.....O..O"),
    board("7 4 /..X/.....XO/....O/...X.O./X/..O"),
]
"""The last four are won only by threats of double threats, if at all within 50 threats."""
SOLVED = [
    *(each for each in SEARCHED if each.empty.bit_count() <= 64),
    *games("4 3 4 R, 4 3 5 R, 4 4 4 R, 5 4 8 R, 5 4 13 R, 5 5 9 R, 6 5 14, 9 5 40, 9 5 60 R"),
]


def sampled(backend: backends.Backend, position: Position) -> str:
    """Return a digest of what trials in chunks of several sizes add up to."""
    sampler, found = backend.open(position, 5, 1), list[object]()
    most = 61 if backend.stream == PYTHON_STREAM else 700_000 // position.rules.square_count
    for trials in (1, 2, most):
        tally = sampler.draw(trials)
        found.append((tally.wins, tally.ties, tally.losses, tally.won_mine, tally.won_theirs))
        found.append((tally.lost_mine, tally.lost_theirs))
    return digest(*found)


def tree_digest(position: Position, simulations: int) -> str:
    """Return a digest of a tree: its root, its line, the last simulation and the replies."""
    tree, found = Tree(position, 7), list[object]()
    for step in (1, 2, simulations // 2, simulations):
        tree.advance(step)
        root, statistics = tree.node(), tree.statistics()
        assert root is not None
        found += [tuple(root), tuple(statistics.line), statistics.verdict]
        found += [tuple(tree.last_simulation()), tree.node(statistics.line[:1])]
    return digest(*found)


def solver_digest(position: Position, nodes: int) -> str:
    """Return a digest of what the solver has proven after some numbers of positions."""
    rules, compiled = position.rules, backends.compiled_searches(position.rules)
    cells, found = cells_of(position), list[object]()
    solver = (
        PlainSolver(position)
        if compiled is None
        else compiled.Solver(rules.size, rules.line_length, cells, rules.reverse, 12)
    )
    for most in (nodes // 20, nodes // 4, nodes):
        solver.advance(max(0, most - solver.nodes))
        found += [sorted(solver.bounds().items()), sorted(solver.distances().items())]
        found += [solver.nodes, solver.measured]
    return digest(*found)


GAMES = {
    COMPILED_STREAM: """
        5e0cadfe 09801853 cf406e93 09713f3d cfbd342b c0d83267 d613d37e a4912908 b26cb243
        b67e9f66 612391cb a58e03e7 0d92e6a3 70214300 7f397304 781caf63 a3799600 dd940c8b
        bdf8ba42 0e05838e d1f460d2 13034c2b f7dc3002 2bd9ee55 69a2a7d3 680e7d7c 4b523069
        9e35540f
    """,
    PYTHON_STREAM: """
        376a5a12 d9b127c1 be357144 d6220321 3b3d8042 617140bc be706341 df2a7721 b0198603
        29807ffe 96a43691 69d34322 d8fd8e18 3ea1ce23 7fdf9847 85c403bc 19f83058 ae5aab08
        16989daf 5e678f59 91e0f695 4a712865 da224716 c0b9c460 e53e5a4f f9183189 4ba9ba25
        eaa7f543
    """,
}
TREES = """
    e41aeeb3 14257659 ef2b3288 4d2bdca7 37d6fdb1 8a4e7a61 b50e6fff 2fd49355 1f70b910
    0f6beb0c 80bfcf03 dd2629f2 9365ca24
"""
PROOFS = {
    "compiled": """
        a65a2610 ec915a18 c7e4a953 77c3ec86 e6ae6c8c 8294e557 b11d2c48 b7f09816 34be9d39
        1f6f3b1d 1fab333d 62ee7217 ed511dc9 11c93d58 f9ae652f df207e21 369821ad 4d2ee474
        38a2561d 31ff2b97 51ea4fa8
    """,
    "python": """
        92ab123d 5db9890f 2fbfeab9 5a4933dc 902416fa 4e901d14 554a5cc8 e3cf1ad7 acc984d2
        f14e5008 29adcaf5 a7ecd2c3 ee042258 df55bc1b 4c1de911 0baddd68 c5eae192 f90f5a81
        af319928 9996a4fc aa27b91e
    """,
}
WINS = """
    4 0 b2 a1 d4
    11 1 b5 c4 b4 b3 b7
    13 1 c4 d3 d5 f7 b3
    14 1 b4 c3 d4 e4 a4
    15 1 c4 c2 b3 a2 f7
    16 38 c4 d3 g6 c3 b3 a2 e6
"""
"""For each win, the number of its position, the fewest threats that find it, and its moves."""
SAMPLERS = "cdf5e50c"


compiled_only = pytest.mark.skipif(
    backends.compiled_searches() is None, reason="built without searches"
)


@pytest.mark.parametrize("backend", backends.available(), ids=lambda backend: str(backend.name))
def test_the_random_games_of_each_stream(backend: backends.Backend) -> None:
    """Every backend of a stream plays exactly its games, in chunks of any size."""
    assert [sampled(backend, each) for each in SAMPLED] == GAMES[backend.stream].split()


@compiled_only
def test_the_trees_of_the_stream() -> None:
    """Equal seeds give the trees that the stream stands for, with moves, values and proofs."""
    assert [tree_digest(each, 600) for each in SEARCHED] == TREES.split()


def test_the_proofs_of_each_stream(search_backend: str) -> None:
    """As many positions prove the same results and distances, so that a perfect player repeats."""
    nodes = 3000 if search_backend == "compiled" else 60
    assert [solver_digest(each, nodes) for each in SOLVED] == PROOFS[search_backend].split()


@compiled_only
def test_the_wins_by_threats() -> None:
    """The same wins are found within 50 threats, or none, and with one threat fewer not at all."""
    found = list[str]()
    for number, each in enumerate(THREATENED):
        if forced_win(each, 50):
            least = next(threats for threats in range(51) if forced_win(each, threats))
            found.append(" ".join([f"{number} {least}", *map(square_name, forced_win(each, 50))]))
    assert found == [line.strip() for line in WINS.strip().splitlines()]


@pytest.mark.skipif(engine.SAMPLES_IN_PYTHON, reason="built without the kernel")
def test_the_sampler_of_every_board() -> None:
    """On every board, empty or partly filled, the stream's games are those of a fixed sampler."""
    from tttmc_app.engine import _kernel

    found = list[object]()
    for size in range(1, 26):
        for share in (0, 3, 6, 9):  # of ten squares are filled
            filled = [(7 * i + i // size) % 10 < share for i in range(size * size - 1)]
            marks = bytes([*(f and 1 + (5 * i // 3) % 2 for i, f in enumerate(filled)), 0])
            for line_length in range(1, size + 1):
                method, numbers = _kernel.plan(marks, size, line_length)
                found.append((method, *array("Q", numbers)))
                found.append(_kernel.survey(marks, size, line_length))
    assert digest(*found) == SAMPLERS
