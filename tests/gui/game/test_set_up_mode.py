"""Set-up mode without a window: what board and bar show after every step, and which keys draw."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tests.tables import table
from tttmc_app.core import Mark, Position, Rules, parse_square
from tttmc_app.gui.board import SCORES, BoardView, overlay_of
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.panels.set_up_bar import SETTING_UP, SetUpBar
from tttmc_app.players import parse_spec

PLAIN = Qt.KeyboardModifier.NoModifier
CROSS, NOUGHT = Mark.X, Mark.O
STEPS = table("""
    enter     | X../.../... | O X X | plays  |       | c
    b2        | X../.X./... | O X X | plays  | taken | c
    b2        | X../.../... | O X X | plays  | taken | c
    brushO    | X../.../... | O O O | plays  | taken | -
    a1        | O../.../... | X O O | plays  | taken | c
    b1        | OO./.../... | X O O | plays  | taken | c
    c1        | OOO/.../... | X O O | over   | taken | c
    begin     | OOO/.../... | X O O | over   | taken | -
    brushX    | OOO/.../... | X X X | over   | taken | -
    a2        | OOO/X../... | X X X | over   | taken | c
    b2        | OOO/XX./... | X X X | over   | taken | c
    c2        | OOO/XX./... | X X X | over   | taken | f
    brushErase | OOO/XX./... | X - - | over  | taken | -
    c3        | OOO/XX./... | X - - | over   | taken | -
    c1        | OO./XX./... | X - - | plays  | taken | c
    sideO     | OO./XX./... | O - - | plays  | taken | c
    b1        | O../XX./... | O - - | plays  | taken | c
    back      | OO./XX./... | O - - | plays  | taken | c
    back      | OO./XX./... | X - - | plays  | taken | c
    back      | OOO/XX./... | X - - | over   | taken | c
    setUpClear | .../.../... | X - - | plays | taken | c
    back      | OOO/XX./... | X - - | over   | taken | c
    a1        | .OO/XX./... | X - - | plays  | taken | c
""")
"""After each step: the board; the side to move, the brush and the mark under the mouse on an empty
square; whether it can be played from; whether anything can be taken back; and the initials of the
signals changed, left, failed and requested."""
BRUSHES = {"brushX": "X", "brushO": "O", "brushErase": "-"}


class SettingUp:
    """The mode with its bar and its board, and what it emits."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bar, self.board = SetUpBar(), BoardView()
        for each in (self.bar, self.board):
            qtbot.addWidget(each)
            each.resize(400, 400)
            each.show()
        self.mode = SetUpMode(self.bar, self.board)
        self.signals = ""
        self.games: list[Position] = []
        self.failures: list[str] = []
        self.mode.changed.connect(lambda: self._note("c"))
        self.mode.left.connect(lambda: self._note("l"))
        self.mode.failed.connect(self._on_failed)
        self.mode.game_requested.connect(self._on_requested)
        self.board.chosen.connect(self._on_chosen)

    def _note(self, signal: str) -> None:
        self.signals += signal

    def _on_chosen(self, row: int, col: int) -> None:
        self.mode.choose((row, col))

    def _on_failed(self, text: str) -> None:
        self.signals += "f"
        self.failures.append(text)

    def _on_requested(self, position: Position) -> None:
        self.signals += "r"
        self.games.append(position)

    def button(self, name: str) -> QAbstractButton:
        """Return a button of the bar."""
        return part(self.bar, QAbstractButton, name)

    def mouse(self, kind: QEvent.Type, row: int, col: int, *, held: bool = True) -> None:
        """Send an event of the mouse on a square, with the left button."""
        at = QPointF(self.board.square_rect(row, col).center())
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        which = none if kind is QEvent.Type.MouseMove else left
        event = QMouseEvent(kind, at, at, which, left if held else none, PLAIN)
        QApplication.sendEvent(self.board, event)

    def click(self, row: int, col: int) -> None:
        """Click a square."""
        self.mouse(QEvent.Type.MouseButtonPress, row, col)
        self.mouse(QEvent.Type.MouseButtonRelease, row, col, held=False)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> bool:
        """Press a key on the board; return whether the mode took it."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        return self.mode.eventFilter(self.board, event)

    def take(self, step: str) -> None:
        """Take a step of the table."""
        if len(step) == 2:
            self.click(*parse_square(step, Rules(3)))
        elif step == "enter":
            self.mode.enter(Position.parse("X../.../..."))
        elif step == "back":
            self.mode.take_back()
        elif step == "begin":
            self.bar.play_requested.emit()
        elif step == "sideO":
            self.bar.side_chosen.emit(NOUGHT)
        else:
            self.button(step).click()

    def after(self, step: str) -> tuple[str, ...]:
        """Return what is shown after a step, as in the table."""
        self.signals = ""
        self.take(step)
        signals = self.signals
        position = self.board.picture.position
        if position.empty_squares:
            self.mouse(QEvent.Type.MouseMove, *position.empty_squares[-1], held=False)
        (brush,) = (BRUSHES[each] for each in BRUSHES if self.button(each).isChecked())
        side = part(self.bar, QComboBox, "setUpSide").currentText()[0]
        can_play, reason = (
            self.button("setUpBegin").isEnabled(),
            part(self.bar, QLabel, "setUpReason"),
        )
        assert (reason.text() == str(SETTING_UP)) is can_play
        return (
            step,
            position.text,
            f"{side} {brush} {self.board.picture.hover_mark or '-'}",
            "plays" if can_play else "over",
            "taken" if self.mode.can_take_back else "",
            signals or "-",
        )


@pytest.fixture
def made(fonts: object, qtbot: QtBot) -> Iterator[SettingUp]:
    """Yield the mode, which is off."""
    found = SettingUp(qtbot)
    yield found
    found.bar.close()
    found.board.close()


def test_every_step_of_a_draft(made: SettingUp) -> None:
    """Board, side, brushes and reason follow each click, key and button; one undo each."""
    mode, bar = made.mode, made.bar
    assert (mode.is_on, mode.position, mode.can_take_back) == (False, None, False)
    mode.choose((0, 0))  # off
    mode.take_back()
    assert made.signals == ""
    *_, thought = parse_spec("mc:trials=20").make().think(Position.start(Rules(3)), 1)
    made.board.set_overlay(overlay_of(thought, SCORES, Position.start(Rules(3))))
    for row in STEPS:
        assert made.after(row[0]) == row
        assert mode.is_on
        assert mode.position == made.board.picture.position
        assert bar.isVisible()
        assert (made.board.picture.overlay, made.board.picture.last_move) == (None, None)
    (failure,) = made.failures
    assert "both X and O" in failure
    made.signals = ""
    made.button("setUpBegin").click()
    assert made.signals == "lcr"
    (game,) = made.games
    assert (game.text, game.to_move) == (".OO/XX./...", CROSS)
    assert (mode.is_on, mode.position, bar.isVisible()) == (False, None, False)
    assert mode.can_take_back is False
    made.signals = ""
    made.button("setUpClear").click()
    bar.side_chosen.emit(NOUGHT)
    made.button("setUpBegin").click()
    assert made.signals == ""
    assert made.after("enter") == STEPS[0]
    made.signals = ""
    made.button("setUpCancel").click()
    assert made.signals == "lc"
    assert (mode.is_on, len(made.games)) == (False, 1)


KEYS = {Qt.Key.Key_X: "X", Qt.Key.Key_O: "O", Qt.Key.Key_Delete: ".", Qt.Key.Key_Backspace: "."}
KEYPAD, SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("key", [*KEYS, Qt.Key.Key_E, Qt.Key.Key_Right])
def test_keys_draw_at_the_cursor(made: SettingUp, key: Qt.Key) -> None:
    """X, O, Delete and Backspace draw, also with Shift or on a keypad, and choose their brush."""
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    for modifiers, draws in (
        (PLAIN, True), (SHIFT, True), (KEYPAD, True), (KEYPAD | SHIFT, True),
        (control, False), (alt, False), (SHIFT | control, False),
    ):  # fmt: skip
        for before in "XO.":
            board = f"..{before}/.../..."
            made.mode.enter(Position.parse(board, Rules(3), to_move=CROSS))
            made.board.move_cursor((0, 2))
            is_taken = draws and key in KEYS
            assert made.key(key, modifiers) is is_taken
            now = f"..{KEYS[key]}/.../..." if is_taken else board
            assert made.board.picture.position.text == now
            name = {"X": "brushX", "O": "brushO", ".": "brushErase"}[KEYS[key] if is_taken else "X"]
            assert made.button(name).isChecked()


def test_a_stroke_keeps_its_mark_and_ends_with_the_button(made: SettingUp) -> None:
    """A drag goes on with what its first square got; it draws nothing once the button is up."""
    press, move = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove
    made.mode.enter(Position.parse("X..O/..../..../....", Rules(4)))
    texts: list[str] = []
    for kind, row, col, held in (
        (press, 0, 1, True), (move, 0, 1, True), (move, 0, 2, True), (move, 0, 3, True),
        (QEvent.Type.MouseButtonRelease, 0, 3, False), (move, 1, 0, True), (move, 1, 1, False),
        (press, 0, 0, True), (move, 0, 1, True), (move, 1, 3, True), (move, 0, 3, True),
    ):  # fmt: skip
        made.mouse(kind, row, col, held=held)
        texts.append(made.board.picture.position.text.replace("/..../....", ""))
    assert texts == [
        "XX.O/....", "XX.O/....", "XXXO/....", "XXXX/....", "XXXX/....", "XXXX/....", "XXXX/....",
        ".XXX/....", "..XX/....", "..XX/....", "..X./....",
    ]  # fmt: skip
    made.mode.leave()
    made.mouse(move, 2, 2)
    assert made.board.picture.position.text.startswith("..X./....")


def test_a_chosen_side_stays_until_all_is_cleared(made: SettingUp) -> None:
    """Once chosen, it doesn't follow the marks any more; on the empty board it does again."""
    made.mode.enter(Position.start(Rules(3)))
    sides: list[str] = []

    def note() -> None:
        sides.append(part(made.bar, QComboBox, "setUpSide").currentText())

    made.bar.side_chosen.emit(NOUGHT)
    for col in range(2):  # with the cross
        made.click(col, 0)
        note()
    made.button("brushO").click()
    for col in range(3):
        made.click(col, 1)
        note()
    made.button("setUpClear").click()
    note()
    made.click(0, 0)  # with the nought
    note()
    made.button("brushX").click()
    for col in range(2):
        made.click(col, 1)
        note()
    assert sides == [*["O to move"] * 5, "X to move", "X to move", "X to move", "O to move"]


def test_a_drag_ends_with_its_draft(made: SettingUp) -> None:
    """What was dragged when the mode ended goes on neither in the game nor in the next draft."""
    made.mode.enter(Position.start(Rules(3)))
    made.mouse(QEvent.Type.MouseButtonPress, 0, 0)
    made.mode.leave()
    made.mode.enter(Position.start(Rules(3)))
    made.mouse(QEvent.Type.MouseMove, 1, 1)
    assert made.board.picture.position == Position.start(Rules(3))
