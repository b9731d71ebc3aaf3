"""Matches: which games count, and what they say, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, permutations
from math import log10, sqrt
from typing import Any

import pytest

from tests.experiments.invented import ended, near, numbers, played
from tests.experiments.test_control import X_SCORE
from tests.refusals import carried_by
from tttmc_app.core import Rules
from tttmc_app.experiments.counting import PairCounting, half_points
from tttmc_app.experiments.games import play_block
from tttmc_app.experiments.match import MatchPlan, MatchSummary, compare_matches, match_sentences
from tttmc_app.experiments.pairs import (
    NO_PAIRS,
    Strength,
    pair_counts,
)
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Spread, difference_interval, wilson_interval
from tttmc_app.players import parse_spec

A, B = parse_spec("mc:trials=60"), parse_spec("random")
PLAN = MatchPlan(A, B, 13, Rules(4, 3), seed=2)
"""A is X in games 0 to 6, and O in games 7 to 12; game 6 has no partner."""
GAMES = played("xxx-oxo", "o-xxxo", forfeits={4: "A as X", 10: "A as O", 0: "B as O"})
"""A takes 2, 1½, 1, ½, 0 and 2 points from the six pairs, and forfeits on either side."""


def summary_of(plan: MatchPlan = PLAN) -> MatchSummary:
    """Return the summary of the complete pairs."""
    counting = plan.counting()
    scores = plan.scores(counting.take(GAMES[: plan.games]))
    return plan.summary(scores, len(counting.surplus))


SUMMARY = summary_of()
NOTHING = PLAN.summary(PLAN.scores([]))
SCORE = 7 / 12
STRENGTH = Strength.of_pairs((1, 1, 1, 1, 2))
LOW, HIGH = STRENGTH.interval.low, STRENGTH.interval.high


def elo(score: float) -> float:
    """Return the Elo points of a score."""
    return 400 * log10(score / (1 - score))


# Which games count -------------------------------------------------------------------------------


def test_a_game_counts_once_its_pair_is_complete() -> None:
    """Games count pair by pair in whatever order they finish; one without a counterpart doesn't."""
    for finished in permutations(ended(n, n > 3, "-") for n in (0, 4, 1, 3, 5)):
        counting = PairCounting(7)
        counted = chain.from_iterable(counting.take([each]) for each in finished)
        taken = [each.number for each in counted]
        assert sorted(taken) == [0, 1, 4, 5]
        assert all(abs(a - b) == 4 for a, b in zip(taken[::2], taken[1::2], strict=True))
        assert list(counting.surplus) == [3]


def test_games_on_one_side_all_count() -> None:
    """If A is always X, there are no pairs, and every game counts with its own error."""
    summary = summary_of(replace(PLAN, games_each=7, both=False))
    assert (summary.own.games, summary.pairs, summary.unpaired) == (7, NO_PAIRS, 0)
    assert summary.strength == Strength.of_games(4, 1, 2)
    assert said(summary)[2].items() >= {"a": "1.5 s", "b": "4 s"}.items()
    (row,) = summary.table()
    assert row == row | numbers("a_seconds_per_move 1.5 b_seconds_per_move_median 4")
    for sprt in (None, (0.0, 5.0)):  # a single game has no counterpart to wait for
        alone = summary_of(replace(PLAN, games_each=1, sprt=sprt))
        assert (alone.own.games, alone.unpaired, alone.pairs) == (1, 0, NO_PAIRS)
    # A single pair says nothing of how pairs vary.
    assert replace(summary, pairs=(0, 0, 1, 0, 0)).strength == summary.strength
    assert replace(summary, pairs=(0, 0, 1, 1, 0)).strength == Strength.of_pairs((0, 0, 1, 1, 0))


# What they say -----------------------------------------------------------------------------------

ROW = """
games 12 unpaired 1 seconds_per_game 6 wins 6 ties 2 losses 4 a_forfeits 2 b_forfeits 1
pairs_0 1 pairs_1 1 pairs_2 1 pairs_3 1 pairs_4 2
"""
SHOWN = "x_wins 7 o_wins 3 x_forfeits 1 o_forfeits 2"


def test_every_column_is_worked_out_by_hand() -> None:
    """The row has A's counts, the score from pairs, Elo points and forfeits.

    The JSON also counts wins and forfeits of X and O; intervals are pairs there.
    """
    (row,), found = SUMMARY.table(), SUMMARY.as_json()
    expected = numbers(ROW)
    ends: dict[str, object] = {"score_interval": [near(LOW), near(HIGH)]}
    for name, count in (("wins", 6), ("ties", 2), ("losses", 4)):
        held = wilson_interval(count, 12)
        expected |= {f"{name}_low": held.low, f"{name}_high": held.high}
        ends[f"{name}_interval"] = [held.low, held.high]
    expected |= {"score": near(SCORE), "score_low": near(LOW), "score_high": near(HIGH)}
    expected |= {"elo": near(elo(SCORE)), "elo_error": near((elo(HIGH) - elo(LOW)) / 2, 1e-5)}
    expected |= {"superiority": STRENGTH.superiority}
    expected |= {"llr": None, "decision": None}
    assert row == row | expected
    told = said(SUMMARY)[0]
    assert [told["elo"], told["error"]] == [f"+{row['elo']:.1f}", f"{row['elo_error']:.1f}"]
    shared = row.keys() & found.keys()
    assert {name: row[name] for name in shared} == {name: found[name] for name in shared}
    reasons = {"x_forfeit_reason": "A as X", "o_forfeit_reason": "B as O"}
    assert found == found | ends | numbers(SHOWN) | reasons | {"pairs": (1, 1, 1, 1, 2)}


def test_each_opening_has_its_own_intervals() -> None:
    """An opening's score has its interval from its own pairs; the row of all games is marked."""
    plan = replace(PLAN, games_each=12, opening_boards=("XO/..", "X./.O"), rules=Rules(2))
    games = played("xxx-ox", "o-xxxo")
    summary, conduct = plan.summary(plan.scores(games)), plan.pairings[0].conduct
    document: Any = summary.as_json()
    total, *rows = summary.table()
    assert total["position"] == "all"
    for row, each in zip(rows, document["openings"], strict=True):
        points = (
            half_points(games[n]) + half_points(games[n + 6])
            for n in range(6)
            if conduct.board(n) == row["position"]
        )
        held = Strength.of_pairs(pair_counts(points)).interval
        assert (
            each["score_interval"] == [row["score_low"], row["score_high"]] == [held.low, held.high]
        )


def said(summary: MatchSummary) -> list[dict[str, str]]:
    """Return the values in the sentences about a match."""
    return list(map(carried_by, match_sentences(summary)))


"""How many pairs have each result, and what is decided."""


def test_what_a_control_variate_gains_is_told() -> None:
    """The narrower interval is compared with the plain one by the games that it saves."""
    own = Score(x_wins=50, o_wins=50, controlled=Spread.of([0.4, 0.5, 0.6, 0.5]))
    summary = replace(NOTHING, own=own, sides=(own, Score()), control=True)
    error, plain = sqrt(4 * 0.02 / 3 + 0.06) / 4, wilson_interval(50, 100).width
    assert said(summary)[2]["gain"] == f"{(plain / 2 / 1.959964 / error) ** 2:.1f}"
    (row,), found = summary.table(), summary.as_json()
    ends = [row[f"controlled_{end}"] for end in ("low", "high")]
    assert ends == found["controlled_interval"]
    assert ends == near([0.5 - 1.959964 * error, 0.5 + 1.959964 * error])
    assert row["controlled_score"] == found["controlled_score"] == near(0.5)
    for without in (replace(summary, control=False), replace(summary, own=Score())):
        assert without.controlled is None


def test_known_luck_is_taken_out_on_either_side() -> None:
    """Between random players, luck explains every result, whether A is X or O."""
    plan = MatchPlan(B, B, 24, Rules(3), control=True)
    games = [game for block in plan.blocks() for game in play_block(block, seconds=60)]
    for score, expected in zip(plan.scores(games), (X_SCORE, 1 - X_SCORE), strict=True):
        assert score.controlled.number == 12
        assert score.controlled.mean == near(expected)
        assert score.controlled.deviation == pytest.approx(0, abs=1e-6)


def test_matches_are_compared_by_shares_score_and_elo() -> None:
    """Differences are the second match's minus the first's."""
    one, two = SUMMARY, replace(NOTHING, own=Score(x_wins=30, ties=4, o_wins=10))
    rows = list(compare_matches(one, two))
    names = ["wins", "ties", "losses", "score", "elo"]
    assert [(row.name, row.measure.value) for row in rows] == [("A", name) for name in names]
    first, second = one.strength, two.strength
    ends = (first.interval, second.interval), (first.elo_interval, second.elo_interval)
    for row, (held, other) in zip(rows[3:], ends, strict=True):
        assert held is not None
        assert other is not None
        assert row.interval == difference_interval(row.one, held, row.two, other)
    assert (rows[3].one, rows[4].two) == near((SCORE, elo(32 / 44)))
    won = replace(two, own=Score(x_wins=5))
    for pair in ((one, won), (won, one)):
        assert [row.measure.value for row in compare_matches(*pair)] == names[:4]
    assert [*compare_matches(one, NOTHING), *compare_matches(NOTHING, one)] == []
