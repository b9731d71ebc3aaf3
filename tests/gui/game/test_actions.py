"""Actions made from declarations: names, texts, keys, tips, icons, and when they are enabled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QImage, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import new_game
from tttmc_app.core import Text
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.game.actions import (
    TIP,
    Actions,
    ShortcutsInFields,
    action,
    declared_actions,
)
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme


class Commands(QObject):
    """Two commands that are enabled in turn, and three that always are."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    @action(
        "newGame",
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

    @action("bare", Text("Ba&re"), Text("Do little"))
    def do_little(self) -> None:
        """Note the command."""
        self.done.append("bare")

    @action(
        "undo",
        Text("&Undo"),
        Text("Undo it"),
        "F5",
        icon="undo",
        enabled=lambda _state, setting_up: setting_up,
    )
    def go_back(self) -> None:
        """Note the command."""
        self.done.append("undo")

    @action("playPause", Text("&Play"), Text("Play or pause"), "Ctrl+Right", icon="play")
    def play(self) -> None:
        """Note the command."""
        self.done.append("play")


class More(QObject):
    """Another owner of commands."""

    @action("ask", Text("&Ask"), Text("Ask a player"))
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
            each.property(TIP),
            each.statusTip(),
            each.icon().isNull(),
        )
        for each in actions
    ]
    assert found == [
        ("newGame", "&New game", "New game", ["Ctrl+Z", "Home"], "Start a game (Ctrl+Z)",
         "Start a game", "", True),
        ("bare", "Ba&re", "Bare", [], "Do little", "Do little", "", True),
        ("undo", "&Undo", "Undo", ["F5"], "Undo it (F5)", "Undo it", "", True),
        ("playPause", "&Play", "Play", ["Ctrl+Right"], "Play or pause (Ctrl+Right)",
         "Play or pause", "", True),
        ("ask", "&Ask", "Ask", [], "Ask a player", "Ask a player", "", True),
    ]  # fmt: skip
    assert window.actions() == list(actions)
    assert [each.parent() for each in actions] == [window] * 5
    declared = list(declared_actions(Commands))
    assert [(each.name, method) for each, method in declared] == [
        ("newGame", "begin"), ("bare", "do_little"), ("undo", "go_back"), ("playPause", "play"),
    ]  # fmt: skip
    assert [(each.icon, each.keys) for each, _ in declared] == [
        ("new", (QKeySequence.StandardKey.Undo, "Home")), ("", ()), ("undo", ("F5",)),
        ("play", ("Ctrl+Right",)),
    ]  # fmt: skip
    assert [each.enabled is None for each, _ in declared] == [False, True, False, True]


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


def colour(shown: QAction, *, enabled: bool) -> str:
    """Return the most frequent colour of an action's icon."""
    mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
    image = shown.icon().pixmap(QSize(64, 64), mode).toImage()
    pixels = (image.pixelColor(x, y) for x in range(64) for y in range(64))
    counts = Counter(each.name() for each in pixels if each.alpha() == 255)
    return counts.most_common(1)[0][0].upper()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_icons_have_the_themes_colours(actions: Actions, theme: Theme) -> None:
    """They have the text's colour; an action without an icon stays without one."""
    actions.set_theme(DARK if theme is LIGHT else LIGHT)
    actions.set_theme(theme)
    with_icons = {each.objectName() for each in actions if not each.icon().isNull()}
    assert with_icons == {"newGame", "undo", "playPause"}
    for name in with_icons:
        assert colour(actions[name], enabled=True) == theme.text
        assert colour(actions[name], enabled=False) == theme.tie


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


def test_a_field_keeps_only_keys_that_edit(qtbot: QtBot) -> None:
    """The window's keys work in fields, except those for undoing and for the clipboard."""
    field, other = QLineEdit(), QLineEdit()
    holder = QWidget()
    qtbot.addWidget(holder)
    for each in (field, other):
        each.setParent(holder)
    keys = ShortcutsInFields(holder, Actions(QWidget(holder), GameCommands))
    keys.watch(holder)
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for key, modifiers, is_taken in (
        (Qt.Key.Key_R, control, False),
        (Qt.Key.Key_T, control, False),
        (Qt.Key.Key_Z, control, True),
        (Qt.Key.Key_Z, control | shift, True),
        (Qt.Key.Key_C, control, True),
        (Qt.Key.Key_V, control, True),
        (Qt.Key.Key_X, control, True),
    ):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
        event.ignore()
        QApplication.sendEvent(other, event)
        assert event.isAccepted() is is_taken, key
