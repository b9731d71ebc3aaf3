"""Commands given while a position is set up: what each leaves, hides, shows and focuses."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from tests.gui.conftest import OpenWindow

EARLIER, START = "X../.O./...", ".../.../..."
EFFECTS = {
    "newGame": ("left", "", START),
    "rematch": ("left", "", START),
    "swapSides": ("left", "", START),
    "clearSeries": None,
    "undo": ("on", "Two lines", EARLIER),
    "redo": None,
    "playPause": None,
    "step": None,
    "stop": None,
    "moveNow": None,
    "faster": ("on", "Two lines", EARLIER),
    "slower": ("on", "Two lines", EARLIER),
    "setUpPosition": ("on", "Two lines", EARLIER),
    "copyBoard": ("on", "Two lines", EARLIER),
    "pasteBoard": ("left", "", "XO./.../..."),
    "firstMove": None,
    "previousMove": None,
    "nextMove": None,
    "lastMove": None,
    "playFromHere": None,
    "backToGame": ("left", "", EARLIER),
    "ask": ("left", "", EARLIER),
    "wholeBoard": ("on", "Two lines", EARLIER),
}
"""Whether the set-up mode goes on, the message that stays and the board shown after each command,
given while an earlier move's position is set up with an error; None where it is disabled."""


def test_each_command_leaves_or_keeps_the_set_up(open_window: OpenWindow) -> None:
    """Commands for the game end the set-up with its message, others leave both as they are."""
    hand = open_window(x="human", o="human")
    for name, expected in EFFECTS.items():
        hand.press("newGame")
        for square in ((0, 0), (1, 1), (0, 1)):
            hand.click(*square)
        hand.press("previousMove")
        hand.press("setUpPosition")
        hand.game.failed.emit("Two lines")
        QGuiApplication.clipboard().setText("XO./.../...")
        found = None
        if hand.can(name):
            hand.press(name)
            mode = "on" if hand.window.set_up.is_on else "left"
            found = mode, hand.message, hand.board.picture.position.text
            assert hand.window.focusWidget() is hand.board, name
            hand.until(lambda: not hand.game.is_busy)
        assert found == expected, name
