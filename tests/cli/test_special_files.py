"""Pipes, devices and links in place of files: one line says so, and no command waits for them."""

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


@pytest.mark.parametrize("option", ["--csv", "--figure"])
def test_a_link_is_followed_before_anything_is_played(
    option: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    home: Path,
) -> None:
    """A link into a missing folder or to itself is refused; one to a new file in a folder isn't."""
    monkeypatch.chdir(tmp_path)
    name = {"--csv": "table.csv", "--figure": "chart.svg"}[option]
    Path(name).symlink_to(tmp_path / "there" / name)
    words = ["sweep", "--trials", "1", "--games", "1", "--workers", "1", option, name]
    assert main(words) == 2
    told = f"tttmc sweep: can't write {name}: the folder {tmp_path}/there doesn't exist\n"
    assert capsys.readouterr() == ("", told)
    if sys.version_info < (3, 13):  # which replaces such a link by the file
        loop = f"loop{Path(name).suffix}"
        Path(loop).symlink_to(loop)
        assert main([*words[:-1], loop]) == 2
        out, told = capsys.readouterr()
        assert (out, told.count("\n")) == ("", 1)
        assert told.startswith(f"tttmc sweep: {loop} can't be written: ")
    assert not home.exists()
    Path("there").mkdir()
    assert main(words) == 0
    assert Path(name).is_symlink()
    assert Path("there", name).is_file()
