"""Which names of an axis are written, so that none touches another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from tttmc_app.core.numbers import axis_number

_GAP = 8
"""Pixels between two names."""


def name_ticks(
    names: Sequence[str], width_of: Callable[[str], float], place_width: float
) -> list[tuple[float, str]]:
    """Return the names that stand beside each other, at places so wide, without touching.

    All of them where that can be, long numbers shortened if need be; else every second, third, and
    so on.
    """
    for shown in (names, [_shortened(name) for name in names]):
        if _stand_beside(shown, width_of, place_width):
            return [(float(i), name) for i, name in enumerate(shown)]
    for step in range(2, len(names)):
        if _stand_beside(names[::step], width_of, step * place_width):
            return [(float(i), name) for i, name in enumerate(names) if i % step == 0]
    return [(0.0, name) for name in names[:1]]


def _stand_beside(
    names: Sequence[str], width_of: Callable[[str], float], place_width: float
) -> bool:
    halves = [width_of(name) / 2 for name in names]
    return all(one + two + _GAP <= place_width for one, two in pairwise(halves))


def _shortened(name: str) -> str:
    digits = name.replace(",", "")
    return axis_number(float(digits)) if digits.isdecimal() else name
