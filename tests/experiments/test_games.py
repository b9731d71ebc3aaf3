"""Blocks of games, in the kernel and in Python, and plain matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count, product
from pathlib import Path

import pytest

from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Position, Rules, Thought, derive_seed, square_name
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.experiments import games as games_module
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import (
    Block,
    Engine,
    Machines,
    PlayedGame,
    machine_of,
    play_block,
    play_in_python,
)
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.learner import Learner
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.session import play_game

BLOCK = Block(4, "mc:trials=20", "random", Rules(3), 7, tuple(range(5)), offset=30)
IN_PYTHON = replace(BLOCK, x="mc:trials=20,sure=60")
SLOW = replace(BLOCK, x="mc:trials=20000", o="mc:trials=20000", rules=Rules(5, 4))
COMPILED = """
random mc:trials=5 mc:trials=60,current=1,other=2.5 mc:trials=3,current=0,other=0 mc:exact
forward:samples=7 forward:samples=4,tie=0.3,equal=first level:level=medium tree:simulations=40
uct:simulations=50,exploration=0.7 perfect:nodes=600,simulations=9 perfect:nodes=40,simulations=30
"""


def untimed(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return games without their times."""
    return [game.untimed for game in games]


def test_a_worker_keeps_what_its_machines_have_proven() -> None:
    """Its blocks share the machines that keep proofs, and no others; nor do workers share any."""
    machines = Machines()
    for text in ("perfect:nodes=71", "level:level=unbeatable", "exploit", "mc", "learner"):
        is_kept = machines(text) is machines(text)
        assert is_kept is (text not in ("mc", "learner"))
        assert machines(text) is not Machines()(text)


@pytest.mark.parametrize("block", [BLOCK, IN_PYTHON], ids=["kernel", "Python"])
def test_games_are_those_of_a_session(block: Block) -> None:
    """Game i is the one that a session plays from the seed derived from (seed, "game", i)."""
    players = machine_of(block.x), machine_of(block.o)
    for number, game in enumerate(play_block(block, seconds=60)):
        seed = derive_seed(7, "game", number)
        record = play_game(Position.start(block.rules), players, ("", ""), seed)
        assert record.result is not None
        assert (game.winner, game.ending) == record.result[:2]
        names = [square_name(move.square) for move in record.moves]
        assert game.moves == " ".join(names)
        assert (game.number, game.pairing) == (30 + number, 4)
        moves = game.x_times.number, game.o_times.number
        assert moves == ((len(names) + 1) // 2, len(names) // 2)
        assert 0 < game.x_times.total + game.o_times.total <= game.seconds * 1.001


BOARDS = """
3 3 4
3 3 reverse 4
4 4 2
5 4 reverse 1
1 1 1
2 2 2
8 8 2
7 5 1
9 5 2
12 6 2
"""
"""Rules, and how many games each pair plays, on large boards after openings."""


@pytest.mark.skipif(
    engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON, reason="the engine isn't built"
)
@pytest.mark.parametrize("row", BOARDS.strip().splitlines())
def test_the_kernel_plays_the_same_games_as_python(row: str) -> None:
    """Every pair of compiled players plays the same moves with the same results, from any seed."""
    size, line, *_, games = row.split()
    rules, conduct = Rules(int(size), int(line), reverse="reverse" in row), Conduct()
    if row == "3 3 reverse 4":
        conduct = Conduct(boards=(".../.../...", "OX./.X./O..", "X.O/.../..."))
    players = COMPILED.split()
    pairs = list(zip(players, players[::-1], strict=True))
    if row == "3 3 4":
        pairs = list(product(players, players))
    elif rules.size > 5:
        conduct = Conduct(4, 2)
    if rules.size > 7:
        pairs = [("mc:trials=60,other=2", "forward:samples=2")]
    seed, start = (SEED_LIMIT - 1, 2**40) if rules.reverse else (7, 3)
    for x, o in pairs:
        if rules.size < 5 or "exact" not in x + o:  # played by Python there
            numbers = tuple(range(start, start + int(games)))
            block = Block(0, x, o, rules, seed, numbers, offset=100, conduct=conduct)
            machines = machine_of(x), machine_of(o)
            in_python = play_in_python(block, machines, lambda: False, 600)
            assert untimed(play_block(block, seconds=600)) == untimed(in_python)


@pytest.mark.parametrize(
    ("block", "asked", "seconds"),
    [
        (BLOCK, 99, 0),
        (IN_PYTHON, 99, 0),
        (SLOW, 1, 600),
        (replace(BLOCK, x="perfect:simulations=990"), 1, 600),
        (IN_PYTHON, 40, 600),
    ],
)
def test_a_broken_off_block_keeps_its_finished_games(
    block: Block, asked: int, seconds: float
) -> None:
    """If it is stopped or time is short, the others, unchanged, are in the rest of the block."""
    block, calls = replace(block, numbers=tuple(range(60))), count()
    first = play_block(block, lambda: next(calls) >= asked, seconds)
    assert len(first) == 1 or seconds > len(first) < 60
    assert play_block(block, lambda: True) == ()
    rest = replace(block, numbers=block.numbers[len(first) :])
    assert block.without(first) == rest
    rest = replace(rest, numbers=rest.numbers[:4])
    whole = replace(block, numbers=block.numbers[: len(first) + 4])
    again = play_block(whole, seconds=600)
    assert untimed((*first, *play_block(rest, seconds=600))) == untimed(again)
    assert whole.without(again) is None


@pytest.mark.parametrize("change", [{"stream": "other-1"}, {"version": "0.0.1"}])
def test_another_engine_is_refused(change: dict[str, str]) -> None:
    """A worker that would play different games plays none."""
    (required,) = change.values()
    with refused(required=required):
        play_block(replace(BLOCK, engine=replace(Engine(), **change)))


# Learners and students' files ------------------------------------------------------------------


def learner_block(path: Path, *mistakes: int) -> Block:
    """Return a block of games of a learner that knows these wrong openings, against Random."""
    learner = Learner(str(path))
    learner.textbook(BLOCK.rules).add(("-" * 9, str(square)) for square in mistakes)
    known = learner.knowledge(BLOCK.rules)
    learner.textbook(BLOCK.rules).close()
    return replace(BLOCK, x=f"learner:textbook={path}", knowledge=(known, ""))


def sides(block: Block) -> tuple[Block, Block]:
    """Return the block, and the one with the sides exchanged."""
    return block, replace(block, x=block.o, o=block.x, knowledge=block.knowledge[::-1])


def test_learners_only_read(tmp_path: Path) -> None:
    """A learner that loses leaves its textbook unchanged, which must be that of the run's start."""
    path = tmp_path / "book"
    block = learner_block(path, 0)
    before = path.read_bytes()
    for each, winner in zip(sides(block), (Mark.O, Mark.X), strict=True):
        games = play_block(replace(each, numbers=tuple(range(30))), seconds=60)
        assert winner in {game.winner for game in games}
        plan = MatchPlan(parse_spec(each.x), parse_spec(each.o), 4, Rules(3))
        assert plan.knowledge() == (each.knowledge, each.knowledge[::-1])
    assert path.read_bytes() == before
    with refused(player="random"):
        play_block(replace(block, x=block.o, o=block.x))
    for game in play_block(learner_block(path, *range(9))):  # no square is left to it
        assert (game.winner, game.ending, game.moves) == (Mark.O, Ending.RESIGNATION, "")
    for each in sides(block):
        with refused(player=block.x):
            play_block(each)


REMEMBERING = """
MOVES = []
def mc_move(board, player, trials):
    MOVES.append(0)
    squares = board.get_empty_squares()
    return squares[len(MOVES) % len(squares)]
"""


def test_what_a_student_remembers_does_not_reach_the_next_game(tmp_path: Path) -> None:
    """Each game reloads the file on either side, so that it is the same in any block."""
    (tmp_path / "student.py").write_text(REMEMBERING)
    student = parse_spec(f"course:{tmp_path / 'student.py'}")
    known = student.make().knowledge(BLOCK.rules)
    for block in sides(replace(BLOCK, x=student.text, numbers=(0, 1), knowledge=(known, ""))):
        (_, second), (alone,) = (
            play_block(replace(block, numbers=numbers), seconds=60) for numbers in ((0, 1), (1,))
        )
        assert second.untimed == alone.untimed


# Players and times -----------------------------------------------------------------------------


@dataclass
class Timed(Player):
    """Takes the first square after some seconds or fails, and notes when it is closed."""

    now: list[float]
    seconds: float = 1.0
    fails: bool = False
    learns: bool = False
    closed: int = 0
    moves: int = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Think."""
        self.now[0] += self.seconds
        self.moves += 1
        if self.fails:
            raise ZeroDivisionError
        (thought,) = RandomPlayer().think(position, seed)
        yield replace(thought, move=position.empty_squares[0])

    def close(self) -> None:
        """Count."""
        self.closed += 1

    def knowledge(self, rules: Rules) -> str:
        """Return the number of moves, if it learns from them."""
        return str(self.moves) if self.learns and rules == BLOCK.rules else ""


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the time by which games are measured."""
    time = [1000.0]
    monkeypatch.setattr(games_module, "perf_counter", lambda: time[0])
    return time


def test_each_move_has_its_own_time(now: list[float]) -> None:
    """A move's time is that of its player's thought; a game's is that of all its moves."""
    players = Timed(now, 2.0), Timed(now, 3.0)
    games = play_in_python(BLOCK, players, lambda: False, 40.0)
    assert [game.number for game in games] == [30, 31, 32]  # no game begins after 40 s
    for game in games:
        assert (game.winner, game.moves) == (Mark.X, "a1 b1 c1 a2 b2 c2 a3")
        times = game.x_times, game.o_times, game.seconds
        assert times == ((4, 8.0, 16.0), (3, 9.0, 27.0), 17.0)
    assert [player.closed for player in players] == [3, 3]


def test_players_are_closed_after_a_game_that_is_broken_off_or_fails(now: list[float]) -> None:
    """Otherwise their programs would go on."""
    players, calls = (Timed(now), Timed(now)), count()
    assert len(play_in_python(BLOCK, players, lambda: next(calls) == 9, 60.0)) == 1
    players[1].fails = True
    with pytest.raises(ZeroDivisionError):
        play_in_python(BLOCK, players, lambda: False, 60.0)
    assert [player.closed for player in players] == [3, 3]


@pytest.mark.parametrize(("learner", "known"), [("learner", ("0", "")), ("engine", ("", "0"))])
def test_a_player_that_learns_during_a_block_spoils_it(
    now: list[float], learner: str, known: tuple[str, str]
) -> None:
    """What both players know is checked before the games and after them."""
    block = replace(BLOCK, x="learner", o="engine", knowledge=known)
    with refused(player=learner):
        play_block(block, make=lambda name: Timed(now, learns=name == learner))
