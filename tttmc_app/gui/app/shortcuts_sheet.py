"""The list of shortcuts: every menu action with its keys, and the keys of the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QTreeWidget, QTreeWidgetItem, QVBoxLayout

from tttmc_app.core import Text
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT, for_letters
from tttmc_app.gui.look.translation import native_keys, shown, translate
from tttmc_app.gui.look.widgets import without_mnemonic

_WIDTH, _HEIGHT = 460, 640
BOARD_KEYS = (
    (Text("Move from square to square"), Text("arrow keys")),
    (Text("Go to a square"), Text("its name, such as b2")),
    (Text("Play at the chosen square"), Text("Enter, Space")),
    (Text("Go through the game"), Text("Page Up, Page Down, Home, End")),
    (Text("Zoom a large board"), Text("+, -")),
    (Text("While setting up: draw or erase"), Text("X, O, Delete")),
)
"""What keys do on the board, which has no menu."""


class Shortcut(NamedTuple):
    """One line of the sheet."""

    group: str
    text: str
    keys: str


def shortcuts_of(window: QMainWindow) -> Iterator[Shortcut]:
    """Yield a window's shortcuts: those of its menus from the top, then those of the board."""
    for menu in window.menuBar().findChildren(
        QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly
    ):
        for action in menu.actions():
            if keys := action.shortcuts():
                text = action.iconText().removesuffix("…")
                yield Shortcut(without_mnemonic(menu.title()), text, native_keys(*keys))
    # Translators: The title of a group of shortcuts: those of the whole window.
    yield Shortcut(translate("App", "Window"), translate("App", "Open the menus"), "F10")
    for words, board_keys in BOARD_KEYS:
        yield Shortcut(translate("App", "Board"), shown(words), shown(board_keys))


class ShortcutsSheet(QDialog):
    """A list of all shortcuts in the order of the menus."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("shortcuts")
        self.setWindowTitle(translate("App", "Keyboard shortcuts"))
        self.resize(for_letters(_WIDTH, self.font()), _HEIGHT)
        keep_on_screen(self)
        tree = QTreeWidget()
        tree.setObjectName("shortcutList")
        tree.setAccessibleName(translate("App", "Keyboard shortcuts"))
        tree.setHeaderLabels([translate("App", "Action"), translate("App", "Keys")])
        tree.setRootIsDecorated(False)
        tree.setIndentation(2 * UNIT)
        groups: dict[str, QTreeWidgetItem] = {}
        for group, text, keys in shortcuts_of(window):
            if group not in groups:
                groups[group] = QTreeWidgetItem(tree, [group])
            QTreeWidgetItem(groups[group], [text, keys])
        tree.expandAll()
        tree.resizeColumnToContents(0)
        layout = QVBoxLayout(self)
        layout.addWidget(tree)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
