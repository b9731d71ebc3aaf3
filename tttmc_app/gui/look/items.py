"""Items of lists and tables that may be used from Python.

Those that Qt creates from a text may not: PySide keeps an object for each that was ever asked for,
and doesn't learn that Qt has deleted the item. It then takes whatever Qt creates next in the same
place for that item.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTableWidget, QTableWidgetItem

LINE = Qt.ItemDataRole.AccessibleDescriptionRole
"""What is said about a choice; screen readers say it, too."""
HEADING, ICON = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
"""The heading above a group's first choice, and the name of a choice's icon."""


def add_item(listed: QListWidget, text: str) -> None:
    """Add a text to a list."""
    listed.addItem(QListWidgetItem(text))


def set_headers(table: QTableWidget, texts: Iterable[str]) -> list[QTableWidgetItem]:
    """Set the headings of a table's columns, and return their items."""
    items = [QTableWidgetItem(text) for text in texts]
    for column, item in enumerate(items):
        table.setHorizontalHeaderItem(column, item)
    return items
