"""The menus, the tools beside them, and the menu of a square.

An action's place in the menus, text, keys and tip are declared at the method that it calls, in
`@action(…)`: see `game_commands`, `documents`, `window_commands`, `learn_commands` and `programs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QToolButton,
    QWidget,
)

from tttmc_app.core import Square, Text, square_name
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.board import CHANCES
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.look.icons import application_icon
from tttmc_app.gui.look.theme import UNIT, for_letters, scaled
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, muted_label

_MENUS = {
    "file": Text("&File"),
    "game": Text("&Game"),
    "moves": Text("&Moves"),
    "view": Text("&View"),
    "tools": Text("&Tools"),
    "help": Text("&Help"),
}
"""The menus' titles, by the names in the places of actions."""
NARROW = 860
"""The window's width, in pixels, below which the tools at the end of the menu bar are shorter."""
_SHORT, _LONG = 110, 240
"""The widest that the chooser of overlays becomes, in a narrow window and in others."""
_AROUND = 44
"""How much wider it is than its text, in pixels."""
_IDEOGRAPHS = "\u2e80"
"""Characters from this one on are typed with an input method."""


def fill_menus(
    window: QMainWindow, actions: Actions, console: QAction, submenus: Mapping[str, QMenu]
) -> QMenu:
    """Fill the menu bar; return the View menu, where choices are added.

    `console` is the action that shows and hides the console; it comes first in the View menu. Each
    of `submenus` comes below the action that it is named by.
    """
    bar, menus = window.menuBar(), dict[str, QMenu]()
    for name, title in _MENUS.items():
        menu = menus[name] = bar.addMenu(shown(title))
        menu.setObjectName(f"{name}Menu")
        menu.aboutToShow.connect(partial(_tell_apart, menu))
    menus["view"].addAction(console)
    for place, group in actions.groups():
        menu = menus[place.split()[0]]
        if not menu.isEmpty():
            menu.addSeparator()
        for action in group:
            menu.addAction(action)
            if action.objectName() in submenus:
                menu.addMenu(submenus[action.objectName()])
    QShortcut(QKeySequence("F10"), window, lambda: bar.setActiveAction(bar.actions()[0]))
    return menus["view"]


def add_choices(
    menu: QMenu,
    title: str,
    choices: Callable[[], Iterable[tuple[str, Text | str]]],
    chosen: Callable[[], str],
    choose: Callable[[str], object],
    *,
    has_mnemonics: bool = True,
) -> None:
    """Add a submenu, filled when it is shown, in which the chosen key is checked."""
    sub = menu.addMenu(title)
    group = QActionGroup(sub)

    def fill() -> None:
        sub.clear()
        taken: set[str] = set()
        for key, label in choices():
            text = shown(label)
            action = sub.addAction(_with_mnemonic(text, taken) if has_mnemonics else text)
            action.setCheckable(True)
            action.setChecked(key == chosen())
            action.setData(str(key))
            group.addAction(action)

    def on_triggered(action: QAction) -> None:
        choose(str(action.data()))

    sub.aboutToShow.connect(fill)
    group.triggered.connect(on_triggered)


class Tools(QWidget):
    """What is used most, at the end of the menu bar: undo, the overlay, a new game, F4."""

    def __init__(self, window: QMainWindow, actions: Actions, overlay: QComboBox) -> None:
        self._bar = bar = window.menuBar()
        super().__init__(bar)
        self.setObjectName("tools")
        self.setFixedHeight(44)
        row = QHBoxLayout(self)
        row.setContentsMargins(UNIT, 0, UNIT, 0)
        self._row = row
        steps = QHBoxLayout()
        steps.setSpacing(0)
        for name in ("undo", "redo"):
            steps.addWidget(_icon_button(actions[name]))
        row.addLayout(steps)
        self._label = muted_label(translate("App", "Squares show"))
        self._label.setBuddy(overlay)
        self._label.setIndent(UNIT)
        overlay.setAccessibleName(self._label.text())
        self._overlay = overlay
        self._shows = shows = QFrame()
        shows.setProperty("bar", "chooser")
        inside = QHBoxLayout(shows)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        inside.addWidget(self._label)
        inside.addWidget(overlay)
        row.addWidget(shows, 0, Qt.AlignmentFlag.AlignVCenter)
        self._new = _icon_button(actions["newGame"])
        self._new.setProperty("role", "button")
        row.addWidget(self._new)
        row.addWidget(_icon_button(actions["panels"]))
        bar.setCornerWidget(self)
        self._sign = sign = PlainLabel(parent=bar)
        sign.setPixmap(application_icon().pixmap(20, 20))
        sign.setContentsMargins(12, 0, 0, 0)
        bar.setCornerWidget(sign, Qt.Corner.TopLeftCorner)

    def fit(self, window_width: int) -> None:
        """Leave the menus room in a narrow window."""
        is_narrow = window_width < for_letters(NARROW, self.font())
        self._label.setVisible(not is_narrow)
        self._sign.setVisible(not is_narrow)
        self._row.setSpacing(UNIT // 2 if is_narrow else UNIT)
        text = self._overlay.fontMetrics().horizontalAdvance(self._overlay.currentText())
        short = min(scaled(_SHORT), text + scaled(_AROUND))
        self._overlay.setMaximumWidth(short if is_narrow else scaled(_LONG))
        beside, alone = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
            Qt.ToolButtonStyle.ToolButtonIconOnly,
        )
        self._new.setToolButtonStyle(alone if is_narrow else beside)
        self._shows.updateGeometry()
        self._bar.setCornerWidget(self)  # which takes its new size


def _icon_button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setObjectName(f"{action.objectName()}Button")
    button.setIconSize(QSize(18, 18))
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    return button


def _tell_apart(menu: QMenu) -> None:
    """Give each entry whose letter belongs to one above it another letter of its text."""
    taken: set[str] = set()
    for action in menu.actions():
        words, _, rest = action.text().partition("&")
        if rest and rest[0].lower() in taken:
            action.setText(_with_mnemonic(words + rest, taken))
        elif rest:
            taken.add(rest[0].lower())


def _with_mnemonic(text: str, taken: set[str]) -> str:
    """Return an item's text with "&" before the first letter not used by another item.

    Chinese and Japanese characters aren't used, because no key types them.
    """
    for index, letter in enumerate(text.lower()):
        if letter.isalpha() and letter < _IDEOGRAPHS and letter not in taken:
            taken.add(letter)
            return f"{text[:index]}&{text[index:]}"
    return text


class BoardMenu(QObject):
    """The context menu of the board's squares, and the legend's button that explains a number.

    The right mouse button opens it, and so do the menu key and Shift+F10 on the board.
    """

    def __init__(
        self,
        parts: Parts,
        presenter: Presenter,
        commands: WindowCommands,
        learning: LearnCommands,
    ) -> None:
        super().__init__(parts.window)
        self._parts, self._presenter = parts, presenter
        self._commands, self._learning = commands, learning
        parts.area.board.menu_requested.connect(self._open)
        parts.thought.trials.why.clicked.connect(self._explain_best)

    @Slot(object, QPoint)
    def _open(self, square: Square, at: QPoint) -> None:
        menu = QMenu(self._parts.area.board)
        menu.setObjectName("squareMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        why = menu.addAction(
            translate("App", "Where the n&umber on {square} comes from", square=square_name(square))
        )
        why.setObjectName("explainNumber")
        why.setEnabled(self._has_score(square))
        why.triggered.connect(lambda: self._commands.explain_number(square))
        compare = menu.addAction(
            translate("App", "Co&mpare {square} with another square", square=square_name(square))
        )
        compare.setObjectName("compareSquares")
        compare.setEnabled(why.isEnabled())
        compare.triggered.connect(lambda: self._commands.compare_square(square))
        chances = menu.addAction(shown(CHANCES.label))
        chances.setObjectName("showChances")
        chances.triggered.connect(lambda: self._parts.overlay.choose(CHANCES.key))
        line = menu.addAction(
            translate("App", "Show the &line from {square}", square=square_name(square))
        )
        line.setObjectName("showLineFrom")
        facts = self._presenter.facts
        line.setEnabled(facts is not None and facts.result(square) is not None)
        line.triggered.connect(lambda: self._learning.show_line_from(square))
        menu.addSeparator()
        for name in ("trials", "tree", "ask"):
            menu.addAction(self._parts.actions[name])
        menu.popup(at)

    def _has_score(self, square: Square) -> bool:
        """Return whether trials can explain a number on a square."""
        is_legal = square in self._parts.game.thought_position.legal_squares
        return is_legal and self._parts.actions["trials"].isEnabled()

    @Slot()
    def _explain_best(self) -> None:
        thought = self._parts.game.thought
        if thought is not None and thought.best and self._has_score(thought.best[0]):
            self._commands.explain_number(thought.best[0])
