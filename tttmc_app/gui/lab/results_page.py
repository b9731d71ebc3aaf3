"""The Results page: show, compare, rename, delete, export, repeat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QSignalBlocker, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.chart import Axis, Chart
from tttmc_app.experiments.columns import read_table
from tttmc_app.experiments.comparison import BY_PLAYER, SHARES, Comparison, Measure
from tttmc_app.experiments.executors import executor_text
from tttmc_app.experiments.kinds import KINDS, kind_of
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.saved_run import (
    RUN_LIST,
    AnyRun,
    RunInfo,
    compare_runs,
    compared_charts,
    share_a_chart,
)
from tttmc_app.experiments.store import Store
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.exports import Differences, Results
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import Table, button, scrolled
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import sentence, shown, translate
from tttmc_app.gui.look.widgets import EmptyNote, fill, muted_label, tool_button
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar
from tttmc_app.workers.answers import Answers

_LIST = 160
"""Minimum height of the list of runs and maximum height of the differences, in pixels."""
_NARROW = 700
"""The width, in pixels, below which a page is narrow."""
MAX_SHOWN = 2
"""Maximum number of runs shown together."""
_DETAILS = (2, 3, 5)  # the columns that a narrow page leaves out: kind, start and duration


class ResultsPage(LabPage):
    """List of saved runs, with the results of those selected."""

    question = Text("What did your runs find?")
    about = Text("Select a run to see its results, or two runs to compare them.")
    manual_page = "06-lab-6-results.md"

    def __init__(self, shell: Shell) -> None:
        self._open_button = button("resultsOpen", "", primary=True)
        self._menu = button("resultsMenu", "⋯", translate("Lab", "What can be done with a run"))
        super().__init__(shell, "results", self._open_button, self._menu)
        self._answers = Answers(self)
        self._runs: tuple[RunInfo, ...] = ()
        self._loaded: tuple[AnyRun, ...] = ()
        self._comparison: Comparison | None = None
        self._deleted: tuple[int, ...] = ()
        self.undo_bar = QuestionBar("resultsUndo")
        self._table = Table("runs", texts=4, stretched=1)
        self._table.setAccessibleName(translate("Lab", "Saved runs"))
        self._table.setMinimumHeight(_LIST)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._actions: dict[str, QAction] = {}
        self.export.clicked.connect(self._export)
        self._note = muted_label(wrap=True)
        self._note.setObjectName("runNote")
        self._measure = Chooser()
        self._measure.setObjectName("compareBy")
        self._measure.set_label(translate("Lab", "Compare by"))
        name_measures(self._measure, ())
        self._views: list[ChartView] = []
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.setSpacing(UNIT)
        self._theme = LIGHT
        self._differences = Table("differences", texts=2, dense=True, stretched=1)
        self._differences.setAccessibleName(translate("Lab", "Differences of the two runs"))
        self._differences.setMaximumHeight(_LIST)
        self._empty = EmptyNote(
            translate("Lab", "No saved runs"),
            translate("Lab", "Every run of the lab and of the commands is saved here."),
            tool_button(
                "resultsExample",
                translate("Lab", "Play a match"),
                partial(self.page_requested.emit, MatchPlan.kind),
            ),
        )
        self._stack = QStackedWidget()
        self._add_actions()
        self._lay_out()
        self._answers.failed.connect(self._on_failed)
        self.exporter.done.connect(self._note.setText)
        self._table.itemSelectionChanged.connect(self._on_selected)
        self._table.doubleClicked.connect(self._open)
        self._measure.currentIndexChanged.connect(self._show_charts)
        self._show_selection()

    def _add_actions(self) -> None:
        """Add the actions, with their keys."""
        keys = QKeySequence.StandardKey
        for name, text, key, slot in (
            ("Open", Text("Open"), "Return", self._open),
            ("Resume", Text("Resume"), "", self._resume),
            ("Rename", Text("Rename"), "F2", self._ask_name),
            ("Delete", Text("Delete"), keys.Delete, self.delete),
            ("Command", Text("Copy as command"), "", self._copy_command),
            ("Undo", Text("Undo"), keys.Undo, self.undo),
            ("Refresh", Text("Refresh"), keys.Refresh, self.reload),
        ):
            action = self._actions[name] = QAction(shown(text), self)
            action.setObjectName(f"results{name}")
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(slot)
            (self if name == "Undo" else self._table).addAction(action)

    def _lay_out(self) -> None:
        self._open_button.setDefaultAction(self._actions["Open"])
        self._menu.setAccessibleName(self._menu.toolTip())
        self._menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu.addActions(self._table.actions()[1:])
        below = fill(QHBoxLayout(), (self._note, 1), self._measure)
        for _ in range(max(len(kind.charts) for kind in KINDS)):
            self._add_view()
        kept = QWidget()
        fill(QVBoxLayout(kept), (self._table, 1), below, self._charts, self._differences)
        self._stack.addWidget(scrolled(kept, "resultsArea"))
        self._stack.addWidget(self._empty)
        self.setLayout(self.column(self.undo_bar, (self._stack, 1)))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        self._place()

    def _place(self) -> None:
        """On a narrow page, stack the charts, and hide the columns of details."""
        narrow = self.width() < for_letters(_NARROW, self.font())
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._charts.setDirection(down if narrow else across)
        for column in _DETAILS:
            self._table.setColumnHidden(column, narrow)

    # Requests to the store --------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether any request to the store is pending."""
        return self._answers.is_busy

    @property
    def selected(self) -> tuple[RunInfo, ...]:
        """Return the selected runs, from the top."""
        rows = sorted({index.row() for index in self._table.selectedIndexes()})
        return tuple(self._runs[row] for row in rows)

    def refresh(self) -> None:
        """Reload the list, and give it the focus."""
        self.reload()
        self._table.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show the charts in another theme's colours."""
        self._theme = theme
        self.exporter.set_theme(theme)
        for view in self._views:
            view.set_theme(theme)

    def shutdown(self) -> bool:
        """Finish all requests and end the threads, within a time limit."""
        written = self.exporter.shutdown()
        return self._answers.shutdown() and written

    def event(self, event: QEvent) -> bool:
        """Reload the list when the window becomes active: a command may have added runs."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.reload()
        return super().event(event)

    @Slot()
    def reload(self) -> None:
        """Reload the list."""
        self._change("list", lambda _store: None)

    def _change(self, kind: str, change: Callable[[Store], object]) -> None:
        """Change something in the store, then read all runs and show them."""
        self._answers.ask(kind, partial(change_runs, change), self._show_list)

    def rename(self, name: str) -> None:
        """Rename the selected run."""
        if len(self.selected) == 1:
            number = self.selected[0].number
            self._change("rename", lambda store: store.rename(number, name))

    @Slot()
    def delete(self) -> None:
        """Delete the selected runs."""
        gone = self.selected
        if not gone:
            return
        numbers = self._deleted = tuple(info.number for info in gone)
        self._change("delete", lambda store: store.delete(numbers))
        text = translate("Lab", "%n runs deleted.", n=len(gone))
        if len(gone) == 1:
            text = translate("Lab", "“{name}” deleted.", name=gone[0].title)
        undo = BarButton("resultsUndoFirst", translate("Lab", "Undo"), self.undo)
        close = BarButton("resultsUndoClose", translate("Lab", "Dismiss"), self.undo_bar.hide)
        self.undo_bar.ask(text, close, undo)

    @Slot()
    def undo(self) -> None:
        """Restore the most recently deleted runs."""
        if self._deleted:
            numbers, self._deleted = self._deleted, ()
            self._change("restore", lambda store: store.restore(numbers))
            self.undo_bar.hide()

    # Replies from the store -------------------------------------------------------------------

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self.message.show_error(shown(error))
        self._show_charts()

    def _show_list(self, runs: tuple[RunInfo, ...]) -> None:
        before = {info.number for info in self.selected}
        self._runs = runs
        with QSignalBlocker(self._table):
            self._table.show_rows(*read_table(RUN_LIST, runs))
            self._place()  # the list has columns now
            self._table.clearSelection()
            model, flag = self._table.selectionModel(), QItemSelectionModel.SelectionFlag
            for row, info in enumerate(runs):
                if info.number in before or (not before and row == 0):
                    model.select(self._table.model().index(row, 0), flag.Select | flag.Rows)
        self._stack.setCurrentIndex(0 if runs else 1)
        for each in (self._open_button, self._menu, self.export):
            each.setVisible(bool(runs))
        self._on_selected()

    @Slot()
    def _on_selected(self) -> None:
        self._show_selection()
        numbers = tuple(info.number for info in self.selected)
        if numbers != tuple(run.info.number for run in self._loaded):
            self._loaded, self._comparison = (), None  # actions must not concern other runs
        if 1 <= len(numbers) <= MAX_SHOWN:
            self._answers.ask("runs", partial(load_runs, numbers), self._show_runs)
        else:
            self._answers.forget("runs")
            self._show_charts()

    def _show_runs(self, found: tuple[tuple[AnyRun, ...], Comparison | None]) -> None:
        self._loaded, self._comparison = found
        self._show_charts()

    def _show_selection(self) -> None:
        selected = self.selected
        one = selected[0] if len(selected) == 1 else None
        for name, possible in (
            ("Open", one is not None and one.has_page),
            ("Resume", one is not None and one.is_resumable and one.has_page),
            ("Rename", one is not None),
            ("Delete", bool(selected)),
            ("Command", one is not None),
        ):
            self._actions[name].setEnabled(possible)
        self.export.setEnabled(one is not None)  # for two runs, once they are loaded
        self._note.setText(note_text(selected))
        self._measure.setVisible(False)

    @Slot()
    def _show_charts(self) -> None:
        charts: Sequence[Chart] = ()
        if len(self._loaded) == 1:
            charts = self._loaded[0].charts
        elif len(self._loaded) == MAX_SHOWN:
            measure = Measure(self._measure.currentData())
            charts = compared_charts((self._loaded[0], self._loaded[1]), measure)
            name_measures(self._measure, self._loaded)
            self._measure.setVisible(share_a_chart(*self._loaded))
        nothing = Chart("", Axis(""), Axis(""), empty=self._empty_text())
        while len(self._views) < len(charts):
            self._add_view()
        for place, view in enumerate(self._views):
            view.setVisible(place == 0 or place < len(charts))
            view.show_chart(charts[place] if place < len(charts) else nothing)
        self._show_differences()

    def _add_view(self) -> None:
        view = ChartView(f"keptChart{len(self._views) + 1}")
        view.set_theme(self._theme)
        view.menu_requested.connect(self.exporter.open_chart_menu)
        self._views.append(view)
        self._charts.addWidget(view, 1)

    def _show_differences(self) -> None:
        """Show the differences between two runs, and enable their export."""
        if self._comparison is not None:
            self._differences.show_rows(*self._comparison.texts)
        self._differences.setVisible(self._comparison is not None)
        self.export.setEnabled(len(self.selected) == 1 or self._comparison is not None)

    def _empty_text(self) -> str:
        """Return the text to show in place of a chart."""
        if len(self._loaded) == 1:
            run = self._loaded[0]
            if not run.charts:
                report = kind_of(run.recipe).report(run.recipe, run.summary)
                sentences = map(shown, report.notes)
                return "\n".join((*sentences, "", translate("Lab", "Press Open for details.")))
        return translate("Lab", "Select a run, or two to compare them.")

    # Actions on the selected runs --------------------------------------------------------------

    @Slot()
    def _open(self) -> None:
        if len(self._loaded) == 1 and self._loaded[0].info.has_page:
            self.open_requested.emit(self._loaded[0])

    @Slot()
    def _resume(self) -> None:
        if len(self.selected) == 1:
            self.resume_requested.emit(self.selected[0])

    @Slot()
    def _ask_name(self) -> None:
        if len(self.selected) == 1:
            name, given = QInputDialog.getText(
                self,
                translate("Lab", "Rename"),
                translate("Lab", "Name"),
                QLineEdit.EchoMode.Normal,
                self.selected[0].name,
            )
            if given:
                self.rename(name)

    @Slot()
    def _copy_command(self) -> None:
        if len(self._loaded) == 1:
            self.exporter.copy_text(self._loaded[0].recipe.command)

    @Slot()
    def _export(self) -> None:
        where = self.export
        if self._comparison is not None:
            charts = [view.chart for view in self._views if not view.isHidden()]
            self.exporter.open_menu(where, Differences(self._comparison, charts))
        elif len(self._loaded) == 1:
            run = self._loaded[0]
            self.exporter.open_menu(where, Results(run.info.number, run.recipe, run.summary))


def name_measures(chooser: QComboBox, runs: Sequence[AnyRun]) -> None:
    """Offer the measures of `SHARES`, with names that suit a comparison of these runs."""
    by_player = any(getattr(run.summary, "by_player", False) for run in runs)
    for place, measure in enumerate(SHARES):
        if chooser.count() == place:
            chooser.addItem("", measure)
        named = BY_PLAYER.get(measure, measure) if by_player else measure
        chooser.setItemText(place, translate("Lab", "by {measure}", measure=named.label))


def note_text(selected: Sequence[RunInfo]) -> str:
    """Return a note about the selected runs."""
    if len(selected) > MAX_SHOWN:
        return translate("Lab", "%n runs selected. Select two to compare them.", n=len(selected))
    if len(selected) == MAX_SHOWN:
        one, two = selected
        return translate(
            "Lab",
            "Run {first}, “{first_name}”, and run {second}, “{second_name}”",
            first=one.number,
            first_name=one.title,
            second=two.number,
            second_name=two.title,
        )
    if not selected:
        return ""
    info = selected[0]
    details = translate(
        "Lab",
        "Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}",
        seed=info.seed,
        executor=executor_text(info.executor),
        version=info.version,
        stream=info.stream,
        machine=info.machine,
    )
    return details if info.obstacle is None else f"{sentence(info.obstacle)}\n{details}"


def change_runs(change: Callable[[Store], object]) -> tuple[RunInfo, ...]:
    """Change the store, and return all runs, newest first."""
    with Store() as store:
        change(store)
        return tuple(store.runs())


def load_runs(numbers: tuple[int, ...]) -> tuple[tuple[AnyRun, ...], Comparison | None]:
    """Return runs with their results, and the comparison of two with rows in common."""
    with Store() as store:
        loaded = tuple(store.load(number) for number in numbers)
    comparison: Comparison | None = None
    if len(loaded) == MAX_SHOWN:
        with suppress(TttmcError):  # no rows in common
            comparison = compare_runs(*loaded)
    return loaded, comparison
