"""The first choices: what a new user can play, below the board until the first move."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from tttmc_app.gui.game.game_bar import HEIGHT
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import muted_label


class FirstChoices(QWidget):
    """Three ways to begin, shown below the board of a first game until its first move."""

    easy_chosen = Signal()
    hard_chosen = Signal()
    watching_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("firstChoices")
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.is_wanted = False
        """Whether nobody has played a move in this window's settings yet."""
        self._label = muted_label(translate("Game", "Click a square to play, or:"))
        self._label.setMinimumWidth(0)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(self._label)
        self._buttons: list[QToolButton] = []
        for name, text, signal in (
            ("firstEasy", translate("Game", "Easy game"), self.easy_chosen),
            ("firstHard", translate("Game", "Hard game"), self.hard_chosen),
            ("firstWatch", translate("Game", "Watch machines"), self.watching_chosen),
        ):
            button = QToolButton()
            button.setObjectName(name)
            button.setText(text)
            button.setProperty("role", "button")
            button.clicked.connect(signal)
            layout.addWidget(button)
            self._buttons.append(button)
        layout.addStretch(1)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that the choices never widen a small window."""
        return QSize(120, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the label where only the buttons fit."""
        super().resizeEvent(event)
        parts = (self._label, *self._buttons)
        self._label.setVisible(sum(p.sizeHint().width() + UNIT for p in parts) <= self.width())
