"""Which finished games of a match count, and in what order games are played."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, permutations

import pytest

from tttmc_app.core import Ending
from tttmc_app.experiments.counting import PairCounting
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.players import parse_spec

PLAN = MatchPlan(parse_spec("mc:trials=60"), parse_spec("random"), 200, seed=3)


def game(number: int) -> PlayedGame:
    """Return a game of a match of 7 games, in which A plays X in games 0 to 3."""
    return PlayedGame(number, int(number > 3), None, Ending.LINE, "")


def test_a_game_counts_once_its_pair_is_complete() -> None:
    """Games count pair by pair in whatever order they finish; one without a counterpart doesn't."""
    for finished in permutations(map(game, (0, 4, 1, 3, 5))):
        counting = PairCounting(7)
        counted = chain.from_iterable(counting.take([each]) for each in finished)
        taken = [each.number for each in counted]
        assert sorted(taken) == [0, 1, 4, 5]
        assert all(abs(a - b) == 4 for a, b in zip(taken[::2], taken[1::2], strict=True))
        assert list(counting.surplus) == [3]


def test_an_interrupted_match_counts_as_many_games_on_either_side() -> None:
    """The results of part of a match are those of complete pairs, and say what they leave out."""
    with Store() as store:
        *_, last = run(PLAN, InlineExecutor(), store)
        number = store.begin(PLAN, "1 thread")
        games = list(store.games(last.run))
        store.add(number, [*games[:60], *games[120:170]], 1.0)
        summary = store.summary(number)
    assert isinstance(summary, MatchSummary)
    assert [side.games for side in summary.sides] == [40, 40]
    assert (summary.own.games, sum(summary.pairs), summary.unpaired) == (80, 40, 30)
    assert sum(count for _, count, _ in summary.shares) == 80
    found = summary.as_json()
    assert (found["games"], found["unpaired"]) == (80, 30)


@pytest.mark.parametrize("sprt", [None, (0.0, 5.0)])
def test_a_match_of_one_game_counts_it(sprt: tuple[float, float] | None) -> None:
    """A single game has no counterpart to wait for, though the players would change sides."""
    with Store() as store:
        *_, last = run(replace(PLAN, games_each=1, sprt=sprt), InlineExecutor(), store)
        for found in (last.summary, store.summary(last.run)):
            assert isinstance(found, MatchSummary)
            assert (found.own.games, found.unpaired, sum(found.pairs)) == (1, 0, 0)


def test_a_resumed_match_counts_every_game() -> None:
    """Games waiting for their counterparts when a match is stopped count once it is over."""
    with Store() as store:
        *_, last = run(PLAN, InlineExecutor(), store)
        number = store.begin(PLAN, "1 thread")
        store.add(number, list(store.games(last.run))[:30], 1.0)
        first, *_, again = run(PLAN, InlineExecutor(), store, resume=number)
        assert isinstance(first.summary, MatchSummary)
        assert (first.done, first.summary.own.games, first.summary.unpaired) == (30, 0, 30)
        assert again.summary.as_json()["games"] == 200
        assert again.summary.as_json()["wins"] == last.summary.as_json()["wins"]
