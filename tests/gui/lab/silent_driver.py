"""A page with a driver that runs nothing, and runs to show on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.gui.lab.conftest import MakePage
from tttmc_app import engine
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.running import Progress
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.score import FirstForfeit, Score
from tttmc_app.experiments.statistics import Histogram, Spread
from tttmc_app.experiments.sweep import SweepPlan, SweepSummary
from tttmc_app.gui.lab import run_page
from tttmc_app.gui.lab.run_driver import MakeExecutor, RunDriver
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.players import parse_spec
from tttmc_app.players.behaviour import versions_of

PLAN = SweepPlan(parse_spec("mc"), "trials", (1, 2), games_each=1000, seed=3)
SAVED = RunInfo(
    number=12,
    name="My run",
    kind="sweep",
    settings=PLAN.settings(),
    knowledge=(),
    created=datetime(2026, 5, 4, 23, 30, tzinfo=UTC),
    done=1500,
    target=2000,
    seconds=70.0,
    seed=3,
    version="0.1",
    stream=engine.STREAM,
    python="3.12",
    machine="8 × CPU",
    executor="4 processes",
    deleted=False,
    versions=versions_of(PLAN.behaviours),
)


def score(games: int, x_forfeits: int = 0) -> Score:
    """Return a score in which X has won all games but those that it forfeited."""
    why = FirstForfeit(0, "no move") if x_forfeits else None
    times = Histogram.of(games * [0.01])
    return Score(
        games - x_forfeits,
        x_forfeits,
        x_forfeits=x_forfeits,
        x_why=why,
        seconds=Spread.of(games * [0.01]),
        game_seconds=times,
        x_pace=times,
        o_pace=times,
    )


def progress(
    done: int, forfeits: tuple[int, int] = (0, 0), **changes: Any
) -> Progress[SweepPlan, SweepSummary]:
    """Return the progress of the plan when this many games are done."""
    first = min(1000, done)
    scores = score(first, forfeits[0]), score(done - first, forfeits[1])
    found = Progress(7, PLAN, done, 2000, PLAN.summary(scores), 65.0, 130.4, "4 processes")
    return replace(found, **changes)


class Driver(RunDriver):
    """A driver that runs nothing and keeps what it is asked for."""

    def __init__(self, _parent: QObject | None = None) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        self.busy = self.looking = self.finishing = False

    @property
    def is_busy(self) -> bool:
        """Return whether a run was asked for."""
        return self.busy

    @property
    def is_finishing(self) -> bool:
        """Return whether it was asked to finish."""
        return self.finishing

    @property
    def is_looking(self) -> bool:
        """Return whether it is looking for a run."""
        return self.looking

    def start(
        self, recipe: Any, make_executor: MakeExecutor | None = None, *, again: bool = False
    ) -> None:
        """Keep the request."""
        self.asked.append(("start", recipe, again))
        self.busy = True

    def resume(self, number: int, make_executor: MakeExecutor) -> None:
        """Keep the request."""
        self.asked.append(("resume", number))
        self.busy = True

    def look_for(self, kind: str) -> None:
        """Keep the request."""
        self.asked.append(("look for", kind))

    def estimate(self, plan: Any, workers: int) -> None:
        """Keep the request."""
        self.asked.append(("estimate", plan, workers))

    def finish(self) -> None:
        """Keep the request."""
        self.asked.append(("finish",))

    def stop(self) -> None:
        """Keep the request."""
        self.asked.append(("stop",))
        self.busy = False

    def shutdown(self) -> bool:
        """Keep the request, and carry it out."""
        self.asked.append(("shutdown",))
        return super().shutdown()


class Page:
    """A page with a driver that runs nothing."""

    def __init__(
        self, make: MakePage, monkeypatch: pytest.MonkeyPatch, recipe: Recipe = PLAN
    ) -> None:
        self.said: list[str] = []
        self.titles: list[str] = []
        monkeypatch.setattr(run_page, "RunDriver", Driver)
        monkeypatch.setattr(run_page, "announce", self._hear)
        self.page: Any = cast("Any", make(recipe.kind))
        self.driver: Any = self.page.driver
        self.page.progress_changed.connect(self.titles.append)
        self.page.resize(1100, 800)
        self.page.show_recipe(recipe)
        self.page.show()
        self.driver.asked.clear()

    def _hear(self, _widget: QWidget, text: str) -> None:
        self.said.append(text)

    def label(self, name: str) -> str:
        """Return a label's text; empty if it is hidden."""
        label = self.page.findChild(QLabel, f"{self.page.page_name}{name}")
        assert label is not None
        return "" if label.isHidden() else label.text()

    def button(self, name: str) -> QAbstractButton:
        """Return a button."""
        found: QAbstractButton = self.page.findChild(
            QAbstractButton, f"{self.page.page_name}{name}"
        )
        assert found is not None
        return found

    @property
    def buttons(self) -> Any:
        """Return the buttons of the bar that are shown and enabled."""
        names = ("Start", "Finish", "Stop")
        return [n for n in names if self.button(n).isVisible() and self.button(n).isEnabled()]

    @property
    def error(self) -> Any:
        """Return the message above the results; empty if it is hidden."""
        bar = self.page.findChild(MessageBar)
        assert bar is not None
        label = bar.findChild(QLabel, "messageText")
        return "" if bar.isHidden() or label is None else label.text()

    @property
    def offer(self) -> Any:
        """Return the offer and its answers, without the one that declines it."""
        offer = self.page.offer
        named = [each for each in offer.findChildren(QAbstractButton) if each.objectName()]
        return (offer.text, *(each.text() for each in named[1:])) if offer.text else ()
