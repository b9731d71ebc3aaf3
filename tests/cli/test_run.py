"""`tttmc run`: a course file's output, failures and games, in the terminal and in the window."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from tests.cli.conftest import Cli, Pipe, Terminal
from tests.tables import at, table
from tttmc_app.cli import display
from tttmc_app.gui.app import start

MOVE = """\
import random, poc_ttt_provided as provided
def mc_move(board, player, trials):
    return random.choice(board.get_empty_squares())
"""
GAME = "import poc_ttt_gui\npoc_ttt_gui.run_gui(4, {side}, mc_move, 9, True)\n"
STARTS = "provided.play_game(mc_move, 3, False)\n"
FILES = {
    "plain": MOVE,
    "commented": f"{MOVE}# provided.play_game(mc_move, 3, False)\n",
    "starts": MOVE + STARTS,
    "gui": MOVE + GAME.format(side=3),
    "gui_x": MOVE + GAME.format(side=2),
    "gui_fails": f"{MOVE}{GAME.format(side=3)}1 / 0\n",
    "fails": f"print('begun')\n{MOVE}1 / 0\n",
    "other": "def mc_trial(board, player):\n    pass\n",
    "syntax": "x = (\n",
    "two": "import user1_x\nprint 'two'\n",
    "loops": "import time\nprint('begun')\nwhile True: time.sleep(1)\n",
    "bytes": "# coding: utf-16\nprint('h\xe9llo')\n",
}


@pytest.fixture(autouse=True)
def files(tmp_path: Path) -> None:
    """Write the files."""
    for name, text in FILES.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "code", "out", "told"),
    table("""
        plain.py | 0 | - | --play
        commented.py | 0 | - | line 4
        starts.py | 0 | win Tie | -
        other.py --play | 0 | - | -
        two.py | 0 | two | user1_x
        fails.py --play | 1 | begun | line 5
        gui_fails.py | 1 | X to move | ZeroDivisionError
        syntax.py | 1 | - | line 1
        loops.py --seconds 1 | 1 | begun | 1 s
        bytes.py | 0 | héllo | utf-16
        gui.py | 0 | 4×4, reverse. You are X | -
        gui_x.py | 0 | 4×4, reverse. X is course | -
        plain.py --play | 0 | 3×3. You are X, O is course | run_gui
        starts.py --play | 0 | 3×3. You are X | -
    """),
)
def test_a_file_runs(line: str, code: str, out: str, told: str, cli: Cli) -> None:
    """Output, failures with the file's lines, remarks, and the game that it opens or may open."""
    cli.type()
    shown = cli(f"run {line}", code=int(code))
    assert any(text in shown for text in (out.split() if out == "win Tie" else [out.strip("-")]))
    assert (cli.told == "") is (told == "-")
    assert told.strip("-") in cli.told
    assert "tttmc_app" not in cli.told
    if out == "-":
        assert shown == ""


@pytest.mark.parametrize(
    ("name", "code", "values"),
    table("""
        two | 0 | language "Python 2"; output "two\\n"; gui null; remarks.0.kind "stand-in"
        gui | 0 | gui {"size": 4, "machine": "O", "trials": 9, "reverse": true}; remarks []
        gui_x | 0 | gui.machine "X"; error null
        gui_fails | 1 | gui.size 4; error.kind "raised"; error.line 6
        fails | 1 | language "Python 3"; output "begun\\n"; error.kind "raised"; error.line 5
        syntax | 1 | output ""; seconds null; error.kind "syntax"; error.line 1
        loops | 1 | output "begun\\n"; gui null; seconds null
    """),
)
def test_the_document_of_a_file(name: str, code: str, values: str, cli: Cli) -> None:
    """Output, remarks, game and failure are in it, also of a file that can't run; nobody plays."""
    found = cli.json(f"run {name}.py --seconds 1 --play", code=int(code))
    assert found["file"] == f"{name}.py"
    for path, value in (each.split(" ", 1) for each in values.split("; ")):
        assert at(found, path) == json.loads(value)
    if "error.line" in values:
        assert f"line {found['error']['line']}" in found["error"]["message"]
    assert bool(found["error"]) is (code == "1")
    assert cli.told == ""


def test_a_seed_repeats_a_file(cli: Cli) -> None:
    """The same seed gives the same output, and 0 is the usual one."""
    one, usual, other = (cli(f"run starts.py {seed}") for seed in ("--seed 0", "", "--seed 2"))
    assert one == usual != other


def test_a_file_s_own_game_is_played(terminal: type[Terminal], tmp_path: Path) -> None:
    """The function passed to run_gui plays; a file without a game is played after a yes."""
    text = "def mine(board, player, trials):\n    return (trials, 0)\n" + GAME.format(side=2)
    (tmp_path / "mine.py").write_text(text.replace("mc_move, 9", "mine, 3"), encoding="utf-8")
    with terminal("run", str(tmp_path / "mine.py")) as shown:
        shown.expect("X plays a4")
        shown.expect("O to move")
        shown.type("quit")
        assert shown.code() == 0
    with terminal("run", str(tmp_path / "plain.py")) as shown:
        shown.expect("[Y/n]")
        shown.type("y")
        shown.expect("X to move")


@pytest.mark.parametrize(
    ("answer", "typing", "reading"),
    [
        *((answer, True, True) for answer in ("y", " Yes ", "", "n", "yeah", None)),
        *(("y", True, False), ("y", False, True)),
    ],
)
def test_only_who_sees_the_question_is_asked(
    answer: str | None, typing: bool, reading: bool, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a terminal somebody may choose; otherwise there is a hint, and nobody is asked."""
    asked = Mock(side_effect=[EOFError if answer is None else answer, EOFError])
    monkeypatch.setattr("builtins.input", asked)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: typing))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: reading)
    shown = cli("run plain.py")
    sees, plays = typing and reading, answer in ("y", " Yes ", "")
    assert asked.call_count == sees + (sees and plays)
    assert ("You are X" in shown) is (sees and plays)
    assert ("--play" in cli.told) is not sees


def test_output_is_seen_at_once(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a file prints isn't held back in a pipe until the file has ended."""
    pipe = Pipe()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", pipe)
        cli("run loops.py --seconds 1", code=1)
    assert pipe.seen[0].startswith("begun")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("platform", "problem", "line", "opens"),
    table("""
        xcb | - | gui.py | yes
        wayland;xcb | - | gui_fails.py | yes
        xcb | - | plain.py | no
        xcb | - | plain.py --play | yes
        xcb | - | fails.py --play | no
        xcb | - | gui.py --json | no
        offscreen:size=9 | - | gui.py | no
        minimal | - | gui.py | no
        xcb | no server | gui.py | no
    """),
)
def test_a_game_opens_in_a_window_that_can_be_seen(
    platform: str, problem: str, line: str, opens: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window takes over the file's process, and its exit code is the command's."""
    opened: list[object] = []

    def run_with_student(student: Any, loaded: Any) -> int:
        opened.append((student.path.name, loaded.gui_game is not None))
        return 7

    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setattr(display, "obstacle", lambda: problem.strip("-") or None)
    monkeypatch.setattr(start, "run_with_student", run_with_student)
    cli.type()
    is_open, name = opens == "yes", line.split(maxsplit=1)[0]
    shown = cli(f"run {line}", code=7 if is_open else int("fails" in line))
    assert opened == [(name, "gui" in name)] * is_open
    assert ("4×4" in shown) is (line == "gui.py" and not is_open)
