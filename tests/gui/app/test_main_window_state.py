"""The main window's own state: its size, its settings, its colours, its keys and its language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QWidget,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules
from tttmc_app.gui.app import main_window
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme, ThemeChoice
from tttmc_app.gui.panels.fields import SeedField


def checked(hand: Hand) -> list[str]:
    """Return the data of the checked choices in the View menu."""
    return [key for key, each in hand.view_choices().items() if each.isChecked()]


def settings_of(hand: Hand) -> dict[str, object]:
    """Return all settings that the window stores, as its parts show them."""
    return {
        "rules": hand.record.rules,
        "numbers": [hand.number(name) for name in ("boardSize", "lineLength", "speed")],
        "reverse": hand.part(QAbstractButton, "reverse").isChecked(),
        "players": [spec.text for spec in hand.game.session.players],
        "pace": hand.game.pace,
        "next": hand.part(QAbstractButton, "nextByItself").isChecked(),
        "overlay": (hand.part(QComboBox, "overlay").currentData(), hand.presenter.overlay_kind.key),
        "theme": hand.presenter.theme.name,
        "seed": (hand.part(SeedField, "seed").value(), hand.game.seeds.typed, hand.record.seed),
        "checked": checked(hand)[:2],
    }


def test_all_settings_are_shown_kept_and_stored(
    open_window: OpenWindow, first_window: Callable[[], Hand], home: Path
) -> None:
    """They are those stored earlier, also in another language and in the next window."""
    hand = open_window(
        x="human", o="random", rules=Rules(6, 4, reverse=True), pace=Pace(700, True), seed=0
    )
    hand.choose("overlay", "Colours only")
    hand.pick("dark")
    expected: dict[str, object] = {
        "rules": Rules(6, 4, reverse=True),
        "numbers": [6, 4, 700],
        "reverse": True,
        "players": ["human", "random"],
        "pace": Pace(700, starts_next_game=True),
        "next": True,
        "overlay": ("colours", "colours"),
        "theme": "dark",
        "seed": (0, 0, 0),
        "checked": ["dark", "colours"],
    }
    hand.until(lambda: settings_of(hand) == expected)
    for code in ("de", "en"):
        hand.speak(code)
        assert settings_of(hand) == expected
        assert checked(hand)[-1] == code
    hand.window.close()
    again = first_window()
    assert settings_of(again) == expected
    again.seed(None)
    again.part(QAbstractButton, "nextByItself").click()
    again.window.close()
    file = SettingsFile(home / "window.ini")
    stored = {key: file.text(key) for key in ("game/seed", "pace/next")}
    assert stored == {"game/seed": "", "pace/next": "false"}


def test_the_system_s_colours_are_followed_if_chosen(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the system turns dark, so does the window, unless it has colours of its own."""
    system = [LIGHT]

    def theme_for(choice: ThemeChoice) -> Theme:
        return system[0] if choice is ThemeChoice.SYSTEM else LIGHT

    hand = open_window()
    monkeypatch.setattr(main_window, "theme_for", theme_for)
    changed = QGuiApplication.styleHints().colorSchemeChanged
    for choice, expected in (("light", LIGHT), ("system", DARK)):
        system[0] = LIGHT
        hand.pick(choice)
        assert hand.presenter.theme == LIGHT
        system[0] = DARK
        changed.emit(Qt.ColorScheme.Dark)
        assert hand.presenter.theme == expected


def test_a_draft_the_focus_and_the_panels_stay(open_window: OpenWindow) -> None:
    """In another language the same position is set up, with the same focus and hidden panels."""
    hand = open_window(o="human")
    hand.window.resize(1300, 800)
    hand.press("setUpPosition")
    hand.click(2, 2)
    hand.press("panels")
    for name in ("seed", "playerO", "board"):
        for code in ("de", "en"):
            hand.part(QWidget, name).setFocus()
            hand.speak(code)
            focus = hand.window.focusWidget()
            assert focus.objectName() == name
            assert hand.window.set_up.is_on
            assert hand.board.picture.position.text == ".../.../..X"
            assert hand.part(QWidget, "inspector").isHidden()
            assert hand.part(QDockWidget, "console").isHidden()
            assert hand.window.updatesEnabled()
