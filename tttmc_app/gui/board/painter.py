"""The painter of boards, for widgets, images and files."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from tttmc_app.core import Mark, Square, column_name
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.colour_scale import STEPS, contrast, ink_on, mix, rgb_table, shade_of
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.gui.look.translation import translate

TEXT_CELL = 28
"""Width in pixels of the narrowest square that shows numbers; tooltips always do."""
BADGE_CELL = 84
"""Width in pixels of the narrowest square that shows the word "best"."""


class BoardPainter:
    """A painter of a board, part by part, so that a view can cache the slow parts."""

    def __init__(self, theme: Theme, geometry: Geometry, font: QFont) -> None:
        self._theme = theme
        self._geometry = geometry
        self._font = font

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint everything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_coordinates(painter)
        self.paint_squares(painter, picture)
        self.paint_lines(painter)
        self.paint_marks(painter, picture)
        self.paint_texts(painter, picture)
        self.paint_accents(painter, picture)

    def paint_coordinates(self, painter: QPainter) -> None:
        """Paint the column letters above the board and the row numbers on its left."""
        g = self._geometry
        if not g.rim or g.cell < 9:
            return
        font = QFont(self._font)
        font.setPixelSize(max(8, min(round(g.rim * 0.58), round(g.cell * 0.6))))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.muted))
        for i in range(g.size):
            above = QRectF(g.rect((0, i))).translated(0, -g.rim).toRect()
            above.setHeight(g.rim - 4)
            above.adjust(-g.gap, 0, g.gap, 0)
            painter.drawText(
                above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, column_name(i)
            )
            beside = g.rect((i, 0))
            beside.setRight(beside.left() - 7)
            beside.setLeft(beside.left() - g.rim)
            painter.drawText(
                beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(i + 1)
            )

    def paint_squares(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the background of every square: the overlay's shade, or the board's colour."""
        shades = picture.overlay.shades if picture.overlay else None
        if self._geometry.is_grid:
            self._paint_grid(painter, shades)
            return
        g, theme = self._geometry, self._theme
        edge = QPen(QColor(theme.border), 1.0)
        for index in range(g.size * g.size):
            shade = shades[index] if shades else None
            rect = QRectF(g.rect(divmod(index, g.size)))
            if shade is None:
                painter.setPen(edge)
                painter.setBrush(QColor(theme.surface))
                rect.adjust(0.5, 0.5, -0.5, -0.5)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade_of(theme.scale, shade))
            painter.drawRoundedRect(rect, g.radius, g.radius)

    def _paint_grid(self, painter: QPainter, shades: tuple[float | None, ...] | None) -> None:
        """Paint a large board's squares as one small image, scaled up."""
        g, theme = self._geometry, self._theme
        plain = QColor(theme.surface).rgb()
        table, top = rgb_table(theme.scale), STEPS - 1
        colours = [
            plain if shade is None else table[int(shade * top + 0.5)]
            for shade in shades or (None,) * (g.size * g.size)
        ]
        pixels = array("I", colours).tobytes()
        image = QImage(pixels, g.size, g.size, g.size * 4, QImage.Format.Format_RGB32)
        painter.drawImage(g.board.adjusted(0, 0, g.gap, g.gap), image)

    def paint_lines(self, painter: QPainter) -> None:
        """Paint a large board's grid lines, which don't change while a machine thinks."""
        g = self._geometry
        if not g.is_grid:
            return
        pitch = g.cell + g.gap
        frame = g.board.adjusted(0, 0, g.gap, g.gap)
        line = QColor(self._theme.border)
        for i in range(g.size + 1):
            offset = i * pitch - g.gap
            painter.fillRect(g.left + offset, g.top - g.gap, g.gap, frame.height() + g.gap, line)
            painter.fillRect(g.left - g.gap, g.top + offset, frame.width() + g.gap, g.gap, line)

    def paint_texts(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the numbers at the bottom right of their squares, over the marks."""
        g, overlay = self._geometry, picture.overlay
        if overlay is None or g.cell < TEXT_CELL or not picture.texts:
            return
        texts = picture.texts
        painter.setFont(self._number_font(texts))
        pad = max(2, round(g.cell * 0.07))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        for index, text in enumerate(texts):
            shade = overlay.shades[index]
            if text and shade is not None:
                background = shade_of(self._theme.scale, shade)
                rect = g.rect(divmod(index, g.size)).adjusted(0, 0, -pad, -pad // 2)
                if picture.position.mark_at(divmod(index, g.size)) is not None:
                    painter.fillRect(painter.boundingRect(rect, flags, text), background)
                painter.setPen(ink_on(background))
                painter.drawText(rect, flags, text)

    def _number_font(self, texts: tuple[str, ...]) -> QFont:
        """Return the largest font, within bounds, in which the longest number fits a square."""
        g = self._geometry
        font = QFont(self._font)
        size = max(9, min(22, round(g.cell * 0.2)))
        font.setPixelSize(size)
        available = g.cell - 2 * max(2, round(g.cell * 0.07))
        widest = max((text for text in texts), key=len, default="")
        width = QFontMetricsF(font).horizontalAdvance(widest)
        if width > available:
            font.setPixelSize(max(7, int(size * available / width)))
        return font

    def paint_marks(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint all marks except the hidden ones."""
        size = self._geometry.size
        squares = (divmod(index, size) for index in range(size * size))
        self.paint_marks_of(painter, picture, [s for s in squares if s not in picture.hidden])

    def paint_marks_of(
        self, painter: QPainter, picture: BoardPicture, squares: Iterable[Square]
    ) -> None:
        """Paint the marks on some squares; for the last move, only the part drawn so far."""
        for square in squares:
            mark = picture.position.mark_at(square)
            if mark is not None:
                share = picture.drawn if square == picture.last_move else 1.0
                colour = self._mark_colour(mark, square, picture)
                self.paint_mark(painter, square, colour, mark, share)

    def shades_under_marks(self, picture: BoardPicture) -> tuple[tuple[int, float], ...]:
        """Return the shades under the marks, which decide the marks' tones."""
        shades = picture.overlay.shades if picture.overlay else ()
        occupied = picture.position.x | picture.position.o
        return tuple(
            (i, shade) for i, shade in enumerate(shades) if shade is not None and occupied >> i & 1
        )

    def paint_mark(
        self, painter: QPainter, square: Square, colour: QColor, mark: Mark, share: float = 1.0
    ) -> None:
        """Paint the strokes of one mark, or a share of them."""
        g = self._geometry
        inset = g.cell * (0.26 if g.cell >= TEXT_CELL else 0.24)
        rect = QRectF(g.rect(square)).adjusted(inset, inset, -inset, -inset)
        pen = QPen(colour, max(1.2, g.cell * 0.085))
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

    def paint_accents(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the accents: best squares, last move, hover, cursor and winning lines."""
        overlay = picture.overlay
        if overlay is not None:
            for square in overlay.best:
                self._paint_best(painter, square, picture)
        if picture.last_move is not None:
            self._paint_last(painter, picture.last_move, picture)
        if picture.hover is not None and picture.hover_mark is not None:
            faint = self._mark_colour(picture.hover_mark, picture.hover, picture)
            faint.setAlphaF(0.4)
            self.paint_mark(painter, picture.hover, faint, picture.hover_mark)
        outcome = picture.position.outcome
        if outcome is not None:
            for line in outcome.lines:
                self._paint_line(painter, line, picture)
        if picture.cursor is not None:
            self._paint_cursor(painter, picture.cursor)

    def _paint_best(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        g, theme = self._geometry, self._theme
        width = max(1.5, min(3.0, g.cell * 0.05))
        out = min(g.gap / 2, width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.text), width))
        rect = QRectF(g.rect(square)).adjusted(-out, -out, out, out)
        painter.drawRoundedRect(rect, g.radius, g.radius)
        if g.cell < BADGE_CELL or picture.position.mark_at(square) is not None:
            return
        overlay = picture.overlay
        shade = overlay.shades[square[0] * g.size + square[1]] if overlay else None
        font = QFont(self._font)
        font.setPixelSize(max(10, min(14, round(g.cell * 0.11))))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink_on(shade_of(theme.scale, shade or 0.0)))
        pad = round(g.cell * 0.08)
        is_only = overlay is not None and len(overlay.best) == 1
        label = translate("Board", "★ best") if is_only else translate("Board", "★ equal best")
        painter.drawText(
            g.rect(square).adjusted(pad, round(pad * 0.8), 0, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
            label,
        )

    def _paint_last(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        g, theme = self._geometry, self._theme
        mark = picture.position.mark_at(square)
        if mark is None:
            return
        background = self._background(square, picture)
        size = max(2.0, min(6.0, g.cell * 0.07))
        pad = max(2.0, g.cell * 0.09)
        corner = QRectF(g.rect(square)).topRight() + QPointF(-pad - size / 2, pad + size / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            mix(ink_on(background), background, 0.15) if picture.overlay else QColor(theme.text)
        )
        painter.drawEllipse(corner, size / 2 + 0.5, size / 2 + 0.5)

    def _mark_colour(self, mark: Mark, square: Square, picture: BoardPicture) -> QColor:
        """Return the side's colour in a tone that contrasts with the square's shade."""
        if picture.overlay is None:
            return self._theme.mark(mark)
        background = self._background(square, picture)
        tones = (self._theme.mark(mark), LIGHT.mark(mark), DARK.mark(mark))
        return next(
            (tone for tone in tones if contrast(tone, background) >= 2.5),
            max(tones, key=lambda tone: contrast(tone, background)),
        )

    def _background(self, square: Square, picture: BoardPicture) -> QColor:
        shades = picture.overlay.shades if picture.overlay else None
        shade = shades[square[0] * self._geometry.size + square[1]] if shades else None
        theme = self._theme
        return QColor(theme.surface) if shade is None else shade_of(theme.scale, shade)

    def _paint_line(
        self, painter: QPainter, line: tuple[Square, ...], picture: BoardPicture
    ) -> None:
        """Strike through a completed line; a losing line is dashed, in the error colour."""
        g, share = self._geometry, picture.struck
        loses = picture.position.rules.reverse
        first, last = (QRectF(g.rect(square)).center() for square in (line[0], line[-1]))
        stroke = QLineF(first, last)
        reach = g.cell * 0.34
        if stroke.length():
            stroke.setLength(stroke.length() + reach)
            stroke = QLineF(stroke.p2(), stroke.p1())
            stroke.setLength(stroke.length() + reach)
        if share <= 0:
            return
        stroke = QLineF(stroke.p1(), stroke.pointAt(share))
        colour = QColor(self._theme.on_error if loses else self._theme.text)
        colour.setAlphaF(0.85 if loses else 0.72)  # the marks under it stay visible
        pen = QPen(colour, max(2.0, g.cell * 0.05))
        if loses:
            pen.setDashPattern([2.0, 2.5])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(stroke)

    def _paint_cursor(self, painter: QPainter, square: Square) -> None:
        g, theme = self._geometry, self._theme
        inset = max(2.0, g.cell * 0.05)
        rect = QRectF(g.rect(square)).adjusted(inset, inset, -inset, -inset)
        radius = max(0.0, g.radius - inset / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.surface, 5.0), (theme.accent, 2.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(rect, radius, radius)
