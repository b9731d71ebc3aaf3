"""The help window: the pages of the manual."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import (
    QAction,
    QDesktopServices,
    QIcon,
    QKeySequence,
    QPixmap,
    QShortcut,
    QShowEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.gui.app.page_text import PageText
from tttmc_app.gui.game.actions import TIP
from tttmc_app.gui.look.languages import language_in_use
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import native_keys, shown, translate, with_native_keys
from tttmc_app.gui.look.widgets import add_clear_button, muted_label
from tttmc_app.players import player_kinds

_SIZE = (820, 620)
_PLAYERS = "<!-- players -->"
_KEYS = "<!-- keys -->"
_END_OF_KEYS = "<!-- end of keys -->"
"""Markers in the manual's text, where the window inserts its own tables."""
_INDENT = 10
"""Indentation of the entries below a page, in pixels, in addition to the gap after an icon."""


@dataclass(frozen=True, slots=True)
class ManualPage:
    """One page of the manual."""

    name: str
    """The file's name, to which links refer."""
    text: str
    """Markdown that begins with the title."""

    @property
    def stem(self) -> str:
        """The file's name without its suffix."""
        return self.name.removesuffix(".md")

    @property
    def title(self) -> str:
        """The first heading."""
        return self.text.partition("\n")[0].lstrip("# ")

    @property
    def sections(self) -> list[tuple[str, str]]:
        """The second-level headings, each with the text below it."""
        parts = self.text.split("\n## ")[1:]
        return [(title, text) for title, _, text in (part.partition("\n") for part in parts)]


def manual_pages() -> list[ManualPage]:
    """Return the pages in the order of their file names, "06-lab" before "06-lab-1-sweep".

    Each is in the window's language if it has been translated, and otherwise in English.
    """
    folder = files("tttmc_app.resources") / "manual"
    translated = folder / language_in_use().code
    found = [page for page in folder.iterdir() if page.name.endswith(".md")]
    found.sort(key=lambda page: page.name.removesuffix(".md"))
    own = [(page, translated / page.name) for page in found]
    return [
        ManualPage(page.name, (other if other.is_file() else page).read_text(encoding="utf-8"))
        for page, other in own
    ]


@dataclass(frozen=True, slots=True, eq=False)
class _Entry:
    """One line of the contents: a page, or a heading on a page."""

    item: QTreeWidgetItem
    page: ManualPage
    section: str = ""
    text: str = ""
    """The text below the heading."""

    def contains(self, words: list[str]) -> bool:
        """Return whether the page, or the text below the heading, contains all words."""
        text = f"{self.section} {self.text}" if self.section else self.page.text
        return all(word in text.casefold() for word in words)


class HelpWindow(QDialog):
    """A window with the manual's contents, a search, and the selected page."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pages = manual_pages()
        self._shown: ManualPage | None = None
        self._entries: list[_Entry] = []
        self.setObjectName("helpPage")
        self.setWindowTitle(translate("App", "Help"))
        self.resize(*_SIZE)
        keep_on_screen(self)
        self._search = QLineEdit()
        self._search.setObjectName("helpSearch")
        self._search.setPlaceholderText(translate("App", "Search the help"))
        self._search.setAccessibleName(translate("App", "Search the help"))
        add_clear_button(self._search)
        self._contents = QTreeWidget()
        self._contents.setObjectName("helpPages")
        self._contents.setProperty("role", "contents")
        self._contents.setAccessibleName(translate("App", "Contents"))
        self._contents.setHeaderHidden(True)
        self._contents.setRootIsDecorated(False)
        self._contents.setIndentation(0)  # its space would be painted as part of a selection
        self._contents.setIconSize(QSize(_INDENT, 1))
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = muted_label(translate("App", "No page contains these words."), wrap=True)
        self._nothing.hide()
        self._text = PageText()
        # A style sheet changes the palette several times; the page is painted anew only once.
        self._recolour = QTimer(self, singleShot=True, interval=0)
        self._recolour.timeout.connect(self._show_again)
        side = QVBoxLayout()
        side.setSpacing(UNIT)
        side.addWidget(self._search)
        side.addWidget(self._nothing)
        side.addWidget(self._contents, 1)
        layout = QHBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addLayout(side)
        layout.addWidget(self._text, 1)
        self._list_contents()
        self._contents.currentItemChanged.connect(self._on_item)
        self._search.textChanged.connect(self._on_search)
        self._search.returnPressed.connect(self._contents.setFocus)
        self._text.anchorClicked.connect(self._follow)
        for key, slot in (
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence.StandardKey.Find, self._search.setFocus),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    @property
    def page(self) -> str:
        """Return the name of the page shown."""
        return (self._shown or self._pages[0]).name

    def open_at(self, page: str = "", section: str = "") -> None:
        """Show a page from its top or from a heading; by default, the page last shown."""
        self._search.clear()
        self._select(page or self.page, section)
        self.show()
        self.raise_()
        self.activateWindow()
        self._show_item()
        self._contents.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the contents again, and fit the column to their width."""
        super().showEvent(event)
        self._contents.doItemsLayout()  # now that the style sheet's padding applies
        self._contents.expandAll()
        width = self._contents.sizeHintForColumn(0) + 4 * UNIT
        self._contents.setFixedWidth(width)
        self._search.setFixedWidth(width)
        self._nothing.setFixedWidth(width)
        self._expand()

    def changeEvent(self, event: QEvent) -> None:
        """Paint the links in the colours of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self._recolour.start()

    @Slot()
    def _show_again(self) -> None:
        """Show the page again at the same height."""
        bar = self._text.verticalScrollBar()
        height = bar.value()
        self._shown = None
        self._show_item()
        bar.setValue(height)

    # Contents --------------------------------------------------------------------------------

    def _list_contents(self) -> None:
        """List the pages and their headings; "06-lab-1-sweep" is below "06-lab"."""
        for page in self._pages:
            pages = [entry for entry in self._entries if not entry.section]
            above = [entry for entry in pages if page.name.startswith(f"{entry.page.stem}-")]
            item = QTreeWidgetItem([page.title])
            if above:
                above[-1].item.addChild(item)
                _indent(item)
            else:
                self._contents.addTopLevelItem(item)
            self._entries.append(_Entry(item, page))
            for title, text in page.sections:
                below = QTreeWidgetItem(item, [title.replace("`", "")])
                _indent(below)
                self._entries.append(_Entry(below, page, title, text))

    def _entry(self) -> _Entry | None:
        """Return the current entry."""
        item = self._contents.currentItem()
        return next((entry for entry in self._entries if entry.item is item), None)

    def _select(self, name: str, section: str = "") -> None:
        found = [entry for entry in self._entries if entry.page.name == name]
        chosen = [entry for entry in found if entry.section == section] or found
        self._contents.setCurrentItem(chosen[0].item)

    def _expand(self) -> None:
        """Expand the current entry, or all entries during a search."""
        opened: set[int] = set()
        item = self._contents.currentItem()
        while item is not None:
            opened.add(id(item))
            item = item.parent()
        searching = bool(self._search.text().strip())
        for entry in self._entries:
            entry.item.setExpanded(searching or id(entry.item) in opened)

    def _on_item(self) -> None:
        self._expand()
        self._show_item()

    # Search ----------------------------------------------------------------------------------

    def _on_search(self, words: str) -> None:
        """List only the pages and sections that contain all words of the search."""
        wanted = words.casefold().split()
        hits = [entry for entry in self._entries if entry.contains(wanted)]
        for entry in self._entries:
            entry.item.setHidden(entry not in hits)
        for entry in hits:
            above = entry.item.parent()
            while above is not None:
                above.setHidden(False)
                above = above.parent()
        self._nothing.setVisible(not hits)
        if hits and wanted:
            own = [entry for entry in hits if entry.page == hits[0].page]
            self._contents.setCurrentItem((own[1] if len(own) > 1 else own[0]).item)
        self._expand()
        self._mark(wanted)

    def _mark(self, words: list[str]) -> None:
        """Highlight the words of the search in the text."""
        marks: list[QTextEdit.ExtraSelection] = []
        form = QTextCharFormat()
        form.setBackground(self.palette().highlight())
        form.setForeground(self.palette().highlightedText())
        for word in words:
            cursor = self._text.document().find(word)
            while not cursor.isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, form
                marks.append(mark)
                cursor = self._text.document().find(word, cursor)
        self._text.setExtraSelections(marks)

    # The page --------------------------------------------------------------------------------

    def _show_item(self) -> None:
        """Show the current page from its top or from the current section."""
        entry = self._entry()
        if entry is None:
            return
        if entry.page != self._shown:
            self._shown = entry.page
            self._text.show_page(self._filled(entry.page.text))
            self._mark(self._search.text().casefold().split())
        height = self._text.height_of(entry.section) if entry.section else 0
        self._text.verticalScrollBar().setValue(height)

    def _filled(self, text: str) -> str:
        """Return a page's text with the window's own tables inserted."""
        before, _, rest = text.partition(_KEYS)
        text = with_native_keys(before)
        if rest:
            actions = self._window.findChildren(QAction)
            text += keys_table(actions) + with_native_keys(rest.partition(_END_OF_KEYS)[2])
        return text.replace(_PLAYERS, players_table())

    def _follow(self, link: QUrl) -> None:
        """Show a page of the manual here; open a web address in the browser."""
        if link.fileName() in [page.name for page in self._pages]:
            self._select(link.fileName(), link.fragment())
        else:
            QDesktopServices.openUrl(link)


def _indent(item: QTreeWidgetItem) -> None:
    """Move an item's text to the right by means of an invisible icon."""
    space = QPixmap(_INDENT, 1)
    space.fill(Qt.GlobalColor.transparent)
    icon = QIcon(space)
    icon.addPixmap(space, QIcon.Mode.Selected)  # without a tint
    item.setIcon(0, icon)


def players_table() -> str:
    """Return the machines and how they think, as a table in Markdown."""
    rows = [
        (shown(kind.label), shown(kind.description))
        for kind in player_kinds()
        if kind.make is not None
    ]
    headings = (translate("App", "Player"), translate("App", "How it thinks"))
    return _table(headings, rows)


def keys_table(actions: Iterable[QAction]) -> str:
    """Return the actions that have keys and what they do, as a table in Markdown."""
    rows: list[tuple[str, str]] = []
    for action in actions:
        keys = [key for key in action.shortcuts() if not key.isEmpty()]
        if keys and (tip := action.property(TIP)):
            rows.append((native_keys(*keys), tip))
    return _table((translate("App", "Keys"), translate("App", "Action")), rows)


def _table(headings: tuple[str, str], rows: Iterable[tuple[str, str]]) -> str:
    lines = [headings, ("---", "---"), *rows]
    return "".join(f"| {left} | {right} |\n" for left, right in lines)
