"""Use the frozen program as a user would: games played by clicking, a student's file, a sweep.

    xvfb-run -a -s "-screen 0 1300x900x24 -r" python3 packaging/check_by_hand.py [PROGRAM]

The default program is dist/tttmc/tttmc-window. -r stops the screen from repeating keys, which a
busy machine releases too late. The script needs a separate screen, xdotool, xclip and a window
manager; openbox is started if it is installed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "dist" / "tttmc" / "tttmc-window"
WIDTH, HEIGHT = 1100, 760
COLUMNS = (192, 373, 554)
ROWS = (239, 420, 601)
"""The centres of the squares in a new window of this size."""
TIMEOUT = 60.0
STUDENT = """\
import random
import poc_ttt_provided as provided

def mc_move(board, player, trials):
    print "thinking", trials
    return random.choice(board.get_empty_squares())
"""


def wait_for(what: str, found: Callable[[], object]) -> None:
    """Wait until a condition holds; exit and name it if it never does."""
    started = time.monotonic()
    while not found():
        if time.monotonic() - started > TIMEOUT:
            raise SystemExit(f"failed  {what} didn't happen")
        time.sleep(0.2)


def xdotool(*words: object) -> str:
    """Run xdotool and return its output."""
    command = ["xdotool", *map(str, words)]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()


def processes_of(folder: Path) -> list[int]:
    """Return the processes that run a program of the frozen folder."""
    found = list[int]()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                program = (entry / "exe").readlink()
            except OSError:
                continue
            if program.is_relative_to(folder):
                found.append(int(entry.name))
    return found


def is_active(window: str) -> bool:
    """Return whether a window receives the keys that are pressed."""
    return xdotool("getactivewindow") == window


def clipboard() -> str:
    """Return the clipboard's text."""
    command = ["xclip", "-selection", "clipboard", "-out"]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout


def copy(text: str) -> None:
    """Put text on the clipboard."""
    # Its streams are closed because xclip keeps running to serve the text.
    command = ["xclip", "-selection", "clipboard", "-in"]
    quiet = subprocess.DEVNULL
    subprocess.run(command, input=text, check=True, text=True, stdout=quiet, stderr=quiet)


def is_pasted(text: str) -> bool:
    """Replace the text of the field that has the focus; return whether it then holds this text.

    Typed letters get lost on a busy computer, so the field's text is copied back and compared.
    """
    copy(text)
    xdotool("key", "ctrl+a", "ctrl+v")
    time.sleep(0.5)
    copy("nothing was copied")
    xdotool("key", "ctrl+a", "ctrl+c")
    time.sleep(0.5)
    return clipboard() == text


def enter_file(title: str, path: Path) -> None:
    """Enter a file name in a dialog."""
    search = ("search", "--onlyvisible", "--name", title)
    wait_for(f"the dialog {title!r}", lambda: xdotool(*search))
    dialog = xdotool(*search).splitlines()[0]
    wait_for(f"the focus of the dialog {title!r}", lambda: is_active(dialog))
    wait_for(f"the file name in the dialog {title!r}", lambda: is_pasted(str(path)))

    def is_answered() -> bool:
        if is_active(dialog):
            xdotool("key", "Return")  # the first may only close a list of suggestions
            time.sleep(1)
        # The search runs twice: xdotool also finds nothing if a window vanishes during the search.
        return not xdotool(*search) and not xdotool(*search)

    wait_for(f"the end of the dialog {title!r}", is_answered)


def click_squares(window: str) -> None:
    """Play a game by clicking squares."""
    for row, column in 3 * tuple(product(ROWS, COLUMNS)):
        # Three rounds: a click on a taken square or while the machine thinks does nothing.
        xdotool("mousemove", "--window", window, column, row, "click", 1)
        time.sleep(1.0)


def type_squares() -> None:
    """Play a game by typing the squares' names, since the console shifts the board."""
    for column, row in 3 * tuple(product("abc", "123")):
        xdotool("key", "--delay", 100, column, row, "Return")
        time.sleep(0.6)


def check_game(window: str, saved: Path, how: str) -> None:
    """Save the game, and check that it has ended."""
    xdotool("key", "--window", window, "ctrl+s")
    enter_file("Save game", saved)
    wait_for("a saved game", saved.exists)
    time.sleep(0.5)
    game = json.loads(saved.read_text(encoding="utf-8"))
    if game["result"] is None:
        raise SystemExit(f"failed  the game didn't end: {game['moves']}")
    print(f"ok      a whole game by {how}: {len(game['moves'])} moves")


def open_student(window: str, folder: Path, home: str) -> None:
    """Open a student's file in the window, check that it runs in a child process, and play it."""
    before = len(processes_of(folder))
    xdotool("key", "--window", window, "ctrl+shift+o")
    enter_file("Open student file", Path(home, "student.py"))
    time.sleep(2)
    xdotool("key", "space")  # the focused answer: run it
    wait_for("a student's process", lambda: len(processes_of(folder)) > before)
    time.sleep(2)
    type_squares()
    check_game(window, Path(home, "student.json"), "keys against the file")


def sweep(window: str, program: Path, folder: Path, home: str) -> None:
    """Run the lab's first sweep, and check that child processes play it and that it is saved."""
    before = len(processes_of(folder))
    xdotool("key", "--window", window, "ctrl+l")
    search = ("search", "--onlyvisible", "--name", "lab")
    wait_for("the lab", lambda: xdotool(*search))
    time.sleep(2)
    most = before
    xdotool("key", "ctrl+Return")

    def is_saved() -> bool:
        nonlocal most
        command = [str(program.with_name("tttmc")), "results", "--json"]
        environment = os.environ | {"TTTMC_HOME": home}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
            while process.poll() is None:  # the sweep may be over before this command is
                most = max(most, len(set(processes_of(folder)) - {process.pid}))
                time.sleep(0.02)
            assert process.stdout is not None
            return any(run["finished"] for run in json.load(process.stdout))

    wait_for("a finished sweep", is_saved)
    if most < before + 2:
        raise SystemExit(f"failed  the lab's sweep: at most {most - before} more processes")
    print("ok      a saved sweep in the lab")


def check_processes(program: Path, folder: Path, home: str) -> None:
    """Run commands: a sweep on two processes (their number is checked) and a student's file."""
    student = Path(home, "student.py")
    environment = os.environ | {"TTTMC_HOME": home}
    words = ["sweep", "--trials", "200,400", "--games", "60", "--size", "7", "--line", "4"]
    command = [str(program.with_name("tttmc")), *words, "--workers", "2", "--json"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        most = 0
        while process.poll() is None:
            most = max(most, len(processes_of(folder)))
            time.sleep(0.05)
        assert process.stdout is not None
        rows = json.load(process.stdout)["rows"]
    # The program, two workers, and the process with which Python cleans up after them.
    if process.returncode or [row["games"] for row in rows] != [60, 60] or most < 3:
        raise SystemExit(f"failed  the sweep: {rows}, at most {most} processes")
    print(f"ok      a sweep on two processes (at most {most} processes)")
    command = [str(program.with_name("tttmc")), "match", f"course:{student}", "random"]
    done = subprocess.run(
        [*command, "--games", "4", "--json"],
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode or json.loads(done.stdout)["games"] != 4:
        raise SystemExit(f"failed  a student's file: {done.stderr}")
    print("ok      a student's file played four games")


def main() -> int:
    """Run all checks and return the exit code."""
    program = Path(sys.argv[1] if len(sys.argv) > 1 else PROGRAM).absolute()
    folder = program.parent
    manager = subprocess.Popen(["openbox"]) if shutil.which("openbox") else None
    with tempfile.TemporaryDirectory(prefix="tttmc-by-hand-") as home:
        Path(home, "student.py").write_text(STUDENT, encoding="utf-8")
        environment = os.environ | {"TTTMC_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        process = subprocess.Popen([str(program)], env=environment)
        try:
            search = ("search", "--onlyvisible", "--pid", process.pid, "--name", "tttmc")
            wait_for("the window", lambda: xdotool(*search))
            window = xdotool(*search).splitlines()[0]
            xdotool("windowsize", "--sync", window, WIDTH, HEIGHT)
            time.sleep(1)
            xdotool("windowactivate", "--sync", window)
            click_squares(window)
            check_game(window, Path(home, "game.json"), "clicks")
            open_student(window, folder, home)
            print("ok      a student's file in the window")
            sweep(window, program, folder, home)
            xdotool("windowactivate", "--sync", window)
            xdotool("key", "--window", window, "ctrl+q")
            wait_for("the end of the window", lambda: process.poll() is not None)
            if process.returncode:
                raise SystemExit(f"failed  the window ended with code {process.returncode}")
            wait_for("the end of every process", lambda: not processes_of(folder))
            print("ok      the window closes and leaves no process")
            check_processes(program, folder, home)
            wait_for("the end of every process", lambda: not processes_of(folder))
            print("ok      no process is left")
        finally:
            process.kill()
            if manager:
                manager.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
