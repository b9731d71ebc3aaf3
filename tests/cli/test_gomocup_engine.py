"""The engine's state between commands, answered one by one in this process."""

from __future__ import annotations

import queue
import re
import sys
from collections.abc import Iterator
from io import StringIO
from threading import Event
from typing import Any, cast

import pytest

from tests.playing import spec_of
from tttmc_app import __version__
from tttmc_app.cli import gomocup_engine
from tttmc_app.cli.gomocup_engine import Engine, serve
from tttmc_app.core import Mark, Meaning, Position, Rules, Square, Thought, derive_seed
from tttmc_app.players import Player


class Watched(Player):
    """Takes the first empty square at its second thought, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Position, int]] = []
        self.closed = 0
        self.thoughts = 2

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield one thought without a move and one with the first square."""
        self.asked.append((position, seed))
        nothing = (None,) * position.rules.square_count
        first = position.empty_squares[0]
        for number in range(1, self.thoughts + 1):
            move = first if number == self.thoughts else None
            yield Thought(
                Meaning.VISITS, position.to_move, nothing, None, (first,), number, None, seed,
                move=move, line=(first, position.empty_squares[1]), rates=(0.625,) * len(nothing),
            )  # fmt: skip

    def close(self) -> None:
        """Count."""
        self.closed += 1


class Game:
    """An engine and what it wrote."""

    def __init__(self) -> None:
        self.player = Watched()
        self.said: list[str] = []
        self.lines: queue.Queue[str | None] = queue.Queue()
        spec = spec_of(self.player)
        self.engine = Engine(spec, 7, self.said.append, self.lines, Event())

    def __call__(self, *lines: str) -> list[str]:
        """Carry out commands, and return what is written meanwhile."""
        self.said.clear()
        for line in lines:
            self.engine.answer(line)
        return [line for line in self.said if not line.startswith("MESSAGE")]

    def board(self, *lines: str) -> list[str]:
        """Send a whole board."""
        for line in (*lines, "DONE"):
            self.lines.put(line)
        return self("BOARD")


@pytest.fixture
def game() -> Game:
    """Return an engine."""
    return Game()


@pytest.mark.parametrize("size", [5, 6, 20, 25])
def test_boards_from_5_to_25_are_accepted(game: Game, size: int) -> None:
    """A board of any size in the range is begun, in capital or small letters."""
    assert game(f"START {size}") == ["OK"]
    assert game(f"rectstart {size},{size}") == ["OK"]
    assert game("restart", "BEGIN") == ["OK", "0,0"]
    position, seed = game.player.asked[0]
    assert position == Position.start(Rules(size, 5))
    assert seed == derive_seed(7, "engine", 0)


@pytest.mark.parametrize("size", ["4", "26", "x", "", "-7", "5.0", "5" * 5000])
def test_other_sizes_are_refused(game: Game, size: str) -> None:
    """A size out of range, or that is none, leaves no game."""
    assert game(f"START {size}") == ["ERROR the board size must be from 5 to 25"]
    assert game("BEGIN") == ["ERROR START comes first"]


def marks(position: Position) -> tuple[set[Square], set[Square]]:
    """Return the squares of X and of O."""
    squares = [position.rules.square(index) for index in range(position.rules.square_count)]
    found = tuple({s for s in squares if position.mark_at(s) is mark} for mark in Mark)
    return found[0], found[1]


def test_turns_alternate_and_have_seeds_of_their_own(game: Game) -> None:
    """The engine is O against a first move, columns come first, and each move has a new seed."""
    assert game("START 6", "TURN 3,1", "TURN 5,4") == ["OK", "0,0", "1,0"]
    (first, seed), (second, other) = game.player.asked
    assert marks(first) == ({(1, 3)}, set())
    assert first.to_move is second.to_move is Mark.O
    assert marks(second) == ({(1, 3), (4, 5)}, {(0, 0)})
    assert (seed, other) == (derive_seed(7, "engine", 1), derive_seed(7, "engine", 3))


def test_a_new_game_has_no_marks(game: Game) -> None:
    """After START or RESTART neither side's marks are left."""
    game("START 6", "TURN 3,1", "RESTART", "BEGIN")
    assert marks(game.player.asked[-1][0]) == (set(), set())
    game("TURN 3,1", "START 7", "BEGIN")
    assert game.player.asked[-1][0] == Position.start(Rules(7, 5))


def test_marks_of_either_side_are_taken_back(game: Game) -> None:
    """TAKEBACK removes one's own mark and the opponent's, and nothing else."""
    game("START 6", "TURN 3,1")
    assert game("TAKEBACK 0,0", "TAKEBACK 3,1") == ["OK", "OK"]
    assert game("TAKEBACK 3,1", "TAKEBACK x") == [
        "ERROR 3,1 holds no mark", "ERROR x holds no mark"
    ]  # fmt: skip
    game("BEGIN")
    assert marks(game.player.asked[-1][0]) == (set(), set())
    game("START 6", "TURN 3,1", "TURN 4,2", "TAKEBACK 0,0", "TAKEBACK 4,2", "TURN 5,5")
    assert marks(game.player.asked[-1][0]) == ({(1, 3), (5, 5)}, {(0, 1)})


def test_a_board_has_marks_of_both_sides(game: Game) -> None:
    """1 and 3 are the engine's marks, 2 the opponent's; who has fewer marks moves."""
    game("START 6")
    assert game.board("1,0,1", "2,0,2", "3,0,3", "4,5,2") == ["0,0"]
    position, _ = game.player.asked[-1]
    assert marks(position) == ({(0, 1), (0, 3)}, {(0, 2), (5, 4)})
    assert position.to_move is Mark.X
    assert game.board("4,5,2") == ["0,0"]
    assert marks(game.player.asked[-1][0]) == ({(5, 4)}, set())
    assert game.player.asked[-1][0].to_move is Mark.O


@pytest.mark.parametrize("end", ["DONE", " done ", "Done"])
def test_a_board_ends_with_a_word(game: Game, end: str) -> None:
    """The word may be written in any letters; what follows it is another command."""
    game("START 6")
    for line in ("1,0,1", " 2,0, 2 ", end, "3,0,1", None):
        game.lines.put(line)
    assert game("BOARD") == ["0,0"]
    assert marks(game.player.asked[-1][0]) == ({(0, 1)}, {(0, 2)})
    assert game.lines.get() == "3,0,1"


def test_a_board_that_the_input_cuts_short_gets_no_move(game: Game) -> None:
    """The end of the input stays in the queue for the loop that waits for it."""
    game("START 6")
    for line in ("1,0,1", "2,0,2", None):
        game.lines.put(line)
    assert game("BOARD") == []
    assert game.player.asked == []
    assert game.lines.get() is None


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (("1,1,7", "2,2,2"), "ERROR 1,1,7 is not a mark"),
        (("6,0,1",), "ERROR 6,0 is not a square of the board"),
        (("0,6,2",), "ERROR 0,6 is not a square of the board"),
        (("1,1,1", "1,1,2"), "ERROR 1,1 is taken"),
    ],
)
def test_a_wrong_board_is_not_played(game: Game, lines: tuple[str, ...], error: str) -> None:
    """Any wrong mark is told, and no move follows."""
    game("START 6")
    assert game.board(*lines) == [error]
    assert game.player.asked == []


def test_a_wrong_turn_is_not_played(game: Game) -> None:
    """A square that is taken or off the board is told, and nothing changes."""
    game("START 6", "TURN 3,1")
    assert game("TURN 3,1", "TURN 0,0", "TURN 6,1", "TURN b2") == [
        "ERROR 3,1 is taken",
        "ERROR 0,0 is taken",
        "ERROR 6,1 is not a square of the board",
        "ERROR b2 is not a square of the board",
    ]
    assert len(game.player.asked) == 1


@pytest.mark.parametrize(
    ("lines", "turn", "left"),
    [
        ((), 30.0, None),
        (("INFO timeout_turn 1500",), 1.5, None),
        (("info TIMEOUT_TURN 0",), 0.0, None),
        (("INFO timeout_turn -5",), 0.0, None),
        (("INFO timeout_match 60000",), 30.0, 60.0),
        (("INFO timeout_match 60000", "INFO time_left 1500"), 30.0, 1.5),
        (("INFO TIMEOUT_MATCH 60000", "INFO TIME_LEFT 1500"), 30.0, 1.5),
        (("INFO timeout_match 60000", "INFO time_left 0"), 30.0, 0.0),
        (("INFO timeout_match 60000", "INFO timeout_match 0"), 30.0, None),
        (("INFO timeout_match 0", "INFO time_left 1500"), 30.0, None),
        (("INFO timeout_turn soon", "INFO memory 5", "INFO"), 30.0, None),
        (("INFO timeout_turn nan", "INFO timeout_match inf", "INFO rule nan"), 30.0, None),
        (("INFO timeout_match 60000", "INFO time_left nan", "INFO rule -inf"), 30.0, 60.0),
        (("INFO timeout_match 60000", "INFO time_left 500", "START 5"), 30.0, 60.0),
    ],
)
def test_limits_are_noted(
    game: Game, lines: tuple[str, ...], turn: float, left: float | None
) -> None:
    """Times are in milliseconds; a new game has all its time; other values are ignored."""
    assert game(*lines) in ([], ["OK"])
    assert (game.engine.turn_seconds, game.engine.left_seconds) == (turn, left)


@pytest.mark.parametrize(
    ("rule", "warned"), [(0, False), (2, False), (1, True), (4, True), (3, True), (6, True)]
)
@pytest.mark.parametrize("key", ["rule", "RULE"])
def test_other_rules_are_told(game: Game, key: str, rule: int, warned: bool) -> None:
    """Only the rule of five or more, in single or continuous games, is played."""
    game(f"INFO {key} {rule}")
    told = "MESSAGE only five or more in a row is supported, without other rules"
    assert game.said == [told] * warned


@pytest.mark.parametrize(
    ("turn", "left", "limit"), [(8.0, None, 8.0), (8.0, 20.0, 2.0), (1.0, 20.0, 1.0)]
)
def test_a_move_has_its_time(
    game: Game, turn: float, left: float | None, limit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought is cut short before the limit, a tenth of the time left; the time is taken off."""
    now = [100.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(gomocup_engine, "monotonic", clock)
    game.player.thoughts = 100_000
    game("START 6")
    game.engine.turn_seconds, game.engine.left_seconds = turn, left
    began = now[0]
    assert game("BEGIN") == ["0,0"]
    assert limit - 0.02 - 0.1 * limit - 0.1 < now[0] - began < limit
    if left is not None:
        assert game.engine.left_seconds is not None
        assert left - limit < game.engine.left_seconds < left - 0.7 * limit
    messages = [line for line in game.said if line.startswith("MESSAGE")]
    assert messages
    assert re.fullmatch(r"MESSAGE 5[01] in 0\.5 s, eval 62 % pv 0,0 1,0", messages[0])
    assert len(messages) == {8.0: 14, 2.0: 3, 1.0: 1}[limit], "one each half second"


NINE = ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 0), (1, 1), (1, 2))


@pytest.mark.parametrize(
    ("line", "rates", "text"),
    [
        (((0, 3), (2, 1)), True, "7 in 2.3 s, eval 25 % pv 3,0 1,2"),
        (((0, 3), (2, 1)), False, "7 in 2.3 s, pv 3,0 1,2"),
        ((), True, "7 in 2.3 s, eval 50 % pv 4,5"),
        (NINE, False, "7 in 2.3 s, pv 0,0 1,0 2,0 3,0 4,0 5,0 0,1 1,1"),
    ],
)  # fmt: skip
def test_a_long_thought_is_told(line: tuple[Square, ...], rates: bool, text: str) -> None:
    """A report has the trials, the time, the first move's share and at most eight moves."""
    position = Position.start(Rules(6, 5))
    shares = [0.1] * 36
    shares[position.rules.index((0, 3))], shares[position.rules.index((5, 4))] = 0.25, 0.5
    thought = Thought(
        Meaning.VISITS, Mark.X, (None,) * 36, None, ((5, 4),), 7, None, 0,
        line=line, rates=tuple(shares) if rates else None,
    )  # fmt: skip
    summary: Any = cast("Any", gomocup_engine)._summary
    assert summary(thought, position, 2.34) == text


def test_a_finished_game_is_told(game: Game) -> None:
    """On a board with five in a row there is no move."""
    game("START 6")
    answer = game.board(*(f"{col},0,1" for col in range(5)), *(f"{col},5,2" for col in range(4)))
    assert len(answer) == 1
    assert answer[0].startswith("ERROR the game on this board is over")


def test_it_describes_itself_and_knows_no_other_words(game: Game) -> None:
    """ABOUT has name and version; an unknown word is repeated, but not at any length."""
    assert game("ABOUT", "about") == [
        f'name="tttmc", version="{__version__}", author="the tttmc authors", country="", www=""'
    ] * 2  # fmt: skip
    assert game("PLAY a1", "X" * 99) == ["UNKNOWN PLAY", "UNKNOWN " + "X" * 40]


def test_the_player_is_closed_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lines are read until END, each answer is written at once, and the player is released."""
    player, sent = Watched(), list[str]()

    class Output(StringIO):
        """A stream of which only what is flushed arrives."""

        def flush(self) -> None:
            sent.append(self.getvalue())
            self.truncate(0)
            self.seek(0)

    monkeypatch.setattr(sys, "stdin", StringIO("start 5\n\n begin \nEND\nBEGIN\n"))
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Output())
        serve(spec_of(player), 7)
    assert sent[:2] == ["OK\n", "0,0\n"]
    assert capsys.readouterr() == ("", "")
    assert player.closed == 1
