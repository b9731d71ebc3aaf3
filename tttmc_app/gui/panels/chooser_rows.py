"""Rows of a chooser's list: an icon, a name and a line below it, in groups with headings."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tttmc_app.gui.look.icons import drawing
from tttmc_app.gui.look.items import HEADING, ICON, LINE
from tttmc_app.gui.look.theme import UNIT, scaled, type_font

_ICON = 18


class ChooserRows(QStyledItemDelegate):
    """Paints the rows; what has no heading, icon or line takes less space."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """Leave only the background to Qt."""
        return ""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a row and the heading above it."""
        line, heading, icon = map(index.data, (LINE, HEADING, ICON))
        name = QFontMetrics(type_font(13, 500)).horizontalAdvance(str(index.data()))
        below = QFontMetrics(type_font(11)).horizontalAdvance(line or "")
        width = max(name, below) + (_ICON + UNIT) * bool(icon) + 4 * UNIT
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
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = option.palette.color(role.HighlightedText if is_chosen else role.Text)
        muted = option.palette.color(role.PlaceholderText)

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
        if icon:
            box = QRect(inside.left(), inside.center().y() - _ICON // 2, _ICON, _ICON)
            box = QStyle.visualRect(option.direction, option.rect, box)
            drawing(icon, (ink if is_chosen else muted).name()).render(painter, QRectF(box))
            inside.setLeft(inside.left() + _ICON + UNIT + 2)
        painter.setPen(ink)
        if not line:
            write(str(index.data()), inside, (13, 400))
            return
        half = inside.height() // 2
        write(str(index.data()), inside.adjusted(0, 4, 0, -half + 1), (13, 500))
        painter.setPen(ink if is_chosen else muted)
        write(line, inside.adjusted(0, half, 0, -4), (11, 400))
