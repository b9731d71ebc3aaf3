"""Simulated matches between players of known strength."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tttmc_app.experiments.pairs import decision, score_of_elo

TIED = (0.02, 0.18, 0.6, 0.18, 0.02)
"""The chances of the five results of a pair of games between equal players that often tie."""


def shifted(elo: float) -> list[float]:
    """Return the chances of equal players, shifted to match a difference in Elo points."""
    lead = 2 * (score_of_elo(elo) - 0.5)
    low, less, same, more, high = TIED
    return [low, less - lead, same, more + lead, high]


class SimulatedMatch(NamedTuple):
    """How a simulated match ended."""

    decision: str
    """What the test accepted: "low" or "high"."""
    games: int


def simulated(chances: Sequence[float], low: float, high: float, random: Random) -> SimulatedMatch:
    """Play a simulated match, checked after every pair, until the test decides."""
    counts = [0] * 5
    while True:
        for result in random.choices(range(5), chances, k=25):
            counts[result] += 1
            if found := decision(counts, low, high):
                return SimulatedMatch(found, 2 * sum(counts))
