"""The card that chooses who plays a run's games."""

from __future__ import annotations

import os
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.lab.test_forms import part
from tttmc_app.gui.lab.run_driver import ExecutorForm
from tttmc_app.gui.panels.fields import WholeField


def test_where_games_are_played(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer's processes are polite, and a cluster has little time to answer."""
    made: list[tuple[object, ...]] = []

    def processes(workers: int, niceness: int) -> None:
        made.append(("processes", workers, niceness))

    def cluster(address: str, seconds: float) -> None:
        made.append(("cluster", address, seconds))

    monkeypatch.setattr("tttmc_app.experiments.processes.ProcessExecutor", processes)
    monkeypatch.setattr("tttmc_app.experiments.cluster.DaskExecutor", cluster)
    card = ExecutorForm("x")
    qtbot.addWidget(card)
    part(card, WholeField, "xWorkers").setValue(3)
    told: list[int | None] = []
    card.changed.connect(lambda: told.append(card.workers))
    cast("Any", card).maker()()
    part(card, QComboBox, "xWhere").setCurrentIndex(1)
    part(card, QLineEdit, "xDask").setText(" tcp://a:1 ")
    cast("Any", card).maker()()
    assert made == [("processes", 3, 5), ("cluster", "tcp://a:1", 4.0)]
    assert told == [None, None]


@pytest.mark.parametrize(("count", "shown"), [(None, 1), (3, 3), (500, 64)])
def test_the_card_s_processes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int | None, shown: int
) -> None:
    """At first there is a process for each processor, within limits; a cluster has an address."""
    monkeypatch.setattr(os, "cpu_count", lambda: count)
    card = ExecutorForm("x")
    qtbot.addWidget(card)
    field = part(card, WholeField, "xWorkers")
    assert (field.value(), field.minimum(), field.maximum()) == (shown, 1, 64)
    assert part(card, QLineEdit, "xDask").placeholderText() == "tcp://host:8786"
    told: list[int | None] = []
    card.changed.connect(lambda: told.append(card.workers))
    field.setValue(2)
    part(card, QLineEdit, "xDask").setText("a")
    assert told == [2, 2]
