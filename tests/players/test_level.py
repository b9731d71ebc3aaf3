"""Levels: a machine for every board, and Unbeatable only where that is proven."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.refusals import refused
from tttmc_app.core import Mark, Position, Rules, parse_square
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.level import Alert, Level, LevelPlayer, is_proven, player_of, why_not
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.session import play_game

PROVEN = [Rules(3), Rules(3, reverse=True), Rules(4), Rules(4, reverse=True)]
OTHERS = [Rules(1), Rules(2), Rules(4, 3), Rules(5), Rules(7, 4), Rules(9, 5), Rules(25, 5)]


@pytest.mark.parametrize("rules", [*PROVEN, *OTHERS], ids=Rules.describe)
def test_every_board_has_its_levels(rules: Rules) -> None:
    """Each level moves on every board, as its own machine; Unbeatable is refused unless proven."""
    start, levels = Position.start(rules), [*Level]
    assert is_proven(rules) == (why_not(Level.UNBEATABLE, rules) is None) == (rules in PROVEN)
    if rules not in PROVEN:
        with refused():
            LevelPlayer(levels.pop()).choose(start)
    machines = {player_of(level, rules): level for level in levels}
    assert len(machines) == len(levels)
    for machine, level in machines.items():
        assert why_not(level, rules) is None
        player = LevelPlayer(level)
        thought, own = player.decide(start, 1), machine.decide(start, 1)
        assert (thought.move, thought.values) == (own.move, own.values)
        assert player.holds_interpreter_at(start) == machine.holds_interpreter_at(start)
        assert player.chances(start) == machine.chances(start)


def points(player: Player, other: Player, rules: Rules, games: int) -> list[float]:
    """Return a player's points in games that it begins and ends in turn."""
    found = list[float]()
    for seed in range(games):
        side = (Mark.X, Mark.O)[seed % 2]
        players = (player, other) if side is Mark.X else (other, player)
        result = play_game(Position.start(rules), players, ("a", "b"), seed).result
        assert result is not None
        found.append(0.5 if result.winner is None else float(result.winner is side))
    return found


@pytest.mark.parametrize("rules", [PROVEN[0], PROVEN[1], Rules(5, 4)], ids=Rules.describe)
def test_each_level_beats_the_one_below(rules: Rules) -> None:
    """In 60 games, or 20 on a larger board, every level scores more points than the one below."""
    levels = [LevelPlayer(level) for level in Level if why_not(level, rules) is None]
    games = 60 if rules.size == 3 else 20
    for weak, strong in pairwise(levels):
        assert sum(points(strong, weak, rules, games)) > 0.55 * games


@pytest.mark.parametrize("rules", PROVEN, ids=Rules.describe)
def test_unbeatable_does_not_lose(rules: Rules) -> None:
    """Where Unbeatable is offered, it loses no game as X or as O."""
    other = parse_spec("tree:simulations=300").make()
    assert 0.0 not in points(LevelPlayer(Level.UNBEATABLE), other, rules, 4)


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
        position, machine = Position.parse(board, rules, side), MonteCarlo(3000)
        *found, last = Alert(machine).think(position, 5)
        own = machine.decide(position, 5)
        assert {thought.move for thought in found} == {None}
        if name == "-" or reverse:
            assert last == own
            continue
        must = parse_square(name, rules)
        assert {thought.best for thought in (*found, last)} == {(must,)}
        assert replace(last, note=own.note) == replace(own, best=(must,), move=must)
