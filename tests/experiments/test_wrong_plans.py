"""Plans with wrong arguments, as a program may make them: each is named in one line."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.experiments.games import check_players, play_match
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

MC, RANDOM, HUMAN = parse_spec("mc:trials=5"), parse_spec("random"), parse_spec("human")
ENGINE = parse_spec("engine:pbrain-one")
MATCH = MatchPlan(MC, RANDOM, 4)
TOURNAMENT = TournamentPlan((MC, RANDOM), 4)
SWEEP = SweepPlan(MC, "trials", (5, 10), RANDOM, games_each=4)
MACHINES = "the lab measures machines: choose a player other than human"


def no_spec(name: str, kind: str = "str") -> str:
    """Return the message about an argument that is no player."""
    return f"{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not {kind}"


@pytest.mark.parametrize(
    ("plan", "change", "message"),
    [
        (MATCH, {"a": HUMAN}, MACHINES),
        (MATCH, {"b": HUMAN}, MACHINES),
        (MATCH, {"a": "mc"}, no_spec("a")),
        (MATCH, {"b": 5}, no_spec("b", "int")),
        (MATCH, {"a": ENGINE}, "only five in a row"),
        (MATCH, {"b": ENGINE}, "only five in a row"),
        (MATCH, {"games_each": 2.0}, "games_each must be a whole number"),
        (MATCH, {"opening": "2"}, "opening must be a whole number"),
        (MATCH, {"seed": 1.5}, "seed"),
        (MATCH, {"rules": 3}, "rules must be of the type Rules, not int"),
        (TOURNAMENT, {"players": (HUMAN, MC)}, MACHINES),
        (TOURNAMENT, {"players": (MC, HUMAN)}, MACHINES),
        (TOURNAMENT, {"players": ("mc", MC)}, no_spec("players[0]")),
        (TOURNAMENT, {"players": (MC, RANDOM, None)}, no_spec("players[2]", "NoneType")),
        (TOURNAMENT, {"players": [MC, RANDOM]}, "players must be of the type tuple, not list"),
        (TOURNAMENT, {"games_each": "4"}, "games_each must be a whole number"),
        (TOURNAMENT, {"opening": 1.0}, "opening must be a whole number"),
        (TOURNAMENT, {"seed": -1}, "a seed must be from 0"),
        (TOURNAMENT, {"rules": None}, "rules must be of the type Rules, not NoneType"),
        (TOURNAMENT, {"players": (MC, ENGINE)}, "only five in a row"),
        (SWEEP, {"player": HUMAN}, MACHINES),
        (SWEEP, {"against": HUMAN}, MACHINES),
        (SWEEP, {"player": "mc"}, no_spec("player")),
        (SWEEP, {"against": "mc"}, no_spec("against")),
        (SWEEP, {"rules": "3"}, "rules must be of the type Rules, not str"),
        (SWEEP, {"values": [5]}, "values must be of the type tuple, not list"),
        (SWEEP, {"side": "X"}, "side must be of the type Mark, not str"),
        (SWEEP, {"games_each": 0.5}, "games_each must be a whole number"),
        (SWEEP, {"seed": "1"}, "seed"),
        (SWEEP, {"values": ()}, "a sweep needs values, such as trials="),
        (SWEEP, {"values": (5, 10, 5)}, "trials=5 is given twice: give each value once"),
        (SWEEP, {"values": (5, 0)}, "trials"),
        (SWEEP, {"values": (2.5, 2)}, "trials must be a whole number, not 2.5"),
        (SWEEP, {"parameter": "none"}, "none"),
    ],
    ids=range(34),
)
def test_each_wrong_argument_is_named(plan: AnyPlan, change: dict[str, Any], message: str) -> None:
    """No plan is made, and the error has one line with the argument."""
    with pytest.raises(TttmcError, match=re.escape(message)) as caught:
        replace(plan, **change)  # type: ignore[type-var]  # pyright: ignore[reportArgumentType]  # all are dataclasses
    assert "\n" not in str(caught.value)


def test_an_engine_may_play_what_it_knows() -> None:
    """Players are checked for the plan's own rules."""
    rules = Rules(9, 5)
    assert replace(MATCH, b=ENGINE, rules=rules).b == ENGINE
    assert replace(TOURNAMENT, players=(MC, ENGINE), rules=rules).players == (MC, ENGINE)


def test_a_sweep_may_have_no_opponent_or_one_side() -> None:
    """Without an opponent the player plays itself; each side can be chosen, or both."""
    assert replace(SWEEP, against=None).against is None
    for side in (Mark.X, Mark.O, None):
        assert replace(SWEEP, side=side).side is side


def test_players_are_checked_by_name() -> None:
    """The first wrong player is named; machines pass."""
    check_players()
    check_players(one=MC, two=RANDOM)
    with pytest.raises(TttmcError, match=r"^two must be a PlayerSpec"):
        check_players(one=MC, two="mc", three=HUMAN)


@pytest.mark.parametrize(
    ("players", "games", "message"),
    [
        ((MC, RANDOM), 0, "a match needs at least 1 game, not 0"),
        ((MC, HUMAN), 1, "matches are between machines: play against one with `tttmc play`"),
        ((HUMAN, MC), 1, "matches are between machines: play against one with `tttmc play`"),
    ],
)
def test_a_plain_match_is_between_machines(
    players: tuple[Any, Any], games: int, message: str
) -> None:
    """A match without games and one with a human are refused before a game is played."""
    with pytest.raises(TttmcError, match=f"^{re.escape(message)}$"):
        next(play_match(Rules(), players, games, 1))
