"""Ending a process with everything that it has started."""

from __future__ import annotations

import os
import subprocess
import sys
from time import monotonic, sleep

import pytest

from tests.student_processes import bearers
from tttmc_app.outside_process import TOKEN_VARIABLE, ProcessTree

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it needs /proc to see who is left")
FAMILY = """
import subprocess, sys, time
sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
same, other = (subprocess.Popen(sleeper, start_new_session=new) for new in (False, True))
print(flush=True)
if sys.argv[1] == "waits":
    time.sleep(60)
"""
"""A process with a child in its own session and one that has left it."""


def started(name: str, does: str = "waits") -> tuple[subprocess.Popen[bytes], ProcessTree]:
    """Start the family with a token in its environment."""
    token = f"{os.getpid()}-{name}"
    process = subprocess.Popen(
        [sys.executable, "-c", FAMILY, does],
        env=os.environ | {TOKEN_VARIABLE: token},
        start_new_session=True,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.readline()
    return process, ProcessTree(process, token)


def left(most: int = 0) -> int:
    """Return how many of the families' processes run on after a few seconds, at the latest."""
    end = monotonic() + 5
    while len(bearers()) > most and monotonic() < end:
        sleep(0.01)
    return len(bearers())


@pytest.mark.parametrize(
    ("does", "platform"), [("waits", "linux"), ("ends", "linux"), ("waits", "darwin")]
)
def test_nobody_escapes(does: str, platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The group ends and so does who left it, even if their parent has ended; others run on.

    Without /proc, descendants are those that `ps` lists before their parent ends.
    """
    (bystander, others), (process, tree) = started("another"), started("this", does)
    if does == "ends":
        process.wait(10)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", platform)
        tree.kill()
    process.communicate(timeout=10)
    assert left(3) == 3
    tree.kill()  # again: there is nothing left to end
    others.kill()
    bystander.communicate(timeout=10)
    assert left() == 0


def test_who_is_started_meanwhile_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that begin while others are being ended don't escape either."""
    families, kill = [started("growing")], os.kill

    def grow(pid: int, number: int) -> None:
        kill(pid, number)
        if number and len(families) < 3:
            families.append(started("growing"))

    with monkeypatch.context() as patched:
        patched.setattr(os, "kill", grow)
        families[0][1].kill()
    for process, _ in families:
        process.communicate(timeout=10)
    assert (len(families), left()) == (3, 0)
