"""A search tree as boxes and lines; every box is a button."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from tttmc_app.analysis.tree_view import Path, TreeView
from tttmc_app.gui.look.colour_scale import mix
from tttmc_app.gui.look.theme import LIGHT, Theme, for_letters
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.trials.tree_box import BAR, PADDING, RING, TreeBox
from tttmc_app.gui.trials.tree_layout import Box, Others, TreeLayout, lay_out, least_width

_GAP = 5


class TreeCanvas(QWidget):
    """The boxes and the lines between them. One box at a time can be reached by Tab."""

    entered = Signal(object)
    """The path of the box that received the focus."""
    opened = Signal(object)
    """The path of the box from which to see the tree."""

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
        height = self.fontMetrics().height() + BAR + 10
        inside = self.size() - QSize(2 * RING, 2 * RING)
        columns = 3 if inside.width() >= for_letters(least_width(3), self.font()) else 2
        found = lay_out(view, inside, columns, height, _GAP, self._way)
        shift = QPointF(RING, RING).toPoint()
        boxes = tuple(box._replace(rect=box.rect.translated(shift)) for box in found.boxes)
        others = tuple(note._replace(rect=note.rect.translated(shift)) for note in found.others)
        self._layout = TreeLayout(boxes, others)
        focused = next((box.box.path for box in self._boxes if box.hasFocus()), None)
        while len(self._boxes) < len(boxes):
            self._boxes.append(self._made())
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

    def _made(self) -> TreeBox:
        box = TreeBox(self.move_focus, self)
        box.entered.connect(self._on_entered)
        box.opened.connect(self.opened)
        return box

    @Slot(object)
    def _on_entered(self, path: Path) -> None:
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
            inside = note.rect.adjusted(PADDING, 0, note.rect.width(), 0)
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
