"""A session has no effects except on its own files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.quiet_session import run


@pytest.mark.skipif(sys.platform != "linux", reason="the window has no screen here")
def test_a_session_keeps_to_itself(tmp_path: Path) -> None:
    """A session uses no network and no other programs or code; its temporary files are private.

    It uses every part of the program, which takes seconds. `tests/benchmarks/privacy.py` watches
    the system calls of all processes too.
    """
    ended = run(tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert [line for line in ended.stdout.splitlines() if line.startswith("found")] == []
    assert ended.stdout.endswith("ended, and os.system ('ls',) would have been seen\n")
    assert list((tmp_path / "temporary").iterdir()) == []
