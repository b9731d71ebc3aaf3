from __future__ import annotations

from random import Random
from threading import Thread
from typing import Any

import pytest

from tests.engine.walk import reachable
from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.expectation import exact
from tttmc_app.engine.request import cells_of
from tttmc_app.engine.solving import SolveJob, Verdict, solve
from tttmc_app.engine.tree_search import Simulation, Tree, TreeMove, TreeNode, TreeStatistics


def positions(count: int) -> list[Position]:
    """Return open positions of several rules, a few random moves into a game."""
    random, found = Random(3), list[Position]()
    rules = [Rules(n, k, r) for n, k in ((3, 3), (4, 3), (4, 4), (5, 4)) for r in (False, True)]
    while len(found) < count:
        position = Position.start(rules[len(found) % len(rules)])
        for _ in range(random.randrange(position.rules.square_count - 3)):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is None:
            found.append(position)
    return found


@pytest.mark.parametrize("reverse", [False, True])
def test_what_is_proven_is_true(search_backend: str, reverse: bool) -> None:
    """No proven result, of a position or of a move, differs from the solver's."""
    sample = [p for p in reachable(Rules(3, reverse=reverse)) if p.outcome is None][::9]
    for position in sample:
        tree = Tree(position, seed=5)
        tree.advance(400)
        found, truth = tree.statistics(), solve(position)
        for move in found.moves:
            assert move.verdict in (Verdict.UNKNOWN, truth[move.square])
        job = SolveJob(position)
        for _ in job:
            pass
        assert found.verdict in (Verdict.UNKNOWN, job.outcome())


def test_small_positions_are_settled_and_played_perfectly(search_backend: str) -> None:
    """With enough simulations each position is proven, and the best move keeps its result."""
    for position in positions(40):
        if len(position.empty_squares) > 7:
            continue
        tree = Tree(position, seed=2)
        tree.advance(20_000)
        found = tree.statistics()
        assert tree.settled
        assert found.best is not None
        assert solve(position)[found.best] is found.verdict


def test_the_statistics_add_up(search_backend: str) -> None:
    """Visits add up to the simulations, rates lie between 0 and 1, and squares come in order."""
    for position in positions(16):
        tree = Tree(position, seed=8, proofs=False)
        tree.advance(300)
        found = tree.statistics()
        assert sum(move.visits for move in found.moves) == found.simulations == 300
        assert all(0 <= move.rate <= 1 for move in found.moves)
        squares = [move.square for move in found.moves]
        assert squares == sorted(squares)
        assert set(squares) <= set(position.empty_squares)
        assert found.verdict is Verdict.UNKNOWN


def test_the_line_can_be_played(search_backend: str) -> None:
    """Both sides' choices make a legal game, beginning with the best move."""
    for position in positions(16):
        tree = Tree(position, seed=4)
        tree.advance(500)
        found = tree.statistics()
        assert found.best == found.line[0]
        after = position
        for square in found.line:
            after = after.play(square)


def test_a_seed_repeats_its_tree_in_any_chunks(search_backend: str) -> None:
    """The same seed gives the same statistics, whatever the chunks; a different seed doesn't."""
    position = Position.start(Rules(5, 4))
    whole, cut, other = Tree(position, seed=7), Tree(position, seed=7), Tree(position, seed=8)
    whole.advance(400)
    other.advance(400)
    for chunk in (1, 99, 300):
        cut.advance(chunk)
    assert whole.statistics() == cut.statistics()
    assert whole.statistics() != other.statistics()
    paced = list(Tree(position, seed=7).run(400))
    assert paced[-1] == whole.statistics()


def test_a_threat_is_answered_and_a_win_is_taken(search_backend: str) -> None:
    """On 7x7 few simulations suffice to complete a line, and to block the opponent's."""
    rules = Rules(7, 4)
    win = Position.parse("OOO..../XXX..../......./......./......./......./.......", rules, "X")
    block = Position.parse("OOO..../XX...../......./......./X....../......./.......", rules, "X")
    for position, square in ((win, (1, 3)), (block, (0, 3))):
        tree = Tree(position, seed=1)
        tree.advance(600)
        assert tree.statistics().best == square


@pytest.mark.parametrize("size", [1, 2, 13, 25])
def test_every_size_can_be_searched(search_backend: str, size: int) -> None:
    """The smallest boards and the largest one are searched, with lines of any length."""
    for line_length in {1, (size + 1) // 2, size}:
        tree = Tree(Position.start(Rules(size, line_length)), seed=3)
        tree.advance(30)
        assert tree.statistics().best is not None


def test_random_games_of_the_tree_are_fair() -> None:
    """In reverse mode, a first simulation earns as much as random games do on average."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    rules = Rules(3, reverse=True)
    position = Position.parse(".O./.X./...", rules, "X")
    earned: dict[int, list[float]] = {}
    for seed in range(4000):
        tree = compiled.Tree(3, 3, cells_of(position), True, seed, 1.0, False, 1)
        tree.advance(1)
        root = tree.node([])
        assert root is not None
        [(square, _, points, *_)] = root[3]
        earned.setdefault(square, []).append(points)
    for square, points in earned.items():
        reply = exact(position.play(rules.square(square)))
        expected = reply.losses + reply.ties / 2
        assert abs(sum(points) / len(points) - expected) < 4 * 0.5 / len(points) ** 0.5


def test_a_full_arena_stops_growing_and_stays_right() -> None:
    """With one megabyte the search continues when its tree is full, and proves nothing false."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    for reverse in (False, True):
        tree = compiled.Tree(4, 4, bytes(16), reverse, 5, 1.0, True, 1)
        tree.advance(60_000)
        assert tree.result in {1, 3}  # a draw, if it is proven
        root = tree.node([])
        assert root is not None
        assert {result for *_, result, _, _ in root[3]} <= {1, 3}


def test_bad_calls_raise_value_errors() -> None:
    """Finished games and invalid seeds, counts and arguments are refused."""
    start = Position.start(Rules(3))
    with pytest.raises(TttmcError, match="over"):
        Tree(Position.parse("XXX/OO./...", finished=True))
    for seed in (-1, 2**63):
        with pytest.raises(TttmcError) as refused:
            Tree(start, seed=seed)
        assert str(refused.value) == f"a seed must be from 0 to {2**63 - 1}, not {seed}"
    for weight in (float("nan"), -0.5, 1000.5):
        with pytest.raises(TttmcError) as refused:
            Tree(start, exploration=weight)
        assert str(refused.value) == f"the exploration must be from 0 to 1000, not {weight}"
    for count in (-1, 2**31, 2**63):
        with pytest.raises(TttmcError) as refused:
            Tree(start).advance(count)
        assert str(refused.value) == f"the simulations must be from 0 to {2**31 - 1}, not {count}"
    compiled = compiled_searches()
    if compiled is None:
        return
    for call in [
        (3, 3, bytes(8), False, 1, 1.0, True, 1),
        (3, 4, bytes(9), False, 1, 1.0, True, 1),
        (3, 3, bytes(9), False, 1, -1.0, True, 1),
        (3, 3, bytes(9), False, 1, 1.0, True, 0),
    ]:
        with pytest.raises(ValueError, match=r"."):
            compiled.Tree(*call)


def test_what_is_allowed_and_what_is_known_at_first(search_backend: str) -> None:
    """Limits are valid, no simulation changes nothing, and a proof ends the search."""
    for weight, seed in ((0, 0), (1000, 2**63 - 1)):
        tree = Tree(Position.start(Rules(3)), seed, weight)
        assert tree.advance(0) == tree.simulations == 0
        assert tree.statistics() == TreeStatistics(0, (), (), Verdict.UNKNOWN)
        assert tree.statistics().best is None
        assert tree.node() == TreeNode(0, (), None)
        assert tree.last_simulation() == Simulation((), (), 0.0)
        assert tree.advance(1) == 1
        assert list(tree.run(0)) == []
    single = Tree(Position.start(Rules(1)))
    assert single.advance(2**31 - 1) == 1
    assert single.settled
    assert single.advance(5) == 1
    won = TreeMove((0, 0), 1, 1.0, Verdict.WIN, plies=1, prior=1.0)
    assert single.statistics() == TreeStatistics(1, (won,), ((0, 0),), Verdict.WIN)


def test_a_second_thread_is_refused_and_never_waits() -> None:
    """While one thread searches without the lock, another that uses the same tree gets an error."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    tree = compiled.Tree(15, 5, bytes(225), False, 1, 1.0, True, 64)
    thread = Thread(target=tree.advance, args=(20_000,))
    thread.start()
    refusals = 0
    while thread.is_alive():
        try:
            tree.advance(1)
        except RuntimeError:
            refusals += 1
    thread.join()
    assert refusals


def test_o_sees_its_own_results(search_backend: str) -> None:
    """Rates and verdicts are from the point of view of the side to move, be it X or O."""
    position = Position.parse("XX./OO./...", Rules(3), "O")
    tree = Tree(position, seed=1)
    tree.advance(50)
    assert position.to_move is Mark.O
    assert tree.statistics().verdict is Verdict.WIN
    best = tree.statistics().best
    assert best is not None
    assert solve(position)[best] is Verdict.WIN


def test_a_win_is_taken_soon_and_a_loss_put_off(search_backend: str) -> None:
    """Of proven wins, one that wins at once is chosen; of lost moves, one that blocks."""
    rules = Rules(5, 3)
    win = Position.parse("XX.../...../..X../.OO../O....", rules, "X")
    found = Tree(win, seed=1)
    found.advance(50)
    assert found.statistics().best == (0, 2)
    assert next(move.plies for move in found.statistics().moves if move.square == (0, 2)) == 1
    lost = Position.parse("XX.../...../X..O./...../....O", rules, "O")  # a2 and c1 both complete
    tree = Tree(lost, seed=1)
    tree.advance(400)
    assert tree.statistics().verdict is Verdict.LOSS
    assert tree.statistics().best in {(1, 0), (0, 2)}
    corner = Position.parse("X.../..../..../....", Rules(4, 3), "O")
    tree = Tree(corner, seed=1)
    tree.advance(100)
    assert tree.settled
    assert tree.statistics().best == (1, 1)  # loses in 10 moves, all others in 6


def test_a_proven_tie_is_preferred_to_worse_hopes(search_backend: str) -> None:
    """No open move that scores less than half is chosen while another is proven to tie."""
    chosen = 0
    for position in positions(24):
        for simulations in (20, 60):
            tree = Tree(position, seed=6)
            tree.advance(simulations)
            found = tree.statistics()
            moves = {move.square: move for move in found.moves}
            has_tie = any(move.verdict is Verdict.DRAW for move in found.moves)
            is_open = any(move.verdict is Verdict.UNKNOWN for move in found.moves)
            assert found.best is not None
            best = moves[found.best]
            if has_tie and best.verdict is Verdict.UNKNOWN:
                assert best.rate >= 0.5
            chosen += is_open and best.verdict is Verdict.DRAW
    assert chosen


def choices(moves: tuple[TreeMove, ...]) -> set[Square]:
    """Return the moves that a side may choose: the soonest win, else the most visited open move.

    A proven tie is better than an open move that earned less than half; the last resort is the
    loss that comes latest.
    """
    of = {verdict: [move for move in moves if move.verdict is verdict] for verdict in Verdict}
    if won := of[Verdict.WIN]:
        return {move.square for move in won if move.plies == min(m.plies or 0 for m in won)}
    for verdict in (Verdict.UNKNOWN, Verdict.DRAW):
        most = max((move.visits for move in of[verdict]), default=0)
        best = [move for move in of[verdict] if move.visits == most]
        is_worse = any(move.rate < 0.5 for move in best) and bool(of[Verdict.DRAW])
        if best and (verdict is Verdict.DRAW or not is_worse):
            return {move.square for move in best}
    lost = of[Verdict.LOSS]
    return {move.square for move in lost if move.plies == max(m.plies or 0 for m in lost)}


def test_every_move_of_the_line_is_the_choice_of_its_side(search_backend: str) -> None:
    """The line follows the best move of each position in the tree, as far as the tree reaches."""
    kinds = set[Verdict]()
    for position in positions(60):
        for simulations in (15, 45, 150):
            tree = Tree(position, seed=6)
            tree.advance(simulations)
            found = tree.statistics()
            root = tree.node()
            assert root is not None
            if sum(move.visits for move in root.moves) <= 1:
                continue  # a win by threats, found at once
            for depth, square in enumerate(found.line):
                node = tree.node(found.line[:depth])
                if node is None:  # the moves of a win by threats
                    assert found.verdict is Verdict.WIN
                    break
                assert square in choices(node.moves)
                kinds.add(next(move.verdict for move in node.moves if move.square == square))
            else:
                last = tree.node(found.line)
                assert last is None or not last.moves
    assert kinds == set(Verdict)


@pytest.mark.parametrize(
    ("board", "rules"),
    [
        ("....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4)),
        (
            "/".join(["........."] * 2 + ["....X...."] * 2 + ["..XX.....", *["........."] * 3])
            + "/O.OO.....",
            Rules(9, 5),
        ),
    ],
)
def test_a_win_by_threats_is_told_to_its_end(search_backend: str, board: str, rules: Rules) -> None:
    """The first simulation proves it, and the line has all its moves, of both kinds of threat.

    Without compiled code fewer threats are tried at first.
    """
    position = Position.parse(board, rules, "X")
    tree = Tree(position, seed=3)
    if tree.advance(50) > 1 and search_backend == "python":
        return
    found = tree.statistics()
    [move] = found.moves
    assert found.verdict is move.verdict is Verdict.WIN
    assert (move.square, move.visits, move.rate) == (found.best, 1, 1.0)
    assert move.plies == len(found.line) > 1
    end = position
    for square in found.line:
        assert end.outcome is None
        end = end.play(square)
    assert end.outcome is not None
    assert end.outcome.winner is Mark.X


def test_each_simulation_is_told_move_by_move(search_backend: str) -> None:
    """The reported simulations add up to the tree: their paths, new moves, games and points."""
    for position in positions(8):
        tree = Tree(position, seed=4)
        visits, points = dict[tuple[Square, ...], int](), dict[tuple[Square, ...], float]()
        for number in range(1, 60):
            if tree.advance(1) < number:
                break
            done = tree.last_simulation()
            played = done.path + done.game
            assert played
            assert len(set(played)) == len(played)
            end = position
            for square in played:
                end = end.play(square)  # no move follows the end of a game
            assert end.outcome is not None or not done.game
            for depth in range(1, len(done.path) + 1):
                way = done.path[:depth]
                visits[way] = visits.get(way, 0) + 1
                mine = done.points if depth % 2 else 1 - done.points
                points[way] = points.get(way, 0) + mine
            assert len(done.path) == 1 or visits[done.path[:-1]] > 1  # one new move at most
        for way, count in visits.items():
            node = tree.node(way[:-1])
            assert node is not None
            move = next(move for move in node.moves if move.square == way[-1])
            assert move.visits == count
            assert move.rate == pytest.approx(points[way] / count)
            assert sum(move.visits for move in node.moves) == node.visits
            assert sum(move.prior for move in node.moves) <= 1 + 1e-6


def test_wrong_ways_are_refused() -> None:
    """The compiled tree accepts only lists of squares, and returns nothing for impossible paths."""
    compiled = compiled_searches()
    if compiled is None:
        pytest.skip("the compiled searches are not built")
    tree = compiled.Tree(3, 3, bytes(9), False, 1, 1.0, True, 1)
    assert tree.node([]) == (0, -1, 0.0, [])
    assert tree.last() == (0, [], 0.0)
    tree.advance(5)
    assert tree.node([0, 0]) is None
    for wrong, error in (([-1], ValueError), ([2**70], ValueError), ([625], ValueError)):
        with pytest.raises(error):
            tree.node(wrong)
    not_lists: tuple[Any, ...] = ((0,), ["a"], None)
    for refused in not_lists:
        with pytest.raises(TypeError):
            tree.node(refused)
