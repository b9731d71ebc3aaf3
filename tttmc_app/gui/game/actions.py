"""Actions, each declared at the method it calls and looked up by name elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple, TypeVar

from PySide6.QtCore import SIGNAL, QEvent, QObject, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.look.icons import themed_icon
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import native_keys, shown, translate
from tttmc_app.gui.look.widgets import without_mnemonic

Key = QKeySequence.StandardKey | str
_Method = TypeVar("_Method", bound=Callable[..., None])
_DECLARATION = "action_declaration"
TIP = "tip"
"""The property of an action that stores its tip without its keys."""


class ActionDeclaration(NamedTuple):
    """One action of the window: its names, keys and icon, and when it is enabled."""

    name: str
    """The QAction's object name, used by the buttons."""
    place: str
    """The menu that lists it and the number of the group there, as in "game 2"."""
    text: Text
    tip: Text
    keys: tuple[Key, ...]
    icon: str
    """The name of a drawing in resources/icons; empty without an icon."""
    enabled: Callable[[Game, bool], bool] | None
    """Returns whether the action is enabled, given the game and whether set-up mode is on."""
    is_toggle: bool
    """Whether the action turns something on and off, which menus show with a tick."""


def action(
    name: str,
    place: str,
    text: Text,
    tip: Text,
    *keys: Key,
    icon: str = "",
    enabled: Callable[[Game, bool], bool] | None = None,
    is_toggle: bool = False,
) -> Callable[[_Method], _Method]:
    """Declare the action that a method of a QObject carries out, and its place in the menus."""
    declared = ActionDeclaration(name, place, text, tip, keys, icon, enabled, is_toggle)

    def declare(method: _Method) -> _Method:
        setattr(method, _DECLARATION, declared)
        return method

    return declare


def declared_actions(owner: type[QObject]) -> Iterator[tuple[ActionDeclaration, str]]:
    """Yield the actions declared in a class, each with the name of its method."""
    for method, value in vars(owner).items():
        declaration = getattr(value, _DECLARATION, None)
        if isinstance(declaration, ActionDeclaration):
            yield declaration, method


class Actions:
    """The window's actions by name, made from the declarations in these classes."""

    def __init__(self, window: QWidget, *owners: type[QObject]) -> None:
        declared = [found for owner in owners for found, _method in declared_actions(owner)]
        self._declared = {declaration.name: declaration for declaration in declared}
        self._actions = {
            declaration.name: _make_action(window, declaration) for declaration in declared
        }
        self._conditional = [
            (self[each.name], each.enabled) for each in declared if each.enabled is not None
        ]

    def __getitem__(self, name: str) -> QAction:
        """Return an action by its name."""
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        """Yield all actions in the order of their declarations."""
        return iter(self._actions.values())

    def groups(self) -> Iterator[tuple[str, list[QAction]]]:
        """Yield the menus' groups: the place of each, and its actions as they are declared."""
        declared = sorted(self._declared.values(), key=attrgetter("place"))
        for place, group in groupby(declared, attrgetter("place")):
            yield place, [self[each.name] for each in group]

    def connect_to(self, owner: QObject) -> None:
        """Connect the actions declared in an object's class to its methods."""
        for declaration, method in declared_actions(type(owner)):
            self[declaration.name].triggered.connect(getattr(owner, method))

    def show_game(self, game: Game, theme: Theme, *, setting_up: bool) -> None:
        """Enable the actions that the game allows, and label the play action Play or Pause."""
        for each, is_enabled in self._conditional:
            each.setEnabled(is_enabled(game, setting_up))
        # Redraw only on a change: drawing an icon is slow.
        if game.plays_automatically is not bool(self["playPause"].property("running")):
            self._show_running(game.plays_automatically, theme)

    def show_asked_player(self, label: str) -> None:
        """In the text of the ask action, name the player that it asks."""
        _set_text(self["ask"], translate("Game", "&What would {player} play here?", player=label))

    def set_theme(self, theme: Theme) -> None:
        """Give every action its icon in the theme's colours."""
        for name, declaration in self._declared.items():
            if declaration.icon:
                self[name].setIcon(themed_icon(declaration.icon, theme.text, theme.tie))
        self._show_running(bool(self["playPause"].property("running")), theme)

    def _show_running(self, running: bool, theme: Theme) -> None:
        play = self["playPause"]
        play.setProperty("running", running)
        text = translate("Game", "&Pause") if running else translate("Game", "&Play")
        _set_text(play, text)
        play.setIcon(themed_icon("pause" if running else "play", theme.text, theme.tie))


class _Action(QAction):
    """An action that doesn't gain a connection to its tool buttons with each change.

    At each change, Qt 6.11 connects a button to its default action once more, only to notice if
    the action gets a menu. In a long series of games that would take ever more memory and time.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.changed.connect(self._drop_connections)

    @Slot()
    def _drop_connections(self) -> None:
        for button in self.associatedObjects():
            if isinstance(button, QToolButton):
                # The stub doesn't know None, which stands for every slot of the button.
                QObject.disconnect(self, SIGNAL("changed()"), button, None)  # type: ignore[call-overload]


def _make_action(window: QWidget, declaration: ActionDeclaration) -> QAction:
    qt_action = _Action(window)
    qt_action.setObjectName(declaration.name)
    qt_action.setCheckable(declaration.is_toggle)
    qt_action.setIconVisibleInMenu(not declaration.is_toggle)  # it would hide the tick
    qt_action.setShortcuts([QKeySequence(key) for key in declaration.keys])
    _set_text(qt_action, shown(declaration.text))
    keys = native_keys(qt_action.shortcut()) if declaration.keys else ""
    tip = shown(declaration.tip)
    qt_action.setProperty(TIP, tip)
    qt_action.setToolTip(translate("Game", "{tip} ({keys})", tip=tip, keys=keys) if keys else tip)
    qt_action.setStatusTip("")
    window.addAction(qt_action)
    return qt_action


def _set_text(qt_action: QAction, text: str) -> None:
    """Set a menu entry's text, and its text on buttons, which has no mnemonic."""
    qt_action.setIconText(without_mnemonic(text))
    keys = qt_action.shortcut()
    if QApplication.isRightToLeft() and not keys.isEmpty():
        text = f"{text}\t{native_keys(keys)}"  # Qt's own text would end with the first "+"
    qt_action.setText(text)


class ShortcutsInFields(QObject):
    """Lets the window's keys work while a field has the focus, except those for editing text.

    A field would otherwise take Ctrl+E, for example, to move its cursor.
    """

    _EDITING = (
        QKeySequence.StandardKey.Undo,
        QKeySequence.StandardKey.Redo,
        QKeySequence.StandardKey.Cut,
        QKeySequence.StandardKey.Copy,
        QKeySequence.StandardKey.Paste,
    )

    def __init__(self, window: QWidget, actions: Actions) -> None:
        super().__init__(window)
        self._keys = {key.toString() for each in actions for key in each.shortcuts()}

    def watch(self, widget: QWidget) -> None:
        """Watch the fields in a widget."""
        for field in (*widget.findChildren(QLineEdit), *widget.findChildren(QAbstractSpinBox)):
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Withhold a key from a field if it is one of the window's keys."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_editing = any(event.matches(key) for key in self._EDITING)
            key = QKeySequence(event.keyCombination()).toString()
            if key in self._keys and not is_editing:
                event.ignore()
                return True
        return super().eventFilter(watched, event)
