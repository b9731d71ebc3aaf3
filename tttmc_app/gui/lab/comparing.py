"""Two kept runs in the same charts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tttmc_app.experiments.chart import Axis, Chart, Curve, Dash, Dot, Ink, Key, Spot
from tttmc_app.experiments.charts import TimeRow, TimeSeries, time_chart
from tttmc_app.experiments.plan import Recipe, Summary
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.statistics import Interval
from tttmc_app.experiments.sweep import SweepPlan, SweepRow, SweepSummary
from tttmc_app.gui.lab.figures import charts_of, short_name, value_name
from tttmc_app.gui.look.translation import shown
from tttmc_app.players import Value


class Measure(StrEnum):
    """Name what two sweeps are compared by."""

    TIES = "ties"
    X_WINS = "X wins"
    O_WINS = "O wins"


@dataclass(frozen=True, slots=True)
class Loaded:
    """Hold a kept run with its results."""

    info: RunInfo
    recipe: Recipe
    summary: Summary

    @property
    def charts(self) -> tuple[Chart, ...]:
        """Return the run's own charts."""
        return charts_of(self.recipe, self.summary)


_LOOKS = ((Ink.ACCENT, Dash.SOLID, Dot.ROUND), (Ink.SECOND, Dash.DASHED, Dot.SQUARE))


def are_comparable(one: Loaded, two: Loaded) -> bool:
    """Return whether two runs can be shown in the same chart: sweeps of the same parameter."""
    recipes = (one.recipe, two.recipe)
    parameters = [recipe.parameter for recipe in recipes if isinstance(recipe, SweepPlan)]
    return len(parameters) == len(recipes) and len(set(parameters)) == 1


def compared(runs: Sequence[Loaded], measure: Measure) -> tuple[Chart, ...]:
    """Return the charts that show two runs together: over each other, or side by side."""
    one, two = runs
    if (
        are_comparable(one, two)
        and isinstance(one.recipe, SweepPlan)
        and isinstance(two.recipe, SweepPlan)
        and isinstance(one.summary, SweepSummary)
        and isinstance(two.summary, SweepSummary)
    ):
        varied = shown(one.recipe.player.parameter(one.recipe.parameter).label).lower()
        names = names_of(one, two)
        sweeps = [(names[0], one.recipe, one.summary), (names[1], two.recipe, two.summary)]
        return shares_chart(varied, sweeps, measure), times_chart(varied, sweeps)
    return tuple(run.charts[0] for run in runs if run.charts)


def names_of(one: Loaded, two: Loaded) -> tuple[str, str]:
    """Return what tells two runs apart."""
    if one.info.name != two.info.name:
        return one.info.name, two.info.name
    if isinstance(one.recipe, SweepPlan) and isinstance(two.recipe, SweepPlan):
        players = short_name(one.recipe.player), short_name(two.recipe.player)
        if players[0] != players[1]:
            return players
    return f"{one.info.name} (run {one.info.number})", f"{two.info.name} (run {two.info.number})"


Named = tuple[str, SweepPlan, SweepSummary]


def shares_chart(varied: str, sweeps: Sequence[Named], measure: Measure) -> Chart:
    """Return one share of the results of each sweep, with its intervals."""
    places, axis = _x_axis(varied, sweeps)
    curves: list[Curve] = []
    spots: list[Spot] = []
    for (name, plan, summary), (ink, dash, dot) in zip(sweeps, _LOOKS, strict=True):
        rows = [row for row in summary.rows if row.games]
        found = [(places[row.value], row, *_share(row, measure)) for row in rows]
        found.sort(key=lambda item: item[0])
        curves.append(
            Curve(
                "",
                tuple(x for x, _, _, _ in found),
                tuple(100 * share for _, _, share, _ in found),
                ink,
                dash,
                dot,
                tuple(100 * interval.low for *_, interval in found),
                tuple(100 * interval.high for *_, interval in found),
            )
        )
        spots += [
            Spot(
                x,
                100 * share,
                f"{name}\n{varied} {value_name(plan.player, plan.parameter, row.value)}: {measure} "
                f"{100 * share:.1f} % ({100 * interval.low:.1f}–{100 * interval.high:.1f})",
            )
            for x, row, share, interval in found
        ]
    return Chart(
        f"Compared: {measure}",
        axis,
        Axis("share of the games", low=0, high=100, unit=" %"),
        curves=tuple(curve for curve in curves if curve.xs),
        spots=tuple(spots),
        keys=_keys(sweeps),
        caption="Bands: 95 % Wilson intervals.",
    )


def times_chart(varied: str, sweeps: Sequence[Named]) -> Chart:
    """Return the mean time of a game in each sweep."""
    series = [
        TimeSeries(
            name,
            tuple(
                TimeRow(
                    _number(row.value),
                    value_name(plan.player, plan.parameter, row.value),
                    row.score.seconds.mean,
                    row.score.seconds.deviation,
                )
                for row in summary.rows
            ),
        )
        for name, plan, summary in sweeps
    ]
    chart = time_chart("Compared: time of a game", varied, series)
    nameless = tuple(_without_name(curve) for curve in chart.curves)
    return Chart(
        chart.title,
        chart.x,
        chart.y,
        curves=nameless,
        spots=chart.spots,
        keys=_keys(sweeps),
        caption=chart.caption,
    )


def _without_name(curve: Curve) -> Curve:
    return Curve("", curve.xs, curve.ys, curve.ink, curve.dash, curve.dot, curve.lows, curve.highs)


def _keys(sweeps: Sequence[Named]) -> tuple[Key, ...]:
    return tuple(
        Key(name, ink, dash=dash, dot=dot)
        for (name, _, _), (ink, dash, dot) in zip(sweeps, _LOOKS, strict=True)
    )


def _x_axis(varied: str, sweeps: Sequence[Named]) -> tuple[dict[Value, float], Axis]:
    """Return where each value stands: by its size where all are numbers above 0."""
    values: list[Value] = []
    for _, _, summary in sweeps:
        values += [row.value for row in summary.rows if row.value not in values]
    numbers = [_number(value) for value in values]
    if all(number is not None and number > 0 for number in numbers):
        places = {v: n for v, n in zip(values, numbers, strict=True) if n is not None}
        return places, Axis(varied, is_log=True)
    _, plan, _ = sweeps[0]
    names = tuple(value_name(plan.player, plan.parameter, value) for value in values)
    return {value: float(place) for place, value in enumerate(values)}, Axis(varied, names=names)


def _share(row: SweepRow, measure: Measure) -> tuple[float, Interval]:
    score = row.score
    count, interval = {
        Measure.TIES: (score.ties, row.ties_interval),
        Measure.X_WINS: (score.x_wins, row.x_wins_interval),
        Measure.O_WINS: (score.o_wins, row.o_wins_interval),
    }[measure]
    return count / row.games, interval


def _number(value: Value) -> float | None:
    return None if isinstance(value, bool | str) else float(value)
