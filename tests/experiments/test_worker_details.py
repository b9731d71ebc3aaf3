"""What workers are given and what they say, and the blocks of games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import enumerate as enumerate_threads
from types import SimpleNamespace

import pytest

from tests.experiments.invented import ended
from tttmc_app.core import Ending, Mark, Rules, Text, TttmcError
from tttmc_app.experiments import executors
from tttmc_app.experiments import processes as processes_module
from tttmc_app.experiments.block_queue import BlockQueue
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.executors import ThreadExecutor, attempt, executor_text
from tttmc_app.experiments.games import Block, play_block, play_match
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.statistics import Spread
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Learner

RANDOM = parse_spec("random")
BLOCK = Block(0, "mc:trials=5", "random", Rules(), 7, (0, 1), offset=30)


def test_a_defect_in_a_player_is_told() -> None:
    """Any error becomes a line with the players and the reason, or the error's kind."""
    for error, reason in ((ValueError("no idea"), "no idea"), (KeyError(), "KeyError")):

        def make(_text: str, raised: Exception = error) -> object:
            raise raised

        result = attempt(BLOCK, make=make)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # it makes no player
        assert result.block == BLOCK
        assert result.games == ()
        assert str(result.error) == f"mc:trials=5 against random can't be played: {reason}"


@pytest.mark.parametrize(
    ("description", "text", "source"),
    [
        ("1 process", "1 process", "%n process(es)"),
        ("12 processes", "12 processes", "%n process(es)"),
        ("1 thread", "1 thread", "%n thread(s)"),
        ("3 threads", "3 threads", "%n thread(s)"),
        ("Dask at a:1, 1 workers", "Dask at a:1, 1 worker", "Dask at {address}, %n worker(s)"),
        ("Dask at a, b, 20 workers", "Dask at a, b, 20 workers", "Dask at {address}, %n worker(s)"),
        *((text, text, None) for text in ("by hand", "Dask at a:1", "2 processes and 1 thread")),
    ],
)
def test_descriptions_keep_their_numbers(description: str, text: str, source: str | None) -> None:
    """A stored description is shown with its own number, in a form that can be translated."""
    found = executor_text(description)
    assert str(found) == text
    assert (found.source if isinstance(found, Text) else None) == source


def test_blocks_that_wait_are_recalled() -> None:
    """Queued blocks come back once, and count no more; a thread plays with its own machines."""
    made: list[str] = []

    def make(text: str) -> object:
        made.append(text)
        return parse_spec(text).make()

    executor = ThreadExecutor(1, make)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # it makes players
    executor.submit(BLOCK)
    executor.submit(replace(BLOCK, numbers=(2,)))
    assert [block.numbers for block in executor.recall()] == [(0, 1), (2,)]
    assert not executor.recall()
    assert not executor.take(5.0)
    with executor:
        executor.submit(BLOCK)
        (result,) = executor.take(30.0)
        assert len(result.games) == 2
    assert made == ["mc:trials=5", "random"]
    executor.submit(BLOCK)
    executor.submit(BLOCK)
    assert len(executor.recall()) == 2
    assert executor._open == 0  # pyright: ignore[reportPrivateUsage]  # or a stopped run waits
    processes = ProcessExecutor(2)
    processes._waiting.append(BLOCK)  # pyright: ignore[reportPrivateUsage]  # without processes
    assert (processes.recall(), processes.recall()) == ([BLOCK], [])
    assert (processes.capacity, ProcessExecutor(256).workers) == (4, 256)


def test_threads_have_ended_when_an_executor_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing interrupts the games and waits for the threads."""
    monkeypatch.setattr(executors, "_JOIN_SECONDS", 30.0)
    executor = ThreadExecutor(2)
    with executor:
        executor.submit(replace(BLOCK, x="mc:trials=10000000", numbers=tuple(range(1000))))
        threads = [thread for thread in enumerate_threads() if thread.name.startswith("tttmc lab")]
        assert len(threads) == 2
    assert not any(thread.is_alive() for thread in threads)


def test_stopped_processes_return_what_is_finished() -> None:
    """Only the processes that play are told to stop, and blocks that wait are dropped."""

    class Child:
        """A child that answers once it is told to stop."""

        def __init__(self) -> None:
            self.stopped = 0

        def stop(self) -> None:
            """Count."""
            self.stopped += 1

    executor = ProcessExecutor(2)
    busy, idle = Child(), Child()
    workers = [SimpleNamespace(child=busy, block=BLOCK), SimpleNamespace(child=idle, block=None)]
    executor._workers = workers  # type: ignore[assignment]  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]  # not started
    executor._waiting.append(BLOCK)  # pyright: ignore[reportPrivateUsage]  # likewise, not started
    assert executor.stop(0.0) == []
    assert (busy.stopped, idle.stopped, executor.recall()) == (1, 0, [])


def test_processes_have_the_niceness_of_their_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each child is started with the niceness; a failure to start ends those already started."""
    started: list[int] = []
    closed: list[int] = []

    class Child:
        """A child that isn't started; the third can't be."""

        def __init__(self, _name: str, _work: object, *, niceness: int) -> None:
            started.append(niceness)
            if len(started) == 3:
                raise OSError(11, "Resource temporarily unavailable")
            self.pipe = self

        def close(self, seconds: float | None = None) -> None:
            """Count the ends."""
            if seconds is not None:
                closed.append(1)

    monkeypatch.setattr(processes_module, "Child", Child)
    with pytest.raises(TttmcError) as caught:
        ProcessExecutor(3, niceness=7).__enter__()
    assert started == [7, 7, 7]
    assert closed == [1, 1]
    assert str(caught.value) == ("can't start another process: Resource temporarily unavailable")


# Blocks --------------------------------------------------------------------------------------


def test_a_block_has_all_that_its_pairing_has() -> None:
    """Players, seed, offset, conduct and knowledge are each pairing's own."""
    plan = MatchPlan(parse_spec("mc:trials=5"), RANDOM, 5, Rules(4), seed=3, opening=2)
    knowledge = (("a", "b"), ("c", "d"))
    blocks = list(plan.blocks((), knowledge))
    conduct = Conduct(2, 3)
    assert [
        (b.pairing, b.x, b.o, b.rules, b.seed, b.numbers, b.offset, b.knowledge, b.conduct)
        for b in blocks
    ] == [
        (0, plan.a.text, "random", Rules(4), 3, (0, 1, 2), 0, ("a", "b"), conduct),
        (1, "random", plan.a.text, Rules(4), plan.pairings[1].seed, (0, 1), 3, ("c", "d"), conduct),
    ]
    assert [block.knowledge for block in plan.blocks()] == [("", "")] * 2


def test_what_players_know_belongs_to_their_sides(tmp_path: Path) -> None:
    """Each pairing has X's knowledge first; a block is refused if either player's has changed."""
    spec = parse_spec(f"learner:textbook={tmp_path / 'a.textbook'}")
    learner = spec.make()
    assert isinstance(learner, Learner)
    learner.textbook(Rules()).add([("---------", "0")])
    known = learner.knowledge(Rules())
    learner.textbook(Rules()).close()
    assert known
    plan = MatchPlan(spec, RANDOM, 4)
    assert plan.knowledge() == ((known, ""), ("", known))
    for x, o, knowledge, named in (
        (spec.text, "random", ("", ""), "learner"),
        ("random", spec.text, ("", ""), "learner"),
        ("random", spec.text, (known, ""), "random"),
    ):
        with pytest.raises(TttmcError, match=f"the textbook of {named}"):
            play_block(replace(BLOCK, x=x, o=o, knowledge=knowledge))
    assert play_block(replace(BLOCK, x="random", o=spec.text, knowledge=("", known)))


def test_a_match_in_python_has_reasons_and_times(tmp_path: Path) -> None:
    """A forfeited game of a plain match has its reason."""
    path = tmp_path / "student.py"
    path.write_text("def mc_move(board, player, trials):\n    raise ValueError('no idea')\n")
    players = parse_spec(f"course:{path}"), RANDOM
    (game,) = play_match(Rules(), players, 1, 7)
    assert (game.ending, game.winner) == (Ending.FORFEIT, Mark.O)
    assert "no idea" in game.reason
    assert game.seconds > 0


def test_a_block_in_python_is_returned_after_its_time() -> None:
    """No game starts after the time is over, but at least one is played."""
    slow = replace(BLOCK, x="mc:sure=90", numbers=tuple(range(50)))
    assert len(play_block(slow, seconds=0.0)) == 1
    assert len(play_block(replace(slow, numbers=(0, 1)), seconds=60)) == 2


def test_blocks_of_a_run_that_may_end_early_grow() -> None:
    """A match with a test begins with four games a block, which then grow with the run."""
    test = MatchPlan(RANDOM, RANDOM, 2000, sprt=(0.0, 5.0))
    sizes = [len(block.numbers) for block in test.blocks() if block.pairing == 0]
    assert sizes[:3] == [4, 4, 4]
    assert sizes == sorted(sizes[:-1]) + sizes[-1:]
    assert max(sizes) <= 100
    assert sum(sizes) == 1000
    plain = MatchPlan(RANDOM, RANDOM, 2000)
    assert {len(block.numbers) for block in plain.blocks()} == {100}


def test_the_earliest_block_of_any_pairing_is_next() -> None:
    """Blocks are taken by their first games, whichever pairing they belong to."""
    later = replace(BLOCK, pairing=0, numbers=(7,))
    early = replace(BLOCK, pairing=1, numbers=(3,))
    equal = replace(BLOCK, pairing=0, numbers=(3,))

    def blocks() -> Iterator[Block]:
        yield replace(BLOCK, pairing=2, numbers=(5,))

    queue = BlockQueue(blocks())
    for block in (later, early, equal):
        queue.give_back(block)
    taken = [queue.take() for _ in range(5)]
    assert [(b.pairing, b.numbers[0]) if b else None for b in taken] == [
        (0, 3), (1, 3), (2, 5), (0, 7), None
    ]  # fmt: skip


def test_an_untimed_game_keeps_its_counts() -> None:
    """Without its times, a game still has the number of each side's moves."""
    game = ended(3, 1, "o", seconds=5.0, x=(1.0, 2.0), o=(3.0,), reason="why")
    assert game.untimed == game._replace(seconds=0.0, x_times=Spread(2), o_times=Spread(1))


def test_games_played_in_the_kernel_have_their_endings() -> None:
    """A full board is told from a line, and each game has its pairing."""
    games = play_block(replace(BLOCK, numbers=tuple(range(60)), pairing=4), seconds=60)
    assert {game.ending for game in games} == {Ending.LINE, Ending.FULL_BOARD}
    assert all((game.ending is Ending.LINE) == (game.winner is not None) for game in games)
    assert {game.pairing for game in games} == {4}
