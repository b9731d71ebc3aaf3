"""The table of graded files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.hand import PATIENCE
from tttmc_app.core import Text
from tttmc_app.grading import CHECKS, CheckFailure, CheckResult, GradingReport
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.look.theme import LIGHT, UNIT
from tttmc_app.gui.students.grading_table import GradingTable
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
        GradingReport(Path("later.py")),
        GradingReport(Path("broken.py"), error="SyntaxError"),
    )
    table = GradingTable()
    qtbot.addWidget(table)
    table.show_reports(reports, frozenset({3}), GradingState.RUNNING)
    rows = table_cells(table)
    assert [rows[name][1] for name in ("whole.py", "half.py", "later.py")] == ["100", "–", "–"]
    table.show_reports(reports, frozenset({3}), GradingState.STOPPED)
    rows = table_cells(table)
    assert rows["half.py"][1] == "–"
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
    qtbot.waitUntil(lambda: table.rowHeight(0) < narrow, timeout=PATIENCE)


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
