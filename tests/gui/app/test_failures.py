"""Unexpected errors: one bar, a log, a diagnosis without names, and a game that continues."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton

from tests.gui.conftest import OpenWindow
from tttmc_app.core import TttmcError
from tttmc_app.diagnosis import log_path

RUNNING = """
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from tttmc_app.gui.app import start
class Failing(QWidget):
    def sizeHint(self):
        [][0]
def fail(window):
    raise KeyError("/home/somebody/secret.py")
def fail_in_qt(window):
    Failing(window).adjustSize()
def crash(window):
    os.abort()
def nothing(window):
    pass
def look(window):
    print(window.findChild(QLabel, "messageText").text())
    window.game.choose((0, 0))
    print(len(window.game.session.record.moves))
    window.close()
def opened(window):
    QTimer.singleShot(0, lambda: {act}(window))
    QTimer.singleShot(300, lambda: look(window))
start.run(opened)
"""


def run(act: str) -> subprocess.CompletedProcess[str]:
    """Do something in a window, then look at it and play."""
    return subprocess.run(
        [sys.executable, "-c", RUNNING.format(act=act)],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize(("act", "error"), [("fail", "KeyError"), ("fail_in_qt", "IndexError")])
def test_an_unexpected_error_does_not_end_the_game(act: str, error: str, home: Path) -> None:
    """An error is reported in plain words, and the game can go on; the log has the traceback.

    Also if C code raises it in a method that Qt calls on behalf of Python.
    """
    done = run(act)
    said, moves = done.stdout.splitlines()
    assert said.startswith("Something went wrong, but your game is safe")
    assert int(moves) >= 1
    assert "Traceback" not in done.stderr
    assert error in log_path().read_text(encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "tttmc_app", "diagnose"], check=True, capture_output=True, text=True
    ).stdout
    assert error in told
    assert "secret" not in told
    assert "somebody" not in told


def test_the_next_session_tells_of_a_crash(home: Path) -> None:
    """It logs where the process died."""
    assert run("crash").returncode
    assert run("nothing").stdout.startswith("Something went wrong, but your game is safe")
    assert "in crash" in log_path().read_text(encoding="utf-8")


def test_the_bar_offers_the_diagnosis(open_window: OpenWindow) -> None:
    """The error bar's button copies the versions, the engine and the settings."""
    hand = open_window()
    hand.window.failures.show()
    button = hand.part(QToolButton, "messageAction")
    assert button.isVisible()
    assert button.text() == "Copy diagnostic information"
    button.click()
    hand.until(lambda: "copied" in hand.message)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Versions\n  tttmc: ")
    assert "o: random" in copied


def test_a_diagnosis_that_fails_says_why(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is shown instead of a note."""

    def fail() -> None:
        raise TttmcError("the log is gone")

    monkeypatch.setattr("tttmc_app.gui.app.failures.diagnose", fail)
    hand = open_window()
    hand.press("copyDiagnosis")
    hand.until(lambda: hand.message == "The log is gone")


def test_a_folder_that_is_gone_loses_nothing(
    open_window: OpenWindow, first_window: OpenWindow, home: Path
) -> None:
    """If the program's folder is deleted, the next move creates it again."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.until(lambda: hand.window.documents.is_saved)
    shutil.rmtree(home)
    hand.click(1, 1)
    hand.until(lambda: hand.window.documents.is_saved)
    hand.window.close()
    again = first_window()
    again.until_moves(2)
