"""The course's machine: plays many random games, and prefers the squares that winners held."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tttmc_app import engine
from tttmc_app.core import (
    Meaning,
    Position,
    Thought,
    Weights,
    thought_of_expectation,
    thought_of_tally,
)
from tttmc_app.players.defaults import DEFAULT_TRIALS, DEFAULT_WEIGHTS
from tttmc_app.players.player import Player

CHUNKS_A_THOUGHT = 3
"""Chunks of trials between two thoughts: more thoughts would take time that nobody could see."""
_TWINS_FIRST, _KERNELS_FIRST = 32, 1024
"""Trials before the first thought."""


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
    threads: int = field(default=1, compare=False)
    """How many threads the trials may use; the tally doesn't depend on it."""

    @property
    def holds_interpreter(self) -> bool:
        """Return whether the trials run in Python because the kernel is missing."""
        return engine.SAMPLES_IN_PYTHON

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the scores of the trials so far, and finally the move."""
        if self.exact:
            yield from self._calculate(position, seed)
            return
        sampler = engine.Sampler(position, seed, self.threads)
        thought: Thought | None = None
        # The kernel draws this many too quickly for anything to be seen before.
        first = _TWINS_FIRST if self.holds_interpreter else _KERNELS_FIRST
        for number, tally in enumerate(engine.paced(sampler, self.trials, first)):
            done = tally.trials == self.trials
            if done or thought is None or number % CHUNKS_A_THOUGHT == 0:
                thought = thought_of_tally(
                    position,
                    tally,
                    self.weights,
                    self.trials,
                    seed,
                    engine.sample_stream(position.rules),
                )
            yield thought.settled() if done else thought

    def _calculate(self, position: Position, seed: int) -> Iterator[Thought]:
        job = engine.ExactJob(position)
        unknown = (None,) * position.rules.square_count
        for share in job:
            if share < 1.0:
                yield Thought(
                    Meaning.SCORE, position.to_move, unknown, None, (), 0, None, seed, share=share
                )
        yield thought_of_expectation(position, job.result(), self.weights, seed).settled()

    def with_threads(self, threads: int) -> MonteCarlo:
        """Return an equivalent player that may use this many threads; its thoughts are the same."""
        return replace(self, threads=threads)

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return the thought rescored with this player's weights, its move chosen again."""
        return rescored(position, thought, self.weights)


def rescored(position: Position, thought: Thought, weights: Weights) -> Thought:
    """Return a thought with these weights applied to its counts, its move chosen again."""
    if thought.weights == weights:
        return thought
    if thought.expectation is not None:
        exact = thought_of_expectation(position, thought.expectation, weights, thought.seed)
        return exact.settled() if thought.decided else exact
    if thought.tally is None:
        return thought
    again = thought_of_tally(
        position, thought.tally, weights, thought.target, thought.seed, thought.stream
    )
    return again.settled() if thought.decided else again
