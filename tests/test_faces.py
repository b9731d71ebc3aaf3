"""No face gets lost: an option, a JSON key, an action or a name that scripts may rely on."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.faces import ROOT, problems, read_recorded, read_removed

SECONDS = 300
"""Time limit for collecting the faces; on an idle computer it takes six."""


@pytest.mark.skipif(sys.platform != "linux", reason="standard keys differ from system to system")
def test_no_face_is_lost() -> None:
    """The program has the faces on record: what went has a reason, and what is new is recorded."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.faces"],
        capture_output=True,
        cwd=ROOT,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    wrong = problems(read_recorded(), set(found.stdout.splitlines()), read_removed())
    failed = [line for line in found.stderr.splitlines() if line.startswith("tttmc ")]
    if wrong:
        pytest.fail("\n".join([*failed, *wrong]), pytrace=False)


@pytest.mark.parametrize(
    "face",
    [
        "command grade --html VALUE",
        "json match x_wins",
        "action newGame Ctrl+N",
        "api play(2 threads)",
    ],
)
def test_a_removal_needs_a_reason(face: str) -> None:
    """A lost face is named until the list of removed ones says why it went, and not longer."""
    there = read_recorded()
    assert face in there
    reason = {face: "replaced"}
    assert problems(there, there - {face}, {})[0] == f"lost: {face}"
    assert problems(there, there - {face}, {face: ""})[0] == f"removed without a reason: {face}"
    assert problems(there - {face}, there - {face}, reason) == []
    assert problems(there, there, reason) == [f"in faces_removed.txt, but there: {face}"]
    assert problems(there - {face}, there, {})[0] == f"not recorded: {face}"
