"""The chart of an experiment that is being watched: its tally, and a line that marks the guess."""

from __future__ import annotations

from collections.abc import Sequence

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
    Rule,
    Spot,
)


def watched_chart(watched: Watched, until: int, guess: float | None) -> Chart:
    """Return the tallies until a moment, on axes that leave room for all of them."""
    moments = watched.moments
    highest = max([100.0 if watched.unit else 0.15, guess or 0.0])
    curves: list[Curve] = []
    for number, name in enumerate(watched.series or (Text(""),)):
        shown = [each for each in moments[: until + 1] if each.series == number]
        if shown:
            curves.append(_curve(name, number, shown))
    return Chart(
        watched.tally or "",
        Axis(watched.counted, is_log=watched.is_log, low=1, high=max(m.number for m in moments)),
        Axis("", low=0, high=highest, unit=watched.unit),
        curves=tuple(curves),
        rules=() if guess is None else (Rule(guess, Text("Your guess"), Ink.SECOND),),
        spots=tuple(_spot(each, watched.unit) for each in moments[: until + 1]),
    )


def _curve(name: Text, number: int, moments: Sequence[Moment]) -> Curve:
    ink, dash, _ = SERIES_STYLES[number]
    numbers = tuple(float(each.number) for each in moments)
    tallies = tuple(each.tally or 0.0 for each in moments)
    return Curve(name, numbers, tallies, ink, dash, Dot.NONE)


def _spot(moment: Moment, unit: str) -> Spot:
    tally = moment.tally or 0.0
    words = f"{grouped(moment.number)}: {significant(tally, 2)}{unit}"
    return Spot(float(moment.number), tally, words)
