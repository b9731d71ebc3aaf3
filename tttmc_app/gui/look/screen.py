"""The positions and sizes of windows: entirely on their screen, over the window in use."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

FRAME_MS = 100
"""How long a newly shown window takes to get its frame, in milliseconds."""


def fit_to_screen(window: QWidget) -> None:
    """Move and shrink a window so that all of it is on its screen."""
    if window.isMaximized() or window.isFullScreen():
        return
    available = window.screen().availableGeometry()
    borders = window.frameGeometry().size() - window.size()  # zero before it is shown
    window.resize(window.size().boundedTo(available.size() - borders))
    frame = window.frameGeometry()
    corner = QPoint(
        max(available.left(), min(frame.x(), available.right() + 1 - frame.width())),
        max(available.top(), min(frame.y(), available.bottom() + 1 - frame.height())),
    )
    if corner != frame.topLeft():
        window.move(corner)


def keep_on_screen(window: QWidget) -> None:
    """Fit a window to its screen whenever it is shown, and again once it has its frame."""
    window.installEventFilter(_Fitting(window))


class _Fitting(QObject):
    """An event filter that fits a window to its screen when it is shown."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the window that is shown."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            fit_to_screen(watched)
            QTimer.singleShot(FRAME_MS, watched, partial(_fit_frame, watched, watched.size()))
        return super().eventFilter(watched, event)


def _fit_frame(window: QWidget, size: QSize) -> None:
    if window.size() == size:
        fit_to_screen(window)


def place_over_active_window(window: QWidget) -> None:
    """Centre a new window over the one in which the user is working, on the same screen."""
    tops = QApplication.topLevelWidgets()
    mains = (top for top in tops if isinstance(top, QMainWindow) and top.isVisible())
    owner = QApplication.activeWindow() or next(mains, None)
    if owner is None or owner is window:
        return
    window.setScreen(owner.screen())
    frame = window.frameGeometry()
    frame.moveCenter(owner.frameGeometry().center())
    window.move(frame.topLeft())
    fit_to_screen(window)
