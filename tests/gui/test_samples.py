from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.hand import Hand
from tests.samples.contents import contents
from tttmc_app import __version__
from tttmc_app.core import Mark, Rules

SAMPLES = Path(__file__).parents[1] / "samples"
VERSIONS = sorted(path.parent.name for path in SAMPLES.glob("*/contents.json"))


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Copy a version's files into the program's home and next to it, and return the version."""
    name = str(request.param)
    copytree(SAMPLES / name, tmp_path, dirs_exist_ok=True)
    return name


def test_the_present_version_has_samples() -> None:
    """Every version keeps samples of its files: see samples/make.py."""
    assert __version__ in VERSIONS
    assert len(VERSIONS) > 1


def test_files_of_every_version_open(version: str, tmp_path: Path, qapp: QApplication) -> None:
    """Games, sessions, settings, runs, textbooks and mistakes are read as they were written."""
    expected = json.loads((SAMPLES / version / "contents.json").read_text(encoding="utf-8"))
    assert contents(tmp_path) == expected


def test_the_window_starts_with_files_of_every_version(
    version: str, first_window: Callable[[], Hand]
) -> None:
    """The window adopts the settings, continues the last game, and shows no message."""
    hand = first_window()
    hand.until(lambda: hand.record.rules == Rules(4, 3, reverse=True))
    assert hand.message == ""
    assert "mc:trials=500,current=0.5,other=3" in [spec.text for spec in hand.state.session.players]
    if version != "before-0.1.0":  # whose version didn't save the game
        hand.until_moves(2)
        assert hand.record.position.mark_at((1, 1)) is Mark.X
