"""The table of graded files, filled in while grading runs."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.experiments.player_text import full_name
from tttmc_app.grading import OPPONENTS, GradingReport
from tttmc_app.gui.look.items import set_headers
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import wrapped
from tttmc_app.gui.students.report_html import GradingState

_COLUMNS = (
    (Text("File"), Text("The student's file")),
    (Text("Points\nof 100"), Text("Points for the checks, out of 100")),
    (Text("Python\nversion"), Text("The file's version of Python")),
    *(
        (
            Text("vs {opponent}\nwon / tied / lost", opponent=spec.kind.label),
            Text("Games won / tied / lost against {opponent}", opponent=full_name(spec)),
        )
        for spec in OPPONENTS
    ),
    (Text("Style\nremarks"), Text("Number of style remarks, which cost no points")),
    (
        Text("Problems\nworst first"),
        Text("Why the file can't be graded, or its mistakes, worst first"),
    ),
)
_POINTS, _STYLE = 1, 3 + len(OPPONENTS)
"""Columns of centred numbers."""
_ROW_HEIGHT = 26
_MAX_LINES = 4
"""Maximum number of lines that a row's problems take; the tooltip and the report show all."""
_MIN_NAME, _MAX_NAME = 110, 280
"""Width of the first column in pixels, until the user makes it wider; longer names wrap."""
_MIN_PROBLEMS = 180
"""Width in pixels that long names leave for the last column."""
_INDEX = Qt.ItemDataRole.UserRole
_RANK = Qt.ItemDataRole.UserRole + 1


class _NameDelegate(QStyledItemDelegate):
    """Paints file names, which may wrap after an underscore, a hyphen or a dot."""

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        """Return the name with invisible spaces where it may wrap."""
        return breakable(str(value))


def breakable(name: str) -> str:
    """Return a file name with invisible spaces where it may wrap."""
    return re.sub(r"([_.-])(?=.)", "\\1\N{ZERO WIDTH SPACE}", name)


class _Cell(QTableWidgetItem):
    """A cell that sorts by a number, then by its text."""

    def __init__(self, text: str, rank: float, index: int) -> None:
        super().__init__(text)
        self.setData(_RANK, rank)
        self.setData(_INDEX, index)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        """Order by number, then by text."""
        mine, theirs = float(self.data(_RANK)), float(other.data(_RANK))
        return mine < theirs or (mine == theirs and self.text().lower() < other.text().lower())


class GradingTable(QTableWidget):
    """A table with a row for each file."""

    chosen = Signal(int)
    """The index of the chosen report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, len(_COLUMNS), parent)
        self.setObjectName("gradingTable")
        self.setAccessibleName(translate("Students", "Graded files"))
        heads = set_headers(self, (shown(title) for title, _ in _COLUMNS))
        for item, (_, tip) in zip(heads, _COLUMNS, strict=True):
            item.setToolTip(shown(tip))
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
        self.setItemDelegateForColumn(0, _NameDelegate(self))
        for column, width in enumerate((_MIN_NAME, 54, 60, 108, 110, 66)):
            self.setColumnWidth(column, width)
        head.sectionResized.connect(self._on_width)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self._shown: tuple[GradingReport, ...] = ()
        self._done: frozenset[int] = frozenset()
        self._state = GradingState.RUNNING
        self.currentCellChanged.connect(self._on_current)

    def clear_reports(self) -> None:
        """Remove all rows."""
        with QSignalBlocker(self):
            self.setRowCount(0)
        self._shown = ()
        self._done = frozenset()

    def show_reports(
        self, reports: tuple[GradingReport, ...], done: frozenset[int], state: GradingState
    ) -> None:
        """Update the rows of all reports that have changed.

        `done` has the indices of finished reports; `state` is that of all others.
        """
        changed = [
            index
            for index, report in enumerate(reports)
            if index >= len(self._shown)
            or report is not self._shown[index]
            or (index in done) != (index in self._done)
            or (index not in done and state is not self._state)
        ]
        if not changed:
            return
        # While sorting is on, rows move as they are filled in.
        with QSignalBlocker(self):
            self.setSortingEnabled(False)
            rows = {self._index_of(row): row for row in range(self.rowCount())}
            for index in changed:
                own_state = GradingState.DONE if index in done else state
                self._fill(rows.get(index), reports[index], index, own_state)
            self.setSortingEnabled(True)
            self._fit()
        self._shown, self._done, self._state = reports, done, state

    def current(self) -> int | None:
        """Return the index of the chosen report, or None."""
        item = self.item(self.currentRow(), 0)
        return None if item is None else int(item.data(_INDEX))

    def choose(self, index: int) -> None:
        """Choose the report with this index."""
        for row in range(self.rowCount()):
            if self._index_of(row) == index:
                self.choose_row(row)

    def choose_row(self, row: int) -> None:
        """Choose the report in this row: Qt's selectRow() does nothing from right to left."""
        self.setCurrentCell(row, 0)

    def sort_as(self, other: GradingTable) -> None:
        """Sort the rows as in another table."""
        head = other.horizontalHeader()
        self.sortByColumn(head.sortIndicatorSection(), head.sortIndicatorOrder())

    def _fill(
        self, row: int | None, report: GradingReport, index: int, state: GradingState
    ) -> None:
        if row is None:
            row = self.rowCount()
            self.insertRow(row)
        for column, (text, rank) in enumerate(_cells(report, state)):
            cell = _Cell(text, rank, index)
            cell.setToolTip(wrapped(text if column else str(report.file)))
            if column in (_POINTS, _STYLE):
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(row, column, cell)

    def _fit(self) -> None:
        """Fit the columns to their headings, and those of names and problems to their contents."""
        metrics = self.horizontalHeader().fontMetrics()
        for column in range(1, self.columnCount() - 1):
            title = shown(_COLUMNS[column][0])
            needed = max(map(metrics.horizontalAdvance, title.split("\n"))) + 2 * UNIT + 2
            self.setColumnWidth(column, max(needed, self.columnWidth(column)))
        others = sum(map(self.columnWidth, range(1, self.columnCount() - 1)))
        most = min(_MAX_NAME, self.viewport().width() - others - _MIN_PROBLEMS)
        name = min(self.sizeHintForColumn(0), most)
        self.setColumnWidth(0, max(name, self.columnWidth(0)))
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Fit the height of each row to its name and its problems."""
        spacing = self.fontMetrics().lineSpacing()
        for row in range(self.rowCount()):
            lines = max(self._lines(row, 0), self._lines(row, self.columnCount() - 1))
            self.setRowHeight(row, _ROW_HEIGHT + (lines - 1) * spacing)

    def _lines(self, row: int, column: int) -> int:
        """Return how many lines a cell's text takes, at most `_MAX_LINES`."""
        item = self.item(row, column)
        text = "" if item is None else item.text() if column else breakable(item.text())
        metrics, width = self.fontMetrics(), self.columnWidth(column) - 3 * UNIT
        wrap = int(Qt.TextFlag.TextWordWrap)
        box = metrics.boundingRect(0, 0, width, 10_000, wrap, text)
        return max(1, min(_MAX_LINES, round(box.height() / metrics.lineSpacing())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows to the new width."""
        super().resizeEvent(event)
        self._fit_rows()

    @Slot(int, int, int)
    def _on_width(self, column: int, _old: int, _new: int) -> None:
        if column in (0, self.columnCount() - 1):
            self._fit_rows()

    def _index_of(self, row: int) -> int:
        item = self.item(row, 0)
        return -1 if item is None else int(item.data(_INDEX))

    def _on_current(self, row: int, _col: int, old_row: int, _old_col: int) -> None:
        item = self.item(row, 0)
        if item is not None and row != old_row:
            self.chosen.emit(int(item.data(_INDEX)))


def _cells(report: GradingReport, state: GradingState) -> tuple[tuple[str, float], ...]:
    matches = report.strength.matches if report.strength is not None else ()
    games = {match.opponent.partition(":")[0]: match for match in matches}
    against = [games.get(spec.kind.name) for spec in OPPONENTS]
    checked = state.has_points(report)
    was_read = bool(report.language) and not (report.error and not report.style)
    style = (str(len(report.style)), float(len(report.style))) if was_read else ("–", -1.0)
    return (
        (report.file.name, 0.0),
        ("–", -1.0)
        if report.points is None or not checked
        else (str(report.points), float(report.points)),
        (report.language.removeprefix("Python ") or "–", 0.0),
        *(
            ("–", -1.0)
            if match is None
            else (f"{match.wins} / {match.ties} / {match.losses}", float(match.wins))
            for match in against
        ),
        style,
        (_problems(report) if state is GradingState.DONE else state.describe(report), 0.0),
    )


def _problems(report: GradingReport) -> str:
    """Return a file's problems; if its play is far too weak for its points, that comes first."""
    problems = list(map(shown, report.problems))
    if report.suspect:
        problems.insert(0, translate("Students", "suspect: far too weak for its points"))
    return "; ".join(problems)
