"""The menus and the tool bar, which list actions by name.

An action's text, keys and tip are declared at the method that it calls, in `@action(…)`: see
`game_commands`, `documents`, `window_commands` and `students`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QMainWindow,
    QMenu,
    QToolBar,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label

_SEPARATOR = ""
"""A separator in a list of action names."""
_VIEW = "viewMenu"
_MENUS: tuple[tuple[str, Text, tuple[str, ...]], ...] = (
    (
        "fileMenu",
        Text("&File"),
        (
            *("openGame", "recentGames", "saveGame", "saveGameAs", "exportGame", _SEPARATOR),
            *("openStudent", "recentStudents", "reloadStudent", "newStudent", "gradeStudents"),
            *(_SEPARATOR, "quit"),
        ),
    ),
    (
        "gameMenu",
        Text("&Game"),
        (
            *("newGame", "rematch", "swapSides", "clearSeries", _SEPARATOR),
            *("undo", "redo", _SEPARATOR),
            *("playPause", "step", "stop", "moveNow", "faster", "slower", _SEPARATOR),
            *("setUpPosition", "copyBoard", "pasteBoard"),
        ),
    ),
    (
        "movesMenu",
        Text("&Moves"),
        (
            *("firstMove", "previousMove", "nextMove", "lastMove", _SEPARATOR),
            *("playFromHere", "backToGame", _SEPARATOR, "ask", _SEPARATOR),
            *("review", "practise"),
        ),
    ),
    (_VIEW, Text("&View"), ("panels", "trialsSlider", "wholeBoard", "fullScreen")),
    (
        "toolsMenu",
        Text("&Tools"),
        (
            "trials",
            "tree",
            _SEPARATOR,
            "lab",
            "train",
            "textbook",
            _SEPARATOR,
            "convergence",
            "limits",
            _SEPARATOR,
            "preferences",
        ),
    ),
    (
        "helpMenu",
        Text("&Help"),
        ("help", "shortcuts", "lessons", _SEPARATOR, "copyDiagnosis", "about"),
    ),
)
"""The menus: their object names, titles, and the names of their actions and submenus."""
_TOOL_BAR = ("newGame", _SEPARATOR, "undo", "redo", _SEPARATOR)
_ICON_ONLY = ("undo", "redo")
_IDEOGRAPHS = "\u2e80"
"""Characters from this one on are typed with an input method."""


def fill_menus(
    window: QMainWindow, actions: Actions, docks: Iterable[QAction], submenus: Iterable[QMenu]
) -> QMenu:
    """Fill the menu bar; return the View menu, where choices are added.

    `docks` are the actions that show and hide docks; they come first in the View menu.
    """
    menus: dict[str, QMenu] = {}
    named = {submenu.objectName(): submenu for submenu in submenus}
    for name, title, names in _MENUS:
        menu = menus[name] = window.menuBar().addMenu(shown(title))
        menu.setObjectName(name)
        if name == _VIEW:
            menu.addActions(list(docks))
            menu.addSeparator()
        for action in names:
            if action == _SEPARATOR:
                menu.addSeparator()
            elif action in named:
                menu.addMenu(named[action])
            else:
                menu.addAction(actions[action])
    bar = window.menuBar()
    QShortcut(QKeySequence("F10"), window, lambda: bar.setActiveAction(bar.actions()[0]))
    _add_corner_button(window, actions["panels"])
    return menus[_VIEW]


def _add_corner_button(window: QMainWindow, action: QAction) -> None:
    """Add a button at the right end of the menu bar, where it is visible at every width."""
    button = QToolButton(window.menuBar())
    button.setObjectName("panelsButton")
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    window.menuBar().setCornerWidget(button)


def add_choices(
    menu: QMenu,
    title: str,
    choices: Iterable[tuple[str, Text | str]],
    choose: Callable[[str], object],
    *,
    has_mnemonics: bool = True,
) -> QActionGroup:
    """Add a submenu in which one choice is checked; each action's data is its key, for `choose`."""
    sub = menu.addMenu(title)
    group = QActionGroup(sub)
    taken: set[str] = set()
    for key, label in choices:
        text = shown(label)
        action = sub.addAction(_with_mnemonic(text, taken) if has_mnemonics else text)
        action.setCheckable(True)
        action.setData(str(key))
        group.addAction(action)

    def on_triggered(action: QAction) -> None:
        choose(str(action.data()))

    group.triggered.connect(on_triggered)
    return group


def check_choice(group: QActionGroup, key: str) -> None:
    """Check a choice in its submenu."""
    for action in group.actions():
        action.setChecked(action.data() == key)


def fill_tool_bar(window: QMainWindow, actions: Actions, overlay: QComboBox) -> QToolBar:
    """Return the tool bar, filled and added to the window."""
    bar = QToolBar(translate("App", "Tool bar"), window)
    bar.setObjectName("toolBar")
    bar.setMovable(False)
    bar.setIconSize(QSize(18, 18))
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    window.addToolBar(bar)
    for name in _TOOL_BAR:
        if name == _SEPARATOR:
            bar.addSeparator()
        else:
            bar.addAction(actions[name])
    bar.addWidget(muted_label(f"{translate('App', 'Overlay')} "))
    bar.addWidget(overlay)
    _set_role(bar.widgetForAction(actions["newGame"]), "primary")
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")  # Qt's own, for what doesn't fit
    if more is not None:
        more.setAccessibleName(translate("App", "More"))
    for name in _ICON_ONLY:
        button = bar.widgetForAction(actions[name])
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    return bar


def _with_mnemonic(text: str, taken: set[str]) -> str:
    """Return an item's text with "&" before the first letter not used by another item.

    Chinese and Japanese characters aren't used, because no key types them.
    """
    for index, letter in enumerate(text.lower()):
        if letter.isalpha() and letter < _IDEOGRAPHS and letter not in taken:
            taken.add(letter)
            return f"{text[:index]}&{text[index:]}"
    return text


def _set_role(widget: QWidget | None, role: str) -> None:
    if widget is not None:
        widget.setProperty("role", role)
