"""The painter of a board's squares, grid, coordinates and marks."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from tttmc_app.core import Mark, Square, column_name
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.colour_scale import STEPS, contrast, faded, mix, rgb_table, shade_of
from tttmc_app.gui.look.theme import MARK_CONTRAST, Theme

TEXT_CELL = 28
"""Width in pixels of the narrowest square that shows numbers without being pointed at."""
DIMMED = (0.72, 0.64, 0.56, 0.48, 0.4, 0.32, 0.24, 0.16, 0.08)
"""Shares of the background colour in marks outside a completed line; the greatest that leaves a
mark visible is used."""
TINT = 0.16
"""The share of the winner's colour in the squares of a completed line."""


class SquarePainter:
    """A painter of the squares and the marks on them, in one theme and layout."""

    def __init__(self, theme: Theme, geometry: Geometry, font: QFont) -> None:
        self.theme = theme
        self.geometry = geometry
        self.font = font

    def paint_coordinates(self, painter: QPainter) -> None:
        """Paint the column letters above the board and the row numbers on its left."""
        g = self.geometry
        if not g.rim or g.cell < 9:
            return
        font = QFont(self.font)
        font.setPixelSize(max(8, min(round(g.rim * 0.58), round(g.cell * 0.6))))
        painter.setFont(font)
        painter.setPen(QColor(self.theme.muted))
        rows, cols = g.shown_squares()
        top, left = g.visible.top(), g.visible.left()
        for col in cols:
            above = g.rect((0, col))
            above.moveTop(top - g.rim)
            above.setHeight(g.rim - 4)
            above.adjust(-g.gap, 0, g.gap, 0)
            if g.viewport is None or above.center().x() > left:
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
                painter.drawText(above, flags, column_name(col))
        for row in rows:
            beside = g.rect((row, 0))
            beside.setRight(left - 7)
            beside.setLeft(left - g.rim)
            if g.viewport is None or beside.center().y() > top:
                flags = (
                    Qt.AlignmentFlag.AlignRight
                    | Qt.AlignmentFlag.AlignAbsolute
                    | Qt.AlignmentFlag.AlignVCenter
                )
                painter.drawText(beside, flags, str(row + 1))

    # Squares -----------------------------------------------------------------------------------

    def background(self, square: Square, picture: BoardPicture) -> QColor:
        """Return a square's colour: the overlay's shade, the winner's tint, or the board's own."""
        surface = QColor(self.theme.surface)
        overlay = picture.overlay
        if overlay is None:
            return self._tint(picture) if square in picture.ending else surface
        shade = overlay.shades[square[0] * self.geometry.size + square[1]]
        if shade is None:
            return surface
        colour = shade_of(self.theme.scale, shade)
        return faded(colour, surface) if picture.is_faded else colour

    def paint_shades(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint what changes while a machine thinks: the overlay's shades, or a whole grid."""
        if self.geometry.is_grid:
            self._paint_grid(painter, picture)
            return
        if picture.overlay is None:
            return
        g, radius = self.geometry, self.geometry.radius
        painter.setPen(Qt.PenStyle.NoPen)
        colours = self._colours(picture)
        for index, shade in enumerate(picture.overlay.shades):
            if shade is not None:
                painter.setBrush(QColor.fromRgb(colours[index]))
                painter.drawRoundedRect(g.rect(divmod(index, g.size)), radius, radius)

    def paint_plain(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the squares without a shade; a grid's image already contains its squares."""
        if self.geometry.is_grid:
            return
        g, radius, overlay = self.geometry, self.geometry.radius, picture.overlay
        edge, plain = QColor(self.theme.border), QColor(self.theme.surface).rgb()
        painter.setPen(Qt.PenStyle.NoPen)
        for index, colour in enumerate(self._colours(picture)):
            if overlay is not None and overlay.shades[index] is not None:
                continue
            rect = QRectF(g.rect(divmod(index, g.size)))
            if colour == plain:  # two fills take a fraction of the time that an outline takes
                painter.setBrush(edge)
                painter.drawRoundedRect(rect, radius, radius)
                rect.adjust(1, 1, -1, -1)
            painter.setBrush(QColor.fromRgb(colour))
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_grid(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint a large board's squares as one small image, scaled up."""
        g = self.geometry
        pixels = array("I", self._colours(picture)).tobytes()
        image = QImage(pixels, g.size, g.size, g.size * 4, QImage.Format.Format_RGB32)
        painter.drawImage(g.board.adjusted(0, 0, g.gap, g.gap), image)

    def _colours(self, picture: BoardPicture) -> list[int]:
        """Return every square's colour, the same one as `background` returns, as 0xffrrggbb."""
        theme, top = self.theme, STEPS - 1
        plain = QColor(theme.surface).rgb()
        if picture.overlay is not None:
            table = rgb_table(theme.scale, theme.surface if picture.is_faded else None)
            shades = picture.overlay.shades
            return [plain if shade is None else table[int(shade * top + 0.5)] for shade in shades]
        size = self.geometry.size
        colours = [plain] * (size * size)
        for row, col in picture.ending:
            colours[row * size + col] = self._tint(picture).rgb()
        return colours

    def paint_lines(self, painter: QPainter) -> None:
        """Paint a large board's grid lines, which don't change while a machine thinks."""
        g = self.geometry
        if not g.is_grid:
            return
        pitch = g.cell + g.gap
        frame = g.board.adjusted(0, 0, g.gap, g.gap)
        line = QColor(self.theme.grid)
        for i in range(g.size + 1):
            offset = i * pitch - g.gap
            painter.fillRect(g.left + offset, g.top - g.gap, g.gap, frame.height() + g.gap, line)
            painter.fillRect(g.left - g.gap, g.top + offset, frame.width() + g.gap, g.gap, line)

    def _tint(self, picture: BoardPicture) -> QColor:
        """Return the colour of the squares of a completed line."""
        outcome, theme = picture.position.outcome, self.theme
        surface = QColor(theme.surface)
        if picture.position.rules.reverse:
            return mix(surface, QColor(theme.on_error), TINT)
        winner = outcome.winner if outcome is not None else None
        return surface if winner is None else mix(surface, theme.mark(winner), TINT)

    # Marks -------------------------------------------------------------------------------------

    def mark_colour(self, mark: Mark, square: Square, picture: BoardPicture) -> QColor:
        """Return a side's colour, contrasting with the square; dimmed outside a completed line."""
        background = self.background(square, picture)
        colour = self.theme.mark_on(mark, background)
        if not picture.ending or square in picture.ending:
            return colour
        return QColor.fromRgb(_dimmed(colour.rgb(), background.rgb()))

    def mark_rect(self, square: Square, room: float = 1.0) -> QRectF:
        """Return the rectangle of a mark's strokes, not including their width.

        `room` is how much of the square, from the top, the mark may fill: there may be a number
        below it.
        """
        g = self.geometry
        rect = QRectF(g.rect(square))
        inset = g.cell * (0.26 if g.cell >= TEXT_CELL else 0.21)
        usual = rect.adjusted(inset, inset, -inset, -inset)
        stroke = self.stroke_width
        lowest = rect.top() + g.cell * room - stroke / 2
        if usual.bottom() <= lowest:
            return usual
        highest = rect.top() + max(1.0, g.cell * 0.07) + stroke / 2
        side = min(usual.width(), lowest - highest)
        middle = usual.center().x()
        return QRectF(middle - side / 2, lowest - side, side, side)

    @property
    def stroke_width(self) -> float:
        """Return the width of a mark's strokes."""
        return max(1.2, self.geometry.cell * 0.085)

    def paint_marks_of(
        self,
        painter: QPainter,
        picture: BoardPicture,
        squares: Iterable[Square],
        rooms: dict[Square, float],
    ) -> None:
        """Paint the marks on some squares; for the last move, only the part drawn so far.

        `rooms` maps squares with numbers to the share left for the mark; see `mark_rect`.
        """
        for square in squares:
            mark = picture.position.mark_at(square)
            if mark is not None and square not in picture.hidden:
                share = picture.drawn if square == picture.last_move else 1.0
                colour = self.mark_colour(mark, square, picture)
                rect = self.mark_rect(square, rooms.get(square, 1.0))
                self.paint_mark(painter, rect, colour, mark, share)

    def paint_mark(
        self, painter: QPainter, rect: QRectF, colour: QColor, mark: Mark, share: float = 1.0
    ) -> None:
        """Paint the strokes of one mark, or the given share of them."""
        pen = QPen(colour, self.stroke_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if mark is Mark.O:
            painter.drawArc(rect, 90 * 16, round(-360 * 16 * share))
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


@lru_cache(maxsize=256)
def _dimmed(rgb: int, behind: int) -> int:
    """Return a mark's colour, dimmed as far as it stays visible, as 0xffrrggbb."""
    colour, background = QColor.fromRgb(rgb), QColor.fromRgb(behind)
    mixed = (mix(colour, background, share) for share in DIMMED)
    clear = (each for each in mixed if contrast(each, background) >= MARK_CONTRAST)
    return next(clear, colour).rgb()
