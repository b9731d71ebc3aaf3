"""What the board shows of a thought: a shade and a short text for every square."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import isqrt

from tttmc_app.core import Meaning, Square, Thought
from tttmc_app.core.numbers import percent, short_number
from tttmc_app.core.thought import value_words
from tttmc_app.gui.look.translation import shown

MIDDLE = 0.5
"""The shade of every square while all are equal."""


MANY = 12
"""Of more equal squares than this none is pointed out."""


LINE_SHOWN = 3
"""Moves of the line that a search expects which are numbered on the board."""
FIRST_OF_LINE = "\N{CIRCLED DIGIT ONE}"
_ENDS = {Meaning.MISTAKES: (-1.0, 0.0), Meaning.RESULT: (-1.0, 1.0)}
"""Values that mean the same on every board, and so have shades of their own."""


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
        texts = ["" if v is None else value_text(thought.meaning, v) for v in thought.values]
        for number, square in enumerate(thought.line[:LINE_SHOWN]):
            index = square[0] * isqrt(len(texts)) + square[1]
            texts[index] = f"{chr(ord(FIRST_OF_LINE) + number)} {texts[index]}".strip()
        if self.style is OverlayStyle.ERRORS and thought.errors is not None:
            for i, error in enumerate(thought.errors):
                if error is not None and error != float("inf"):
                    texts[i] += f" ± {value_text(thought.meaning, error)}"
        return tuple(texts)


def value_text(meaning: Meaning, value: float) -> str:
    """Return a value as briefly as a square needs it."""
    if meaning is Meaning.RATE:
        return percent(value)
    if meaning is Meaning.MISTAKES:
        return "mistake" if value < 0 else ""
    if meaning is Meaning.RESULT:
        return shown(value_words(meaning, value, short_number))
    return short_number(value)


def ends_text(overlay: Overlay) -> tuple[str, str]:
    """Return what stands at the dark and at the bright end of the colours."""
    meaning = overlay.thought.meaning
    if meaning is Meaning.MISTAKES:
        return "known mistake", "not known to lose"
    low, high = value_text(meaning, overlay.low), value_text(meaning, overlay.high)
    return f"worst {low}", f"{high} best"


def overlay_of(thought: Thought | None, style: OverlayStyle) -> Overlay | None:
    """Return what to paint of a thought, or None where there is nothing to see."""
    if thought is None or style is OverlayStyle.OFF:
        return None
    known = [value for value in thought.values if value is not None]
    if not known:
        return None
    low, high = _ENDS.get(thought.meaning) or (min(known), max(known))
    span = high - low
    # While no mistake is known there is nothing to tell apart.
    says_nothing = thought.meaning is Meaning.MISTAKES and low not in known
    shades = tuple(
        None if value is None or says_nothing else (value - low) / span if span else MIDDLE
        for value in thought.values
    )
    return Overlay(thought, style, shades, low, high)
