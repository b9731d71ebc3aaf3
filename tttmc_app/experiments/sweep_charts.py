"""Charts of a sweep, and of two sweeps together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, floor

from tttmc_app.core import Text
from tttmc_app.core.numbers import duration_texts, estimate_texts, grouped, share_text
from tttmc_app.experiments.chart import (
    FEW_LINES,
    SERIES_STYLES,
    AnyText,
    Axis,
    Bar,
    Chart,
    Curve,
    Hatch,
    Ink,
    Key,
    RunChart,
    Spot,
    Style,
    Whisker,
    shaded_styles,
)
from tttmc_app.experiments.comparison import BY_PLAYER, Measure
from tttmc_app.experiments.player_text import short_name, value_name
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Histogram, Interval, Quartiles, wilson_interval
from tttmc_app.experiments.sweep import SweepPart, SweepPlan, SweepSummary, slices
from tttmc_app.players import Value

_BESIDE = 0.27
"""Distance of a bar's whiskers from its middle, as a fraction of the distance between two bars."""
_PART = 50
"""The most per cent of an axis of shares that are shown without the rest."""
_PARTS = (
    (Measure.X_WINS, Ink.X, Hatch.NONE),
    (Measure.TIES, Ink.TIE, Hatch.NONE),
    (Measure.O_WINS, Ink.O, Hatch.RISING),
)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How the games with one value of the parameter ended."""

    name: AnyText
    """The value."""
    counts: tuple[int, int, int]
    """X wins, ties, O wins."""
    intervals: tuple[Interval, Interval, Interval]
    """95 % intervals for the three shares, from 0 to 1."""

    @property
    def games(self) -> int:
        """Return the number of games."""
        return sum(self.counts)


@dataclass(frozen=True, slots=True)
class TimeRow:
    """The times at one value of the parameter, in seconds."""

    value: float | None
    """None if the value isn't a number."""
    name: AnyText
    """The value."""
    times: Quartiles
    """0 before the first game."""


@dataclass(frozen=True, slots=True)
class TimeSeries:
    """Times of games or moves, joined by a line."""

    name: AnyText
    rows: tuple[TimeRow, ...]


def _sweep_results(plan: SweepPlan, summary: SweepSummary) -> Chart:
    """Return the results of a sweep."""
    players, rules = _players(plan), plan.rules_text
    if plan.grid:
        title = Text("Score: {players}, {rules}", players=players, rules=rules)
        if plan.against is None:
            title = Text("X's score: {players}, {rules}", players=players, rules=rules)
        return _shares(slices(plan, summary), Measure.SCORE, title, _grid_styles(plan))
    title = Text("Results: {players}, {rules}", players=players, rules=rules)
    rows: list[ResultRow] = []
    for row in summary.rows:
        counts = row.own.x_wins, row.own.ties, row.own.o_wins
        first, second, third = (wilson_interval(count, row.games) for count in counts)
        name = value_name(plan.parameters[0], row.value)
        rows.append(ResultRow(name, counts, (first, second, third)))
    return results_chart(title, _varied(plan), rows, by_player=summary.by_player)


def _sweep_times(plan: SweepPlan, summary: SweepSummary) -> Chart:
    """Return the times of a sweep's games and moves."""
    if plan.grid:
        return _times(slices(plan, summary), Text("Time per game"), _grid_styles(plan))
    games = _game_times(plan, summary)
    moves = _time_rows(plan, [(row.value, row.pace) for row in summary.rows])
    series = [TimeSeries(Text("per game"), games), TimeSeries(Text("per move"), moves)]
    return time_chart(Text("Time"), _varied(plan), series)


def _grid_styles(plan: SweepPlan) -> Sequence[Style]:
    """Return the style of each value of what varies last; numbers have colours in their order."""
    _, values = plan.grid[-1]
    numbers = [number for value in values if (number := _number(value)) is not None]
    if len(numbers) == len(values):
        return shaded_styles([sorted(numbers).index(number) for number in numbers])
    return SERIES_STYLES if len(values) <= FEW_LINES else shaded_styles(range(len(values)))


def _game_times(plan: SweepPlan, summary: SweepSummary) -> tuple[TimeRow, ...]:
    return _time_rows(plan, [(row.value, row.score.game_seconds) for row in summary.rows])


def _time_rows(plan: SweepPlan, times: Sequence[tuple[Value, Histogram]]) -> tuple[TimeRow, ...]:
    return tuple(
        TimeRow(_number(value), value_name(plan.parameters[0], value), histogram.quartiles)
        for value, histogram in times
    )


def results_chart(
    title: AnyText, varied: AnyText, rows: Sequence[ResultRow], *, by_player: bool = False
) -> Chart:
    """Return stacked bars of X wins, ties and O wins for each value of a parameter.

    With `by_player`, they are the player's wins, ties and losses.
    """
    bars: list[Bar] = []
    whiskers: list[Whisker] = []
    spots: list[Spot] = []
    for place, row in enumerate(rows):
        if not row.games:
            continue
        shares = [100 * count / row.games for count in row.counts]
        bottom = 0.0
        for (_, ink, hatch), share in zip(_PARTS, shares, strict=True):
            if share:
                text = share_text(share / 100)
                bars.append(Bar(place, bottom, bottom + share, ink, hatch, 0.66, text))
            bottom += share
        x_wins, _, o_wins = row.intervals
        low, high = 100 * x_wins.low, 100 * x_wins.high
        whiskers.append(Whisker(place - _BESIDE, shares[0], low, high))
        low, high = 100 - 100 * o_wins.high, 100 - 100 * o_wins.low
        whiskers.append(Whisker(place + _BESIDE, 100 - shares[2], low, high))
        spots.append(Spot(place, shares[0] + shares[1] / 2, _result_words(varied, row, by_player)))
    return Chart(
        title,
        Axis(varied, names=tuple(row.name for row in rows)),
        Axis(Text("share of the games"), low=0, high=100, unit=" %"),
        bars=tuple(bars),
        whiskers=tuple(whiskers),
        spots=tuple(spots),
        keys=tuple(
            Key((BY_PLAYER.get(measure, measure) if by_player else measure).label, ink, hatch)
            for measure, ink, hatch in _PARTS
        ),
        caption=_PLAYERS_WHISKERS if by_player else _SIDES_WHISKERS,
        empty=Text("The bars appear here as games finish."),
    )


_SIDES_WHISKERS = Text("Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).")
_PLAYERS_WHISKERS = Text("Whiskers: 95 % Wilson intervals (left: wins, right: losses).")


def _result_words(varied: AnyText, row: ResultRow, by_player: bool) -> Text:
    first, ties, third = (
        Text("{count}, {share} ({interval})", count=grouped(count), share=share, interval=ends)
        for count, (share, ends) in (
            (count, estimate_texts(count / row.games, interval.low, interval.high))
            for count, interval in zip(row.counts, row.intervals, strict=True)
        )
    )
    if by_player:
        return Text(
            "{varied} {value}: %n game(s)\nwins {wins}\nties {ties}\nlosses {losses}",
            varied=varied,
            value=row.name,
            n=row.games,
            wins=first,
            ties=ties,
            losses=third,
        )
    return Text(
        "{varied} {value}: %n game(s)\nX wins {x_wins}\nties {ties}\nO wins {o_wins}",
        varied=varied,
        value=row.name,
        n=row.games,
        x_wins=first,
        ties=ties,
        o_wins=third,
    )


def time_chart(
    title: AnyText,
    varied: AnyText,
    series: Sequence[TimeSeries],
    styles: Sequence[Style] = SERIES_STYLES,
) -> Chart:
    """Return a chart of times against the parameter, on log-log axes if all values are above 0."""
    rows = [row for one in series for row in one.rows]
    by_number = bool(rows) and all(row.value is not None and row.value > 0 for row in rows)
    names = tuple(dict.fromkeys(row.name for row in rows))
    places = {name: float(place) for place, name in enumerate(names)}
    curves: list[Curve] = []
    spots: list[Spot] = []
    for one, (ink, dash, dot) in zip(series, styles, strict=False):
        known = sorted(
            (
                (float(row.value or 0) if by_number else places[row.name], row)
                for row in one.rows
                if row.times.median > 0
            ),
            key=lambda at: at[0],
        )
        xs = tuple(x for x, _ in known)
        medians = tuple(row.times.median for _, row in known)
        lows = tuple(row.times.low for _, row in known)
        highs = tuple(row.times.high for _, row in known)
        if xs:
            curves.append(Curve(one.name, xs, medians, ink, dash, dot, lows, highs))
        spots += [Spot(x, row.times.median, _time_words(varied, one, row)) for x, row in known]
    return Chart(
        title,
        Axis(varied, is_log=by_number, names=() if by_number else names),
        Axis(Text("median time"), is_log=True, is_time=True),
        curves=tuple(curves),
        spots=tuple(spots),
        caption=_BOTH_LOG if by_number else _ONE_LOG,
        empty=Text("The times appear here as games finish."),
    )


_BOTH_LOG = Text(
    "Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer "
    "while other programs run."
)
_ONE_LOG = Text(
    "The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are "
    "longer while other programs run."
)


def _time_words(varied: AnyText, series: TimeSeries, row: TimeRow) -> Text:
    return Text(
        "{varied} {value}, {what}: {time}",
        varied=varied,
        value=row.name,
        what=series.name,
        time=duration_texts([(row.times.median, row.times.low, row.times.high)])[0],
    )


SWEEP_CHARTS = (
    RunChart("sweepResults", _sweep_results, results_chart(Text("Results"), "", ())),
    RunChart("sweepTimes", _sweep_times, time_chart(Text("Time"), "", ())),
)
"""The charts of a sweep, from the top of its page."""


# Two sweeps ----------------------------------------------------------------------------------


def compared_sweeps(one: SweepPart, two: SweepPart, measure: Measure) -> tuple[Chart, ...]:
    """Return charts that show two sweeps of one setting together; nothing if it isn't the same."""
    if one[1].parameter != two[1].parameter or one[1].grid or two[1].grid:
        return ()
    by_player = one[2].by_player or two[2].by_player
    label = (BY_PLAYER.get(measure, measure) if by_player else measure).label
    shares = _shares((one, two), measure, Text("Compared: {measure}", measure=label))
    return shares, _times((one, two), Text("Compared: time per game"))


def sweep_names(one: SweepPlan, two: SweepPlan) -> tuple[AnyText, AnyText] | None:
    """Return what distinguishes two sweeps; None if their players are the same."""
    names = one.player_name, two.player_name
    return names if names[0] != names[1] else None


def _shares(
    sweeps: Sequence[SweepPart],
    measure: Measure,
    title: Text,
    styles: Sequence[Style] = SERIES_STYLES,
) -> Chart:
    """Return a curve of a share, or of the score, for each of several sweeps."""
    places, axis = _shared_axis(sweeps)
    by_player = any(summary.by_player for _, _, summary in sweeps)
    label = (BY_PLAYER.get(measure, measure) if by_player else measure).label
    curves: list[Curve] = []
    spots: list[Spot] = []
    for (name, plan, summary), (ink, dash, dot) in zip(sweeps, styles, strict=False):
        rows = sorted((row for row in summary.rows if row.games), key=lambda r: places[r.value])
        xs = tuple(places[row.value] for row in rows)
        found = [_share(row.own, measure) for row in rows]
        ys = tuple(100 * share for share, _ in found)
        lows = tuple(100 * interval.low for _, interval in found)
        highs = tuple(100 * interval.high for _, interval in found)
        if xs:
            curves.append(Curve("", xs, ys, ink, dash, dot, lows, highs))
        for x, y, row, (_, interval) in zip(xs, ys, rows, found, strict=True):
            value = value_name(plan.parameters[0], row.value)
            share, held = estimate_texts(y / 100, interval.low, interval.high)
            words = Text(
                "{name}\n{varied} {value}: {measure} {share} ({interval})",
                name=name,
                varied=axis.label,
                value=value,
                measure=label,
                share=share,
                interval=held,
            )
            spots.append(Spot(x, y, words))
    is_score = measure is Measure.SCORE
    shown = label if is_score else Text("share of the games")
    return Chart(
        title,
        axis,
        _share_axis(shown, [at for curve in curves for at in (*curve.lows, *curve.highs)]),
        curves=tuple(curves),
        spots=tuple(spots),
        keys=_keys(sweeps, styles),
        caption=Text("Bands: 95 % intervals.")
        if is_score
        else Text("Bands: 95 % Wilson intervals."),
        empty=Text("The curves appear here as games finish."),
    )


def _share_axis(label: AnyText, values: Sequence[float]) -> Axis:
    """Return the axis from 0 to 100 %, or the tens that hold all values if they are half of it."""
    low, high = 10 * floor(min(values, default=0) / 10), 10 * ceil(max(values, default=100) / 10)
    if high - low > _PART:
        return Axis(label, low=0, high=100, unit=" %")
    label = Text("{label} (only {low} to {high} %)", label=label, low=low, high=high)
    return Axis(label, low=low, high=max(high, low + 10), unit=" %")


def _times(
    sweeps: Sequence[SweepPart], title: Text, styles: Sequence[Style] = SERIES_STYLES
) -> Chart:
    """Return the median time of a game in each sweep."""
    series = [TimeSeries(name, _game_times(plan, summary)) for name, plan, summary in sweeps]
    chart = time_chart(title, _varied(sweeps[0][1]), series, styles)
    nameless = tuple(replace(curve, name="") for curve in chart.curves)
    return replace(chart, curves=nameless, keys=_keys(sweeps, styles))


def _keys(sweeps: Sequence[SweepPart], styles: Sequence[Style]) -> tuple[Key, ...]:
    return tuple(
        Key(name, ink, dash=dash, dot=dot)
        for (name, _, _), (ink, dash, dot) in zip(sweeps, styles, strict=False)
    )


def _shared_axis(sweeps: Sequence[SweepPart]) -> tuple[dict[Value, float], Axis]:
    """Return each value's place on the axis: the value itself if all are numbers above 0."""
    _, plan, _ = sweeps[0]
    values = list(dict.fromkeys(row.value for _, _, summary in sweeps for row in summary.rows))
    numbers = [_number(value) for value in values]
    if all(number is not None and number > 0 for number in numbers):
        places = {v: n for v, n in zip(values, numbers, strict=True) if n is not None}
        return places, Axis(_varied(plan), is_log=True)
    names = tuple(value_name(plan.parameters[0], value) for value in values)
    places = {value: float(place) for place, value in enumerate(values)}
    return places, Axis(_varied(plan), names=names)


def _share(score: Score, measure: Measure) -> tuple[float, Interval]:
    if measure is Measure.SCORE:
        return score.strength.score, score.strength.interval
    count = {
        Measure.TIES: score.ties,
        Measure.X_WINS: score.x_wins,
        Measure.O_WINS: score.o_wins,
    }[measure]
    return count / score.games, wilson_interval(count, score.games)


# Words ---------------------------------------------------------------------------------------


def _varied(plan: SweepPlan) -> AnyText:
    return plan.parameters[0].label


def _players(plan: SweepPlan) -> Text:
    """Return who plays whom."""
    player = plan.player_name
    if plan.against is None:
        return Text("{player} against itself", player=player)
    opponent = short_name(plan.against)
    if plan.side is None:
        return Text("{player} against {opponent}", player=player, opponent=opponent)
    return Text(
        "{player} as {side} against {opponent}",
        player=player,
        side=str(plan.side),
        opponent=opponent,
    )


def _number(value: Value) -> float | None:
    return None if isinstance(value, bool | str) else float(value)
