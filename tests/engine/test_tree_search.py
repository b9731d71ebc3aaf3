"""Tree search: repeatable, true in what it proves, and told move by move."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.engine.boards import after_moves, board, measured, reachable
from tests.engine.twin_threats import TwinThreats, worth_of
from tests.refusals import refused
from tests.tables import table
from tttmc_app.core import Position, Rules, Square, square_name
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.solving import Verdict, forced_win
from tttmc_app.engine.tree_search import Simulation, Tree, TreeMove, TreeNode, TreeStatistics

pytestmark = pytest.mark.skipif(compiled_searches() is None, reason="built without searches")
proven = cache(measured)


def positions(count: int) -> list[Position]:
    """Return open positions of several rules, a few random moves into a game."""
    random = Random(3)
    rules = [Rules(n, k, r) for n, k in ((3, 3), (4, 3), (4, 4), (5, 4)) for r in (False, True)]
    chosen = (rules * count)[:count]
    return [after_moves(each, random.randrange(each.square_count - 3), random) for each in chosen]


def grown(position: Position, simulations: int, *, seed: int = 5, proofs: bool = True) -> Tree:
    """Return a tree after some simulations."""
    tree = Tree(position, seed, proofs=proofs)
    tree.advance(simulations)
    return tree


def test_what_is_proven_is_true() -> None:
    """Results are the solver's; wins and losses take as long or longer, and draws fill the board.

    The side that wins makes the last move, or the other one in a reverse game. A settled position
    has a best move that keeps its result.
    """
    seen = Counter[Verdict]()
    small = [p for r in (False, True) for p in reachable(Rules(3, reverse=r))[::60]]
    for position in [*small, *positions(80)]:
        empties = len(position.empty_squares)
        if empties > 12:
            continue
        tree = grown(position, 80 if empties > 6 else 20_000)
        found, end = tree.statistics(), position
        for square in found.line:
            end = end.play(square)
        assert found.best == found.line[0]
        assert tree.settled == (found.verdict is not Verdict.UNKNOWN) >= (empties <= 6)
        if tree.settled:
            assert proven(position).moves()[found.line[0]] is found.verdict
            assert proven(position).outcome() is found.verdict
        for path in [(), *((square,) for square in position.empty_squares)]:
            after = position.play(path[0]) if path else position
            node = tree.node(path)
            for move in node.moves if node is not None and after.outcome is None else ():
                seen[move.verdict] += 1
                if move.plies is None:
                    assert move.verdict is Verdict.UNKNOWN
                    continue
                assert move.verdict is proven(after).moves()[move.square]
                most, is_draw = len(after.empty_squares), move.verdict is Verdict.DRAW
                least = proven(after).distances().get(move.square, most)
                assert least <= move.plies <= most + 2 * (not is_draw)
                is_last = (move.verdict is Verdict.WIN) != after.rules.reverse
                assert is_draw or move.plies % 2 == is_last
    assert min(seen[verdict] for verdict in Verdict) > 20


def test_the_priors_are_those_of_the_lines_through_each_square() -> None:
    """They follow from what the squares' lines are worth to both sides, as plain Python finds."""
    for position in positions(16):
        rules, (own, other) = position.rules, TwinThreats(position).worths()
        node = grown(position, 300, proofs=False).node()
        assert node is not None
        unit = worth_of(1, reverse=True)
        promise = dict[Square, float]()
        for square in position.empty_squares:
            mine, theirs = (worth.get(rules.index(square), 0) for worth in (own, other))
            low = 1 + 64 * unit / (unit + 8 * mine)
            promise[square] = low if rules.reverse else (1 + mine + theirs) ** 3
        total = sum(promise.values())
        for move in node.moves:
            assert move.prior == pytest.approx(promise[move.square] / total, rel=1e-5)


def test_a_seed_repeats_its_tree_in_any_chunks() -> None:
    """The same seed gives the same statistics, whatever the chunks; a different seed doesn't."""
    position = board("5 4 .")
    whole, cut = grown(position, 400, seed=7).statistics(), Tree(position, seed=7)
    for chunk in (1, 99, 300):
        cut.advance(chunk)
    assert cut.statistics() == whole == list(Tree(position, seed=7).run(400))[-1]
    assert grown(position, 400, seed=8).statistics() != whole


@pytest.mark.parametrize(
    ("text", "best"),
    table("""
        7 4 OOO/XXX | d2
        7 4 OOO/XX///X | d1
        3 3 o XX/OO | c2
        5 3 o XX//X..O//....O | a2 c1
        4 3 o X | b2
        1 1 . | a1
        3 3 R XX/OO/XO | c2 c3
        3 2 . | a1 b1 c1 a2 b2 c2 a3 b3 c3
    """),
)
def test_the_move_to_play(text: str, best: str) -> None:
    """A win is taken soon, a threat answered, and a loss put off, whichever side moves."""
    found = grown(board(text), 400, seed=1).statistics().best
    assert found is not None
    assert square_name(found) in best.split()


def test_each_simulation_is_told_move_by_move() -> None:
    """The reported simulations add up to the tree: their paths, new moves, games and points."""
    for position in positions(8):
        tree = Tree(position, seed=4)
        visits, points = Counter[tuple[Square, ...]](), dict[tuple[Square, ...], float]()
        for number in range(1, 60):
            if tree.advance(1) < number:
                break
            done, end = tree.last_simulation(), position
            for square in done.path + done.game:
                end = end.play(square)  # no move follows the end of a game
            assert end.outcome is not None or not done.game
            for depth in range(1, len(done.path) + 1):
                way, earned = done.path[:depth], done.points if depth % 2 else 1 - done.points
                visits[way] += 1
                points[way] = points.get(way, 0.0) + earned
            assert len(done.path) == 1 or visits[done.path[:-1]] > 1  # one new move at most
        for way, count in visits.items():
            node = tree.node(way[:-1])
            assert node is not None
            moves = {move.square: move for move in node.moves}
            assert list(moves) == sorted(moves)
            assert moves[way[-1]].visits == count
            assert moves[way[-1]].rate == pytest.approx(points[way] / count)
            assert sum(move.visits for move in node.moves) == node.visits
            assert sum(move.prior for move in node.moves) <= 1 + 1e-6


def test_nothing_is_known_at_first_and_a_proof_ends_the_search() -> None:
    """The smallest and greatest numbers are allowed."""
    for weight, seed in ((0, 0), (1000, 2**63 - 1)):
        tree = Tree(board("3 3 ."), seed, weight)
        assert tree.advance(0) == tree.simulations == 0
        assert tree.statistics() == TreeStatistics(0, (), (), Verdict.UNKNOWN)
        assert (tree.statistics().best, tree.node()) == (None, TreeNode(0, (), None))
        assert tree.last_simulation() == Simulation((), (), 0.0)
        assert (tree.advance(1), list(tree.run(0))) == (1, [])
    single = Tree(board("1 1 ."))
    assert [single.advance(2**31 - 1), single.advance(5)] == [1, 1]
    won = TreeMove((0, 0), 1, 1.0, Verdict.WIN, plies=1, prior=1.0)
    assert single.statistics() == TreeStatistics(1, (won,), ((0, 0),), Verdict.WIN)


def test_the_weight_of_exploration_spreads_the_simulations() -> None:
    """Without it, one move gets all of them; a great weight spreads them by the moves' priors."""
    tried, moves = list[int](), tuple[TreeMove, ...]()
    for weight in (0.0, 1.5, 10.0, 1000.0):
        tree = Tree(board("5 4 ."), 3, weight, proofs=False)
        tree.advance(120)
        moves = tree.statistics().moves
        tried.append(len(moves))
    assert (tried[0], tried[-1]) == (1, 25)
    assert tried == sorted(set(tried))
    assert all(abs(move.visits - 120 * move.prior) < 3 for move in moves)


def test_seeds_weights_and_numbers_out_of_range_are_refused() -> None:
    """The error carries the number."""
    start = board("3 3 .")
    for seed in (-1, 2**63):
        with refused(seed=seed):
            Tree(start, seed=seed)
    for weight in (float("nan"), -0.5, 1000.5):
        with refused(value=weight):
            Tree(start, exploration=weight)
    for count in (-1, 2**31):
        with refused(simulations=count):
            Tree(start).advance(count)


def test_a_longer_search_finds_a_win() -> None:
    """It comes after as many simulations as it takes threats, is told to its end, and no sooner.

    A tree that proves nothing goes on by its simulations alone.
    """
    position = board("9 5 ......../..X..O/..X...OX/.......O/....X/.....O/....X..O/..OX")
    number = 1000
    win = forced_win(position, number)
    assert forced_win(position, number // 2) == ()
    tree = grown(position, number, seed=7)
    assert (tree.simulations, tree.settled) == (number, False)
    tree.advance(number // 2)
    found = tree.statistics()
    assert (found.simulations, found.verdict, found.line) == (number + 1, Verdict.WIN, win)
    assert tree.last_simulation() == Simulation(win[:1], (), 1.0)
    assert (Verdict.WIN, len(win)) in [(move.verdict, move.plies) for move in found.moves]
    blind = grown(position, number + 100, seed=7, proofs=False).statistics()
    assert {blind.verdict, *(move.verdict for move in blind.moves)} == {Verdict.UNKNOWN}
