"""Invented games, whose results are worked out by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from tttmc_app.core import Ending, Mark
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.statistics import Spread

WINNERS = {"x": Mark.X, "o": Mark.O, "-": None}

near: Callable[..., Any] = pytest.approx
binned = partial(near, rel=0.011)
"""For numbers estimated from a histogram, whose buckets are 2 % wide."""


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


def played(*winners: str, forfeits: Mapping[int, str] | None = None) -> list[PlayedGame]:
    """Return the games of pairings, and who won them: X takes 1 and 2 s, O 4 s, game n takes n s.

    Some are forfeited by the loser, for these reasons.
    """
    games = list[PlayedGame]()
    for pairing, each in enumerate(winners):
        for winner in each:
            n, reason = len(games), (forfeits or {}).get(len(games), "")
            ending = Ending.FORFEIT if reason else Ending.LINE
            games.append(
                ended(n, pairing, winner, seconds=n, x=(1, 2), o=(4,), ending=ending, reason=reason)
            )
    return games


def numbers(text: str) -> dict[str, Any]:
    """Return the values of a text such as "games 5 reason slept"; numbers equal those near them."""
    words = text.split()
    values = (binned(float(word)) if word[-1].isdigit() else word for word in words[1::2])
    return dict(zip(words[::2], values, strict=True))
