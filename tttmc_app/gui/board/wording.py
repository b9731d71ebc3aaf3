"""Texts about thoughts, squares and results."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from tttmc_app.core import (
    Meaning,
    Position,
    Result,
    Rules,
    Square,
    Tally,
    Thought,
    square_name,
)
from tttmc_app.core.numbers import grouped, percent, short_number
from tttmc_app.core.thought import line_words, value_words
from tttmc_app.gui.look.translation import shown, translate

NUMBERED_MOVES = 3
"""Number of moves of the expected line that are numbered on the board."""
FIRST_OF_LINE = "\N{CIRCLED DIGIT ONE}"
_MAX_NAMED_MOVES = 8
"""Maximum number of moves of the expected line that the caption names."""


def result_text(result: Result, rules: Rules) -> str:
    """Return how a game ended, as a sentence without a full stop."""
    if rules.reverse and result.lines and result.winner is not None:
        winner = result.winner
        return translate(
            "Board", "{winner} wins: {loser} completed a line", winner=winner, loser=winner.other
        )
    return shown(result.describe())


def square_text(position: Position, thought: Thought | None, square: Square) -> str:
    """Return a square's description, such as "b2, empty, score 143 ± 12, best"."""
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
    if square not in thought.best:
        return text
    if len(thought.best) == 1:
        return translate("Board", "{square}, best", square=text)
    return translate("Board", "{square}, equal best", square=text)


def _value(thought: Thought, index: int) -> str:
    value = thought.values[index] or 0.0
    is_share = thought.meaning is Meaning.RATE
    text = shown(value_words(thought.meaning, value, percent if is_share else grouped))
    error = thought.errors[index] if thought.errors is not None else None
    if error is not None and error != float("inf"):
        margin = percent(error) if is_share else short_number(error)
        text = translate("Board", "{value} ± {error}", value=text, error=margin)
    rate = thought.rates[index] if thought.rates is not None else None
    if rate is not None:
        text = translate("Board", "{value}, scores {rate}", value=text, rate=percent(rate))
    return text


# Captions: one per meaning ----------------------------------------------------------------------


def caption(
    thought: Thought | None, explain: Callable[[Thought], str] | None, tied: Tally | None
) -> str:
    """Return what the colours mean; `tied` is a tally whose trials nearly all tie."""
    if tied is not None:
        return translate(
            "Board",
            "Nearly all trials tie ({share}), so the scores mean little here.",
            share=percent(tied.ties / tied.trials),
        )
    if thought is None or explain is None:
        return translate("Board", "The machine's scores appear on the squares when it thinks.")
    return explain(thought)


def explain_scores(thought: Thought) -> str:
    """Explain the scores of the course's method."""
    exact = thought.expectation is not None
    if thought.note and not exact:
        return shown(thought.note)  # names the source of scores that were computed elsewhere
    if nothing := _explain_nothing(thought):
        return nothing
    if exact:
        return translate(
            "Board",
            "Exact score per trial: brighter is better for {side}. Bright squares help {side} win "
            "random games.",
            side=thought.side,
        )
    return translate(
        "Board",
        "Score: brighter is better for {side}. Bright squares helped {side} win its random games.",
        side=thought.side,
    )


def explain_rates(thought: Thought) -> str:
    """Explain the share of good random games."""
    return _explain_nothing(thought) or translate(
        "Board",
        "Rate: the share of random games from each square that went well for {side}. Brighter is "
        "better.",
        side=thought.side,
    )


def explain_visits(thought: Thought) -> str:
    """Explain how often a search tried each square, and the line that it expects."""
    if nothing := _explain_nothing(thought):
        return nothing
    if thought.note:
        return _sentences(shown(thought.note), _line_text(thought))
    text = translate(
        "Board",
        "Visits: how often {side}'s search tried each square; brighter is better.",
        side=thought.side,
    )
    best = ""
    if thought.best and thought.rates is not None:
        rate = thought.rates[_index(thought, thought.best[0])]
        if rate is not None:
            best = translate("Board", "The best square scores {rate}.", rate=percent(rate))
    return _sentences(text, best, _line_text(thought))


def explain_results(thought: Thought) -> str:
    """Explain proven results."""
    return _explain_nothing(thought) or _sentences(
        translate(
            "Board",
            "The result of each square for {side} if both sides play their best.",
            side=thought.side,
        ),
        shown(thought.note),
    )


def explain_mistakes(thought: Thought) -> str:
    """Explain the mistakes that a learner's textbook lists here."""
    side, move = thought.side, thought.move
    if thought.resigns:
        return translate(
            "Board",
            "{side}'s textbook lists every move here as a mistake, so {side} resigns.",
            side=side,
        )
    if move is not None and thought.values[_index(thought, move)] == -1.0:
        return translate(
            "Board",
            "Learnt: {square} lost. It is now a known mistake here.",
            square=square_name(move),
        )
    if -1.0 in thought.values:
        return translate(
            "Board",
            "Dark squares are known mistakes in {side}'s textbook. {side} plays the first of the "
            "others.",
            side=side,
        )
    return translate(
        "Board",
        "{side}'s textbook lists no mistake here yet, so {side} plays the first square.",
        side=side,
    )


def _explain_nothing(thought: Thought) -> str:
    """Explain a thought without values; return an empty text if it has any."""
    if any(value is not None for value in thought.values):
        return ""
    if thought.share is not None:
        return translate(
            "Board",
            "{side} is calculating what infinitely many trials would show.",
            side=thought.side,
        )
    if thought.trials:
        return translate("Board", "{side} has proven nothing yet.", side=thought.side)
    return translate("Board", "{side} moved at random.", side=thought.side)


def _line_text(thought: Thought) -> str:
    """Return the moves that a search expects, and the signs that mark them on the board."""
    moves = line_words(thought).split()
    if len(moves) <= 1:
        return ""
    signs = "".join(chr(ord(FIRST_OF_LINE) + i) for i in range(min(NUMBERED_MOVES, len(moves))))
    named = " ".join(moves[:_MAX_NAMED_MOVES])
    if len(moves) > _MAX_NAMED_MOVES:
        return translate(
            "Board", "{signs}: the expected moves, {moves} ….", signs=signs, moves=named
        )
    return translate("Board", "{signs}: the expected moves, {moves}.", signs=signs, moves=named)


def _sentences(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _index(thought: Thought, square: Square) -> int:
    return square[0] * isqrt(len(thought.values)) + square[1]
