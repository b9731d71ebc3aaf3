"""The console: what a student's file prints, and where it failed, as it comes."""

from __future__ import annotations

import re
from enum import IntEnum
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QMouseEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.course import CodeFailure
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.students.feed import Feed, Kind, Piece

MOST_LINES = 2000
"""Older lines are forgotten."""
_PERIOD_MS = 60
_SHARE = 16_384
"""Characters shown at a time: as many as a text field takes in without a noticeable pause."""
_PLACE = re.compile(r'^\s*File "(?P<file>.*)", line (?P<line>[0-9]+)')
_ANCHOR = "line:"
_INK = int(QTextFormat.Property.UserProperty) + 1
"""What a text is written with, so that another theme can colour it anew."""


class _Ink(IntEnum):
    """Name what a colour is for."""

    OUTPUT = 1
    NOTE = 2
    ERROR = 3
    PLACE = 4

    def colour(self, theme: Theme) -> QColor:
        """Return its colour in a theme."""
        if self is _Ink.ERROR:
            return QColor(theme.text if theme.is_dark else theme.on_error)
        names = {_Ink.OUTPUT: theme.text, _Ink.NOTE: theme.muted, _Ink.PLACE: theme.accent}
        return QColor(names[self])


class ConsoleText(QPlainTextEdit):
    """Show text that can only be read; some of it leads to a line of the file."""

    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("consoleText")
        self.setAccessibleName("What the student's file prints")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setMaximumBlockCount(MOST_LINES)
        self.setFont(fixed_font(self.font()))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that a place in the file can be clicked."""
        super().mouseMoveEvent(event)
        shape = Qt.CursorShape.IBeamCursor
        if self.anchorAt(event.position().toPoint()):
            shape = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lead to the place that is clicked."""
        super().mouseReleaseEvent(event)
        anchor = self.anchorAt(event.position().toPoint())
        if anchor.startswith(_ANCHOR) and not self.textCursor().hasSelection():
            self.line_chosen.emit(int(anchor.removeprefix(_ANCHOR)))


class ConsolePanel(QWidget):
    """Show what a student's file prints, as it comes and never more than can be read."""

    line_chosen = Signal(int)
    """A line of the student's file, from 1."""

    def __init__(self, feed: Feed, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._feed = feed
        self._theme = LIGHT
        self._line: int | None = None
        self._text = ConsoleText()
        self._text.line_chosen.connect(self.line_chosen)
        self._place = self._button("consolePlace", "Show line", self._on_place)
        copy = self._button("consoleCopy", "Copy", self._copy)
        clear = self._button("consoleClear", "Clear", self.clear)
        self._place.hide()
        column = QVBoxLayout()
        column.setSpacing(UNIT // 2)
        for button in (self._place, copy, clear):
            column.addWidget(button)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 2, UNIT // 2, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(self._text, 1)
        layout.addLayout(column)
        self._timer = QTimer(self)
        self._timer.setInterval(_PERIOD_MS)
        self._timer.timeout.connect(self._show_waiting)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours, what is written already too."""
        self._theme = theme
        cursor = QTextCursor(self._text.document())
        cursor.beginEditBlock()
        block = self._text.document().firstBlock()
        while block.isValid():
            for start, length, ink in _inked(block):
                cursor.setPosition(start)
                cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
                form = QTextCharFormat()
                form.setForeground(ink.colour(theme))
                cursor.mergeCharFormat(form)
            block = block.next()
        cursor.endEditBlock()

    def set_polling(self, *, active: bool) -> None:
        """Start or stop reading new output."""
        if active:
            self._timer.start()
        else:
            self._timer.stop()
            self._show_waiting()

    def say(self, text: str) -> None:
        """Write a remark of the program's own on a line of its own."""
        self._feed.put(f"{text}\n", Kind.NOTE)

    def show_trouble(self, trouble: CodeFailure) -> None:
        """Write how the file failed, after all that it printed before."""
        text = trouble.traceback.rstrip() or trouble.message
        self._feed.put(f"{text}\n", Kind.ERROR)
        self.offer_line(trouble.line)

    def offer_line(self, line: int | None) -> None:
        """Offer to show a line of the file."""
        self._line = line
        self._place.setVisible(line is not None)
        self._place.setText(f"Show line {line}")

    def clear(self) -> None:
        """Forget what was printed."""
        self._text.clear()
        self.offer_line(None)

    @Slot()
    def _show_waiting(self) -> None:
        if self._feed.is_empty:
            return
        bar = self._text.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 1
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for piece in self._feed.take(_SHARE):
            self._write(cursor, piece)
        cursor.endEditBlock()
        if follows:
            bar.setValue(bar.maximum())

    def _write(self, cursor: QTextCursor, piece: Piece) -> None:
        if piece.kind is Kind.OUTPUT:
            cursor.insertText(piece.text, self._format(_Ink.OUTPUT))
            return
        if not cursor.atBlockStart():
            cursor.insertText("\n")
        if piece.kind is Kind.NOTE:
            cursor.insertText(piece.text, self._format(_Ink.NOTE, italic=True))
        else:
            self._write_error(cursor, piece.text)

    def _write_error(self, cursor: QTextCursor, text: str) -> None:
        """Write a traceback: places can be clicked, the innermost one's code stands out."""
        lines = text.rstrip("\n").split("\n")
        innermost = max((i for i, line in enumerate(lines) if _PLACE.match(line)), default=-1)
        for number, (line, _) in enumerate(pairwise([*lines, ""])):
            own = number in (innermost, innermost + 1) and innermost >= 0
            place = _PLACE.match(line)
            ink = _Ink.PLACE if place else _Ink.ERROR
            form = self._format(ink, bold=own or number == len(lines) - 1)
            if place:
                form.setAnchor(True)
                form.setAnchorHref(f"{_ANCHOR}{place['line']}")
                form.setFontUnderline(True)
            cursor.insertText(line, form)
            cursor.insertText("\n", self._format(_Ink.ERROR))

    def _format(self, ink: _Ink, *, bold: bool = False, italic: bool = False) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setProperty(_INK, int(ink))
        form.setForeground(ink.colour(self._theme))
        form.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        form.setFontItalic(italic)
        return form

    def _copy(self) -> None:
        cursor = self._text.textCursor()
        chosen = cursor.selectedText().replace("\u2029", "\n")
        QGuiApplication.clipboard().setText(chosen or self._text.toPlainText())

    def _on_place(self) -> None:
        if self._line is not None:
            self.line_chosen.emit(self._line)

    def _button(self, name: str, text: str, slot: object) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        button.setProperty("role", "button")
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(slot)
        return button


def _inked(block: QTextBlock) -> list[tuple[int, int, _Ink]]:
    """Return where a line's texts begin, how long they are, and what they are written with."""
    found: list[tuple[int, int, _Ink]] = []
    each = block.begin()
    while not each.atEnd():
        fragment = each.fragment()
        ink = fragment.charFormat().intProperty(_INK)
        if ink:
            found.append((fragment.position(), fragment.length(), _Ink(ink)))
        each += 1
    return found


def fixed_font(like: QFont) -> QFont:
    """Return the system's font of fixed width, as large as another."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(like.pointSizeF())
    return font
