"""The shares of the random games that each side wins, as one thin bar."""

from __future__ import annotations

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
            self._shares = shares
            self.setAccessibleName(shares.whole)
            self._motion.begin("move", MOVE_MS)

    @property
    def parts_shown(self) -> tuple[float, ...]:
        """Return the shares of X, ties and O that the bar shows at the moment."""
        if self._shares is None:
            return ()
        new, share = self._shares[:3], self._motion.shares.get("move", 1.0)
        old = self._from or new
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
        metrics = QFontMetrics(font)
        before, x_words, o_words = shares.words
        left, right = 0, self.width()
        back, flag = QColor(theme.window), Qt.AlignmentFlag.AlignVCenter
        for words, colour in (
            (before, QColor(theme.muted)),
            (x_words, theme.mark_on(Mark.X, back, is_letter=True)),
        ):
            if words:
                painter.setPen(colour)
                wide = metrics.horizontalAdvance(words)
                painter.drawText(QRectF(left, 0, wide + 1, self.height()), flag, words)
                left += wide + _SPACE
        if o_words:
            wide = metrics.horizontalAdvance(o_words)
            painter.setPen(theme.mark_on(Mark.O, back, is_letter=True))
            painter.drawText(QRectF(right - wide, 0, wide + 1, self.height()), flag, o_words)
            right -= wide + _SPACE
        inks = zip(self.parts_shown, (theme.x, theme.tie, theme.o), strict=True)
        parts = [(share, QColor(ink)) for share, ink in inks if share > 0]
        room = right - left - _SEAM * (len(parts) - 1)
        top, at = (self.height() - _BAR) / 2, float(left)
        painter.setPen(_NO_PEN)
        for share, colour in parts:
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(at, top, max(2.0, room * share), _BAR), 2.5, 2.5)
            at += room * share + _SEAM
        painter.end()
