"""The course's machine: plays many random games, and prefers the squares that winners held."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import inf
from time import perf_counter

from tttmc_app import engine
from tttmc_app.core import (
    Confidence,
    Position,
    Rules,
    Square,
    Tally,
    Text,
    Thought,
    Weights,
    thought_of_expectation,
    thought_of_tally,
    thought_without_values,
)
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import Number, rough_number
from tttmc_app.engine.certainty import Spread, Standing, batches_up_to, sureness_of
from tttmc_app.engine.pacing import CHUNK_SECONDS
from tttmc_app.players.defaults import DEFAULT_TRIALS, DEFAULT_WEIGHTS
from tttmc_app.players.player import Player

CHUNKS_PER_THOUGHT = 3
"""Chunks of trials per thought: more thoughts would take time, and nobody could see them."""
_TWINS_FIRST, _KERNELS_FIRST = 32, 1024
"""Trials before the first thought."""
_QUICKLY_EXACT = 16
"""Squares of the largest boards whose exact scores take a few milliseconds at most."""


@dataclass(frozen=True, slots=True)
class MonteCarlo(Player):
    """A player that scores every square by trials and plays the best; ties are broken at random.

    Source: Principles of Computing, mini-project Tic-Tac-Toe (Monte Carlo).
    """

    trials: int = DEFAULT_TRIALS
    """Random games per move."""
    weights: Weights = DEFAULT_WEIGHTS
    exact: bool = False
    """Whether to calculate the scores of infinitely many trials."""
    sure: float | None = None
    """The confidence, in percent, at which to stop; None to play all trials."""
    threads: int = field(default=1, compare=False)
    """How many threads the trials may use; the tally doesn't depend on it."""

    @property
    def holds_interpreter(self) -> bool:
        """Return whether Python plays the trials, or bets on many small batches of them."""
        return engine.SAMPLES_IN_PYTHON or self.sure is not None

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the scores of the trials so far, and finally the move."""
        if self.exact:
            yield from self._calculate(position, seed)
            return
        if self.sure is not None:
            yield from self._until_sure(position, seed, self.sure)
            return
        sampler = engine.Sampler(position, seed, self.threads)
        thought: Thought | None = None
        # The kernel draws this many before a first thought could be seen.
        first = _TWINS_FIRST if self.holds_interpreter else _KERNELS_FIRST
        for number, tally in enumerate(engine.paced(sampler, self.trials, first)):
            done = tally.trials == self.trials
            if done or thought is None or number % CHUNKS_PER_THOUGHT == 0:
                thought = self._thought(position, tally, seed)
            yield thought.settled() if done else thought

    def _calculate(self, position: Position, seed: int) -> Iterator[Thought]:
        job = engine.ExactJob(position)
        for share in job:
            if share < 1.0:
                yield replace(thought_without_values(position, seed), share=share)
        yield thought_of_expectation(position, job.result(), self.weights, seed).settled()

    def _until_sure(self, position: Position, seed: int, sure: float) -> Iterator[Thought]:
        """Yield the scores so far until the best square is known with this confidence."""
        sampler, spread = engine.Sampler(position, seed, self.threads), Spread.begin(position)
        total = Tally.zero(position.rules.square_count)
        thought = self._thought(position, total, seed)
        found = sureness_of(position, total, self.weights, spread, sure / 100)
        for number, batch in batches_up_to(self.trials):
            tallies: list[Tally] = []
            begun = perf_counter()
            for _ in range(number):
                tallies.append(sampler.draw(batch))
                if perf_counter() - begun > CHUNK_SECONDS:
                    yield thought
                    begun = perf_counter()
            total, spread = sum(tallies, total), spread.with_batches(tallies)
            thought = self._thought(position, total, seed)
            found = sureness_of(position, total, self.weights, spread, sure / 100)
            if found.is_sure or total.trials == self.trials:
                break
            yield thought
        squares = tuple(sorted(sum(found.open, ())))
        more = None
        if found.is_sure:
            thought = replace(thought, best=squares)
        else:
            standing, groups = Standing(total, self.weights, spread), range(len(spread.groups))
            more = standing.needed(groups, sure / 100) - total.trials
        note = _note(squares, total.trials, sure, more)
        confidence = Confidence(sure, found.is_sure, squares)
        yield replace(thought, note=note, confidence=confidence).settled()

    def _thought(self, position: Position, tally: Tally, seed: int) -> Thought:
        stream = engine.sample_stream(position.rules)
        return thought_of_tally(position, tally, self.weights, self.trials, seed, stream)

    def compiled(self, rules: Rules) -> engine.KernelPlayer | None:
        """Return this player for the kernel, unless it stops when it is sure."""
        if self.sure is not None:
            return None
        if not self.exact:
            return engine.KernelPlayer("mc", self.trials, *self.weights)
        # A calculation can't be interrupted there, so it must be short.
        if rules.square_count > _QUICKLY_EXACT:
            return None
        return engine.KernelPlayer("asked", best=self._best_squares)

    def chances(self, position: Position) -> dict[Square, float] | None:
        """Return equal chances for the best squares if the scores are exact and quickly known.

        The chances of scores by trials have no closed form.
        """
        if not self.exact or position.empty.bit_count() > _QUICKLY_EXACT:
            return None
        best = self._best_squares(position).squares
        return dict.fromkeys(best, 1 / len(best))

    def _best_squares(self, position: Position) -> engine.BestSquares:
        exact = thought_of_expectation(position, engine.exact(position), self.weights, 0)
        return engine.BestSquares(exact.best)

    def with_threads(self, threads: int) -> MonteCarlo:
        """Return an equivalent player that may use this many threads; its thoughts are the same."""
        return replace(self, threads=threads)

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return the thought rescored with this player's weights and with its move chosen again."""
        return rescored(position, thought, self.weights)


def rescored(position: Position, thought: Thought, weights: Weights) -> Thought:
    """Return a thought with these weights applied to its counts and with its move chosen again."""
    if thought.weights == weights:
        return thought
    seed, expectation, tally = thought.seed, thought.expectation, thought.tally
    if expectation is not None:
        again = thought_of_expectation(position, expectation, weights, seed)
    elif tally is not None:
        again = thought_of_tally(position, tally, weights, thought.target, seed, thought.stream)
    else:
        return thought
    return again.settled() if thought.decided else again


def _note(squares: tuple[Square, ...], trials: int, sure: float, more: float | None) -> Text:
    """Return a sentence on how sure the best score is, or on how many more trials it would take."""
    confidence = Number(f"{sure:g} %")
    if more == inf:
        return Text(
            "Not {confidence} sure after %n trial(s): {squares} can't be told apart yet.",
            n=trials,
            confidence=confidence,
            squares=square_names(squares),
        )
    if more is not None:
        return Text(
            "Not {confidence} sure after %n trial(s): {squares} can't be told apart yet. At their "
            "present difference, that would take very roughly {more} more.",
            n=trials,
            confidence=confidence,
            squares=square_names(squares),
            more=rough_number(more),
        )
    if len(squares) > 1:
        return Text(
            "{confidence} sure after %n trial(s): {squares} have the best score, equal by "
            "symmetry.",
            n=trials,
            confidence=confidence,
            squares=square_names(squares),
        )
    return Text(
        "{confidence} sure after %n trial(s): {square} has the best score.",
        n=trials,
        confidence=confidence,
        square=square_names(squares),
    )
