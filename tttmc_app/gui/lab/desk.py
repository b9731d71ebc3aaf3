"""Small pieces of work, done one after the other off the window's thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.experiments.store import Store
from tttmc_app.gui.look.translation import shown
from tttmc_app.workers import JobRunner, Report

Work = Callable[[], Iterator[object]]
Question = Callable[[Store], object]


class Desk(QObject):
    """Do work; none of it is lost, and answers come in its order."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Work] = deque()
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Return whether there are answers to come."""
        return self._runner.is_busy or bool(self._waiting)

    def do(self, work: Work) -> None:
        """Take work on; `answered` or `failed` tells what came of it."""
        self._waiting.append(work)
        if not self._runner.is_busy:
            self._next()

    def shutdown(self) -> bool:
        """Do what is still to be done, and end the thread within a bound."""
        self._runner.wait_until_idle()
        while self._waiting:
            self._next()
            self._runner.wait_until_idle()
        return self._runner.shutdown()

    def _next(self) -> None:
        if self._waiting:
            self._runner.start(self._waiting.popleft())

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        self._next()
        self.answered.emit(report.value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self._next()
        self.failed.emit(shown(error))


class StoreDesk(Desk):
    """Put questions to the store of results."""

    def ask(self, question: Question) -> None:
        """Put a question; `answered` or `failed` tells what came of it."""
        self.do(partial(_answer, question))


def _answer(question: Question) -> Iterator[object]:
    with Store() as store:
        yield question(store)
