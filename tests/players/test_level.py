"""Levels: different machines for each board, and Unbeatable only where that is proven."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.players.obvious import obvious_tasks
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.players import parse_spec
from tttmc_app.players.level import Level, LevelPlayer, player_of
from tttmc_app.session import play_game

BOARDS = [Rules(1), Rules(3), Rules(3, reverse=True), Rules(5, 4), Rules(9, 5), Rules(25, 5)]


@pytest.mark.parametrize("rules", BOARDS, ids=Rules.describe)
def test_every_board_has_its_levels(rules: Rules) -> None:
    """On each board the three levels are three different machines, and each can move."""
    levels = [Level.EASY, Level.MEDIUM, Level.HARD]
    assert len({player_of(level, rules) for level in levels}) == 3
    for level in levels:
        *_, thought = LevelPlayer(level).think(Position.start(rules), 1)
        assert thought.move is not None
        assert LevelPlayer(level).compiled(rules) == player_of(level, rules).compiled(rules)


def test_boards_of_similar_size_share_a_machine() -> None:
    """Up to 6×6 a level keeps the 5×5 machine; larger boards have a stronger one."""
    for level in (Level.EASY, Level.MEDIUM, Level.HARD):
        five, six, seven = (player_of(level, Rules(size, 4)) for size in (5, 6, 7))
        assert five == six != seven


def test_it_wins_rather_than_blocks() -> None:
    """A level that sees lines completes its own before it blocks the other side's."""
    position = Position.parse("OO./XX./...", to_move="x")
    *_, thought = LevelPlayer(Level.HARD).think(position, 1)
    assert thought.move == (1, 2)


def test_unbeatable_is_refused_where_it_is_not_proven() -> None:
    """Where Unbeatable isn't proven it is refused, and the error names the boards that offer it."""
    for rules in (Rules(4, 3), Rules(5), Rules(9, 5)):
        with pytest.raises(TttmcError, match="unbeatable is proven only on 3×3 and 4×4"):
            next(LevelPlayer(Level.UNBEATABLE).think(Position.start(rules), 1))


@pytest.mark.parametrize("rules", [Rules(n, n, r) for n in (3, 4) for r in (False, True)])
def test_unbeatable_does_not_lose(rules: Rules) -> None:
    """Where Unbeatable is offered, it loses no game as X or as O."""
    machine, other = LevelPlayer(Level.UNBEATABLE), parse_spec("tree:simulations=300").make()
    for seed in range(4):
        side = (Mark.X, Mark.O)[seed % 2]
        players = (machine, other) if side is Mark.X else (other, machine)
        record = play_game(Position.start(rules), players, ("a", "b"), seed)
        assert record.result is not None
        assert record.result.winner is not side.other


def test_each_level_beats_the_one_below() -> None:
    """On 3×3 every level scores more points than the one below it, over 60 games."""
    for weak, strong in pairwise(map(LevelPlayer, Level)):
        points = 0.0
        for seed in range(60):
            side = (Mark.X, Mark.O)[seed % 2]
            players = (strong, weak) if side is Mark.X else (weak, strong)
            result = play_game(Position.start(Rules()), players, ("a", "b"), seed).result
            assert result is not None
            points += 0.5 if result.winner is None else result.winner is side
        assert points > 33


@pytest.mark.parametrize("rules", [Rules(9, 5), Rules(15, 5), Rules(19, 5)], ids=Rules.describe)
def test_hard_takes_wins_blocks_lines_and_finishes_attacks(rules: Rules) -> None:
    """Hard misses no win in one move, no forced block and no win by continuous threats."""
    hard = LevelPlayer(Level.HARD)
    for task in obvious_tasks(rules, each=6, seed=rules.size):
        *_, thought = hard.think(task.position, 1)
        assert thought.move is not None
        assert task.is_solved_by(thought.move)


def test_a_level_falls_to_the_highest_possible() -> None:
    """Where Unbeatable isn't offered, Hard replaces it; other levels stay."""
    for level, fitted in (("unbeatable", "hard"), ("medium", "medium")):
        spec = parse_spec(f"level:level={level}").fitted(Rules(5, 4))
        assert spec.value("level") == fitted
