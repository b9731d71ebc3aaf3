"""The chart of an experiment that is being watched: its tally, and a line that marks the guess."""

from __future__ import annotations

from tttmc_app.analysis.experiments import Moment, Watched
from tttmc_app.core import Text
from tttmc_app.core.numbers import grouped, significant
from tttmc_app.experiments.chart import (
    SERIES_STYLES,
    Axis,
    Chart,
    Curve,
    Dot,
    Ink,
    Point,
    Rule,
)


def watched_chart(watched: Watched, until: int, guess: float | None) -> Chart:
    """Return the tallies until a moment, on axes that leave room for all of them."""
    moments = watched.moments
    highest = max([100.0 if watched.unit else 0.15, guess or 0.0])
    curves: list[Curve] = []
    for number, name in enumerate(watched.series or (Text(""),)):
        ink, dash, _ = SERIES_STYLES[number]
        shown = [each for each in moments[: until + 1] if each.series == number]
        points = tuple(_point(each, watched.unit) for each in shown)
        curves.append(Curve(name, points, ink, dash, Dot.NONE))
    return Chart(
        watched.tally or "",
        Axis(watched.counted, is_log=watched.is_log, low=1, high=max(m.number for m in moments)),
        Axis("", low=0, high=highest, unit=watched.unit),
        curves=tuple(curves),
        rules=() if guess is None else (Rule(guess, Text("Your guess"), Ink.TEXT),),
    )


def _point(moment: Moment, unit: str) -> Point:
    tally = moment.tally or 0.0
    words = f"{grouped(moment.number)}: {significant(tally, 2)}{unit}"
    return Point(float(moment.number), tally, words)
