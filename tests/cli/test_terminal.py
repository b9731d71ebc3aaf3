from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping

import pytest

from tests.cli.conftest import Terminal
from tttmc_app.cli.terminal import play_game
from tttmc_app.core import (
    Mark,
    Meaning,
    Position,
    Rules,
    Text,
    Thought,
    square_name,
)
from tttmc_app.players import Player, PlayerKind, PlayerSpec, Value, parse_spec
from tttmc_app.session import HostedSession


class Play:
    """Plays games in which the given lines are typed, and keeps the output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys
        self.finished = False
        self.shown = ""

    def __call__(
        self, *typed: str, x: str = "human", o: str = "human", rules: Rules | None = None
    ) -> HostedSession:
        """Play and return the session."""
        players = (parse_spec(x), parse_spec(o))
        return self.on(HostedSession(Position.start(rules or Rules()), players, seed=3), *typed)

    def on(self, session: HostedSession, *typed: str) -> HostedSession:
        """Continue a session with these lines, and return it."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{t}\n" for t in typed)))
        self.finished = play_game(session)
        self.shown = self._capsys.readouterr().out
        return session


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Return a function that plays games in which the given lines are typed."""
    return Play(monkeypatch, capsys)


def test_squares_are_typed_in_three_ways(play: Play) -> None:
    """A square can be typed as a name, a pair or a digit; a completed line ends the game."""
    session = play("b2", "1,0", "0", "2", "8")
    assert session.position.text == "X.O/OX./..X"
    assert play.finished
    assert "X wins: X completed a1 b2 c3." in play.shown


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (
            "x9y",
            (
                "'x9y' is not a square: type a name such as b2, a row and column such as 1,1, or a "
                "number from 0 to 8."
            ),
        ),
        ("d1", "'d1' is off the board, which goes from a1 to c3."),
        ("b2", "Square b2 is occupied: choose an empty one."),
        ("", "to move: \nType a square (b2, 1,1 or 0-8), undo, help or quit.\n"),
        ("\x1b[2Jb2\x00", "is not a square"),
        ("☃" * 3000, "is not a square"),
    ],
)
def test_a_bad_square_is_rejected(play: Play, typed: str, reason: str) -> None:
    """An illegal move is rejected with a one-line reason, and the prompt returns."""
    session = play("b2", typed, "a1")
    assert session.position.text == "O../.X./..."
    assert reason in play.shown
    assert max(map(len, play.shown.splitlines())) < 500
    assert "\x1b" not in play.shown


def test_a_move_is_taken_back(play: Play) -> None:
    """Undo returns to the user's last turn; before any move there is nothing to undo."""
    session = play("undo", "b2", "undo", "quit", o="mc:trials=10")
    assert session.position.text == ".../.../..."
    assert "No move to take back." in play.shown


def test_help_explains_the_rules(play: Play) -> None:
    """Help explains the rules, here those of the reverse game."""
    play("help", rules=Rules(5, 4, reverse=True))
    assert "The first to get 4 in a row loses." in play.shown
    assert "0-8" not in play.shown


@pytest.mark.parametrize("typed", [("quit",), ("Q",), ()])
def test_a_game_can_be_quit(play: Play, typed: tuple[str, ...]) -> None:
    """Quitting or the end of the input leaves the game unfinished."""
    assert play(*typed).record.moves == ()
    assert not play.finished


def test_scores_are_shown_beside_the_machines_move(play: Play) -> None:
    """A machine's move is shown with its scores; the square played is starred in both tables."""
    session = play("b2", o="mc:trials=100")
    thought = session.record.moves[1].thought
    assert thought is not None
    assert thought.move is not None
    score = round(thought.values[session.position.rules.index(thought.move)] or 0)
    assert f"O plays {square_name(thought.move)} (score {score} in 100 trials)." in play.shown
    row = next(line for line in play.shown.splitlines() if "O*" in line)
    assert row.split()[0] == row.split()[4] == str(thought.move[0] + 1)
    assert f" {score}*" in row


def test_a_player_without_scores_shows_the_board_alone(play: Play) -> None:
    """A machine without values shows only the board."""
    play("b2", o="random")
    assert play.shown.count("a  b  c") == 2


def test_reverse_names_the_losing_line(play: Play) -> None:
    """In the reverse game the winner isn't the side that completed the line."""
    play("a1", "b2", "a2", "b1", "a3", rules=Rules(reverse=True))
    assert "O wins: X completed a1 a2 a3." in play.shown


def test_a_full_board_is_a_tie(play: Play) -> None:
    """A full board without a line ends the game in a tie."""
    play(*"041263578")
    assert "Tie." in play.shown


class Resigning(Player):
    """A player that resigns at once."""

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a resignation."""
        nothing = (None,) * position.rules.square_count
        side = position.to_move
        yield Thought(Meaning.RATE, side, nothing, None, (), 0, None, seed, resigns=True)


def test_a_resignation_is_reported(play: Play) -> None:
    """A machine that resigns ends the game without a move."""
    label, how = Text("Resigning"), Text("Gives up.")

    def make(_values: Mapping[str, Value]) -> Player:
        return Resigning()

    kind = PlayerKind("resigning", label, how, (), make)
    players = (parse_spec("human"), PlayerSpec(kind, ()))
    session = play.on(HostedSession(Position.start(Rules()), players, seed=3), "b2")
    assert session.result is not None
    assert session.result.winner is Mark.X
    assert "O resigns.\nX wins: O resigned." in play.shown


def test_another_game_is_offered_on_a_terminal(terminal: type[Terminal]) -> None:
    """After a game another one is offered, with a new seed."""
    with terminal("play", "--size", "1", "--seed", "4") as screen:
        for answer in ("y", "n"):
            screen.expect("X to move: ")
            screen.type("a1")
            screen.expect("X wins")
            screen.expect("Another game? [Y/n] ")
            screen.type(answer)
        assert screen.code() == 0
    assert screen.shown.count("Seed ") == 2
    assert screen.shown.count("Seed 4.") == 1


def test_ctrl_c_ends_a_game_silently(terminal: type[Terminal]) -> None:
    """Ctrl-C at the prompt ends the program with the usual exit code and no traceback."""
    with terminal("play") as screen:
        screen.expect("X to move: ")
        assert screen.interrupt() == 130
    assert "Traceback" not in screen.shown


def test_a_long_thought_shows_a_bar_and_can_be_interrupted(terminal: type[Terminal]) -> None:
    """A long thought shows a progress bar, and Ctrl-C ends it."""
    with terminal("play", "--x", "mc:trials=1e11") as screen:
        screen.expect("thinking [")
        screen.expect("of 100,000,000,000")
        assert screen.interrupt() == 130
    assert "Traceback" not in screen.shown
