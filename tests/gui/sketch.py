"""All that something paints, as lines of text that a test can compare at once.

    assert_sketch(sketch(monkeypatch, plot.paint_it, "plot"), __file__, "bars")

The file `sketches/bars.txt` beside the test has a line for each call of the painter: its places to
a tenth of a pixel, and the pen, the brush and the font with which it was made. Letters count as
seven pixels wide and fourteen high, whatever the computer's fonts are. With TTTMC_WRITE_STORIES=1
a test writes its file anew: read every line of the difference, because it is what the test will
expect.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QApplication

_METHODS = (
    *("drawText", "drawLine", "drawLines", "drawPath", "drawRect", "drawRoundedRect"),
    *("drawEllipse", "drawPolygon", "drawPolyline", "fillRect", "setClipRect", "drawPixmap"),
)
_UNFILLED = ("drawText", "drawLine", "drawLines", "drawPolyline", "drawPixmap")
_LETTER, _LINE = 7, 14


class Letters:
    """Metrics of a font whose letters all have the same size; bold ones are a pixel wider."""

    def __init__(self, font: QFont | None = None) -> None:
        self._letter = _LETTER + (font is not None and font.bold())

    def horizontalAdvance(self, text: str) -> int:
        """Return the width of a text."""
        return self._letter * len(text)

    def height(self) -> int:
        """Return the height of a line."""
        return _LINE

    def lineSpacing(self) -> int:
        """Return the distance between two lines."""
        return _LINE

    def elidedText(self, text: str, _mode: Qt.TextElideMode, width: float) -> str:
        """Return as much of a text as fits."""
        most = int(width) // self._letter
        return text if len(text) <= most else f"{text[: most - 1]}…"

    def boundingRect(self, box: QRectF, _flags: int, text: str) -> QRectF:
        """Return the space that a text takes in a box."""
        across = max(1, int(box.width()) // self._letter)
        lines = -(-len(text) // across)
        return QRectF(box.left(), box.top(), min(across, len(text)) * self._letter, lines * _LINE)


def sketch(
    monkeypatch: pytest.MonkeyPatch, paint: Callable[[], object], *modules: ModuleType
) -> list[str]:
    """Return what a function paints, with such letters in these modules."""
    lines: list[str] = []

    def listen(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(painter: QPainter, *arguments: Any) -> Any:
            lines.append(_line(painter, name, arguments))
            return real(painter, *arguments)

        return call

    with monkeypatch.context() as patch:
        use_letters(patch, *modules)
        for name in _METHODS:
            patch.setattr(QPainter, name, listen(name, getattr(QPainter, name)))
        paint()
    return lines


def use_letters(patch: pytest.MonkeyPatch, *modules: ModuleType) -> None:
    """Let painters and modules measure with letters that all have the same size."""
    patch.setattr(QPainter, "fontMetrics", _letters_of)
    for module in modules:
        for name in ("QFontMetrics", "QFontMetricsF"):
            if hasattr(module, name):
                patch.setattr(module, name, Letters)


def _letters_of(painter: QPainter) -> Letters:
    return Letters(painter.font())


def assert_sketch(lines: list[str], test: str, name: str) -> None:
    """Compare a sketch with the test's file of this name."""
    path = Path(test).with_name("sketches") / f"{name}.txt"
    if os.environ.get("TTTMC_WRITE_STORIES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    assert lines == path.read_text(encoding="utf-8").splitlines()


def _line(painter: QPainter, name: str, arguments: tuple[Any, ...]) -> str:
    pen, brush = painter.pen(), painter.brush()
    facts = [name, *map(_shown, arguments)]
    if name not in ("fillRect", "setClipRect"):
        no_pen = pen.style() is Qt.PenStyle.NoPen
        colour = _shown(pen.color())
        facts.append("no pen" if no_pen else f"pen {colour} {pen.widthF():.1f} {pen.style().name}")
        if not no_pen and pen.capStyle() is not Qt.PenCapStyle.SquareCap:
            facts.append(pen.capStyle().name)
        if brush.style() is not Qt.BrushStyle.NoBrush and name not in _UNFILLED:
            facts.append(f"brush {_shown(brush)}")
    if name == "drawText":
        font = painter.font()
        size = font.pointSizeF() / QApplication.font().pointSizeF()
        facts.append(f"font {size:.2f}{' bold' * font.bold()}")
    return " · ".join(facts)


def _shown(value: Any) -> str:
    match value:
        case QRect() | QRectF():
            rect = QRectF(value)
            sides = (rect.x(), rect.y(), rect.width(), rect.height())
            return "[" + " ".join(f"{side:.1f}" for side in sides) + "]"
        case QPoint() | QPointF():
            return f"({value.x():.1f} {value.y():.1f})"
        case QLineF():
            return f"{_shown(value.p1())}–{_shown(value.p2())}"
        case QPainterPath():
            places = (value.elementAt(at) for at in range(value.elementCount()))
            return " ".join(f"({place.x:.1f} {place.y:.1f})" for place in places)
        case QPolygonF() | list() | tuple():
            return " ".join(_shown(each) for each in cast("Any", value))
        case QBrush():
            return _shown(value.color())
        case QColor():
            return value.name(QColor.NameFormat.HexArgb) if value.alpha() < 255 else value.name()
        case float():
            return f"{value:.1f}"
        case Qt.AlignmentFlag() | Qt.TextFlag():
            return value.name or str(value.value)
        case _:
            return repr(value) if isinstance(value, str) else str(value)
