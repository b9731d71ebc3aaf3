"""The players' worker: thoughts, revisions and the ends of games on its thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import active_children

import pytest
from pytestqt.qtbot import QtBot

from tests.playing import MC, RANDOM, ROW, START, Scripted, play, session
from tests.workers.test_jobs import Signals
from tttmc_app import engine
from tttmc_app.child_process import ChildDiedError
from tttmc_app.core import Mark, Position, Rules, Thought, TttmcError, thought_without_values
from tttmc_app.players import Player, PlayerSpec, parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.session import Request
from tttmc_app.workers import PlayerWorker

LONG = parse_spec(f"mc:trials={10**12}")
WAIT_MS = 30_000
"""Milliseconds after which a test gives up; a child may take a second or two to start."""


def thoughts(signals: Signals) -> dict[int, Thought]:
    """Return the thoughts by the numbers of their requests."""
    return {number: found for number, found in signals.results if isinstance(found, Thought)}


def test_players_live_on_the_worker_thread(qtbot: QtBot) -> None:
    """All calls to a player are made there; a long thought doesn't hold up the rest.

    A thought is revised by the player of its side, whichever side is to move. At the end, what
    players share is released there, once, even if a player fails to close.
    """
    made, threads, released = list[Player](), set[int](), list[int]()

    class Noting(Scripted):
        def __getattribute__(self, name: str) -> object:
            if name in ("think", "revise", "finished", "close"):
                threads.add(threading.get_ident())
            return super().__getattribute__(name)

        def revise(self, position: Position, thought: Thought) -> Thought:
            return replace(thought, trials=[each is self for each in made].index(True))

        def close(self) -> None:
            raise TttmcError("it sticks")

    def make(spec: PlayerSpec) -> Player:
        made.append(spec.make() if spec is LONG else Noting(fails=True))
        return made[-1]

    worker = PlayerWorker(make, lambda: released.append(threading.get_ident()))
    heard = Signals(worker)
    assert worker.shutdown()  # before it has ever run
    assert released == []
    worker.assign({Mark.X: RANDOM, Mark.O: RANDOM})
    job = worker.think(Request(START, RANDOM, 1))
    qtbot.waitUntil(lambda: job in thoughts(heard))
    assert thoughts(heard)[job].decided
    with qtbot.waitSignal(worker.progressed):
        worker.think(Request(START, LONG, 1))
    seen = [thought_without_values(each, 1) for each in (START, START.play((1, 1)))]
    revised = [worker.revise(START, each, RANDOM) for each in seen]
    end = worker.finished(play(session(), ROW).record)
    qtbot.waitUntil(lambda: bool(heard.failed))
    assert [thoughts(heard)[each].trials for each in revised] == [0, 1]
    assert [job for job, _ in heard.failed] == [end]
    with qtbot.waitSignal(worker.progressed):
        assert worker.is_busy
    for _ in range(2):
        assert worker.shutdown()
    assert {*released} == threads
    assert (len(released), threading.get_ident() in released) == (1, False)


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
    assert active_children() == []


@pytest.mark.parametrize(
    ("x", "o", "size", "children"),
    [
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
    assert len(active_children()) == children


def test_a_child_thinks_and_is_kept_until_it_dies(qtbot: QtBot, slow: PlayerWorker) -> None:
    """Moves are those of this process; a child that dies fails its thought and is replaced."""
    *_, expected = MC.make().think(START, 5)
    heard = Signals(slow)

    def think() -> None:
        job = slow.think(Request(START, MC, 5))
        qtbot.waitUntil(lambda: job in thoughts(heard), timeout=WAIT_MS)
        assert thoughts(heard)[job].move == expected.move

    slow.assign({Mark.X: MC, Mark.O: MC})
    slow.warm_up(START)
    think()
    (child,) = active_children()
    think()
    assert active_children() == [child]
    with qtbot.waitSignal(slow.progressed, timeout=WAIT_MS):
        slow.think(Request(START, LONG, 1))
    child.kill()
    qtbot.waitUntil(lambda: bool(heard.failed), timeout=WAIT_MS)
    think()
    (child,) = active_children()
    child.kill()  # between two thoughts
    child.join(10)
    think()
    assert [type(error) for _, error in heard.failed] == [ChildDiedError]
