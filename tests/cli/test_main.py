from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
import types
from pathlib import Path

import pytest

from tests.cli.conftest import SECONDS, Broken, Run, Terminal, command, environment
from tttmc_app import __version__
from tttmc_app.cli import display, main
from tttmc_app.course import Student, process
from tttmc_app.course.protocol import HIDDEN_COMMAND
from tttmc_app.experiments.kinds import KINDS
from tttmc_app.players import default_spec

command_line = sys.modules["tttmc_app.cli.main"]
"""The module itself: its package has a function of the same name."""

COMMANDS = (
    "play",
    "analyse",
    "solve",
    "review",
    "match",
    "sweep",
    "tournament",
    "results",
    "limits",
    "converge",
    "train",
    "textbook",
    "run",
    "new",
    "grade",
    "export",
    "engine",
    "bench",
    "diagnose",
    "completion",
    "self-test",
)
OPEN = ".../.../..."
BAD = {
    "unknown command": (["frobnicate"], "frobnicate"),
    "unknown option": (["--frob"], "--frob"),
    "shortened option of the program": (["--versio"], "--versio"),
    "shortened option": (["match", "mc", "random", "--gam", "1"], "--gam"),
    "no board": (["analyse"], "BOARD"),
    "two kinds of error": (["analyse", "XX?/OOOO/..."], "'?'"),
    "full board": (["analyse", "XOX/XOO/OXX"], "over (a tie)"),
    "won board": (["analyse", "XXX/OO./..."], "X has won"),
    "counts of no game": (["analyse", "XX./.../..."], "which no game reaches"),
    "unknown side": (["analyse", OPEN, "--to-move", "z"], "--to-move"),
    "board of another size": (["analyse", OPEN, "--size", "4"], "3 rows, but 4×4 needs 4"),
    "board of half characters": (["analyse", "\udcff\udcfe"], "'\\udcff'"),
    "board of one endless row": (["analyse", "." * 50_000], "50,000 squares"),
    "size 0": (["play", "--size", "0"], "from 1 to 25, not 0"),
    "size of many digits": (["play", "--size", "9" * 5000], "far out of range"),
    "size of two signs": (["play", "--size", "+-5"], "not a whole number"),
    "long line": (["play", "--line", "5"], "line length must be from 1 to the board size 3"),
    "negative seed": (["play", "--seed", "-1"], "seed must be from 0"),
    "negative trials": (["analyse", OPEN, "--player", "mc:trials=-5"], "not -5"),
    "weights that are none": (["analyse", OPEN, "--player", "mc:current=abc"], "'abc'"),
    "unknown player": (["analyse", OPEN, "--player", "nobody"], "'nobody' is not a player"),
    "player over two lines": (["analyse", OPEN, "--player", "mc:a\nb"], "needs a value"),
    "person who is asked": (["analyse", OPEN, "--player", "human"], "human is not a machine"),
    "person in a match": (["match", "mc", "human"], "human is not a machine"),
    "games that are none": (["match", "mc", "random", "--games", "abc"], "'abc'"),
    "no game": (["match", "mc", "random", "--games", "0"], "at least 1 game"),
    "folder as a file": (["play", "--save", "."], "is a folder"),
    "file nowhere": (["play", "--save", "nowhere/game.json"], "the folder 'nowhere' doesn't exist"),
    "JSON of a person": (["play", "--json"], "--json needs two machines"),
}


@pytest.mark.parametrize(("arguments", "expected"), BAD.values(), ids=BAD)
def test_bad_input_is_explained_in_one_line(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bad arguments give exit code 2 and one line that names the problem."""
    assert main(arguments) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert len(errors) < 500
    assert errors.startswith("tttmc")
    assert expected in errors


def test_an_error_mentions_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    """An error in the arguments mentions the help."""
    main(["analyse"])
    assert "(see tttmc analyse --help)" in capsys.readouterr().err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The help lists all commands with their purpose."""
    assert main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    expected = [
        line.split()[0] for line in lines if line.startswith("    ") and len(line.split()) > 1
    ]
    assert tuple(expected) == COMMANDS


def test_every_kind_of_run_has_a_command() -> None:
    """The modules that the registry of run kinds names are those of commands."""
    modules = {f"tttmc_app.cli.{name}" for name in command_line.COMMANDS}
    assert {kind.command for kind in KINDS} <= modules


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_have_help_and_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command's help explains the command and its JSON output."""
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    assert "--json" in text
    assert "JSON" in text.partition("--json")[2]


def test_help_lists_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    """The help of a command that takes players lists them and their settings."""
    main(["match", "--help"])
    assert default_spec("mc").text in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is the package's."""
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"tttmc {__version__}\n"


def test_help_starts_without_the_program(tmp_path: Path) -> None:
    """The help loads neither Qt nor the modules that commands load when they run."""
    script = (
        "import sys; from tttmc_app.cli import main; main(['--help']); "
        "print([m for m in ('PySide6', 'tttmc_app.core', 'pathlib') if m in sys.modules])"
    )
    done = subprocess.run(
        # Isolated from site-packages, whose own start-up files may load anything.
        [sys.executable, "-S", "-c", script],
        capture_output=True,
        text=True,
        env=environment(),
        cwd=tmp_path,
        timeout=SECONDS,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without arguments the window opens, and the program ends with the window's exit code."""

    def run(signals: list[int]) -> int:
        return 7 + len(signals)

    window = types.ModuleType("tttmc_app.gui.app.start")
    monkeypatch.setattr(window, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.app.start", window)
    monkeypatch.setattr(display, "obstacle", lambda: None)
    assert main([]) == 7


def test_a_library_that_qt_lacks_leads_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If Qt can't be imported, one line names the library, and machines can still play."""

    class Lacking(types.ModuleType):
        def __getattr__(self, _name: str) -> object:
            message = "libFoo.so.1: cannot open shared object file: No such file or directory"
            raise ImportError(message, name="PySide6.QtGui")

    lacking = Lacking("tttmc_app.gui.app.start")
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.app.start", lacking)
    monkeypatch.setattr(display, "obstacle", lambda: None)
    monkeypatch.setattr(display, "_LIBRARIES", ())
    assert main([]) == 0
    output, errors = capsys.readouterr()
    assert "libFoo.so.1 is missing" in errors
    assert errors.count("\n") == 1
    assert "X plays" in output


def test_a_defect_of_the_window_is_not_taken_for_a_missing_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If a module of the program is missing, nobody plays in the terminal instead."""
    error = ImportError("no module", name="tttmc_app.gui.app.nothing")
    broken = Broken(error, "run")
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.app.start", broken)
    monkeypatch.setattr(display, "obstacle", lambda: None)
    with pytest.raises(ImportError, match="no module"):
        main([])


def test_a_defect_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in the program itself is raised, not reported as bad input."""

    def fail(_args: argparse.Namespace) -> int:
        raise ValueError("a defect")

    monkeypatch.setattr("tttmc_app.selftest.run_checks", lambda: fail(argparse.Namespace()))
    with pytest.raises(ValueError, match="a defect"):
        main(["self-test"])


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_machines_play(tttmc: Run) -> None:
    """With neither a display nor a keyboard, one line says so and two machines play."""
    done = tttmc(DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "DISPLAY" in done.stderr
    assert "xvfb-run" in done.stderr
    assert "X plays" in done.stdout
    assert "O plays" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_a_display_without_a_server_leads_to_the_terminal(terminal: type[Terminal]) -> None:
    """If no server answers at DISPLAY, the user plays in the terminal."""
    with terminal(DISPLAY=":9753", WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None) as screen:
        screen.expect("no server answers at DISPLAY=':9753'")
        screen.expect("X to move: ")
        screen.type("quit")
        assert screen.code() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX pipes")
def test_a_closed_pipe_ends_the_command_silently(tmp_path: Path) -> None:
    """When the reader of a pipe goes away, the command ends silently."""
    process = subprocess.Popen(
        command("play", "--x", "random", "--o", "random", "--size", "25"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(SECONDS) == 141
    assert errors == b""


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell closes the streams")
def test_closed_streams_do_no_harm(tmp_path: Path) -> None:
    """A game ends normally without any of the three streams."""
    line = f"exec {' '.join(command('play'))} <&- >&- 2>&-"
    code = subprocess.run(
        ["sh", "-c", line], cwd=tmp_path, env=environment(), timeout=SECONDS, check=False
    ).returncode
    assert code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "2>&-", "<&- 2>&-", ">&- 2>&-"])
def test_errors_go_only_to_the_error_stream(closed: str, tmp_path: Path) -> None:
    """An error is printed if the error stream is open, and never among the results."""
    line = f"exec {' '.join(command('solve', 'X.'))} {closed}"
    done = subprocess.run(
        ["sh", "-c", line],
        cwd=tmp_path,
        env=environment(),
        timeout=SECONDS,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert (b"tttmc solve: " in done.stderr) == ("2>&-" not in closed)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows can't send these signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_leaves_no_temporary_folder(name: str, tmp_path: Path) -> None:
    """SIGTERM and SIGHUP end a command in an orderly way, as Ctrl-C does."""
    if signal.getsignal(signal.Signals[name]) is signal.SIG_IGN:
        pytest.skip("programs that nohup starts ignore SIGHUP")
    temporary, file = tmp_path / "temporary", tmp_path / "player.py"
    temporary.mkdir()
    file.write_text("open('begun', 'w').close()\nwhile True:\n    pass\n")
    game = subprocess.Popen(
        command("match", f"course:{file}", "random", "--games", "1"),
        env=environment(TMPDIR=str(temporary), TTTMC_HOME=str(tmp_path / "home")),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while not list(temporary.glob("*/begun")) and game.poll() is None:
        time.sleep(0.05)
    game.send_signal(signal.Signals[name])
    assert game.wait(SECONDS) == 130
    assert list(temporary.iterdir()) == []


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="their names are Unicode")
def test_a_home_that_is_not_unicode_is_refused_by_the_window(tmp_path: Path, tttmc: Run) -> None:
    """A home folder whose name isn't UTF-8 is refused: Qt would keep the settings elsewhere."""
    home = os.fsdecode(bytes(tmp_path) + b"/caf\xe9")
    done = tttmc(TTTMC_HOME=home, QT_QPA_PLATFORM="offscreen", DISPLAY=":0")
    assert done.returncode == 2
    assert "isn't UTF-8" in done.stderr
    assert "set TTTMC_HOME to another folder" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_reported_once(tmp_path: Path) -> None:
    """A full disk is reported once, in one line."""
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            command("match", "random", "random", "--games", "1"),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=environment(),
            timeout=SECONDS,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "tttmc match: No space left on device\n"


def test_a_narrow_encoding_does_no_harm(tttmc: Run) -> None:
    """If an encoding lacks ×, the rest of the line is still printed."""
    done = tttmc("match", "random", "random", "--games", "1", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "3?3" in done.stdout


def test_a_frozen_copy_starts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the hidden command, the program acts as a child process that runs a file."""
    path = tmp_path / "student.py"
    path.write_text("print 'hello'\n", encoding="utf-8")
    frozen = [sys.executable, "-m", "tttmc_app", HIDDEN_COMMAND]
    root = str(Path(process.__file__).resolve().parents[2])
    monkeypatch.setenv("PYTHONPATH", root)

    def command(argument: str) -> list[str]:
        return [*frozen, argument]

    monkeypatch.setattr(process, "command", command)
    with Student(path) as student:
        assert student.load().output == "hello\n"


def test_the_command_of_a_frozen_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen copy starts itself with the hidden command and none of Python's options."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process.command("7") == [sys.executable, HIDDEN_COMMAND, "7"]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["mach", "random", "mc"], "did you mean match?"),
        (["match", "randm", "mc"], "did you mean random?"),
        (["sweep", "--trails", "5"], "did you mean --trials?"),
        (["sweep", "--side", "bth"], "did you mean both?"),
    ],
)
def test_a_mistyped_word_is_recognised(
    words: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """For misspelt commands, players, options and choices, the error names the right ones."""
    assert main(words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert meant in line
