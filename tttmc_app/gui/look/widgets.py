"""Widgets that several parts of the window use: cards, forms, labels and switches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.gui.look.theme import UNIT, type_font
from tttmc_app.gui.look.translation import translate

BoxT = TypeVar("BoxT", bound=QBoxLayout)
_READABLE = 460
"""Maximum width of a paragraph in pixels, about 70 letters."""


class Card(QFrame):
    """A frame around one group of controls, drawn by the theme's style sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(2 * UNIT, UNIT + 2, 2 * UNIT, UNIT + 2)
        self.body.setSpacing(UNIT)


class Form(QWidget):
    """Labelled fields in a column, all of the same width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(UNIT)
        self._grid.setVerticalSpacing(UNIT)
        self._grid.setColumnStretch(0, 4)
        self._grid.setColumnStretch(1, 5)

    def add_row(self, label: str, field: QWidget, tip: str = "") -> QLabel:
        """Add a field with its label, which is returned."""
        row = self._grid.rowCount()
        name = muted_label(label)
        name.setBuddy(field)
        field.setAccessibleName(label.replace("&", ""))
        # The card sets the width: a field requests enough for its longest value, which is rare.
        field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for widget in (name, field):
            set_tip(widget, tip)
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(field, row, 1)
        return name

    def add_wide(self, widget: QWidget) -> None:
        """Add a widget without a label, as wide as the form."""
        self._grid.addWidget(widget, self._grid.rowCount(), 0, 1, 2)

    def add_group(self, label: str, fields: Sequence[tuple[str, QWidget, str]]) -> None:
        """Add a row of fields that share a label, each a name, a field and its tooltip."""
        row = self._grid.rowCount()
        line = QHBoxLayout()
        line.setSpacing(UNIT // 2)
        for name, field, tip in fields:
            field.setAccessibleName(name)
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            set_tip(field, tip)
            line.addWidget(field, 1)
        self._grid.addWidget(muted_label(label), row, 0)
        self._grid.addLayout(line, row, 1)


def fill(
    box: BoxT,
    *parts: QWidget | QLayout | tuple[QWidget | QLayout, int],
    spacing: int = UNIT,
) -> BoxT:
    """Put parts into a layout without margins, and return it; a part may have a stretch factor."""
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(spacing)
    for part in parts:
        one, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(one, QWidget):
            box.addWidget(one, stretch)
        else:
            box.addLayout(one, stretch)
    return box


class PlainLabel(QLabel):
    """A label that shows its text as it is.

    Qt's own label treats tags as markup, even those in a file's name.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIndent(0)  # not half a letter beside padding

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text; where right-to-left text wraps, keep its edges straight.

        Qt would shift each line but the last to the left, by the width of the space at its end.
        """
        if not self.wordWrap() or self.layoutDirection() is not Qt.LayoutDirection.RightToLeft:
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle  # its many enumerations load slowly

        painter = QPainter(self)
        self.drawFrame(painter)
        layout = QTextLayout(self.text().replace("\n", "\N{LINE SEPARATOR}"), self.font(), self)
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setTextDirection(self.layoutDirection())
        layout.setTextOption(option)
        area = self.contentsRect()
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(area.width())
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        free = 0 if self.alignment() & Qt.AlignmentFlag.AlignTop else area.height() - height
        layout.draw(painter, QPointF(area.left(), area.top() + round(free / 2)))
        painter.end()


class RowTable(QTableWidget):
    """A table whose rows are chosen as a whole; it shows only to the keyboard that it has focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note what brings the focus, but not its return to the window."""
        reasons, reason = Qt.FocusReason, event.reason()
        if reason not in (reasons.ActiveWindowFocusReason, reasons.PopupFocusReason):
            set_role(self, "" if reason is reasons.MouseFocusReason else "reached")
        super().focusInEvent(event)


def without_mnemonic(text: str) -> str:
    """Return a menu's text without "&", and without the "(&N)" of Chinese and Japanese menus."""
    head, _mark, tail = text.partition("(&")
    text = head.rstrip() + tail[2:] if tail[1:2] == ")" else text
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def wrapped(tip: str) -> str:
    """Return a tooltip or a message in a form that wraps: Qt wraps only rich text.

    Markup in it, as in a file's name, is shown as text.
    """
    if not tip:
        return ""
    # Without the html module, whose table of entities takes longer to load than this module.
    escaped = tip.replace("&", "&amp;").replace("<", "&lt;")
    return f"<qt>{escaped.replace(chr(10), '<br>')}</qt>"


def set_tip(widget: QWidget, tip: str) -> None:
    """Set a widget's tooltip; screen readers read it as the description, without markup."""
    widget.setToolTip(wrapped(tip))
    widget.setAccessibleDescription(tip)


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget another of the style sheet's roles, which Qt reads only once."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def add_clear_button(field: QLineEdit) -> None:
    """Give a field a button that clears it, with a name for screen readers."""
    field.setClearButtonEnabled(True)
    for button in field.findChildren(QAbstractButton):
        button.setAccessibleName(translate("Look", "Clear"))


def tool_button(name: str, text: str, call: Callable[[], object]) -> QToolButton:
    """Return a button that calls a function."""
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setProperty("role", "button")
    button.clicked.connect(call)
    return button


def scroll_area_of(widget: QWidget) -> QScrollArea | None:
    """Return the area that scrolls a widget, if there is one."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def headline(name: str, text: str = "") -> PlainLabel:
    """Return a label for what a page is about, by its object name."""
    label = PlainLabel(text)
    label.setObjectName(name)
    label.setFont(type_font(20, 600))
    label.setWordWrap(True)
    return label


def title_label(text: str) -> QLabel:
    """Return a card's title."""
    label = PlainLabel(text)
    label.setProperty("role", "title")
    return label


def muted_label(text: str = "", *, small: bool = False, wrap: bool = False) -> QLabel:
    """Return a label in the muted text colour."""
    label = PlainLabel(text)
    label.setProperty("role", "small" if small else "muted")
    label.setWordWrap(wrap)
    if small:  # a long note is cut off rather than widening its card
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


class EmptyNote(QFrame):
    """A title and an explanation in place of contents that don't exist yet, with what to do."""

    def __init__(self, title: str, text: str, button: QWidget | None = None) -> None:
        super().__init__()
        self.setProperty("card", True)
        head = title_label(title)
        words = muted_label(text, wrap=True)
        words.setMaximumWidth(_READABLE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * UNIT, 4 * UNIT, 4 * UNIT, 4 * UNIT)
        layout.addStretch(1)
        for label in (head, words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(head)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(words, 100)
        middle.addStretch(1)
        layout.addLayout(middle)
        if button is not None:
            button.setProperty("role", "primary")
            layout.addSpacing(UNIT)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)

    def sizeHint(self) -> QSize:
        """Return the size of two lines."""
        return QSize(320, 160)


class ElidedLabel(PlainLabel):
    """One line of text, elided to fit; the tooltip shows the whole line, or what was set instead.

    Unlike in a QLabel, new text never causes a new layout, which would slow down the window if
    the text changes many times a second.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._line = ""
        # A long line must never widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Return the whole line."""
        return self._line

    def setText(self, text: str) -> None:
        """Set the line."""
        if text != self._line:
            self._line = text
            self.setAccessibleName(text)
            self.update()

    @property
    def shown(self) -> str:
        """Return the part that fits."""
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def event(self, event: QEvent) -> bool:
        """Show the whole line as a tooltip if it is elided and has no tooltip of its own."""
        is_tip = event.type() is QEvent.Type.ToolTip and not self.toolTip()
        if is_tip and isinstance(event, QHelpEvent):
            is_whole = self.shown.replace("\n", " ") == self.text()
            QToolTip.showText(event.globalPos(), "" if is_whole else self.text())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part that fits."""
        painter = QPainter(self)
        painter.drawText(self.contentsRect(), self.alignment(), self.shown)
        painter.end()


_TRACK = QSize(34, 20)
_SPACE = 10


class Switch(QCheckBox):
    """A check box drawn as a sliding switch."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size of the track and the text."""
        text = self.fontMetrics().size(0, self.text())
        return QSize(_TRACK.width() + _SPACE + text.width() + 4, max(26, text.height() + 6))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size, with the text elided."""
        return QSize(_TRACK.width() + _SPACE + 40, self.sizeHint().height())

    def hitButton(self, pos: QPoint) -> bool:
        """Accept a click anywhere on the switch."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, knob and text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        on = self.isChecked()
        top = (self.height() - _TRACK.height()) / 2
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = self.width() - _TRACK.width() if is_mirrored else 1
        track = QRectF(left, top + 0.5, _TRACK.width() - 1, _TRACK.height() - 1)
        role = QPalette.ColorRole
        painter.setPen(QPen(colours.color(role.Highlight if on else role.PlaceholderText), 1.2))
        painter.setBrush(colours.color(role.Highlight if on else role.Base))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = QRectF(0, 0, 13, 13)
        edge = track.right() - 10 if on is not is_mirrored else track.left() + 10
        knob.moveCenter(track.center())
        knob.moveLeft(edge - knob.width() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.color(role.HighlightedText if on else role.PlaceholderText))
        painter.drawEllipse(knob)
        beside = _TRACK.width() + _SPACE
        text = self.rect().adjusted(*((0, 0, -beside, 0) if is_mirrored else (beside, 0, 0, 0)))
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, text.width()
        )
        painter.setPen(colours.color(role.WindowText))
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.color(role.Highlight), 2))
            painter.drawRoundedRect(track.adjusted(-0.5, -2, 1.5, 2), 12, 12)
        painter.end()
