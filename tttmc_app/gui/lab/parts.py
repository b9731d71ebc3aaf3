"""Widgets of the lab's pages: heads, tables, settings under More, offers, the run bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.experiments.chart import AnyText
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.items import set_headers
from tttmc_app.gui.look.theme import UNIT, type_font
from tttmc_app.gui.look.translation import capitalised, native_keys, shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, fill, muted_label, set_tip
from tttmc_app.players import player_kinds

FORM_WIDTH = 288
RESULTS_WIDTH = 340
"""The width in pixels that results need beside a form."""
START_KEYS = "Ctrl+Return"
MACHINES = tuple(kind for kind in player_kinds() if kind.make is not None)
_STEPS = 1000
SETTLE_MS = 800
"""How long Stop ignores presses after replacing Start: they may be meant for Start."""


def button(name: str, text: str, tip: str = "", *, primary: bool = False) -> QToolButton:
    """Return a button with this text."""
    made = QToolButton()
    made.setObjectName(name)
    made.setText(text)
    made.setToolTip(tip)
    made.setProperty("role", "primary" if primary else "button")
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


def help_button(name: str) -> QToolButton:
    """Return a button that opens the manual."""
    made = button(name, "?", translate("Lab", "Explain this page (F1)"))
    made.setAccessibleName(translate("Lab", "Explain this page"))
    return made


def scrolled(content: QWidget, name: str) -> QScrollArea:
    """Return a widget in an area that scrolls vertically."""
    area = QScrollArea()
    area.setObjectName(name)
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class Head(QWidget):
    """The head of a page: a question with a sentence on it, or the answer with the question."""

    def __init__(self, name: str, question: Text, about: Text, *buttons: QWidget) -> None:
        super().__init__()
        self._texts = shown(question), shown(about)
        self._title, self._about = PlainLabel(), muted_label(wrap=True)
        self._title.setObjectName(f"{name}Headline")
        self._title.setFont(type_font(20, 600))
        self._title.setWordWrap(True)
        self._about.setObjectName(f"{name}About")
        top = Qt.AlignmentFlag.AlignTop
        row = fill(QHBoxLayout(), (self._title, 1))
        for each in buttons:
            row.addWidget(each, 0, top)
        fill(QVBoxLayout(self), row, self._about, spacing=UNIT // 2)
        self.show_answer()

    def show_answer(self, text: AnyText = "") -> None:
        """Show the answer to the question, or the question if there is none yet."""
        question, about = self._texts
        self._title.setText(shown(text).replace(" %", "\N{NO-BREAK SPACE}%") or question)
        self._about.setText(question if text else about)


class More(QWidget):
    """Settings that are rarely changed, shown on request."""

    def __init__(self, name: str, *settings: QWidget) -> None:
        super().__init__()
        self.button = button(f"{name}More", "")
        self.button.setProperty("role", "quiet")
        self.button.setCheckable(True)
        self._settings = QWidget()
        fill(QVBoxLayout(self._settings), *settings)
        layout = fill(QVBoxLayout(self), self.button, self._settings, spacing=UNIT // 2)
        layout.setContentsMargins(2 * UNIT, 0, 2 * UNIT, UNIT)
        self.button.toggled.connect(self._show)
        self._show(False)

    @Slot(bool)
    def _show(self, opened: bool) -> None:
        self._settings.setVisible(opened)
        text = translate("Lab", "More settings")
        self.button.setText(f"▾  {text}" if opened else f"▸  {text}")
        self.button.setAccessibleName(text)


class Table(QTableWidget):
    """Read-only rows of text, with right-aligned numbers."""

    def __init__(
        self, name: str, texts: int = 1, *, dense: bool = False, stretched: int = 0
    ) -> None:
        super().__init__()
        self._stretched = stretched
        self._texts = texts  # number of text columns, which come first
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
        self._headers: list[str] = []

    def show_rows(
        self,
        headers: Sequence[AnyText],
        rows: Sequence[Sequence[AnyText]],
        tips: Mapping[tuple[int, int], AnyText] | None = None,
    ) -> None:
        """Show rows; only cells that differ are changed. `tips` has tooltips by row and column."""
        self._show_texts(list(map(shown, headers)), [list(map(shown, row)) for row in rows])
        for r in range(self.rowCount()) if tips is not None else ():
            for c in range(self.columnCount()):
                item, tip = self.item(r, c), shown((tips or {}).get((r, c), ""))
                if item is not None and item.toolTip() != tip:
                    item.setToolTip(tip)
                    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tip)

    def _show_texts(self, headers: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        if list(headers) != self._headers:
            self._headers = list(headers)
            self.setColumnCount(len(headers))
            for c, head in enumerate(set_headers(self, headers)):
                head.setTextAlignment(self._side(c))
        if self.rowCount() != len(rows):
            self.setRowCount(len(rows))
        cells = ((r, c, text) for r, row in enumerate(rows) for c, text in enumerate(row))
        changed = [(r, c, text) for r, c, text in cells if self._text_at(r, c) != text]
        if not changed:
            return
        header = self.horizontalHeader()
        # Otherwise, every change of a cell's text would cause all columns to be measured again.
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
        if self._texts > 1:  # names take the remaining width
            header.setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)

    def _text_at(self, row: int, column: int) -> str | None:
        item = self.item(row, column)
        return None if item is None else item.text()

    def _side(self, column: int) -> Qt.AlignmentFlag:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        return (left if column < self._texts else right) | Qt.AlignmentFlag.AlignVCenter

    def fit(self) -> None:
        """Set the height to show all rows, now and whenever a scroll bar appears."""
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
    """A message with up to two buttons that answer it, and one that closes it."""

    first = Signal()
    second = Signal()

    def __init__(self, name: str, *, close_text: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("bar", "tool")
        self._text = PlainLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setWordWrap(True)
        self._first = button(f"{name}First", "", primary=True)
        self._second = button(f"{name}Second", "")
        self._first.clicked.connect(self.first)
        self._second.clicked.connect(self.second)
        close = button(f"{name}Close", close_text or translate("Lab", "Not now"))
        close.clicked.connect(self.hide)
        layout = fill(QHBoxLayout(self), (self._text, 1), self._first, self._second, close)
        layout.setContentsMargins(UNIT + 4, UNIT // 2, UNIT // 2, UNIT // 2)
        self.hide()

    @property
    def text(self) -> str:
        """Return the message; empty while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def offer(self, text: str, first: str, second: str = "") -> None:
        """Show a message and its answers."""
        self._text.setText(text)
        self._first.setText(first)
        self._second.setText(second)
        self._second.setVisible(bool(second))
        self.show()
        announce(self, text)


class RunBar(QWidget):
    """Progress of a run, with the buttons that start and stop it.

    `can_finish` offers to finish the games in progress before the run stops.
    """

    def __init__(self, name: str, *, can_finish: bool = True) -> None:
        super().__init__()
        self._can_finish = can_finish
        self._since = QElapsedTimer()  # since a run was started
        tip = translate("Lab", "Start ({keys})", keys=native_keys(START_KEYS))
        self.start = button(f"{name}Start", "", tip, primary=True)
        self.finish = button(
            f"{name}Finish",
            translate("Lab", "Finish games"),
            translate(
                "Lab",
                "Finish the games in progress, then stop. Finished games are saved, and the run "
                "can be resumed.",
            ),
        )
        self.stop = button(
            f"{name}Stop",
            translate("Lab", "Stop"),
            translate("Lab", "Stop at once. Results so far are saved."),
        )
        self.note, self._estimate, self.reason = (muted_label(wrap=True) for _ in range(3))
        for end, label in (
            ("Note", self.note),
            ("Estimate", self._estimate),
            ("Reason", self.reason),
        ):
            label.setObjectName(f"{name}{end}")
        set_tip(
            self._estimate,
            translate("Lab", "A few games of this run were just played on this computer."),
        )
        self.reason.setProperty("role", "fieldError")
        self._bar = QProgressBar()
        self._bar.setObjectName(f"{name}Progress")
        self._bar.setAccessibleName(translate("Lab", "Progress"))
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        for one in (self.start, self.finish, self.stop):
            one.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for one in (self.finish, self.stop):
            one.installEventFilter(self)
        row = fill(QHBoxLayout(), (self.start, 2), (self.finish, 2), (self.stop, 1))
        lines = (self._bar, self.note, self._estimate, self.reason)
        layout = fill(QVBoxLayout(self), *lines, row, spacing=UNIT // 2 + 2)
        layout.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, 2 * UNIT)
        self.show_idle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the second press of a double click on Start, which would stop the run."""
        is_press = event.type() in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonDblClick,
        )
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            is_press = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return is_press and self._since.isValid() and self._since.elapsed() < SETTLE_MS

    @property
    def share(self) -> float:
        """Return the progress shown by the bar, 0 to 1."""
        return self._bar.value() / _STEPS

    @Slot(str)
    def show_note(self, text: str) -> None:
        """Show text above the buttons."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def show_estimate(self, text: str) -> None:
        """Show how long the next run would take, or nothing if that isn't known."""
        self._estimate.setText(text)
        self._show_labels(is_running=self.start.isHidden())

    def refuse(self, reason: str) -> None:
        """Disable the start button and show why; without a reason, enable it."""
        self.reason.setText(capitalised(reason))
        self.start.setEnabled(not reason)
        self._show_labels(is_running=self.start.isHidden())

    def show_running(self, share: float, text: str, *, finishing: bool = False) -> None:
        """Show a run in progress."""
        if not self.start.isHidden():
            self._since.start()
        self._show(share, text, is_running=True)
        self.finish.setEnabled(not finishing)

    def show_idle(self, text: str = "") -> None:
        """Show that no run is in progress."""
        self._show(0.0, text, is_running=False)

    def _show(self, share: float, text: str, *, is_running: bool) -> None:
        had_focus = QApplication.focusWidget() in (self.start, self.stop, self.finish)
        gone = self.start if is_running else self.stop
        is_change = not gone.isHidden()
        self.start.setHidden(is_running)
        self.finish.setVisible(is_running and self._can_finish)
        self.stop.setVisible(is_running)
        self._show_labels(is_running=is_running)
        if had_focus and is_change:
            (self.stop if is_running else self.start).setFocus()
        self._bar.setValue(round(share * _STEPS))
        self._bar.setVisible(is_running)
        self.show_note(text)

    def _show_labels(self, *, is_running: bool) -> None:
        """Show what concerns the next run, unless one is in progress."""
        for label in (self._estimate, self.reason):
            label.setVisible(bool(label.text()) and not is_running)
