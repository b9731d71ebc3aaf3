"""Texts about squares and results."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from tttmc_app.core import (
    Meaning,
    Position,
    Result,
    Rules,
    Square,
    Thought,
    square_name,
)
from tttmc_app.core.numbers import grouped, percent, short_number, significant
from tttmc_app.core.thought import result_words, value_words
from tttmc_app.gui.look.translation import shown, translate


def result_text(result: Result, rules: Rules) -> str:
    """Return how a game ended, as a sentence without a full stop."""
    if rules.reverse and result.lines and result.winner is not None:
        winner = result.winner
        return translate(
            "Board", "{winner} wins: {loser} completed a line", winner=winner, loser=winner.other
        )
    return shown(result.describe())


def square_text(
    position: Position, thought: Thought | None, square: Square, *, is_past: bool = False
) -> str:
    """Return a square's description, such as "b2, empty, score 143 ± 12, 0.14 per trial, best".

    For a past thought, the description says to which side the values belong.
    """
    mark, name = position.mark_at(square), square_name(square)
    if mark is None:
        text = translate("Board", "{square}, empty", square=name)
    else:
        text = translate("Board", "{square}, {mark}", square=name, mark=mark)
    if thought is None or len(thought.values) != position.rules.square_count:
        return text
    index = position.rules.index(square)
    if thought.values[index] is not None:
        text = translate("Board", "{square}, {value}", square=text, value=_value(thought, index))
    if square in thought.best and thought.meaning is not Meaning.MISTAKES:
        if thought.meaning is Meaning.CHANCE:
            text = translate("Board", "{square}, likeliest", square=text)
        elif len(thought.best) == 1:
            text = translate("Board", "{square}, best", square=text)
        else:
            text = translate("Board", "{square}, equal best", square=text)
    if thought.values[index] is not None and is_past:
        text = translate("Board", "{square} for {side}", square=text, side=thought.side)
    return text


def _value(thought: Thought, index: int) -> str:
    value = thought.values[index] or 0.0
    error = thought.errors[index] if thought.errors is not None else None
    error = None if error == inf else error
    number: Callable[[float], str] = grouped
    margin: Callable[[float], str] = short_number
    if thought.meaning in (Meaning.RATE, Meaning.CHANCE):
        number = margin = percent
    elif value != int(value) and abs(value) < 100:
        number = margin = _exact_number
    text = shown(value_words(thought.meaning, value, number))
    if thought.meaning is Meaning.RESULT and thought.plies is not None:
        text = shown(result_words(value, thought.plies[index], number))
    if error is not None:
        text = translate("Board", "{value} ± {error}", value=text, error=margin(error))
    if thought.meaning is Meaning.SCORE and thought.trials:
        share = significant(value / thought.trials, 3)
        text = translate("Board", "{value}, {share} per trial", value=text, share=share)
    elif thought.meaning is Meaning.SCORE and thought.expectation is not None:
        text = translate("Board", "{value} per trial", value=text)
    elif thought.meaning is Meaning.VISITS and thought.trials:
        share = percent(value / thought.trials)
        text = translate("Board", "{value}, {share} of all", value=text, share=share)
    rate = thought.rates[index] if thought.rates is not None else None
    if rate is not None:
        text = translate("Board", "{value}, scores {rate}", value=text, rate=percent(rate))
    return text


def _exact_number(value: float) -> str:
    return significant(value, 4)
