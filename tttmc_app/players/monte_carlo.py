"""The course's machine: plays many random games, and prefers the squares that winners held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from tttmc_app import engine
from tttmc_app.core import (
    Meaning,
    Position,
    Text,
    Thought,
    Weights,
    thought_of_expectation,
    thought_of_tally,
)
from tttmc_app.players.parameter import Group, NumberParameter, SwitchParameter, Value
from tttmc_app.players.player import Player, PlayerKind

MAX_TRIALS = 10**12
MAX_WEIGHT = 1000.0
SCORE_WEIGHT, OWN, OPPONENT = Text("Score weight"), Text("own"), Text("opponent")
"""Labels of the weights in a form."""
DEFAULT_TRIALS = 1000
DEFAULT_WEIGHTS = Weights(1.0, 2.0)
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


def _make(values: Mapping[str, Value]) -> Player:
    return MonteCarlo(int(values["trials"]), _weights(values), bool(values["exact"]))


def _rescore(values: Mapping[str, Value], position: Position, thought: Thought) -> Thought:
    return rescored(position, thought, _weights(values))


def _weights(values: Mapping[str, Value]) -> Weights:
    return Weights(float(values["current"]), float(values["other"]))


KIND = PlayerKind(
    "mc",
    Text("Monte Carlo"),
    Text(
        "Plays the position to its end at random, many times. It prefers squares that winners tend "
        "to hold."
    ),
    (
        NumberParameter(
            "trials",
            Text("Trials per move"),
            DEFAULT_TRIALS,
            1,
            MAX_TRIALS,
            Text("How many random games are played to the end before each move."),
        ),
        NumberParameter(
            "current",
            Text("Score weight: own"),
            DEFAULT_WEIGHTS.current,
            0.0,
            MAX_WEIGHT,
            Text("What each of the machine's squares scores in a trial that the machine won."),
            rescores=True,
            group=Group(SCORE_WEIGHT, OWN),
        ),
        NumberParameter(
            "other",
            Text("Score weight: opponent"),
            DEFAULT_WEIGHTS.other,
            0.0,
            MAX_WEIGHT,
            Text("What each of the opponent's squares scores in a trial that the opponent won."),
            rescores=True,
            group=Group(SCORE_WEIGHT, OPPONENT),
        ),
        SwitchParameter(
            "exact",
            Text("Exact"),
            False,
            Text("Calculate the scores of infinitely many trials instead of drawing some."),
            beside="trials",
            sign="∞",
        ),
    ),
    _make,
    rescore=_rescore,
)
