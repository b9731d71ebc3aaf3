"""Questions to the store of results, answered one after the other off the window's thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.experiments.store import Store
from tttmc_app.workers import JobRunner, Report

Question = Callable[[Store], object]


class StoreDesk(QObject):
    """Ask the store; none of the questions is lost, and answers come in their order."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Question] = deque()
        self._runner = JobRunner(self)
        self._runner.finished.connect(self._on_finished)
        self._runner.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Return whether there are answers to come."""
        return self._runner.is_busy or bool(self._waiting)

    def ask(self, question: Question) -> None:
        """Put a question; `answered` or `failed` tells what came of it."""
        self._waiting.append(question)
        if not self._runner.is_busy:
            self._next()

    def shutdown(self) -> bool:
        """End the thread within a bound; a change that is being written is written first."""
        self._waiting.clear()
        self._runner.wait_until_idle()
        return self._runner.shutdown()

    def _next(self) -> None:
        if self._waiting:
            self._runner.start(partial(_answer, self._waiting.popleft()))

    @Slot(Report)
    def _on_finished(self, report: Report) -> None:
        self._next()
        self.answered.emit(report.value)

    @Slot(int, str)
    def _on_failed(self, _job_id: int, message: str) -> None:
        self._next()
        self.failed.emit(message)


def _answer(question: Question) -> Iterator[object]:
    with Store() as store:
        yield question(store)
