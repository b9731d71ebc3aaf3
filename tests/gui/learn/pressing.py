"""What a page for learning shows, and its buttons."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QToolButton, QWidget

from tests.gui.noting_shell import NotingShell
from tests.gui.parts import part
from tttmc_app.gui.learn.pages import LearnPages
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.panels.inspector import Inspector


class LearnFrame(QWidget):
    """The pages for learning and their stages, without a game."""

    def __init__(self) -> None:
        super().__init__()
        self.inspector = Inspector(QWidget())
        self.shell = NotingShell()
        self.pages = LearnPages(self.inspector, self.shell)
        row = QHBoxLayout(self)
        row.addWidget(self.inspector.stages, 1)
        row.addWidget(self.inspector)
        self.resize(1060, 760)


def text(page: LearnFrame | PracticePage | ReviewPage, name: str) -> str:
    """Return a label's text."""
    return part(page, QLabel, name).text()


def press(page: LearnFrame | PracticePage | ReviewPage, name: str) -> None:
    """Press a visible button, or choose from a menu under one."""
    found = page.findChild(QAbstractButton, name) or part(page, QAction, name)
    assert found.isVisible()
    assert found.isEnabled()
    found.click() if isinstance(found, QAbstractButton) else found.trigger()


def buttons(page: PracticePage | ReviewPage) -> set[str]:
    """Return the names of the visible buttons in the column, and of what is under "More"."""
    found = {
        each.objectName()
        for each in page.findChildren(QAbstractButton)
        if each.isVisible() and not each.objectName().endswith("Step")
    }
    if "learnMore" in found:
        more = part(page, QToolButton, "learnMore")
        found |= {each.objectName() for each in more.actions() if each.isVisible()}
    return found - {"learnMore"}
