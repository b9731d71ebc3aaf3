"""How long a thought will still take, estimated so that the text rarely changes."""

from __future__ import annotations

from math import ceil

from tttmc_app.core import Thought
from tttmc_app.gui.look.translation import translate

_LEAST_SECONDS = 1.0
"""Before this time, the speed isn't known well enough."""
_SHORT_SECONDS = 5.0
"""A shorter thought needs no estimate."""
_WEIGHT = 0.1
"""The weight of a new estimate of the whole duration, compared with the earlier ones."""
_MINUTE, _HOUR = 60, 3600


class TimeLeft:
    """An estimate of the time until a thought ends, in coarse steps that rarely go up."""

    def __init__(self) -> None:
        self._total = 0.0
        self._shown: int | None = None

    @property
    def text(self) -> str:
        """Return the estimate in words; empty for a short thought or an unknown duration."""
        if self._shown is None:
            return ""
        if self._shown >= 2 * _HOUR:
            return translate("Game", "about {hours} h left", hours=round(self._shown / _HOUR))
        if self._shown >= 2 * _MINUTE:
            return translate("Game", "about {minutes} min left", minutes=self._shown // _MINUTE)
        return translate("Game", "about {seconds} s left", seconds=self._shown)

    def update(self, thought: Thought, seconds: float) -> None:
        """Use a newer version of the thought, given the seconds since its start."""
        share = thought.share
        if share is None:
            share = thought.trials / thought.target if thought.target else 0.0
        if seconds < _LEAST_SECONDS or not 0.0 < share < 1.0:
            return
        total = seconds / share
        self._total += (total - self._total) * (_WEIGHT if self._total else 1.0)
        left = max(0.0, self._total - seconds)
        if self._shown is None and left < _SHORT_SECONDS:
            return
        step = _step(left)
        rounded = max(step, ceil(left / step) * step)
        # The estimate rises only if it is clearly too low, not with every fluctuation.
        if self._shown is None or rounded < self._shown or left > self._shown + step:
            self._shown = rounded


def _step(seconds: float) -> int:
    """Return the unit to which a time is rounded, in seconds."""
    if seconds >= 50 * _HOUR:
        return (100 if seconds >= 200 * _HOUR else 10) * _HOUR
    if seconds >= 2 * _HOUR:
        return _HOUR
    return _MINUTE if seconds >= 2 * _MINUTE else 5
