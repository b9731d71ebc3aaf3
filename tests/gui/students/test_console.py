"""The console: its text, its links and its buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.programs.console import MAX_LINES, ConsolePanel, ConsoleText, fixed_font
from tttmc_app.gui.programs.output_queue import OutputKind, OutputQueue

TRACEBACK = """Traceback (most recent call last):
  File "player.py", line 12, in mc_move
    return helper()
  File "player.py", line 345, in helper
    return {}["missing"]
KeyError: 'missing'
"""

Run = tuple[str, str, bool, bool, str]
"""A piece of text, its colour, whether it is bold or italic, and where it links to."""


class Console:
    """A console with its queue."""

    def __init__(self, qtbot: QtBot) -> None:
        self.queue = OutputQueue()
        self.panel = ConsolePanel(self.queue)
        qtbot.addWidget(self.panel)
        self.panel.resize(500, 150)
        self.panel.show()
        text = self.panel.findChild(ConsoleText, "consoleText")
        assert text is not None
        self.text = text

    def show(self, text: str, kind: OutputKind = OutputKind.OUTPUT) -> None:
        """Let text arrive and be shown."""
        self.queue.put(text, kind)
        self.panel.set_polling(active=False)

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
                colour = form.foreground().color().name().upper()
                found.append((piece.text(), colour, bold, form.fontItalic(), form.anchorHref()))
                each += 1
            block = block.next()
        return found

    def place(self, words: str) -> QPoint:
        """Return where words are in the viewport, once they are scrolled into view."""
        cursor = self.text.document().find(words)
        assert not cursor.isNull()
        cursor.setPosition(cursor.position() - 1)
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()
        return self.text.cursorRect(cursor).center()


@pytest.fixture
def console(qtbot: QtBot) -> Console:
    """Return an empty console."""
    return Console(qtbot)


def test_each_kind_of_text_has_its_look(console: Console) -> None:
    """Notes are italic and start a line; a traceback has links, and its end is bold."""
    console.show("abc")
    console.show("a note: ", OutputKind.NOTE)
    console.show("more")
    console.show(TRACEBACK, OutputKind.ERROR)
    assert console.text.toPlainText() == f"abc\na note: more\n{TRACEBACK}"
    text, muted, error, link = LIGHT.text, LIGHT.muted, LIGHT.on_error, LIGHT.accent
    assert console.runs == [
        ("abc", text, False, False, ""),
        ("a note: ", muted, False, True, ""),
        ("more", text, False, False, ""),
        ("Traceback (most recent call last):", error, False, False, ""),
        ('  File "player.py", line 12, in mc_move', link, False, False, "line:12"),
        ("    return helper()", error, False, False, ""),
        ('  File "player.py", line 345, in helper', link, True, False, "line:345"),
        ('    return {}["missing"]', error, True, False, ""),
        ("KeyError: 'missing'", error, True, False, ""),
    ]
    before = console.runs
    console.panel.set_theme(DARK)
    new = {text: DARK.text, muted: DARK.muted, error: DARK.text, link: DARK.accent}
    assert console.runs == [(words, new[ink], *rest) for words, ink, *rest in before]
    console.show("later")
    assert console.runs[-1][1] == DARK.text
    assert console.text.toPlainText().endswith("KeyError: 'missing'\nlater")


def test_an_error_without_a_traceback_is_bold(console: Console) -> None:
    """An error's last line is bold and ended; nothing in it is a link."""
    console.show("The file took too long\n", OutputKind.ERROR)
    assert console.runs == [("The file took too long", LIGHT.on_error, True, False, "")]
    console.show("next")
    assert console.text.toPlainText() == "The file took too long\nnext"
    console.show("It failed:\nfor no reason", OutputKind.ERROR)
    assert console.runs[-2:] == [
        ("It failed:", LIGHT.on_error, False, False, ""),
        ("for no reason", LIGHT.on_error, True, False, ""),
    ]


def test_links_are_followed(console: Console) -> None:
    """A click on a link names its line, with a pointing hand over it; other clicks do nothing."""
    lines: list[int] = []
    console.panel.line_chosen.connect(lines.append)
    console.show(TRACEBACK, OutputKind.ERROR)
    view = console.text.viewport()
    for words, shape, found in (
        ("line 12", Qt.CursorShape.PointingHandCursor, [12]),
        ("KeyError", Qt.CursorShape.IBeamCursor, [12]),
        ("line 345", Qt.CursorShape.PointingHandCursor, [12, 345]),
    ):
        place = console.place(words)
        QTest.mouseMove(view, place)
        QApplication.processEvents()
        assert view.cursor().shape() == shape, words
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)
        assert lines == found


def test_selecting_a_link_does_not_follow_it(console: Console) -> None:
    """Text that is selected by the mouse stays selected, and no line is shown."""
    lines: list[int] = []
    console.panel.line_chosen.connect(lines.append)
    console.show(TRACEBACK, OutputKind.ERROR)
    place, view = console.place("line 12"), console.text.viewport()
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place)
    assert console.text.textCursor().selectedText() != ""
    assert lines == []


def test_the_buttons_copy_clear_and_show_a_line(console: Console) -> None:
    """Copy takes the selection or everything; Clear also takes back the offer of a line."""
    lines: list[int] = []
    console.panel.line_chosen.connect(lines.append)
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
    place = console.button("Place")
    assert place.isHidden()
    console.panel.offer_line(7)
    assert (place.isVisible(), place.text()) == (True, "Show line 7")
    place.click()
    assert lines == [7]
    console.button("Clear").click()
    assert (console.text.toPlainText(), place.isHidden()) == ("", True)
    place.click()
    assert lines == [7]
    labels = [console.button(name).text() for name in ("Copy", "Clear")]
    assert labels == ["Copy", "Clear"]


def test_new_text_is_followed_unless_you_scroll_back(console: Console) -> None:
    """The console scrolls to new text only if it was at its end; old lines are removed."""
    bar = console.text.verticalScrollBar()
    console.show("line\n" * 100)
    assert bar.value() == bar.maximum() > 0
    bar.setValue(3)
    console.show("line\n" * 50)
    assert bar.value() == 3
    for _ in range(20):
        console.show("x\n" * 1000)
    assert console.text.blockCount() == MAX_LINES


def test_output_is_polled_in_portions(console: Console, qtbot: QtBot) -> None:
    """While polling, new text appears by itself, in portions that don't stall the window."""
    console.panel.set_polling(active=True)
    console.queue.put("hello\n")
    qtbot.waitUntil(lambda: console.text.toPlainText() == "hello\n")
    console.panel.set_polling(active=False)
    console.queue.put("x" * 99 + "\n")
    for _ in range(249):
        console.queue.put("x" * 99 + "\n")
    console.panel.set_polling(active=False)
    assert 16_000 < len(console.text.toPlainText()) < 17_000
    for _ in range(3):
        console.panel.set_polling(active=False)
    assert console.queue.is_empty
    assert console.text.toPlainText().count("\n") == 251


def test_the_text_is_only_read(console: Console) -> None:
    """The text can be selected but not changed, in a font of fixed width."""
    assert console.text.accessibleName() == "Output of the student's file"
    mouse, keys = (
        Qt.TextInteractionFlag[f"TextSelectableBy{name}"] for name in ("Mouse", "Keyboard")
    )
    assert console.text.textInteractionFlags() == mouse | keys
    buttons = [console.button(name) for name in ("Place", "Copy", "Clear")]
    assert {button.property("role") for button in buttons} == {"button"}
    console.panel.offer_line(1)
    console.panel.grab()  # lays it out
    assert len({button.width() for button in buttons}) == 1
    tops = [button.y() for button in buttons]
    assert tops == sorted(set(tops))
    assert console.text.isReadOnly()
    assert not console.text.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert not console.text.isUndoRedoEnabled()
    like = QFont("serif")
    like.setPointSizeF(17.5)
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    assert fixed_font(like).pointSizeF() == 17.5
    assert fixed_font(like).family() == fixed.family()
    assert console.text.font().family() == fixed.family()
