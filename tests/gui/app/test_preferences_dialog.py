"""The preferences dialog: every setting is applied at once, kept, and can be reset."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QComboBox, QPushButton, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.folders import data_folder
from tttmc_app.gui.app import preferences_dialog


def chooser(hand: Hand, key: str) -> QComboBox:
    """Return a setting's combo box."""
    return hand.part(QComboBox, f"preference/{key}")


def choose(hand: Hand, key: str, value: str) -> None:
    """Choose a setting's value."""
    box = chooser(hand, key)
    box.setCurrentIndex(box.findData(value))


def test_colours_chosen_in_the_menu_are_shown(open_window: OpenWindow) -> None:
    """The open dialog follows the View menu, and the former colours can be chosen again there."""
    hand = open_window()
    hand.press("preferences")
    box = chooser(hand, "view/theme")
    before = box.currentData()
    hand.pick("dark")
    assert box.currentData() == "dark" != before
    dark = box.itemIcon(box.currentIndex()).pixmap(99).toImage()
    choose(hand, "view/theme", before)
    assert box.itemIcon(box.currentIndex()).pixmap(99).toImage() != dark, "a sample of each"
    assert not hand.presenter.theme.is_dark


def test_restore_defaults(open_window: OpenWindow) -> None:
    """One button returns every setting to its default."""
    hand = open_window()
    hand.press("preferences")
    choose(hand, "view/heat", "grey")
    hand.set("preferenceTrials", 77)
    hand.part(QPushButton, "restoreDefaults").click()
    assert not chooser(hand, "view/heat").currentData()
    assert hand.number("preferenceTrials") == 1000


def test_folders_can_be_opened(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dialog shows where things are stored and opens the folders."""
    opened: list[str] = []

    def note(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)
    hand = open_window()
    monkeypatch.setattr(preferences_dialog, "config_folder", lambda: Path("/settings"))
    hand.press("preferences")
    for name in ("openData", "openSettings"):
        button = hand.part(QToolButton, name)
        button.click()
        assert opened[-1] in button.toolTip()
        kind = "Games, textbooks and results" if name == "openData" else "Settings"
        assert button.accessibleName() == f"Open the folder of {kind}"
    assert opened == [str(data_folder()), "/settings"]


def test_a_machine_s_move_can_be_heard(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With sound on, the system's alert follows each move by a machine in a game with you."""
    from PySide6.QtWidgets import QApplication

    beeps: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    hand = open_window()
    hand.click(0, 0)
    hand.until_moves(2)
    assert not beeps
    hand.press("preferences")
    choose(hand, "game/sound", "on")
    hand.click_any()
    hand.until_moves(4)
    assert len(beeps) == 1
