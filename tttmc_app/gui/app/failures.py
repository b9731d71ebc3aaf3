"""Unexpected errors in the window: logged and explained in a bar, without ending the game."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from types import TracebackType
from typing import ParamSpec, TypeVar

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tttmc_app.core import Text
from tttmc_app.diagnosis import Diagnosis, Log, diagnose, log_path
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.workers import JobRunner, Report

_P = ParamSpec("_P")
_T = TypeVar("_T")
_log = logging.getLogger(__name__)


class _Running(Exception):  # noqa: N818 - it is no error
    """The exception that is being handled while the window runs."""


def outlives_errors(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Let a function run while an exception is handled, so that others have it as their context.

    This makes C code raise complete exceptions. Python 3.11 would complete them only where they
    are handled, but PySide6 (6.8 to 6.12) crashes if one that isn't complete leaves a method that
    Qt has called on behalf of Python.
    """

    def run(*args: _P.args, **named: _P.kwargs) -> _T:
        try:
            raise _Running
        except _Running:
            return function(*args, **named)

    return run


class FailureHook(QObject):
    """Logs every exception on any thread that nothing else handles, and emits a signal.

    If the process dies, the next session logs where. Use it as a context manager around the
    window's event loop.
    """

    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._log: Log | None = None
        self._crash: TextIOWrapper | None = None
        self.has_crashed = False
        """Whether the last session ended by a crash."""

    def __enter__(self) -> FailureHook:
        """Take over Python's hooks for unhandled exceptions, and prepare for a crash."""
        self._log = Log()
        sys.excepthook = self.report
        threading.excepthook = self._report_thread
        if not faulthandler.is_enabled():
            with suppress(OSError):
                self._watch_for_crash()
        return self

    def _watch_for_crash(self) -> None:
        """Have a crash written to a file of its own, because the log may move to another."""
        path = log_path().with_name("crash.log")
        path.parent.mkdir(parents=True, exist_ok=True)
        self._crash = path.open("a+", encoding="utf-8", errors="replace")
        self._crash.seek(0)
        last = self._crash.read()
        if last:
            self.has_crashed = True
            _log.error("the last session crashed\n%s", last)
        self._crash.truncate(0)
        faulthandler.enable(self._crash, all_threads=False)

    def __exit__(self, *_error: object) -> None:
        """Restore the hooks, and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._crash is not None:
            faulthandler.disable()
            self._crash.truncate(0)  # Windows writes some exceptions that are handled
            self._crash.close()
        if self._log is not None:
            self._log.close()

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception; emits `failed`."""
        first = error
        while first.__context__ is not None and not isinstance(first.__context__, _Running):
            first = first.__context__
        first.__context__ = None
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
        "help 2",
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
