"""A game that can't be saved automatically: the warning, and the question before it is lost."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLockFile, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from tests.failing_disk import build
from tests.gui.app.test_documents import answering, saved
from tests.gui.conftest import ChooseFile, OpenWindow, remember
from tests.gui.hand import Hand
from tttmc_app.core import TttmcError
from tttmc_app.core.record_json import record_from_json
from tttmc_app.gui.app import start
from tttmc_app.gui.app.main_window import MainWindow

_Button = QMessageBox.StandardButton


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


WAYS: dict[str, Callable[[Hand], object]] = {
    "Ctrl+Q": lambda hand: hand.press("quit"),
    "the window's button": lambda hand: hand.window.close(),
    "the system": lambda _hand: QApplication.sendEvent(_application(), QEvent(QEvent.Type.Quit)),
}


def break_disk(hand: Hand, home: Path) -> None:
    """Put a file in the place of the folder of sessions."""
    hand.until(lambda: hand.window.documents.is_ready and hand.window.documents.is_saved)
    shutil.rmtree(home / "sessions")
    (home / "sessions").touch()


def is_shown(hand: Hand, expected: bool) -> bool:
    """Return whether the window is shown, or isn't."""
    return hand.window.isVisible() is expected


def warning(hand: Hand) -> str:
    """Return the warning that the game isn't saved; empty while it isn't shown."""
    label = hand.part(QLabel, "loss")
    return label.text() if label.isVisible() else ""


def unsaved(open_window: OpenWindow, home: Path) -> Hand:
    """Return a window with a game of one move, whose automatic copy has just failed."""
    hand = open_window(o="human")
    break_disk(hand, home)
    hand.click(0, 0)
    hand.until(lambda: bool(warning(hand)))
    return hand


def moves_in(path: Path) -> int:
    """Return the number of moves of a saved game."""
    return len(record_from_json(path.read_text(encoding="utf-8")).moves)


def test_the_warning_stays_while_saving_fails(open_window: OpenWindow, home: Path) -> None:
    """It outlasts moves and new games, and goes as soon as the game is saved again."""
    hand = unsaved(open_window, home)
    assert warning(hand).startswith("Your game isn't saved automatically: the folder")
    for number in range(4):
        if number % 2:
            hand.press("newGame")
        else:
            hand.click(1, 1)
        hand.until(lambda: hand.window.documents.is_saved)
        assert warning(hand)
    (home / "sessions").unlink()
    hand.click(0, 1)
    hand.until(lambda: not warning(hand))


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_not_lost_without_a_question(
    open_window: OpenWindow, home: Path, tmp_path: Path, choose_file: ChooseFile, way: str
) -> None:
    """Cancel keeps the window open; a file keeps the game, and then the window closes."""
    hand, path, asked = unsaved(open_window, home), tmp_path / "kept.json", list[str]()
    answering(_Button.Cancel, asked)
    WAYS[way](hand)
    (question,) = asked
    assert "isn't saved automatically" in question
    hand.click(1, 1)
    assert (hand.moves, hand.window.isVisible()) == (2, True)
    for name, shown in (("", True), ("missing/kept.json", True), ("kept.json", False)):
        choose_file(tmp_path / name if name else None)
        answering(_Button.Save, [])
        WAYS[way](hand)
        if "/" in name:
            hand.until(lambda: "missing" in hand.message)
        hand.until(partial(is_shown, hand, shown))
    assert moves_in(path) == 2
    assert not hand.window.loss


def test_a_game_can_be_given_up(open_window: OpenWindow, home: Path) -> None:
    """Closing without saving asks once, and is no error."""
    hand, asked = unsaved(open_window, home), list[str]()
    answering(_Button.Discard, asked)
    hand.press("quit")
    assert len(asked) == 1
    assert not hand.window.isVisible()
    assert not hand.window.loss


def test_the_last_move_is_not_lost_either(open_window: OpenWindow, home: Path) -> None:
    """If only the save at closing fails, the question is asked too, and the warning appears."""
    hand, asked = open_window(o="human"), list[str]()
    hand.click(0, 0)
    break_disk(hand, home)
    hand.click(1, 1)
    answering(_Button.Cancel, asked)
    hand.window.close()
    assert len(asked) == 1
    hand.until(lambda: bool(warning(hand)))


class Logout:
    """The session manager of a desktop that is about to end the session."""

    def __init__(self, *, allows: bool) -> None:
        self._allows = allows
        self.is_cancelled = False

    def allowsInteraction(self) -> bool:
        """Return whether questions may be asked."""
        return self._allows

    def cancel(self) -> None:
        """Keep the session."""
        self.is_cancelled = True

    def release(self) -> None:
        """Let other programs ask."""


@pytest.mark.parametrize("answer", [_Button.Cancel, _Button.Discard, None])
def test_a_logout_asks_if_it_may(
    open_window: OpenWindow, home: Path, answer: QMessageBox.StandardButton | None
) -> None:
    """It is cancelled with the question; without permission nothing is asked."""
    hand, asked, logout = unsaved(open_window, home), list[str](), Logout(allows=bool(answer))
    if answer is not None:
        answering(answer, asked)
    hand.window.end_session(logout)  # type: ignore[arg-type]  # Qt's own can't be made
    assert len(asked) == (answer is not None)
    assert logout.is_cancelled is (answer == _Button.Cancel)
    if answer == _Button.Discard:
        hand.window.close()  # which the desktop asks for next
        assert not hand.window.isVisible()


@pytest.mark.parametrize("in_file", [False, True])
def test_a_game_without_moves_or_in_a_file_is_not_lost(
    open_window: OpenWindow,
    home: Path,
    tmp_path: Path,
    choose_file: ChooseFile,
    *,
    in_file: bool,
) -> None:
    """The window closes without a question."""
    hand, asked = open_window(o="human"), list[str]()
    if in_file:
        hand.click(0, 0)
        saved(hand, tmp_path / "mine.json", choose_file)
    break_disk(hand, home)
    answering(_Button.Cancel, asked)
    hand.window.close()
    assert (asked, hand.window.isVisible()) == ([], False)


def test_a_restored_game_is_not_lost(
    open_window: OpenWindow, first_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is still in its file, so the window closes without a question until another move."""
    hand, asked = open_window(o="human"), list[str]()
    hand.click(0, 0)
    hand.window.close()

    def fail(_lock: QLockFile, _milliseconds: int) -> bool:
        return False

    def why(_lock: QLockFile) -> QLockFile.LockError:
        return QLockFile.LockError.PermissionError

    # As in a folder that can only be read; root may write in any.
    monkeypatch.setattr(QLockFile, "tryLock", fail)
    monkeypatch.setattr(QLockFile, "error", why)
    again = first_window()
    again.until_moves(1)
    again.until(lambda: bool(warning(again)))
    answering(_Button.Cancel, asked)
    again.window.close()
    assert (asked, again.window.isVisible()) == ([], False)


def test_a_signal_waits_for_an_answer_only_a_while(
    home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody answers, the window closes at last, and the loss is an error."""
    monkeypatch.setattr(start, "SIGNAL_SECONDS", 0.5)
    remember(home, o="human")
    seen: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if box is None:
            QTimer.singleShot(10, look)
        else:
            seen.append(box.objectName())

    def opened(window: MainWindow) -> None:
        hand = Hand(qtbot, window)
        break_disk(hand, home)
        hand.click(1, 1)
        QTimer.singleShot(0, look)
        os.kill(os.getpid(), signal.SIGTERM)

    with pytest.raises(TttmcError, match="isn't saved automatically"):
        start.run(opened)
    assert seen == ["unsavedGame"]
    for widget in QApplication.topLevelWidgets():
        widget.deleteLater()


FULL = """
import ctypes, errno, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox
from tttmc_app.gui.app import start

fails = ctypes.CDLL(None).disk_fails
QFileDialog.getSaveFileName = lambda *_: (sys.argv[1], "")

def play(window, squares):
    if not (window.documents.is_ready and window.documents.is_saved):
        QTimer.singleShot(20, lambda: play(window, squares))
        return
    print(window.findChild(QLabel, "loss").text(), flush=True)
    if squares:
        window.game.choose(squares[0])
        fails(1, errno.ENOSPC, 1)
        QTimer.singleShot(0, lambda: play(window, squares[1:]))
    else:
        QTimer.singleShot(0, answer)
        window.close()

def answer():
    box = QApplication.activeModalWidget()
    box.button(QMessageBox.StandardButton.Save).click()

start.run(lambda window: QTimer.singleShot(0, lambda: play(window, [(0, 0), (1, 1), (2, 2)])))
"""


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="needs gcc and Linux"
)
def test_a_full_disk(home: Path, tmp_path: Path) -> None:
    """On a disk without space the warning stays, and the game is kept on another one."""
    remember(home, o="human")
    kept = tmp_path / "kept.json"
    disk = {"LD_PRELOAD": str(build(tmp_path)), "TTTMC_FAILING_FOLDER": f"{home}/sessions/"}
    ended = subprocess.run(
        [sys.executable, "-c", FULL, str(kept)],
        env=os.environ | disk,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    first, *later = ended.stdout.splitlines()
    assert not first
    assert "the disk is full" in later[-1]
    assert moves_in(kept) == 3
