"""A paint device that keeps the texts and strokes of what a widget paints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.look.theme import Theme

_LARGE, _LARGE_BOLD = 24.0, 18.66
"""The sizes in pixels at which a text starts to count as large (18 pt, or 14 pt in bold)."""


RecordedText = tuple[str, QRectF, QRectF | None, QColor, bool]
"""A text, its ink's rectangle, its clip if any, its colour, and whether it is large."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line or shape that a widget painted with a pen."""

    outline: QPainterPath
    pen: QPen

    @property
    def colour(self) -> QColor:
        """Return its colour."""
        return self.pen.color()

    def is_mark_on(self, board: BoardView, theme: Theme) -> bool:
        """Return whether it is a mark on a board, or the faint mark under the mouse."""
        width = BoardPainter(theme, board.geometry_of_squares(), board.font()).stroke_width
        is_round = self.pen.capStyle() is Qt.PenCapStyle.RoundCap
        return is_round and abs(self.pen.widthF() - width) < 0.01


class _Recorder(QPaintEngine):
    """A paint engine that keeps texts and strokes."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[RecordedText] = []
        self.strokes: list[Stroke] = []

    def begin(self, pdev: QPaintDevice) -> bool:
        self.setActive(True)
        return True

    def end(self) -> bool:
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        pass

    def drawTextItem(self, p: Any, textItem: QTextItem) -> None:
        text = textItem.text()
        if not text.strip():
            return
        painter = self.painter()
        metrics = QFontMetricsF(textItem.font())
        ink = metrics.tightBoundingRect(text)
        rect = QRectF(p.x(), p.y() + ink.top(), textItem.width(), ink.height())
        transform = _to_widget(painter)
        clip = transform.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        colour = QColor(painter.pen().color())
        colour.setAlphaF(colour.alphaF() * painter.opacity())
        pixels = metrics.height() * 0.75  # the size of the letters in a line
        large = pixels >= (_LARGE_BOLD if textItem.font().bold() else _LARGE)
        self.texts.append((text, transform.mapRect(rect), clip, colour, large))

    def drawPath(self, path: QPainterPath) -> None:
        painter = self.painter()
        pen = painter.pen()
        if pen.style() is not Qt.PenStyle.NoPen:
            stroker = QPainterPathStroker(pen)
            outline = _to_widget(painter).map(stroker.createStroke(path))
            self.strokes.append(Stroke(outline, QPen(pen)))

    def drawLines(self, lines: Any, *_: Any) -> None:
        path = QPainterPath()
        for line in lines:
            path.moveTo(QPointF(line.p1()))
            path.lineTo(QPointF(line.p2()))
        self.drawPath(path)

    def drawEllipse(self, r: Any) -> None:
        path = QPainterPath()
        path.addEllipse(QRectF(r))
        self.drawPath(path)

    # Qt's own versions of these would call back with types that Python can't pass on.

    def drawRects(self, *_: Any) -> None:
        pass

    def drawPolygon(self, *_: Any) -> None:
        pass

    def drawPoints(self, *_: Any) -> None:
        pass

    def drawPixmap(self, *_: Any) -> None:
        pass

    def drawTiledPixmap(self, *_: Any) -> None:
        pass

    def drawImage(self, *_: Any, **__: Any) -> None:
        pass


def _to_widget(painter: QPainter) -> QTransform:
    """Return the transformation to the widget's logical pixels, which may be larger than dots."""
    dots = painter.device().devicePixelRatioF()
    return painter.deviceTransform() * QTransform.fromScale(1 / dots, 1 / dots)


class _Paper(QPaintDevice):
    """A device with a widget's size and resolution, whose paint engine is a recorder."""

    def __init__(self, widget: QWidget, recorder: _Recorder) -> None:
        super().__init__()
        self._widget = widget
        self._recorder = recorder

    def paintEngine(self) -> QPaintEngine:
        return self._recorder

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._widget.metric(metric)


def recorded(
    widget: QWidget, paint: Callable[[QPaintDevice], None]
) -> tuple[list[RecordedText], list[Stroke]]:
    """Return the texts and strokes that a function paints on a device like a widget."""
    recorder = _Recorder()  # outlives the device, which Qt asks for it
    paint(_Paper(widget, recorder))
    return recorder.texts, recorder.strokes
