"""The process that supervises a student's code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

PROGRAM = """
import sys, time
from pathlib import Path
from tttmc_app.course import Student
student = Student(Path(sys.argv[1]))
student.load()
print("loaded", flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a supervisor")
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
