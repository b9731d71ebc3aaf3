"""Private folders left behind by a killed program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tttmc_app.private_folder import sweep


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is swept there")
def test_only_unused_folders_are_removed(tmp_path: Path) -> None:
    """Folders of ended programs are removed; those of running ones, links and others stay."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    left, living = (tmp_path / f"tttmc-course-{n}-abc" for n in (ended.pid, os.getpid()))
    other, link = tmp_path / "other", tmp_path / f"tttmc-course-{ended.pid}-link"
    for folder in (left / "closed", living, other):
        folder.mkdir(parents=True)
    (left / "closed" / "file").touch()
    (left / "closed").chmod(0)
    link.symlink_to(other)
    sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([living, other, link])
