"""Invented games, whose results are worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from tttmc_app.core import Ending, Mark
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.statistics import Spread

WINNERS = {"x": Mark.X, "o": Mark.O, "-": None}


def ended(
    number: int,
    pairing: int,
    winner: str,
    *,
    seconds: float = 1.0,
    x: Sequence[float] = (),
    o: Sequence[float] = (),
    ending: Ending = Ending.LINE,
    reason: str = "",
) -> PlayedGame:
    """Return a game won by "x" or "o", or tied ("-"), with the times of both sides' moves."""
    times = seconds, Spread.of(x), Spread.of(o)
    return PlayedGame(number, pairing, WINNERS[winner], ending, "b2 a1", *times, reason)


def near(value: float, rel: float | None = None) -> float:
    """Return a number that equals all those near it."""
    return cast("float", pytest.approx(value, rel=rel))


def binned(value: float) -> float:
    """Return a number that equals estimates from a histogram, whose buckets are 2 % wide."""
    return near(value, 0.011)
