"""Stopping executors in the middle of their blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from threading import Event, Lock
from threading import enumerate as enumerate_threads
from types import SimpleNamespace

import pytest

from tests.experiments.invented import ended
from tttmc_app.child_process import ChildDiedError
from tttmc_app.core import Meaning, Position, Rules, Thought
from tttmc_app.experiments import executors, games
from tttmc_app.experiments import processes as processes_module
from tttmc_app.experiments.cluster import DaskExecutor
from tttmc_app.experiments.executors import BlockResult, InlineExecutor, ThreadExecutor
from tttmc_app.experiments.games import Block
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.players.player import Player

_PATIENCE = 10.0
BLOCK = Block(0, "slow", "quick", Rules(), 7, (0, 1, 2), offset=30)
BLOCKS = [replace(BLOCK, pairing=pairing) for pairing in range(3)]


@pytest.fixture(autouse=True)
def endless_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time of a thread's block never be up, however late its games are."""
    monkeypatch.setattr(games, "perf_counter", lambda: 1.0)


@dataclass
class Slow(Player):
    """Takes the first square, but can't decide how to begin its second game."""

    begun: Event
    freed: Event
    """Ends its wait, and the thread's."""
    games: int = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield thoughts without a move until the thread is freed, and then a move."""
        nothing = (None,) * position.rules.square_count
        thought = Thought(Meaning.RATE, position.to_move, nothing, None, (), 0, None, seed)
        self.games += not position.x
        while position.to_move.value == "X" and self.games == 2 and not self.freed.is_set():
            self.begun.set()
            yield thought
        yield replace(thought, move=position.empty_squares[0])


class Waiting(Slow):
    """Ends its wait itself, once another thread's games have been taken."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a thought for each of the other player's, but wait before the second game."""
        for thought in super().think(position, seed):
            if thought.move is None:
                self.freed.wait(_PATIENCE)
            yield thought


class Noting(ThreadExecutor):
    """An executor that tells when it has taken results."""

    taken: Event

    def take(self, seconds: float) -> list[BlockResult]:
        """Take results as always."""
        found = super().take(seconds)
        if found:
            self.taken.set()
        return found


def test_stopped_threads_return_what_is_finished() -> None:
    """Games under way are broken off, and the finished ones of all threads are returned.

    One thread answers only after the other's games have been taken. The third block isn't begun.
    """
    begun, ends, lock = [Event(), Event()], [Event(), Event()], Lock()
    slow = [Slow(begun[0], ends[0]), Waiting(begun[1], ends[1])]

    def make(text: str) -> Player:
        with lock:
            return slow.pop() if text == "slow" else Slow(Event(), Event())

    executor = Noting(2, make)
    executor.taken = ends[1]
    with executor:
        for block in BLOCKS:
            executor.submit(block)
        assert all(event.wait(_PATIENCE) for event in begun)
        found = executor.stop(_PATIENCE)
        for event in ends:
            event.set()
        assert executor.take(0.0) == executor.stop(0.0) == []
    assert sorted(result.block.pairing for result in found) == [0, 1]
    for result in found:
        assert result.block in BLOCKS
        assert [game.number for game in result.games] == [30]
        assert (result.error, result.lost_worker) == ("", "")


def test_stopping_without_time_waits_for_nothing() -> None:
    """With no time left, nothing is taken; the threads still end with the executor."""
    begun, freed = Event(), Event()
    executor = ThreadExecutor(1, lambda _text: Slow(begun, freed))
    with executor:
        executor.submit(BLOCK)
        assert begun.wait(_PATIENCE)
        assert executor.stop(0.0) == []


def test_closing_interrupts_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads end although nobody has stopped their games."""
    monkeypatch.setattr(executors, "_JOIN_SECONDS", 30.0)
    begun, freed = Event(), Event()
    with ThreadExecutor(1, lambda _text: Slow(begun, freed)) as executor:
        executor.submit(BLOCK)
        assert begun.wait(_PATIENCE)
    left = [thread for thread in enumerate_threads() if thread.name.startswith("tttmc lab")]
    freed.set()
    assert left == []


def test_one_thread_plays_as_long_as_it_is_told() -> None:
    """A short step plays one game of the first block, a long one all; stopping drops the rest."""
    executor = InlineExecutor()
    block = replace(BLOCK, x="mc:sure=60", o="random", numbers=(0, 1))
    for seconds, count in ((0.0, 1), (60.0, 2)):
        executor.submit(block)
        (result,) = executor.take(seconds)
        assert (result.block, len(result.games)) == (block, count)
    for _ in range(2):
        executor.submit(block)
    assert [executor.stop(60.0), executor.recall(), executor.take(60.0)] == [[], [], []]
    executor.submit(block)
    executor.close()
    assert executor.take(60.0) == []


class OneByOne(ProcessExecutor):
    """An executor whose processes answer one after the other."""

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the games of the first process that plays."""
        assert 0 < seconds <= _PATIENCE
        worker = next(worker for worker in self._workers if worker.block is not None)
        block, worker.block = worker.block, None
        assert block is not None
        return [BlockResult(block, (ended(block.pairing, 0, "x"),))]


def test_stopped_processes_return_all_their_games() -> None:
    """Each process that plays is told to stop, and the games of all of them are returned."""
    told: list[int] = []
    executor = OneByOne(3)
    workers = [
        SimpleNamespace(child=SimpleNamespace(stop=lambda n=number: told.append(n)), block=block)
        for number, block in enumerate((BLOCKS[0], None, BLOCKS[2]))
    ]
    executor._workers = workers  # type: ignore[assignment]  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]  # not started
    found = executor.stop(_PATIENCE)
    assert told == [0, 2]
    assert [(result.block, result.games[0].number) for result in found] == [
        (BLOCKS[0], 0),
        (BLOCKS[2], 2),
    ]


def test_a_lost_process_is_replaced_by_one_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its block comes back with how it ended; the new one has the same niceness, and no block."""

    def all_of(pipes: list[object], _seconds: float) -> list[object]:
        return pipes

    made: list[tuple[str, int]] = []
    sent: list[tuple[int, object]] = []

    class Lost:
        """A child that has died as soon as it has a block."""

        def __init__(self, name: str, _work: object, *, niceness: int = 0) -> None:
            self.number, self.pipe = len(made), SimpleNamespace(close=lambda: None)
            made.append((name, niceness))

        def send(self, block: object) -> None:
            """Note the block."""
            sent.append((self.number, block))

        def receive(self, seconds: float) -> None:
            """Fail."""
            assert seconds == 0
            raise ChildDiedError

        def close(self, seconds: float) -> str:
            """Tell how it ended."""
            assert seconds > 0
            return f"end of {self.number}"

    monkeypatch.setattr(processes_module, "Child", Lost)
    monkeypatch.setattr("multiprocessing.connection.wait", all_of)
    with ProcessExecutor(1, niceness=7) as executor:
        executor.submit(BLOCKS[0])
        executor.submit(BLOCKS[1])
        for number in range(2):
            (result,) = executor.take(0.0)
            assert result == BlockResult(BLOCKS[number], (), lost_worker=f"end of {number}")
        assert [executor.take(0.0), executor.recall(), executor.stop(60.0)] == [[], [], []]
        executor.submit(BLOCKS[2])
        executor.submit(BLOCKS[0])
    assert executor.recall() == []  # a closed executor has no blocks
    assert made == [("tttmc lab", 7)] * 3
    assert sent == [(0, BLOCKS[0]), (1, BLOCKS[1]), (2, BLOCKS[2])]


def test_all_processes_end_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All pipes are closed before any process is waited for, and the time is that of all."""
    now, notes, made = [100.0], list[tuple[str, int, float]](), list[object]()

    class Late:
        """A child that takes a quarter of a second to end."""

        def __init__(self, _name: str, _work: object, *, niceness: int = 0) -> None:
            assert niceness == 0
            number = len(made)
            made.append(self)
            self.pipe = SimpleNamespace(close=lambda: notes.append(("pipe", number, 0.0)))
            self.number = number

        def close(self, seconds: float) -> None:
            """Note how long it is waited for."""
            notes.append(("end", self.number, seconds))
            now[0] += 0.25

    monkeypatch.setattr(processes_module, "Child", Late)
    monkeypatch.setattr(processes_module, "monotonic", lambda: now[0])
    with ProcessExecutor(4) as executor:
        assert len(made) == 4
    most = notes[4][2]
    assert 0 < most <= 10
    assert notes == [
        *(("pipe", number, 0.0) for number in range(4)),
        *(("end", number, max(0.0, most - 0.25 * number)) for number in range(4)),
    ]
    executor.close()  # nothing is left to close
    assert len(notes) == 8


class Distant(DaskExecutor):
    """An executor whose cluster answers one block at a time."""

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the games of the next block."""
        assert 0 < seconds <= _PATIENCE
        self._under_way -= 1
        return [BlockResult(BLOCKS[self._under_way], ())]


def test_a_stopped_cluster_is_asked_until_all_blocks_are_back() -> None:
    """All results that arrive in time are returned; without time, nothing is waited for."""
    executor = Distant("tcp://a:8786")
    executor._under_way = 3  # pyright: ignore[reportPrivateUsage]  # as if blocks had been sent
    assert executor.stop(0.0) == []
    found = executor.stop(_PATIENCE)
    assert [result.block for result in found] == BLOCKS[::-1]


def test_processes_break_off_an_endless_game() -> None:
    """Real processes answer a stop with their blocks, although no game is finished."""
    endless = [replace(block, x="mc:trials=100000000000", o="random") for block in BLOCKS]
    with ProcessExecutor(2) as executor:
        for block in endless:
            executor.submit(block)
        assert executor.recall() == endless[2:]
        found = executor.stop(60.0)
        assert sorted(result.block.pairing for result in found) == [0, 1]
        assert all((result.games, result.error) == ((), "") for result in found)
        assert executor.stop(60.0) == []
