"""The lab and the main window together."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication, QDialog, QTextBrowser

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Position, Rules
from tttmc_app.gui.lab.window import LabWindow


def lab_window() -> LabWindow:
    """Return the lab's window."""
    return next(top for top in QApplication.topLevelWidgets() if isinstance(top, LabWindow))


def test_a_position_of_the_lab_is_shown_on_the_board(open_window: OpenWindow) -> None:
    """The main window comes to the front, says what it changed, and Undo takes it back."""
    hand = open_window()
    hand.click(1, 1)
    hand.until_moves(2)
    before = hand.record.position
    hand.press("lab")
    lab = lab_window()
    hand.until(lab.isActiveWindow)
    position = Position.parse("X.../.O../..../....", Rules(4, 3))
    lab.page("limits").shell.play_from(position)
    hand.until(hand.window.isActiveWindow)
    assert hand.game.position == position
    assert "4×4, 3 in a row, X to move" in hand.message
    hand.press("undo")
    hand.until(lambda: hand.game.position == before)
    lab.close()


def test_a_finished_game_is_examined_before_its_last_move(open_window: OpenWindow) -> None:
    """Convergence begins with a position that has moves."""
    hand = open_window()
    before = Position.parse("XX./OO./...", Rules(3))
    hand.game.new_game(start=before)
    hand.click(0, 2)
    hand.until(lambda: hand.game.position.outcome is not None)
    hand.press("lab")
    page: Any = lab_window().open_page("converge")
    assert page.position() == before
    lab_window().close()


def test_a_page_of_the_lab_opens_its_own_help(open_window: OpenWindow) -> None:
    """The "?" button of a lab page opens the page of the manual about it, at the top."""
    hand = open_window()
    hand.press("lab")
    for name, title in (("limits", "Limits"), ("results", "Results"), ("train", "Learning")):
        lab_window().open_page(name).show_help()
        text = hand.part(QTextBrowser, "helpText")
        assert text.toPlainText().startswith(title)
        assert text.verticalScrollBar().value() == 0
    hand.part(QDialog, "helpPage").close()
    lab_window().close()
