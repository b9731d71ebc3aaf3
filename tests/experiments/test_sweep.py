"""Sweeps: columns, charts and differences, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate, pairwise
from statistics import mean, stdev
from typing import Any

import pytest

from tests.experiments.invented import binned, near, numbers, played
from tests.refusals import carried_by
from tttmc_app.core import Ending, Mark, Rules, Text
from tttmc_app.experiments.chart import Shade
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.statistics import Interval, difference_interval, wilson_interval
from tttmc_app.experiments.sweep import (
    SWEEP_CHARTS,
    SweepPlan,
    SweepSummary,
    compare_sweeps,
    compared_sweeps,
)
from tttmc_app.players import parse_spec

MC, RANDOM = parse_spec("mc:trials=7,other=3"), parse_spec("random")
PLAN = SweepPlan(MC, "trials", (5, 2000), RANDOM, None, 13, Rules(4, 3), 3)
"""The player is X in the first seven games with each value, and O in the other six."""
ALONE = replace(PLAN, against=None, side=Mark.X)
SAME = replace(PLAN, against=PLAN.players[0])
"""Against a player with the same settings."""
RESULTS = "x_wins", "ties", "o_wins", "wins", "losses"


def summary_of(plan: SweepPlan) -> SweepSummary:
    """Return the summary of 13 games with the first value.

    X forfeits the games 6 and 7, and O the game 0; O resigns the last game.
    """
    winners = ["xxxx-oo", "oooo-x"]
    winners = winners if len(plan.pairings) == 4 else ["".join(winners)]
    games = played(*winners, forfeits={0: "cheated", 6: "slept", 7: "again"})
    games[12] = games[12]._replace(ending=Ending.RESIGNATION)
    return plan.summary(plan.scores(games))


ROW = """
trials 5 games 13 x_wins 5 ties 2 o_wins 6 wins 8 losses 3 resignations 1 forfeits 3
seconds_per_game 6 seconds_per_game_quartile_1 3 seconds_per_game_median 6
seconds_per_game_quartile_3 9 moves 20 seconds_per_move_quartile_1 1.5 seconds_per_move_median 1.5
seconds_per_move_quartile_3 4 player_forfeits 1 player_forfeit_reason slept opponent_forfeits 2
opponent_forfeit_reason cheated score .75
"""


def test_every_column_is_worked_out_by_hand() -> None:
    """The table has counts, intervals, times and forfeits of the player's games on both sides.

    The JSON has its columns, too; both ends of an interval are one list.
    """
    summary, times = summary_of(PLAN), [*(1, 2) * 7, *(4,) * 6]
    table: list[dict[str, Any]] = summary.table()
    row, empty = table
    expected = numbers(ROW)
    expected |= {"seconds_per_game_deviation": near(stdev(range(13)))}
    expected |= {"seconds_per_move": mean(times), "seconds_per_move_deviation": near(stdev(times))}
    shown = {name: value for name, value in row.items() if name[-4:] not in ("_low", "high")}
    for name in RESULTS:
        held = wilson_interval(row[name], 13)
        expected |= {f"{name}_low": held.low, f"{name}_high": held.high}
        expected[f"{name}_share"] = row[name] / 13
        shown[f"{name}_interval"] = [held.low, held.high]
    shown["score_interval"] = [row["score_low"], row["score_high"]]
    assert {name: row[name] for name in expected} == expected
    assert list(row) == list(empty)
    found: Any = summary.as_json()
    assert (found["parameter"], found["rows"][0]) == ("trials", shown)


OWN = """
both 8 3 20 1 slept 2 cheated
X 5 6 26 2 slept 1 cheated
O 6 5 13 1 cheated 2 slept
alone 5 6 39 2 slept 1 cheated
"""
"""The player's wins, losses, moves and forfeits, and its opponent's forfeits, on each side."""


@pytest.mark.parametrize("row", OWN.strip().splitlines())
def test_results_are_the_player_s_on_each_side(row: str) -> None:
    """They are even against a player with the same settings; alone it has X's, and both times."""
    side, wins, losses, moves, *forfeits = row.split()
    as_ = {"both": SAME, "alone": ALONE}.get(side) or replace(SAME, side=Mark(side))
    found, _ = summary_of(as_).table()
    columns = [found[name] for name in ("wins", "losses", "moves")]
    names = (f"{who}_forfeit{what}" for who in ("player", "opponent") for what in ("s", "_reason"))
    columns += [found[name] for name in names]
    assert list(map(str, columns)) == [wins, losses, moves, *forfeits]
    assert found["seconds_per_move_quartile_3"] == binned(1.5 if side == "X" else 4)


# Charts ----------------------------------------------------------------------------------------

BY_PLAYER = (PLAN, (8, 2, 3), (Measure.WINS, Measure.TIES, Measure.LOSSES))
BY_SIDE = (ALONE, (5, 2, 6), (Measure.X_WINS, Measure.TIES, Measure.O_WINS))
BOTH = pytest.mark.parametrize(("plan", "counts", "measures"), [BY_PLAYER, BY_SIDE])
Counts = tuple[int, int, int]
Measures = tuple[Measure, ...]


@BOTH
def test_results_are_stacked_bars(plan: SweepPlan, counts: Counts, measures: Measures) -> None:
    """Wins, ties and losses follow each other; whiskers are those of the first and the last."""
    chart = SWEEP_CHARTS[0].draw(plan, summary_of(plan))
    ends = [100 * count / 13 for count in accumulate(counts, initial=0)]
    won, lost = (wilson_interval(count, 13) for count in (counts[0], counts[2]))
    whiskers = (won.low, won.high, ends[1] / 100), (1 - lost.high, 1 - lost.low, ends[2] / 100)
    assert [(bar.bottom, bar.top) for bar in chart.bars] == list(map(near, pairwise(ends)))
    held = [each for each in chart.points if each.interval]
    shown = [[end / 100 for end in (*each.interval, each.y)] for each in held]
    assert shown == [near(list(each)) for each in whiskers]
    assert [str(key.name) for key in chart.keys] == [str(measure) for measure in measures]
    assert list(map(str, chart.x.names)) == ["5", "2,000"]
    assert len(chart.spots) == 1  # nothing is said of a value without games


def test_times_are_per_game_and_per_move() -> None:
    """Each has a curve with its median and quartiles."""
    curves = SWEEP_CHARTS[1].draw(PLAN, summary_of(PLAN)).curves
    shown = [[*point[:2], *point.interval] for curve in curves for point in curve.points]
    assert shown == [binned([5, 6, 3, 9]), binned([5, 1.5, 1.5, 4])]


def test_a_grid_has_a_curve_for_each_second_value_and_charts_for_each_third() -> None:
    """Every combination is played, on boards with lines as long as the rules say."""
    grid = ("other", (0.0, 1.0)), ("size", (3, 4))
    plan = SweepPlan(MC, "trials", (50, 5), RANDOM, Mark.X, 1, Rules(4, 3), 3, grid)
    assert [plan.rules_of(pairing) for pairing in plan.pairings] == [Rules(3), Rules(4, 3)] * 4
    assert {pairing.rules for pairing in replace(plan, rules=Rules()).pairings} == {Rules(3), None}
    found = plan.summary(plan.scores(played(*"xo-xoox-")))
    charts = kind_of(plan).draw_charts(plan, found)[::2]
    assert [str(chart.title).partition(":")[0] for chart in charts] == [
        "Board size 3",
        "Board size 4",
    ]
    curves = [[point.y for point in chart.points] for chart in charts]
    assert curves == [[0, 100, 100, 50], [0, 0, 50, 100]]
    assert [curve.ink for curve in charts[0].curves] == [Shade(0), Shade(1)]


def test_a_grid_s_curves_fill_the_chart() -> None:
    """Where few per cent hold all intervals, the axis has only these, and says so."""
    plan = SweepPlan(MC, "trials", (5,), RANDOM, Mark.X, 100, grid=(("other", (0.0,)),))
    axis = SWEEP_CHARTS[0].draw(plan, plan.summary(plan.scores(played("x" * 90 + "o" * 10)))).y
    assert isinstance(axis.label, Text)
    assert (axis.low, axis.high, carried_by(axis.label)["low"]) == (80, 100, "80")


# Two sweeps ------------------------------------------------------------------------------------


def difference(one: int, of_one: int, two: int, of_two: int) -> Interval:
    """Return the interval of the difference between two shares."""
    held = wilson_interval(one, of_one), wilson_interval(two, of_two)
    return difference_interval(one / of_one, held[0], two / of_two, held[1])


@BOTH
def test_two_sweeps_are_compared_by_shares(
    plan: SweepPlan, counts: Counts, measures: Measures
) -> None:
    """Differences are the second share minus the first; a chart shows both of the chosen share.

    If the player of either sweep changes sides, wins are the player's.
    """
    others = (4, 1, 0)
    one, two = summary_of(plan), plan.summary(plan.scores(played("xxxx-")))
    rows = [(d.name, d.measure, d.one, d.two, d.interval) for d in compare_sweeps(one, two)]
    assert rows[:3] == [
        ("5", measure, n / 13, other / 5, difference(n, 13, other, 5))
        for measure, n, other in zip(measures, counts, others, strict=True)
    ]
    for measure, count, other in zip(BY_SIDE[2], counts, others, strict=True):
        shares, times = compared_sweeps(("one", plan, one), ("two", plan, two), measure)
        held, (first, second) = wilson_interval(count, 13), shares.points
        assert [first.y, second.y] == near([100 * count / 13, 20 * other])
        assert first.interval == (100 * held.low, 100 * held.high)
        assert [each.points[0].y for each in times.curves] == binned([6, 2])
    own = summary_of(PLAN)
    for runs in ((own, one), (one, own)):
        assert [each.measure for each in compare_sweeps(*runs)][:3] == list(BY_PLAYER[2])
    assert [each.measure for each in compare_sweeps(own, own)][3:] == [Measure.SCORE, Measure.ELO]


def test_sweeps_without_common_values_or_parameters() -> None:
    """They have no differences; sweeps of one parameter still share a chart of all values."""
    other = SweepPlan(MC, "other", (0.0, 2.5), None, Mark.X, 1)
    plans = other, replace(other, values=(1.0,)), PLAN
    first, same, without = (
        ("", each, each.summary(each.scores(played("x", "o")))) for each in plans
    )
    assert compared_sweeps(first, without, Measure.TIES) == ()
    for run in (same, without):
        assert list(compare_sweeps(first[2], run[2])) == []
    chart, _ = compared_sweeps(first, same, Measure.X_WINS)
    assert list(map(str, chart.x.names)) == ["0", "2.5", "1"]
    assert [point[:2] for point in chart.points] == [(0, 100), (1, 0), (2, 100)]
