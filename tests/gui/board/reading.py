"""Reading the board as a screen reader does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface

from tttmc_app.gui.board import BoardView

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def close(view: BoardView) -> None:
    """Close a board and make Qt delete it."""
    view.close()
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def ask(view: BoardView) -> QAccessibleInterface:
    """Return a board's accessible interface."""
    return QAccessible.queryAccessibleInterface(view)


def squares(view: BoardView) -> list[QAccessibleInterface]:
    """Return the interfaces of all squares."""
    return [ask(view).child(i) for i in range(ask(view).childCount())]


def names(view: BoardView) -> list[str]:
    """Return the names of all squares."""
    return [square.text(NAME) for square in squares(view)]


def do(square: QAccessibleInterface, action: str) -> None:
    """Perform one of a square's actions."""
    offers = square.actionInterface()
    assert action in offers.actionNames()
    offers.doAction(action)
