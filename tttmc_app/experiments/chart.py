"""What a chart shows, as values: drawn by whatever draws, tested without drawing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from math import ceil, floor, isfinite, log10

from tttmc_app.core.numbers import axis_number, duration_text

_LOG_STEP = 0.1
"""Ends of a logarithmic axis are powers of ten by multiples of it: one that moves with every game
is restless, and takes time to paint."""


class Ink(Enum):
    """Name a colour by what it stands for; the theme says which one it is."""

    X = "x"
    O = "o"  # noqa: E741 - the mark's own name
    TIE = "tie"
    ACCENT = "accent"
    SECOND = "second"
    TEXT = "text"
    MUTED = "muted"


class Hatch(StrEnum):
    """Tell areas apart where colours can't: on paper, and for whoever sees few of them."""

    NONE = "none"
    RISING = "rising"
    DOTTED = "level"


class Dash(StrEnum):
    """Tell lines apart likewise."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"


class Dot(StrEnum):
    """Tell the points of lines apart likewise."""

    NONE = ""
    ROUND = "o"
    SQUARE = "s"
    TRIANGLE = "t1"
    DIAMOND = "d"


@dataclass(frozen=True, slots=True)
class Axis:
    """Describe one axis."""

    label: str
    is_log: bool = False
    names: tuple[str, ...] = ()
    """Of the places 0, 1, 2 …; numbers where there are none."""
    low: float | None = None
    """Where the axis ends; the data decide where nothing is said."""
    high: float | None = None
    unit: str = ""
    """Written behind each number."""
    is_whole: bool = False
    """Whether it counts things, of which there is no half."""
    is_time: bool = False
    """Whether the numbers are seconds, written in the unit that fits them."""

    def place(self, value: float) -> float:
        """Return where a value stands on the drawn axis; what has no logarithm, far below it."""
        return value if not self.is_log else log10(value) if value > 0 else -300.0


@dataclass(frozen=True, slots=True)
class Bar:
    """Hold one rectangle that stands at a place of the x axis."""

    x: float
    bottom: float
    top: float
    ink: Ink
    hatch: Hatch = Hatch.NONE
    width: float = 0.66
    text: str = ""
    """Written in the bar where there is room."""


@dataclass(frozen=True, slots=True)
class Whisker:
    """Hold an interval around a point, upright or lying."""

    x: float
    y: float
    low: float
    high: float
    lies: bool = False
    ink: Ink = Ink.TEXT


@dataclass(frozen=True, slots=True)
class Curve:
    """Hold points joined by a line, with a band around them where there are errors."""

    name: str
    """Written at the curve's end."""
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    ink: Ink = Ink.ACCENT
    dash: Dash = Dash.SOLID
    dot: Dot = Dot.ROUND
    lows: tuple[float, ...] = ()
    highs: tuple[float, ...] = ()
    joined: bool = True
    is_faint: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """Hold a straight line across the chart at one value, with its name."""

    value: float
    name: str
    ink: Ink = Ink.TEXT
    is_upright: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """Hold a place that can be pointed at, and what is said of it."""

    x: float
    y: float
    words: str


@dataclass(frozen=True, slots=True)
class Key:
    """Hold one entry of the legend above a chart."""

    name: str
    ink: Ink
    hatch: Hatch | None = None
    """Shown as an area; None for a line."""
    dash: Dash = Dash.SOLID
    dot: Dot = Dot.NONE


@dataclass(frozen=True, slots=True)
class Chart:
    """Hold everything that one chart shows."""

    title: str
    x: Axis
    y: Axis
    bars: tuple[Bar, ...] = ()
    whiskers: tuple[Whisker, ...] = ()
    curves: tuple[Curve, ...] = ()
    rules: tuple[Rule, ...] = ()
    spots: tuple[Spot, ...] = ()
    keys: tuple[Key, ...] = ()
    caption: str = ""
    """What the marks mean, in a line under the chart."""
    empty: str = "Nothing to show yet."
    """Said in place of a chart without anything in it."""

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to draw."""
        return not (self.bars or self.whiskers or self.curves)

    @property
    def words(self) -> str:
        """Return the whole chart as text, for those who don't see it."""
        return f"{self.title}. " + (
            self.empty if self.is_empty else "; ".join(spot.words for spot in self.spots)
        )

    def x_range(self) -> tuple[float, float]:
        """Return the drawn range of the x axis, in drawn places."""
        if self.x.names:
            return -0.5, max(len(self.x.names), 1) - 0.5
        values = [bar.x + side * bar.width / 2 for bar in self.bars for side in (-1, 1)]
        values += [value for curve in self.curves for value in curve.xs]
        values += [
            value for w in self.whiskers for value in ((w.low, w.high) if w.lies else (w.x,))
        ]
        values += [rule.value for rule in self.rules if rule.is_upright]
        return drawn_range(self.x, values)

    def y_range(self) -> tuple[float, float]:
        """Return the drawn range of the y axis, in drawn places."""
        if self.y.names:
            return -0.5, max(len(self.y.names), 1) - 0.5
        values = [value for bar in self.bars for value in (bar.bottom, bar.top)]
        values += [value for c in self.curves for value in (*c.ys, *c.lows, *c.highs)]
        values += [value for w in self.whiskers if not w.lies for value in (w.low, w.high)]
        values += [rule.value for rule in self.rules if not rule.is_upright]
        return drawn_range(self.y, values)


def drawn_range(axis: Axis, values: list[float]) -> tuple[float, float]:
    """Return a range that holds all finite values, with a little air where no end is given."""
    known = [value for value in values if isfinite(value) and (value > 0 or not axis.is_log)]
    places = [axis.place(value) for value in known] or [0.0, 1.0]
    low = min(places) if axis.low is None else axis.place(axis.low)
    high = max(places) if axis.high is None else axis.place(axis.high)
    if high <= low:
        low, high = (low - 0.5, high + 0.5) if axis.is_log else (low, low + max(1.0, abs(low)))
    air = 0.06 * (high - low)
    step = _LOG_STEP if axis.is_log else 0.0
    if axis.low is None:
        low = floor((low - air) / step) * step if step else low - air
    if axis.high is None:
        high = ceil((high + air) / step) * step if step else high + air
    return low, high


def ticks(axis: Axis, low: float, high: float, wanted: int = 6) -> list[tuple[float, str]]:
    """Return places on the drawn axis and what is written there, between two of its places."""
    if axis.names:
        step = max(1, ceil(len(axis.names) / max(1, wanted)))
        return [(float(i), name) for i, name in enumerate(axis.names) if i % step == 0]
    least = 1.0 if axis.is_whole else 0.0
    found = _log_ticks(low, high, wanted) if axis.is_log else _even_ticks(low, high, wanted, least)
    write = duration_text if axis.is_time else axis_number
    return [(axis.place(value), write(value) + axis.unit) for value in found]


def _even_ticks(low: float, high: float, wanted: int, least: float) -> list[float]:
    rough = max((high - low) / max(1, wanted), least)
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(i * step, 12) for i in range(first, last + 1)]


def _log_ticks(low: float, high: float, wanted: int) -> list[float]:
    decades = range(floor(low), ceil(high) + 1)
    for factors in ((1, 2, 5), (1, 3), (1,)):
        found = [f * 10.0**d for d in decades for f in factors]
        found = [v for v in found if low - 1e-9 <= log10(v) <= high + 1e-9]
        if len(found) <= wanted:
            return found
    step = ceil(len(found) / wanted)
    return found[::step]
