"""Two sentences on how a player thinks, and the button that shows and hides them."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.look.card import muted_label
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.players import PlayerKind


class HowItThinks(QWidget):
    """Tell in two sentences how a player thinks, until there is no room or nobody wants it."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"how{mark}")
        self.text = muted_label(small=True, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.button = QToolButton()
        self.button.setObjectName(f"explain{mark}")
        self.button.setText("?")
        self.button.setCheckable(True)
        self.button.setChecked(True)
        self.button.setProperty("role", "quiet")
        self.button.setFixedWidth(28)
        self.button.setToolTip("How this player thinks")
        self.button.setAccessibleName(f"How {mark}'s player thinks")
        self.button.toggled.connect(self._show)
        self.button.clicked.connect(self._on_clicked)
        self._is_chosen = False

    def explain(self, kind: PlayerKind) -> None:
        """Show what is to be said of this kind of player; of a person there is nothing."""
        self.text.setText(kind.how_it_thinks)
        self.button.setVisible(kind.make is not None)
        self._show()

    @property
    def room(self) -> int:
        """Return the height that the text takes at the present width, in pixels."""
        card = self.parentWidget()
        if card is None or self.button.isHidden():
            return 0
        return self.text.heightForWidth(max(1, card.width() - 4 * UNIT)) + UNIT

    def make_room(self, *, is_room: bool) -> None:
        """Show the text where there is room for it, unless a person has said what they want."""
        if not self._is_chosen:
            self.button.setChecked(is_room)

    def _on_clicked(self) -> None:
        self._is_chosen = True

    def _show(self) -> None:
        self.setVisible(self.button.isChecked() and not self.button.isHidden())
