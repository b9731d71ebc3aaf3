"""The players' worker: its share of the cores, its child process, and what it releases."""

from __future__ import annotations

import multiprocessing
import os
import threading
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.playing import MC, RANDOM, START, Scripted
from tttmc_app import engine
from tttmc_app.child_process import ChildDiedError
from tttmc_app.core import Mark, Position, Rules, Thought, TttmcError, thought_without_values
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.session import Request
from tttmc_app.workers import PlayerWorker, Report

LONG = parse_spec(f"mc:trials={10**12}")
WAIT_MS = 30_000
"""Milliseconds after which a test gives up; a child may take a second or two to start."""


class Threaded(Scripted):
    """A player that records on how many threads it is to think."""

    threads: list[int] = []  # noqa: RUF012 - emptied by the test
    closed: list[str] = []  # noqa: RUF012 - emptied by the test

    def with_threads(self, threads: int) -> Player:
        """Record the number."""
        self.threads.append(threads)
        return self

    def close(self) -> None:
        """Record the end."""
        self.closed.append("player")


def is_thought(report: Report) -> bool:
    """Return whether a result is a thought."""
    return isinstance(report.value, Thought)


class Failures:
    """The failures of a worker: the job and the kind of error of each."""

    def __init__(self, worker: PlayerWorker) -> None:
        self.found: list[tuple[int, type[Exception]]] = []
        worker.failed.connect(self._on_failed)

    def _on_failed(self, job: int, error: Exception) -> None:
        self.found.append((job, type(error)))


def threaded(_: PlayerSpec) -> Player:
    """Return a player that records its threads."""
    return Threaded()


@pytest.mark.parametrize(("cores", "free"), [(None, 1), (1, 1), (2, 1), (3, 2), (8, 7)])
def test_a_core_is_left_to_the_window(
    cores: int | None, free: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking may fill all cores but one, and at least one."""
    Threaded.threads.clear()
    worker = PlayerWorker(threaded)
    worker.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    with qtbot.waitSignal(worker.returned, timeout=WAIT_MS, check_params_cb=is_thought):
        worker.think(Request(START, RANDOM, 1))
    assert worker.shutdown()
    assert Threaded.threads == [free]


@pytest.mark.parametrize("releases", [True, False])
def test_a_shutdown_releases_players_and_what_they_share(releases: bool, qtbot: QtBot) -> None:
    """The players are closed on their thread, then what they share is released there, if any."""
    Threaded.closed.clear()
    threads = list[int]()

    def release() -> None:
        Threaded.closed.append("shared")
        threads.append(threading.get_ident())

    worker = PlayerWorker(threaded, release if releases else None)
    assert worker.shutdown()  # before it has ever run
    assert Threaded.closed == []
    failures = Failures(worker)
    worker.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    assert worker.shutdown()
    assert worker.shutdown()
    assert Threaded.closed == ["player", "player", *["shared"] * releases]
    assert threading.get_ident() not in threads
    assert failures.found == []


def test_what_players_share_is_released_even_if_one_fails_to_close(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure of a player to close leaves nothing of the others behind."""

    def fail(_: Player) -> None:
        raise TttmcError("it sticks")

    monkeypatch.setattr(Threaded, "close", fail)
    released = list[str]()
    worker = PlayerWorker(threaded, lambda: released.append("shared"))
    worker.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    assert worker.shutdown()
    assert released == ["shared"]


PERFECT = parse_spec("perfect:simulations=20")


@pytest.mark.parametrize(
    ("x", "o", "size", "children"),
    [
        (RANDOM, RANDOM, 3, 0),
        (MC, RANDOM, 3, 1),
        (RANDOM, MC, 3, 1),
        (MC, MC, 3, 1),
        pytest.param(
            *(PERFECT, PERFECT, 3, 0),
            marks=pytest.mark.skipif(engine.SEARCHES_IN_PYTHON, reason="it needs a child anywhere"),
        ),
        (PERFECT, RANDOM, 9, 1),
    ],
)
def test_one_child_is_prepared_where_a_player_needs_it(
    x: PlayerSpec,
    o: PlayerSpec,
    size: int,
    children: int,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is enough that one player would think in Python for long in the position at hand."""
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)
    position = Position.start(Rules(size))
    worker = PlayerWorker()
    failures = Failures(worker)
    worker.assign({Mark.X: x, Mark.O: o})
    worker.warm_up(position)
    assert worker.wait_until_idle(WAIT_MS)
    assert len(multiprocessing.active_children()) == children
    if not children:  # nor is one started for the thought
        with qtbot.waitSignal(worker.returned, timeout=WAIT_MS, check_params_cb=is_thought):
            worker.think(Request(position, x, 5))
        assert multiprocessing.active_children() == []
    assert worker.shutdown()
    assert (failures.found, multiprocessing.active_children()) == ([], [])


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


def test_a_child_that_dies_is_replaced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thought fails with how the child ended; the next one has a new child and succeeds."""
    expected = list(MC.make().think(START, 5))[-1].move
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)
    worker = PlayerWorker()
    worker.assign({Mark.X: MC, Mark.O: MC})
    reports, failures = list[Report](), Failures(worker)
    worker.returned.connect(reports.append)
    worker.warm_up(START)
    assert worker.wait_until_idle(WAIT_MS)
    (child,) = multiprocessing.active_children()
    with qtbot.waitSignal(worker.progressed, timeout=WAIT_MS):
        job = worker.think(Request(START, LONG, 1))
    child.kill()
    qtbot.waitUntil(lambda: bool(failures.found), timeout=WAIT_MS)
    assert failures.found == [(job, ChildDiedError)]
    assert multiprocessing.active_children() == []
    with qtbot.waitSignal(worker.returned, timeout=WAIT_MS, check_params_cb=is_thought):
        worker.think(Request(START, MC, 5))
    thought = reports[-1].value
    assert isinstance(thought, Thought)
    assert thought.move == expected
    assert len(multiprocessing.active_children()) == 1
    assert worker.shutdown()
    assert multiprocessing.active_children() == []


def test_a_child_that_died_between_two_thoughts_is_replaced(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing fails if nobody was thinking; the next thought has a new child."""
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)
    worker = PlayerWorker()
    worker.assign({Mark.X: MC, Mark.O: MC})
    failures = Failures(worker)
    worker.warm_up(START)
    assert worker.wait_until_idle(WAIT_MS)
    (child,) = multiprocessing.active_children()
    child.kill()
    child.join(10)
    with qtbot.waitSignal(worker.returned, timeout=WAIT_MS, check_params_cb=is_thought):
        worker.think(Request(START, MC, 5))
    assert failures.found == []
    assert worker.shutdown()
    assert multiprocessing.active_children() == []
