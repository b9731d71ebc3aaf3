"""Colours and pens for a chart's marks, and its legend."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from tttmc_app.experiments.chart import Dash, Dot, Hatch, Ink, Key, Shade
from tttmc_app.gui.look.colour_scale import mix, shade_of
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import shown

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


def ink_colour(ink: Ink | Shade, theme: Theme) -> QColor:
    """Return an ink's colour for lines and text, which contrasts with the surface."""
    if isinstance(ink, Shade):
        return QColor(shade_of(_ON_DARK if theme.is_dark else _ON_LIGHT, ink.at))
    colours = {
        Ink.X: theme.x,
        Ink.O: theme.o,
        Ink.SECOND: theme.o,
        Ink.ACCENT: theme.accent,
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


def hatch_pen(theme: Theme) -> QPen:
    """Return the pen of a hatch's lines."""
    pen = QPen(QColor(theme.surface), 1.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def hatch_lines(rect: QRectF, step: float = 9.0) -> list[QLineF]:
    """Return rising lines through a rectangle, `step` apart vertically and cut at its edges."""
    lines: list[QLineF] = []
    left, width, height = rect.left(), rect.width(), rect.height()
    start = -width + step / 2  # height of the line above the rectangle's bottom left corner
    while step > 0 and start < height:
        first, last = max(0.0, -start), min(width, height - start)
        if last > first:
            low, high = rect.bottom() - start - first, rect.bottom() - start - last
            lines.append(QLineF(left + first, low, left + last, high))
        start += step
    return lines


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
    if key.hatch is not None:
        painter.fillRect(rect, bar_brush(key.ink, theme))
        if key.hatch is not Hatch.NONE:
            painter.setPen(hatch_pen(theme))
            painter.drawLines(hatch_lines(rect, 7.0))
        return
    colour = ink_colour(key.ink, theme)
    middle = rect.center().y()
    painter.setPen(line_pen(colour, key.dash))
    painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    paint_dot(painter, key.dot, rect.center())
