"""Exercises: positions in which a mistake was made and a better move is to be found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.review import GameReview
from tttmc_app.core import GameRecord, Mark, Position, Square, Text, square_name
from tttmc_app.core.notation import square_names


class Exercise(NamedTuple):
    """A position in which a side gave away the result that it could have had."""

    facts: PositionFacts
    """What is proven about the position."""
    played: Square
    """The mistake."""

    @property
    def position(self) -> Position:
        """Return the position in which the mistake was made."""
        return self.facts.position

    @property
    def best(self) -> int:
        """Return the minimum result that the best moves are proven to reach: 1 or 0."""
        return self.facts.best[0]

    @property
    def solutions(self) -> tuple[Square, ...]:
        """Return the moves that keep the best result."""
        return tuple(square for square, (low, _) in self.facts.bounds.items() if low >= self.best)

    @property
    def prompt(self) -> Text:
        """Return the task, saying which kind of move to find."""
        side, is_only = str(self.position.to_move), len(self.solutions) == 1
        if self.best == 1:
            if is_only:
                return Text("{side} to move. One move wins: find it.", side=side)
            return Text("{side} to move. Find a move that wins.", side=side)
        if is_only:
            return Text("{side} to move. One move holds the tie: find it.", side=side)
        return Text("{side} to move. Find a move that holds the tie.", side=side)

    def verdict_on(self, square: Square) -> Text:
        """Return whether a move solves the exercise and, if not, what it leads to."""
        name = square_name(square)
        low, high = self.facts.bounds[square]
        if low >= self.best:
            if self.best == 1:
                return Text("Right: {square} wins.", square=name)
            return Text("Right: {square} holds the tie.", square=name)
        if high == -1:
            return Text("{square} loses. Try again.", square=name)
        if (low, high) == (0, 0):
            return Text("{square} only ties. Try again.", square=name)
        return Text("{square} isn't proven to win. Try again.", square=name)

    @property
    def answer(self) -> Text:
        """Return a sentence that names the moves that solve it."""
        squares = square_names(self.solutions)
        if len(self.solutions) == 1:
            if self.best == 1:
                return Text("Only {square} wins.", square=squares)
            return Text("Only {square} holds the tie.", square=squares)
        if self.best == 1:
            return Text("These moves win: {squares}.", squares=squares)
        return Text("These moves hold the tie: {squares}.", squares=squares)


def learners(record: GameRecord) -> tuple[Mark, ...]:
    """Return the sides whose mistakes are worth learning from: your own, or else both sides."""
    sides = zip(Mark, record.players, strict=True)
    yours = tuple(mark for mark, player in sides if player == "human")
    return yours or tuple(Mark)


def exercises_of(found: GameReview, sides: Sequence[Mark]) -> tuple[Exercise, ...]:
    """Return an exercise for each of these sides' proven mistakes."""
    return tuple(
        Exercise(PositionFacts(move.facts.position, move.facts.bounds), move.square)
        for move in found.mistakes(tuple(sides))
    )
