"""Search trees for display: views of them, and simulations step by step."""

from __future__ import annotations

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
    is_complete,
)
from tttmc_app.analysis.tree_view import Branch, Path, after, view_of
from tttmc_app.core import Position, Rules, Text, square_name
from tttmc_app.core.numbers import fixed
from tttmc_app.engine import Verdict

BOARDS = (Rules(3), Rules(3, reverse=True), Rules(7, 4))
WON = Position.parse("....O../.O...../...X.../......./...O..X/XX...../......O", Rules(7, 4), "X")
WIN = (1, 1)
WIDE = Position.start(Rules(5, 4))


def check_branches(
    tree: engine.Tree, branches: tuple[Branch, ...], others: int, path: Path, kept: Path
) -> None:
    """Check that the most visited moves are shown, one more if it is the last, and those wanted."""
    node, line, depth = tree.node(path), tree.statistics().line, len(path)
    ranked = sorted(node.moves if node else (), key=lambda move: (-move.visits, move.square))
    ways = [way[depth] for way in (line, kept) if way[depth:] and way[:depth] == path]
    most = 4 if path else 9
    most += len(ranked) == most + 1
    shown = [move for n, move in enumerate(ranked) if n < most or move.square in ways]
    assert others == len(ranked) - len(shown)
    for branch, move in zip(branches, shown, strict=True):
        assert (branch.move, branch.path) == (move, (*path, move.square))
        assert branch.share == move.visits / (node.visits if node else 0)
        assert branch.is_expected == (line[: depth + 1] == branch.path)


@pytest.mark.parametrize("rules", [*BOARDS, WIDE.rules], ids=str)
def test_a_view_shows_the_most_visited_moves(rules: Rules) -> None:
    """Nine moves, four replies to each, the expected line and a kept path; the rest is counted."""
    start = Position.start(rules)
    tree = engine.Tree(start, 3)
    for size in (1, 9, 10, 11, 12, 40, 600):
        tree.advance(max(0, size - tree.simulations))
        rarest, *_, often = sorted([*view_of(tree, start).moves] * 2, key=lambda move: move.visits)
        for kept in ((rarest.square,), (often.square, rarest.square)):
            view = view_of(tree, start, (), kept)
            check_branches(tree, view.branches, view.others, (), kept)
            for branch in view.branches:
                check_branches(tree, branch.replies, branch.others, branch.path, kept)


def test_a_tree_is_seen_from_any_position() -> None:
    """Its moves are those of the position; one that isn't in the tree shows the root."""
    tree = GrowingTree(WIDE, 3)
    root = tree.grow(300, 60)
    for view in (root, tree.view(root.line[:2])):
        assert view.seen == after(WIDE, view.path)
        assert view.untried == len(view.seen.empty_squares) - len(view.moves)
        assert view.visits == sum(move.visits for move in view.moves)
        assert (view.simulations, view.line, view.verdict) == (300, root.line, root.verdict)
    assert tree.view(root.line[:2]).path == root.line[:2] != ()
    assert tree.view(((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))) == root


def test_a_tree_grows_only_for_a_time() -> None:
    """Without time it doesn't grow, nor beyond a total or a proof."""
    tree = GrowingTree(WIDE, 1)
    totals = ((100, 0), (100, 60), (90, 60), (130, 60))
    assert [tree.grow(*total).simulations for total in totals] == [0, 100, 100, 130]
    full = replace(tree.view(), simulations=MOST_SIMULATIONS)
    won = GrowingTree(Position.parse("XX./OO./..."), 1)
    view = won.grow(1000, 60)
    assert (view.simulations, won.step().steps) == (1, ())
    assert [is_complete(each) for each in (tree.view(), full, view)] == [False, True, True]


# Steps ------------------------------------------------------------------------------------------


def bounds_of(tree: engine.Tree, path: Path) -> dict[str, float]:
    """Return what the moves from a position promise; proven ones aren't tried again.

    A move that was tried has its share of the points and a bonus that shrinks with its visits; a
    new one is expected to earn 0.15 less than its position.
    """
    node, parent, rate = tree.node(path), tree.node(path[:-1]), 0.5
    if path and parent is not None:
        rate = 1 - next(move.rate for move in parent.moves if move.square == path[-1])
    if node is None or not node.visits:
        return {"": rate - 0.15}
    weight = 1.5 * sqrt(node.visits)
    found = {
        square_name(move.square): move.rate + weight * move.prior / (1 + move.visits)
        for move in node.moves
        if move.verdict is Verdict.UNKNOWN
    }
    if node.untried is not None:
        found[square_name(node.untried[0])] = rate - 0.15 + weight * node.untried[1]
    return found


@pytest.mark.parametrize("rules", BOARDS, ids=str)
def test_each_step_follows_the_greatest_bound(rules: Rules) -> None:
    """A simulation selects, adds a move, is valued and counted; its steps compare the bounds.

    The tree that is looked at is another one, in which the simulation isn't done yet.
    """
    start, stages = Position.start(rules), set[Stage]()
    watched, before = GrowingTree(start, 3), engine.Tree(start, 3)
    for number in range(80):
        *steps, playout, backup = watched.step().steps
        assert (playout.stage, backup.stage) == (Stage.PLAYOUT, Stage.BACKUP)
        for depth, step in enumerate(steps):
            way = backup.path[:depth]
            assert step.square is not None
            assert (step.path, step.view.simulations) == ((*way, step.square), number)
            assert step.board == after(start, step.path)
            bounds, best = bounds_of(before, way), square_name(step.square)
            listed = [carried_by(v) for _, v in step.detail.values if isinstance(v, Text)]
            shown = [float(each["bound"].replace("−", "-")) for each in listed]
            assert shown == pytest.approx(sorted(bounds.values())[:-4:-1], abs=0.0051)

            side = after(start, way).to_move
            assert listed[0]["square"] == best
            assert carried_by(step.words) == {"side": side, "square": best}
            assert step.stage is (Stage.SELECTION if "rate" in listed[0] else Stage.EXPANSION)
            stages.add(step.stage)
            if step.stage is Stage.SELECTION and depth < 2:  # a rarely tried move is there, too
                seen = step.view.branches
                assert step.path in {b.path for one in seen for b in (one, *one.replies)}
        before.advance(1)
        done, values = before.last_simulation(), carried_by(playout.words)
        assert (backup.path, playout.board) == (done.path, after(start, done.path + done.game))
        gains = {"mine": fixed(done.points), "theirs": fixed(1 - done.points)}
        assert carried_by(backup.words).items() >= gains.items()
        winner, outcome, mover = values.get("winner"), playout.board.outcome, playout.board.to_move
        if outcome is None and winner is not None:  # it is proven
            assert winner == (mover if WIN in solved(playout.board).values() else mover.other)
        elif outcome is not None:
            assert winner == outcome.winner
        if "lines" in values:
            worth = 0.5 if winner is None else winner == start.to_move
            assert (worth + float(values["lines"])) / 2 == pytest.approx(done.points, abs=0.0051)
        elif "points" in values:
            assert values["points"] == fixed(done.points)
        assert (backup.view.simulations, backup.board) == (number + 1, start)
        assert backup.view.moves == watched.view().moves
        assert backup.path[:1] in [branch.path for branch in backup.view.branches]
    assert len(stages) == 2


def test_a_win_by_threats_is_named() -> None:
    """Where a separate search finds a win, the step says so instead of naming a bound."""
    tree, first = GrowingTree(WON, 1), engine.forced_win(WON)[0]
    found = (tree.step().steps for _ in range(3))
    attack, _, backup = next(steps for steps in found if not str(steps[0].detail))
    assert carried_by(attack.words) == {"side": "X", "square": square_name(first)}
    assert (attack.square, attack.path, attack.board) == (first, (first,), WON.play(first))
    assert backup.view.verdict is Verdict.WIN
