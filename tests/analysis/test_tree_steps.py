"""Trees for display: views of them, and simulations step by step."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from tttmc_app import engine
from tttmc_app.analysis.tree_steps import GrowingTree, Stage, TreeStep
from tttmc_app.analysis.tree_view import MOST_MOVES, MOST_REPLIES, TreeView, after
from tttmc_app.core import Position, Rules, Square, parse_square, square_name
from tttmc_app.core.numbers import fixed

WON = "....O../.O...../...X.../......./...O..X/XX...../......O"
BOARDS = (Rules(3), Rules(3, reverse=True), Rules(7, 4))


def grown(rules: Rules, simulations: int) -> GrowingTree:
    """Return a tree from an empty board."""
    tree = GrowingTree(Position.start(rules), 3)
    assert tree.grow(simulations, 60) == tree.view()
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
        for depth, step in enumerate(steps[:-2]):
            assert step.square is not None
            name, side = square_name(step.square), after(step.view.position, step.path[:-1]).to_move
            assert step.path == steps[-1].path[: depth + 1]
            assert step.board == after(step.view.position, step.path)
            detail, words = str(step.detail), str(step.words)
            first = re.match(r"Bounds: (\w+) (\S+) \((new|(\S+) earned \+ (\S+) for .*?)\)", detail)
            assert first is not None
            assert first[1] == name
            if first[4] is not None:
                assert float(first[4]) + float(first[5]) == pytest.approx(float(first[2]), abs=0.02)
                assert words == f"{side} follows {name}, which has the highest bound."
                assert step.stage is Stage.SELECTION
                continue
            alone = detail.count("(") == 1
            rest = "." if alone else " looks more promising than the moves tried."
            assert words == f"A new move joins the tree: {side} {name}{rest}"
            assert step.stage is Stage.EXPANSION
        assert str(steps[-1].detail) == (f"{steps[-1].view.simulations} simulations so far.")


def bounds_before(
    tree: engine.Tree, path: tuple[Square, ...], taken: Square
) -> list[tuple[float, bool, str]]:
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
        return [(rate - 0.15, True, f"{square_name(taken)} {fixed(rate - 0.15)} (new)")]
    found = list[tuple[float, bool, str]]()
    for move in node.moves:
        if move.verdict is engine.Verdict.UNKNOWN:
            bonus = 1.5 * sqrt(node.visits) * move.prior / (1 + move.visits)
            said = f"({fixed(move.rate)} earned + {fixed(bonus)} for exploration)"
            bound, name = move.rate + bonus, square_name(move.square)
            found.append((bound, move.square == taken, f"{name} {fixed(bound)} {said}"))
    if node.untried is not None:
        square, prior = node.untried
        bound = rate - 0.15 + 1.5 * sqrt(node.visits) * prior
        said = f"{square_name(square)} {fixed(bound)} (new)"
        found.append((bound, square == taken, said))
    return sorted(found, key=lambda option: (round(option[0], 5), option[1]), reverse=True)


@pytest.mark.parametrize("rules", BOARDS, ids=str)
def test_the_bounds_are_those_before_the_simulation(rules: Rules) -> None:
    """Each step lists up to three moves with the share, bonus and bound that they had until then.

    The tree that is looked at is another one, in which the simulation isn't done yet.
    """
    position, lengths, selected = Position.start(rules), set[int](), 0
    watched, before = GrowingTree(position, 3), engine.Tree(position, 3)
    for number in range(60):
        *steps, _, backup = watched.step().steps
        assert before.simulations == number
        for depth, step in enumerate(steps):
            assert step.square is not None
            options = bounds_before(before, backup.path[:depth], step.square)
            named = "; ".join(said for *_, said in options[:3])
            assert str(step.detail) == f"Bounds: {named}."
            lengths.add(min(len(options), 4))
            selected += step.stage is Stage.SELECTION
        before.advance(1)
        first = next(each for each in backup.view.branches if each.path == backup.path[:1])
        shown = [first.path, *(reply.path for reply in first.replies)]
        assert backup.path[:2] in shown  # however seldom it has been visited
    assert lengths == {1, 2, 3, 4}
    assert selected > 30


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


def squares_of(text: str, rules: Rules) -> list[Square]:
    """Return the squares that a list names."""
    return [parse_square(name, rules) for name in text.split(", ")]


def check_playout(start: Position, steps: tuple[TreeStep, ...]) -> str:
    """Check every claim of a simulation's last two steps; return what kind of end it had."""
    game, backup = steps[-2:]
    words, detail = str(game.words), str(game.detail)
    side, leaf = start.to_move, after(start, game.path)
    mine = re.fullmatch(r"Every move .* (.)'s moves gain (.*), (.)'s (.*)\.", str(backup.words))
    assert mine is not None
    assert mine.group(1, 3) == (side, side.other)
    points = float(mine[2])
    assert float(mine[4]) == pytest.approx(1 - points, abs=0.0101)
    if found := re.match(r"Random moves to the end: (a tie|(.) wins)\.", words):
        assert game.board.outcome is not None
        assert found[2] == game.board.outcome.winner
        played = 0.5 if found[2] is None else float(found[2] == side)
        listed = re.fullmatch(r"Played: (.+?)( and (\d+) more)?", detail)
        assert listed is not None
        squares = squares_of(listed[1], start.rules)
        moves = leaf.empty.bit_count() - game.board.empty.bit_count()
        assert len(squares) == min(moves, 12)
        assert listed[3] == (str(moves - 12) if moves > 12 else None)
        assert game.square in (squares[-1:] if moves <= 12 else leaf.empty_squares)
        assert after(leaf, squares).empty & game.board.empty == game.board.empty
        counted = re.search(
            r"The game counts (.*) for (.), the open lines (.*): on average (.*)\.$", words
        )
        if counted is None:
            assert points == played
            return "game"
        assert (float(counted[1]), counted[2], float(counted[4])) == (played, side, points)
        assert (played + float(counted[3])) / 2 == pytest.approx(points, abs=0.0101)
        return "game and lines"
    assert game.board == leaf
    if found := re.fullmatch(r"The open lines count (.*) for (.)\.", words):
        assert (float(found[1]), found[2]) == (points, side)
        assert detail == "Every fourth simulation also plays a random game."
        return "lines"
    assert detail == "No random game is needed."
    name = square_name(game.path[-1])
    if leaf.outcome is not None:
        winner = leaf.outcome.winner
        end = "fills the board: a tie" if winner is None else f"ends the game: {winner} wins"
        assert words == f"{name} {end}."
        assert points == (0.5 if winner is None else float(winner is side))
        return "end"
    value = engine.SolveJob(leaf)
    while not value.settled:
        value.advance()
    winner = leaf.to_move if value.outcome() is engine.Verdict.WIN else leaf.to_move.other
    assert words == f"{name} is proven: {winner} wins by completing lines or threatening to."
    assert points == float(winner is side)
    return f"proven for the mover: {winner is not leaf.to_move}"


def check_options(first: TreeStep) -> None:
    """Check that a simulation's first step compares different moves, none of them proven before."""
    names = re.findall(r"(?:: |; )(\w+) ", str(first.detail))
    proven = {
        square_name(move.square)
        for move in first.view.moves
        if move.verdict is not engine.Verdict.UNKNOWN
    }
    assert len(set(names)) == len(names) > 0
    assert str(first.detail).count("(new)") <= 1
    assert not proven & set(names)


def test_every_sentence_on_a_simulation_is_true() -> None:
    """Winners, points, games and lines are what the board, the rules and the solver say."""
    kinds = Counter[str]()
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
            if "continuous threats" not in str(steps[0].words):
                kinds[check_playout(start, steps)] += 1
                check_options(steps[0])
    assert set(kinds) == {
        *("game", "game and lines", "lines", "end"),
        *("proven for the mover: True", "proven for the mover: False"),
    }


def test_a_tree_stops_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree that is looked at has a maximum size, beyond which it takes no steps either."""
    monkeypatch.setattr("tttmc_app.analysis.tree_steps.MOST_SIMULATIONS", 70)
    tree = GrowingTree(Position.start(Rules(5)), 1)
    assert tree.grow(500, 60).simulations == 70
    assert tree.step().steps == ()


def test_a_tree_grows_only_for_a_time() -> None:
    """Without time it doesn't grow, nor beyond a total; it may be seen from another position."""
    tree = GrowingTree(Position.start(Rules(3)), 1)
    assert tree.grow(100, 0.0).simulations == 0
    assert tree.grow(100, 60).simulations == 100
    view = tree.grow(130, 60, ((1, 1),))
    assert (view.simulations, view.path) == (130, ((1, 1),))
    assert tree.grow(90, 60).simulations == 130
    won = GrowingTree(Position.parse("XX./OO./..."), 1)
    assert won.grow(1000, 60).simulations == 1  # it is proven at once


def test_a_win_by_threats_is_named() -> None:
    """Where a separate search finds a win, the step says so instead of naming a bound."""
    tree = GrowingTree(Position.parse(WON, Rules(7, 4), "X"), 1)
    start = Position.parse(WON, Rules(7, 4), "X")
    attack, _, backup = next(
        steps
        for _ in range(3)
        if (steps := tree.step().steps) and "continuous threats" in str(steps[0].words)
    )
    first = engine.forced_win(start)[0]
    assert str(attack.words) == (
        f"A search for continuous threats finds a win: X {square_name(first)}."
    )
    assert str(attack.detail) == ""
    assert (attack.square, attack.path, attack.board) == (first, (first,), start.play(first))
    assert backup.view.verdict is engine.Verdict.WIN


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


@pytest.mark.parametrize("rules", BOARDS, ids=str)
def test_every_position_of_a_tree_is_seen_whole(rules: Rules) -> None:
    """From each position a view shows its own moves and counts, and what holds for the whole tree.

    A position's branches are its most visited moves, and their replies are those seen from there.
    """
    tree = grown(rules, 300)
    root, seen = tree.view(), 0
    for path in [
        (),
        *(a.path for a in root.branches),
        *(b.path for a in root.branches for b in a.replies),
    ]:
        view = tree.view(path)
        if view.path != path:
            continue  # tried, but never followed
        seen += len(path) > 1
        assert (view.position, view.simulations) == (root.position, 300)
        assert (view.line, view.verdict) == (root.line, root.verdict)
        assert view.seen == after(root.position, path)
        assert view.untried == len(view.seen.empty_squares) - len(view.moves)
        assert view.visits == sum(move.visits for move in view.moves)
        assert view.others == len(view.moves) - len(view.branches)
        visits = [branch.move.visits for branch in view.branches]
        assert visits == sorted((move.visits for move in view.moves), reverse=True)[: len(visits)]
        for branch in view.branches:
            assert branch.move in view.moves
            assert branch.path == (*path, branch.square) == (*path, branch.move.square)
            assert branch.share == branch.move.visits / view.visits
            assert branch.is_expected == (view.line[: len(branch.path)] == branch.path)
            inside = tree.view(branch.path)
            if inside.path != branch.path:
                assert (branch.replies, branch.others) == ((), 0)
                continue
            assert len(branch.replies) + branch.others == len(inside.moves)
            for reply, same in zip(branch.replies, inside.branches, strict=False):
                assert replace(same, replies=(), others=0) == reply
    assert seen > 3


def test_a_view_beyond_the_tree_is_that_of_its_root() -> None:
    """Asking for a position that isn't in the tree shows the root."""
    view: TreeView = grown(Rules(3), 1).view(((0, 0), (0, 1), (0, 2)))
    assert view.path == ()
