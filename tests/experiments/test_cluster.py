"""A real Dask cluster, on the loopback address, and what can go wrong with one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from socket import create_server
from types import SimpleNamespace
from typing import Any

import pytest

from tests.clusters import local_cluster
from tests.experiments.inline import InlineExecutor
from tests.experiments.invented import ended
from tests.experiments.test_executors import BLOCK, MATCH, PLAN
from tests.refusals import carried_by, refused
from tttmc_app.core import Text
from tttmc_app.experiments.cluster import DaskExecutor
from tttmc_app.experiments.executors import BlockResult
from tttmc_app.experiments.games import Block
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Return the address of a cluster of two worker processes."""
    with local_cluster() as address:
        yield address


@pytest.mark.parametrize("plan", [PLAN, MATCH], ids=["sweep", "sequential test"])
def test_a_cluster_plays_the_same_games(cluster: str, plan: SweepPlan) -> None:
    """Whichever worker plays them, the games and their number are the same as on one thread."""
    with Store() as store:
        lasts = [
            list(run(plan, executor, store))[-1]
            for executor in (InlineExecutor(), DaskExecutor(f" {cluster} "))
        ]
        here, there = ([game.untimed for game in store.games(last.run)] for last in lasts)
    assert here == there
    assert lasts[1].executor == f"Dask at {cluster}, 2 workers"


def test_cancelling_leaves_a_cluster_in_order(cluster: str) -> None:
    """Finished games are saved, and the workers stay for the next run."""
    plan = SweepPlan(values=(1000,), games_each=100_000, seed=6)
    with Store() as store:
        for progress in run(plan, DaskExecutor(cluster), store):
            if progress.done:
                break
        assert 0 < store.info(1).done < 100_000
        *_, last = run(PLAN, DaskExecutor(cluster), store)
        assert last.is_finished


@pytest.mark.parametrize(
    "address",
    ["tcp://127.0.0.1:9", "tcp://127.0.0.1:{silent}", "nonsense://x", "tcp://", "1:2:3"],
)
def test_nobody_at_the_address(address: str) -> None:
    """An address where nobody answers, or that can't be one, is named in one line."""
    pytest.importorskip("distributed")
    with create_server(("127.0.0.1", 0)) as silent:  # the system accepts, but nobody answers
        address = address.format(silent=silent.getsockname()[1])
        with refused(address=address):
            list(run(PLAN, DaskExecutor(address, patience=0.5), None))
    with refused():
        DaskExecutor("  ").__enter__()


def test_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Dask, the error is one line; a frozen program can't be told to install it here."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    for is_frozen in (False, True):
        monkeypatch.setattr(sys, "frozen", is_frozen, raising=False)
        with refused():
            DaskExecutor("tcp://127.0.0.1:9").__enter__()


# A client whose answers are chosen ---------------------------------------------------------------

BLOCKS = [replace(BLOCK, pairing=number) for number in range(5)]
"""The first is played; the others end a worker, fail, are given up, and never end."""


class KilledWorker(Exception):  # noqa: N818 - Dask's name for it
    """What Dask raises if a block has ended several workers."""


ANSWERS: list[Callable[[asyncio.Future[list[BlockResult]]], object]] = [
    lambda future: future.set_result([BlockResult(BLOCKS[0], (ended(0, 0, "x"),))]),
    lambda future: future.set_exception(KilledWorker("gone")),
    lambda future: future.set_exception(ValueError("no")),
    lambda future: future.cancel(),
    lambda _future: None,
]
"""What becomes of them."""


@pytest.fixture
def cancelled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Put a client in Dask's place, and return the pairings of the blocks that it cancels."""
    noted, blocks = list[int](), dict[asyncio.Future[list[BlockResult]], Block]()

    class Client:
        """A client of a scheduler whose address says how it answers."""

        def __init__(self, address: str, **_: Any) -> None:
            self.address = address

        def __await__(self) -> Generator[Any]:
            return asyncio.sleep(0).__await__()

        async def wait_for_workers(self, *_: int, **__: Any) -> None:
            if self.address == "idle":
                raise TimeoutError
            if self.address == "deaf":
                await asyncio.Event().wait()

        async def nthreads(self) -> dict[str, int]:
            return {"tcp://a:1": 2, "tcp://b:1": 3}

        def submit(
            self, _work: object, task: list[Block], **_: Any
        ) -> asyncio.Future[list[BlockResult]]:
            future, (block,) = asyncio.get_running_loop().create_future(), task
            blocks[future] = block
            ANSWERS[block.pairing](future)
            return future

        async def cancel(self, futures: list[asyncio.Future[list[BlockResult]]], **_: Any) -> None:
            noted.extend(blocks[future].pairing for future in futures)

        async def close(self, **_: Any) -> None:
            noted.append(-1)

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    return noted


def test_every_end_of_a_block_comes_back(cancelled: list[int]) -> None:
    """Games, lost workers, errors and a lost scheduler are told apart; the rest is cancelled."""
    with DaskExecutor("tcp://a:8786") as executor:
        assert (executor.workers, executor.capacity, executor.take(0.0)) == (5, 10, [])
        for block in BLOCKS:
            executor.submit(block)
        found: dict[int, BlockResult] = {}
        while len(found) < 4:
            found |= {result.block.pairing: result for result in executor.take(30.0)}
        assert executor.take(0.0) == executor.stop(0.01) == []
    played, killed, *failed = (found[number] for number in range(4))
    assert (played.games, played.error, played.lost_worker) == ((ended(0, 0, "x"),), "", "")
    assert (bool(killed.lost_worker), killed.error) == (True, "")
    told = [carried_by(each.error) for each in failed if isinstance(each.error, Text)]
    here = {"address": "tcp://a:8786"}
    assert told == [here | {"kind": "ValueError", "error": "no"}, here]
    assert (4 in cancelled, cancelled[-1]) == (True, -1)
    with executor:  # the next run doesn't wait for blocks of the last one
        assert executor.stop(30.0) == []


@pytest.mark.usefixtures("cancelled")
@pytest.mark.parametrize("address", ["idle", "deaf"])
def test_a_scheduler_without_workers_or_answers(address: str) -> None:
    """It isn't waited for without end, and the error names it."""
    with refused(address=address):
        DaskExecutor(address, 0.1).__enter__()
