"""Actions made from declarations: names, texts, keys, tips, icons, and when they are enabled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import new_game
from tttmc_app.core import Text
from tttmc_app.gui.game.actions import (
    Actions,
    ShortcutsInFields,
    action,
)
from tttmc_app.gui.look.theme import DARK, LIGHT


class Commands(QObject):
    """Two commands that are enabled in turn, and three that always are."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    @action(
        "newGame",
        "game 1",
        Text("&New game"),
        Text("Start a game"),
        QKeySequence.StandardKey.Undo,
        "Home",
        icon="new",
        enabled=lambda state, setting_up: state.running and not setting_up,
    )
    def begin(self) -> None:
        """Note the command."""
        self.done.append("begin")

    @action("bare", "help 1", Text("Ba&re"), Text("Do little"))
    def do_little(self) -> None:
        """Note the command."""
        self.done.append("bare")

    @action(
        "undo",
        "game 1",
        Text("&Undo"),
        Text("Undo it"),
        "F5",
        icon="undo",
        enabled=lambda _state, setting_up: setting_up,
    )
    def go_back(self) -> None:
        """Note the command."""
        self.done.append("undo")

    @action("playPause", "game 2", Text("&Play"), Text("Play or pause"), "Ctrl+Right", icon="play")
    def play(self) -> None:
        """Note the command."""
        self.done.append("play")


class More(QObject):
    """Another owner of commands."""

    @action("ask", "game 1", Text("&Ask"), Text("Ask a player"))
    def ask(self) -> None:
        """Do nothing."""

    def not_declared(self) -> None:
        """Do nothing."""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Return a window."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def actions(window: QWidget) -> Iterator[Actions]:
    """Return the actions of both owners."""
    yield Actions(window, Commands, More)
    window.close()


def test_declarations_become_actions(actions: Actions, window: QWidget) -> None:
    """Every action has its declared name, texts and keys; a tip names the first key."""
    found = [
        (
            each.objectName(),
            each.text(),
            each.iconText(),
            [key.toString() for key in each.shortcuts()],
            each.toolTip(),
        )
        for each in actions
    ]
    assert found == [
        ("newGame", "&New game", "New game", ["Ctrl+Z", "Home"], "Start a game (Ctrl+Z)"),
        ("bare", "Ba&re", "Bare", [], "Do little"),
        ("undo", "&Undo", "Undo", ["F5"], "Undo it (F5)"),
        ("playPause", "&Play", "Play", ["Ctrl+Right"], "Play or pause (Ctrl+Right)"),
        ("ask", "&Ask", "Ask", [], "Ask a player"),
    ]  # fmt: skip
    assert window.actions() == list(actions)


def test_a_menu_s_group_lists_all_owners_actions(actions: Actions) -> None:
    """Those of a group are in the order of the owners and of their methods."""
    found = [(place, [each.objectName() for each in group]) for place, group in actions.groups()]
    groups = ("game 1", ["newGame", "undo", "ask"]), ("game 2", ["playPause"])
    assert found == [*groups, ("help 1", ["bare"])]


def test_an_action_calls_its_method(actions: Actions) -> None:
    """Each action calls the method at which it was declared, and only that."""
    owner = Commands()
    actions.connect_to(owner)
    for each in actions:
        each.trigger()
    assert owner.done == ["begin", "bare", "undo", "play"]


@pytest.mark.parametrize("running", [False, True])
@pytest.mark.parametrize("setting_up", [False, True])
def test_actions_are_enabled_as_declared(actions: Actions, running: bool, setting_up: bool) -> None:
    """The game and set-up mode decide, except where a declaration has no condition."""
    state = new_game("mc:trials=20", "random").model
    state.running = running
    for each in actions:
        each.setEnabled(each.objectName() not in ("bare", "ask"))  # these two stay as they are
    actions.show_game(state, LIGHT, setting_up=setting_up)
    assert {each.objectName() for each in actions if each.isEnabled()} == {
        "playPause",
        *(["newGame"] if running and not setting_up else []),
        *(["undo"] if setting_up else []),
    }
    assert actions["playPause"].text() == ("&Pause" if running else "&Play")
    assert actions["playPause"].toolTip() == "Play or pause (Ctrl+Right)"


def test_a_running_game_keeps_its_icon_in_another_theme(actions: Actions) -> None:
    """While machines play, Play stays Pause, in whichever colours."""

    def image() -> QImage:
        return actions["playPause"].icon().pixmap(QSize(64, 64)).toImage()

    game = new_game("random", "random")
    actions.set_theme(DARK)
    actions.show_game(game.model, DARK, setting_up=False)
    paused = image()
    game.model.play()
    actions.show_game(game.model, DARK, setting_up=False)
    running = image()
    assert running != paused
    actions.set_theme(LIGHT)
    assert image() not in (running, paused)
    actions.set_theme(DARK)
    assert image() == running


def accepts(field: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
    """Return whether a field takes a key for itself before the window can use it."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, "a")
    event.ignore()
    QApplication.sendEvent(field, event)
    return event.isAccepted()


def test_only_watched_fields_give_keys_away(qtbot: QtBot, actions: Actions) -> None:
    """The window's keys are withheld from the fields of a watched widget, unless they edit."""
    inside, outside = QWidget(), QWidget()
    for each in (inside, outside):
        qtbot.addWidget(each)
    watched = (QLineEdit(inside), QSpinBox(inside))
    others = (QLineEdit(outside), QSpinBox(outside))
    keys = ShortcutsInFields(inside, actions)
    keys.watch(inside)
    plain, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for key, modifiers, is_withheld in (
        (Qt.Key.Key_Home, plain, True),
        (Qt.Key.Key_Right, control, True),
        (Qt.Key.Key_Home, control, False),
        (Qt.Key.Key_Right, plain, False),
        (Qt.Key.Key_Z, control, False),
        (Qt.Key.Key_A, plain, False),
    ):
        for field in others:
            assert accepts(field, key, modifiers)
        for field in watched:
            assert accepts(field, key, modifiers) is not is_withheld, key
    label = QLabel(inside)
    assert not accepts(label, Qt.Key.Key_Home, plain)
