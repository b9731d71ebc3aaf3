"""The numbers on squares: their font, their place and the space that they leave for marks."""

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
"""The distance between two lines of the same number, in multiples of the font's size."""
SUBDUED = 0.25
"""The share of the background colour in the numbers of a subdued overlay."""
MIN_MARK = 0.3
"""The smallest mark beside a number, as a share of the square; below it the number is omitted."""
_MAX_PREPARED = 1024
"""Enough for two lines on each square of the largest board; a text takes about 800 bytes."""
_LEADING_ZERO = r"(?<![\d.,])0(?=[.,]\d)"
_ISOLATES = dict.fromkeys(map(ord, "\N{LEFT-TO-RIGHT ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))
"""Characters that a number needs in a sentence; on a square they'd be drawn in another font."""
_DIGIT = r"\d"


class NumberFont(NamedTuple):
    """A font for numbers, with its metrics in pixels."""

    font: QFont
    pixels: int
    """The font's size."""
    rise: float
    """The height of a digit above its baseline."""
    ascent: float
    """The distance of the baseline from the top of a line."""


class FittedTexts(NamedTuple):
    """The texts in a form that fits the squares, all in the same font."""

    texts: tuple[str, ...]
    style: NumberFont


class NumberPainter:
    """A painter of the numbers at the bottom right of their squares."""

    def __init__(self, squares: SquarePainter) -> None:
        self._squares = squares
        self._last: tuple[tuple[str, ...], FittedTexts | None] = ((), None)
        self._prepared: dict[tuple[str, int], tuple[QStaticText, float]] = {}
        self._fonts: dict[tuple[str, int], NumberFont | None] = {}
        widths = QFontMetricsF(squares.font)
        self._widest_digit = max("0123456789", key=widths.horizontalAdvance)

    @property
    def _geometry(self) -> Geometry:
        return self._squares.geometry

    @property
    def pad(self) -> int:
        """Return the space between a number and the edges of its square."""
        return max(2, round(self._geometry.cell * 0.07))

    def fitted(self, texts: tuple[str, ...]) -> FittedTexts | None:
        """Return texts in the most complete form that fits the squares; None if none fits.

        Errors are left out first, then the zero before the decimal point.
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
                room = self._room(text, found.style)
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
        plain = QColor(self._squares.theme.text).rgb()
        written: dict[int, list[tuple[int, int, str]]] = {}  # by ink: changing pens is slow
        for row in rows:
            for col in cols:
                index = row * g.size + col
                text, shade = found.texts[index], overlay.shades[index]
                if not text or (occupied >> index & 1 and (row, col) not in rooms):
                    continue
                # An expected move may have a number but no value, and so no shade.
                ink = plain if shade is None else inks[int(shade * top + 0.5)]
                written.setdefault(ink, []).append((row, col, text))
        painter.setFont(found.style.font)
        for ink, numbers in written.items():
            painter.setPen(QColor.fromRgb(ink))
            for row, col, text in numbers:
                self._draw(painter, row, col, text, found.style)

    def paint_one(self, painter: QPainter, picture: BoardPicture, square: Square) -> bool:
        """Paint the number of one square, if it fits; return whether it did."""
        overlay, (row, col) = picture.overlay, square
        shade = overlay.shades[row * self._geometry.size + col] if overlay else None
        found = self._fit((overlay.whole_text_of(square) if overlay else "",))
        if found is None or shade is None:
            return False
        painter.setFont(found.style.font)
        painter.setPen(QColor.fromRgb(self._inks(picture)[int(shade * (STEPS - 1) + 0.5)]))
        self._draw(painter, row, col, found.texts[0], found.style)
        return True

    def room_of(self, text: str) -> float:
        """Return what share of a square a mark may fill above this text."""
        found = self._fit((text,))
        return 1.0 if found is None else self._room(found.texts[0], found.style)

    def _inks(self, picture: BoardPicture) -> tuple[int, ...]:
        theme = self._squares.theme
        if picture.is_faded:
            return ink_table(theme.scale, theme.surface, SUBDUED)
        return ink_table(theme.scale, None, 0.0)

    def _draw(self, painter: QPainter, row: int, col: int, text: str, style: NumberFont) -> None:
        g, pad = self._geometry, self.pad
        pitch = g.cell + g.gap
        right = g.left + col * pitch + g.cell - pad
        top = g.top + row * pitch + g.cell - pad - style.ascent
        for line in reversed(text.split("\n")) if "\n" in text else (text,):
            prepared, width = self._prepare(line, style)
            painter.drawStaticText(QPointF(right - width, top), prepared)
            top -= style.pixels * LINE_HEIGHT

    def _prepare(self, text: str, style: NumberFont) -> tuple[QStaticText, float]:
        key = (text, style.pixels)
        found = self._prepared.get(key)
        if found is None:
            if len(self._prepared) >= _MAX_PREPARED:
                self._prepared.clear()
            prepared = QStaticText(text)
            prepared.setTextFormat(Qt.TextFormat.PlainText)
            option = QTextOption(Qt.AlignmentFlag.AlignLeft)
            option.setTextDirection(Qt.LayoutDirection.LeftToRight)
            prepared.setTextOption(option)
            prepared.prepare(font=style.font)
            found = self._prepared[key] = (prepared, prepared.size().width())
        return found

    def _room(self, text: str, style: NumberFont) -> float:
        lines = text.count("\n")
        height = lines * style.pixels * LINE_HEIGHT + style.rise
        return (self._geometry.cell - self.pad - height - 2) / self._geometry.cell

    def _fit(self, texts: tuple[str, ...]) -> FittedTexts | None:
        if self._geometry.cell < TEXT_CELL or not any(texts):
            return None
        texts = tuple([text.translate(_ISOLATES) for text in texts])
        forms = [texts]
        if any("\n" in text for text in texts):
            forms.append(tuple(text.partition("\n")[0] for text in texts))
        for form in forms:
            for candidate in (form, tuple(re.sub(_LEADING_ZERO, "", text) for text in form)):
                style = self._font_of(candidate)
                if style is not None:
                    return FittedTexts(candidate, style)
        return None

    def _font_of(self, texts: tuple[str, ...]) -> NumberFont | None:
        """Return the largest font, within bounds, in which the longest text fits a square.

        The size doesn't depend on the digits, so it stays the same while numbers change.
        """
        lines = [line for text in texts for line in text.split("\n")]
        widest = re.sub(_DIGIT, self._widest_digit, max(lines, key=len, default=""))
        key = (widest, max(text.count("\n") for text in texts) + 1)
        if key not in self._fonts:
            self._fonts[key] = self._make_font(*key)
        return self._fonts[key]

    def _make_font(self, widest: str, count: int) -> NumberFont | None:
        """Return the font for texts with this many lines, given the longest line."""
        cell = self._geometry.cell
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
        metrics = QFontMetricsF(font)
        rise = metrics.tightBoundingRect("0123456789").height()
        return NumberFont(font, size, rise, metrics.ascent())
