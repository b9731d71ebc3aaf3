"""`tttmc run`: a course file in the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Terminal
from tests.course.conftest import FUNCTIONS
from tttmc_app.cli import main
from tttmc_app.core import TttmcError
from tttmc_app.course import RunLimits
from tttmc_app.gui.students.student_player import StudentProcess


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
    """A missing file or a folder is rejected with a one-line message."""
    for name in ("gone.py", str(tmp_path)):
        done = tttmc("run", name)
        assert done.returncode == 2
        assert "can't be read" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_long_run_is_ended(tttmc: Run, file: Path) -> None:
    """--seconds ends a file that loops."""
    file.write_text("import time\nwhile True: time.sleep(1)\n", encoding="utf-8")
    done = tttmc("run", str(file), "--seconds", "1")
    assert done.returncode == 1
    assert "took longer than 1 s" in done.stderr


def test_run_gui_is_played_in_the_terminal(terminal: type[Terminal], file: Path) -> None:
    """The function passed to run_gui plays the given side and size; the user plays the other."""
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


MOVES = FUNCTIONS + "import poc_ttt_gui\n"


def test_a_file_whose_game_is_commented_out_says_so(tttmc: Run, file: Path) -> None:
    """For a file that only defines functions, the output says how to run or play it."""
    file.write_text(MOVES + "# poc_ttt_gui.run_gui(3, 3, mc_move, 5)\n", encoding="utf-8")
    done = tttmc("run", str(file))
    line = len(MOVES.splitlines()) + 1
    assert done.returncode == 0
    assert f"starts no game: the call on line {line} is commented out" in done.stderr
    assert "--play" in done.stderr
    file.write_text(MOVES, encoding="utf-8")
    assert "calls neither run_gui nor play_game" in tttmc("run", str(file)).stderr


def test_play_opens_a_game_against_such_a_file(terminal: type[Terminal], file: Path) -> None:
    """With --play, or after a yes, the file's mc_move plays O on 3×3."""
    file.write_text(MOVES, encoding="utf-8")
    with terminal("run", str(file)) as shown:
        shown.expect("[Y/n]")
        shown.type("y")
        shown.expect("X to move")
    with terminal("run", str(file), "--play") as shown:
        shown.expect("X to move")


def test_a_loop_without_an_end_is_noticed(tttmc: Run, file: Path) -> None:
    """If a file doesn't finish, the output names the line that it has reached."""
    file.write_text("import time\nprint('ready')\ntime.sleep(60)\n", encoding="utf-8")
    done = tttmc("run", str(file), "--seconds", "9")
    assert "still running after 5 s: it may never end (line 3)" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_obstacle(file: Path, tmp_path: Path, closed: str) -> None:
    """A file runs no matter which standard streams are closed; lost output is reported."""
    file.write_text("print('hello')\n", encoding="utf-8")
    command = f'"$0" -m tttmc_app run "$1" {closed}'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, str(file)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TTTMC_HOME": str(tmp_path / "home")},
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert done.stdout == ("" if ">&-" in closed.replace("2>&-", "") else "hello\n")
    assert ("standard output is closed" in done.stderr) == (closed == ">&-")


@pytest.mark.parametrize("encoding", ["punycode", "idna", "undefined", "rot13", "utf-16", "cp037"])
def test_an_odd_encoding_is_said(tttmc: Run, file: Path, encoding: str) -> None:
    """A file that isn't in the encoding that it names is run as UTF-8, with a remark."""
    file.write_text(f"# coding: {encoding}\nprint('héllo')\n", encoding="utf-8")
    done = tttmc("run", str(file))
    assert (done.returncode, done.stdout) == (0, "héllo\n")
    assert f"the file says that it is {encoding}, but it isn't: it was read as UTF-8" in done.stderr


def test_limits_are_for_the_run_and_for_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file, the time limit for both, and the seed arrive at the student's process."""
    made: list[tuple[object, ...]] = []

    def student(path: Path, limits: RunLimits, seed: int, *, listener: object) -> object:
        made.append((path, limits, seed, listener is None))
        raise TttmcError("that is enough")

    monkeypatch.setattr("tttmc_app.course.Student", student)
    for words in (["--seconds", "7", "--seed", "5", "--json"], []):
        assert main(["run", "a.py", *words]) == 2
    capsys.readouterr()
    with_limit, without = (RunLimits(t, t, output_bytes=64 * 2**20) for t in (7, None))
    assert made == [(Path("a.py"), with_limit, 5, True), (Path("a.py"), without, 0, False)]


def test_json_of_a_file_that_is_stopped(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The output so far is kept, and the error says what happened."""
    text = "import time\nprint 'begun'\nwhile True:\n    time.sleep(1)\n"
    file.write_text(text, encoding="utf-8")
    assert main(["run", str(file), "--seconds", "1", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["file"], found["output"]) == (str(file), "begun\n")
    assert found["gui"] is found["seconds"] is None
    assert "took longer than 1 s" in found["error"]["message"]


@pytest.mark.parametrize(
    ("platform", "problem", "in_window"),
    [
        ("", None, True),
        ("xcb", None, True),
        ("wayland;xcb", None, True),
        ("offscreen", None, False),
        ("offscreen:size=9", None, False),
        ("minimal", None, False),
        ("minimal:a", None, False),
        ("", "no display", False),
        ("xcb", "no server answers", False),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_a_game_opens_in_a_window_that_can_be_seen(
    platform: str,
    problem: str | None,
    in_window: bool,
    as_json: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The window takes over the file's process, unless none can open or be seen, or with --json."""
    made: list[tuple[object, ...]] = []

    def for_command(path: Path, limits: RunLimits, seed: int, listener: object) -> object:
        made.append(("window", path, limits, seed, listener is not None))
        raise TttmcError("that is enough")

    def student(path: Path, limits: RunLimits, seed: int, *, listener: object) -> object:
        made.append(("terminal", path, limits, seed, listener is not None))
        raise TttmcError("that is enough")

    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setattr("tttmc_app.cli.display.obstacle", lambda: problem)
    monkeypatch.setattr(StudentProcess, "for_command", for_command)
    monkeypatch.setattr("tttmc_app.course.Student", student)
    words = ["a.py", "--seed", "4", "--seconds", "9", *(["--json"] if as_json else [])]
    assert main(["run", *words]) == 2
    capsys.readouterr()
    where = "window" if in_window and not as_json else "terminal"
    limits = RunLimits(9, 9, output_bytes=64 * 2**20)
    assert made == [(where, Path("a.py"), limits, 4, not as_json)]
