"""What a widget paints, call by call, with the pen and the brush of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

_METHODS = (
    *("drawText", "drawLine", "drawLines", "drawPath", "drawRect", "drawRoundedRect"),
    *("drawEllipse", "drawPolygon", "drawPolyline", "drawArc", "fillRect", "drawStaticText"),
)


class Painted(NamedTuple):
    """One call of a painter."""

    method: str
    arguments: tuple[Any, ...]
    pen: str
    """The pen's colour; empty for no pen."""
    brush: str
    """The brush's colour; empty for no brush."""
    dash: Qt.PenStyle
    width: float
    is_bold: bool
    pixels: int = -1
    """The font's size in pixels; -1 if it is measured in points."""
    dashes: tuple[float, ...] = ()
    """The pen's pattern."""
    is_round: bool = False
    """Whether the pen's lines have round ends."""

    @property
    def text(self) -> str:
        """Return the text that is painted; empty for a shape."""
        texts = [each for each in self.arguments if isinstance(each, str)]
        return texts[0] if texts and self.method == "drawText" else ""

    @property
    def rect(self) -> QRectF:
        """Return the rectangle in which it is painted."""
        (found, *_) = (each for each in self.arguments if isinstance(each, (QRect, QRectF)))
        return QRectF(found)

    @property
    def line(self) -> QLineF:
        """Return the line that is painted."""
        (found, *_) = (each for each in self.arguments if isinstance(each, QLineF))
        return found


def painted(
    monkeypatch: pytest.MonkeyPatch, paint: QWidget | Callable[[], object]
) -> list[Painted]:
    """Return what a widget, or a function, paints."""
    calls: list[Painted] = []

    def listen(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(painter: QPainter, *arguments: Any) -> Any:
            pen, brush = painter.pen(), painter.brush()
            kept = (QRectF(each) if isinstance(each, QRectF) else each for each in arguments)
            calls.append(
                Painted(
                    name,
                    tuple(kept),  # a rectangle may be changed afterwards
                    "" if pen.style() is Qt.PenStyle.NoPen else pen.color().name(),
                    "" if brush.style() is Qt.BrushStyle.NoBrush else brush.color().name(),
                    pen.style(),
                    pen.widthF(),
                    painter.font().bold(),
                    painter.font().pixelSize(),
                    tuple(pen.dashPattern()),
                    pen.capStyle() is Qt.PenCapStyle.RoundCap,
                )
            )
            return real(painter, *arguments)

        return call

    with monkeypatch.context() as patch:
        for name in _METHODS:
            patch.setattr(QPainter, name, listen(name, getattr(QPainter, name)))
        if isinstance(paint, QWidget):
            paint.grab()
        else:
            paint()
    return calls


def places(call: Painted) -> tuple[object, ...]:
    """Return a call's method and arguments as numbers and texts, to a hundredth of a pixel."""
    found: list[object] = [call.method]
    for each in call.arguments:
        if isinstance(each, (QRect, QRectF)):
            rect = QRectF(each)
            sides = (rect.x(), rect.y(), rect.width(), rect.height())
            found.append(tuple(round(side, 2) for side in sides))
        elif isinstance(each, QLineF):
            ends = (each.x1(), each.y1(), each.x2(), each.y2())
            found.append(tuple(round(end, 2) for end in ends))
        elif isinstance(each, QPointF):
            found.append((round(each.x(), 2), round(each.y(), 2)))
        elif isinstance(each, (int, float)):
            found.append(round(float(each), 2))
        elif isinstance(each, str):
            found.append(each)
    return tuple(found)


def texts(calls: list[Painted]) -> list[str]:
    """Return the texts that were painted, in order."""
    return [call.text for call in calls if call.text]
