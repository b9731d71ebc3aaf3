"""What plays blocks of games: this thread, several, processes here, or a Dask cluster.

All of them play the same games; they differ in where and how many at a time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from tttmc_app.core import TttmcError
from tttmc_app.experiments.games import SLICE_SECONDS, Block, PlayedGame, play_block


@dataclass(frozen=True, slots=True)
class BlockResult:
    """Hold what came of a block: games, or why none could be played."""

    block: Block
    games: tuple[PlayedGame, ...]
    """Those that are finished; the rest of the block has to be given again."""
    trouble: str = ""
    """Why the block can't be played, in a line for people; empty where it can."""
    lost_worker: str = ""
    """How the worker that had the block has ended; empty where it lives."""


def attempt(
    block: Block,
    stopped: Callable[[], bool] = lambda: False,
    seconds: float = SLICE_SECONDS,
) -> BlockResult:
    """Play a block's games, and put into words whatever goes wrong."""
    try:
        return BlockResult(block, play_block(block, stopped, seconds))
    except TttmcError as error:
        return BlockResult(block, (), str(error))
    except Exception as error:  # noqa: BLE001 - whatever a player does, the run must hear of it
        reason = str(error) or type(error).__name__
        return BlockResult(block, (), f"{block.x} against {block.o} can't be played: {reason}")


class Executor(ABC):
    """Play blocks of games; a context that leaves nothing running behind it.

    Used by one thread. Nothing is started before the context is entered, which raises TttmcError
    where it can't be.
    """

    @property
    @abstractmethod
    def description(self) -> str:
        """Return what plays, in a few words: "2 processes"."""

    @property
    @abstractmethod
    def workers(self) -> int:
        """Return how many blocks are played at a time."""

    @property
    def capacity(self) -> int:
        """Return how many blocks it holds at most, those that wait for a worker included."""
        return self.workers

    @abstractmethod
    def __enter__(self) -> Self:
        """Make ready to play."""

    @abstractmethod
    def submit(self, block: Block) -> None:
        """Take a block to play."""

    @abstractmethod
    def take(self, seconds: float) -> list[BlockResult]:
        """Return what has come back, waiting so long at most where nothing has."""

    def recall(self) -> list[Block]:
        """Give back the blocks that no worker has begun, where that can be told."""
        return []

    @abstractmethod
    def stop(self, seconds: float) -> list[BlockResult]:
        """Break off what is played, and return the finished games that come back by then."""

    @abstractmethod
    def close(self) -> None:
        """End all that was started, within a bound; what isn't taken by then is lost."""

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """End all that was started."""
        self.close()


class InlineExecutor(Executor):
    """Play in the thread that asks."""

    def __init__(self) -> None:
        self._blocks: deque[Block] = deque()

    @property
    def description(self) -> str:
        """Return what plays."""
        return "1 thread"

    @property
    def workers(self) -> int:
        """Return that one block is played at a time."""
        return 1

    def __enter__(self) -> Self:
        """Make ready to play."""
        return self

    def submit(self, block: Block) -> None:
        """Take a block to play."""
        self._blocks.append(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Play for so long, at least one game."""
        if not self._blocks:
            return []
        block = self._blocks.popleft()
        return [attempt(block, seconds=seconds)]

    def recall(self) -> list[Block]:
        """Give back the blocks that aren't begun."""
        blocks = list(self._blocks)
        self._blocks.clear()
        return blocks

    def stop(self, seconds: float) -> list[BlockResult]:
        """Forget what isn't played."""
        del seconds
        self._blocks.clear()
        return []

    def close(self) -> None:
        """Forget what isn't played."""
        self._blocks.clear()
