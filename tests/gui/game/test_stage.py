"""The board keeps its place, and everything around it leads somewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.paint_recorder import recorded
from tttmc_app.core import Mark
from tttmc_app.gui.panels.inspector import Inspector
from tttmc_app.gui.panels.timeline import Step, Timeline

SIZES = ((640, 480), (800, 600), (1280, 800), (1920, 1080))


def squares(hand: Hand) -> QRect:
    """Return where all squares are in the window, once it is laid out."""
    hand.qtbot.wait(30)
    board = hand.board.geometry_of_squares().visible
    return board.translated(hand.board.mapTo(hand.window, QPoint(0, 0)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_keeps_its_place(open_window: OpenWindow, size: tuple[int, int]) -> None:
    """It has most of the shorter side, and neither moves nor grows whatever the game does."""
    hand = open_window(o="random", seed=5)
    hand.window.resize(*size)
    place = squares(hand)
    stage = hand.part(QWidget, "stage")
    assert place.width() >= 0.6 * min(stage.width(), stage.height())
    hand.click(1, 1)
    hand.until_moves(2)
    assert squares(hand) == place
    hand.press("firstMove")
    assert squares(hand) == place
    hand.press("setUpPosition")
    assert squares(hand) == place
    hand.push("setUpCancel")
    hand.press("backToGame")
    hand.game.failed.emit("Something to read, in a sentence that may need two lines.")
    assert squares(hand) == place
    hand.play_to_the_end()
    assert squares(hand) == place


def test_what_stands_around_the_board_leads_to_its_settings(open_window: OpenWindow) -> None:
    """A plate opens its player, the rules open theirs, and the score what can be done with it."""
    hand = open_window(o="random")
    hand.click(0, 0)
    hand.until_moves(2)
    inspector = hand.part(Inspector, "inspector")
    assert inspector.page == "thought"
    for name, focused in (("plateO", "playerO"), ("plateX", "playerX")):
        hand.push(name)
        assert (inspector.page, hand.window.focusWidget().objectName()) == ("settings", focused)
    inspector.show_page("thought")
    hand.push("rulesShown")
    assert inspector.page == "settings"
    hand.push("series")
    (menu,) = (m for m in hand.window.findChildren(QMenu) if m.isVisible())
    names = [each.objectName() for each in menu.actions()]
    assert names == ["rematch", "swapSides", "clearSeries"]
    menu.close()


def test_the_timeline_leads_through_the_game(open_window: OpenWindow) -> None:
    """A click on the curve shows the nearest move; its ends are the start and the game."""
    hand = open_window(o="human")
    for square in ((0, 0), (1, 1), (0, 1)):
        hand.click(*square)
    timeline = hand.part(Timeline, "timeline")
    shown: list[int | None] = []
    for share in (0.0, 0.36, 0.69, 1.0):
        at = QPoint(20 + round(share * (timeline.width() - 30)), timeline.height() // 2)
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=at)
        shown.append(hand.game.browsed)
    assert shown == [-1, 0, 1, None]


def test_the_timeline_names_only_a_wrong_move(qtbot: QtBot) -> None:
    """Its words stand beside its point; no other move has any."""
    timeline = Timeline()
    qtbot.addWidget(timeline)
    timeline.show_steps((Step(0.5, None), Step(0.6, Mark.X, "1 b2"), Step(0.4, Mark.O)), 2)
    assert [text for text, *_ in recorded(timeline, timeline.render)[0]] == ["1 b2"]


def test_a_hint_and_the_last_thought_share_a_page(open_window: OpenWindow) -> None:
    """The switch asks for a hint and returns to what the machine thought."""
    hand = open_window(o="mc:trials=60")
    hand.click(0, 0)
    hand.until_moves(2)
    last, hint = hand.part(QWidget, "thoughtSource").findChildren(QWidget)[:2]
    QTest.mouseClick(hint, Qt.MouseButton.LeftButton)
    hand.until(lambda: hand.game.asked is not None and not hand.game.is_busy)
    QTest.mouseClick(last, Qt.MouseButton.LeftButton)
    assert hand.game.asked is None
    assert hand.thought.move == hand.record.moves[-1].square
