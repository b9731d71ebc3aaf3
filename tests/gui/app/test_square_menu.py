"""The menu of a square, the legend's "?" and the cards' "Learn more": explanations by mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMenu,
    QToolButton,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Position, Square, square_name
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.trials.page import TrialsPage
from tttmc_app.gui.trials.slider_page import SliderPage

Reason = QContextMenuEvent.Reason


def menu_of(hand: Hand, at: QPoint, reason: Reason = Reason.Mouse) -> QMenu:
    """Open the board's context menu at a point, and return it."""
    QApplication.sendEvent(hand.board, QContextMenuEvent(reason, at, hand.board.mapToGlobal(at)))
    menus = [m for m in hand.board.findChildren(QMenu) if m.objectName() == "squareMenu"]
    assert len(menus) == 1
    return menus[0]


def trigger(menu: QMenu, name: str) -> None:
    """Choose an entry of a menu, and close it."""
    next(each for each in menu.actions() if each.objectName() == name).trigger()
    menu.close()


def sum_page(hand: Hand) -> SliderPage:
    """Return the many trials of the page on trials."""
    return hand.part(TrialsPage, "").many


def explained(hand: Hand, square: Square) -> str:
    """Return the title of the sum after a right click on a square and a choice from its menu."""
    trigger(menu_of(hand, hand.board.square_rect(*square).center()), "explainNumber")
    hand.until(lambda: bool(sum_page(hand).sum.accessibleName()))
    return sum_page(hand).sum.accessibleName()


def test_a_square_explains_its_number(open_window: OpenWindow) -> None:
    """A square's menu opens its sum; the menu key opens the menu of the cursor's square."""
    hand = open_window(o="mc:trials=300")
    hand.click(1, 1)
    hand.until_moves(2)
    assert explained(hand, (0, 1)) == "The score of b1"
    hand.press("backToGame")
    hand.board.move_cursor((2, 1))
    by_key = menu_of(hand, QPoint(0, 0), Reason.Keyboard)
    assert by_key.actions()[0].text() == "Where the n&umber on b3 comes from"
    centre = hand.board.mapToGlobal(hand.board.square_rect(2, 1).center())
    assert (by_key.pos() - centre).manhattanLength() < 12
    trigger(by_key, "showChances")
    assert hand.presenter.overlay_kind.key == "chances"


def test_a_square_is_compared_with_another(open_window: OpenWindow) -> None:
    """The menu of a square opens its sum, with the focus on the square for comparison."""
    hand = open_window(o="mc:trials=300")
    hand.click(1, 1)
    hand.until_moves(2)
    trigger(menu_of(hand, hand.board.square_rect(0, 1).center()), "compareSquares")
    hand.until(lambda: sum_page(hand).sum.accessibleName().endswith(" b1"))
    chooser = sum_page(hand).rival.findChild(Chooser, "compareWith")
    assert chooser is not None
    hand.window.activateWindow()  # which a closed menu does outside tests
    hand.until(chooser.hasFocus)


def test_a_card_leads_to_its_lesson(open_window: OpenWindow) -> None:
    """Monte Carlo's card opens the lesson on trials; a card without a lesson opens the manual."""
    hand = open_window(o="mc:trials=10")
    hand.part(QToolButton, "learnMoreO").click()
    assert hand.page == "lessons"
    assert hand.part(LessonsPage, "lessonsPage").lesson.name == "01-trial"
    hand.choose("playerO", "Random")
    hand.part(QToolButton, "learnMoreO").click()
    (manual,) = hand.window.findChildren(HelpWindow)
    assert manual.page == "04-players.md"


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
    return {**own, "showChances": True, "trials": opens, "tree": opens, "ask": opens}


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
    name = f"The score of {square_name(best)}"
    hand.until(lambda: sum_page(hand).sum.accessibleName() == name)
    hand.press("backToGame")
    hand.press("setUpPosition")
    why.click()
    assert not hand.part(TrialsPage, "").isVisible()
