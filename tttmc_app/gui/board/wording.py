"""What thoughts, squares and results are called."""

from __future__ import annotations

from functools import partial
from math import isqrt

from tttmc_app.core import Meaning, Position, Result, Rules, Square, Tally, Thought, square_name
from tttmc_app.core.numbers import grouped, percent, short_number
from tttmc_app.core.thought import line_words, value_words
from tttmc_app.gui.board.overlay import FIRST_OF_LINE, LINE_SHOWN
from tttmc_app.gui.look.translation import shown

_MOST_MOVES = 8


def caption(thought: Thought | None, drowned: Tally | None) -> str:
    """Return what a thought's colours mean; `drowned` is a tally in which ties drown the scores."""
    if drowned is not None:
        share = percent(drowned.ties / drowned.trials)
        return f"{share} of the trials are ties, which score nothing: the scores say little here."
    if thought is None:
        return "The machine's scores appear on the squares when it thinks."
    side, other = thought.side, thought.side.other
    if thought.meaning is Meaning.MISTAKES:
        return _mistakes(thought)
    if thought.note and thought.meaning is Meaning.SCORE and thought.expectation is None:
        return shown(thought.note)  # whose scores these are, where they are not our own
    if not any(value is not None for value in thought.values):
        if thought.share is not None:
            return f"{side} calculates what infinitely many trials would show."
        looked_at = f"{side} has nothing proven yet." if thought.trials else ""
        return looked_at or f"{side} looked at nothing: it took a square at random."
    if thought.meaning is Meaning.RATE:
        return (
            f"Rate: the share of each square's own random games that went well for {side}. "
            "Brighter is better."
        )
    if thought.meaning is Meaning.VISITS:
        return _visits(thought)
    if thought.meaning is Meaning.RESULT:
        proven = f"What each square comes to for {side} if both sides play their best."
        return f"{proven} {shown(thought.note)}".strip()
    score = "Exact score per trial" if thought.expectation is not None else "Score"
    return (
        f"{score}: brighter is better for {side}. In the random games that {side} won it held the "
        f"bright squares; in those it lost, {other} did."
    )


def _mistakes(thought: Thought) -> str:
    side, move = thought.side, thought.move
    if thought.resigns:
        return f"{side}'s textbook knows every move here as a mistake: {side} gives up."
    if move is not None and _value_at(thought, move) == -1.0:
        return f"Learnt: {square_name(move)} lost. From now on it is a known mistake here."
    if -1.0 in thought.values:
        return (
            f"Dark squares are moves that {side}'s textbook knows as mistakes here; it takes the "
            "first of the others."
        )
    return f"{side}'s textbook knows no mistake here yet: it takes the first square."


def _visits(thought: Thought) -> str:
    if thought.note:
        return f"{shown(thought.note)}{_line_text(thought)}"
    text = f"Visits: how often {thought.side}'s search went there; brighter is better."
    if thought.best and thought.rates is not None:
        rate = thought.rates[_index(thought, thought.best[0])]
        text += "" if rate is None else f" The best one scores {percent(rate)}."
    return text + _line_text(thought)


def _line_text(thought: Thought) -> str:
    """Return the moves that a search expects, and which signs on the squares stand for them."""
    moves = line_words(thought).split()
    if len(moves) <= 1:
        return ""
    signs = "".join(chr(ord(FIRST_OF_LINE) + i) for i in range(min(LINE_SHOWN, len(moves))))
    more = " …" if len(moves) > _MOST_MOVES else ""
    return f" {signs}: the moves that it expects, {' '.join(moves[:_MOST_MOVES])}{more}."


def _value_at(thought: Thought, square: tuple[int, int]) -> float | None:
    return thought.values[_index(thought, square)]


def _index(thought: Thought, square: tuple[int, int]) -> int:
    size = isqrt(len(thought.values))
    return square[0] * size + square[1]


def result_text(result: Result, rules: Rules) -> str:
    """Return how a game ended, as a sentence without its full stop."""
    if rules.reverse and result.lines and result.winner is not None:
        return f"{result.winner} wins: {result.winner.other} completed a line"
    return shown(result.describe())


def square_text(position: Position, thought: Thought | None, square: Square) -> str:
    """Return how a square stands: "b2, empty, score 143 ± 12, best"."""
    mark = position.mark_at(square)
    parts = [square_name(square), str(mark) if mark else "empty"]
    if thought is not None and len(thought.values) == position.rules.square_count:
        index = position.rules.index(square)
        value = thought.values[index]
        if value is not None:
            words = shown(value_words(thought.meaning, value, partial(_number, thought.meaning)))
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
