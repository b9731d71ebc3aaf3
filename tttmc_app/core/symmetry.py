"""The rotations and reflections of a board, and the squares that they make equal."""

from __future__ import annotations

from functools import lru_cache

from tttmc_app.core.position import Position

Permutation = tuple[int, ...]
"""The source of each square's content: the new square i holds what the old one p[i] held."""


@lru_cache(maxsize=32)
def symmetries(size: int) -> tuple[Permutation, ...]:
    """Return the rotations and reflections of a board, the identity first."""
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


@lru_cache(maxsize=256)
def equal_squares(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return the empty squares in groups that rotations and reflections of the position make equal.

    Squares of a group have the same expected score and the same result. Groups and their squares
    are in row-major order, as square numbers.
    """
    x, o, empty = position.x, position.o, position.empty
    count = position.rules.square_count
    kept = [
        images
        for images in symmetries(position.rules.size)
        if all((x >> i & 1) == (x >> k & 1) for i, k in enumerate(images))
        and all((o >> i & 1) == (o >> k & 1) for i, k in enumerate(images))
    ]
    groups = (tuple(sorted({images[i] for images in kept})) for i in range(count) if empty >> i & 1)
    return tuple(dict.fromkeys(groups))
