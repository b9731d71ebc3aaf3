"""The menus list every action once, by name."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QToolBar

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.app.dock_layout import DockLayout
from tttmc_app.gui.app.documents import Documents
from tttmc_app.gui.app.failures import Failures
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.move_commands import MoveCommands
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.game.actions import declared_actions
from tttmc_app.gui.students.students import Students

MENUS = ("fileMenu", "gameMenu", "movesMenu", "viewMenu", "toolsMenu", "helpMenu")


def declared_names() -> list[str]:
    """Return the names of all actions that the window declares."""
    owners = (GameCommands, MoveCommands, Documents, WindowCommands, Students, DockLayout, Failures)
    return [action.name for owner in owners for action, _method in declared_actions(owner)]


def test_every_action_is_in_one_menu(open_window: OpenWindow) -> None:
    """No action is available only through its keys."""
    hand = open_window()
    menus = [hand.part(QMenu, name) for name in MENUS]
    listed = [action.objectName() for menu in menus for action in menu.actions()]
    names = declared_names()
    assert len(names) == len(set(names)) > 20
    assert sorted(name for name in listed if name in names) == sorted(names)


def test_every_key_has_one_action(open_window: OpenWindow) -> None:
    """No two actions share a key, since Qt would then trigger neither."""
    actions = open_window().window.actions()
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys)) > 20


def test_the_tool_bar_shows_actions_of_the_menus(open_window: OpenWindow) -> None:
    """All actions of the tool bar are in a menu."""
    bar = open_window().part(QToolBar, "toolBar")
    shown = [action.objectName() for action in bar.actions() if action.objectName()]
    assert shown == ["newGame", "undo", "redo"]
    assert set(shown) < set(declared_names())
