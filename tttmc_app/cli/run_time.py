"""The line that says roughly how long a run will take, before its games begin."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from tttmc_app.cli.output import print_message

if TYPE_CHECKING:
    from tttmc_app.experiments.recipe import AnyPlan

_LONG = 10.0
"""Runs shorter than this, in seconds, are over before anyone wonders how long they will take."""
_TRYING = 2.0
"""Seconds after which no further pairing is tried."""
_UNITS = ((86400, "days"), (3600, "hours"), (60, "minutes"))


def print_run_time(plan: AnyPlan, workers: int, left: int) -> None:
    """Print roughly how long the remaining games will take, unless they will be over soon.

    A few of them are played to find out. Nothing is printed about players whose games can't be
    tried, as they run or read a file, nor if a game fails: the run itself reports that.
    """
    from tttmc_app.core import TttmcError
    from tttmc_app.experiments.estimate import can_be_estimated, estimates

    seconds, is_least, started = 0.0, False, monotonic()
    try:
        for found in estimates(plan, workers) if can_be_estimated(plan) else ():
            is_cut = monotonic() - started > _TRYING
            seconds, is_least = found.seconds * left / plan.games, found.is_least or is_cut
            if is_cut:
                break
    except TttmcError:
        return
    if seconds < _LONG:
        return
    bound = "more than" if is_least else "at most about" if plan.may_end_early else "about"
    print_message(f"{left:,} games will take {bound} {rough_time(seconds)}")


def rough_time(seconds: float) -> str:
    """Return a time of ten seconds or more in the unit that fits it: 40 seconds, 3 minutes."""
    from tttmc_app.core.numbers import rough_number

    size, unit = next((each for each in _UNITS if seconds >= 1.5 * each[0]), (1, "seconds"))
    return f"{rough_number(seconds / size)} {unit}"
