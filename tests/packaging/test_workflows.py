"""The workflows of continuous integration."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import PACKAGING, Load

ROOT = PACKAGING.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_workflows_name_is_there(path: Path) -> None:
    """Every script, workflow and requirements file that a workflow names exists."""
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"(?:packaging|\.github)[\w/\\.-]+\.(?:py|sh|ps1|iss|txt|yml)", text)
    assert [name for name in named if not (ROOT / name.replace("\\", "/")).is_file()] == []


def test_workflows_follow_their_schema(tmp_path: Path) -> None:
    """Every workflow is valid, and an invalid one is rejected."""
    check = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
    ]
    good = subprocess.run([*check, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert good.returncode == 0, good.stdout
    other = tmp_path / "other.yml"
    other.write_text("on: push\njobs:\n  test:\n    runs-on: 3\n", encoding="utf-8")
    assert subprocess.run([*check, other], capture_output=True, check=False).returncode == 1


def test_windows_shows_the_version(load: Load, tmp_path: Path) -> None:
    """The program's details on Windows contain the version as numbers and as text."""
    load("windows_version").write(tmp_path / "version.txt", "1.2.3")
    text = (tmp_path / "version.txt").read_text(encoding="utf-8")
    assert "filevers=(1, 2, 3, 0)" in text
    assert "'1.2.3'" in text
