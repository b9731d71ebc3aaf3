"""Another program as a player: an engine that speaks the Gomocup protocol.

Its games can't be repeated from a seed, since its moves depend on time. Any failure forfeits the
game: an illegal move, silence, or the end of its process.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from tttmc_app.core import (
    Position,
    Rules,
    Square,
    Text,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.gomocup import Brain, BrainFailedError
from tttmc_app.gomocup.protocol import obstacle
from tttmc_app.players.player import Player, file_digest


@dataclass(slots=True)
class EnginePlayer(Player):
    """A player that asks an engine's process, which lasts from move to move."""

    path: Path | None
    turn_seconds: float = 1.0
    """The time that the engine is given per move, in seconds."""
    start_seconds: float = 10.0
    """The time that it is given to start, and to prepare for its first move, in seconds."""
    _brain: Brain | None = field(default=None, init=False)
    _rules: Rules | None = field(default=None, init=False)

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield thoughts with the engine's messages, then its move or its forfeit.

        Stopping the iteration ends the engine's process. Raises TttmcError without a file, and
        for an engine that can't be started or refuses the board.
        """
        if reason := obstacle(position.rules):
            raise TttmcError("{reason}", reason=reason)
        thought = thought_without_values(position, seed)
        has_moved = False
        try:
            last = yield from self._thoughts(position, thought)
            has_moved = True
        except BrainFailedError as error:
            last = replace(thought, forfeit=error.text)
        finally:
            if not has_moved:
                self.close()
        yield last

    def _thoughts(self, position: Position, thought: Thought) -> Generator[Thought, None, Thought]:
        """Yield the engine's messages while it thinks, and return the thought with its move."""
        steps = self._moving(position)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                move: Square = end.value
                return replace(thought, best=(move,), move=move, note=self._note())
            yield replace(thought, note=self._note())

    def _moving(self, position: Position) -> Generator[None, None, Square]:
        """Start the engine if it isn't running for these rules, and ask for a move."""
        if self.path is None:
            raise TttmcError("engine needs a program: name one, such as engine:pbrain-other")
        is_known = self._brain is not None and self._rules == position.rules
        if self._brain is None or not is_known:
            self.close()
            self._brain = Brain(self.path, position.rules, self.turn_seconds, self.start_seconds)
        if not is_known or not position.mine | position.theirs:  # an engine begins a game
            yield from self._brain.prepare()
            self._rules = position.rules
        return (yield from self._brain.moving(position))

    def _note(self) -> Text:
        message = self._brain.message if self._brain else ""
        return Text("{message}", message=message) if message else EMPTY_TEXT

    def knowledge(self, rules: Rules) -> str:
        """Return a digest of the program, which decides how it plays."""
        del rules
        return file_digest(self.path)

    def close(self) -> None:
        """End the engine's process."""
        if self._brain is not None:
            self._brain.close()
        self._brain = self._rules = None
