"""A box of a search tree: one move, or the position from which the tree is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from tttmc_app.analysis.tree_view import Branch, TreeView
from tttmc_app.core import Mark, square_name
from tttmc_app.core.numbers import grouped, percent, short_number
from tttmc_app.engine import Verdict
from tttmc_app.gui.look.colour_scale import mix
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.trials.tree_layout import Box

PADDING = 8
BAR = 3
"""The height of the bar that shows a move's share of the visits, in pixels."""
RING = 3
"""Pixels around a box for the ring that shows the keyboard focus."""
_RADIUS = 6.0


class TreeBox(QAbstractButton):
    """One move of the tree, or the position from which the tree is seen."""

    entered = Signal(object)
    """The box has received the focus; its path."""
    opened = Signal(object)
    """Enter was pressed on the box, or it was double-clicked; its path."""

    def __init__(self, move_focus: Callable[[Box, Qt.Key], bool], parent: QWidget) -> None:
        """Prepare a box; `move_focus` gives the focus to the next one in a key's direction."""
        super().__init__(parent)
        self._move_focus = move_focus
        self.box = Box((), None, QRect(), -1, 0)
        self._theme = LIGHT
        self._view: TreeView | None = None
        self.is_on_way = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._take_focus)  # as screen readers do

    def show_box(self, box: Box, view: TreeView, theme: Theme, *, is_on_way: bool) -> None:
        """Show a move, or the root's position."""
        self.box, self._view, self._theme, self.is_on_way = box, view, theme, is_on_way
        self.setGeometry(box.rect.adjusted(-RING, -RING, RING, RING))
        self.show()
        self.update()

    def describe(self) -> None:
        """Update the name for screen readers and the tooltip."""
        name = self._words()
        self.setAccessibleName(name)
        self.setToolTip(name)

    @property
    def mark(self) -> Mark | None:
        """Return the side that plays the move; None for the root's position."""
        if self.box.branch is None or self._view is None:
            return None
        first = self._view.position.to_move
        return first if len(self.box.path) % 2 else first.other

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the box with Enter; the arrow keys move to another one."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.box.path)
        elif not self._move_focus(self.box, Qt.Key(key)):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Open the box with a double click."""
        if event.type() is QEvent.Type.MouseButtonDblClick:
            self.opened.emit(self.box.path)
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit the move that is being looked at."""
        super().focusInEvent(event)
        self.entered.emit(self.box.path)

    @Slot()
    def _take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        """Return the size that the canvas has given it."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, the bar and the text."""
        theme, branch = self._theme, self.box.branch
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._fill())
        painter.setPen(self._frame())
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        if branch is not None:
            self._paint_bar(painter, rect, branch)
        inside = rect.adjusted(PADDING, 0, -PADDING, -BAR if branch else 0)
        if branch is None:
            self._paint_root(painter, inside)
        else:
            self._paint_move(painter, inside, branch)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, _RADIUS + 2, _RADIUS + 2)
        painter.end()

    def _fill(self) -> QColor:
        surface, theme = QColor(self._theme.surface), self._theme
        fill = mix(surface, QColor(theme.accent), 0.14) if self.is_on_way else surface
        return mix(fill, QColor(theme.text), 0.06) if self.underMouse() else fill

    def _frame(self) -> QPen:
        theme, branch = self._theme, self.box.branch
        if self.is_on_way:
            return QPen(QColor(theme.accent), 1.6)
        if branch is not None and branch.is_expected:
            return QPen(QColor(theme.text), 1.6)
        return QPen(QColor(theme.border), 1)

    def _paint_bar(self, painter: QPainter, rect: QRectF, branch: Branch) -> None:
        """Paint the share of the visits along the lower edge."""
        track = QRectF(rect.left() + PADDING, rect.bottom() - BAR - 2.5, 0, BAR)
        track.setWidth(rect.width() - 2 * PADDING)
        colours = self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(QColor(colours.surface), QColor(colours.text), 0.1))
        painter.drawRoundedRect(track, BAR / 2, BAR / 2)
        track.setWidth(max(BAR, track.width() * branch.share))
        mark = self.mark
        assert mark is not None  # a move has one
        painter.setBrush(colours.mark(mark))
        painter.drawRoundedRect(track, BAR / 2, BAR / 2)

    def _paint_move(self, painter: QPainter, inside: QRectF, branch: Branch) -> None:
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        mark, theme = self.mark, self._theme
        assert mark is not None  # a move has one
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(theme.mark_on(mark, self._fill(), is_letter=True))
        painter.drawText(inside, left, str(mark))
        name = inside.adjusted(metrics.horizontalAdvance("X  "), 0, 0, 0)
        painter.setPen(QColor(theme.text))
        painter.drawText(name, left, square_name(branch.square))
        value = _value_text(branch)
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(theme.muted))
        painter.drawText(inside, right, shown(short_number(branch.move.visits)))
        painter.setPen(QColor(theme.text))
        count = QFontMetrics(font).horizontalAdvance("1234  ")
        painter.drawText(inside.adjusted(0, 0, -count, 0), right, value)

    def _paint_root(self, painter: QPainter, inside: QRectF) -> None:
        view = self._view
        if view is None:
            return
        painter.setPen(QColor(self._theme.text))
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        text = QFontMetrics(font).elidedText(
            _root_text(view), Qt.TextElideMode.ElideRight, round(inside.width())
        )
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, text)

    def _words(self) -> str:
        branch, view = self.box.branch, self._view
        if view is None:
            return ""
        if branch is None:
            return translate(
                "Trials",
                "{position}: {visits} visits",
                position=_root_text(view),
                visits=grouped(view.visits),
            )
        words = translate(
            "Trials",
            "{side} {square}: {value}, {visits} visits, {share} of its position's",
            side=str(self.mark),
            square=square_name(branch.square),
            value=_value_text(branch),
            visits=grouped(branch.move.visits),
            share=percent(branch.share),
        )
        if branch.is_expected:
            return translate("Trials", "{move}, expected", move=words)
        return words


def _value_text(branch: Branch) -> str:
    """Return a move's share of points, or its proven result."""
    match branch.move.verdict:
        case Verdict.WIN:
            return translate("Trials", "✓ wins")
        case Verdict.DRAW:
            return translate("Trials", "✓ ties")
        case Verdict.LOSS:
            return translate("Trials", "✓ loses")
        case _:
            return shown(percent(branch.move.rate))


def _root_text(view: TreeView) -> str:
    if view.path:
        return translate("Trials", "After {square}", square=square_name(view.path[-1]))
    return translate("Trials", "{side} to move", side=str(view.position.to_move))
