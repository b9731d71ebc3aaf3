"""The list of moves: each row has a move by X and one by O; the board shows the chosen one.

Below it are the variations: moves that were abandoned for others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import MAX_SIZE, GameRecord, Mark, Move, Thought, Variation, square_name
from tttmc_app.core.numbers import duration_text
from tttmc_app.core.thought import counted_text, value_words
from tttmc_app.gui.board.overlay import own_values
from tttmc_app.gui.look.icons import verdict_icon
from tttmc_app.gui.look.items import add_item, set_headers
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, type_font
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label

if TYPE_CHECKING:
    from tttmc_app.analysis.review import MoveReview

_MAX_NAMED_MOVES = 12
"""Maximum number of a variation's moves that its line names."""
_VISIBLE_VARIATIONS = 4
_WORTH = Qt.ItemDataRole.UserRole
_VERDICT = _WORTH + 1
_WIDEST = "m25"
"""A name of a square that is as wide as any."""
_ROW = 28
"""The height of a row, in pixels."""
_FEWEST = 3
"""How many rows are shown even where the page must scroll for them."""


class MovesTable(QTableWidget):
    """A table in which the left and right arrow keys, Home and End go from move to move."""

    step_requested = Signal(object)
    """How many moves to go forward, negative for back; None for the first position."""

    room = 0
    """The height up to which it grows, in pixels, before it scrolls."""

    def sizeHint(self) -> QSize:
        """Return the size of the rows that there is room for."""
        rows = min(self.rowCount(), max(_FEWEST, (self.room - 2) // _ROW))
        return QSize(super().minimumSizeHint().width(), rows * _ROW + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from move to move, continuing from one row to the next."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_End: MAX_SIZE**2}
        key = Qt.Key(event.key())
        if key in steps or key == Qt.Key.Key_Home:
            self.step_requested.emit(steps.get(key))
        else:
            super().keyPressEvent(event)


class _MoveCells(QStyledItemDelegate):
    """Write what a move was worth to the machine that chose it, and its verdict, beside it."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        worth, verdict = index.data(_WORTH), index.data(_VERDICT)
        if not (worth or verdict):
            return
        painter.save()
        painter.setFont(font := type_font(11))
        # The table's own palette comes from the style sheet, which has no such colour.
        painter.setPen(QApplication.palette().placeholderText().color())
        is_left = option.direction is Qt.LayoutDirection.LeftToRight
        side = Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignRight
        at, area = QFontMetrics(type_font(13)).horizontalAdvance(_WIDEST) + 2 * UNIT, option.rect

        def rest() -> QRect:
            return area.adjusted(at * is_left, 0, -at * (not is_left), 0)

        if worth:
            painter.drawText(rest(), side | Qt.AlignmentFlag.AlignVCenter, worth)
            at += QFontMetrics(font).horizontalAdvance(worth) + UNIT
        if verdict:
            icon, name = verdict
            start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            size = QSize(2 * UNIT, 2 * UNIT)
            icon.paint(painter, QStyle.alignedRect(option.direction, start, size, rest()))
            at += 2 * UNIT
            painter.drawText(rest(), side | Qt.AlignmentFlag.AlignVCenter, name)
        painter.restore()


class MovesPanel(QWidget):
    """The list of a game's moves and variations; emits the number of the chosen one."""

    move_chosen = Signal(int)
    """The number of a move, counted from 0; -1 for the first position."""
    variation_chosen = Signal(int)
    """The number of a variation, counted from 0."""

    def __init__(self) -> None:
        super().__init__()
        self._table = MovesTable(0, 2)
        self._table.setObjectName("moves")
        self._table.setAccessibleName(translate("Panels", "Moves"))
        set_headers(self._table, map(str, Mark))
        self._table.setShowGrid(False)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().hide()
        self._table.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self._table.verticalHeader().setDefaultSectionSize(_ROW)
        self._table.setItemDelegate(_MoveCells(self._table))
        self._table.setAutoScroll(False)
        self._table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._hint = muted_label(small=True, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._title = muted_label(translate("Panels", "Moves"), small=True)
        layout.addWidget(self._title)
        layout.addWidget(self._table)
        layout.addWidget(self._hint)
        self._variations_title = muted_label(translate("Panels", "Variations"), small=True)
        self._variations = QListWidget()
        self._variations.setObjectName("variations")
        self._variations.setAccessibleName(translate("Panels", "Variations"))
        self._variations.setProperty("role", "boards")
        self._variations.setToolTip(
            translate("Panels", "Choose one to return to its moves; the others stay here.")
        )
        for part in (self._variations_title, self._variations):
            layout.addWidget(part)
            part.hide()
        self._variations.itemActivated.connect(self._on_variation)
        self._variations.itemClicked.connect(self._on_variation)
        self._theme = LIGHT
        self._first = 0
        self._count = 0
        self._shown: tuple[Move, ...] = ()
        self._look: tuple[int, tuple[MoveReview, ...], Theme] = (0, (), LIGHT)
        """Whose move is the first, the moves that are marked, and the theme."""
        self._selected = -1
        self._shown_variations: tuple[object, ...] = ()
        self._table.currentCellChanged.connect(self._on_current)
        self._table.step_requested.connect(self._on_step)

    def set_theme(self, theme: Theme) -> None:
        """Show verdicts in another theme's colours from now on."""
        self._theme = theme

    def show_game(
        self,
        record: GameRecord,
        browsed: int | None,
        thought: Thought | None,
        faults: tuple[MoveReview, ...] = (),
    ) -> None:
        """Show a game's moves, and select the browsed one or else the last.

        `thought` is what that move was based on, as the board shows it; `faults` are the moves
        to mark.
        """
        look = 0 if record.start.to_move is Mark.X else 1, faults, self._theme
        with QSignalBlocker(self._table):
            if (record.moves, look) != (self._shown, self._look):
                self._fill(record, *look)
            at = len(record.moves) - 1 if browsed is None else browsed
            self._select(at)
        for part in (self._title, self._table, self._hint):
            part.setVisible(bool(record.moves))
        self._hint.setText(_describe(record, browsed, thought))
        self._show_variations(record)

    def fit(self, page: int, room: int) -> None:
        """Let the list be as long as a page this high leaves it in this room; then it scrolls."""
        table = self._table
        left = room - page + table.sizeHint().height()
        if left != table.room:
            table.room = left
            table.updateGeometry()
            table.scrollTo(table.currentIndex())

    def _show_variations(self, record: GameRecord) -> None:
        shown = (record.moves, record.variations)
        if shown == self._shown_variations:
            return
        self._shown_variations = shown
        self._variations.clear()
        for variation in record.variations:
            add_item(self._variations, _variation_text(record, variation))
        count = self._variations.count()
        for part in (self._variations_title, self._variations):
            part.setVisible(count > 0)
        if count:
            row = self._variations.sizeHintForRow(0) + 2
            self._variations.setFixedHeight(row * min(count, _VISIBLE_VARIATIONS) + 4)

    def _fill(
        self, record: GameRecord, first: int, faults: tuple[MoveReview, ...], theme: Theme
    ) -> None:
        look = first, faults, theme
        marked = {fault.number: fault for fault in faults}
        kept = _common(self._shown, record.moves) if look == self._look else 0
        self._look = look
        self._first, self._shown, self._count = first, record.moves, len(record.moves)
        self._table.setRowCount((self._count + first + 1) // 2)
        self._table.updateGeometry()  # and with it, in one pass, where the line below it is
        for row in range((kept + first) // 2, self._table.rowCount()):
            begins = QTableWidgetItem(str(max(1, 2 * row + 1 - first)))  # with this move
            self._table.setVerticalHeaderItem(row, begins)
        for number in range(kept, self._count):
            move = record.moves[number]
            item = QTableWidgetItem(square_name(move.square))
            item.setData(_WORTH, _worth(record, move))
            if fault := marked.get(number):
                from tttmc_app.analysis.review_texts import CLASS_NAMES  # loaded when needed

                icon = verdict_icon(fault.verdict, theme, is_proven=fault.is_proven)
                item.setData(_VERDICT, (icon, shown(CLASS_NAMES[fault.kind])))
            self._table.setItem(*divmod(number + first, 2), item)
        for number in range(self._count, self._table.rowCount() * 2 - first):
            self._table.setItem(*divmod(number + first, 2), _blank())
        if first and self._table.rowCount():
            self._table.setItem(0, 0, _blank())

    def _select(self, number: int) -> None:
        self._selected = number
        if number < 0:
            self._table.clearSelection()
            self._table.setCurrentCell(-1, -1)
            return
        row, col = divmod(number + self._first, 2)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._table.setCurrentCell(row, col, flag)
        self._table.scrollTo(self._table.currentIndex())

    def _on_variation(self, item: QListWidgetItem) -> None:
        self.variation_chosen.emit(self._variations.row(item))

    def _on_step(self, step: int | None) -> None:
        if self._count:
            number = -1 if step is None else self._selected + step
            self.move_chosen.emit(min(self._count - 1, max(-1, number)))

    def _on_current(self, row: int, col: int, _old_row: int, _old_col: int) -> None:
        number = row * 2 + col - self._first
        if 0 <= number < self._count:
            self.move_chosen.emit(number)


def _blank() -> QTableWidgetItem:
    item = QTableWidgetItem("")
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


def _common(old: tuple[Move, ...], new: tuple[Move, ...]) -> int:
    """Return how many moves two games share from the start."""
    count = 0
    for one, two in zip(old, new, strict=False):
        if one is not two:
            break
        count += 1
    return count


def _variation_text(record: GameRecord, variation: Variation) -> str:
    """Return the move after which a variation departs from the game, and the variation's moves."""
    pairs = enumerate(zip(variation.moves, record.moves, strict=False))
    shorter = min(len(variation.moves), len(record.moves))
    shared = next((n for n, (mine, other) in pairs if mine.square != other.square), shorter)
    own = [square_name(move.square) for move in variation.moves[shared:]]
    squares = " ".join(own[:_MAX_NAMED_MOVES]) + (" …" if len(own) > _MAX_NAMED_MOVES else "")
    return translate("Panels", "From move {number}: {squares}", number=shared + 1, squares=squares)


def _worth(record: GameRecord, move: Move) -> str:
    """Return the value of a move as its square showed it; empty for a human's."""
    if move.thought is None:
        return ""
    return own_values(move.thought).text(record.rules.index(move.square))


def _describe(record: GameRecord, browsed: int | None, thought: Thought | None) -> str:
    if not record.moves:
        return ""
    at = len(record.moves) - 1 if browsed is None else browsed
    if at < 0:
        return translate("Panels", "The start of the game.")
    move = record.moves[at]
    number, square = at + 1, square_name(move.square)
    if thought is None:
        return translate(
            "Panels", "Move {number}: {square}, played by you.", number=number, square=square
        )
    text = translate("Panels", "Move {number}: {square}", number=number, square=square)
    index = record.rules.index(move.square)
    value = thought.values[index]
    if value is not None:
        worth = own_values(thought).text(index)
        written = value_words(thought.meaning, value, lambda _value: worth)
        text = translate("Panels", "{move}, {value}", move=text, value=written)
    if thought.trials:
        text = _with_count(text, thought, move.seconds)
    return translate("Panels", "{move}.", move=text)


def _with_count(text: str, thought: Thought, seconds: float | None) -> str:
    """Return a move's text with its number of trials, visits or the like, and the time taken."""
    counted = counted_text(thought)
    if seconds is None:
        return translate("Panels", "{move}, {counted}", move=text, counted=counted)
    return translate(
        "Panels",
        "{move}, {counted} in {duration}",
        move=text,
        counted=counted,
        duration=duration_text(seconds),
    )
