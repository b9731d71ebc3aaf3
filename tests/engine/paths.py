"""The kernel's samplers one by one, positions to try them on, and how far tallies may deviate."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Any

from tests.engine.enumeration import Law
from tttmc_app.core import Expectation, Mark, Position, Rules, Tally
from tttmc_app.engine import _kernel
from tttmc_app.engine.kernel import (
    MAX_SLICED,
    KernelSampler,
    SamplingPlan,
    board_of,
    conditional_numbers,
    general_plan,
)


@dataclass(frozen=True)
class Comparisons:
    """The z-scores of many comparisons, judged at known error rates."""

    scores: tuple[float, ...]

    @property
    def bound(self) -> float:
        """Return the |z| that one in 1,000 runs with as many comparisons exceeds (Bonferroni)."""
        return -NormalDist().inv_cdf(0.001 / 2 / max(1, len(self.scores)))

    @property
    def worst(self) -> float:
        """Return the largest |z|."""
        return max(map(abs, self.scores), default=0.0)


def counts_of(tally: Tally | Law | Expectation) -> tuple[Any, ...]:
    """Return all numbers of a tally, or of a distribution in the same order."""
    squares = (tally.won_mine, tally.won_theirs, tally.lost_mine, tally.lost_theirs)
    return (tally.wins, tally.losses, *(number for counts in squares for number in counts))


def against_law(tally: Tally, law: Law | Expectation) -> list[float]:
    """Return the z-scores of a tally's counts; counts that can't vary must be exact."""
    scores: list[float] = []
    for number, chance in zip(counts_of(tally), counts_of(law), strict=True):
        deviation = sqrt(max(0.0, tally.trials * chance * (1 - chance)))
        if deviation < 1e-3:  # certain, except for rounding
            assert number == round(tally.trials * chance)
        elif deviation > 5:  # otherwise the normal approximation is poor
            scores.append((number - tally.trials * float(chance)) / deviation)
    return scores


def against_each_other(one: Tally, two: Tally) -> list[float]:
    """Return the z-scores of the differences between two tallies of the same number of trials."""
    scores: list[float] = []
    for a, b in zip(counts_of(one), counts_of(two), strict=True):
        pooled = (a + b) / (2 * one.trials)
        deviation = sqrt(2 * one.trials * pooled * (1 - pooled))
        if deviation > 5:
            scores.append((a - b) / deviation)
    return scores


def played(rules: Rules, plies: int, random: Random) -> Position:
    """Return the position of a game that is still open after some random moves."""
    while True:
        position = Position.start(rules)
        for _ in range(plies):
            if position.outcome is None:
                position = position.play(random.choice(position.empty_squares))
        if position.outcome is None:
            return position


def scattered(rules: Rules, empties: int, random: Random) -> Position:
    """Return an open position with this many empty squares; no game need lead to it.

    It starts from a pattern with runs of two, so that nearly full boards have no line yet.
    """
    size, squares = rules.size, range(rules.square_count)
    while True:
        owner = [(i // size + i % size // 2) % 2 for i in squares]
        for i in random.sample(squares, rules.square_count // 6):
            owner[i] = 1 - owner[i]
        taken = random.sample(squares, rules.square_count - empties)
        x, o = (sum(1 << i for i in taken if owner[i] == side) for side in (0, 1))
        masks = rules.line_masks
        if not any(x & mask == mask or o & mask == mask for mask in masks):
            return Position(rules, x, o, random.choice((Mark.X, Mark.O)))


def kernel_paths(position: Position) -> dict[str, SamplingPlan]:
    """Return every sampler of the kernel that can handle a position, even if another is chosen."""
    empties = position.empty.bit_count()
    rules = position.rules
    lines = _kernel.survey(board_of(position), rules.size, rules.line_length)
    paths = {"general": general_plan(position)}
    if empties <= MAX_SLICED:
        paths["sliced"] = SamplingPlan("sliced")
    if numbers := conditional_numbers(empties, lines):
        paths["conditional"] = SamplingPlan("conditional", numbers)
    return paths


def draw_by(plan: SamplingPlan, position: Position, trials: int, seed: int) -> Tally:
    """Return a tally drawn by the sampler of this plan, on the best backend."""
    backend = _kernel.backends()[0]
    return KernelSampler(position, seed, 1, backend, plan).draw(trials)
