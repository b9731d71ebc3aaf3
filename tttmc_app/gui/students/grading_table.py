"""The table of graded files, filled in as they are done."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tttmc_app.grading import GradingReport
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import wrapped
from tttmc_app.gui.students.report_text import Standing, match_text

_COLUMNS = (
    ("File", "The student's file"),
    ("Points", "Of the checks, at most 100"),
    ("Python", "The language that it is written in"),
    ("vs Random", "Games won / tied / lost against Random"),
    ("vs Monte Carlo", "Games won / tied / lost against our Monte Carlo with as many trials"),
    ("Style", "Style remarks, counted apart"),
    (
        "Problems",
        "Why the file could not be graded, or what its mistakes are, the weightiest first",
    ),
)
_ROW_HEIGHT = 26
_MOST_LINES = 4
"""Of problems that a row shows; the rest is in its tool tip and in the report."""
_LEAST_NAME, _MOST_NAME = 110, 280
"""Pixels for the files' names, unless somebody makes the column wider."""
_LEAST_PROBLEMS = 200
"""Pixels that names leave to the problems."""
_PLACE = Qt.ItemDataRole.UserRole
_RANK = Qt.ItemDataRole.UserRole + 1


class _Cell(QTableWidgetItem):
    """Hold a text, ordered by a number of its own."""

    def __init__(self, text: str, rank: float, place: int) -> None:
        super().__init__(text)
        self.setData(_RANK, rank)
        self.setData(_PLACE, place)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        """Order by number, and texts of equal numbers by their letters."""
        mine, theirs = float(self.data(_RANK)), float(other.data(_RANK))
        return mine < theirs or (mine == theirs and self.text().lower() < other.text().lower())


class GradingTable(QTableWidget):
    """List reports; says which one is to be read."""

    chosen = Signal(int)
    """A report's number, in the order in which they came."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, len(_COLUMNS), parent)
        self.setObjectName("gradingTable")
        self.setAccessibleName("Graded files")
        self.setHorizontalHeaderLabels([title for title, _ in _COLUMNS])
        for column, (_, tip) in enumerate(_COLUMNS):
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setToolTip(tip)
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setStretchLastSection(True)
        for column, width in enumerate((_LEAST_NAME, 56, 60, 92, 112, 48)):
            self.setColumnWidth(column, width)
        head.sectionResized.connect(self._on_width)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self._shown: tuple[GradingReport, ...] = ()
        self._done: frozenset[int] = frozenset()
        self._standing = Standing.GOES_ON
        self.currentCellChanged.connect(self._on_current)

    def begin(self) -> None:
        """Forget all reports."""
        with QSignalBlocker(self):
            self.setRowCount(0)
        self._shown = ()
        self._done = frozenset()

    def show_reports(
        self, reports: tuple[GradingReport, ...], done: frozenset[int], standing: Standing
    ) -> None:
        """Show all reports as they stand; what has not changed stays untouched.

        `standing` tells how it is with those that are not done.
        """
        new = [
            place
            for place, report in enumerate(reports)
            if place >= len(self._shown)
            or report is not self._shown[place]
            or (place in done) != (place in self._done)
            or (place not in done and standing is not self._standing)
        ]
        if not new:
            return
        # Sorted once afterwards: a table that sorts moves its rows while they are filled in.
        with QSignalBlocker(self):
            self.setSortingEnabled(False)
            rows = {self._place_of(row): row for row in range(self.rowCount())}
            for place in new:
                now = Standing.DONE if place in done else standing
                self._fill(rows.get(place), reports[place], place, now)
            self.setSortingEnabled(True)
            self._fit()
        self._shown, self._done, self._standing = reports, done, standing

    def current(self) -> int | None:
        """Return which report is chosen."""
        item = self.item(self.currentRow(), 0)
        return None if item is None else int(item.data(_PLACE))

    def _fill(self, row: int | None, report: GradingReport, place: int, standing: Standing) -> None:
        if row is None:
            row = self.rowCount()
            self.insertRow(row)
        for column, (text, rank) in enumerate(_cells(report, standing)):
            cell = _Cell(text, rank, place)
            cell.setToolTip(wrapped(text if column else str(report.file)))
            if column in (1, 5):
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(row, column, cell)

    def _fit(self) -> None:
        """Give names and problems the room that they need."""
        others = sum(map(self.columnWidth, range(1, self.columnCount() - 1)))
        most = min(_MOST_NAME, self.viewport().width() - others - _LEAST_PROBLEMS)
        name = min(self.sizeHintForColumn(0), most)
        self.setColumnWidth(0, max(name, self.columnWidth(0)))
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Let each row be as high as its problems, up to some lines."""
        last = self.columnCount() - 1
        metrics, width = self.fontMetrics(), self.columnWidth(last) - 3 * UNIT
        wrap = int(Qt.TextFlag.TextWordWrap)
        for row in range(self.rowCount()):
            item = self.item(row, last)
            if item is not None:
                box = metrics.boundingRect(0, 0, width, 10_000, wrap, item.text())
                lines = max(1, min(_MOST_LINES, round(box.height() / metrics.lineSpacing())))
                self.setRowHeight(row, _ROW_HEIGHT + (lines - 1) * metrics.lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the problems the room that there is now."""
        super().resizeEvent(event)
        self._fit_rows()

    @Slot(int, int, int)
    def _on_width(self, column: int, _old: int, _new: int) -> None:
        if column == self.columnCount() - 1:
            self._fit_rows()

    def _place_of(self, row: int) -> int:
        item = self.item(row, 0)
        return -1 if item is None else int(item.data(_PLACE))

    def _on_current(self, row: int, _col: int, old_row: int, _old_col: int) -> None:
        item = self.item(row, 0)
        if item is not None and row != old_row:
            self.chosen.emit(int(item.data(_PLACE)))


def _cells(report: GradingReport, standing: Standing) -> tuple[tuple[str, float], ...]:
    matches = report.strength.matches if report.strength is not None else ()
    games = {match.opponent.partition(":")[0]: match for match in matches}
    against = [games.get(name) for name in ("random", "mc")]
    checked = standing.has_points(report)
    was_read = bool(report.language) and not (report.error and not report.style)
    style = (str(len(report.style)), float(len(report.style))) if was_read else ("–", -1.0)
    return (
        (report.file.name, 0.0),
        (str(report.points) if checked else "–", float(report.points) if checked else -1.0),
        (report.language.removeprefix("Python ") or "–", 0.0),
        *(
            ("–", -1.0) if match is None else (match_text(match), float(match.wins))
            for match in against
        ),
        style,
        (report.problems if standing is Standing.DONE else standing.words(report), 0.0),
    )
