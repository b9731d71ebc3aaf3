"""Executors: they play blocks of games, here in threads.

All executors play the same games; they differ in where they play, and how many at a time.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Self

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.games import (
    SLICE_SECONDS,
    Block,
    Games,
    Machines,
    machine_of,
    play_block,
)
from tttmc_app.players import Player

if TYPE_CHECKING:  # workers draw no charts
    from tttmc_app.experiments.chart import AnyText

_JOIN_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class BlockResult:
    """The games of a block, or why it couldn't be played."""

    block: Block
    games: Games
    """Finished games; the rest of the block has to be submitted again."""
    error: AnyText = ""
    """Why the block can't be played, in one line; empty if it can."""
    lost_worker: AnyText = ""
    """How the block's worker ended; empty if it is still running."""


def attempt(
    block: Block,
    make: Callable[[str], Player],
    stopped: Callable[[], bool] = lambda: False,
    seconds: float = SLICE_SECONDS,
) -> BlockResult:
    """Play a block's games and return them, or the error as text."""
    try:
        return BlockResult(block, play_block(block, stopped, seconds, make))
    except TttmcError as error:
        return BlockResult(block, (), error.text)
    except Exception as error:  # noqa: BLE001 - any error in a player must be reported to the run
        reason = str(error) or type(error).__name__
        message = Text(
            "{x} against {o} can't be played: {reason}", x=block.x, o=block.o, reason=reason
        )
        return BlockResult(block, (), message)


def executor_text(description: str) -> AnyText:
    """Return an executor's description, which is stored in English, as text to be shown."""
    if found := re.fullmatch(r"([0-9]+) process(es)?", description):
        return Text("%n process(es)", n=int(found[1]))
    if found := re.fullmatch(r"([0-9]+) threads?", description):
        return Text("%n thread(s)", n=int(found[1]))
    if found := re.fullmatch(r"Dask at (.*), ([0-9]+) workers", description):
        return Text("Dask at {address}, %n worker(s)", address=found[1], n=int(found[2]))
    return description


class Executor(ABC):
    """Base class of executors: context managers that play blocks of games.

    Use an executor from one thread only. Entering the context starts workers, and submitting a
    block may start more; both raise TttmcError if that fails.
    """

    description: str
    """The workers, such as "2 processes"."""
    workers: int
    """How many blocks are played at the same time."""

    @property
    def capacity(self) -> int:
        """Return how many blocks the executor accepts, including those waiting for a worker."""
        return self.workers

    @abstractmethod
    def __enter__(self) -> Self:
        """Start the workers."""

    @abstractmethod
    def submit(self, block: Block) -> None:
        """Queue a block."""

    @abstractmethod
    def take(self, seconds: float) -> list[BlockResult]:
        """Return the results that have arrived; if there are none, wait up to this many seconds."""

    def recall(self) -> list[Block]:
        """Return the queued blocks that no worker has started yet, if they are known."""
        return []

    @property
    @abstractmethod
    def is_busy(self) -> bool:
        """Return whether results are to be expected."""

    def stop(self, seconds: float) -> list[BlockResult]:
        """Interrupt all blocks, and return the finished games that arrive within this time."""
        self.recall()
        deadline = monotonic() + seconds
        found: list[BlockResult] = []
        while self.is_busy and (left := deadline - monotonic()) > 0:
            found += self.take(left)
        return found

    @abstractmethod
    def close(self) -> None:
        """End all workers within a time limit; results that haven't been collected are lost."""

    def __exit__(self, *_error: object) -> None:
        """End all workers."""
        self.close()


class ThreadExecutor(Executor):
    """Plays in several threads, which run in parallel only in the compiled kernel.

    `make` makes the machines from their texts.
    """

    def __init__(self, workers: int, make: Callable[[str], Player] = machine_of) -> None:
        self.description = "1 thread" if workers == 1 else f"{workers} threads"
        self.workers = workers
        self._machines = Machines(make)
        self._threads: list[Thread] = []
        self._blocks: SimpleQueue[Block | None] = SimpleQueue()
        self._results: SimpleQueue[BlockResult] = SimpleQueue()
        self._stopped = Event()
        self._open = 0

    def __enter__(self) -> Self:
        """Start the threads; those of the last time may still be playing, and keep their queues."""
        self._blocks, self._results = SimpleQueue(), SimpleQueue()
        self._stopped, self._open = Event(), 0
        queues = self._blocks, self._results, self._stopped
        for number in range(self.workers):
            name = f"tttmc lab {number + 1}"
            thread = Thread(target=self._serve, args=queues, name=name, daemon=True)
            thread.start()
            self._threads.append(thread)
        return self

    def submit(self, block: Block) -> None:
        """Queue a block."""
        self._open += 1
        self._blocks.put(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the results that have arrived; if there are none, wait up to this many seconds."""
        found: list[BlockResult] = []
        while self._open:
            try:
                found.append(self._results.get(timeout=0 if found else seconds))
            except Empty:
                break
            self._open -= 1
        return found

    def recall(self) -> list[Block]:
        """Return the blocks that no thread has started."""
        found: list[Block] = []
        with suppress(Empty):
            while (block := self._blocks.get_nowait()) is not None:
                found.append(block)
                self._open -= 1
        return found

    @property
    def is_busy(self) -> bool:
        """Return whether threads play."""
        return bool(self._open)

    def stop(self, seconds: float) -> list[BlockResult]:
        """Interrupt all blocks, and return the finished games that arrive within this time."""
        self._stopped.set()
        return super().stop(seconds)

    def close(self) -> None:
        """End the threads within a time limit."""
        self._stopped.set()
        for _ in self._threads:
            self._blocks.put(None)
        deadline = monotonic() + _JOIN_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, deadline - monotonic()))
        self._threads.clear()

    def _serve(
        self, blocks: SimpleQueue[Block | None], results: SimpleQueue[BlockResult], stopped: Event
    ) -> None:
        """Play blocks until None is queued; runs in each thread."""
        while (block := blocks.get()) is not None:
            results.put(attempt(block, self._machines, stopped.is_set))
