"""The first choices: what a new user can play, below the board until the first move."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QToolButton, QWidget

from tttmc_app.core import Rules
from tttmc_app.gui.game.game_bar import HEIGHT
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.players import parse_spec


class FirstChoices(QWidget):
    """Four ways to begin, shown below the board of a first game until its first move."""

    easy_chosen = Signal()
    hard_chosen = Signal()
    watching_chosen = Signal()
    lessons_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("firstChoices")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.is_wanted = False
        """Whether no move has ever been played with this window's settings."""
        self._label = muted_label(translate("Game", "Click a square to play, or:"))
        self._label.setMinimumWidth(0)
        self._row = layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(self._label)
        self._buttons: list[QToolButton] = []
        for name, text, signal in (
            ("firstEasy", translate("Game", "Easy game"), self.easy_chosen),
            ("firstHard", translate("Game", "Hard game"), self.hard_chosen),
            ("firstWatch", translate("Game", "Watch machines"), self.watching_chosen),
            ("firstLessons", translate("Game", "Take a lesson"), self.lessons_chosen),
        ):
            button = QToolButton()
            button.setObjectName(name)
            button.setText(text)
            button.setProperty("role", "button")
            button.clicked.connect(signal)
            layout.addWidget(button)
            self._buttons.append(button)
        layout.addStretch(1)
        layout.insertStretch(0)
        self.hide()

    def show_rules(self, rules: Rules) -> None:
        """Name the hardest level that is offered under these rules."""
        is_unbeatable = parse_spec("level:level=unbeatable").obstacle(rules) is None
        hard, unbeatable = translate("Game", "Hard game"), translate("Game", "Unbeatable game")
        self._buttons[1].setText(unbeatable if is_unbeatable else hard)

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that the choices never widen a small window."""
        return QSize(120, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the choices where they don't fit in a row; only the label can be left out."""
        super().resizeEvent(event)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        stacked = self._is_stacked(self.width())
        self._row.setDirection(down if stacked else across)
        has_label = stacked or self._width_of(self._label) <= self.width()
        self._label.setVisible(has_label)
        self._row.setStretch(0, 0 if has_label else 1)  # without the label, the buttons are centred

    def heightForWidth(self, width: int) -> int:
        """Return the height of one row, or of all choices stacked vertically."""
        return HEIGHT * (1 + len(self._buttons)) if self._is_stacked(width) else HEIGHT

    def _is_stacked(self, width: int) -> bool:
        return self._width_of() > width

    def _width_of(self, *others: QWidget) -> int:
        """Return the width of a row of all buttons and the given other parts."""
        parts = (*self._buttons, *others)
        return sum(part.sizeHint().width() for part in parts) + UNIT * (len(parts) - 1)
