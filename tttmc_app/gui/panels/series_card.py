"""The series' card: the running tally, rematch, swap, and the next game by itself."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.look.card import Card, muted_label, title_label, wrapped
from tttmc_app.gui.look.switch import Switch
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.panels.series import Series
from tttmc_app.session import Players


class SeriesCard(Card):
    """Show how the contestants stand, and begin the next game."""

    next_by_itself_changed = Signal(bool)

    def __init__(
        self, rematch: QAction, swap: QAction, clear: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._score = QLabel()
        self._score.setObjectName("series")
        self._score.setProperty("role", "score")
        self._names = muted_label(small=True, wrap=True)
        self._names.setObjectName("seriesNames")
        self._names.setToolTip(
            wrapped(
                "Counted for these rules and these players with these settings; other games have "
                "tallies of their own, which come back with them."
            )
        )
        self._next = Switch("Next game by itself")
        self._next.setObjectName("nextByItself")
        self._next.setToolTip("Where machines play each other: begin the next game after each.")
        self._next.toggled.connect(self.next_by_itself_changed)
        head = QHBoxLayout()
        head.addWidget(title_label("Series"))
        head.addStretch(1)
        head.addWidget(self._score)
        self.body.addLayout(head)
        self.body.addWidget(self._names)
        buttons = QHBoxLayout()
        buttons.setSpacing(UNIT)
        for action, text in ((rematch, "Rematch"), (swap, "Swap sides"), (clear, "Clear")):
            button = QToolButton()
            button.setText(text)
            button.setToolTip(action.toolTip())
            button.setProperty("role", "button")
            button.clicked.connect(action.trigger)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.body.addLayout(buttons)
        self.body.addWidget(self._next)

    def set_next_by_itself(self, wanted: bool) -> None:
        """Show whether the next game begins by itself."""
        self._next.setChecked(wanted)

    def show_series(self, series: Series, players: Players, apart: int) -> None:
        """Show the tally, X's contestant first, and how many games are counted apart from it."""
        x_wins, o_wins = series.wins(Mark.X), series.wins(Mark.O)
        self._score.setText(f"{x_wins} – {series.ties} – {o_wins}")
        x_name, o_name = (spec.kind.label for spec in players)
        others = f" · {apart} of other rules or players apart" if apart else ""
        self._names.setText(f"X {x_name} – ties – O {o_name}{others}")
        self._score.setAccessibleName(
            f"X {x_name} {x_wins}, ties {series.ties}, O {o_name} {o_wins}"
        )
        self._next.setVisible(not any(spec.is_human for spec in players))
