"""Widgets of the lab's pages: heads, tables, settings under More, offers, the run bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.experiments.chart import AnyText
from tttmc_app.gui.look.items import set_headers
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import capitalised, native_keys, shown, translate
from tttmc_app.gui.look.widgets import RowTable, fill, headline, muted_label, set_tip
from tttmc_app.players import player_kinds

FORM_WIDTH = 288
RESULTS_WIDTH = 340
"""The width in pixels that results need beside a form."""
START_KEYS = "Ctrl+Return"
MACHINES = tuple(kind for kind in player_kinds() if kind.make is not None)
_STEPS = 1000


def button(name: str, text: str, tip: str = "", *, primary: bool = False) -> QToolButton:
    """Return a button with this text."""
    made = QToolButton()
    made.setObjectName(name)
    made.setText(text)
    made.setToolTip(tip)
    made.setProperty("role", "primary" if primary else "button")
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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


def fold_mark(*, opened: bool) -> str:
    """Return the mark on a button that shows or hides what is below it."""
    if opened:
        return "▾"
    return "◂" if QApplication.isRightToLeft() else "▸"


class Head(QWidget):
    """The head of a page: a question with a sentence on it, or the answer with the question."""

    help_requested = Signal()

    def __init__(self, name: str, question: Text, about: Text, *buttons: QWidget) -> None:
        super().__init__()
        self._texts = shown(question), shown(about)
        self._title, self._about = headline(f"{name}Headline"), muted_label(wrap=True)
        self._about.setObjectName(f"{name}About")
        top = Qt.AlignmentFlag.AlignTop
        row = fill(QHBoxLayout(), (self._title, 1))
        help_ = button(f"{name}Help", "?", translate("Lab", "Explain this page (F1)"))
        help_.setAccessibleName(translate("Lab", "Explain this page"))
        help_.clicked.connect(self.help_requested)
        for each in (*buttons, help_):
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
        self.button.setText(f"{fold_mark(opened=opened)}  {text}")
        self.button.setAccessibleName(text)


class Table(RowTable):
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
        self._headers: list[str] = []

    def show_rows(
        self,
        headers: Sequence[AnyText],
        rows: Sequence[Sequence[AnyText]],
        tips: Mapping[tuple[int, int], AnyText] | None = None,
    ) -> None:
        """Show rows; only cells that differ are changed. `tips` has tooltips by row and column."""
        heads, header = list(map(shown, headers)), self.horizontalHeader()
        if heads != self._headers:
            self._headers = heads
            self.setColumnCount(len(heads))
            for c, head in enumerate(set_headers(self, heads)):
                head.setTextAlignment(self._side(c))
        self.setRowCount(len(rows))
        # Otherwise, every change of a cell's text would cause all columns to be measured again.
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for at, cell in ((at, cell) for at, row in enumerate(rows) for cell in enumerate(row)):
            self._show_cell(at, *cell, (tips or {}).get((at, cell[0]), ""))
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if self._texts > 1:  # names take the remaining width
            header.setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)

    def _show_cell(self, row: int, column: int, text: AnyText, tip: AnyText) -> None:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(self._side(column))
            self.setItem(row, column, item)
        if item.text() != shown(text):
            item.setText(shown(text))
        if item.toolTip() != shown(tip):
            item.setToolTip(shown(tip))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, shown(tip))

    def _side(self, column: int) -> Qt.AlignmentFlag:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        return (left if column < self._texts else right) | Qt.AlignmentFlag.AlignVCenter

    def fit(self) -> None:
        """Be as high as all rows, and as a scroll bar below them."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class RunBar(QWidget):
    """Progress of a run, with the buttons that start and stop it.

    `can_finish` offers to finish the games in progress before the run stops.
    """

    def __init__(self, name: str, *, can_finish: bool = True) -> None:
        super().__init__()
        tip = translate("Lab", "Start ({keys})", keys=native_keys(START_KEYS))
        self.start = button(f"{name}Start", "", tip, primary=True)
        self.example = button(f"{name}Example", translate("Lab", "Run this example"))
        """For the page to place below its example."""
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
        self._running = QWidget()
        ends = fill(QHBoxLayout(), (self.finish, 2), (self.stop, 1))
        fill(QVBoxLayout(self._running), self._bar, ends)
        for one in (self.start, self.finish, self.stop):
            one.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.finish.setVisible(can_finish)
        lines = (self.note, self._estimate, self.reason)
        # Stop is never where Start is: it would get the second press of a double click.
        place = self.start.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self.start.setSizePolicy(place)
        layout = fill(QVBoxLayout(self), *lines, self._running, self.start, spacing=UNIT // 2 + 2)
        layout.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, 2 * UNIT)
        self.show_idle()

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
        self._show_start()

    def refuse(self, reason: str) -> None:
        """Disable the start button and show why; without a reason, enable it."""
        self.reason.setText(capitalised(reason))
        self._show_start()

    def show_running(self, share: float, text: str, *, finishing: bool = False) -> None:
        """Show a run in progress."""
        self._bar.setValue(round(share * _STEPS))
        self.finish.setEnabled(not finishing)
        self._show(text, is_running=True)

    def show_idle(self, text: str = "") -> None:
        """Show that no run is in progress."""
        self._show(text, is_running=False)

    def _show(self, text: str, *, is_running: bool) -> None:
        has_focus = QApplication.focusWidget() in (self.start, self.finish, self.stop)
        self._running.setVisible(is_running)
        self._show_start()
        if has_focus:
            (self.stop if is_running else self.start).setFocus()
        self.show_note(text)

    def _show_start(self) -> None:
        """Show what concerns the next run, unless one is in progress."""
        is_idle = self._running.isHidden()
        self.start.setVisible(is_idle)
        self.start.setEnabled(is_idle and not self.reason.text())
        self.example.setEnabled(is_idle)
        for label in (self._estimate, self.reason):
            label.setVisible(is_idle and bool(label.text()))
