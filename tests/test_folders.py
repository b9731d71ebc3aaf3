"""The folders that the program writes to."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from tttmc_app.folders import config_folder, data_folder, documents_folder


def test_one_variable_names_the_folder_for_both(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A relative one begins in the current folder; otherwise the system names two; none is made."""
    assert config_folder() == data_folder() == home
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TTTMC_HOME", "here")
    assert config_folder() == data_folder() == tmp_path / "here"
    monkeypatch.setenv("TTTMC_HOME", "")
    assert config_folder() == Path(platformdirs.user_config_dir("tttmc", False))
    assert data_folder() == Path(platformdirs.user_data_dir("tttmc", False))
    assert not list(tmp_path.iterdir())


def test_dialogs_begin_among_the_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no folder for documents, they begin at home, never among the programs."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    assert documents_folder() == tmp_path
    (tmp_path / "Documents").mkdir()
    assert documents_folder() == tmp_path / "Documents"
