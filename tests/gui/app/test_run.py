"""Running the window in this process: what it begins with, what closes it, and what it reports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow, remember
from tests.gui.hand import PATIENCE, Hand
from tttmc_app.cli.main import main
from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.core.record_json import record_to_json
from tttmc_app.gui.app import start
from tttmc_app.gui.app.failures import FailureHook
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.time_to_usable import StartReport
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.look.application import make_application
from tttmc_app.players import default_spec
from tttmc_app.workers import jobs


@pytest.fixture(autouse=True)
def _patience(qapp: QApplication) -> Iterator[None]:
    """Leave the event loop of a window that doesn't close, so that its test fails."""
    timer = QTimer(singleShot=True, interval=PATIENCE)
    timer.timeout.connect(QApplication.quit)
    timer.start()
    yield
    timer.stop()


def run(act: Callable[[MainWindow], object], *, shows: bool = True) -> tuple[int, list[object]]:
    """Run the window until it closes; return the status, and what the function returned."""
    found: list[object] = []

    def opened(window: MainWindow) -> None:
        assert window.isVisible() is shows
        found.append(act(window))
        QTimer.singleShot(0, window.close)

    status = start.run(opened)
    delete_windows()
    return status, found


def delete_windows() -> None:
    """Delete the windows that were run."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            assert not window.isVisible()
            window.deleteLater()


def test_a_window_runs_until_it_is_closed(home: Path, qtbot: QtBot) -> None:
    """The function gets the open window; hooks, handlers and marks are gone in the end."""
    remember(home)
    before = sys.excepthook, threading.excepthook, signal.getsignal(signal.SIGINT)
    marks: list[bool] = []

    def act(window: MainWindow) -> str:
        marks.append((home / "window.starting").exists())
        assert sys.excepthook != before[0]
        assert signal.getsignal(signal.SIGINT) != before[2]
        return str(window.game.session.players[1].text)

    assert run(act) == (0, ["random"])
    assert marks == [True]
    assert not (home / "window.starting").exists()
    assert (sys.excepthook, threading.excepthook) == (sys.__excepthook__, threading.__excepthook__)
    assert signal.getsignal(signal.SIGINT) == before[2]
    sys.excepthook, threading.excepthook = before[:2]


def test_a_saved_game_is_opened_in_the_window(
    home: Path, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file named in the command is opened as its game; one that can't be read opens no window."""
    remember(home)
    start_position = Position.start(Rules(4, 3))
    record = GameRecord.begin(start_position, ("human", "random"), 5).play((1, 2))
    path, bad = tmp_path / "game.json", tmp_path / "bad.json"
    path.write_text(record_to_json(record), encoding="utf-8")
    bad.write_text("{}", encoding="utf-8")
    for name in (str(bad), "missing.json"):
        assert main([name]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"tttmc: {name}")
    opened: list[GameRecord] = []

    def close_when_opened() -> None:
        (window,) = (top for top in QApplication.topLevelWidgets() if isinstance(top, MainWindow))
        if window.documents.document is not None:
            opened.append(window.game.session.record)
            timer.stop()
            window.close()

    timer = QTimer(interval=20)
    timer.timeout.connect(close_when_opened)
    timer.start()
    assert main([str(path)]) == 0
    assert opened == [record]
    delete_windows()


@pytest.mark.parametrize(
    ("chosen", "own", "used"),
    [("1.5", None, "1.5"), ("1.6", None, None), ("1.5", "2", "2")],
    ids=["an offered one is used", "another isn't", "the environment's own wins"],
)
def test_a_window_has_the_chosen_scale(
    home: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
    own: str | None,
    used: str | None,
) -> None:
    """Qt reads the scale as it starts, so by then it is set."""
    make, found = make_application, list[str | None]()

    def note() -> QApplication:
        found.append(os.environ.get("QT_SCALE_FACTOR"))
        return make()

    monkeypatch.setattr(start, "make_application", note)
    remember(home)
    SettingsFile(home / "window.ini").put("view/scale", chosen)
    monkeypatch.setenv("QT_SCALE_FACTOR", own or "")
    if own is None:
        monkeypatch.delenv("QT_SCALE_FACTOR")
    assert run(lambda _window: None) == (0, [None])
    assert found == [used]


def test_the_mark_is_removed_once_the_window_is_open(
    home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that stays open for a moment has opened: a crash later isn't a failed start."""
    monkeypatch.setattr(start, "_OPEN_MS", 10)
    remember(home)
    seen: list[bool] = []

    def look(window: MainWindow) -> None:
        if (home / "window.starting").exists():
            QTimer.singleShot(10, lambda: look(window))
            return
        seen.append(window.isVisible())
        window.close()

    assert start.run(lambda window: QTimer.singleShot(10, lambda: look(window))) == 0
    delete_windows()
    assert seen == [True]


FAILING = """
import os, sys
from PySide6.QtCore import QLockFile
lock = QLockFile(sys.argv[1])
assert lock.tryLock(0)
os._exit(3)
"""
"""A start that ends before its window has opened."""


def test_the_settings_of_a_failed_start_are_set_aside_once(home: Path, qtbot: QtBot) -> None:
    """The next start has the defaults and says why; the one after it has its own settings."""
    remember(home)
    failed = [sys.executable, "-c", FAILING, str(home / "window.starting")]
    assert subprocess.run(failed, check=False).returncode == 3

    def act(window: MainWindow) -> tuple[str, bool]:
        texts = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
        says = any("failed to open with its settings last time" in text for text in texts)
        return window.game.session.players[1].text, says

    usual = default_spec("mc").text
    assert [run(act) for _start in range(2)] == [(0, [(usual, True)]), (0, [(usual, False)])]
    assert (home / "window.ini.unreadable-1").is_file()


@pytest.mark.parametrize("late", [False, True])
def test_a_signal_closes_the_window(
    home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    """One received before the window existed counts, and so does one while it is open."""
    monkeypatch.setattr(start, "_SIGNAL_CHECK_MS", 10)
    remember(home)

    def opened(_window: MainWindow) -> None:
        if late:
            QTimer.singleShot(30, lambda: os.kill(os.getpid(), signal.SIGTERM))

    assert start.run(opened, signals=() if late else (signal.SIGINT,)) == 0
    delete_windows()


def test_a_slow_disk_is_waited_for(
    home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that can't be written while the window closes is written afterwards."""
    remember(home, o="human")
    monkeypatch.setattr(jobs, "PATIENCE_MS", 20)
    sync = os.fsync

    def sync_slowly(file: int) -> None:
        sleep(0.2)
        sync(file)

    def opened(window: MainWindow) -> None:
        hand = Hand(qtbot, window)
        hand.until(lambda: window.documents.is_ready and window.documents.is_saved)
        monkeypatch.setattr(os, "fsync", sync_slowly)
        hand.click(1, 1)
        QTimer.singleShot(0, window.close)

    assert start.run(opened) == 0
    (session,) = (home / "sessions").glob("*.json")
    assert '"square": "b2"' in session.read_text(encoding="utf-8")
    delete_windows()


STUCK = """
import os, time
from PySide6.QtCore import QTimer
from tttmc_app.cli.main import main
from tttmc_app.gui.app import start
from tttmc_app.workers import jobs

jobs.PATIENCE_MS, start.LAST_PATIENCE_MS = 20, 1000
run = start.run

def opened(window):
    if not window.documents.is_saved or not window.documents.is_ready:
        QTimer.singleShot(20, lambda: opened(window))
        return
    os.fsync = lambda file: time.sleep(60)
    window.game.choose((1, 1))
    window.close()

start.run = lambda *words, **more: run(lambda window: QTimer.singleShot(0, lambda: opened(window)))
raise SystemExit(main([]))
"""


def test_a_disk_that_never_answers_is_told(home: Path) -> None:
    """The program ends in a while, and says that changes may be lost."""
    remember(home, o="human")
    ended = subprocess.run(
        [sys.executable, "-c", STUCK], capture_output=True, text=True, check=False, timeout=50
    )
    assert "the last changes may not be saved, because a task was still" in ended.stderr
    assert ended.returncode == 2


@pytest.mark.parametrize("opens", [False, True])
def test_only_a_plain_start_continues_the_last_session(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, *, opens: bool
) -> None:
    """A window that is opened for something else begins a new game."""
    hand = open_window(o="human")
    hand.click(1, 1)
    hand.window.close()
    moves: list[int] = []
    show = MainWindow.show

    def watch(window: MainWindow) -> None:
        show(window)

        def count() -> None:
            moves.append(len(window.game.session.record.moves))
            window.close()

        window.documents.ready.connect(lambda: QTimer.singleShot(0, count))

    monkeypatch.setattr(MainWindow, "show", watch)
    start.run((lambda _window: None) if opens else None)
    assert moves == [0 if opens else 1]
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow) and window is not hand.window:
            window.deleteLater()


def test_a_thread_that_only_ends_is_no_error(home: Path, qtbot: QtBot) -> None:
    """Python reports some ends of threads without an exception: nothing is told."""
    failures: list[int] = []
    before = sys.excepthook, threading.excepthook
    with FailureHook() as hook:
        hook.failed.connect(lambda: failures.append(1))
        nothing = (ValueError, None, None, threading.current_thread())
        threading.excepthook(threading.ExceptHookArgs(nothing))
        assert failures == []
        something = (ValueError, ValueError("x"), None, threading.current_thread())
        threading.excepthook(threading.ExceptHookArgs(something))
        assert failures == [1]
    sys.excepthook, threading.excepthook = before


def test_the_start_is_reported_step_by_step(
    open_window: OpenWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line follows the first paint, another a click that has placed a mark; then all closes."""
    hand = open_window(o="human")
    report = StartReport(hand.window)
    hand.until(lambda: not hand.window.isVisible())
    assert capsys.readouterr().out == "painted\nusable\n"
    assert [move.square for move in hand.record.moves] == [(1, 1)]
    del report
