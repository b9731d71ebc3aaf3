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

_LINE = ("-", "", True)
"""A separator."""


def entries(hand: Hand, square: Square) -> list[tuple[str, str, bool]]:
    """Return name, text and state of each entry of a square's menu; dashes for separators."""
    menu = menu_of(hand, hand.board.square_rect(*square).center())
    found = [
        (each.objectName(), each.text(), each.isEnabled()) if not each.isSeparator() else _LINE
        for each in menu.actions()
    ]
    menu.close()
    hand.qtbot.waitUntil(lambda: not hand.board.findChildren(QMenu, "squareMenu"))
    return found


def expected(name: str, *, explains: bool, opens: bool) -> list[tuple[str, str, bool]]:
    """Return the entries for a square with this name."""
    return [
        ("explainNumber", f"Where the n&umber on {name} comes from", explains),
        ("compareSquares", f"Co&mpare {name} with another square", explains),
        ("showChances", "Chance of best score", True),
        _LINE,
        ("trials", "T&rials of this position…", opens),
        ("tree", "Searc&h tree of this position…", opens),
        ("ask", "&What would Monte Carlo play here?", True),
    ]


def test_every_square_has_the_same_menu(open_window: OpenWindow) -> None:
    """Explanations are offered for squares that are open in the thought's position, and only then.

    While a position is set up there is nothing to explain.
    """
    hand = open_window(o="mc:trials=60")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: not hand.game.is_busy)
    for square in Position.start(hand.record.rules).empty_squares:
        is_open = square != (1, 1)
        name = square_name(square)
        assert entries(hand, square) == expected(name, explains=is_open, opens=True)
    hand.press("setUpPosition")
    assert entries(hand, (0, 0)) == expected("a1", explains=False, opens=False)


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
