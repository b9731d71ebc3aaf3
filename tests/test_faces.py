"""No face gets lost: an option, a JSON key, an action or a name that scripts may rely on."""

from __future__ import annotations

import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import pytest

SECONDS = 300
"""Time limit for collecting the faces; on an idle computer it takes six."""


@pytest.mark.skipif(sys.platform != "linux", reason="standard keys differ from system to system")
def test_the_faces_are_those_on_record() -> None:
    """A face that is gone needs a line in the list of changes, and a new one is to be recorded."""
    recorded = Path(__file__).with_name("faces.txt").read_text(encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "tests.faces"],
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    if changes := [*unified_diff(recorded.split("\n"), found.stdout.split("\n"), n=0, lineterm="")]:
        said = [line for line in found.stderr.splitlines() if line.startswith("tttmc ")]
        record = "To record them: python -m tests.faces > tests/faces.txt"
        pytest.fail("\n".join([*said, *changes, record]), pytrace=False)
