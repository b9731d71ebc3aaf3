"""Saving to a disk that becomes full, broken or read-only at some point."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.failing_disk import KINDS, build, run


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="needs gcc and Linux"
)
def test_a_save_that_fails_loses_nothing(tmp_path: Path) -> None:
    """The old file stays, the user sees one line, no files are left over, and the next save works.

    `tests/benchmarks/failing_writes.py` tries every call.
    """
    results = list(run(build(tmp_path), tmp_path, 7))
    assert [each.kind for each in results if each.failures >= 3] == [*KINDS]
    assert [each for each in results if each.wrong] == []
