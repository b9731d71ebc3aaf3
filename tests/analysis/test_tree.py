"""Search trees for display: views of them, and simulations step by step."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.analysis import tree_steps
from tttmc_app.analysis.tree_steps import GrowingTree, Stage, TreeStep, is_complete
from tttmc_app.analysis.tree_view import Branch, after, view_of
from tttmc_app.core import Position, Rules, Square, Text, parse_square, square_name
from tttmc_app.core.numbers import fixed
from tttmc_app.engine import Verdict

BOARDS = (Rules(3), Rules(3, reverse=True), Rules(7, 4))
WON = Position.parse("....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4), "X")
WIDE = Position.start(Rules(5, 4))


# Views ------------------------------------------------------------------------------------------


def expected(
    moves: tuple[engine.TreeMove, ...], most: int, wanted: set[Square]
) -> list[engine.TreeMove]:
    """Return the moves to show: the most visited, one more if it is the last, and those wanted."""
    ranked = sorted(moves, key=lambda move: (-move.visits, move.square))
    count = len(ranked) if len(ranked) <= most + 1 else most
    return [move for n, move in enumerate(ranked) if n < count or move.square in wanted]


def check_branches(
    tree: engine.Tree,
    branches: tuple[Branch, ...],
    others: int,
    path: tuple[Square, ...],
    kept: tuple[Square, ...],
) -> None:
    """Check the branches of a position against the tree."""
    node, line = tree.node(path), tree.statistics().line
    assert node is not None
    ways = [
        way[len(path)] for way in (line, kept) if len(way) > len(path) and way[: len(path)] == path
    ]
    shown = expected(node.moves, 4 if len(path) else 9, set(ways))
    assert [branch.move for branch in branches] == shown
    assert others == len(node.moves) - len(shown)
    for branch in branches:
        assert branch.path == (*path, branch.square) == (*path, branch.move.square)
        assert branch.share == branch.move.visits / node.visits
        assert branch.is_expected == (line[: len(branch.path)] == branch.path)


@pytest.mark.parametrize("rules", [*BOARDS, WIDE.rules], ids=str)
def test_a_view_shows_the_most_visited_moves(rules: Rules) -> None:
    """Nine moves, four replies to each, the expected line and a kept path; the rest is counted.

    Nothing is left out for the sake of a single move.
    """
    tree, start, counts = engine.Tree(Position.start(rules), 3), Position.start(rules), set[int]()
    for size in (1, 9, 10, 11, 12, 40, 300, 600):
        tree.advance(max(0, size - tree.simulations))
        root = tree.node()
        assert root is not None
        ranked = sorted(root.moves, key=lambda move: (-move.visits, move.square))
        for kept in ((), (ranked[-1].square,), (ranked[0].square, ranked[-1].square)):
            view = view_of(tree, start, (), kept)
            check_branches(tree, view.branches, view.others, (), kept)
            for branch in view.branches:
                child = tree.node(branch.path)
                assert child is not None or (branch.replies, branch.others) == ((), 0)
                if child is not None:
                    check_branches(tree, branch.replies, branch.others, branch.path, kept)
                    counts.add(len(child.moves))
        found = tree.statistics()
        assert (view.simulations, view.line, view.verdict) == (
            *(found.simulations, found.line, found.verdict),
        )
        assert (view.moves, view.visits) == (root.moves, root.visits)
        assert view.untried == rules.square_count - len(root.moves)
    assert {5, 6, 7} & counts or rules.size == 7


def test_a_tree_is_seen_from_any_position() -> None:
    """Its moves are those of the position; one that isn't in the tree shows the root."""
    tree = GrowingTree(WIDE, 3)
    root = tree.grow(300, 60)
    path = root.line[:2]
    view = tree.view(path)
    assert (view.path, view.seen, view.position) == (path, after(WIDE, path), WIDE)
    assert view.untried == len(view.seen.empty_squares) - len(view.moves)
    assert view.visits == sum(move.visits for move in view.moves)
    assert (view.simulations, view.line, view.verdict) == (300, root.line, root.verdict)
    assert tree.view(((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))).path == ()


def test_a_tree_grows_only_for_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time it doesn't grow, nor beyond a total, a proof, or its maximum size."""
    tree = GrowingTree(WIDE, 1)
    assert tree.grow(100, 0.0).simulations == 0
    assert tree.grow(100, 60).simulations == tree.grow(90, 60).simulations == 100
    view = tree.grow(130, 60, ((2, 2),))
    assert (view.simulations, view.path, is_complete(view)) == (130, ((2, 2),), False)
    monkeypatch.setattr(tree_steps, "MOST_SIMULATIONS", 170)
    view = tree.grow(500, 60)
    assert (view.simulations, is_complete(view), tree.step().steps) == (170, True, ())
    won = GrowingTree(Position.parse("XX./OO./..."), 1)
    view = won.grow(1000, 60)
    assert (view.simulations, is_complete(view), won.step().steps) == (1, True, ())


# Steps ------------------------------------------------------------------------------------------


def bounds_before(
    tree: engine.Tree, path: tuple[Square, ...], taken: Square
) -> list[dict[str, str]]:
    """Return what the moves from a position promised, the taken one first among equals.

    A move that was tried has its share of the points and a bonus that shrinks with its visits; a
    new one is expected to earn 0.15 less than its position. Proven moves aren't tried again.
    """
    parent = None if not path else tree.node(path[:-1])
    rate = 0.5
    if parent is not None:
        rate = 1 - next(move.rate for move in parent.moves if move.square == path[-1])
    node = tree.node(path)
    if node is None or not node.visits:
        return [{"square": square_name(taken), "bound": fixed(rate - 0.15)}]
    found = list[tuple[float, bool, dict[str, str]]]()
    for move in node.moves:
        if move.verdict is Verdict.UNKNOWN:
            bonus = 1.5 * sqrt(node.visits) * move.prior / (1 + move.visits)
            said = {"square": square_name(move.square), "bound": fixed(move.rate + bonus)}
            said |= {"rate": fixed(move.rate), "bonus": fixed(bonus)}
            found.append((move.rate + bonus, move.square == taken, said))
    if node.untried is not None:
        square, prior = node.untried
        bound = rate - 0.15 + 1.5 * sqrt(node.visits) * prior
        said = {"square": square_name(square), "bound": fixed(bound)}
        found.append((bound, square == taken, said))
    found.sort(key=lambda option: (round(option[0], 5), option[1]), reverse=True)
    return [said for *_, said in found]


@pytest.mark.parametrize("rules", BOARDS, ids=str)
def test_each_step_follows_the_greatest_bound(rules: Rules) -> None:
    """A simulation selects, adds a move, is valued and counted; its steps compare the bounds.

    The tree that is looked at is another one, in which the simulation isn't done yet.
    """
    start, lengths, stages = Position.start(rules), set[int](), Counter[Stage]()
    watched, before = GrowingTree(start, 3), engine.Tree(start, 3)
    for number in range(60):
        old = watched.view()
        *steps, playout, backup = watched.step().steps
        assert (playout.stage, backup.stage) == (Stage.PLAYOUT, Stage.BACKUP)
        for depth, step in enumerate(steps):
            assert step.square is not None
            assert step.path == backup.path[: depth + 1]
            assert step.board == after(start, step.path)
            assert (step.view.simulations, step.view.moves) == (number, old.moves)
            options = bounds_before(before, backup.path[:depth], step.square)
            listed = [v for _, v in step.detail.values if isinstance(v, Text)]
            assert [carried_by(text) for text in listed] == options[:3]
            assert options[0]["square"] == square_name(step.square)
            is_new = "rate" not in options[0]
            assert step.stage is (Stage.EXPANSION if is_new else Stage.SELECTION)
            assert carried_by(step.words) == {
                "side": after(start, step.path[:-1]).to_move,
                "square": options[0]["square"],
            }
            lengths.add(min(len(options), 4))
            stages[step.stage] += 1
        before.advance(1)
        assert (backup.view.simulations, backup.board) == (number + 1, start)
        assert backup.view.moves == watched.view().moves
        was = {move.square: move.visits for move in old.moves}
        changed = [m.square for m in backup.view.moves if m.visits != was.get(m.square, 0)]
        assert changed == [backup.path[0]]
        first = next(each for each in backup.view.branches if each.path == backup.path[:1])
        assert backup.path[:2] in [first.path, *(reply.path for reply in first.replies)]
    assert lengths == {1, 2, 3, 4}
    assert min(stages[stage] for stage in (Stage.SELECTION, Stage.EXPANSION)) > 30


def check_playout(start: Position, steps: tuple[TreeStep, ...]) -> str:
    """Check every claim of a simulation's last two steps; return what kind of end it had."""
    game, backup = steps[-2:]
    values, side, leaf = carried_by(game.words), start.to_move, after(start, game.path)
    gains = carried_by(backup.words)
    assert (gains["side"], gains["other"]) == (side, side.other)
    points = float(gains["mine"])
    assert float(gains["theirs"]) == pytest.approx(1 - points, abs=0.0101)
    assert carried_by(backup.detail) == {"n": str(backup.view.simulations)}
    listed = carried_by(game.detail).get("squares")
    if listed is not None:
        outcome = game.board.outcome
        assert outcome is not None
        assert values.get("winner") == outcome.winner
        squares = [parse_square(name, start.rules) for name in listed.split(", ")]
        moves = leaf.empty.bit_count() - game.board.empty.bit_count()
        assert len(squares) == min(moves, 12)
        assert carried_by(game.detail).get("n") == (str(moves - 12) if moves > 12 else None)
        assert game.square == squares[-1] or moves > 12
        assert after(leaf, squares).empty & game.board.empty == game.board.empty
        worth = 0.5 if outcome.winner is None else float(outcome.winner is side)
        if "played" not in values:
            assert points == worth
            return "game"
        assert (float(values["played"]), values["side"], float(values["points"])) == (
            *(worth, side, points),
        )
        assert (worth + float(values["lines"])) / 2 == pytest.approx(points, abs=0.0101)
        return "game and lines"
    assert game.board == leaf
    if "points" in values:
        assert (float(values["points"]), values["side"]) == (points, side)
        return "lines"
    assert values["square"] == square_name(game.path[-1])
    if leaf.outcome is not None:
        assert values.get("winner") == leaf.outcome.winner
        winner, kind = leaf.outcome.winner, "end"
    else:
        job = engine.SolveJob(leaf)
        while not job.settled:
            job.advance()
        winner = leaf.to_move if job.outcome() is Verdict.WIN else leaf.to_move.other
        assert values["winner"] == winner
        kind = f"proven for the mover: {winner is not leaf.to_move}"
    assert points == (0.5 if winner is None else float(winner is side))
    return kind


def test_every_sentence_on_a_simulation_is_true() -> None:
    """Winners, points, games and lines are what the board, the rules and the solver say."""
    kinds = Counter[str]()
    details = dict[str, str]()
    starts = [
        *(Position.start(rules) for rules in (Rules(3), Rules(3, reverse=True), Rules(4))),
        Position.parse("XX./OO./...", Rules(3), "X"),
        Position.parse("XX./OO./.XO", Rules(3, reverse=True), "X"),
        Position.parse("XOX/XOO/OX.", Rules(3), "X"),
        Position.parse("X..O/..../.X../...O", Rules(4, 3), "X"),
        Position.parse("X..../.OX../..O../.X.O./....X", Rules(5, 4), "O"),
    ]
    for start in starts:
        tree = GrowingTree(start, 2)
        for _ in range(60):
            if not (steps := tree.step().steps):
                break
            if str(steps[0].detail):
                kind = check_playout(start, steps)
                kinds[kind] += 1
                details.setdefault(kind, steps[-2].detail.source)
                proven = {
                    square_name(move.square)
                    for move in steps[0].view.moves
                    if move.verdict is not Verdict.UNKNOWN
                }
                texts = [v for _, v in steps[0].detail.values if isinstance(v, Text)]
                names = [carried_by(text)["square"] for text in texts]
                assert len(set(names)) == len(names) > 0
                assert not proven & set(names)
    proofs = ("end", "proven for the mover: True", "proven for the mover: False")
    assert set(kinds) == {"game", "game and lines", "lines", *proofs}
    assert len({details[kind] for kind in proofs}) == 1
    assert details["lines"] != details["end"]


def test_a_win_by_threats_is_named() -> None:
    """Where a separate search finds a win, the step says so instead of naming a bound."""
    tree = GrowingTree(WON, 1)
    attack, _, backup = next(
        steps for _ in range(3) if not str((steps := tree.step().steps)[0].detail)
    )
    first = engine.forced_win(WON)[0]
    assert carried_by(attack.words) == {"side": "X", "square": square_name(first)}
    assert (attack.square, attack.path, attack.board) == (first, (first,), WON.play(first))
    assert backup.view.verdict is Verdict.WIN
