"""A search tree as boxes and lines; every box is a button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from tttmc_app.analysis.tree_view import Branch, Path, TreeView
from tttmc_app.core import Mark, square_name
from tttmc_app.core.numbers import grouped, percent, short_number
from tttmc_app.engine import Verdict
from tttmc_app.gui.look.colour_scale import mix
from tttmc_app.gui.look.theme import LIGHT, Theme, for_letters
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.trials.tree_layout import Box, Others, TreeLayout, lay_out, least_width

_GAP, _PADDING = 5, 8
_BAR = 3
"""The height of the bar that shows a move's share of the visits, in pixels."""
_RING = 3
"""Pixels around a box for the ring that shows the keyboard focus."""
_RADIUS = 6.0


class TreeCanvas(QWidget):
    """The boxes and the lines between them. One box at a time can be reached by Tab."""

    entered = Signal(object)
    """The path of the box that received the focus."""
    opened = Signal(object)
    """The path of the box from which to see the tree: by Enter or a double click."""

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # trees aren't mirrored
        self.setObjectName("treeCanvas")
        self.setAccessibleName(translate("Trials", "Search tree"))
        self._theme = LIGHT
        self._view: TreeView | None = None
        self._way: Path = ()
        self._layout = TreeLayout((), ())
        self._boxes: list[TreeBox] = []
        self._current: Path = ()

    @property
    def boxes(self) -> tuple[TreeBox, ...]:
        """Return the visible boxes, the root first."""
        return tuple(self._boxes[: len(self._layout.boxes)])

    @property
    def current(self) -> TreeBox | None:
        """Return the box that Tab reaches."""
        return next((box for box in self.boxes if box.box.path == self._current), None)

    def show_tree(self, view: TreeView, way: Path = (), *, final: bool = True) -> None:
        """Show a tree, with a simulation's path through it.

        Names for screen readers change only if the tree is final.
        """
        self._view, self._way = view, way
        self._place(final=final)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self._place(final=False)

    def focus_box(self, path: Path) -> bool:
        """Give a box the focus, if it is shown; return whether it is."""
        found = next((box for box in self.boxes if box.box.path == path), None)
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)
        return found is not None

    def move_focus(self, box: Box, key: Qt.Key) -> bool:
        """Give the focus to a box next to this one; return whether the key is one that does so."""
        boxes = self._layout.boxes
        column = [other for other in boxes if other.column == box.column]
        at = next(n for n, other in enumerate(column) if other.path == box.path)
        number = next(n for n, other in enumerate(boxes) if other.path == box.path)
        below = [other for other in boxes if other.parent == number]
        targets = {
            Qt.Key.Key_Up: column[max(0, at - 1)],
            Qt.Key.Key_Down: column[min(len(column) - 1, at + 1)],
            Qt.Key.Key_Home: column[0],
            Qt.Key.Key_End: column[-1],
            Qt.Key.Key_Left: boxes[max(0, box.parent)],
            Qt.Key.Key_Right: below[0] if below else box,
        }
        target = targets.get(key)
        if target is None:
            return False
        return self.focus_box(target.path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the boxes for another size."""
        super().resizeEvent(event)
        self._place(final=True)

    def _place(self, *, final: bool) -> None:
        view = self._view
        if view is None:
            return
        height = self.fontMetrics().height() + _BAR + 10
        inside = self.size() - QSize(2 * _RING, 2 * _RING)
        columns = 3 if inside.width() >= for_letters(least_width(3), self.font()) else 2
        found = lay_out(view, inside, columns, height, _GAP, self._way)
        shift = QPointF(_RING, _RING).toPoint()
        boxes = tuple(box._replace(rect=box.rect.translated(shift)) for box in found.boxes)
        others = tuple(note._replace(rect=note.rect.translated(shift)) for note in found.others)
        self._layout = TreeLayout(boxes, others)
        focused = next((box.box.path for box in self._boxes if box.hasFocus()), None)
        while len(self._boxes) < len(boxes):
            self._boxes.append(TreeBox(self))
        for widget, box in zip(self._boxes, boxes, strict=False):
            is_on_way = bool(box.path) and self._way[: len(box.path)] == box.path
            widget.show_box(box, view, self._theme, is_on_way=is_on_way)
            if final:
                widget.describe()
        for widget in self._boxes[len(boxes) :]:
            widget.hide()
        self._keep_focus(focused)
        self.update()

    def _keep_focus(self, focused: Path | None) -> None:
        """Let Tab reach the same move as before, or else the root; move the focus with it."""
        shown = {box.box.path: box for box in self.boxes}
        if self._current not in shown:
            self._current = self._layout.boxes[0].path
        for path, box in shown.items():
            policy = Qt.FocusPolicy.ClickFocus
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus if path == self._current else policy)
        if focused is not None and not shown[self._current].hasFocus():
            shown[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self, path: Path) -> None:
        """Follow the focus to a box, which Tab reaches from now on."""
        if path != self._current:
            self._current = path
            self._keep_focus(None)
        self.entered.emit(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines between the boxes, and the notes on moves that are left out."""
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes = self._layout.boxes
        for box in boxes:
            if box.parent >= 0:
                painter.setPen(self._line(box))
                painter.drawPath(_curve(boxes[box.parent].rect, box.rect))
        painter.setPen(QColor(self._theme.muted))
        for note in self._layout.others:
            inside = note.rect.adjusted(_PADDING, 0, note.rect.width(), 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, _others_text(note))
        painter.end()

    def _line(self, box: Box) -> QPen:
        theme, branch = self._theme, box.branch
        assert branch is not None  # a box with a parent is a move
        if self._way[: len(box.path)] == box.path:
            return QPen(QColor(theme.accent), 3)
        if branch.is_expected:
            return QPen(QColor(theme.text), 2)
        return QPen(mix(QColor(theme.surface), QColor(theme.muted), 0.6), 1)


def _curve(start: QRect, end: QRect) -> QPainterPath:
    """Return the line from the right end of one box to the left end of another."""
    one = QPointF(start.right() + 1, start.center().y())
    two = QPointF(end.left(), end.center().y())
    bend = QPointF((two.x() - one.x()) / 2, 0)
    path = QPainterPath(one)
    path.cubicTo(one + bend, two - bend, two)
    return path


def _others_text(note: Others) -> str:
    """Return how many moves are left out."""
    if not note.untried:
        return translate("Trials", "and %n more", n=note.tried)
    if not note.tried:
        return translate("Trials", "%n not tried yet", n=note.untried)
    return translate(
        "Trials",
        "and {tried} more, {untried} not tried yet",
        tried=note.tried,
        untried=note.untried,
    )


class TreeBox(QAbstractButton):
    """One move of the tree, or the position from which the tree is seen."""

    def __init__(self, canvas: TreeCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
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
        self.setGeometry(box.rect.adjusted(-_RING, -_RING, _RING, _RING))
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
            self._canvas.opened.emit(self.box.path)
        elif not self._canvas.move_focus(self.box, Qt.Key(key)):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Open the box with a double click."""
        if event.type() is QEvent.Type.MouseButtonDblClick:
            self._canvas.opened.emit(self.box.path)
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass on the move that is being looked at."""
        super().focusInEvent(event)
        self._canvas.enter(self.box.path)

    @Slot()
    def _take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        """Return the size that the canvas has given it."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, the bar and the text."""
        theme, branch = self._theme, self.box.branch
        rect = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._fill())
        painter.setPen(self._frame())
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        if branch is not None:
            self._paint_bar(painter, rect, branch)
        inside = rect.adjusted(_PADDING, 0, -_PADDING, -_BAR if branch else 0)
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
        track = QRectF(rect.left() + _PADDING, rect.bottom() - _BAR - 2.5, 0, _BAR)
        track.setWidth(rect.width() - 2 * _PADDING)
        colours = self._theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(QColor(colours.surface), QColor(colours.text), 0.1))
        painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
        track.setWidth(max(_BAR, track.width() * branch.share))
        mark = self.mark
        assert mark is not None  # a move has one
        painter.setBrush(colours.mark(mark))
        painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)

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
            return translate("Trials", "✗ loses")
        case _:
            return shown(percent(branch.move.rate))


def _root_text(view: TreeView) -> str:
    if view.path:
        return translate("Trials", "After {square}", square=square_name(view.path[-1]))
    return translate("Trials", "{side} to move", side=str(view.position.to_move))
