"""The painter of boards, for widgets, images and files."""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
)

from tttmc_app.core import Mark, Position, Square, column_name
from tttmc_app.gui.board.overlay import LARGEST_BY_SCORE, Overlay, result_word
from tttmc_app.gui.board.picture import BELOW, BoardPicture, Geometry
from tttmc_app.gui.look.colour_scale import (
    DIMMED,
    TOP,
    contrast,
    ink_on,
    mix,
    rgb_table,
    shade_of,
)
from tttmc_app.gui.look.theme import MARK_CONTRAST, Theme, ThemeChoice

MIN_PIXELS = 9
"""The smallest font, in pixels."""
WORD_CELL = 44
"""Width in pixels of the narrowest square whose proven result is a word instead of a sign."""
TINT = 0.16
"""The share of the winner's colour in the squares of a completed line."""
_LINE_HEIGHT = 1.2
"""The height of a line, in multiples of the font's size."""
_LINE_NUMBER = re.compile("[\N{CIRCLED DIGIT ONE}-\N{CIRCLED DIGIT NINE}] ?")
_LEADING_ZERO = re.compile(r"(?<![\d.,])0(?=[.,]\d)")
_ISOLATES = dict.fromkeys(map(ord, "\N{LEFT-TO-RIGHT ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))
"""Characters that a number needs in a sentence; on a square they'd be drawn in another font."""
MIN_RING_CELL = 12
"""Width in pixels of the narrowest square in which a ring leaves its mark legible."""
MIN_BADGE_CELL = 24
"""Width in pixels of the narrowest square that has a badge without being pointed at."""
PALE = 1.6
"""A badge with less contrast to the background has an outline."""
MarkLook = tuple[Mark, QRectF, QPen]
"""A mark, the rectangle of its strokes and their pen."""
_DIM_CONTRAST = 1.8
"""The least contrast of marks that a completed line outshines."""
Chip = tuple[QPointF, QSizeF, QColor]
"""A chip's middle, its size when it has grown, and its colour."""
_SIGNS = {1: "+", 0: "=", -1: "\N{MINUS SIGN}"}


def chip_side(shade: float, size: int) -> float:
    """Return the side of a chip, as a share of its square, on a board of this size."""
    if size <= LARGEST_BY_SCORE:
        return 0.55 + 0.4 * float(shade**0.8)
    return 0.12 + 0.48 * sqrt(shade)


_ROOM_TO_SWAY = 60
"""The side of a square, in pixels, from which a struck line looks drawn by hand."""


class BoardPainter:
    """A painter of a board in one theme and layout, part by part, so that parts can be cached."""

    def __init__(self, theme: Theme, geometry: Geometry, font: QFont) -> None:
        self.theme = theme
        self.geometry = geometry
        self.stroke_width = max(1.2, geometry.cell * (0.12 if geometry.cell < 120 else 0.11))
        """The width of a mark's strokes."""
        self._font = font
        self._surface, self._radius = QColor(theme.surface), geometry.radius
        # Qt's enumerations take several calls each time that they are passed to Qt.
        self._no_pen, self._no_brush = QPen(Qt.PenStyle.NoPen), QBrush()
        self._fitted: tuple[tuple[str, ...], NumberFonts | None] = ((), None)
        rows, cols = geometry.shown_squares()
        self._squares: list[Square] = [(row, col) for row in rows for col in cols]

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint everything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, picture)
        self.paint_chips(painter, picture, self.chips(picture))
        self.paint_marks(painter, picture)
        apart = picture.apart
        self.paint_apart(painter, picture, apart and self.mark(apart, picture))
        painter.setOpacity(picture.clearness)
        self.paint_numbers(painter, picture)
        painter.setOpacity(1)
        self.paint_accents(painter, picture)

    # Squares -----------------------------------------------------------------------------------

    def paint_ground(
        self, painter: QPainter, picture: BoardPicture, *, with_holes: bool = False
    ) -> None:
        """Paint the coordinates and the squares, with holes in place of squares with a value."""
        self._paint_coordinates(painter)
        self._clip(painter)
        painter.setPen(self._no_pen)
        g, shades = self.geometry, picture.overlay.shades if picture.overlay and with_holes else ()
        taken = picture.position.x | picture.position.o
        for row, col in self._squares:
            index = row * g.size + col
            if not shades or shades[index] is None or taken >> index & 1:
                self._paint_square(painter, (row, col), picture)
                continue
            painter.setBrush(self._surface)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.drawRoundedRect(g.rect((row, col)), self._radius, self._radius)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _clip(self, painter: QPainter) -> None:
        """Keep to the visible part of a zoomed board."""
        if self.geometry.viewport is not None:
            painter.setClipRect(self.geometry.viewport)

    def _paint_square(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        g, edge, width = self.geometry, QColor(self.theme.grid), 1.0
        if picture.position.outcome is not None and square in picture.ending:
            edge, width = mix(edge, self._ending_colour(picture), picture.struck), 1.5
        rect, radius = QRectF(g.rect(square)), self._radius
        # Two fills take a fraction of the time that an outline takes.
        painter.setBrush(edge)
        painter.drawRoundedRect(rect, radius, radius)
        painter.setBrush(self._background(square, picture))
        rect.adjust(width, width, -width, -width)
        painter.drawRoundedRect(rect, max(0.0, radius - width), max(0.0, radius - width))

    def _background(self, square: Square, picture: BoardPicture) -> QColor:
        if picture.position.outcome is None or square not in picture.ending:
            return self._surface
        return mix(self._surface, self._ending_colour(picture), TINT * picture.struck)

    def _ending_colour(self, picture: BoardPicture) -> QColor:
        """Return the winner's colour, or that of an error if the completed line loses."""
        outcome = picture.position.outcome
        winner = None if outcome is None else outcome.winner
        if winner is None or picture.position.rules.reverse:
            return QColor(self.theme.on_error)
        return self.theme.mark(winner)

    def _paint_coordinates(self, painter: QPainter) -> None:
        """Paint the column letters above the board and the row numbers on its left."""
        g = self.geometry
        if not g.rim or g.cell < 9:
            return
        painter.setFont(self._sized(max(8, min(round(g.rim * 0.5), round(g.cell * 0.6)))))
        painter.setPen(QColor(self.theme.muted))
        (rows, cols), visible = g.shown_squares(), g.visible
        left, top = visible.left() - g.rim, visible.top() - g.rim
        flags = Qt.AlignmentFlag.AlignCenter
        for col in cols:
            above = QRectF(g.rect((0, col)).left() - g.gap, top, g.cell + 2 * g.gap, g.rim)
            if above.center().x() > visible.left():
                painter.drawText(above, flags, column_name(col))
        for row in rows:
            beside = QRectF(left, g.rect((row, 0)).top(), g.rim, g.cell)
            if beside.center().y() > visible.top():
                painter.drawText(beside, flags, str(row + 1))

    # Chips -------------------------------------------------------------------------------------

    def paint_live(self, painter: QPainter, overlay: Overlay) -> None:
        """Paint the colours of a live thought, as a small image scaled up, without any gaps."""
        g, table, plain = self.geometry, rgb_table(self.theme.scale), self._surface.rgb()
        colours = [plain if s is None else table[int(s * TOP + 0.5)] for s in overlay.shades]
        pixels = array("I", colours).tobytes()
        image = QImage(pixels, g.size, g.size, g.size * 4, QImage.Format.Format_RGB32)
        side = g.size * (g.cell + g.gap)
        self._clip(painter)
        painter.drawImage(QRectF(g.left - g.gap / 2, g.top - g.gap / 2, side, side), image)
        painter.setClipping(False)

    def chips(self, picture: BoardPicture) -> list[Chip]:
        """Return the thought as chips, or as whole squares while it goes on."""
        g, dim = self.geometry, self._dim(picture)
        fonts, overlay = self.fitted(picture.texts), picture.overlay
        numbered = overlay.least_numbered if overlay and fonts else 1.0
        found: list[Chip] = []
        for index, shade in self._free(picture):
            if shade is None:
                continue
            side = g.cell * (1.0 if picture.is_live else chip_side(shade, g.size))
            size = QSizeF(side, side)
            if fonts is not None and shade > numbered:  # as large as one with a number, or larger
                least = fonts.least * (fonts.pixels(shade) / fonts.small)
                side = min(g.cell, max(side, least.width(), least.height()))
                size = QSizeF(side, side)
            found.append((self._centre(index), size, self._chip_colour(shade, dim)))
        return found

    def paint_chips(self, painter: QPainter, picture: BoardPicture, chips: Sequence[Chip]) -> None:
        """Paint chips as far as they have grown."""
        self._clip(painter)
        painter.setPen(self._no_pen)
        grown, side = picture.grown, self.geometry.cell * picture.grown_from
        start = QSizeF(side, side) * (1 - grown)
        for middle, size, colour in chips:
            chip = QRectF(QPointF(), start + size * grown)
            chip.moveCenter(middle)
            radius = min(self._radius, 0.27 * chip.height())
            painter.setBrush(colour)
            painter.drawRoundedRect(chip, radius, radius)

    def _dim(self, picture: BoardPicture) -> float:
        """Return how much colours are dimmed outside a completed line, as it is struck."""
        return DIMMED * picture.struck if picture.ending else 0.0

    def _chip_colour(self, shade: float, dim: float) -> QColor:
        colour = shade_of(self.theme.scale, shade)
        return mix(colour, self._surface, dim) if dim else colour

    def _free(self, picture: BoardPicture) -> list[tuple[int, float | None]]:
        """Return the visible squares without a mark, by index, and their shades."""
        taken, size = picture.position.x | picture.position.o, self.geometry.size
        shades = picture.overlay.shades if picture.overlay else (None,) * (size * size)
        indexes = [row * size + col for row, col in self._squares]
        return [(index, shades[index]) for index in indexes if not taken >> index & 1]

    def _centre(self, index: int) -> QPointF:
        row, col = divmod(index, self.geometry.size)
        g, pitch = self.geometry, self.geometry.cell + self.geometry.gap
        return QPointF(g.left + col * pitch + g.cell / 2, g.top + row * pitch + g.cell / 2)

    # Numbers -----------------------------------------------------------------------------------

    def fitted(self, texts: tuple[str, ...]) -> NumberFonts | None:
        """Return the fonts in which texts fit the squares; None if even the shortest form doesn't.

        The second lines are left out first, then the numbers of expected moves.
        """
        if texts is not self._fitted[0]:
            forms = [texts]
            if any("\n" in text for text in texts):
                forms.append(tuple([text.partition("\n")[0] for text in texts]))
            if any(map(_LINE_NUMBER.match, texts)):
                forms.append(tuple([_LINE_NUMBER.sub("", text) for text in forms[-1]]))
            found = map(self._fonts, forms)
            self._fitted = (texts, next((fonts for fonts in found if fonts is not None), None))
        return self._fitted[1]

    def _fonts(self, texts: tuple[str, ...]) -> NumberFonts | None:
        """Return the largest fonts in which the longest text fits a square.

        The size doesn't depend on the digits, so it stays the same while numbers change.
        """
        cell, texts = self.geometry.cell, tuple([text and on_square(text) for text in texts])
        written = list(filter(None, texts))
        if not written:
            return None
        lines = [line for text in written for line in text.split("\n")]
        widest = re.sub(r"\d", "8", max(lines, key=len))
        count = max([text.count("\n") for text in written]) + 1
        share = 0.23 if self.geometry.size <= LARGEST_BY_SCORE else 0.3
        pixels = max(MIN_PIXELS, min(max(22, round(cell * 0.16)), round(cell * share)))
        width = QFontMetricsF(self._sized(pixels)).horizontalAdvance(widest)
        room = cell * 0.95 - 4
        if width > room:
            pixels = int(pixels * room / width)
        pixels = min(pixels, int(cell * 0.8 / (_LINE_HEIGHT * count)))
        if pixels < MIN_PIXELS:
            return None
        small = max(MIN_PIXELS, round(pixels * 0.74))
        metrics = QFontMetricsF(self._sized(small))
        width, height = metrics.horizontalAdvance(widest) + 4, small * _LINE_HEIGHT * count + 2
        return NumberFonts(texts, small, pixels, QSizeF(width, height))

    def paint_numbers(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the numbers of a picture in the middle of their squares."""
        fonts = self.fitted(picture.texts)
        if fonts is None:
            return
        self._clip(painter)
        theme, dim = self.theme, self._dim(picture)
        inks = (theme.muted, theme.text, theme.surface)
        written: dict[tuple[int, int], list[tuple[int, str]]] = {}  # changing pens is slow
        for index, shade in self._free(picture):
            text = fonts.texts[index]
            if text:
                # An expected move may have a number but no value, and so no shade.
                ink = QColor(theme.text)
                if shade is not None:
                    ink = ink_on(self._chip_colour(shade, dim), *inks)
                look = (ink.rgb(), fonts.pixels(shade or 0.0))
                written.setdefault(look, []).append((index, text))
        cell = QRectF(0, 0, 2 * self.geometry.cell, 2 * self.geometry.cell)
        for (rgb, pixels), numbers in written.items():
            painter.setFont(self._sized(pixels))
            painter.setPen(QColor.fromRgb(rgb))
            for index, text in numbers:
                cell.moveCenter(self._centre(index))
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)

    def _sized(self, pixels: int) -> QFont:
        font = QFont(self._font)
        font.setPixelSize(pixels)
        font.setWeight(QFont.Weight.Medium)
        return font

    def shows_numbers(self, picture: BoardPicture) -> bool:
        """Return whether a picture's numbers, if any, fit its squares, with all moves' numbers."""
        if picture.overlay is None or not picture.overlay.kind.shows_values:
            return True
        texts = picture.texts if any(picture.texts) else ("88",)
        fonts = self.fitted(texts)
        return fonts is not None and any(map(_LINE_NUMBER.match, texts)) is any(
            map(_LINE_NUMBER.match, fonts.texts)
        )

    # Marks -------------------------------------------------------------------------------------

    def paint_marks(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the marks, but the one that is painted apart."""
        self._clip(painter)
        for square in self._squares:
            if square != picture.apart and (mark := self.mark(square, picture)):
                self._paint_mark(painter, *mark)

    def mark(self, square: Square, picture: BoardPicture) -> MarkLook | None:
        """Return how to paint the mark on a square, if there is one."""
        mark = picture.position.mark_at(square)
        if mark is None:
            return None
        return mark, self.mark_rect(square), self._pen(self._mark_colour(mark, square, picture))

    def paint_apart(self, painter: QPainter, picture: BoardPicture, mark: MarkLook | None) -> None:
        """Paint the mark that may move, as far as it has."""
        if mark is not None:
            self._clip(painter)
            side, rect, pen = mark
            place = rect.translated(picture.swing * self.geometry.cell, 0)
            self._paint_mark(painter, side, place, pen, picture.drawn)

    def _pen(self, colour: QColor) -> QPen:
        pen = QPen(colour, self.stroke_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def _mark_colour(self, mark: Mark, square: Square, picture: BoardPicture) -> QColor:
        """Return a side's colour; outside a completed line, as dim as it stays visible."""
        colour = self.theme.mark_on(mark, self._background(square, picture))
        if not picture.ending or square in picture.ending:
            return colour
        least = MARK_CONTRAST if self.theme.name is ThemeChoice.HIGH_CONTRAST else _DIM_CONTRAST
        shares = (DIMMED * part / 8 for part in range(8, -1, -1))
        dim = ((share, mix(colour, self._surface, share)) for share in shares)
        most = next((s for s, c in dim if contrast(c, self._surface) >= least), 0)
        return mix(colour, self._surface, most * picture.struck)

    def mark_rect(self, square: Square) -> QRectF:
        """Return the rectangle of a mark's strokes, not including their width."""
        inset = self.geometry.cell * 0.26
        return QRectF(self.geometry.rect(square)).adjusted(inset, inset, -inset, -inset)

    def _paint_mark(
        self, painter: QPainter, mark: Mark, rect: QRectF, pen: QPen, share: float = 1.0
    ) -> None:
        """Paint the strokes of one mark, or the given share of them."""
        painter.setPen(pen)
        painter.setBrush(self._no_brush)
        if mark is Mark.O:
            out = 0.04 * self.geometry.cell  # a circle of the same side looks smaller
            circle = rect.adjusted(-out, -out, out, out)
            painter.drawArc(circle, 90 * 16, round(-360 * 16 * share))
            return
        strokes = (
            QLineF(rect.topLeft(), rect.bottomRight()),
            QLineF(rect.topRight(), rect.bottomLeft()),
        )
        path = QPainterPath()  # one path, or a faint mark would be darker where its strokes cross
        for number, stroke in enumerate(strokes):
            part = min(1.0, max(0.0, share * 2 - number))
            if part > 0:
                path.moveTo(stroke.p1())
                path.lineTo(stroke.pointAt(part))
        painter.drawPath(path)

    # Accents -----------------------------------------------------------------------------------

    def paint_accents(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint what lies on the squares: lines, last move, preview, badges and cursor."""
        self._clip(painter)
        if picture.ending and picture.struck > 0:
            self._paint_lines(painter, picture)
        last = picture.last_move
        mark = None if last is None else picture.position.mark_at(last)
        has_room = self.geometry.cell >= MIN_RING_CELL
        if last is not None and mark is not None and has_room and picture.drawn == 1:
            if picture.judged:
                self._paint_judged(painter, last, picture.judged, picture.position)
            elif not picture.ending:
                self._paint_ring(painter, last, self.theme.mark(mark))
        if picture.fault is not None and has_room:
            # Low, where it covers no badge of the last thought.
            self._paint_judged(painter, picture.fault, -1, picture.position, is_low=True)
        for square in picture.marked:
            self._paint_ring(painter, square, QColor(self.theme.text), (3, 2))
        if previewed := self._previewed(picture):
            self._paint_preview(painter, previewed, picture)
        if picture.overlay is not None:
            self._paint_badges(painter, picture, picture.overlay)
        if picture.cursor is not None:
            self._paint_cursor(painter, picture.cursor, is_led=picture.is_cursor_led)

    def _paint_judged(
        self,
        painter: QPainter,
        square: Square,
        judged: int,
        position: Position,
        *,
        is_low: bool = False,
    ) -> None:
        """Ring a right or wrong move; a wrong one also has a question mark."""
        colour = QColor(self.theme.verdict(judged))
        self._paint_ring(painter, square, colour, width=2)
        if judged < 0 and self.geometry.cell >= MIN_BADGE_CELL:
            self._paint_badge(painter, square, "?", colour, position, is_low=is_low)

    def _previewed(self, picture: BoardPicture) -> Square | None:
        return picture.hover if picture.hover_mark is not None else None

    def _paint_preview(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        """Show faintly what a click would play, in place of the square's chip."""
        if picture.hover_mark is not None:
            painter.setPen(self._no_pen)
            self._paint_square(painter, square, picture)
            colour = QColor(self.theme.mark(picture.hover_mark))
            colour.setAlphaF(0.4)
            rect = self.mark_rect(square)
            self._paint_mark(painter, picture.hover_mark, rect, self._pen(colour))

    def _paint_ring(
        self,
        painter: QPainter,
        square: Square,
        colour: QColor,
        dashes: tuple[float, ...] = (),
        width: float = 1,
    ) -> None:
        """Paint a line inside a square's edge, so many times wider than usual."""
        g, width = self.geometry, width * max(1.0, min(2.5, self.geometry.cell * 0.06))
        pen, inset = QPen(colour, width), width / 2
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(self._no_brush)
        rect = QRectF(g.rect(square)).adjusted(inset, inset, -inset, -inset)
        radius = max(0.0, self._radius - inset)
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_badges(self, painter: QPainter, picture: BoardPicture, overlay: Overlay) -> None:
        """Paint values that aren't in the middle of their squares, and proven results."""
        position, size, side = picture.position, self.geometry.size, overlay.thought.side
        pointed = picture.hover if picture.hover is not None else picture.cursor
        badges: dict[Square, str] = {}
        is_telling = overlay.has_choice or bool(overlay.shown.format.chips)
        if overlay.kind.shows_values and is_telling and self.geometry.cell >= MIN_BADGE_CELL:
            # The side's own move, or squares that were taken when it thought.
            before = overlay.facts.position
            own = before.x | before.o | (position.x if side is Mark.X else position.o)
            if picture.last_move is not None and picture.drawn < 1:
                own &= ~(1 << position.rules.index(picture.last_move))
            valued = [i for i, s in enumerate(overlay.shades) if s is not None and own >> i & 1]
            for square in [divmod(index, size) for index in valued]:
                badges[square] = overlay.text_of(square).partition("\n")[0]
        if pointed is not None and position.mark_at(pointed) is None:
            fonts = self.fitted(picture.texts)
            is_written = fonts is not None and fonts.texts[position.rules.index(pointed)]
            is_own = (
                picture.hover_mark is side
            )  # the other side's value would be read as this one's
            if not is_written or (is_own and pointed == self._previewed(picture)):
                badges[pointed] = overlay.text_of(pointed).replace("\n", " ")
        for square, text in badges.items():
            shade = overlay.shades[position.rules.index(square)]
            if text and shade is not None:
                colour = shade_of(self.theme.scale, shade)
                self._paint_badge(painter, square, on_square(text), colour, position)
        for square, result in overlay.verdicts:
            if position.mark_at(square) is None and square in overlay.better:
                self._paint_ring(painter, square, QColor(self.theme.text), (3, 2))
            self._paint_verdict(painter, square, result, position)

    def _paint_verdict(
        self, painter: QPainter, square: Square, result: int, position: Position
    ) -> None:
        """Show a square's proven result as a filled badge at its lower right corner."""
        text = result_word(result) if self.geometry.cell >= WORD_CELL else _SIGNS[result]
        colour = QColor(self.theme.verdict(result))
        self._paint_badge(painter, square, text, colour, position, is_low=True)

    def _paint_badge(
        self,
        painter: QPainter,
        square: Square,
        text: str,
        colour: QColor,
        position: Position,
        *,
        is_low: bool = False,
    ) -> None:
        """Paint a pill with a text on the upper or lower right corner of a square."""
        g = self.geometry
        pixels = max(MIN_PIXELS, min(13, round(g.cell * 0.16)))
        font = self._sized(pixels)
        font.setWeight(QFont.Weight.DemiBold)
        height = pixels * 1.8
        width = max(height, QFontMetricsF(font).horizontalAdvance(text) + pixels * 1.1)
        pill = self._pill(square, width, height, position, is_low=is_low)
        painter.setPen(QPen(QColor(self.theme.window), max(1.5, min(3.0, g.cell * 0.05)) * 2))
        painter.setBrush(self._no_brush)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        is_pale = contrast(colour, QColor(self.theme.window)) < PALE
        painter.setPen(QPen(QColor(self.theme.muted), 1) if is_pale else self._no_pen)
        painter.setBrush(colour)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setFont(font)
        painter.setPen(ink_on(colour))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)

    def _pill(
        self, square: Square, width: float, height: float, position: Position, *, is_low: bool
    ) -> QRectF:
        """Return the place of a badge: inside the lower right corner, or at an upper or lower one.

        A badge outside hides no other square's mark if it can, and no other square's number.
        """
        g = self.geometry
        at, pill, out = QRectF(g.rect(square)), QRectF(0, 0, width, height), min(9.0, g.cell * 0.09)
        if is_low:
            pill.moveBottomRight(at.bottomRight() - QPointF(out / 2, out / 2))
            return pill
        beyond = max(out, height - g.cell * 0.15)  # a small square's mark stays visible
        if width > g.cell * 0.75:  # on the corner, between the numbers of all four squares
            out, beyond = width / 2, height / 2 + 1
        area = QRectF(g.visible).adjusted(-g.rim, -g.rim, min(g.rim, BELOW), min(g.rim, BELOW))
        places: list[QRectF] = []
        for is_above in (True, False):
            for is_right in (True, False):
                place = QRectF(pill)
                place.moveLeft(at.right() + out - width if is_right else at.left() - out)
                place.moveTop(at.top() - beyond if is_above else at.bottom() + beyond - height)
                place.moveLeft(min(max(place.left(), area.left()), area.right() - width))
                place.moveTop(min(max(place.top(), area.top()), area.bottom() - height))
                places.append(place)
        near = self._neighbours(square, position)
        hidden = [0] * len(places)
        for number, place in enumerate(places):
            for rect, cost in near:
                hidden[number] += cost if rect.intersects(place) else 0
        return places[hidden.index(min(hidden))]

    def _neighbours(self, square: Square, position: Position) -> list[tuple[QRectF, int]]:
        """Return the middles of a square's neighbours, and what hiding one costs.

        A mark costs twice as much as a number, and so do the letter of a column and a struck line.
        """
        g, (row, col), found = self.geometry, square, list[tuple[QRectF, int]]()
        inset, pitch, taken = g.cell * 0.25, g.cell + g.gap, position.x | position.o
        own = QRectF(g.rect(square)).adjusted(inset, inset, -inset, -inset)
        for r in range(max(0, row - 1), min(g.size, row + 2)):
            for c in range(max(0, col - 1), min(g.size, col + 2)):
                if (r, c) != square:
                    middle = own.translated((c - col) * pitch, (r - row) * pitch)
                    found.append((middle, 1 + (taken >> r * g.size + c & 1)))
                if row == 0:
                    x = own.center().x() + (c - col) * pitch
                    found.append((QRectF(x - 4, own.top() - inset - g.rim, 8, g.rim), 2))
        for line in position.outcome.lines if position.outcome else ():
            start, end = (QRectF(g.rect(each)).center() for each in (min(line), max(line)))
            half = (end - start) / max(1, 2 * (len(line) - 1))
            point = QPointF(pitch, pitch) / 10
            corners = (start + half * number for number in range(-1, 2 * len(line), 2))
            found += [(QRectF(corner - point, corner + point), 2) for corner in corners]
        return found

    def _paint_lines(self, painter: QPainter, picture: BoardPicture) -> None:
        """Strike through completed lines in the winner's colour; a losing line is dashed."""
        position, is_reverse = picture.position, picture.position.rules.reverse
        thin = max(2.5, self.geometry.cell * 0.07)
        painter.setBrush(self._no_brush)
        for line in position.outcome.lines if position.outcome else ():
            (top, left), (bottom, right) = first, last = min(line), max(line)
            # Along the arms of X, a thin stroke with an edge would cut them up.
            is_along = (
                top != bottom
                and left != right
                and position.mark_at(first) is Mark.X
                and not is_reverse
            )
            wide = 1.2 * self.stroke_width if is_along else thin
            pen = QPen(self._ending_colour(picture), wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            edge = QPen(pen)
            edge.setColor(self._surface)
            edge.setWidthF(wide + max(2.0, wide * 0.6))
            if is_reverse:
                pen.setDashPattern([1.6, 2.4])
            stroke = self._stroke(first, last, picture, is_straight=is_along)
            for each in (pen,) if is_along or is_reverse else (edge, pen):
                painter.setPen(each)
                painter.drawPath(stroke)

    def _stroke(
        self, first: Square, last: Square, picture: BoardPicture, *, is_straight: bool
    ) -> QPainterPath:
        """Return the drawn part of a stroke by hand, which each game's end bows in its own way."""
        position = picture.position
        hand = Random(position.x << position.rules.size**2 | position.o)
        sway = 0.0 if is_straight or self.geometry.cell < _ROOM_TO_SWAY else 1.0
        start, end = (QRectF(self.geometry.rect(square)).center() for square in (first, last))
        way = end - start if first != last else QPointF(1, 0)
        cell = self.geometry.cell / max(abs(way.x()), abs(way.y()))
        beyond, across = way * 0.42 * cell, QPointF(way.y(), -way.x())
        aslant = across * sway * hand.uniform(-0.02, 0.02) * cell
        start, end = start - beyond - aslant, end + beyond + aslant
        bow = sway * hand.choice((-1, 1)) * hand.uniform(0.006, 0.01) * (1 + 0.84 * cell)
        bend, drawn = (start + end) / 2 + across * (2 * bow), picture.struck
        path = QPainterPath(start)
        reached = start + (bend - start) * drawn
        path.quadTo(reached, reached + (bend + (end - bend) * drawn - reached) * drawn)
        return path

    def _paint_cursor(self, painter: QPainter, square: Square, *, is_led: bool) -> None:
        g, theme = self.geometry, self.theme
        inset = max(2.0, g.cell * 0.05)
        wide = max(1.2, min(2.5, g.cell * 0.08))
        rect = QRectF(g.rect(square)).adjusted(inset, inset, -inset, -inset)
        radius = max(0.0, self._radius - inset / 2)
        painter.setBrush(self._no_brush)
        for colour, width in ((theme.surface, 2 * wide), (theme.accent, wide)):
            pen = QPen(QColor(colour), width)
            if is_led and colour == theme.accent:
                pen.setDashPattern([3.0, 2.0])
            painter.setPen(pen)
            painter.drawRoundedRect(rect, radius, radius)


class NumberFonts(NamedTuple):
    """Texts in a form that fits the squares, and the sizes of their fonts in pixels."""

    texts: tuple[str, ...]
    small: int
    """The size for the worst square."""
    large: int
    """The size for the best square."""
    least: QSizeF
    """The size of a chip that holds the longest text in small letters."""

    def pixels(self, shade: float) -> int:
        """Return the size for a square with this shade."""
        return round(self.small + (self.large - self.small) * shade)


def on_square(text: str) -> str:
    """Return a number as it is written on a square: without the zero before its point."""
    return _LEADING_ZERO.sub("", text.translate(_ISOLATES))
