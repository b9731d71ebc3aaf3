"""Filling and emptying the main window, which is built again in another language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QMainWindow,
    QRubberBand,
    QTabBar,
    QWidget,
)

from tttmc_app.gui.panels.inspector import Inspector

_QT_OWNS = (QLayout, QTabBar, QRubberBand)
"""The main window's own layout, and what shows where the dragged console would go."""


def fill_window(window: QMainWindow, inspector: Inspector, status: QWidget) -> None:
    """Put the stages beside the inspector; the status is read by scripts and screen readers."""
    frame = QWidget()
    frame.setObjectName("frame")
    layout = QHBoxLayout(frame)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(inspector.stages, 1)
    layout.addWidget(inspector)
    status.setParent(frame)
    status.hide()
    window.setCentralWidget(frame)


def empty_window(window: QMainWindow, kept: Iterable[QObject | None]) -> None:
    """Delete all children of a window immediately, except those to keep and Qt's own.

    They are deleted immediately because names must be unique when a part is searched for.
    """
    stay = [each for each in kept if each is not None]
    for child in window.children():
        if not isinstance(child, _QT_OWNS) and all(child is not each for each in stay):
            if isinstance(child, QWidget):
                child.hide()
            child.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def focus_of(window: QWidget) -> str:
    """Return the name of the part with the focus, or of its nearest ancestor with a name."""
    part: QWidget | None = window.focusWidget()
    while part is not None and part is not window:
        if part.objectName():
            return part.objectName()
        part = part.parentWidget()
    return ""


def give_focus(window: QWidget, name: str, default: QWidget) -> None:
    """Give the focus to the part with this name, or else to the default part."""
    found = window.findChild(QWidget, name) if name else None
    (found or default).setFocus()
