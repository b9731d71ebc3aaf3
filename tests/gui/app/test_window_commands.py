"""What the actions of the menus open and change, one after the other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QSlider,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QWidget,
)

from tests.gui.app.test_lab_in_window import lab_window
from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app import __version__
from tttmc_app.core import Position, Rules
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.board import SCORES
from tttmc_app.gui.files.pictures import Canvas, GameFrames, PictureStyle
from tttmc_app.gui.game import presenter
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.lab.window import Lab
from tttmc_app.gui.learn.pages import LESSONS, LearnPages
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.look.image_files import drawing_image
from tttmc_app.gui.trials.page import TrialsPage

X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))


def test_the_lab_and_learning_open_at_their_pages(open_window: OpenWindow) -> None:
    """Each entry of the menu opens its own page, with the position and the player shown."""
    hand = open_window(o="mc:trials=30", rules=Rules(4, 3))
    hand.click(0, 0)
    hand.until_moves(2)
    hand.press("train")
    assert lab_window().page_name == "train"
    hand.press("limits")
    assert lab_window().page_name == "limits"
    hand.press("convergence")
    assert lab_window().page_name == "converge"
    hand.press("lab")
    assert lab_window().isVisible()
    for name, page in (("practise", "practice"), ("lessons", LESSONS), ("textbook", "textbook")):
        hand.press(name)
        assert hand.page == page
        hand.press("help")
        assert hand.part(HelpWindow, "helpPage").page == "12-learn.md"
    hand.press("review")
    assert hand.part(ReviewPage, "reviewPage").record is hand.record
    learn, position = hand.part(LearnPages, ""), Position.parse("X../.O./...", Rules(3))
    learn.play_requested.emit(position)
    assert (hand.record.start, hand.board.isVisible()) == (position, True)
    learn.lab_requested.emit("converge", position)
    assert lab_window().page_name == "converge"
    hand.press("newGame")
    hand.part(Lab, "").chances_requested.emit(position)
    assert (hand.record.start, hand.presenter.overlay_kind.key) == (position, "chances")
    assert hand.game.asked is not None
    hand.part(HelpWindow, "helpPage").close()
    lab_window().close()


def test_the_help_explains_the_page_on_trials(open_window: OpenWindow) -> None:
    """The help key opens the manual's page on thinking while that page is open."""
    hand = open_window(o="human")
    hand.press("tree")
    QTest.keyClick(hand.part(TrialsPage, "").tree.step_button, Qt.Key.Key_F1)
    assert hand.part(HelpWindow, "helpPage").page == "03-thinking.md"
    hand.part(HelpWindow, "helpPage").close()


def test_about_and_windows_close(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """About names the version; F4 hides the inspector and brings it back; Quit closes."""
    told: list[str] = []

    def note(_parent: QWidget, title: str, text: str) -> None:
        told.append(f"{title}: {text}")

    monkeypatch.setattr(QMessageBox, "about", note)
    hand = open_window()
    hand.press("about")
    assert told[0].startswith(f"About tttmc: <b>tttmc {__version__}</b>")
    hand.window.resize(1100, 760)
    hand.qtbot.wait(30)
    for is_hidden in (True, False):
        hand.press("panels")
        assert hand.part(QWidget, "inspector").isHidden() is is_hidden
    speed = hand.part(QSlider, "speed")
    hand.game.pace = Pace(400, starts_next_game=True)
    speed.setValue(400)
    seen: list[int] = []
    for name in ("slower", "faster", "faster"):
        hand.press(name)
        seen.append(hand.game.pace.milliseconds)
    assert seen == [800, 400, 200]
    assert hand.game.pace.starts_next_game  # the switch isn't changed by the speed
    hand.press("copyDiagnosis")
    hand.until(lambda: "Diagnostic information copied" in hand.message)
    assert QGuiApplication.clipboard().text().startswith("Versions")
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
    hand.set("boardSize", 9)
    note = "New game: 9×9, 5 in a row. Undo returns to your game on 3×3."
    assert hand.message == note
    hand.set("boardSize", 8)  # on the way to another size: the same game is named
    assert hand.message == "New game: 8×8, 5 in a row. Undo returns to your game on 3×3."
    button = hand.part(QToolButton, "messageAction")
    assert (button.isVisible(), button.defaultAction().objectName()) == (True, "undo")
    button.click()
    assert (hand.moves, hand.record.rules) == (1, Rules(3))
    hand.press("newGame")
    hand.set("boardSize", 4)
    assert hand.message == ""  # nothing was replaced
    hand.set("lineLength", 3)
    hand.choose("playerX", "Random")
    hand.choose("playerO", "Random")
    hand.press("playPause")
    hand.until_over()
    hand.press("rematch")
    hand.until_over()
    assert len(hand.game.standing.results) == 2


def test_a_position_from_elsewhere_is_announced(open_window: OpenWindow) -> None:
    """The note names rules and side, offers Undo only where there is a game to return to."""
    hand = open_window(o="human")
    commands = hand.part(WindowCommands, "")
    position = Position.parse("X../.O./...", Rules(3))
    commands.play_from(position)
    start = "New game from this position: 3×3, X to move."
    assert hand.message == start
    hand.click(2, 2)
    commands.play_from(Position.parse("XO../..../..../....", Rules(4, 3, reverse=True)))
    rules = str(Rules(4, 3, reverse=True).describe())
    assert hand.message == (
        f"New game from this position: {rules}, X to move. Undo returns to the previous game."
    )
    hand.window.showMinimized()
    commands.play_from(position)
    assert not hand.window.isMinimized()


def test_the_help_window_finds_its_way(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searches list sections with all words; links and requests open at their headings."""
    hand = open_window()
    hand.press("help")
    window = hand.part(HelpWindow, "helpPage")
    contents, text = hand.part(QTreeWidget, "helpPages"), hand.part(QTextBrowser, "helpText")
    field = hand.part(QLineEdit, "helpSearch")
    window.open_at("04-players.md", "Tree search")
    current = contents.currentItem()
    assert current is not None
    assert current.text(0) == "Tree search"
    assert text.verticalScrollBar().value() > 0
    tops = [contents.topLevelItem(at) for at in range(contents.topLevelItemCount())]
    opened = [item for item in tops if item is not None and item.isExpanded()]
    assert opened == [current.parent()]
    text.anchorClicked.emit(QUrl("04-players.md#Random"))
    current = contents.currentItem()
    assert current is not None
    assert current.text(0) == "Random"
    field.setText("symmetry xylophone")  # one word isn't enough
    assert all(item is not None and item.isHidden() for item in tops)
    labels = [each for each in window.findChildren(QLabel) if "No page contains" in each.text()]
    assert [label.isVisible() for label in labels] == [True]
    field.setText("textbook")
    assert [label.isVisible() for label in labels] == [False]
    found = [item for item in tops if item is not None and not item.isHidden()]
    assert 0 < len(found) < len(tops)
    assert all(item.isExpanded() for item in found if item.childCount())
    field.returnPressed.emit()
    assert window.focusWidget() is contents
    window.open_at()
    assert field.text() == ""
    headings = window.findChild(QTextBrowser)
    assert headings is text
    window.open_at("04-players.md")
    table = text.toPlainText()
    assert "You\nA person" not in table
    assert table.index("Player") < table.index("How it thinks")
    window.close()
    assert hand.part(QAction, "help").isEnabled()


def test_errors_of_setting_up_are_shown(open_window: OpenWindow) -> None:
    """A mark that gives both sides a line isn't drawn, and Backspace erases like Delete."""
    hand: Hand = open_window(o="human", rules=Rules(3))
    hand.press("setUpPosition")
    for col in range(3):
        hand.click(0, col)
    hand.push("brushO")
    for col in range(3):
        hand.click(1, col)
    assert hand.board.picture.position.text == "XXX/OO./..."
    assert "Both X and O have a line" in hand.message
    hand.press("setUpPosition")  # again: the draft stays
    assert hand.board.picture.position.text == "XXX/OO./..."
    hand.board.move_cursor((0, 0))
    QTest.keyClick(hand.board, Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier)
    assert hand.board.picture.position.text == "XXX/OO./..."
    QTest.keyClick(hand.board, Qt.Key.Key_Backspace)
    assert hand.board.picture.position.text == ".XX/OO./..."
    QTest.keyClick(hand.board, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert hand.board.picture.position.text == "XXX/OO./..."
    hand.push("setUpClear")
    hand.press("undo")
    assert hand.board.picture.position.text == "XXX/OO./..."
    hand.push("setUpCancel")
    hand.press("setUpPosition")
    hand.press("undo")  # nothing from the earlier set-up
    assert hand.board.picture.position.text == ".../.../..."
    assert not hand.message


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


def test_a_position_from_elsewhere_keeps_the_window_as_it_is(open_window: OpenWindow) -> None:
    """A window that isn't minimised stays open, and a maximised one stays so."""
    hand = open_window(o="human")
    commands, position = hand.part(WindowCommands, ""), Position.parse("X../.O./...", Rules(3))
    commands.play_from(position)
    assert not hand.window.isMinimized()
    hand.window.showMaximized()
    commands.play_from(position)
    assert (hand.window.isMinimized(), hand.window.isMaximized()) == (False, True)


def test_students_help_opens_the_manual(open_window: OpenWindow) -> None:
    """Help asked for by the students' windows is shown in the main window's help."""
    hand = open_window(o="human")
    hand.window.grading.help_requested.emit("03-thinking.md")
    assert hand.part(HelpWindow, "helpPage").page == "03-thinking.md"
    hand.part(HelpWindow, "helpPage").close()


def test_a_question_can_be_stopped_but_plays_no_move(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while the plate offers to stop a thought, and Move now only for a machine's."""
    monkeypatch.setattr(presenter, "LONG_MS", 50)
    hand = open_window(o=f"mc:trials={ENDLESS}")
    stop, now = hand.part(QToolButton, "stopO"), hand.part(QToolButton, "moveNowO")
    assert not stop.isVisible()
    assert not now.isVisible()
    hand.press("ask")
    hand.until(stop.isVisible)
    assert not now.isVisible()
    hand.press("stop")
    hand.until(lambda: not stop.isVisible())
    hand.click(0, 0)
    hand.until_thought()  # there is a best square
    hand.until(lambda: stop.isVisible() and now.isEnabled())
    assert now.isVisible()
    now.click()
    hand.until_moves(2)
    hand.until(lambda: not stop.isVisible() and not now.isVisible())


def test_the_picture_of_a_move_is_the_board_shown(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture exported at an earlier move has that move's marks; at the end, all of them."""
    hand = open_window(o="human")
    for square in X_WINS[:3]:
        hand.click(*square)
    canvas = Canvas(3, PictureStyle(QApplication.font(), hand.presenter.theme))
    for browsed in (-1, 0, 1, None):
        name = f"{browsed}.png"

        def answer(*_arguments: object, name: str = name) -> tuple[str, str]:
            return str(tmp_path / name), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        hand.game.browse(browsed)
        hand.press("exportGame")
        hand.until(lambda: hand.status == f"Exported as {name}")  # noqa: B023 - called at once
        shown = QImage(str(tmp_path / name)).convertToFormat(QImage.Format.Format_RGB32)
        expected = GameFrames(hand.record, SCORES).after(3 if browsed is None else browsed + 1)
        assert shown == drawing_image(canvas.drawing([expected]))
