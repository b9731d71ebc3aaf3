"""The console: its text, its links and its buttons; the queue that fills it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.programs.console import MAX_LINES, ConsolePanel, ConsoleText
from tttmc_app.gui.programs.output_queue import (
    MAX_LINE,
    MAX_PIECES,
    PIECE_CHARACTERS,
    OutputKind,
    OutputQueue,
)
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.programs.trust import Program

TRACEBACK = """Traceback (most recent call last):
  File "player.py", line 12, in mc_move
    return helper()
  File "player.py", line 345, in helper
    return {}["missing"]
KeyError: 'missing'
"""

Run = tuple[str, str, bool]
"""A piece of text, its colour, and whether it is bold."""


class Console:
    """A console with its queue."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        dock = QDockWidget(self.window)
        self.window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
        self.queue = OutputQueue()
        self.panel = ConsolePanel(self.queue, dock)
        self.window.resize(800, 700)
        self.window.show()
        text = self.panel.findChild(ConsoleText, "consoleText")
        assert text is not None
        self.text = text

    def show(self, text: str, kind: OutputKind = OutputKind.OUTPUT) -> None:
        """Let text arrive and be shown."""
        self.queue.put(text, kind)
        self._qtbot.waitUntil(lambda: self.queue.is_empty)

    def button(self, name: str) -> QToolButton:
        """Return a button."""
        found = self.panel.findChild(QToolButton, f"console{name}")
        assert found is not None
        return found

    @property
    def runs(self) -> list[Run]:
        """Return the pieces of text with their looks."""
        found: list[Run] = []
        block = self.text.document().firstBlock()
        while block.isValid():
            each = block.begin()
            while not each.atEnd():
                piece, form = each.fragment(), each.fragment().charFormat()
                bold = form.fontWeight() == QFont.Weight.Bold
                found.append((piece.text(), form.foreground().color().name().upper(), bold))
                each += 1
            block = block.next()
        return found

    def place(self, words: str) -> QPoint:
        """Return where words are in the viewport, once they are scrolled into view."""
        cursor = self.text.document().find(words)
        cursor.setPosition(cursor.position() - 1)
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()
        return self.text.cursorRect(cursor).center()

    def shown_line(self) -> str:
        """Return the line that the window with the program's text has marked, and close it."""
        (view,) = self.window.findChildren(SourceView)
        text = view.findChild(QPlainTextEdit)
        assert text is not None
        line = text.textCursor().block().text() if view.isVisible() else ""
        view.close()
        return line


@pytest.fixture
def console(qtbot: QtBot) -> Console:
    """Return an empty console."""
    return Console(qtbot)


def program(path: str) -> Program:
    """Return a program of many numbered lines."""
    return Program(Path(path), "\n".join(map(str, range(1, 400))), "1")


def test_each_kind_of_text_has_its_look(console: Console) -> None:
    """Notes start a line; a traceback has links, and its innermost place and end are bold."""
    console.show("abc")
    console.show("a note: ", OutputKind.NOTE)
    console.show("more")
    console.show(TRACEBACK, OutputKind.ERROR)
    assert console.text.toPlainText() == f"abc\na note: more\n{TRACEBACK}"
    text, muted, error, link = LIGHT.text, LIGHT.muted, LIGHT.on_error, LIGHT.accent
    assert console.runs == [
        ("abc", text, False),
        ("a note: ", muted, False),
        ("more", text, False),
        ("Traceback (most recent call last):", error, False),
        ('  File "player.py", line 12, in mc_move', link, False),
        ("    return helper()", error, False),
        ('  File "player.py", line 345, in helper', link, True),
        ('    return {}["missing"]', error, True),
        ("KeyError: 'missing'", error, True),
    ]
    before = console.runs
    console.panel.set_theme(DARK)
    new = {text: DARK.text, muted: DARK.muted, error: DARK.text, link: DARK.accent}
    assert console.runs == [(words, new[ink], bold) for words, ink, bold in before]
    console.show("later")
    assert console.runs[-1][1] == DARK.text
    console.show("It took too long\n", OutputKind.ERROR)
    assert console.text.toPlainText().endswith("KeyError: 'missing'\nlater\nIt took too long\n")
    assert console.runs[-1][2]


def test_links_and_the_button_show_lines(console: Console) -> None:
    """A click on a link shows its line, with a pointing hand over it; other clicks do nothing."""
    console.show(TRACEBACK, OutputKind.ERROR)
    console.panel.show_program(program("player.py"), "Python 3", 7)
    view = console.text.viewport()
    for words, shape, line in (
        ("line 12", Qt.CursorShape.PointingHandCursor, "12"),
        ("KeyError", Qt.CursorShape.IBeamCursor, ""),
        ("line 345", Qt.CursorShape.PointingHandCursor, "345"),
    ):
        place = console.place(words)
        QTest.mouseMove(view, place)
        QApplication.processEvents()
        assert view.cursor().shape() == shape, words
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)
        assert console.shown_line() == line
    place = console.place("line 12")
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place)
    assert console.shown_line() == "", "it was selected"
    button = console.button("Place")
    assert button.text() == "Show line 7"
    button.click()
    assert console.shown_line() == "7"
    console.panel.show_program(program("other.py"))
    assert button.isHidden()


def test_the_buttons_copy_and_clear(console: Console) -> None:
    """Copy takes the selection or everything; Clear also takes back the offer of a line."""
    clipboard = QGuiApplication.clipboard()
    console.show("one\ntwo\nthree\n")
    console.button("Copy").click()
    assert clipboard.text() == "one\ntwo\nthree\n"
    cursor = console.text.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(7, QTextCursor.MoveMode.KeepAnchor)
    console.text.setTextCursor(cursor)
    console.button("Copy").click()
    assert clipboard.text() == "one\ntwo"
    console.panel.show_program(program("player.py"), line=7)
    console.button("Clear").click()
    assert (console.text.toPlainText(), console.button("Place").isHidden()) == ("", True)


def test_new_text_is_followed_unless_you_scroll_back(console: Console) -> None:
    """The console scrolls to new text only if it was at its end; old lines are removed."""
    bar = console.text.verticalScrollBar()
    console.show("line\n" * 100)
    assert bar.value() == bar.maximum() > 0
    bar.setValue(3)
    console.show("line\n" * 50)
    assert bar.value() == 3
    for _ in range(5):
        console.show("x\n" * 1000)
    assert console.text.blockCount() == MAX_LINES
    assert console.text.isReadOnly()


def all_of(queue: OutputQueue) -> str:
    """Return all queued text."""
    return "".join(piece.text for piece in queue.take(10**9))


def test_text_passes_in_order_and_in_portions(qtbot: QtBot) -> None:
    """Each portion is announced once; a long text has several pieces."""
    queue, told = OutputQueue(), list[int]()
    queue.filled.connect(lambda: told.append(1))
    queue.put("one\n")
    queue.put("note\n", OutputKind.NOTE)
    queue.put("two")
    assert told == [1]
    assert queue.take(100) == [
        (OutputKind.OUTPUT, "one\n"),
        (OutputKind.NOTE, "note\n"),
        (OutputKind.OUTPUT, "two"),
    ]
    assert queue.is_empty
    queue.put("\n" + "x" * 99 + "\n" * (PIECE_CHARACTERS - 99))
    assert told == [1, 1]
    assert [len(piece.text) for piece in queue.take(1)] == [PIECE_CHARACTERS]
    assert [len(piece.text) for piece in queue.take(1)] == [1]


def test_dropped_lines_are_counted() -> None:
    """A full queue drops output, but no failure, and reports on a new line how much."""
    queue = OutputQueue()
    for _ in range(MAX_PIECES):
        queue.put("y")
    queue.put("1\n2\n3\n")
    queue.put("KeyError", OutputKind.ERROR)
    text = all_of(queue)
    kept = "y" * MAX_PIECES
    assert text == f"{kept}KeyError\n… 3 lines printed too fast were dropped …\n"
    assert queue.is_empty
    for _ in range(MAX_PIECES):
        queue.put("z\n")
    queue.put("lost")
    assert all_of(queue).endswith("z\n… 1 line printed too fast was dropped …\n")
    queue.put("after\n")
    assert all_of(queue) == "after\n"


@pytest.mark.parametrize(
    ("pieces", "cut"),
    [
        ([MAX_LINE], False),
        ([MAX_LINE - 1, 1], False),
        ([MAX_LINE + 1], True),
        ([MAX_LINE, 1], True),
        ([5, MAX_LINE, MAX_LINE], True),
    ],
)
def test_a_long_line_is_cut_once(pieces: list[int], *, cut: bool) -> None:
    """Wherever its pieces begin; the next line is complete."""
    queue = OutputQueue()
    for size in pieces:
        queue.put("a" * size)
    queue.put("\nb\n")
    assert all_of(queue) == "a" * MAX_LINE + (" …" if cut else "") + "\nb\n"


def test_control_characters() -> None:
    """Line ends are normalised, and control characters removed."""
    queue = OutputQueue()
    queue.put("a\r\nb\rc\x00\x1b[31md\te\n")
    assert all_of(queue) == "a\nb\nc[31md\te\n"
