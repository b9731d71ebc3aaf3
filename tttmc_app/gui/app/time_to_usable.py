"""Reports how soon the window is usable, for the start-up benchmark."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.board import BoardView

PAINTED, USABLE = "painted", "usable"
_SQUARE = (1, 1)


class StartReport(QObject):
    """Writes a line when the board has been painted, and another when a click has placed a mark.

    The window closes after the second line.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        board = window.findChild(BoardView, "board")
        assert board is not None
        self._window, self._board = window, board
        self._paints_at_click: int | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._check)
        self._timer.start(0)

    @Slot()
    def _check(self) -> None:
        if self._paints_at_click is None:
            if self._board.paints:
                _report(PAINTED)
                self._click()
                self._paints_at_click = self._board.paints
        elif self._board.paints > self._paints_at_click and self._is_marked():
            self._timer.stop()
            _report(USABLE)
            self._window.close()

    def _click(self) -> None:
        point = QPointF(self._board.square_rect(*_SQUARE).center())
        left = Qt.MouseButton.LeftButton
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            points = (point, self._board.mapToGlobal(point))
            event = QMouseEvent(kind, *points, left, left, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self._board, event)

    def _is_marked(self) -> bool:
        return self._board.picture.position.mark_at(_SQUARE) is not None


def _report(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
