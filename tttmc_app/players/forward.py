"""Forward sampling: rates every square by random games from there, and plays the best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from tttmc_app import engine
from tttmc_app.core import (
    Mark,
    Meaning,
    Outcome,
    Position,
    Rules,
    Square,
    Thought,
    best_squares,
    derive_seed,
)
from tttmc_app.players.defaults import DEFAULT_SAMPLES
from tttmc_app.players.player import Player

_PACE_SECONDS = 0.008
"""Seconds between two thoughts, plus the time of one draw."""
_DRAW_SECONDS = 0.002
_KERNEL_DRAW = 128


@dataclass(frozen=True, slots=True)
class ForwardSampling(Player):
    """A player that rates each candidate by what random games from there are worth on average.

    A candidate that ends the game needs no random games: its rate is known. Source: Kevin Jacobs,
    "A Strong Tic-Tac-Toe AI Opponent using Forward Sampling", whose implementation counts a win on
    the last square as a tie; this one doesn't.
    """

    samples: int = DEFAULT_SAMPLES
    """Random games per candidate."""
    tie: float = 1.0
    """What a tie counts, from 0 to 1; a win counts 1."""
    random_ties: bool = True
    """Whether to break ties at random, or to take the first candidate in row-major order."""

    @property
    def holds_interpreter(self) -> bool:
        """Return whether the samples run in Python because the kernel is missing."""
        return engine.SAMPLES_IN_PYTHON

    def compiled(self, rules: Rules) -> engine.KernelPlayer:
        """Return this player for the kernel."""
        del rules
        return engine.KernelPlayer(
            "forward",
            self.samples,
            ties_are_good=self.tie,
            takes_first=not self.random_ties,
        )

    def worth_of(self, outcome: Outcome, side: Mark) -> float:
        """Return what the end of a game is worth to a side."""
        return self.tie if outcome.winner is None else float(outcome.winner is side)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the candidates' rates so far, and finally the move."""
        candidates = [
            _Candidate(self, position, square, derive_seed(seed, "candidate", number))
            for number, square in enumerate(position.legal_squares)
        ]
        shown = perf_counter()
        for _ in self._draws(candidates):
            if perf_counter() - shown >= _PACE_SECONDS:
                yield self._thought(position, candidates, seed)
                shown = perf_counter()
        yield self._thought(position, candidates, seed).settled()

    def _draws(self, candidates: list[_Candidate]) -> Iterator[None]:
        """Draw for each candidate in turn, in small chunks, until all are done."""
        # The kernel's draws have a fixed cost: small ones aren't worth it.
        size, least = (4, 1) if self.holds_interpreter else (_KERNEL_DRAW, _KERNEL_DRAW)
        while unfinished := [c for c in candidates if c.drawn < self.samples]:
            slowest = 0.0
            for candidate in unfinished:
                begun = perf_counter()
                candidate.draw(min(size, self.samples - candidate.drawn))
                slowest = max(slowest, perf_counter() - begun)
                yield
                if slowest > 2 * _DRAW_SECONDS:
                    size, slowest = max(least, size // 2), _DRAW_SECONDS
            if slowest < _DRAW_SECONDS / 2:
                size *= 2

    def _thought(self, position: Position, candidates: list[_Candidate], seed: int) -> Thought:
        rules, drawn = position.rules, [each for each in candidates if each.drawn]
        values = rules.on_squares({each.square: each.rate for each in drawn})
        best = best_squares(position, values)
        return Thought(
            meaning=Meaning.RATE,
            side=position.to_move,
            values=values,
            errors=rules.on_squares({each.square: each.error for each in drawn}),
            best=best if self.random_ties else best[:1],
            trials=sum(candidate.drawn for candidate in candidates),
            target=self.samples * len(candidates),
            seed=seed,
            stream=engine.sample_stream(rules),
        )


class _Candidate:
    """The results of the random games that begin with one square."""

    def __init__(
        self, machine: ForwardSampling, position: Position, square: Square, seed: int
    ) -> None:
        self.square = square
        self.drawn = 0
        self._won = 0
        self._tied = 0
        self._machine = machine
        self._seed = seed
        self._side = position.to_move
        self._after = position.play(square)
        self._sampler: engine.Sampler | None = None

    @property
    def rate(self) -> float:
        """Return what the games are worth on average."""
        if (outcome := self._after.outcome) is not None:
            return self._machine.worth_of(outcome, self._side)
        return (self._won + self._machine.tie * self._tied) / self.drawn

    @property
    def error(self) -> float:
        """Return Wilson's standard error of the rate, which is above 0 even at rates 0 and 1."""
        if self._after.outcome is not None:
            return 0.0
        n, rate, tie = self.drawn, self.rate, self._machine.tie
        # A tie that counts between 0 and 1 is nearer to the mean than a win or a loss.
        variance = max(0.0, rate * (1 - rate) - tie * (1 - tie) * self._tied / n)
        return sqrt(variance / n + 1 / (4 * n * n)) / (1 + 1 / n)

    def draw(self, samples: int) -> None:
        """Play more games from here and count how they end."""
        self.drawn += samples
        if self._after.outcome is not None:
            return
        if self._sampler is None:  # created on first use: slow on large boards
            self._sampler = engine.Sampler(self._after, self._seed)
        tally = self._sampler.draw(samples)
        # The tally is from the point of view of the opponent, who is to move there.
        self._won += tally.losses
        self._tied += tally.ties
