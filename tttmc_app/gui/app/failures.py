"""Unexpected errors in the window: logged and explained in a bar, without ending the game."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tttmc_app.core import Text
from tttmc_app.diagnosis import Diagnosis, Log, diagnose
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.workers import JobRunner, Report

_log = logging.getLogger(__name__)


class FailureHook(QObject):
    """Logs every exception on any thread that nothing else handles, and emits a signal.

    Use it as a context manager around the window's event loop.
    """

    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._log: Log | None = None

    def __enter__(self) -> FailureHook:
        """Take over Python's hooks for unhandled exceptions."""
        self._log = Log()
        sys.excepthook = self.report
        threading.excepthook = self._report_thread
        return self

    def __exit__(self, *_error: object) -> None:
        """Restore the hooks, and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._log is not None:
            self._log.close()

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception; emits `failed`."""
        _log.error("unhandled", exc_info=(kind, error, trace))
        self.failed.emit()

    def _report_thread(self, found: threading.ExceptHookArgs) -> None:
        if found.exc_value is not None:
            self.report(found.exc_type, found.exc_value, found.exc_traceback)


class Failures(QObject):
    """The bar that reports unexpected errors, and the command that copies a diagnosis."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_diagnosed)
        self._runner.failed.connect(self._on_failed)
        parts.actions.connect_to(self)

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot()
    def show(self) -> None:
        """Say that something went wrong, and offer the diagnosis."""
        self._parts.area.message.show_error(
            translate(
                "App",
                "Something went wrong, but your game is safe. To report the error, copy the "
                "diagnostic information.",
            ),
            self._parts.actions["copyDiagnosis"],
        )

    @action(
        "copyDiagnosis",
        Text("&Copy diagnostic information"),
        Text("Copy versions, settings and the last errors, without names of files"),
    )
    def copy_diagnosis(self) -> None:
        """Put the diagnosis on the clipboard."""
        self._runner.post(diagnose)

    @Slot(Report)
    def _on_diagnosed(self, report: Report) -> None:
        if isinstance(report.value, Diagnosis):
            QGuiApplication.clipboard().setText(report.value.text())
            self._parts.area.message.show_note(
                translate("App", "Diagnostic information copied. Paste it into your report.")
            )

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self._parts.area.message.show_error(shown(error))
