"""The help window's contents, search and page, each as a whole."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QTextBrowser, QTreeWidget, QTreeWidgetItem

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.app.help_window import (
    HelpWindow,
    manual_pages,
)
from tttmc_app.gui.game.actions import TIP
from tttmc_app.players import player_kinds


def rows(tree: QTreeWidget) -> Iterator[tuple[int, QTreeWidgetItem]]:
    """Yield the contents from the top, each with its depth."""

    def below(item: QTreeWidgetItem | None, depth: int) -> Iterator[tuple[int, QTreeWidgetItem]]:
        assert item is not None
        yield depth, item
        for at in range(item.childCount()):
            yield from below(item.child(at), depth + 1)

    for at in range(tree.topLevelItemCount()):
        yield from below(tree.topLevelItem(at), 0)


def opened(hand: Hand) -> tuple[HelpWindow, QTreeWidget, QTextBrowser, QLineEdit]:
    """Open the help, and return its parts."""
    hand.press("help")
    window = hand.part(HelpWindow, "helpPage")
    parts = hand.part(QTreeWidget, "helpPages"), hand.part(QTextBrowser, "helpText")
    return (window, *parts, hand.part(QLineEdit, "helpSearch"))


def current(tree: QTreeWidget) -> str:
    """Return the text of the current entry, below that of its page."""
    item = tree.currentItem()
    assert item is not None
    names = [item.text(0)]
    while (above := item.parent()) is not None:
        item = above
        names.insert(0, item.text(0))
    return " > ".join(names)


def test_the_contents_list_all_pages_and_headings(open_window: OpenWindow) -> None:
    """Some pages are below others, every page's headings below the page, all indented."""
    window, tree, _text, _search = opened(open_window())
    expected: list[tuple[int, str]] = []
    for page in manual_pages():
        depth = len(re.findall(r"-\d", page.name))
        expected.append((depth, page.title))
        headings = re.findall(r"^## (.*)$", page.text, re.MULTILINE)
        expected += [(depth + 1, heading.replace("`", "")) for heading in headings]
    assert [(depth, item.text(0)) for depth, item in rows(tree)] == expected
    assert all(item.icon(0).isNull() is not bool(depth) for depth, item in rows(tree))
    window.close()


def test_only_the_current_page_is_unfolded(open_window: OpenWindow) -> None:
    """The current entry and those above it are open, all others closed."""
    window, tree, text, _search = opened(open_window())
    for name, section, unfolded in (
        ("01-start.md", "", ["01-start.md"]),
        ("04-players.md", "Tree search", ["04-players.md"]),
        ("06-lab-1-sweep.md", "", ["06-lab.md", "06-lab-1-sweep.md"]),
        ("06-lab.md", "", ["06-lab.md"]),
    ):
        window.open_at(name, section)
        titles = [page.title for page in manual_pages() if page.name in unfolded]
        found = [item.text(0) for _depth, item in rows(tree) if item.isExpanded()]
        assert found == [*titles, *([section] if section else [])]
        assert current(tree).endswith(section or titles[-1])
        assert window.page == name
        assert text.verticalScrollBar().value() == 0 or section
    window.open_at()
    assert window.page == "06-lab.md"  # the page last shown
    window.open_at("04-players.md", "No such heading")
    assert current(tree) == "Players"
    window.close()


def test_a_search_shows_where_its_words_are(open_window: OpenWindow) -> None:
    """It lists what contains all words in any case, goes to the first section, marks each word."""
    hand = open_window()
    window, tree, text, field = opened(hand)
    (nothing,) = (each for each in window.findChildren(QLabel) if "No page" in each.text())
    words = {"tree", "search"}
    field.setText("Tree SEARCH")
    hits = {
        title.replace("`", "")
        for page in manual_pages()
        for title, below in ((page.title, page.text), *page.sections)
        if all(word in f"{title} {below}".casefold() for word in words)
    }
    listed = [item for _depth, item in rows(tree) if not item.isHidden()]
    assert hits <= {item.text(0) for item in listed} <= {*hits, "The lab"}  # a page above others
    assert all(item.isExpanded() for item in listed)
    item = tree.currentItem()
    assert item is not None
    assert (item.parent(), item.text(0) in hits) == (listed[0], True)
    for each in (listed[-1], item):
        tree.setCurrentItem(each)
        marked = [mark.cursor.selectedText().casefold() for mark in text.extraSelections()]
        page_text = text.toPlainText().casefold()
        assert {word: marked.count(word) for word in words} == {
            w: page_text.count(w) for w in words
        }
    first = current(tree)
    for other, is_hidden in (("  ", False), ("xylophone", True), ("", False)):
        field.setText(other)
        assert {each.isHidden() for _depth, each in rows(tree)} == {is_hidden}
        assert nothing.isVisible() is is_hidden
        assert text.extraSelections() == []
        assert current(tree) == first  # the page stays
    window.close()


def test_keys_of_the_help_window(open_window: OpenWindow) -> None:
    """Ctrl+F goes to the search, Enter from there to the contents, Ctrl+W closes the window."""
    hand = open_window()
    window, tree, _text, field = opened(hand)
    assert window.focusWidget() is tree
    hand.until(window.isActiveWindow)
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Find))
    assert window.focusWidget() is field
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.focusWidget() is tree
    assert window.isVisible()
    assert (window.windowTitle(), field.placeholderText()) == ("Help", "Search the help")
    names = [each.accessibleName() for each in (field, tree)]
    assert names == ["Search the help", "Contents"]
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Close))
    assert not window.isVisible()


def test_links_lead_to_pages_headings_and_the_web(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link's fragment is a heading of the page; what isn't a page opens in the browser."""
    visited: list[str] = []

    def visit(url: QUrl) -> bool:
        visited.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", visit)
    window, tree, text, _search = opened(open_window())
    for link, expected, is_address in (
        ("04-players.md", "Players", False),
        ("04-players.md#Tree search", "Players > Tree search", False),
        ("05-rules.md", manual_pages()[5].title, False),
        ("https://example.org/04-players.html", manual_pages()[5].title, True),
    ):
        visited.clear()
        text.anchorClicked.emit(QUrl(link))
        assert current(tree) == expected
        assert visited == [link] * is_address
    window.close()


def test_the_window_s_own_tables_are_in_the_text(open_window: OpenWindow) -> None:
    """The keys' page has the text before and after the table, and no markers are left."""
    hand = open_window()
    window, _tree, text, _search = opened(hand)
    for page in manual_pages():
        window.open_at(page.name)
        shown = text.toPlainText()
        assert "<!--" not in text.toMarkdown()
        assert shown.startswith(page.title)
        if page.name == "04-players.md":
            assert all(f"{kind.label}\n{kind.description}" in shown for kind in player_kinds()[1:])
        if page.name == "10-keys.md":
            before, _, rest = page.text.partition("<!-- keys -->")
            after = rest.partition("<!-- end of keys -->")[2]
            for words in (before, after):
                line = max(re.findall(r"^[A-Z][^|`*\n\[]{20,}", words, re.MULTILINE), key=len)
                assert " ".join(line.split()) in " ".join(shown.split())
            tips = [str(each.property(TIP)) for each in hand.window.actions() if each.shortcuts()]
            assert [tip for tip in tips if tip not in shown] == []
    window.close()
