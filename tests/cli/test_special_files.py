"""Pipes and devices in place of files: one line says so, and no command waits for them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tttmc_app.cli import main

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no named pipes in folders")

COMMANDS = (
    ("export", "{pipe}.json", "--png", "out.png"),
    ("review", "{pipe}.json"),
    ("run", "{pipe}.py"),
    ("grade", "{pipe}.py"),
    ("grade", "{file}", "--rubric", "{pipe}.toml"),
    ("grade", "{file}", "--moodle", "{pipe}.csv"),
    ("grade", "{file}", "--canvas", "{pipe}.csv"),
    ("match", "course:{pipe}.py", "random", "--games", "1"),
    ("match", "learner:textbook={pipe}.textbook", "random", "--games", "1"),
    ("textbook", "export", "{pipe}.textbook", "out.txt"),
    ("sweep", "--trials", "1,2", "--games", "1", "--csv", "{pipe}.csv"),
    ("play", "--x", "random", "--o", "random", "--save", "{pipe}.json"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_pipe_in_place_of_a_file(
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every command that reads or writes a file refuses a pipe at once and names it."""
    monkeypatch.chdir(tmp_path)
    file, pipe = tmp_path / "player.py", tmp_path / "pipe"
    file.write_text("def mc_move(board, player, trials):\n    return (0, 0)\n", encoding="utf-8")
    for ending in ("json", "py", "toml", "csv", "textbook"):
        os.mkfifo(f"{pipe}.{ending}")
    words = [word.format(file=file, pipe=pipe) for word in command]
    assert main(words) == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert "pipe." in error
    assert "not a regular file" in error or "can't be used" in error or "ordinary file" in error
