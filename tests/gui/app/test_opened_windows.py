"""The windows that the main window opens: colours, languages, the position and the pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTextBrowser,
    QTreeWidget,
    QWidget,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.parts import part
from tests.gui.programs.files import GOOD, write
from tttmc_app import __version__
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.app.preferences_dialog import PreferencesDialog
from tttmc_app.gui.app.shortcuts_sheet import ShortcutsSheet
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.theme import DARK, LIGHT
from tttmc_app.gui.students.grading_page import GradingPage

_Window = TypeVar("_Window", bound=QWidget)
KINDS = (LabWindow, HelpWindow, PreferencesDialog)

ABOUT = (
    f"<h2>tttmc {__version__}</h2><p>Tic-tac-toe against machines that think by playing random "
    "games, and show what they think.</p><p>MIT licence. Uses Qt under the LGPL.</p>"
)


def visible(kind: type[_Window]) -> list[_Window]:
    """Return the windows of a kind that are open."""
    tops = QApplication.topLevelWidgets()
    return [top for top in tops if isinstance(top, kind) and top.isVisible()]


def one(kind: type[_Window]) -> _Window:
    """Return the only open window of a kind."""
    (window,) = visible(kind)
    return window


def sheets(window: QWidget) -> set[str]:
    """Return the style sheets of a window's visible parts."""
    parts = (window, *window.findChildren(QWidget))
    return {part.styleSheet() for part in parts if part.isVisible() and part.styleSheet()}


def open_all(hand: Hand) -> None:
    """Open every window, each on a page of its own."""
    hand.press("train")
    hand.press("practise")
    hand.press("trials")
    hand.press("help")
    one(HelpWindow).open_at("05-rules.md")
    hand.press("preferences")


def close_all() -> None:
    """Close every window but the main one."""
    for kind in KINDS:
        for window in visible(kind):
            window.close()


def choose_colours(hand: Hand, key: str) -> None:
    """Choose other colours in the preferences, and wait until the main window has them."""
    before = hand.window.styleSheet()
    settings = vars(hand.window)["_settings"]
    settings.put("view/theme", key)
    hand.part(WindowCommands, "").preference_changed.emit("view/theme")
    hand.until(lambda: hand.window.styleSheet() != before)


def test_all_windows_have_the_same_colours(open_window: OpenWindow) -> None:
    """Open windows change soon, closed ones when they open, and so do those opened later."""
    hand = open_window()

    def show_all_in(sheet: str) -> None:
        hand.until(lambda: sheets(one(LabWindow)) == {sheet})

    light = hand.window.styleSheet()
    assert light
    choose_colours(hand, "dark")
    dark = hand.window.styleSheet()
    assert dark != light
    open_all(hand)
    assert sheets(one(LabWindow)) == {dark}
    choose_colours(hand, "light")
    assert hand.window.styleSheet() == light
    assert sheets(one(LabWindow)) == {dark}  # each in its own turn
    show_all_in(light)
    close_all()
    choose_colours(hand, "dark")
    open_all(hand)
    assert sheets(one(LabWindow)) == {dark}
    close_all()


def test_students_files_have_their_page_of_the_manual(open_window: OpenWindow) -> None:
    """The windows for students' files ask for it, in each language."""
    hand = open_window(o="human")
    for code in ("en", "de"):
        hand.speak(code)
        hand.press("gradeStudents")
        page = one(GradingPage)
        hand.until(page.isActiveWindow)
        QTest.keyClick(page, Qt.Key.Key_F1)
        assert one(HelpWindow).page == "08-grading.md"
        close_all()


def test_the_grading_window_outlasts_a_change_of_language(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """It has the window's colours and the lab's keys, is hidden if it was, and can grade."""
    hand = open_window(o="human")
    choose_colours(hand, "dark")
    hand.press("gradeStudents")
    before = one(GradingPage)
    assert before.parentWidget() is hand.window
    assert DARK.muted.upper() in report(before)
    choose_colours(hand, "light")
    hand.until(lambda: DARK.muted.upper() not in report(before))
    assert LIGHT.muted.upper() in report(before)
    before.close()
    hand.speak("de")
    hand.until(lambda: len(hand.window.findChildren(GradingPage)) == 1)
    page = part(hand.window, GradingPage)
    assert page.isHidden()
    hand.press("gradeStudents")
    assert one(GradingPage) is page
    assert hand.part(QAction, "lab") in page.actions()
    choose_colours(hand, "dark")
    hand.until(lambda: DARK.muted.upper() in report(page))
    write(tmp_path, GOOD)
    page.grade([tmp_path])
    hand.until(lambda: part(page, QLabel, "gradingNote").text() == "1 Datei")
    page.close()


def report(page: GradingPage) -> str:
    """Return the report of the grading window, with its colours."""
    return part(page, QTextBrowser, "gradingReport").toHtml().upper()


def test_windows_are_made_once(open_window: OpenWindow) -> None:
    """A command brings up the same window again, in front, and the main window closes them all."""
    hand = open_window()
    for name, kind in (
        ("preferences", PreferencesDialog),
        ("shortcuts", ShortcutsSheet),
        ("help", HelpWindow),
        ("lab", LabWindow),
    ):
        hand.press(name)
        window: QWidget = one(kind)
        hand.until(window.isActiveWindow)
        window.close()
        hand.press(name)
        assert one(kind) is window
        hand.window.activateWindow()
        hand.until(hand.window.isActiveWindow)
        hand.press(name)
        hand.until(window.isActiveWindow)
        assert window.isVisible()
    hand.part(QDialog, "shortcuts").close()
    hand.part(QDialog, "preferences").close()
    hand.part(QDialog, "helpPage").close()
    hand.window.close()
    assert [len(visible(kind)) for kind in KINDS] == [0] * len(KINDS)


def test_the_whole_screen_is_filled_and_given_back(open_window: OpenWindow) -> None:
    """F11 fills the screen and returns to the window's own state, also to a maximised one."""
    hand = open_window()
    full, most = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized
    for state in (Qt.WindowState.WindowNoState, most):
        hand.window.setWindowState(state)
        for expected in (state | full, state):
            hand.press("fullScreen")
            kept = hand.window.windowState() & (full | most)
            assert kept == expected & (full | most)


def test_about_tells_all(open_window: OpenWindow) -> None:
    """The version, what the program is, and its licences; Help leads to the manual."""
    hand = open_window()
    hand.press("about")
    box = hand.window.findChild(QMessageBox)
    assert box is not None
    assert box.text() == ABOUT
    box.button(QMessageBox.StandardButton.Help).click()
    assert hand.part(HelpWindow, "helpPage").isVisible()


def test_shortcuts_are_found_by_words_and_keys(open_window: OpenWindow) -> None:
    """The search leaves the shortcuts with all its words, and their groups."""
    hand = open_window()
    hand.press("shortcuts")
    tree = hand.part(QTreeWidget, "shortcutList")
    for words, found in (("undo", "Undo"), ("ctrl f12", "Trials slider"), ("nothing", "")):
        hand.part(QLineEdit, "shortcutSearch").setText(words)
        shown = [tree.topLevelItem(each) for each in range(tree.topLevelItemCount())]
        groups = [each for each in shown if each is not None and not each.isHidden()]
        texts = [
            child.text(0)
            for each in groups
            for child in map(each.child, range(each.childCount()))
            if child is not None and not child.isHidden()
        ]
        assert texts == [found] * len(groups) == [found] * bool(found)
