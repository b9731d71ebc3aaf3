"""The list of moves: one row a pair, and what is chosen in it is shown on the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import GameRecord, Mark, Meaning, Move, Thought, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.core.thought import counted_words, value_words
from tttmc_app.gui.board.overlay import value_text
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import muted_label


class MovesPanel(QWidget):
    """List a game's moves; emits which one is to be looked at."""

    move_chosen = Signal(int)
    """The number of a move, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = QTableWidget(0, 2)
        self._table.setObjectName("moves")
        self._table.setAccessibleName("Moves")
        self._table.setHorizontalHeaderLabels(["X", "O"])
        self._table.setShowGrid(False)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().setHighlightSections(False)
        self._table.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self._table.verticalHeader().setDefaultSectionSize(26)
        self._hint = muted_label(small=True, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT // 2, UNIT, UNIT)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._hint)
        self._first = 0
        self._count = 0
        self._shown: tuple[Move, ...] = ()
        self._table.currentCellChanged.connect(self._on_current)

    def show_game(self, record: GameRecord, browsed: int | None, thought: Thought | None) -> None:
        """Show a game's moves and mark the one that is looked at, or else the last.

        The thought is what that move was based on, as it is shown on the board.
        """
        first = 0 if record.start.to_move is Mark.X else 1
        with QSignalBlocker(self._table):
            if record.moves != self._shown or first != self._first:
                self._fill(record, first)
            at = len(record.moves) - 1 if browsed is None else browsed
            self._select(at)
        self._hint.setText(_describe(record, browsed, thought))

    def _fill(self, record: GameRecord, first: int) -> None:
        kept = 0 if first != self._first else _common(self._shown, record.moves)
        self._first, self._shown, self._count = first, record.moves, len(record.moves)
        self._table.setRowCount((self._count + first + 1) // 2)
        for number in range(kept, self._count):
            item = QTableWidgetItem(square_name(record.moves[number].square))
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self._table.setItem(*divmod(number + first, 2), item)
        for number in range(self._count, self._table.rowCount() * 2 - first):
            self._table.setItem(*divmod(number + first, 2), _blank())
        if first and self._table.rowCount():
            self._table.setItem(0, 0, _blank())

    def _select(self, number: int) -> None:
        if number < 0:
            self._table.clearSelection()
            return
        row, col = divmod(number + self._first, 2)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._table.setCurrentCell(row, col, flag)
        self._table.scrollTo(self._table.model().index(row, col))

    def _on_current(self, row: int, col: int, _old_row: int, _old_col: int) -> None:
        number = row * 2 + col - self._first
        if 0 <= number < self._count:
            self.move_chosen.emit(number)


def _blank() -> QTableWidgetItem:
    item = QTableWidgetItem("")
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


def _common(old: tuple[Move, ...], new: tuple[Move, ...]) -> int:
    """Return how many first moves two games share."""
    count = 0
    for one, two in zip(old, new, strict=False):
        if one is not two:
            break
        count += 1
    return count


def _describe(record: GameRecord, browsed: int | None, thought: Thought | None) -> str:
    if not record.moves:
        return "Moves appear here. Click one to see what the machine thought there."
    at = len(record.moves) - 1 if browsed is None else browsed
    move = record.moves[at]
    if thought is None:
        return f"Move {at + 1}: {square_name(move.square)}, played by hand."
    row, col = move.square
    value = thought.values[row * record.rules.size + col]
    score = "" if value is None else f", {_words(thought.meaning, value)}"
    took = "" if move.seconds is None else f" in {_time(move.seconds)}"
    counted = f"{grouped(thought.trials)} {shown(counted_words(thought.meaning))}"
    trials = f", {counted}{took}" if thought.trials else ""
    return f"Move {at + 1}: {square_name(move.square)}{score}{trials}."


def _words(meaning: Meaning, value: float) -> str:
    return shown(value_words(meaning, value, partial(value_text, meaning)))


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"
