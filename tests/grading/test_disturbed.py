"""Grading that is disturbed from outside: no student is blamed, and it can be resumed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.grading.disturbance import (
    Place,
    grading_command,
    interrupted,
    kill_children,
    window_command,
)
from tests.grading.grading import graded
from tests.grading.submissions import CORRECT, submit
from tttmc_app.grading import Journal, grade_all
from tttmc_app.grading.output import reports_csv

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")

FILES = {
    "right.py": CORRECT,
    "kills.py": f"{CORRECT}\nimport os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n",
    "gone.py": f"{CORRECT}\nimport os\nos._exit(3)\n",
}


def school(folder: Path) -> list[Path]:
    """Write a correct file and harmful ones, and return them in order."""
    return [submit(folder, FILES[name], name) for name in sorted(FILES)]


def test_a_killed_grading_is_resumed(tmp_path: Path) -> None:
    """After a child and then the run are killed, nothing is left; resuming gives the same table."""
    # A fast computer grades the others before they can be killed.
    slow = submit(tmp_path / "files", f"import time\ntime.sleep(2)\n{CORRECT}", "a_slow.py")
    paths = [slow, *school(tmp_path / "files")]
    table, place = tmp_path / "table.csv", Place(tmp_path / "disturbed")
    command = grading_command(paths[0].parent, 0, table)
    known = interrupted(command, place, kills=1, after=1)
    assert (table.exists(), place.left) == (False, [])
    done = subprocess.run(
        [*command, "--resume"], env=place.environment, check=True, capture_output=True, text=True
    )
    assert known < len(paths)
    assert f"{known} of {len(paths)} files have already been graded" in done.stderr
    assert table.read_text(encoding="utf-8") == reports_csv(graded(paths))
    assert place.left == []


def test_a_killed_window_goes_on(tmp_path: Path) -> None:
    """After the window is killed, nothing is left, and another one takes over its results."""
    files, table = tmp_path / "files", tmp_path / "table.csv"
    submit(files, "1 / 0", "a.py")
    endless = submit(files, "while True: pass", "b.py")
    place = Place(tmp_path / "disturbed")
    assert interrupted(window_command(files, table), place, kills=0, after=1) == 1
    assert (table.exists(), place.left) == (False, [])
    endless.write_text("2 / 0")
    subprocess.run(
        window_command(files, table), env=place.environment, check=True, capture_output=True
    )
    assert table.read_text(encoding="utf-8").count("ZeroDivisionError") == 2
    assert (place.results, place.left) == (2, [])


def test_a_file_whose_process_is_always_killed_is_not_graded(tmp_path: Path) -> None:
    """After three attempts a file counts as not graded; its report gives a reason and no points."""
    stopped = threading.Event()
    killer = threading.Thread(target=kill_children, args=(os.getpid(), 100, stopped.is_set))
    killer.start()
    try:
        path = submit(tmp_path, f"{CORRECT}\nimport time\ntime.sleep(2)\n")
        with Journal(tmp_path / "journal", resume=False) as journal:
            *_, last = grade_all([path], games=0, journal=journal)
    finally:
        stopped.set()
        killer.join()
    assert last.is_done
    assert last.report.status == "not graded"
    assert last.report.points is None
    assert "ended by signal 9" in str(last.report.not_graded)
    assert (tmp_path / "journal").read_text(encoding="utf-8") == ""
