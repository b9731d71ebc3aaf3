"""The whole program in use: no face gets lost, and nothing outside its own files is touched."""

from __future__ import annotations

import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import pytest

SECONDS = 300
"""Time limit for using everything; on an idle computer it takes six."""


@pytest.fixture(scope="module")
def used() -> subprocess.CompletedProcess[str]:
    """Use every command and window in a process of its own; return what it wrote."""
    if sys.platform != "linux":
        pytest.skip("standard keys differ from system to system, and the window has no screen")
    return subprocess.run(
        [sys.executable, "-m", "tests.faces"],
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )


def test_the_faces_are_those_on_record(used: subprocess.CompletedProcess[str]) -> None:
    """A face that is gone needs a line in the list of changes, and a new one is to be recorded."""
    recorded = Path(__file__).with_name("faces.txt").read_text(encoding="utf-8")
    assert used.returncode == 0, used.stderr
    if changes := [*unified_diff(recorded.split("\n"), used.stdout.split("\n"), n=0, lineterm="")]:
        said = [line for line in used.stderr.splitlines() if line.startswith("tttmc ")]
        record = "To record them: python -m tests.faces > tests/faces.txt"
        pytest.fail("\n".join([*said, *changes, record]), pytrace=False)


def test_the_program_keeps_to_itself(used: subprocess.CompletedProcess[str]) -> None:
    """It uses no network and no other programs or code; its temporary files are private, and go.

    `tests/benchmarks/privacy.py` watches the system calls of all processes too.
    """
    told = [line for line in used.stderr.splitlines() if line.startswith(("suspicious:", "left:"))]
    assert told == ["suspicious: os.system ('the end',)"], "the watch sees only the last one"
