"""The driver of runs with a runner that runs nothing: which requests and reports it passes on."""

from __future__ import annotations

import os
from typing import Any

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.lab.silent_driver import PLAN, SAVED, progress
from tests.gui.lab.test_forms import part
from tests.gui.lab.test_study_page import Runner
from tttmc_app.core import TttmcError
from tttmc_app.experiments.estimate import Estimate
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.gui.lab import run_driver
from tttmc_app.gui.lab.run_driver import ExecutorCard, RunDriver
from tttmc_app.gui.panels.fields import WholeField
from tttmc_app.workers import Report

ESTIMATE = Estimate(3.0, is_least=False)


class Heard:
    """A driver, its runner, and all that its signals said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(run_driver, "JobRunner", Runner)
        self.driver: Any = RunDriver()
        self.runner: Any = self.driver._runner
        self.said: list[tuple[Any, ...]] = []
        for name in ("progressed", "ended", "failed", "found_unfinished", "found_latest"):
            getattr(self.driver, name).connect(self.hear(name))
        self.driver.estimated.connect(self.hear("estimated"))

    def hear(self, name: str) -> Any:
        """Return a slot that keeps what a signal says."""

        def keep(value: Any, *more: Any) -> None:
            if name == "failed":
                self.said.append((name, value))
            else:
                self.said.append((name, *(each.name for each in more)))

        return keep

    def start(self) -> None:
        """Start a run."""
        self.driver.start(PLAN, InlineExecutor)

    def answers(self, value: object) -> None:
        """Let the runner return a value."""
        self.runner.busy = False
        self.runner.returned.emit(Report(1, value, 1.0))

    @property
    def state(self) -> tuple[bool, bool, bool]:
        """Return whether the driver is busy, looking and finishing."""
        return self.driver.is_busy, self.driver.is_looking, self.driver.is_finishing


@pytest.fixture
def heard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Return a driver whose runs are only asked for."""
    return Heard(monkeypatch)


def test_what_a_driver_asks_for(heard: Heard) -> None:
    """It looks and estimates only while nothing else goes on; Stop cancels a run, once."""
    driver, asked = heard.driver, heard.runner.asked
    assert heard.state == (False, False, False)
    driver.stop()
    assert (asked, heard.said) == ([], [])
    driver.look_for("sweep")
    assert (asked, heard.state) == (["start"], (False, True, False))
    driver.estimate(PLAN, 1)
    assert asked == ["start"]
    heard.answers(None)
    assert (heard.said, heard.state) == ([], (False, False, False))
    driver.estimate(PLAN, 1)
    assert (asked, heard.state) == (2 * ["start"], (False, True, False))
    heard.answers(ESTIMATE)
    driver.finish()
    heard.start()
    assert (asked, heard.state) == (3 * ["start"], (True, False, False))
    driver.look_for("sweep")
    driver.estimate(PLAN, 1)
    assert len(asked) == 3
    driver.finish()
    assert heard.state == (True, False, True)
    heard.said.clear()
    driver.stop()
    assert asked[3:] == ["cancel", "post"]
    assert heard.said == [("failed", "Stopped before the first game.")]
    assert heard.state == (False, False, False)
    driver.stop()
    assert (asked[3:], len(heard.said)) == (["cancel", "post"], 1)
    driver.resume(7, InlineExecutor)
    assert (asked[5:], heard.state) == (["start"], (True, False, False))


def test_what_a_driver_tells(heard: Heard) -> None:
    """Each report has its signal, which depends on whether a run is in progress."""
    driver = heard.driver
    heard.start()
    heard.runner.progressed.emit(Report(1, progress(5), 1.0))
    assert (heard.said, driver.latest) == ([("progressed",)], progress(5))
    heard.runner.progressed.emit(Report(1, None, 1.0))
    assert len(heard.said) == 1
    driver.stop()
    assert heard.said[1:] == [("ended", "STOPPED")]
    heard.start()
    assert driver.latest is None, "the run before is forgotten"
    for value, told in (
        (progress(2000), ("ended", "FINISHED")),
        (progress(1999), ("ended", "STOPPED_AFTER_GAMES")),
        (SAVED, ("found_unfinished",)),
    ):
        heard.said.clear()
        heard.start()
        heard.answers(value)
        assert (heard.said, heard.driver.is_busy) == ([told], False)
        assert driver.latest == (value if value is not SAVED else None)
    heard.said.clear()
    heard.answers(SAVED)
    heard.answers(ESTIMATE)
    heard.answers(None)
    assert heard.said == [("found_latest",), ("estimated",)]
    heard.said.clear()
    heard.start()
    heard.runner.failed.emit(1, TttmcError("the disk is full"))
    assert (heard.said, driver.is_busy) == ([("failed", "the disk is full")], False)
    heard.runner.failed.emit(1, TttmcError("nobody asked"))
    assert len(heard.said) == 1, "a search or an estimate fails in silence"


@pytest.mark.parametrize(("count", "shown"), [(None, 1), (3, 3), (500, 64)])
def test_the_card_s_processes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int | None, shown: int
) -> None:
    """At first there is a process for each processor, within limits; a cluster has an address."""
    monkeypatch.setattr(os, "cpu_count", lambda: count)
    card = ExecutorCard("x")
    qtbot.addWidget(card)
    field = part(card, WholeField, "xWorkers")
    assert (field.value(), field.minimum(), field.maximum()) == (shown, 1, 64)
    assert part(card, QLineEdit, "xDask").placeholderText() == "tcp://host:8786"
    told: list[int | None] = []
    card.changed.connect(lambda: told.append(card.workers))
    field.setValue(2)
    part(card, QLineEdit, "xDask").setText("a")
    assert told == [2, 2]
