"""Whole games in the kernel are identical to those of the players' Python code, move by move."""

from __future__ import annotations

from itertools import product

import pytest

from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Rules
from tttmc_app.experiments import games as games_module
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import Block, PlayedGame, play_block
from tttmc_app.experiments.statistics import Spread

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
        assert untimed(play_block(block, seconds=600)) == by_python(block, monkeypatch)


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


class Kernel:
    """Stands in for a kernel: each step takes 2 s of a clock, and finishes so many games."""

    def __init__(self, *steps: int) -> None:
        self.now, self.steps = 50.0, list(steps)
        self.asked: list[float] = []
        """The time that was left at each step."""
        ends = ((0, 1), (1, 1), (-1, 0), (1, 0), (0, 0))
        times = (2, 3.0, 4.0), (1, 5.0, 6.0)
        self.games = iter(
            engine.FinishedGame(number, *end, f"a{number}", 1.5, *times)
            for number, end in enumerate(ends, 4)
        )

    def advance(self, step: float, left: float) -> list[engine.FinishedGame]:
        """Finish the step's games."""
        assert 0 < step < 0.1
        self.asked.append(left)
        self.now += 2.0
        return [next(self.games) for _ in range(self.steps.pop(0))]


@pytest.mark.parametrize(
    ("steps", "seconds", "stops", "played", "asked"),
    [
        ((1, 0, 2, 1, 1), 60.0, 9, 5, [60, 58, 56, 54, 52]),
        ((1, 0, 2), 5.0, 9, 3, [5, 3, 1]),  # the time is over
        ((0, 0, 0, 1), 5.0, 9, 1, [5, 3, 1, 0]),  # one game is finished all the same
        ((2,), 0.0, 9, 2, [0]),
        ((1, 1), 60.0, 2, 2, [60, 58]),  # stopped
        ((), 60.0, 0, 0, []),
        ((0,), 60.0, 1, 0, [60]),
    ],
)
def test_the_kernel_is_asked_until_the_time_is_over(
    steps: tuple[int, ...],
    seconds: float,
    stops: int,
    played: int,
    asked: list[float],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It always has the time that is left, and its games become the block's."""
    kernel, calls = Kernel(*steps), iter(range(99))

    def whole(_block: Block, _machines: object) -> Kernel:
        return kernel

    monkeypatch.setattr(games_module, "_whole_games", whole)
    monkeypatch.setattr(games_module, "perf_counter", lambda: kernel.now)
    block = Block(3, "random", "random", Rules(), 7, (4, 5, 6, 7, 8), offset=100)
    ends = (
        (Mark.X, Ending.LINE), (Mark.O, Ending.LINE), (None, Ending.FULL_BOARD),
        (Mark.O, Ending.FULL_BOARD), (Mark.X, Ending.FULL_BOARD),
    )  # fmt: skip
    assert play_block(block, lambda: next(calls) >= stops, seconds) == tuple(
        PlayedGame(
            104 + at, 3, winner, ending, f"a{4 + at}", 1.5, Spread(2, 3.0, 4.0), Spread(1, 5.0, 6.0)
        )
        for at, (winner, ending) in enumerate(ends[:played])
    )
    assert kernel.asked == asked
