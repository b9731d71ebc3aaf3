"""What a thought's values and counts are called, for the window and for the commands."""

from __future__ import annotations

from collections.abc import Callable

from tttmc_app.core.notation import square_name
from tttmc_app.core.thought import Meaning, Thought

_COUNTED = {
    Meaning.SCORE: "trials",
    Meaning.RATE: "samples",
    Meaning.VISITS: "simulations",
    Meaning.MISTAKES: "games",
    Meaning.RESULT: "positions",
}
_RESULTS = {1.0: "win", 0.0: "tie", -1.0: "loss"}


def value_words(meaning: Meaning, value: float, number: Callable[[float], str]) -> str:
    """Return a value with its name, such as "score 143" or "known mistake"."""
    if meaning is Meaning.MISTAKES:
        return "known mistake" if value < 0 else "not known to lose"
    if meaning is Meaning.RESULT:
        return _RESULTS.get(value, number(value))
    return f"{meaning} {number(value)}"


def counted_words(meaning: Meaning) -> str:
    """Return what a thought of this meaning counts while it goes on, such as "trials"."""
    return _COUNTED[meaning]


def line_words(thought: Thought) -> str:
    """Return the moves that a search expects, such as "b2 a1 c3"; empty where there are none."""
    return " ".join(map(square_name, thought.line))
