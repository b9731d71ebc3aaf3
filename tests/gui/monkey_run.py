"""A process that takes the steps of a script in the real window, and records what happens.

    python -m tests.gui.monkey_run FOLDER

reads FOLDER/script.json and writes FOLDER/done.json: a line for each step, and one for a failure.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import cast

from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.gui.conftest import remember
from tests.gui.consistency import assert_consistent, assert_current_job, leftovers
from tests.gui.hand import Hand
from tests.gui.monkey import Monkey
from tests.gui.monkey_script import Step
from tests.gui.programs import files
from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.core.record_json import record_to_json
from tttmc_app.gui.app.failures import outlives_errors
from tttmc_app.gui.app.start import load, make_window
from tttmc_app.gui.look.application import make_application

PULSE_MS = 5
"""The interval of the timer that measures how long the window is unresponsive."""
IGNORED = ("This plugin does not support",)
"""Qt's messages about windows without a screen."""
FILES = {
    "good.py": files.GOOD,
    "game.py": files.GAME,
    "first.py": files.FIRST_EMPTY,
    "loop.py": files.LOOP,
    "raises.py": files.RAISES,
    "exits.py": files.EXITS,
    "dies.py": files.DIES,
    "flood.py": files.FLOOD,
    "broken.py": "def mc_move(board\n",
    "empty.json": "",
    "broken.json": '{"format": "tttmc game", "version": 2, "moves": 3}',
}


class Waiting:
    """The two functions of pytest-qt's `qtbot` that a `Hand` needs."""

    def waitUntil(self, holds: Callable[[], bool], *, timeout: int = 5000) -> None:
        """Process events until a condition holds; raise TimeoutError if that takes too long."""
        end = time.monotonic() + timeout / 1000
        while not holds():
            if time.monotonic() > end:
                raise TimeoutError
            self.wait(1)

    def wait(self, milliseconds: int) -> None:
        """Process events for this many milliseconds."""
        # Not QTimer.singleShot, which loses 64 bytes a call (PySide6 6.11): much in a long run.
        QTest.qWait(milliseconds)


class Run:
    """A run through the steps of one script, one in each round of Qt's event loop."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = (folder / "done.json").open("a", encoding="utf-8")
        text = (folder / "script.json").read_text("utf-8")
        self._steps = [cast("Step", tuple(each)) for each in json.loads(text)]
        self._monkey: Monkey | None = None
        self._kept: GameRecord | None = None
        self._windows: list[Hand] = []
        self._failed = False
        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(self._step)
        self._answered, self._longest = time.perf_counter(), 0.0
        self._pulse = QTimer(interval=PULSE_MS)
        self._pulse.timeout.connect(self._answer)
        self._pulse.start()

    def begin(self) -> None:
        """Open the window and start the steps."""
        prepare_files(self._folder / "files")
        monkey = self._monkey = Monkey(self._open, self._folder / "files")
        for owner, name, answer in (
            (QFileDialog, "getOpenFileName", monkey.ask_open),
            (QFileDialog, "getOpenFileNames", monkey.ask_open_many),
            (QFileDialog, "getSaveFileName", monkey.ask_save),
            (QFileDialog, "getExistingDirectory", monkey.ask_folder),
            (QDesktopServices, "openUrl", _no_browser),
        ):
            setattr(owner, name, answer)
        self._timer.start()

    def on_message(self, kind: QtMsgType, _context: object, text: str) -> None:
        """Fail on any warning from Qt."""
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(IGNORED):
            self.fail(f"Qt: {text}\n{''.join(traceback.format_stack(limit=8))}Qt: {text}")

    def on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Fail on an exception that nothing else handles."""
        self.fail("".join(traceback.format_exception(kind, error, trace)).strip())

    def fail(self, failure: str) -> None:
        """Record the first failure, and end."""
        if not self._failed:
            self._failed = True
            self._write({"failure": failure})
        self._timer.stop()
        QApplication.exit(1)

    def _step(self) -> None:
        """Take the next step; at the end, close everything."""
        monkey = self._monkey
        assert monkey is not None
        if not self._steps:
            self._timer.stop()
            self._finish(monkey)
            return
        self._answer()
        self._longest, began = 0.0, time.thread_time()
        done = monkey.act(self._steps.pop(0))
        QApplication.processEvents()
        seconds = time.thread_time() - began
        self._answer()
        self._write({"step": done, "seconds": seconds, "unanswered": self._longest})
        if not self._failed:
            assert_consistent(monkey.hand)
            assert_current_job(monkey.hand)

    def _answer(self) -> None:
        """Note how long the window has been unresponsive; a pulse or the end of a step calls this.

        A step that waits keeps responding; the checks between two steps don't count.
        """
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._answered)
        self._answered = now

    def _finish(self, monkey: Monkey) -> None:
        monkey.close()
        self._check_closed()
        QApplication.exit(1 if self._failed else 0)

    def _open(self) -> Hand:
        """Open a window; if another was closed before, check that only its game is left."""
        is_first = not self._windows
        if is_first:
            remember(self._folder / "home", o="mc:trials=50", rules=Rules(3))
        else:
            self._check_closed()
        hand = Hand(cast("QtBot", Waiting()), make_window())
        self._windows.append(hand)
        hand.window.show()
        hand.window.activateWindow()
        hand.until(lambda: hand.window.documents.is_ready)  # a floating panel may be active
        if self._kept is not None:
            moves, kept = hand.record.moves, self._kept.moves
            assert [each.square for each in moves[: len(kept)]] == [each.square for each in kept]
        return hand

    def _check_closed(self) -> None:
        """Delete the closed window, and check that it has left nothing running."""
        hand = self._windows.pop()
        self._kept = hand.record
        for window in QApplication.topLevelWidgets():
            window.close()
        hand.window.deleteLater()
        found = leftovers()
        assert not found, f"left running: {found}"
        gc.collect()

    def _write(self, line: dict[str, object]) -> None:
        self._log.write(json.dumps(line) + "\n")
        self._log.flush()


def _no_browser(_url: object) -> bool:
    return True


def prepare_files(folder: Path) -> None:
    """Write games and students' files, good and bad ones, into a new folder."""
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    record = GameRecord.begin(Position.start(Rules(4, 3)), ("human", "mc:trials=50"), 3)
    for square in ((0, 0), (1, 1), (0, 1)):
        record = record.play(square)
    (folder / "game.json").write_text(record_to_json(record), encoding="utf-8")
    over = GameRecord.begin(Position.start(Rules(2, 2)), ("mc:trials=50", "random"), 4)
    for square in ((0, 0), (1, 1), (0, 1)):
        over = over.play(square)
    (folder / "over.json").write_text(record_to_json(over), encoding="utf-8")


@outlives_errors
def main() -> int:
    """Play the script in the folder that the arguments name."""
    faulthandler.enable()
    application = make_application()
    application.setQuitOnLastWindowClosed(False)
    for _module in load():  # as the program does before its user opens a window
        pass
    run = Run(Path(sys.argv[1]))
    qInstallMessageHandler(run.on_message)
    sys.excepthook = run.on_error
    QTimer.singleShot(0, run.begin)
    status = application.exec()
    qInstallMessageHandler(None)
    return status


if __name__ == "__main__":
    sys.exit(main())
