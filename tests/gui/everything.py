"""Every window, page, tab and kind of player of the program, for tests that walk all widgets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QWidget

from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.panels.segments import Segment

_ACTIONS = (
    *("help", "preferences", "shortcuts", "lab", "review", "trials", "gradeStudents"),
    "setUpPosition",
)
_Kind = TypeVar("_Kind", bound=QWidget)


def every(kind: type[_Kind]) -> list[_Kind]:
    """Return every widget of a class, in whichever window it is."""
    return [widget for widget in QApplication.allWidgets() if isinstance(widget, kind)]


def shown_one_by_one(window: MainWindow) -> Iterator[None]:
    """Open all windows of a window whose game has begun; yield once each part is shown."""
    for name in _ACTIONS:
        action = window.findChild(QAction, name)
        assert action is not None
        action.trigger()
        yield
    for pages in every(QListWidget):
        if pages.objectName().endswith("Pages"):
            for row in range(pages.count()):
                pages.setCurrentRow(row)
                yield
    for segment in every(Segment):
        segment.click()
        yield
    for chooser in every(QComboBox):
        if chooser.objectName().startswith("player"):
            for number in range(chooser.count()):
                chooser.setCurrentIndex(number)
            yield
