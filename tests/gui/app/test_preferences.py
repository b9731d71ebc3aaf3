"""Preferences: stored and restored, with defaults where that fails."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from tests.gui.hand import Hand
from tttmc_app.core import Rules
from tttmc_app.gui.app.preferences import Preferences, load_preferences, save_preferences
from tttmc_app.gui.board import SCORES, SCORES_AND_ERRORS
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.theme import ThemeChoice
from tttmc_app.players import default_spec, parse_spec

FIRST = Preferences(
    Rules(),
    (default_spec("human"), default_spec("mc")),
    Pace(),
    SCORES,
    ThemeChoice.SYSTEM,
    None,
)
OTHERS = Preferences(
    Rules(7, 4, reverse=True),
    (parse_spec("mc:trials=20000000000,current=0.125,other=3"), parse_spec("random")),
    Pace(1500, starts_next_game=True),
    SCORES_AND_ERRORS,
    ThemeChoice.DARK,
    123456789,
)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    """Saved preferences are loaded unchanged."""
    path = tmp_path / "window.ini"
    assert load_preferences(SettingsFile(path)) == FIRST
    assert save_preferences(SettingsFile(path), OTHERS)
    assert load_preferences(SettingsFile(path)) == OTHERS


@pytest.mark.parametrize(
    "text",
    [
        "[game]\nsize=0\nline=9\nx=nobody\no=mc:trials=-5\nseed=abc\n[pace]\nmilliseconds=-1\n",
        "[game]\nsize=999999999999\nline=x\nx=mc:trials=1e99\n[view]\noverlay=?\ntheme=purple\n",
        "[game]\nx=mc:trials=5,current=1\nsize=@Variant(\\0\\0\\0)\nseed=@Invalid()\n",
        "\0\1\2 no settings at all \N{SNOWMAN}",
        "[[[[\n====\n",
        "",
    ],
)
def test_a_broken_file_is_like_none(home: Path, text: str) -> None:
    """Values that can't be read become the defaults, without an error."""
    home.mkdir()
    (home / "window.ini").write_text(text, encoding="utf-8")
    loaded = load_preferences(SettingsFile(home / "window.ini"))
    assert loaded.rules == Rules()
    assert loaded.overlay is SCORES
    assert (loaded.theme, loaded.seed) == (ThemeChoice.SYSTEM, None)
    assert loaded.players == FIRST.players
    assert 0 <= loaded.pace.milliseconds <= 3000


@pytest.mark.parametrize(
    ("stored", "key"),
    [
        ("Scores", "scores"),
        ("Scores ± error", "errors"),
        ("Colours only", "colours"),
        ("Off", "off"),
        ("errors", "errors"),
        ("colours", "colours"),
    ],
)
def test_overlays_stored_by_their_labels_are_read(home: Path, stored: str, key: str) -> None:
    """Version 0.1 stored an overlay's label, this version stores its key."""
    home.mkdir()
    file = SettingsFile(home / "window.ini")
    save_preferences(file, FIRST)
    file.put("view/overlay", stored)
    assert file.save()
    assert load_preferences(SettingsFile(home / "window.ini")).overlay.key == key


def test_the_window_opens_on_a_broken_file(home: Path, first_window: Callable[[], Hand]) -> None:
    """With a broken preferences file, the window opens and plays."""
    home.mkdir()
    (home / "window.ini").write_bytes(b"[window]\ngeometry=@ByteArray(xx\nstate=\xff\xfe\n\0")
    hand = first_window()
    hand.choose("playerO", "Random")
    hand.click(0, 0)
    hand.until_moves(2)


def test_a_damaged_layout_is_not_used(tmp_path: Path) -> None:
    """A stored layout with a changed byte, which might crash Qt, is treated as missing."""
    file = SettingsFile(tmp_path / "window.ini")
    file.put("game/size", "3")
    file.put("window/geometry", QByteArray(b"abcdefgh"))
    assert file.bytes("window/geometry") == QByteArray(b"abcdefgh")
    file.save()
    text = (tmp_path / "window.ini").read_text()
    (tmp_path / "window.ini").write_text(text.replace("abcdefgh", "abcdffgh"))
    # Qt reads a file again only if its size or its time, in milliseconds, has changed.
    os.utime(tmp_path / "window.ini", (0, 0))
    assert SettingsFile(tmp_path / "window.ini").bytes("window/geometry").isEmpty()
    (tmp_path / "window.ini").write_text("[game]\nsize=3\n[window]\ngeometry=@ByteArray(old)\n")
    assert SettingsFile(tmp_path / "window.ini").bytes("window/geometry") == QByteArray(b"old")
