"""The painter of accents: best squares, last move, completed line, cursor and hover preview."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tttmc_app.analysis.insight import Slip
from tttmc_app.core import Mark, Square, square_name
from tttmc_app.gui.board.number_texts import NumberPainter
from tttmc_app.gui.board.overlay import MAX_HIGHLIGHTED
from tttmc_app.gui.board.picture import BoardPicture
from tttmc_app.gui.board.squares import SquarePainter
from tttmc_app.gui.look.colour_scale import ink_on, mix
from tttmc_app.gui.look.translation import translate

BADGE_CELL = 84
"""Width in pixels of the narrowest square that shows words, such as "best"."""


class AccentPainter:
    """A painter of the accents, over squares, marks and numbers."""

    def __init__(self, squares: SquarePainter, numbers: NumberPainter) -> None:
        self._squares = squares
        self._numbers = numbers
        self._geometry = squares.geometry
        self._theme = squares.theme
        self._badge_font = QFont(squares.font)
        self._badge_font.setPixelSize(max(10, min(14, round(squares.geometry.cell * 0.11))))
        self._badge_font.setBold(True)

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint all accents of a picture."""
        overlay = picture.overlay
        if overlay is not None and not picture.is_faded:
            for square in overlay.best:
                self._paint_best(painter, square, picture)
        if overlay is not None and overlay.slip is not None and not picture.is_faded:
            self._paint_better(painter, overlay.slip, picture)
        if picture.last_move is not None and not picture.ending:
            self._paint_last(painter, picture.last_move, picture)
        if picture.hover is not None and picture.hover_mark is not None:
            self._paint_hover(painter, picture.hover, picture.hover_mark, picture)
        outcome = picture.position.outcome
        is_clear = picture.overlay is None or bool(picture.overlay.shown.format.chips)
        if outcome is not None and is_clear:
            self._paint_lines(painter, outcome.lines, picture)
        if picture.cursor is not None:
            self._paint_cursor(painter, picture.cursor, is_led=picture.is_cursor_led)
        if picture.pointed is not None and self._hides_number(picture):
            self._paint_pointed(painter, picture.pointed, picture)

    # Best and last moves -----------------------------------------------------------------------

    def _paint_best(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        g, theme = self._geometry, self._theme
        width = max(1.5, min(3.0, g.cell * 0.05))
        out = min(g.gap / 2, width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.text), width))
        rect = QRectF(g.rect(square)).adjusted(-out, -out, out, out)
        radius = g.radius and g.radius + out
        painter.drawRoundedRect(rect, radius, radius)
        if picture.position.mark_at(square) is not None or picture.overlay is None:
            return
        label = translate("Board", "★ equal best")
        if len(picture.overlay.best) == 1:
            label = translate("Board", "★ best")
        slip = picture.overlay.slip
        if slip is not None and square == slip.chosen:
            is_lost = slip.loses
            label = (
                translate("Board", "★ but loses") if is_lost else translate("Board", "★ not best")
            )
        self._paint_badge(painter, square, label, ink_on(self._squares.background(square, picture)))

    def _paint_better(self, painter: QPainter, slip: Slip, picture: BoardPicture) -> None:
        """Mark the squares that are proven better than the preferred one, or the first of many."""
        better = slip.better if len(slip.better) <= MAX_HIGHLIGHTED else slip.better[:1]
        best = () if picture.overlay is None else picture.overlay.best
        for square in better:
            if square not in best and picture.position.mark_at(square) is None:
                self._paint_dashed(painter, square)
                ink = ink_on(self._squares.background(square, picture))
                self._paint_badge(painter, square, _label_of_better(slip, picture), ink)

    def _paint_dashed(self, painter: QPainter, square: Square) -> None:
        """Paint a dashed ring round a square."""
        g = self._geometry
        width = max(1.5, min(3.0, g.cell * 0.05))
        out = min(g.gap / 2, width / 2)
        pen = QPen(QColor(self._theme.text), width)
        pen.setDashPattern([3, 2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        rect = QRectF(g.rect(square)).adjusted(-out, -out, out, out)
        radius = g.radius and g.radius + out
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_badge(self, painter: QPainter, square: Square, label: str, colour: QColor) -> None:
        """Write a word in the top left corner of a square, if it is large enough."""
        g = self._geometry
        if g.cell < BADGE_CELL:
            return
        painter.setFont(self._badge_font)
        painter.setPen(colour)
        pad = round(g.cell * 0.08)
        painter.drawText(
            g.rect(square).adjusted(pad, round(pad * 0.8), 0, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignTop,
            label,
        )

    def _paint_last(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        g = self._geometry
        if picture.position.mark_at(square) is None:
            return
        background = self._squares.background(square, picture)
        size = max(2.0, min(6.0, g.cell * 0.07))
        pad = max(2.0, g.cell * 0.09)
        corner = QRectF(g.rect(square)).topRight() + QPointF(-pad - size / 2, pad + size / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(ink_on(background), background, 0.15))
        painter.drawEllipse(corner, size / 2 + 0.5, size / 2 + 0.5)

    # Completed lines ---------------------------------------------------------------------------

    def _paint_lines(
        self, painter: QPainter, lines: tuple[tuple[Square, ...], ...], picture: BoardPicture
    ) -> None:
        """Strike through the completed line in the winner's colour; a losing line is dashed."""
        if picture.struck <= 0 or not lines:
            return
        g, theme, outcome = self._geometry, self._theme, picture.position.outcome
        loses = picture.position.rules.reverse
        winner = outcome.winner if outcome is not None else None
        if loses or winner is None:
            colour = QColor(theme.on_error)
        else:
            colour = mix(theme.mark(winner), QColor(theme.text), 0.35)
        pen = QPen(colour, max(2.0, g.cell * 0.06))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if loses:
            pen.setDashPattern([1.6, 2.4])
        painter.setPen(pen)
        strokes = joined_lines(lines)
        for first, last in strokes:
            painter.drawLine(self._stroke(first, last, picture.struck))
        if loses:
            self._paint_badge(
                painter, strokes[0][0], translate("Board", "losing line"), QColor(theme.on_error)
            )

    def _stroke(self, first: Square, last: Square, share: float) -> QLineF:
        """Return the drawn part of the stroke from one square to another."""
        g = self._geometry
        start, end = (QRectF(g.rect(square)).center() for square in (first, last))
        stroke, reach = QLineF(start, end), g.cell * 0.36
        if first == last:
            stroke = QLineF(start - QPointF(reach, 0), end + QPointF(reach, 0))
        else:
            stroke.setLength(stroke.length() + reach)
            stroke = QLineF(stroke.p2(), stroke.p1())
            stroke.setLength(stroke.length() + reach)
            stroke = QLineF(stroke.p2(), stroke.p1())
        return QLineF(stroke.p1(), stroke.pointAt(share))

    # Mouse and keyboard ------------------------------------------------------------------------

    def _hides_number(self, picture: BoardPicture) -> bool:
        """Return whether the overlay's numbers are hidden because they don't fit the squares."""
        if picture.overlay is None:
            return False
        return self._numbers.fitted(picture.texts) is None

    def _paint_hover(
        self, painter: QPainter, square: Square, mark: Mark, picture: BoardPicture
    ) -> None:
        faint = self._squares.mark_colour(mark, square, picture)
        faint.setAlphaF(0.4)
        text = ""
        if picture.overlay is not None:
            index = square[0] * self._geometry.size + square[1]
            text = picture.texts[index] if picture.texts else ""
            if self._hides_number(picture):
                text = picture.overlay.whole_text_of(square)
        room = self._numbers.room_of(text) if text else 1.0
        self._squares.paint_mark(painter, self._squares.mark_rect(square, room), faint, mark)

    def _paint_pointed(self, painter: QPainter, square: Square, picture: BoardPicture) -> None:
        """Show the value of the square pointed at: on it, or above it if the value doesn't fit."""
        text = picture.overlay.whole_text_of(square) if picture.overlay else ""
        is_free = picture.position.mark_at(square) is None
        if not text or (is_free and self._numbers.paint_one(painter, picture, square)):
            return
        g, theme = self._geometry, self._theme
        value = text.replace("\n", " ")
        label = translate("Board", "{square}: {value}", square=square_name(square), value=value)
        font = QFont(self._squares.font)
        font.setPixelSize(13)
        metrics = QFontMetricsF(font)
        bubble = QRectF(0, 0, metrics.horizontalAdvance(label) + 14, metrics.height() + 6)
        at = QRectF(g.rect(square))
        bubble.moveCenter(QPointF(at.center().x(), at.top() - 5 - bubble.height() / 2))
        area = QRectF(g.visible).adjusted(-g.rim, -g.rim, g.rim, g.rim)
        if bubble.top() < area.top():
            bubble.moveTop(at.bottom() + 5)
        bubble.moveLeft(min(max(bubble.left(), area.left()), area.right() - bubble.width()))
        painter.setPen(QPen(QColor(theme.text), 1.0))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(bubble, 5, 5)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(bubble, Qt.AlignmentFlag.AlignCenter, label)

    def _paint_cursor(self, painter: QPainter, square: Square, *, is_led: bool) -> None:
        g, theme = self._geometry, self._theme
        inset = max(2.0, g.cell * 0.05)
        rect = QRectF(g.rect(square)).adjusted(inset, inset, -inset, -inset)
        radius = max(0.0, g.radius - inset / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.surface, 5.0), (theme.accent, 2.5)):
            pen = QPen(QColor(colour), width)
            if is_led and colour == theme.accent:
                pen.setDashPattern([3.0, 2.0])
            painter.setPen(pen)
            painter.drawRoundedRect(rect, radius, radius)


def _label_of_better(slip: Slip, picture: BoardPicture) -> str:
    """Return the words on the squares that are proven better."""
    if picture.position.mark_at(slip.chosen) is not None:
        overlay, to_move = picture.overlay, picture.position.to_move
        side = to_move if overlay is None else overlay.thought.side
        return translate("Board", "missed by {side}", side=side)
    if slip.result > 0:
        return translate("Board", "✓ wins")
    return translate("Board", "✓ ties")


def joined_lines(lines: Iterable[tuple[Square, ...]]) -> list[tuple[Square, Square]]:
    """Return the ends of completed lines; overlapping lines in one direction count as one."""
    joined: list[tuple[Square, set[Square]]] = []
    for line in map(sorted, lines):
        (row, col), (next_row, next_col) = line[0], line[min(1, len(line) - 1)]
        direction = (next_row - row, next_col - col)
        for other, squares in joined:
            if other == direction and not squares.isdisjoint(line):
                squares.update(line)
                break
        else:
            joined.append((direction, set(line)))
    return [(min(squares), max(squares)) for _, squares in joined]
