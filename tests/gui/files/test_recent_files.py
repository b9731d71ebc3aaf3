"""The menu of recently opened files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.files.recent_files import MOST, RecentFiles
from tttmc_app.gui.files.settings_file import SettingsFile


def test_the_newest_comes_first_and_none_twice(qtbot: QtBot, tmp_path: Path) -> None:
    """A file opened again moves to the top, the oldest are dropped; only a damaged list is lost."""
    parent = QWidget()
    qtbot.addWidget(parent)
    menu = RecentFiles("recent", "Recent", "files/recent", parent)
    assert not menu.isEnabled()
    for name in ("a", "b", "a"):
        menu.add(tmp_path / name)
    assert [action.text() for action in menu.actions()] == ["a", "b"]
    for number in range(MOST):
        menu.add(tmp_path / str(number))
    menu.remove(tmp_path / "3")
    names = [str(number) for number in reversed(range(MOST)) if number != 3]
    assert [action.text() for action in menu.actions()] == names
    chosen: list[Path] = []
    menu.chosen.connect(chosen.append)
    menu.actions()[1].trigger()
    assert chosen == [tmp_path / names[1]]
    menu.add(tmp_path / "R&D <b>.json")
    names = ["R&&D <b>.json", *names]  # one ampersand in the menu
    assert menu.actions()[0].text() == names[0]
    assert menu.isEnabled()
    settings = SettingsFile(tmp_path / "settings.ini")
    menu.save(settings)
    again = RecentFiles("again", "Recent", "files/recent", parent)
    again.restore(settings)
    assert [action.text() for action in again.actions()] == names
    for damaged in (b"[" * 100_000, b"\xff", b"3"):
        settings.put("files/recent", QByteArray(damaged))
        other = RecentFiles("other", "Recent", "files/recent", parent)
        other.restore(settings)
        assert not other.isEnabled()
    only = RecentFiles("only", "Recent", "files/recent", parent)
    only.add(tmp_path / "a")
    only.remove(tmp_path / "b")
    assert only.isEnabled()
    only.remove(tmp_path / "a")
    assert not only.isEnabled()
