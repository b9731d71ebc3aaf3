"""Watch all system calls of a session: it must use no network and start no other program.

    python -m tests.benchmarks.privacy

needs strace. The session (tests/quiet_session.py) plays in the window against a student's file,
runs the lab on two processes, trains, reviews, grades, and opens the help and the lessons.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.quiet_session import run

_CALL = re.compile(r"^(?:\d+\s+)?(\w+)\(")
_INTERNET = re.compile(r"AF_INET6?|AF_PACKET|SOCK_RAW")


def main() -> int:
    """Run the session under strace; return 1 if it used the network or another program."""
    if shutil.which("strace") is None:
        sys.exit("strace is not installed: apt-get install strace")
    with TemporaryDirectory() as name:
        folder = Path(name)
        log = folder / "calls"
        what = "trace=%network,execve,execveat"
        ended = run(folder, "strace", "-f", "-qq", "-e", what, "-o", str(log))
        if ended.returncode:
            sys.exit(ended.stderr)
        lines = log.read_text("utf-8", "replace").splitlines()
    calls = Counter(found[1] for line in lines if (found := _CALL.match(line)))
    reached = [line for line in lines if _INTERNET.search(line)]
    programs = {found[1] for line in lines if (found := re.search(r'execve\("([^"]*)"', line))}
    strange = sorted(each for each in programs if Path(each).name.rstrip(".0123456789") != "python")
    suspicious = [line for line in ended.stdout.splitlines() if line.startswith("found")]
    print(*(f"{count} {call}" for call, count in calls.most_common()), sep=", ")
    print(f"{len(reached)} calls to the internet", *reached[:5], sep="\n  ")
    print(f"programs other than Python: {strange}")
    print(f"{len(suspicious)} suspicious audit events", *suspicious[:5], sep="\n  ")
    return bool(reached or strange or suspicious)


if __name__ == "__main__":
    sys.exit(main())
