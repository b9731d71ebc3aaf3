"""Windows with pages, such as the lab, and the objects that own them."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from PySide6.QtCore import QByteArray, QObject, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QStackedWidget
from pytestqt.qtbot import QtBot

from tttmc_app.core import Text
from tttmc_app.gui.look.page_window import PageWindow, PageWindowOwner, WindowPage
from tttmc_app.gui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

CONTROL = Qt.KeyboardModifier.ControlModifier


class Page(WindowPage):
    """A page that notes what happens to it."""

    def __init__(self, name: str, ends: bool = True) -> None:
        super().__init__()
        self.name, self.ends = name, ends
        self.events: list[object] = []

    def set_theme(self, theme: Theme) -> None:
        """Note the theme."""
        self.events.append(theme.name)

    def refresh(self) -> None:
        """Note that the page has been chosen."""
        self.events.append("refresh")

    def shutdown(self) -> bool:
        """Note the end."""
        self.events.append("end")
        return self.ends


class Window(PageWindow[Page]):
    """A window with two pages, the first of which doesn't end in time."""

    def __init__(self) -> None:
        titles = [("one", Text("First")), ("two", Text("Second")), ("three", Text("Third"))]
        super().__init__("pages", titles, QSize(500, 300))
        self.helps = 0

    def make_page(self, name: str) -> Page:
        """Make a page."""
        return Page(name, ends=name != "one")

    def show_help(self) -> None:
        """Count."""
        self.helps += 1
        self.help_requested.emit(f"{self.page_name}.md")


class Store:
    """Settings in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, QByteArray] = {}

    def bytes(self, key: str) -> QByteArray:
        """Return what is stored."""
        return self.kept.get(key, QByteArray())

    def put(self, key: str, value: QByteArray) -> None:
        """Store."""
        self.kept[key] = value


class Owner(PageWindowOwner[Window]):
    """The owner of such a window."""

    def make_window(self) -> Window:
        """Make the window."""
        return Window()


@contextmanager
def owned(store: Store) -> Generator[Owner]:
    """Provide an owner, and close its window in the end."""
    parent = QObject()
    owner = Owner(store, "pages/geometry", parent)
    yield owner
    owner.shutdown()
    assert owner.window is None
    parent.deleteLater()


def test_a_page_is_made_when_it_is_chosen(qtbot: QtBot) -> None:
    """A new page takes on the theme, and is refreshed whenever it is chosen; Ctrl+number does."""
    window = Window()
    qtbot.addWidget(window)
    window.set_theme(DARK)
    window.open_page("two")
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    stack = window.findChild(QStackedWidget, "pagesStack")
    pages = window.findChild(QListWidget, "pagesPages")
    assert stack is not None
    assert pages is not None
    assert [pages.item(row).text() for row in range(3)] == ["First", "Second", "Third"]
    two = window.page("two")
    assert (window.page_name, stack.currentWidget(), two.events) == (
        "two", two, ["dark", "refresh"],
    )  # fmt: skip
    QTest.keyClick(window, Qt.Key.Key_1, CONTROL)
    one = window.page("one")
    assert (window.page_name, stack.currentWidget()) == ("one", one)
    assert one.events == ["dark", "refresh"]
    QTest.keyClick(window, Qt.Key.Key_2, CONTROL)
    assert window.open_page("two") is two  # refreshed even though it is shown already
    assert two.events == ["dark", "refresh", "refresh", "refresh"]
    window.set_theme(HIGH_CONTRAST)
    assert one.events[-1] == two.events[-1] == "high contrast"
    assert HIGH_CONTRAST.window in two.styleSheet()
    assert HIGH_CONTRAST.window in pages.styleSheet()
    assert DARK.window in one.styleSheet()  # changes when it is chosen
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.helps == 1
    assert window.shutdown() is False  # the first page doesn't end
    assert (one.events[-1], two.events[-1]) == ("end", "end")
    window.open_page("one")
    assert HIGH_CONTRAST.window in one.styleSheet()
    one.ends = True
    assert window.shutdown() is True
    closed: list[bool] = []
    window.closed.connect(lambda: closed.append(True))
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Close))
    assert not window.isVisible()
    assert closed == [True]
    assert two.events[-3:] == ["end", "end", "end"]


def test_an_owner_keeps_place_and_theme(qtbot: QtBot) -> None:
    """The window is made once, in the theme; its place is stored when it closes, and restored."""
    store = Store()
    helps: list[str] = []
    with owned(store) as owner:
        owner.help_requested.connect(helps.append)
        assert (owner.window, owner.is_open) == (None, False)
        owner.set_theme(DARK)
        window = owner.bring_up()
        assert (owner.bring_up(), owner.window, owner.is_open) == (window, window, True)
        assert window.size() == QSize(500, 300)
        page = window.open_page("one")
        assert DARK.window in page.styleSheet()
        owner.set_theme(LIGHT)
        assert page.events == ["dark", "refresh", "light"]
        owner.set_theme(LIGHT)
        assert page.events[-2:] == ["refresh", "light"]  # nothing to change
        window.show_help()
        assert helps == ["one.md"]
        window.resize(444, 333)
        window.close()
        assert not owner.is_open
        assert page.events[-1:] == ["end"]
        assert list(store.kept) == ["pages/geometry"]
        owner.set_theme(HIGH_CONTRAST)
        assert page.events[-1] == "high contrast"  # although it is closed
    with owned(store) as owner:
        assert owner.made_window().size() == QSize(444, 333)
        assert not owner.is_open


def test_every_page_ends_its_work(qtbot: QtBot) -> None:
    """A page that doesn't end in time doesn't keep those made after it from ending theirs."""
    window = Window()
    qtbot.addWidget(window)
    pages = [window.page(name) for name in ("one", "two", "three")]
    assert window.shutdown() is False
    assert [page.events[-1] for page in pages] == ["end"] * 3
