"""A read-only window with a student's file, its line numbers and one marked line."""

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

from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.programs.console import fixed_font

_WIDTH, _HEIGHT = 720, 560


class SourceTextEdit(QPlainTextEdit):
    """Read-only text with line numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # code isn't mirrored
        self.setObjectName("sourceText")
        self.setAccessibleName(translate("Students", "Student's file"))
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
        self.blockCountChanged.connect(self._reserve_margin)
        self._reserve_margin()

    def mark(self, line: int) -> None:
        """Scroll to a line, counted from 1, and mark it."""
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
        """Return the width of the line numbers in pixels."""
        digits = max(3, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9") * digits + 2 * UNIT

    def paint_margin(self, painter: QPainter, area: QRect) -> None:
        """Paint the numbers of the visible lines."""
        colours = self.palette()
        painter.fillRect(area, colours.color(QPalette.ColorRole.AlternateBase))
        painter.setPen(QColor(colours.color(QPalette.ColorRole.PlaceholderText)))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= area.bottom():
            height = self.blockBoundingRect(block).height()
            box = QRect(0, round(top), self._margin.width() - UNIT, round(height))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            top += height
            block = block.next()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the margin with the text."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._margin.setGeometry(inside.left(), inside.top(), self.margin_width(), inside.height())

    def _reserve_margin(self) -> None:
        self.setViewportMargins(self.margin_width(), 0, 0, 0)


class _Margin(QWidget):
    """The margin with the line numbers."""

    def __init__(self, text: SourceTextEdit) -> None:
        super().__init__(text)
        self._text = text

    def sizeHint(self) -> QSize:
        """Return the size of the line numbers."""
        return QSize(self._text.margin_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line numbers."""
        painter = QPainter(self)
        self._text.paint_margin(painter, self.rect())
        painter.end()


class SourceView(QDialog):
    """A window with a student's file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("source")
        self._text = SourceTextEdit()
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addWidget(self._text, 1)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self.resize(_WIDTH, _HEIGHT)
        keep_on_screen(self)

    def show_text(self, name: str, text: str, line: int | None) -> None:
        """Show a file's text, and mark a line if one is given."""
        self.setWindowTitle(name)
        if self._text.toPlainText() != text:
            self._text.setPlainText(text)
        self.show()
        self.activateWindow()
        if line is not None:
            self._text.mark(line)
