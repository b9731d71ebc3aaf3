"""The input of every engine: an open position, a seed and a bounded amount of work."""

from __future__ import annotations

from tttmc_app.core import Position, TttmcError
from tttmc_app.core.seeds import check_seed

MAX_TRIALS = 2**63 - 1
MAX_THREADS = 256
EMPTY, MINE, THEIRS = 0, 1, 2
"""The cells of a board, seen by the side to move."""

COMPILED_STREAM, PYTHON_STREAM = "kernel-1", "python-1"
"""Streams of random games: the same stream, seed and position give the same games."""


def check_request(position: Position, seed: int, threads: int) -> None:
    """Raise TttmcError unless random games can be played from a position with this seed."""
    if position.outcome is not None:
        raise TttmcError("the game is over: no random games are left to play")
    check_seed(seed)
    if not 1 <= threads <= MAX_THREADS:
        raise TttmcError(
            "the number of threads must be from 1 to {most}, not {threads}",
            most=MAX_THREADS,
            threads=threads,
        )


def check_trials(trials: int) -> None:
    """Raise TttmcError unless the number of trials is within bounds."""
    if not 0 <= trials <= MAX_TRIALS:
        raise TttmcError(
            "the number of trials must be from 0 to {most}, not {trials}",
            most=MAX_TRIALS,
            trials=trials,
        )


def cells_of(position: Position) -> bytes:
    """Return a position in the form that the searches read: one byte per square.

    Raises TttmcError for a finished game.
    """
    if position.outcome is not None:
        raise TttmcError("the game is over: there is nothing left to search")
    mine, theirs = position.mine, position.theirs
    return bytes(
        MINE if mine >> i & 1 else THEIRS if theirs >> i & 1 else EMPTY
        for i in range(position.rules.square_count)
    )
