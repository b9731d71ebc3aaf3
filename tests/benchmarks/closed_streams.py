"""Every command with every combination of closed standard streams: no traceback, a known exit code.

    python -m tests.benchmarks.closed_streams [COMMAND ...]

prints how each command ended, and fails if one crashed, hung or printed a traceback.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.measuring import options
from tests.gui.programs.files import GOOD

EXIT_CODES = (0, 1, 2)
"""Success, a failed check and bad input; no other exit code is allowed here."""
SECONDS = 120
CLOSED = [" ".join(filter(None, each)) for each in product(("", "<&-"), ("", ">&-"), ("", "2>&-"))]
"""Shell redirections that close none, one, two or all of the streams."""
_LINES = """
--help
play --o random
analyse X.../.O../..../....
solve X../.O./...
review game.json
match mc:trials=5 random --games 4
sweep --games 4
tournament random mc:trials=5 --games 2
results
limits mc
converge X../.O./...
train --games 50
textbook learner
run player.py
new fresh.py
grade player.py
export game.json out.svg
engine
diagnose
completion bash
"""
COMMANDS = {line.strip("-").split()[0]: line for line in _LINES.split("\n") if line}


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


def main() -> int:
    """Try these commands; return 1 if any of them failed."""
    failed = 0
    for name, closed in product(options(__doc__, COMMANDS).names, CLOSED):
        with TemporaryDirectory(prefix="tttmc-streams-") as made:
            prepare(Path(made))
            found = outcome(COMMANDS[name], closed, Path(made))
        failed += bool(found)
        print(f"{name} {closed}: {found or 'well'}", flush=True)
    print(f"{failed} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
