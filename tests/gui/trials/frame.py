"""The page on trials beside its stage, without a game."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tttmc_app.gui.trials.page import TrialsPage


class TrialsFrame(QWidget):
    """A window with the page and its stage."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = TrialsPage()
        row = QHBoxLayout(self)
        row.addWidget(self.pages.stage, 1)
        row.addWidget(self.pages)
        self.resize(1060, 760)
        self.show()
