"""A monkey test: hundreds of random actions, with the window's state checked after each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFrame, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Mark, Rules
from tttmc_app.gui.board import SCORES, overlay_kind, overlay_of
from tttmc_app.gui.board.views import own_view
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.game.setting_up import SETTING_UP

ACTIONS = (
    *("newGame", "undo", "undo", "undo", "redo", "redo", "playPause", "playPause", "step", "stop"),
    *("moveNow", "moveNow", "ask", "swapSides", "clearSeries", "setUpPosition", "copyBoard"),
    *("pasteBoard",),
)
BOARDS = ("", "X../.../...", "XO../..../..../....", "X", "XXX/OO./...", "no board", "./", "XO/..")
NUMBERS = (
    *(("boardSize", value) for value in (1, 2, 3, 3, 4, 7, 19)),
    *(("lineLength", value) for value in (1, 2, 3, 4)),
    *((f"trials{side}", value) for side in "XO" for value in (1, 20, 400, ENDLESS)),
    *((f"scoreCurrent{side}", value) for side in "XO" for value in (0, 2)),
    *((f"scoreOther{side}", value) for side in "XO" for value in (0, 2)),
    *(("speed", value) for value in (0, 0, 5, 40)),
)
LOOKS = ("light", "dark")
KEYS = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_F5),
)


class Monkey:
    """A user who performs random actions, drawn from a seed."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self._hand = hand
        self._random = Random(seed)
        self.done: list[str] = []
        self._actions: tuple[Callable[[], str], ...] = (
            *(self._click,) * 6,
            *(self._act,) * 6,
            *(self._set,) * 2,
            self._choose,
            self._seed,
            self._key,
            self._switch,
            self._browse,
            self._set_up,
            self._clip,
            self._look,
            self._wait,
        )

    def act(self) -> None:
        """Perform one action."""
        self.done.append(self._random.choice(self._actions)())

    def _click(self) -> str:
        size = self._hand.board.picture.position.rules.size
        square = self._random.randrange(size), self._random.randrange(size)
        self._hand.click(*square)
        return f"click {square}"

    def _act(self) -> str:
        name = self._random.choice(ACTIONS)
        self._hand.part(QAction, name).trigger()  # does nothing where it is disabled
        return name

    def _set(self) -> str:
        name, value = self._random.choice(NUMBERS)
        if self._hand.window.findChildren(QWidget, name):  # forms appear when first chosen
            self._hand.set(name, value)
        return f"{name} = {value}"

    def _choose(self) -> str:
        name = self._random.choice(("playerX", "playerO", "overlay"))
        chooser = self._hand.part(QComboBox, name)
        chooser.setCurrentIndex(self._random.randrange(chooser.count()))
        return f"{name}: {chooser.currentText()}"

    def _seed(self) -> str:
        seed = self._random.choice((None, 1, 2))
        self._hand.seed(seed)
        return f"seed {seed}"

    def _key(self) -> str:
        key = self._random.choice(KEYS)
        QTest.keyClick(self._hand.board, key)
        return key.name

    def _switch(self) -> str:
        name = self._random.choice(("reverse", "nextByItself", "shorterLine"))
        button = self._hand.part(QAbstractButton, name)
        if button.isVisible():
            button.click()
        return name

    def _browse(self) -> str:
        at = self._random.randrange(-1, self._hand.moves + 1)
        self._hand.controller.browse(at)
        return f"browse {at}"

    def _set_up(self) -> str:
        if not self._hand.part(QFrame, "setUp").isVisible():
            return "no set-up"
        name = self._random.choice(("setUpBegin", "setUpCancel", "setUpClear"))
        self._hand.push(name)
        return name

    def _clip(self) -> str:
        text = self._random.choice(BOARDS)
        QGuiApplication.clipboard().setText(text)
        return f"clipboard {text!r}"

    def _look(self) -> str:
        entries = [a for a in self._hand.window.findChildren(QAction) if a.data() in LOOKS]
        entry = self._random.choice(entries)
        entry.trigger()
        return f"look {entry.data()}"

    def _wait(self) -> str:
        milliseconds = self._random.choice((0, 1, 5, 30))
        self._hand.qtbot.wait(milliseconds)
        return f"wait {milliseconds}"


def assert_consistent(hand: Hand) -> None:
    """Check that session, controller, fields and board agree."""
    controller, session = hand.controller, hand.state.session
    record = session.record
    replayed = record.start
    for move in record.moves:
        replayed = replayed.play(move.square)
    assert replayed == record.position
    setting_up = hand.part(QFrame, "setUp").isVisible()
    if setting_up:
        assert not controller.state.is_busy
        assert hand.status == str(SETTING_UP)
    else:
        assert hand.board.picture.position == controller.state.position
        assert hand.board.picture.last_move == controller.state.last_move
        assert_overlay(hand)
    assert Rules(int(hand.number("boardSize")), int(hand.number("lineLength"))) == Rules(
        record.rules.size, record.rules.line_length
    )
    assert hand.part(QAbstractButton, "reverse").isChecked() is record.rules.reverse
    for mark in Mark:
        spec = session.player_of(mark)
        assert hand.part(QComboBox, f"player{mark}").currentData() == spec.kind.name
    if controller.state.is_thinking:
        assert session.request() is not None
    if record.result is not None:
        assert not controller.state.is_busy
    assert hand.can("undo") is session.can_undo
    assert hand.can("redo") is session.can_redo
    assert QApplication.activeModalWidget() is None


def assert_overlay(hand: Hand) -> None:
    """Check that the painted overlay shows the controller's thought."""
    if hand.state.is_busy and hand.state.report is None:
        return  # a new thought without a report leaves the last one in place
    shown, thought = hand.board.picture.overlay, hand.state.thought
    kind = overlay_kind(hand.part(QComboBox, "overlay").currentData())
    if shown is None:
        is_own = kind.view is own_view
        assert not is_own or overlay_of(thought, SCORES) is None
        return
    assert shown.kind == kind
    assert thought is not None
    assert shown.thought == thought if kind.view is own_view else shown.thought.side == thought.side
    position = hand.board.picture.position
    assert len(shown.shades) == position.rules.square_count


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(open_window: OpenWindow, seed: int) -> None:
    """Five hundred random actions cause no error, and window and game agree after each."""
    hand = open_window(o="mc:trials=50", pace=Pace(0))
    monkey = Monkey(hand, seed)
    for _ in range(500):
        monkey.act()
        assert_consistent(hand)
    hand.press("newGame")
    hand.window.close()
    assert not hand.state.is_busy


@pytest.mark.parametrize("seed", range(5))
def test_closing_at_any_moment(open_window: OpenWindow, seed: int) -> None:
    """The window closes after a few random actions, and the fixtures find nothing left."""
    hand = open_window(x="mc:trials=50", o="mc", pace=Pace(0))
    monkey = Monkey(hand, 100 + seed)
    for _ in range(5 + 4 * seed):
        monkey.act()
    hand.window.close()
    moves = hand.moves
    hand.qtbot.wait(30)
    assert hand.moves == moves
