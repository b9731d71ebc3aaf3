"""The table of all paths that were found, filled in while grading runs."""

from __future__ import annotations

import re

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidgetItem,
    QWidget,
)

from tttmc_app.grading.reports import TABLE, Column, has_all_checks
from tttmc_app.gui.look.items import set_headers
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import RowTable, wrapped
from tttmc_app.gui.students.grading_job import GradingProgress
from tttmc_app.gui.students.report_html import progress_text

_KEYS = [column.key for column in TABLE]
_ALWAYS: frozenset[str] = frozenset(("file", "points", "problems"))
_FIRST_HIDDEN = (
    *("style_remarks", "language", "id", "ceiling", "late", "passed", "comment"),
    *("mc", "random", "similar", "suspect", "warnings"),
)
"""The columns that a narrow table leaves to the report, the least important first."""
_MOST = {"similar": 130, "comment": 160}
"""Maximum widths in pixels; 120 for others. Longer texts are elided; tooltips show all."""
_LEAST = {"file": 110, "points": 104, "problems": 190}
"""The minimum widths; a wide table leaves a quarter to the problems."""
_FILE = 45
"""The percentage of a table's width that names of files may take; longer ones are elided."""
_INDEX = Qt.ItemDataRole.UserRole
_SHARE = _INDEX + 1
"""The share of the full points, in cells that show points."""
_IS_OTHER = _SHARE + 1
"""Whether the cell's file isn't a submission."""
_ELISIONS = (
    Qt.TextElideMode.ElideMiddle,
    Qt.TextElideMode.ElideLeft,
    Qt.TextElideMode.ElideRight,
)
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_DIGITS = re.compile(r"\d+")
_DASH = "–"


class _Delegate(QStyledItemDelegate):
    """Paints texts with space around them."""

    name_elision = _ELISIONS[0]

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Elide names of files where they remain different; mute what isn't a submission."""
        super().initStyleOption(option, index)
        if index.column() == 0:
            option.textElideMode = self.name_elision
        if index.data(_IS_OTHER):
            option.palette.setBrush(QPalette.ColorRole.Text, option.palette.placeholderText())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a cell; before points, the share of the full points as a bar."""
        super().paint(painter, option, index)
        share = index.data(_SHARE)
        if share is not None:
            number = option.fontMetrics.horizontalAdvance("100.0") + 2 * UNIT
            bar = option.rect.adjusted(UNIT, 0, -number, 0)
            bar.setTop(bar.center().y() - 1)
            bar.setHeight(4)
            whole = QRect(bar)
            bar.setWidth(round(bar.width() * share))
            for part, brush in ((whole, option.palette.mid()), (bar, option.palette.link())):
                place = QStyle.visualRect(option.direction, option.rect, part)
                painter.fillRect(place, brush)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of the text with the style sheet's padding."""
        return super().sizeHint(option, index) + QSize(2 * UNIT, 0)


class _Cell(QTableWidgetItem):
    """A cell that sorts by the number with which it begins, if its column has numbers.

    Files that aren't submissions come last in either order.
    """

    def __lt__(self, other: QTableWidgetItem) -> bool:
        """Order by number, then by text."""
        if (is_other := self.data(_IS_OTHER)) != other.data(_IS_OTHER):
            order = self.tableWidget().horizontalHeader().sortIndicatorOrder()
            return bool(is_other) is (order is Qt.SortOrder.DescendingOrder)
        return self._rank() < _Cell._rank(other)

    def _rank(self: QTableWidgetItem) -> tuple[float, str]:
        number = _NUMBER.match(self.text()) if TABLE[self.column()].is_number else None
        text = _DIGITS.sub(lambda digits: digits[0].zfill(20), self.text().lower())
        return float(number[0]) if number else -1.0, text


class GradingTable(RowTable):
    """A table with a row for each path, in the columns of all tables of results."""

    chosen = Signal(int)
    """The index of the chosen entry."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, len(TABLE), parent)
        self.setObjectName("gradingTable")
        self.setAccessibleName(translate("Students", "Graded files"))
        heads = set_headers(self, (shown(column.heading) for column in TABLE))
        for item, column in zip(heads, TABLE, strict=True):
            item.setToolTip(wrapped(shown(column.help)))
            item.setTextAlignment(_alignment(column))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().lineSpacing() + 2 * UNIT)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setStretchLastSection(True)
        self._delegate = _Delegate(self)
        self.setItemDelegate(self._delegate)
        self._elided = 0, 0
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self._shown = GradingProgress()
        self._is_running: bool = True
        self._used = set(_ALWAYS)
        self._fit()
        self.currentCellChanged.connect(self._on_current)

    def show_progress(self, progress: GradingProgress, *, is_running: bool) -> None:
        """Update the rows of all entries that have changed."""
        old, entries = self._shown, progress.entries
        if len(entries) < len(old.entries):
            with QSignalBlocker(self):
                self.setRowCount(0)
            old, self._used = GradingProgress(), set(_ALWAYS)
        changed = [
            index
            for index, entry in enumerate(entries)
            if index >= len(old.entries)
            or entry is not old.entries[index]
            or (index in progress.done) != (index in old.done)
            or (index not in progress.done and is_running != self._is_running)
        ]
        self._shown, self._is_running = progress, is_running
        if not changed:
            return
        # While sorting is on, rows move as they are filled in.
        with QSignalBlocker(self):
            self.setSortingEnabled(False)
            rows = {self._index_of(row): row for row in range(self.rowCount())}
            for index in changed:
                told = progress_text(entries[index].report, is_running=is_running)
                self._fill(rows.get(index), index, "" if index in progress.done else told)
            self.setSortingEnabled(True)
        self._fit()

    def current(self) -> int | None:
        """Return the index of the chosen entry, or None."""
        index = self._index_of(self.currentRow())
        return None if index < 0 else index

    def choose(self, index: int) -> None:
        """Choose the entry with this index."""
        for row in range(self.rowCount()):
            if self._index_of(row) == index:
                self.choose_row(row)

    def choose_row(self, row: int) -> None:
        """Choose the entry in this row: Qt's selectRow() does nothing from right to left."""
        self.setCurrentCell(row, 0)

    def sort_as(self, other: GradingTable) -> None:
        """Sort the rows as in another table."""
        head = other.horizontalHeader()
        self.sortByColumn(head.sortIndicatorSection(), head.sortIndicatorOrder())

    def _fill(self, row: int | None, index: int, progress: str) -> None:
        if row is None:
            row = self.rowCount()
            self.insertRow(row)
        entry = self._shown.entries[index]
        is_other = bool(entry.report.not_submission)
        has_points = not progress or has_all_checks(entry.report)
        for number, column in enumerate(TABLE):
            words = [shown(each).replace("`", "") for each in column.words(entry)]
            text = tip = "; ".join(words)
            if column.key == "similar" and len(words) > 1:
                text = f"{words[0]} +{len(words) - 1}"
            if progress:
                if column.key == "problems":
                    text = progress
                elif column.key not in ("file", "id") and not has_points:
                    text = ""
            if text:
                self._used.add(column.key)
            cell = _Cell(text or (_DASH if column.key == "points" else ""))
            cell.setData(_INDEX, index)
            if column.key == "points" and text:
                cell.setData(_SHARE, (entry.report.points or 0) / entry.report.max_points)
            cell.setToolTip(wrapped(tip if number else str(entry.report.file)))
            cell.setTextAlignment(_alignment(column))
            cell.setData(_IS_OTHER, is_other)
            self.setItem(row, number, cell)

    def _fit(self) -> None:
        """Show the columns that say something, as far as there is space."""
        shown_keys, left = set(self._used), self.viewport().width()
        most = {**_MOST, "file": left * _FILE // 100}
        least = max(_LEAST["problems"], left // 4)
        widths = dict[str, int]()
        for number, key in enumerate(_KEYS):
            self.setColumnHidden(number, key not in shown_keys)
            if key in shown_keys and key != "problems":
                head = self.horizontalHeader().sectionSizeHint(number)
                fitting = min(most.get(key, 120), self.sizeHintForColumn(number))
                widths[key] = max(head, fitting, _LEAST.get(key, 0))
        for key in _FIRST_HIDDEN:
            if sum(widths.values()) + least <= left:
                break
            if widths.pop(key, None):
                self.setColumnHidden(_KEYS.index(key), True)
        widths["file"] = max(
            _LEAST["file"],
            min(widths["file"], left - sum(widths.values()) + widths["file"] - least),
        )
        for key, width in widths.items():
            self.setColumnWidth(_KEYS.index(key), width)
        self._elide_names(widths["file"])

    def _elide_names(self, width: int) -> None:
        """Elide names where most of them remain different: many begin alike, or end alike."""
        entries = self._shown.entries
        if self._elided != (width, len(entries)):
            self._elided = width, len(entries)
            elided, space = self.fontMetrics().elidedText, width - 3 * UNIT
            self._delegate.name_elision = max(
                _ELISIONS,
                key=lambda mode: len({elided(each.label, mode, space) for each in entries}),
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit()

    def _index_of(self, row: int) -> int:
        item = self.item(row, 0)
        return -1 if item is None else int(item.data(_INDEX))

    def _on_current(self, row: int, _col: int, old_row: int, _old_col: int) -> None:
        if row != old_row and (index := self._index_of(row)) >= 0:
            self.chosen.emit(index)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
