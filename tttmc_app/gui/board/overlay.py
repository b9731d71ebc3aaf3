"""What the board shows of a thought: a shade and a short text for every square."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tttmc_app.core import Square, Thought
from tttmc_app.gui.numbers import short_number

MIDDLE = 0.5
"""The shade of every square while all are equal."""


MANY = 12
"""Of more equal squares than this none is pointed out."""


class OverlayStyle(StrEnum):
    """Name what a person can choose to see on the squares."""

    SCORES = "Scores"
    ERRORS = "Scores ± error"
    COLOURS = "Colours only"
    OFF = "Off"


@dataclass(frozen=True, slots=True)
class Overlay:
    """Hold a thought as the board paints it; all sequences are row-major."""

    thought: Thought
    style: OverlayStyle
    shades: tuple[float | None, ...]
    """0 for the worst square to 1 for the best; None where nothing is shown."""
    low: float
    """The worst square's value."""
    high: float

    @property
    def best(self) -> tuple[Square, ...]:
        """Return the squares to point out: none where so many are equal that it says nothing."""
        best = self.thought.best
        return best if len(best) == 1 or (len(best) <= MANY and self.high > self.low) else ()

    def texts(self) -> tuple[str, ...]:
        """Return what stands on each square; slow on large boards, so seldom called."""
        thought = self.thought
        if self.style is OverlayStyle.COLOURS:
            return ("",) * len(thought.values)
        texts = ["" if value is None else short_number(value) for value in thought.values]
        if self.style is OverlayStyle.ERRORS and thought.errors is not None:
            for i, error in enumerate(thought.errors):
                if error is not None and error != float("inf"):
                    texts[i] += f" ± {short_number(error)}"
        return tuple(texts)


def overlay_of(thought: Thought | None, style: OverlayStyle) -> Overlay | None:
    """Return what to paint of a thought, or None where there is nothing to see."""
    if thought is None or style is OverlayStyle.OFF:
        return None
    known = [value for value in thought.values if value is not None]
    if not known:
        return None
    low, high = min(known), max(known)
    span = high - low
    shades = tuple(
        None if value is None else (value - low) / span if span else MIDDLE
        for value in thought.values
    )
    return Overlay(thought, style, shades, low, high)
