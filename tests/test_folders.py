"""The folders that the program writes to."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from tttmc_app.folders import config_folder, data_folder


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
