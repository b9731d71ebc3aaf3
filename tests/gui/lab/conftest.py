"""Fixtures: a real lab for each test, deleted when the test ends."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.hand import PATIENCE
from tests.gui.noting_shell import NotingShell
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.kinds import kind_named
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.fields import CountField, WholeField
from tttmc_app.players import parse_spec

_Part = TypeVar("_Part", bound=QObject)


MakePage = Callable[[str], RunPage[Any, Any]]
START = Position.parse("X.O/.../...", Rules(3))
"""The main window's position for pages that are made without a lab."""


@dataclass(frozen=True, slots=True)
class LabHand:
    """A lab and what a user does with it."""

    qtbot: QtBot
    window: LabWindow
    shell: NotingShell
    """What the lab asks the main window for."""

    def part(self, kind: type[_Part], name: str) -> _Part:
        """Return a part of the lab by its object name."""
        found = self.window.findChild(kind, name)
        assert found is not None, f"the lab has no {name}"
        return found

    @property
    def message(self) -> str:
        """Return the text of the message bar; empty while it is hidden."""
        bars = [bar for bar in self.window.findChildren(MessageBar) if bar.isVisible()]
        label = bars[0].findChild(QLabel, "messageText") if bars else None
        return label.text() if label is not None else ""

    def reason(self, name: str) -> str:
        """Return why a page's start button is disabled; empty if it is enabled."""
        label = self.part(QLabel, f"{name}Reason")
        start = self.part(QAbstractButton, f"{name}Start")
        assert label.isVisible() is not start.isEnabled()
        return label.text() if label.isVisible() else ""

    def run_page(self, name: str, games: int, workers: int = 1) -> RunPage[Any, Any]:
        """Open a page that plays games, with this number of games."""
        page: RunPage[Any, Any] = cast("Any", self.window.open_page(name))
        self.part(CountField, f"{name}Games").setValue(games)
        self.part(WholeField, f"{name}Workers").setValue(workers)
        return page

    def sweep(self, values: str, games: int, workers: int = 1) -> RunPage[Any, Any]:
        """Open the sweep page with these numbers of trials."""
        page = self.run_page("sweep", games, workers)
        self.part(QLineEdit, "sweepValues").setText(values)
        return page

    def until(self, holds: Callable[[], bool]) -> None:
        """Process events until a condition holds."""
        self.qtbot.waitUntil(holds, timeout=2 * PATIENCE)

    def until_over(self, page: RunPage[Any, Any]) -> None:
        """Process events until no games are played."""
        self.until(lambda: not page.driver.is_busy)


@pytest.fixture
def lab(qtbot: QtBot) -> Iterator[LabHand]:
    """Return an open lab with an empty 3×3 board; no process outlives it."""
    make_application()
    shell = NotingShell()
    window = LabWindow(shell)
    window.resize(1100, 760)
    window.show()
    window.activateWindow()
    hand = LabHand(qtbot, window, shell)
    hand.until(window.isActiveWindow)
    yield hand
    assert window.shutdown()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert multiprocessing.active_children() == []


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakePage]:
    """Return a function that makes a page for a kind of run; all are shut down at the end."""
    make_application()
    pages: list[RunPage[Any, Any]] = []

    def make_page(name: str) -> RunPage[Any, Any]:
        page: RunPage[Any, Any] = kind_named(name).load_page()(NotingShell(START))
        qtbot.addWidget(page)
        pages.append(page)
        return page

    yield make_page
    for page in pages:
        assert page.shutdown()


@pytest.fixture
def results_page(qtbot: QtBot) -> Iterator[ResultsPage]:
    """Return the page of saved runs; its threads end in time."""
    make_application()
    page = ResultsPage(NotingShell())
    qtbot.addWidget(page)
    yield page
    assert page.shutdown()


def is_example(page: Any) -> bool:
    """Return whether a page shows its question and an example, not results."""
    labels = {each.objectName(): each.text() for each in page.head.findChildren(QLabel)}
    asks = labels[f"{page.page_name}Headline"] == str(page.question)
    assert not asks or labels[f"{page.page_name}About"] == str(page.about)
    return not page.bar.example.parentWidget().isHidden()


def save_sweep(player: str = "mc:trials=2", games: int = 4, seed: int = 1) -> int:
    """Save a finished sweep of 1 and 2 trials, without a process, and return its number."""
    from tests.experiments.inline import InlineExecutor
    from tttmc_app.experiments.running import run

    plan = SweepPlan(player=parse_spec(player), values=(1, 2), games_each=games, seed=seed)
    with Store() as store:
        return list(run(plan, InlineExecutor(), store))[-1].run
