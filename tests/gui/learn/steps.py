"""A page for learning in a window of its own, and the steps of a user on it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app.gui.learn.page import LearnPage

PageT = TypeVar("PageT", bound=LearnPage)


def shown(page: PageT, qtbot: QtBot) -> PageT:
    """Show a page in a window of its own."""
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def press(page: LearnPage, name: str) -> None:
    """Press a visible button that can be pressed."""
    button = part(page, QAbstractButton, name)
    assert button.isVisible()
    assert button.isEnabled()
    button.click()
