"""Items of lists and tables: Python learns when Qt deletes one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTableWidget, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from tests.analysis.test_review import played
from tests.gui.parts import part
from tests.gui.tables import table_text
from tttmc_app.gui.lab.parts import Table
from tttmc_app.gui.learn.review_page import MoveList
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.parameter_fields import ChoiceField
from tttmc_app.gui.students.grading_table import GradingTable
from tttmc_app.players import ChoiceParameter, default_spec

GAME = played("a1 b2 c3")
Item = QListWidgetItem | QTableWidgetItem | QStandardItem


def moves() -> tuple[QWidget, Item | None]:
    """Return the list of a reviewed game's moves, and one of them."""
    listed = MoveList()
    listed.show_game(GAME)
    return listed, listed.item(2)


def variations() -> tuple[QWidget, Item | None]:
    """Return a panel with a variation, and the variation's item."""
    panel = MovesPanel()
    panel.show_game(GAME.branch(1).play((2, 0)), None, None)
    return panel, part(panel, QListWidget, "variations").item(0)


def headings_of_moves() -> tuple[QWidget, Item | None]:
    """Return a panel of moves, and a heading."""
    panel = MovesPanel()
    return panel, part(panel, QTableWidget, "moves").horizontalHeaderItem(1)


def headings_of_results() -> tuple[QWidget, Item | None]:
    """Return a table of results, and a heading."""
    table = Table("results")
    table.show_rows(["A", "B"], [["1", "2"]])
    return table, table.horizontalHeaderItem(1)


def headings_of_grades() -> tuple[QWidget, Item | None]:
    """Return a table of grades, and a heading."""
    table = GradingTable()
    return table, table.horizontalHeaderItem(1)


def choices() -> tuple[QWidget, Item | None]:
    """Return a field with a choice, and the choice's item."""
    (parameter,) = default_spec("level").kind.parameters
    assert isinstance(parameter, ChoiceParameter)
    field = ChoiceField(parameter)
    model = field.model()
    assert isinstance(model, QStandardItemModel)
    return field, model.item(1)


@pytest.mark.parametrize(
    "made",
    [moves, variations, headings_of_moves, headings_of_results, headings_of_grades, choices],
)
def test_items_end_with_their_list(
    made: Callable[[], tuple[QWidget, Item | None]], qtbot: QtBot
) -> None:
    """An item that was asked for is known to be gone when the whole part is deleted."""
    widget, item = made()
    assert isValid(item)
    delete(widget)
    assert not isValid(item)


def test_a_heading_ends_with_its_column(qtbot: QtBot) -> None:
    """A table with fewer columns than before has deleted the headings of the others."""
    table = Table("results")
    qtbot.addWidget(table)
    table.show_rows(["A", "B", "C"], [["1", "2", "3"]])
    first, last = table.horizontalHeaderItem(0), table.horizontalHeaderItem(2)
    table.show_rows(["A", "B"], [["1", "2"]])
    assert not isValid(last)
    assert table_text(table) == "A\tB\n1\t2"
    assert not isValid(first), "it was replaced"
