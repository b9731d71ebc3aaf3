"""The board's eight symmetries, and a memory that takes what they make alike for the same."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from tttmc_app.players.mistakes import Memory

Permutation = tuple[int, ...]
"""Where each square's content comes from: the new square i holds what the old one p[i] held."""


@lru_cache(maxsize=32)
def symmetries(size: int) -> tuple[Permutation, ...]:
    """Return the turns and reflections of a board, the one that changes nothing first."""
    turned = tuple(range(size * size))
    found: dict[Permutation, None] = {}
    for _ in range(4):
        mirrored = (
            turned[row * size + size - 1 - col] for row in range(size) for col in range(size)
        )
        found[turned] = None
        found[tuple(mirrored)] = None
        turned = tuple(
            turned[(size - 1 - col) * size + row] for row in range(size) for col in range(size)
        )
    return tuple(found)


class SymmetricMemory:
    """Know of every mistake also what the board's symmetries make of it.

    States are written a character a square, moves as a square's number. What is noted is what
    happened; its images are found when a state is looked up.
    """

    def __init__(self, memory: Memory, size: int) -> None:
        self._memory = memory
        self._size = size

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves known to be mistakes in a state or in any image of it."""
        return {
            str(permutation[int(move)])
            for permutation, image in self._images(state)
            for move in self._memory.mistakes(image)
        }

    def note(self, state: str, move: str) -> None:
        """Remember a mistake."""
        self._memory.note(state, move)

    def _images(self, state: str) -> Iterator[tuple[Permutation, str]]:
        for permutation in symmetries(self._size):
            yield permutation, "".join([state[i] for i in permutation])
