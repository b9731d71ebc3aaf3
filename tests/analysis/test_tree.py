"""Search trees for display: views of them, and simulations step by step."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from tests.analysis.review_checks import solved
from tests.refusals import carried_by
from tttmc_app import engine
from tttmc_app.analysis.tree_steps import (
    MOST_SIMULATIONS,
    GrowingTree,
    Stage,
    TreeStep,
    is_complete,
)
from tttmc_app.analysis.tree_view import Branch, Path, after, view_of
from tttmc_app.core import Position, Rules, Square, Text, parse_square, square_name
from tttmc_app.core.numbers import fixed
from tttmc_app.engine import Verdict

BOARDS = (Rules(3), Rules(3, reverse=True), Rules(7, 4))
WON = Position.parse("....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4), "X")
WIDE = Position.start(Rules(5, 4))


def check_branches(
    tree: engine.Tree, branches: tuple[Branch, ...], others: int, path: Path, kept: Path
) -> None:
    """Check that the most visited moves are shown, one more if it is the last, and those wanted."""
    node, line, depth = tree.node(path), tree.statistics().line, len(path)
    moves = () if node is None else node.moves
    ranked = sorted(moves, key=lambda move: (-move.visits, move.square))
    ways = [way[depth] for way in (line, kept) if way[depth:] and way[:depth] == path]
    most = 4 if path else 9
    most += len(ranked) == most + 1
    shown = [move for n, move in enumerate(ranked) if n < most or move.square in ways]
    assert [branch.move for branch in branches] == shown
    assert others == len(ranked) - len(shown)
    for branch in branches:
        assert node is not None
        assert branch.path == (*path, branch.square) == (*path, branch.move.square)
        assert branch.share == branch.move.visits / node.visits
        assert branch.is_expected == (line[: depth + 1] == branch.path)


@pytest.mark.parametrize("rules", [*BOARDS, WIDE.rules], ids=str)
def test_a_view_shows_the_most_visited_moves(rules: Rules) -> None:
    """Nine moves, four replies to each, the expected line and a kept path; the rest is counted."""
    start = Position.start(rules)
    tree = engine.Tree(start, 3)
    for size in (1, 9, 10, 11, 12, 40, 600):
        tree.advance(max(0, size - tree.simulations))
        moves = sorted(view_of(tree, start).moves, key=lambda move: move.visits)
        for kept in ((), (moves[0].square,), (moves[-1].square, moves[0].square)):
            view = view_of(tree, start, (), kept)
            check_branches(tree, view.branches, view.others, (), kept)
            for branch in view.branches:
                check_branches(tree, branch.replies, branch.others, branch.path, kept)


def test_a_tree_is_seen_from_any_position() -> None:
    """Its moves are those of the position; one that isn't in the tree shows the root."""
    tree = GrowingTree(WIDE, 3)
    root = tree.grow(300, 60)
    view = tree.view(root.line[:2])
    assert (view.path, view.seen) == (root.line[:2], after(WIDE, root.line[:2]))
    for each in (root, view):
        assert each.untried == len(each.seen.empty_squares) - len(each.moves)
        assert each.visits == sum(move.visits for move in each.moves)
        assert (each.simulations, each.line, each.verdict) == (300, root.line, root.verdict)
    assert tree.view(((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))).path == ()


def test_a_tree_grows_only_for_a_time() -> None:
    """Without time it doesn't grow, nor beyond a total or a proof."""
    tree = GrowingTree(WIDE, 1)
    assert tree.grow(100, 0.0).simulations == 0
    assert tree.grow(100, 60).simulations == tree.grow(90, 60).simulations == 100
    view = tree.grow(130, 60, ((2, 2),))
    assert (view.simulations, view.path) == (130, ((2, 2),))
    full = replace(view, simulations=MOST_SIMULATIONS)
    assert (is_complete(view), is_complete(full)) == (False, True)
    won = GrowingTree(Position.parse("XX./OO./..."), 1)
    view = won.grow(1000, 60)
    assert (view.simulations, is_complete(view), won.step().steps) == (1, True, ())


# Steps ------------------------------------------------------------------------------------------


def bounds_before(
    tree: engine.Tree, path: Path, taken: Square
) -> list[tuple[str, str, str | None]]:
    """Return what the moves from a position promised, the taken one first among equals.

    A move that was tried has its share of the points and a bonus that shrinks with its visits; a
    new one is expected to earn 0.15 less than its position. Proven moves aren't tried again.
    """
    node, parent, rate = tree.node(path), tree.node(path[:-1]), 0.5
    if path and parent is not None:
        rate = 1 - next(move.rate for move in parent.moves if move.square == path[-1])
    if node is None or not node.visits:
        return [(square_name(taken), fixed(rate - 0.15), None)]
    weight, found = 1.5 * sqrt(node.visits), list[tuple[float, Square, str | None]]()
    for move in node.moves:
        if move.verdict is Verdict.UNKNOWN:
            bound = move.rate + weight * move.prior / (1 + move.visits)
            found.append((bound, move.square, fixed(move.rate)))
    if node.untried is not None:
        square, prior = node.untried
        found.append((rate - 0.15 + weight * prior, square, None))
    found.sort(key=lambda option: (round(option[0], 5), option[1] == taken), reverse=True)
    return [(square_name(square), fixed(bound), earned) for bound, square, earned in found]


@pytest.mark.parametrize("rules", BOARDS, ids=str)
def test_each_step_follows_the_greatest_bound(rules: Rules) -> None:
    """A simulation selects, adds a move, is valued and counted; its steps compare the bounds.

    The tree that is looked at is another one, in which the simulation isn't done yet.
    """
    start, stages = Position.start(rules), Counter[Stage]()
    watched, before = GrowingTree(start, 3), engine.Tree(start, 3)
    for number in range(60):
        *steps, playout, backup = watched.step().steps
        assert (playout.stage, backup.stage) == (Stage.PLAYOUT, Stage.BACKUP)
        for depth, step in enumerate(steps):
            assert step.square is not None
            assert step.path == backup.path[: depth + 1]
            assert step.board == after(start, step.path)
            assert step.view.simulations == number
            options = bounds_before(before, backup.path[:depth], step.square)
            texts = [carried_by(v) for _, v in step.detail.values if isinstance(v, Text)]
            listed = [(each["square"], each["bound"], each.get("rate")) for each in texts]
            assert listed == options[:3]
            best, _, rate = options[0]
            side = after(start, backup.path[:depth]).to_move
            assert carried_by(step.words) == {"side": side, "square": best}
            assert best == square_name(step.square)
            assert step.stage is (Stage.SELECTION if rate else Stage.EXPANSION)
            stages[step.stage] += 1
        before.advance(1)
        assert (backup.view.simulations, backup.board) == (number + 1, start)
        assert backup.view.moves == watched.view().moves
        assert backup.path[:1] in [branch.path for branch in backup.view.branches]
    assert len(stages) == 2


def kind_of(start: Position, steps: tuple[TreeStep, ...]) -> str:
    """Check every claim of a simulation's last two steps; return what kind of end it had."""
    game, backup = steps[-2:]
    values, gains = carried_by(game.words), carried_by(backup.words)
    side, leaf, points = start.to_move, after(start, game.path), float(gains["mine"])
    assert gains["side"] == side
    assert float(gains["theirs"]) == pytest.approx(1 - points, abs=0.0101)
    winner = values.get("winner")
    worth = 0.5 if winner is None else float(winner == side)
    if listed := carried_by(game.detail).get("squares"):
        squares = [parse_square(name, start.rules) for name in listed.split(", ")]
        moves = leaf.empty.bit_count() - game.board.empty.bit_count()
        assert len(squares) == min(moves, 12)
        assert not game.board.empty & ~after(leaf, squares).empty
        assert game.board.outcome is not None
        assert winner == game.board.outcome.winner
        if "played" not in values:
            assert points == worth
            return "game"
        assert (float(values["played"]), float(values["points"])) == (worth, points)
        assert (worth + float(values["lines"])) / 2 == pytest.approx(points, abs=0.0101)
        return "game and lines"
    assert game.board == leaf
    if "points" in values:
        assert (float(values["points"]), values["side"]) == (points, side)
        return "lines"
    assert (values["square"], worth) == (square_name(game.path[-1]), points)
    if leaf.outcome is not None:
        assert winner == leaf.outcome.winner
        return "end"
    is_won = (1, 1) in solved(leaf).values()
    assert winner == (leaf.to_move if is_won else leaf.to_move.other)
    return f"proven: {is_won}"


def test_every_sentence_on_a_simulation_is_true() -> None:
    """Winners, points, games and lines are what the board, the rules and the solver say."""
    kinds = set[str]()
    for start in (
        *map(Position.start, (Rules(3), Rules(3, reverse=True), Rules(4))),
        Position.parse("XOX/XOO/OX.", None, "X"),
        Position.parse("X..O/..../.X../...O", Rules(4, 3), "X"),
    ):
        tree = GrowingTree(start, 2)
        while len(steps := tree.step().steps) and steps[-1].view.simulations < 60:
            if str(steps[0].detail):
                kinds.add(kind_of(start, steps))
    assert kinds == {"game", "game and lines", "lines", "end", "proven: True", "proven: False"}


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
