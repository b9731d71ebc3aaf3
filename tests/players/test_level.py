"""Levels: a machine for every board, and Unbeatable only where that is proven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

import pytest

from tests.refusals import refused
from tttmc_app.core import Mark, Position, Rules, Thought, parse_square
from tttmc_app.core.thought import thought_without_values
from tttmc_app.engine import forced_win
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.level import Alert, Level, LevelPlayer, is_proven, player_of, why_not
from tttmc_app.session import play_game

PROVEN = [Rules(3), Rules(3, reverse=True), Rules(4), Rules(4, reverse=True)]
OTHERS = [Rules(1), Rules(2), Rules(4, 3), Rules(5), Rules(7, 4), Rules(9, 5), Rules(25, 5)]


@pytest.mark.parametrize("rules", [*PROVEN, *OTHERS], ids=Rules.describe)
def test_every_board_has_its_levels(rules: Rules) -> None:
    """Each level moves on every board, as its own machine; Unbeatable is refused unless proven."""
    start, levels = Position.start(rules), list(Level)
    assert is_proven(rules) == (rules in PROVEN)
    if rules not in PROVEN:
        with refused():
            LevelPlayer(levels.pop()).choose(start)
    assert (why_not(Level.UNBEATABLE, rules) is None) == (rules in PROVEN)
    machines = [player_of(level, rules) for level in levels]
    assert len(set(machines)) == len(machines)
    for level, machine in zip(levels, machines, strict=True):
        assert why_not(level, rules) is None
        player = LevelPlayer(level)
        thought, own = player.decide(start, 1), machine.decide(start, 1)
        assert (thought.move, thought.values) == (own.move, own.values)
        assert player.holds_interpreter_at(start) == machine.holds_interpreter_at(start)
        assert player.chances(start) == machine.chances(start)


def points(player: Player, other: Player, rules: Rules, games: int) -> float:
    """Return a player's points in games that it begins and ends in turn."""
    total = 0.0
    for seed in range(games):
        side = (Mark.X, Mark.O)[seed % 2]
        players = (player, other) if side is Mark.X else (other, player)
        result = play_game(Position.start(rules), players, ("a", "b"), seed).result
        assert result is not None
        total += 0.5 if result.winner is None else result.winner is side
    return total


@pytest.mark.parametrize(
    "rules", [Rules(3), Rules(3, reverse=True), Rules(5, 4)], ids=Rules.describe
)
def test_each_level_beats_the_one_below(rules: Rules) -> None:
    """In 60 games, or 20 on a larger board, every level scores more points than the one below."""
    levels = [LevelPlayer(level) for level in Level if why_not(level, rules) is None]
    games = 60 if rules.size == 3 else 20
    for weak, strong in pairwise(levels):
        assert points(strong, weak, rules, games) > 0.55 * games


@pytest.mark.parametrize("rules", PROVEN, ids=Rules.describe)
def test_unbeatable_does_not_lose(rules: Rules) -> None:
    """Where Unbeatable is offered, it loses no game as X or as O."""
    machine, other = LevelPlayer(Level.UNBEATABLE), parse_spec("tree:simulations=300").make()
    for seed in range(4):
        players = (machine, other) if seed % 2 else (other, machine)
        result = play_game(Position.start(rules), players, ("a", "b"), seed).result
        assert result is not None
        assert result.winner is not (Mark.O, Mark.X)[1 - seed % 2]


@dataclass(frozen=True)
class Fixed(Player):
    """A machine that chooses the last empty square, after a thought without a move."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a thought, and then the move."""
        thought = replace(thought_without_values(position, seed), best=((0, 0),), trials=7)
        yield thought
        yield replace(thought, trials=8, move=position.empty_squares[-1])


ALERT = """
OO./XX./...  3 x c2  completes before it blocks
OO./XX./...  3 o c1
O.O/X../..X  3 x b1  blocks
O../X../OX.  3 x -   that line is occupied
.OO./X.../..../...X 3 x a1
OOX./..../.X../.... 3 x -
OO.../..X../...../X...X/..... 4 x -  two are missing
OOO../..X../..X../X...X/..... 4 x d1
"""


@pytest.mark.parametrize("row", ALERT.strip().splitlines())
def test_an_alert_player_replaces_only_the_move(row: str) -> None:
    """It completes its own line or else blocks one; otherwise its machine's thoughts stay."""
    board, length, side, name, *_ = row.split()
    for reverse in (False, True):
        rules = Rules(board.count("/") + 1, int(length), reverse)
        position = Position.parse(board, rules, side)
        first, last = Fixed().think(position, 5)
        found, moved = Alert(Fixed()).think(position, 5)
        if name == "-" or reverse:
            assert (found, moved) == (first, last)
            continue
        must = parse_square(name, rules)
        assert found == replace(first, best=(must,), note=found.note)
        assert moved == replace(last, best=(must,), move=must, note=found.note)
        assert str(found.note)


@pytest.mark.parametrize("rules", [Rules(9, 5), Rules(15, 5)], ids=Rules.describe)
def test_hard_misses_nothing_obvious(rules: Rules) -> None:
    """It takes wins, blocks lines, and begins no attack but a winning one that it has."""
    random, hard, centre = Random(rules.size), LevelPlayer(Level.HARD), rules.size // 2
    left = {"win": 4, "block": 4}
    while any(left.values()):
        position = Position.start(rules)
        for _ in range(random.randrange(8, 40)):
            near = [s for s in position.empty_squares if max(abs(n - centre) for n in s) <= 3]
            after = position.play(random.choice(near))
            position = position if after.outcome else after
        wins, blocks = (
            [s for s in position.empty_squares if marks.play(s).outcome]
            for marks in (position, Position(rules, position.x, position.o, position.to_move.other))
        )
        kind = "win" if wins else "block"
        if left[kind] and (wins or len(blocks) == 1):
            left[kind] -= 1
            assert hard.choose(position, 1) in (wins or blocks)


def test_hard_finishes_its_attacks() -> None:
    """With an open three, it wins by continuous threats."""
    position = Position.parse(
        "/".join([*["." * 9] * 3, "...OO....", "..XXX....", "....O....", *["." * 9] * 3]),
        Rules(9, 5),
    )
    assert forced_win(position)
    after = position.play(LevelPlayer(Level.HARD).choose(position, 1))
    assert all(forced_win(after.play(reply)) for reply in after.empty_squares)
