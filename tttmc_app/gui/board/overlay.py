"""The overlays, which show a thought on the squares, and the values of one overlay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt

from tttmc_app.core import Meaning, Square, Text, Thought
from tttmc_app.core.numbers import percent, short_number
from tttmc_app.core.thought import value_words
from tttmc_app.gui.board.wording import (
    FIRST_OF_LINE,
    NUMBERED_MOVES,
    explain_mistakes,
    explain_rates,
    explain_results,
    explain_scores,
    explain_visits,
)
from tttmc_app.gui.look.translation import shown, translate

MIDDLE = 0.5
"""The shade of every square while all are equal."""
MAX_HIGHLIGHTED = 12
"""Maximum number of equal best squares to highlight."""

# Values ------------------------------------------------------------------------------------------


def _worst_and_best(low: str, high: str) -> tuple[Text, Text]:
    return Text("worst {value}", value=low), Text("{value} best", value=high)


@dataclass(frozen=True, slots=True)
class ValueFormat:
    """The text, colours and explanation of one kind of value."""

    name: Text
    text: Callable[[float], str]
    """Return a value's text, short enough for a square."""
    explain: Callable[[Thought], str]
    """The legend's caption."""
    ends: tuple[float, float] | None = None
    """The values of the darkest and the brightest shade; None for the board's worst and best."""
    end_labels: Callable[[str, str], tuple[Text, Text]] = _worst_and_best
    """Return the legend's labels for the dark and bright ends, given the values there."""
    is_words: bool = False
    """Whether squares show words, which need no scale."""
    needs_low: bool = False
    """Whether squares are coloured only if one of them has the lowest value."""


@dataclass(frozen=True, slots=True)
class SquareValues:
    """One value for every square, row-major; None where nothing is shown."""

    values: tuple[float | None, ...]
    format: ValueFormat


def _mistake_text(value: float) -> str:
    return translate("Board", "mistake") if value < 0 else ""


def _result_text(value: float) -> str:
    return shown(value_words(Meaning.RESULT, value, short_number))


FORMATS: Mapping[Meaning, ValueFormat] = {
    Meaning.SCORE: ValueFormat(Text("score"), short_number, explain_scores),
    Meaning.RATE: ValueFormat(Text("rate"), percent, explain_rates),
    Meaning.VISITS: ValueFormat(Text("visits"), short_number, explain_visits),
    Meaning.MISTAKES: ValueFormat(
        Text("mistakes"),
        _mistake_text,
        explain_mistakes,
        ends=(-1.0, 0.0),
        end_labels=lambda _low, _high: (Text("known mistake"), Text("not known to lose")),
        is_words=True,
        needs_low=True,
    ),
    Meaning.RESULT: ValueFormat(
        Text("result"), _result_text, explain_results, ends=(-1.0, 1.0), is_words=True
    ),
}
"""Formats of a player's own values, by meaning; `core.thought.MEANINGS` has the words."""


def own_values(thought: Thought) -> SquareValues:
    """Return the values on which the player itself bases its move."""
    return SquareValues(thought.values, FORMATS[thought.meaning])


# Overlays ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OverlayKind:
    """One overlay to choose from."""

    key: str
    """Identifies the overlay in settings, menus and the chooser."""
    label: Text
    values: Callable[[Thought], SquareValues | None]
    """Return every square's value for a thought, or None to show nothing."""
    text: Callable[[Overlay, int], str] | None
    """Return the text on a square with a value, by index; None to show only colours."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """A thought as the board paints it; all sequences are row-major."""

    thought: Thought
    kind: OverlayKind
    shown: SquareValues
    shades: tuple[float | None, ...]
    """0 for the worst square to 1 for the best; None where nothing is shown."""
    low: float
    """The worst square's value."""
    high: float

    @property
    def best(self) -> tuple[Square, ...]:
        """Return the squares to highlight; none if many are equal."""
        best = self.thought.best
        are_few = len(best) <= MAX_HIGHLIGHTED and self.high > self.low
        return best if len(best) == 1 or are_few else ()

    def texts(self) -> tuple[str, ...]:
        """Return each square's text; slow on large boards, so call it sparingly."""
        values, text_of = self.shown.values, self.kind.text
        if text_of is None:
            return ("",) * len(values)
        texts = ["" if value is None else text_of(self, i) for i, value in enumerate(values)]
        for number, square in enumerate(self.thought.line[:NUMBERED_MOVES]):
            index = square[0] * isqrt(len(texts)) + square[1]
            texts[index] = f"{chr(ord(FIRST_OF_LINE) + number)} {texts[index]}".strip()
        return tuple(texts)

    def value_text(self, value: float) -> str:
        """Return a value's text, short enough for a square."""
        return self.shown.format.text(value)

    def end_texts(self) -> tuple[str, str]:
        """Return the labels of the dark and bright ends of the colours."""
        style = self.shown.format
        low, high = style.end_labels(style.text(self.low), style.text(self.high))
        return shown(low), shown(high)


def _value(overlay: Overlay, index: int) -> str:
    value = overlay.shown.values[index]
    return "" if value is None else overlay.value_text(value)


def _value_and_error(overlay: Overlay, index: int) -> str:
    text, errors = _value(overlay, index), overlay.thought.errors
    error = None if errors is None else errors[index]
    if error is None or error == float("inf"):
        return text
    return f"{text} ± {overlay.value_text(error)}"


SCORES = OverlayKind("scores", Text("Scores"), own_values, _value)
SCORES_AND_ERRORS = OverlayKind("errors", Text("Scores ± error"), own_values, _value_and_error)
COLOURS_ONLY = OverlayKind("colours", Text("Colours only"), own_values, None)
NO_OVERLAY = OverlayKind("off", Text("Off"), lambda _thought: None, None)
OVERLAYS = (SCORES, SCORES_AND_ERRORS, COLOURS_ONLY, NO_OVERLAY)
"""All overlays, in the order in which they are offered."""


def overlay_kind(key: str) -> OverlayKind:
    """Return the overlay with a key, or the scores for an unknown key."""
    return next((kind for kind in OVERLAYS if kind.key == key), SCORES)


def overlay_of(thought: Thought | None, kind: OverlayKind) -> Overlay | None:
    """Return a thought's overlay, or None if it shows nothing."""
    values = None if thought is None else kind.values(thought)
    if thought is None or values is None:
        return None
    known = [value for value in values.values if value is not None]
    if not known:
        return None
    low, high = values.format.ends or (min(known), max(known))
    span = high - low
    is_blank = values.format.needs_low and low not in known
    shades = tuple(
        None if value is None or is_blank else (value - low) / span if span else MIDDLE
        for value in values.values
    )
    return Overlay(thought, kind, values, shades, low, high)
