"""The console: what programs print, their tracebacks, and the lines of the file that failed."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QMouseEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import tool_button
from tttmc_app.gui.programs.output_queue import OutputKind, OutputPiece, OutputQueue
from tttmc_app.gui.programs.source_view import SourceView, show_as_code
from tttmc_app.gui.programs.trust import Program

MAX_LINES = 2000
"""The maximum number of lines in the console; older lines are removed."""
_PAUSE_MS = 60
"""How long new output waits for more."""
_MAX_CHARACTERS = 16_384
"""The maximum number of characters shown at once, so that the text field causes no noticeable
pause."""
_TRACEBACK_LINE = re.compile(r'^\s*File "(?P<file>.*)", line (?P<line>[0-9]+)')
_KIND = int(QTextFormat.Property.UserProperty) + 1
"""The property with a text's kind, used to recolour it in another theme."""
_MIN_WIDTH, _MIN_HEIGHT = 760, 620
"""The console doesn't open automatically in a smaller window, where the board needs the space."""


class ConsoleText(QPlainTextEdit):
    """Read-only text, with links to lines of the student's file."""

    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("consoleText")
        self.setAccessibleName(translate("Students", "Output of the student's file"))
        show_as_code(self)
        self.setUndoRedoEnabled(False)
        self.setMaximumBlockCount(MAX_LINES)
        self.viewport().setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a pointing hand over links."""
        super().mouseMoveEvent(event)
        shapes = Qt.CursorShape
        is_link = bool(self.anchorAt(event.position().toPoint()))
        self.viewport().setCursor(shapes.PointingHandCursor if is_link else shapes.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link."""
        super().mouseReleaseEvent(event)
        line = self.anchorAt(event.position().toPoint())
        if line and not self.textCursor().hasSelection():
            self.line_chosen.emit(int(line))


class ConsolePanel(QWidget):
    """The contents of a dock: programs' output, and buttons to copy, clear and show a line."""

    def __init__(self, output: OutputQueue, dock: QDockWidget) -> None:
        super().__init__()
        self._output = output
        self._dock = dock
        self._has_opened = False
        self._program: Program | None = None
        self._line: int | None = None
        self._theme = LIGHT
        self._source = SourceView(dock.window())
        self._text = ConsoleText()
        self._text.line_chosen.connect(self._on_line)
        self._show_line = tool_button("consolePlace", "", self._on_show_line)
        copy = tool_button("consoleCopy", translate("Students", "Copy"), self._copy)
        clear = tool_button("consoleClear", translate("Students", "Clear"), self.clear)
        self._show_line.hide()
        column = QVBoxLayout()
        column.setSpacing(UNIT // 2)
        for button in (self._show_line, copy, clear):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            column.addWidget(button)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT + 2, UNIT // 2, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(self._text, 1)
        layout.addLayout(column)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._show_output)
        output.filled.connect(self._pause.start)
        self._pause.start()  # by what was printed before
        dock.setWidget(self)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours, including those of text already shown."""
        self._theme = theme
        document = self._text.document()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.firstBlock()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                cursor.setPosition(piece.position())
                end = piece.position() + piece.length()
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(self._coloured(piece.charFormat()))
                pieces += 1
            block = block.next()
        cursor.endEditBlock()

    def show_program(self, program: Program, language: str = "", line: int | None = None) -> None:
        """Name a program and, once it has run, its language; offer a line that failed.

        The console opens the first time it is used, if the window is large enough.
        """
        self._program = program
        name = program.path.name
        if language:
            title = translate(
                "Students", "Console · {file} · {language}", file=name, language=language
            )
        else:
            title = translate("Students", "Console · {file}", file=name)
        self._dock.setWindowTitle(title)
        # The menu's entry follows the title, which contains a file's name of any length.
        self._dock.toggleViewAction().setText(translate("Students", "Console"))
        self._offer(line)
        size = self._dock.window().size()
        if not self._has_opened and size.width() >= _MIN_WIDTH and size.height() >= _MIN_HEIGHT:
            self._dock.show()
        self._has_opened = True

    def show_source(self, program: Program, line: int | None = None) -> None:
        """Show a program's text as it was when it was read, and mark a line."""
        self._source.show_text(program.path.name, program.text, line)

    def clear(self) -> None:
        """Remove all output."""
        self._text.clear()
        self._offer(None)

    def _offer(self, line: int | None) -> None:
        self._line = line
        self._show_line.setVisible(line is not None)
        if line is not None:
            self._show_line.setText(translate("Students", "Show line {line}", line=line))

    @Slot()
    def _show_output(self) -> None:
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
        if not self._output.is_empty:
            self._pause.start()

    def _write(self, cursor: QTextCursor, piece: OutputPiece) -> None:
        form = QTextCharFormat()
        form.setProperty(_KIND, piece.kind.value)
        form.setFontItalic(piece.kind is OutputKind.NOTE)
        if piece.kind is not OutputKind.OUTPUT and not cursor.atBlockStart():
            cursor.insertText("\n")
        if piece.kind is not OutputKind.ERROR:
            cursor.insertText(piece.text, self._coloured(form))
            return
        lines = piece.text.rstrip("\n").split("\n")
        links = [_TRACEBACK_LINE.match(line) for line in lines]
        innermost = max((number for number, link in enumerate(links) if link), default=-2)
        for number, (line, link) in enumerate(zip(lines, links, strict=True)):
            bold = number in (innermost, innermost + 1, len(lines) - 1)
            form.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
            form.setAnchor(link is not None)
            form.setAnchorHref(link["line"] if link else "")
            form.setFontUnderline(link is not None)
            cursor.insertText(f"{line}\n", self._coloured(form))

    def _coloured(self, form: QTextCharFormat) -> QTextCharFormat:
        """Give a format its colour in the theme."""
        theme, kind = self._theme, form.intProperty(_KIND)
        if form.isAnchor():
            colour = theme.accent
        elif kind == OutputKind.ERROR.value and not theme.is_dark:
            colour = theme.on_error
        else:
            colour = theme.muted if kind == OutputKind.NOTE.value else theme.text
        form.setForeground(QColor(colour))
        return form

    def _copy(self) -> None:
        cursor = self._text.textCursor()
        chosen = cursor.selectedText().replace("\u2029", "\n")
        QGuiApplication.clipboard().setText(chosen or self._text.toPlainText())

    def _on_show_line(self) -> None:
        self._on_line(self._line)

    @Slot(int)
    def _on_line(self, line: int | None) -> None:
        if self._program is not None:
            self.show_source(self._program, line)
