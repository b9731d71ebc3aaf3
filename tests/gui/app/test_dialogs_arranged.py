"""How the preferences, the shortcuts and the help are arranged, and how they are closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QTreeWidget,
)

from tests.gui.arranged import arranged
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.folders import config_folder, data_folder
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.app.shortcuts_sheet import shortcuts_of
from tttmc_app.gui.look.theme import for_letters

KEYS = ("view/language", "view/theme", "view/heat", "view/motion", "view/scale", "game/sound",
        "learn/collecting", "game/level")  # fmt: skip
LABELS = ("Language", "Colours", "Scores' colours", "Motion", "Interface size", "Sound",
          "Your mistakes", "Starting level")  # fmt: skip


def dialog(hand: Hand, name: str, command: str = "") -> QDialog:
    """Open a dialog with its command, and return it."""
    hand.press(command or name)
    found = hand.part(QDialog, name)
    hand.until(found.isVisible)
    return found


def test_the_preferences_are_a_column_that_scrolls(open_window: OpenWindow) -> None:
    """A row for each setting, the folders below, and the buttons at the end stay in sight."""
    hand = open_window()
    preferences = dialog(hand, "preferences")
    rows: list[str] = []
    for number, (label, key) in enumerate(zip(LABELS, KEYS, strict=True), 1):
        rows += [f"{number}:0 1×1 PlainLabel “{label}”"]
        rows += [f"{number}:1 1×1 Chooser preference/{key}"]
    rows += ["9:0 1×1 PlainLabel “Starting trials”", "9:1 1×1 CountField preferenceTrials"]
    config, data = str(config_folder())[:20], str(data_folder())[:20]
    assert [line.strip() for line in arranged(preferences, QDialogButtonBox)] == [
        "column, gap 0",
        "+ _Scrolled",
        "QWidget",
        "column, margins 16, gap 8",
        "Form",
        "grid, gap -1",
        *rows,
        "space",
        "PlainLabel “Where things are sto”",
        "grid, gap 8",
        "0:0 1×1 PlainLabel “Settings”",
        f"0:1 1×1 PlainLabel “{config}”",
        "0:2 1×1 QPushButton openSettings",
        "1:0 1×1 PlainLabel “Games, textbooks and”",
        f"1:1 1×1 PlainLabel “{data}”",
        "1:2 1×1 QPushButton openData",
        "QDialogButtonBox",
    ]
    assert preferences.minimumWidth() == 560
    (area,) = preferences.findChildren(QScrollArea)
    inside = area.widget()
    assert inside is not None
    assert area.sizeHint() == inside.sizeHint()
    bar = area.verticalScrollBar().sizeHint().width()
    assert area.minimumSizeHint() == QSize(inside.minimumSizeHint().width() + bar, 0)
    assert area.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    (box,) = preferences.findChildren(QDialogButtonBox)
    assert box.contentsMargins() == QMargins(16, 8, 16, 16)
    roles = {
        each.text().replace("&", ""): box.buttonRole(each)
        for each in box.findChildren(QAbstractButton)
    }
    role = QDialogButtonBox.ButtonRole
    assert roles == {"Close": role.RejectRole, "Restore defaults": role.ResetRole}
    names = ("openSettings", "openData", "restoreDefaults")
    assert [hand.part(QPushButton, name).autoDefault() for name in names] == [False] * 3
    preferences.close()


def test_the_shortcuts_are_one_list(open_window: OpenWindow) -> None:
    """Actions and keys are in two columns, wide enough for the actions, in the menus' order."""
    hand = open_window()
    sheet = dialog(hand, "shortcuts")
    assert arranged(sheet)[1:] == ["  QTreeWidget shortcutList"]
    tree = hand.part(QTreeWidget, "shortcutList")
    head = tree.headerItem()
    assert [head.text(at) for at in range(head.columnCount())] == ["Action", "Keys"]
    assert sheet.windowTitle() == tree.accessibleName() == "Keyboard shortcuts"
    assert (tree.rootIsDecorated(), tree.indentation()) == (False, 16)
    assert tree.columnWidth(0) >= tree.sizeHintForColumn(0)
    assert sheet.size().toTuple() == (for_letters(460, sheet.font()), 640)
    groups: list[str] = []
    for line in shortcuts_of(hand.window):
        groups += [line.group] * (line.group not in groups)
    tops = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
    assert [top.text(0) for top in tops if top is not None] == groups
    assert groups == ["File", "Game", "Moves", "View", "Tools", "Help", "Window", "Board"]
    lines = [line[1:] for line in shortcuts_of(hand.window) if line.group == "Board"]
    assert lines == [
        ("Move from square to square", "arrow keys"),
        ("Go to a square", "its name, such as b2"),
        ("Play at the chosen square", "Enter, Space"),
        ("Go through the game", "Page Up, Page Down, Home, End"),
        ("Zoom a large board", "+, -"),
        ("While setting up: draw or erase", "X, O, Delete"),
    ]
    sheet.close()


def test_the_help_s_contents_are_beside_its_page(open_window: OpenWindow) -> None:
    """Search and contents are in a column of a fixed width; the page takes the rest."""
    hand = open_window()
    window = dialog(hand, "helpPage", "help")
    assert arranged(window)[1:] == [
        "  column, gap 8",
        "    QLineEdit helpSearch",
        "    PlainLabel “No page contains the”",
        "    + QTreeWidget helpPages",
        "  + PageText helpText",
    ]
    assert isinstance(window.layout(), QHBoxLayout)
    tree = hand.part(QTreeWidget, "helpPages")
    assert (tree.isHeaderHidden(), tree.rootIsDecorated(), tree.indentation()) == (True, False, 0)
    assert tree.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert tree.minimumWidth() == tree.maximumWidth()
    assert tree.iconSize().toTuple() == (10, 1)  # entries below a page are indented by it
    top = tree.topLevelItem(0)
    below = top.child(0) if top is not None else None
    assert below is not None
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        assert below.icon(0).pixmap(QSize(10, 1), mode).toImage().pixelColor(5, 0).alpha() == 0
    window.close()
    unseen = HelpWindow(hand.window)
    assert unseen.size().toTuple() == (820, 620)  # fitted to the screen when it is shown
    assert unseen.page == "01-start.md"
    unseen.deleteLater()


@pytest.mark.parametrize(
    ("name", "command"), [("preferences", ""), ("shortcuts", ""), ("helpPage", "help")]
)
def test_dialogs_are_closed_by_keys(open_window: OpenWindow, name: str, command: str) -> None:
    """Esc and the system's key for closing work; so does the button of the preferences."""
    hand = open_window()
    for how in ("key", "Esc", "button"):
        window = dialog(hand, name, command)
        hand.until(window.isActiveWindow)
        if how == "key":
            QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Close))
        elif how == "Esc" or name != "preferences":
            QTest.keyClick(window, Qt.Key.Key_Escape)
        else:
            (box,) = window.findChildren(QDialogButtonBox)
            box.button(QDialogButtonBox.StandardButton.Close).click()
        assert not window.isVisible()
        assert hand.window.isVisible()
