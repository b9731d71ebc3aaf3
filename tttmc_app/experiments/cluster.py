"""Play blocks on a Dask cluster, where one machine is not enough."""

from __future__ import annotations

import importlib
import warnings
from queue import Empty, SimpleQueue
from secrets import token_hex
from time import monotonic
from typing import Any, Self

from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import BlockResult, Executor, attempt
from tttmc_app.experiments.games import Block

PATIENCE = 10.0
"""Seconds that a scheduler has to answer, and to have a worker."""
_CLOSE_SECONDS = 3.0


class DaskExecutor(Executor):
    """Play on the workers of a Dask scheduler, each of which needs this program installed.

    Entering raises TttmcError where Dask isn't installed, or no scheduler with a worker answers
    at the address, such as "tcp://192.0.2.7:8786".
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self._address = address.strip()
        self._patience = patience
        self._client: Any = None  # Dask's types are incomplete
        self._workers = 0
        self._blocks: dict[str, tuple[Block, Any]] = {}
        self._ended: SimpleQueue[Any] = SimpleQueue()
        self._run = token_hex(8)
        self._number = 0

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
            distributed: Any = importlib.import_module("distributed")
        except ImportError:
            raise TttmcError(
                "Dask isn't installed here: install tttmc with its cluster extra, "
                "or the package distributed beside it"
            ) from None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it tells people nothing that they could use
                self._client = distributed.Client(
                    self._address, timeout=self._patience, set_as_default=False, name="tttmc"
                )
                self._client.wait_for_workers(1, timeout=self._patience)
            self._workers = sum(self._client.nthreads().values())
        except (OSError, ValueError, TimeoutError) as error:
            found = self._client is not None
            self.close()
            if found:
                raise TttmcError(
                    f"the Dask scheduler at {self._address} has no workers: start one on each "
                    f"machine with `dask worker {self._address}`"
                ) from None
            raise TttmcError(
                f"no Dask scheduler answers at {self._address or 'an empty address'}: start one "
                "with `dask scheduler`, and give the address that it names"
            ) from error
        except BaseException:
            self.close()
            raise
        return self

    def submit(self, block: Block) -> None:
        """Take a block to play."""
        self._number += 1
        future = self._client.submit(
            attempt, block, key=f"tttmc-{self._run}-{self._number}", pure=False
        )
        self._blocks[future.key] = (block, future)
        future.add_done_callback(self._ended.put)

    def take(self, seconds: float) -> list[BlockResult]:
        """Return what has come back, waiting so long at most where nothing has."""
        found: list[BlockResult] = []
        while self._blocks:
            try:
                future = self._ended.get(timeout=0 if found else seconds)
            except Empty:
                break
            block, _ = self._blocks.pop(future.key)
            found.append(self._result_of(block, future))
        return found

    def stop(self, seconds: float) -> list[BlockResult]:
        """Take back what isn't begun, and return the finished games that come back by then."""
        deadline = monotonic() + seconds
        found: list[BlockResult] = []
        while self._blocks and (left := deadline - monotonic()) > 0:
            found += self.take(left)
        return found

    def close(self) -> None:
        """Leave the cluster, taking back what it still has to play."""
        client, self._client = self._client, None
        futures = [future for _, future in self._blocks.values()]
        self._blocks.clear()
        if client is not None:
            if futures:
                client.cancel(futures, force=True)
            client.close(timeout=_CLOSE_SECONDS)

    def _result_of(self, block: Block, future: Any) -> BlockResult:
        if future.status == "finished":
            result = future.result()
            assert isinstance(result, BlockResult)
            return result
        if future.status == "error":
            error = future.exception()
            name = type(error).__name__
            if name == "KilledWorker":
                return BlockResult(block, (), lost_worker="the cluster gave it up")
            return BlockResult(
                block, (), f"the workers at {self._address} can't play: {name}: {error}"
            )
        return BlockResult(
            block, (), f"the Dask scheduler at {self._address} can't be reached any more"
        )
