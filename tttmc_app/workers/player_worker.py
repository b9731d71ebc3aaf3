"""The machine players of the window's game, on a worker thread that nothing else shares."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tttmc_app.core import GameRecord, Mark, Position, Thought
from tttmc_app.players import MachinePlayers, Player, PlayerSpec
from tttmc_app.session import Request
from tttmc_app.workers.jobs import JobRunner

if TYPE_CHECKING:
    from tttmc_app.child_process import Child


class PlayerWorker(JobRunner):
    """The thread on which players think and learn; the window only sees specs and thoughts.

    Each request has an id, which its answers carry: thoughts come as the progress and the
    result of a job, everything else as the result of a task.
    """

    def __init__(
        self,
        make: Callable[[PlayerSpec], Player] = PlayerSpec.make,
        release: Callable[[], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Set the functions that make a player and that release resources shared by players.

        Both are called on the worker thread, `release` on shutdown.
        """
        super().__init__(parent)
        self._players = _Players(make, release)

    def assign(self, specs: Mapping[Mark, PlayerSpec]) -> int:
        """Use these players from now on; a side whose spec doesn't change keeps its player."""
        return self.post(partial(self._players.machines.assign, dict(specs)))

    def think(self, request: Request) -> int:
        """Start thinking about a request, and cancel any current one."""
        return self.start(partial(self._players.think, request))

    def revise(self, position: Position, thought: Thought, spec: PlayerSpec) -> int:
        """Bring a thought up to date with its player's knowledge; the result is a Thought."""
        return self.post(partial(self._players.revise, position, thought, spec))

    def finished(self, record: GameRecord) -> int:
        """Inform the players of how a game ended."""
        return self.post(partial(self._players.machines.finished, record))

    def warm_up(self, position: Position) -> int:
        """Prepare in advance what would delay the first thought about a position."""
        return self.post(partial(self._players.warm_up, position))

    def shutdown(self, milliseconds: int | None = None) -> bool:
        """Release the players and end the thread within a time limit; return whether it ended."""
        if self.is_running:
            self.post(self._players.close)
        return super().shutdown(milliseconds)


class _Players:
    """The worker's side: the players, and the child process for those that block the interpreter.

    A thread that runs Python code delays all the window's events until the interpreter switches
    threads. Players that would run it for long therefore think in a child process, which is kept
    between moves.
    """

    def __init__(
        self, make: Callable[[PlayerSpec], Player], release: Callable[[], None] | None
    ) -> None:
        self.machines = MachinePlayers(make)
        self._release = release
        self._child: Child | None = None

    def think(self, request: Request) -> Iterator[object]:
        """Yield thoughts, and None while a child has none yet."""
        position, seed = request.position, request.seed
        player = self.machines.player(position.to_move, request.spec).with_threads(_free_cores())
        if not player.holds_interpreter_at(position):
            yield from player.think(position, seed)
            return
        from tttmc_app.child_process import ChildDiedError

        try:
            yield from self._ready_child().iterate(partial(player.think, position, seed))
        except ChildDiedError:
            self._close_child()
            raise

    def revise(self, position: Position, thought: Thought, spec: PlayerSpec) -> Thought:
        """Return a thought that is up to date with its player's current knowledge."""
        return self.machines.player(thought.side, spec).revise(position, thought)

    def warm_up(self, position: Position) -> None:
        """Start the child ahead of the first request."""
        if any(player.holds_interpreter_at(position) for player in self.machines.players()):
            self._ready_child()

    def close(self) -> None:
        """Release the players and end the child."""
        self._close_child()
        try:
            self.machines.close()
        finally:
            if self._release is not None:
                self._release()

    def _ready_child(self) -> Child:
        from tttmc_app.child_process import Child  # most windows start no child

        if self._child is None or not self._child.is_alive:
            self._close_child()
            self._child = Child("tttmc thinking")
        return self._child

    def _close_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()  # at once: a child keeps nothing worth saving


def _free_cores() -> int:
    """Return how many cores thinking may fill: of two or more, one is left for the window.

    If thinking filled every core, the window would have to wait for the scheduler.
    """
    return max(1, (os.cpu_count() or 1) - 1)
