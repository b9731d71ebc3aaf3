"""Every command with every combination of closed standard streams: no traceback, a known exit code.

    python -m tests.benchmarks.closed_streams [COMMAND ...]

prints how each command ended, and fails if one crashed, hung or printed a traceback.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.gui.students.files import GOOD

EXIT_CODES = (0, 1, 2)
"""Success, a failed check and bad input; no other exit code is allowed here."""
SECONDS = 120
STREAMS = ("<&-", ">&-", "2>&-")
CLOSED = [" ".join(filter(None, each)) for each in product(*(("", one) for one in STREAMS))]
"""Shell redirections that close none, one, two or all of the streams."""
COMMANDS = {
    "help": "--help",
    "play": "play --o random",
    "analyse": "analyse X.../.O../..../....",
    "solve": "solve X../.O./...",
    "bad": "solve X..",
    "review": "review game.json",
    "match": "match mc:trials=5 random --games 4",
    "sweep": "sweep --games 4",
    "tournament": "tournament random mc:trials=5 --games 2",
    "results": "results",
    "limits": "limits mc",
    "converge": "converge X../.O./...",
    "train": "train --games 50",
    "textbook": "textbook learner",
    "run": "run player.py",
    "new": "new fresh.py",
    "grade": "grade player.py",
    "export": "export game.json out.svg",
    "engine": "engine",
    "diagnose": "diagnose",
    "completion": "completion bash",
}


def outcome(words: str, closed: str, folder: Path) -> str:
    """Return what is wrong with the way a command ended, or an empty string."""
    command = f"exec {shlex.quote(sys.executable)} -m tttmc_app {words} {closed}"
    environment = os.environ | {
        "TTTMC_HOME": str(folder / "home"),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    try:
        done = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=folder,
            env=environment,
            input=b"",
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "hung"
    output = done.stdout + done.stderr
    if b"Traceback" in output or b"Fatal Python error" in output:
        return output.decode("utf-8", "replace")[-400:]
    return "" if done.returncode in EXIT_CODES else f"ended with {done.returncode}"


def prepare(folder: Path) -> None:
    """Write the files that the commands use."""
    (folder / "player.py").write_text(GOOD, encoding="utf-8")
    (folder / "game.json").write_text("{}", encoding="utf-8")


def main(names: Sequence[str]) -> int:
    """Try these commands, by default all of them; return 1 if any of them failed."""
    failed = 0
    for name in names or COMMANDS:
        for closed in CLOSED:
            with TemporaryDirectory(prefix="tttmc-streams-") as made:
                prepare(Path(made))
                found = outcome(COMMANDS[name], closed, Path(made))
            failed += bool(found)
            if found:
                print(f"{name} {closed}: {found}", flush=True)
        print(f"{name}: {len(CLOSED)} combinations", flush=True)
    print(f"{failed} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
