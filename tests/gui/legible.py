"""Every string that a window actually paints, and what is wrong with it.

Each widget paints itself on a device that records texts and strokes instead of drawing them. The
texts of labels, buttons, fields, tables, tabs and everything that the app draws itself are
therefore found in the same way, exactly as they are painted: elided, clipped and in their final
colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import cast

from PIL import Image
from PySide6.QtCore import QAbstractItemModel, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPainter,
    QRegion,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tests.gui.paint_recorder import Stroke, recorded
from tttmc_app.core import square_name
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.look.colour_scale import contrast, mix
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import translate

TEXT_CONTRAST, LARGE_CONTRAST = 4.5, 3.0
_TOLERANCE = 1.5
"""Pixels by which a text may exceed its space, since glyphs are rarely as wide as their advance."""
_GIVES_WAY = ("plateX", "plateO")
"""Widgets whose texts give way to others; their tooltips contain the whole text."""
LARGE_CELL = 28
"""Width in pixels from which most of a square with a mark has the square's own colour."""
_SHARE = 0.2
"""The share of a text's rectangle that a colour must fill to count as its background."""
_COLOURS = 4
"""The number of colours in a place that are looked at; no more can fill that share."""


@dataclass(frozen=True, slots=True)
class PaintedText:
    """A text as it was painted by a widget, in the widget's coordinates."""

    widget: QWidget
    text: str
    rect: QRectF
    """The rectangle of its ink."""
    clip: QRectF
    """The area to which the painter clipped it."""
    colour: QColor
    is_large: bool
    seen: QRectF
    """The part that can be seen, in the window's coordinates."""


def problems(window: QWidget, theme: Theme) -> list[str]:
    """Return what is wrong with a window's texts, one line each; empty if all is well."""
    texts: list[PaintedText] = []
    strokes: dict[QWidget, list[Stroke]] = {}
    found: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        if widget.window() is not window or not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QToolButton) and widget.text() and widget.size().isEmpty():
            found.append(f"hidden: {_named(widget)} {widget.text()!r}")
        painted, drawn = _painted(widget, window, theme)
        texts += painted
        strokes[widget] = drawn
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shown = [text for text in texts if _is_on_top(text, window)]
    found += [line for text in shown for line in _cut(text, window)]
    found += [line for text in shown for line in _pale(text, picture)]
    found += _overlapping(shown)
    for board, drawn in strokes.items():
        if isinstance(board, BoardView):
            marks = [stroke for stroke in drawn if stroke.is_mark_on(board, theme)]
            here = [text for text in shown if text.widget is board]
            found += [line for mark in marks for line in _pale_mark(mark, board, window, picture)]
            found += [
                f"on a mark: {_described(text)}"
                for text in here
                if any(mark.outline.intersects(text.rect) for mark in marks)
            ]
    return sorted(set(found))


def _painted(
    widget: QWidget, window: QWidget, theme: Theme
) -> tuple[list[PaintedText], list[Stroke]]:
    """Return the texts and strokes that a widget itself paints, without those of its children."""

    def paint(paper: QPaintDevice) -> None:
        if not isinstance(widget, BoardView):
            widget.render(paper, QPoint(), QRegion(), QWidget.RenderFlag(0))
            return
        painter = QPainter(paper)  # the board shows pictures made in advance
        brush = BoardPainter(theme, widget.geometry_of_squares(), widget.font())
        brush.paint(painter, widget.picture)
        painter.end()

    texts, strokes = recorded(widget, paint)
    sight = _sight(widget, window) if texts else QRectF()
    corner = QPointF(widget.mapTo(window, QPoint(0, 0)))
    found: list[PaintedText] = []
    for text, rect, clip, colour, large in texts:
        free = QRectF(widget.rect()) if clip is None else clip & QRectF(widget.rect())
        seen = (rect & free).translated(corner) & sight
        found.append(PaintedText(widget, text, rect, free, colour, large, seen))
    return found, strokes


def _named(widget: QWidget) -> str:
    """Return a widget's name, or that of its nearest ancestor with one."""
    name, at = type(widget).__name__, widget
    while not at.objectName() and (parent := at.parentWidget()) is not None:
        at = parent
    return f"{name} in {at.objectName()}" if at is not widget else f"{name} {at.objectName()}"


def _described(text: PaintedText) -> str:
    return f"{text.text!r} of {_named(text.widget)}"


def _sight(widget: QWidget, window: QWidget) -> QRectF:
    """Return the part of a window in which what is around a widget lets it be seen."""
    sight = QRectF(window.rect())
    around = widget.parentWidget() if widget is not window else None
    while around is not None and around is not window:
        corner = QPointF(around.mapTo(window, QPoint(0, 0)))
        sight &= QRectF(around.rect()).translated(corner)
        around = around.parentWidget()
    return sight


def _is_on_top(text: PaintedText, window: QWidget) -> bool:
    """Return whether nothing opaque, such as a message over the board, covers the text."""
    place = text.seen
    over = window.childAt(place.center().toPoint())
    if over is None or over is text.widget or over.isAncestorOf(text.widget):
        return True
    while (parent := over.parentWidget()) is not None and not (
        parent is text.widget or parent.isAncestorOf(text.widget)
    ):
        over = parent
    picture = QImage(over.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    over.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    rows = (place.top() + 1, place.center().y(), place.bottom() - 1)
    columns = (place.left() + 1, place.center().x(), place.right() - 1)
    points = (over.mapFrom(window, QPointF(x, y).toPoint()) for x in columns for y in rows)
    inside = [point for point in points if picture.rect().contains(point)]
    return not all(picture.pixelColor(point).alpha() == 255 for point in inside)


def _cut(text: PaintedText, window: QWidget) -> Iterator[str]:
    """Yield how a text is cut: by an ellipsis, its widget, or something around the widget."""
    if text.widget.objectName() in _GIVES_WAY:
        return
    is_written = isinstance(text.widget.parentWidget(), QTextEdit)  # it wraps and elides nothing
    if "…" in text.text and not is_written and text.text not in _whole_texts(text.widget):
        yield f"elided: {_described(text)}"
    free = text.rect & text.clip
    sideways, upright = _can_scroll(text.widget)
    widget: QWidget = text.widget
    offset = QPointF()
    while widget is not window and (parent := widget.parentWidget()) is not None:
        offset += QPointF(widget.pos())
        widget = parent
        more_sideways, more_upright = _can_scroll(widget)
        sideways, upright = sideways or more_sideways, upright or more_upright
        around = QRectF(widget.rect()).translated(-offset)
        if sideways:
            around.setLeft(min(around.left(), text.rect.left()))
            around.setRight(max(around.right(), text.rect.right()))
        if upright:
            around.setTop(min(around.top(), text.rect.top()))
            around.setBottom(max(around.bottom(), text.rect.bottom()))
        free &= around
    if free.isEmpty() and (sideways or upright):
        return  # scrolled out of sight
    lost_width = 0 if sideways else text.rect.width() - free.width()
    lost_height = 0 if upright else text.rect.height() - free.height()
    if lost_width > _TOLERANCE or lost_height > _TOLERANCE:
        yield f"cut by {lost_width:.0f}×{lost_height:.0f} px: {_described(text)}"


def _whole_texts(widget: QWidget) -> list[str]:
    """Return a widget's texts that contain an ellipsis without being cut, such as "Export…"."""
    view = widget.parentWidget()
    if isinstance(widget, QToolButton | QLabel):
        return [widget.text()]
    model: QAbstractItemModel | None = None
    if isinstance(view, QAbstractItemView):
        model = cast("QAbstractItemModel | None", view.model())  # None if there is none yet
    if model is not None:
        return [
            str(each.data())
            for each in model.match(
                model.index(0, 0),
                Qt.ItemDataRole.DisplayRole,
                "…",
                -1,
                Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive,
            )
        ]
    if widget.objectName() == "candidates":  # a font without dots splits the text after them
        return [translate("Panels", "… and more"), "…", "… "]
    return []


def _can_scroll(widget: QWidget) -> tuple[bool, bool]:
    """Return whether a widget is a view that scrolls horizontally, and whether vertically."""
    area = widget.parentWidget()
    if not isinstance(area, QAbstractScrollArea) or area.viewport() is not widget:
        return False, False
    return area.horizontalScrollBar().isVisible(), area.verticalScrollBar().isVisible()


def _overlapping(texts: Sequence[PaintedText]) -> Iterator[str]:
    placed = [(text.seen, text) for text in texts]
    placed.sort(key=lambda pair: pair[0].left())
    for number, (rect, one) in enumerate(placed):
        for other, two in placed[number + 1 :]:
            if other.left() > rect.right():
                break
            both = rect & other
            if both.width() > 2 * _TOLERANCE and both.height() > 2 * _TOLERANCE:
                yield f"overlapping: {_described(one)} and {_described(two)}"


# Contrast ------------------------------------------------------------------------------------


def _pale(text: PaintedText, picture: QImage) -> Iterator[str]:
    """Yield texts whose colour is too close to the colours painted behind them.

    Texts of disabled widgets and actions may be pale.
    """
    if not text.widget.isEnabled():
        return
    least = LARGE_CONTRAST if text.is_large else TEXT_CONTRAST
    for behind in _backgrounds(text, picture):
        seen = mix(behind, text.colour, text.colour.alphaF())
        found = contrast(seen, behind)
        if found < least:
            yield f"contrast {found:.1f}: {_described(text)}, {seen.name()} on {behind.name()}"


def _pale_mark(mark: Stroke, board: BoardView, window: QWidget, picture: QImage) -> Iterator[str]:
    """Yield marks whose colour is too close to their square's.

    Not the one under the mouse, nor those that a completed line outshines.
    """
    rect = mark.outline.boundingRect()
    square = board.geometry_of_squares().square_at(rect.center().toPoint())
    if square is None or mark.colour.alpha() < 255:
        return
    if (ending := board.picture.ending) and square not in ending:
        return
    place = QRectF(board.square_rect(*square)).translated(board.mapTo(window, QPointF(0, 0)))
    # Most of a square has its own colour; in a tiny square, smooth edges may be just as common.
    number = 1 if place.width() >= LARGE_CELL else 3
    common = [colour for colour, _share in _colours(place, picture)[:number]]
    behind = max(common, key=lambda colour: contrast(mark.colour, colour))
    found = contrast(mark.colour, behind)
    if found < LARGE_CONTRAST:
        yield f"contrast {found:.1f}: the mark on {square_name(square)}, on {behind.name()}"


def _backgrounds(text: PaintedText, picture: QImage) -> list[QColor]:
    """Return the colours that fill much of a text's rectangle, except the text's own."""
    # Look past both ends, because a thin letter such as "l" fills its own rectangle.
    place = text.seen
    found = [] if place.isEmpty() else _colours(place.adjusted(-2, 0, 2, 0), picture)
    colours = [colour for colour, share in found if share >= _SHARE]
    return [colour for colour in colours if contrast(colour, text.colour) > 1.05] or colours


def _colours(place: QRectF, picture: QImage) -> list[tuple[QColor, float]]:
    """Return the commonest colours in a part of a window's picture and the shares they fill."""
    ratio = picture.devicePixelRatio()
    rect = QRectF(place.topLeft() * ratio, QSizeF(place.size()) * ratio).toAlignedRect()
    part = picture.copy(rect & picture.rect())
    whole = part.width() * part.height()
    bits = bytes(part.constBits())
    image = Image.frombuffer("RGBX", (part.width(), part.height()), bits, "raw", "BGRX")
    counts = cast("list[tuple[int, tuple[int, int, int, int]]]", image.getcolors(whole) or [])
    common = nlargest(_COLOURS, counts)
    return [(QColor(red, green, blue), count / whole) for count, (red, green, blue, _) in common]
