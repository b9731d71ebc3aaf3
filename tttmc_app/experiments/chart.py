"""Descriptions of charts, independent of how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from math import ceil, floor, isfinite, log10
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from tttmc_app.core import Text
from tttmc_app.core.numbers import axis_number, duration_text

LEAST_TICKS = 3
"""An axis with fewer ticks would be hard to read."""
_MAX_TRIES = 4
"""The maximum number of times that the step between ticks is reduced to get enough ticks."""
_LOG_STEP = 0.1
"""The ends of a logarithmic axis have exponents of ten that are multiples of this: an axis that
moves with every game is distracting and slow to paint."""

AnyText: TypeAlias = Text | str
"""Text that the window translates, or a plain string such as a number or a name."""


class Ink(Enum):
    """Colours named after their meaning; themes define them."""

    X = "x"
    O = "o"  # noqa: E741 - the mark's own name
    TIE = "tie"
    FIRST = "first"
    SECOND = "second"
    """With `FIRST`, for lines that belong to neither player."""
    TEXT = "text"
    MUTED = "muted"


class Dash(StrEnum):
    """Line patterns."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"
    DASH_DOTTED = "dash-dotted"


class Dot(StrEnum):
    """Shapes of the points on a line."""

    NONE = ""
    ROUND = "o"
    SQUARE = "s"
    TRIANGLE = "t1"
    DIAMOND = "d"


@dataclass(frozen=True, slots=True)
class Shade:
    """A colour of the scale for lines in an order; themes define it."""

    at: float
    """From 0 to 1; the higher, the more it contrasts."""


_INKS = (Ink.FIRST, Ink.SECOND, Ink.TEXT, Ink.MUTED)
FEW_LINES = len(_INKS)
"""More lines don't all have colours of their own in `SERIES_STYLES`."""
_DASHES = (Dash.SOLID, Dash.DASHED, Dash.DOTTED, Dash.DASH_DOTTED)
_DOTS = (Dot.ROUND, Dot.SQUARE, Dot.TRIANGLE, Dot.DIAMOND)
Style: TypeAlias = tuple[Ink | Shade, Dash, Dot]
SERIES_STYLES: tuple[Style, ...] = tuple(
    (_INKS[i], _DASHES[(i + turn) % 4], _DOTS[(i + turn) % 4])
    for turn in range(4)
    for i in range(4)
)
"""The styles of a chart's lines, in order."""


def shaded_styles(places: Sequence[int]) -> tuple[Style, ...]:
    """Return the styles of up to 16 lines, given their places in an order: each has its colour."""
    most = max(1, len(places) - 1)
    return tuple(
        (Shade(place / most), dash, dot)
        for place, (_, dash, dot) in zip(places, SERIES_STYLES, strict=False)
    )


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis of a chart."""

    label: AnyText
    is_log: bool = False
    names: tuple[AnyText, ...] = ()
    """Categories at the positions 0, 1, 2 …; if there are none, the axis shows numbers."""
    low: float | None = None
    """Where the axis starts; None fits it to the data."""
    high: float | None = None
    """Where the axis ends; None fits it to the data."""
    unit: str = ""
    """Written after each number."""
    is_whole: bool = False
    """Whether only whole numbers make sense."""
    is_time: bool = False
    """Whether the values are seconds, each shown in a suitable unit."""

    def place(self, value: float) -> float:
        """Return a value's coordinate; a value that has no logarithm lies far below the axis."""
        return value if not self.is_log else log10(value) if value > 0 else -300.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar at a position on the x axis."""

    x: float
    bottom: float
    top: float
    ink: Ink
    width: float = 0.66
    text: str = ""
    """Written in the bar if it fits."""


class Point(NamedTuple):
    """A value, with its interval if that is known."""

    x: float
    y: float
    words: AnyText = ""
    """What is said of it when it is inspected; empty if it can't be."""
    low: float | None = None
    high: float | None = None
    """The ends of the interval, along the axis that has no names."""

    @property
    def interval(self) -> tuple[float, ...]:
        """Return both ends of the interval; nothing if it isn't known."""
        return () if self.low is None or self.high is None else (self.low, self.high)


@dataclass(frozen=True, slots=True)
class Curve:
    """Points joined by a line, with their intervals as a band, or else as whiskers."""

    name: AnyText
    """Written at the curve's end, unless the chart has a legend."""
    points: tuple[Point, ...]
    ink: Ink | Shade = Ink.FIRST
    dash: Dash = Dash.SOLID
    dot: Dot = Dot.ROUND
    joined: bool = True


def unseen(points: Iterable[Point]) -> Curve:
    """Return points of which only whiskers and words are shown, such as those on bars."""
    return Curve("", tuple(points), dot=Dot.NONE, joined=False)


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin horizontal line across the chart at one value."""

    value: float
    name: AnyText
    """Written at the line's end."""
    ink: Ink | Shade = Ink.TEXT


@dataclass(frozen=True, slots=True)
class Key:
    """One entry of the legend above a chart."""

    name: AnyText
    ink: Ink | Shade
    is_area: bool = False
    """Whether it names an area, not a line."""
    dash: Dash = Dash.SOLID
    dot: Dot = Dot.NONE


def line_keys(curves: Iterable[Curve]) -> tuple[Key, ...]:
    """Return the legend of curves."""
    return tuple(Key(each.name, each.ink, dash=each.dash, dot=each.dot) for each in curves)


_NOTHING = Text("Nothing to show yet.")


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything that one chart shows."""

    title: AnyText
    x: Axis
    y: Axis
    bars: tuple[Bar, ...] = ()
    curves: tuple[Curve, ...] = ()
    rules: tuple[Rule, ...] = ()
    keys: tuple[Key, ...] = ()
    caption: AnyText = ""
    """Explanation of the symbols, shown below the chart."""
    empty: AnyText = _NOTHING
    """Shown instead of a chart without data."""
    is_sample: bool = False
    """Whether it is an example, painted faintly."""

    @property
    def points(self) -> Iterator[Point]:
        """Yield the points of all curves."""
        return (point for curve in self.curves for point in curve.points)

    @property
    def spots(self) -> list[Point]:
        """Return the points that can be inspected."""
        return [] if self.is_sample else [point for point in self.points if point.words]

    @property
    def is_empty(self) -> bool:
        """Return whether the chart has nothing to draw."""
        return not (self.bars or any(self.points))

    def words(self, shown: Callable[[AnyText], str] = str) -> str:
        """Return the chart in words, for screen readers; `shown` translates the chart's texts."""
        values = "; ".join(shown(spot.words) for spot in self.spots)
        return f"{shown(self.title)}. {shown(self.empty) if self.is_empty else values}"

    def x_range(self) -> tuple[float, float]:
        """Return the range of the x axis as coordinates."""
        values = [bar.x + side * bar.width / 2 for bar in self.bars for side in (-1, 1)]
        for point in self.points:
            values += [point.x, *(point.interval if self.y.names else ())]
        return drawn_range(self.x, values)

    def y_range(self) -> tuple[float, float]:
        """Return the range of the y axis as coordinates."""
        values = [value for bar in self.bars for value in (bar.bottom, bar.top)]
        for point in self.points:
            values += [point.y, *point.interval]
        return drawn_range(self.y, [*values, *(rule.value for rule in self.rules)])


RecipeT = TypeVar("RecipeT")
SummaryT = TypeVar("SummaryT")


@dataclass(frozen=True, slots=True)
class RunChart(Generic[RecipeT, SummaryT]):
    """One of the charts that a kind of run has."""

    name: str
    """The object name of its view on the lab's page."""
    draw: Callable[[RecipeT, SummaryT], Chart]
    """Returns the chart of a run's results."""


def drawn_range(axis: Axis, values: list[float]) -> tuple[float, float]:
    """Return a range that holds all names, or all finite values with a margin.

    There is none at an end that is fixed.
    """
    if axis.names:
        return -0.5, len(axis.names) - 0.5
    known = [value for value in values if isfinite(value) and (value > 0 or not axis.is_log)]
    places = [axis.place(value) for value in known] or [0.0, 1.0]
    low = min(places) if axis.low is None else axis.place(axis.low)
    high = max(places) if axis.high is None else axis.place(axis.high)
    if high <= low:
        low, high = (low - 0.5, high + 0.5) if axis.is_log else (low, low + max(1.0, abs(low)))
    margin = 0.06 * (high - low)
    step = _LOG_STEP if axis.is_log else 0.0
    if axis.low is None:
        low = floor((low - margin) / step) * step if step else low - margin
    if axis.high is None:
        high = ceil((high + margin) / step) * step if step else high + margin
    return low, high


def ticks(axis: Axis, low: float, high: float, most: int = 6) -> list[tuple[float, AnyText]]:
    """Return the coordinates of an axis's ticks within a range, with their labels."""
    if axis.names:
        step = ceil(len(axis.names) / max(1, most))
        return [(float(i), name) for i, name in enumerate(axis.names) if i % step == 0]
    least = 1.0 if axis.is_whole else 0.0
    found = _log_ticks(low, high, most) if axis.is_log else _even_ticks(low, high, most, least)
    if axis.is_time:
        return [(axis.place(value), duration_text(value)) for value in found]
    return [(axis.place(value), axis_number(value, axis.unit)) for value in found]


def _even_ticks(low: float, high: float, most: int, least: float) -> list[float]:
    """Return round numbers within a range: about `most`, but at least three if possible."""
    rough = max((high - low) / max(1, most), least)
    found: list[float] = []
    for _ in range(_MAX_TRIES):
        unit = 10.0 ** floor(log10(rough) + 1e-9)
        step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)
        first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
        found = [round(i * step, 12) for i in range(first, last + 1)]
        rough = max(step / 2.5, least)
        if len(found) >= LEAST_TICKS or step <= least:
            break
    return found


def _log_ticks(low: float, high: float, most: int) -> list[float]:
    """Return round numbers within a range of exponents: about `most`, but at least three."""
    decades = range(floor(low), ceil(high) + 1)
    found: list[float] = []
    for factors in ((1, 2, 5), (1, 3), (1,)):
        finer, found = found, [f * 10.0**d for d in decades for f in factors]
        found = [v for v in found if low - 1e-9 <= log10(v) <= high + 1e-9]
        if len(found) < LEAST_TICKS:
            return finer if len(finer) >= LEAST_TICKS else _even_ticks(10**low, 10**high, most, 0.0)
        if len(found) <= most:
            return found
    step = ceil(len(found) / max(LEAST_TICKS, most))
    return found[::step]
