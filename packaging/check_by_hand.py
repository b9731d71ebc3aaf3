"""Use the frozen program as a person does: games by clicks, a student's file, a sweep.

    xvfb-run -a -s "-screen 0 1300x900x24 -r" python3 packaging/check_by_hand.py [PROGRAM]

The program is dist/tttmc/tttmc-window unless another is named. -r keeps the screen from repeating
keys: on a busy machine one comes up late, and would be typed again and again. Needs a screen of its
own, xdotool, and a window manager (openbox is started where it is there).
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
COLUMNS = (330, 489, 648)
ROWS = (215, 374, 533)
"""Where the squares' centres are in a window of this size, as it is when it first opens."""
PATIENCE = 60.0
STUDENT = """\
import random
import poc_ttt_provided as provided

def mc_move(board, player, trials):
    print "thinking", trials
    return random.choice(board.get_empty_squares())
"""


def wait_for(what: str, found: Callable[[], object]) -> None:
    """Wait until something holds, or end with what it was."""
    begun = time.monotonic()
    while not found():
        if time.monotonic() - begun > PATIENCE:
            raise SystemExit(f"failed  {what} did not come about")
        time.sleep(0.2)


def xdotool(*words: object) -> str:
    """Run xdotool and return what it says."""
    command = ["xdotool", *map(str, words)]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()


def processes_of(folder: Path) -> list[int]:
    """List the processes that run a program of the frozen folder."""
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


def name_file(title: str, path: Path) -> None:
    """Answer a dialog that asks for a file."""
    search = ("search", "--onlyvisible", "--name", title)
    wait_for(f"the dialog {title!r}", lambda: xdotool(*search))
    time.sleep(1)
    xdotool("key", "ctrl+a")  # whatever stands in the field for the name
    xdotool("type", "--delay", 20, str(path))

    def is_answered() -> bool:
        xdotool("key", "Return")  # the first may only close a list of such names
        time.sleep(1)
        # Twice: xdotool finds nothing, too, where a window vanishes while it looks.
        return not xdotool(*search) and not xdotool(*search)

    wait_for(f"the end of the dialog {title!r}", is_answered)


def play(window: str, saved: Path) -> None:
    """Play a game by clicks, save it, and see that it went to an end."""
    for row, column in 3 * tuple(product(ROWS, COLUMNS)):
        # Thrice: one that comes while the machine thinks, on a taken square or late is refused.
        xdotool("mousemove", "--window", window, column, row, "click", 1)
        time.sleep(1.0)
    xdotool("key", "--window", window, "ctrl+s")
    name_file("Save game", saved)
    wait_for("a saved game", saved.exists)
    time.sleep(0.5)
    game = json.loads(saved.read_text(encoding="utf-8"))
    if game["result"] is None:
        raise SystemExit(f"failed  the game did not end: {game['moves']}")
    print(f"ok      a whole game by clicks: {len(game['moves'])} moves")


def open_student(window: str, folder: Path, home: str) -> None:
    """Open a student's file in the window, see it run in a process of its own, and play it."""
    before = len(processes_of(folder))
    xdotool("key", "--window", window, "ctrl+shift+o")
    name_file("Open student file", Path(home, "student.py"))
    time.sleep(2)
    xdotool("key", "space")  # the answer that has the focus: run it
    wait_for("a student's process", lambda: len(processes_of(folder)) > before)
    time.sleep(2)
    play(window, Path(home, "student.json"))


def sweep(window: str, program: Path, folder: Path, home: str) -> None:
    """Run the lab's first sweep, and see that it is kept and that processes of its own play it."""
    xdotool("key", "--window", window, "ctrl+l")
    search = ("search", "--onlyvisible", "--name", "lab")
    wait_for("the lab", lambda: xdotool(*search))
    time.sleep(2)
    before = len(processes_of(folder))
    xdotool("key", "ctrl+Return")
    most = before

    def is_kept() -> bool:
        nonlocal most
        most = max(most, len(processes_of(folder)))
        command = [str(program.with_name("tttmc")), "results", "--json"]
        environment = os.environ | {"TTTMC_HOME": home}
        done = subprocess.run(command, env=environment, check=True, capture_output=True)
        return any(run["finished"] for run in json.loads(done.stdout))

    wait_for("a finished sweep", is_kept)
    if most < before + 2:
        raise SystemExit(f"failed  the lab's sweep: {most - before} processes more at most")
    print("ok      a sweep in the lab, kept")


def check_processes(program: Path, folder: Path, home: str) -> None:
    """Run a sweep on two processes and a student's file by commands, each in its own processes."""
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
    # The program itself, two that play, and the one that Python has clear up after them.
    if process.returncode or [row["games"] for row in rows] != [60, 60] or most < 3:
        raise SystemExit(f"failed  the sweep: {rows}, {most} processes at most")
    print(f"ok      a sweep on two processes ({most} processes at most)")
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
    """Do all of it; return the exit code."""
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
            play(window, Path(home, "game.json"))
            open_student(window, folder, home)
            print("ok      a student's file in the window")
            sweep(window, program, folder, home)
            xdotool("windowactivate", "--sync", window)
            xdotool("key", "--window", window, "ctrl+q")
            wait_for("the end of the window", lambda: process.poll() is not None)
            if process.returncode:
                raise SystemExit(f"failed  the window ended with code {process.returncode}")
            wait_for("the end of every process", lambda: not processes_of(folder))
            print("ok      the window closes and leaves no process behind")
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
