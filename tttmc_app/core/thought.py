"""A snapshot of a player's thinking, which can be shown, saved and compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from tttmc_app.core.counted import (
    GAMES,
    NODES,
    POSITIONS,
    SAMPLES,
    SIMULATIONS,
    STEPS,
    TRIALS,
    Counted,
)
from tttmc_app.core.notation import square_name
from tttmc_app.core.position import Position
from tttmc_app.core.rules import Mark, Square
from tttmc_app.core.seeds import drawn_place
from tttmc_app.core.tally import Expectation, Tally
from tttmc_app.core.text import EMPTY_TEXT, Text


class Meaning(StrEnum):
    """The meaning of a thought's values."""

    SCORE = "score"
    """The course's running total over the trials."""
    RATE = "rate"
    """Share of samples that were good, 0 to 1."""
    VISITS = "visits"
    """How often tree search tried the move."""
    MISTAKES = "mistakes"
    """-1 for a move known to lose, 0 for any other."""
    RESULT = "result"
    """The proven result with best play: 1 a win, 0 a draw, -1 a loss."""
    EVALUATION = "evaluation"
    """The value that another engine gives its best move, on the engine's own scale; see `MATE`."""
    PLAIN = "plain"
    """The player's own value for the square, on a scale that its note explains."""
    CHANCE = "chance"
    """The chance that the square has the best score, 0 to 1."""


MATE = 1_000_000.0
"""The value of an immediate win; a win in n moves is worth n less, and losses are the negatives."""


class Weights(NamedTuple):
    """The weights with which squares are scored in a decided trial."""

    current: float = 1.0
    """Score of a square held by the side to move."""
    other: float = 1.0
    """Score of a square held by the opponent."""


class Confidence(NamedTuple):
    """How sure a player was, when it stopped, that it knew the best square."""

    percent: float
    """The confidence that it was to reach."""
    is_reached: bool
    """Whether it was reached before the maximum number of trials."""
    squares: tuple[Square, ...]
    """The squares that may have the best score; equal by symmetry if the confidence is reached."""


EXACT_SCORES = Text("Exact: the scores per trial for infinitely many trials.")


@dataclass(frozen=True, slots=True)
class Thought:
    """A player's assessment of every square, from its own viewpoint."""

    meaning: Meaning
    side: Mark
    """The side to move."""
    values: tuple[float | None, ...]
    """Per square, row-major: higher values are better; None where not legal or not examined."""
    errors: tuple[float | None, ...] | None = None
    """Standard errors in the unit of the values; None if the player provides none."""
    best: tuple[Square, ...] = ()
    """The squares to choose from, row-major: all those with the greatest value, or only the first
    of them if the player always takes the first."""
    trials: int = 0
    """Random games (or samples or simulations) counted so far."""
    target: int | None = None
    """The number of trials requested; None if unknown."""
    seed: int = 0
    """The seed with which this thought can be repeated."""
    tally: Tally | None = None
    """The counts behind the values, if they come from trials."""
    weights: Weights | None = None
    """The weights applied to the tally."""
    move: Square | None = None
    """The move; given only in a player's last thought."""
    resigns: bool = False
    """Whether the player resigns instead of moving."""
    forfeit: Text = EMPTY_TEXT
    """Why the player forfeits the game here, in one line; empty otherwise."""
    stream: str = ""
    """The stream of the random games (see `engine`); empty if there were none."""
    rates: tuple[float | None, ...] | None = None
    """Per square: the share of points, 0 to 1, if a search provides it."""
    line: tuple[Square, ...] = ()
    """The moves that a search expects from here."""
    plies: tuple[int | None, ...] | None = None
    """Per square: how many moves of both sides, including this one, a proven win or loss takes
    under best play, where that is known."""
    note: Text = EMPTY_TEXT
    """A sentence on how reliable the thought is, if the player has one."""
    share: float | None = None
    """The share of the work done, 0 to 1, if it isn't measured in trials."""
    expectation: Expectation | None = field(default=None, compare=False)
    """The exact probabilities behind the values, if no trials were drawn; not saved."""
    confidence: Confidence | None = field(default=None, compare=False)
    """How sure the player is, if it stops when it is sure; not saved, unlike the note."""
    results: tuple[float | None, ...] | None = None
    """Per square: what its move is proven to achieve, if a search has proven any results on the
    way: -1 a loss, 0 a tie, 1 a win; None where nothing is proven."""

    @property
    def decided(self) -> bool:
        """Return whether this is a final thought: a move, a resignation or a forfeit."""
        return self.resigns or self.move is not None or bool(self.forfeit)

    def settled(self) -> Thought:
        """Return the thought with its move: one of the best, chosen at random if several are equal.

        The choice has its own seed, derived from the thought's, so that it doesn't depend on
        how many random numbers the trials used. A decided thought is returned unchanged.
        """
        if self.decided or not self.best:
            return self
        return replace(self, move=self.best[drawn_place(self.seed, "choice", len(self.best))])


def thought_without_values(position: Position, seed: int, note: Text = EMPTY_TEXT) -> Thought:
    """Return a thought that rates no square, from a player that can't rate any or hasn't yet."""
    nothing = (None,) * position.rules.square_count
    return Thought(Meaning.SCORE, position.to_move, nothing, seed=seed, note=note)


def thought_of_tally(
    position: Position,
    tally: Tally,
    weights: Weights,
    target: int | None,
    seed: int,
    stream: str = "",
) -> Thought:
    """Return a tally's scores as a thought about the legal squares of a position."""
    scores = tally.scores(weights.current, weights.other)
    errors = tally.standard_errors(weights.current, weights.other)
    values = position.where_legal(scores)
    return Thought(
        meaning=Meaning.SCORE,
        side=position.to_move,
        values=values,
        errors=position.where_legal(errors),
        best=best_squares(position, values),
        trials=tally.trials,
        target=target,
        seed=seed,
        tally=tally,
        weights=weights,
        stream=stream,
    )


def thought_of_expectation(
    position: Position, expectation: Expectation, weights: Weights, seed: int
) -> Thought:
    """Return the exact scores per trial as a thought about the legal squares of a position."""
    scores = expectation.scores(weights.current, weights.other)
    values = position.where_legal(scores)
    # Rounding errors must not break ties.
    rounded = tuple(None if value is None else round(value, 12) for value in values)
    return Thought(
        meaning=Meaning.SCORE,
        side=position.to_move,
        values=values,
        best=best_squares(position, rounded),
        seed=seed,
        weights=weights,
        note=EXACT_SCORES,
        share=1.0,
        expectation=expectation,
    )


def best_squares(position: Position, values: Sequence[float | None]) -> tuple[Square, ...]:
    """Return the squares with the greatest value, in row-major order."""
    known = [value for value in values if value is not None]
    if not known:
        return ()
    top = max(known)
    return tuple(position.rules.square(i) for i, value in enumerate(values) if value == top)


@dataclass(frozen=True, slots=True)
class MeaningWords:
    """The words for values of one meaning, and what a thought with such values counts."""

    value: Callable[[float, str], Text]
    """Returns a value with its name, given the value as a number and as text."""
    counted: Counted


def _result_words(value: float, number: str) -> Text:
    names = {1.0: Text("win"), 0.0: Text("tie"), -1.0: Text("loss")}
    return names.get(value, Text("{number}", number=number))


def evaluation_words(value: float, number: str) -> Text:
    """Return an engine's value, or the number of moves in which it expects to win or lose."""
    moves = round(MATE - abs(value))
    if abs(value) < MATE / 2:
        return Text("value {number}", number=number)
    if value > 0:
        return Text("win in {moves}", moves=moves)
    return Text("loss in {moves}", moves=moves)


def _own_moves(plies: int) -> int:
    return (plies + 1) // 2


def result_words(value: float, plies: int | None, number: Callable[[float], str]) -> Text:
    """Return a proven result, and in how many of the side's own moves it comes, if known."""
    if plies is None or not value:
        return value_words(Meaning.RESULT, value, number)
    return evaluation_words(value * (MATE - _own_moves(plies)), "")


def result_lines(value: float, plies: int | None, number: Callable[[float], str]) -> Text:
    """Return the same words for display on a square, on two lines."""
    if plies is None or not value:
        return value_words(Meaning.RESULT, value, number)
    # Translators: On a square. The first line has to make sense alone: the second is dropped if it
    # doesn't fit. The number counts the side's own moves.
    if value > 0:
        return Text("win\nin {moves}", moves=_own_moves(plies))
    return Text("loss\nin {moves}", moves=_own_moves(plies))


MEANINGS: Mapping[Meaning, MeaningWords] = {
    Meaning.SCORE: MeaningWords(
        lambda _value, number: Text("score {number}", number=number), TRIALS
    ),
    Meaning.RATE: MeaningWords(
        lambda _value, number: Text("rate {number}", number=number), SAMPLES
    ),
    Meaning.VISITS: MeaningWords(
        lambda _value, number: Text("visits {number}", number=number), SIMULATIONS
    ),
    Meaning.MISTAKES: MeaningWords(
        lambda value, _: Text("known mistake") if value < 0 else Text("not known to lose"), GAMES
    ),
    Meaning.CHANCE: MeaningWords(
        lambda _value, number: Text("chance of the best score {number}", number=number), TRIALS
    ),
    Meaning.PLAIN: MeaningWords(
        lambda _value, number: Text("value {number}", number=number), STEPS
    ),
    Meaning.RESULT: MeaningWords(_result_words, POSITIONS),
    Meaning.EVALUATION: MeaningWords(evaluation_words, NODES),
}
"""The words of every meaning."""


def value_words(meaning: Meaning, value: float, number: Callable[[float], str]) -> Text:
    """Return a value with its name, such as "score 143" or "known mistake"."""
    return MEANINGS[meaning].value(value, number(value))


def counted_in(meaning: Meaning) -> Counted:
    """Return what a thought of this meaning counts, such as trials."""
    return MEANINGS[meaning].counted


def counted_text(thought: Thought) -> Text:
    """Return how much a thought has counted, such as "50 trials"."""
    return counted_in(thought.meaning).all(thought.trials)


def line_words(thought: Thought) -> str:
    """Return the moves that a search expects, such as "b2 a1 c3"; empty if none."""
    return " ".join(map(square_name, thought.line))
