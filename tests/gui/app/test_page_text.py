"""The text of the manual's pages: space around blocks, tables, code, and pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextBlock, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tttmc_app.gui.app.page_text import PageText

PAGE = """# Title

First words.

![A picture](pictures/grading.png)

## `code` here

- one
- two

| left | `b.md` | a \\| b |
| --- | --- | --- |
| 1 | 2 | 3 |

```
tttmc `x` | y
| a | b |
```

### Third level

Words with `one.` and `two.`, at last.
"""
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
BEGIN, END = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
PICTURE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture(params=[LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def page(qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[PageText]:
    """Show the page in a language of either direction."""
    qapp.setLayoutDirection(request.param)
    text = PageText()
    qtbot.addWidget(text)
    text.resize(500, 400)
    text.show()
    text.show_page(PAGE)
    yield text
    qapp.setLayoutDirection(LEFT_TO_RIGHT)


def blocks(page: PageText) -> list[QTextBlock]:
    """Return the paragraphs with text."""
    found: list[QTextBlock] = []
    block = page.document().begin()
    while block.isValid():
        if block.text():
            found.append(block)
        block = block.next()
    return found


def is_in_table(block: QTextBlock) -> bool:
    """Return whether a paragraph is in a cell."""
    return isinstance(QTextCursor(block).currentFrame(), QTextTable)


def test_the_words_are_in_the_reader_s_order(page: PageText) -> None:
    """From right to left, columns are reversed and code in a line is isolated; the rest isn't."""
    is_mirrored = QApplication.isRightToLeft()
    begin, end = (BEGIN, END) if is_mirrored else ("", "")
    cells = [block.text() for block in blocks(page) if is_in_table(block)]
    head, row = ["left", f"{begin}b.md{end}", "a | b"], ["1", "2", "3"]
    assert cells == [*head[::-1], *row[::-1]] if is_mirrored else [*head, *row]
    others = [block.text() for block in blocks(page) if not is_in_table(block)]
    assert others == [
        "Title",
        "First words.",
        "\N{OBJECT REPLACEMENT CHARACTER}",
        "code here",
        "one",
        "two",
        "tttmc `x` | y",
        "| a | b |",
        "Third level",
        f"Words with {begin}one.{end} and {begin}two.{end}, at last.",
    ]


def test_a_heading_is_found_by_its_text(page: PageText) -> None:
    """Only headings of the second level have a place, 8 pixels above their line."""
    layout = page.document().documentLayout()
    (heading,) = (block for block in blocks(page) if block.text() == "code here")
    assert page.height_of("code here") == round(layout.blockBoundingRect(heading).top()) - 8
    assert [page.height_of(name) for name in ("Title", "Third level", "First words.", "")] == [
        0
    ] * 4


def test_a_picture_is_never_enlarged(page: PageText) -> None:
    """It is as wide as the text, at most in its own size, at any width of the page."""
    name = "pictures/grading.png"
    whole: list[int] = []
    for width in (300, 5000, 420):
        page.resize(width, 400)
        picture = page.document().resource(PICTURE, QUrl(name))
        assert isinstance(picture, QImage)
        space = page.viewport().width() - 32
        whole.append(picture.width())
        if width < 5000:
            assert picture.width() == space
    assert whole[1] < 4000
    assert whole[1] > whole[2] > whole[0]
    page.show_page("# Another\n\nNo picture.\n")
    page.resize(350, 400)
    assert [block.text() for block in blocks(page)] == ["Another", "No picture."]
