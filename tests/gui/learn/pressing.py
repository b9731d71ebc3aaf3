"""What a page for learning shows, and its buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton

from tests.gui.parts import part
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.learn.window import LearnWindow


def text(page: LearnWindow | PracticePage | ReviewPage, name: str) -> str:
    """Return a label's text."""
    return part(page, QLabel, name).text()


def press(page: LearnWindow | PracticePage | ReviewPage, name: str) -> None:
    """Press a visible button."""
    button = part(page, QAbstractButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    button.click()


def buttons(page: PracticePage | ReviewPage) -> set[str]:
    """Return the names of the visible buttons in the column."""
    return {
        each.objectName()
        for each in page.findChildren(QToolButton)
        if each.isVisible() and not each.objectName().endswith("Step")
    }
