"""The overlays, which show facts and a thought on the squares, and the values of one overlay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import nlargest
from itertools import accumulate
from math import hypot, inf, sqrt
from typing import NamedTuple

from tttmc_app.analysis.facts import UNPROVEN, PositionFacts, Slip, Want, chosen_in
from tttmc_app.core import Meaning, Position, Square, Text, Thought
from tttmc_app.core.numbers import NumberFormat, percent, short_number, significant
from tttmc_app.core.symmetry import equal_squares
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
from tttmc_app.gui.look.translation import in_language, shown, translate

LARGEST_BY_SCORE = 9
"""Up to this size, squares are compared by score; on larger boards, by how far they stand out from
the noise."""
ALIKE = 0.3
"""The shade of squares that can't be told apart: none is painted as the best."""
NOISE, CLEAR = 0.8, 4.2
"""The numbers of standard errors above the mean between which a shade grows from 0 to 1, unless
better squares stand out further."""
NUMBERED = 0.34
"""The shade from which squares of a large board show their number."""
MOST_NUMBERED = 12
"""The most squares of a large board that show it, and those that look like the last of them."""
_LEAST_SHARE = 0.01
"""The least share whose number is written on a square; 0 is written, too."""
MAX_BETTER = 12
"""Maximum number of proven better squares to mark."""
_WIDE = 8
"""The number of standard errors that the whole scale covers on a small board, or more."""
FEW_VISITS = 10
"""A square visited this often by a search has half of the shade of one with many visits."""

# Values ------------------------------------------------------------------------------------------


class ValueFormat(NamedTuple):
    """The text, colours and explanation of one kind of value."""

    name: Text
    formatter: Callable[[Iterable[float]], Callable[[float], str]]
    """Given all values of a board, returns a function that formats each of them, briefly enough
    for a square: all numbers of a board have the same unit and number of decimals."""
    explain: Callable[[Thought], str]
    """The legend's caption."""
    chips: tuple[float, ...] = ()
    """The possible values, worst first, if there are only a few: each has a colour of its own,
    without a scale between them. Other values mean "not known" and have no colour."""
    is_share: bool = False
    """Whether colours start at 0 instead of the worst square, and small shares are spread."""
    per_trial: bool = False
    """Whether the thought's values are totals over its trials."""


class SquareValues(NamedTuple):
    """One value for every square, row-major; None where nothing is shown."""

    values: tuple[float | None, ...]
    format: ValueFormat
    trials: int = 1
    """The number by which a thought's totals were divided."""

    @property
    def known(self) -> list[float]:
        """Return the values of the squares that have one."""
        return [value for value in self.values if value is not None]

    def text(self, index: int) -> str:
        """Return a square's value as text; empty if it has none."""
        value = self.values[index]
        return "" if value is None else self.format.formatter(self.known)(value)


def _number(values: Iterable[float]) -> Callable[[float], str]:
    number = NumberFormat.of(values).text
    return lambda value: in_language(number(value))


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
        Text("share of visits"), _small_percent, explain_visits, is_share=True, per_trial=True
    ),
    Meaning.MISTAKES: ValueFormat(
        Text("mistakes"),
        _mistake,
        explain_mistakes,
        chips=(-1.0,),
    ),
    Meaning.CHANCE: ValueFormat(
        Text("chance of the best score"), _percent, explain_chances, is_share=True
    ),
    Meaning.PLAIN: ValueFormat(Text("value"), _number, explain_plain),
    Meaning.RESULT: ValueFormat(
        Text("result"),
        _result,
        explain_results,
        chips=(-1.0, 0.0, 1.0),
    ),
    Meaning.EVALUATION: ValueFormat(Text("engine's value"), _evaluation, explain_evaluation),
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


View = Callable[[PositionFacts, Thought | None], Thought | None]
"""Turns facts about a position, and a thought about it if there is one, into the thought to show.

None shows nothing.
"""


@dataclass(frozen=True, slots=True)
class OverlayKind:
    """One overlay to choose from."""

    key: str
    """Identifies the overlay in settings, menus and the chooser."""
    label: Text
    view: View
    shows_values: bool = True
    """Whether the squares show their values, and not only colours."""
    shows_errors: bool = False
    shows_proofs: bool = False
    nothing: Callable[[PositionFacts, Thought | None], Text] = lambda _facts, _thought: EMPTY_TEXT
    """Returns the reason why nothing is shown."""
    want: Want | None = None
    """What must be calculated for the overlay."""
    needs_thought: bool = True
    """Whether nothing is shown where no machine has thought."""
    is_shaded: bool = True
    """Whether a square with a greater value is bolder; otherwise all look alike."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """A thought as the board paints it; all sequences are row-major.

    Overlays that look alike are equal, whatever else is known about the position.
    """

    thought: Thought
    kind: OverlayKind
    shown: SquareValues
    shades: tuple[float | None, ...]
    """From 0 for the worst square to 1 for the best; None where nothing is shown. Squares that
    can't be told apart have the same."""
    low: float
    """The worst square's value."""
    high: float
    value_text: Callable[[float], str] = field(compare=False)
    """Returns a value's text, short enough for a square."""
    facts: PositionFacts = field(compare=False)
    """What is known about the thought's position."""
    verdicts: tuple[tuple[Square, int], ...]
    """The squares whose proven result is marked beside their value."""
    is_view: bool
    """Whether the values are other than those of the machine's own thought."""
    is_level: bool
    """Whether no square is better than another: all lose, or have the same value."""
    slip: Slip | None
    """The square that the player prefers although another one is proven better."""

    @property
    def size(self) -> int:
        """Return the number of squares along each side."""
        return self.facts.position.rules.size

    @property
    def is_only(self) -> bool:
        """Return whether there is only one legal move."""
        return self.facts.position.legal.bit_count() == 1

    @property
    def has_choice(self) -> bool:
        """Return whether a square can be better than another, or less bad."""
        return not self.is_only and (self.facts.is_lost or not self.is_level)

    def texts(self) -> tuple[str, ...]:
        """Return the text on each square; slow on large boards, so call it sparingly.

        On large boards, squares that don't stand out have none.
        """
        if not self.kind.shows_values:
            return ("",) * len(self.shades)
        least = self.least_numbered
        is_share = self.shown.format.is_share
        texts = [
            self._text_at(i)
            if shade is not None
            and shade > least
            and not (is_share and 0 < (value or 0.0) < _LEAST_SHARE)
            else ""
            for i, (shade, value) in enumerate(zip(self.shades, self.shown.values, strict=True))
        ]
        for number, square in enumerate(self.thought.line[:NUMBERED_MOVES]):
            index = self.facts.position.rules.index(square)
            texts[index] = f"{chr(ord(FIRST_OF_LINE) + number)} {texts[index]}".strip()
        return tuple(texts)

    @property
    def least_numbered(self) -> float:
        """Return the shade above which squares show their number."""
        few = self.size > LARGEST_BY_SCORE and not self.shown.format.chips and self.kind.is_shaded
        best = nlargest(MOST_NUMBERED, [shade for shade in self.shades if shade is not None])
        return max(NUMBERED, best[-1]) - _ROUNDING if few and best else -1.0

    @property
    def better(self) -> tuple[Square, ...]:
        """Return the squares to mark as proven better than the preferred one: all, or the first."""
        return () if self.slip is None else self.slip.better

    def proof(self, square: Square) -> str:
        """Return the proven result that is marked on a square as a word; empty if none is."""
        result = dict(self.verdicts).get(square)
        return "" if result is None else result_word(result)

    def error(self, index: int) -> float | None:
        """Return the standard error of a square's value; None if unknown."""
        error = self.thought.errors[index] if self.thought.errors is not None else None
        return None if error is None or error == inf else error / self.shown.trials

    def margin_text(self, error: float) -> str:
        """Return a standard error, with more decimals than the values if it would read as 0."""
        text = self.value_text(error)
        return text if any(digit in text for digit in "123456789") else significant(error, 1)

    def text_of(self, square: Square) -> str:
        """Return the text of one square, wherever it is written; empty if it has none."""
        return self._text_at(self.facts.position.rules.index(square))

    def _text_at(self, index: int) -> str:
        value, plies = self.shown.values[index], self.thought.plies
        if value is None:
            return ""
        if plies is not None and self.thought.meaning is Meaning.RESULT:
            return shown(result_lines(value, plies[index], short_number))
        text = self.value_text(value)
        error = self.error(index) if self.kind.shows_errors else None
        if error is None:
            return text
        return f"{text}\n±{self.margin_text(error)}"

    def error_text(self) -> str:
        """Return the smallest and the largest standard error as text; empty if there are none."""
        all_errors = map(self.error, range(len(self.shades)))
        errors = [error for error in all_errors if error is not None]
        if not errors:
            return ""
        low, high = self.margin_text(min(errors)), self.margin_text(max(errors))
        return f"± {low}" if low == high else f"± {low}–{high}"


def result_word(result: float) -> str:
    """Return a proven result as a word, such as "tie"."""
    return shown(value_words(Meaning.RESULT, result, short_number))


def overlay_of(
    thought: Thought | None,
    kind: OverlayKind,
    about: PositionFacts | Position,
    *,
    is_fair: bool = False,
) -> Overlay | None:
    """Return the overlay of a thought, or of a position without one; None if it shows nothing.

    `about` is what is known about the position, or the position alone. A fair overlay gives no
    hint: neither what is proven nor the moves that are expected.
    """
    facts = about if isinstance(about, PositionFacts) else PositionFacts(about)
    if is_fair:
        facts = replace(facts, bounds={}, distances={}, own=UNPROVEN)
        thought = replace(thought, line=()) if thought and thought.line else thought
    slip = facts.slip(chosen_in(thought)) if thought is not None else None
    if slip is not None and len(slip.better) > MAX_BETTER:
        slip = slip._replace(better=slip.better[:1])
    view = kind.view(facts, thought)
    if view is None:
        return None
    values = own_values(view)
    found = values.known
    if not found:
        return None
    is_view, is_level = view is not thought, _is_level(facts, view)
    verdicts = _verdicts(view, kind, facts, slip)
    if is_level or view.meaning is Meaning.MISTAKES:  # the others are only not known to lose
        view = replace(view, best=())
    shades = _shades(values, view, facts, is_shaded=kind.is_shaded)
    low, high, text = min(found), max(found), values.format.formatter(found)
    return Overlay(
        view, kind, values, shades, low, high, text, facts, verdicts, is_view, is_level, slip
    )


def _verdicts(
    thought: Thought, kind: OverlayKind, facts: PositionFacts, slip: Slip | None
) -> tuple[tuple[Square, int], ...]:
    if thought.meaning is Meaning.RESULT:
        return ()
    found: dict[Square, int | None] = {}
    if kind.shows_proofs:
        found = {square: facts.result(square) for square in facts.bounds}
    if slip is not None:
        found[slip.chosen] = facts.result(slip.chosen)
        found |= dict.fromkeys(slip.better, slip.result)
    return tuple([(square, result) for square, result in found.items() if result is not None])


def _is_level(facts: PositionFacts, thought: Thought) -> bool:
    """Return whether no square is better than another: all lose, or have the same value."""
    if facts.is_lost or thought.meaning is Meaning.CHANCE:  # its note says what is open
        return facts.is_lost
    ranked = thought.values if thought.rates is None else thought.rates
    known = [value for value in ranked if value is not None]
    alike = len(set(known)) == 1
    if thought.meaning is Meaning.VISITS:
        visits = [value for value in thought.values if value is not None]
        alike = not any(known) or max(visits) - min(visits) <= 1
    return alike and len(known) == facts.position.legal.bit_count() > 1


# Shades ------------------------------------------------------------------------------------------


class Equals(NamedTuple):
    """Squares that can't be told apart, and their mean value with its standard error."""

    value: float
    error: float
    squares: tuple[int, ...]


def _shades(
    values: SquareValues, thought: Thought, facts: PositionFacts, *, is_shaded: bool
) -> tuple[float | None, ...]:
    """Return the shade of every square; the same for squares that can't be told apart."""
    shades: list[float | None] = [None] * len(values.values)
    if chips := _chip_shades(values):
        return tuple([None if v is None else chips.get(v) for v in values.values])
    one_visit = 1 / values.trials if thought.meaning is Meaning.VISITS else 0.0
    groups = _told_apart(_ranked(values, thought, facts.position), one_visit)
    if facts.is_lost or not groups:
        found = [0.0] * len(groups)
    elif not is_shaded:
        found = [ALIKE] * len(groups)
    elif len(groups) == 1:
        is_choice = facts.position.legal.bit_count() > 1
        found = [1.0 if len(groups[0].squares) == 1 and is_choice else ALIKE]
    else:
        found = _compared(groups, values, facts.position.rules.size)
    for square, value in enumerate(values.values):
        if value is not None:  # taken squares may have values too
            shades[square] = 0.0
    for group, shade in zip(groups, found, strict=True):
        for square in group.squares:
            shades[square] = shade
    if facts.position.rules.size > LARGEST_BY_SCORE:
        return tuple(shades)
    return _in_order(shades, values.values)


def _in_order(
    shades: Sequence[float | None], numbers: Sequence[float | None]
) -> tuple[float | None, ...]:
    """Return the nearest shades of which none is bolder beside a smaller number.

    On small boards each square shows its own number, by which symmetric ones differ. As in every
    isotonic regression, shades in the wrong order become their mean.
    """
    pools: list[tuple[float, list[int]]] = []
    ranked = [
        (v, s, i)
        for i, (v, s) in enumerate(zip(numbers, shades, strict=True))
        if v is not None and s is not None
    ]
    for _, shade, square in sorted(ranked):
        mean, squares = shade, [square]
        while pools and pools[-1][0] > mean:
            other, others = pools.pop()
            total = other * len(others) + mean * len(squares)
            squares = others + squares
            mean = total / len(squares)
        pools.append((mean, squares))
    found = list(shades)
    for mean, squares in pools:
        for square in squares:
            found[square] = mean
    return tuple(found)


def _chip_shades(values: SquareValues) -> dict[float, float]:
    """Return the shade of each known one of a format's few values.

    If all squares have the same value, none is painted as the best.
    """
    chips, known = values.format.chips, set(values.values) - {None}
    shades = {chip: place / max(1, len(chips) - 1) for place, chip in enumerate(chips)}
    return {c: s if len(known) > 1 else min(s, 0.5) for c, s in shades.items()}


def _ranked(values: SquareValues, thought: Thought, position: Position) -> list[Equals]:
    """Return the squares with a value, best first; symmetric ones share their mean.

    A mean has less noise. Values without errors aren't samples: a search visits one of several
    equal squares, and which one is worth showing.
    """
    errors = thought.errors or (None,) * len(values.values)
    alone = ((i,) for i in range(len(values.values)) if position.legal >> i & 1)
    found: list[Equals] = []
    for squares in equal_squares(position) if thought.errors is not None else alone:
        pairs = [(v, errors[i] or 0.0, i) for i in squares if (v := values.values[i]) is not None]
        if pairs:
            scores, noise, indexes = zip(*pairs, strict=True)
            error = sum(noise) / (len(pairs) ** 1.5 * values.trials)
            found.append(Equals(sum(scores) / len(pairs), error, indexes))
    return sorted(found, reverse=True)


def _told_apart(ranked: Sequence[Equals], step: float) -> list[Equals]:
    """Join each square with those that are worse by less than the difference's two errors.

    So are those that are worse by the least step between two values.
    """
    groups: list[list[Equals]] = []
    for each in ranked:
        lead = groups[-1][0] if groups else None
        noise = 0.0 if lead is None else max(step, 2 * hypot(lead.error, each.error))
        if lead is None or lead.value - each.value > noise + _ROUNDING:
            groups.append([])
        groups[-1].append(each)
    return [_joined(group) if len(group) > 1 else group[0] for group in groups]


_ROUNDING = 1e-9


def _joined(group: Sequence[Equals]) -> Equals:
    squares = tuple([square for each in group for square in each.squares])
    value = sum(each.value * len(each.squares) for each in group) / len(squares)
    error = sum(each.error * len(each.squares) for each in group) / len(squares)
    return Equals(value, error, squares)


def _compared(groups: Sequence[Equals], values: SquareValues, size: int) -> list[float]:
    """Return the shade of each group, best first."""
    best, worst = groups[0].value, groups[-1].value
    if values.format.is_share:
        few = FEW_VISITS / values.trials if values.format.per_trial else 0.0
        return [sqrt(g.value / best) * g.value / (g.value + few) if g.value else 0 for g in groups]
    if size <= LARGEST_BY_SCORE:
        reach = max(best - worst, _WIDE * min(group.error for group in groups))
        return [1 - (best - group.value) / reach for group in groups]
    known = values.known
    mean = sum(known) / len(known)
    if not all(group.error for group in groups):  # exact values: there is no noise
        return [max(0.0, (group.value - mean) / (best - mean)) for group in groups]
    sigmas = [(group.value - mean) / group.error for group in groups]
    top = max(CLEAR, sigmas[0])
    shades = [max(0.0, (sigma - NOISE) / (top - NOISE)) for sigma in sigmas]
    return list(accumulate(shades, min))  # a worse group with less noise isn't bolder
