"""Charts as drawings for files, with or without a display."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from tttmc_app.experiments.chart import Chart
from tttmc_app.gui.charts.inks import keys_height, paint_keys
from tttmc_app.gui.charts.plot import Plot
from tttmc_app.gui.look.image_files import Drawing
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import sentences, shown

WIDTH, HEIGHT = 760, 420
"""Size of one chart, in pixels at scale 1."""
SCALE = 2
"""Number of pixels in an image per pixel at scale 1."""
_MARGIN = 3 * UNIT


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
