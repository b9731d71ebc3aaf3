"""The context menu of a square: an explanation of its number, and other views of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtWidgets import QMenu

from tttmc_app.core import Square, square_name
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.board import CHANCES
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.look.translation import shown, translate


class BoardMenu(QObject):
    """The context menu of the board's squares, and the legend's button that explains a number.

    The right mouse button opens it, and so do the menu key and Shift+F10 on the board.
    """

    def __init__(
        self,
        parts: Parts,
        presenter: Presenter,
        commands: WindowCommands,
        learning: LearnCommands,
    ) -> None:
        super().__init__(parts.window)
        self._presenter = presenter
        self._learning = learning
        self._board = parts.area.board
        self._game = parts.game
        self._actions = parts.actions
        self._overlay = parts.overlay
        self._commands = commands
        self._board.menu_requested.connect(self._open)
        parts.thought.trials.why.clicked.connect(self._explain_best)

    @Slot(object, QPoint)
    def _open(self, square: Square, at: QPoint) -> None:
        menu = QMenu(self._board)
        menu.setObjectName("squareMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        why = menu.addAction(
            translate("App", "Where the n&umber on {square} comes from", square=square_name(square))
        )
        why.setObjectName("explainNumber")
        why.setEnabled(self._has_score(square))
        why.triggered.connect(lambda: self._commands.explain_number(square))
        compare = menu.addAction(
            translate("App", "Co&mpare {square} with another square", square=square_name(square))
        )
        compare.setObjectName("compareSquares")
        compare.setEnabled(why.isEnabled())
        compare.triggered.connect(lambda: self._commands.compare_square(square))
        chances = menu.addAction(shown(CHANCES.label))
        chances.setObjectName("showChances")
        chances.triggered.connect(lambda: self._overlay.choose(CHANCES.key))
        line = menu.addAction(
            translate("App", "Show the &line from {square}", square=square_name(square))
        )
        line.setObjectName("showLineFrom")
        facts = self._presenter.facts
        line.setEnabled(facts is not None and facts.result(square) is not None)
        line.triggered.connect(lambda: self._learning.show_line_from(square))
        menu.addSeparator()
        for name in ("trials", "tree", "ask"):
            menu.addAction(self._actions[name])
        menu.popup(at)

    def _has_score(self, square: Square) -> bool:
        """Return whether trials can explain a number on a square."""
        is_legal = square in self._game.thought_position.legal_squares
        return is_legal and self._actions["trials"].isEnabled()

    @Slot()
    def _explain_best(self) -> None:
        thought = self._game.thought
        if thought is not None and thought.best and self._has_score(thought.best[0]):
            self._commands.explain_number(thought.best[0])
