"""The help window with the manual, and full screen."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QTextBrowser, QTreeWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.app.help_window import manual_pages
from tttmc_app.players import PLAYER_KINDS

SECOND_KEYS = {"Ctrl+=", "Ctrl+Y"}
"""Alternative keys of actions whose other keys are better known."""
SQUARES_MENU = {"right click", "menu key"}
"""The inputs that open the menu of a square; they belong to no action."""
NAMES = [page.name for page in manual_pages()]
PAGES = {page.name: page.text for page in manual_pages()}
PICTURES = sorted(Path(str(files("tttmc_app.resources") / "manual" / "pictures")).iterdir())
TITLES = {page.name: page.title for page in manual_pages()}
TOP_LEVEL = Qt.MatchFlag.MatchStartsWith
ANY_LEVEL = TOP_LEVEL | Qt.MatchFlag.MatchRecursive


def open_page(hand: Hand, name: str) -> QTextBrowser:
    """Open help at a page of the manual."""
    QTest.keyClick(hand.window, Qt.Key.Key_F1)
    hand.until(hand.part(QDialog, "helpPage").isVisible)
    contents = hand.part(QTreeWidget, "helpPages")
    (item,) = contents.findItems(TITLES[name], TOP_LEVEL)
    contents.setCurrentItem(item)
    return hand.part(QTextBrowser, "helpText")


def test_help_lists_players_and_keys(open_window: OpenWindow) -> None:
    """F1 shows how every machine thinks, and the keys of each action."""
    hand = open_window()
    text = open_page(hand, "04-players.md").toPlainText()
    for kind in PLAYER_KINDS[1:]:
        assert str(kind.label) in text
        assert str(kind.description) in text
    text = open_page(hand, "10-keys.md").toPlainText()
    for action in hand.window.findChildren(QAction):
        if not action.shortcut().isEmpty() and action.toolTip():
            assert action.shortcut().toString() in text
    hand.click(1, 1)  # the game continues next to the help
    hand.until_moves(2)
    hand.part(QDialog, "helpPage").close()


def test_the_pages_have_room(open_window: OpenWindow) -> None:
    """Each line of the contents is as high as its text and the padding around it."""
    hand = open_window()
    open_page(hand, NAMES[0])
    pages = hand.part(QTreeWidget, "helpPages")
    items = [pages.topLevelItem(row) for row in range(pages.topLevelItemCount())]
    heights = [pages.visualItemRect(item).height() for item in items if item is not None]
    assert min(heights) >= pages.fontMetrics().height() + 2 * 6


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


def test_headings_are_in_the_contents(open_window: OpenWindow) -> None:
    """The current page's headings are listed below it; clicking one scrolls the page to it."""
    hand = open_window()
    page = open_page(hand, "04-players.md")
    contents = hand.part(QTreeWidget, "helpPages")
    current = contents.currentItem()
    assert current is not None
    assert current.isExpanded()
    hand.until(lambda: page.verticalScrollBar().maximum() > 0)
    (tree,) = contents.findItems("Tree search", ANY_LEVEL)
    contents.setCurrentItem(tree)
    seen = page.cursorForPosition(QPoint(20, 20)).block().text()
    assert seen == "Tree search"
    hand.part(QDialog, "helpPage").close()


def test_the_search_lists_pages_with_all_words(open_window: OpenWindow) -> None:
    """A search lists only pages with all the words and highlights these, or says there are none."""
    hand = open_window()
    page = open_page(hand, NAMES[0])
    contents = hand.part(QTreeWidget, "helpPages")
    field = hand.part(QLineEdit, "helpSearch")
    field.setText("symmetry games")
    listed = [item.text(0) for item in contents.findItems("", ANY_LEVEL) if not item.isHidden()]
    assert "Learning" in listed
    assert "Grading" not in listed
    assert page.extraSelections()
    field.setText("xylophone")
    assert all(item.isHidden() for item in contents.findItems("", ANY_LEVEL))
    field.clear()
    shown = [item for item in contents.findItems("", TOP_LEVEL) if not item.isHidden()]
    assert len(shown) == len([name for name in NAMES if not re.search(r"-\d", name)])
    hand.part(QDialog, "helpPage").close()


def test_links_open_pages_and_the_web(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link to a page opens it in the window; other links open in the browser."""
    opened: list[str] = []

    def open_url(url: QUrl) -> None:
        opened.append(url.toString())

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    hand = open_window()
    page = open_page(hand, NAMES[0])
    page.anchorClicked.emit(QUrl("06-lab.md"))
    assert page.toPlainText().startswith("The lab")
    page.anchorClicked.emit(QUrl("https://example.org/"))
    assert opened == ["https://example.org/"]
    assert page.toPlainText().startswith("The lab")
    hand.part(QDialog, "helpPage").close()


def test_pictures_fit_the_page(open_window: OpenWindow) -> None:
    """A page shows its picture as wide as its text, even after the window's width changes."""
    hand = open_window()
    page = open_page(hand, "02-window.md")
    (name,) = re.findall(r"\((pictures/.*)\)", PAGES["02-window.md"])
    kind = QTextDocument.ResourceType.ImageResource.value
    for width in (700, 900):
        hand.part(QDialog, "helpPage").resize(width, 500)
        space = page.viewport().width() - round(2 * page.document().documentMargin())
        assert page.document().resource(kind, QUrl(name)).width() == space
        assert page.document().size().width() <= page.viewport().width()
    hand.part(QDialog, "helpPage").close()


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


def test_the_game_fills_the_screen(open_window: OpenWindow) -> None:
    """F11 fills the screen, and F11 again restores the window."""
    hand = open_window()
    QTest.keyClick(hand.window, Qt.Key.Key_F11)
    hand.until(hand.window.isFullScreen)
    QTest.keyClick(hand.window, Qt.Key.Key_F11)
    hand.until(lambda: not hand.window.isFullScreen())


def test_a_page_chosen_later_has_its_pictures_and_marks(open_window: OpenWindow) -> None:
    """Without resizing, the picture fits; the words searched for are marked on every page."""
    hand = open_window()
    page = open_page(hand, NAMES[0])
    contents, field = hand.part(QTreeWidget, "helpPages"), hand.part(QLineEdit, "helpSearch")
    (other,) = contents.findItems(TITLES["02-window.md"], TOP_LEVEL)
    contents.setCurrentItem(other)
    (name,) = re.findall(r"\((pictures/.*)\)", PAGES["02-window.md"])
    picture = page.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
    assert picture.width() == page.viewport().width() - round(2 * page.document().documentMargin())
    field.setText("board")
    listed = [item for item in contents.findItems("", TOP_LEVEL) if not item.isHidden()]
    assert len(listed) > 3
    for item in listed:
        contents.setCurrentItem(item)
        words = [mark.cursor.selectedText().casefold() for mark in page.extraSelections()]
        assert set(words) <= {"board"}
        assert len(words) == page.toPlainText().casefold().count("board")
    hand.part(QDialog, "helpPage").close()


def test_a_page_is_laid_out_once(open_window: OpenWindow) -> None:
    """A long page's blocks are spaced in one step; new colours show it once, at the same height."""
    hand = open_window()
    hand.press("help")
    text = hand.part(QTextBrowser, "helpText")
    changes: list[None] = []
    text.document().contentsChanged.connect(lambda: changes.append(None))
    pages = hand.part(QTreeWidget, "helpPages")
    last = pages.topLevelItem(pages.topLevelItemCount() - 1)
    assert last is not None
    pages.setCurrentItem(last)
    shown_once = len(changes)
    assert text.document().blockCount() > 100
    assert shown_once < 10
    text.verticalScrollBar().setValue(321)
    dark = next(each for each in hand.window.findChildren(QAction) if each.data() == "dark")
    dark.trigger()
    hand.until(lambda: len(changes) > shown_once)
    hand.qtbot.wait(20)
    assert len(changes) == 2 * shown_once
    assert text.verticalScrollBar().value() == 321
