"""Where the searches come from: the compiled module, or its Python twins without it."""

from __future__ import annotations

import os
from types import ModuleType

from tttmc_app.core import Position, TttmcError

EMPTY, MINE, THEIRS = 0, 1, 2
"""What a cell of a board holds, seen by the side to move."""


def compiled_search() -> ModuleType | None:
    """Return the compiled searches, or None where they are not built or not wanted."""
    if os.environ.get("TTTMC_KERNEL") == "python":
        return None
    try:
        from tttmc_app.engine import _search
    except ImportError:
        return None
    return _search


def cells_of(position: Position) -> bytes:
    """Return a position as the searches take it, a byte a square; refuse a finished game."""
    if position.outcome is not None:
        raise TttmcError("the game is over: there is nothing left to search")
    mine, theirs = position.mine, position.theirs
    return bytes(
        MINE if mine >> i & 1 else THEIRS if theirs >> i & 1 else EMPTY
        for i in range(position.rules.square_count)
    )
