"""The middle of the window: a column of headline, board, legend and game bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.board_frame import BoardFrame
from tttmc_app.gui.board.legend import OverlayLegend
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.first_choices import FirstChoices
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.game_bar import GameBar
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.widgets import Headline, PlainLabel
from tttmc_app.gui.panels.bars import MessageBar
from tttmc_app.gui.panels.set_up_bar import SetUpBar

_KEYS = {
    Qt.Key.Key_Home: "firstMove",
    Qt.Key.Key_PageUp: "previousMove",
    Qt.Key.Key_PageDown: "nextMove",
    Qt.Key.Key_End: "lastMove",
}
_SIZES = (1.75, 1.25, 1.0)
"""The headline's sizes at the end of a game, during one, and where it needs two lines, in
proportion to the body text."""


class BoardArea(QWidget):
    """The board with its headline, legend and bars; messages float over them."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._actions = actions
        self._is_drafting = False
        self.message = MessageBar()
        self.set_up = SetUpBar()
        self.first_choices = FirstChoices()
        self.game_bar = GameBar(actions)
        self.headline = Headline(_SIZES)
        self.headline.setObjectName("headline")
        self.board = BoardView()
        self.legend = OverlayLegend()
        self._questions: list[QWidget] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT // 2, UNIT, UNIT)
        layout.setSpacing(UNIT // 2)
        self._head = QHBoxLayout()
        self._head.addWidget(self.headline)
        layout.addLayout(self._head)
        bars = (self.set_up, self.first_choices, self.game_bar)
        self.frame = BoardFrame(self.board, self.legend, *bars)
        layout.addWidget(self.frame, 1)
        self._loss = PlainLabel()
        self._loss.setObjectName("loss")
        self._loss.setProperty("role", "fieldError")
        self._loss.setWordWrap(True)
        self._loss.hide()
        layout.addWidget(self._loss)
        self.frame.placed.connect(self._align)
        self.message.setParent(self)
        self.message.changed.connect(self._place_message)

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar with questions, which takes the game bar's place while it is shown.

        It may stay for a while, so it doesn't float over squares.
        """
        self._questions.append(bar)
        self.frame.add_bar(bar)
        bar.installEventFilter(self)

    def show_loss(self, text: str) -> None:
        """Show why the game isn't saved, as long as that is so; an empty text if it is saved."""
        self._loss.setText(text)
        self._loss.setVisible(bool(text))
        if text:
            announce(self, text)

    def show_game(self, game: Game, text: str, *, setting_up: bool) -> None:
        """Show whose turn it is or how the game ended, and the bar that suits the moment."""
        is_end = game.session.result is not None and game.browsed is None and not setting_up
        self.headline.set_size(0 if is_end else 1)
        self.headline.setText(text)
        self._align()
        self.game_bar.show_game(game)
        if game.session.record.moves:
            self.first_choices.is_wanted = False
        if self.first_choices.is_wanted:
            self.first_choices.show_rules(game.session.record.rules)
        if setting_up is not self._is_drafting:
            self._is_drafting = setting_up
            self.frame.show_legend(wanted=not setting_up)
            self.update()
        self._show_foot()

    def _show_foot(self) -> None:
        """Show the first choices or the game bar below the board, unless another bar is shown."""
        is_free = not self._is_drafting and all(bar.isHidden() for bar in self._questions)
        is_first = self.first_choices.is_wanted
        self.first_choices.setVisible(is_free and is_first)
        self.game_bar.setVisible(is_free and not is_first)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self._theme = theme
        self.board.set_theme(theme)
        self.set_up.set_theme(theme)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give a question the game bar's place while it is shown."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._show_foot()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the game with the keys that the board doesn't use."""
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self._actions[name].trigger()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dashed frame around a board that is being set up."""
        if not self._is_drafting:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self._theme.accent), 2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self._board_rect()), UNIT, UNIT)
        painter.end()

    def _align(self) -> None:
        """Centre the headline over the squares, and move the message to where there is space."""
        frame, squares = self.frame.geometry(), self._squares_rect()
        middle = squares.center().x() - frame.left()
        half = max(0, min(middle, frame.width() - middle))
        needed = QFontMetrics(self.headline.usual_font).horizontalAdvance(self.headline.text())
        if 2 * half < needed + UNIT:
            middle = half = frame.width() // 2
        self._head.setContentsMargins(middle - half, 0, frame.width() - middle - half, 0)
        self._place_message()

    def _place_message(self) -> None:
        """Place the floating message off the squares if possible; it never resizes the board."""
        message, parts = self.message, self.frame.parts_for_messages()
        fitting = (part for part in parts if message.height_for(part.width()) <= part.height())
        place = next(fitting, parts[-1]).translated(self.frame.pos())
        height = message.height_for(place.width())
        message.setGeometry(place.left(), place.bottom() + 1 - height, place.width(), height)
        message.raise_()

    def _board_rect(self) -> QRect:
        """Return the rectangle of the squares and the coordinates, with a margin around them."""
        rim = self.board.geometry_of_squares().rim
        return self._squares_rect() + QMargins(rim + UNIT // 2, rim, UNIT - 2, UNIT - 2)

    def _squares_rect(self) -> QRect:
        """Return the rectangle of the visible squares."""
        visible = self.board.geometry_of_squares().visible
        return visible.translated(self.board.mapTo(self, QPoint(0, 0)))
