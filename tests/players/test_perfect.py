"""The perfect player: it never worsens a result, and says where it has no proof."""

from __future__ import annotations

from ast import literal_eval
from functools import cache
from random import Random

import pytest

from tests.playing import plain_value
from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, parse_square, square_name
from tttmc_app.engine import TreeMove, TreeStatistics, Verdict
from tttmc_app.players.perfect import Perfect, candidates_of, choice_of

RULES = [Rules(3), Rules(3, reverse=True), Rules(4, 3), Rules(4), Rules(4, 3, reverse=True)]
LARGE = Position.start(Rules(9, 5))
A, B, C, D = (0, 0), (0, 1), (0, 2), (1, 0)
compiled = pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="its twin takes long")


@cache
def ending(position: Position) -> tuple[int, int]:
    """Return a position's result by full search, and how many moves a win or loss takes."""
    if position.outcome is not None:
        return plain_value(position), 0
    result, _, plies = max(after(position, square) for square in position.empty_squares)
    return result, plies


def after(position: Position, square: Square) -> tuple[int, int, int]:
    """Return a move's result, how good its length is, and its length."""
    result, plies = ending(position.play(square))
    return -result, (plies + 1) * result, plies + 1


def reached(rules: Rules, number: int) -> Position:
    """Return an open position after random moves, with ten empty squares at most."""
    random, position = Random(number), Position.start(rules)
    least = random.randint(2, 10)
    while position.empty.bit_count() > least:
        then = position.play(random.choice(position.empty_squares))
        if then.outcome and position.empty.bit_count() <= 10:
            return position
        position = Position.start(rules) if then.outcome else then
    return position


def best_in_kernel(player: Perfect, position: Position) -> engine.BestSquares:
    """Return the moves that the kernel is given to choose from."""
    best = player.compiled(position.rules).best
    assert best is not None
    best(Position.start(Rules(4, 3)))  # another search that may still be under way
    while (found := best(position)) is None:
        pass
    return found


@pytest.mark.parametrize("rules", RULES, ids=Rules.describe)
def test_it_chooses_the_best_moves(rules: Rules) -> None:
    """They win soonest, lose latest, or keep the tie, by full search; so do those of the kernel."""
    decided, player = set[int](), Perfect(simulations=30)
    for number in range(100, 114):
        position = reached(rules, number)
        truth = {square: after(position, square) for square in position.empty_squares}
        thought, result = player.decide(position, number), ending(position)[0]
        known = {square: truth[square][: 2 if result else 1] for square in truth}
        equal = tuple(square for square in known if known[square] == max(known.values()))
        assert thought.meaning is Meaning.RESULT
        assert equal == thought.best
        assert best_in_kernel(player, position) == (equal, False)
        assert thought.move in equal
        assert all(thought.values[rules.index(square)] == result for square in equal)
        for square, (value, _, plies) in truth.items():
            at = rules.index(square)
            assert thought.values[at] in (None, value)
            assert thought.plies is None or thought.plies[at] in (None, plies)
        winner = {1: position.to_move, -1: position.to_move.other}.get(result)
        assert carried_by(thought.note).get("winner") == winner
        decided.add(result)
    assert len(decided) > 1


@pytest.mark.parametrize("rules", [Rules(7, 4), Rules(25, 5)], ids=Rules.describe)
@pytest.mark.parametrize("nodes", [1, 6000])
def test_it_says_where_it_is_not_perfect(rules: Rules, nodes: int) -> None:
    """It shows tree search and its progress from early on, and in the end how far it got."""
    start, player = Position.start(rules), Perfect(nodes=nodes, simulations=70)
    *shown, last = player.think(start, 1)
    assert next(thought for thought in shown if thought.meaning is Meaning.VISITS).best
    shares = [0, *(thought.share for thought in shown if thought.share is not None), 1]
    assert (shares, len(shares) > 2) == (sorted(shares), True)
    assert (last.meaning, last.share, last.best) == (Meaning.VISITS, None, (last.move,))
    assert (last.trials, last.target) == (70, 70)
    assert carried_by(last.note) == {"nodes": f"{player.nodes_for(start):,}"}


CHOICES = """
a1=50,0.9 b1=10,0.1 | a1 b1 | b1  the tree's own
a1=5,0.9  c1=6,0.1  | a1 c1 | c1  the most visited
a1=5,0.1  c1=5,0.2  | a1 c1 | c1  the best
                    | a2 c1 | a2  the first
"""


@compiled
def test_the_kernel_gives_up_at_the_same_limit() -> None:
    """Where nothing is proven within the limit, every move may be the best."""
    assert best_in_kernel(Perfect(nodes=1), LARGE) == (LARGE.empty_squares, True)


def test_boards_without_compiled_code_get_less_work() -> None:
    """Beyond 64 empty squares the solver runs in Python, and searches far fewer positions."""
    more = Position.parse("/".join(["XOXOXOXO.", "OXOXOXOX.", *["." * 9] * 7]), Rules(9, 5))
    for position, is_slow in ((LARGE, True), (more, True), (more.play((8, 8)), False)):
        nodes = Perfect(nodes=10**6).nodes_for(position)
        assert nodes < 5000 if is_slow else nodes == 10**6
        assert Perfect().holds_interpreter_at(position) is (is_slow or engine.SEARCHES_IN_PYTHON)
    assert Perfect(nodes=1).nodes_for(LARGE) == 1


@compiled
@pytest.mark.parametrize(
    ("board", "length", "nodes"),
    [
        ("O.XX./....O/O..../.X.../X....", 4, 300_000),  # the second is found late
        ("...O/O.../OXO./XX.X", 3, 1),  # wins of unknown length
        ("..../X.../O..X/....", 4, 300_000),
    ],
)
def test_the_seed_chooses_among_equals(board: str, length: int, nodes: int) -> None:
    """Whenever they are found to be equal, and whatever was known, all of them are played."""
    position = Position.parse(board, Rules(board.count("/") + 1, length))
    player = Perfect(nodes=nodes, simulations=60)
    moves = [player.decide(position, seed).move for seed in [*range(60), *range(60)]]
    assert moves[:60] == moves[60:]
    assert set(moves) == set(player.decide(position, 1).best)
    assert len(set(moves)) > 1


CANDIDATES = """
1,1  -1,1  0,1  1,1  | a1 a2        the win
0,0  -1,-1 -1,0 0,0  | a1 a2        the tie
-1,-1 -1,-1 -1,-1 -1,-1 | a1 b1 c1 a2   nothing else
-1,1 -1,-1 0,0  -1,0 | a1 c1 a2     whatever isn't proven to lose
"""


@pytest.mark.parametrize("row", CANDIDATES.strip().splitlines())
def test_the_moves_to_choose_from(row: str) -> None:
    """A proven result needs its moves; otherwise every move may do that isn't proven to lose."""
    bounds, _, names = row.partition("|")
    pairs = [literal_eval(word) for word in bounds.split()]
    candidates = candidates_of(dict(zip((A, B, C, D), pairs, strict=True)))
    assert names.startswith(f" {' '.join(map(square_name, candidates))}  ")


@pytest.mark.parametrize("row", CHOICES.strip("\n").splitlines())
def test_the_tree_s_choice(row: str) -> None:
    """The tree's own move, else the most visited candidate, then the best, then the first."""
    counts, names, (choice, *_) = (part.split() for part in row.split("|"))
    moves = list[TreeMove]()
    for each in counts:
        name, _, count = each.partition("=")
        visits, rate = literal_eval(count)
        moves.append(TreeMove(parse_square(name, RULES[0]), visits, rate, Verdict.UNKNOWN))
    found = TreeStatistics(100, tuple(moves), (B,) if moves else (), Verdict.UNKNOWN)
    squares = tuple(parse_square(name, RULES[0]) for name in names)
    assert choice_of(found, squares) == parse_square(choice, RULES[0])
