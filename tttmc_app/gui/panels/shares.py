"""The shares of the random games that each side wins, as one thin bar."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.look.motion import Motion
from tttmc_app.gui.look.theme import LIGHT, Theme, type_font

_BAR, _SPACE, _SEAM = 6, 10, 2
_NO_PEN = QPen(Qt.PenStyle.NoPen)
MOVE_MS = 240
"""How long the bar takes to show other shares."""


class Shares(NamedTuple):
    """How random games from a position end."""

    x: float
    ties: float
    o: float
    words: tuple[str, str, str]
    """What stands before the bar, on X's side and on O's side."""
    whole: str
    """The same as a sentence."""


class SharesBar(QWidget):
    """X's share on the left, ties in the middle, O's share on the right, in every language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outcomes")
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = LIGHT
        self._shares: Shares | None = None
        self._from: tuple[float, ...] = ()
        """The shares from which the bar moves to those shown."""
        self._words_before = "", "", ""
        self._motion = Motion(self, self.update)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self._motion.is_wanted = theme.moves
        self.update()

    def show_shares(self, shares: Shares) -> None:
        """Move from the shares that are shown to others; the place is empty before the first."""
        if shares != self._shares:
            self._from = self.parts_shown
            self._words_before = (self._shares or shares).words
            self._shares = shares
            self.setAccessibleName(shares.whole)
            self._motion.begin("move", MOVE_MS)

    @property
    def parts_shown(self) -> tuple[float, ...]:
        """Return the shares of X, ties and O that the bar shows at the moment."""
        if self._shares is None:
            return ()
        new = self._shares[:3]
        return self._on_the_way(self._from or new, new)

    def _on_the_way(self, old: Iterable[float], new: Iterable[float]) -> tuple[float, ...]:
        share = self._motion.shares.get("move", 1.0)
        return tuple([a + (b - a) * share for a, b in zip(old, new, strict=True)])

    def sizeHint(self) -> QSize:
        """Return one line of small text."""
        return QSize(200, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar between its words."""
        shares, theme = self._shares, self._theme
        if shares is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font := type_font(11, 500))
        metrics, back = QFontMetrics(font), QColor(theme.window)

        def widths(words: Iterable[str]) -> list[int]:
            return [metrics.horizontalAdvance(each) + _SPACE if each else 0 for each in words]

        wide = widths(shares.words)
        x_ink, o_ink = (theme.mark_on(mark, back, is_letter=True) for mark in Mark)
        places = 0, wide[0], self.width() - wide[2] + _SPACE
        inks = QColor(theme.muted), x_ink, o_ink
        left_in_any_script = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
        left_in_any_script |= Qt.AlignmentFlag.AlignVCenter
        for words, place, ink in zip(shares.words, places, inks, strict=True):
            painter.setPen(ink)
            rect = QRectF(place, 0, self.width(), self.height())
            painter.drawText(rect, left_in_any_script, words)
        before, x, o = self._on_the_way(widths(self._words_before), wide)
        left, right = before + x, self.width() - o
        colours = zip(self.parts_shown, (theme.x, theme.tie, theme.o), strict=True)
        parts = [(share, QColor(colour)) for share, colour in colours if share > 0]
        room = right - left - _SEAM * (len(parts) - 1)
        top, at = (self.height() - _BAR) / 2, left
        painter.setPen(_NO_PEN)
        for share, colour in parts:
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(at, top, max(2.0, room * share), _BAR), 2.5, 2.5)
            at += room * share + _SEAM
        painter.end()
