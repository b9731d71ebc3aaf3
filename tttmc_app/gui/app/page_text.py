"""The text of a page of the manual, with its pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QApplication, QTextBrowser

from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate

HEADING_LEVEL = 2
"""The level of the headings that are listed in the contents."""
_PICTURE = re.compile(r"!\[[^]]*\]\(([^)]*)\)")
_CODE = re.compile(r"`[^`]+`")
_BETWEEN_CELLS = re.compile(r"(?<!\\)\|")
_LINE_PERCENT = 118
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class PageText(QTextBrowser):
    """A page of the manual in Markdown.

    Its pictures are as wide as the text, but never enlarged.
    """

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[str, QImage] = {}
        self.setObjectName("helpText")
        self.setAccessibleName(translate("App", "Help"))
        self.setOpenLinks(False)
        self.document().setDocumentMargin(2 * UNIT)

    def show_page(self, text: str) -> None:
        """Show a page."""
        is_mirrored = QApplication.isRightToLeft()
        self.setMarkdown(_from_right_to_left(text) if is_mirrored else text)
        _style_tables(self.document(), is_mirrored=is_mirrored)
        self._pictures = {name: _picture(name) for name in _PICTURE.findall(text)}
        _space_out(self.document())
        self._fit_pictures()

    def height_of(self, section: str) -> int:
        """Return a heading's distance from the top of the page, in pixels."""
        for block in _blocks(self.document()):
            if block.blockFormat().headingLevel() == HEADING_LEVEL and block.text() == section:
                rect = self.document().documentLayout().blockBoundingRect(block)
                return round(rect.top()) - UNIT
        return 0

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Scale the pictures to the new width."""
        super().resizeEvent(e)
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        document, ratio = self.document(), self.devicePixelRatio()
        space = int(self.viewport().width() - 2 * document.documentMargin())
        for name, image in self._pictures.items():
            # Scaled here, because a text document scales without smoothing.
            width = round(min(space, image.width()) * ratio)
            fitted = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
            fitted.setDevicePixelRatio(ratio)
            kind = QTextDocument.ResourceType.ImageResource.value
            document.addResource(kind, QUrl(name), fitted)
        if self._pictures:
            document.markContentsDirty(0, document.characterCount())


def _picture(name: str) -> QImage:
    """Return a picture; pages give its path relative to their own folder."""
    found = files("tttmc_app.resources") / "manual" / "pictures" / name.rpartition("/")[2]
    return QImage.fromData(found.read_bytes())


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _space_out(document: QTextDocument) -> None:
    """Add more space around a page's lines and headings than Qt does."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()  # lays the page out once, not once for each block
    for block in _blocks(document):
        form = block.blockFormat()
        if "\N{OBJECT REPLACEMENT CHARACTER}" not in block.text():  # pictures count as characters
            form.setLineHeight(_LINE_PERCENT, _PROPORTIONAL)
        if form.headingLevel() == HEADING_LEVEL:
            form.setTopMargin(2.5 * UNIT)
            form.setBottomMargin(0.5 * UNIT)
        elif _is_in_table(block):
            if QApplication.isRightToLeft():
                form.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        elif not form.nonBreakableLines():
            form.setBottomMargin(0.75 * UNIT)
        form.setNonBreakableLines(False)  # a long command wraps
        cursor.setPosition(block.position())
        cursor.setBlockFormat(form)
    cursor.endEditBlock()


def _from_right_to_left(text: str) -> str:
    """Return Markdown with the columns of its tables reversed, and its inline code isolated.

    Qt begins a table on the left in every language, and would put the dot of `.venv` after the
    word.
    """
    lines = text.split("\n")
    is_code = False
    for number, line in enumerate(lines):
        is_code ^= line.startswith("```")
        if is_code or line.startswith("#"):
            continue
        found = _CODE.sub("\N{LEFT-TO-RIGHT ISOLATE}\\g<0>\N{POP DIRECTIONAL ISOLATE}", line)
        if line.startswith("|"):
            found = f"|{'|'.join(reversed(_BETWEEN_CELLS.split(found)[1:-1]))}|"
        lines[number] = found
    return "\n".join(lines)


def _style_tables(document: QTextDocument, *, is_mirrored: bool) -> None:
    """Give tables some space above, and no lines: Qt draws only some of thin ones.

    Mirrored ones are as wide as the page, because Qt can't place one at the right margin.
    """
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            form = frame.format()
            form.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_None)
            form.setTopMargin(UNIT)
            if is_mirrored:
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            frame.setFormat(form)


def _is_in_table(block: QTextBlock) -> bool:
    return isinstance(QTextCursor(block).currentFrame(), QTextTable)
