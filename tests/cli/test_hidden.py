"""The frozen program as its own child: what stands in for a Python that isn't there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tttmc_app.cli.hidden import COURSE_CHILD
from tttmc_app.course import Student, process
from tttmc_app.course.protocol import HIDDEN_COMMAND


def test_a_frozen_copy_starts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hidden word makes the program's own entry a child that runs a file."""
    assert COURSE_CHILD == HIDDEN_COMMAND
    path = tmp_path / "student.py"
    path.write_text("print 'hello'\n", encoding="utf-8")
    frozen = [sys.executable, "-m", "tttmc_app", HIDDEN_COMMAND]
    root = str(Path(process.__file__).resolve().parents[2])
    monkeypatch.setenv("PYTHONPATH", root)

    def command(argument: str) -> list[str]:
        return [*frozen, argument]

    monkeypatch.setattr(process, "command", command)
    with Student(path) as student:
        assert student.load().output == "hello\n"


def test_a_frozen_copy_names_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is started there is the program and the hidden word, no Python with options."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process.command("7") == [sys.executable, HIDDEN_COMMAND, "7"]
