"""An executor for Dask clusters of several machines."""

from __future__ import annotations

import asyncio
import importlib
import sys
import warnings
from contextlib import suppress
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Self

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import SLICE_SECONDS, Block, Machines

if TYPE_CHECKING:  # workers draw no charts
    from tttmc_app.experiments.chart import AnyText

PATIENCE = 10.0
"""Seconds to wait for a scheduler, and for its first worker."""
_CLOSE_SECONDS = 5.0
_MOST_BLOCKS = 16
"""The most blocks of a task: handing out a task costs as much as playing hundreds of games."""


def _missing_text() -> Text:
    """Return why Dask is missing, and what to do about it."""
    if getattr(sys, "frozen", False):
        return Text(
            "this copy of tttmc includes its own Python without Dask: to use a cluster, install "
            "tttmc with its cluster extra using pip, here and on the cluster"
        )
    return Text(
        "Dask isn't installed: install tttmc with its cluster extra, or install the package "
        "distributed"
    )


class DaskExecutor(Executor):
    """Plays on the workers of a Dask scheduler, which need this program installed.

    Entering the context raises TttmcError if Dask isn't installed, or if no scheduler with a
    worker answers at the address, such as "tcp://192.0.2.7:8786".
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self._address = address.strip()
        self._patience = patience
        self.workers = 1
        """How many threads the cluster's workers had at the start."""
        self.description = f"Dask at {self._address}"
        self._under_way = 0
        self._waiting: list[Block] = []
        self._blocks_per_task = 1
        self._thread: _ClientThread | None = None

    @property
    def capacity(self) -> int:
        """Return the blocks of two tasks for each worker, so that one is always waiting."""
        return 2 * self.workers * self._blocks_per_task

    def __enter__(self) -> Self:
        """Connect to the scheduler and its workers."""
        try:
            distributed = importlib.import_module("distributed")
        except ImportError:
            raise TttmcError(_missing_text()) from None
        if not self._address:
            raise TttmcError("a Dask cluster needs an address, such as tcp://192.0.2.7:8786")
        self._thread = _ClientThread(distributed, self._address, self._patience)
        self._thread.start()
        found = self._thread.connected.get()
        if isinstance(found, Text):
            self.close()
            raise TttmcError(found)
        self.workers = max(1, found)
        self.description = f"Dask at {self._address}, {self.workers} workers"
        return self

    def submit(self, block: Block) -> None:
        """Queue a block."""
        self._under_way += 1
        self._waiting.append(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the results that have arrived; if there are none, wait up to this many seconds."""
        assert self._thread is not None
        while blocks := self._waiting[: self._blocks_per_task]:
            del self._waiting[: self._blocks_per_task]
            self._thread.submit(blocks)
        found: list[BlockResult] = []
        while self._under_way > len(found):
            try:
                task = self._thread.results.get(timeout=0 if found else seconds)
            except Empty:
                break
            if all(result.block.without(result.games) is None for result in task):
                self._blocks_per_task = min(_MOST_BLOCKS, max(self._blocks_per_task, 2 * len(task)))
            elif len(task) > 1:
                self._blocks_per_task = max(1, len(task) // 2)
            found += task
        self._under_way -= len(found)
        return found

    def recall(self) -> list[Block]:
        """Return the blocks that haven't been sent."""
        blocks, self._waiting = self._waiting, []
        self._under_way -= len(blocks)
        return blocks

    @property
    def is_busy(self) -> bool:
        """Return whether blocks are under way; workers can't interrupt one."""
        return bool(self._under_way)

    def close(self) -> None:
        """Cancel the remaining blocks and disconnect."""
        thread, self._thread = self._thread, None
        self._under_way, self._waiting, self._blocks_per_task = 0, [], 1
        if thread is not None:
            thread.leave()
            thread.join(_CLOSE_SECONDS)


class _ClientThread(Thread):
    """A thread that runs Dask's client in an event loop."""

    def __init__(self, distributed: Any, address: str, patience: float) -> None:
        super().__init__(name="tttmc cluster", daemon=True)
        self.connected: SimpleQueue[int | Text] = SimpleQueue()
        """Receives the number of worker threads, or the reason why connecting failed."""
        self.results: SimpleQueue[list[BlockResult]] = SimpleQueue()
        """Receives the results of each task's blocks."""
        self._distributed = distributed
        self._address = address
        self._patience = patience
        self._tasks: asyncio.Queue[list[Block] | None] = asyncio.Queue()
        self._loop = asyncio.new_event_loop()

    def run(self) -> None:
        """Run the client until `leave`."""
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    def submit(self, blocks: list[Block]) -> None:
        """Send blocks as a task; called from another thread."""
        self._loop.call_soon_threadsafe(self._tasks.put_nowait, blocks)

    def leave(self) -> None:
        """End the thread; called from another thread."""
        with suppress(RuntimeError):  # the thread has ended, and closed its loop
            self._loop.call_soon_threadsafe(self._tasks.put_nowait, None)

    async def _serve(self) -> None:
        client: Any = None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # the messages below are explanation enough
                # Dask itself waits for ever for a scheduler that accepts and then says nothing.
                async with asyncio.timeout(self._patience):
                    client = self._distributed.Client(
                        self._address,
                        asynchronous=True,
                        timeout=self._patience,
                        set_as_default=False,
                        name="tttmc",
                    )
                    await client
            await self._play(client)
        except Exception as error:  # noqa: BLE001 - Dask raises many kinds of errors
            del error
            self.connected.put(
                Text(
                    "no Dask scheduler answers at {address}: start one with `dask scheduler`, and "
                    "use the address that it prints",
                    address=self._address,
                )
            )
        finally:
            if client is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(client.close(timeout=2), _CLOSE_SECONDS)

    async def _play(self, client: Any) -> None:
        async with asyncio.timeout(2 * self._patience):
            try:
                await client.wait_for_workers(1, timeout=self._patience)
            except TimeoutError:
                self.connected.put(
                    Text(
                        "the Dask scheduler at {address} has no workers: start one on each "
                        "computer with `dask worker {address}`",
                        address=self._address,
                    )
                )
                return
            threads = sum((await client.nthreads()).values())
        self.connected.put(threads)
        run, number = token_hex(8), 0
        followed: dict[int, asyncio.Task[None]] = {}
        futures: dict[int, Any] = {}
        while (blocks := await self._tasks.get()) is not None:
            number += 1
            future = client.submit(play_in_turn, blocks, key=f"tttmc-{run}-{number}", pure=False)
            futures[number] = future
            task = asyncio.create_task(self._follow(blocks, future))
            followed[number] = task
            for done in [n for n, other in followed.items() if other.done()]:
                del followed[done], futures[done]
        for task in followed.values():
            task.cancel()
        await client.cancel(list(futures.values()), force=True)

    async def _follow(self, blocks: list[Block], future: Any) -> None:
        """Wait for a task and queue its results."""
        error: AnyText = ""
        lost: AnyText = ""
        try:
            self.results.put(await future)
            return
        except asyncio.CancelledError:
            if not future.cancelled():
                raise  # the thread ends
            error = Text(
                "the Dask scheduler at {address} is no longer reachable", address=self._address
            )
        except Exception as caught:  # noqa: BLE001 - any error of a worker must be reported to the run
            name = type(caught).__name__
            if name == "KilledWorker":
                lost = Text("it ended repeatedly")
            else:
                error = Text(
                    "the workers at {address} can't play: {kind}: {error}",
                    address=self._address,
                    kind=name,
                    error=str(caught),
                )
        first, *others = blocks
        unplayed = [BlockResult(block, ()) for block in others]
        self.results.put([BlockResult(first, (), error, lost), *unplayed])


def play_in_turn(blocks: list[Block]) -> list[BlockResult]:
    """Play blocks in a worker; those for which there is no time come back without games."""
    worker = importlib.import_module("distributed").get_worker()
    machines = worker.__dict__.setdefault("tttmc_machines", Machines())
    end = monotonic() + SLICE_SECONDS
    found = [attempt(blocks[0], machines)]
    for block in blocks[1:]:
        left = end - monotonic()
        played = attempt(block, machines, seconds=left) if left > 0 else BlockResult(block, ())
        found.append(played)
    return found
