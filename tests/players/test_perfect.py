"""The perfect player: it never worsens a result, and says where it has no proof."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.core import Meaning, Position, Rules, Square, Thought, derive_seed
from tttmc_app.engine import Tree, TreeMove, TreeStatistics, Verdict
from tttmc_app.players import perfect
from tttmc_app.players.perfect import Perfect, candidates_of, choice_of

RULES = [Rules(3), Rules(3, reverse=True), Rules(4, 3), Rules(4), Rules(4, 3, reverse=True)]
LARGE = Position.start(Rules(9, 5))
A, B, C, D = (0, 0), (0, 1), (0, 2), (1, 0)
compiled = pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="its twin takes long")


@cache
def ending(position: Position) -> tuple[int, int]:
    """Return a position's result by full search, and how many moves a win or loss takes."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0 if winner is None else 1 if winner is position.to_move else -1, 0
    result, _, plies = max(after(position, square) for square in position.empty_squares)
    return result, plies


def after(position: Position, square: Square) -> tuple[int, int, int]:
    """Return a move's result, how good its length is, and its length."""
    result, plies = ending(position.play(square))
    return -result, (plies + 1) * result, plies + 1


def reached(rules: Rules, number: int) -> Position:
    """Return an open position after random moves, with ten empty squares at most."""
    random, position = Random(number), Position.start(rules)
    least = max(0, rules.square_count - 10)
    for count in range(random.randint(least, rules.square_count - 2)):
        then = position.play(random.choice(position.empty_squares))
        if then.outcome is not None:
            return position if count >= least else reached(rules, number + 1000)
        position = then
    return position


def best_in_kernel(player: Perfect, position: Position) -> tuple[Square, ...]:
    """Return the moves that the kernel is given to choose from."""
    best = player.compiled(position.rules).best
    assert best is not None
    while (found := best(position)) is None:
        pass
    return tuple(found)


@pytest.mark.parametrize("rules", RULES, ids=Rules.describe)
def test_it_chooses_the_best_moves(rules: Rules) -> None:
    """They win soonest, lose latest, or keep the tie, by full search; so do those of the kernel."""
    decided, player = set[int](), Perfect(simulations=30)
    for number in range(14):
        position = reached(rules, number)
        truth = {square: after(position, square) for square in position.empty_squares}
        result = ending(position)[0]
        thought = player.decide(position, number)
        equal = [s for s in truth if truth[s][:2] == max(truth.values())[:2]]
        equal = equal if result else [s for s in truth if truth[s][0] == 0]
        assert thought.meaning is Meaning.RESULT
        assert thought.best == tuple(equal) == best_in_kernel(player, position)
        assert player.kept_best(position) == thought.best
        assert thought.move in thought.best
        assert {thought.values[rules.index(square)] for square in equal} == {result}
        for at, (value, plies) in enumerate(
            zip(thought.values, thought.plies or [None] * 16, strict=False)
        ):
            if value is not None:
                found = truth[rules.square(at)]
                assert value == found[0]
                assert plies in (None, found[2])
        winner = {1: position.to_move, -1: position.to_move.other}.get(result)
        assert carried_by(thought.note) == ({"winner": str(winner)} if winner else {})
        decided.add(result)
    assert len(decided) > 1


@pytest.mark.parametrize("rules", [Rules(3), Rules(3, reverse=True)], ids=Rules.describe)
def test_what_it_knows_changes_nothing(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """In game after game, it chooses as a new player would, however little it can keep."""
    kept = Perfect(simulations=60)
    monkeypatch.setattr(perfect, "MOST_KNOWN", 4)
    monkeypatch.setattr(perfect, "MOST_BEST", 2)
    for game in range(3):
        position = Position.start(rules)
        while position.outcome is None:
            seed = 100 * game + position.empty.bit_count()
            new = Perfect(simulations=60)
            found, fresh = kept.decide(position, seed), new.decide(position, seed)
            assert (found.move, found.values, found.seed) == (fresh.move, fresh.values, seed)
            assert best_in_kernel(kept, position) == found.best == fresh.best
            assert (kept, str(found.note)) == (new, str(fresh.note))
            assert found.move is not None
            position = position.play(found.move)


@pytest.mark.parametrize("rules", [Rules(7, 4), Rules(9, 5), Rules(25, 5)], ids=Rules.describe)
@pytest.mark.parametrize("nodes", [1, 6000])
def test_it_says_where_it_is_not_perfect(rules: Rules, nodes: int) -> None:
    """It shows tree search and its progress from early on, and in the end how far it got."""
    start, player = Position.start(rules), Perfect(nodes=nodes, simulations=70)
    *shown, last = player.think(start, 1)
    early = next(thought for thought in shown if thought.meaning is Meaning.VISITS)
    assert early.best
    shares = [thought.share for thought in shown if thought.share is not None]
    assert shares == sorted(shares)
    assert 0 <= min(shares) <= max(shares) <= 1
    assert (last.meaning, last.share, last.best) == (Meaning.VISITS, None, (last.move,))
    assert (last.trials, last.target) == (70, 70)
    assert carried_by(last.note) == {"nodes": f"{player.nodes_for(start):,}"}
    assert player.decide(start, 1) == last


@compiled
def test_the_kernel_gives_up_at_the_same_limit() -> None:
    """Where nothing is proven within the limit, every move may be the best."""
    assert best_in_kernel(Perfect(nodes=1), LARGE) == LARGE.empty_squares
    player, small = Perfect(), Position.parse("X../.O./..X")
    best = player.compiled(small.rules).best
    assert best is not None
    best(Position.start(Rules(4, 3)))  # another search that may still be under way
    while (found := best(small)) is None:
        pass
    assert found == player.decide(small).best == ((0, 1), (1, 0), (1, 2), (2, 1))


def test_boards_without_compiled_code_get_less_work() -> None:
    """Beyond 64 empty squares the solver runs in Python, and searches far fewer positions."""
    middle = LARGE
    for number in range(17):
        assert Perfect(nodes=10**6).nodes_for(middle) < 5000
        assert Perfect().holds_interpreter_at(middle)
        middle = middle.play((2 * (number // 9) + number % 2, number % 9))
    assert Perfect(nodes=10**6).nodes_for(middle) == 10**6
    assert Perfect().holds_interpreter_at(middle) is engine.SEARCHES_IN_PYTHON
    assert Perfect(nodes=1).nodes_for(LARGE) == 1


def test_near_the_end_the_solver_helps_on_large_boards() -> None:
    """On 9×9 the player blocks the opponent's four."""
    rows = ["X........", "X........", "OOOO....X", "........X", *["." * 9] * 5]
    position = Position.parse("/".join(rows), Rules(9, 5), "x")
    assert Perfect(nodes=2000, simulations=200).choose(position) == (2, 4)


def chosen_by_tree(thought: Thought, position: Position, simulations: int) -> Square:
    """Return which of a thought's best moves a tree with its seed prefers."""
    *_, found = Tree(position, derive_seed(thought.seed, "tree")).run(simulations)
    return choice_of(found, thought.best)


@compiled
@pytest.mark.parametrize(
    ("board", "rules", "nodes"),
    [
        ("O.XX./....O/O..../.X.../X....", Rules(5, 4), 300_000),  # the second is found late
        ("...O/O.../OXO./XX.X", Rules(4, 3), 1),  # wins of unknown length
        ("..../X.../O..X/....", Rules(4), 300_000),
    ],
)
def test_tree_search_chooses_among_equals(board: str, rules: Rules, nodes: int) -> None:
    """Whenever they are found to be equal, and whatever was known, a tree chooses, by its seed."""
    position = Position.parse(board, rules)
    player, chosen = Perfect(nodes=nodes, simulations=60), set[Square]()
    for seed in (1, 2, 3, 1):
        thought = player.decide(position, seed)
        assert len(thought.best) > 1
        assert thought.move == chosen_by_tree(thought, position, 60)
        chosen.add(chosen_by_tree(thought, position, 60))
    assert chosen != {thought.best[0]}


def test_the_moves_to_choose_from() -> None:
    """A proven result needs its moves; otherwise every move may do that isn't proven to lose."""
    win, tie, loss, unknown, hopeless = (1, 1), (0, 0), (-1, -1), (-1, 1), (-1, 0)
    assert candidates_of({A: win, B: unknown, C: (0, 1), D: win}) == (A, D)
    assert candidates_of({A: tie, B: loss, C: hopeless, D: tie}) == (A, D)
    assert candidates_of({A: loss, B: loss}) == (A, B)
    assert candidates_of({A: unknown, B: loss, C: tie, D: hopeless}) == (A, C, D)


def test_the_tree_s_choice() -> None:
    """The tree's own move, else the most visited candidate, then the best, then the first."""
    for visits, candidates, choice in (
        ({A: (50, 0.9), B: (10, 0.1)}, (A, B), B),  # the tree's own
        ({A: (5, 0.9), C: (6, 0.1)}, (A, C), C),
        ({A: (5, 0.1), C: (5, 0.2)}, (A, C), C),
        ({}, (D, C), D),
    ):
        moves = tuple(TreeMove(s, n, rate, Verdict.UNKNOWN) for s, (n, rate) in visits.items())
        found = TreeStatistics(100, moves, (B, D) if visits else (), Verdict.UNKNOWN)
        assert choice_of(found, candidates) == choice
