"""The table of graded files, filled in as they are done."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tttmc_app.experiments.grading import Report
from tttmc_app.gui.course.report_text import match_text

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
_PLACE = Qt.ItemDataRole.UserRole
_RANK = Qt.ItemDataRole.UserRole + 1


class _Cell(QTableWidgetItem):
    """Hold a text, ordered by a number of its own."""

    def __init__(self, text: str, rank: float, place: int) -> None:
        super().__init__(text)
        self.setData(_RANK, rank)
        self.setData(_PLACE, place)
        self.setToolTip(text)

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
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(26)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setStretchLastSection(True)
        for column, width in enumerate((150, 56, 60, 92, 112, 48)):
            self.setColumnWidth(column, width)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self._shown: tuple[Report, ...] = ()
        self._done: frozenset[int] = frozenset()
        self.currentCellChanged.connect(self._on_current)

    def begin(self) -> None:
        """Forget all reports."""
        with QSignalBlocker(self):
            self.setRowCount(0)
        self._shown = ()
        self._done = frozenset()

    def show_reports(self, reports: tuple[Report, ...], done: frozenset[int]) -> None:
        """Show all reports as they stand; what has not changed stays untouched."""
        new = [
            place
            for place, report in enumerate(reports)
            if place >= len(self._shown)
            or report is not self._shown[place]
            or (place in done) != (place in self._done)
        ]
        if not new:
            return
        # Sorted once afterwards: a table that sorts moves its rows while they are filled in.
        with QSignalBlocker(self):
            self.setSortingEnabled(False)
            rows = {self._place_of(row): row for row in range(self.rowCount())}
            for place in new:
                self._fill(rows.get(place), reports[place], place, is_done=place in done)
            self.setSortingEnabled(True)
        self._shown, self._done = reports, done

    def current(self) -> int | None:
        """Return which report is chosen."""
        item = self.item(self.currentRow(), 0)
        return None if item is None else int(item.data(_PLACE))

    def _fill(self, row: int | None, report: Report, place: int, *, is_done: bool) -> None:
        if row is None:
            row = self.rowCount()
            self.insertRow(row)
        for column, (text, rank) in enumerate(_cells(report, is_done)):
            cell = _Cell(text, rank, place)
            if column in (1, 5):
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(row, column, cell)

    def _place_of(self, row: int) -> int:
        item = self.item(row, 0)
        return -1 if item is None else int(item.data(_PLACE))

    def _on_current(self, row: int, _col: int, old_row: int, _old_col: int) -> None:
        item = self.item(row, 0)
        if item is not None and row != old_row:
            self.chosen.emit(int(item.data(_PLACE)))


def _cells(report: Report, is_done: bool) -> tuple[tuple[str, float], ...]:
    matches = report.strength.matches if report.strength is not None else ()
    games = {match.opponent.partition(":")[0]: match for match in matches}
    against = [games.get(name) for name in ("random", "mc")]
    begun = bool(report.checks) or is_done
    return (
        (report.file.name, 0.0),
        (str(report.points) if begun else "–", float(report.points) if begun else -1.0),
        (report.language.removeprefix("Python ") or "–", 0.0),
        *(
            ("–", -1.0) if match is None else (match_text(match), float(match.wins))
            for match in against
        ),
        (str(len(report.style)) if begun else "–", float(len(report.style))),
        (report.problems if is_done else "…", 0.0),
    )
