"""The window with a student's file: its text, its line numbers and the marked line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.programs.source_view import SourceTextEdit, SourceView

TEXT = "".join(f"line {number}\n" for number in range(1, 500))


@pytest.fixture
def view(qtbot: QtBot) -> SourceView:
    """Return a window without a text."""
    view = SourceView()
    qtbot.addWidget(view)
    return view


def text_of(view: SourceView) -> SourceTextEdit:
    """Return the field with the text."""
    found = view.findChild(SourceTextEdit, "sourceText")
    assert found is not None
    return found


def margin_of(text: SourceTextEdit) -> QWidget:
    """Return the margin with the line numbers."""
    (margin,) = (
        child
        for child in text.children()
        if isinstance(child, QWidget) and type(child).__name__ == "_Margin"
    )
    return margin


def test_a_line_is_shown_and_marked(view: SourceView, qtbot: QtBot) -> None:
    """The title names the file; the line is marked, in the middle of the view."""
    view.show_text("player.py", TEXT, 321)
    qtbot.waitExposed(view)
    text = text_of(view)
    assert (view.windowTitle(), view.isVisible()) == ("player.py", True)
    assert text.toPlainText() == TEXT
    (marked,) = text.extraSelections()
    assert marked.cursor.block().text() == "line 321"
    middle = text.viewport().height() / 2
    assert abs(text.cursorRect().center().y() - middle) < 2 * text.fontMetrics().height()


def test_other_lines_and_texts(view: SourceView) -> None:
    """Line 1 is the first; no line, or one that doesn't exist, leaves everything as it is."""
    text = text_of(view)
    for line, marked in ((1, "line 1"), (2, "line 2"), (0, "line 1")):
        view.show_text("player.py", TEXT, line)
        assert [each.cursor.block().text() for each in text.extraSelections()] == [marked]
    view.show_text("player.py", TEXT, None)
    view.show_text("player.py", TEXT, 10_000)
    assert text.extraSelections()[0].cursor.block().text() == "line 1"
    text.moveCursor(QTextCursor.MoveOperation.End)
    view.show_text("player.py", TEXT, None)
    assert text.textCursor().atEnd(), "the same text isn't loaded again"
    view.show_text("other.py", "pass\n", None)
    assert (view.windowTitle(), text.toPlainText()) == ("other.py", "pass\n")


def test_the_margin_follows_the_text(view: SourceView, qtbot: QtBot) -> None:
    """Whenever the text scrolls, its line numbers are painted again."""
    view.show_text("player.py", TEXT, 200)
    qtbot.waitExposed(view)
    text = text_of(view)
    margin, painted = margin_of(text), list[str]()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                painted.append("again")
            return False

    watch = Watch(view)
    margin.installEventFilter(watch)
    for line in (400, 5):
        QApplication.processEvents()
        painted.clear()
        text.verticalScrollBar().setValue(line)
        qtbot.waitUntil(lambda: painted != [])


def test_code_is_from_left_to_right_in_every_language(qtbot: QtBot) -> None:
    """In Arabic, the line numbers stay on the left of the text."""
    use_language("ar")
    view = SourceView()
    qtbot.addWidget(view)
    view.show_text("player.py", TEXT, None)
    qtbot.waitExposed(view)
    text = text_of(view)
    directions = view.layoutDirection(), text.layoutDirection()
    assert margin_of(text).geometry().right() < text.viewport().x()
    assert directions == (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight)


def test_the_text_is_only_read(view: SourceView, qtbot: QtBot) -> None:
    """Its lines aren't wrapped; a key closes the window."""
    text = text_of(view)
    assert text.isReadOnly()
    assert text.lineWrapMode() is SourceTextEdit.LineWrapMode.NoWrap
    view.show_text("player.py", TEXT, None)
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    QTest.keyClick(view, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert view.isHidden()
