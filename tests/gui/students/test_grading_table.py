"""The table of all paths that were found, in the columns of all results."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.paint_recorder import recorded
from tests.gui.students import reports
from tttmc_app.core import Text
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.reports import TABLE, entries_of
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.students.grading_job import GradingProgress
from tttmc_app.gui.students.grading_table import GradingTable

KEYS = [column.key for column in TABLE]
POINTS = KEYS.index("points")
CLASS = (
    reports.mistaken(),
    reports.flawless(),
    reports.suspicious(),
    reports.unreadable(),
    reports.left_out(),
    reports.begun(),
    reports.waiting(),
)


def table_cells(table: GradingTable) -> dict[str, dict[str, str]]:
    """Return a table's texts by file name and column."""
    rows = [
        {key: item.text() if (item := table.item(row, col)) else "" for col, key in enumerate(KEYS)}
        for row in range(table.rowCount())
    ]
    return {row["file"]: row for row in rows}


def shown_columns(table: GradingTable) -> set[str]:
    """Return the columns that aren't hidden."""
    return {key for col, key in enumerate(KEYS) if not table.isColumnHidden(col)}


@pytest.fixture
def table(qtbot: QtBot) -> GradingTable:
    """Return a table in which the first five of seven files are done."""
    table = GradingTable()
    qtbot.addWidget(table)
    table.resize(1200, 400)
    table.show()
    table.show_progress(reports.progress(CLASS, *range(5)), is_running=True)
    return table


def test_a_row_says_what_all_results_say(table: GradingTable) -> None:
    """Its cells are the words of the columns; an unfinished file has its state instead."""
    rows = table_cells(table)
    for entry in entries_of(CLASS[:5]):
        for column in TABLE:
            told = "; ".join(map(str, column.words(entry)))
            assert rows[entry.label][column.key] in (told, "–", "")
    assert (rows["fred.py"]["points"], rows["fred.py"]["problems"]) == ("–", "Running checks")
    assert rows["gina.py"]["problems"] == "Waiting"
    table.show_progress(reports.progress(CLASS, *range(5)), is_running=False)
    assert table_cells(table)["fred.py"]["problems"] == "Stopped during checks"


@pytest.mark.parametrize("key", ["file", "points", "random", "problems"])
def test_rows_are_sorted_by_value(table: GradingTable, key: str) -> None:
    """Numbers are sorted as numbers, names without regard to capitals; a row keeps its entry."""
    table.sortByColumn(KEYS.index(key), Qt.SortOrder.AscendingOrder)
    found = table_cells(table)
    texts = [row[key] for row in found.values()]
    if key in ("points", "random"):
        numbers = [int(text.split("-")[0]) if text[:1].isdigit() else -1 for text in texts]
        assert numbers == sorted(numbers)
    else:
        assert texts == sorted(texts, key=str.lower)
    for row, name in enumerate(found):
        table.choose_row(row)
        assert table.current() == [report.file.name for report in CLASS].index(name)


def test_a_file_is_chosen_by_its_entry(table: GradingTable) -> None:
    """An entry can be chosen whatever the order; each change of the row tells it once."""
    table.choose(2)
    told: list[int] = []
    table.chosen.connect(told.append)
    table.sortByColumn(POINTS, Qt.SortOrder.DescendingOrder)
    table.choose(0)
    table.setCurrentCell(table.currentRow(), POINTS)
    table.choose(3)
    assert (table.current(), told) == (3, [0, 3])
    other = GradingTable(table)
    other.show_progress(reports.progress(CLASS, *range(7)), is_running=False)
    other.sort_as(table)
    assert next(iter(table_cells(other))) == "bert.py"
    newer = reports.progress((*CLASS[:6], reports.flawless("gina.py")), *range(7))
    table.show_progress(newer, is_running=True)
    assert table_cells(table)["gina.py"]["points"] == "100"
    assert (table.current(), told) == (3, [0, 3]), "only the user chooses another row"
    table.show_progress(GradingProgress(), is_running=True)
    assert (table.rowCount(), table.current()) == (0, None)


def test_a_column_is_shown_once_it_says_something(table: GradingTable) -> None:
    """That of warnings once there is one, that of comments with the first comment."""
    assert {"points", "random", "suspect", "problems"} <= shown_columns(table)
    assert shown_columns(table).isdisjoint({"warnings", "comment", "late"})
    warned = replace(
        reports.flawless(),
        warnings=((2, Text("it reads files")),),
        override=Override(90, "Well done"),
    )
    entry = replace(reports.entry(warned), report=warned)
    table.show_progress(GradingProgress((entry,), frozenset({0})), is_running=False)
    assert {"warnings", "comment"} <= shown_columns(table)
    assert table_cells(table)["bert.py"]["points"] == "90"


@pytest.mark.parametrize("language", ["en", "de", "ar"])
@pytest.mark.parametrize("width", [380, 700, 840])
def test_no_table_scrolls_sideways(qtbot: QtBot, width: int, language: str) -> None:
    """A narrow table leaves columns to the report, but never the points or the problems."""
    use_language(language)
    try:
        table = GradingTable()
        qtbot.addWidget(table)
        table.resize(width, 300)
        table.show()
        named = (*CLASS, reports.flawless(f"{'long_' * 20}.py"))
        table.show_progress(reports.progress(named, *range(8)), is_running=False)
        assert table.horizontalScrollBar().maximum() == 0
        assert {"file", "points", "problems"} <= shown_columns(table)
        table.choose_row(0)
        assert table.current() is not None
    finally:
        use_language("en")


def test_what_is_no_submission_comes_last(table: GradingTable) -> None:
    """Whichever way the rows are sorted."""
    other = replace(reports.waiting("a.py"), not_submission=Text("imported by anna.py"))
    table.show_progress(reports.progress((*CLASS, other), *range(8)), is_running=False)
    for order in Qt.SortOrder:
        table.sortByColumn(KEYS.index("file"), order)
        assert list(table_cells(table))[-1] == "a.py"


@pytest.mark.parametrize(
    "name",
    ["{}_by_a_student_with_a_long_name", "by_a_student_with_a_name_{}_last", "by_a_student_{}"],
)
def test_long_names_stay_different(table: GradingTable, name: str) -> None:
    """Names that don't fit are elided where they are alike; numbers in them are sorted."""
    named = [
        reports.flawless(f"{name.format(number)}.py".replace("_", 9 * "_")) for number in (10, 1, 9)
    ]
    table.resize(480, 400)
    table.show_progress(reports.progress(named, 0, 1, 2), is_running=False)
    texts, _ = recorded(table, table.render)
    painted = [text for text, *_ in texts if "…" in text]
    assert [re.findall(r"\d+", text) for text in painted] == [["1"], ["9"], ["10"]]


def test_a_long_name_takes_one_line(table: GradingTable) -> None:
    """All rows are equally high; tooltips have all problems, and the path."""
    low = table.rowHeight(0)
    named = (reports.mistaken("a.py"), reports.flawless(f"{'long_' * 12}.py"))
    table.show_progress(reports.progress(named, 0, 1), is_running=False)
    assert table.rowHeight(1) == low
    for row, key, told in ((0, "problems", "adds wrongly"), (1, "file", "long_long_")):
        item = table.item(row, KEYS.index(key))
        assert item is not None
        assert told in item.toolTip()
