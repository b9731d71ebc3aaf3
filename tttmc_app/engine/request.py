"""What every backend demands of a call, checked in one place."""

from __future__ import annotations

from tttmc_app.core import Position, TttmcError
from tttmc_app.core.seeds import check_seed

MAX_TRIALS = 2**63 - 1
MAX_THREADS = 256


def check_request(position: Position, seed: int, threads: int) -> None:
    """Raise TttmcError unless random games can be played from a position with this seed."""
    if position.outcome is not None:
        raise TttmcError("the game is over: there is nothing left to try at random")
    check_seed(seed)
    if not 1 <= threads <= MAX_THREADS:
        raise TttmcError(f"the number of threads must be from 1 to {MAX_THREADS}, not {threads}")


def check_trials(trials: int) -> None:
    """Raise TttmcError unless this many trials can be asked for."""
    if not 0 <= trials <= MAX_TRIALS:
        raise TttmcError(f"the number of trials must be from 0 to {MAX_TRIALS}, not {trials}")
