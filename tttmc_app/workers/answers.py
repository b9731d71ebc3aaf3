"""Short calls on a worker thread, each with the function that takes its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.workers.jobs import JobRunner, Report


class Answers(QObject):
    """Short calls on a worker thread, each with the function that takes its result.

    A newer call of the same kind replaces an older one, whose result is dropped.
    """

    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._waiting: dict[int, tuple[str, Callable[[Any], None]]] = {}
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    def ask(self, kind: str, call: Callable[[], object], then: Callable[[Any], None]) -> None:
        """Run a call, and pass its result on unless another of its kind has been requested."""
        self.forget(kind)
        self._waiting[self._runner.post(call)] = (kind, then)

    def forget(self, kind: str) -> None:
        """Drop the results of this kind that are still to come."""
        self._waiting = {n: each for n, each in self._waiting.items() if each[0] != kind}

    @property
    def is_busy(self) -> bool:
        """Return whether any result is still to come."""
        return bool(self._waiting)

    def wait_until_idle(self) -> bool:
        """Block until nothing is running any more; for tests."""
        return self._runner.wait_until_idle()

    def shutdown(self) -> bool:
        """End the thread within a time limit; return whether it ended."""
        self._waiting.clear()
        return self._runner.shutdown()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        _, then = self._waiting.pop(report.job_id, ("", None))
        if then is not None:
            then(report.value)

    @Slot(int, object)
    def _on_failed(self, number: int, error: Exception) -> None:
        if self._waiting.pop(number, None) is not None:
            self.failed.emit(error)
