"""Which finished games of a match count, and in what order games are played."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, permutations

import pytest

from tttmc_app.core import Ending
from tttmc_app.experiments.block_queue import BlockQueue
from tttmc_app.experiments.counting import Counting, PairCounting, SequentialCounting
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.match_results import match_sentences
from tttmc_app.experiments.report import run_csv
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.players import parse_spec

PLAN = MatchPlan(parse_spec("mc:trials=60"), parse_spec("random"), 200, seed=3)


def game(number: int) -> PlayedGame:
    """Return a game of a match of 7 games, in which A plays X in games 0 to 3."""
    return PlayedGame(number, int(number > 3), None, Ending.LINE, "")


def test_every_game_of_other_runs_counts_at_once() -> None:
    """Where games have no partners, each counts in the order of arrival, and none ends the run."""
    counting, finished = Counting(), [game(2), game(0)]
    assert counting.take(iter(finished)) == finished
    assert list(counting.surplus) == []
    assert not counting.is_decided


def test_a_game_counts_once_its_pair_is_complete() -> None:
    """Games count pair by pair in whatever order they finish; one without a counterpart doesn't."""
    for finished in permutations(map(game, (0, 4, 1, 3, 5))):
        counting = PairCounting(7)
        counted = chain.from_iterable(counting.take([each]) for each in finished)
        taken = [each.number for each in counted]
        assert sorted(taken) == [0, 1, 4, 5]
        assert all(abs(a - b) == 4 for a, b in zip(taken[::2], taken[1::2], strict=True))
        assert list(counting.surplus) == [3]


def test_a_sequential_test_counts_no_single_game() -> None:
    """With an odd number of games the last one has no counterpart, so a test leaves it out."""
    counting = SequentialCounting(7, 0.0, 10.0)
    assert len(counting.take(map(game, range(7)))) == 6
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
    assert run_csv(summary).splitlines()[0].count(",unpaired,") == 1
    assert str(match_sentences(summary)[-1]) == (
        "30 finished games left out: only complete pairs count."
    )


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


def test_both_sides_advance_alike() -> None:
    """What is left of a block waits until the other side has as many games."""
    blocks = BlockQueue(PLAN.blocks())
    as_x = blocks.take()
    assert as_x is not None
    rest_as_x = as_x.without(tuple(map(game, range(30))))
    assert rest_as_x is not None
    blocks.give_back(rest_as_x)
    as_o = blocks.take()
    assert as_o is not None
    rest_as_o = as_o.without(tuple(game(as_o.offset + number) for number in range(20)))
    assert rest_as_o is not None
    blocks.give_back(rest_as_o)
    assert [as_x.pairing, as_o.pairing] == [0, 1]
    assert [blocks.take(), blocks.take(), blocks.take()] == [rest_as_o, rest_as_x, None]
