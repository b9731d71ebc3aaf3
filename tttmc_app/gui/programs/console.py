"""The console: a student file's output and tracebacks."""

from __future__ import annotations

import re
from collections.abc import Callable
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

from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.programs.output_queue import OutputKind, OutputPiece, OutputQueue

MAX_LINES = 2000
"""The maximum number of lines in the console; older lines are removed."""
_POLLING_MS = 60
_MAX_CHARACTERS = 16_384
"""The maximum number of characters per poll, so that the text field causes no noticeable pause."""
_TRACEBACK_LINE = re.compile(r'^\s*File "(?P<file>.*)", line (?P<line>[0-9]+)')
_ANCHOR = "line:"
_ROLE = int(QTextFormat.Property.UserProperty) + 1
"""The property with a text's role, used to recolour it in another theme."""


class _Role(IntEnum):
    """The role of a piece of text, which decides its colour."""

    OUTPUT = 1
    NOTE = 2
    ERROR = 3
    LINK = 4

    def colour(self, theme: Theme) -> QColor:
        """Return the colour in a theme."""
        if self is _Role.ERROR:
            return QColor(theme.text if theme.is_dark else theme.on_error)
        names = {_Role.OUTPUT: theme.text, _Role.NOTE: theme.muted, _Role.LINK: theme.accent}
        return QColor(names[self])


class ConsoleText(QPlainTextEdit):
    """Read-only text, with links to lines of the student's file."""

    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("consoleText")
        self.setAccessibleName(translate("Students", "Output of the student's file"))
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setMaximumBlockCount(MAX_LINES)
        self.setFont(fixed_font(self.font()))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a pointing hand over links."""
        super().mouseMoveEvent(event)
        shape = Qt.CursorShape.IBeamCursor
        if self.anchorAt(event.position().toPoint()):
            shape = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link."""
        super().mouseReleaseEvent(event)
        anchor = self.anchorAt(event.position().toPoint())
        if anchor.startswith(_ANCHOR) and not self.textCursor().hasSelection():
            self.line_chosen.emit(int(anchor.removeprefix(_ANCHOR)))


class ConsolePanel(QWidget):
    """A panel with a student file's output and buttons to copy and clear it."""

    line_chosen = Signal(int)
    """A line of the student's file, counted from 1."""

    def __init__(self, output: OutputQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._output = output
        self._theme = LIGHT
        self._line: int | None = None
        self._text = ConsoleText()
        self._text.line_chosen.connect(self.line_chosen)
        self._show_line = _button("consolePlace", "", self._on_show_line)
        copy = _button("consoleCopy", translate("Students", "Copy"), self._copy)
        clear = _button("consoleClear", translate("Students", "Clear"), self.clear)
        self._show_line.hide()
        column = QVBoxLayout()
        column.setSpacing(UNIT // 2)
        for button in (self._show_line, copy, clear):
            column.addWidget(button)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 2, UNIT // 2, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(self._text, 1)
        layout.addLayout(column)
        self._timer = QTimer(self)
        self._timer.setInterval(_POLLING_MS)
        self._timer.timeout.connect(self._show_output)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours, including those of text already shown."""
        self._theme = theme
        cursor = QTextCursor(self._text.document())
        cursor.beginEditBlock()
        block = self._text.document().firstBlock()
        while block.isValid():
            for start, length, role in _roles(block):
                cursor.setPosition(start)
                cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
                form = QTextCharFormat()
                form.setForeground(role.colour(theme))
                cursor.mergeCharFormat(form)
            block = block.next()
        cursor.endEditBlock()

    def set_polling(self, *, active: bool) -> None:
        """Start or stop reading new output."""
        if active:
            self._timer.start()
        else:
            self._timer.stop()
            self._show_output()

    def offer_line(self, line: int | None) -> None:
        """Offer to show a line of the file."""
        self._line = line
        self._show_line.setVisible(line is not None)
        if line is not None:
            self._show_line.setText(translate("Students", "Show line {line}", line=line))

    def clear(self) -> None:
        """Remove all output."""
        self._text.clear()
        self.offer_line(None)

    @Slot()
    def _show_output(self) -> None:
        if self._output.is_empty:
            return
        bar = self._text.verticalScrollBar()
        is_at_end = bar.value() >= bar.maximum() - 1
        cursor = QTextCursor(self._text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for piece in self._output.take(_MAX_CHARACTERS):
            self._write(cursor, piece)
        cursor.endEditBlock()
        if is_at_end:
            bar.setValue(bar.maximum())

    def _write(self, cursor: QTextCursor, piece: OutputPiece) -> None:
        if piece.kind is OutputKind.OUTPUT:
            cursor.insertText(piece.text, self._format(_Role.OUTPUT))
            return
        if not cursor.atBlockStart():
            cursor.insertText("\n")
        if piece.kind is OutputKind.NOTE:
            cursor.insertText(piece.text, self._format(_Role.NOTE, italic=True))
        else:
            self._write_error(cursor, piece.text)

    def _write_error(self, cursor: QTextCursor, text: str) -> None:
        """Write a traceback with links to its lines, the innermost in bold."""
        lines = text.rstrip("\n").split("\n")
        innermost = max(
            (i for i, line in enumerate(lines) if _TRACEBACK_LINE.match(line)), default=-1
        )
        for number, (line, _) in enumerate(pairwise([*lines, ""])):
            is_innermost = number in (innermost, innermost + 1) and innermost >= 0
            link = _TRACEBACK_LINE.match(line)
            role = _Role.LINK if link else _Role.ERROR
            form = self._format(role, bold=is_innermost or number == len(lines) - 1)
            if link:
                form.setAnchor(True)
                form.setAnchorHref(f"{_ANCHOR}{link['line']}")
                form.setFontUnderline(True)
            cursor.insertText(line, form)
            cursor.insertText("\n", self._format(_Role.ERROR))

    def _format(self, role: _Role, *, bold: bool = False, italic: bool = False) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setProperty(_ROLE, int(role))
        form.setForeground(role.colour(self._theme))
        form.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        form.setFontItalic(italic)
        return form

    def _copy(self) -> None:
        cursor = self._text.textCursor()
        chosen = cursor.selectedText().replace("\u2029", "\n")
        QGuiApplication.clipboard().setText(chosen or self._text.toPlainText())

    def _on_show_line(self) -> None:
        if self._line is not None:
            self.line_chosen.emit(self._line)


def _button(name: str, text: str, slot: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setProperty("role", "button")
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    button.clicked.connect(slot)
    return button


def _roles(block: QTextBlock) -> list[tuple[int, int, _Role]]:
    """Return the start, length and role of each piece of text in a line."""
    found: list[tuple[int, int, _Role]] = []
    each = block.begin()
    while not each.atEnd():
        fragment = each.fragment()
        role = fragment.charFormat().intProperty(_ROLE)
        if role:
            found.append((fragment.position(), fragment.length(), _Role(role)))
        each += 1
    return found


def fixed_font(like: QFont) -> QFont:
    """Return the system's fixed-width font in the size of another font."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(like.pointSizeF())
    return font
