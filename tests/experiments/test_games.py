"""Blocks of games, in the kernel and in Python, and plain matches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from itertools import islice, product
from pathlib import Path

import pytest

from tests.refusals import refused
from tttmc_app import engine
from tttmc_app.core import Ending, Mark, Meaning, Position, Rules, Thought, derive_seed, square_name
from tttmc_app.experiments import games as games_module
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import (
    Block,
    Engine,
    PlayedGame,
    machine_of,
    play_block,
    play_in_python,
    play_match,
)
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.learner import Learner
from tttmc_app.session import play_game

BLOCK = Block(4, "mc:trials=20", "random", Rules(), 7, tuple(range(5)), offset=30)
IN_PYTHON = replace(BLOCK, x="mc:trials=20,sure=60")
COMPILED = (
    *("random", "mc:trials=5", "mc:trials=60,current=1,other=2.5", "mc:trials=3,current=0,other=0"),
    *("mc:exact", "forward:samples=7", "forward:samples=4,tie=0,equal=first", "level:level=easy"),
    *("tree:simulations=40", "perfect:nodes=600,simulations=9", "perfect:nodes=40,simulations=30"),
)


def by_python(block: Block) -> list[PlayedGame]:
    """Return a block's games, played by the players' Python code."""
    machines = machine_of(block.x), machine_of(block.o)
    return untimed(play_in_python(block, machines, lambda: False, 600.0))


def untimed(games: tuple[PlayedGame, ...]) -> list[PlayedGame]:
    """Return games without their times."""
    return [game.untimed for game in games]


@pytest.mark.parametrize("block", [BLOCK, IN_PYTHON], ids=["kernel", "Python"])
def test_games_are_those_of_a_session(block: Block) -> None:
    """Game i is the one that a session plays from the seed derived from (seed, "game", i)."""
    players = machine_of(block.x), machine_of(block.o)
    for number, game in enumerate(play_block(block, seconds=60)):
        seed = derive_seed(7, "game", number)
        record = play_game(Position.start(Rules()), players, ("", ""), seed)
        assert record.result is not None
        assert game.moves == " ".join(square_name(move.square) for move in record.moves)
        assert (game.winner, game.ending) == (record.result.winner, record.result.ending)
        assert (game.number, game.pairing) == (30 + number, 4)
        moves = len(record.moves)
        assert (game.x_times.number, game.o_times.number) == ((moves + 1) // 2, moves // 2)
        assert 0 < game.x_times.total + game.o_times.total <= game.seconds * 1.001


@pytest.mark.skipif(
    engine.SAMPLES_IN_PYTHON or engine.SEARCHES_IN_PYTHON, reason="the engine isn't built"
)
@pytest.mark.parametrize(
    ("rules", "games"),
    [
        *((Rules(), 4), (Rules(reverse=True), 4), (Rules(4), 2), (Rules(5, 4, reverse=True), 1)),
        *((Rules(1), 1), (Rules(2), 2)),
    ],
    ids=str,
)
def test_the_kernel_plays_the_same_games_as_python(rules: Rules, games: int) -> None:
    """Every pair of compiled players plays the same moves with the same results."""
    pairs = (
        product(COMPILED, repeat=2)
        if rules == Rules()
        else zip(COMPILED, COMPILED[::-1], strict=True)
    )
    endings = set[tuple[Ending, bool]]()
    for x, o in pairs:
        if rules.size < 5 or "exact" not in x + o:  # played by Python there
            block = Block(0, x, o, rules, 7, tuple(range(3, 3 + games)), offset=100)
            played = untimed(play_block(block, seconds=600))
            assert played == by_python(block)
            endings |= {(game.ending, game.winner is None) for game in played}
    assert endings <= {(Ending.LINE, False), (Ending.FULL_BOARD, True)}


@pytest.mark.parametrize("rules", [Rules(8), Rules(9, 5), Rules(12, 6)], ids=str)
def test_the_kernel_plays_the_same_games_on_large_boards(rules: Rules) -> None:
    """The samplers of large boards also play the same moves, even after openings."""
    x, o, conduct = "mc:trials=60,other=2", "forward:samples=2", Conduct(4, 2)
    block = Block(0, x, o, rules, 7, (0, 1), conduct=conduct)
    assert untimed(play_block(block, seconds=600)) == by_python(block)


@pytest.mark.parametrize("block", [BLOCK, IN_PYTHON], ids=["kernel", "Python"])
def test_a_long_block_comes_back_in_parts(block: Block) -> None:
    """If time is short, one game is played; the others, unchanged, are in the rest of the block."""
    whole, first = play_block(block, seconds=60), play_block(block, seconds=0)
    rest = block.without(first)
    assert rest is not None
    assert rest == replace(block, numbers=(1, 2, 3, 4))
    assert untimed((*first, *play_block(rest, seconds=60))) == untimed(whole)
    assert block.without(whole) is None


@pytest.mark.parametrize(
    "block",
    [
        replace(BLOCK, x="mc:trials=20000", o="mc:trials=20000", rules=Rules(5, 4)),
        replace(BLOCK, x="perfect:simulations=990"),
        IN_PYTHON,
    ],
)
def test_a_stopped_block_keeps_its_finished_games(block: Block) -> None:
    """A game under way isn't returned, and what is left of the block is unchanged."""
    block, calls = replace(block, numbers=tuple(range(60))), iter(range(10**6))
    asked = 1 if block.x != IN_PYTHON.x else 40
    first = play_block(block, lambda: next(calls) >= asked, 600)
    assert len(first) < 60
    assert play_block(block, lambda: True) == ()
    rest = block.without(first)
    assert rest is not None
    rest = replace(rest, numbers=rest.numbers[:9])
    again = play_block(replace(block, numbers=block.numbers[: len(first) + 9]), seconds=600)
    assert untimed((*first, *play_block(rest, seconds=600))) == untimed(again)


@pytest.mark.parametrize("change", [{"stream": "other-1"}, {"version": "0.0.1"}])
def test_another_engine_is_refused(change: dict[str, str]) -> None:
    """A worker that would play different games plays none."""
    (required,) = change.values()
    with refused(required=required):
        play_block(replace(BLOCK, engine=replace(Engine(), **change)))


# Learners and students' files ------------------------------------------------------------------


def learner_block(path: Path, *mistakes: tuple[str, str]) -> Block:
    """Return a block of games of a learner that knows these mistakes, against Random."""
    learner = Learner(str(path))
    learner.textbook(Rules()).add(mistakes)
    known = learner.knowledge(Rules())
    learner.textbook(Rules()).close()
    return replace(BLOCK, x=f"learner:textbook={path}", numbers=(0, 1), knowledge=(known, ""))


def swapped(block: Block) -> Block:
    """Return the block with the sides exchanged."""
    return replace(block, x=block.o, o=block.x, knowledge=block.knowledge[::-1])


def test_learners_only_read(tmp_path: Path) -> None:
    """A learner that loses leaves its textbook unchanged; one without a good move resigns."""
    path = tmp_path / "book"
    block = learner_block(path, ("-" * 9, "0"))
    before = path.read_bytes()
    games = play_block(replace(block, numbers=tuple(range(30))), seconds=60)
    assert any(game.winner is Mark.O for game in games)
    assert path.read_bytes() == before
    for game in play_block(learner_block(path, *(("-" * 9, str(move)) for move in range(9)))):
        assert (game.winner, game.ending, game.moves) == (Mark.O, Ending.RESIGNATION, "")


def test_a_learner_that_has_learnt_since_is_refused(tmp_path: Path) -> None:
    """Each side's knowledge is its own, and must be that at the start of the run."""
    path = tmp_path / "book"
    block = learner_block(path, ("-" * 9, "0"))
    for each in (block, swapped(block)):
        assert play_block(each)
        plan = MatchPlan(parse_spec(each.x), parse_spec(each.o), 4)
        assert plan.knowledge() == (each.knowledge, each.knowledge[::-1])
    with refused(player="random"):
        play_block(replace(block, x=block.o, o=block.x))
    learner_block(path, ("-" * 9, "1"))
    for each in (block, swapped(block)):
        with refused(player=block.x):
            play_block(each)


FAILING = "def mc_move(board, player, trials):\n    raise ValueError('no idea')\n"
REMEMBERING = """
MOVES = []
def mc_move(board, player, trials):
    MOVES.append(0)
    squares = board.get_empty_squares()
    return squares[len(MOVES) % len(squares)]
"""


def student_block(path: Path, text: str) -> Block:
    """Return a block of games of a student's file as X against Random."""
    path.write_text(text, encoding="utf-8")
    student = parse_spec(f"course:{path}")
    known = student.make().knowledge(Rules())
    return replace(BLOCK, x=student.text, numbers=(0, 1), knowledge=(known, ""))


def test_a_students_trouble_is_a_result(tmp_path: Path) -> None:
    """A file that fails loses the game, with the reason; the next game is still played."""
    block = student_block(tmp_path / "student.py", FAILING)
    match = play_match(Rules(), (parse_spec(block.x), parse_spec("random")), 2, 7)
    for games in (play_block(block, seconds=60), tuple(match)):
        assert len(games) == 2
        for game in games:
            assert (game.winner, game.ending, game.moves) == (Mark.O, Ending.FORFEIT, "")
            assert "no idea" in game.reason


@pytest.mark.parametrize("side", ["x", "o"])
def test_what_a_student_remembers_does_not_reach_the_next_game(tmp_path: Path, side: str) -> None:
    """Each game reloads the file on either side, so that it is the same in any block."""
    block = student_block(tmp_path / "student.py", REMEMBERING)
    block = swapped(block) if side == "o" else block
    (_, second), (alone,) = play_block(block, seconds=60), play_block(replace(block, numbers=(1,)))
    assert second.untimed == alone.untimed


# Players and times -----------------------------------------------------------------------------


class Clock:
    """A clock that only thoughts and proofs advance."""

    now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@dataclass
class Timed(Player):
    """Takes the first square after some seconds, resigns or fails, and notes what becomes of it."""

    clock: Clock
    seconds: float
    fails: str = ""
    learns: bool = False
    closed: int = 0
    moves: list[Position] = field(default_factory=list[Position])

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Think."""
        self.clock.now += self.seconds
        self.moves.append(position)
        if self.fails == "defect":
            raise ZeroDivisionError
        nothing, move = (None,) * position.rules.square_count, position.empty_squares[0]
        thought = Thought(Meaning.RATE, position.to_move, nothing, None, (), 0, None, seed)
        resigns = self.fails == "resigns"
        yield replace(thought, move=None if resigns else move, resigns=resigns)

    def close(self) -> None:
        """Count."""
        self.closed += 1

    def knowledge(self, rules: Rules) -> str:
        """Return the number of moves, if it learns from them."""
        return str(len(self.moves)) if self.learns and rules == Rules() else ""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock by which games are timed."""
    clock = Clock()
    monkeypatch.setattr(games_module, "perf_counter", clock)
    return clock


def test_each_move_has_its_own_time(clock: Clock) -> None:
    """A move's time is that of its player's thought; a game's is that of all its moves."""
    players = Timed(clock, 2.0), Timed(clock, 3.0)
    for number, game in enumerate(play_in_python(BLOCK, players, lambda: False, 40.0)):
        assert (game.number, game.winner, game.ending) == (30 + number, Mark.X, Ending.LINE)
        assert game.moves == "a1 b1 c1 a2 b2 c2 a3"
        assert (game.x_times, game.o_times) == ((4, 8.0, 16.0), (3, 9.0, 27.0))
        assert game.seconds == 17.0
    assert [player.closed for player in players] == [3, 3]  # no game begins after 40 s
    quitter = Timed(clock, 3.0, fails="resigns")
    resigned, *_ = play_in_python(BLOCK, (players[0], quitter), lambda: False, 40.0)
    assert (resigned.moves, resigned.ending, resigned.winner) == ("a1", Ending.RESIGNATION, Mark.X)
    assert (resigned.x_times.total, resigned.o_times.number) == (2.0, 0)


@pytest.mark.parametrize(("end", "count"), [("finished", 5), ("stopped", 1), ("defect", 0)])
def test_players_are_closed_after_every_game(clock: Clock, end: str, count: int) -> None:
    """Both are closed after each game, also after one that is broken off or fails."""
    players = Timed(clock, 1.0), Timed(clock, 1.0, fails=end)
    calls, games = iter(range(99)), tuple[PlayedGame, ...]()
    with pytest.raises(ZeroDivisionError) if end == "defect" else nullcontext():
        games = play_in_python(BLOCK, players, lambda: next(calls) == 9 and end == "stopped", 60.0)
    assert len(games) == count
    assert [player.closed for player in players] == [count + (end != "finished")] * 2


@pytest.mark.parametrize("learner", ["x", "o"])
def test_a_player_that_learns_during_a_block_spoils_it(clock: Clock, learner: str) -> None:
    """What both players know is checked before the games and after them."""
    block = replace(BLOCK, x="x", o="o", knowledge=("0" * (learner == "x"), "0" * (learner == "o")))
    with refused(player=learner):
        play_block(block, make=lambda name: Timed(clock, 1.0, learns=name == learner))
    plain = replace(block, knowledge=("", ""))
    assert len(play_block(plain, seconds=60, make=lambda _: Timed(clock, 0.0))) == 5


# Matches ---------------------------------------------------------------------------------------


def match(x: str, o: str, games: int, seed: int = 1) -> list[PlayedGame]:
    """Return the games of a match."""
    return list(play_match(Rules(), (parse_spec(x), parse_spec(o)), games, seed))


@pytest.mark.parametrize("x", ["random", "mc:trials=20,sure=60"], ids=["kernel", "Python"])
def test_a_seed_repeats_a_match(x: str) -> None:
    """Games come one by one, in order; the same seed gives the same games, however many."""
    players = parse_spec(x), parse_spec("random")
    first = [game.untimed for game in islice(play_match(Rules(), players, 10**9, 1), 5)]
    assert [game.number for game in first] == [0, 1, 2, 3, 4]
    count = 1001 if x == "random" else 6
    whole = match(x, "random", count)
    assert [game.number for game in whole] == list(range(count))
    assert [game.untimed for game in whole[:5]] == first
    assert [game.untimed for game in match(x, "random", 5, seed=2)] != first
    assert all(game.seconds > 0 for game in whole)
    for plan in (MatchPlan(*players, 4, seed=1, both=False), MatchPlan(*players, 8, seed=1)):
        as_x = next(plan.blocks())
        moves = [game.moves for game in play_block(as_x, seconds=60)]
        assert moves == [game.moves for game in first[:4]]


def test_a_match_leaves_no_program_behind(tmp_path: Path) -> None:
    """Students' programs end with the match, also if nobody wants more games."""
    path = tmp_path / "student.py"
    path.write_text(REMEMBERING, encoding="utf-8")
    spec = parse_spec(f"course:{path}")
    games = play_match(Rules(), (spec, parse_spec("random")), 3, 1)
    assert next(games).number == 0
    games.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
