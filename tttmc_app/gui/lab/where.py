"""Where games are played: processes of this computer, or a Dask cluster."""

from __future__ import annotations

import os
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit

from tttmc_app.experiments.executors import Executor
from tttmc_app.gui.lab.runs import MakeExecutor
from tttmc_app.gui.look.widgets import Card, Form, title_label
from tttmc_app.gui.panels.field_errors import FieldError
from tttmc_app.gui.panels.fields import Chooser, WholeField
from tttmc_app.workers import NICENESS

MAX_PROCESSES = 64
DASK_PATIENCE = 4.0
"""Seconds that a scheduler has to answer: a window that closes may have to wait for them."""


class WhereCard(Card):
    """Choose what plays the games; the results are the same."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._kind = Chooser()
        self._kind.setObjectName(f"{name}Where")
        self._kind.addItem("this computer")
        self._kind.addItem("a Dask cluster")
        self._workers = WholeField()
        self._workers.setObjectName(f"{name}Workers")
        self._workers.setRange(1, MAX_PROCESSES)
        self._workers.setValue(os.cpu_count() or 1)
        self._address = QLineEdit()
        self._address.setObjectName(f"{name}Dask")
        self._address.setPlaceholderText("tcp://host:8786")
        self._here, self._there = Form(), Form()
        self._here.add_row("Processes", self._workers, "How many games are played at a time.")
        self._there.add_row(
            "Address", self._address, "What the Dask scheduler calls itself when it starts."
        )
        kind = Form()
        kind.add_row("Played by", self._kind, "The results don't depend on it.")
        self.body.addWidget(title_label("Where"))
        self.body.addWidget(kind)
        self.body.addWidget(self._here)
        self.body.addWidget(self._there)
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    def maker(self) -> MakeExecutor:
        """Return what makes the executor, in the thread that uses it.

        Raises FieldError where the address is missing.
        """
        if self._kind.currentIndex() == 0:
            return partial(_processes, self._workers.value())
        address = self._address.text().strip()
        if not address:
            raise FieldError(
                "the Dask cluster needs an address, such as tcp://192.0.2.7:8786", self._address
            )
        return partial(_cluster, address)

    @Slot()
    def _on_kind(self) -> None:
        here = self._kind.currentIndex() == 0
        self._here.setVisible(here)
        self._there.setVisible(not here)


def _processes(workers: int) -> Executor:
    from tttmc_app.experiments.processes import ProcessExecutor

    return ProcessExecutor(workers, NICENESS)


def _cluster(address: str) -> Executor:
    from tttmc_app.experiments.cluster import DaskExecutor

    return DaskExecutor(address, DASK_PATIENCE)
