"""The help window: the pages of the manual."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QTextBrowser, QWidget

from tttmc_app.gui.game.actions import TIP
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.players import PLAYER_KINDS

_SIZE = (820, 620)
_PLAYERS = "<!-- players -->"
_KEYS = "<!-- keys -->"
_END_OF_KEYS = "<!-- end of keys -->"
"""Markers in the manual's text where the window inserts its own tables."""


@dataclass(frozen=True, slots=True)
class ManualPage:
    """One page of the manual."""

    name: str
    """The file's name, which links use."""
    text: str
    """Markdown that begins with the title."""

    @property
    def title(self) -> str:
        """The first heading."""
        return self.text.partition("\n")[0].lstrip("# ")


def manual_pages() -> list[ManualPage]:
    """Return the pages in the order of their file names."""
    folder = files("tttmc_app.resources") / "manual"
    found = [page for page in folder.iterdir() if page.name.endswith(".md")]
    found.sort(key=lambda page: page.name)
    return [ManualPage(page.name, page.read_text(encoding="utf-8")) for page in found]


class HelpWindow(QDialog):
    """A window with a list of the manual's pages and the selected page."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pages = manual_pages()
        self.setObjectName("helpPage")
        self.setWindowTitle(translate("App", "Help"))
        self.resize(*_SIZE)
        self._list = QListWidget()
        self._list.setObjectName("helpPages")
        self._list.setAccessibleName(translate("App", "Pages"))
        self._list.addItems([page.title for page in self._pages])
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text = QTextBrowser()
        self._text.setObjectName("helpText")
        self._text.setAccessibleName(translate("App", "Help"))
        self._text.setOpenLinks(False)
        self._text.document().setDocumentMargin(2 * UNIT)
        layout = QHBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addWidget(self._list)
        layout.addWidget(self._text, 1)
        self._list.currentRowChanged.connect(self._show_page)
        self._text.anchorClicked.connect(self._follow)
        close = QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self)
        close.activated.connect(self.close)
        self._list.setCurrentRow(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Open at the top of the page."""
        super().showEvent(event)
        self._list.doItemsLayout()  # now that the style sheet's padding applies
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + 4 * UNIT)
        self._show_page()
        self._list.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Paint the links in the colours of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self._show_page()

    def _show_page(self) -> None:
        text = self._pages[self._list.currentRow()].text
        before, _, rest = text.partition(_KEYS)
        if rest:
            actions = self._window.findChildren(QAction)
            text = before + keys_table(actions) + rest.partition(_END_OF_KEYS)[2]
        self._text.setMarkdown(text.replace(_PLAYERS, players_table()))

    def _follow(self, link: QUrl) -> None:
        """Show a page of the manual here, and a web address in the browser."""
        names = [page.name for page in self._pages]
        if link.fileName() in names:
            self._list.setCurrentRow(names.index(link.fileName()))
        else:
            QDesktopServices.openUrl(link)


def players_table() -> str:
    """Return the machines and how they think, as a table in Markdown."""
    rows = [
        (shown(kind.label), shown(kind.description))
        for kind in PLAYER_KINDS
        if kind.make is not None
    ]
    headings = (translate("App", "Player"), translate("App", "How it thinks"))
    return _table(headings, rows)


def keys_table(actions: Iterable[QAction]) -> str:
    """Return the actions that have keys and what they do, as a table in Markdown."""
    rows: list[tuple[str, str]] = []
    native = QKeySequence.SequenceFormat.NativeText
    for action in actions:
        keys = ", ".join(key.toString(native) for key in action.shortcuts() if not key.isEmpty())
        if keys and (tip := action.property(TIP)):
            rows.append((keys, tip))
    return _table((translate("App", "Keys"), translate("App", "Action")), rows)


def _table(headings: tuple[str, str], rows: Iterable[tuple[str, str]]) -> str:
    lines = [headings, ("---", "---"), *rows]
    return "".join(f"| {left} | {right} |\n" for left, right in lines)
