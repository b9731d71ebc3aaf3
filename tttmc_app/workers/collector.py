"""Garbage collection on the window's thread only.

Python collects on whichever thread happens to allocate. A reference cycle with a widget or a timer
would then be destroyed in the worker thread, which Qt forbids: the program hangs.

A collection visits every object. Most of them are modules and windows, which live as long as the
program: they are frozen once they exist, or each collection would delay the window.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QObject, QTimer

_NAME = "garbage collector"
_INTERVAL_MS = 1000


class MainThreadCollector(QObject):
    """A timer that replaces automatic collection for as long as it exists."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(_NAME)
        gc.disable()
        self._is_frozen = False
        timer = QTimer(self)
        timer.timeout.connect(self.collect)
        timer.start(_INTERVAL_MS)
        self.destroyed.connect(gc.enable)

    def collect(self) -> None:
        """Collect the generations that Python itself would have collected by now."""
        if not self._is_frozen:
            self._is_frozen = True
            freeze_gc()
            return
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation] > 0:
                gc.collect(generation)
                return


def freeze_gc() -> None:
    """Collect all garbage, and exclude the objects that exist now from later collections.

    Call this after creating long-lived objects; reference cycles among them are then never freed.
    """
    gc.collect()
    gc.freeze()


def collect_on_this_thread() -> None:
    """Make sure that the application's garbage is collected on its thread only."""
    application = QCoreApplication.instance()
    if application is not None and application.findChild(QObject, _NAME) is None:
        MainThreadCollector(application)
