"""Boards turned, mirrored and with their sides swapped."""

from __future__ import annotations

from tttmc_app.core import Position
from tttmc_app.core.symmetry import Permutation


def turned(position: Position, images: Permutation) -> Position:
    """Return a position with every square's content moved by a symmetry."""
    x, o = (
        sum(1 << new for new, old in enumerate(images) if marks >> old & 1)
        for marks in (position.x, position.o)
    )
    return Position(position.rules, x, o, position.to_move)


def swapped(position: Position) -> Position:
    """Return a position with X's and O's squares, and the side to move, swapped."""
    return Position(position.rules, position.o, position.x, position.to_move.other)
