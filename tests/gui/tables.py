"""Tables of the window as text."""

from __future__ import annotations

from PySide6.QtWidgets import QTableWidget


def table_text(table: QTableWidget) -> str:
    """Return a table as tab-separated lines, with its headings."""
    columns = range(table.columnCount())
    rows = [[table.horizontalHeaderItem(c) for c in columns]]
    rows += [[table.item(r, c) for c in columns] for r in range(table.rowCount())]
    return "\n".join("\t".join(item.text() if item else "" for item in row) for row in rows)
