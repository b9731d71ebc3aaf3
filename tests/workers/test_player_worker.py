"""The players' worker: thoughts, revisions and the ends of games on its thread."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.playing import HUMAN, MC, RANDOM, ROW, START, Scripted, play, session
from tttmc_app.core import GameRecord, Mark, Position, Thought, TttmcError
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.session import Request
from tttmc_app.workers import JobRunner, PlayerWorker, Report

LONG = parse_spec(f"mc:trials={10**12}")


class Noting(Scripted):
    """A player that records the threads on which it is used."""

    threads: set[int] = set()  # noqa: RUF012 - emptied by the fixture

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Think at random."""
        self.threads.add(threading.get_ident())
        return super().think(position, seed)

    def revise(self, position: Position, thought: Thought) -> Thought:
        """Return the thought itself."""
        self.threads.add(threading.get_ident())
        return thought

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Fail at the end of a game."""
        self.threads.add(threading.get_ident())
        raise TttmcError("the textbook is locked")

    def close(self) -> None:
        """Record the thread."""
        self.threads.add(threading.get_ident())


def noting(spec: PlayerSpec) -> Player:
    """Return a player that records its threads, or Monte Carlo itself."""
    return spec.make() if spec.kind.name == "mc" else Noting()


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[PlayerWorker]:
    """Yield a worker that is shut down at the end and leaves no child."""
    Noting.threads.clear()
    worker = PlayerWorker(noting, lambda: Noting.threads.add(threading.get_ident()))
    yield worker
    assert worker.shutdown()
    assert multiprocessing.active_children() == []


def test_players_live_on_the_worker_thread(qtbot: QtBot, worker: PlayerWorker) -> None:
    """All calls to a player are made on the worker's thread, each with its own job id."""
    worker.assign({Mark.X: RANDOM, Mark.O: HUMAN})
    reports, failures = list[Report](), list[tuple[int, str]]()
    worker.returned.connect(reports.append)

    def record_failure(job: int, error: Exception) -> None:
        failures.append((job, str(error)))

    worker.failed.connect(record_failure)
    with qtbot.waitSignal(worker.returned, check_params_cb=is_thought):
        job = worker.think(Request(START, RANDOM, 1))
    thought = reports[-1].value
    assert isinstance(thought, Thought)
    assert (reports[-1].job_id, thought.decided) == (job, True)
    with qtbot.waitSignal(worker.returned):
        job = worker.revise(START, thought, RANDOM)
    assert (reports[-1].job_id, reports[-1].value) == (job, thought)
    with qtbot.waitSignal(worker.failed):
        job = worker.finished(play(session(), ROW).record)
    assert failures == [(job, "the textbook is locked")]
    assert worker.shutdown()
    assert len(Noting.threads) == 1
    assert threading.get_ident() not in Noting.threads


def is_thought(report: Report) -> bool:
    """Return whether a result is a thought."""
    return isinstance(report.value, Thought)


def test_a_shutdown_waits_as_long_as_it_is_told(
    worker: PlayerWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time limit is the one given, or the usual one, and what comes of it is returned."""
    limits, may_close = list[int | None](), threading.Event()
    shut_down = JobRunner.shutdown

    def shutdown(runner: JobRunner, milliseconds: int | None = -1) -> bool:
        limits.append(milliseconds)
        return shut_down(runner, milliseconds)

    def waits(_: Player) -> None:
        may_close.wait(30)

    monkeypatch.setattr(JobRunner, "shutdown", shutdown)
    monkeypatch.setattr(Noting, "close", waits)
    worker.assign({Mark.X: RANDOM, Mark.O: HUMAN})
    assert not worker.shutdown(20)
    may_close.set()
    assert worker.shutdown(10_000)
    assert worker.shutdown()
    assert limits == [20, 10_000, None]


def test_a_thought_does_not_hold_up_the_rest(qtbot: QtBot, worker: PlayerWorker) -> None:
    """During a long thought another player can process its game, and the thought continues."""
    worker.assign({Mark.X: LONG, Mark.O: RANDOM})
    with qtbot.waitSignal(worker.progressed):
        worker.think(Request(START, LONG, 1))
    with qtbot.waitSignal(worker.failed):
        worker.finished(play(session(), ROW).record)
    with qtbot.waitSignal(worker.progressed):
        assert worker.is_busy


def test_a_player_that_holds_the_interpreter_thinks_in_a_child(
    qtbot: QtBot, worker: PlayerWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is the same as in this process, and the child process is kept for the next one."""
    expected = list(MC.make().think(START, 5))[-1]
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)
    worker.assign({Mark.X: MC, Mark.O: MC})
    worker.warm_up(START)
    assert worker.wait_until_idle(30_000)
    children = multiprocessing.active_children()
    assert len(children) == 1
    reports: list[Report] = []
    worker.returned.connect(reports.append)
    for _ in range(2):
        with qtbot.waitSignal(worker.returned, check_params_cb=is_thought, timeout=20_000):
            worker.think(Request(START, MC, 5))
        thought = reports[-1].value
        assert isinstance(thought, Thought)
        assert thought.move == expected.move
    assert multiprocessing.active_children() == children
