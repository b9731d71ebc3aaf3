"""Grading that is disturbed from outside: no student is blamed, and it can be resumed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.command_kills import Grades, attacked
from tests.grading.disturbance import Place, wait_until
from tests.grading.in_process import edited
from tests.grading.submissions import CORRECT, submit

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes in /proc")


@pytest.mark.long
def test_a_killed_grading_is_resumed(tmp_path: Path) -> None:
    """Killed at random moments, it loses no report, gives the same table and leaves nothing.

    It takes long because the grading starts and is killed several times.
    """
    text = CORRECT.partition("def mc_move")[0]  # the checks of mc_move take longest
    texts = text, edited("-= sign", "+= sign", text=text)
    tally = attacked(Grades(tmp_path / "files", texts, games=0), 2, 1, tmp_path)
    assert tally.kills >= 2
    assert tally.wrong == []


def test_a_killed_window_goes_on(tmp_path: Path) -> None:
    """After the window is killed, another one takes over its results, and nothing is left."""
    files, table, place = tmp_path / "files", tmp_path / "table.csv", Place(tmp_path / "home")
    submit(files, "1 / 0", "a.py")
    endless = submit(files, "while True: pass", "b.py")
    command = [sys.executable, "-m", "tests.gui.students.grading_window", str(files), str(table)]
    with subprocess.Popen(command, env=place.environment, stderr=subprocess.DEVNULL) as window:
        try:
            wait_until(lambda: place.results == 1, 60)
        finally:
            window.kill()
    assert not table.exists()
    endless.write_text("2 / 0")
    subprocess.run(command, env=place.environment, check=True, capture_output=True)
    assert table.read_text(encoding="utf-8").count("ZeroDivisionError") == 2
    assert (place.results, place.left) == (2, [])
