"""The workflows of continuous integration."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.packaging.conftest import PACKAGING, load

ROOT = PACKAGING.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_what_workflows_name_is_there() -> None:
    """Every script, workflow and requirements file that a workflow names exists."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    named = re.findall(r"(?:packaging|\.github)[\w/\\.-]+\.(?:py|sh|ps1|iss|txt|yml)", texts)
    assert named
    assert [name for name in named if not (ROOT / name.replace("\\", "/")).is_file()] == []


def test_workflows_follow_their_schema() -> None:
    """Every workflow is valid."""
    check = (
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
    )
    done = subprocess.run([*check, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_windows_shows_the_version(tmp_path: Path) -> None:
    """The program's details on Windows contain the version as numbers and as text."""
    load("windows_version").write(tmp_path / "version.txt", "1.2.3")
    text = (tmp_path / "version.txt").read_text(encoding="utf-8")
    assert "filevers=(1, 2, 3, 0)" in text
    assert "'1.2.3'" in text
