"""The overlays, which show a thought on the squares, and the values of one overlay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, isqrt, sqrt
from typing import NamedTuple

from tttmc_app.analysis.insight import Insight, Slip, Want
from tttmc_app.core import Meaning, Square, Text, Thought
from tttmc_app.core.numbers import NumberFormat, percent, short_number
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.core.thought import MATE, evaluation_words, result_lines, value_words
from tttmc_app.gui.board.captions import (
    FIRST_OF_LINE,
    NUMBERED_MOVES,
    explain_chances,
    explain_evaluation,
    explain_mistakes,
    explain_plain,
    explain_rates,
    explain_results,
    explain_scores,
    explain_visits,
)
from tttmc_app.gui.board.views import Known, View, slip_in
from tttmc_app.gui.look.translation import shown, translate

MIDDLE = 0.5
"""The shade of every square while all are equal."""
MAX_HIGHLIGHTED = 12
"""Maximum number of equal best squares to highlight."""
MIN_FOR_OUTLIERS = 12
"""The minimum number of values for some of them to count as outliers."""

# Values ------------------------------------------------------------------------------------------


class ValueFormat(NamedTuple):
    """The text, colours and explanation of one kind of value."""

    name: Text
    formatter: Callable[[Iterable[float]], Callable[[float], str]]
    """Given all values of a board, returns a function that formats each of them, briefly enough
    for a square: all numbers of a board have the same unit and number of decimals."""
    explain: Callable[[Thought], str]
    """The legend's caption."""
    chips: tuple[tuple[float, Text], ...] = ()
    """The possible values and their names, worst first, if there are only a few: each has a colour
    of its own, without a scale between them."""
    curve: Callable[[float], float] = float
    """The scale of the colours: they are evenly spaced over the function's results."""
    needs_low: bool = False
    """Whether squares are coloured only if one of them has the lowest possible value."""
    per_trial: bool = False
    """Whether the thought's values are totals over its trials."""
    has_scale: bool = True
    """Whether colours compare squares; false where only the best square has a value."""


class SquareValues(NamedTuple):
    """One value for every square, row-major; None where nothing is shown."""

    values: tuple[float | None, ...]
    format: ValueFormat
    trials: int = 1
    """The number by which a thought's totals were divided."""


def _number(values: Iterable[float]) -> Callable[[float], str]:
    number = NumberFormat.of(values).text
    return lambda value: shown(number(value))


def _percent(_values: Iterable[float]) -> Callable[[float], str]:
    return lambda share: shown(percent(share))


def _small_percent(values: Iterable[float]) -> Callable[[float], str]:
    """Format shares with one decimal place if all are small, as on large boards."""
    if max(values) >= 0.0995:
        return lambda share: shown(percent(share))
    return lambda share: shown(percent(share, 1))


def _mistake(_values: Iterable[float]) -> Callable[[float], str]:
    return lambda value: translate("Board", "mistake") if value < 0 else ""


def _result(_values: Iterable[float]) -> Callable[[float], str]:
    return lambda value: shown(value_words(Meaning.RESULT, value, short_number))


def _evaluation(values: Iterable[float]) -> Callable[[float], str]:
    number = NumberFormat.of(value for value in values if abs(value) < MATE / 2).text
    return lambda value: shown(
        number(value) if abs(value) < MATE / 2 else evaluation_words(value, "")
    )


FORMATS: Mapping[Meaning, ValueFormat] = {
    Meaning.SCORE: ValueFormat(Text("score per trial"), _number, explain_scores, per_trial=True),
    Meaning.RATE: ValueFormat(Text("rate"), _percent, explain_rates),
    Meaning.VISITS: ValueFormat(
        Text("share of visits"), _small_percent, explain_visits, curve=sqrt, per_trial=True
    ),
    Meaning.MISTAKES: ValueFormat(
        Text("mistakes"),
        _mistake,
        explain_mistakes,
        chips=((-1.0, Text("known mistake")), (0.0, Text("not known to lose"))),
        needs_low=True,
    ),
    Meaning.CHANCE: ValueFormat(
        Text("chance of the best score"), _percent, explain_chances, curve=sqrt
    ),
    Meaning.PLAIN: ValueFormat(Text("value"), _number, explain_plain),
    Meaning.RESULT: ValueFormat(
        Text("result"),
        _result,
        explain_results,
        chips=((-1.0, Text("loss")), (0.0, Text("tie")), (1.0, Text("win"))),
    ),
    Meaning.EVALUATION: ValueFormat(
        Text("engine's value"), _evaluation, explain_evaluation, has_scale=False
    ),
}
"""Formats of a player's own values, keyed by meaning; `core.thought.MEANINGS` has the words."""


def own_values(thought: Thought) -> SquareValues:
    """Return the values on which the player itself bases its move; totals are per trial."""
    style = FORMATS[thought.meaning]
    if not style.per_trial or not thought.trials:
        return SquareValues(thought.values, style)
    # Lists instead of generators: this runs for every thought, on the window's thread.
    trials = thought.trials
    values = [None if total is None else total / trials for total in thought.values]
    return SquareValues(tuple(values), style, thought.trials)


# Overlays ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OverlayKind:
    """One overlay to choose from."""

    key: str
    """Identifies the overlay in settings, menus and the chooser."""
    label: Text
    view: View
    """Returns the thought to show for a player's thought, or None to show nothing."""
    text: Callable[[Overlay, int], str] | None
    """Returns the text on a square with a value, by index; None to show only colours."""
    shows_errors: bool = False
    shows_proofs: bool = False
    nothing: Callable[[Thought, Known], Text] = lambda _thought, _known: EMPTY_TEXT
    """Returns the reason why nothing is shown for a thought."""
    want: Want | None = None
    """The insight that must be calculated for the overlay."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """A thought as the board paints it; all sequences are row-major."""

    thought: Thought
    kind: OverlayKind
    shown: SquareValues
    shades: tuple[float | None, ...]
    """From 0 for the worst square to 1 for the best; None where nothing is shown."""
    low: float
    """The worst square's value."""
    high: float
    bottom: float
    """The value of the darkest shade; worse values, if any, are outliers and share that shade."""
    top: float
    """The value of the brightest shade."""
    value_text: Callable[[float], str] = field(compare=False)
    """Returns a value's text, short enough for a square."""
    insight: Insight | None = None
    """What else is known about the position."""
    slip: Slip | None = None
    """The square that the player prefers although another one is proven better."""

    @property
    def best(self) -> tuple[Square, ...]:
        """Return the squares to highlight; none if many are equal."""
        best = self.thought.best
        are_few = len(best) <= MAX_HIGHLIGHTED and self.high > self.low
        return best if len(best) == 1 or are_few else ()

    @property
    def zero(self) -> float | None:
        """Return the shade of zero, if the scale extends to both sides of it."""
        if self.shown.format.chips or not self.bottom < 0 < self.top:
            return None
        return -self.bottom / (self.top - self.bottom)

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

    def proof(self, square: Square) -> str:
        """Return a square's proven result as a word; empty if the overlay doesn't need it."""
        if self.insight is None or not (self.slip or self.kind.shows_proofs):
            return ""
        result = self.insight.result(square)
        return "" if result is None else shown(value_words(Meaning.RESULT, result, short_number))

    def error(self, index: int) -> float | None:
        """Return the standard error of a square's value; None if unknown."""
        error = self.thought.errors[index] if self.thought.errors is not None else None
        return None if error is None or error == inf else error / self.shown.trials

    def text_of(self, square: Square) -> str:
        """Return the text of one square's value; empty if it has none."""
        return self.text_at(square[0] * isqrt(len(self.shades)) + square[1])

    def whole_text_of(self, square: Square) -> str:
        """Return the square's text with the overlay's additions: its error or proven result."""
        index = square[0] * isqrt(len(self.shades)) + square[1]
        if self.kind.text is None or self.shown.values[index] is None:
            return self.text_at(index)
        return self.kind.text(self, index)

    def text_at(self, index: int) -> str:
        """Return the text of one square's value by its index."""
        value, plies = self.shown.values[index], self.thought.plies
        if value is None:
            return ""
        if plies is None or self.thought.meaning is not Meaning.RESULT:
            return self.value_text(value)
        return shown(result_lines(value, plies[index], short_number))

    def end_texts(self, *, short: bool = False) -> tuple[str, str]:
        """Return the labels of the dark and the bright end of the colour scale.

        Short labels don't show that an end stands for a range of values.
        """
        low, high, bottom, top = map(self.value_text, (self.low, self.high, self.bottom, self.top))
        worst, best = Text("worst {value}", value=low), Text("{value} best", value=high)
        if short:
            return shown(worst), shown(best)
        if self.bottom > self.low and low != bottom:
            worst = Text("worst {low} to {high}", low=low, high=bottom)
        if self.top < self.high and high != top:
            best = Text("{low} to {high} best", low=top, high=high)
        return shown(worst), shown(best)

    def error_text(self) -> str:
        """Return the smallest and the largest standard error as text; empty if there are none."""
        all_errors = map(self.error, range(len(self.shades)))
        errors = [error for error in all_errors if error is not None]
        if not errors:
            return ""
        low, high = self.value_text(min(errors)), self.value_text(max(errors))
        return f"± {low}" if low == high else f"± {low}–{high}"


def overlay_of(
    thought: Thought | None, kind: OverlayKind, about: Known | None = None
) -> Overlay | None:
    """Return a thought's overlay, or None if it shows nothing.

    `about` is what is known about the thought's position.
    """
    slip = None if thought is None else slip_in(thought, about)
    thought = None if thought is None else kind.view(thought, about)
    if thought is None:
        return None
    values = own_values(thought)
    known = sorted([value for value in values.values if value is not None])
    if not known:
        return None
    style = values.format
    if style.chips:
        bottom, top = style.chips[0][0], style.chips[-1][0]
    else:
        bottom, top = _range(known) if style.curve is float else (0.0, known[-1])
    shades = _shades(values, bottom, top)
    if style.needs_low and bottom not in known:
        shades = (None,) * len(shades)
    text = style.formatter(known)
    insight = None if about is None else about.insight
    return Overlay(
        thought, kind, values, shades, known[0], known[-1], bottom, top, text, insight, slip
    )


def _shades(values: SquareValues, bottom: float, top: float) -> tuple[float | None, ...]:
    """Return the shade of every value, 0 at the bottom and 1 at the top of the scale."""
    curve = values.format.curve
    if curve is not float:
        bottom, top = curve(bottom), curve(top)
    if top <= bottom:
        return tuple([None if value is None else MIDDLE for value in values.values])
    curved = values.values
    if curve is not float:
        curved = tuple([None if value is None else curve(value) for value in curved])
    steps = 1 / (top - bottom)
    return tuple(
        [
            None
            if value is None
            else 0.0
            if value <= bottom
            else 1.0
            if value >= top
            else (value - bottom) * steps
            for value in curved
        ]
    )


def _range(known: Sequence[float]) -> tuple[float, float]:
    """Return the worst and the best of some sorted values, ignoring outliers.

    Outliers are more than 1.5 interquartile ranges away from the quartiles (Tukey's fences).
    """
    if len(known) < MIN_FOR_OUTLIERS:
        return known[0], known[-1]
    low, high = known[len(known) // 4], known[-1 - len(known) // 4]
    reach = 1.5 * (high - low)
    if not reach:
        return known[0], known[-1]
    return max(known[0], low - reach), min(known[-1], high + reach)


def looks_alike(one: Overlay | None, two: Overlay | None) -> bool:
    """Return whether two overlays show the same colours, values and highlights."""
    if one is None or two is None or one is two:
        return one is two
    same = (
        one.shades == two.shades
        and one.shown == two.shown
        and one.kind == two.kind
        and one.insight == two.insight
        and one.slip == two.slip
    )
    return same and one.best == two.best and one.thought.line == two.thought.line
