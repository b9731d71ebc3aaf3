"""A chart in the window: its title and legend, values under the mouse and by the arrow keys."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.experiments.chart import Axis, Chart, Key, Spot
from tttmc_app.gui.board.changes import announce
from tttmc_app.gui.charts.inks import keys_height, paint_keys
from tttmc_app.gui.charts.plot import Plot
from tttmc_app.gui.look.card import muted_label, title_label
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme

_REACH = 48
"""Pixels between the mouse and a spot that it still points at."""


class Legend(QWidget):
    """Show what each area or line stands for, in as many lines as it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        """Return that it breaks into lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that its lines take."""
        return round(keys_height(self._keys, width, QFontMetricsF(self.font())))

    def sizeHint(self) -> QSize:
        """Return room for one line."""
        return QSize(160, self.heightForWidth(10_000))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint samples and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_keys(painter, self._keys, self._theme, self.width(), QPointF(0, 0))
        painter.end()


class ChartView(QFrame):
    """Show one chart; the mouse or the arrow keys read its values."""

    more_wanted = Signal(object)
    """Somebody asks what else can be done with this chart: the button that was pressed."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("card", True)
        self.setProperty("chart", True)
        self.setAccessibleName("Chart")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._chart = Chart("", Axis(""), Axis(""))
        self._theme = LIGHT
        self._at: int | None = None
        self._is_drawn = True
        self._title = title_label("")
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
        self.more.setToolTip("Save or copy this chart")
        self.more.clicked.connect(self._on_more)
        self._plot = Plot(self)
        self._plot.laid_out.connect(self._on_laid_out)
        self._plot.widget.installEventFilter(self)
        viewport = getattr(self._plot.widget, "viewport")()  # noqa: B009 - untyped, from pyqtgraph
        viewport.installEventFilter(self)
        viewport.setMouseTracking(True)
        self.viewport: QWidget = viewport
        """What is drawn on, where the mouse is followed."""
        self._readout = QLabel(self)
        self._readout.setObjectName(f"{name}Readout")
        self._readout.setProperty("role", "readout")
        self._readout.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._readout.hide()
        self._lay_out()

    @property
    def chart(self) -> Chart:
        """Return the chart that is shown."""
        return self._chart

    @property
    def theme(self) -> Theme:
        """Return the theme that it is shown in."""
        return self._theme

    @property
    def readout(self) -> str:
        """Return what is read from the chart at the moment."""
        return "" if self._readout.isHidden() else self._readout.text()

    def point_at(self, spot: Spot) -> QPoint:
        """Return where a spot stands in the viewport."""
        return self._plot.point_at(spot).toPoint()

    def show_chart(self, chart: Chart) -> None:
        """Show a chart in place of the one before."""
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
        """Return room in which a chart reads well."""
        return QSize(420, 300)

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        return QSize(240, 200)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.more)
        area = QWidget()
        self._stack = QStackedLayout(area)
        self._stack.addWidget(self._plot.widget)
        self._stack.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * UNIT, UNIT + 4, 2 * UNIT, UNIT + 4)
        layout.setSpacing(UNIT // 2)
        layout.addLayout(head)
        layout.addWidget(self._legend)
        layout.addWidget(self._unit)
        layout.addWidget(area, 1)
        layout.addWidget(self._foot)
        layout.addWidget(self._caption)

    def _refresh(self) -> None:
        chart, theme = self._chart, self._theme
        self._title.setText(chart.title)
        self._unit.setText(chart.y.label)
        self._foot.setText(chart.x.label)
        self._caption.setText(chart.caption)
        self._empty.setText(chart.empty)
        has_data = not chart.is_empty
        for label, wanted in (
            (self._unit, bool(chart.y.label)),
            (self._foot, bool(chart.x.label)),
            (self._caption, bool(chart.caption)),
        ):
            label.setVisible(has_data and wanted)
        self._legend.show_keys(chart.keys if has_data else (), theme)
        self.more.setEnabled(has_data)
        self._stack.setCurrentIndex(0 if has_data else 1)
        self.setAccessibleName(chart.title or "Chart")
        self.setAccessibleDescription(chart.words)
        self._is_drawn = False
        if self.isVisible():
            self._draw()

    def _draw(self) -> None:
        """Draw what is to be shown, unless it has been; a hidden chart waits for this."""
        if self._is_drawn:
            return
        self._is_drawn = True
        if not self._chart.is_empty:
            self._plot.draw(self._chart, self._theme)
        self._point(self._at)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what came while the chart was hidden."""
        super().showEvent(event)
        self._draw()

    # Reading ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse over the plot."""
        if watched is self.viewport and isinstance(event, QMouseEvent):
            if event.type() is QEvent.Type.MouseMove:
                self._point(self._nearest(event.position()))
            elif event.type() is QEvent.Type.MouseButtonPress:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
        elif watched is self.viewport and event.type() is QEvent.Type.Leave:
            self._point(None)
        elif watched is self.viewport and event.type() is QEvent.Type.Wheel:
            event.ignore()  # the page scrolls
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step from value to value by the arrow keys."""
        last = len(self._chart.spots) - 1
        key = event.key()
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if last >= 0 and key in steps:
            start = -1 if steps[Qt.Key(key)] > 0 else last + 1
            at = (start if self._at is None else self._at) + steps[Qt.Key(key)]
            self._point(min(last, max(0, at)))
            announce(self, self.readout)
        elif last >= 0 and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._point(0 if key == Qt.Key.Key_Home else last)
            announce(self, self.readout)
        elif key == Qt.Key.Key_Escape and self._at is not None:
            self._point(None)
        else:
            super().keyPressEvent(event)

    def _nearest(self, at: QPointF) -> int | None:
        best, found = float(_REACH), None
        for index, spot in enumerate(self._chart.spots):
            there = self._plot.point_at(spot)
            away = hypot(there.x() - at.x(), there.y() - at.y())
            if away < best:
                best, found = away, index
        return found

    def _point(self, index: int | None) -> None:
        self._at = index
        spots = self._chart.spots
        if index is None or index >= len(spots) or self._chart.is_empty:
            self._plot.ring(None)
            self._readout.hide()
            return
        spot = spots[index]
        self._plot.ring(spot)
        self._readout.setText(spot.words)
        self._readout.adjustSize()
        self._place_readout(spot)
        self._readout.show()
        self._readout.raise_()

    def _place_readout(self, spot: Spot) -> None:
        at = self._plot.widget.mapTo(self, self._plot.point_at(spot).toPoint())
        size = self._readout.size()
        x = min(max(UNIT, at.x() - size.width() // 2), self.width() - size.width() - UNIT)
        above = at.y() - size.height() - 12
        y = above if above >= 4 else at.y() + 14
        self._readout.move(QPoint(max(UNIT, x), y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what is read at its place."""
        super().resizeEvent(event)
        if self._is_drawn:
            self._point(self._at)

    @Slot()
    def _on_laid_out(self) -> None:
        if self._at is not None and self._at < len(self._chart.spots):
            self._place_readout(self._chart.spots[self._at])

    @Slot()
    def _on_more(self) -> None:
        self.more_wanted.emit(self.more)
