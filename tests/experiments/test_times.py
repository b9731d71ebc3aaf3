"""Times that games take, and the time left, by a clock that only the players advance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.experiments.invented import ended, near
from tttmc_app.core import Ending, Mark, Position, Rules, Thought
from tttmc_app.experiments import games as games_module
from tttmc_app.experiments import running
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.executors import BlockResult, InlineExecutor
from tttmc_app.experiments.games import Block, PlayedGame, play_in_python
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.random_player import RandomPlayer


class Clock:
    """A clock that stands still between the steps of a test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class Timed(Player):
    """Plays the first empty square after some seconds, or resigns."""

    def __init__(self, clock: Clock, seconds: float, resigns: bool = False) -> None:
        self.clock, self.seconds, self.resigns = clock, seconds, resigns

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Think."""
        self.clock.now += self.seconds
        (*_, last) = RandomPlayer().think(position, seed)
        move = None if self.resigns else position.empty_squares[0]
        yield replace(last, move=move, resigns=self.resigns)


BLOCK = Block(2, "random", "random", Rules(), 7, (0, 1), offset=30)


def played(
    clock: Clock, x: float, o: float, conduct: Conduct | None = None, o_resigns: bool = False
) -> tuple[PlayedGame, ...]:
    """Return two games of players that take these seconds for each move."""
    machines = Timed(clock, x), Timed(clock, o, o_resigns)
    block = replace(BLOCK, conduct=conduct or Conduct())
    return play_in_python(block, machines, lambda: False, 10000.0)


def test_each_move_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move's time is that of its player's thought; a game's is that of all its moves."""
    clock = Clock()
    monkeypatch.setattr(games_module, "perf_counter", clock)
    games = played(clock, 2.0, 3.0)
    # X takes a1 c1 b2 a3 and O b1 a2 c2.
    for number, game in enumerate(games):
        assert (game.number, game.pairing, game.winner) == (30 + number, 2, Mark.X)
        assert (game.moves, game.ending) == ("a1 b1 c1 a2 b2 c2 a3", Ending.LINE)
        assert (game.x_times.number, game.x_times.total) == (4, 8.0)
        assert (game.o_times.number, game.o_times.total) == (3, 9.0)
        assert (game.x_times.mean, game.o_times.mean, game.seconds) == (2.0, 3.0, 17.0)
    # A thought that ends in resignation isn't a move.
    resigned, _ = played(clock, 2.0, 3.0, o_resigns=True)
    assert (resigned.moves, resigned.ending, resigned.winner) == ("a1", Ending.RESIGNATION, Mark.X)
    assert (resigned.x_times.total, resigned.o_times.number) == (2.0, 0)


def test_proofs_and_openings_are_no_ones_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for a proof takes time of the game, but of no player; openings take none."""
    clock = Clock()

    def proven_winner(position: Position) -> tuple[Mark | None] | None:
        clock.now += 100.0
        return (Mark.O,) if position.empty.bit_count() <= 6 else None

    monkeypatch.setattr(games_module, "perf_counter", clock)
    monkeypatch.setattr(games_module, "proven_winner", proven_winner)
    game, _ = played(clock, 2.0, 3.0, Conduct(ends_proven=True))
    assert (game.moves, game.ending, game.winner) == ("a1 b1 c1", Ending.PROOF, Mark.O)
    assert (game.x_times.total, game.o_times.total, game.seconds) == (4.0, 3.0, 307.0)

    def opening_moves(*_: object) -> tuple[tuple[int, int], ...]:
        clock.now += 100.0
        return ((1, 1), (0, 0), (0, 2))

    monkeypatch.setattr(games_module, "opening_moves", opening_moves)
    game, _ = played(clock, 2.0, 3.0, Conduct(3, 5))
    assert (game.moves, game.winner) == ("b2 a1 c1 b1 a2 c2 a3", Mark.X)
    assert (game.x_times.total, game.o_times.total, game.seconds) == (4.0, 6.0, 10.0)


A, B, C = (parse_spec(text) for text in ("random", "mc:trials=5", "mc:trials=6"))
PLAN = TournamentPlan((A, B, C), games_each=3)


class Chosen(InlineExecutor):
    """Returns an invented game of each chosen pairing in turn, after two and a half seconds."""

    def __init__(self, clock: Clock, *chosen: tuple[int, float, float, float]) -> None:
        super().__init__()
        self.clock, self.chosen = clock, [*chosen]

    @property
    def workers(self) -> int:
        """Return as many as there are pairings, so that all blocks are here at once."""
        return 6

    def take(self, seconds: float) -> list[BlockResult]:
        """Return the game."""
        del seconds
        self.clock.now += 2.5
        pairing, whole, x, o = self.chosen.pop(0)
        block = next(each for each in self._blocks if each.pairing == pairing)
        self._blocks.remove(block)
        number = block.offset + block.numbers[0]
        game = ended(number, pairing, "x", seconds=whole, x=[x / 2, x / 2], o=[o])
        return [BlockResult(block, (game,))]


def test_the_time_left_is_estimated_from_both_sides_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Pairings without a game count their players' times in others; workers share the games."""
    clock = Clock()
    monkeypatch.setattr(running, "monotonic", clock)
    assert [(p.x, p.o, p.games) for p in PLAN.pairings] == [
        (A, B, 2), (B, A, 1), (A, C, 2), (C, A, 1), (B, C, 2), (C, B, 1)
    ]  # fmt: skip
    # Pairing, and the seconds of the game, of X and of O.
    games = ((0, 5.0, 3.0, 1.0), (1, 7.0, 2.0, 4.0), (4, 8.0, 1.5, 6.0))
    steps = running.run(PLAN, Chosen(clock, *games), None)
    first = next(steps)
    assert (first.seconds, first.seconds_left) == (0.0, None)
    # A takes 3 s and B 1 s, so that C is expected to take 2 s:
    # 1 game of 5 s, then (1 + 3) + 2 (3 + 2) + (2 + 3) + 2 (1 + 2) + (2 + 1) = 28 s.
    assert next(steps).seconds_left == near(33 * 2.5 / 5)
    # A takes 3.5 s on average, B 1.5 s, and C is expected to take 2.5 s:
    # 5 + 2 (3.5 + 2.5) + (2.5 + 3.5) + 2 (1.5 + 2.5) + (2.5 + 1.5) = 35 s.
    assert next(steps).seconds_left == near(35 * 5.0 / 12)
    # C took 6 s, A still 3.5 s, and B (1 + 2 + 1.5) / 3 = 1.5 s:
    # 5 + 2 (3.5 + 6) + (6 + 3.5) + 8 + (6 + 1.5) = 49 s.
    last = next(steps)
    assert (last.done, last.target, last.seconds) == (3, 9, 7.5)
    assert last.seconds_left == near(49 * 7.5 / 20)
    steps.close()
