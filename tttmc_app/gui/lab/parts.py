"""What the lab's pages are put together from: columns, tables, offers, the bar of a run."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import announce, muted_label, title_label

FORM_WIDTH = 328
_STEPS = 1000
SETTLE_MS = 800
"""So long Stop, which comes to stand where Start stood, isn't pressed by mistake."""


def button(name: str, text: str, tip: str = "", *, primary: bool = False) -> QToolButton:
    """Return a button with words on it."""
    made = QToolButton()
    made.setObjectName(name)
    made.setText(text)
    made.setToolTip(tip)
    made.setProperty("role", "primary" if primary else "button")
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


def scrolled(content: QWidget, name: str) -> QScrollArea:
    """Return a widget in what scrolls it up and down."""
    area = QScrollArea()
    area.setObjectName(name)
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def column(*widgets: QWidget, stretch: bool = True) -> QWidget:
    """Return widgets under each other, as cards stand."""
    box = QWidget()
    layout = QVBoxLayout(box)
    layout.setContentsMargins(0, 0, UNIT, 0)
    layout.setSpacing(UNIT)
    for widget in widgets:
        layout.addWidget(widget)
    if stretch:
        layout.addStretch(1)
    return box


class Table(QTableWidget):
    """Show rows of text that can be read but not changed; numbers stand at the right."""

    def __init__(
        self, name: str, texts: int = 1, *, dense: bool = False, stretched: int = 0
    ) -> None:
        super().__init__()
        self._stretched = stretched
        self._texts = texts  # so many columns at the left hold no numbers
        self.setProperty("dense", dense)
        self.setObjectName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(26)
        self.verticalHeader().setMinimumSectionSize(24)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalScrollBar().rangeChanged.connect(self._on_scrollable)
        self._is_fitted = False
        self._heads: list[str] = []

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these rows; only what differs from before is touched."""
        if list(heads) != self._heads:
            self._heads = list(heads)
            self.setColumnCount(len(heads))
            self.setHorizontalHeaderLabels(self._heads)
            for c in range(len(heads)):
                head = self.horizontalHeaderItem(c)
                if head is not None:
                    head.setTextAlignment(self._side(c))
        if self.rowCount() != len(rows):
            self.setRowCount(len(rows))
        cells = ((r, c, text) for r, row in enumerate(rows) for c, text in enumerate(row))
        changed = [(r, c, text) for r, c, text in cells if self._text_at(r, c) != text]
        if not changed:
            return
        header = self.horizontalHeader()
        # Else each text would have all the columns measured anew.
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for r, c, text in changed:
            item = self.item(r, c)
            if item is None:
                item = QTableWidgetItem(text)
                item.setTextAlignment(self._side(c))
                self.setItem(r, c, item)
            else:
                item.setText(text)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if self._texts > 1:  # names take what room is left
            header.setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)

    def _text_at(self, row: int, column: int) -> str | None:
        item = self.item(row, column)
        return None if item is None else item.text()

    def _side(self, column: int) -> Qt.AlignmentFlag:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        return (left if column < self._texts else right) | Qt.AlignmentFlag.AlignVCenter

    def copy_text(self) -> str:
        """Return the table as lines with tabs, as spreadsheets take it."""
        heads = [self.horizontalHeaderItem(c) for c in range(self.columnCount())]
        lines = ["\t".join(head.text() if head else "" for head in heads)]
        for r in range(self.rowCount()):
            items = [self.item(r, c) for c in range(self.columnCount())]
            lines.append("\t".join(item.text() if item else "" for item in items))
        return "\n".join(lines)

    def fit(self) -> None:
        """Take the height at which no row is hidden, now and when columns no longer fit."""
        self._is_fitted = True
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = sum(self.rowHeight(r) for r in range(self.rowCount()))
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.maximum() > 0 else 0
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows + head + below + 2 * self.frameWidth() + 4)

    @Slot()
    def _on_scrollable(self) -> None:
        if self._is_fitted:
            self.fit()


class OfferBar(QFrame):
    """Say something that can be answered by one of two buttons, or put away."""

    first = Signal()
    second = Signal()

    def __init__(
        self, name: str, parent: QWidget | None = None, *, close_text: str = "Not now"
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("bar", "tool")
        self._text = QLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setWordWrap(True)
        self._first = button(f"{name}First", "", primary=True)
        self._second = button(f"{name}Second", "")
        self._first.clicked.connect(self.first)
        self._second.clicked.connect(self.second)
        close = button(f"{name}Close", close_text)
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        layout.addWidget(self._text, 1)
        for one in (self._first, self._second, close):
            layout.addWidget(one)
        self.hide()

    @property
    def text(self) -> str:
        """Return what is said; empty while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def offer(self, text: str, first: str, second: str = "") -> None:
        """Show a question and its answers."""
        self._text.setText(text)
        self._first.setText(first)
        self._second.setText(second)
        self._second.setVisible(bool(second))
        self.show()
        announce(self, text)


class RunBar(QWidget):
    """Show how far a run has come, and what can be done about it."""

    def __init__(self, name: str, start: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start_text = start
        self._since = QElapsedTimer()  # since a run was begun
        self.start = button(f"{name}Start", start, "Begin (Ctrl+Return)", primary=True)
        self.finish = button(
            f"{name}Finish",
            "Finish games",
            "Finish the games under way, then stop. What is done is kept and can be resumed.",
        )
        self.stop = button(
            f"{name}Stop",
            "Stop",
            "Stop at once. What is done is kept and can be resumed.",
        )
        self.note = muted_label(wrap=True)
        self.note.setObjectName(f"{name}Note")
        self._bar = QProgressBar()
        self._bar.setObjectName(f"{name}Progress")
        self._bar.setAccessibleName("Progress")
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        row = QHBoxLayout()
        row.setSpacing(UNIT)
        self.start.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.finish.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.stop.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(self.start, 2)
        row.addWidget(self.finish, 2)
        row.addWidget(self.stop, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, UNIT, UNIT, 0)
        layout.setSpacing(UNIT // 2 + 2)
        layout.addWidget(self._bar)
        layout.addWidget(self.note)
        layout.addLayout(row)
        for one in (self.finish, self.stop):
            one.installEventFilter(self)
        self.show_rest()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the second of two quick clicks or keys for Start not end what the first began."""
        is_press = event.type() in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonDblClick,
        )
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            is_press = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return is_press and self._since.isValid() and self._since.elapsed() < SETTLE_MS

    @property
    def share(self) -> float:
        """Return how far the bar has come, 0 to 1."""
        return self._bar.value() / _STEPS

    @Slot(str)
    def say(self, text: str) -> None:
        """Say something above the buttons."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def show_running(
        self, share: float, text: str, *, finishing: bool = False, can_finish: bool = True
    ) -> None:
        """Show a run under way; only one of games can finish those, and then stop."""
        had_focus = QApplication.focusWidget() is self.start
        if not self.start.isHidden():
            self._since.start()
        self.start.hide()
        self.finish.setVisible(can_finish)
        self.stop.show()
        self.finish.setEnabled(not finishing)
        if had_focus:
            self.stop.setFocus()
        self._show_share(share)
        self.say(text)

    def show_rest(self, text: str = "", share: float = 0.0, start: str = "") -> None:
        """Show that nothing runs."""
        had_focus = QApplication.focusWidget() in (self.stop, self.finish)
        self.start.setText(start or self._start_text)
        self.start.show()
        self.finish.hide()
        self.stop.hide()
        self._show_share(share)
        self.say(text)
        if had_focus:
            self.start.setFocus()

    def _show_share(self, share: float) -> None:
        self._bar.setValue(round(share * _STEPS))
        self._bar.setVisible(share > 0 or self.start.isHidden())


class EmptyNote(QFrame):
    """Say in the middle of an empty space what will stand there, and what to do for it."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        head = title_label(title)
        words = muted_label(text, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * UNIT, 4 * UNIT, 4 * UNIT, 4 * UNIT)
        layout.addStretch(1)
        for label in (head, words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        layout.addStretch(1)

    def sizeHint(self) -> QSize:
        """Return room for two lines."""
        return QSize(320, 160)
