"""Watch all system calls of a session: it must use no network and start no other program.

    python -m tests.benchmarks.privacy

needs strace. The session (tests/quiet_session.py) plays in the window against a student's file,
runs the lab on two processes, trains, reviews, grades, and opens the help and the lessons.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.quiet_session import run

_INTERNET = re.compile(r"^.*(?:AF_INET6?|AF_PACKET|SOCK_RAW).*$", re.MULTILINE)
_PROGRAM = re.compile(r'execve\("([^"]*)"')


def main() -> int:
    """Run the session under strace; return 1 if it used the network or another program."""
    with TemporaryDirectory() as name:
        log = Path(name, "calls")
        what = ("-f", "-qq", "-e", "trace=%network,execve,execveat", "-o", str(log))
        ended = run(log.parent, "strace", *what)
        if ended.returncode:
            sys.exit(ended.stderr)
        text = log.read_text("utf-8", "replace")
    programs = {Path(each).name for each in _PROGRAM.findall(text)}
    found = {
        "calls to the internet": _INTERNET.findall(text),
        "other programs": sorted(p for p in programs if p.rstrip(".0123456789") != "python"),
        "audit events": [line for line in ended.stdout.splitlines() if line.startswith("found")],
    }
    for kind, each in found.items():
        print(f"{len(each)} {kind}", *each[:5], sep="\n  ")
    return any(found.values())


if __name__ == "__main__":
    sys.exit(main())
