"""Rows of a chooser's list: an icon, a name and a line below it, in groups with headings."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tttmc_app.gui.look.icons import drawing
from tttmc_app.gui.look.items import HEADING, ICON, LINE
from tttmc_app.gui.look.theme import UNIT, scaled, type_font

_ICON = 18


class ChooserRows(QStyledItemDelegate):
    """Paints the rows; what has no heading, icon or line takes less space."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave only the background to Qt."""
        super().initStyleOption(option, index)
        option.text, option.icon = "", QIcon()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a row and the heading above it."""
        line, heading = map(index.data, (LINE, HEADING))
        name = QFontMetrics(type_font(13, 500)).horizontalAdvance(str(index.data()))
        below = QFontMetrics(type_font(11)).horizontalAdvance(line or "")
        width = max(name, below) + _width_before(option, index) + 4 * UNIT
        return QSize(width, scaled((42 if line else 28) + 24 * bool(heading)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row; only its own part below the heading shows that it is chosen."""
        line, heading, icon = map(index.data, (LINE, HEADING, ICON))
        row, role = QStyleOptionViewItem(option), QPalette.ColorRole
        row.rect = option.rect.adjusted(0, scaled(24) if heading else 0, 0, 0)
        super().paint(painter, row, index)
        usable = option.state & QStyle.StateFlag.State_Enabled
        group = QPalette.ColorGroup.Active if usable else QPalette.ColorGroup.Disabled
        ink, muted = (
            option.palette.color(group, each) for each in (role.Text, role.PlaceholderText)
        )

        def write(text: str, area: QRect, font: tuple[int, int]) -> None:
            painter.setFont(type_font(*font))
            place = QStyle.visualRect(option.direction, option.rect, area)
            side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, text)

        inside = row.rect.adjusted(UNIT, 0, -UNIT, 0)
        if heading:
            above = QRect(inside.left(), option.rect.top(), inside.width(), scaled(24))
            painter.setPen(muted)
            write(heading, above, (11, 600))
        if wide := _width_before(option, index):
            box = QRect(inside.left(), inside.center().y() - _ICON // 2, wide - UNIT - 2, _ICON)
            box = QStyle.visualRect(option.direction, option.rect, box)
            if icon:
                drawing(icon, muted.name()).render(painter, QRectF(box))
            else:
                index.data(Qt.ItemDataRole.DecorationRole).paint(painter, box)
            inside.setLeft(inside.left() + wide)
        painter.setPen(ink)
        if not line:
            write(str(index.data()), inside, (13, 400))
            return
        half = inside.height() // 2
        write(str(index.data()), inside.adjusted(0, 4, 0, -half + 1), (13, 500))
        painter.setPen(muted)
        write(line, inside.adjusted(0, half, 0, -4), (11, 400))


def _width_before(option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> int:
    """Return how much of a row a choice's icon or samples of colours take."""
    if index.data(ICON):
        return _ICON + UNIT + 2
    has_samples = index.data(Qt.ItemDataRole.DecorationRole) is not None
    return option.decorationSize.width() + UNIT + 2 if has_samples else 0
