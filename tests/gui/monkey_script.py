"""Scripts for a user who does anything at any time: drawn from a seed, and shortened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random

Step = tuple[str, int]
"""A kind of step, and the seed of its choices."""

WEIGHTS = {
    "click": 12,
    "pointer": 3,
    "action": 8,
    "game": 8,
    "number": 5,
    "choose": 5,
    "seed": 1,
    "key": 4,
    "switch": 2,
    "browse": 2,
    "set-up": 2,
    "clipboard": 1,
    "look": 2,
    "language": 1,
    "resize": 1,
    "open": 2,
    "student": 1,
    "answer": 2,
    "drop": 1,
    "button": 10,
    "field": 4,
    "shut": 2,
    "reopen": 1,
    "wait": 6,
}
"""The kinds of steps, and how often each occurs."""
GAME = (
    *("click", "pointer", "game", "number", "choose", "seed", "key", "switch", "browse", "set-up"),
    *("clipboard", "wait"),
)
"""The kinds that need only the game and take little time."""


def script(seed: int, steps: int, among: Collection[str] = WEIGHTS) -> list[Step]:
    """Return a script drawn from a seed, with these kinds of steps."""
    draw = Random(seed)
    kinds = [kind for kind in among for _ in range(WEIGHTS[kind])]
    return [(draw.choice(kinds), draw.randrange(10**6)) for _ in range(steps)]


def shortest(
    steps: Sequence[Step], fails: Callable[[Sequence[Step]], bool], attempts: int
) -> list[Step]:
    """Return a shorter script that still fails, found with at most this many attempts."""
    left, size = list(steps), max(1, len(steps) // 2)
    while attempts > 0:
        at = 0
        while at < len(left) and attempts > 0:
            attempts -= 1
            without = left[:at] + left[at + size :]
            if without and fails(without):
                left = without
            else:
                at += size
        if size == 1:
            break
        size = max(1, size // 2)
    return left
