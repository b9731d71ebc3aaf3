"""How fast machines are let play."""

from __future__ import annotations

from dataclasses import dataclass

_REPLY_MS = 250
"""At least this long passes before a machine answers a person, so that both marks are seen."""
_BETWEEN_GAMES_MS = 100


@dataclass(frozen=True, slots=True)
class Pace:
    """Hold how fast machines are let play."""

    milliseconds: int = 400
    """Least time a move of a machine takes where only machines play; 0 is as fast as it goes."""
    next_by_itself: bool = False
    """Whether the next game begins when machines have finished one."""

    def move_ms(self, *, against_person: bool) -> int:
        """Return the least time of a machine's move."""
        return min(_REPLY_MS, self.milliseconds) if against_person else self.milliseconds

    @property
    def rest_ms(self) -> int:
        """Return how long a finished game stands before the next begins by itself."""
        return max(_BETWEEN_GAMES_MS, 2 * self.milliseconds)
