"""The folders that the program writes to."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from tttmc_app.folders import HOME_VARIABLE, config_folder, data_folder


def test_one_variable_names_the_folder_for_both(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TTTMC_HOME replaces both folders, from the current folder if it is relative; none is made."""
    assert config_folder() == data_folder() == home
    assert not home.exists()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TTTMC_HOME", "here")
    assert config_folder() == data_folder() == tmp_path / "here"
    assert HOME_VARIABLE == "TTTMC_HOME"


@pytest.mark.parametrize("value", [None, ""])
def test_otherwise_the_system_names_two(
    value: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without TTTMC_HOME, settings and data are in the system's folders for them."""
    monkeypatch.delenv("TTTMC_HOME")
    if value is not None:
        monkeypatch.setenv("TTTMC_HOME", value)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert config_folder() == Path(platformdirs.user_config_dir("tttmc", False))
    assert data_folder() == Path(platformdirs.user_data_dir("tttmc", False))
    assert not list(tmp_path.glob("*/tttmc"))
