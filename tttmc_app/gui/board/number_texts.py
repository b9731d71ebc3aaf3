"""The numbers on squares: their font, their place and the room that they leave for marks."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QStaticText, QTextOption

from tttmc_app.core import Square
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.board.squares import TEXT_CELL, SquarePainter
from tttmc_app.gui.look.colour_scale import STEPS, ink_table

MIN_PIXELS, MAX_PIXELS = 9, 22
"""The smallest and the largest font, in pixels."""
LINE_HEIGHT = 1.15
"""The distance of two lines of one number, in multiples of the font's size."""
SUBDUED = 0.25
"""How much of the background is in the numbers of a subdued overlay."""
MIN_MARK = 0.3
"""The smallest mark beside a number, as a share of the square; otherwise the number goes."""
_MAX_PREPARED = 4096
_LEADING_ZERO = re.compile(r"(?<![\d.])0\.")


class FittedTexts(NamedTuple):
    """Texts in the form that fits the squares, all in one font."""

    texts: tuple[str, ...]
    font: QFont
    pixels: int
    """The font's size."""
    rise: float
    """The height of a digit above its baseline, in pixels."""
    ascent: float
    """The distance of the baseline from the top of a line, in pixels."""


class NumberPainter:
    """A painter of the numbers at the bottom right of their squares."""

    def __init__(self, squares: SquarePainter) -> None:
        self._squares = squares
        self._last: tuple[tuple[str, ...], FittedTexts | None] = ((), None)
        self._prepared: dict[tuple[str, int], tuple[QStaticText, float]] = {}

    @property
    def _geometry(self) -> Geometry:
        return self._squares.geometry

    @property
    def pad(self) -> int:
        """Return the space between a number and the edges of its square."""
        return max(2, round(self._geometry.cell * 0.07))

    def fitted(self, texts: tuple[str, ...]) -> FittedTexts | None:
        """Return texts in the most complete form that fits the squares; None if none fits.

        Errors go first, then the zero before the decimal point.
        """
        if texts is not self._last[0]:
            self._last = (texts, self._fit(texts))
        return self._last[1]

    def rooms(self, picture: BoardPicture) -> dict[Square, float]:
        """Return the squares with a mark and a number, and how much of each the mark may fill."""
        size = self._geometry.size
        found = self.fitted(picture.texts) if picture.texts and not picture.is_faded else None
        occupied = picture.position.x | picture.position.o
        if found is None or not occupied:
            return {}
        rooms: dict[Square, float] = {}
        for index, text in enumerate(found.texts):
            if text and occupied >> index & 1:
                room = self._room(text, found)
                if room >= MIN_MARK + self._squares.stroke_width / self._geometry.cell:
                    rooms[divmod(index, size)] = room
        return rooms

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the numbers of a picture."""
        g, overlay = self._geometry, picture.overlay
        found = self.fitted(picture.texts) if picture.shows_numbers else None
        if overlay is None or found is None:
            return
        rooms = self.rooms(picture)
        rows, cols = g.shown_squares()
        occupied = picture.position.x | picture.position.o
        inks, top = self._inks(picture), STEPS - 1
        written: dict[int, list[tuple[int, int, str]]] = {}  # by ink: a new pen takes long
        for row in rows:
            for col in cols:
                index = row * g.size + col
                text, shade = found.texts[index], overlay.shades[index]
                if not text or shade is None:
                    continue
                if occupied >> index & 1 and (row, col) not in rooms:
                    continue
                written.setdefault(inks[int(shade * top + 0.5)], []).append((row, col, text))
        painter.setFont(found.font)
        for ink, numbers in written.items():
            painter.setPen(QColor.fromRgb(ink))
            for row, col, text in numbers:
                self._draw(painter, row, col, text, found)

    def paint_one(self, painter: QPainter, picture: BoardPicture, square: Square) -> bool:
        """Paint the number of one square, if it fits; return whether it did."""
        overlay, (row, col) = picture.overlay, square
        shade = overlay.shades[row * self._geometry.size + col] if overlay else None
        found = self._fit((overlay.text_of(square) if overlay else "",))
        if found is None or shade is None:
            return False
        painter.setFont(found.font)
        painter.setPen(QColor.fromRgb(self._inks(picture)[int(shade * (STEPS - 1) + 0.5)]))
        self._draw(painter, row, col, found.texts[0], found)
        return True

    def room_of(self, text: str) -> float:
        """Return how much of a square a mark may fill above this text."""
        found = self._fit((text,))
        return 1.0 if found is None else self._room(found.texts[0], found)

    def _inks(self, picture: BoardPicture) -> tuple[int, ...]:
        theme = self._squares.theme
        if picture.is_faded:
            return ink_table(theme.scale, theme.surface, SUBDUED)
        return ink_table(theme.scale, None, 0.0)

    def _draw(self, painter: QPainter, row: int, col: int, text: str, found: FittedTexts) -> None:
        g, pad = self._geometry, self.pad
        pitch = g.cell + g.gap
        right = g.left + col * pitch + g.cell - pad
        top = g.top + row * pitch + g.cell - pad - found.ascent
        for line in reversed(text.split("\n")) if "\n" in text else (text,):
            prepared, width = self._prepare(line, found.font, found.pixels)
            painter.drawStaticText(QPointF(right - width, top), prepared)
            top -= found.pixels * LINE_HEIGHT

    def _prepare(self, text: str, font: QFont, pixels: int) -> tuple[QStaticText, float]:
        key = (text, pixels)
        found = self._prepared.get(key)
        if found is None:
            if len(self._prepared) >= _MAX_PREPARED:
                self._prepared.clear()
            prepared = QStaticText(text)
            prepared.setTextFormat(Qt.TextFormat.PlainText)
            prepared.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
            prepared.prepare(font=font)
            found = self._prepared[key] = (prepared, prepared.size().width())
        return found

    def _room(self, text: str, found: FittedTexts) -> float:
        lines = text.count("\n")
        height = lines * found.pixels * LINE_HEIGHT + found.rise
        return (self._geometry.cell - self.pad - height - 2) / self._geometry.cell

    def _fit(self, texts: tuple[str, ...]) -> FittedTexts | None:
        if self._geometry.cell < TEXT_CELL or not any(texts):
            return None
        forms = [texts]
        if any("\n" in text for text in texts):
            forms.append(tuple(text.partition("\n")[0] for text in texts))
        for form in forms:
            for candidate in (form, tuple(_LEADING_ZERO.sub(".", text) for text in form)):
                font = self._font(candidate)
                if font is not None:
                    metrics = QFontMetricsF(font)
                    rise = metrics.tightBoundingRect("0123456789").height()
                    return FittedTexts(candidate, font, font.pixelSize(), rise, metrics.ascent())
        return None

    def _font(self, texts: tuple[str, ...]) -> QFont | None:
        """Return the largest font, within bounds, in which the longest text fits a square."""
        cell = self._geometry.cell
        lines = [line for text in texts for line in text.split("\n")]
        widest = max(lines, key=len, default="")
        count = max(text.count("\n") for text in texts) + 1
        available = cell - 2 * max(2, round(cell * 0.05))
        font = QFont(self._squares.font)
        size = max(MIN_PIXELS, min(MAX_PIXELS, round(cell * 0.2)))
        font.setPixelSize(size)
        width = QFontMetricsF(font).horizontalAdvance(widest)
        if width > available:
            size = int(size * available / width)
        size = min(size, int(cell * 0.5 / (LINE_HEIGHT * count)))
        if size < MIN_PIXELS:
            return None
        font.setPixelSize(size)
        return font
