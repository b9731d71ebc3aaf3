"""A test user of the real window, who clicks, presses keys, and uses fields and buttons by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QMenu,
    QSlider,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.exceptions import TimeoutError as NeverError
from pytestqt.qtbot import QtBot

from tests.conftest import WAIT_MS
from tttmc_app.core import GameRecord, Square, Thought
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.game.game import Game
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.presenter import PANELS_MS, Presenter
from tttmc_app.gui.look.languages import language_in_use
from tttmc_app.gui.panels.fields import SeedField
from tttmc_app.gui.panels.inspector import Inspector
from tttmc_app.workers import JobRunner

PATIENCE = WAIT_MS
ENDLESS = 10**12
"""A number of trials that outlasts any test, however fast the engine is."""
MOST_STOPS = 400
"""More presses of Tab than it takes to go round any window."""

_Part = TypeVar("_Part", bound=QObject)


@dataclass(frozen=True, slots=True)
class Hand:
    """A test user of one window."""

    qtbot: QtBot
    window: MainWindow

    # State -----------------------------------------------------------------------------------

    def part(self, kind: type[_Part], name: str) -> _Part:
        """Return a part of the window by its object name."""
        found = self.window.findChild(kind, name)
        assert found is not None, f"the window has no {name}"
        return found

    @property
    def game(self) -> Game:
        """Return the game in the window."""
        return self.window.game

    @property
    def presenter(self) -> Presenter:
        """Return the presenter, which shows the game and its thoughts."""
        return self.part(Presenter, "")

    @property
    def record(self) -> GameRecord:
        """Return the current game."""
        return self.game.session.record

    @property
    def moves(self) -> int:
        """Return the number of moves played."""
        return len(self.record.moves)

    @property
    def thought(self) -> Thought:
        """Return the thought shown."""
        thought = self.game.thought
        assert thought is not None, "no thought is shown"
        return thought

    @property
    def board(self) -> BoardView:
        """Return the board."""
        return self.part(BoardView, "board")

    @property
    def status(self) -> str:
        """Return the status."""
        return self.part(QLabel, "status").text()

    @property
    def message(self) -> str:
        """Return the text of the message bar; empty while it is hidden."""
        label = self.part(QLabel, "messageText")
        return label.text() if label.isVisible() else ""

    def can(self, name: str) -> bool:
        """Return whether an action is enabled."""
        return self.part(QAction, name).isEnabled()

    def thinks(self) -> bool:
        """Return whether a machine is thinking about its move or about to play it."""
        return self.game.is_thinking

    def number(self, name: str) -> float:
        """Return a field's number."""
        return self._number_field(name).value()

    # Actions ---------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """Return the name of the inspector's open page."""
        return self.part(Inspector, "inspector").page

    def click(self, row: int, col: int) -> None:
        """Click a square, and look at how that ends the game if it does."""
        centre = self.board.square_rect(row, col).center()
        QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=centre)
        self.until(lambda: self.record.result is None or not self.board.is_drawing)

    def click_any(self) -> Square:
        """Click the first empty square and return it."""
        square = self.game.session.position.empty_squares[0]
        self.click(*square)
        return square

    def keys(self, *keys: Qt.Key) -> None:
        """Press keys on the board."""
        for key in keys:
            QTest.keyClick(self.board, key)

    def press(self, name: str) -> None:
        """Click an action's button in the bar, or trigger the action if it has none there."""
        action = self.part(QAction, name)
        assert action.isEnabled(), f"{name} is disabled"
        buttons = [each for each in action.associatedObjects() if isinstance(each, QToolButton)]
        tools = self.part(QWidget, "tools")
        button = next((b for b in buttons if b.isVisible() and tools.isAncestorOf(b)), None)
        if button is not None:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            action.trigger()

    def view_choices(self, title: str = "") -> dict[str, QAction]:
        """Return the entries of the View menu's submenus, or of one of them, by their keys."""
        found: dict[str, QAction] = {}
        for sub in self.part(QMenu, "viewMenu").findChildren(QMenu):
            if title in ("", sub.title()):
                sub.aboutToShow.emit()
                found |= {each.data(): each for each in sub.actions()}
        return found

    def push(self, name: str) -> None:
        """Click a button or a switch by its object name."""
        button = self.part(QAbstractButton, name)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # all is in its place
        left_end = QPoint(8, button.height() // 2)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=left_end)

    def set(self, name: str, value: float) -> None:
        """Set the value of a number field."""
        field = self._number_field(name)
        if isinstance(field, QDoubleSpinBox):
            field.setValue(value)
        else:
            field.setValue(round(value))

    def seed(self, seed: int | None) -> None:
        """Set the value of the seed field."""
        self.part(SeedField, "seed").setValue(seed)

    def pick(self, key: str) -> None:
        """Choose an entry of the View menu's submenus."""
        self.view_choices()[key].trigger()

    def speak(self, code: str) -> None:
        """Choose a language, and wait until the window uses it."""
        self.pick(code)
        self.until(lambda: language_in_use().code == code)

    def choose(self, name: str, text: str) -> None:
        """Choose an item of a combo box."""
        combo = self.part(QComboBox, name)
        assert combo.findText(text) >= 0, f"{name} offers no {text}"
        combo.setCurrentText(text)

    # Waiting ---------------------------------------------------------------------------------

    def until(self, holds: Callable[[], bool]) -> None:
        """Process events until a condition holds; if it never does, say what the window shows."""
        try:
            self.qtbot.waitUntil(holds, timeout=PATIENCE)
        except NeverError:
            shown = f"{self.moves} moves, {self.status!r}, {self.message!r}"
            pytest.fail(f"not within {PATIENCE / 1000:g} s: {shown}")

    def until_moves(self, count: int) -> None:
        """Process events until this many moves are played."""
        self.until(lambda: self.moves == count)

    def until_over(self) -> None:
        """Process events until the game is over and the board shows it."""
        self.until(lambda: self.record.result is not None and not self.board.is_drawing)

    def until_thought(self, trials: int = 1) -> None:
        """Process events until the current thought has at least this many trials."""
        self.until(lambda: self.game.report is not None and self.thought.trials >= trials)

    def play_to_the_end(self) -> None:
        """Click empty squares on each human turn, until the game is over."""
        while self.record.result is None:
            self.until(lambda: self.game.session.is_human_turn)
            before = self.moves
            self.click_any()
            assert self.moves == before + 1
            self.until(self._is_waiting)

    def wait_for_worker(self) -> None:
        """Wait until the worker is idle and all its reports have arrived."""
        assert self.game.wait_until_idle()
        self.qtbot.wait(50)

    def until_studied(self) -> None:
        """Process events until what is found out about the position shown has arrived."""
        insights = self.part(Insights, "")
        timer, worker = insights.findChild(QTimer), insights.findChild(JobRunner)
        assert timer is not None
        assert worker is not None
        self.until(lambda: not timer.isActive() and not worker.is_busy)
        self.qtbot.wait(2 * PANELS_MS)  # until the panels ask for the chances that follow
        assert worker.wait_until_idle()
        QApplication.processEvents()

    def _is_waiting(self) -> bool:
        is_over = self.record.result is not None and not self.board.is_drawing
        return is_over or self.game.session.is_human_turn

    def _number_field(self, name: str) -> QDoubleSpinBox | QSpinBox | QSlider:
        field = self.part(QWidget, name)
        assert isinstance(field, QDoubleSpinBox | QSpinBox | QSlider)
        return field


def round_trip(window: QWidget, key: Qt.Key) -> list[QWidget]:
    """Press a key until the focus is back where it started; return the widgets that had it."""
    start = window.focusWidget()
    assert start is not None
    found = [start]
    while len(found) < MOST_STOPS:
        QTest.keyClick(found[-1], key)
        following = window.focusWidget()
        assert following is not None, f"lost after {found[-1].objectName()}"
        assert following.isVisible()
        assert following.isEnabled()
        if following is start:
            return found
        found.append(following)
    raise AssertionError(f"{key} doesn't return to {start.objectName()}")
