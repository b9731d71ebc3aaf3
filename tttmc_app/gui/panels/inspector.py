"""The inspector: one panel beside the board, whose pages act on the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, scaled, type_font

SLIM, WIDTH, WIDE = 292, 352, 400
"""The inspector's widths in pixels: in a small window, usually, and in a large one."""
NARROW, WIDE_FROM = 900, 1600
TAB_HEIGHT = 44
_MOST = 0.48
"""The largest share of a window that the inspector takes."""
PADDING, SLIM_PADDING = 20, 12
BAR = 10
"""The width of a scroll bar, in pixels."""


class Tab(QAbstractButton):
    """The title of a page, underlined while that page is open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click shows no focus
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.theme = LIGHT

    def minimumSizeHint(self) -> QSize:
        """Return the size of the beginning of a title, where three long ones need the room."""
        return QSize(scaled(48), TAB_HEIGHT)

    def sizeHint(self) -> QSize:
        """Return the size of the title."""
        wide = QFontMetrics(type_font(13, 600)).horizontalAdvance(self.text())
        return QSize(wide + 12, TAB_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title and its line."""
        painter = QPainter(self)
        is_open, theme = self.isChecked(), self.theme
        painter.setFont(type_font(13, 600 if is_open else 500))
        painter.setPen(QColor(theme.text if is_open else theme.muted))
        title = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width() - 6
        )
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, title)
        accent = QColor(theme.accent)
        if is_open:
            painter.fillRect(QRectF(6, self.height() - 2, self.width() - 12, 2), accent)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(accent)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 9.5, -0.5, -9.5), 4, 4)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the page with Enter as well as with the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Inspector(QFrame):
    """Pages behind tabs, about the game or about something else that they show in its place.

    A page with a stage of its own, such as a review, has its tab only while it is open.
    """

    page_shown = Signal(str)
    """The name of the page that is open now."""
    opened = Signal(bool)
    """Whether the pages have been shown or hidden."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__()
        self.setObjectName("inspector")
        self.stages = QStackedWidget()
        """The game's stage, and those of pages; the open page decides which is shown."""
        self.stages.addWidget(stage)
        self._game_stage = stage
        self._stage_of: dict[str, QWidget] = {}
        self._manual_pages: dict[str, str] = {}
        self._tabs: dict[str, Tab] = {}
        self._pages: dict[str, QScrollArea] = {}
        self._theme = LIGHT
        self._window_width = NARROW
        self.home = "thought"
        """The page to which one returns from pages with a stage of their own."""
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(PADDING - 6, 0, PADDING, 0)
        self._row.setSpacing(UNIT)
        self._row.addStretch(1)
        head = QFrame()
        head.setObjectName("inspectorTabs")
        head.setFixedHeight(TAB_HEIGHT)
        head.setLayout(self._row)
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self._stack, 1)

    def add_page(
        self,
        name: str,
        page: QWidget,
        title: str,
        stage: QWidget | None = None,
        manual_page: str = "",
    ) -> None:
        """Add a page; it may have a stage that it shows instead of the game, and a manual page."""
        self._manual_pages[name] = manual_page
        scroll = QScrollArea()
        scroll.setObjectName(f"{name}Page")
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # In the padding, so that nothing moves aside when there is something to scroll.
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._pages[name] = scroll
        self._stack.addWidget(scroll)
        if stage is not None:
            self._stage_of[name] = stage
            self.stages.addWidget(stage)
        tab = self._tabs[name] = Tab(title)
        tab.setObjectName(f"{name}Tab")
        tab.theme = self._theme
        self._group.addButton(tab)
        self._row.insertWidget(self._row.count() - 1, tab)
        tab.setHidden(stage is not None)
        tab.clicked.connect(lambda: self.show_page(name))
        self.fit(self._window_width)

    def show_page(self, name: str) -> None:
        """Open a page."""
        self._group.setExclusive(False)
        for each, tab in self._tabs.items():
            tab.setChecked(each == name)
            tab.setVisible(each == name or each not in self._stage_of)
        self._group.setExclusive(True)
        self.stages.setCurrentWidget(self._stage_of.get(name, self._game_stage))
        if self._stack.currentWidget() is not self._pages[name]:
            self._stack.setCurrentWidget(self._pages[name])
            self.page_shown.emit(name)

    def show_game(self) -> None:
        """Show the game's stage again, if a page shows its own."""
        if not self.is_on_game:
            self.show_page(self.home)

    def event(self, event: QEvent) -> bool:
        """Report when the pages are shown or hidden."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.opened.emit(not self.isHidden())
        return super().event(event)

    @property
    def is_on_game(self) -> bool:
        """Return whether the game's stage is shown."""
        return self.stages.currentWidget() is self._game_stage

    @property
    def page(self) -> str:
        """Return the name of the open page."""
        shown = self._stack.currentWidget()
        return next(name for name, page in self._pages.items() if page is shown)

    @property
    def manual_page(self) -> str:
        """Return the manual's page on the open page; empty if it has none."""
        return self._manual_pages[self.page]

    def set_theme(self, theme: Theme) -> None:
        """Paint the tabs in another theme's colours."""
        self._theme = theme
        for tab in self._tabs.values():
            tab.theme = theme
            tab.update()

    def fit(self, window_width: int) -> None:
        """Take the width that suits a window."""
        self._window_width = window_width
        wide = WIDE if window_width >= WIDE_FROM else WIDTH if window_width >= NARROW else SLIM
        side = SLIM_PADDING if wide == SLIM else PADDING
        left, right = (side, side - BAR) if self.isLeftToRight() else (side - BAR, side)
        for page in self._pages.values():
            widget = page.widget()
            if widget is not None and (layout := widget.layout()) is not None:
                layout.setContentsMargins(left, 2 * UNIT, right, 2 * UNIT)
        self.setFixedWidth(min(scaled(wide), round(_MOST * window_width)))


def page_column(widget: QWidget) -> QVBoxLayout:
    """Return the column of a page, with the inspector's padding."""
    column = QVBoxLayout(widget)
    column.setContentsMargins(PADDING, 2 * UNIT, PADDING, 2 * UNIT)
    column.setSpacing(0)
    return column


def rule() -> QFrame:
    """Return a thin line between two parts of a page."""
    line = QFrame()
    line.setProperty("rule", True)
    line.setFixedHeight(1)
    return line
