"""An executor without threads."""

from __future__ import annotations

from collections import deque
from typing import Self

from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import Block, Machines


class InlineExecutor(Executor):
    """Plays in the caller's thread, and so always the same blocks in the same steps."""

    description = "1 thread"
    workers = 1

    def __init__(self) -> None:
        self._blocks: deque[Block] = deque()
        self._machines = Machines()

    def __enter__(self) -> Self:
        """Return the executor."""
        return self

    def submit(self, block: Block) -> None:
        """Queue a block."""
        self._blocks.append(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Play at least one game, and continue for about this long."""
        if not self._blocks:
            return []
        block = self._blocks.popleft()
        return [attempt(block, self._machines, seconds=seconds)]

    def recall(self) -> list[Block]:
        """Return the queued blocks."""
        blocks = list(self._blocks)
        self._blocks.clear()
        return blocks

    @property
    def is_busy(self) -> bool:
        """Return whether blocks are queued."""
        return bool(self._blocks)

    def close(self) -> None:
        """Drop the queued blocks."""
        self._blocks.clear()
