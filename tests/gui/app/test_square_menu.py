"""The menu of a square as a whole, the trials slider at each moment, and the machines' controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QMenu,
)

from tests.gui.app.test_board_menu import menu_of, sum_page, trigger
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Position, Square, square_name
from tttmc_app.gui.trials.page import TrialsPage


def entries(hand: Hand, square: Square) -> dict[str, bool]:
    """Return the names of the entries of a square's menu, and whether each can be chosen."""
    menu = menu_of(hand, hand.board.square_rect(*square).center())
    actions = [each for each in menu.actions() if not each.isSeparator()]
    found = {each.objectName(): each.isEnabled() for each in actions}
    assert square_name(square) in actions[0].text()
    menu.close()
    hand.qtbot.waitUntil(lambda: not hand.board.findChildren(QMenu, "squareMenu"))
    return found


def expected(*, explains: bool, opens: bool) -> dict[str, bool]:
    """Return the entries for a square."""
    own = dict.fromkeys(("explainNumber", "compareSquares", "showLineFrom"), explains)
    return {**own, "showChances": True, "trials": opens, "tree": opens, "ask": True}


def test_every_square_has_the_same_menu(open_window: OpenWindow) -> None:
    """Explanations are offered for squares that are open in the thought's position, and only then.

    While a position is set up there is nothing to explain.
    """
    hand = open_window(o="mc:trials=60")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: not hand.game.is_busy)
    hand.until_studied()
    for square in Position.start(hand.record.rules).empty_squares:
        assert entries(hand, square) == expected(explains=square != (1, 1), opens=True)
    hand.press("setUpPosition")
    assert entries(hand, (0, 0)) == expected(explains=False, opens=False)


def test_entries_do_what_they_say(open_window: OpenWindow) -> None:
    """Trials and tree open as from the main menus; points beside squares have no menu."""
    hand = open_window(o="mc:trials=60")
    for name in ("trials", "tree"):
        hand.qtbot.waitUntil(lambda: not hand.board.findChildren(QMenu, "squareMenu"))
        trigger(menu_of(hand, hand.board.square_rect(0, 0).center()), name)
        page = hand.part(TrialsPage, "")
        assert (page.many if name == "trials" else page.tree).isVisible()
        hand.press("backToGame")
    hand.qtbot.waitUntil(lambda: not hand.board.findChildren(QMenu, "squareMenu"))
    with pytest.raises(AssertionError):
        menu_of(hand, QPoint(1, 1))


def test_the_legend_explains_the_best_square_only(open_window: OpenWindow) -> None:
    """Without a thought, and where the best square was taken before, nothing opens."""
    hand = open_window(o="mc:trials=60")
    why = hand.part(QAbstractButton, "explainNumbers")
    why.click()
    assert not hand.window.findChildren(TrialsPage)
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: not hand.game.is_busy)
    best = hand.thought.best[0]
    why.click()
    assert hand.part(TrialsPage, "").isVisible()
    name = f"Where the number on {square_name(best)} comes from"
    hand.until(lambda: sum_page(hand).sum.accessibleName() == name)
    hand.press("backToGame")
    hand.press("setUpPosition")
    why.click()
    assert not hand.part(TrialsPage, "").isVisible()
