"""The table of graded files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidgetItem
from pytestqt.qtbot import QtBot

from tests.gui.students import reports
from tttmc_app.core import Text
from tttmc_app.grading import CHECKS, CheckFailure, CheckResult, GradingReport, Strength
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.look.theme import LIGHT, UNIT
from tttmc_app.gui.students.grading_table import GradingTable, breakable
from tttmc_app.gui.students.report_html import GradingState, report_html


def table_cells(table: GradingTable) -> dict[str, list[str]]:
    """Return a table's rows by file name."""
    rows = [
        [item.text() if (item := table.item(row, col)) else "" for col in range(7)]
        for row in range(table.rowCount())
    ]
    return {row[0]: row for row in rows}


def test_unfinished_checks_show_no_points(qtbot: QtBot) -> None:
    """Points are shown once all checks are done; an unfinished report shows its state instead."""
    some = tuple(CheckResult(check) for check in CHECKS[:9])
    reports = (
        GradingReport(Path("whole.py"), "Python 3", tuple(map(CheckResult, CHECKS))),
        GradingReport(Path("half.py"), "Python 3", some),
        GradingReport(Path("games.py"), "Python 3", some, strength=Strength(20, ())),
        GradingReport(Path("later.py")),
        GradingReport(Path("broken.py"), error="SyntaxError"),
    )
    table = GradingTable()
    qtbot.addWidget(table)
    table.show_reports(reports, frozenset({4}), GradingState.RUNNING)
    rows = table_cells(table)
    assert [rows[name][1] for name in ("whole.py", "half.py", "later.py")] == ["100", "–", "–"]
    assert rows["half.py"][6] == "Running checks"
    assert rows["games.py"][1::5] == ["–", "Playing games"]  # the games decide the last checks
    table.show_reports(reports, frozenset({4}), GradingState.STOPPED)
    rows = table_cells(table)
    assert rows["half.py"][1] == "–"
    assert rows["games.py"][6] == "Stopped during games"
    assert rows["half.py"][6] == "Stopped during checks"
    assert rows["whole.py"][6] == "Stopped during games"
    assert rows["later.py"][6] == "Stopped before it began"
    assert rows["broken.py"][5:] == ["–", "SyntaxError"]
    html = report_html(reports[1], GradingState.STOPPED, LIGHT)
    assert "Stopped during checks" in html
    assert "of 100 points" not in html


def test_problems_are_shown_in_full(qtbot: QtBot) -> None:
    """A row is as high as its problems need; its tooltips have the path and all problems."""
    failures = [
        CheckFailure("f()", "1", "2", mistake=Text("mistake number {number}", number=n))
        for n in range(4)
    ]
    results = tuple(map(CheckResult, CHECKS, failures))
    path = Path("folder/a_file_with_a_long_name.py")
    table = GradingTable()
    qtbot.addWidget(table)
    table.resize(760, 300)
    table.show()
    table.show_reports(
        (GradingReport(path, "Python 3", results),), frozenset({0}), GradingState.RUNNING
    )
    name_width = table.fontMetrics().horizontalAdvance(path.name)
    lines = -(-name_width // (table.columnWidth(0) - 2 * UNIT))
    assert table.rowHeight(0) >= lines * table.fontMetrics().lineSpacing()
    narrow = table.rowHeight(0)
    assert narrow > 2 * table.fontMetrics().lineSpacing()
    tips = [item.toolTip() for column in (0, 6) if (item := table.item(0, column))]
    assert str(path) in tips[0]
    assert all(f"mistake number {n}" in tips[1] for n in range(4))
    table.resize(1600, 300)
    qtbot.waitUntil(lambda: table.rowHeight(0) < narrow)


def test_a_long_name_leaves_room_for_the_problems(qtbot: QtBot) -> None:
    """A long file name doesn't hide the problems."""
    table = GradingTable()
    qtbot.addWidget(table)
    table.resize(760, 300)
    table.show()
    report = GradingReport(Path(f"{'long_' * 20}.py"), error="SyntaxError")
    table.show_reports((report,), frozenset({0}), GradingState.RUNNING)
    assert table.horizontalScrollBar().maximum() == 0
    assert table.columnWidth(6) >= 180


def test_heads_and_choice_in_a_long_language_from_right_to_left(qtbot: QtBot) -> None:
    """In Arabic, every heading fits into its column, and a row and its report can be chosen."""
    use_language("ar")
    try:
        table = GradingTable()
        qtbot.addWidget(table)
        assert table.layoutDirection() is Qt.LayoutDirection.RightToLeft
        table.show()
        report = GradingReport(Path("a.py"))
        table.show_reports((report,), frozenset(), GradingState.RUNNING)
        metrics = table.horizontalHeader().fontMetrics()
        for column in range(1, table.columnCount() - 1):
            head = table.horizontalHeaderItem(column)
            assert head is not None
            lines = head.text().split("\n")
            assert table.columnWidth(column) > max(map(metrics.horizontalAdvance, lines))
        table.choose_row(0)
        assert table.current() == 0
        assert '<p dir="rtl"' in report_html(report, GradingState.RUNNING, LIGHT)
    finally:
        use_language("en")


CLASS = (
    reports.mistaken(),
    reports.flawless(),
    reports.suspicious(),
    reports.unreadable(),
    reports.left_out(),
    reports.begun(),
    reports.waiting(),
)
ROWS = {
    "anna.py": ["95", "2", "90 / 6 / 4", "5 / 30 / 15", "2", "adds wrongly; goes on; is slow"],
    "bert.py": ["100", "3", "–", "–", "0", ""],
    "carl.py": [
        "70",
        "3",
        "–",
        "–",
        "1",
        "suspect: far too weak for its points; plays weakly",
    ],
    "Dora.py": ["0", "–", "–", "–", "–", "SyntaxError: <bad>"],
    "emil.py": ["–", "3", "–", "–", "0", "no <memory> left"],
    "fred.py": ["–", "3", "–", "–", "0", "Running checks"],
    "gina.py": ["–", "–", "–", "–", "–", "Waiting"],
}


@pytest.fixture
def table(qtbot: QtBot) -> GradingTable:
    """Return a table in which the first five of seven files are done."""
    table = GradingTable()
    qtbot.addWidget(table)
    table.resize(900, 400)
    table.show_reports(CLASS, frozenset(range(5)), GradingState.RUNNING)
    return table


def cell(table: GradingTable, row: int, column: int) -> QTableWidgetItem:
    """Return a cell."""
    item = table.item(row, column)
    assert item is not None
    return item


def files(table: GradingTable) -> list[str]:
    """Return the files from the top."""
    return [cell(table, row, 0).text() for row in range(table.rowCount())]


def test_each_file_has_its_row(table: GradingTable) -> None:
    """A row has the points, the language, the games, the style and the problems or the state."""
    assert table_cells(table) == {name: [name, *row] for name, row in ROWS.items()}
    heads = [table.horizontalHeaderItem(column) for column in range(7)]
    assert [(head.text(), head.toolTip()) for head in heads if head is not None] == [
        ("File", "The student's file"),
        ("Points\nof 100", "Points for the checks, out of 100"),
        ("Python\nversion", "The file's version of Python"),
        ("vs Random\nwon / tied / lost", "Games won / tied / lost against Random"),
        (
            "vs Monte Carlo\nwon / tied / lost",
            "Games won / tied / lost against Monte Carlo (1,000 trials)",
        ),
        ("Style\nremarks", "Number of style remarks, which cost no points"),
        ("Problems\nworst first", "Why the file can't be graded, or its mistakes, worst first"),
    ]
    centred = [
        column
        for column in range(7)
        if cell(table, 0, column).textAlignment() == Qt.AlignmentFlag.AlignCenter
    ]
    assert centred == [1, 5]
    assert cell(table, 0, 0).toolTip() == f"<qt>{Path('class', 'anna.py')}</qt>"
    assert "90 / 6 / 4" in cell(table, 0, 3).toolTip()


def test_the_table_is_read_by_rows(table: GradingTable) -> None:
    """Whole rows are chosen, one at a time, and nothing is edited; the files begin sorted."""
    assert not table.showGrid()
    assert table.wordWrap()
    assert table.editTriggers() == QAbstractItemView.EditTrigger.NoEditTriggers
    assert table.selectionBehavior() is QAbstractItemView.SelectionBehavior.SelectRows
    assert table.selectionMode() is QAbstractItemView.SelectionMode.SingleSelection
    side, head = table.verticalHeader(), table.horizontalHeader()
    assert (side.isHidden(), side.defaultSectionSize(), head.highlightSections()) == (
        True,
        26,
        False,
    )
    assert head.stretchLastSection()
    modes = {head.sectionResizeMode(column) for column in range(6)}
    assert modes == {QHeaderView.ResizeMode.Interactive}
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    heads = [table.horizontalHeaderItem(column) for column in range(7)]
    assert {item.textAlignment() for item in heads if item is not None} == {left.value}
    assert files(table) == sorted(ROWS, key=str.lower)
    assert (head.sortIndicatorSection(), head.sortIndicatorOrder()) == (
        0,
        Qt.SortOrder.AscendingOrder,
    )
    table.choose_row(2)
    assert [index.row() for index in table.selectedIndexes()] == 7 * [2]
    delegate: Any = table.itemDelegateForColumn(0)
    assert delegate.displayText("a_b.py", None) == "a_\u200bb.\u200bpy"


def test_rows_are_sorted_by_value(table: GradingTable) -> None:
    """Numbers are sorted as numbers, names without regard to capitals; a row keeps its report."""
    for column in range(7):
        table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        found = files(table)
        assert sorted(found) == sorted(ROWS)
        cells = [[name, *ROWS[name]][column] for name in found]
        if column in (1, 3, 4, 5):
            numbers = [-1 if text == "–" else int(text.split(" ")[0]) for text in cells]
            assert numbers == sorted(numbers)
        else:
            assert cells == sorted(cells, key=str.lower)
        for row, name in enumerate(found):
            table.choose_row(row)
            assert table.current() == [*ROWS].index(name)


def test_games_are_sorted_by_wins(qtbot: QtBot) -> None:
    """Against each opponent, only the number of wins counts; equal ones are sorted as text."""
    played = [
        Strength(20, (replace(reports.RANDOM, wins=a, losses=b), replace(reports.EQUAL, wins=c)))
        for a, b, c in ((70, 20, 10), (9, 95, 30), (9, 100, 20))
    ]
    table = GradingTable()
    qtbot.addWidget(table)
    table.show_reports(
        tuple(
            replace(reports.flawless(f"{name}.py"), strength=strength)
            for name, strength in zip("abc", played, strict=True)
        ),
        frozenset(range(3)),
        GradingState.DONE,
    )
    up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
    for column, order, found in (
        (3, up, ["9 / 6 / 100", "9 / 6 / 95", "70 / 6 / 20"]),
        (3, down, ["70 / 6 / 20", "9 / 6 / 95", "9 / 6 / 100"]),
        (4, up, ["10 / 30 / 15", "20 / 30 / 15", "30 / 30 / 15"]),
    ):
        table.sortByColumn(column, order)
        assert [cell(table, row, column).text() for row in range(3)] == found


def test_style_is_counted_in_files_that_were_read(qtbot: QtBot) -> None:
    """A file that fails has its style remarks; none at all may mean that it wasn't read."""
    read = replace(reports.flawless("a.py"), error="KeyError: 3", style=reports.STYLE)
    unread = replace(read, file=Path("b.py"), style=())
    table = GradingTable()
    qtbot.addWidget(table)
    table.show_reports((read, unread), frozenset({0, 1}), GradingState.DONE)
    assert [row[5] for row in table_cells(table).values()] == ["2", "–"]


def test_a_file_is_chosen_by_its_report(table: GradingTable) -> None:
    """A report can be chosen whatever the order; each change of the row tells its report once."""
    told: list[int] = []
    table.chosen.connect(told.append)
    assert table.current() is None
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert files(table)[:2] == ["bert.py", "anna.py"]
    table.choose(0)
    assert (table.currentRow(), table.current(), told) == (1, 0, [0])
    table.setCurrentCell(1, 4)
    assert told == [0]
    table.choose(3)
    assert (files(table)[table.currentRow()], told) == ("Dora.py", [0, 3])
    other = GradingTable(table)
    other.show_reports(CLASS, frozenset(range(7)), GradingState.DONE)
    other.sort_as(table)
    assert files(other)[:2] == ["bert.py", "anna.py"]


def test_only_changed_rows_are_filled_again(table: GradingTable) -> None:
    """A row follows its report, its state and whether it is done; others keep their cells."""
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    table.choose(5)

    def problems() -> dict[str, str]:
        return {name: row[6] for name, row in table_cells(table).items()}

    told: list[int] = []
    table.chosen.connect(told.append)

    def item(index: int) -> QTableWidgetItem:
        return cell(table, files(table).index(CLASS[index].file.name), 1)

    kept, done = item(0), frozenset(range(5))
    table.show_reports(CLASS, done, GradingState.STOPPED)
    assert problems()["fred.py"] == "Stopped during checks"
    assert problems()["gina.py"] == "Stopped before it began"
    assert item(0) is kept
    table.show_reports(CLASS, done | {5}, GradingState.STOPPED)
    assert (problems()["fred.py"], problems()["gina.py"]) == ("", "Stopped before it began")
    newer = (*CLASS[:6], reports.flawless("gina.py"))
    table.show_reports(newer, done | {5}, GradingState.STOPPED)
    assert table_cells(table)["gina.py"][1] == "100"
    assert problems()["gina.py"] == "Stopped during games"
    assert item(0) is kept
    assert files(table)[:2] == ["bert.py", "gina.py"], "the table stays sorted"
    assert table.rowCount() == 7
    assert (table.current(), told) == (5, []), "only the user chooses another row"
    table.clear_reports()
    assert (table.rowCount(), table.current(), told) == (0, None, [])
    table.show_reports(CLASS[:1], frozenset({0}), GradingState.RUNNING)
    assert files(table) == ["anna.py"]


def test_columns_fit_their_contents(table: GradingTable, qtbot: QtBot) -> None:
    """Headings fit; a wider first column that the user has made stays, and its rows get lower."""
    metrics = table.horizontalHeader().fontMetrics()
    for column in range(1, 6):
        head = table.horizontalHeaderItem(column)
        assert head is not None
        widest = max(map(metrics.horizontalAdvance, head.text().split("\n")))
        assert table.columnWidth(column) >= widest + 2 * UNIT
    assert table.columnWidth(0) >= 110
    name = f"{'long_' * 12}.py"
    assert breakable("a_b-c.py") == "a_\u200bb-\u200bc.\u200bpy"
    assert breakable("end_") == "end_"
    table.clear_reports()
    table.show()
    table.resize(1400, 300)
    table.show_reports((GradingReport(Path(name)),), frozenset(), GradingState.RUNNING)
    assert 110 < table.columnWidth(0) <= 280
    high = table.rowHeight(0)
    table.setColumnWidth(0, 600)
    assert table.rowHeight(0) == 26 < high
    table.show_reports((reports.begun(name),), frozenset(), GradingState.RUNNING)
    assert table.columnWidth(0) == 600
    long = CheckFailure("f()", "1", "2", mistake=Text("a mistake in many words " * 40))
    broken = GradingReport(Path(name), "Python 3", (CheckResult(CHECKS[0], long),))
    table.show_reports((broken,), frozenset({0}), GradingState.RUNNING)
    assert table.rowHeight(0) == 26 + 3 * table.fontMetrics().lineSpacing()
