"""A real Dask cluster, on the loopback address."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.clusters import local_cluster
from tttmc_app.core import TttmcError
from tttmc_app.experiments.cluster import DaskExecutor
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.games import PlayedGame, play_block
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.players import parse_spec

PLAN = SweepPlan(values=(5, 40), games_each=60, seed=6)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Return the address of a cluster of two worker processes."""
    with local_cluster() as address:
        yield address


def test_two_workers_of_a_cluster_play_the_same_games(cluster: str) -> None:
    """Whichever worker plays them, the games are the same as on one thread."""
    expected = [game for block in PLAN.blocks() for game in play_block(block, seconds=60)]
    with Store() as store:
        *_, last = run(PLAN, DaskExecutor(cluster), store)
        assert last.executor.endswith(", 2 workers")
        games = [game.untimed for game in store.games(last.run)]
    assert games == sorted((g.untimed for g in expected), key=lambda game: game.number)
    assert isinstance(games[0], PlayedGame)


def test_a_sequential_test_on_a_cluster(cluster: str) -> None:
    """A match on a cluster is decided after the same pairs as on one thread."""
    a, b = map(parse_spec, ("mc:trials=20", "mc:trials=12"))
    match = MatchPlan(a, b, 301, seed=1, sprt=(0.0, 40.0))
    with Store() as store:
        runs = [
            list(run(match, executor, store))[-1]
            for executor in (InlineExecutor(), DaskExecutor(cluster))
        ]
        here, there = ([game.untimed for game in store.games(last.run)] for last in runs)
    assert here == there
    assert len(here) == runs[0].done < match.games


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


def test_nobody_at_the_address() -> None:
    """An address where no scheduler answers is named in one line."""
    pytest.importorskip("distributed")
    executor = DaskExecutor("tcp://127.0.0.1:9", patience=0.5)
    with pytest.raises(TttmcError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        list(run(PLAN, executor, None))


@pytest.mark.parametrize("address", ["nonsense://x", "tcp://", "1:2:3"])
def test_what_is_no_address(address: str) -> None:
    """Words that can't be an address are also named in one line."""
    pytest.importorskip("distributed")
    with pytest.raises(TttmcError, match="no Dask scheduler answers at"):
        list(run(PLAN, DaskExecutor(address, patience=0.5), None))


INSTALLED = (
    "Dask isn't installed: install tttmc with its cluster extra, or install the package distributed"
)
FROZEN = (
    "this copy of tttmc includes its own Python without Dask: to use a cluster, install tttmc with "
    "its cluster extra using pip, here and on the cluster"
)


@pytest.mark.parametrize(("is_frozen", "message"), [(False, INSTALLED), (True, FROZEN)])
def test_without_dask(is_frozen: bool, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Dask, the error says what to install; nothing can be added to a frozen program."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    if is_frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(TttmcError) as caught:
        list(run(PLAN, DaskExecutor("tcp://127.0.0.1:9"), None))
    assert str(caught.value) == message


def test_a_cluster_has_an_address() -> None:
    """Spaces around an address don't matter, and an empty one is refused."""
    pytest.importorskip("distributed")
    assert DaskExecutor(" tcp://a:1 ").description == "Dask at tcp://a:1"
    assert (DaskExecutor("a").workers, DaskExecutor("a").capacity) == (1, 2)
    with pytest.raises(TttmcError, match="a Dask cluster needs an address, such as tcp"):
        DaskExecutor("  ").__enter__()
