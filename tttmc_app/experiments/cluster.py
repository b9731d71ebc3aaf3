"""Play blocks on a Dask cluster, where one machine is not enough."""

from __future__ import annotations

import asyncio
import importlib
import sys
import warnings
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import Thread
from time import monotonic
from typing import Any, Self

from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import Block

PATIENCE = 10.0
"""Seconds that a scheduler has to answer, and to have a worker."""
_CLOSE_SECONDS = 5.0


def missing_text() -> str:
    """Return why there is no Dask here, and what to do about it."""
    if getattr(sys, "frozen", False):
        return (
            "this copy of tttmc brings its own Python, which a cluster's machines don't have, and "
            "leaves Dask out: install tttmc with its cluster extra by pip, here and there"
        )
    return (
        "Dask isn't installed here: install tttmc with its cluster extra, "
        "or the package distributed beside it"
    )


class DaskExecutor(Executor):
    """Play on the workers of a Dask scheduler, each of which needs this program installed.

    Entering raises TttmcError where Dask isn't installed, or no scheduler with a worker answers
    at the address, such as "tcp://192.0.2.7:8786".
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self._address = address.strip()
        self._patience = patience
        self._workers = 0
        self._under_way = 0
        self._thread: _ClientThread | None = None

    @property
    def description(self) -> str:
        """Return what plays."""
        many = f", {self._workers} workers" if self._workers else ""
        return f"Dask at {self._address}{many}"

    @property
    def workers(self) -> int:
        """Return how many threads the cluster's workers had when it was entered."""
        return max(1, self._workers)

    @property
    def capacity(self) -> int:
        """Return how many blocks it holds: one waits for each worker, which never has to."""
        return 2 * self.workers

    def __enter__(self) -> Self:
        """Find the scheduler and its workers."""
        try:
            distributed = importlib.import_module("distributed")
        except ImportError:
            raise TttmcError(missing_text()) from None
        if not self._address:
            raise TttmcError("a Dask cluster needs an address, such as tcp://192.0.2.7:8786")
        self._thread = _ClientThread(distributed, self._address, self._patience)
        self._thread.start()
        found = self._thread.met.get()
        if isinstance(found, str):
            self.close()
            raise TttmcError(found)
        self._workers = found
        return self

    def submit(self, block: Block) -> None:
        """Take a block to play."""
        assert self._thread is not None
        self._under_way += 1
        self._thread.submit(block)

    def take(self, seconds: float) -> list[BlockResult]:
        """Return what has come back, waiting so long at most where nothing has."""
        assert self._thread is not None
        found: list[BlockResult] = []
        while self._under_way:
            try:
                found.append(self._thread.results.get(timeout=0 if found else seconds))
            except Empty:
                break
            self._under_way -= 1
        return found

    def stop(self, seconds: float) -> list[BlockResult]:
        """Return the games that come back by then: a worker can't be told to break one off."""
        deadline = monotonic() + seconds
        found: list[BlockResult] = []
        while self._under_way and (left := deadline - monotonic()) > 0:
            found += self.take(left)
        return found

    def close(self) -> None:
        """Leave the cluster, taking back what it still has to play."""
        thread, self._thread = self._thread, None
        self._under_way = 0
        if thread is not None:
            thread.leave()
            thread.join(_CLOSE_SECONDS)


class _ClientThread(Thread):
    """Run Dask's client in a loop of its own, which ends with the thread."""

    def __init__(self, distributed: Any, address: str, patience: float) -> None:
        super().__init__(name="tttmc cluster", daemon=True)
        self.met: SimpleQueue[int | str] = SimpleQueue()
        """Gets the number of workers, or in a line why there are none."""
        self.results: SimpleQueue[BlockResult] = SimpleQueue()
        self._distributed = distributed
        self._address = address
        self._patience = patience
        self._blocks: asyncio.Queue[Block | None] = asyncio.Queue()
        self._loop = asyncio.new_event_loop()

    def run(self) -> None:
        """Serve until it is time to leave."""
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    def submit(self, block: Block) -> None:
        """Send a block, from another thread."""
        self._loop.call_soon_threadsafe(self._blocks.put_nowait, block)

    def leave(self) -> None:
        """End, from another thread."""
        if self.is_alive():
            self._loop.call_soon_threadsafe(self._blocks.put_nowait, None)

    async def _serve(self) -> None:
        client: Any = None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # they tell people nothing that they could use
                client = self._distributed.Client(
                    self._address,
                    asynchronous=True,
                    timeout=self._patience,
                    set_as_default=False,
                    name="tttmc",
                )
                await client
            await self._play(client)
        except Exception as error:  # noqa: BLE001 - Dask raises many kinds for what isn't there
            del error
            self.met.put(
                f"no Dask scheduler answers at {self._address}: start one with `dask scheduler`, "
                "and give the address that it names"
            )
        finally:
            if client is not None:
                await client.close(timeout=2)

    async def _play(self, client: Any) -> None:
        try:
            await client.wait_for_workers(1, timeout=self._patience)
        except TimeoutError:
            self.met.put(
                f"the Dask scheduler at {self._address} has no workers: start one on each "
                f"machine with `dask worker {self._address}`"
            )
            return
        self.met.put(sum((await client.nthreads()).values()))
        run, number = token_hex(8), 0
        followed: dict[int, asyncio.Task[None]] = {}
        futures: dict[int, Any] = {}
        while (block := await self._blocks.get()) is not None:
            number += 1
            future = client.submit(attempt, block, key=f"tttmc-{run}-{number}", pure=False)
            futures[number] = future
            task = asyncio.create_task(self._follow(block, future))
            followed[number] = task
            for done in [n for n, other in followed.items() if other.done()]:
                del followed[done], futures[done]
        for task in followed.values():
            task.cancel()
        await client.cancel(list(futures.values()), force=True)

    async def _follow(self, block: Block, future: Any) -> None:
        """Wait for a block and pass on what came of it."""
        try:
            result = await future
        except asyncio.CancelledError:
            if not future.cancelled():
                raise  # we are leaving
            result = BlockResult(
                block, (), f"the Dask scheduler at {self._address} can't be reached any more"
            )
        except Exception as error:  # noqa: BLE001 - whatever a worker says, the run must hear of it
            name = type(error).__name__
            if name == "KilledWorker":
                result = BlockResult(block, (), lost_worker="the cluster gave it up")
            else:
                told = f"the workers at {self._address} can't play: {name}: {error}"
                result = BlockResult(block, (), told)
        self.results.put(result)
