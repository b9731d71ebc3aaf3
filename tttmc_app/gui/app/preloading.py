"""Loading the modules of further windows while the main window waits for its user."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Slot

from tttmc_app.workers import JobRunner

MODULES = (
    "tttmc_app.gui.trials.page",
    "tttmc_app.gui.app.board_trials",
    "tttmc_app.gui.learn.pages",
    "tttmc_app.gui.lab.window",
    "tttmc_app.gui.lab.sweep_page",
    "tttmc_app.gui.lab.tournament_page",
    "tttmc_app.gui.lab.match_page",
    "tttmc_app.gui.lab.learning_page",
    "tttmc_app.gui.lab.limits_page",
    "tttmc_app.gui.lab.convergence_page",
    "tttmc_app.gui.lab.results_page",
    "tttmc_app.gui.students.grading_page",
    "tttmc_app.gui.app.help_window",
    "tttmc_app.gui.app.preferences_dialog",
)
"""What windows and their pages would otherwise load when they are first opened."""
_DELAY_MS = 2000
"""The start and the first moves come first."""


class Preloader(QObject):
    """Loads these modules on a worker thread, once the main window has been open for a while.

    Loading them takes longer than building a window, so a window opens at once afterwards.
    """

    def __init__(self, parent: QObject | None = None, delay: int = _DELAY_MS) -> None:
        """Start after this delay, in milliseconds."""
        super().__init__(parent)
        # Not at a low priority: a window opened meanwhile waits for the module being loaded.
        self.jobs = JobRunner(self, niceness=0)
        self._timer = QTimer(self, singleShot=True, interval=delay)
        self._timer.timeout.connect(self._begin)
        self._timer.start()

    @Slot()
    def _begin(self) -> None:
        self.jobs.start(load)

    def shutdown(self) -> bool:
        """Stop after the module being loaded, within a time limit; return whether it stopped."""
        self._timer.stop()
        return self.jobs.shutdown()


def load() -> Iterator[str]:
    """Load one module after the other, and yield their names."""
    for name in MODULES:
        import_module(name)
        yield name
