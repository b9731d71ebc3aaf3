"""The place of the main window on its screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget


def fit_to_screen(window: QWidget) -> None:
    """Move and shrink a window so that all of it is on its screen."""
    if window.isMaximized() or window.isFullScreen():
        return
    available = window.screen().availableGeometry()
    borders = window.frameGeometry().size() - window.size()  # nothing before it is shown
    window.resize(window.size().boundedTo(available.size() - borders))
    frame = window.frameGeometry()
    corner = QPoint(
        max(available.left(), min(frame.x(), available.right() + 1 - frame.width())),
        max(available.top(), min(frame.y(), available.bottom() + 1 - frame.height())),
    )
    if corner != frame.topLeft():
        window.move(corner)
