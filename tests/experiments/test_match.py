"""Matches: their games, their results and how a sequential test ends them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.games import PlayedGame, play_block, play_match
from tttmc_app.experiments.match import MatchPlan, MatchSummary, parse_bounds
from tttmc_app.experiments.match_results import MATCH_CHARTS
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.players import parse_spec

A, B = parse_spec("mc:trials=60"), parse_spec("random")


def games_of(plan: MatchPlan) -> list[PlayedGame]:
    """Play all games of a match."""
    return [game for block in plan.blocks() for game in play_block(block, seconds=600)]


def finished(plan: MatchPlan, store: Store) -> MatchSummary:
    """Play a match to its end, save it, and return its results."""
    *_, last = run(plan, InlineExecutor(), store)
    assert last.is_finished
    assert isinstance(last.summary, MatchSummary)
    return last.summary


def test_a_has_both_sides_of_each_opening() -> None:
    """The two games of a pair are played with sides swapped and the same first moves."""
    plan = MatchPlan(A, B, 9, Rules(4), seed=3, opening=3)
    assert [(pair.x, pair.o, pair.games) for pair in plan.pairings] == [(A, B, 5), (B, A, 4)]
    assert len({pair.seed for pair in plan.pairings}) == 2
    games = games_of(plan)
    for first, second in zip(games[:5], games[5:], strict=False):
        assert first.moves.split()[:3] == second.moves.split()[:3]


def test_as_x_the_games_are_those_of_the_plain_match() -> None:
    """A's games as X are the same whether or not the players change sides."""
    plain = [game.untimed for game in play_match(Rules(), (A, B), 4, 7)]
    assert [game.untimed for game in games_of(MatchPlan(A, B, 4, seed=7, both=False))] == plain
    assert [game.untimed for game in games_of(MatchPlan(A, B, 8, seed=7))[:4]] == plain


def test_results_are_as(tmp_path: Path) -> None:
    """A's wins are counted on both sides; the last of an odd number of games belongs to no pair."""
    with Store(tmp_path / "results.sqlite") as store:
        summary = finished(MatchPlan(A, B, 41), store)
    found = summary.as_json()
    assert found["games"] == 40 == summary.own.games
    assert found["unpaired"] == 1
    assert summary.own.x_wins > summary.own.o_wins
    assert summary.own.x_wins == summary.sides[0].x_wins + summary.sides[1].o_wins
    assert sum(summary.pairs) == 20
    assert summary.strength.score > 0.8
    assert summary.strength.superiority > 0.999
    assert (found["llr"], found["decision"]) == (None, None)
    (chart,) = MATCH_CHARTS
    assert len(chart.draw(MatchPlan(A, B, 41), summary).whiskers) == 3


@pytest.mark.parametrize("text", ["-5,10", "\N{MINUS SIGN}5,10", "-5; 10"])
def test_bounds_are_read(text: str) -> None:
    """The bounds of a sequential test can be written as they are printed, or as typed."""
    assert parse_bounds(text) == (-5.0, 10.0)


def test_a_test_ends_the_match(tmp_path: Path) -> None:
    """A decided match ends early, is finished in the store, and is read back as decided."""
    plan = MatchPlan(A, B, 20_000, sprt=(0.0, 50.0))
    with Store(tmp_path / "results.sqlite") as store:
        summary = finished(plan, store)
        assert summary.decision == "high"
        assert summary.own.games < 5000
        (info,) = store.runs()
        assert info.is_finished
        assert info.done == summary.own.games
        again = store.summary(info.number)
        assert isinstance(again, MatchSummary)
        assert (again.pairs, again.decision) == (summary.pairs, "high")
        assert (again.unpaired, summary.unpaired) == (0, 0)  # what is left over is deleted


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games_each": 0}, "from 1 to"),
        ({"opening": 9}, "openings have from 0"),
        ({"both": False, "sprt": (0.0, 5.0)}, "let A play both sides"),
        ({"sprt": (5.0, 0.0)}, "the lower first"),
        ({"seed": -1}, "seed"),
    ],
)
def test_impossible_matches_are_refused(change: dict[str, int], message: str) -> None:
    """A setting out of range is rejected with a one-line message."""
    with pytest.raises(TttmcError, match=message):
        MatchPlan(A, B, **change)  # type: ignore[arg-type]  # each of its own type
