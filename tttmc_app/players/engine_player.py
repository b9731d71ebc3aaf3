"""Another program as a player: an engine that speaks the Gomocup protocol.

Its games can't be repeated from a seed, since its moves depend on time. Any failure forfeits the
game: an illegal move, silence, or the end of its process.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from pathlib import Path

from tttmc_app.core import (
    Meaning,
    Position,
    Rules,
    Square,
    Text,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits
from tttmc_app.gomocup.protocol import obstacle
from tttmc_app.players.player import Player, file_digest


@dataclass(slots=True)
class EnginePlayer(Player):
    """A player that asks an engine for its moves; the engine's process lasts from move to move."""

    path: Path | None
    limits: BrainLimits = field(default_factory=BrainLimits)
    listener: Callable[[str], None] | None = None
    """Called with each of the engine's messages, on the thread that thinks."""
    _brain: Brain | None = field(default=None, init=False)
    _rules: Rules | None = field(default=None, init=False)

    def think(self, position: Position, seed: int) -> Generator[Thought]:
        """Yield thoughts with the engine's messages, then its move or its forfeit.

        Stopping the iteration ends the engine's process. Raises TttmcError if there is no file, or
        the engine can't be started or refuses the board.
        """
        if reason := obstacle(position.rules):
            raise TttmcError("{reason}", reason=reason)
        has_moved = False
        try:
            last = yield from self._thoughts(position, seed)
            has_moved = True
        except BrainFailedError as error:
            last = replace(waiting_thought(position, seed), forfeit=error.text)
        finally:
            if not has_moved:
                self.close()
        yield last

    def _thoughts(self, position: Position, seed: int) -> Generator[Thought, None, Thought]:
        """Yield what the engine reports while it thinks, and return the thought with its move."""
        steps = self._moving(position)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                move: Square = end.value
                return replace(self._thought(position, seed, move), best=(move,), move=move)
            yield self._thought(position, seed)

    def _moving(self, position: Position) -> Generator[None, None, Square]:
        """Start the engine if it isn't running for these rules, and ask for a move."""
        if self.path is None:
            raise TttmcError("engine needs a program: name one, such as engine:pbrain-other")
        is_known = self._brain is not None and self._rules == position.rules
        if self._brain is None or not is_known:
            self.close()
            self._brain = Brain(self.path, position.rules, self.limits, self.listener)
        if not is_known or not position.mine | position.theirs:  # an engine begins a game
            yield from self._brain.prepare()
            self._rules = position.rules
        return (yield from self._brain.moving(position))

    def _thought(self, position: Position, seed: int, move: Square | None = None) -> Thought:
        """Return the engine's report, with its line of play only if that begins with the move."""
        thought = waiting_thought(position, seed)
        if self._brain is None:
            return thought
        message, found = self._brain.message, self._brain.findings
        line = found.line if move is None or found.line[:1] == (move,) else (move,)
        values = thought.values
        if line and found.value is not None:
            at = position.rules.index(line[0])
            values = (*values[:at], found.value, *values[at + 1 :])
        note = Text("{message}", message=message) if message else EMPTY_TEXT
        return replace(thought, values=values, best=line[:1], line=line, note=note)

    def knowledge(self, rules: Rules) -> str:
        """Return a digest of the program, which decides how it plays."""
        del rules
        return file_digest(self.path)

    def close(self) -> None:
        """End the engine's process."""
        if self._brain is not None:
            self._brain.close()
        self._brain = self._rules = None


def waiting_thought(position: Position, seed: int, note: Text = EMPTY_TEXT) -> Thought:
    """Return the thought of an engine that hasn't reported anything yet."""
    return replace(thought_without_values(position, seed, note), meaning=Meaning.EVALUATION)
