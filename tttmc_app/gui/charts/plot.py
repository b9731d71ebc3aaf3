"""Draw a chart by pyqtgraph, which is imported when the first one is made."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tttmc_app.gui.charts.inks import bar_brush, cosmetic, ink_colour, line_pen
from tttmc_app.gui.charts.model import Bar, Chart, Curve, Dot, Hatch, Spot, ticks
from tttmc_app.gui.colour_map import ink_on
from tttmc_app.gui.theme import LIGHT, Theme, ThemeChoice

_HATCH_STEP = 9
"""Pixels between two lines of a hatch, about."""
_MOST_ROWS = 8
"""More lines across a chart only make it restless."""
_END_GAP = 6
"""Pixels between a curve's end and its name."""
_GRID_Z, _BAND_Z, _BAR_Z, _LINE_Z, _TEXT_Z = -20, -10, 0, 10, 20


def pyqtgraph() -> Any:  # it comes without types
    """Return the library; it and numpy take a quarter of a second to import."""
    return import_module("pyqtgraph")


class Plot(QObject):
    """Own one plot: axes and whatever the chart has in it, in the theme's colours."""

    laid_out = Signal()
    """Places have other pixels than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pg = pyqtgraph()
        self._plot = self._pg.PlotWidget(parent=parent, background=None)
        self._widget: QWidget = self._plot
        self._plot.setFrameShape(QFrame.Shape.NoFrame)
        self._widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._widget.setMinimumSize(120, 90)
        self._widget.setMouseTracking(True)
        self._item = self._plot.getPlotItem()
        self._view = self._item.getViewBox()
        self._item.setMenuEnabled(False)
        self._item.hideButtons()
        self._view.setMouseEnabled(x=False, y=False)
        self._view.setDefaultPadding(0)
        self._item.layout.setContentsMargins(0, 0, 0, 0)
        self._chart: Chart | None = None
        self._theme = LIGHT
        self._texts: list[tuple[Any, Bar]] = []
        self._hatches: list[tuple[Any, tuple[Bar, ...]]] = []
        self._ends: list[tuple[Any, float, float]] = []
        self._ring: Any = None
        self._grid: Any = None
        self._end_room = 0.0
        self.pixel_ratio = self._widget.devicePixelRatioF()
        """How many pixels stand for one, where the plot is painted."""
        self._view.sigResized.connect(self._fit)

    @property
    def widget(self) -> QWidget:
        """Return the widget that shows the plot."""
        return self._widget

    def draw(self, chart: Chart, theme: Theme) -> None:
        """Draw a chart in place of the one before."""
        self._chart, self._theme = chart, theme
        self._item.clear()
        self._texts, self._hatches, self._ends, self._ring = [], [], [], None
        self._plot.setBackground(QColor(theme.surface))
        self._prepare_axes(chart)
        self._add_bars(chart)
        self._add_whiskers(chart)
        for curve in chart.curves:
            self._add_curve(curve)
        self._add_rules(chart)
        self._fit()

    def point_at(self, spot: Spot) -> QPointF:
        """Return where a spot stands in the widget."""
        chart = self._chart
        assert chart is not None
        at = self._view.mapViewToScene(QPointF(chart.x.place(spot.x), chart.y.place(spot.y)))
        return QPointF(self._plot.mapFromScene(at))

    def ring(self, spot: Spot | None) -> None:
        """Ring one spot, or none."""
        if self._ring is not None:
            self._item.removeItem(self._ring)
            self._ring = None
        if spot is not None and self._chart is not None:
            self._ring = self._pg.ScatterPlotItem(
                [self._chart.x.place(spot.x)],
                [self._chart.y.place(spot.y)],
                size=13,
                pen=self._pen(QColor(self._theme.text), 2),
                brush=None,
            )
            self._ring.setZValue(_TEXT_Z + 1)
            self._item.addItem(self._ring, ignoreBounds=True)

    def paint(self, painter: QPainter, target: QRectF) -> None:
        """Paint the plot, which needs not be shown for it, into a rectangle of the same size."""
        self._widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._widget.resize(round(target.width()), round(target.height()))
        self._widget.show()  # lays it out, without a window
        self._item.layout.activate()
        self._fit()
        self._plot.scene().prepareForPaint()
        # Its texts take the widget's own transform when they are first painted, and no other.
        scratch = QImage(self._widget.size(), QImage.Format.Format_RGB32)
        first = QPainter(scratch)
        self._plot.scene().render(first, QRectF(scratch.rect()), QRectF(self._widget.rect()))
        first.end()
        for item in self._plot.scene().items():
            if hasattr(item, "setExportMode"):  # dots as shapes; on a screen they are pixels
                item.setExportMode(True, {"antialias": True, "resolutionScale": 1.0})
        self._plot.scene().render(painter, target, QRectF(self._widget.rect()))
        self._widget.hide()

    def _pen(
        self, colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> QPen:
        """Return a pen as wide whatever the scale; where pixels are small, of more of them."""
        return cosmetic(colour, width * self.pixel_ratio, style)

    def close(self) -> None:
        """Let go of the plot's parts."""
        self._plot.close()

    # Axes ------------------------------------------------------------------------------------

    def _prepare_axes(self, chart: Chart) -> None:
        font = self._font()
        for side in ("left", "bottom"):
            axis = self._item.getAxis(side)
            axis.setTickFont(font)
            axis.setTextPen(QColor(self._theme.muted))
            axis.setPen(self._pen(QColor(self._theme.border), 1) if side == "bottom" else None)
            axis.setTickPen(None)
            axis.setStyle(tickLength=0, tickAlpha=0, tickTextOffset=6, hideOverlappingLabels=False)
        metrics = QFontMetricsF(font)
        self._end_room = max(
            (metrics.horizontalAdvance(c.name) + _END_GAP for c in chart.curves if c.name),
            default=0.0,
        )
        self._item.getAxis("bottom").setHeight(metrics.height() + 8)
        # Half of the topmost number stands above the plot, half of the last one beside it.
        self._item.layout.setContentsMargins(0, metrics.height() / 2 + 2, 16, 0)

    def _place_ticks(self) -> None:
        """Set the ranges and as many ticks as there is room for."""
        chart = self._chart
        if chart is None:
            return
        metrics, room = QFontMetricsF(self._font()), self._view.size()
        bottom, top = chart.y_range()
        by_row = min(_MOST_ROWS, max(2, int(room.height() / (metrics.height() * 2.2))))
        if chart.y.names:
            by_row = max(1, int(room.height() / (metrics.height() * 1.1)))
        left, right = chart.x_range()
        width = max(1.0, room.width() - self._end_room)
        end, right = right, right + (right - left) * self._end_room / width
        rows = ticks(chart.y, bottom, top, by_row)
        widest = max((metrics.horizontalAdvance(text) for _, text in rows), default=0.0)
        self._item.getAxis("left").setWidth(widest + 10)
        names = max((metrics.horizontalAdvance(n) for n in chart.x.names), default=34.0)
        columns = ticks(chart.x, left, end, max(2, int(width / (names + 14))))
        self._item.getAxis("left").setTicks([rows])
        self._item.getAxis("bottom").setTicks([columns])
        if chart.y.names:
            bottom, top = top, bottom  # the first name stands at the top
        self._view.invertY(bool(chart.y.names))
        self._view.setRange(
            xRange=(left, right), yRange=sorted((bottom, top)), padding=0, disableAutoRange=True
        )
        self._draw_grid([] if chart.y.names else [at for at, _ in rows], left, right)

    def _draw_grid(self, rows: list[float], left: float, right: float) -> None:
        if self._grid is not None and self._grid.scene() is not None:
            self._item.removeItem(self._grid)
        xs = [x for _ in rows for x in (left, right)]
        ys = [y for y in rows for _ in range(2)]
        pen = self._pen(QColor(self._theme.border), 1)
        if self._theme.name is ThemeChoice.HIGH_CONTRAST:  # its borders are white
            pen.setStyle(Qt.PenStyle.DotLine)
        self._grid = self._pg.PlotCurveItem(xs, ys, connect="pairs", pen=pen)
        self._grid.setZValue(_GRID_Z)
        self._item.addItem(self._grid, ignoreBounds=True)

    # What is in it ---------------------------------------------------------------------------

    def _add(self, item: Any, z: int) -> Any:
        item.setZValue(z)
        self._item.addItem(item, ignoreBounds=True)
        return item

    def _add_bars(self, chart: Chart) -> None:
        groups: dict[tuple[object, Hatch], list[Bar]] = {}
        for bar in chart.bars:
            groups.setdefault((bar.ink, bar.hatch), []).append(bar)
        for bars in groups.values():
            brush = bar_brush(bars[0].ink, self._theme)
            self._add(
                self._pg.BarGraphItem(
                    x=[bar.x for bar in bars],
                    y0=[chart.y.place(bar.bottom) for bar in bars],
                    y1=[chart.y.place(bar.top) for bar in bars],
                    width=[bar.width for bar in bars],
                    brush=brush,
                    pen=self._pen(QColor(self._theme.surface), 1),
                ),
                _BAR_Z,
            )
            if bars[0].hatch is not Hatch.NONE:
                pen = self._pen(QColor(self._theme.surface), 1.6)
                lines = self._pg.PlotCurveItem(pen=pen, connect="pairs", antialias=True)
                self._hatches.append((self._add(lines, _BAR_Z + 1), tuple(bars)))
            for bar in bars:
                if bar.text:
                    text = self._text(bar.text, ink_on(brush.color()), (0.5, 0.5))
                    if bar.hatch is not Hatch.NONE:
                        text.fill = brush
                    text.setPos(bar.x, (bar.bottom + bar.top) / 2)
                    self._texts.append((text, bar))

    def _add_whiskers(self, chart: Chart) -> None:
        for ink in {whisker.ink for whisker in chart.whiskers}:
            for lies in (False, True):
                found = [w for w in chart.whiskers if w.ink is ink and w.lies is lies]
                if not found:
                    continue
                axis = chart.x if lies else chart.y
                middle = [axis.place(w.x if lies else w.y) for w in found]
                below = [m - axis.place(w.low) for m, w in zip(middle, found, strict=True)]
                above = [axis.place(w.high) - m for m, w in zip(middle, found, strict=True)]
                ends = {"left": below, "right": above} if lies else {"bottom": below, "top": above}
                pen = self._pen(ink_colour(ink, self._theme), 1.6)
                self._add(
                    self._pg.ErrorBarItem(
                        x=_array([chart.x.place(w.x) for w in found]),
                        y=_array([chart.y.place(w.y) for w in found]),
                        beam=0.12 if chart.x.names or chart.y.names else 0.0,
                        pen=pen,
                        **{name: _array(values) for name, values in ends.items()},
                    ),
                    _LINE_Z,
                )

    def _add_curve(self, curve: Curve) -> None:
        chart = self._chart
        assert chart is not None
        colour = ink_colour(curve.ink, self._theme)
        if curve.is_faint:
            colour.setAlphaF(0.45)
        xs = [chart.x.place(x) for x in curve.xs]
        ys = [chart.y.place(y) for y in curve.ys]
        if curve.lows and len(xs) > 1:
            self._add_band(curve, xs, colour)
        if curve.joined and len(xs) > 1:
            pen = line_pen(colour, curve.dash, 2 * self.pixel_ratio)
            self._add(self._pg.PlotCurveItem(xs, ys, pen=pen, antialias=True), _LINE_Z)
        if curve.dot is not Dot.NONE and xs:
            self._add(
                self._pg.ScatterPlotItem(
                    xs,
                    ys,
                    symbol=curve.dot.value,
                    size=8,
                    pen=self._pen(QColor(self._theme.surface), 1),
                    brush=colour,
                    antialias=True,
                ),
                _LINE_Z + 1,
            )
        if curve.name and xs:
            text = self._text(curve.name, ink_colour(curve.ink, self._theme), (0, 0.5))
            text.fill = QBrush(QColor(self._theme.surface))  # no line runs through it
            self._ends.append((text, xs[-1], ys[-1]))

    def _add_band(self, curve: Curve, xs: list[float], colour: QColor) -> None:
        chart = self._chart
        assert chart is not None
        floor, _ = chart.y_range()
        edges = [
            self._pg.PlotCurveItem(xs, [max(floor, chart.y.place(y)) for y in side], pen=None)
            for side in (curve.lows, curve.highs)
        ]
        fill = QColor(colour)
        fill.setAlphaF(0.18)
        self._add(self._pg.FillBetweenItem(*edges, brush=fill), _BAND_Z)

    def _add_rules(self, chart: Chart) -> None:
        for rule in chart.rules:
            axis = chart.x if rule.is_upright else chart.y
            colour = ink_colour(rule.ink, self._theme)
            pen = self._pen(colour, 1.4, Qt.PenStyle.DashLine)
            line = self._pg.InfiniteLine(
                axis.place(rule.value), angle=90 if rule.is_upright else 0, pen=pen
            )
            self._add(line, _LINE_Z - 1)
            if rule.name:
                text = self._text(rule.name, colour, (0, 0.5))
                _, right = chart.x_range()
                self._ends.append((text, right, axis.place(rule.value)))

    def _text(self, words: str, colour: QColor, anchor: tuple[float, float]) -> Any:
        text = self._pg.TextItem(words, color=colour, anchor=anchor)
        text.setFont(self._font())
        return self._add(text, _TEXT_Z)

    # Room ------------------------------------------------------------------------------------

    @Slot()
    def _fit(self) -> None:
        """Arrange what depends on pixels."""
        if self._chart is None:
            return
        self._place_ticks()
        wide, high = self._view.viewPixelSize()
        metrics = QFontMetricsF(self._font())
        for text, bar in self._texts:
            lines = 1.0 if bar.hatch is Hatch.NONE else 1.5  # some of a hatch stays to be seen
            fits_high = (bar.top - bar.bottom) / high >= lines * metrics.height() + 2
            text.setVisible(
                fits_high and bar.width / wide >= metrics.horizontalAdvance(bar.text) + 6
            )
        for lines, bars in self._hatches:
            xs, ys = hatch_lines(bars, wide * _HATCH_STEP, high * _HATCH_STEP)
            lines.setData(xs, ys)
        self._spread_names(high, wide)
        self.laid_out.emit()

    def _spread_names(self, high: float, wide: float) -> None:
        """Set the curves' names beside their ends, none over another."""
        gap = QFontMetricsF(self._font()).height() * 0.95 * high
        chart = self._chart
        assert chart is not None
        at = float("-inf")
        placed: list[tuple[Any, float, float]] = []
        for text, x, y in sorted(self._ends, key=lambda end: end[2]):
            at = max(y, at + gap)
            placed.append((text, x, at))
        _, top = chart.y_range()
        over = max(0.0, at + gap / 2 - top) if placed else 0.0
        ceiling = float("inf")
        for text, x, wished in reversed(placed):
            y = min(wished, ceiling, at - over)
            ceiling = y - gap
            text.setPos(x + _END_GAP * wide, y)

    def _font(self) -> QFont:
        font = QFont(self._widget.font())
        font.setPointSizeF(max(7.0, font.pointSizeF() * 0.9))
        return font


def hatch_lines(
    bars: tuple[Bar, ...], step_x: float, step_y: float
) -> tuple[list[float], list[float]]:
    """Return the ends of rising lines through bars, in pairs, about a step from each other."""
    xs: list[float] = []
    ys: list[float] = []
    for bar in bars:
        left, right = bar.x - bar.width / 2, bar.x + bar.width / 2
        rise = step_y * bar.width / step_x if step_x else 0.0
        start = bar.bottom - rise
        while rise > 0 and step_y > 0 and start < bar.top:
            # The line through (left, start) and (right, start + rise), cut to the bar.
            first = max(0.0, (bar.bottom - start) / rise)
            last = min(1.0, (bar.top - start) / rise)
            if last > first:
                xs += [left + (right - left) * first, left + (right - left) * last]
                ys += [start + rise * first, start + rise * last]
            start += step_y
    return xs, ys


def _array(values: list[float]) -> Any:  # numpy comes with pyqtgraph
    return import_module("numpy").array(values, dtype=float)
