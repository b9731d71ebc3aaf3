"""Windows with a list of pages and the chosen page, such as the lab; and their owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from tttmc_app.core import Text
from tttmc_app.gui.look.screen import keep_on_screen, place_over_active_window
from tttmc_app.gui.look.style_sheet import WindowStyle
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import native_keys, shown, translate
from tttmc_app.workers import freeze_gc

NAVIGATION_WIDTH = 132


class WindowPage(QWidget):
    """Base class of the pages of such a window."""

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""

    def refresh(self) -> None:
        """Update what matters only on a visible page; called whenever the page is chosen."""

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        return True


PageT = TypeVar("PageT", bound=WindowPage)


class PageWindow(QWidget, Generic[PageT]):
    """A window with a list of pages; a page is made when it is first chosen."""

    help_requested = Signal(str)
    """The name of a page of the manual."""
    closed = Signal()

    def __init__(self, name: str, titles: Sequence[tuple[str, Text]], size: QSize) -> None:
        """Build a window with this object name and initial size.

        `titles` are the pages' names and titles, in order.
        """
        super().__init__()
        self.setObjectName(name)
        self._theme = LIGHT
        self._first_size = size
        self._pages: dict[str, PageT] = {}
        self._styles: list[WindowStyle] = []
        """Those of the list and of each page, so that hidden pages are restyled when shown."""
        self._names = tuple(page for page, _title in titles)
        self._list = QListWidget()
        self._list.setObjectName(f"{name}Pages")
        self._list.setAccessibleName(translate("Look", "Pages"))
        self._list.setFixedWidth(for_letters(NAVIGATION_WIDTH, self.font()))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        self._stack.setObjectName(f"{name}Stack")
        for number, (page, title) in enumerate(titles, start=1):
            item = QListWidgetItem(shown(title))
            item.setSizeHint(QSize(self._list.maximumWidth() - 2 * UNIT, 36))
            key = f"Ctrl+{number}"
            item.setToolTip(translate("Look", "{page} ({keys})", page=title, keys=native_keys(key)))
            self._list.addItem(item)
            self.add_key(key, page)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addWidget(self._stack, 1)
        self._list.currentRowChanged.connect(self._show_row)
        self._add_style(self._list)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self.show_help)
        keep_on_screen(self)

    # For derived windows ---------------------------------------------------------------------

    def add_key(self, keys: str, page: str) -> None:
        """Let keys open a page."""
        key = QShortcut(QKeySequence(keys), self)
        key.setObjectName(page)
        key.activated.connect(self._on_key)

    def make_page(self, name: str) -> PageT:
        """Make the page with this name, with its connections."""
        raise NotImplementedError

    @Slot()
    def show_help(self) -> None:
        """Open the manual at the page that explains what is shown."""
        raise NotImplementedError

    # Pages -----------------------------------------------------------------------------------

    @property
    def page_name(self) -> str:
        """Return the name of the page shown."""
        return self._names[max(0, self._list.currentRow())]

    def page(self, name: str) -> PageT:
        """Return the page with this name, made on first use."""
        found = self._pages.get(name)
        if found is None:
            found = self._pages[name] = self.make_page(name)
            found.set_theme(self._theme)
            self._add_style(found)
            self._stack.addWidget(found)
            freeze_gc()  # the page and its modules are never freed
        return found

    def open_page(self, name: str) -> PageT:
        """Show a page and return it."""
        row = self._names.index(name)
        if self._list.currentRow() == row:
            self._show_row(row)
        else:
            self._list.setCurrentRow(row)
        return self.page(name)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        for style in self._styles:
            style.set_theme(theme)
        for page in self._pages.values():
            page.set_theme(theme)

    def _add_style(self, part: QWidget) -> None:
        style = WindowStyle(part)
        style.set_theme(self._theme)
        self._styles.append(style)

    @Slot(int)
    def _show_row(self, row: int) -> None:
        page = self.page(self._names[row])
        self._stack.setCurrentWidget(page)
        page.refresh()

    @Slot()
    def _on_key(self) -> None:
        self.open_page(self.sender().objectName())

    # Size and end ----------------------------------------------------------------------------

    def restore(self, geometry: QByteArray) -> None:
        """Restore the last position and size; the first time, open over the active window."""
        if not self.restoreGeometry(geometry):
            self.resize(self._first_size)
            place_over_active_window(self)

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        ended = [page.shutdown() for page in self._pages.values()]  # every page, even if one fails
        return all(ended)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the window on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work."""
        self.shutdown()
        self.closed.emit()
        event.accept()


class GeometryStore(Protocol):
    """Settings that store a window's position and size."""

    def bytes(self, key: str) -> QByteArray:
        """Return the stored bytes, or none."""
        ...

    def put(self, key: str, value: QByteArray) -> None:
        """Store bytes."""
        ...


WindowT = TypeVar("WindowT", bound=PageWindow[Any])


class PageWindowOwner(QObject, Generic[WindowT]):
    """Owner of such a window, which has no parent, so that it can be behind the main one."""

    help_requested = Signal(str)

    def __init__(self, settings: GeometryStore, key: str, parent: QObject) -> None:
        """Own a window; `key` is the setting with its position and size."""
        super().__init__(parent)
        self._settings = settings
        self._key = key
        self._theme = LIGHT
        self._window: WindowT | None = None

    def make_window(self) -> WindowT:
        """Make the window, with its own connections."""
        raise NotImplementedError

    @property
    def window(self) -> WindowT | None:
        """Return the window, or None before it is first opened."""
        return self._window

    @property
    def is_open(self) -> bool:
        """Return whether the window is open."""
        return self._window is not None and self._window.isVisible()

    def set_theme(self, theme: Theme) -> None:
        """Show the window in another theme's colours."""
        if theme is not self._theme:
            self._theme = theme
            if self._window is not None:
                self._window.set_theme(theme)

    def shutdown(self) -> None:
        """Close the window; its work ends within a time limit."""
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None

    def made_window(self) -> WindowT:
        """Return the window, made on first use, at its last position."""
        if self._window is None:
            self._window = window = self.make_window()
            window.closed.connect(self._on_closed)
            window.help_requested.connect(self.help_requested)
            window.set_theme(self._theme)
            window.restore(self._settings.bytes(self._key))
        return self._window

    def bring_up(self) -> WindowT:
        """Show the window in front of the others, and return it."""
        window = self.made_window()
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    @Slot()
    def _on_closed(self) -> None:
        if self._window is not None:
            self._settings.put(self._key, self._window.saveGeometry())
