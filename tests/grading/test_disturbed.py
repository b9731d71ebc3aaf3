"""Gradings that are disturbed from outside: nobody is blamed, and they can be resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.grading.submissions import CORRECT, submit
from tttmc_app.grading import GradingReport, Journal, grade_all
from tttmc_app.grading.report_codec import decoded, encoded
from tttmc_app.process_tree import TOKEN_VARIABLE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")

HARMFUL = {
    "never.py": CORRECT.replace("    return get_best_move(board, scores)", "    return None"),
    "kills.py": f"{CORRECT}\nimport os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n",
    "gone.py": f"{CORRECT}\nimport os\nos._exit(3)\n",
}


def school(folder: Path, count: int) -> list[Path]:
    """Write correct files and harmful ones, and return them."""
    right = [submit(folder, f"{CORRECT}\n# {n}\n", f"right{n}.py") for n in range(count)]
    return right + [submit(folder, text, name) for name, text in HARMFUL.items()]


def supervisors(parent: int) -> list[int]:
    """Return the processes that supervise students' code for a program."""
    mark = f"{TOKEN_VARIABLE}={parent}-".encode()
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            if entry.name.isdecimal() and mark in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return sorted(set(found) - {parent})


def killed_in_between(parent: int, count: int, stopped: threading.Event) -> None:
    """Kill the process of some student's code, a few times."""
    for _ in range(count):
        while not stopped.is_set():
            found = supervisors(parent)
            if found:
                sleep(0.15)
                with suppress(OSError):
                    os.kill(found[-1], signal.SIGKILL)
                break
        if stopped.wait(0.3):
            return


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds; fail if that takes too long."""
    deadline = monotonic() + 60
    while not holds():
        assert monotonic() < deadline
        sleep(0.02)


def figures(reports: Collection[GradingReport]) -> list[GradingReport]:
    """Return reports in the order of their names."""
    return sorted(reports, key=lambda report: report.file.name)


def test_processes_killed_from_outside_change_nothing(tmp_path: Path) -> None:
    """Two kills during a grading leave the same reports as without them."""
    paths = school(tmp_path, 1)
    undisturbed = [each.report for each in grade_all(paths, games=0) if each.is_done]
    stopped = threading.Event()
    killer = threading.Thread(target=killed_in_between, args=(os.getpid(), 2, stopped))
    killer.start()
    try:
        disturbed = [each.report for each in grade_all(paths, games=0) if each.is_done]
    finally:
        stopped.set()
        killer.join()
    assert figures(disturbed) == figures(undisturbed)
    assert all(not report.not_graded for report in disturbed)


def test_a_file_whose_process_is_always_killed_is_not_graded(tmp_path: Path) -> None:
    """After three attempts a file is not graded, with the reason and without points."""
    stopped = threading.Event()
    killer = threading.Thread(target=killed_in_between, args=(os.getpid(), 100, stopped))
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


def test_a_killed_grading_is_resumed(tmp_path: Path) -> None:
    """After kill -9 nothing is left running, and --resume gives the same table."""
    folder = tmp_path / "files"
    paths = school(folder, 1)
    home = {**os.environ, "TTTMC_HOME": str(tmp_path / "home")}

    def command(table: Path, *more: str) -> list[str]:
        arguments = [str(folder), "--games", "0", "--workers", "1", "--csv", str(table), *more]
        return [sys.executable, "-m", "tttmc_app", "grade", *arguments]

    expected, resumed = tmp_path / "expected.csv", tmp_path / "resumed.csv"
    elsewhere = {**home, "TTTMC_HOME": str(tmp_path / "elsewhere")}
    subprocess.run(command(expected), env=elsewhere, check=True, capture_output=True)
    grading = subprocess.Popen(command(resumed), env=home)
    finished = tmp_path / "home" / "gradings"
    wait_until(lambda: any(path.stat().st_size for path in finished.glob("*")))
    grading.kill()
    grading.wait()
    assert not resumed.exists()
    wait_until(lambda: supervisors(grading.pid) == [])
    done = subprocess.run(
        command(resumed, "--resume"), env=home, check=True, capture_output=True, text=True
    )
    known = int(done.stderr.split("tttmc grade: ")[1].split()[0])
    assert 1 <= known < len(paths)
    assert resumed.read_text(encoding="utf-8") == expected.read_text(encoding="utf-8")


def test_reports_survive_the_journal(tmp_path: Path) -> None:
    """A report read from the journal is the report that was written."""
    for graded in grade_all([submit(tmp_path, HARMFUL["never.py"])], games=2):
        if graded.is_done:
            assert decoded(json.loads(json.dumps(encoded(graded.report)))) == graded.report
