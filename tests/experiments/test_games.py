"""Blocks of games, and matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

import pytest

from tttmc_app.core import (
    Ending,
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Thought,
    TttmcError,
    derive_seed,
    square_name,
)
from tttmc_app.experiments import games as games_module
from tttmc_app.experiments.games import (
    Block,
    Engine,
    PlayedGame,
    play_block,
    play_in_python,
    play_match,
)
from tttmc_app.experiments.score import Score, score_of
from tttmc_app.players import parse_spec
from tttmc_app.players.host import PlayerHost
from tttmc_app.players.learner import Learner
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.player import Player
from tttmc_app.session import play_game

BLOCK = Block(0, "mc:trials=20", "random", Rules(), 7, tuple(range(5)), offset=30)


def learner_block(path: Path, mistakes: list[tuple[str, str]]) -> Block:
    """Return a block of games of a learner that knows these mistakes, against Random."""
    learner = Learner(str(path), Blame.LAST)
    learner.textbook(Rules()).add(mistakes)
    known = learner.knowledge(Rules())
    learner.textbook(Rules()).close()
    return Block(0, f"learner:textbook={path}", "random", Rules(), 7, (0, 1), 0, (known, ""))


def test_games_are_those_of_a_match() -> None:
    """Game i is the one that a session plays from the seed derived from (seed, "game", i)."""
    players = (parse_spec(BLOCK.x).make(), parse_spec(BLOCK.o).make())
    for number, game in enumerate(play_block(BLOCK, seconds=60)):
        seed = derive_seed(7, "game", number)
        record = play_game(Position.start(Rules()), players, ("", ""), seed)
        assert game.moves == " ".join(square_name(move.square) for move in record.moves)
        assert record.result is not None
        assert (game.winner, game.ending) == (record.result.winner, record.result.ending)
        assert game.number == 30 + number
        assert game.x_times.number + game.o_times.number == len(record.moves)
        assert 0 < game.x_times.total + game.o_times.total <= game.seconds * 1.001


def test_a_long_block_comes_back_in_parts() -> None:
    """If time is short, one game is played; the others, unchanged, are in the rest of the block."""
    whole = play_block(BLOCK, seconds=60)
    first = play_block(BLOCK, seconds=0)
    rest = BLOCK.without(first)
    assert [game.number for game in first] == [30]
    assert rest is not None
    assert rest.numbers == (1, 2, 3, 4)
    again = (*first, *play_block(rest, seconds=60))
    assert [game.untimed for game in again] == [game.untimed for game in whole]
    assert BLOCK.without(whole) is None


def nothing(_block: Block, _machines: object) -> None:
    """Return no games for the kernel."""


def test_a_game_broken_off_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block stopped during the second game returns only the first."""
    monkeypatch.setattr(games_module, "_whole_games", nothing)  # it has its own stops
    calls = iter(range(1000))
    asked_in_first = len(play_block(replace(BLOCK, numbers=(0,)))[0].moves.split())
    games = play_block(BLOCK, stopped=lambda: next(calls) > asked_in_first)
    assert [game.number for game in games] == [30]


def test_learners_only_read(tmp_path: Path) -> None:
    """A learner that loses leaves its textbook unchanged."""
    path = tmp_path / "book"
    block = learner_block(path, [("---------", "0")])
    before = path.read_bytes()
    games = play_block(replace(block, numbers=tuple(range(30))), seconds=60)
    assert any(game.winner is Mark.O for game in games)
    assert path.read_bytes() == before


def test_a_learner_that_resigns_has_lost(tmp_path: Path) -> None:
    """If every move is a known mistake, the learner resigns at once."""
    block = learner_block(tmp_path / "book", [("-" * 9, str(move)) for move in range(9)])
    for game in play_block(block):
        assert (game.winner, game.ending, game.moves) == (Mark.O, Ending.RESIGNATION, "")


def test_a_learner_that_has_learnt_since_is_refused(tmp_path: Path) -> None:
    """A block is refused if a player's knowledge has changed since the start of the run."""
    path = tmp_path / "book"
    block = learner_block(path, [("---------", "0")])
    learner_block(path, [("---------", "1")])
    with pytest.raises(TttmcError, match="its file was changed, or is different"):
        play_block(block)


@pytest.mark.parametrize(
    ("engine", "message"),
    [
        (Engine(stream="other-1"), "another stream .*, not other-1"),
        (Engine(version="0.0.1"), "another version of tttmc .*, not 0.0.1"),
    ],
)
def test_another_engine_is_refused(engine: Engine, message: str) -> None:
    """A worker that would play different games plays none."""
    with pytest.raises(TttmcError, match=message):
        play_block(replace(BLOCK, engine=engine))


def student_block(path: Path, text: str) -> Block:
    """Return a block of games of a student's file as X against Random."""
    path.write_text(text, encoding="utf-8")
    student = parse_spec(f"course:{path}")
    known = student.make().knowledge(Rules())
    return Block(0, student.text, "random", Rules(), 7, (0, 1), 0, (known, ""))


def test_a_students_trouble_is_a_result(tmp_path: Path) -> None:
    """A file that fails loses the game, with the reason; the next game is still played."""
    text = "def mc_move(board, player, trials):\n    raise ValueError('no idea')\n"
    for game in play_block(student_block(tmp_path / "student.py", text), seconds=60):
        assert (game.winner, game.ending, game.moves) == (Mark.O, Ending.FORFEIT, "")
        assert "no idea" in game.reason


@pytest.mark.parametrize("side", ["x", "o"])
def test_what_a_student_remembers_does_not_reach_the_next_game(tmp_path: Path, side: str) -> None:
    """Each game reloads the file on either side, so that it is the same in any block."""
    text = (
        "MOVES = []\n"
        "def mc_move(board, player, trials):\n"
        "    MOVES.append(0)\n"
        "    squares = board.get_empty_squares()\n"
        "    return squares[len(MOVES) % len(squares)]\n"
    )
    block = student_block(tmp_path / "student.py", text)
    if side == "o":
        block = replace(block, x=block.o, o=block.x, knowledge=block.knowledge[::-1])
    both = play_block(block, seconds=60)
    (second,) = play_block(replace(block, numbers=(1,)))
    assert second.untimed == both[1].untimed


@dataclass
class Noting(Player):
    """Takes the first square, and notes what becomes of it."""

    name: str
    notes: list[str]
    fails_at: int = -1
    """The game in which it has a defect, from 0."""
    games: int = 0

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield the first square."""
        self.games += position.x.bit_count() + position.o.bit_count() < 2
        if self.games > self.fails_at >= 0:
            raise ValueError("no idea")
        nothing, move = (None,) * position.rules.square_count, position.empty_squares[0]
        yield Thought(Meaning.RATE, position.to_move, nothing, None, (), 0, None, seed, move=move)

    def close(self) -> None:
        """Note the end of a game."""
        self.notes.append(f"{self.name} closed")

    def knowledge(self, rules: Rules) -> str:
        """Return the number of its games."""
        assert rules == Rules()
        self.notes.append(f"{self.name} asked")
        return "" if self.fails_at != -2 else str(self.games)


@pytest.mark.parametrize(
    ("fails_at", "asked", "games"), [(-1, 1000, 3), (-1, 10, 1), (0, 1000, 0), (1, 1000, 1)]
)
def test_players_are_closed_after_every_game(fails_at: int, asked: int, games: int) -> None:
    """Both are closed after each game, also after one that is broken off or fails."""
    notes: list[str] = []
    players = Noting("x", notes), Noting("o", notes, fails_at)
    calls = iter(range(2000))
    block = replace(BLOCK, numbers=(0, 1, 2))

    def play() -> tuple[PlayedGame, ...]:
        return play_in_python(block, players, lambda: next(calls) >= asked, 60.0)

    if fails_at < 0:
        assert [game.number for game in play()] == [30, 31, 32][:games]
    else:
        with pytest.raises(ValueError, match="no idea"):
            play()
    assert notes == ["x closed", "o closed"] * min(3, games + 1)


@pytest.mark.parametrize(("learns", "known"), [("x", ("0", "")), ("o", ("", "0"))])
def test_a_player_that_learns_during_a_block_spoils_it(learns: str, known: tuple[str, str]) -> None:
    """What both players know is checked before the games and after them."""
    notes: list[str] = []
    block = replace(BLOCK, x="x", o="o", knowledge=known)
    with pytest.raises(TttmcError, match=f"the textbook of {learns} has changed"):
        play_block(block, make=lambda name: Noting(name, notes, -2 if name == learns else -1))
    assert notes[:4] == ["x asked", "o asked", "x closed", "o closed"]
    notes.clear()
    plain = replace(BLOCK, x="x", o="o", numbers=(0, 1))
    assert len(play_block(plain, seconds=60, make=lambda name: Noting(name, notes))) == 2
    asked = ["x asked", "o asked"]
    assert notes == [*asked, *["x closed", "o closed"] * 2, *asked]


# Matches -------------------------------------------------------------------------------------


def match(x: str, o: str, games: int, rules: Rules | None = None, seed: int = 1) -> Score:
    """Return the final score of a match."""
    players = (parse_spec(x), parse_spec(o))
    return sum(map(score_of, play_match(rules or Rules(), players, games, seed)), Score())


def outcomes(score: Score) -> tuple[int, int, int]:
    """Return the counts of a score, without its time."""
    return score.x_wins, score.o_wins, score.ties


def test_monte_carlo_beats_random() -> None:
    """As X with 1,000 trials per move, Monte Carlo wins or ties at least 97 % of 500 games."""
    score = match("mc:trials=1000", "random", 500)
    assert score.games == 500
    assert score.x_wins + score.ties >= 485
    assert score.x_wins >= 400


def test_more_trials_make_more_ties() -> None:
    """Equal players with 1,000 trials per move tie more often than those with 10."""
    well, badly = (match(f"mc:trials={n}", f"mc:trials={n}", 100) for n in (1000, 10))
    assert well.ties > badly.ties


def test_games_come_as_they_end() -> None:
    """Every game of a match is numbered, and the iteration can stop anywhere."""
    players = (parse_spec("random"), parse_spec("random"))
    games = list(islice(play_match(Rules(), players, 10**9, seed=1), 5))
    assert [game.number for game in games] == [0, 1, 2, 3, 4]
    assert all(game.moves for game in games)
    whole = list(play_match(Rules(), players, 1001, seed=1))
    assert [game.number for game in whole] == list(range(1001))
    assert [game.untimed for game in whole[:5]] == [game.untimed for game in games]


def test_a_seed_repeats_a_match() -> None:
    """The same seed gives the same games, however many; a different seed gives different ones."""
    rules = Rules(4, 3)
    first, again, other = (match("random", "random", 60, rules, seed) for seed in (1, 1, 2))
    assert outcomes(first) == outcomes(again)
    assert outcomes(first) != outcomes(other)


def test_x_and_o_keep_their_sides() -> None:
    """Exchanging the sides exchanges the wins."""
    strong, weak = "mc:trials=200", "random"
    assert match(strong, weak, 20).x_wins > 10
    assert match(weak, strong, 20).o_wins > 10


def test_time_is_counted() -> None:
    """A game's mean time is the total time divided by the number of games; 0 before the first."""
    score = match("random", "random", 10)
    assert score.seconds.mean == pytest.approx(score.seconds.total / 10)
    assert score.seconds.total > 0
    assert Score().seconds.mean == 0.0


@pytest.mark.parametrize("end", ["finished", "left", "failed"])
def test_a_match_in_python_leaves_its_players(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players are closed at the end, also if nobody wants more games or one can't learn."""
    closed: list[int] = []

    class Noted(PlayerHost):
        """A host that notes its end; at last, its players can't store what they learn."""

        def finished(self, record: GameRecord) -> None:
            """Fail if that is to be tested."""
            if end == "failed":
                raise TttmcError("the textbook is locked")
            super().finished(record)

        def close(self) -> None:
            """Note the end."""
            closed.append(1)
            super().close()

    monkeypatch.setattr(games_module, "PlayerHost", Noted)
    slow = parse_spec("mc:trials=20,sure=60"), parse_spec("random")
    games = play_match(Rules(), slow, 3, seed=1)
    if end == "failed":
        with pytest.raises(TttmcError, match=r"^the textbook is locked$"):
            next(games)
    else:
        first = next(games)
        assert (first.number, closed) == (0, [])
        if end == "left":
            games.close()  # type: ignore[attr-defined]  # a generator, though it is declared an iterator
        else:
            assert [game.number for game in games] == [1, 2]
    assert closed == [1]


@pytest.mark.parametrize("games", [0, -3])
def test_a_match_has_games(games: int) -> None:
    """Fewer than one game is refused."""
    with pytest.raises(TttmcError, match="at least 1 game"):
        match("random", "random", games)


def test_a_person_plays_no_match() -> None:
    """A match can't wait for a human's moves."""
    with pytest.raises(TttmcError, match="between machines"):
        match("human", "random", 1)
