"""The list of shortcuts: every menu action with its keys, and the keys of the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPalette, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from tttmc_app.core import Text
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT, for_letters, type_font
from tttmc_app.gui.look.translation import native_keys, shown, translate
from tttmc_app.gui.look.widgets import add_clear_button, fill, without_mnemonic

_WIDTH, _HEIGHT = 460, 640
_KEYS = Qt.ItemDataRole.UserRole
BOARD_KEYS = (
    (Text("Move from square to square"), Text("arrow keys")),
    (Text("Go to a square"), "b2"),
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
    keys: tuple[str, ...]


def shortcuts_of(window: QMainWindow) -> Iterator[Shortcut]:
    """Yield a window's shortcuts: those of its menus from the top, then those of the board."""
    for menu in window.menuBar().findChildren(
        QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly
    ):
        for action in menu.actions():
            if keys := action.shortcuts():
                text = action.iconText().removesuffix("…")
                names = tuple(map(native_keys, keys))
                yield Shortcut(without_mnemonic(menu.title()), text, names)
    # Translators: The title of a group of shortcuts: those of the whole window.
    yield Shortcut(translate("App", "Window"), translate("App", "Open the menus"), ("F10",))
    for words, board_keys in BOARD_KEYS:
        names = tuple(re.split("[,،、] *", shown(board_keys)))
        yield Shortcut(translate("App", "Board"), shown(words), names)


class _KeyCaps(QStyledItemDelegate):
    """Paints keys as caps."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """Leave only the background to Qt."""
        return ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a cap for each key, those to be held down together side by side."""
        super().paint(painter, option, index)
        colours, metrics = option.palette, option.fontMetrics
        cap = option.rect.adjusted(0, 3, 0, -3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for keys in index.data(_KEYS) or ():
            for key in re.split(r"(?<=[^+])\+", keys):
                cap.setWidth(metrics.horizontalAdvance(key) + 2 * UNIT)
                place = QStyle.visualRect(option.direction, option.rect, cap)
                painter.setPen(colours.color(QPalette.ColorRole.Mid))
                painter.setBrush(colours.color(QPalette.ColorRole.Button))
                painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
                painter.setPen(colours.color(QPalette.ColorRole.Text))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, key)
                cap.translate(cap.width() + UNIT // 2, 0)
            cap.translate(UNIT, 0)


class ShortcutsSheet(QDialog):
    """A list of all shortcuts in the order of the menus, with a search."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("shortcuts")
        self.setWindowTitle(translate("App", "Keyboard shortcuts"))
        self.resize(for_letters(_WIDTH, self.font()), _HEIGHT)
        keep_on_screen(self)
        search = QLineEdit()
        search.setObjectName("shortcutSearch")
        search.setPlaceholderText(translate("App", "Search"))
        search.setAccessibleName(translate("App", "Search"))
        add_clear_button(search)
        search.textChanged.connect(self._on_search)
        self._tree = tree = QTreeWidget()
        search.returnPressed.connect(tree.setFocus)
        tree.setObjectName("shortcutList")
        tree.setProperty("role", "contents")
        tree.setAccessibleName(translate("App", "Keyboard shortcuts"))
        tree.setColumnCount(2)
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setIndentation(0)
        tree.setItemDelegateForColumn(1, _KeyCaps(tree))
        self._groups: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        for group, shortcuts in groupby(shortcuts_of(window), lambda each: each.group):
            heading = QTreeWidgetItem(tree, [group])
            heading.setFirstColumnSpanned(True)
            heading.setFont(0, type_font(15, 600))
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            items: list[QTreeWidgetItem] = []
            for _group, text, keys in shortcuts:
                items.append(item := QTreeWidgetItem(heading, [text, ", ".join(keys)]))
                item.setData(1, _KEYS, keys)
            self._groups.append((heading, items))
        tree.expandAll()
        fill(QVBoxLayout(self), search, tree).setContentsMargins(*[2 * UNIT] * 4)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the first column to its texts, now that they have the style sheet's padding."""
        super().showEvent(event)
        self._tree.resizeColumnToContents(0)

    def _on_search(self, words: str) -> None:
        """List only the shortcuts whose texts or keys contain all words."""
        wanted = words.casefold().split()
        for heading, items in self._groups:
            for item in items:
                text = f"{item.text(0)} {item.text(1)}".casefold()
                item.setHidden(not all(word in text for word in wanted))
            heading.setHidden(all(item.isHidden() for item in items))
