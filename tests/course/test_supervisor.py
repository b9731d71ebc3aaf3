"""The process that supervises a student's code."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from tttmc_app.course.fence import FencePart

PROGRAM = """
import sys, time
from pathlib import Path
from tttmc_app.course import Student
student = Student(Path(sys.argv[1]))
student.load()
print("loaded", flush=True)
time.sleep(600)
"""

ALONE = """
import os, socket, time
from tttmc_app.course.fence import supervisor
supervisor.enter_namespaces = lambda: False
ours, theirs = socket.socketpair()
print(*supervisor.supervise(theirs), os.getpid(), flush=True)
time.sleep(600)
"""
"""Supervised code on a system that doesn't allow namespaces, whose end would end it, too."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a supervisor")


def test_code_ends_with_a_killed_supervisor() -> None:
    """When only the supervisor is killed, the system ends the code's process, even if it waits."""
    with subprocess.Popen([sys.executable, "-c", ALONE], stdout=subprocess.PIPE, text=True) as it:
        assert it.stdout is not None
        part, code = it.stdout.readline().split()
        assert (part, int(code) != it.pid) == (FencePart.SUPERVISOR, True)
        it.kill()
        try:
            rest, _ = it.communicate(timeout=30)  # the output ends with the last of the processes
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(code), signal.SIGKILL)
    assert rest == ""


def test_a_late_supervisor_removes_the_folder(tmp_path: Path) -> None:
    """When a program is killed, its folder is removed, even if the code's process ended first."""
    file, temporary = tmp_path / "player.py", tmp_path / "temporary"
    file.write_text("x = 1\n")
    temporary.mkdir()
    command = [sys.executable, "-c", PROGRAM, str(file)]
    environment = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "loaded\n"
        (supervisor,) = _children(program.pid)
        *_, code = _children(supervisor)  # the last to be started
        assert len(list(temporary.iterdir())) == 1
        os.kill(supervisor, signal.SIGSTOP)
        program.kill()
    _wait(lambda: _state(code) == "Z")
    os.kill(supervisor, signal.SIGCONT)
    _wait(lambda: not list(temporary.iterdir()))


def _children(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text("ascii")
    return [int(word) for word in text.split()]


def _state(process: int) -> str:
    return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]


def _wait(holds: Callable[[], bool]) -> None:
    end = monotonic() + 30
    while not holds():
        assert monotonic() < end
        sleep(0.01)
