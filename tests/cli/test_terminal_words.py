"""Every word that a game in the terminal understands, its texts, and its bar."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.cli.test_terminal import Play
from tests.playing import HUMAN, START, Scripted, spec_of
from tttmc_app.cli import main, output
from tttmc_app.cli.output import ProgressBar, board_table, left_text, score_table
from tttmc_app.cli.terminal import play_game
from tttmc_app.core import GameRecord, Mark, Meaning, Position, Rules, Thought, TttmcError
from tttmc_app.core.record_json import record_from_json
from tttmc_app.players import parse_spec
from tttmc_app.session import HostedSession


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Return a function that plays games in which the given lines are typed."""
    return Play(monkeypatch, capsys)


@pytest.mark.parametrize("word", ["quit", "q", "exit", "EXIT"])
def test_words_that_end_a_game(play: Play, word: str) -> None:
    """Any of these words ends the game, in capitals too."""
    assert play("b2", word, "a1").record.moves[1:] == ()
    assert not play.finished


@pytest.mark.parametrize("word", ["undo", "u", "U"])
def test_words_that_take_a_move_back(play: Play, word: str) -> None:
    """The last move is taken back, and the board then marks the move before it."""
    session = play("b2", "a1", word, "c3", "q")
    assert session.position.text == ".../.X./..O"
    board = play.shown.split(f"to move: {word}\n")[1].partition("to move")[0]
    assert "X*" in board
    assert "O*" not in board


def test_each_board_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board isn't held back in a pipe until the next machine has thought."""
    seen: list[str] = []

    class Pipe(io.StringIO):
        """A stream of which only what is flushed is seen."""

        def flush(self) -> None:
            seen.append(self.getvalue())

    monkeypatch.setattr(sys, "stdout", Pipe())
    random = parse_spec("random")
    session = HostedSession(Position.start(Rules(2)), (random, random), seed=3)
    assert play_game(session)
    boards = [text.splitlines()[-3:] for text in seen]
    marks = [sum(line.count("X") + line.count("O") for line in board) for board in boards]
    assert marks == [1, 2, 3]
    assert all(text.endswith("\n\n") for text in seen)


def test_spaces_around_a_word_do_not_matter(play: Play) -> None:
    """Squares and words may have spaces around them, and only spaces are as good as nothing."""
    session = play("  b2 ", "\ta1", " undo ", "   ", " c3", "  Quit  ", "c2")
    assert (session.position.text, play.finished) == (".../.X./..O", False)
    hint = "Type a square (b2, 1,1 or 0-8), undo, help or quit.\n"
    assert play.shown.count(hint) == 2, "once at the beginning, and once for the spaces"
    assert f"O to move: \n{hint}O to move: " in play.shown
    assert "not a square" not in play.shown


@pytest.mark.parametrize("word", ["help", "h", "?"])
@pytest.mark.parametrize(
    ("rules", "first", "squares"),
    [
        (Rules(), "The first to get 3 in a row wins.", ", and 0-8 number the squares"),
        (Rules(4, 3, reverse=True), "The first to get 3 in a row loses.", "counted from 0."),
    ],
)
def test_words_that_ask_for_help(
    play: Play,
    word: str,
    rules: Rules,
    first: str,
    squares: str,
) -> None:
    """The help has the rule, the ways to type a square and the words."""
    play(word, rules=rules)
    text = " ".join(play.shown.split())
    assert first in text
    assert squares in text
    assert ("0-8" in text) == (rules.size == 3)
    assert "plays a square with the highest score (*)." in text
    assert "undo takes your last move back; quit ends the program." in text


@pytest.mark.parametrize(
    ("x", "o", "text"),
    [
        ("human", "human", "Two people play"),
        ("human", "random", "You are X, O is random"),
        ("random", "human", "X is random, you are O"),
        ("random", "mc:exact", "X is random, O is mc:trials=1000,current=1,other=2,exact=1"),
    ],
)
def test_players_are_introduced(play: Play, x: str, o: str, text: str) -> None:
    """People are addressed, machines are written as in commands."""
    play("quit", x=x, o=o)
    assert play.shown.startswith(f"3×3. {text}. Seed 3.\n")


def test_lines_that_end_a_game_are_named(play: Play) -> None:
    """Two lines that one move completes are both told, with who completed them."""
    play("a1", "b1", "a2", "c1", "b3", "b2", "c3", "c2", "a3")
    assert "X wins: X completed a3 b3 c3, a1 a2 a3." in play.shown


def test_machines_scores_follow_their_moves(play: Play) -> None:
    """A machine's move has its value and trials; a player without values has neither."""
    play("b2", x="human", o="mc:trials=30")
    assert " in 30 trials)." in play.shown
    play("b2", x="human", o="mc:exact")
    line = next(line for line in play.shown.splitlines() if line.startswith("O plays"))
    assert "trials" not in line
    assert "(score " in line
    play("b2", x="human", o="random")
    line = next(line for line in play.shown.splitlines() if line.startswith("O plays"))
    assert "(" not in line


class Forgetful(Scripted):
    """A player that can't keep what it has learnt."""

    def finished(self, record: GameRecord, side: Mark) -> None:
        """Fail."""
        raise TttmcError("what was learnt can't be saved")


def test_what_can_not_be_saved_is_told(play: Play) -> None:
    """What a player can't save at the end of a game is told on a line."""
    session = HostedSession(START, (HUMAN, spec_of(Forgetful(resigns_at=1))), 3)
    play.on(session, "a1")
    assert play.shown.splitlines()[-2:] == [
        "X wins: O resigned.", "what was learnt can't be saved"
    ]  # fmt: skip


# Games after the first -----------------------------------------------------------------------


class Typed(io.StringIO):
    """Typed lines that come from a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


@pytest.mark.parametrize(
    ("answers", "games"),
    [(["n"], 1), (["no"], 1), (["x"], 1), ([], 1), (["", "n"], 2), (["y", "YES", "n"], 3)],
)
def test_more_games_have_files_and_seeds_of_their_own(
    answers: list[str],
    games: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each further game has a new seed and a numbered file; anything but a yes ends it."""
    lines: list[str] = []
    for number in range(games):
        lines.append("a1")
        lines += answers[number : number + 1]
    monkeypatch.setattr(sys, "stdin", Typed("".join(f"{line}\n" for line in lines)))
    file = tmp_path / "game.json"
    assert main(["play", "--o", "human", "--size", "1", "--seed", "4", "--save", str(file)]) == 0
    names = ["game.json", "game-2.json", "game-3.json"][:games]
    assert sorted(path.name for path in tmp_path.glob("*.json")) == sorted(names)
    records = [record_from_json((tmp_path / name).read_text("utf-8")) for name in names]
    assert records[0].seed == 4
    assert len({record.seed for record in records}) == games
    saved = [f"Saved as {tmp_path / name}." for name in names]
    shown = capsys.readouterr()
    assert shown.err.splitlines() == saved
    assert shown.out.count("Seed ") == games


def test_players_are_released_and_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A session is closed at its end, and a player that the rules don't allow is refused."""
    closed: list[HostedSession] = []
    close = HostedSession.close

    def recorded(session: HostedSession) -> None:
        closed.append(session)
        close(session)

    monkeypatch.setattr(HostedSession, "close", recorded)
    assert main(["play", "--x", "random", "--o", "random", "--seed", "1"]) == 0
    assert len(closed) == 1
    capsys.readouterr()
    assert main(["play", "--x", "engine:pbrain-one", "--o", "random"]) == 2
    assert "only five in a row" in capsys.readouterr().err


# Tables and the bar --------------------------------------------------------------------------


def thought(position: Position, *values: float | None) -> Thought:
    """Return a thought with these values."""
    return Thought(Meaning.SCORE, Mark.X, values, None, (), 10, 10, 0)


def test_a_table_narrows_its_gaps_before_it_scales() -> None:
    """A table that just doesn't fit has single spaces; only then its numbers are scaled."""
    position = Position.start(Rules(4))
    scored = thought(position, *(float(100 + at) for at in range(16)))
    wide = score_table(position, scored, 80)
    width = max(map(len, wide))
    narrow = score_table(position, scored, width - 1)
    assert max(map(len, narrow)) == width - 4
    assert narrow[1].split() == wide[1].split() == ["1", "100", "101", "102", "103"]
    scaled = score_table(position, scored, width - 5)
    assert scaled[-1] == "(scaled to fit: 99 stands for 115)"
    assert scaled[1].split() == ["1", "86", "87", "88", "89"]
    assert output.values_text([9.25, 1.0]) == ["9.250", "1.000"]
    assert output.values_text([10.25, 1.0]) == ["10.2", "1.0"]
    assert output.values_text([-999.5]) == ["-999.5"]
    assert output.values_text([-1000.5]) == ["-1000"]


def test_a_board_without_a_star() -> None:
    """Marks and dots are in columns, without a star unless there is a square."""
    assert board_table(Position.parse("X./O.")) == ["    a  b", " 1  X  .", " 2  O  ."]


class Clock:
    """A clock that tests set."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Give the bar a clock and 60 columns."""
    found = Clock()
    monkeypatch.setattr(output, "monotonic", found)
    monkeypatch.setenv("COLUMNS", "60")
    return found


def test_a_bar_appears_late_and_is_drawn_ten_times_a_second(
    clock: Clock, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After 0.3 s the bar appears, then every 0.1 s; at the end, nothing is left of it."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with ProgressBar("working") as bar:
        shown: list[bool] = []
        for now in (0.0, 0.29, 0.31, 0.35, 0.40, 0.42, 0.60):
            clock.now = now
            bar.show(1, 4)
            shown.append(bool(capsys.readouterr().err))
        assert shown == [False, False, True, False, False, True, True]
        clock.now = 0.8
        bar.show_share(0.375, " more")
        assert capsys.readouterr().err == "\rworking [#########...............] 38 % more"
        clock.now = 1.0
        bar.show_share(0.5)
        line = capsys.readouterr().err
        assert line == "\r" + "working [############............] 50 %".ljust(len(line) - 1)
        assert len(line) == len("\rworking [#########...............] 38 % more")
    short = "working [############............] 50 %"
    assert capsys.readouterr().err == f"\r{' ' * len(short)}\r"
    with ProgressBar("working"):
        pass
    assert capsys.readouterr().err == ""


def test_a_long_line_is_cut_at_the_edge(
    clock: Clock, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar has at least four marks, and the line is cut before it would wrap."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    clock.now = 0.0
    with ProgressBar("working") as bar:
        clock.now = 1.0
        bar.show(1, 2, "x" * 99)
        line = capsys.readouterr().err
        assert len(line) == 1 + 59
        assert line.startswith("\rworking [##..] 1 of 2xxx")
        bar.show(1, None)
        assert capsys.readouterr().err == ""


def test_lines_for_a_log_come_every_ten_seconds(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --verbose a line is printed now and then, with the time left if it is known."""
    with ProgressBar("working", verbose=True, timed=True) as bar:
        shown: list[str] = []
        for now in (0.1, 1.0, 10.9, 11.1, 20.0, 21.2):
            clock.now = now
            bar.show(1, 4)
            shown += capsys.readouterr().err.splitlines()
    assert shown == [
        "working: 1 of 4",
        "working: 1 of 4 33 s left",
        "working: 1 of 4 64 s left",
    ]
    assert [left_text(seconds) for seconds in (0.1, 1.4, 61.6)] == [
        "  1 s left", "  1 s left", "  62 s left"
    ]  # fmt: skip


def test_without_a_terminal_a_line_has_a_hundred_columns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The width is the terminal's, or 100."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(sys, "__stdout__", io.StringIO())
    assert output.terminal_width() == 100
    monkeypatch.setenv("COLUMNS", "77")
    assert output.terminal_width() == 77
