"""Draw a chart by pyqtgraph, which is imported when the first one is made."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tttmc_app.experiments.chart import Bar, Chart, Curve, Dot, Hatch, Ink, Spot, Whisker, ticks
from tttmc_app.gui.charts.hatching import Hatching, hatch_lines
from tttmc_app.gui.charts.inks import bar_brush, cosmetic, ink_colour, line_pen
from tttmc_app.gui.charts.names import name_ticks
from tttmc_app.gui.charts.words import Word, Words
from tttmc_app.gui.look.colour_map import ink_on
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, ThemeChoice

_HATCH_STEP = 9
"""Pixels between two lines of a hatch, about."""
_MOST_ROWS = 8
"""More lines across a chart only make it restless."""
_END_GAP = 6
"""Pixels between a curve's end and its name."""
_LABEL_ROOM = 2 * UNIT + UNIT // 2
"""Pixels by which a number at an axis' end may reach beyond it."""
_GRID_Z, _BAND_Z, _BAR_Z, _LINE_Z, _RING_Z = -20, -10, 0, 10, 20


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
        self._style: Hashable = None
        self._kept: dict[Hashable, Any] = {}  # items by what they show, and how
        self._used: set[Hashable] = set()
        self._words = Words(self._view)
        self._words.setZValue(1)  # above all that is in the view
        self._texts: list[tuple[Word, Bar]] = []
        self._hatches: list[tuple[Hatching, tuple[Bar, ...]]] = []
        self._ends: list[tuple[Word, float, float]] = []
        self._ticks: dict[str, Any] = {}
        self._range: Any = None
        self._end_room = 0.0
        self.pixel_ratio = self._widget.devicePixelRatioF()
        """How many pixels stand for one, where the plot is painted."""
        self._view.sigResized.connect(self._fit)

    @property
    def widget(self) -> QWidget:
        """Return the widget that shows the plot."""
        return self._widget

    def draw(self, chart: Chart, theme: Theme) -> None:
        """Draw a chart in place of the one before; what both have in common is kept."""
        self._chart, self._theme = chart, theme
        style = (theme, self._font().toString(), self.pixel_ratio)
        if style != self._style:
            self._style = style
            self._item.clear()
            self._kept.clear()
            self._ticks.clear()
            self._plot.setBackground(QColor(theme.surface))
            self._prepare_axes()
        self._used = {"ring", "grid"}
        self._texts, self._hatches, self._ends = [], [], []
        self._set_bars(chart)
        self._set_whiskers(chart)
        for number, curve in enumerate(chart.curves):
            self._set_curve(number, curve)
        self._set_rules(chart)
        for key in self._kept.keys() - self._used:
            self._item.removeItem(self._kept.pop(key))
        self._make_end_room(chart)
        self._fit()

    def point_at(self, spot: Spot) -> QPointF:
        """Return where a spot stands in the widget."""
        chart = self._chart
        assert chart is not None
        at = self._view.mapViewToScene(QPointF(chart.x.place(spot.x), chart.y.place(spot.y)))
        return QPointF(self._plot.mapFromScene(at))

    def ring(self, spot: Spot | None) -> None:
        """Ring one spot, or none."""
        if spot is None or self._chart is None:
            if "ring" in self._kept:
                self._kept["ring"].setVisible(False)
            return
        pen = self._pen(QColor(self._theme.text), 2)
        ring = self._keep(
            "ring", lambda: self._pg.ScatterPlotItem(size=13, pen=pen, brush=None), _RING_Z
        )
        ring.setData([self._chart.x.place(spot.x)], [self._chart.y.place(spot.y)])
        ring.setVisible(True)

    def paint(self, painter: QPainter, target: QRectF) -> None:
        """Paint the plot, which needs not be shown for it, into a rectangle of the same size."""
        self._widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._widget.resize(round(target.width()), round(target.height()))
        self._widget.show()  # lays it out, without a window
        self._item.layout.activate()
        self._fit()
        self._plot.scene().prepareForPaint()
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

    def _prepare_axes(self) -> None:
        font = self._font()
        for side in ("left", "bottom"):
            axis = self._item.getAxis(side)
            axis.setTickFont(font)
            axis.setTextPen(QColor(self._theme.muted))
            axis.setPen(self._pen(QColor(self._theme.border), 1) if side == "bottom" else None)
            axis.setTickPen(None)
            axis.setStyle(
                tickLength=0, tickAlpha=0, tickTextOffset=6, hideOverlappingLabels=_LABEL_ROOM
            )
        metrics = QFontMetricsF(font)
        self._item.getAxis("bottom").setHeight(metrics.height() + 8)
        # Half of the topmost number stands above the plot, half of the last one beside it.
        self._item.layout.setContentsMargins(0, metrics.height() / 2 + 2, _LABEL_ROOM, 0)

    def _make_end_room(self, chart: Chart) -> None:
        """Leave room at the right for the names that stand there."""
        metrics = QFontMetricsF(self._font())
        names = [curve.name for curve in chart.curves] + [rule.name for rule in chart.rules]
        self._end_room = max(
            (metrics.horizontalAdvance(n) + _END_GAP for n in names if n), default=0.0
        )

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
        columns = ticks(chart.x, left, end, max(2, int(width / 48)))
        if names := chart.x.names:
            columns = name_ticks(names, metrics.horizontalAdvance, width / (end - left))
        self._set_ticks("bottom", columns)
        if self._set_ticks("left", rows):
            self._item.getAxis("left").setWidth(widest + 10)
        is_inverted = bool(chart.y.names)  # the first name stands at the top
        if self._range != (wanted := (left, right, bottom, top, is_inverted)):
            self._range = wanted
            self._view.invertY(is_inverted)
            self._view.setRange(
                xRange=(left, right), yRange=(bottom, top), padding=0, disableAutoRange=True
            )
        self._draw_grid([] if chart.y.names else [at for at, _ in rows], left, right)

    def _set_ticks(self, side: str, wanted: list[tuple[float, str]]) -> bool:
        """Set an axis' ticks where they differ; return whether they did."""
        if self._ticks.get(side) == wanted:
            return False
        self._ticks[side] = wanted
        self._item.getAxis(side).setTicks([wanted])
        return True

    def _draw_grid(self, rows: list[float], left: float, right: float) -> None:
        xs = [x for _ in rows for x in (left, right)]
        ys = [y for y in rows for _ in range(2)]
        pen = self._pen(QColor(self._theme.border), 1)
        if self._theme.name is ThemeChoice.HIGH_CONTRAST:  # its borders are white
            pen.setStyle(Qt.PenStyle.DotLine)
        grid = self._keep("grid", lambda: self._pg.PlotCurveItem(connect="pairs", pen=pen), _GRID_Z)
        grid.setData(xs, ys)

    # What is in it ---------------------------------------------------------------------------

    def _keep(self, key: Hashable, make: Callable[[], Any], z: int) -> Any:
        """Return the item that was made under this key, or make it now."""
        self._used.add(key)
        item = self._kept.get(key)
        if item is None:
            item = self._kept[key] = make()
            item.setZValue(z)
            self._item.addItem(item, ignoreBounds=True)
        return item

    def _set_bars(self, chart: Chart) -> None:
        groups: dict[tuple[Ink, Hatch], list[Bar]] = {}
        for bar in chart.bars:
            groups.setdefault((bar.ink, bar.hatch), []).append(bar)
        surface = QColor(self._theme.surface)
        for (ink, hatch), bars in groups.items():
            brush = bar_brush(ink, self._theme)
            numbers = {
                "x": [bar.x for bar in bars],
                "y0": [chart.y.place(bar.bottom) for bar in bars],
                "y1": [chart.y.place(bar.top) for bar in bars],
                "width": [bar.width for bar in bars],
            }
            make = partial(self._pg.BarGraphItem, brush=brush, pen=self._pen(surface, 1), **numbers)
            self._keep(("bars", ink, hatch), make, _BAR_Z).setOpts(**numbers)
            if hatch is not Hatch.NONE:
                make = partial(Hatching, QPen(surface, 1.6))
                hatching = self._keep(("hatch", ink, hatch), make, _BAR_Z + 1)
                self._hatches.append((hatching, tuple(bars)))
            ground = None if hatch is Hatch.NONE else brush
            colour = ink_on(brush.color())
            self._texts += [(Word(bar.text, colour, ground), bar) for bar in bars if bar.text]

    def _set_whiskers(self, chart: Chart) -> None:
        groups: dict[tuple[Ink, bool], list[Whisker]] = {}
        for whisker in chart.whiskers:
            groups.setdefault((whisker.ink, whisker.lies), []).append(whisker)
        for (ink, lies), found in groups.items():
            axis = chart.x if lies else chart.y
            middle = [axis.place(w.x if lies else w.y) for w in found]
            below = [m - axis.place(w.low) for m, w in zip(middle, found, strict=True)]
            above = [axis.place(w.high) - m for m, w in zip(middle, found, strict=True)]
            ends = {"left": below, "right": above} if lies else {"bottom": below, "top": above}
            beam = 0.12 if chart.x.names or chart.y.names else 0.0
            pen = self._pen(ink_colour(ink, self._theme), 1.6)
            make = partial(self._pg.ErrorBarItem, beam=beam, pen=pen)
            self._keep(("whiskers", ink, lies, beam), make, _LINE_Z).setData(
                x=_array([chart.x.place(w.x) for w in found]),
                y=_array([chart.y.place(w.y) for w in found]),
                **{name: _array(values) for name, values in ends.items()},
            )

    def _set_curve(self, number: int, curve: Curve) -> None:
        chart = self._chart
        assert chart is not None
        colour = ink_colour(curve.ink, self._theme)
        if curve.is_faint:
            colour.setAlphaF(0.45)
        xs = [chart.x.place(x) for x in curve.xs]
        ys = [chart.y.place(y) for y in curve.ys]
        if curve.lows and len(xs) > 1:
            self._set_band(number, curve, xs, colour)
        if curve.joined and len(xs) > 1:
            pen = line_pen(colour, curve.dash, 2 * self.pixel_ratio)
            make = partial(self._pg.PlotCurveItem, pen=pen, antialias=True)
            self._keep(("line", number, colour.rgba(), curve.dash), make, _LINE_Z).setData(xs, ys)
        if curve.dot is not Dot.NONE and xs:
            make = partial(
                self._pg.ScatterPlotItem,
                symbol=curve.dot.value,
                size=8,
                pen=self._pen(QColor(self._theme.surface), 1),
                brush=colour,
                antialias=True,
            )
            self._keep(("dots", number, colour.rgba(), curve.dot), make, _LINE_Z + 1).setData(
                xs, ys
            )
        if curve.name and xs:
            self._name_end(curve.name, ink_colour(curve.ink, self._theme), xs[-1], ys[-1])

    def _set_band(self, number: int, curve: Curve, xs: list[float], colour: QColor) -> None:
        chart = self._chart
        assert chart is not None
        floor, ceiling = chart.y_range()  # an error that nobody can tell is infinite
        fill = QColor(colour)
        fill.setAlphaF(0.18)
        sides = [
            [min(ceiling, max(floor, chart.y.place(y))) for y in side]
            for side in (curve.lows, curve.highs)
        ]

        def make() -> Any:
            edges = (self._pg.PlotCurveItem(xs, side, pen=None) for side in sides)
            return self._pg.FillBetweenItem(*edges, brush=fill)

        band = self._keep(("band", number, colour.rgba()), make, _BAND_Z)
        for edge, side in zip(band.curves, sides, strict=True):
            edge.setData(xs, side)

    def _set_rules(self, chart: Chart) -> None:
        for number, rule in enumerate(chart.rules):
            axis = chart.x if rule.is_upright else chart.y
            colour = ink_colour(rule.ink, self._theme)
            pen = self._pen(colour, 1.4, Qt.PenStyle.DashLine)
            make = partial(self._pg.InfiniteLine, angle=90 if rule.is_upright else 0, pen=pen)
            place = axis.place(rule.value)
            self._keep(("rule", rule.ink, rule.is_upright, number), make, _LINE_Z - 1).setValue(
                place
            )
            if rule.name:
                self._name_end(rule.name, colour, chart.x_range()[1], place)

    def _name_end(self, name: str, colour: QColor, x: float, y: float) -> None:
        ground = QBrush(QColor(self._theme.surface))
        self._ends.append((Word(name, colour, ground, is_centred=False), x, y))

    # Room ------------------------------------------------------------------------------------

    @Slot()
    def _fit(self) -> None:
        """Arrange what depends on pixels."""
        if self._chart is None:
            return
        self._place_ticks()
        wide, high = self._view.viewPixelSize()
        metrics = QFontMetricsF(self._font())
        placed: list[tuple[Word, float, float]] = []
        for word, bar in self._texts:
            need = 1.0 if bar.hatch is Hatch.NONE else 1.5  # some of a hatch stays to be seen
            fits_high = (bar.top - bar.bottom) / high >= need * metrics.height() + 2
            if fits_high and bar.width / wide >= metrics.horizontalAdvance(bar.text) + 6:
                placed.append((word, bar.x, (bar.bottom + bar.top) / 2))
        scale, shown = self._view.childTransform(), self._view.rect()
        for hatching, bars in self._hatches:
            xs, ys = hatch_lines(bars, wide * _HATCH_STEP, high * _HATCH_STEP)
            ends = [QPointF(x, y) for x, y in zip(xs, ys, strict=True)]
            lines = [QLineF(*pair) for pair in zip(ends[::2], ends[1::2], strict=True)]
            hatching.show_lines(lines, scale, shown)
        placed += self._spread_names(high, wide)
        written = [(word, scale.map(QPointF(x, y))) for word, x, y in placed]
        self._words.show_words(written, self._font(), shown)
        self.laid_out.emit()

    def _spread_names(self, high: float, wide: float) -> list[tuple[Word, float, float]]:
        """Return the curves' names beside their ends, none over another."""
        gap = QFontMetricsF(self._font()).height() * 0.95 * high
        chart = self._chart
        assert chart is not None
        bottom, top = chart.y_range()
        at = bottom - gap / 2
        placed: list[tuple[Word, float, float]] = []
        for word, x, y in sorted(self._ends, key=lambda end: end[2]):
            at = max(y, at + gap)
            placed.append((word, x, at))
        over = max(0.0, at + gap / 2 - top) if placed else 0.0
        ceiling = float("inf")
        spread: list[tuple[Word, float, float]] = []
        for word, x, wished in reversed(placed):
            y = min(wished, ceiling, at - over)
            ceiling = y - gap
            spread.append((word, x + _END_GAP * wide, y))
        return spread

    def _font(self) -> QFont:
        font = QFont(self._widget.font())
        font.setPointSizeF(max(7.0, font.pointSizeF() * 0.9))
        return font


def _array(values: list[float]) -> Any:  # numpy comes with pyqtgraph
    return import_module("numpy").array(values, dtype=float)
