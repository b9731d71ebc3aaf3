"""The lab's charts: what each kind of experiment shows, from plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, isfinite, log, sqrt

from tttmc_app.core.numbers import axis_number, grouped, short_number, spread_text
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
    Rule,
    Spot,
    Whisker,
)

_BESIDE = 0.27
"""Of the distance between two bars: so far from a bar's middle its whiskers stand."""
_HALF = 50.0
"""Per cent; a chart of chances above it shows all there can be, one of smaller ones doesn't."""
Interval = tuple[float, float]
_PARTS = (
    ("X wins", Ink.X, Hatch.NONE),
    ("ties", Ink.TIE, Hatch.NONE),
    ("O wins", Ink.O, Hatch.RISING),
)
_SERIES = (
    (Ink.ACCENT, Dash.SOLID, Dot.ROUND),
    (Ink.SECOND, Dash.DASHED, Dot.SQUARE),
    (Ink.TEXT, Dash.DOTTED, Dot.TRIANGLE),
    (Ink.MUTED, Dash.DASHED, Dot.DIAMOND),
)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """Count the results at one value of what was varied, with an interval for each share."""

    name: str
    counts: tuple[int, int, int]
    """X wins, ties, O wins."""
    intervals: tuple[Interval, Interval, Interval]
    """95 %, of the three shares from 0 to 1."""

    @property
    def games(self) -> int:
        """Return the number of games."""
        return sum(self.counts)


def results_chart(title: str, varied: str, rows: Sequence[ResultRow]) -> Chart:
    """Return stacked bars of X wins, ties and O wins for each value of a parameter."""
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
                text = f"{share:.0f} %"
                bars.append(Bar(place, bottom, bottom + share, ink, hatch, 0.66, text))
            bottom += share
        (x_low, x_high), _, (o_low, o_high) = row.intervals
        whiskers.append(Whisker(place - _BESIDE, shares[0], 100 * x_low, 100 * x_high))
        upper = 100 - shares[2]
        whiskers.append(Whisker(place + _BESIDE, upper, 100 - 100 * o_high, 100 - 100 * o_low))
        spots.append(Spot(place, shares[0] + shares[1] / 2, _result_words(varied, row)))
    return Chart(
        title,
        Axis(varied, names=tuple(row.name for row in rows)),
        Axis("share of the games", low=0, high=100, unit=" %"),
        bars=tuple(bars),
        whiskers=tuple(whiskers),
        spots=tuple(spots),
        keys=tuple(Key(name, ink, hatch) for name, ink, hatch in _PARTS),
        caption="Whiskers: 95 % Wilson intervals, left of X wins, right of O wins.",
        empty="The bars appear here as games finish.",
    )


def _result_words(varied: str, row: ResultRow) -> str:
    lines = [f"{varied} {row.name}: {grouped(row.games)} games"]
    for (name, _, _), count, (low, high) in zip(_PARTS, row.counts, row.intervals, strict=True):
        share = 100 * count / row.games
        lines.append(f"{name} {count}, {share:.1f} % ({100 * low:.1f}–{100 * high:.1f})")
    return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class TimeRow:
    """Hold the times at one value of what was varied, in seconds."""

    value: float | None
    """None where the value is no number."""
    name: str
    mean: float
    deviation: float
    """Standard deviation."""

    @property
    def factor(self) -> float:
        """Return by what factor times spread: a standard deviation of the logarithm.

        It is that of the log-normal distribution of this mean and deviation: times are never
        below zero, and now and then far above their mean.
        """
        return exp(sqrt(log(1 + (self.deviation / self.mean) ** 2))) if self.mean else 1.0


@dataclass(frozen=True, slots=True)
class TimeSeries:
    """Hold a line of times: of a game, or of a move."""

    name: str
    rows: tuple[TimeRow, ...]


def time_chart(title: str, varied: str, series: Sequence[TimeSeries]) -> Chart:
    """Return times against the parameter, on log-log axes where all values are above 0."""
    rows = [row for one in series for row in one.rows]
    by_number = bool(rows) and all(row.value is not None and row.value > 0 for row in rows)
    names = tuple(row.name for row in (series[0].rows if series else ()))
    curves: list[Curve] = []
    spots: list[Spot] = []
    for one, (ink, dash, dot) in zip(series, _SERIES, strict=False):
        known = [(i, row) for i, row in enumerate(one.rows) if row.mean > 0]
        xs = tuple(float(row.value or 0) if by_number else float(i) for i, row in known)
        curves.append(
            Curve(
                one.name,
                xs,
                tuple(row.mean for _, row in known),
                ink,
                dash,
                dot,
                tuple(row.mean / row.factor for _, row in known),
                tuple(row.mean * row.factor for _, row in known),
            )
        )
        spots += [
            Spot(
                x,
                row.mean,
                f"{varied} {row.name}, {one.name}: {spread_text(row.mean, row.deviation)}",
            )
            for x, (_, row) in zip(xs, known, strict=True)
        ]
    curves = [curve for curve in curves if curve.xs]
    return Chart(
        title,
        Axis(varied, is_log=by_number, names=() if by_number else names),
        Axis("mean time", is_log=True, is_time=True),
        curves=tuple(curves),
        spots=tuple(spots),
        caption=("Both scales are logarithmic. " if by_number else "The scale is logarithmic. ")
        + "Bands: one standard deviation, as a factor. On the clock: other work lengthens it.",
        empty="The times appear here as games finish.",
    )


@dataclass(frozen=True, slots=True)
class ScoreCurve:
    """Hold one square's scores against the trials, with errors where they are known."""

    name: str
    values: tuple[float, ...]
    errors: tuple[float, ...]
    exact: float | None
    is_best: bool = False
    """Whether it is a best move by exact calculation or proof."""


def convergence_chart(
    title: str,
    trials: Sequence[int],
    curves: Sequence[ScoreCurve],
    measure: str,
    counted: str = "trials",
    note: str = "",
) -> Chart:
    """Return each square's score against the number of trials, and the exact value as a line.

    The note says what the curves leave out.
    """
    drawn: list[Curve] = []
    rules: list[Rule] = []
    spots: list[Spot] = []
    xs = tuple(float(count) for count in trials)
    for number, curve in enumerate(curves):
        ink, dash, dot = _SERIES[number % len(_SERIES)]
        lows = tuple(v - e for v, e in zip(curve.values, curve.errors, strict=False))
        highs = tuple(v + e for v, e in zip(curve.values, curve.errors, strict=False))
        drawn.append(
            Curve(curve.name, xs[: len(curve.values)], curve.values, ink, dash, dot, lows, highs)
        )
        if curve.exact is not None:
            rules.append(Rule(curve.exact, "", ink))
        for index, value in enumerate(curve.values):
            error = f" ± {_error_text(curve.errors[index])}" if index < len(curve.errors) else ""
            exact = "" if curve.exact is None else f"\nexactly {short_number(curve.exact)}"
            words = f"{curve.name} at {grouped(trials[index])} {counted}: "
            words += f"{short_number(value)}{error}"
            spots.append(Spot(xs[index], value, words + exact))
    return Chart(
        title,
        Axis(counted, is_log=True),
        Axis(measure),
        curves=tuple(drawn),
        rules=tuple(rules),
        spots=tuple(spots),
        caption="Bands: one standard error."
        + (" Dashed across: the exact value." if rules else "")
        + (f" {note}" if note else ""),
        empty="Choose a position and numbers of trials, then press Start.",
    )


def _error_text(error: float) -> str:
    return short_number(error) if isfinite(error) else "∞"


def chance_chart(
    title: str,
    trials: Sequence[int],
    chances: Sequence[tuple[float, Interval]],
    limit: float | None,
    counted: str = "trials",
) -> Chart:
    """Return the chance of choosing a losing move against the number of trials."""
    xs = tuple(float(count) for count in trials[: len(chances)])
    ys = tuple(100 * share for share, _ in chances)
    most = max((100 * high for _, (_, high) in chances), default=100.0)
    return Chart(
        title,
        Axis(counted, is_log=True),
        Axis("share of the runs", low=0, high=100 if most > _HALF else None, unit=" %"),
        curves=(
            Curve(
                "",
                xs,
                ys,
                lows=tuple(100 * low for _, (low, _) in chances),
                highs=tuple(100 * high for _, (_, high) in chances),
            ),
        )
        if xs
        else (),
        rules=() if limit is None else (Rule(100 * limit, "limit", Ink.MUTED),),
        spots=tuple(
            Spot(x, y, f"{grouped(x)} {counted}: {y:.1f} % ({100 * low:.1f}–{100 * high:.1f})")
            for x, y, (_, (low, high)) in zip(xs, ys, chances, strict=True)
        ),
        caption="Band: 95 % Wilson interval."
        + ("" if limit is None else " Limit: with infinitely many, by calculation."),
        empty="Choose a position and numbers of trials, then press Start.",
    )


def learning_chart(title: str, losses: Sequence[int], block: int, games: int) -> Chart:
    """Return the losses of each block of games."""
    blocks = max(1, -(-games // block))
    starts = [number * block for number in range(len(losses))]
    ends = [min(games, start + block) for start in starts]
    return Chart(
        title,
        Axis("games", low=0, high=float(blocks * block)),
        Axis(f"lost of {grouped(block)} games" if block > 1 else "lost", low=0, is_whole=True),
        bars=tuple(
            Bar((start + end) / 2, 0, lost, Ink.ACCENT, width=max(0.2, (end - start) * 0.86))
            for start, end, lost in zip(starts, ends, losses, strict=True)
        ),
        spots=tuple(
            Spot((start + end) / 2, lost, f"games {grouped(start + 1)}–{grouped(end)}: lost {lost}")
            for start, end, lost in zip(starts, ends, losses, strict=True)
        ),
        empty="Each block of games becomes a bar here: press Train.",
    )


@dataclass(frozen=True, slots=True)
class RatingRow:
    """Hold a player's rating with its interval."""

    name: str
    rating: float
    low: float
    high: float


def ratings_chart(title: str, rows: Sequence[RatingRow]) -> Chart:
    """Return ratings with their intervals, the best player at the top."""
    ranked = sorted(rows, key=lambda row: -row.rating)
    places = range(len(ranked))
    return Chart(
        title,
        Axis("rating (Elo)"),
        Axis("", names=tuple(row.name for row in ranked)),
        curves=(
            Curve("", tuple(r.rating for r in ranked), tuple(map(float, places)), joined=False),
        )
        if ranked
        else (),
        whiskers=tuple(
            Whisker(row.rating, place, row.low, row.high, lies=True)
            for place, row in zip(places, ranked, strict=True)
        ),
        spots=tuple(
            Spot(
                row.rating,
                place,
                f"{row.name}: {axis_number(round(row.rating))} "
                f"({axis_number(round(row.low))} to {axis_number(round(row.high))})",
            )
            for place, row in zip(places, ranked, strict=True)
        ),
        caption="Whiskers: 95 % intervals.",
        empty="The ratings appear here as games finish.",
    )
