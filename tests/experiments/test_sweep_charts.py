"""Charts of one sweep and of two, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.experiments.invented import binned, ended, near
from tests.experiments.test_sweep import ALONE, MC, PLAN, RANDOM, ends_of, played, summary_of
from tttmc_app.core import Mark, Text
from tttmc_app.experiments.chart import (
    Axis,
    Bar,
    Chart,
    Curve,
    Dash,
    Dot,
    Hatch,
    Ink,
    Key,
    Spot,
    Whisker,
)
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.sweep import SweepPlan, compare_sweeps
from tttmc_app.experiments.sweep_charts import SWEEP_CHARTS, compared_sweeps, sweep_names
from tttmc_app.players import parse_spec

VARIED = "Trials per move"
TITLE = "Results: Monte Carlo (Score weight: 1 / 3) against Random, 4×4, 3 in a row"


def per_cent(count: int, of: int = 13) -> float:
    """Return a share in per cent."""
    return near(100 * count / of)


def test_the_results_are_bars_of_the_players_games() -> None:
    """Wins, ties and losses are stacked; whiskers are those of wins (left) and losses (right)."""
    chart = SWEEP_CHARTS[0].draw(PLAN, summary_of(PLAN))
    won, lost = ends_of(8, 13), ends_of(3, 13)
    assert chart == Chart(
        Text(TITLE),
        Axis(Text(VARIED), names=("5", "2,000")),
        Axis(Text("share of the games"), low=0, high=100, unit=" %"),
        bars=(
            Bar(0, 0.0, per_cent(8), Ink.X, Hatch.NONE, 0.66, "62 %"),
            Bar(0, per_cent(8), per_cent(10), Ink.TIE, Hatch.NONE, 0.66, "15 %"),
            Bar(0, per_cent(10), per_cent(13), Ink.O, Hatch.RISING, 0.66, "23 %"),
        ),
        whiskers=(
            Whisker(-0.27, per_cent(8), 100 * won["low"], 100 * won["high"]),
            Whisker(0.27, per_cent(10), 100 - 100 * lost["high"], 100 - 100 * lost["low"]),
        ),
        spots=(
            Spot(
                0,
                near(100 * 9 / 13),
                Text(
                    "Trials per move 5: 13 games\nwins 8, 62 % (36–82)\nties 2, 15 % (4–42)\n"
                    "losses 3, 23 % (8–50)"
                ),
            ),
        ),
        keys=(
            Key(Text("wins"), Ink.X, Hatch.NONE),
            Key(Text("ties"), Ink.TIE, Hatch.NONE),
            Key(Text("losses"), Ink.O, Hatch.RISING),
        ),
        caption=Text("Whiskers: 95 % Wilson intervals (left: wins, right: losses)."),
        empty=Text("The bars appear here as games finish."),
    )


def test_the_results_of_sides_are_x_and_o() -> None:
    """If the player plays itself, the bars are X's and O's, and the title says so."""
    chart = SWEEP_CHARTS[0].draw(ALONE, summary_of(ALONE))
    assert str(chart.title) == TITLE.replace("Random", "itself")
    assert [bar.top for bar in chart.bars] == [per_cent(5), per_cent(7), per_cent(13)]
    assert str(chart.spots[0].words) == (
        "Trials per move 5: 13 games\nX wins 5, 38 % (18–64)\nties 2, 15 % (4–42)\n"
        "O wins 6, 46 % (23–71)"
    )
    assert [str(key.name) for key in chart.keys] == ["X wins", "ties", "O wins"]
    assert str(chart.caption) == ("Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).")
    for side in Mark:
        plan = replace(PLAN, side=side)
        title = str(SWEEP_CHARTS[0].draw(plan, plan.summary(plan.scores([]))).title)
        assert title == TITLE.replace(") against", f") as {side} against")


def test_values_without_games_keep_their_places() -> None:
    """Bars and points stand at their own values; without any game, both charts are empty."""
    plan = replace(ALONE, values=(7, 9, 11))
    won = [ended(13, 1, "x", seconds=2.0, x=(0.5,)), ended(14, 1, "o", seconds=2.0, x=(0.5,))]
    results, times = (chart.draw(plan, plan.summary(plan.scores(won))) for chart in SWEEP_CHARTS)
    assert tuple(map(str, results.x.names)) == ("7", "9", "11")
    assert [(bar.x, bar.bottom, bar.top) for bar in results.bars] == [(1, 0, 50), (1, 50, 100)]
    assert [(round(whisker.x, 2), whisker.y) for whisker in results.whiskers] == [
        (0.73, 50.0), (1.27, 50.0)
    ]  # fmt: skip
    assert [(spot.x, spot.y) for spot in results.spots] == [(1, 50.0)]
    assert [(curve.xs, curve.ys) for curve in times.curves] == [
        ((9.0,), (binned(2.0),)), ((9.0,), (binned(0.5),))
    ]  # fmt: skip
    switched = SweepPlan(parse_spec("mc:trials=5"), "exact", (0, 1), None, Mark.X, 13)
    times = SWEEP_CHARTS[1].draw(switched, switched.summary(switched.scores(won)))
    assert [curve.xs for curve in times.curves] == [(1.0,), (1.0,)]
    words = [str(spot.words).partition(":")[0] for spot in times.spots]
    assert words == ["Exact on, per game", "Exact on, per move"]
    assert all(chart.draw(plan, plan.summary(plan.scores([]))).is_empty for chart in SWEEP_CHARTS)


def test_the_times_are_per_game_and_per_move() -> None:
    """Each has a curve with its median and quartiles; a value without games has no point."""
    chart = SWEEP_CHARTS[1].draw(PLAN, summary_of(PLAN))
    ink, dash, dot = Ink.SECOND, Dash.DASHED, Dot.SQUARE
    seven, one = binned(7), binned(1)
    assert chart == Chart(
        Text("Time"),
        Axis(Text(VARIED), is_log=True),
        Axis(Text("median time"), is_log=True, is_time=True),
        curves=(
            Curve(Text("per game"), (5.0,), (seven,), lows=(binned(4),), highs=(binned(10),)),
            Curve(Text("per move"), (5.0,), (one,), ink, dash, dot, (binned(0.5),), (one,)),
        ),
        spots=(
            Spot(5.0, seven, Text("Trials per move 5, per game: 7.0 (4.0–10) s")),
            Spot(5.0, one, Text("Trials per move 5, per move: 1.0 (0.5–1.0) s")),
        ),
        caption=Text(
            "Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are "
            "longer while other programs run."
        ),
        empty=Text("The times appear here as games finish."),
    )


@pytest.mark.parametrize(
    ("parameter", "values", "names"),
    [
        ("other", (0.0, 2.5), ("0", "2.5")),  # 0 has no logarithm
        ("exact", (0, 1), ("off", "on")),
    ],
)
def test_other_values_are_names_on_the_axis(
    parameter: str, values: tuple[float, ...], names: tuple[str, ...]
) -> None:
    """Values that have no logarithm, and those that aren't numbers, stand side by side."""
    plan = SweepPlan(parse_spec("mc:trials=5"), parameter, values, None, Mark.X, 13)
    chart = SWEEP_CHARTS[1].draw(plan, plan.summary(plan.scores(played(plan))))
    assert (chart.x.is_log, tuple(map(str, chart.x.names))) == (False, names)
    assert chart.curves[0].xs == (0.0,)
    assert str(chart.caption).startswith("The scale of times is logarithmic. Bands: the middle")
    assert str(chart.spots[0].words).startswith(f"{chart.x.label} {names[0]}, per game: 7.0")


# Two sweeps ----------------------------------------------------------------------------------


def test_two_sweeps_share_charts() -> None:
    """Each sweep has a curve in its own style with its intervals, and its name in the legend."""
    one, two = ("one", PLAN, summary_of(PLAN)), ("two", ALONE, summary_of(ALONE))
    shares, times = compared_sweeps(one, two, Measure.O_WINS)
    lost, own = ends_of(3, 13), ends_of(6, 13)
    keys = (
        Key("one", Ink.ACCENT, dash=Dash.SOLID, dot=Dot.ROUND),
        Key("two", Ink.SECOND, dash=Dash.DASHED, dot=Dot.SQUARE),
    )
    assert shares == Chart(
        Text("Compared: losses"),
        Axis(Text(VARIED), is_log=True),
        Axis(Text("share of the games"), low=0, high=100, unit=" %"),
        curves=(
            Curve(
                "", (5.0,), (per_cent(3),), lows=(100 * lost["low"],), highs=(100 * lost["high"],)
            ),
            Curve(
                "",
                (5.0,),
                (per_cent(6),),
                Ink.SECOND,
                Dash.DASHED,
                Dot.SQUARE,
                (100 * own["low"],),
                (100 * own["high"],),
            ),
        ),
        spots=(
            Spot(5.0, per_cent(3), Text("one\nTrials per move 5: losses 23 % (8–50)")),
            Spot(5.0, per_cent(6), Text("two\nTrials per move 5: losses 46 % (23–71)")),
        ),
        keys=keys,
        caption=Text("Bands: 95 % Wilson intervals."),
    )
    assert str(times.title) == "Compared: time per game"
    assert (times.keys, str(times.x.label)) == (keys, VARIED)
    assert [(curve.name, curve.ys) for curve in times.curves] == [("", (binned(7),))] * 2
    assert str(times.spots[1].words) == "Trials per move 5, two: 7.0 (4.0–10) s"
    other, _ = compared_sweeps(two, one, Measure.O_WINS)
    assert other.title == shares.title
    assert [curve.ys for curve in other.curves] == [(per_cent(6),), (per_cent(3),)]


@pytest.mark.parametrize(
    ("measure", "shown", "count"),
    [(Measure.X_WINS, "X wins", 5), (Measure.TIES, "ties", 2), (Measure.O_WINS, "O wins", 6)],
)
def test_the_chosen_share_is_compared(measure: Measure, shown: str, count: int) -> None:
    """Two sweeps of players against themselves are compared by the chosen share of the sides."""
    run = ("one", ALONE, summary_of(ALONE))
    chart = compared_sweeps(run, run, measure)[0]
    assert str(chart.title) == f"Compared: {shown}"
    assert [curve.ys for curve in chart.curves] == [(per_cent(count),)] * 2


def test_sweeps_of_other_parameters_share_nothing() -> None:
    """Sweeps of different parameters have no common chart and no differences."""
    plan = SweepPlan(MC, "other", (0.0, 2.5), RANDOM, None, 13)
    one, two = ("one", PLAN, summary_of(PLAN)), ("two", plan, summary_of(plan))
    assert compared_sweeps(one, two, Measure.TIES) == ()
    assert list(compare_sweeps(one[2], two[2])) == []
    same = compared_sweeps(two, two, Measure.TIES)[0]
    assert tuple(map(str, same.x.names)) == ("0", "2.5")
    assert same.curves[0].xs == (0.0,)


def test_values_of_both_sweeps_are_on_the_axis() -> None:
    """Curves of sweeps over different values are drawn from left to right."""
    one = replace(ALONE, values=(5, 9))
    two = replace(ALONE, values=(9, 5))
    first, second = (
        (plan, plan.summary(plan.scores([*played(plan), ended(13, 1, "x")]))) for plan in (one, two)
    )
    chart = compared_sweeps(("one", *first), ("two", *second), Measure.X_WINS)[0]
    assert [curve.xs for curve in chart.curves] == [(5.0, 9.0)] * 2
    assert [curve.ys for curve in chart.curves] == [
        (per_cent(5), 100.0),
        (100.0, per_cent(5)),
    ]


def test_times_are_drawn_from_left_to_right() -> None:
    """The order in which values were given doesn't matter for the curves of times."""
    plan = replace(ALONE, values=(50, 5, 20))
    games = [
        ended(13 * place + number, place, "x", seconds=seconds, x=(seconds / 2,))
        for place, seconds in enumerate((4.0, 1.0, 2.0))
        for number in range(2)
    ]
    summary = plan.summary(plan.scores(games))
    chart = SWEEP_CHARTS[1].draw(plan, summary)
    one, two, four = (binned(seconds) for seconds in (1.0, 2.0, 4.0))
    assert [curve.xs for curve in chart.curves] == [(5.0, 20.0, 50.0)] * 2
    assert chart.curves[0].ys == chart.curves[0].lows == chart.curves[0].highs == (one, two, four)
    assert [(spot.x, spot.y) for spot in chart.spots[:3]] == [(5.0, one), (20.0, two), (50.0, four)]
    compared = compared_sweeps(("one", plan, summary), ("two", plan, summary), Measure.TIES)[1]
    assert [curve.xs for curve in compared.curves] == [(5.0, 20.0, 50.0)] * 2


def test_values_of_both_sweeps_are_names_on_the_axis() -> None:
    """In both charts each sweep's points stand at their own values, whatever the other's are."""
    player = parse_spec("mc:trials=5")
    one, two = (
        SweepPlan(player, "other", values, None, Mark.X, 2) for values in ((0.0, 2.5), (1.0, 2.5))
    )
    games = [
        *(ended(number, 0, "x", seconds=1.0, x=(0.5,)) for number in range(2)),
        *(ended(number, 1, "o", seconds=4.0, x=(0.5,)) for number in range(2, 4)),
    ]
    runs = [
        (name, plan, plan.summary(plan.scores(games))) for name, plan in (("1", one), ("2", two))
    ]
    for chart, (first, second) in zip(
        compared_sweeps(runs[0], runs[1], Measure.X_WINS),
        ((100.0, 0.0), (binned(1.0), binned(4.0))),
        strict=True,
    ):
        assert (chart.x.is_log, tuple(map(str, chart.x.names))) == (False, ("0", "2.5", "1"))
        assert [(curve.xs, curve.ys) for curve in chart.curves] == [
            ((0.0, 1.0), (first, second)),
            ((1.0, 2.0), (second, first)),
        ]
        assert [spot.x for spot in chart.spots] == [0.0, 1.0, 1.0, 2.0]


def test_names_tell_sweeps_apart() -> None:
    """Sweeps of one title are told apart by what their players differ in, if they differ."""
    assert sweep_names(PLAN, replace(PLAN, seed=9)) is None
    names = sweep_names(PLAN, replace(PLAN, player=parse_spec("mc:other=5")))
    assert names is not None
    assert list(map(str, names)) == [
        "Monte Carlo (Score weight: 1 / 3)",
        "Monte Carlo (Score weight: 1 / 5)",
    ]
