"""Where the actions are found: menus and tool bar."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QComboBox, QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from tttmc_app.gui.board import OverlayStyle
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.look.card import muted_label
from tttmc_app.gui.look.theme import ThemeChoice
from tttmc_app.gui.panels.speed import SpeedSlider


def fill_menus(window: QMainWindow, actions: Actions, views: list[QAction]) -> QMenu:
    """Fill the menu bar; return the View menu, where choices are added."""
    a = actions
    bar = window.menuBar()
    _menu(bar.addMenu("&File"), a.open_game, a.save_game, a.export_game, None, a.quit)
    _menu(
        bar.addMenu("&Game"),
        *(a.new_game, a.rematch, a.swap_sides, a.clear_series, None),
        *(a.undo, a.redo, None),
        *(a.play_pause, a.step, a.stop, a.move_now, a.faster, a.slower, a.ask, None),
        *(a.set_up, a.copy_board, a.paste_board),
    )
    view = bar.addMenu("&View")
    _menu(view, *views, None, a.full_screen)
    _menu(bar.addMenu("&Tools"), a.lab, a.train)
    _menu(bar.addMenu("&Help"), a.help, a.about)
    return view


def add_choices(
    menu: QMenu, title: str, choices: list[OverlayStyle] | list[ThemeChoice]
) -> QActionGroup:
    """Add a submenu of which one choice is always on; each action's data is its choice."""
    sub = menu.addMenu(title)
    group = QActionGroup(sub)
    taken: set[str] = set()
    for choice in choices:
        action = sub.addAction(_with_key(choice.value[:1].upper() + choice.value[1:], taken))
        action.setCheckable(True)
        action.setData(choice.value)
        group.addAction(action)
    return group


def _with_key(text: str, taken: set[str]) -> str:
    """Return a line of a menu with "&" before the first letter that no other line has."""
    for place, letter in enumerate(text.lower()):
        if letter.isalpha() and letter not in taken:
            taken.add(letter)
            return f"{text[:place]}&{text[place:]}"
    return text


def check_choice(group: QActionGroup, value: str) -> None:
    """Mark a choice in its submenu."""
    for action in group.actions():
        action.setChecked(action.data() == value)


def fill_tool_bar(
    window: QMainWindow, actions: Actions, overlay: QComboBox, speed: SpeedSlider
) -> QToolBar:
    """Return the tool bar, filled and added to the window."""
    a = actions
    bar = QToolBar("Tool bar", window)
    bar.setObjectName("toolBar")
    bar.setMovable(False)
    bar.setIconSize(QSize(18, 18))
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    window.addToolBar(bar)
    groups = (
        (a.new_game,),
        (a.undo, a.redo),
        (a.play_pause, a.step, a.stop, a.move_now),
    )
    for number, group in enumerate(groups):
        if number:
            bar.addSeparator()
        for action in group:
            bar.addAction(action)
    bar.addSeparator()
    bar.addWidget(muted_label("Overlay "))
    bar.addWidget(overlay)
    bar.addWidget(speed)
    _set_role(bar.widgetForAction(a.new_game), "primary")
    for action in (a.undo, a.redo):
        button = bar.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    # Whatever a button is called at the moment, its neighbours stay where they are.
    play = bar.widgetForAction(a.play_pause)
    if isinstance(play, QToolButton):
        wider = play.fontMetrics().horizontalAdvance(
            "Pause"
        ) - play.fontMetrics().horizontalAdvance("Play")
        play.setMinimumWidth(play.sizeHint().width() + wider)
    return bar


def _menu(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def _set_role(widget: QWidget | None, role: str) -> None:
    if widget is not None:
        widget.setProperty("role", role)
