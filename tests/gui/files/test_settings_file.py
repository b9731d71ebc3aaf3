"""The settings file: what it keeps, what it refuses, and what it says about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from tttmc_app.core import TttmcError
from tttmc_app.gui.files.settings_file import SettingsFile, StartMark


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0), ("7", 7), ("999999999", 999_999_999), ("1000000000", 5), ("", 5), ("-1", 5),
        ("1.5", 5), ("x", 5), ("\u00b2", 5),
    ],
)  # fmt: skip
def test_numbers_have_up_to_nine_digits(tmp_path: Path, text: str, number: int) -> None:
    """Anything else is treated as missing."""
    file = SettingsFile(tmp_path / "window.ini")
    file.put("a/b", text)
    assert file.number("a/b", 5) == number
    assert file.text("a/b") == text


def test_values_are_kept_in_the_file(tmp_path: Path) -> None:
    """Texts and bytes come back from the disk; a missing or a foreign value is none."""
    path = tmp_path / "window.ini"
    file = SettingsFile(path)
    assert not file.error
    file.put("game/size", "3")
    file.put("window/state", QByteArray(b"\0\xff"))
    assert file.save()
    again = SettingsFile(path)
    assert not again.error
    assert (again.text("game/size"), again.number("game/size", 9)) == ("3", 3)
    assert again.bytes("window/state") == QByteArray(b"\0\xff")
    assert again.value("window/state", QByteArray) == QByteArray(b"\0\xff")
    assert again.value("window/state", int) is None
    assert (again.text("none"), again.bytes("none"), again.value("none", str)) == (
        "", QByteArray(), None,
    )  # fmt: skip
    assert again.bytes("game/size") == QByteArray()
    again.put("window/state-crc32", "00000000")
    assert again.bytes("window/state") == QByteArray()


def test_a_file_that_is_none_is_kept_aside(tmp_path: Path) -> None:
    """Neither another kind of file nor one with which no window opened is overwritten."""
    path = tmp_path / "window.ini"
    path.write_text("[game]\nsize=4\n")
    assert SettingsFile(path).number("game/size", 0) == 4
    suspect = SettingsFile(path, is_suspect=True)
    kept = tmp_path / "window.ini.unreadable-1"
    assert str(suspect.error) == (
        "The window failed to open with its settings last time. They are kept as "
        f"{kept}, and defaults are used instead."
    )
    assert (suspect.number("game/size", 0), kept.read_text()) == (0, "[game]\nsize=4\n")
    assert not SettingsFile(tmp_path / "none.ini", is_suspect=True).error
    path.write_text("Dear reader,\nthese are no settings.\n")
    foreign = SettingsFile(path)
    kept = tmp_path / "window.ini.unreadable-2"
    assert str(foreign.error) == (
        f"The settings can't be read. They are kept as {kept}, and defaults are used instead."
    )
    assert kept.read_text().startswith("Dear reader")
    foreign.put("game/size", "5")
    assert foreign.save()
    assert SettingsFile(path).number("game/size", 0) == 5
    path.write_text("")
    assert not SettingsFile(path).error


@pytest.mark.parametrize("is_suspect", [False, True])
def test_a_file_that_cannot_be_set_aside_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_suspect: bool
) -> None:
    """The message has the reason instead of another path."""

    def fail(_path: Path) -> Path:
        raise TttmcError("the disk is full")

    monkeypatch.setattr("tttmc_app.gui.files.settings_file.set_aside", fail)
    path = tmp_path / "window.ini"
    path.write_text("Dear reader,\nthese are no settings.\n")
    file = SettingsFile(path, is_suspect=is_suspect)
    assert str(file.error) == "The settings can't be read: the disk is full."


def test_a_file_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    """The message names the file, and saving reports the failure."""
    (tmp_path / "folder").write_text("a file in the folder's place")
    path = tmp_path / "folder" / "window.ini"
    file = SettingsFile(path)
    lost = f"Settings are lost when the window closes: {path} can't be written."
    assert str(file.error) == str(file.loss) == lost
    file.put("game/size", "3")
    assert not file.save()


def test_a_mark_is_left_by_a_start_that_failed(tmp_path: Path) -> None:
    """Only a mark without its program is a failure; a second window's start leaves it alone."""
    path = tmp_path / "window.starting"
    first = StartMark(path)
    assert not first.has_failed
    assert path.is_file()
    second = StartMark(path)
    assert not second.has_failed
    second.remove()
    assert path.is_file()
    _, _, rest = path.read_text().partition("\n")
    first.remove()
    assert not path.exists()
    path.write_text(f"99999999\n{rest}")  # a process that has ended
    third = StartMark(path)
    assert third.has_failed
    third.remove()
    assert not path.exists()
