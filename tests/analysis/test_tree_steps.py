"""Trees for display: views of them, and simulations step by step."""

from __future__ import annotations

import pytest

from tttmc_app import engine
from tttmc_app.analysis.tree_steps import GrowingTree, Stage, TreeStep
from tttmc_app.analysis.tree_view import MOST_MOVES, MOST_REPLIES, TreeView
from tttmc_app.core import Position, Rules, square_name

WON = "....O../.O...../...X.../......./...O..X/XX...../......O"
BOARDS = (Rules(3), Rules(3, reverse=True), Rules(7, 4))


def grown(rules: Rules, simulations: int) -> GrowingTree:
    """Return a tree from an empty board."""
    tree = GrowingTree(Position.start(rules), 3)
    tree.grow(simulations, 60)
    return tree


@pytest.mark.parametrize("rules", BOARDS, ids=str)
def test_steps_follow_the_greatest_bound(rules: Rules) -> None:
    """Every move that a simulation makes has the greatest of the bounds that its step compares."""
    tree = grown(rules, 30)
    for _ in range(40):
        steps = tree.step().steps
        assert steps
        stages = [step.stage for step in steps]
        assert stages == sorted(stages, key=list(Stage).index)
        assert stages[-2:] == [Stage.PLAYOUT, Stage.BACKUP]
        for step in steps[:-2]:
            assert step.square is not None
            assert str(step.detail).startswith(f"Bounds: {square_name(step.square)} ")


def test_a_step_counts_once() -> None:
    """The backup adds one visit to each move of the path; earlier steps don't show it yet."""
    tree = grown(Rules(3), 25)
    before, steps = tree.view(), tree.step().steps
    assert steps[0].view.simulations == before.simulations
    after = steps[-1].view
    assert after.simulations == before.simulations + 1
    assert after.moves == tree.view().moves
    changed = {m.square for m in after.moves} ^ {m.square for m in before.moves}
    was = {m.square: m.visits for m in before.moves}
    changed |= {m.square for m in after.moves if m.square in was and m.visits != was[m.square]}
    assert changed == {steps[-1].path[0]}


def test_a_proven_move_needs_no_game() -> None:
    """A simulation that completes a line says so instead of playing on, and proves the result."""
    tree = GrowingTree(Position.parse("XX./OO./..."), 1)
    steps: list[TreeStep] = []
    while found := tree.step().steps:
        steps = list(found)
    assert str(steps[-2].words) == "c1 ends the game: X wins."
    assert steps[-1].view.verdict is engine.Verdict.WIN


def test_a_win_by_threats_is_named() -> None:
    """Where a separate search finds a win, the step says so instead of naming a bound."""
    tree = GrowingTree(Position.parse(WON, Rules(7, 4), "X"), 1)
    words = [str(step.words) for _ in range(3) for step in tree.step().steps]
    assert any(text.startswith("A search for continuous threats finds a win: X ") for text in words)


def test_a_view_holds_the_best_and_counts_the_others() -> None:
    """The most visited moves come first, all visits are counted, and the line is marked."""
    tree = grown(Rules(7, 4), 400)
    view = tree.view()
    assert len(view.branches) <= MOST_MOVES + 1
    visits = [branch.move.visits for branch in view.branches]
    assert visits == sorted(visits, reverse=True)
    assert len(view.branches) + view.others + view.untried == 49
    assert sum(move.visits for move in view.moves) == view.visits == view.simulations
    expected = [branch for branch in view.branches if branch.is_expected]
    assert [branch.path for branch in expected] == [view.line[:1]]
    for branch in view.branches:
        assert len(branch.replies) <= MOST_REPLIES + 2
        inside = tree.view(branch.path)
        if inside.path:
            assert len(branch.replies) + branch.others == len(inside.moves)
            assert inside.seen == view.position.play(branch.square)


def test_a_view_beyond_the_tree_is_that_of_its_root() -> None:
    """Asking for a position that isn't in the tree shows the root."""
    view: TreeView = grown(Rules(3), 1).view(((0, 0), (0, 1), (0, 2)))
    assert view.path == ()
