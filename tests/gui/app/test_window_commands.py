"""What the actions of the menus open and change, one after the other."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLineEdit,
    QWidget,
)

from tests.gui.app.test_lab_in_window import lab_window
from tests.gui.conftest import OpenWindow
from tttmc_app.core import Position, Rules
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.trials.page import TrialsPage

X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


def test_the_lab_and_learning_open_at_their_pages(open_window: OpenWindow) -> None:
    """Each entry of the menu opens its own page, with its own help; pages ask for positions."""
    hand = open_window(o="mc:trials=30", rules=Rules(4, 3))
    hand.click(0, 0)
    hand.until_moves(2)
    for name, page in (("train", "train"), ("limits", "limits"), ("convergence", "converge")):
        hand.press(name)
        assert lab_window().page_name == page
    for name, page in (("practise", "practice"), ("lessons", "lessons"), ("textbook", "textbook")):
        hand.press(name)
        assert hand.page == page
        hand.press("help")
        assert hand.part(HelpWindow, "helpPage").page == "12-learn.md"
    hand.press("tree")
    QTest.keyClick(hand.part(TrialsPage, "").tree.step_button, Qt.Key.Key_F1)
    assert hand.part(HelpWindow, "helpPage").page == "03-thinking.md"
    hand.press("review")
    assert hand.part(ReviewPage, "reviewPage").record is hand.record
    shell, position = hand.part(ReviewPage, "reviewPage").shell, Position.parse("X../.O./...")
    shell.play_from(position)
    assert (hand.record.start, hand.board.isVisible()) == (position, True)
    hand.press("newGame")
    lab_window().activateWindow()
    shell.show_chances_of(position)
    hand.until(hand.window.isActiveWindow)
    assert (hand.record.start, hand.presenter.overlay_kind.key) == (position, "chances")
    assert hand.game.asked is not None
    hand.part(HelpWindow, "helpPage").close()
    lab_window().close()


def test_the_inspector_the_pace_and_the_end(open_window: OpenWindow) -> None:
    """F4 hides the inspector and brings it back, as its tick says; the pace goes in steps."""
    hand = open_window(x="random", pace=Pace(400, starts_next_game=True))
    for is_hidden in (True, False):
        hand.press("panels")
        assert hand.part(QWidget, "inspector").isHidden() is is_hidden
        assert hand.part(QAction, "panels").isChecked() is not is_hidden
    seen: list[int] = []
    for name in ("slower", "faster", "faster"):
        hand.press(name)
        seen.append(hand.game.pace.milliseconds)
    assert seen == [800, 400, 200]
    assert hand.game.pace.starts_next_game  # the switch isn't changed by the speed
    hand.press("quit")
    assert not hand.window.isVisible()


def test_a_rematch_and_other_rules(open_window: OpenWindow) -> None:
    """A rematch begins the next game with the focus on the board; notes say how to return."""
    hand = open_window(o="human")
    for square in X_WINS:
        hand.click(*square)
    hand.part(QLineEdit, "seed").setFocus()
    hand.press("rematch")
    assert (hand.moves, hand.window.focusWidget()) == (0, hand.board)
    hand.click(0, 0)
    for size in (9, 8):  # on the way to another size, the same game is named
        hand.set("boardSize", size)
        assert hand.message.startswith(f"New game: {size}×{size}, 5 in a row. ")
        assert hand.message.endswith("your game on 3×3.")
    hand.push("messageAction")
    assert (hand.moves, hand.record.rules) == (1, Rules(3))
    hand.press("newGame")
    hand.set("boardSize", 4)
    assert hand.message == ""  # nothing was replaced
    hand.set("lineLength", 3)
    hand.choose("playerX", "Random")
    hand.choose("playerO", "Random")
    hand.press("rematch")
    assert not hand.game.plays_automatically
    hand.press("playPause")
    hand.until_over()
    hand.press("rematch")
    hand.until_over()
    assert len(hand.game.standing.results) == 2


def test_a_position_from_elsewhere_is_announced(open_window: OpenWindow) -> None:
    """The note names rules and side, and offers Undo only where there is a game to return to.

    A minimised window is shown again; a maximised one stays so.
    """
    hand = open_window(o="human")
    commands = hand.part(WindowCommands, "")
    position = Position.parse("X../.O./...", Rules(3))
    commands.play_from(position)
    assert hand.message == "New game from this position: 3×3, X to move."
    hand.click(2, 2)
    commands.play_from(Position.parse("XO../..../..../....", Rules(4, 3, reverse=True)))
    rules = str(Rules(4, 3, reverse=True).describe())
    assert hand.message == (
        f"New game from this position: {rules}, X to move. Undo returns to the previous game."
    )
    hand.window.showMinimized()
    commands.play_from(position)
    assert not hand.window.isMinimized()
    hand.window.showMaximized()
    commands.play_from(position)
    assert hand.window.isMaximized()


def test_escape_leaves_one_thing_at_a_time(open_window: OpenWindow) -> None:
    """Esc on a suggestion at an earlier move returns to that move, then to the game."""
    hand = open_window(o="human", x="human")
    for square in X_WINS[:3]:
        hand.click(*square)
    hand.press("firstMove")
    hand.press("ask")
    hand.until(lambda: hand.game.asked is not None and not hand.game.is_busy)
    hand.press("backToGame")
    assert (hand.game.asked, hand.game.browsed) == (None, -1)
    hand.press("backToGame")
    assert hand.game.browsed is None
    assert hand.moves == 3


def test_the_last_thought_s_trials_open_after_the_end(open_window: OpenWindow) -> None:
    """A finished game shows the thought behind its last move, whose trials and tree can be seen."""
    hand = open_window(x="mc:trials=20", o="mc:trials=20", seed=1)
    hand.press("playPause")
    hand.until_over()
    hand.until(lambda: hand.can("trials"))
    assert hand.can("tree")
    hand.press("trials")
    board = hand.part(TrialsPage, "").many.board
    assert board.picture.position == hand.record.positions[-2]
