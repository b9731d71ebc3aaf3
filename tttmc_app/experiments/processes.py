"""Play blocks in child processes of this one."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Self

from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import Block
from tttmc_app.experiments.spawning import without_main

if TYPE_CHECKING:  # loaded when processes are: most commands start none
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

MAX_PROCESSES = 256
_JOIN_SECONDS = 1.0


@dataclass(slots=True)
class _Worker:
    """Hold one child, and what it plays."""

    process: BaseProcess
    pipe: Connection
    block: Block | None = None


class ProcessExecutor(Executor):
    """Play in processes, spawned and never forked; one that ends unexpectedly is replaced.

    A child ends when its pipe does, so that none outlives this process however that ends.
    Raises TttmcError for a number of processes that no machine has.
    """

    def __init__(self, workers: int, niceness: int = 0) -> None:
        if not 1 <= workers <= MAX_PROCESSES:
            raise TttmcError(f"the workers must be from 1 to {MAX_PROCESSES}, not {workers}")
        self._wanted = workers
        self._niceness = niceness
        self._workers: list[_Worker] = []
        self._waiting: deque[Block] = deque()

    @property
    def description(self) -> str:
        """Return what plays."""
        return "1 process" if self._wanted == 1 else f"{self._wanted} processes"

    @property
    def workers(self) -> int:
        """Return how many processes play."""
        return self._wanted

    @property
    def capacity(self) -> int:
        """Return how many blocks it holds: one waits for each process, which never has to."""
        return 2 * self._wanted

    def __enter__(self) -> Self:
        """Start the processes."""
        try:
            for _ in range(self._wanted):
                self._workers.append(self._start())
        except OSError as error:
            self.close()
            reason = error.strerror or type(error).__name__
            raise TttmcError(f"no further process can be started: {reason}") from None
        except BaseException:
            self.close()
            raise
        return self

    def submit(self, block: Block) -> None:
        """Take a block to play."""
        self._waiting.append(block)
        self._hand_out()

    def take(self, seconds: float) -> list[BlockResult]:
        """Return what has come back, waiting so long at most where nothing has."""
        from multiprocessing.connection import wait

        busy = [worker for worker in self._workers if worker.block is not None]
        ready = wait([worker.pipe for worker in busy], seconds)
        found = [self._result_of(worker) for worker in busy if worker.pipe in ready]
        self._hand_out()
        return found

    def recall(self) -> list[Block]:
        """Give back the blocks that no process has begun."""
        blocks = list(self._waiting)
        self._waiting.clear()
        return blocks

    def stop(self, seconds: float) -> list[BlockResult]:
        """Break off what is played, and return the finished games that come back by then."""
        self._waiting.clear()
        for worker in self._workers:
            if worker.block is not None:
                _send(worker, None)
        deadline = monotonic() + seconds
        found: list[BlockResult] = []
        while self._is_busy and (left := deadline - monotonic()) > 0:
            found += self.take(left)
        return found

    def close(self) -> None:
        """End the processes within a bound."""
        workers, self._workers = self._workers, []
        self._waiting.clear()
        for worker in workers:
            worker.pipe.close()
        deadline = monotonic() + _JOIN_SECONDS
        for worker in workers:
            worker.process.join(max(0.0, deadline - monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join(_JOIN_SECONDS)
            if not worker.process.is_alive():
                worker.process.close()

    @property
    def _is_busy(self) -> bool:
        return any(worker.block is not None for worker in self._workers)

    def _start(self) -> _Worker:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=_serve, args=(theirs, self._niceness), name="tttmc lab", daemon=True
        )
        try:
            with without_main(), _interrupts_held():
                process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        return _Worker(process, ours)

    def _hand_out(self) -> None:
        for worker in self._workers:
            if self._waiting and worker.block is None:
                worker.block = self._waiting.popleft()
                _send(worker, worker.block)  # where it has died, taking its result tells

    def _result_of(self, worker: _Worker) -> BlockResult:
        block, worker.block = worker.block, None
        assert block is not None
        try:
            result = worker.pipe.recv()
            assert isinstance(result, BlockResult)
        except (EOFError, OSError):
            return BlockResult(block, (), lost_worker=self._replace(worker))
        return result

    def _replace(self, worker: _Worker) -> str:
        """Start another process in the place of one that has died, and return how it ended."""
        worker.pipe.close()
        worker.process.join(_JOIN_SECONDS)
        end = _end_of(worker.process.exitcode)
        worker.process.kill()  # one that closed its pipe and lives can't be of use
        worker.process.join(_JOIN_SECONDS)
        fresh = self._start()
        worker.process, worker.pipe = fresh.process, fresh.pipe
        return end


@contextmanager
def _interrupts_held() -> Generator[None, None, None]:
    """Keep Ctrl-C from a child that still starts and would answer it with a traceback.

    It is only put off: this process gets it afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _send(worker: _Worker, message: Block | None) -> None:
    try:
        worker.pipe.send(message)
    except OSError:
        return


def _end_of(code: int | None) -> str:
    if code is None or code == 0:
        return "it closed its pipe"
    if code > 0:
        return f"exit code {code}"
    try:
        return f"ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"ended by signal {-code}"


def _serve(pipe: Connection, niceness: int) -> None:
    """Play blocks until the pipe ends; run in the child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    try:
        while True:
            block = pipe.recv()
            if isinstance(block, Block):  # a late call to stop isn't
                # Anything sent while it plays makes it stop, the pipe's end too.
                pipe.send(attempt(block, pipe.poll))
    except (EOFError, OSError):
        return
