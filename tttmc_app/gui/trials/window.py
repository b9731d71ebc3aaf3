"""The window: a tab with many trials, one with a single trial, and one with a search tree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QScrollArea, QTabWidget, QVBoxLayout, QWidget

from tttmc_app.core import Position, Weights
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.style_sheet import WindowStyle
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.trials.parts import TwoColumns
from tttmc_app.gui.trials.slider_page import SliderPage
from tttmc_app.gui.trials.slow_page import SlowPage
from tttmc_app.gui.trials.tree_page import TreePage
from tttmc_app.gui.trials.trials_slider import FIRST_TRIALS

FIRST_WIDTH, FIRST_HEIGHT = 1020, 700
_MANUAL = "03-thinking.md"
MANY, SLOW, TREE = range(3)
"""The tabs."""


class TrialsWindow(QWidget):
    """How the scores of one position come about, by trials and by a search tree."""

    help_requested = Signal(str)
    """The manual's page to open."""

    def __init__(self) -> None:
        super().__init__()
        self._style = WindowStyle(self)
        self.setObjectName("trialsWindow")
        self.setWindowTitle(translate("Trials", "Trials and search tree"))
        self.many = SliderPage()
        self.slow = SlowPage()
        self.tree = TreePage()
        self._starts: dict[int, Callable[[], None]] = {}
        self.subject: tuple[Position, Weights, int, int, int] | None = None
        """The arguments of the last call to `open_at`, and the current tab."""
        self.tabs = QTabWidget()
        self.tabs.setObjectName("trialsTabs")
        self.tabs.setDocumentMode(True)
        for page, title in (
            (self.many, translate("Trials", "Many trials")),
            (self.slow, translate("Trials", "One trial, slowly")),
            (self.tree, translate("Trials", "Search tree")),
        ):
            self.tabs.addTab(_PageArea(page), title)
        self.tabs.currentChanged.connect(self._on_tab)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        screen = self.screen().availableSize()
        self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))
        keep_on_screen(self)
        for keys in (QKeySequence.StandardKey.Close, QKeySequence.StandardKey.Cancel):
            QShortcut(QKeySequence(keys), self).activated.connect(self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self._on_help)

    def open_at(
        self,
        position: Position,
        weights: Weights,
        seed: int,
        tab: int = MANY,
        trials: int = FIRST_TRIALS,
    ) -> None:
        """Show a position on one of the tabs, with a player's weights and its thought's seed.

        The slider begins with the thought's trials.
        """
        self.subject = (position, weights, seed, tab, trials)
        self.many.stop()
        self.tree.stop()
        self.slow.start(position, weights, seed)
        self._starts = {
            MANY: lambda: self.many.start(position, weights, seed, trials),
            TREE: lambda: self.tree.start(position, seed),
        }
        self.tabs.setCurrentIndex(tab)
        self._on_tab(tab)
        self.show()
        self.raise_()
        self.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._style.set_theme(theme)
        self.many.set_theme(theme)
        self.slow.set_theme(theme)
        self.tree.set_theme(theme)

    def shutdown(self) -> bool:
        """End the worker threads within a time limit; return whether they ended."""
        ended = [self.many.shutdown(), self.tree.shutdown()]  # both, even if one fails
        return all(ended)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work."""
        self.shutdown()
        event.accept()

    @Slot()
    def _on_help(self) -> None:
        self.help_requested.emit(_MANUAL)

    @Slot(int)
    def _on_tab(self, number: int) -> None:
        """Start a page's thread when it is first shown for a position."""
        if self.subject is not None:
            self.subject = (*self.subject[:3], number, self.subject[4])
        start = self._starts.pop(number, None)
        if start is not None:
            start()


class _PageArea(QScrollArea):
    """A page that fills its tab, and scrolls where the window is smaller than its minimum size.

    A resizable QScrollArea would give boards, which are square, their preferred height instead.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self._page = page
        self.setWidget(page)
        page.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the page when its contents change."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Fit the page: if it is too tall, it scrolls, with its whole width visible."""
        room = self.maximumViewportSize()
        beside = room.width() - self.verticalScrollBar().sizeHint().width()
        if isinstance(self._page, TwoColumns):
            least = self._page.fit(beside)
        else:
            least = self._page.minimumSizeHint()
        if least.height() > room.height():
            room.setWidth(beside)
        self._page.resize(room.expandedTo(least))
