from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tttmc_app.cli import main


def test_a_file_and_its_suite_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command writes both files, and the JSON has their paths."""
    path = tmp_path / "mine.py"
    assert main(["new", str(path), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer == {"file": str(path), "suite": str(tmp_path / "mine_suite.py")}
    assert "def mc_move(board, player, trials):" in path.read_text(encoding="utf-8")


def test_the_output_names_both_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line names both files."""
    assert main(["new", str(tmp_path / "mine")]) == 0
    assert "mine.py and its tests" in capsys.readouterr().out


def test_a_name_can_not_control_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What isn't printable in a path is shown as a question mark."""
    monkeypatch.chdir(tmp_path)
    folder = Path("my\x1b[31mfolder")
    folder.mkdir()
    assert main(["new", str(folder / "mine")]) == 0
    shown = "Created my?[31mfolder/mine.py and its tests, my?[31mfolder/mine_suite.py.\n"
    assert capsys.readouterr().out.replace("\\", "/") == shown
    assert (folder / "mine.py").is_file()


def test_existing_files_are_kept(tttmc: Run, tmp_path: Path) -> None:
    """If a file exists, the exit code is 2 and the file is unchanged."""
    (tmp_path / "mine.py").write_text("mine", encoding="utf-8")
    done = tttmc("new", "mine.py")
    assert (done.returncode, done.stdout) == (2, "")
    assert "mine.py already exists: choose another name" in done.stderr
    assert (tmp_path / "mine.py").read_text(encoding="utf-8") == "mine"
