"""Stories in the real window: after each step, all that has changed is compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QDockWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.shown import shown
from tests.gui.whole import Story
from tttmc_app.gui.app.preferences_dialog import PreferencesDialog
from tttmc_app.gui.look.languages import language_in_use, use_language
from tttmc_app.gui.look.theme import ThemeChoice


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Return to English after the test."""
    yield
    use_language("en")


def test_two_people(open_window: OpenWindow) -> None:
    """Moves, undo, redo, browsing, the end of the game, a rematch and other rules."""
    hand = open_window(o="human", seed=5)
    story = Story(hand, __file__, "two people")
    story.step("at the start")
    hand.click(1, 1)
    story.step("X plays b2")
    hand.press("undo")
    story.step("undo")
    hand.press("redo")
    story.step("redo")
    for square in ((0, 0), (1, 0), (0, 1), (1, 2)):
        hand.click(*square)
    story.step("X wins")
    hand.press("firstMove")
    story.step("browse to the start")
    hand.press("nextMove")
    story.step("browse to move 1")
    hand.press("playFromHere")
    story.step("play from move 1")
    hand.press("undo")
    story.step("undo playing from there")
    hand.press("rematch")
    story.step("rematch")
    hand.push("reverse")
    story.step("reverse game")
    hand.set("boardSize", 4)
    story.step("4×4")
    hand.set("lineLength", 3)
    story.step("3 in a row")
    hand.press("undo")
    story.step("undo the new games")


def test_the_window_itself(
    open_window: OpenWindow, first_window: Callable[[], Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Panels, colours, the language and a restart, with an unfinished game on the board."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    hand = open_window(o="perfect", seed=5)
    story = Story(hand, __file__, "the window itself")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.qtbot.wait(300)  # what is proven is shown on the squares
    story.step("a game")
    hand.part(QDockWidget, "movesDock").toggleViewAction().trigger()
    story.step("no moves")
    hand.press("panels")
    story.step("no panels")
    hand.press("panels")
    story.step("panels again")
    hand.press("trialsSlider")
    story.step("trials slider")
    hand.press("trialsSlider")
    story.step("no trials slider")
    choose(hand, ThemeChoice.DARK.value)
    story.step("dark")
    choose(hand, ThemeChoice.HIGH_CONTRAST.value)
    story.step("high contrast")
    hand.choose("overlay", "Off")
    story.step("overlay off")
    choose(hand, "scores")
    story.step("overlay on, from the menu")
    hand.press("fullScreen")
    story.step("full screen")
    hand.press("fullScreen")
    story.step("a window again")
    hand.window.choose_language("de")
    hand.until(lambda: language_in_use().code == "de")
    hand.board.set_animated(False)
    hand.qtbot.wait(300)
    story.step("in German")
    hand.window.choose_language("en")
    hand.until(lambda: language_in_use().code == "en")
    hand.qtbot.wait(300)
    hand.board.set_animated(False)
    story.step("in English")
    hand.window.close()
    again = first_window()
    again.qtbot.wait(300)
    story.turn_to(again)
    story.step("reopened")


def choose(hand: Hand, data: str) -> None:
    """Choose an entry of the View menu by its data."""
    next(each for each in hand.window.findChildren(QAction) if each.data() == data).trigger()


def test_preferences(open_window: OpenWindow, home: Path) -> None:
    """The dialog shows all settings and choices; they can be reset to what they were at first."""
    hand = open_window()
    hand.press("preferences")
    dialog = hand.part(PreferencesDialog, "preferences")
    theme = hand.part(QComboBox, "preference/view/theme")
    theme.setCurrentIndex(0)
    first = [line.replace(str(home), "HOME") for line in shown(dialog, tips=True)]
    expected = Path(__file__).with_name("stories") / "preferences.txt"
    assert first == expected.read_text(encoding="utf-8").splitlines()
    for box in dialog.findChildren(QComboBox):
        if box.objectName() != "preference/view/language":
            box.setCurrentIndex(box.count() - 1)
    hand.set("preferenceTrials", 77)
    changed = [line.replace(str(home), "HOME") for line in shown(dialog)]
    assert sum(now not in "\n".join(first) for now in changed) == 8
    dialog.close()
    hand.press("preferences")
    assert [line.replace(str(home), "HOME") for line in shown(dialog)] == changed
    hand.push("restoreDefaults")
    assert [line.replace(str(home), "HOME") for line in shown(dialog, tips=True)] == first
