"""Collect Python's garbage on the window's thread only.

Python collects on whichever thread happens to allocate. A reference cycle that holds a widget or
a timer would then be taken apart in the worker thread, which Qt forbids: the program hangs.

A collection looks at all that lives, and modules and windows, which live as long as the program,
are nearly all of it: once they are there they are set aside, or each would hold the window up.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QObject, QTimer

_NAME = "garbage collector"
_INTERVAL_MS = 1000


class MainThreadCollector(QObject):
    """Switch automatic collection off for as long as it lives, and collect by a timer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(_NAME)
        gc.disable()
        self._is_settled = False
        timer = QTimer(self)
        timer.timeout.connect(self.collect)
        timer.start(_INTERVAL_MS)
        self.destroyed.connect(gc.enable)

    def collect(self) -> None:
        """Collect the generations that Python itself would collect by now."""
        if not self._is_settled:
            self._is_settled = True
            set_living_aside()
            return
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation] > 0:
                gc.collect(generation)
                return


def set_living_aside() -> None:
    """Collect all there is, and never look again at what lives by now.

    For when something was made that stays: what it drops later is freed as ever, but for cycles.
    """
    gc.collect()
    gc.freeze()


def collect_on_this_thread() -> None:
    """See to it, once an application, that garbage is collected on its thread alone."""
    application = QCoreApplication.instance()
    if application is not None and application.findChild(QObject, _NAME) is None:
        MainThreadCollector(application)
