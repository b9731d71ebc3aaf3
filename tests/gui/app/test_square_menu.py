"""The menu of a square as a whole, the trials slider at each moment, and the machines' controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QMenu,
    QSlider,
    QToolButton,
    QWidget,
)

from tests.gui.app.test_board_menu import Reason, menu_of, sum_page, trigger
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.analysis.trail import counts
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
    """Trials, tree and question open as from the main menus; points beside squares have no menu."""
    hand = open_window(o="mc:trials=60")
    assert hand.presenter.overlay_kind.key == "scores"
    trigger(menu_of(hand, hand.board.square_rect(0, 0).center()), "showChances")
    assert hand.presenter.overlay_kind.key == "chances"
    for name in ("trials", "tree"):
        hand.qtbot.waitUntil(lambda: not hand.board.findChildren(QMenu, "squareMenu"))
        trigger(menu_of(hand, hand.board.square_rect(0, 0).center()), name)
        page = hand.part(TrialsPage, "")
        assert (page.many if name == "trials" else page.tree).isVisible()
        hand.press("backToGame")
    hand.qtbot.waitUntil(lambda: not hand.board.findChildren(QMenu, "squareMenu"))
    with pytest.raises(AssertionError):
        menu_of(hand, QPoint(1, 1))
    hand.board.move_cursor((2, 0))
    menu = menu_of(hand, QPoint(1, 1), Reason.Keyboard)
    assert menu.actions()[0].text() == "Where the n&umber on a3 comes from"
    centre = hand.board.mapToGlobal(hand.board.square_rect(2, 0).center())
    assert (menu.pos() - centre).manhattanLength() < 12
    menu.close()


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


def slider_state(hand: Hand) -> tuple[bool, int, bool, bool]:
    """Return if the slider is shown, its trials, if Reset is, and if its scores are shown."""
    slider = hand.part(QSlider, "boardTrialsSlider")
    is_shown = not hand.part(QWidget, "boardTrials").isHidden()
    own = hand.game.thought
    numbers = counts(own.trials if own is not None and own.tally is not None else 1000)
    overlay = hand.board.picture.overlay
    is_used = overlay is not None and overlay.thought is not own
    back = hand.part(QToolButton, "boardTrialsBack")
    return is_shown, numbers[slider.value()], back.isVisible(), is_used


def test_the_slider_follows_the_game(open_window: OpenWindow) -> None:
    """It has the thought's own trials, is disabled after the end, and yields to new thoughts."""
    hand = open_window(x="human", o="mc:trials=70", seed=1)
    hand.press("trialsSlider")
    slider = hand.part(QSlider, "boardTrialsSlider")
    assert slider.toolTip() == "Score the squares by any number of random games"
    back = hand.part(QToolButton, "boardTrialsBack")
    tip = "Show the machine's own trials again"
    assert (back.text(), back.toolTip(), back.property("role")) == ("Reset", tip, "button")
    assert slider_state(hand) == (True, 1000, False, False)
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: not hand.game.is_busy)
    assert slider_state(hand) == (True, 70, False, False)
    slider.setValue(slider.value() + 5)
    hand.until(lambda: slider_state(hand)[2:] == (True, True))
    hand.press("undo")
    assert slider_state(hand) == (True, 1000, False, False)
    hand.press("redo")
    hand.until(lambda: slider_state(hand) == (True, 70, False, False))
    hand.play_to_the_end()
    hand.until(lambda: not hand.game.is_busy)
    assert slider_state(hand)[0] is False
    hand.press("firstMove")
    assert slider_state(hand) == (True, 1000, False, False)


def test_controls_are_disabled_with_their_actions(open_window: OpenWindow) -> None:
    """A control that appears is disabled while its action can do nothing."""
    hand = open_window(x="random", o="random")
    hand.window.resize(1600, 800)
    step, play = hand.part(QToolButton, "stepButton"), hand.part(QToolButton, "playPauseButton")
    hand.until(step.isVisible)
    assert (play.isEnabled(), step.isEnabled()) == (True, True)
    hand.press("playPause")
    hand.until_over()
    hand.until(lambda: not hand.game.plays_automatically)
    assert (play.isEnabled(), step.isEnabled()) == (True, False)
    hand.choose("playerX", "You")
    hand.until(lambda: not step.isVisible())
    hand.choose("playerX", "Random")
    hand.until(step.isVisible)
    assert (play.isEnabled(), step.isEnabled()) == (hand.can("playPause"), hand.can("step"))
    assert not step.isEnabled()
