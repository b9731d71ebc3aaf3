"""Charts painted alike on screen, in PNG and in SVG: colours, legend, axes, ticks and marks.

QPainter alone draws them: with a plotting library, the ticks, grid, legend and text had to be
replaced one by one, the bundle was larger and the lab slower to open (tests/benchmarks/README.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from tttmc_app.core.numbers import Number, axis_number
from tttmc_app.experiments.chart import (
    LEAST_TICKS,
    AnyText,
    Bar,
    Chart,
    Curve,
    Dash,
    Dot,
    Ink,
    Key,
    Point,
    Shade,
    ticks,
)
from tttmc_app.gui.look.colour_scale import ink_on, mix, shade_of
from tttmc_app.gui.look.image_files import Drawing
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, ThemeChoice
from tttmc_app.gui.look.translation import sentences, shown

WIDTH, HEIGHT = 760, 420
"""Size of one chart, in pixels at scale 1."""
SCALE = 2
"""Number of pixels in an image per pixel at scale 1."""
_MARGIN = 3 * UNIT
_MAX_ROWS = 8
"""Maximum number of grid lines; more would clutter a chart."""
_ROW_HEIGHT = 2.2
"""Minimum distance between two numbers on the y axis, in multiples of a text line's height."""
_COLUMN_WIDTH = 48
"""Minimum distance between two numbers on the x axis, in pixels."""
_NAME_GAP = 8
"""Pixels between two names on the x axis."""
_TICK_GAP = 6
"""Pixels between an axis and its numbers."""
_END_GAP = 12
"""Pixels between a line's end and its name."""
_LEAD = 1.5
"""A name further from its line than this, in pixels, is joined to it by a thin line."""
_RIGHT_MARGIN = 2 * UNIT + UNIT // 2
"""Pixels by which a number at the end of the x axis may extend beyond it."""
_BAND, _BANDS = 0.18, 0.6
"""Opacity of a band, and at most of all of them: many bands must not hide each other."""
_TEXT_PADDING = 3
"""Pixels of background on either side of a piece of text."""
_FAINT = 0.4
"""Opacity of a sample, whose bars have no text."""
_RING = 6.5
"""Radius of the ring around the value being read, in pixels."""
_STYLES = {
    Dash.SOLID: Qt.PenStyle.SolidLine,
    Dash.DASHED: Qt.PenStyle.DashLine,
    Dash.DOTTED: Qt.PenStyle.DotLine,
    Dash.DASH_DOTTED: Qt.PenStyle.DashDotLine,
}
_SAMPLE = 18
"""Width of a legend's sample, in pixels."""
_GAP = 6
"""Pixels between a sample and its name."""
_DOT = 8.0
"""Width of a line's points, in pixels."""
_CORNERS = {
    Dot.SQUARE: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    Dot.TRIANGLE: ((-1, 1), (1, 1), (0, -1)),
    Dot.DIAMOND: ((-1, 0), (0, -1), (1, 0), (0, 1)),
}
"""The corners of points, in halves of their width."""


_ON_LIGHT = ("#B98200", "#D5541E", "#C22A72", "#6A2494", "#1A0F52")
_ON_DARK = ("#8770EE", "#E065AD", "#FF8468", "#FFBB5C", "#FFF0B8")
"""The scales of shades: what is further from the background stands for more."""
_GREEN = ("#0A7D55", "#5FD9A8")
_VIOLET = ("#6B2FB3", "#A678F5")
"""Colours of no player, on light and on dark."""


def ink_colour(ink: Ink | Shade, theme: Theme) -> QColor:
    """Return an ink's colour for lines and text, which contrasts with the surface."""
    if isinstance(ink, Shade):
        return QColor(shade_of(_ON_DARK if theme.is_dark else _ON_LIGHT, ink.at))
    colours = {
        Ink.X: theme.x,
        Ink.O: theme.o,
        Ink.FIRST: _GREEN[theme.is_dark],
        Ink.SECOND: _VIOLET[theme.is_dark],
        Ink.TEXT: theme.text,
    }
    return QColor(colours.get(ink, theme.muted))


def bar_brush(ink: Ink | Shade, theme: Theme) -> QBrush:
    """Return an ink's brush for areas; ties are pale, so that lightness tells them apart."""
    if ink is Ink.TIE:
        return QBrush(mix(QColor(theme.surface), QColor(theme.tie), 0.45))
    return QBrush(ink_colour(ink, theme))


def line_pen(colour: QColor, dash: Dash, width: float = 2.0) -> QPen:
    """Return the pen of a curve."""
    pen = QPen(colour, width, _STYLES[dash])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_dot(painter: QPainter, dot: Dot, at: QPointF) -> None:
    """Paint one point of a line with the painter's pen and brush."""
    if dot is Dot.ROUND:
        painter.drawEllipse(at, _DOT / 2, _DOT / 2)
    elif dot in _CORNERS:
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * _DOT / 2 for x, y in _CORNERS[dot]]))


def keys_height(keys: tuple[Key, ...], width: float, metrics: QFontMetricsF) -> float:
    """Return the height of a legend of this width."""
    places = key_places(keys, width, metrics)
    return places[-1].bottom() if places else 0.0


def key_places(keys: tuple[Key, ...], width: float, metrics: QFontMetricsF) -> list[QRectF]:
    """Return each entry's rectangle; the entries wrap at this width."""
    places: list[QRectF] = []
    x, y, line = 0.0, 0.0, metrics.height() + 4
    for key in keys:
        wide = _SAMPLE + _GAP + metrics.horizontalAdvance(shown(key.name)) + 1
        if x and x + wide > width:
            x, y = 0.0, y + line
        places.append(QRectF(x, y, wide, line))
        x += wide + 3 * _GAP
    return places


def paint_keys(
    painter: QPainter, keys: tuple[Key, ...], theme: Theme, width: float, at: QPointF
) -> None:
    """Paint a legend at a point, in the painter's font."""
    metrics = QFontMetricsF(painter.font())
    for key, place in zip(keys, key_places(keys, width, metrics), strict=True):
        rect = place.translated(at)
        sample = QRectF(rect.left(), rect.center().y() - 6, _SAMPLE, 12)
        _paint_sample(painter, key, sample, theme)
        painter.setPen(QColor(theme.text))
        words = rect.adjusted(_SAMPLE + _GAP, 0, 2, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown(key.name))


def _paint_sample(painter: QPainter, key: Key, rect: QRectF, theme: Theme) -> None:
    if key.is_area:
        painter.fillRect(rect, bar_brush(key.ink, theme))
        return
    colour = ink_colour(key.ink, theme)
    middle = rect.center().y()
    painter.setPen(line_pen(colour, key.dash))
    painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    paint_dot(painter, key.dot, rect.center())


@dataclass(frozen=True, slots=True)
class Label:
    """One piece of text in the plot, and its rectangle."""

    text: str
    rect: QRectF
    colour: QColor
    background: QBrush | None = None
    """Painted under the text, so that no line runs through it."""
    lead: QLineF | None = None
    """A line from the named line's end to the text, if other labels have displaced it."""


def plot_font(base: QFont) -> QFont:
    """Return the font of the numbers and names in a plot."""
    font = QFont(base)
    font.setPointSizeF(max(7.0, base.pointSizeF() * 0.9))
    return font


class Plot:
    """One chart laid out in a rectangle, ready to be painted."""

    def __init__(self, chart: Chart, theme: Theme, rect: QRectF, base: QFont) -> None:
        self._chart = chart
        self._theme = theme
        self._font = plot_font(base)
        self._metrics = QFontMetricsF(self._font)
        self._x_names = chart.x.names
        self._y_names = [shown(name) for name in chart.y.names]
        self._y_range = chart.y_range()
        line = self._metrics.height()
        # Half of the top number extends above the area, half of the last one beyond its right edge.
        top, bottom = rect.top() + line / 2 + 2, rect.bottom() - line - 8
        self._rows = self._row_ticks(bottom - top)
        widest = max((self._metrics.horizontalAdvance(text) for _, text in self._rows), default=0.0)
        left = round(rect.left() + widest + _TICK_GAP + 4)
        self._area = QRectF(left, top, max(1.0, rect.right() - _RIGHT_MARGIN - left), bottom - top)
        low, high = chart.x_range()
        width = max(1.0, self._area.width() - self._end_width())
        self._rule_end = self._area.left() + width  # where rules end and their names begin
        self._x_range = (low, low + (high - low) * self._area.width() / width)
        self._columns = self._column_ticks(width, low, high)
        self._labels = (*self._tick_labels(), *self._bar_labels(), *self._end_labels())

    @property
    def texts(self) -> tuple[str, ...]:
        """Return all the text in the plot: on the axes, on bars and beside curves."""
        return tuple(label.text for label in self._labels)

    def point_at(self, point: Point) -> QPointF:
        """Return a point's position, in pixels."""
        return QPointF(self._x(point.x), self._y(point.y))

    def paint(self, painter: QPainter, read: Point | None = None) -> None:
        """Paint the plot, with a ring around the point being read."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_FAINT if self._chart.is_sample else 1)
        self._paint_grid(painter)
        for curve in self._chart.curves:
            self._paint_band(painter, curve)
        self._paint_bars(painter)
        self._paint_axis(painter)
        self._paint_rules(painter)
        for curve in self._chart.curves:
            self._paint_whiskers(painter, curve)
        for curve in self._chart.curves:
            self._paint_curve(painter, curve)
        painter.setOpacity(1)
        self._paint_labels(painter)
        if read is not None:
            painter.setPen(QPen(QColor(self._theme.text), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self.point_at(read), _RING, _RING)

    # Scales ----------------------------------------------------------------------------------

    def _x(self, value: float) -> float:
        low, high = self._x_range
        share = (self._chart.x.place(value) - low) / (high - low)
        return self._area.left() + min(1.0, max(0.0, share)) * self._area.width()

    def _y(self, value: float) -> float:
        return self._row(self._chart.y.place(value))

    def _row(self, place: float) -> float:
        """Return a place's vertical position on the y axis; the first name is at the top."""
        low, high = self._y_range
        share = min(1.0, max(0.0, (place - low) / (high - low)))
        if not self._y_names:
            share = 1 - share
        return self._area.top() + share * self._area.height()

    def _row_ticks(self, height: float) -> list[tuple[float, str]]:
        line = self._metrics.height()
        count = min(_MAX_ROWS, max(LEAST_TICKS, int(height / (line * _ROW_HEIGHT))))
        if self._y_names:
            step = -(-len(self._y_names) // max(1, int(height / (line * 1.1))))
            return [(float(i), name) for i, name in enumerate(self._y_names) if i % step == 0]
        return [(at, shown(text)) for at, text in ticks(self._chart.y, *self._y_range, count)]

    def _column_ticks(self, width: float, low: float, high: float) -> list[tuple[float, str]]:
        if self._x_names:
            place_width = width / (high - low)
            return name_ticks(self._x_names, self._metrics.horizontalAdvance, place_width)
        count = max(LEAST_TICKS, int(width / _COLUMN_WIDTH))
        return [(at, shown(text)) for at, text in ticks(self._chart.x, low, high, count)]

    def _end_width(self) -> float:
        """Return the width of the names at the right edge."""
        names = [] if self._chart.keys else [curve.name for curve in self._chart.curves]
        names += [rule.name for rule in self._chart.rules]
        widths = (self._metrics.horizontalAdvance(shown(n)) + _END_GAP for n in names if n)
        return max(widths, default=0.0)

    # Texts -----------------------------------------------------------------------------------

    def _label(
        self,
        text: str,
        at: QPointF,
        colour: QColor,
        background: QBrush | None = None,
        *,
        side: int = 0,
    ) -> Label:
        """Return text centred on a point, or to the left (-1) or right (1) of it."""
        width, height = self._metrics.horizontalAdvance(text), self._metrics.height()
        rect = QRectF(at.x() + (side - 1) * width / 2, at.y() - height / 2, width, height)
        return Label(text, rect, colour, background)

    def _tick_labels(self) -> list[Label]:
        muted, area = QColor(self._theme.muted), self._area
        labels = [
            self._label(text, QPointF(area.left() - _TICK_GAP, self._row(at)), muted, side=-1)
            for at, text in self._rows
        ]
        low, high = self._x_range
        y = area.bottom() + _TICK_GAP + self._metrics.height() / 2
        end = float("-inf")
        for at, text in self._columns:
            x = area.left() + (at - low) / (high - low) * area.width()
            label = self._label(text, QPointF(x, y), muted)
            if label.rect.left() > end:
                end = label.rect.right() + 2
                labels.append(label)
        return labels

    def _bar_labels(self) -> list[Label]:
        """Return the text on the bars that are large enough for it."""
        labels: list[Label] = []
        for bar in () if self._chart.is_sample else self._chart.bars:
            rect, brush = self._bar_rect(bar), bar_brush(bar.ink, self._theme)
            text = shown(bar.text)
            is_wide = rect.width() >= self._metrics.horizontalAdvance(text) + 6
            if text and is_wide and rect.height() >= self._metrics.height() + 2:
                labels.append(self._label(text, rect.center(), ink_on(brush.color())))
        return labels

    def _end_labels(self) -> list[Label]:
        """Return the names of curves and rules beside their ends, without overlaps."""
        ends = [
            (shown(curve.name), curve.ink, self._x(last.x), self._y(last.y))
            for curve in self._chart.curves
            for last in curve.points[-1:]
            if curve.name and not self._chart.keys
        ]
        ends += [
            (shown(rule.name), rule.ink, self._rule_end, self._y(rule.value))
            for rule in self._chart.rules
            if rule.name
        ]
        ends.sort(key=lambda end: end[3])
        gap = self._metrics.height() * 0.95
        heights = spread_evenly([y for *_, y in ends], gap, self._area.bottom())
        background = QBrush(QColor(self._theme.surface))
        return [
            replace(
                self._label(
                    name, QPointF(x + _END_GAP, y), ink_colour(ink, self._theme), background, side=1
                ),
                lead=QLineF(x, target, x + _END_GAP - _TEXT_PADDING, y)
                if abs(y - target) > _LEAD
                else None,
            )
            for (name, ink, x, target), y in zip(ends, heights, strict=True)
        ]

    # Painting --------------------------------------------------------------------------------

    def _paint_grid(self, painter: QPainter) -> None:
        area = self._area
        pen = QPen(QColor(self._theme.border), 1)
        if self._theme.name is ThemeChoice.HIGH_CONTRAST:  # its borders are white
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        for at, _ in [] if self._y_names else self._rows:
            y = _crisp(self._row(at))
            painter.drawLine(QLineF(area.left(), y, area.right(), y))

    def _paint_axis(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._theme.border), 1))
        bottom = _crisp(self._area.bottom())
        painter.drawLine(QLineF(self._area.left(), bottom, self._area.right(), bottom))

    def _bar_rect(self, bar: Bar) -> QRectF:
        left, right = self._x(bar.x - bar.width / 2), self._x(bar.x + bar.width / 2)
        return QRectF(
            QPointF(left, self._y(bar.top)), QPointF(right, self._y(bar.bottom))
        ).normalized()

    def _paint_bars(self, painter: QPainter) -> None:
        surface = QColor(self._theme.surface)
        for bar in self._chart.bars:
            rect = self._bar_rect(bar)
            painter.setPen(QPen(surface, 1))
            painter.setBrush(bar_brush(bar.ink, self._theme))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            painter.drawRect(rect)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_whiskers(self, painter: QPainter, curve: Curve) -> None:
        painter.setPen(QPen(ink_colour(Ink.TEXT, self._theme), 1.6))
        is_lying = bool(self._y_names)
        for point in () if curve.joined else curve.points:
            x, y = self._x(point.x), self._y(point.y)
            ends = [
                QPointF(self._x(value), y) if is_lying else QPointF(x, self._y(value))
                for value in point.interval
            ]
            for one, two in pairwise(ends):
                painter.drawLine(QLineF(one, two))

    def _paint_band(self, painter: QPainter, curve: Curve) -> None:
        held = [(self._x(point.x), *map(self._y, point.interval)) for point in curve.points]
        if not curve.joined or len(held) < 2 or len(held[0]) < 3:
            return
        lower, upper = ([QPointF(x[0], x[end]) for x in held] for end in (1, 2))
        fill = ink_colour(curve.ink, self._theme)
        fill.setAlphaF(min(_BAND, _BANDS / len(self._chart.curves)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(QPolygonF([*lower, *reversed(upper)]))

    def _paint_rules(self, painter: QPainter) -> None:
        for rule in self._chart.rules:
            painter.setPen(QPen(ink_colour(rule.ink, self._theme), 1))
            y = _crisp(self._y(rule.value))
            painter.drawLine(QLineF(self._area.left(), y, self._rule_end, y))

    def _paint_curve(self, painter: QPainter, curve: Curve) -> None:
        colour = ink_colour(curve.ink, self._theme)
        points = [self.point_at(point) for point in curve.points]
        if curve.joined and len(points) > 1:
            painter.setPen(line_pen(colour, curve.dash))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(QColor(self._theme.surface), 1))
        painter.setBrush(colour)
        for point in points:
            paint_dot(painter, curve.dot, point)

    def _paint_labels(self, painter: QPainter) -> None:
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.setFont(self._font)
        for label in self._labels:
            if label.lead is not None:
                painter.setPen(QPen(label.colour, 1))
                painter.drawLine(label.lead)
            if label.background is not None:
                rect = label.rect.adjusted(-_TEXT_PADDING, 0, _TEXT_PADDING, 0)
                painter.fillRect(rect, label.background)
            painter.setPen(label.colour)
            painter.drawText(label.rect, flags, label.text)


def spread_evenly(targets: Sequence[float], gap: float, bottom: float) -> list[float]:
    """Return positions near the targets, from the top down, at least `gap` apart.

    All stay at least half a gap above the bottom.
    """
    heights: list[float] = []
    for y in targets:
        heights.append(max(y, heights[-1] + gap) if heights else y)
    limit = bottom - gap / 2
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], limit)
        limit = heights[place] - gap
    return heights


def name_ticks(
    names: Sequence[AnyText], width_of: Callable[[str], float], place_width: float
) -> list[tuple[float, str]]:
    """Return the names for an x axis with places this wide, without overlaps.

    All names are returned if they fit, with long numbers shortened if necessary; otherwise
    every second one, every third one, and so on.
    """
    full = list(map(shown, names))
    for written in (full, [shown(_shortened(name)) for name in names]):
        if _fit_beside(written, width_of, place_width):
            return [(float(i), name) for i, name in enumerate(written)]
    for step in range(2, len(names)):
        if _fit_beside(full[::step], width_of, step * place_width):
            return [(float(i), name) for i, name in enumerate(full) if i % step == 0]
    return [(0.0, name) for name in full[:1]]


def _fit_beside(names: Sequence[str], width_of: Callable[[str], float], place_width: float) -> bool:
    halves = [width_of(name) / 2 for name in names]
    return all(one + two + _NAME_GAP <= place_width for one, two in pairwise(halves))


def _shortened(name: AnyText) -> AnyText:
    digits = name.replace(",", "") if isinstance(name, Number) else ""
    return axis_number(float(digits)) if digits.isdecimal() else name


def _crisp(pixel: float) -> float:
    """Return the nearest coordinate at which a one-pixel line is sharp."""
    return int(pixel) + 0.5


def figure(charts: Sequence[Chart], theme: Theme = LIGHT) -> Drawing:
    """Return charts, one below the other, as a drawing; painting it needs an application."""
    size = QSize(WIDTH + 2 * _MARGIN, (HEIGHT + _MARGIN) * len(charts) + _MARGIN)
    return Drawing(
        size,
        partial(_paint, charts=charts, size=size, theme=theme),
        title="; ".join(shown(chart.title) for chart in charts),
        description=sentences(*(chart.words(shown) for chart in charts)),
        scale=SCALE,
    )


def _paint(painter: QPainter, charts: Sequence[Chart], size: QSize, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), QColor(theme.surface))
    for number, chart in enumerate(charts):
        top = _MARGIN + number * (HEIGHT + _MARGIN)
        _paint_chart(painter, chart, QRectF(_MARGIN, top, WIDTH, HEIGHT), theme)


def _paint_chart(painter: QPainter, chart: Chart, area: QRectF, theme: Theme) -> None:
    """Paint the title, legend, plot and caption from the top down."""
    base = QApplication.font()
    left = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
    bold, small = QFont(base), QFont(base)
    bold.setBold(True)
    bold.setPointSizeF(base.pointSizeF() * 1.15)
    small.setPointSizeF(base.pointSizeF() * 0.9)
    y = area.top()

    def line(text: str, font: QFont, colour: str, gap: int) -> None:
        nonlocal y
        painter.setFont(font)
        painter.setPen(QColor(colour))
        box = QRectF(area.left(), y, area.width(), 200)
        taken = QFontMetricsF(font).boundingRect(box, left, text)
        painter.drawText(box, left, text)
        y += taken.height() + gap

    line(shown(chart.title), bold, theme.text, UNIT)
    if chart.keys:
        painter.setFont(base)
        paint_keys(painter, chart.keys, theme, area.width(), QPointF(area.left(), y))
        y += keys_height(chart.keys, area.width(), QFontMetricsF(base)) + UNIT
    line(shown(chart.y.label), small, theme.muted, 2)
    metrics = QFontMetricsF(small)
    caption = shown(chart.caption)
    box = QRectF(0, 0, area.width(), 200)
    caption_height = metrics.boundingRect(box, left, caption).height()
    foot = metrics.height() + UNIT // 2
    below = foot + (caption_height + UNIT if caption else 0)
    target = QRectF(area.left(), round(y), area.width(), round(area.bottom() - y - below))
    Plot(chart, theme, target, base).paint(painter)
    painter.setFont(small)
    painter.setPen(QColor(theme.muted))
    centre = Qt.AlignmentFlag.AlignHCenter
    painter.drawText(
        QRectF(area.left(), target.bottom() + 2, area.width(), foot), centre, shown(chart.x.label)
    )
    y = target.bottom() + foot + UNIT
    if caption:
        line(caption, small, theme.muted, 0)
