"""A match's results: each column, sentence and mark, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from math import hypot, log10, sqrt
from statistics import NormalDist

import pytest

from tests.experiments.invented import ended, near
from tests.experiments.test_control import X_SCORE
from tests.refusals import carried_by
from tttmc_app.core import Ending, Rules
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.games import PlayedGame, play_block
from tttmc_app.experiments.match import (
    MatchPlan,
    MatchSummary,
    compare_matches,
)
from tttmc_app.experiments.match_results import MATCH_CHARTS, match_sentences, share_rows
from tttmc_app.experiments.pairs import NO_PAIRS, PairCounts, Strength
from tttmc_app.experiments.running import run
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Interval, Spread, wilson_interval
from tttmc_app.experiments.store import Store
from tttmc_app.players import parse_spec

A, B = parse_spec("mc:trials=60"), parse_spec("random")
PLAN = MatchPlan(A, B, 13, Rules(4, 3), seed=2)
"""A is X in games 0 to 6, and O in games 7 to 12; game 6 has no partner."""
WINNERS = ("xxx-oxo", "o-xxxo")
"""A's points in the six pairs: 2, 1½, 1, ½, 0 and 2."""
FORFEITS = {4: "A as X", 10: "A as O", 0: "B as O"}


def games() -> list[PlayedGame]:
    """Return the games, in which A forfeits once on each side, and B once as O."""
    found: list[PlayedGame] = []
    for pairing, winners in enumerate(WINNERS):
        for winner in winners:
            found.append(ended(len(found), pairing, winner, seconds=len(found), x=[1.0], o=[8.0]))
    for number, reason in FORFEITS.items():
        found[number] = found[number]._replace(ending=Ending.FORFEIT, reason=reason)
    return found


def summary_of(plan: MatchPlan = PLAN) -> MatchSummary:
    """Return the summary of the complete pairs."""
    counting = plan.counting()
    scores = plan.scores(counting.take(games()))
    return plan.summary(scores, len(counting.surplus))


SCORE = 7 / 12
WEIGHTS = {0.0: 1.5, 0.25: 1.5, 0.5: 1.5, 0.75: 1.5, 1.0: 2.5}
"""How many pairs have each mean score, and half a pair more."""
VARIANCE = sum(weight * (score - SCORE) ** 2 for score, weight in WEIGHTS.items()) / 8.5
ERROR = sqrt(VARIANCE / 6)
LOW, HIGH = SCORE - 1.959964 * ERROR, SCORE + 1.959964 * ERROR


def elo(score: float) -> float:
    """Return the Elo points of a score."""
    return 400 * log10(score / (1 - score))


def test_known_luck_is_taken_out_on_either_side() -> None:
    """Between random players, luck explains every result, whether A is X or O."""
    plan = MatchPlan(B, B, 24, control=True)
    played = [game for block in plan.blocks() for game in play_block(block, seconds=60)]
    as_x, as_o = plan.scores(played)
    for score, expected in ((as_x, X_SCORE), (as_o, 1 - X_SCORE)):
        assert score.controlled.number == 12
        assert score.controlled.mean == near(expected)
        assert score.controlled.deviation == pytest.approx(0, abs=1e-6)


def test_every_column_is_worked_out_by_hand() -> None:
    """The row has A's counts, the score from pairs, Elo points and forfeits.

    The JSON also counts wins and forfeits of X and O; intervals are pairs there.
    """
    summary = summary_of()
    (row,) = summary.table()
    expected: dict[str, object] = {"games": 12, "unpaired": 1, "seconds_per_game": 6.0}
    ends: dict[str, object] = {"score_interval": [near(LOW), near(HIGH)]}
    for name, count in (("wins", 6), ("ties", 2), ("losses", 4)):
        held = wilson_interval(count, 12)
        expected |= {name: count, f"{name}_low": held.low, f"{name}_high": held.high}
        ends[f"{name}_interval"] = [held.low, held.high]
    expected |= {"score": near(SCORE), "score_low": near(LOW), "score_high": near(HIGH)}
    expected |= {"elo": near(elo(SCORE)), "elo_error": near((elo(HIGH) - elo(LOW)) / 2, 1e-5)}
    expected |= {"superiority": near(NormalDist().cdf((SCORE - 0.5) / ERROR))}
    expected |= {"llr": None, "decision": None, "a_forfeits": 2, "b_forfeits": 1}
    counts = dict(zip((f"pairs_{half}" for half in range(5)), (1, 1, 1, 1, 2), strict=True))
    assert row == expected | counts
    shared = {name: value for name, value in expected.items() if name[-4:] not in ("_low", "high")}
    assert summary.as_json() == shared | ends | {
        "x_wins": 7,
        "o_wins": 3,
        "x_forfeits": 1,
        "o_forfeits": 2,
        "x_forfeit_reason": "A as X",
        "o_forfeit_reason": "B as O",
        "pairs": [1, 1, 1, 1, 2],
    }


def test_games_on_one_side_all_count() -> None:
    """If A is always X, there are no pairs, and every game counts with its own error."""
    plan = replace(PLAN, games_each=7, both=False)
    summary = plan.summary(plan.scores(plan.counting().take(games()[:7])))
    assert (summary.own.games, summary.pairs, summary.unpaired) == (7, NO_PAIRS, 0)
    assert summary.strength == Strength.of_games(4, 1, 2)
    columns = [PLAN.game_columns(*at) for at in ((0, 6), (1, 5))]
    assert columns == [{"a_side": "X", "pair": 6}, {"a_side": "O", "pair": 5}]
    assert plan.game_columns(0, 3) == {}
    for pairs in ((0, 0, 1, 0, 0), NO_PAIRS):  # a single pair says nothing of how pairs vary
        assert replace(summary, pairs=pairs).strength == summary.strength
    assert replace(summary, pairs=(0, 0, 1, 1, 0)).strength == Strength.of_pairs((0, 0, 1, 1, 0))


# Sentences and chart ---------------------------------------------------------------------------


def said(summary: MatchSummary) -> list[dict[str, str]]:
    """Return the values in the sentences about a match."""
    return list(map(carried_by, match_sentences(summary)))


def test_sentences_give_score_superiority_pairs_and_what_is_left_out() -> None:
    """The numbers are those worked out by hand; without games, or if one took all, some lack."""
    error = (elo(HIGH) - elo(LOW)) / 2
    score, stronger, pairs, left = said(summary_of())
    assert score == {
        "share": f"{100 * SCORE:.0f} %",
        "interval": f"{100 * LOW:.0f}–{100 * HIGH:.0f}",
        "elo": f"{elo(SCORE):+.1f}",
        "error": f"{error:.1f}",
    }
    assert (stronger, pairs) == ({"chance": "71 %"}, {"counts": "1, 1, 1, 1, 2"})
    assert left == {"n": "1"}
    assert said(PLAN.summary(PLAN.scores([]), 3)) == [{"n": "3"}]
    assert said(PLAN.summary(PLAN.scores([]))) == []
    for own, chance, elos in (
        (Score(x_wins=5), "99.984 %", set[str]()),
        (Score(x_wins=9, ties=1), None, {"elo"}),  # nearly certain
        (Score(o_wins=30), None, set[str]()),
    ):
        summary = MatchSummary(own, (own, Score()), NO_PAIRS, both=False, sprt=None)
        score, stronger = said(summary)
        assert (set(score) - {"share", "interval"}, stronger.get("chance")) == (elos, chance)


@pytest.mark.parametrize(
    ("pairs", "decision"),
    [((1, 1, 1, 1, 2), None), ((0, 0, 0, 0, 10), "high"), ((10, 0, 0, 0, 0), "low")],
)
def test_a_sequential_test_says_what_it_accepts(pairs: PairCounts, decision: str | None) -> None:
    """The test's bounds, its decision and the log-likelihood ratio are told, and the bias."""
    summary = replace(summary_of(), sprt=(-20.0, 30.5), pairs=pairs)
    *_, test, last = (values for values in said(summary) if values)
    assert (test["low"], test["high"], last) == ("−20", "30.5", {"n": "1"})
    assert test.get("accepted") == {"low": "−20", "high": "30.5"}.get(decision or "")
    assert len(said(summary)) == (6 if decision else 5)
    (row,) = summary.table()
    assert row["decision"] == decision
    # Wald's ratio, with the normal approximation for the mean of the pairs.
    low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in (-20.0, 30.5))
    number = sum(pairs)
    mean = sum(count * at / 4 for at, count in enumerate(pairs)) / number
    spread = sum((count + 0.5) * (at / 4 - mean) ** 2 for at, count in enumerate(pairs))
    ratio = number * ((mean - low) ** 2 - (mean - high) ** 2) / (2 * spread / (number + 2.5))
    assert row["llr"] == summary.as_json()["llr"] == near(ratio)
    assert test["llr"] == f"{ratio:+.1f}".replace("-", "−")


def test_what_a_control_variate_gains_is_told() -> None:
    """The narrower interval is compared with the plain one by the games that it saves."""
    own = Score(x_wins=50, o_wins=50, controlled=Spread.of([0.4, 0.5, 0.6, 0.5]))
    summary = MatchSummary(own, (own, Score()), NO_PAIRS, both=False, sprt=None, control=True)
    error, plain = sqrt(0.02 + 0.25) / 4, sqrt((50.5 * 0.25 * 2) / 101.5 / 100)
    assert said(summary)[2]["gain"] == f"{(plain / error) ** 2:.1f}"
    (row,), found = summary.table(), summary.as_json()
    ends = [row["controlled_low"], row["controlled_high"]]
    assert ends == [near(0.5 - 1.959964 * error), near(0.5 + 1.959964 * error)]
    assert found["controlled_interval"] == ends
    assert row["controlled_score"] == found["controlled_score"] == near(0.5)
    for without in (replace(summary, control=False), replace(summary, own=Score())):
        assert without.controlled is None


def test_the_chart_has_bars_of_as_results() -> None:
    """A's wins, ties and losses have bars, whiskers and their numbers."""
    chart = MATCH_CHARTS[0].draw(PLAN, summary_of())
    held = [wilson_interval(count, 12) for count in (6, 2, 4)]
    shares = [near(100 * count / 12) for count in (6, 2, 4)]
    assert [(bar.bottom, bar.top) for bar in chart.bars] == [(0.0, share) for share in shares]
    assert [(w.y, w.low, w.high) for w in chart.whiskers] == [
        (share, 100 * ends.low, 100 * ends.high) for share, ends in zip(shares, held, strict=True)
    ]
    assert [spot.y for spot in chart.spots] == shares
    assert [count for _, count, *_ in share_rows(summary_of())] == [6, 2, 4]
    nothing = PLAN.summary(PLAN.scores([]))
    assert [tuple(map(str, row[1:])) for row in share_rows(nothing)] == [("0", "0 %", "0–100")] * 3


def test_matches_are_compared_by_shares_score_and_elo() -> None:
    """Differences are the second match's minus the first's; errors are added as squares."""
    own = Score(x_wins=30, ties=4, o_wins=10)
    one = summary_of()
    two = MatchSummary(own, (own, Score()), NO_PAIRS, both=False, sprt=None)
    rows = list(compare_matches(one, two))
    names = ("wins", "ties", "losses", "score", "elo")
    assert [(row.name, row.measure.value) for row in rows] == [("A", name) for name in names]
    first, second = one.strength, two.strength
    half = 1.959964 * hypot(first.error, second.error)
    gap = 32 / 44 - SCORE
    assert rows[3].interval == Interval(near(gap - half), near(gap + half))
    assert first.elo_error is not None
    assert second.elo_error is not None
    gap, half = elo(32 / 44) - elo(SCORE), hypot(first.elo_error, second.elo_error)
    assert rows[4].interval == Interval(near(gap - half), near(gap + half))
    won, nothing = replace(two, own=Score(x_wins=5)), replace(two, own=Score())
    for pair in ((one, won), (won, one)):
        assert [row.measure.value for row in compare_matches(*pair)][3:] == ["score"]
    assert [*compare_matches(one, nothing), *compare_matches(nothing, one)] == []


def test_a_test_ends_the_match() -> None:
    """A decided match ends early, is finished in the store, and is read back as decided."""
    plan = MatchPlan(A, B, 20_000, sprt=(0.0, 50.0))
    with Store() as store:
        *_, last = run(plan, InlineExecutor(), store)
        found = last.summary
        assert isinstance(found, MatchSummary)
        (info,) = store.runs()
        assert (info.is_finished, info.done) == (True, found.own.games)
        again = store.summary(info.number)
        assert isinstance(again, MatchSummary)
    assert (again.pairs, again.decision) == (found.pairs, found.decision) == (found.pairs, "high")
    assert found.own.games < 5000
    assert (again.unpaired, found.unpaired) == (0, 0)  # what is left over is deleted
    assert found.own.x_wins == found.sides[0].x_wins + found.sides[1].o_wins
