"""The window: a tab with many trials, and one with a single trial in slow motion."""

from __future__ import annotations

from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from tttmc_app.core import Position, Weights
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.trials.slider_page import SliderPage
from tttmc_app.gui.trials.slow_page import SlowPage

FIRST_WIDTH, FIRST_HEIGHT = 980, 680


class TrialsWindow(QWidget):
    """How the scores of one position come about."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trialsWindow")
        self.setWindowTitle(translate("Trials", "Trials"))
        self.many = SliderPage()
        self.slow = SlowPage()
        self._tabs = QTabWidget()
        self._tabs.setObjectName("trialsTabs")
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self.many, translate("Trials", "Many trials"))
        self._tabs.addTab(self.slow, translate("Trials", "One trial, slowly"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._tabs)
        screen = self.screen().availableSize()
        self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)

    def open_at(self, position: Position, weights: Weights, seed: int) -> None:
        """Show the trials from a position, with a player's weights and the seed of its thought."""
        self.many.start(position, weights, seed)
        self.slow.start(position, weights, seed)
        self.show()
        self.raise_()
        self.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self.many.set_theme(theme)
        self.slow.set_theme(theme)

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self.many.shutdown()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work."""
        self.shutdown()
        event.accept()
