"""All that the main window shows, as lines: widgets with their tips, board, menus."""

from __future__ import annotations

import re

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tests.gui.hand import Hand
from tests.gui.shown import shown
from tttmc_app.core import square_name

WIDTH, HEIGHT = 1500, 1000
"""A size at which all panels fit beside the board."""


def window_lines(hand: Hand) -> list[str]:
    """Return the title and what the widgets show, with their tips."""
    window = hand.window
    star = ", not saved" if window.isWindowModified() else ""
    lines = [f'window "{window.windowTitle()}"{star}']
    for text in shown(window, tips=True):
        line, _, tip = text.replace("\n", " / ").partition(', tip "')
        lines.append(line)
        if tip:
            lines.append("tip " + re.sub("</?qt>", "", tip.removesuffix('"')))
    return lines


def board_lines(hand: Hand) -> list[str]:
    """Return what the board shows, and what it says about each square."""
    picture = hand.board.picture
    rules, overlay = picture.position.rules, picture.overlay
    lines = [f"board {picture.position.text}, rules {rules.describe()}"]
    for name, squares in (
        ("last move", [picture.last_move]),
        ("cursor", [picture.cursor]),
        ("completed", sorted(picture.ending)),
    ):
        names = [square_name(each) for each in squares if each is not None]
        if names:
            lines.append(f"board {name} {' '.join(names)}")
    if overlay is not None:
        lines.append(f"overlay {overlay.kind.key}, for {overlay.thought.side}")
    every = map(rules.square, range(rules.square_count))
    return [*lines, *(f"square {hand.presenter.describe(square)}" for square in every)]


def action_lines(hand: Hand) -> list[str]:
    """Return the menus, with the state of each entry."""
    found: list[str] = []
    for entry in hand.window.menuBar().actions():
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        found += _menu_lines(menu, entry.text())
    return found


def _menu_lines(menu: QMenu, path: str) -> list[str]:
    menu.aboutToShow.emit()
    found: list[str] = []
    for action in menu.actions():
        if action.isSeparator():
            continue
        below = action.menu()
        found.append(f"{path} > {_action_line(action)}")
        if isinstance(below, QMenu):
            found += _menu_lines(below, f"{path} > {action.text()}")
    return found


def _action_line(action: QAction) -> str:
    words = [action.text()]
    if action.shortcut().toString():
        words.append(action.shortcut().toString())
    if action.isChecked():
        words.append("on")
    for is_so, word in ((action.isEnabled(), "disabled"), (action.isVisible(), "hidden")):
        words += [] if is_so else [word]
    if action.statusTip():
        words.append(action.statusTip())
    return ", ".join(words)
