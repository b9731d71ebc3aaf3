"""The looks of the lab's tables, boards and buttons with a symbol: columns, sides and sizes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from tests.gui.lab.conftest import MakePage
from tttmc_app.gui.lab.parts import Table
from tttmc_app.gui.lab.results_page import ResultsPage

TABLES = {
    "sweepTable": (True, "Lrrrrrrr", ""),
    "tournamentStandings": (True, "Lrrrrrrr", ""),
    "tournamentCross": (True, "Lrrrrrrr", ""),
    "matchTable": (True, "Lrrrrrrr", ""),
    "matchOpenings": (True, "Lrrrrrrr", ""),
    "runs": (False, "LLLLrrrr", "b"),
    "differences": (True, "LLrrrrrr", "b"),
}
"""Whether a table is dense, the sides of its columns' texts, and the column that is stretched."""


def test_the_columns_of_every_table(make: MakePage, results_page: ResultsPage) -> None:
    """A dense table has lower rows; texts are on the left, and a name has the space left."""
    pages: list[QWidget] = [*map(make, ("sweep", "tournament", "match")), results_page]
    tables = {each.objectName(): each for page in pages for each in page.findChildren(Table)}
    found: dict[str, tuple[object, str, str]] = {}
    for name, table in tables.items():
        table.show_rows(list("abcdefgh"), [list("12345678")])
        sides = {int(Qt.AlignmentFlag.AlignLeft): "L", int(Qt.AlignmentFlag.AlignRight): "r"}
        heads = [table.horizontalHeaderItem(at) for at in range(8)]
        cells = [table.item(0, at) for at in range(8)]
        rows = [
            "".join(
                sides[int(each.textAlignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)]
                for each in row
                if each is not None
            )
            for row in (heads, cells)
        ]
        assert rows[0] == rows[1]
        modes = [table.horizontalHeader().sectionResizeMode(at) for at in range(8)]
        usual = QHeaderView.ResizeMode.ResizeToContents
        assert {*modes} <= {usual, QHeaderView.ResizeMode.Stretch}
        stretched = [name for name, mode in zip("abcdefgh", modes, strict=True) if mode != usual]
        found[name] = table.property("dense"), rows[0], "".join(stretched)
    assert found == TABLES
    runs, differences = tables["runs"], tables["differences"]
    assert (runs.minimumHeight(), differences.maximumHeight()) == (160, 160)
    extended = QAbstractItemView.SelectionMode.ExtendedSelection
    assert runs.selectionMode() is extended
    by_row = QAbstractItemView.SelectionBehavior.SelectRows
    assert {each.selectionBehavior() for each in tables.values()} == {by_row}
    assert {each.verticalHeader().defaultSectionSize() for each in tables.values()} == {26}
    assert {each.verticalHeader().minimumSectionSize() for each in tables.values()} == {24}
