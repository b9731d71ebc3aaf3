"""Play blocks of games in child processes."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Self

from tttmc_app.child_process import Child, ChildDiedError, Stopped
from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import Block, Machines

MAX_PROCESSES = 256
_JOIN_SECONDS = 1.0


@dataclass(slots=True)
class _Worker:
    """One child and the block that it plays."""

    child: Child
    block: Block | None = None


class ProcessExecutor(Executor):
    """Plays in child processes; one that ends unexpectedly is replaced.

    Raises TttmcError for an invalid number of processes.
    """

    def __init__(self, workers: int, niceness: int = 0) -> None:
        if not 1 <= workers <= MAX_PROCESSES:
            raise TttmcError(
                "the number of workers must be from 1 to {most}, not {workers}",
                most=MAX_PROCESSES,
                workers=workers,
            )
        self.description = "1 process" if workers == 1 else f"{workers} processes"
        self.workers = workers
        self._niceness = niceness
        self._running: list[_Worker] = []
        self._waiting: deque[Block] = deque()

    @property
    def capacity(self) -> int:
        """Return how many blocks are accepted: one in each process, and another waiting for it."""
        return 2 * self.workers

    def __enter__(self) -> Self:
        """Start the first process; most runs are short, so others start when a block waits."""
        self._running.append(self._start())
        return self

    def submit(self, block: Block) -> None:
        """Play a block as soon as a process is free."""
        self._waiting.append(block)
        self._hand_out()

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the results that have arrived; if there are none, wait up to this many seconds."""
        from multiprocessing.connection import wait

        busy = [worker for worker in self._running if worker.block is not None]
        ready = wait([worker.child.pipe for worker in busy], seconds)
        answers = [self._result_of(worker) for worker in busy if worker.child.pipe in ready]
        self._hand_out()
        return [answer for answer in answers if answer is not None]

    def recall(self) -> list[Block]:
        """Return the blocks that no process has started."""
        blocks = list(self._waiting)
        self._waiting.clear()
        return blocks

    @property
    def is_busy(self) -> bool:
        """Return whether processes play."""
        return any(worker.block is not None for worker in self._running)

    def stop(self, seconds: float) -> list[BlockResult]:
        """Interrupt the games, and return the results that arrive within this many seconds."""
        for worker in self._running:
            if worker.block is not None:
                worker.child.stop()
        return super().stop(seconds)

    def close(self) -> None:
        """End the processes within a time limit."""
        workers, self._running = self._running, []
        self._waiting.clear()
        for worker in workers:
            worker.child.pipe.close()
        deadline = monotonic() + _JOIN_SECONDS
        for worker in workers:
            worker.child.close(max(0.0, deadline - monotonic()))

    def _start(self) -> _Worker:
        try:
            return _Worker(Child("tttmc lab", partial(_play, Machines()), niceness=self._niceness))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise TttmcError("can't start another process: {reason}", reason=reason) from None

    def _hand_out(self) -> None:
        while self._waiting:
            worker = next((each for each in self._running if each.block is None), None)
            if worker is None:
                if len(self._running) == self.workers:
                    return
                worker = self._start()
                self._running.append(worker)
            worker.block = self._waiting.popleft()
            worker.child.send(worker.block)

    def _result_of(self, worker: _Worker) -> BlockResult | None:
        block = worker.block
        assert block is not None
        try:
            answer = worker.child.receive(0)
        except ChildDiedError:
            worker.block = None
            return BlockResult(block, (), lost_worker=str(self._replace(worker)))
        if answer is None:
            return None
        worker.block = None
        answer.check()
        assert isinstance(answer.value, BlockResult)
        return answer.value

    def _replace(self, worker: _Worker) -> Text:
        """Replace a dead process, and return how it ended."""
        end = worker.child.close(_JOIN_SECONDS)
        worker.child = self._start().child
        return end


def _play(machines: Machines, block: object, stopped: Stopped) -> BlockResult:
    """Play a block in the child, which keeps its machines from block to block."""
    assert isinstance(block, Block)
    return attempt(block, machines, stopped)
