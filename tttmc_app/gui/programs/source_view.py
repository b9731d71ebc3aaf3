"""A read-only window with a student's file, its line numbers and one marked line."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QFontDatabase,
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

_WIDTH, _HEIGHT = 720, 560


def show_as_code(text: QPlainTextEdit) -> None:
    """Let a text be read and selected only, in the system's fixed-width font."""
    text.setReadOnly(True)
    text.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(text.font().pointSizeF())
    text.setFont(font)


class SourceTextEdit(QPlainTextEdit):
    """Read-only text with line numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # code isn't mirrored
        self.setObjectName("sourceText")
        self.setAccessibleName(translate("Students", "Student's file"))
        show_as_code(self)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabStopDistance(8 * self.fontMetrics().horizontalAdvance(" "))
        self._margin = _Margin(self)
        self.updateRequest.connect(self._margin.update)
        self.blockCountChanged.connect(self._place_margin)

    def mark(self, *spans: tuple[int, int]) -> None:
        """Mark lines, from the first to the last of each span, and scroll to the first of all.

        Lines are counted from 1. If none of them exists, everything stays as it is.
        """
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        colour.setAlphaF(0.25)
        marked = list[QTextEdit.ExtraSelection]()
        for line in sorted({line for first, last in spans for line in range(first, last + 1)}):
            block = self.document().findBlockByNumber(line - 1)
            if line > 0 and block.isValid():
                each = QTextEdit.ExtraSelection()
                each.cursor = QTextCursor(block)
                each.format.setBackground(colour)
                each.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
                marked.append(each)
        if marked:
            self.setExtraSelections(marked)
            self.setTextCursor(marked[0].cursor)
            self.centerCursor()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the margin with the text."""
        super().resizeEvent(event)
        self._place_margin()

    def _place_margin(self) -> None:
        digits = max(3, len(str(self.blockCount())))
        width = self.fontMetrics().horizontalAdvance("9") * digits + 2 * UNIT
        self.setViewportMargins(width, 0, 0, 0)
        inside = self.contentsRect()
        self._margin.setGeometry(inside.left(), inside.top(), width, inside.height())


class _Margin(QWidget):
    """The margin with the line numbers."""

    def __init__(self, text: SourceTextEdit) -> None:
        super().__init__(text)
        self._text = text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers of the visible lines."""
        painter, text = QPainter(self), self._text
        colours = text.palette()
        painter.fillRect(self.rect(), colours.color(QPalette.ColorRole.AlternateBase))
        painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
        painter.setFont(text.font())
        block = text.firstVisibleBlock()
        while block.isValid():
            box = text.blockBoundingGeometry(block).translated(text.contentOffset())
            if box.top() > self.height():
                break
            place = QRect(0, round(box.top()), self.width() - UNIT, round(box.height()))
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block = block.next()
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
            self._text.mark((max(line, 1), max(line, 1)))
