"""The menus list every action once."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QMainWindow,
    QMenu,
    QToolButton,
    QTreeWidget,
    QWidget,
)

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.board import OVERLAYS
from tttmc_app.gui.look.translation import native_keys


def listed(window: QMainWindow) -> list[QAction]:
    """Return the actions in a window's menus."""
    menus = [entry.menu() for entry in window.menuBar().actions()]
    return [action for menu in menus if isinstance(menu, QMenu) for action in menu.actions()]


def test_every_action_is_in_one_menu(open_window: OpenWindow) -> None:
    """No action is available only through its keys."""
    window = open_window().window
    found = listed(window)
    assert len(window.actions()) > 20
    assert {found.count(action) for action in window.actions()} == {1}


def test_every_key_has_one_action(open_window: OpenWindow) -> None:
    """No two actions share a key, since Qt would then trigger neither."""
    actions = open_window().window.actions()
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys)) > 20


def test_the_sheet_lists_every_key(open_window: OpenWindow) -> None:
    """It has a row for each action with keys, as the menu names it, and those of the board."""
    hand = open_window()
    hand.press("shortcuts")
    sheet = hand.part(QTreeWidget, "shortcutList")
    found: list[tuple[str, str, str]] = []
    for at in range(sheet.topLevelItemCount()):
        group = sheet.topLevelItem(at)
        assert group is not None
        rows = [group.child(number) for number in range(group.childCount())]
        found += [(group.text(0), row.text(0), row.text(1)) for row in rows if row]
    keys = {native_keys(*each.shortcuts()) for each in hand.window.actions() if each.shortcuts()}
    assert keys < {row[2] for row in found}
    assert ("Game", "Redo", "Ctrl+Shift+Z, Ctrl+Y") in found
    assert ("File", "Open game", "Ctrl+O") in found  # without the dots of the menu
    assert ("Board", "Zoom a large board", "+, -") in found


def test_the_bar_shows_actions_of_the_menus(open_window: OpenWindow) -> None:
    """What is used most stands at the end of the menu bar, too."""
    hand = open_window()
    buttons = hand.part(QWidget, "tools").findChildren(QToolButton)
    shown = [each.defaultAction() for each in buttons]
    assert [each.objectName() for each in shown] == ["undo", "redo", "newGame", "panels"]
    assert all(each in listed(hand.window) for each in shown)


def test_choices_in_menus_and_window_agree(open_window: OpenWindow) -> None:
    """A theme or an overlay chosen in one place is checked in the others, and takes effect."""
    hand = open_window()
    entries = hand.view_choices

    def checked(title: str) -> list[str]:
        return [key for key, each in entries(title).items() if each.isChecked()]

    def has_theme(name: str) -> bool:
        return hand.presenter.theme.name == name

    chooser = hand.part(QComboBox, "overlay")
    assert list(entries("&Squares show")) == [kind.key for kind in OVERLAYS]
    for key in ("errors", "off", "scores"):
        hand.pick(key)
        assert (chooser.currentData(), hand.presenter.overlay_kind.key) == (key, key)
        assert checked("&Squares show") == [key]
    chooser.setCurrentIndex(chooser.findData("colours"))
    assert checked("&Squares show") == ["colours"]
    for key in ("dark", "high contrast", "light"):
        hand.pick(key)
        hand.until(partial(has_theme, key))
        assert checked("&Colours") == [key]
    assert checked("&Language") == [""]
