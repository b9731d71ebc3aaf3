"""What is said to Dask's client and what its answers become, with a client that only notes it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Generator
from dataclasses import replace
from threading import enumerate as enumerate_threads
from types import SimpleNamespace
from typing import Any

import pytest

from tests.experiments.invented import ended
from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.cluster import PATIENCE, DaskExecutor
from tttmc_app.experiments.executors import BlockResult, attempt
from tttmc_app.experiments.games import Block

BLOCKS = [Block(number, "random", "random", Rules(), 7, (0, 1)) for number in range(4)]
ENDLESS = replace(BLOCKS[0], pairing=4)
Said = list[tuple[Any, ...]]
Answer = Callable[[Block], Awaitable[BlockResult]]


class KilledWorker(Exception):  # noqa: N818 - Dask's name for it
    """What Dask raises if a block has ended several workers."""


class Future:
    """The result of a block, or why there is none."""

    def __init__(self, block: Block) -> None:
        self.block = block

    def cancelled(self) -> bool:
        """Return whether Dask gave the block up."""
        return self.block.pairing == 3

    def __await__(self) -> Generator[Any, None, BlockResult]:
        """Return the result of the first block; the others fail, each in its way, or never end."""
        yield from asyncio.sleep(0).__await__()
        if self.block.pairing == ENDLESS.pairing:
            yield from asyncio.Event().wait().__await__()
        errors = (None, KilledWorker("gone"), ValueError("no idea"), asyncio.CancelledError())
        if error := errors[self.block.pairing]:
            raise error
        return BlockResult(self.block, (ended(0, 0, "x"),))


async def hang_as(said: Said, address: str) -> None:
    """Never return if this is the address of the scheduler."""
    if said[0][1] == address:
        await asyncio.Event().wait()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Put a module in Dask's place, and return what is said to its client."""
    noted: Said = []

    class Client:
        """A client that notes what it is asked for."""

        def __init__(self, *arguments: Any, **named: Any) -> None:
            noted.append(("connect", *arguments, named))
            if arguments == ("nowhere",):
                raise OSError("nobody is there")

        def __await__(self) -> Generator[Any, None, Client]:
            yield from asyncio.sleep(0).__await__()
            return self

        async def wait_for_workers(self, *arguments: Any, **named: Any) -> None:
            noted.append(("wait", *arguments, named))
            if noted[0][1] == "idle":
                raise TimeoutError
            await hang_as(noted, "deaf")

        async def nthreads(self) -> dict[str, int]:
            await hang_as(noted, "mute")
            return {"tcp://a:1": 2, "tcp://b:1": 3}

        def submit(self, *arguments: Any, **named: Any) -> Future:
            noted.append(("submit", *arguments, named))
            return Future(arguments[1])

        async def cancel(self, futures: list[Future], **named: Any) -> None:
            noted.append(("cancel", [each.block for each in futures], named))

        async def close(self, **named: Any) -> None:
            noted.append(("close", named))

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    return noted


def connected(address: str, patience: float) -> tuple[object, ...]:
    """Return what the client is asked for first."""
    named = {"asynchronous": True, "timeout": patience, "set_as_default": False, "name": "tttmc"}
    return ("connect", address, named)


def test_blocks_go_to_the_cluster_and_their_ends_come_back(said: Said) -> None:
    """Games, lost workers, errors and a lost scheduler are each told as what they are."""
    with DaskExecutor(" tcp://a:8786 ", 2.5) as executor:
        assert (executor.workers, executor.capacity) == (5, 10)
        assert executor.description == "Dask at tcp://a:8786, 5 workers"
        assert executor.take(0.0) == []
        for block in BLOCKS:
            executor.submit(block)
        found: list[BlockResult] = []
        while len(found) < len(BLOCKS):
            new = executor.take(30.0)
            assert new
            found += new
        assert executor.take(30.0) == executor.stop(30.0) == []
    by_block = {result.block: result for result in found}
    assert [by_block[block].games for block in BLOCKS] == [(ended(0, 0, "x"),), (), (), ()]
    assert [(str(by_block[each].error), str(by_block[each].lost_worker)) for each in BLOCKS] == [
        ("", ""),
        ("", "it ended repeatedly"),
        ("the workers at tcp://a:8786 can't play: ValueError: no idea", ""),
        ("the Dask scheduler at tcp://a:8786 is no longer reachable", ""),
    ]
    assert said[:2] == [connected("tcp://a:8786", 2.5), ("wait", 1, {"timeout": 2.5})]
    submitted = said[2:6]
    assert [each[:3] for each in submitted] == [("submit", attempt, block) for block in BLOCKS]
    assert [each[3]["pure"] for each in submitted] == [False] * 4
    names = [each[3]["key"].rpartition("-") for each in submitted]
    assert [name[2] for name in names] == ["1", "2", "3", "4"]
    ((run,),) = [{name[0] for name in names}]
    assert run.startswith("tttmc-")
    (cancelled, closed) = said[6:]
    assert (cancelled[0], cancelled[2]) == ("cancel", {"force": True})
    assert closed == ("close", {"timeout": 2})
    with DaskExecutor("tcp://a:8786") as executor:  # another run has other names
        executor.submit(BLOCKS[0])
        assert executor.take(30.0)
    assert said[8] == connected("tcp://a:8786", PATIENCE)
    assert PATIENCE == 10.0
    assert not said[10][3]["key"].startswith(run)


class Counting(DaskExecutor):
    """An executor that counts how often it is asked for results."""

    asked = 0

    def take(self, seconds: float) -> list[BlockResult]:
        """Count, and take results as always."""
        self.asked += 1
        return super().take(seconds)


def test_what_is_under_way_at_the_end_is_cancelled(said: Said) -> None:
    """Only blocks without a result are cancelled, and nothing is left of the connection."""
    executor = Counting("tcp://a:8786")
    with executor:
        executor.submit(BLOCKS[0])
        (result,) = executor.take(30.0)
        assert result.block == BLOCKS[0]
        executor.submit(ENDLESS)
        executor.submit(ENDLESS)
        assert executor.take(0.0) == executor.stop(0.0) == executor.stop(0.01) == []
    assert said[-2:] == [("cancel", [ENDLESS] * 2, {"force": True}), ("close", {"timeout": 2})]
    assert not [thread for thread in enumerate_threads() if thread.name == "tttmc cluster"]
    with executor:  # the next run doesn't wait for blocks of the last one
        asked = executor.asked
        assert executor.stop(30.0) == []
        assert executor.asked == asked


NO_SCHEDULER = (
    "no Dask scheduler answers at nowhere: start one with `dask scheduler`, and use the address "
    "that it prints"
)
NO_WORKERS = (
    "the Dask scheduler at idle has no workers: start one on each computer with `dask worker idle`"
)


@pytest.mark.parametrize(("address", "message"), [("nowhere", NO_SCHEDULER), ("idle", NO_WORKERS)])
def test_nobody_there(said: Said, address: str, message: str) -> None:
    """Without a scheduler or a worker, the error says what to start, after the given patience."""
    executor = DaskExecutor(address, 0.75)
    with pytest.raises(TttmcError) as caught:
        executor.__enter__()
    assert str(caught.value) == message
    assert not [thread for thread in enumerate_threads() if thread.name == "tttmc cluster"]
    assert said[0] == connected(address, 0.75)
    assert (executor.workers, executor.description) == (1, f"Dask at {address}")
    executor.close()  # once more does no harm


@pytest.mark.parametrize("address", ["deaf", "mute"])
@pytest.mark.usefixtures("said")
def test_a_scheduler_that_hangs(address: str) -> None:
    """A scheduler that stops answering once it is connected isn't waited for without end."""
    with pytest.raises(TttmcError, match=f"no Dask scheduler answers at {address}"):
        DaskExecutor(address, 0.1).__enter__()
