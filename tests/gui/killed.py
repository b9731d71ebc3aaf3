"""A session of the real window that is killed at random moments and continues in the next process.

Run as a module, it is the process to kill: it plays moves, takes them back, browses, branches,
sets up positions and starts new games, and prints each state of its game at once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import sleep

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tttmc_app.core import square_name
from tttmc_app.core.record import SavedSession
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.look.application import make_application

ROOT = Path(__file__).parents[2]
ACTIONS = (*("move",) * 9, *("undo",) * 3, "redo", "branch", "variation", "draw", "draw")
ENDINGS = ("newGame", "backToGame", "setUpPlay")
NEXT_MS = (5, 60)
"""The shortest and the longest time between two actions, both too short for any person."""


def state_of(saved: SavedSession) -> str:
    """Return everything that a person might find missing after a crash, as one line."""
    record, draft = saved.record, saved.draft
    lines = [[square_name(move.square) for move in each.moves] for each in record.variations]
    moves = [square_name(move.square) for move in record.moves]
    previous = None if saved.previous is None else len(saved.previous.moves)
    return json.dumps(
        [moves, saved.undone, lines, record.start.text, draft and draft.text, previous]
    )


class RandomUser(QObject):
    """A user of one window who does something every few milliseconds, at random."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.game.session
        self._random = Random(seed)
        self._actions = 0
        self._told = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)
        # Begin at once: the restored state must be printed before a machine continues its turn.
        window.documents.ready.connect(self._begin)

    @Slot()
    def _begin(self) -> None:
        # Every state is printed at once, and so before it can be saved.
        self._window.game.changed.connect(self._tell)
        self._window.set_up.changed.connect(self._tell)
        self._tell()
        self._timer.start(0)

    @Slot()
    def _tell(self) -> None:
        state = state_of(self._session.snapshot(self._window.set_up.position))
        if state != self._told:
            self._told = state
            os.write(1, f"{self._actions} {state}\n".encode())

    @Slot()
    def _act(self) -> None:
        if not self._window.documents.is_saved:  # slowness on a busy computer is no reason to fail
            self._timer.start(1)
            return
        self._actions += 1
        is_ending = self._window.set_up.is_on or self._session.result is not None
        name = self._random.choice(
            ENDINGS if is_ending and self._random.random() < 0.5 else ACTIONS
        )
        getattr(self, f"_{name}", partial(self._trigger, name))()
        self._timer.start(self._random.randrange(*NEXT_MS))

    def _trigger(self, name: str) -> None:
        action = self._window.findChild(QAction, name)
        assert action is not None, name
        action.trigger()

    def _move(self) -> None:
        board = self._window.findChild(BoardView, "board")
        assert board is not None
        square = self._random.choice(self._session.position.empty_squares or ((0, 0),))
        place = board.square_rect(*square).center()
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=place)

    def _setUpPlay(self) -> None:
        button = self._window.findChild(QAbstractButton, "setUpPlay")
        if button is not None and button.isVisible():
            button.click()

    def _draw(self) -> None:
        self._trigger("setUpPosition")
        self._move()

    def _branch(self) -> None:
        moves = len(self._session.record.moves)
        self._window.game.browse(self._random.randrange(-1, max(0, moves)))
        self._trigger("playFromHere")

    def _variation(self) -> None:
        if self._session.record.variations:
            self._trigger("backToGame")
            self._window.game.follow(0)


def play(seed: int) -> None:
    """Play in a window until the process is killed."""
    application, window = make_application(), make_window()
    user = RandomUser(window, seed)
    window.show()
    application.exec()
    del user


@dataclass(frozen=True, slots=True)
class Kill:
    """What one killed process had printed, and what the next one found."""

    told: list[tuple[int, str]]
    """The numbers of actions, and the states that they led to."""
    found: str

    @property
    def lost(self) -> int | None:
        """Return how many of the last changes are missing; None if the state never existed."""
        later = set[int]()
        for number, state in reversed(self.told):
            if state == self.found:
                return len(later - {number})
            later.add(number)
        return None


def kills(home: Path, count: int, seed: int, longest: float) -> list[Kill]:
    """Kill a session `count` times, each time at most `longest` seconds after it was resumed."""
    random, told, found = Random(seed), [(0, "")], list[Kill]()
    for number in range(count + 1):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.gui.killed", str(seed + number)],
            cwd=ROOT,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "TTTMC_HOME": str(home)},
            stdout=subprocess.PIPE,
        )
        assert child.stdout is not None
        first = child.stdout.readline()
        if number:
            found.append(Kill(told, first.decode().split(" ", 1)[1].strip()))
        sleep(random.uniform(0, longest))
        child.kill()
        lines = [first, *child.stdout.read().splitlines(keepends=True)]
        child.wait()
        child.stdout.close()
        whole = [line.decode().strip() for line in lines if line.endswith(b"\n")]
        told = [(int(at), state) for at, _, state in (line.partition(" ") for line in whole)]
    return found


if __name__ == "__main__":
    play(int(sys.argv[1]))
