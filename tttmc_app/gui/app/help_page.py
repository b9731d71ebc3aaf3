"""A short page of help: what the numbers mean, who plays, and the keys."""

from __future__ import annotations

from dataclasses import fields
from html import escape

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.players import PLAYER_KINDS

_SIZE = (640, 560)
_NUMBERS = (
    (
        "Colour and number",
        (
            "what the machine thinks of a square; brighter is better for whoever thought. The line "
            "under the board says what the numbers are: scores, rates, visits or proven results."
        ),
    ),
    (
        "Score",
        (
            "the machine plays many random games to their end (trials). In each that it wins, its "
            "squares gain and the opponent's lose; in each that it loses, the other way round."
        ),
    ),
    ("Ring and ★", "the best square, which the machine takes, or one of several that are equal."),
    ("Dot in a corner", "the last move."),
    ("① ② ③", "the moves that tree search expects next."),
    ("The bar", "how the trials ended: X won, ties, O won."),
    (
        "Candidates",
        (
            "the best squares with their standard errors. Bars that overlap by far may only differ "
            "by chance: more trials tell."
        ),
    ),
    (
        "Dashed line",
        "in the reverse game: the line that lost it for whoever completed it.",
    ),
)
_BOARD_KEYS = (("Arrows", "Go from square to square"), ("Enter, Space", "Play on the square"))


class HelpPage(QDialog):
    """Show the page beside the window, which goes on."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        super().__init__(parent)
        self.setObjectName("helpPage")
        self.setWindowTitle("Help")
        self.resize(*_SIZE)
        page = QTextBrowser()
        page.setObjectName("helpText")
        page.setAccessibleName("Help")
        page.setHtml(help_html(_all_actions(parent, actions)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addWidget(page, 1)
        layout.addWidget(buttons)


def help_html(actions: list[QAction]) -> str:
    """Return the page; keys come from the actions, players from the registry."""
    players = [(kind.label, kind.how_it_thinks) for kind in PLAYER_KINDS if kind.make is not None]
    return "".join(
        (
            "<h2>What the board shows</h2>",
            _table(_NUMBERS),
            (
                "<p>Choose a move in the list of moves to see what it was based on. Weights only "
                "read the same trials anew; all else that you change lets the machine think "
                "again.</p>"
            ),
            "<h2>Who plays</h2>",
            _table(players),
            "<h2>Keys</h2>",
            _table([*_BOARD_KEYS, *_keys(actions)]),
        )
    )


def _all_actions(window: QWidget, actions: Actions) -> list[QAction]:
    """Return the game's actions, then those that other rooms have put into the menus."""
    own: list[QAction] = [getattr(actions, item.name) for item in fields(actions)]
    return own + [action for action in window.findChildren(QAction) if action not in own]


def _keys(actions: list[QAction]) -> list[tuple[str, str]]:
    """Return every action that has keys, with what it does."""
    found: list[tuple[str, str]] = []
    native = QKeySequence.SequenceFormat.NativeText
    for action in actions:
        keys = ", ".join(key.toString(native) for key in action.shortcuts() if not key.isEmpty())
        if keys and action.toolTip():
            found.append((keys, action.toolTip().partition(" (")[0]))
    return found


def _table(rows: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> str:
    cells = "".join(
        f"<tr><td><b>{escape(name)}</b>&nbsp;&nbsp;</td><td>{escape(text)}</td></tr>"
        for name, text in rows
    )
    return f'<table cellspacing="0" cellpadding="3">{cells}</table>'
