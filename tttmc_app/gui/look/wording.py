"""Results and squares in words."""

from __future__ import annotations

from functools import partial

from tttmc_app.core import Meaning, Position, Result, Rules, Square, Thought, square_name
from tttmc_app.core.numbers import grouped, percent, short_number
from tttmc_app.core.thought_words import value_words


def result_text(result: Result, rules: Rules) -> str:
    """Return how a game ended, as a sentence without its full stop."""
    if rules.reverse and result.lines and result.winner is not None:
        return f"{result.winner} wins: {result.winner.other} completed a line"
    return result.describe()


def square_text(position: Position, thought: Thought | None, square: Square) -> str:
    """Return how a square stands: "b2, empty, score 143 ± 12, best"."""
    mark = position.mark_at(square)
    parts = [square_name(square), str(mark) if mark else "empty"]
    if thought is not None and len(thought.values) == position.rules.square_count:
        index = position.rules.index(square)
        value = thought.values[index]
        if value is not None:
            words = value_words(thought.meaning, value, partial(_number, thought.meaning))
            parts.append(words + _error_text(thought, index) + _rate_text(thought, index))
        if square in thought.best:
            parts.append("best" if len(thought.best) == 1 else "equal best")
    return ", ".join(parts)


def _error_text(thought: Thought, index: int) -> str:
    error = thought.errors[index] if thought.errors is not None else None
    if error is None or error == float("inf"):
        return ""
    return f" ± {percent(error) if thought.meaning is Meaning.RATE else short_number(error)}"


def _rate_text(thought: Thought, index: int) -> str:
    rate = thought.rates[index] if thought.rates is not None else None
    return "" if rate is None else f", scores {percent(rate)}"


def _number(meaning: Meaning, value: float) -> str:
    return percent(value) if meaning is Meaning.RATE else grouped(value)
