"""The best reply to Monte Carlo with infinitely many trials, which knows how that plays."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import TypeAlias

from tttmc_app import engine
from tttmc_app.core import (
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Text,
    Thought,
    Weights,
    thought_without_values,
)
from tttmc_app.core.symmetry import symmetries
from tttmc_app.engine.pacing import CHUNK_SECONDS
from tttmc_app.players.defaults import DEFAULT_WEIGHTS
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.player import Player

MAX_SIZE = 4
_QUICK = 9
"""Squares of the largest boards on which all is known within a few milliseconds."""
_DIGITS = 12
"""Chances are rounded, so that equal ones are equal whatever they were added up from."""

_Key: TypeAlias = tuple[Rules, int, int, Mark, bool]
"""The rules, both sides' squares, the side to move, and whether this player plays it."""
_Worth: TypeAlias = tuple[float, float]
"""The chances of winning and of not losing; the first matters more."""


@dataclass(frozen=True, slots=True)
class BestReply(Player):
    """A player that wins as often as possible against Monte Carlo without chance in its scores.

    Among moves that win equally often it prefers those that lose least, and its seed chooses among
    equals. It plays the same against anyone else.
    """

    weights: Weights = DEFAULT_WEIGHTS
    """Those of the Monte Carlo player that it knows."""
    _known: dict[_Key, _Worth] = field(
        default_factory=dict["_Key", _Worth], init=False, repr=False, compare=False
    )
    """What positions are worth, because they come up again and again."""

    @property
    def holds_interpreter(self) -> bool:
        """Return true: the search for replies is in Python."""
        return True

    @property
    def keeps_proofs(self) -> bool:
        """Return true: it judges a position once."""
        return True

    def compiled(self, rules: Rules) -> engine.KernelPlayer | None:
        """Return this player for the kernel, if its best squares are found at once."""
        if rules.square_count > _QUICK:
            return None
        return engine.KernelPlayer("asked", best=self._best_squares)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the chance of winning with each move, and finally the move."""
        thought = replace(thought_without_values(position, seed), meaning=Meaning.RATE)
        judged, began = dict[Square, _Worth](), perf_counter()
        for _ in self._judging(position, judged):
            if perf_counter() - began > CHUNK_SECONDS:
                yield thought
                began = perf_counter()
        top = max(judged.values())
        best = tuple(square for square, worth in judged.items() if worth == top)
        values = position.rules.on_squares({square: worth[0] for square, worth in judged.items()})
        note = Text("The chance of beating Monte Carlo with infinitely many trials.")
        found = replace(thought, values=values, best=best, note=note, share=1.0)
        yield found.settled()

    def _best_squares(self, position: Position) -> engine.BestSquares:
        *_, thought = self.think(position, 0)
        return engine.BestSquares(thought.best)

    def _judging(self, position: Position, judged: dict[Square, _Worth]) -> Iterator[None]:
        """Judge each move, with pauses."""
        for square in position.legal_squares:
            judged[square] = yield from self._worth(position.play(square), is_own=False)

    def _worth(self, position: Position, *, is_own: bool) -> Generator[None, None, _Worth]:
        """Return what a position is worth to this player, whose turn it is or isn't."""
        if (outcome := position.outcome) is not None:
            won = outcome.winner is (position.to_move if is_own else position.to_move.other)
            return float(won), float(won or outcome.winner is None)
        key = position.rules, *_first_image(position), position.to_move, is_own
        if (known := self._known.get(key)) is not None:
            return known
        if is_own:
            judged = dict[Square, _Worth]()
            yield from self._judging(position, judged)
            worth = max(judged.values())
        else:
            replies = MonteCarlo(weights=self.weights, exact=True).chances(position) or {}
            win = hold = 0.0
            for square in replies:  # which are equally likely
                more = yield from self._worth(position.play(square), is_own=True)
                win, hold = win + more[0], hold + more[1]
            worth = round(win / len(replies), _DIGITS), round(hold / len(replies), _DIGITS)
            yield
        self._known[key] = worth
        return worth


def _first_image(position: Position) -> tuple[int, int]:
    """Return both sides' squares on the first of the board's rotations and reflections."""
    return min(
        (_turned(position.x, image), _turned(position.o, image))
        for image in symmetries(position.rules.size)
    )


def _turned(marks: int, image: tuple[int, ...]) -> int:
    turned = 0
    while marks:
        lowest = marks & -marks
        turned |= 1 << image[lowest.bit_length() - 1]
        marks ^= lowest
    return turned


def why_not(rules: Rules) -> Text | None:
    """Return why the rules don't allow the player, or None if they do."""
    if rules.size <= MAX_SIZE:
        return None
    return Text("the best reply to Monte Carlo is known only on boards up to 4×4")
