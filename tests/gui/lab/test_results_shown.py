"""Everything that the page of saved runs shows for the runs that are selected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tests.gui.lab.silent_driver import PLAN, SAVED, progress
from tests.gui.noting_shell import NotingShell
from tttmc_app.core import TttmcError
from tttmc_app.experiments.saved_run import RunInfo, SavedRun, compare_runs
from tttmc_app.gui.lab import results_page
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.panels.bars import MessageBar

BARE = SAVED  # 1,500 of 2,000 games, called "My run"
RUNS = (
    replace(BARE, number=13, name="Whole", done=2000, seed=4, executor="inline"),
    BARE,
    replace(BARE, number=11, damage="cut", seconds=0.0),
    replace(BARE, number=10, kind="dance", name="A dance", done=0),
)
BUTTONS = ("Open", "Resume", "Rename", "Delete", "Copy as command", "Export")


class Page:
    """The page, and a store that answers with these runs."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        monkeypatch.setattr(results_page, "change_runs", self.change_runs)
        monkeypatch.setattr(results_page, "load_runs", self.load_runs)
        make_application()
        self.page: Any = ResultsPage(NotingShell())
        self.infos: tuple[RunInfo, ...] = RUNS
        qtbot.addWidget(self.page)
        self.page.resize(1100, 700)
        self.page.show()
        self.page.reload()
        self.wait()

    def change_runs(self, _change: object) -> tuple[RunInfo, ...]:
        """Return the list."""
        return self.infos

    def load_runs(self, numbers: tuple[int, ...]) -> tuple[Any, Any]:
        """Return the runs with these numbers, but only of a kind that can be read."""
        infos = [info for info in self.infos if info.number in numbers]
        for info in infos:
            if info.error:
                raise TttmcError("run {run} can't be read", run=info.number)
        runs: Any = tuple(self.saved(info) for info in infos)
        return runs, compare_runs(*runs) if len(runs) == 2 else None

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
        parts = [*self.page.findChildren(QAction), *self.page.findChildren(QAbstractButton)]
        buttons = {each.text(): each for each in parts}
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


def test_the_page_explains_itself(page: Page) -> None:
    """Its help is its own page of the manual."""
    page.button("Help").click()
    assert page.page.shell.manual == ["06-lab-6-results.md"]


def test_many_runs_are_chosen_from_the_top(page: Page) -> None:
    """Runs are compared in the order of the list, wherever they are in it."""
    page.infos = tuple(replace(BARE, number=40 - at, name=f"Run at {at}") for at in range(20))
    page.page.reload()
    page.wait()
    page.choose(17, 8, 1)
    assert [info.number for info in page.page.selected] == [39, 32, 23]
    page.choose(16, 1)
    assert page.state[1] == "Run 39, “Run at 1”, and run 24, “Run at 16”"
