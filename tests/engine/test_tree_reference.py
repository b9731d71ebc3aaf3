"""Each simulation of a tree search, worked out anew from the lines on the board.

The reference is slow and knows nothing of the search's data: it looks at all lines again and again.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.engine.test_threats import middlegames
from tttmc_app.core import Position, Rules, Square
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.solving import SolveJob, Verdict
from tttmc_app.engine.tree_search import Simulation, Tree, TreeNode
from tttmc_app.engine.twin_threats import TwinThreats

POINTS = {Verdict.WIN: 1.0, Verdict.DRAW: 0.5, Verdict.LOSS: 0.0}
WORTHS = (0, 4000, 100, 40, 8, 1)
"""What an open line adds to the worth of its squares, by the marks that it lacks."""
POTENTIALS = (0, 384, 192, 64, 16, 1)
"""What it adds to its side's potential."""
CLOSE = 1e-5
"""Bounds that differ by less may be ordered either way, since compiled code keeps fewer digits."""


def openings(count: int, fullest: float = 0.7) -> Iterator[Position]:
    """Yield open positions of boards and lines of many lengths, in both senses.

    Up to this share of the squares is taken.
    """
    random = Random(11)
    shapes = [(3, 2), (3, 3), (4, 3), (4, 4), (5, 3), (5, 4), (5, 5), (6, 4), (7, 4), (7, 5)]
    while count:
        rules = Rules(*shapes[count % len(shapes)], reverse=count % 3 == 0)
        position = Position.start(rules)
        for _ in range(random.randrange(int(rules.square_count * fullest))):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is None:
            count -= 1
            yield position


def lacks(position: Position, *, mover: bool) -> Iterator[tuple[int, int]]:
    """Yield a side's open lines, each with the number of marks that it lacks."""
    own, other = (position.mine, position.theirs)[:: 1 if mover else -1]
    for line in position.rules.line_masks:
        if not line & other:
            yield line, (line & ~own).bit_count()


def completing(position: Position, *, mover: bool) -> set[Square]:
    """Return the squares that complete a line for a side."""
    found = {
        line & position.empty for line, lacking in lacks(position, mover=mover) if lacking == 1
    }
    return {position.rules.square(square.bit_length() - 1) for square in found}


def with_mark(position: Position, square: Square, *, mover: bool) -> Position:
    """Return the position with one more mark of a side, and the same side to move."""
    own = (
        position
        if mover
        else Position(position.rules, position.x, position.o, position.to_move.other)
    )
    after = own.play(square)
    return Position(after.rules, after.x, after.o, position.to_move)


def can_fork(position: Position, *, mover: bool) -> bool:
    """Return whether some move of a side makes two squares that complete a line."""
    return any(
        len(completing(with_mark(position, square, mover=mover), mover=mover)) > 1
        for square in position.empty_squares
    )


def candidates(position: Position, *, is_root: bool, proofs: bool) -> set[Square]:
    """Return the moves that a search considers: those that don't lose at once.

    The side to move has no line to complete, or the position would have been judged already.
    """
    everything = set(position.empty_squares)
    if is_root or not proofs or position.rules.reverse:
        return everything
    if must := completing(position, mover=False):
        return must
    if not can_fork(position, mover=False):
        return everything
    found = set[Square]()
    for square in everything:
        after = with_mark(position, square, mover=True)
        if completing(after, mover=True) or not can_fork(after, mover=False):
            found.add(square)
    return found


def worth(position: Position, square: Square, *, mover: bool) -> int:
    """Return what the open lines through a square are worth to a side."""
    bit, total = 1 << position.rules.index(square), 0
    for line, lacking in lacks(position, mover=mover):
        if line & bit and position.rules.reverse:
            total += 2**16 // 8 ** (lacking - 1)
        elif line & bit:
            total += WORTHS[lacking] if lacking < len(WORTHS) else 0
    return total


def promise(position: Position, square: Square) -> float:
    """Return how promising a move is, not yet divided by the sum over all moves."""
    own = worth(position, square, mover=True)
    if position.rules.reverse:
        return 1 + 64 / (1 + 8 * own / 2**16)
    return (1 + own + worth(position, square, mover=False)) ** 3


@cache
def priors(position: Position, is_root: bool, proofs: bool) -> dict[Square, float]:
    """Return every candidate's prior."""
    found = candidates(position, is_root=is_root, proofs=proofs)
    promises = {square: promise(position, square) for square in found}
    return {square: one / sum(promises.values()) for square, one in promises.items()}


def promised(position: Position) -> float | None:
    """Return what the open lines promise the side to move; None if there are none."""
    mine, theirs = (
        sum(POTENTIALS[n] for _, n in lacks(position, mover=mover) if n < len(POTENTIALS))
        for mover in (True, False)
    )
    if position.rules.reverse or not mine + theirs:
        return None
    own, other = math.pow(1.25 * mine + 1, 2.5), math.pow(theirs + 1, 2.5)
    return own / (own + other)


def judged(
    before: Position, square: Square, proofs: bool, threats: int
) -> tuple[Verdict, int | None]:
    """Return the result of a move seen for the first time, and the moves to the game's end."""
    after = before.play(square)
    if after.outcome is not None:
        winner = after.outcome.winner
        lost = Verdict.WIN if winner is before.to_move else Verdict.LOSS
        return Verdict.DRAW if winner is None else lost, 1
    if not proofs or before.rules.reverse:
        return Verdict.UNKNOWN, None
    if completing(after, mover=True):
        return Verdict.LOSS, 2
    if len(completing(after, mover=False)) > 1:
        return Verdict.WIN, 3
    twin = TwinThreats(after)
    if win := twin.win_of(twin.boards, 0, threats):
        return Verdict.LOSS, 1 + len(win)
    if not candidates(after, is_root=False, proofs=True):
        return Verdict.WIN, 5
    return Verdict.UNKNOWN, None


def best_bound(node: TreeNode, mean: float, proofs: bool) -> tuple[Square | None, float]:
    """Return the move with the greatest bound, None for a new one, and its lead over the next."""
    factor = 1.5 * math.sqrt(node.visits)
    bounds = {
        move.square: move.rate + factor * move.prior / (1 + move.visits)
        for move in node.moves
        if not proofs or move.verdict is Verdict.UNKNOWN
    }
    found: list[tuple[float, Square | None]] = [(bound, each) for each, bound in bounds.items()]
    if node.untried is not None:
        found.append((mean - 0.15 + factor * node.untried[1], None))
    found.sort(key=lambda pair: -pair[0])
    lead = found[0][0] - found[1][0] if len(found) > 1 else 1.0
    return found[0][1], lead


def foreseen(tree: Tree, proofs: bool) -> tuple[list[Square], bool, bool]:
    """Return the known moves of the next simulation, if a new one follows, and if that is certain.

    A move that nothing can be tried after ends it.
    """
    path, mean = list[Square](), 0.5
    while (node := tree.node(path)) is not None and node.visits:
        chosen, lead = best_bound(node, mean, proofs)
        if chosen is None or lead < CLOSE:
            return path, chosen is None, lead >= CLOSE
        path.append(chosen)
        move = next(move for move in node.moves if move.square == chosen)
        if move.verdict is not Verdict.UNKNOWN:
            return path, False, True
        mean = 1 - move.rate
    return path, True, True


def verdict_of(tree: Tree, path: tuple[Square, ...]) -> tuple[Verdict, int | None]:
    """Return what is known about the last move of a path."""
    node = tree.node(path[:-1])
    assert node is not None
    return next((m.verdict, m.plies) for m in node.moves if m.square == path[-1])


def check_points(position: Position, done: Simulation, number: int, known: Verdict) -> None:
    """Check what a simulation earned: a known result, or the lines' promise and a game's result."""
    leaf = position
    for square in done.path:
        leaf = leaf.play(square)
    side = position.to_move
    if known is not Verdict.UNKNOWN:
        earned = POINTS[known]  # for the side that made the last move
        assert done.points == (earned if leaf.to_move is not side else 1 - earned)
        assert done.game == ()
        return
    share = promised(leaf)
    assert bool(done.game) == (share is None or number % 4 == 0)
    expected = list[float]()
    if share is not None:
        expected.append(share if leaf.to_move is side else 1 - share)
    if done.game:
        for square in done.game:
            leaf = leaf.play(square)
        assert leaf.outcome is not None
        winner = leaf.outcome.winner
        expected.append(0.5 if winner is None else float(winner is side))
    assert done.points == pytest.approx(sum(expected) / len(expected), abs=1e-6)


@pytest.mark.parametrize("proofs", [True, False])
def test_every_simulation_is_the_documented_one(search_backend: str, proofs: bool) -> None:
    """It follows the greatest bounds, judges the new move, and earns what lines and game say."""
    followed = new = 0
    threats = 20 if search_backend == "python" else 200
    for position in openings(40):
        tree = Tree(position, seed=3, proofs=proofs)
        for number in range(40):
            path, grows, is_certain = foreseen(tree, proofs)
            tree.advance(1)
            done = tree.last_simulation()
            if tree.settled or tree.simulations == number:
                break  # perhaps by a win by threats, which takes no simulation
            known, plies = verdict_of(tree, done.path)
            check_points(position, done, number, known)
            is_new = len(done.path) == len(path) + 1
            if known is Verdict.UNKNOWN or is_new:
                assert done.path[: len(path)] == tuple(path)
                assert not is_certain or is_new == grows
            if is_new:
                before = position
                for square in path:
                    before = before.play(square)
                shares = priors(before, not path, proofs)
                node = tree.node(path)
                assert node is not None
                others = shares.keys() - {move.square for move in node.moves}
                assert shares[done.path[-1]] >= max((shares[s] for s in others), default=0) - 1e-9
                assert (known, plies) == judged(before, done.path[-1], proofs, threats)
                new += 1
            followed += len(path)
    assert followed > 400
    assert new > 400


@pytest.mark.parametrize("proofs", [True, False])
def test_every_position_of_a_tree_has_its_moves_with_their_priors(
    search_backend: str, proofs: bool
) -> None:
    """Tried and untried moves have the shares that their lines promise among those considered."""
    for position in openings(40):
        tree = Tree(position, seed=5, proofs=proofs)
        tree.advance(1)
        while not tree.settled and tree.simulations < 60:
            tree.advance(1)
        if tree.settled:
            continue  # a win by threats may have been tried out of turn
        check_priors(tree, position, (), proofs)


def check_priors(tree: Tree, position: Position, path: tuple[Square, ...], proofs: bool) -> None:
    """Check the priors of a position in the tree and of all that follow."""
    node = tree.node(path)
    if node is None:
        return
    shares = priors(position, not path, proofs)
    tried = {move.square: move.prior for move in node.moves}
    assert tried == pytest.approx({square: shares[square] for square in tried}, rel=1e-4)
    left = {square: share for square, share in shares.items() if square not in tried}
    assert (node.untried is not None) == (bool(left) and node.visits > 0)
    if node.untried is not None:
        square, prior = node.untried
        assert left[square] == pytest.approx(max(left.values()))
        assert prior == pytest.approx(left[square], rel=1e-4)
    for move in node.moves:
        after = position.play(move.square)
        if after.outcome is None:
            check_priors(tree, after, (*path, move.square), proofs)


@cache
def proven(position: Position) -> tuple[dict[Square, Verdict], dict[Square, int]]:
    """Return the solver's results and distances of all moves."""
    job = SolveJob(position)
    while not job.measured:
        job.advance()
    return job.moves(), job.distances()


def test_what_a_tree_has_proven_takes_so_many_moves(search_backend: str) -> None:
    """Results are the solver's; wins and losses take as long or longer, and draws fill the board.

    The side that wins makes the last move, or the other one in a reverse game.
    """
    seen = dict.fromkeys(POINTS, 0)
    for position in openings(150, 1.0):
        if len(position.empty_squares) > (8 if search_backend == "python" else 12):
            continue
        tree = Tree(position, seed=7)
        tree.advance(80)
        for path in [(), *((square,) for square in position.empty_squares)]:
            after = position if not path else position.play(path[0])
            if after.outcome is not None or (node := tree.node(path)) is None:
                continue
            results, distances = proven(after)
            for move in node.moves:
                if move.verdict is Verdict.UNKNOWN:
                    assert move.plies is None
                    continue
                seen[move.verdict] += 1
                assert move.plies is not None
                assert move.verdict is results[move.square]
                if move.verdict is Verdict.DRAW:
                    assert move.plies == len(after.empty_squares)
                    continue
                assert distances[move.square] <= move.plies <= len(after.empty_squares) + 2
                ends_it = (move.verdict is Verdict.WIN) != after.rules.reverse
                assert move.plies % 2 == ends_it
    assert min(seen.values()) > 20


def test_moves_visited_often_are_examined_again() -> None:
    """After 16 visits, a short search for threats of double threats has refuted what it can.

    Such a proof, too, tells how many moves the game takes: the winner makes the last one.
    """
    if compiled_searches() is None:
        pytest.skip("the twin doesn't examine moves again")
    examined, lengths = 0, set[int]()
    for rules, marks in ((Rules(7, 4), 9), (Rules(9, 5), 16), (Rules(6, 4), 9)):
        for position in middlegames(rules, 40, 4, marks):
            tree = Tree(position, seed=2)
            tree.advance(300)
            for path in [(), *((square,) for square in position.empty_squares)]:
                node = tree.node(path)
                after = position.play(path[0]) if path else position
                for move in node.moves if node is not None and not tree.settled else ():
                    if move.plies is not None:
                        assert move.plies % 2 == (move.verdict is Verdict.WIN)
                        lengths.add(move.plies)
                    elif move.visits >= 16:
                        twin = TwinThreats(after.play(move.square))
                        assert not twin.win_of(twin.boards, 0, 8, threes=True)
                        examined += 1
    assert examined > 100
    assert max(lengths) > 6
