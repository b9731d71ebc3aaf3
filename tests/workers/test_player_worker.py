"""The players' worker: thoughts, revisions and the ends of games on its thread."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.playing import HUMAN, MC, RANDOM, ROW, START, Scripted, play, session
from tttmc_app import engine
from tttmc_app.child_process import ChildDiedError
from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Thought,
    TttmcError,
    thought_without_values,
)
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.session import Request
from tttmc_app.workers import PlayerWorker, Report

LONG = parse_spec(f"mc:trials={10**12}")
WAIT_MS = 30_000
"""Milliseconds after which a test gives up; a child may take a second or two to start."""


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


def test_a_thought_does_not_hold_up_the_rest(qtbot: QtBot, worker: PlayerWorker) -> None:
    """During a long thought another player can process its game, and the thought continues."""
    worker.assign({Mark.X: LONG, Mark.O: RANDOM})
    with qtbot.waitSignal(worker.progressed):
        worker.think(Request(START, LONG, 1))
    with qtbot.waitSignal(worker.failed):
        worker.finished(play(session(), ROW).record)
    with qtbot.waitSignal(worker.progressed):
        assert worker.is_busy


class Releasing(Noting):
    """A player that fails to close."""

    def close(self) -> None:
        """Fail."""
        raise TttmcError("it sticks")


@pytest.mark.parametrize("player", [Noting(), Releasing()])
def test_a_shutdown_releases_what_players_share(player: Player, qtbot: QtBot) -> None:
    """What they share is released on their thread, once, even if a player fails to close."""
    released = list[int]()
    worker = PlayerWorker(lambda _: player, lambda: released.append(threading.get_ident()))
    assert worker.shutdown()  # before it has ever run
    assert released == []
    worker.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    assert worker.shutdown()
    assert worker.shutdown()
    assert len(released) == 1
    assert threading.get_ident() not in released


def test_a_thought_is_revised_by_the_player_of_its_side(qtbot: QtBot) -> None:
    """The side that had the thought knows more by now, whichever side is to move."""
    made = list[Player]()

    class Revising(Scripted):
        """A player that puts its number into a thought."""

        def revise(self, position: Position, thought: Thought) -> Thought:
            """Return the thought with the number of this player."""
            return replace(thought, trials=[each is self for each in made].index(True))

    def make(_: PlayerSpec) -> Player:
        made.append(Revising())
        return made[-1]

    worker = PlayerWorker(make)
    reports = list[Report]()
    worker.returned.connect(reports.append)
    worker.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    for position in (START, START.play((1, 1))):
        worker.revise(START, thought_without_values(position, 1), RANDOM)
    worker.revise(START, thought_without_values(START, 1), MC)
    qtbot.waitUntil(lambda: len(reports) == 4, timeout=WAIT_MS)
    thoughts = [report.value for report in reports if isinstance(report.value, Thought)]
    assert [thought.trials for thought in thoughts] == [0, 1, 2]
    assert worker.shutdown()


# Players that hold the interpreter ---------------------------------------------------------------

PERFECT = parse_spec("perfect:simulations=20")
COMPILED = pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="it needs a child anywhere")


@pytest.fixture
def slow(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlayerWorker]:
    """Yield a worker for whose Monte Carlo players trials run in Python."""
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)
    worker = PlayerWorker()
    yield worker
    assert worker.shutdown()
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("x", "o", "size", "children"),
    [
        (RANDOM, RANDOM, 3, 0),
        (RANDOM, MC, 3, 1),
        (MC, MC, 3, 1),
        pytest.param(PERFECT, PERFECT, 3, 0, marks=COMPILED),
        (PERFECT, RANDOM, 9, 1),
    ],
)
def test_one_child_is_prepared_where_a_player_needs_it(
    x: PlayerSpec, o: PlayerSpec, size: int, children: int, slow: PlayerWorker
) -> None:
    """It is enough that one player would think in Python for long in the position at hand."""
    slow.assign({Mark.X: x, Mark.O: o})
    slow.warm_up(Position.start(Rules(size)))
    assert slow.wait_until_idle(WAIT_MS)
    assert len(multiprocessing.active_children()) == children


def test_a_child_thinks_and_is_kept_until_it_dies(qtbot: QtBot, slow: PlayerWorker) -> None:
    """Moves are those of this process; a child that dies fails its thought and is replaced."""
    expected = list(MC.make().think(START, 5))[-1].move
    slow.assign({Mark.X: MC, Mark.O: MC})
    found, failed = list[object](), list[type[Exception]]()

    def keep(report: Report) -> None:
        found.append(report.value.move if isinstance(report.value, Thought) else None)

    def fail(_job: int, error: Exception) -> None:
        failed.append(type(error))

    slow.returned.connect(keep)
    slow.failed.connect(fail)

    def think() -> None:
        with qtbot.waitSignal(slow.returned, check_params_cb=is_thought, timeout=WAIT_MS):
            slow.think(Request(START, MC, 5))
        assert found.pop() == expected

    slow.warm_up(START)
    think()
    (child,) = multiprocessing.active_children()
    think()
    assert multiprocessing.active_children() == [child]
    with qtbot.waitSignal(slow.progressed, timeout=WAIT_MS):
        slow.think(Request(START, LONG, 1))
    child.kill()
    qtbot.waitUntil(lambda: bool(failed), timeout=WAIT_MS)
    assert failed == [ChildDiedError]
    think()
    (child,) = multiprocessing.active_children()
    child.kill()  # between two thoughts
    child.join(10)
    think()
    assert failed == [ChildDiedError]
