"""A hand that uses the real window as a person does: clicks, keys, fields and buttons by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QSlider,
    QSpinBox,
    QToolBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tttmc_app.core import GameRecord, Square, Thought
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.game.state import GameState
from tttmc_app.gui.panels.fields import SeedField

PATIENCE = 20_000
"""Milliseconds after which a test gives up; on a quiet machine nothing takes a tenth of it."""
ENDLESS = 10**12
"""Trials that outlast any test, however fast the engine is."""

_Part = TypeVar("_Part", bound=QObject)


@dataclass(frozen=True, slots=True)
class Hand:
    """Use one window."""

    qtbot: QtBot
    window: MainWindow

    # What is seen ----------------------------------------------------------------------------

    def part(self, kind: type[_Part], name: str) -> _Part:
        """Return a part of the window by its object name."""
        found = self.window.findChild(kind, name)
        assert found is not None, f"the window has no {name}"
        return found

    @property
    def controller(self) -> GameController:
        """Return what runs the game."""
        return self.window.controller

    @property
    def state(self) -> GameState:
        """Return what the window shows of the game."""
        return self.window.controller.state

    @property
    def record(self) -> GameRecord:
        """Return the game as it stands."""
        return self.state.session.record

    @property
    def moves(self) -> int:
        """Return how many moves were played."""
        return len(self.record.moves)

    @property
    def thought(self) -> Thought:
        """Return the thought that is shown."""
        thought = self.state.thought
        assert thought is not None, "no thought is shown"
        return thought

    @property
    def board(self) -> BoardView:
        """Return the board."""
        return self.part(BoardView, "board")

    @property
    def status(self) -> str:
        """Return what the status bar says."""
        return self.part(QLabel, "status").text()

    @property
    def message(self) -> str:
        """Return what the bar above the board says, or nothing while it is hidden."""
        label = self.part(QLabel, "messageText")
        return label.text() if label.isVisible() else ""

    def can(self, name: str) -> bool:
        """Return whether an action can be used now."""
        return self.part(QAction, name).isEnabled()

    def thinks(self) -> bool:
        """Return whether a machine thinks about its move, or is about to play it."""
        return self.state.is_thinking

    def number(self, name: str) -> float:
        """Return a field's number."""
        return self._number_field(name).value()

    # What is done ----------------------------------------------------------------------------

    def click(self, row: int, col: int) -> None:
        """Click a square."""
        centre = self.board.square_rect(row, col).center()
        QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=centre)

    def click_any(self) -> Square:
        """Click the first empty square and return it."""
        square = self.state.session.position.empty_squares[0]
        self.click(*square)
        return square

    def keys(self, *keys: Qt.Key) -> None:
        """Press keys on the board."""
        for key in keys:
            QTest.keyClick(self.board, key)

    def press(self, name: str) -> None:
        """Click an action's button in the tool bar, or choose it where it has none."""
        action = self.part(QAction, name)
        assert action.isEnabled(), f"{name} can't be pressed now"
        button = self.part(QToolBar, "toolBar").widgetForAction(action)
        if isinstance(button, QToolButton) and button.isVisible():
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            action.trigger()

    def push(self, name: str) -> None:
        """Click a button or a switch by its own name."""
        button = self.part(QAbstractButton, name)
        near_the_left = QPoint(8, button.height() // 2)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=near_the_left)

    def set(self, name: str, value: float) -> None:
        """Give a number field a value."""
        field = self._number_field(name)
        if isinstance(field, QDoubleSpinBox):
            field.setValue(value)
        else:
            field.setValue(round(value))

    def seed(self, seed: int | None) -> None:
        """Give the seed field a value."""
        self.part(SeedField, "seed").setValue(seed)

    def choose(self, name: str, text: str) -> None:
        """Choose an entry of a chooser."""
        chooser = self.part(QComboBox, name)
        assert chooser.findText(text) >= 0, f"{name} offers no {text}"
        chooser.setCurrentText(text)

    # What is waited for ----------------------------------------------------------------------

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window live until something holds."""
        self.qtbot.waitUntil(holds, timeout=PATIENCE)

    def until_moves(self, count: int) -> None:
        """Let the window live until so many moves are played."""
        self.until(lambda: self.moves == count)

    def until_over(self) -> None:
        """Let the window live until the game is over."""
        self.until(lambda: self.record.result is not None)

    def until_thought(self, trials: int = 1) -> None:
        """Let the window live until a thought under way has so many trials."""
        self.until(lambda: self.state.report is not None and self.thought.trials >= trials)

    def play_to_the_end(self) -> None:
        """Click empty squares whenever it is a person's turn, until the game is over."""
        while self.record.result is None:
            self.until(lambda: self.state.session.is_human_turn)
            before = self.moves
            self.click_any()
            assert self.moves == before + 1
            self.until(self._is_waiting)

    def let_all_arrive(self) -> None:
        """Let whatever the worker still had to say arrive."""
        assert self.controller.wait_until_idle()
        self.qtbot.wait(50)

    def _is_waiting(self) -> bool:
        return self.record.result is not None or self.state.session.is_human_turn

    def _number_field(self, name: str) -> QDoubleSpinBox | QSpinBox | QSlider:
        field = self.part(QWidget, name)
        assert isinstance(field, QDoubleSpinBox | QSpinBox | QSlider)
        return field
