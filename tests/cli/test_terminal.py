"""Games in the terminal: what is typed, what is shown, and what is saved."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.cli.conftest import OCCUPIER, Cli, Pipe, Run, Terminal
from tests.playing import HUMAN, RANDOM, START, Scripted, spec_of
from tests.tables import table
from tttmc_app.cli.play import play_game
from tttmc_app.core import GameRecord, Mark, Position, Rules, square_name
from tttmc_app.core.record_json import record_from_json
from tttmc_app.session import MachineSession

GAMES = table("""
    b2 1,0 0 2 8 y a1 | X.O/OX./..X | X wins: X completed a1 b2 c3
    a1 b1 a2 c1 b3 b2 c3 c2 a3 | XOO/XOO/XXX | X completed a3 b3 c3, a1 a2 a3
    0 4 1 2 6 3 5 7 8 | XXO/OOX/XOX | Tie
    b2 x9y d1 b2 ☃ B1 quit | .O./.X./... | 'x9y' is not a square | 'd1' is off | b2 is occupied
    undo a1 undo b2 a1 u U c3 exit a1 | .../.../..X | No move to take back
    h ? help a1 EXIT a2 | X../.../... | 3 in a row wins | 0-8
    b2 a1 Q a2 | O../.X./... | O to move: a1
""")


def saved(name: str = "game.json") -> GameRecord:
    """Return a saved game."""
    return record_from_json(Path(name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", GAMES, ids=lambda case: case[0])
def test_two_people_play(case: tuple[str, ...], cli: Cli) -> None:
    """Squares are typed in three ways, words undo, explain and quit; a pipe ends with the game."""
    typed, board, *told = case
    cli.type(*(f"\t{word} " for word in typed.split()))
    shown = cli.words("play --o human --size 3 --seed 3 --save game.json")
    assert shown.startswith("3×3. Two people play. Seed 3.")
    assert saved().position.text == board
    assert [text for text in told if text not in shown] == []
    assert "[Y/n]" not in shown


def test_boards_are_shown_with_the_last_move_marked(cli: Cli) -> None:
    """A machine's board stands beside its scores; after undo, the move before is marked."""
    cli.type("b2", "undo", "c3", "", "quit")
    shown = cli("play --o mc:trials=100 --size 3 --seed 3 --save game.json")
    assert "You are X, O is mc:trials=100" in shown
    move = saved().moves[1]
    assert move.thought is not None
    score = round(move.thought.values[3 * move.square[0] + move.square[1]] or 0)
    assert f"O plays {square_name(move.square)} (score {score} in 100 trials)." in shown
    _, before, after = shown.split("O plays")
    row = next(line for line in after.splitlines() if "O*" in line)
    assert row.split()[0] == row.split()[4] == str(move.square[0] + 1)
    assert f" {score}*" in row
    assert "*" not in before.partition("undo")[2].partition("X to move")[0]
    cli.type("a1", "c3", "undo", "undo", "undo")
    first, second, third = cli("play --o human --size 3").split("to move: undo")[1:]
    assert ("X*" in first, "*" in second, third.strip()[:7]) == (True, False, "No move")


def test_a_machine_that_moves_first_repeats_its_move(cli: Cli) -> None:
    """Undo goes back to a person's turn, and there is none before the first move."""
    cli.type("undo", "c1")
    shown = cli("play --x random --o human --seed 3 --size 4 --line 2 --reverse --save game.json")
    assert shown.startswith("4×4, 2 in a row, reverse. X is random, you are O. Seed 3.")
    first = shown.partition("O to move: undo")[0].rpartition("X plays")[2].split()[0]
    assert [square_name(each.square) for each in saved().moves][:2] == [first.strip("."), "c1"]
    assert shown.count(f"X plays {first}") == 2


@pytest.mark.parametrize(
    ("words", "winner", "ending"),
    table("""
        --seed 6 --size 3 | O | line
        --seed 4 --size 3 | - | full board
        --seed 1 --size 4 --line 2 --reverse | X | line
        --seed 1 --x course:file | O | forfeit
        --seed 1 --o course:file | X | forfeit
    """),
)
def test_the_document_is_the_saved_game(words: str, winner: str, ending: str, cli: Cli) -> None:
    """Every value is the record's, whoever won and however it ended; the text names the winner."""
    Path("file.py").write_text(OCCUPIER)
    line = f"play --x random --o random {words.replace(':file', ':file.py')} --save game.json"
    found, record = cli.json(line), saved()
    assert cli.told == "Saved as game.json.\n"
    assert found == {
        "board": record.position.text,
        "line": record.rules.line_length,
        "reverse": record.rules.reverse,
        "players": list(record.players),
        "seed": record.seed,
        "moves": [list(move.square) for move in record.moves],
        "winner": winner.strip("-") or None,
        "ending": ending,
        "seconds": pytest.approx(sum(move.seconds or 0 for move in record.moves)),
    }
    shown = cli(line)
    assert shown.splitlines()[-1].startswith("Tie" if winner == "-" else f"{winner} wins")
    assert all(f"plays {square_name(move.square)}" in shown for move in record.moves)


def test_what_happens_at_the_end_is_told(cli: Cli, capsys: pytest.CaptureFixture[str]) -> None:
    """A machine may resign, and what it can't save is told on a line."""
    cli.type("b2")
    session = MachineSession(START, (HUMAN, spec_of(Scripted(resigns_at=1, fails=True))), 3)
    assert play_game(session)
    ends = capsys.readouterr().out.splitlines()[-3:]
    assert [end.split()[0] for end in ends] == ["O", "X", "the"]
    assert session.result is not None
    assert session.result.winner is Mark.X


@pytest.mark.parametrize(
    ("answers", "games"), table("n | 1\nno | 1\nx | 1\n- | 1\n... n | 2\ny YES n | 3")
)
def test_more_games_have_files_and_seeds_of_their_own(answers: str, games: str, cli: Cli) -> None:
    """Anything but a yes ends the program, and so does the end of the input."""
    lines = [word for answer in answers.split() for word in ("a1", answer.strip("."))]
    cli.type(*lines[: 1 if answers == "-" else 6], terminal=True)
    shown = cli("play --o human --size 1 --seed 4 --save game.json")
    names = ["game.json", "game-2.json", "game-3.json"][: int(games)]
    assert {path.name for path in Path().glob("*.json")} == set(names)
    seeds = [saved(name).seed for name in names]
    assert (seeds[0], len(set(seeds))) == (4, len(seeds))
    assert shown.count("Seed ") == cli.told.count("Saved as ") == len(seeds)
    assert "a1" not in shown.partition("to move:")[2].splitlines()[0], "a terminal echoes itself"


@pytest.mark.parametrize("typed", ["", "b2", "b2 a1 c3"])
def test_an_interrupted_game_is_saved(
    typed: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C at the prompt saves the moves so far, if there are any."""
    answers = Mock(side_effect=[*typed.split(), KeyboardInterrupt])
    monkeypatch.setattr("builtins.input", answers)
    cli("play --o human --size 3 --save game.json", code=130)
    assert Path("game.json").exists() is bool(typed)
    if typed:
        assert " ".join(square_name(move.square) for move in saved().moves) == typed


def test_a_terminal_is_asked_for_another_game(terminal: type[Terminal]) -> None:
    """A long thought shows a bar that Ctrl-C ends; after a game, another one is offered."""
    with terminal("play", "--size", "1", "--seed", "4") as screen:
        for answer in ("y", "n"):
            screen.expect("X to move: ")
            screen.type("a1")
            screen.expect("[Y/n] ")
            screen.type(answer)
        assert screen.code() == 0
    with terminal("play", "--x", "mc:trials=1e11") as screen:
        screen.expect("thinking [")
        screen.expect("of 100,000,000,000")
        assert screen.interrupt() == 130
    assert "Traceback" not in screen.shown


def test_a_game_can_be_scripted(tttmc: Run) -> None:
    """Prompts and input are shown in a pipe; even bytes that are no text are a bad square."""
    done = tttmc("play", "--o", "random", "--seed", "2", typed="b2\nzz\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "X to move: b2\nO plays " in done.stdout
    binary = f"\udcff\udcfe\x00\udc80\x1b[2J\n{'☃' * 3000}\nb2\n"
    done = tttmc("play", "--o", "random", typed=binary)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("is not a square") == 2
    assert "\x1b" not in done.stdout
    assert "O plays" in done.stdout
    assert max(map(len, done.stdout.splitlines())) < 500


def test_each_board_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board isn't held back in a pipe until the next machine has thought."""
    pipe = Pipe()
    monkeypatch.setattr(sys, "stdout", pipe)
    assert play_game(MachineSession(Position.start(Rules(2)), (RANDOM, RANDOM), seed=3))
    assert [text.count("plays") for text in pipe.seen] == [1, 2, 3]
