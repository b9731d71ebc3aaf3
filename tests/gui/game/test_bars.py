"""The bars below the board, and the actions that their buttons and keys trigger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtCore import SIGNAL, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.parts import part
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.game.actions import TIP, Actions
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.game.game_bar import HEIGHT, GameBar
from tttmc_app.gui.look.theme import DARK, LIGHT

MOVES = ("firstMove", "previousMove", "nextMove", "lastMove")
X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
Key = Qt.Key


@pytest.fixture
def actions(qtbot: QtBot) -> Iterator[Actions]:
    """Provide the actions of the game, which belong to a window."""
    window = QWidget()
    qtbot.addWidget(window)
    yield Actions(window, GameCommands, LearnCommands)
    window.close()


def triggered(actions: Actions) -> list[str]:
    """Collect the names of the actions that are triggered."""
    found: list[str] = []
    for each in actions:
        each.setEnabled(True)
        each.triggered.connect(partial(_note, found, each.objectName()))
    return found


def _note(found: list[str], name: str, *_checked: bool) -> None:
    found.append(name)


def shown(game: ManualGame, bar: GameBar) -> list[str]:
    """Return the buttons that suit a game, from left to right."""
    bar.show_game(game.model)
    buttons = [each for each in bar.findChildren(QToolButton) if each.isVisibleTo(bar)]
    buttons.sort(key=lambda each: each.mapTo(bar, each.rect().center()).x())
    return [_name(each) for each in buttons if _name(each)]


def _name(button: QToolButton) -> str:
    """Return the name of a button, or else of its action."""
    return button.objectName() or button.defaultAction().objectName()


def test_the_game_bar_suits_the_moment(qtbot: QtBot, actions: Actions) -> None:
    """Moves can be gone through once there are any; the ends offer what comes next."""
    bar, game = GameBar(actions), new_game(o="human")
    qtbot.addWidget(bar)
    bar.resize(900, HEIGHT)
    bar.show()
    moves = ["firstMove", "previousMove", "nextMove", "lastMove"]
    assert shown(game, bar) == []
    game.play(*X_WINS[:2])
    assert shown(game, bar) == moves
    game.model.browse(-1)
    assert shown(game, bar) == ["backToGameButton", *moves, "playFromHereButton"]
    game.model.browse(None)
    game.play(*X_WINS[2:])
    assert shown(game, bar) == ["reviewButton", *moves, "swapSidesButton", "rematchButton"]
    found = triggered(actions)
    for button in bar.findChildren(QToolButton):
        if button.isVisibleTo(bar):
            button.click()
    assert sorted(found) == sorted([*moves, "review", "swapSides", "rematch"])
    found.clear()
    for key in (Key.Key_Home, Key.Key_Left, Key.Key_Right, Key.Key_End, Key.Key_A):
        QTest.keyClick(bar, key)
    first = next(each for each in bar.findChildren(QToolButton) if each.isVisibleTo(bar))
    QTest.keyClick(first, Key.Key_Left)  # not to the next button
    assert found == [*moves, "previousMove"]
    for name, text, role in (
        ("review", "Review", "button"), ("swapSides", "Swap", "button"),
        ("rematch", "Rematch", "primary"), ("backToGame", "Back to game", "button"),
        ("playFromHere", "Play from here", "primary"),
    ):  # fmt: skip
        each = part(bar, QToolButton, f"{name}Button")
        tip = actions[name].toolTip()
        assert (each.text(), each.toolTip(), each.property("role")) == (text, tip, role)


def test_a_game_without_moves_can_be_over(qtbot: QtBot, actions: Actions) -> None:
    """After a forfeit at the first move there is nothing to go through, but what comes next."""
    bar, game = GameBar(actions), new_game("mc:trials=20", "human")
    qtbot.addWidget(bar)
    bar.resize(900, HEIGHT)
    bar.show()
    game.forfeit()
    assert (game.moves, game.record.result is None) == ([], False)
    assert shown(game, bar) == ["reviewButton", "swapSidesButton", "rematchButton"]


def test_a_click_beside_the_buttons_leads_the_keys_to_the_moves(
    qtbot: QtBot, actions: Actions
) -> None:
    """The bar has the focus after a click on it or on one of its arrows, but isn't a Tab stop."""
    holder = QWidget()
    qtbot.addWidget(holder)
    bar, other = GameBar(actions, holder), QLineEdit(holder)
    bar.setGeometry(0, 40, 900, HEIGHT)
    game = new_game(o="human")
    game.play(*X_WINS[:2])
    bar.show_game(game.model)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    found = triggered(actions)
    arrow = next(each for each in bar.findChildren(QToolButton) if each.isVisibleTo(bar))
    for target, names in ((bar, ["lastMove"]), (arrow, ["firstMove", "lastMove"])):
        other.setFocus()
        found.clear()
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        assert bar.hasFocus()
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Key.Key_End)
        assert found == names
    assert not bar.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_game_bar_fits_every_width(qtbot: QtBot, actions: Actions) -> None:
    """Buttons stay inside the bar, never overlap, and the move buttons keep their place.

    No row is empty at every moment. Other languages have longer words on either button.
    """
    game = new_game(o="human")
    game.play(*X_WINS)
    actions.set_theme(LIGHT)  # buttons with icons are narrow
    bar = GameBar(actions)
    qtbot.addWidget(bar)
    bar.show()
    heights: set[int] = set()
    least = bar.minimumSizeHint().width()
    widths = (900, *range(least, least + 300, 12))
    for width, word in (
        *((each, "") for each in widths),
        *((each, "Other words") for each in widths),
    ):
        if word:
            part(bar, QToolButton, "backToGameButton").setText(word)
            QApplication.processEvents()
        height = bar.heightForWidth(width)
        heights.add(height)
        bar.resize(width, height)
        places: list[QRect] = []
        top = height
        for moved in (None, 2):
            game.model.browse(moved)
            bar.show_game(game.model)
            parts = [each for each in bar.children() if isinstance(each, QWidget)]
            rects = [each.geometry() for each in parts if each.isVisibleTo(bar)]
            assert all(bar.rect().contains(rect) for rect in rects), width
            assert not any(
                one.intersects(two) for i, one in enumerate(rects) for two in rects[:i]
            ), width
            places.append(rects[0])
            top = min(top, *(rect.top() for rect in rects))
        assert places[0] == places[1]
        assert top < HEIGHT, width
    assert bar.heightForWidth(900) == HEIGHT < max(heights)


def row_width(parts: Sequence[QWidget]) -> int:
    """Return the width of parts side by side."""
    return sum(each.sizeHint().width() for each in parts) + 8 * (len(parts) - 1)


@pytest.mark.parametrize("is_over", [False, True])
def test_the_game_bar_has_three_arrangements(qtbot: QtBot, actions: Actions, is_over: bool) -> None:
    """The move buttons are in the middle, or at the left of one row, or below the others.

    The width decides, as if the widest buttons were always there, so that nothing jumps.
    """
    actions.set_theme(LIGHT)  # buttons with icons are narrow
    game, bar = new_game(o="human"), GameBar(actions)
    qtbot.addWidget(bar)
    bar.show()
    game.play(*X_WINS)
    game.model.browse(None if is_over else 1)
    bar.show_game(game.model)
    (moves,) = (each for each in bar.children() if type(each) is QWidget)
    texts = {name: part(bar, QToolButton, f"{name}Button") for name in (
        "review", "swapSides", "rematch", "backToGame", "playFromHere",
    )}  # fmt: skip
    review, swap, rematch, back, play = texts.values()
    shown = [review, swap, rematch] if is_over else [back, play]
    assert bar.sizeHint() == QSize(row_width([moves, *texts.values()]) + 8, 34)
    assert bar.minimumSizeHint() == QSize(max(row_width([moves]), row_width([play])), 34)
    sides = ([review], [swap, rematch], [back], [play])
    centred = row_width([moves]) + 2 * (8 + max(map(row_width, sides)))
    one_row = max(row_width([moves, review, swap, rematch]), row_width([moves, back, play]))
    assert one_row < centred
    for width, is_centred in ((centred + 31, True), (centred, True), (centred - 1, False),
                              (one_row, False)):  # fmt: skip
        bar.resize(width, 34)
        assert bar.heightForWidth(width) == 34
        size = row_width([moves])
        assert moves.x() == ((width - size) // 2 if is_centred else 0)
        assert shown[-1].geometry().right() == width - 1
        others = shown[1:] if is_centred else shown
        assert [one.x() + one.width() + 8 for one in others[:-1]] == [two.x() for two in others[1:]]
        assert (shown[0].x() == 0) is is_centred
        for each in (moves, *shown):
            assert each.size() == each.sizeHint()
            assert each.geometry().center().y() == pytest.approx(16.5, abs=1)
    for width, rows in ((one_row - 1, 2), (bar.minimumSizeHint().width(), 0)):
        height = bar.heightForWidth(width)
        bar.resize(width, height)
        assert (height + 4) % 38 == 0
        assert not rows or height == 38 * rows - 4
        assert moves.geometry().center().y() == pytest.approx(height - 17.5, abs=1)
        assert moves.x() == (width - row_width([moves])) // 2
        lines = sorted({each.geometry().center().y() // 38 for each in shown})
        for line in lines:
            row = [each for each in shown if each.geometry().center().y() // 38 == line]
            assert row[0].x() == (width - row_width(row)) // 2
            assert row[-1].geometry().right() + 1 == row[0].x() + row_width(row)
        top = min(each.geometry().center().y() for each in shown)
        assert next(each for each in shown if each.geometry().center().y() <= top + 1) is shown[0]
    play.setText("A longer word for it " * 4)
    assert bar.minimumSizeHint() == QSize(row_width([play]), 34)
    icons = list(moves.findChildren(QToolButton))
    assert [each.iconSize() for each in icons] == [QSize(18, 18)] * 4
    only_icons = Qt.ToolButtonStyle.ToolButtonIconOnly
    assert [each.toolButtonStyle() for each in icons] == [only_icons] * 4


def test_the_board_area_passes_keys_on(qtbot: QtBot, actions: Actions) -> None:
    """Home, End and the page keys go through the game; a question takes the game bar's place."""
    area, game = BoardArea(actions), new_game(o="human")
    qtbot.addWidget(area)
    question = QWidget()
    area.add_bar(question)
    area.resize(700, 700)
    area.show()
    found = triggered(actions)
    for key in (Key.Key_Home, Key.Key_PageUp, Key.Key_PageDown, Key.Key_End, Key.Key_Q):
        QTest.keyClick(area, key)
    assert found == ["firstMove", "previousMove", "nextMove", "lastMove"]
    question.hide()
    area.first_choices.is_wanted = True
    large: list[float] = []
    for foot, setting_up, asks in (
        ("first", False, False), (None, True, False), (None, False, True), ("first", False, False),
    ):  # fmt: skip
        question.setVisible(asks)
        area.show_game(game.model, "X to move", setting_up=setting_up)
        assert area.first_choices.isVisibleTo(area) is (foot == "first")
        assert not area.game_bar.isVisibleTo(area)
        assert area.legend.isVisibleTo(area) is not setting_up
    area.first_choices.is_wanted = False
    for asks in (True, False, True, False):
        question.setVisible(asks)  # while the game stays as it is
        assert area.game_bar.isVisibleTo(area) is not asks
    large.append(area.headline.usual_font.pointSizeF())
    game.play(*X_WINS)
    for browsed, setting_up in ((None, False), (None, True), (1, False)):
        game.model.browse(browsed)
        area.show_game(game.model, "X wins", setting_up=setting_up)
        large.append(area.headline.usual_font.pointSizeF())
        assert area.game_bar.isVisibleTo(area) is not setting_up
        assert not area.first_choices.isVisibleTo(area)
    assert large[1] > large[0] == large[2] == large[3]


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[QApplication]:
    """Provide an application whose layout can be mirrored for one test."""
    yield qapp
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_time_runs_to_the_right_in_every_language(
    mirrored: QApplication, qtbot: QtBot, actions: Actions
) -> None:
    """The first position is at the left and the last move at the right, from right to left too."""
    game = new_game(o="human")
    game.play(*X_WINS)
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        mirrored.setLayoutDirection(direction)
        bar = GameBar(actions)
        qtbot.addWidget(bar)
        bar.resize(900, HEIGHT)
        bar.show()
        bar.show_game(game.model)
        QApplication.processEvents()
        assert [name for name in shown(game, bar) if name in MOVES] == [*MOVES]


def test_an_action_has_its_keys_and_tip(mirrored: QApplication, qtbot: QtBot) -> None:
    """The tip names the first keys; on buttons there is no mnemonic; right-to-left keys show."""
    window = QWidget()
    qtbot.addWidget(window)
    actions = Actions(window, GameCommands)
    assert [each.toString() for each in actions["redo"].shortcuts()] == ["Ctrl+Shift+Z", "Ctrl+Y"]
    assert actions["redo"].toolTip() == "Replay the moves taken back (Ctrl+Shift+Z)"
    assert actions["redo"].property(TIP) == "Replay the moves taken back"
    assert actions["redo"].statusTip() == ""
    assert (actions["undo"].text(), actions["undo"].iconText()) == ("&Undo", "Undo")
    assert actions["clearSeries"].toolTip() == "Reset the score of the series"
    assert set(actions) == set(window.actions())
    actions.show_asked_player("Tree search")
    assert actions["ask"].text() == "&What would Tree search play here?"
    assert actions["ask"].iconText() == "What would Tree search play here?"
    mirrored.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    other = Actions(window, GameCommands)
    assert other["faster"].text() == "&Faster\tCtrl++"
    assert other["clearSeries"].text() == "Reset s&core"


def test_an_actions_changes_add_no_connections(qtbot: QtBot, actions: Actions) -> None:
    """After many changes an action notifies nobody else, and its button still shows its state."""
    button = QToolButton()
    qtbot.addWidget(button)
    button.setDefaultAction(actions["undo"])
    actions["undo"].setEnabled(False)
    before = actions["undo"].receivers(SIGNAL("changed()"))
    for enabled in (True, False) * 10:
        actions["undo"].setEnabled(enabled)
        assert button.isEnabled() is enabled
    actions["undo"].setIconText("Take back")
    assert button.text() == "Take back"
    assert actions["undo"].receivers(SIGNAL("changed()")) == before


def test_the_play_action_is_pause_while_it_runs(actions: Actions) -> None:
    """Text and icon follow the game; the icons have the theme's colours."""
    game = new_game("mc:trials=20", "random")
    play = actions["playPause"]

    def image(action: QAction) -> object:
        return action.icon().pixmap(24, 24).toImage()

    actions.set_theme(LIGHT)
    before, new = image(play), image(actions["newGame"])
    looks: list[object] = []
    for command in (game.model.play, game.model.pause):
        command()
        actions.show_game(game.model, LIGHT, setting_up=False)
        looks.append((play.text(), play.iconText(), image(play) == before))
    assert looks == [("&Pause", "Pause", False), ("&Play", "Play", True)]
    actions.set_theme(DARK)
    assert image(play) != before
    assert image(actions["newGame"]) != new
    assert play.text() == "&Play"
    yours = new_game()
    actions.show_game(yours.model, DARK, setting_up=False)
    assert (yours.model.running, play.text()) == (True, "&Play")  # nothing moves by itself


def test_other_keys_are_left_to_the_window(qtbot: QtBot, actions: Actions) -> None:
    """The game bar takes its own keys and ignores the others, so that the window gets them."""
    bar = GameBar(actions)
    qtbot.addWidget(bar)
    triggered(actions)
    for key, is_taken in ((Key.Key_Left, True), (Key.Key_End, True), (Key.Key_A, False)):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        event.setAccepted(True)
        QApplication.sendEvent(bar, event)
        assert event.isAccepted() is is_taken
