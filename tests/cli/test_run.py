"""`tttmc run`: a course file in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Terminal
from tests.course.conftest import FUNCTIONS


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of the student's file."""
    return tmp_path / "student.py"


def test_a_console_game_is_printed(tttmc: Run, file: Path) -> None:
    """Only the output of play_game appears; the same seed gives the same output."""
    file.write_text(FUNCTIONS + "provided.play_game(mc_move, 3, False)\n", encoding="utf-8")
    done = [tttmc("run", str(file), "--seed", seed) for seed in ("1", "1", "2")]
    assert [each.returncode for each in done] == [0, 0, 0]
    assert done[0].stdout == done[1].stdout
    assert done[0].stdout.splitlines()[-1] in ("X wins!", "O wins!", "Tie!")
    assert {each.stderr for each in done} == {""}


def test_an_exception_ends_with_the_students_lines(tttmc: Run, file: Path) -> None:
    """A traceback shows the file's lines, and the exit code is Python's."""
    file.write_text("print 'begun'\ndef f():\n    return 1 / 0\nf()\n", encoding="utf-8")
    done = tttmc("run", str(file))
    assert (done.returncode, done.stdout) == (1, "begun\n")
    assert 'File "student.py", line 3, in f\n    return 1 / 0\n' in done.stderr
    assert "tttmc_app" not in done.stderr


def test_json_contains_everything(tttmc: Run, file: Path) -> None:
    """The JSON has the language, the output, the remarks and the requested game."""
    text = FUNCTIONS + (
        "import user1_x, poc_ttt_gui\nprint 'two'\npoc_ttt_gui.run_gui(4, 3, mc_move, 9, True)\n"
    )
    file.write_text(text, encoding="utf-8")
    answer = json.loads(tttmc("run", str(file), "--json").stdout)
    assert (answer["language"], answer["output"], answer["error"]) == ("Python 2", "two\n", None)
    assert answer["gui"] == {"size": 4, "machine": "O", "trials": 9, "reverse": True}
    assert [remark["kind"] for remark in answer["remarks"]] == ["stand-in"]
    file.write_text("x = (\n", encoding="utf-8")
    done = tttmc("run", str(file), "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["kind"] == "syntax"


def test_bad_input_is_an_error(tttmc: Run, tmp_path: Path) -> None:
    """A missing file or a folder is rejected in one line."""
    for name in ("gone.py", str(tmp_path)):
        done = tttmc("run", name)
        assert done.returncode == 2
        assert "can't be read" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_long_run_is_ended(tttmc: Run, file: Path) -> None:
    """--seconds ends a file that loops."""
    file.write_text("while True: pass\n", encoding="utf-8")
    done = tttmc("run", str(file), "--seconds", "1")
    assert done.returncode == 1
    assert "took longer than 1 s" in done.stderr


def test_run_gui_is_played_in_the_terminal(terminal: type[Terminal], file: Path) -> None:
    """The function passed to run_gui plays its side at its size; the user plays the other."""
    text = FUNCTIONS + (
        "import poc_ttt_gui\n"
        "def mine(board, player, trials):\n    print('thinks', trials)\n    return (trials, 0)\n"
        "poc_ttt_gui.run_gui(4, 2, mine, 3, True)\n"
    )
    file.write_text(text, encoding="utf-8")
    with terminal("run", str(file)) as shown:
        shown.expect("4×4, reverse")
        shown.expect("thinks 3")
        shown.expect("X plays a4")
        shown.expect("O to move")
        shown.type("quit")
        assert shown.code() == 0
