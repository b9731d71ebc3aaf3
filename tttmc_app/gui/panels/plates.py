"""The plates above the board: a side's player on each, and the score and the rules between them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.gui.look.motion import Motion
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, mixed, type_font

START = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
"""Where painted texts stand in their line; made once, because Python takes long to join flags."""
HEIGHT, SMALL_HEIGHT = 52, 36
_BADGE, _GAP, _RADIUS = 36, 8, 14
_CHEVRON, _BUTTON, _EDGE = 13, 28, 2
_DASH = " – "
SCORE_MS = 300
"""How long a number of the score takes to grow."""


class Tone(Enum):
    """How much a plate stands out."""

    QUIET = auto()
    TO_MOVE = auto()
    WON = auto()


class PlateText(NamedTuple):
    """What a plate says."""

    name: str
    line: str
    tone: Tone = Tone.QUIET
    progress: float | None = None
    """The share of a thought that is done; None where no machine thinks."""
    short: str = ""
    """What is written in place of the line, so that it has one form while a thought goes on."""


class Plate(QAbstractButton):
    """A side's mark, its player's name, and what that player does; a click opens its settings.

    X's plate stands on the left in every language, as X's share does.
    """

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"plate{mark}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.mark = mark
        self._theme = LIGHT
        self.shown = PlateText("", "")
        self.is_small = False
        self._buttons = QWidget(self)
        self._buttons.hide()
        self._button_row = QHBoxLayout(self._buttons)
        self._button_row.setContentsMargins(0, 0, 0, 0)
        self._button_row.setSpacing(0)

    @property
    def _opens(self) -> bool:
        """Return whether a click opens something, which a chevron says where there is room."""
        return self.isEnabled() and not self.is_small

    def add_button(self, button: QToolButton) -> None:
        """Add a button that is shown while a long thought goes on."""
        button.setFixedSize(_BUTTON, _BUTTON)
        button.setProperty("role", "quiet")  # the usual padding would leave its icon no room
        self._button_row.addWidget(button)

    def show_buttons(self, *, wanted: bool) -> None:
        """Show the buttons that can do something about a thought that goes on, or hide them."""
        for button in self._buttons.findChildren(QToolButton):
            button.setVisible(button.defaultAction().isEnabled())
        self._buttons.setVisible(wanted)
        self._place_buttons()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at the inner end."""
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        size = self._buttons.sizeHint()
        left = self.width() - size.width() - _EDGE if self.mark is Mark.X else _EDGE
        top = (self.height() - size.height()) // 2
        self._buttons.setGeometry(left, top, size.width(), size.height())

    def show_text(self, text: PlateText) -> None:
        """Show who plays, and what it does."""
        if text != self.shown:
            self.shown = text
            words = f"{text.name}, {text.line}" if text.line else text.name
            self.setAccessibleName(f"{self.mark}: {words}")
            self.setToolTip(words)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(220, SMALL_HEIGHT if self.is_small else HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        theme, text, mark = self._theme, self.shown, self.mark
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        own = theme.mark(mark)
        stands_out = text.tone is not Tone.QUIET
        frame = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setBrush(mixed(theme.surface, own, 0.10) if stands_out else QColor(theme.surface))
        painter.setPen(QPen(own, 1.5) if stands_out else QPen(QColor(theme.border), 1))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 12, 12)
        is_left = mark is Mark.X
        side = 24 if self.is_small else _BADGE
        left = UNIT + 1 if is_left else self.width() - UNIT - 1 - side
        badge = QRectF(left, (self.height() - side) / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.surface) if stands_out else mixed(theme.surface, own, 0.10))
        painter.drawRoundedRect(badge, 10, 10)
        paint_mark(painter, mark, own, badge.adjusted(*_inset(side * 0.26)), side * 0.125)
        self._paint_texts(painter, badge)
        if text.progress is not None:
            outline = QPainterPath()
            outline.addRoundedRect(frame, _RADIUS, _RADIUS)
            painter.setClipPath(outline)
            line = QRectF(0, self.height() - 3, self.width(), 3)
            painter.fillRect(line, mixed(theme.surface, own, 0.30))
            line.setWidth(line.width() * min(1.0, text.progress))
            painter.fillRect(line, own)
        painter.end()

    def _paint_texts(self, painter: QPainter, badge: QRectF) -> None:
        theme, text, is_left = self._theme, self.shown, self.mark is Mark.X
        taken = UNIT if self._buttons.isHidden() else self._buttons.width() + _EDGE
        edge = self.width() - taken if is_left else taken
        gap = 6 if self.is_small else _GAP
        inner = badge.right() + gap if is_left else badge.left() - gap
        area = QRectF(min(inner, edge), 0, abs(edge - inner), self.height())
        flag = START if is_left else END
        middle = self.height() / 2
        painter.setFont(type_font(13 if self.is_small else 15, 600))
        metrics = painter.fontMetrics()
        room, chevron = int(area.width()), _CHEVRON + 4 if self._opens else 0
        if metrics.horizontalAdvance(text.name) + chevron > room:
            chevron = 0
        name = metrics.elidedText(text.name, Qt.TextElideMode.ElideRight, room - chevron)
        if self.is_small and taken > UNIT and name != text.name:
            return  # the buttons say enough
        painter.setPen(QColor(theme.text))
        lift = 19 if text.line and not self.is_small else 9.5
        top = QRectF(area.left(), middle - lift, area.width(), 19)
        painter.drawText(top, flag, name)
        wide = metrics.horizontalAdvance(name)
        if chevron:
            at = area.left() + wide + 4 if is_left else area.right() - wide - 5 - _CHEVRON
            paint_chevron(
                painter, QRectF(at, middle - lift + 3, _CHEVRON, _CHEVRON), QColor(theme.muted)
            )
        stands_out = text.tone is not Tone.QUIET
        painter.setFont(type_font(12, 500 if stands_out else 400))
        ground = mixed(theme.surface, theme.mark(self.mark), 0.10)
        ink = theme.mark_on(self.mark, ground, is_letter=True)
        painter.setPen(ink if stands_out else QColor(theme.muted))
        below = QRectF(area.left(), middle, area.width(), 16)
        if self.is_small:  # one line, where what follows the name is whole or left out
            below = area.adjusted(*((wide + UNIT, 0, 0, 0) if is_left else (0, 0, -wide - UNIT, 0)))
        words = text.short or text.line
        clear = UNIT if taken > UNIT else 0
        line = fitting(words, painter.fontMetrics(), int(below.width()) - clear)
        if not self.is_small or words.startswith(line):
            painter.drawText(below, flag, line)


class TextButton(QAbstractButton):
    """A line of text that can be clicked, with a chevron where a click opens a choice."""

    def __init__(
        self, size: int, weight: int, *, has_chevron: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._font = (size, weight)
        self._has_chevron = has_chevron
        self._theme = LIGHT
        self.is_muted = False
        self.is_link = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def show_text(self, text: str) -> None:
        """Show a text."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
            self.resize(self.sizeHint())  # not only after a frame in which it would be cut off

    def sizeHint(self) -> QSize:
        """Return the size of the text and the chevron."""
        metrics = QFontMetrics(type_font(*self._font))
        chevron = _CHEVRON + 3 if self._has_chevron else 0
        beside = chevron + (0 if self.is_link else UNIT)
        return QSize(metrics.horizontalAdvance(self.text()) + beside, metrics.height() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(type_font(*self._font))
        ink = theme.accent if self.is_link else theme.muted if self.is_muted else theme.text
        painter.setPen(QColor(ink))
        beside = 0 if self.is_link else UNIT // 2  # links line up with the text above them
        room = self.rect().adjusted(beside, 0, -beside - (_CHEVRON + 3) * self._has_chevron, 0)
        self._paint_words(painter, room)
        if self._has_chevron:
            box = QRectF(
                self.width() - UNIT // 2 - _CHEVRON,
                (self.height() - _CHEVRON) / 2,
                _CHEVRON,
                _CHEVRON,
            )
            paint_chevron(painter, box, QColor(theme.muted))
        if self.hasFocus() or self.underMouse():
            edge = QColor(theme.accent if self.hasFocus() else theme.border)
            if self.is_link:  # whose text fills it to its sides
                painter.fillRect(0, self.height() - 2, self.width(), 2, edge)
            else:
                painter.setPen(QPen(edge, 1))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.end()

    def _paint_words(self, painter: QPainter, room: QRect) -> None:
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.text())


class ScoreButton(TextButton):
    """The score of a series; a new number grows, and the winner's has its side's colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(20, 600, parent=parent)
        self._winner: Mark | None = None
        self._new: frozenset[int] = frozenset()
        """Which of the three numbers have changed last."""
        self._motion = Motion(self, self.update)

    def set_small(self, *, is_small: bool) -> None:
        """Use smaller numbers, or the usual ones."""
        self._font = (15 if is_small else 20, 600)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours, and move if it does."""
        super().set_theme(theme)
        self._motion.is_wanted = theme.moves

    def show_score(self, numbers: Sequence[int]) -> None:
        """Show X's wins, the ties and O's wins."""
        now, before = [*map(str, numbers)], self.text().split(_DASH)
        if now != before:
            pairs = enumerate(zip(now, before, strict=False))
            self._new = frozenset(at for at, (new, old) in pairs if new != old)
            self.show_text(_DASH.join(now))
            self._motion.begin("grow", SCORE_MS)

    def show_winner(self, winner: Mark | None) -> None:
        """Show the number of the side that won the game on the board in that side's colour."""
        if winner is not self._winner:
            self._winner = winner
            self.update()

    def _paint_words(self, painter: QPainter, room: QRect) -> None:
        theme, metrics, full = self._theme, painter.fontMetrics(), self._font[0]
        grown = 1 - (1 - self._motion.shares.get("grow", 1.0)) ** 3
        inks = [QColor(theme.text)] * 3
        if self._winner is not None:
            back = QColor(theme.window)
            inks[2 * (self._winner is Mark.O)] = theme.mark_on(self._winner, back, is_letter=True)
        place = QRectF(room)
        place.setLeft((room.left() + room.right() - metrics.horizontalAdvance(self.text())) / 2)
        for at, number in enumerate(self.text().split(_DASH)):
            size = round(full * (0.4 + 0.6 * grown)) if at in self._new else full
            for text, ink, pixels in (
                (_DASH * (at > 0), theme.muted, full),
                (number, inks[at] if number != "0" else theme.text, size),  # a game not counted
            ):
                place.setWidth(metrics.horizontalAdvance(text))
                painter.setPen(QColor(ink))
                painter.setFont(type_font(pixels, 600))
                painter.drawText(place, MIDDLE, text)
                place.moveLeft(place.right())


def fitting(line: str, metrics: QFontMetrics, width: int) -> str:
    """Return as many of a line's parts as fit: the last ones are left out first."""
    parts = line.split(" · ")
    while len(parts) > 1 and metrics.horizontalAdvance(" · ".join(parts)) > width:
        parts.pop()
    return metrics.elidedText(" · ".join(parts), Qt.TextElideMode.ElideRight, width)


def paint_mark(painter: QPainter, mark: Mark, colour: QColor, area: QRectF, width: float) -> None:
    """Paint a side's mark into a square."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = area.adjusted(*_inset(width / 2))
    if mark is Mark.O:
        painter.drawEllipse(inner)
    else:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.bottomLeft(), inner.topRight())


def paint_chevron(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """Paint a small arrow that points down."""
    pen = QPen(colour, 1.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = area.center()
    x, y = middle.x(), middle.y()
    painter.drawPolyline([QPointF(x - 3, y - 1), QPointF(x, y + 2), QPointF(x + 3, y - 1)])


def _inset(by: float) -> tuple[float, float, float, float]:
    return by, by, -by, -by
