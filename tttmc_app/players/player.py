"""The face that every machine player has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from tttmc_app.core import GameRecord, Mark, Position, Rules, Thought


class Player(ABC):
    """Choose moves for one side.

    No player knows of threads, windows or the time of day: what bounds its work is a count, so
    that the same seed gives the same game.
    """

    @property
    def holds_interpreter(self) -> bool:
        """Return whether thinking is long work in Python itself, which a window would feel."""
        return False

    def holds_interpreter_at(self, position: Position) -> bool:
        """Return whether thinking about this very position is such work."""
        del position
        return self.holds_interpreter

    @abstractmethod
    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield thoughts on an open position, the last of them with a move or an end.

        Each step of the iteration takes about 10 ms or less; whoever stops iterating cancels.
        """

    def with_threads(self, threads: int) -> Player:
        """Return an equal player that may think on this many threads; its thoughts are the same."""
        del threads
        return self

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return a thought of an equal player with this one's weights applied to its counts."""
        del position
        return thought

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Take note of how a game has ended in which this player had a side, at least lately."""
        del record, side

    def knowledge(self, rules: Rules) -> str:
        """Return what names all that its moves depend on besides settings, position and seed.

        Where it is the same the same games are played: a learner's textbook is summed up in it.
        Empty for a player that brings nothing of its own along.
        """
        del rules
        return ""

    def close(self) -> None:
        """Let go of what the player holds, such as a process; it can think again afterwards."""
        return
