"""The help window with the manual, and full screen."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QTextBrowser, QTreeWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.app.help_window import manual_pages

SECOND_KEYS = {"Ctrl+=", "Ctrl+Y"}
"""Alternative keys of actions whose other keys are better known."""
SQUARES_MENU = {"right click", "menu key"}
"""The inputs that open the menu of a square; they belong to no action."""
NAMES = [page.name for page in manual_pages()]
PAGES = {page.name: page.text for page in manual_pages()}
PICTURES = sorted(Path(str(files("tttmc_app.resources") / "manual" / "pictures")).iterdir())
TITLES = {page.name: page.title for page in manual_pages()}
TOP_LEVEL = Qt.MatchFlag.MatchStartsWith


def open_page(hand: Hand, name: str) -> QTextBrowser:
    """Open help at a page of the manual."""
    QTest.keyClick(hand.window, Qt.Key.Key_F1)
    hand.until(hand.part(QDialog, "helpPage").isVisible)
    contents = hand.part(QTreeWidget, "helpPages")
    (item,) = contents.findItems(TITLES[name], TOP_LEVEL)
    contents.setCurrentItem(item)
    return hand.part(QTextBrowser, "helpText")


def test_help_opens_at_the_top(open_window: OpenWindow) -> None:
    """Pages open at the top, and the list has the focus."""
    hand = open_window()
    page = open_page(hand, "04-players.md")
    window, pages = hand.part(QDialog, "helpPage"), hand.part(QTreeWidget, "helpPages")
    bar = page.verticalScrollBar()
    hand.until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    QTest.keyClick(pages, Qt.Key.Key_Up)
    assert page.toPlainText().startswith(TITLES["03-thinking.md"])
    assert bar.value() == 0
    open_page(hand, "04-players.md")
    bar.setValue(bar.maximum())
    QTest.keyClick(window, Qt.Key.Key_Escape)
    hand.until(window.isHidden)
    open_page(hand, "04-players.md")
    assert bar.value() == 0
    assert window.focusWidget() is pages
    window.close()


def test_the_manual_s_pictures_are_small_and_used() -> None:
    """Every picture in the program is shown on some page, and none is larger than 40 KB."""
    text = "".join(PAGES.values())
    assert all(f"](pictures/{path.name})" in text for path in PICTURES)
    assert max(path.stat().st_size for path in PICTURES) < 40_000


@pytest.mark.parametrize("name", NAMES)
def test_the_manual_s_links_are_valid(name: str) -> None:
    """Every page has a title, and links only to other pages and to pictures that exist."""
    assert PAGES[name].startswith("# ")
    pictures = [f"pictures/{path.name}" for path in PICTURES]
    assert set(re.findall(r"\]\(([^)]*)\)", PAGES[name])) <= {*NAMES, *pictures}


def test_the_manual_s_keys_are_the_window_s(open_window: OpenWindow) -> None:
    """The page lists the keys of all actions, and no others."""
    hand = open_window()
    actions = hand.window.findChildren(QAction)
    known = {key.toString() for action in actions for key in action.shortcuts()}
    table = PAGES["10-keys.md"].partition("<!-- keys -->")[2].partition("<!-- end of keys -->")[0]
    rows = re.findall(r"^\| (\S.*?) \|", table, re.MULTILINE)[2:]
    listed = {key for row in rows for key in re.split(r", | or ", row)}
    assert len(rows) > 8
    assert listed == known - SECOND_KEYS | SQUARES_MENU
