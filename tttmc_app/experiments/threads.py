"""Play blocks in threads of this process."""

from __future__ import annotations

from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Self

from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import Block

_JOIN_SECONDS = 2.0


class ThreadExecutor(Executor):
    """Play in several threads; the compiled kernel lets them run side by side, Python doesn't."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._threads: list[Thread] = []
        self._blocks: SimpleQueue[Block | None] = SimpleQueue()
        self._results: SimpleQueue[BlockResult] = SimpleQueue()
        self._stopped = Event()
        self._open = 0

    @property
    def description(self) -> str:
        """Return what plays."""
        return "1 thread" if self._workers == 1 else f"{self._workers} threads"

    @property
    def workers(self) -> int:
        """Return how many threads play."""
        return self._workers

    def __enter__(self) -> Self:
        """Start the threads."""
        for number in range(self._workers):
            thread = Thread(target=self._serve, name=f"tttmc lab {number + 1}", daemon=True)
            thread.start()
            self._threads.append(thread)
        return self

    def submit(self, block: Block) -> None:
        """Take a block to play."""
        self._open += 1
        self._blocks.put(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Return what has come back, waiting so long at most where nothing has."""
        found: list[BlockResult] = []
        while self._open:
            try:
                found.append(self._results.get(timeout=0 if found else seconds))
            except Empty:
                break
            self._open -= 1
        return found

    def recall(self) -> list[Block]:
        """Give back the blocks that no thread has begun."""
        found: list[Block] = []
        with suppress(Empty):
            while (block := self._blocks.get_nowait()) is not None:
                found.append(block)
                self._open -= 1
        return found

    def stop(self, seconds: float) -> list[BlockResult]:
        """Break off what is played, and return the finished games that come back by then."""
        self._stopped.set()
        self.recall()
        deadline = monotonic() + seconds
        found: list[BlockResult] = []
        while self._open and (left := deadline - monotonic()) > 0:
            found += self.take(left)
        return found

    def close(self) -> None:
        """End the threads within a bound."""
        self._stopped.set()
        for _ in self._threads:
            self._blocks.put(None)
        deadline = monotonic() + _JOIN_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, deadline - monotonic()))
        self._threads.clear()

    def _serve(self) -> None:
        """Play blocks until there is None; run in each of the threads."""
        while (block := self._blocks.get()) is not None:
            self._results.put(attempt(block, self._stopped.is_set))
