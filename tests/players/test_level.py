"""Levels: for each board other machines, and unbeatable only where that is proven."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.engine import forced_win
from tttmc_app.players import parse_spec
from tttmc_app.players.level import Level, LevelPlayer, player_of
from tttmc_app.session import play_game

BOARDS = [Rules(1), Rules(3), Rules(3, reverse=True), Rules(5, 4), Rules(9, 5), Rules(25, 5)]


@pytest.mark.parametrize("rules", BOARDS, ids=Rules.describe)
def test_every_board_has_its_levels(rules: Rules) -> None:
    """On each board the three levels are three machines, which move there."""
    levels = [Level.EASY, Level.MEDIUM, Level.HARD]
    assert len({player_of(level, rules) for level in levels}) == 3
    for level in levels:
        *_, thought = LevelPlayer(level).think(Position.start(rules), 1)
        assert thought.move is not None


def test_unbeatable_is_refused_where_it_is_not_proven() -> None:
    """Where a side can be beaten, or the solver has no answer at once, there is no such level."""
    for rules in (Rules(4, 3), Rules(5), Rules(9, 5)):
        with pytest.raises(TttmcError, match="unbeatable is proven only on 3×3 and 4×4"):
            next(LevelPlayer(Level.UNBEATABLE).think(Position.start(rules), 1))


@pytest.mark.parametrize("rules", [Rules(n, n, r) for n in (3, 4) for r in (False, True)])
def test_unbeatable_does_not_lose(rules: Rules) -> None:
    """Where it is offered it loses no game, as X or as O."""
    machine, other = LevelPlayer(Level.UNBEATABLE), parse_spec("tree:simulations=300").make()
    for seed in range(4):
        side = (Mark.X, Mark.O)[seed % 2]
        players = (machine, other) if side is Mark.X else (other, machine)
        record = play_game(Position.start(rules), players, ("a", "b"), seed)
        assert record.result is not None
        assert record.result.winner is not side.other


def test_each_level_beats_the_one_below() -> None:
    """On 3×3 every level takes more points than the one below, over 60 games."""
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
    """It misses no win in one, no forced block and no win by continuous threats."""
    hard, random, seen = LevelPlayer(Level.HARD), Random(rules.size), Counter[str]()
    while min(seen[kind] for kind in ("win", "block", "attack")) < 6:
        position = middlegame(rules, random)
        if position is None:
            continue
        own, other = (completing(position, side) for side in (True, False))
        attack = () if own or len(other) == 1 else forced_win(position)
        kind = "win" if own else "block" if len(other) == 1 else "attack" if attack else ""
        if not kind or seen[kind] == 6:
            continue
        *_, thought = hard.think(position, 1)
        assert thought.move is not None
        seen[kind] += 1
        if kind == "attack":
            after = position.play(thought.move)
            [reply, *_] = completing(after, False)  # the defender must stop this line
            assert forced_win(after.play(reply))
        else:
            assert thought.move in (own or other)


def middlegame(rules: Rules, random: Random) -> Position | None:
    """Return an open position after random moves near each other."""
    centre = rules.size // 2
    position = Position.start(rules).play((centre, centre))
    for _ in range(random.randrange(8, 40)):
        near = [
            (row, col)
            for row, col in position.empty_squares
            if max(abs(row - centre), abs(col - centre)) <= 3
        ]
        position = position.play(random.choice(near))
        if position.outcome is not None:
            return None
    return position


def completing(position: Position, own: bool) -> list[Square]:
    """Return the squares that complete a line of the side to move, or of the other one."""
    mine, theirs = position.mine, position.theirs
    if not own:
        mine, theirs = theirs, mine
    found = {
        (line & ~mine).bit_length() - 1
        for line in position.rules.line_masks
        if not line & theirs and (line & mine).bit_count() == position.rules.line_length - 1
    }
    return [position.rules.square(square) for square in sorted(found)]
