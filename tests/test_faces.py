"""The faces that scripts rely on: none gets lost."""

from __future__ import annotations

import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import pytest

SECONDS = 300
"""Time limit for using everything; on an idle computer it takes six."""


@pytest.mark.long
@pytest.mark.skipif(
    sys.platform != "linux",
    reason="standard keys differ from system to system, and the window has no screen",
)
def test_the_faces_are_those_on_record() -> None:
    """A face that is gone needs a line in the list of changes, and a new one is to be recorded."""
    recorded = Path(__file__).with_name("faces.txt").read_text(encoding="utf-8")
    command = [sys.executable, "-m", "tests.faces"]
    used = subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
    )
    assert used.returncode == 0, used.stderr
    if changes := [*unified_diff(recorded.split("\n"), used.stdout.split("\n"), n=0, lineterm="")]:
        said = [line for line in used.stderr.splitlines() if line.startswith("tttmc ")]
        record = "To record them: python -m tests.faces > tests/faces.txt"
        pytest.fail("\n".join([*said, *changes, record]), pytrace=False)
