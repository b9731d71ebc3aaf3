"""Engines as the window's players: only the approved version runs, and it prints to the console."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from tttmc_app.core import Position, Rules, Text, Thought, TttmcError
from tttmc_app.gui.engines.engine_specs import is_engine, program_of
from tttmc_app.players import Player, PlayerSpec

if TYPE_CHECKING:  # imported with the first engine: most windows have none
    from tttmc_app.gui.students.output_queue import OutputQueue

_WAIT_SECONDS = 0.01


class EngineHost:
    """Makes the players that run engines, and records which engines may play by which rules.

    `accept` and `forget` are called on the window's thread, the rest on the players' thread: each
    entry of the dictionary is replaced as a whole.
    """

    def __init__(self, make: Callable[[PlayerSpec], Player]) -> None:
        """Set the function that makes all other players."""
        self._make = make
        self._accepted: dict[tuple[Path, Rules], str] = {}
        self.output: OutputQueue | None = None
        """The queue for messages, once there is a console."""

    def make(self, spec: PlayerSpec) -> Player:
        """Return a new machine player; an engine's player waits until the engine is accepted."""
        return WindowEngine(spec, self) if is_engine(spec) else self._make(spec)

    def accept(self, path: Path, rules: Rules, digest: str) -> None:
        """Let a program with this digest play by these rules."""
        self._accepted[path, rules] = digest

    def forget(self, path: Path) -> None:
        """Withdraw a program's permission to play."""
        for key in [key for key in self._accepted if key[0] == path]:
            del self._accepted[key]

    def digest_of(self, path: Path, rules: Rules) -> str:
        """Return the digest of a program that may play by these rules; empty if it may not."""
        return self._accepted.get((path, rules), "")


class WindowEngine(Player):
    """An engine that waits until it may play, and whose messages go to the console."""

    def __init__(self, spec: PlayerSpec, host: EngineHost) -> None:
        self._host = host
        self._path = program_of(spec)
        self._player = spec.make()
        self._digest = ""
        """The digest of the program whose process is playing."""

    def think(self, position: Position, seed: int) -> Generator[Thought, None, None]:
        """Yield what the engine reports, then its move or its forfeit.

        Closing the iterator ends the engine's process. Raises TttmcError if the program has changed
        since it was approved.
        """
        from tttmc_app.players.engine_player import EnginePlayer, waiting_thought
        from tttmc_app.players.player import file_digest

        path = self._path
        while path is None or not self._host.digest_of(path, position.rules):
            # Sleep first, so that a cancellation comes before the program is started.
            sleep(_WAIT_SECONDS)
            yield waiting_thought(position, seed, Text("The engine can't play yet."))
        accepted = self._host.digest_of(path, position.rules)
        if self._digest != accepted:  # no process is running, or one of an earlier version
            self.close()
            if file_digest(path) != accepted:
                raise TttmcError("{file} has changed on disk: choose it again", file=path.name)
            self._digest = accepted
        player, output = self._player, self._host.output
        if isinstance(player, EnginePlayer) and output is not None:
            player.listener = lambda text: output.put(f"{text}\n")
        thoughts = player.think(position, seed)
        try:
            for thought in thoughts:
                if thought.forfeit and output is not None:
                    from tttmc_app.gui.students.output_queue import OutputKind

                    self._digest = ""
                    output.put(f"{thought.forfeit}\n", OutputKind.ERROR)
                yield thought
        finally:
            if isinstance(thoughts, Generator):
                thoughts.close()  # end the process now, without waiting for garbage collection

    def close(self) -> None:
        """End the engine's process."""
        self._digest = ""
        self._player.close()
