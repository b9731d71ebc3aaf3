"""The edges of a command's process: signals, pipes, closed streams, encodings, and no display."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
import types
from pathlib import Path

import pytest

from tests.benchmarks.closed_streams import CLOSED, COMMANDS, outcome, prepare
from tests.benchmarks.command_kills import Games, Learning, Work, attacked
from tests.cli.conftest import SECONDS, Cli, Run, Terminal, command, environment
from tests.tables import table
from tttmc_app.cli import display, main
from tttmc_app.course import process
from tttmc_app.course.exchange import finish
from tttmc_app.course.protocol import HIDDEN_COMMAND
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.training import Training

posix = pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell, its streams and signals")
linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
NO_DISPLAY: dict[str, str | None] = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


@posix
@pytest.mark.parametrize("closed", CLOSED)
def test_closed_streams_end_no_command_badly(closed: str, tmp_path: Path) -> None:
    """A command that prompts, one that ends at once and one that fails end as they should."""
    prepare(tmp_path)
    for name in ("play", "engine"):
        assert outcome(COMMANDS[name], closed, tmp_path) == ""
    for words, code, lost in (("solve X.", 2, False), ("new mine.py", 0, ">&-" in closed.split())):
        done = subprocess.run(
            ["sh", "-c", f"exec {shlex.join(command(*words.split()))} {closed}"],
            cwd=tmp_path,
            env=environment(),
            timeout=SECONDS,
            capture_output=True,
            check=False,
        )
        told = bool(code or lost) and "2>&-" not in closed
        assert (done.returncode, b"tttmc" in done.stderr) == (code, told)
        assert bool(done.stdout) is (not code and not lost)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    ("words", "code", "told"),
    table("""
        play --x random --o random --size 25 |head -c 10; exit ${PIPESTATUS[0]} | 141 | -
        match random random --games 1 >/dev/full | 2 | tttmc match: No space left on device
    """),
)
def test_a_lost_output_is_reported_once(words: str, code: str, told: str, tmp_path: Path) -> None:
    """A closed pipe ends a command silently, and a full disk is told in one line."""
    done = subprocess.run(
        ["bash", "-c", f"{shlex.join(command())} {words}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment(),
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr.strip() or "-") == (int(code), told)


@posix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_leaves_no_temporary_folder(name: str, tmp_path: Path) -> None:
    """SIGTERM and SIGHUP end a command in an orderly way, and nohup's programs ignore SIGHUP."""
    temporary, file = tmp_path / "temporary", tmp_path / "player.py"
    temporary.mkdir()
    file.write_text("import time\ntime.sleep(600)\n")
    words = command("match", f"course:{file}", "random", "--games", "1")
    for ignored in (False, True):
        with subprocess.Popen(
            ["nohup", *words] if ignored else words,
            env=environment(TMPDIR=str(temporary)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as game:
            while not list(temporary.glob("tttmc-*")) and game.poll() is None:
                time.sleep(0.05)
            game.send_signal(signal.Signals[name])
            if ignored and name == "SIGHUP":
                assert game.poll() is None
                game.send_signal(signal.SIGTERM)
            assert game.wait(SECONDS) == 130
        assert list(temporary.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")
@pytest.mark.parametrize(
    ("work", "seed"),
    [
        (Games(SweepPlan(values=(5, 100, 1000), games_each=200, seed=6)), 5),
        (Learning(Training(Path(), games=1500, seed=6)), 21),
    ],
    ids=["sweep", "train"],
)
def test_a_killed_command_loses_nothing(work: Work, seed: int, tmp_path: Path) -> None:
    """After kills at random moments, a command does the rest as if nothing had happened.

    It takes long because a command starts and is killed several times.
    """
    tally = attacked(work, 2, seed, tmp_path)
    assert tally.kills >= 2
    assert tally.wrong == []


def test_ctrl_c_at_a_prompt_is_silent(terminal: type[Terminal]) -> None:
    """The exit code is the usual one, and the shell's prompt begins a line."""
    with terminal("play") as screen:
        screen.expect("X to move: ")
        assert screen.interrupt() == 130
    assert screen.shown.endswith("X to move: \n")


@pytest.mark.parametrize(
    "words", [("match", "random", "random", "--games", "1", "--size", "3"), ("analyse", "☃")]
)
def test_a_narrow_encoding_does_no_harm(words: tuple[str, ...], tttmc: Run) -> None:
    """In results and errors a question mark stands for what an encoding lacks."""
    done = tttmc(*words, PYTHONIOENCODING="ascii")
    assert "3?3" in done.stdout or "'?'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_frozen_copy_starts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the hidden command, the program acts as a child process that runs a file."""
    path = tmp_path / "student.py"
    path.write_text("print 'hello'\n")

    def frozen(argument: str) -> list[str]:
        return command(HIDDEN_COMMAND, argument)

    with monkeypatch.context() as patched:
        patched.setenv("PYTHONPATH", str(Path(process.__file__).resolve().parents[2]))
        patched.setattr(process, "command", frozen)
        with SandboxedFile(path) as student:
            assert finish(student.load()).output == "hello\n"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process.command("7") == [sys.executable, HIDDEN_COMMAND, "7"]


@linux
def test_without_a_display_somebody_plays_in_the_terminal(
    tttmc: Run, terminal: type[Terminal]
) -> None:
    """One line says why; whoever can type plays, or else two machines do."""
    done = tttmc(**NO_DISPLAY)
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "DISPLAY" in done.stderr
    assert "X plays" in done.stdout
    assert "O plays" in done.stdout
    with terminal(**NO_DISPLAY | {"DISPLAY": ":9753"}) as screen:
        screen.expect("DISPLAY=':9753'")
        screen.expect("X to move: ")
        screen.type("quit")
        assert screen.code() == 0


@linux
def test_a_home_that_is_not_unicode_is_refused_by_the_window(tmp_path: Path, tttmc: Run) -> None:
    """A home folder whose name isn't UTF-8 is refused: Qt would keep the settings elsewhere."""
    home = os.fsdecode(bytes(tmp_path) + b"/caf\xe9")
    done = tttmc(TTTMC_HOME=home, QT_QPA_PLATFORM="offscreen", DISPLAY=":0")
    assert done.returncode == 2
    assert "TTTMC_HOME" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    """Let a display be there, and return the module that opens the window, without its parts."""
    found = types.ModuleType("tttmc_app.gui.app.start")
    monkeypatch.setattr(display, "obstacle", lambda: None)
    monkeypatch.setitem(sys.modules, found.__name__, found)
    return found


def test_without_a_command_the_window_opens(window: types.ModuleType, cli: Cli) -> None:
    """The program ends with the window's exit code; only a benchmark's word reports its start."""

    def run(*, signals: list[int], on_open: object = None, game: object = None) -> int:
        return 7 + len(signals) + (on_open is not None)

    vars(window)["run"] = run
    cli("", code=7)
    cli("time-to-usable", code=8)
    assert "time-to-usable" in cli.refusal("time-to-usable x")


@pytest.mark.parametrize(
    ("name", "signals", "code"),
    [("PySide6.QtGui", [], 0), ("PySide6.QtGui", [15], 130), ("x", [], None)],
)
def test_qt_that_can_not_be_loaded_leads_to_the_terminal(
    name: str, signals: list[int], code: int | None, window: types.ModuleType, cli: Cli
) -> None:
    """One line names the library, and machines play, unless a signal came; defects are raised."""
    came = signals

    def run(*, signals: list[int], game: object = None) -> int:
        signals += came
        raise ImportError("libFoo.so.1: cannot open shared object file", name=name)

    vars(window)["run"] = run
    if code is None:
        with pytest.raises(ImportError, match="libFoo"):
            main([])
        return
    shown = cli("", code=code)
    assert ("X plays" in shown) is (code == 0)
    assert ("libFoo.so.1" in cli.told) is (code == 0)
