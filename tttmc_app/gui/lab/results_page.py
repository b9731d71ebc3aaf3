"""Every run that is kept: look at it again, compare, rename, delete, export, repeat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.experiments.chart import Axis, Chart
from tttmc_app.experiments.comparison import SHARES, Comparison, Measure
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.saved_run import AnyRun, SavedRun, compared_charts, share_a_chart
from tttmc_app.experiments.store import Store
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.desk import StoreDesk
from tttmc_app.gui.lab.exports import Exporter, Results
from tttmc_app.gui.lab.kept_runs import (
    HEADS,
    MOST,
    Chosen,
    RunList,
    changed_runs,
    difference_rows,
    list_runs,
    load_runs,
    note_text,
    renamed_runs,
    run_row,
)
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import EmptyNote, OfferBar, Table, button
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import muted_label, title_label
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.fields import Chooser

_DIFFERENCES = 160
"""Pixels that the differences of two runs take at most; what is more is scrolled."""


class ResultsPage(LabPage):
    """List the kept runs and show those that are chosen."""

    opened = Signal(SavedRun)
    """Somebody wants a run on the page of its kind."""
    resumed = Signal(RunInfo)
    """Somebody wants a run to go on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("resultsPage")
        self._desk = StoreDesk(self)
        self._exporter = Exporter(self)
        self._runs: tuple[RunInfo, ...] = ()
        self._loaded: tuple[AnyRun, ...] = ()
        self._comparison: Comparison | None = None
        self._deleted: tuple[int, ...] = ()
        self.message = MessageBar()
        self.undo_bar = OfferBar("resultsUndo", close_text="Dismiss")
        self._table = Table("runs", texts=5, stretched=1)
        self._table.setAccessibleName("Kept runs")
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._buttons = self._make_buttons()
        self._note = muted_label(wrap=True)
        self._note.setObjectName("runNote")
        self._measure = Chooser()
        self._measure.setObjectName("compareBy")
        self._measure.setAccessibleName("Compare by")
        for measure in SHARES:
            self._measure.addItem(f"by {measure}", measure)
        self._views = (ChartView("keptChart1"), ChartView("keptChart2"))
        self._differences = Table("differences", texts=2, dense=True, stretched=1)
        self._differences.setAccessibleName("Differences of the two runs")
        self._differences.setMaximumHeight(_DIFFERENCES)
        self._empty = EmptyNote(
            "Nothing is kept yet",
            "Every run of the other pages, and of their commands, is kept here with what it found, "
            "its settings, seed and machine. Start one on its page.",
        )
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._show_selection()

    def _make_buttons(self) -> dict[str, QWidget]:
        return {
            name: button(f"results{name}", text, tip)
            for name, text, tip in (
                ("Open", "Open", "Show the run on its page, with its settings (Return)"),
                ("Resume", "Resume", "Play the games that are left"),
                ("Rename", "Rename", "Give the run another name (F2)"),
                ("Delete", "Delete", "Take the runs off the list (Delete); can be undone"),
                ("Command", "Copy as command", "Copy the command that repeats the run"),
                ("Export", "Export", "Save the results and charts"),
            )
        }

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(UNIT)
        head.addWidget(title_label("Results"), 1)
        for one in self._buttons.values():
            head.addWidget(one)
        below = QHBoxLayout()
        below.addWidget(self._note, 1)
        below.addWidget(self._measure)
        charts = QHBoxLayout()
        charts.setSpacing(UNIT)
        for view in self._views:
            charts.addWidget(view, 1)
        kept = QWidget()
        body = QVBoxLayout(kept)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(UNIT)
        body.addWidget(self._table, 4)
        body.addLayout(below)
        body.addLayout(charts, 5)
        body.addWidget(self._differences, 2)
        self._stack.addWidget(kept)
        self._stack.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addLayout(head)
        layout.addWidget(self.message)
        layout.addWidget(self.undo_bar)
        layout.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self._desk.answered.connect(self._on_answer)
        self._desk.failed.connect(self.message.say)
        self._exporter.failed.connect(self.message.say)
        self._exporter.done.connect(self._note.setText)
        self._table.itemSelectionChanged.connect(self._on_selected)
        self._table.doubleClicked.connect(self._open)
        self._measure.currentIndexChanged.connect(self._show_charts)
        self.undo_bar.first.connect(self.undo)
        for view in self._views:
            view.menu_requested.connect(self._on_chart_export)
        for name, slot in (
            ("Open", self._open),
            ("Resume", self._resume),
            ("Rename", self._ask_name),
            ("Delete", self.delete),
            ("Command", self._copy_command),
            ("Export", self._export),
        ):
            self._buttons[name].clicked.connect(slot)  # type: ignore[attr-defined]  # all are buttons
        keys: tuple[tuple[QKeySequence | QKeySequence.StandardKey | str, Callable[[], None]], ...]
        keys = (
            ("Return", self._open),
            ("F2", self._ask_name),
            (QKeySequence.StandardKey.Delete, self.delete),
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Refresh, self.refresh),
        )
        for key, slot in keys:
            on = self if key == QKeySequence.StandardKey.Undo else self._table
            shortcut = QShortcut(QKeySequence(key), on)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # What is asked of it ---------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether the store still has to answer."""
        return self._desk.is_busy

    @property
    def selected(self) -> tuple[RunInfo, ...]:
        """Return the runs that are chosen, from the top."""
        rows = sorted({index.row() for index in self._table.selectedIndexes()})
        return tuple(self._runs[row] for row in rows if row < len(self._runs))

    def first_shown(self) -> None:
        """Read the list anew whenever the page is shown."""
        self.refresh()
        self._table.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show the charts in another theme's colours."""
        self._exporter.set_theme(theme)
        for view in self._views:
            view.set_theme(theme)

    def shutdown(self) -> bool:
        """End the threads within a bound."""
        written = self._exporter.shutdown()
        return self._desk.shutdown() and written

    def event(self, event: QEvent) -> bool:
        """Read the list anew when somebody comes back, perhaps from a command."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.refresh()
        return super().event(event)

    @Slot()
    def refresh(self) -> None:
        """Read the list anew."""
        self._desk.ask(list_runs)

    def rename(self, name: str) -> None:
        """Give the chosen run another name."""
        if len(self.selected) == 1:
            self._desk.ask(partial(renamed_runs, self.selected[0].number, name))

    @Slot()
    def delete(self) -> None:
        """Take the chosen runs off the list."""
        gone = self.selected
        if not gone:
            return
        self._deleted = tuple(info.number for info in gone)
        self._desk.ask(partial(changed_runs, self._deleted, Store.delete))
        what = f"“{gone[0].name}” is" if len(gone) == 1 else f"{len(gone)} runs are"
        self.undo_bar.offer(f"{what} deleted.", "Undo")

    @Slot()
    def undo(self) -> None:
        """Bring back what was deleted last."""
        if self._deleted:
            self._desk.ask(partial(changed_runs, self._deleted, Store.restore))
            self._deleted = ()
            self.undo_bar.hide()

    # What comes back -------------------------------------------------------------------------

    @Slot(object)
    def _on_answer(self, answer: object) -> None:
        if isinstance(answer, RunList):
            self._show_list(answer.runs)
        elif isinstance(answer, Chosen):
            wanted = [info.number for info in self.selected]
            if [run.info.number for run in answer.runs] == wanted:
                self._loaded, self._comparison = answer.runs, answer.comparison
                self._show_charts()
                self._show_differences()

    def _show_list(self, runs: tuple[RunInfo, ...]) -> None:
        before = {info.number for info in self.selected}
        self._runs = runs
        with QSignalBlocker(self._table):
            self._table.show_rows(HEADS, [run_row(info) for info in runs])
            self._table.clearSelection()
            model = self._table.selectionModel()
            flags = (
                QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            )
            for row, info in enumerate(runs):
                if info.number in before or (not before and row == 0):
                    model.select(self._table.model().index(row, 0), flags)
        self._stack.setCurrentIndex(0 if runs else 1)
        self._on_selected()

    @Slot()
    def _on_selected(self) -> None:
        self._show_selection()
        chosen = self.selected
        if 1 <= len(chosen) <= MOST:
            self._desk.ask(partial(load_runs, tuple(info.number for info in chosen)))
        else:
            self._loaded, self._comparison = (), None
            self._show_charts()
            self._show_differences()

    def _show_selection(self) -> None:
        chosen = self.selected
        one = chosen[0] if len(chosen) == 1 else None
        for name, possible in (
            ("Open", one is not None),
            ("Resume", one is not None and one.is_resumable),
            ("Rename", one is not None),
            ("Delete", bool(chosen)),
            ("Command", one is not None),
            ("Export", one is not None),  # of two as soon as they are read
        ):
            self._buttons[name].setEnabled(possible)
        self._note.setText(note_text(chosen))
        self._measure.setVisible(False)

    @Slot()
    def _show_charts(self) -> None:
        charts: Sequence[Chart] = ()
        if len(self._loaded) == 1:
            charts = self._loaded[0].charts
        elif len(self._loaded) == MOST:
            measure = Measure(self._measure.currentData())
            charts = compared_charts((self._loaded[0], self._loaded[1]), measure)
            self._measure.setVisible(share_a_chart(*self._loaded))
        nothing = Chart("", Axis(""), Axis(""), empty=self._empty_text())
        for place, view in enumerate(self._views):
            view.setVisible(place < max(1, len(charts)))
            view.show_chart(charts[place] if place < len(charts) else nothing)

    def _show_differences(self) -> None:
        """Show by how much two runs differ, and let it be taken out."""
        comparison = self._comparison
        self._differences.setVisible(comparison is not None)
        if comparison is not None:
            self._differences.show_rows(*difference_rows(comparison))
        self._buttons["Export"].setEnabled(len(self.selected) == 1 or comparison is not None)

    def _empty_text(self) -> str:
        """Return what stands in place of a chart."""
        if len(self._loaded) == 1:
            run = self._loaded[0]
            if sentences := kind_of(run.recipe).sentences(run.summary):
                return "\n".join((*map(shown, sentences), "", "Open shows the positions."))
        return "Choose a run, or two to compare them."

    # What is done with the chosen ones ---------------------------------------------------------

    @Slot()
    def _open(self) -> None:
        if len(self._loaded) == 1:
            self.opened.emit(self._loaded[0])

    @Slot()
    def _resume(self) -> None:
        if len(self.selected) == 1:
            self.resumed.emit(self.selected[0])

    @Slot()
    def _ask_name(self) -> None:
        if len(self.selected) == 1:
            name, given = QInputDialog.getText(
                self, "Rename", "Name", QLineEdit.EchoMode.Normal, self.selected[0].name
            )
            if given:
                self.rename(name)

    @Slot()
    def _copy_command(self) -> None:
        if len(self._loaded) == 1:
            self._exporter.copy_command(self._loaded[0].recipe)

    @Slot()
    def _export(self) -> None:
        where = self._buttons["Export"]
        if self._comparison is not None:
            charts = [view.chart for view in self._views if not view.isHidden()]
            self._exporter.ask_compared(where, self._comparison, charts)
        elif len(self._loaded) == 1:
            run = self._loaded[0]
            self._exporter.ask(where, Results(run.info.number, run.recipe, run.summary))

    @Slot(object)
    def _on_chart_export(self, where: object) -> None:
        for view in self._views:
            if where is view.more:
                self._exporter.ask_chart(view)
