"""The blocks of a run that wait to be played."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import TypeAlias

from tttmc_app.experiments.games import Block

_Waiting: TypeAlias = tuple[int, int, Block]
"""A block's first game and its pairing, which together identify it, and the block itself."""


class BlockQueue:
    """The blocks of a run that wait to be played, those earliest in their pairing first.

    The pairings therefore advance evenly: an interrupted match has about as many games with A on
    either side, and an interrupted sweep about as many for each value.
    """

    def __init__(self, blocks: Iterator[Block]) -> None:
        """Queue a plan's blocks, which are made as they are needed."""
        self._blocks = blocks
        self._ahead: Block | None = None  # the next of them, if it has been made
        self._returned: list[_Waiting] = []  # a heap

    def give_back(self, block: Block) -> None:
        """Queue what is left of a block."""
        heappush(self._returned, _waiting(block))

    def take(self) -> Block | None:
        """Remove the next block and return it; None if no block waits."""
        self._ahead = self._ahead or next(self._blocks, None)
        if self._ahead and not (self._returned and self._returned[0] < _waiting(self._ahead)):
            block, self._ahead = self._ahead, None
            return block
        return heappop(self._returned)[-1] if self._returned else None


def _waiting(block: Block) -> _Waiting:
    return block.numbers[0], block.pairing, block
