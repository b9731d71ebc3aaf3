"""Captions of thoughts, which explain what their colours and numbers mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import isqrt
from typing import NamedTuple

from tttmc_app.core import Meaning, Square, Tally, Text, Thought, Weights, square_name
from tttmc_app.core.numbers import percent
from tttmc_app.core.thought import counted_text, line_words
from tttmc_app.gui.look.translation import sentences, shown, translate

NUMBERED_MOVES = 3
"""Number of moves of the expected line that are numbered on the board."""
FIRST_OF_LINE = "\N{CIRCLED DIGIT ONE}"
_EXPLAINED = (Meaning.MISTAKES, Meaning.EVALUATION)
"""The meanings that are explained for past thoughts too."""
_MAX_NAMED_MOVES = 8
"""Maximum number of moves of the expected line that the caption names."""


class Occasion(NamedTuple):
    """The circumstances in which a thought is shown, which decide what the legend says about it."""

    past: Square | None = None
    """The move that the thought led to, if it is on the board already."""
    is_other: bool = False
    """Whether its number of trials differs from that of the thought behind that move."""
    is_rescored: bool = False
    """Whether the side's weights have changed since that move."""
    is_over: bool = False
    """Whether the game is over."""
    is_view: bool = False
    """Whether the overlay shows something other than the thought's own values."""
    slip: str = ""
    """Which square is proven better than the chosen or suggested one, or that all lose."""
    is_level: bool = False
    """Whether no square is better than another."""
    reason: str = ""
    """Why the suggested square is good; the page says it below its headline, not in the legend."""
    nothing: str = ""
    """Why the overlay shows nothing for the thought."""
    numbers_fit: bool = True
    """Whether the squares show their numbers; otherwise only the square pointed at does."""
    is_line_numbered: bool = True
    """Whether the squares show the numbers of the expected moves."""

    @property
    def point(self) -> str:
        """Return where to find the numbers, unless the squares show them."""
        where = translate("Board", "Point at a square for its value, or zoom in.")
        return "" if self.numbers_fit else where


def caption(
    thought: Thought | None,
    explain: Callable[[Thought], str] | None,
    tied: Tally | None,
    occasion: Occasion,
) -> str:
    """Return what the colours mean; `tied` is the tally if nearly all of its trials are ties."""
    if thought is not None and (lesson := lesson_of(thought)):
        return lesson
    if occasion.is_over and (thought is None or occasion.nothing):
        return translate("Board", "Use the arrow buttons to go through the game.")
    if thought is None or explain is None:
        return occasion.nothing or translate(
            "Board",
            "Scores appear on the squares when a machine thinks. Right-click one for more.",
        )
    needs_words = thought.meaning in (Meaning.CHANCE, Meaning.EVALUATION)
    has_reason = not (needs_words or occasion.slip or occasion.is_level)
    reason = occasion.reason if has_reason else ""
    before = occasion.slip or _before(thought, occasion)
    if tied is not None:
        return sentences(
            before,
            translate(
                "Board",
                "Nearly all trials tie ({share}), so the scores mean little here.",
                share=percent(tied.ties / tied.trials),
            ),
        )
    if nothing := occasion.nothing or _explain_nothing(thought, is_played=bool(occasion.past)):
        is_explained = reason and not occasion.nothing
        return occasion.slip if is_explained else sentences(occasion.slip, nothing)
    thought, line = _without_numbers(thought, occasion)
    if reason:
        return sentences(_scale_text(thought), _line_text(thought), line, occasion.point)
    is_whole = occasion.past is None or occasion.is_view or occasion.is_level
    if is_whole or thought.meaning in _EXPLAINED:
        return sentences(before, explain(thought), line, occasion.point)
    colours = _scale_text(thought, is_past=True)
    line = _line_text(thought) or line
    return sentences(before, colours, _source(thought), _how_sure(thought), line, occasion.point)


def _scale_text(thought: Thought, *, is_past: bool = False) -> str:
    """Explain a scale of colours in a few words; return an empty string for chips."""
    if thought.meaning in (Meaning.RESULT, Meaning.MISTAKES):
        return ""
    if is_past:
        return translate("Board", "Bigger and bolder was better for {side}.", side=thought.side)
    return translate("Board", "Bigger and bolder is better for {side}.", side=thought.side)


def _before(thought: Thought, occasion: Occasion) -> str:
    if occasion.past is None:
        return ""
    move = square_name(occasion.past)
    if occasion.is_view:
        return translate(
            "Board", "The position before {side} played {move}.", side=thought.side, move=move
        )
    if occasion.is_other:
        return translate(
            "Board",
            "How {side} would have rated the squares before it played {move}, with {trials}.",
            side=thought.side,
            move=move,
            trials=counted_text(thought),
        )
    if occasion.is_rescored:
        return translate(
            "Board",
            "How {side} would have rated the squares before it played {move}, with its new "
            "weights.",
            side=thought.side,
            move=move,
        )
    return translate(
        "Board",
        "How {side} rated the squares before it played {move}.",
        side=thought.side,
        move=move,
    )


def _source(thought: Thought) -> str:
    """Return the source of scores that were computed elsewhere; empty for other scores."""
    is_here = thought.expectation is not None or thought.tally is not None
    return shown(thought.note) if thought.meaning is Meaning.SCORE and not is_here else ""


def _how_sure(thought: Thought) -> str:
    """Return how certain the best square is, if the note says so rather than naming a source."""
    says_so = thought.meaning in (Meaning.CHANCE, Meaning.VISITS) or thought.confidence is not None
    return shown(thought.note) if says_so and not _source(thought) else ""


def explain_scores(thought: Thought) -> str:
    """Explain scores calculated by the course's method."""
    exact = thought.expectation is not None
    if source := _source(thought):
        return source
    if exact:
        return translate(
            "Board",
            "Exact score per trial: bigger and bolder is better for {side}. Bold squares help "
            "{side} win random games.",
            side=thought.side,
        )
    text = translate(
        "Board",
        "Score per trial: bigger and bolder is better for {side}. Bold squares helped {side} win "
        "its random games.",
        side=thought.side,
    )
    return sentences(shown(thought.note), text)


def explain_level(thought: Thought, name: Text, *, is_lost: bool) -> str:
    """Name the values of squares of which none is better than another."""
    text = translate("Board", "Shown: {name}.", name=name)
    if thought.note and thought.meaning in (Meaning.PLAIN, Meaning.RATE):
        text = shown(thought.note)
    if is_lost:
        return sentences(text, _line_text(thought))
    if thought.weights == Weights(0, 0):
        return translate(
            "Board",
            "Both weights are 0, so every square scores 0 and {side} picks one at random.",
            side=thought.side,
        )
    if thought.meaning is Meaning.SCORE:
        return _source(thought) or translate(
            "Board",
            "All squares score the same, so {side} picks one at random.",
            side=thought.side,
        )
    if thought.note and thought.meaning is Meaning.VISITS:  # it says that the position is lost
        text = shown(thought.note)
    none = translate("Board", "No square is known to be best.")
    return sentences(none, text, _line_text(thought))


def explain_chances(thought: Thought) -> str:
    """Explain the chances of the best score, and which squares can't be told apart yet."""
    return sentences(
        shown(thought.note),
        translate(
            "Board",
            "Chance of the best score: how likely each square is to score highest after infinitely "
            "many trials; equal squares share it. The best score need not be the best move.",
        ),
    )


def explain_rates(thought: Thought) -> str:
    """Explain the share of good random games."""
    if thought.note:
        return shown(thought.note)
    return translate(
        "Board",
        "Rate: the share of random games from each square that went well for {side}. Bigger and "
        "bolder is better.",
        side=thought.side,
    )


def explain_visits(thought: Thought) -> str:
    """Explain how often a search tried each square, and the line that it expects."""
    if thought.note:
        return sentences(shown(thought.note), _line_text(thought))
    text = translate(
        "Board",
        "Share of visits: how often {side}'s search tried each square; bigger and bolder is "
        "better.",
        side=thought.side,
    )
    best = ""
    if thought.best and thought.rates is not None:
        rate = thought.rates[_index(thought, thought.best[0])]
        if rate is not None:
            best = translate("Board", "The best square scores {rate}.", rate=percent(rate))
    return sentences(text, best, _line_text(thought))


def explain_results(thought: Thought) -> str:
    """Explain proven results."""
    text = translate(
        "Board",
        "The result of each square for {side} if both sides play their best.",
        side=thought.side,
    )
    if thought.plies is not None and any(thought.plies):
        text = translate(
            "Board",
            "The result of each square for {side}, and in how many of its own moves, if both sides "
            "play their best.",
            side=thought.side,
        )
    return sentences(text, shown(thought.note))


def explain_plain(thought: Thought) -> str:
    """Explain values on a scale of their own, by their note if they have one."""
    if thought.note:
        return sentences(shown(thought.note), _line_text(thought))
    text = translate(
        "Board",
        "Values: what {side}'s player says each square is worth; bigger and bolder is better.",
        side=thought.side,
    )
    return sentences(text, _line_text(thought))


def explain_evaluation(thought: Thought) -> str:
    """Explain an engine's evaluation of its best move, and the line that it expects."""
    return sentences(
        translate(
            "Board",
            "The number is the engine's own value for {side}'s best move.",
            side=thought.side,
        ),
        _line_text(thought),
        _report(thought),
    )


def _report(thought: Thought) -> str:
    if not thought.note:
        return ""
    return translate("Board", "Its last message: “{message}”.", message=thought.note)


def explain_mistakes(thought: Thought) -> str:
    """Explain the mistakes that a learner's textbook lists here."""
    side = thought.side
    if -1.0 in thought.values:
        return translate(
            "Board",
            "Squares marked as a mistake are known to lose from {side}'s textbook. {side} plays "
            "the first of the others.",
            side=side,
        )
    return translate(
        "Board",
        "{side}'s textbook lists no mistake here yet, so {side} plays the first square.",
        side=side,
    )


def lesson_of(thought: Thought) -> str:
    """Return what a learner has learnt from its move, or why it resigns; otherwise empty."""
    if thought.meaning is not Meaning.MISTAKES:
        return ""
    if thought.resigns:
        return translate(
            "Board",
            "{side}'s textbook lists every move here as a mistake, so {side} resigns.",
            side=thought.side,
        )
    move = thought.move
    if move is None or thought.values[_index(thought, move)] != -1.0:
        return ""
    return translate(
        "Board",
        "Learnt: {square} lost. It is now a known mistake here.",
        square=square_name(move),
    )


def _explain_nothing(thought: Thought, *, is_played: bool) -> str:
    """Explain a thought without values; return an empty string if it has any."""
    if any(value is not None for value in thought.values):
        return ""
    if thought.share is not None:
        return translate(
            "Board",
            "{side} is calculating what infinitely many trials would show.",
            side=thought.side,
        )
    if thought.meaning is Meaning.EVALUATION and thought.decided:
        moved = translate("Board", "{side}'s engine gave no value for its move.", side=thought.side)
        return sentences(moved, _report(thought))
    if thought.note:
        return shown(thought.note)
    if thought.trials:
        return translate("Board", "{side} has proven nothing yet.", side=thought.side)
    if thought.meaning is Meaning.EVALUATION:
        return translate("Board", "{side}'s engine has reported nothing yet.", side=thought.side)
    if is_played:
        return translate("Board", "{side} moved at random.", side=thought.side)
    return translate("Board", "{side}'s move is chosen at random.", side=thought.side)


def _line_text(thought: Thought, *, is_numbered: bool = True) -> str:
    """Return the moves that a search expects, with their symbols if the board shows the symbols."""
    moves = line_words(thought).split()
    if len(moves) <= 1:
        return ""
    signs = "".join(chr(ord(FIRST_OF_LINE) + i) for i in range(min(NUMBERED_MOVES, len(moves))))
    named = " ".join(moves[:_MAX_NAMED_MOVES])
    is_long = len(moves) > _MAX_NAMED_MOVES
    if not is_numbered and is_long:
        return translate("Board", "Expected moves: {moves} …", moves=named)
    if not is_numbered:
        return translate("Board", "Expected moves: {moves}.", moves=named)
    if is_long:
        return translate(
            "Board", "{signs}: the expected moves, {moves} …", signs=signs, moves=named
        )
    return translate("Board", "{signs}: the expected moves, {moves}.", signs=signs, moves=named)


def _without_numbers(thought: Thought, occasion: Occasion) -> tuple[Thought, str]:
    """Return a thought, with its expected moves as text if the squares don't number them."""
    if occasion.is_line_numbered:
        return thought, ""
    return replace(thought, line=()), _line_text(thought, is_numbered=False)


def _index(thought: Thought, square: Square) -> int:
    return square[0] * isqrt(len(thought.values)) + square[1]
