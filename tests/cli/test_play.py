from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import SECONDS, Run, command, environment
from tttmc_app.cli import main
from tttmc_app.core import square_name
from tttmc_app.core.record_json import record_from_json

MACHINES = ["play", "--x", "mc:trials=20", "--o", "random"]


@pytest.mark.parametrize("option", ["--x", "--o"])
def test_both_players_must_fit_the_rules(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A player of either side that the rules don't allow is refused, and nothing is saved."""
    path = tmp_path / "game.json"
    assert main([*MACHINES, option, "engine:pbrain-one", "--save", str(path)]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert "only five in a row" in shown.err
    assert not path.exists()


def test_machines_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Two machines play move by move without any prompt."""
    assert main([*MACHINES, "--seed", "1"]) == 0
    output = capsys.readouterr().out
    assert "X is mc:trials=20,current=1,other=2, O is random. Seed 1." in output
    assert output.splitlines()[-1].startswith(("X wins", "O wins", "Tie"))


def test_json_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON is one object with the whole game."""
    assert main([*MACHINES, "--seed", "1", "--json"]) == 0
    game = json.loads(capsys.readouterr().out)
    rules, course = ["board", "line", "reverse"], ["players", "seed", "moves"]
    assert list(game) == [*rules, *course, "winner", "ending", "seconds"]
    assert game["players"] == ["mc:trials=20,current=1,other=2", "random"]
    marks = game["board"].replace("/", "")
    assert len(game["moves"]) == 9 - marks.count(".")
    assert 0 < game["seconds"] < 60
    assert all(marks[3 * row + col] == "XO"[i % 2] for i, (row, col) in enumerate(game["moves"]))


@pytest.mark.parametrize(
    ("words", "winner", "ending"),
    [
        (["--seed", "6"], "O", "line"),
        (["--seed", "1"], "X", "line"),
        (["--seed", "4"], None, "full board"),
        (["--seed", "1", "--size", "4", "--line", "2", "--reverse"], "X", "line"),
        (["--seed", "1", "--x", "{occupier}"], "O", "forfeit"),
        (["--seed", "1", "--o", "{occupier}"], "X", "forfeit"),
    ],
    ids=["O wins", "X wins", "tie", "reverse", "X forfeits", "O forfeits"],
)
def test_json_is_that_of_the_saved_game(
    words: list[str],
    winner: str | None,
    ending: str,
    occupier: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every value of the document is the record's, whoever won and however it ended."""
    path = tmp_path / "game.json"
    words = [word.format(occupier=occupier) for word in words]
    random = ["play", "--x", "random", "--o", "random"]
    assert main([*random, *words, "--json", "--save", str(path)]) == 0
    shown = capsys.readouterr()
    assert shown.err == f"Saved as {path}.\n"
    record = record_from_json(path.read_text(encoding="utf-8"))
    rules = record.rules
    assert json.loads(shown.out) == {
        "board": record.position.text,
        "line": rules.line_length,
        "reverse": rules.reverse,
        "players": list(record.players),
        "seed": record.seed,
        "moves": [list(move.square) for move in record.moves],
        "winner": winner,
        "ending": ending,
        "seconds": pytest.approx(sum(move.seconds or 0 for move in record.moves)),
    }


def test_a_seed_repeats_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed repeats the moves; without one, each game has a new seed."""
    games: list[dict[str, object]] = []
    for seed in (["--seed", "7"], ["--seed", "7"], [], []):
        main([*MACHINES, *seed, "--json"])
        games.append(json.loads(capsys.readouterr().out))
    assert games[0]["moves"] == games[1]["moves"]
    assert games[2]["seed"] != games[3]["seed"]


def test_the_options_set_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """The options for size, line length and reverse mode set the game's rules."""
    main([*MACHINES, "--size", "5", "--line", "3", "--reverse"])
    assert capsys.readouterr().out.startswith("5×5, 3 in a row, reverse.")


def test_a_game_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The saved file contains the game that was played."""
    path = tmp_path / "game.json"
    assert main([*MACHINES, "--seed", "5", "--save", str(path), "--json"]) == 0
    game = json.loads(capsys.readouterr().out)
    record = record_from_json(path.read_text(encoding="utf-8"))
    assert [list(move.square) for move in record.moves] == game["moves"]
    assert record.seed == 5
    assert record.moves[0].thought is not None


def test_an_unfinished_game_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quitting saves the moves so far; without moves there is no file."""
    path = tmp_path / "game.json"
    for typed, moves in (("quit\n", None), ("b2\nquit\n", 2)):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(["play", "--o", "random", "--save", str(path)]) == 0
        assert path.exists() is (moves is not None)
    assert len(record_from_json(path.read_text(encoding="utf-8")).moves) == 2


def test_a_file_is_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game can't be saved below a file; that is told before anything is played."""
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    assert main([*MACHINES, "--save", "file/game.json"]) == 2
    told = "tttmc play: can't save: the folder 'file' doesn't exist\n"
    assert capsys.readouterr() == ("", told)
    assert main([*MACHINES, "--seed", "1", "--save", "game.json"]) == 0
    assert Path("game.json").is_file()


@pytest.mark.parametrize("typed", [[], ["b2"], ["b2", "a1", "c3"]])
def test_an_interrupted_game_is_saved(
    typed: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Ctrl-C at the prompt saves the moves so far, if there are any."""
    path, lines = tmp_path / "game.json", iter(typed)

    def answer(_prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", "--o", "human", "--save", str(path)]) == 130
    assert capsys.readouterr().err == (f"Saved as {path}.\n" if typed else "")
    assert path.exists() is bool(typed)
    if typed:
        moves = record_from_json(path.read_text(encoding="utf-8")).moves
        assert [square_name(move.square) for move in moves] == typed


def test_an_unwritable_file_is_named(tttmc: Run, tmp_path: Path) -> None:
    """A file that can't be replaced is named on one line and left unchanged."""
    folder = tmp_path / "folder"
    folder.mkdir()
    done = tttmc(*MACHINES, "--save", "folder")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "folder" in done.stderr
    assert folder.is_dir()


def test_typed_lines_come_through_a_pipe(tttmc: Run) -> None:
    """A game can be scripted: the prompts and the input are shown, and the end of input ends it."""
    done = tttmc("play", "--o", "random", "--seed", "2", typed="b2\nzz\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "X to move: b2\nO plays " in done.stdout
    assert "'zz' is not a square" in done.stdout
    assert "Another game" not in done.stdout


def test_binary_input_is_a_bad_square(tmp_path: Path) -> None:
    """Binary input is rejected like any other bad square."""
    done = subprocess.run(
        command("play", "--o", "random"),
        input=b"\xff\xfe\x00\x80\nb2\n",
        capture_output=True,
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="utf-8"),
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"is not a square" in done.stdout
    assert b"O plays" in done.stdout
