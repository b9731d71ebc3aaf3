"""The symmetries of a board and its lines, and the squares that they make equal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations, product

from tttmc_app.core.position import Position
from tttmc_app.core.rules import Rules

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


_MAX_PERMUTED = 9
"""The largest size whose rows are permuted: it has 1,536 symmetries, and larger sizes far more."""


@lru_cache(maxsize=32)
def line_symmetries(rules: Rules) -> tuple[Permutation, ...]:
    """Return the permutations of the squares that turn every line into a line.

    Boards with full lines have more symmetries than rotations and reflections: permuting rows
    and columns keeps the diagonals if both are permuted alike, or mirrored, and opposite rows
    stay opposite. On 4×4 the centre is therefore worth as much as a corner. For boards larger than
    9×9, only rotations and reflections are returned.
    """
    size, half = rules.size, rules.size // 2
    if rules.line_length < size or size > _MAX_PERMUTED:
        return symmetries(size)
    found: dict[Permutation, None] = {}
    for pairs in permutations(range(half)):
        for flips in product((False, True), repeat=half):
            order = list(range(size))
            for place, (pair, flipped) in enumerate(zip(pairs, flips, strict=True)):
                ends = (size - 1 - pair, pair) if flipped else (pair, size - 1 - pair)
                order[place], order[size - 1 - place] = ends
            for cols in (order, order[::-1]):
                found[tuple(row * size + col for row in order for col in cols)] = None
                found[tuple(row * size + col for col in cols for row in order)] = None
    return tuple(found)


@lru_cache(maxsize=256)
def equal_squares(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return the legal squares in groups that a symmetry of the position makes equal.

    The squares in a group have the same expected score and the same result. Groups and their
    squares are in row-major order, as square numbers.
    """
    x, o, legal = position.x, position.o, position.legal
    cells = [(x >> i & 1, o >> i & 1, legal >> i & 1) for i in range(position.rules.square_count)]
    taken = [i for i, cell in enumerate(cells) if cell != (0, 0, 1)]
    kept = [
        images
        for images in line_symmetries(position.rules)
        if all(cells[images[i]] == cells[i] for i in taken)
    ]
    groups = (
        tuple(sorted(images))
        for i, images in enumerate(map(set, zip(*kept, strict=True)))
        if legal >> i & 1
    )
    return tuple(dict.fromkeys(groups))


def best_of_groups(
    position: Position, values: Sequence[float | None], preferred: int | None = None
) -> list[int]:
    """Return the best square of each group of equal squares, best first, as square numbers.

    The preferred square stands for its group. Groups without a value are left out.
    """

    def rank(index: int) -> tuple[float, int]:
        # Rounding errors must not decide between equal values.
        return (-round(values[index] or 0.0, 9), index)

    groups = [[i for i in group if values[i] is not None] for group in equal_squares(position)]
    ranked = sorted((group for group in groups if group), key=lambda group: min(map(rank, group)))
    return [preferred if preferred in group else min(group, key=rank) for group in ranked]
