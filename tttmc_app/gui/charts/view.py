"""A chart in the window: title, legend and plot; mouse and arrow keys read its values."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.experiments.chart import Axis, Chart, Key, Point
from tttmc_app.gui.charts.plot import Plot, keys_height, paint_keys
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, fill, muted_label, title_label

PLOT_HEIGHT = 260
"""Minimum height of a plot, in pixels."""
_REACH = 48
"""Maximum distance in pixels between the mouse and the spot whose value is read."""


class Legend(QWidget):
    """Names of a chart's areas and lines, wrapped into rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # charts are never mirrored
        self._keys: tuple[Key, ...] = ()
        self._theme = LIGHT
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_keys(self, keys: tuple[Key, ...], theme: Theme) -> None:
        """Show these entries."""
        if keys != self._keys:
            self._keys = keys
            self.updateGeometry()
        self._theme = theme
        self.setVisible(bool(keys))
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Return True: entries wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows."""
        return round(keys_height(self._keys, width, QFontMetricsF(self.font())))

    def sizeHint(self) -> QSize:
        """Return the size of one row."""
        return QSize(160, self.heightForWidth(10_000))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint samples and names."""
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_keys(painter, self._keys, self._theme, self.width(), QPointF(0, 0))
        painter.end()


class PlotArea(QWidget):
    """The part of a chart view that shows the plot."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # charts are never mirrored
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, PLOT_HEIGHT)
        self.setMouseTracking(True)
        self._chart: Chart | None = None
        self._theme = LIGHT
        self._plot: Plot | None = None
        self._size = QSize()  # the size at which the plot was laid out
        self._read: Point | None = None

    def show_chart(self, chart: Chart, theme: Theme) -> None:
        """Show a chart's plot in a theme's colours."""
        self._chart, self._theme, self._plot = chart, theme, None
        self.update()

    def ring(self, spot: Point | None) -> None:
        """Draw a ring around the spot being read, or remove it."""
        if spot != self._read:
            self._read = spot
            self.update()

    def plot(self) -> Plot | None:
        """Return the plot, laid out for the current size; None without a chart."""
        if self._chart is not None and (self._plot is None or self._size != self.size()):
            self._size = self.size()
            rect = QRectF(self.rect())
            self._plot = Plot(self._chart, self._theme, rect, self.font())
        return self._plot

    def point_at(self, spot: Point) -> QPointF:
        """Return a spot's position, in pixels."""
        plot = self.plot()
        return QPointF() if plot is None else plot.point_at(spot)

    def changeEvent(self, event: QEvent) -> None:
        """Lay the plot out again for another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._plot = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plot and the ring."""
        plot = self.plot()
        if plot is not None:
            painter = QPainter(self)
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            plot.paint(painter, self._read)
            painter.end()


class ChartView(QFrame):
    """One chart; the mouse and the arrow keys read its values."""

    spot_chosen = Signal(int)
    """Emitted when a spot has been clicked, or chosen with Enter, with the spot's number."""
    menu_requested = Signal(object)
    """This view, whose export menu is requested."""

    def __init__(self, name: str, *, has_menu: bool = True) -> None:
        super().__init__()
        self._has_menu = has_menu
        self.setObjectName(name)
        self.setProperty("card", True)
        self.setProperty("chart", True)
        self.setAccessibleName(translate("Charts", "Chart"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._chart = Chart("", Axis(""), Axis(""))
        self._theme = LIGHT
        self._at: int | None = None
        self._title = title_label("")
        self._title.setWordWrap(True)
        self._unit = muted_label(small=True)
        self._legend = Legend()
        self._foot = muted_label(small=True)
        self._foot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._caption = muted_label(small=True, wrap=True)
        self._empty = muted_label(wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.more = QToolButton()
        self.more.setObjectName(f"{name}More")
        self.more.setText("⋯")
        self.more.setToolTip(translate("Charts", "Save or copy this chart"))
        self.more.clicked.connect(lambda: self.menu_requested.emit(self))
        self.viewport = PlotArea()
        """The widget that shows the plot and tracks the mouse."""
        self.viewport.installEventFilter(self)
        self._readout = PlainLabel(parent=self)
        self._readout.setObjectName(f"{name}Readout")
        self._readout.setProperty("role", "readout")
        self._readout.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._readout.hide()
        self._lay_out()

    @property
    def chart(self) -> Chart:
        """Return the current chart."""
        return self._chart

    @property
    def theme(self) -> Theme:
        """Return the chart's theme."""
        return self._theme

    @property
    def readout(self) -> str:
        """Return the text of the value being read; empty if there is none."""
        return "" if self._readout.isHidden() else self._readout.text()

    def point_at(self, spot: Point) -> QPoint:
        """Return a spot's position in the viewport."""
        return self.viewport.point_at(spot).toPoint()

    def show_chart(self, chart: Chart) -> None:
        """Show a chart instead of the current one."""
        if chart == self._chart:
            return
        self._chart = chart
        if self._at is not None and self._at >= len(chart.spots):
            self._at = None
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Show the chart in another theme's colours."""
        if theme != self._theme:
            self._theme = theme
            self._refresh()

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(420, 300)

    def _lay_out(self) -> None:
        head = fill(QHBoxLayout(), (self._title, 1), self.more)
        area = QWidget()
        self._stack = QStackedLayout(area)
        self._stack.addWidget(self.viewport)
        self._stack.addWidget(self._empty)
        layout = QVBoxLayout(self)
        above, below = (self._legend, self._unit), (self._foot, self._caption)
        fill(layout, head, *above, (area, 1), *below, spacing=UNIT // 2)
        beside = 2 * UNIT if self._has_menu else 0  # in a column, it lines up with the text
        layout.setContentsMargins(beside, UNIT + 4, beside, UNIT + 4)

    def _refresh(self) -> None:
        chart, theme = self._chart, self._theme
        title = shown(chart.title)
        self._title.setText(title)
        has_data = not chart.is_empty
        for label, text in (
            (self._unit, shown(chart.y.label)),
            (self._foot, shown(chart.x.label)),
            (self._caption, shown(chart.caption)),
        ):
            label.setText(text)
            label.setVisible(has_data and bool(text))
        self._empty.setText(shown(chart.empty))
        self._legend.show_keys(chart.keys if has_data else (), theme)
        self.more.setEnabled(has_data)
        self.more.setVisible(self._has_menu and not chart.is_sample)
        self._stack.setCurrentIndex(0 if has_data else 1)
        self.setAccessibleName(title or translate("Charts", "Chart"))
        self.setAccessibleDescription(chart.words(shown))
        self.viewport.show_chart(chart, theme)
        self._read(self._at)

    def mark(self, index: int | None) -> None:
        """Draw a ring around the spot with a number, until another value is read."""
        spots = self._chart.spots
        self.viewport.ring(spots[index] if index is not None and index < len(spots) else None)

    # Reading ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse over the plot."""
        if watched is self.viewport:
            if isinstance(event, QMouseEvent):
                if event.type() is QEvent.Type.MouseMove:
                    self._read(self._nearest(event.position()))
                elif event.type() is QEvent.Type.MouseButtonPress:
                    self.setFocus(Qt.FocusReason.MouseFocusReason)
                    self._choose(self._nearest(event.position()))
            elif event.type() is QEvent.Type.Leave:
                self._read(None)
            elif event.type() is QEvent.Type.Resize and self._at is not None:
                self._read(self._at)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step from value to value with the arrow keys."""
        last = len(self._chart.spots) - 1
        key = event.key()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if last >= 0 and key in steps:
            start = -1 if steps[Qt.Key(key)] > 0 else last + 1
            at = (start if self._at is None else self._at) + steps[Qt.Key(key)]
            self._read(min(last, max(0, at)))
            announce(self, self.readout)
        elif last >= 0 and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._read(0 if key == Qt.Key.Key_Home else last)
            announce(self, self.readout)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self._at)
        elif key == Qt.Key.Key_Escape and self._at is not None:
            self._read(None)
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int | None) -> None:
        if index is not None:
            self.spot_chosen.emit(index)

    def _nearest(self, at: QPointF) -> int | None:
        best, found = float(_REACH), None
        for index, spot in enumerate(self._chart.spots):
            there = self.viewport.point_at(spot)
            away = hypot(there.x() - at.x(), there.y() - at.y())
            if away < best:
                best, found = away, index
        return found

    def _read(self, index: int | None) -> None:
        self._at = index
        spots = self._chart.spots
        if index is None or index >= len(spots) or self._chart.is_empty:
            self.viewport.ring(None)
            self._readout.hide()
            return
        spot = spots[index]
        self.viewport.ring(spot)
        self._readout.setText(shown(spot.words))
        self._fit_readout()
        self._place_readout(spot)
        self._readout.show()
        self._readout.raise_()

    def _fit_readout(self) -> None:
        """Wrap the text only where it would be wider than the chart."""
        self._readout.setWordWrap(False)
        self._readout.adjustSize()
        room = self.width() - 2 * UNIT
        if self._readout.width() > room:
            self._readout.setWordWrap(True)
            self._readout.resize(room, self._readout.heightForWidth(room))

    def _place_readout(self, spot: Point) -> None:
        at = self.viewport.mapTo(self, self.point_at(spot))
        size = self._readout.size()
        x = min(max(UNIT, at.x() - size.width() // 2), self.width() - size.width() - UNIT)
        above = at.y() - size.height() - 12
        y = above if above >= 4 else at.y() + 14
        self._readout.move(QPoint(max(UNIT, x), y))
