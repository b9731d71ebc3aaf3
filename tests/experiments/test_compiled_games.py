"""Whole games in the kernel are identical to those of the players' Python code, move by move."""

from __future__ import annotations

from itertools import product

import pytest

from tttmc_app import engine
from tttmc_app.core import Rules
from tttmc_app.experiments import games as games_module
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import Block, PlayedGame, play_block

if engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON:
    pytest.skip("the engine isn't built", allow_module_level=True)

PLAYERS = (
    "random",
    "mc:trials=5",
    "mc:trials=60,current=1,other=2.5",
    "mc:trials=3,current=0,other=0",
    "mc:exact",
    "forward:samples=7",
    "forward:samples=4,tie=0,equal=first",
    "level:level=easy",
    "tree:simulations=40",
    "perfect:nodes=600,simulations=9",
    "perfect:nodes=40,simulations=30",
)


def untimed(games: tuple[PlayedGame, ...]) -> list[PlayedGame]:
    """Return games without their times."""
    return [game.untimed for game in games]


def nothing(_block: Block, _machines: object) -> None:
    """Return no games for the kernel."""


def by_python(block: Block, monkeypatch: pytest.MonkeyPatch) -> list[PlayedGame]:
    """Return a block's games, played by the players' Python code."""
    with monkeypatch.context() as patched:
        patched.setattr(games_module, "_whole_games", nothing)
        return untimed(play_block(block, seconds=600))


@pytest.mark.parametrize(
    ("rules", "games"),
    [
        (Rules(), 6),
        (Rules(reverse=True), 6),
        (Rules(4), 2),
        (Rules(5, 4, reverse=True), 1),
        (Rules(1), 1),
        (Rules(2), 2),
    ],
)
def test_the_games_are_the_same(rules: Rules, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pair plays the same moves with the same results in the kernel and in Python."""
    for x, o in product(PLAYERS, repeat=2):
        if rules.size > 4 and "exact" in x + o:
            continue  # played by Python there
        block = Block(0, x, o, rules, 7, tuple(range(3, 3 + games)), offset=100)
        assert untimed(play_block(block)) == by_python(block, monkeypatch)


@pytest.mark.parametrize("rules", [Rules(8), Rules(9, 5), Rules(10), Rules(12, 6)])
def test_they_are_the_same_on_large_boards(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """The samplers of large boards also play the same moves, even after openings."""
    conduct = Conduct(opening=4, opening_seed=2)
    block = Block(0, "mc:trials=60,other=2", "forward:samples=2", rules, 7, (0, 1), conduct=conduct)
    assert untimed(play_block(block, seconds=600)) == by_python(block, monkeypatch)


@pytest.mark.parametrize(
    ("spec", "rules"),
    [("mc:trials=2000", Rules(5, 4)), ("perfect:simulations=990", Rules())],
)
def test_a_block_stops_and_continues(spec: str, rules: Rules) -> None:
    """A stopped block keeps its finished games, and the rest are unchanged."""
    block = Block(0, spec, spec, rules, 7, tuple(range(600 if rules.size > 4 else 60)))
    calls = iter(range(100))
    first = play_block(block, stopped=lambda: next(calls) > 0, seconds=600)
    rest = block.without(first)
    assert rest is not None
    again = (*first, *play_block(rest, seconds=600))
    assert untimed(again) == untimed(play_block(block, seconds=600))


@pytest.mark.parametrize(
    "block",
    [
        Block(0, "mc:sure=90", "random", Rules(), 7, (0,)),
        Block(0, "random", "random", Rules(), 7, (0,), conduct=Conduct(ends_proven=True)),
    ],
)
def test_other_players_keep_their_python_code(
    block: Block, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pairs with any other player, and games that end when proven, are played in Python."""

    def refuse(*_: object) -> None:
        raise AssertionError("played in the kernel")

    monkeypatch.setattr(games_module, "_play_compiled", refuse)
    assert len(play_block(block)) == 1
