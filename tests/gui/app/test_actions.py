"""Every action: its keys, its place in the menus, and when it can be used."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QTreeWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.gui.app.shortcuts_sheet import shortcuts_of
from tttmc_app.gui.board import OVERLAYS

KEYS = {
    "newGame": "Ctrl+N", "rematch": "Ctrl+R", "swapSides": "Ctrl+T", "clearSeries": "",
    "undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z Ctrl+Y", "playPause": "F5", "step": "F6",
    "stop": "F7", "moveNow": "F8", "faster": "Ctrl++ Ctrl+=", "slower": "Ctrl+-",
    "setUpPosition": "Ctrl+P", "copyBoard": "Ctrl+C", "pasteBoard": "Ctrl+V",
    "firstMove": "Alt+Home", "previousMove": "Alt+Left", "nextMove": "Alt+Right",
    "lastMove": "Alt+End", "playFromHere": "Ctrl+Return", "backToGame": "Esc", "ask": "F9",
    "review": "F2", "practise": "Ctrl+M", "lessons": "Ctrl+Shift+L", "textbook": "",
    "openGame": "Ctrl+O", "saveGame": "Ctrl+S", "saveGameAs": "Ctrl+Shift+S",
    "exportGame": "Ctrl+E", "quit": "Ctrl+Q", "trials": "F12", "tree": "Shift+F12",
    "trialsSlider": "Ctrl+F12", "lab": "Ctrl+L", "train": "", "fullScreen": "F11",
    "wholeBoard": "Ctrl+0", "help": "F1", "preferences": "Ctrl+,", "shortcuts": "Ctrl+F1",
    "about": "", "convergence": "", "limits": "", "panels": "F4", "copyDiagnosis": "",
}  # fmt: skip
"""The keys of each action, as the manual lists them."""
MENUS = {
    "fileMenu": "openGame recentGames saveGame saveGameAs exportGame - openStudent recentStudents "
    "reloadStudent newStudent gradeStudents - quit",
    "gameMenu": "newGame rematch swapSides clearSeries - undo redo - playPause step stop moveNow "
    "faster slower - setUpPosition copyBoard pasteBoard",
    "movesMenu": "firstMove previousMove nextMove lastMove - playFromHere backToGame - ask - "
    "review practise",
    "toolsMenu": "trials tree - lab train textbook - convergence limits - preferences",
    "helpMenu": "help shortcuts lessons - copyDiagnosis about",
}
CHANGING = {
    *("undo", "redo", "playPause", "step", "stop", "moveNow", "clearSeries", "firstMove"),
    *("previousMove", "nextMove", "lastMove", "playFromHere", "backToGame", "review"),
    *("saveGame", "saveGameAs", "exportGame", "trials", "tree", "convergence"),
}
"""The actions that aren't always enabled."""
MOVED = "undo firstMove previousMove review saveGame saveGameAs exportGame"
HERE = "trials tree convergence"
ROW = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


def usable(hand: Hand) -> set[str]:
    """Return which of the actions that change are enabled."""
    return {name for name in CHANGING if hand.can(name)}


def test_every_action_has_its_keys_and_its_place(open_window: OpenWindow) -> None:
    """Keys, menus and the list of shortcuts agree, in the order in which they are written here."""
    hand = open_window()
    for name, keys in KEYS.items():
        shortcuts = hand.part(QAction, name).shortcuts()
        assert [key.toString() for key in shortcuts] == keys.split(), name
    for name, entries in MENUS.items():
        actions = hand.part(QMenu, name).actions()
        found = [
            "-" if each.isSeparator() else each.objectName() or _submenu(hand, each)
            for each in actions
        ]
        assert found == entries.split(), name
    always = {name for name in KEYS if name not in CHANGING}
    assert {name for name in always if not hand.can(name)} == set()
    lines = list(shortcuts_of(hand.window))
    assert [(line.text, line.keys) for line in lines if line.group == "Moves"][:2] == [
        ("First position", "Alt+Home"), ("Previous move", "Alt+Left"),
    ]  # fmt: skip
    assert ("Game", "Redo", "Ctrl+Shift+Z, Ctrl+Y") in lines
    assert ("File", "Open game", "Ctrl+O") in lines  # without the dots of the menu
    assert ("Window", "Open the menus", "F10") in lines
    assert ("Board", "Zoom a large board", "+, -") in lines
    assert {line.group for line in lines} == {
        "File", "Game", "Moves", "View", "Tools", "Help", "Window", "Board",
    }  # fmt: skip
    hand.press("shortcuts")
    sheet = hand.part(QTreeWidget, "shortcutList")
    found_rows: list[tuple[str, str, str]] = []
    for at in range(sheet.topLevelItemCount()):
        group = sheet.topLevelItem(at)
        assert group is not None
        assert group.isExpanded()
        children = [group.child(number) for number in range(group.childCount())]
        found_rows += [(group.text(0), row.text(0), row.text(1)) for row in children if row]
    assert sorted(found_rows) == sorted(tuple(line) for line in lines)


def test_the_view_menu_has_panels_and_choices(open_window: OpenWindow) -> None:
    """Panels come first, then the actions, then a submenu for each choice with one checked."""
    hand = open_window()
    menu = hand.part(QMenu, "viewMenu")
    texts = ["-" if each.isSeparator() else each.text() for each in menu.actions()]
    assert texts == [
        "Console", "-", "&Inspector", "&Trials slider",
        "&Whole board", "&Full screen", "&Colours", "&Overlay", "&Language",
    ]  # fmt: skip
    assert [each.isCheckable() for each in menu.actions()] == [True] + [False] * 8
    found: dict[str, list[tuple[str, str]]] = {}
    for sub in menu.findChildren(QMenu):
        found[sub.title()] = [(each.text(), str(each.data())) for each in sub.actions()]
        assert all(each.isCheckable() for each in sub.actions())
        assert [each.isChecked() for each in sub.actions()].count(True) == 1
    assert found["&Colours"] == [
        ("&System", "system"), ("&Light", "light"), ("&Dark", "dark"),
        ("&High contrast", "high contrast"),
    ]  # fmt: skip
    assert [key for _, key in found["&Overlay"]] == [kind.key for kind in OVERLAYS]
    assert found["&Language"][:2] == [("System", ""), ("English", "en")]
    titles = [entry.text() for entry in hand.window.menuBar().actions()]
    assert titles == ["&File", "&Game", "&Moves", "&View", "&Tools", "&Help"]


def _submenu(hand: Hand, action: QAction) -> str:
    menus = hand.window.findChildren(QMenu)
    return next((menu.objectName() for menu in menus if menu.menuAction() is action), "")


def test_actions_can_be_used_when_they_have_an_effect(open_window: OpenWindow) -> None:
    """At each moment of a game, exactly those actions are enabled that can do something."""
    hand = open_window(o="human")
    assert usable(hand) == set(HERE.split())
    for square in ROW[:2]:
        hand.click(*square)
    assert usable(hand) == {*MOVED.split(), *HERE.split()}
    hand.press("undo")
    assert usable(hand) == {*MOVED.split(), *HERE.split(), "redo"}
    hand.press("undo")
    assert usable(hand) == {*HERE.split(), "redo"}
    hand.press("redo")
    hand.press("redo")
    back = {"nextMove", "lastMove", "playFromHere", "backToGame"}
    hand.press("previousMove")
    assert usable(hand) == {*MOVED.split(), *HERE.split(), *back}
    hand.press("firstMove")
    at_start = {*MOVED.split(), *HERE.split(), *back} - {"firstMove", "previousMove"}
    assert usable(hand) == at_start
    hand.press("lastMove")
    hand.press("setUpPosition")
    saving = {"saveGame", "saveGameAs", "exportGame", "review"}
    assert usable(hand) == {"undo", "backToGame", *saving}
    hand.press("backToGame")
    for square in ROW[2:]:
        hand.click(*square)
    assert usable(hand) == {*MOVED.split(), "clearSeries"}
    hand.press("previousMove")
    assert usable(hand) == {*MOVED.split(), *HERE.split(), *back, "clearSeries"}
    hand.press("playFromHere")
    assert "clearSeries" not in usable(hand)  # the game is open again
    hand.press("firstMove")
    hand.press("playFromHere")
    assert {"saveGame", "saveGameAs"} <= usable(hand)  # its variations can be saved
    assert not {"review", "exportGame"} & usable(hand)
    hand.press("newGame")
    hand.choose("playerO", "Random")
    hand.choose("playerX", "Monte Carlo")
    hand.set("trialsX", ENDLESS)
    before = {"undo", "playPause", "step", *HERE.split()}
    assert usable(hand) == before
    hand.press("playPause")
    hand.until_thought()
    hand.until(lambda: hand.can("moveNow"))
    assert usable(hand) == {*before, "stop", "moveNow", "backToGame"}
    hand.press("stop")
    hand.until(lambda: not hand.can("stop"))
    assert usable(hand) == {*before, "moveNow"}
