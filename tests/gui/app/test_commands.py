"""Commands given while a position is set up: what each leaves, hides, shows and focuses."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from tests.gui.conftest import OpenWindow
from tests.tables import table

EFFECTS = table("""
    newGame       | left     | -         | .../.../...
    rematch       | left     | -         | .../.../...
    swapSides     | left     | -         | .../.../...
    clearSeries   | disabled | -         | -
    undo          | disabled | -         | -
    redo          | disabled | -         | -
    playPause     | disabled | -         | -
    step          | disabled | -         | -
    stop          | disabled | -         | -
    moveNow       | disabled | -         | -
    faster        | disabled | -         | -
    slower        | disabled | -         | -
    setUpPosition | disabled | -         | -
    copyBoard     | on       | Two lines | X../.O./...
    pasteBoard    | left     | -         | XO./.../...
    firstMove     | disabled | -         | -
    previousMove  | disabled | -         | -
    nextMove      | disabled | -         | -
    lastMove      | disabled | -         | -
    playFromHere  | disabled | -         | -
    backToGame    | left     | -         | X../.O./...
    ask           | disabled | -         | -
    wholeBoard    | disabled | -         | -
""")
"""Whether the set-up mode goes on, the message that stays and the board shown after each command,
given while an earlier move's position is set up with an error."""


def test_each_command_leaves_or_keeps_the_set_up(open_window: OpenWindow) -> None:
    """Commands for the game end the set-up with its message, others leave both as they are."""
    hand = open_window(x="human", o="human")
    for name, *expected in EFFECTS:
        hand.press("newGame")
        for square in ((0, 0), (1, 1), (0, 1)):
            hand.click(*square)
        hand.press("previousMove")
        hand.press("setUpPosition")
        hand.game.failed.emit("Two lines")
        QGuiApplication.clipboard().setText("XO./.../...")
        found = ["disabled", "-", "-"]
        if hand.can(name):
            hand.press(name)
            mode = "on" if hand.window.set_up.is_on else "left"
            found = [mode, hand.message or "-", hand.board.picture.position.text]
            assert hand.window.focusWidget() is hand.board, name
            hand.until(lambda: not hand.game.is_busy)
        assert found == expected, name
