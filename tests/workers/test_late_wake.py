"""Threads that are ended while the window's thread is about to wake them up."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("late_wake.c")
ENDS = """
import ctypes, itertools, time
from PySide6.QtCore import QCoreApplication
from tttmc_app.workers import JobRunner

application = QCoreApplication([])

def work():
    for number in itertools.count():
        time.sleep(0.002)
        yield number

for _ in range(5):
    runner = JobRunner()
    runner.post(lambda: None)
    assert runner.wait_until_idle()
    runner.start(work)
    assert runner.shutdown()
print(ctypes.c_long.in_dll(ctypes.CDLL(None), "late_wakes").value)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="needs gcc and Linux"
)
def test_a_running_job_is_shut_down_on_a_busy_computer(tmp_path: Path) -> None:
    """What wakes a thread up still exists when it is used, however late that is.

    Freed memory is overwritten and a warning from GLib is fatal, so a late use ends the program.
    """
    library = tmp_path / "late_wake.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    strict = {"LD_PRELOAD": str(library), "MALLOC_PERTURB_": "150", "G_DEBUG": "fatal-criticals"}
    done = subprocess.run(
        [sys.executable, "-c", ENDS],
        env=os.environ | strict,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) >= 5
