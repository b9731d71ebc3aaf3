"""Everything that the page of saved runs shows for the runs that are selected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tests.gui.lab.silent_driver import PLAN, SAVED, progress
from tests.gui.shown import shown
from tttmc_app import engine
from tttmc_app.core import TttmcError
from tttmc_app.experiments.saved_run import RunInfo, SavedRun, compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.gui.lab import results_page
from tttmc_app.gui.lab.results_head import ButtonRows
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.lab.saved_runs import RunList, ShownRuns
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.workers import Report

BARE = SAVED  # 1,500 of 2,000 games, called "My run"
RUNS = (
    replace(BARE, number=13, name="Whole", done=2000, seed=4, executor="inline"),
    BARE,
    replace(BARE, number=11, damage="cut", seconds=0.0),
    replace(BARE, number=10, kind="dance", name="A dance", done=0),
)
ROWS = [
    "13 | Whole | Sweep | 2,000 games | 70 s",
    "12 | My run | Sweep | 1,500 of 2,000 games | 70 s",
    "11 | My run | Sweep | can't be read | ",
    "10 | A dance | dance | can't be read | 70 s",
]
BUTTONS = ("Open", "Resume", "Rename", "Delete", "Copy as command", "Export")


class Page:
    """The page, and a store that answers with these runs."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        monkeypatch.setattr(results_page, "list_runs", self.list_runs)
        monkeypatch.setattr(results_page, "load_runs", self.load_runs)
        make_application()
        self.page: Any = ResultsPage()
        self.infos: tuple[RunInfo, ...] = RUNS
        qtbot.addWidget(self.page)
        self.page.resize(1100, 700)
        self.page.show()
        self.page.reload()
        self.wait()

    def list_runs(self, _store: Store) -> RunList:
        """Return the list."""
        return RunList(self.infos)

    def load_runs(self, numbers: tuple[int, ...], _store: Store) -> ShownRuns:
        """Return the runs with these numbers, but only of a kind that can be read."""
        infos = [info for info in self.infos if info.number in numbers]
        for info in infos:
            if info.error:
                raise TttmcError("run {run} can't be read", run=info.number)
        runs: Any = tuple(self.saved(info) for info in infos)
        return ShownRuns(runs, compare_runs(*runs) if len(runs) == 2 else None)

    def saved(self, info: RunInfo) -> Any:
        """Return a run with results."""
        return SavedRun(info, PLAN, progress(info.done).summary)

    def wait(self) -> None:
        """Wait for the store's answers."""
        self.qtbot.waitUntil(lambda: not self.page.is_busy)

    def choose(self, *rows: int) -> None:
        """Select rows and wait until they are shown."""
        table = self.page._table
        table.clearSelection()
        flags = QItemSelectionModel.SelectionFlag
        for row in rows:
            index = table.model().index(row, 0)
            table.selectionModel().select(index, flags.Select | flags.Rows)
        self.wait()

    def button(self, name: str) -> QAbstractButton:
        """Return a button by the end of its name."""
        found: QAbstractButton = self.page.findChild(QAbstractButton, f"results{name}")
        return found

    @property
    def message(self) -> str:
        """Return the message; empty while it is hidden."""
        label = self.page.findChild(MessageBar).findChild(QLabel, "messageText")
        return label.text() if label.isVisible() else ""

    @property
    def state(self) -> tuple[list[str], str, list[str], str, bool]:
        """Return the enabled buttons, the note, the charts, the measure and the differences."""
        buttons = {each.text(): each for each in self.page.findChildren(QAbstractButton)}
        views = [view for view in self.page._views if view.isVisible()]
        measure = self.page._measure
        return (
            [name for name in BUTTONS if buttons[name].isEnabled()],
            self.page._note.text(),
            [str(view.chart.title) or translate("Lab", str(view.chart.empty)) for view in views],
            measure.currentText() if measure.isVisible() else "",
            self.page._differences.isVisible(),
        )


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """Return the page; its threads end in time."""
    made = Page(qtbot, monkeypatch)
    yield made
    assert made.page.shutdown() is True
    assert not made.page.is_busy


ONE = ["Results: Monte Carlo against itself, 3×3", "Time"]
NONE = ["Select a run, or two to compare them."]
ACTIONS = ["Rename", "Delete", "Copy as command", "Export"]
SEED = f"Seed {{}} · {{}} · tttmc 0.1 · {engine.STREAM} · 8 × CPU"


def test_each_selection_shows_its_own(page: Page) -> None:
    """One run, two, three, or one that can't be read: buttons, note, charts and differences."""
    found = [line for line in shown(page.page) if line.startswith("row")]
    start = BARE.created.astimezone().strftime("%Y-%m-%d %H:%M")
    cells = [line.split(" ", 1)[1].split(" | ") for line in found]
    assert [row.pop(3) for row in cells] == [start, start, "", start]
    assert [" | ".join(row) for row in cells] == ROWS
    assert "row* 13" in found[0]
    one = SEED.format(4, "inline"), ONE, "", False
    assert page.state == (["Open", *ACTIONS], *one)
    page.choose(1)
    assert page.state == (["Open", "Resume", *ACTIONS], SEED.format(3, "4 processes"), *one[1:])
    page.choose(0, 1)
    both = ["Compared: ties", "Compared: time per game"]
    note = "Run 13, “Whole”, and run 12, “My run”"
    assert page.state == (["Delete", "Export"], note, both, "by ties", True)
    assert shown(page.page._differences)[1:4] == [
        "head Value | Measure | Run 13 | Run 12 | Difference | 95 %",
        "row 1 | X wins | 100 % | 100 % | +0.00 | −0.38 to +0.38",
        "row 1 | ties | 0 % | 0 % | +0.00 | −0.38 to +0.38",
    ]
    page.page._measure.setCurrentIndex(2)
    assert page.state[2:] == (["Compared: O wins", both[1]], "by O wins", True)
    page.choose(0)
    assert page.state == (["Open", *ACTIONS], *one)
    page.choose(1, 0)
    assert page.state[2:] == (["Compared: O wins", both[1]], "by O wins", True), "it is kept"
    page.choose(0, 1, 2)
    note = "3 runs selected. Select two to compare them."
    assert page.state == (["Delete"], note, NONE, "", False)
    page.choose()
    assert page.state == ([], "", NONE, "", False)
    assert page.message == ""
    page.choose(3)
    assert page.message == "Run 10 can't be read"
    assert page.state[0] == ACTIONS


def test_a_run_that_cannot_be_read_leaves_nothing_of_another(page: Page) -> None:
    """After a run that was shown, an unreadable one shows no results, and no action has them."""
    opened: list[object] = []
    copied: list[object] = []
    page.page.open_requested.connect(opened.append)
    page.page._exporter.copy_command = copied.append
    table = page.page._table
    page.choose(0)
    page.button("Command").click()
    table.doubleClicked.emit(QModelIndex())
    assert (copied, opened) == ([PLAN], [page.saved(RUNS[0])])
    table.selectRow(3)  # without a moment in which none is selected
    page.wait()
    assert page.state[2:] == (NONE, "", False)
    page.button("Command").click()
    page.button("Export").click()
    table.doubleClicked.emit(QModelIndex())
    assert (len(copied), len(opened)) == (1, 1)
    page.choose(0, 1)
    page.choose(2, 3)
    assert page.state == (["Delete"], page.state[1], NONE, "", False)
    page.choose(0)
    page.page._show_list(RUNS)
    table.doubleClicked.emit(QModelIndex())
    assert len(opened) == 2, "reading the list again keeps what is shown"
    page.wait()
    table.clearSelection()
    table.selectRow(1)
    table.doubleClicked.emit(QModelIndex())
    assert len(opened) == 2, "the run that is opened is the one selected, not the one before"


def test_what_is_done_with_a_selection(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests concern the selected runs, from the top; Undo restores those deleted last."""
    asked: list[tuple[str, tuple[int, ...]]] = []

    def change(numbers: tuple[int, ...], change: Any, _store: Store) -> RunList:
        asked.append((change.__name__, numbers))
        return RunList(page.infos)

    monkeypatch.setattr(results_page, "change_runs", change)
    resumed: list[RunInfo] = []
    page.page.resume_requested.connect(resumed.append)
    page.choose()
    page.page.delete()
    page.page._resume()
    assert (page.page.is_busy, page.page.undo_bar.text, resumed) == (False, "", [])
    page.choose(2, 1)
    page.page._resume()
    assert resumed == []
    page.page.delete()
    page.wait()
    bar = ['label "2 runs deleted."', 'button "Undo"', 'button "Dismiss"']
    assert shown(page.page.undo_bar) == bar
    page.choose(1)
    page.button("Resume").click()
    assert resumed == [BARE]
    page.page.undo()
    page.wait()
    assert asked == [("delete", (12, 11)), ("restore", (12, 11))]
    page.page.delete()
    assert shown(page.page.undo_bar)[0] == 'label "“My run” deleted."'
    page.button("UndoClose").click()
    assert page.page.undo_bar.text == ""
    page.wait()
    page.page.undo()
    page.wait()
    assert asked[2:] == [("delete", (12,)), ("restore", (12,))], "it can still be undone"
    shortcuts = page.page.findChildren(QShortcut)
    below = Qt.ShortcutContext.WidgetWithChildrenShortcut
    assert {each.context() for each in shortcuts} == {below}
    keys = {each.key().toString() for each in shortcuts if each.parent() is page.page._table}
    assert keys == {"Return", "F2", "Del", "F5"}


def test_a_kind_without_charts_shows_its_sentences(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In place of a chart, a run shows its sentences and how to see more; without them, a hint."""

    class Kind:
        """A kind of run that has only sentences."""

        lines: tuple[str, ...] = ("X can't lose.", "O can.")

        def sentences(self, _summary: object) -> tuple[str, ...]:
            return self.lines

    kind = Kind()

    def kind_of(_recipe: object) -> Kind:
        return kind

    monkeypatch.setattr(results_page, "kind_of", kind_of)
    bare: Any = type("Run", (), {"info": RUNS[0], "recipe": PLAN, "summary": None, "charts": ()})
    page.page._loaded = (bare(),)
    page.page._show_charts()
    text = "X can't lose.\nO can.\n\nPress Open for details."
    assert [str(view.chart.empty) for view in page.page._views if view.isVisible()] == [text]
    kind.lines = ()
    page.page._show_charts()
    assert page.state[2] == NONE


def test_an_empty_list_has_its_own_page(page: Page) -> None:
    """Without runs the page says how to make some; with a new one it shows it, selected."""
    page.infos = ()
    page.page.reload()
    page.wait()
    assert page.page._stack.currentIndex() == 1
    assert page.state[:2] == ([], "")
    page.infos = RUNS[1:3]
    page.page.reload()
    page.wait()
    assert page.page._stack.currentIndex() == 0
    assert page.page.selected == (BARE,)
    page.infos = RUNS
    page.page.reload()
    page.wait()
    assert page.page.selected == (BARE,), "the same run stays selected"
    page.page._copy_command()
    assert QGuiApplication.clipboard().text() == PLAN.command
    assert page.page._note.text().startswith("Copied: tttmc sweep")


def test_a_hidden_list_is_not_read_again(page: Page) -> None:
    """The list is read when the window becomes active, but only while it is shown."""
    states: list[bool] = []
    for visible in (False, True):
        page.page.setVisible(visible)
        for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
            QCoreApplication.sendEvent(page.page, QEvent(kind))
            states.append(page.page.is_busy)
        page.wait()
    assert states == [False, False, False, True]
    page.page.refresh()
    page.page.reload()  # the list may have changed since
    assert len(page.page._open_tasks) == 2
    page.wait()


def test_both_threads_end_in_time(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exports and requests are both finished at the end, and the answer says whether they were."""
    ended: list[str] = []
    for written, over in ((True, True), (False, True), (True, False)):

        def end_exports(answer: bool = written) -> bool:
            ended.append("exports")
            return answer

        def end_requests(answer: bool = over) -> bool:
            ended.append("requests")
            return answer

        with monkeypatch.context() as patch:
            patch.setattr(page.page._exporter, "shutdown", end_exports)
            patch.setattr(page.page._runner, "shutdown", end_requests)
            page.page.reload()
            assert page.page.shutdown() is (written and over)
            assert not page.page.is_busy
    assert ended == 3 * ["exports", "requests"]


def test_the_page_explains_itself(page: Page) -> None:
    """Its help is its own page of the manual."""
    asked: list[str] = []
    page.page.help_requested.connect(asked.append)
    page.button("Help").click()
    assert asked == ["06-lab-6-results.md"]


def test_answers_about_other_runs_are_ignored(page: Page) -> None:
    """Results that arrive after the selection has changed aren't shown as those of another run."""
    page.choose(0)
    state, loaded = page.state, page.page._loaded
    for numbers in ((12,), (13, 12), ()):
        late = page.load_runs(numbers, cast("Any", None))
        page.page._on_returned(Report(0, late, 1.0))
        assert (page.state, page.page._loaded) == (state, loaded)
    page.page._on_returned(Report(0, None, 1.0))
    assert page.state == state


def test_many_runs_are_chosen_from_the_top(page: Page) -> None:
    """Runs are compared in the order of the list, wherever they are in it."""
    page.infos = tuple(replace(BARE, number=40 - at, name=f"Run at {at}") for at in range(20))
    page.page.reload()
    page.wait()
    page.choose(17, 8, 1)
    assert [info.number for info in page.page.selected] == [39, 32, 23]
    page.choose(16, 1)
    assert page.state[1] == "Run 39, “Run at 1”, and run 24, “Run at 16”"


def test_a_narrow_list_has_fewer_columns(page: Page) -> None:
    """Columns of details stay hidden on a narrow page, even if the list arrives later."""
    table = page.page._table
    page.infos = ()
    page.page.reload()
    page.wait()
    table.setColumnCount(0)
    table._headers = []
    page.page.resize(300, 600)
    page.infos = RUNS
    page.page.reload()
    page.wait()
    assert [at for at in range(table.columnCount()) if table.isColumnHidden(at)] == [2, 3, 5]
    heads = [line for line in shown(page.page) if line.startswith("head Run")]
    assert heads == ["head Run | Name | Done"]
    (rows,) = page.page.findChildren(ButtonRows)
    places = [each.geometry() for each in rows.findChildren(QAbstractButton)]
    assert len({place.top() for place in places}) > 1
    assert all(rows.rect().contains(place) for place in places), "every row has room"


def test_a_further_chart_has_the_theme(page: Page) -> None:
    """A chart that is added later has the theme of the others, its own name and its own menu."""
    page.page.set_theme(DARK)
    page.page._add_view()
    views = page.page._views
    assert [view.theme for view in views] == 3 * [DARK]
    assert [view.objectName() for view in views] == [f"keptChart{n}" for n in (1, 2, 3)]
    asked: list[object] = []
    page.page._exporter.open_chart_menu = asked.append
    for view in views:
        view.menu_requested.emit(view.more)
    assert asked == views
