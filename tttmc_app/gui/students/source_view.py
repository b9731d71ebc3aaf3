"""A student's file to be read: its lines with their numbers, one of them marked."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.students.console import fixed_font

_WIDTH, _HEIGHT = 720, 560


class SourceText(QPlainTextEdit):
    """Show text with the numbers of its lines beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sourceText")
        self.setAccessibleName("The student's file")
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(fixed_font(self.font()))
        self.setTabStopDistance(8 * self.fontMetrics().horizontalAdvance(" "))
        self._margin = _Margin(self)
        self.updateRequest.connect(self._margin.update)
        self.blockCountChanged.connect(self._make_room)
        self._make_room()

    def mark(self, line: int) -> None:
        """Bring a line into view and mark it; lines count from 1."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        if not block.isValid():
            return
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        self.centerCursor()
        marked = QTextEdit.ExtraSelection()
        marked.cursor = cursor
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        colour.setAlphaF(0.25)
        marked.format.setBackground(colour)
        marked.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.setExtraSelections([marked])

    def margin_width(self) -> int:
        """Return how much room the numbers need."""
        digits = max(3, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9") * digits + 2 * UNIT

    def paint_margin(self, painter: QPainter, area: QRect) -> None:
        """Paint the numbers of the lines in view."""
        colours = self.palette()
        painter.fillRect(area, colours.color(QPalette.ColorRole.AlternateBase))
        painter.setPen(QColor(colours.color(QPalette.ColorRole.PlaceholderText)))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= area.bottom():
            height = self.blockBoundingRect(block).height()
            room = QRect(0, round(top), self._margin.width() - UNIT, round(height))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            top += height
            block = block.next()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the margin be as high as the text."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._margin.setGeometry(inside.left(), inside.top(), self.margin_width(), inside.height())

    def _make_room(self) -> None:
        self.setViewportMargins(self.margin_width(), 0, 0, 0)


class _Margin(QWidget):
    """Stand beside the text and show what it paints there."""

    def __init__(self, text: SourceText) -> None:
        super().__init__(text)
        self._text = text

    def sizeHint(self) -> QSize:
        """Return the room that the numbers need."""
        return QSize(self._text.margin_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers."""
        painter = QPainter(self)
        self._text.paint_margin(painter, self.rect())
        painter.end()


class SourceView(QDialog):
    """Show a student's file beside the window; it can only be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("source")
        self._text = SourceText()
        self._note = muted_label(wrap=True)
        self._note.setObjectName("sourceNote")
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addWidget(self._note)
        layout.addWidget(self._text, 1)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self.resize(_WIDTH, _HEIGHT)

    def show_text(self, name: str, text: str, line: int | None, note: str = "") -> None:
        """Show a file's text, at a line where one is given."""
        self.setWindowTitle(name)
        if self._text.toPlainText() != text:
            self._text.setPlainText(text)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.show()
        self.activateWindow()
        if line is not None:
            self._text.mark(line)
