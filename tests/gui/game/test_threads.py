"""The window's thread never uses SQLite or a child process."""

from __future__ import annotations

import multiprocessing.process
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import CHILD_PATIENCE
from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tests.gui.programs.files import GOOD, children, write
from tttmc_app import child_process, database
from tttmc_app.core import Mark
from tttmc_app.course.process import ChildProcess
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student
from tttmc_app.players.monte_carlo import MonteCarlo

Calls = list[tuple[str, bool]]
"""The functions that were called, and whether on the window's thread."""


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Record every use of a database or a child process, with its thread."""
    found: Calls = []
    main = threading.get_ident()

    def note(name: str) -> None:
        found.append((name, threading.get_ident() == main))

    class Connection(database.Connection):
        """A connection that records executed and committed statements."""

        def execute(self, *arguments: Any) -> Any:
            """Execute."""
            note("sqlite")
            return super().execute(*arguments)

        def executemany(self, *arguments: Any) -> Any:
            """Execute many times."""
            note("sqlite")
            return super().executemany(*arguments)

    connect = database.connect

    def connected(*arguments: Any, **options: Any) -> database.Connection:
        note("sqlite")
        return connect(*arguments, **options, factory=Connection)

    def noted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            note(name)
            return function(*arguments, **options)

        return call

    monkeypatch.setattr(database, "connect", connected)
    for name, owner, methods in (
        ("popen", subprocess.Popen, ("__init__", "wait", "poll", "kill")),
        ("student", ChildProcess, ("send", "receive", "drained", "kill", "close")),
        ("child", child_process.Child, ("__init__", "send", "stop", "receive", "close")),
        ("process", multiprocessing.process.BaseProcess, ("start", "join", "is_alive", "kill")),
    ):
        for method in methods:
            monkeypatch.setattr(owner, method, noted(name, getattr(owner, method)))
    return found


@pytest.fixture(autouse=True)
def no_student_left(home: Path) -> Iterator[None]:
    """Fail a test that leaves a student's process running."""
    yield
    deadline = time.monotonic() + CHILD_PATIENCE
    while children() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert children() == set()


def wander(hand: Hand) -> None:
    """Show earlier moves, and undo and redo moves."""
    hand.press("undo")
    hand.press("redo")
    for move in (0, 1, None):
        hand.game.browse(move)
        _ = hand.game.thought, hand.game.thought_of_move
        _ = [hand.game.figures_of(mark) for mark in Mark]
    hand.window.grab()


def finish(hand: Hand, calls: Calls, *expected: str) -> None:
    """Close the window, and check that the expected calls ran on other threads."""
    hand.wait_for_worker()
    hand.window.close()
    assert set(expected) <= {name for name, _ in calls}
    assert {name for name, on_window in calls if on_window} == set()


def test_a_learner_runs_off_the_window(open_window: OpenWindow, calls: Calls) -> None:
    """Games, learning, undo and browsing use the textbook only on the worker."""
    hand = open_window(x="learner", o="human")
    for _ in range(2):
        hand.play_to_the_end()
        wander(hand)
        hand.press("newGame")
        hand.until_moves(1)
    hand.choose("playerX", "Monte Carlo")
    finish(hand, calls, "sqlite")


def test_a_student_file_runs_off_the_window(
    open_window: OpenWindow, calls: Calls, tmp_path: Path
) -> None:
    """Opening, playing, reloading, forfeiting and closing use a file's process on other threads."""
    path = write(tmp_path, GOOD)
    STUDENT_FILES.add(read_student(path))
    hand = open_window()
    hand.window.programs.open(path)
    hand.until(lambda: hand.game.session.player_of(Mark.O).kind.name == "course")
    hand.play_to_the_end()
    wander(hand)
    hand.press("newGame")
    hand.press("reloadStudent")
    hand.until(lambda: "was reloaded" in hand.window.programs.students.bar.text)
    hand.click(0, 0)
    hand.until_moves(2)
    hand.set("secondsO", 1)
    hand.choose("playerO", "Random")
    hand.until(lambda: children() == set())
    finish(hand, calls, "student", "popen")


def test_a_failing_student_file(open_window: OpenWindow, calls: Calls, tmp_path: Path) -> None:
    """A forfeit is explained and taken back without using the process on the window's thread."""
    path = write(tmp_path, "def mc_move(board, player, trials):\n    return 1 / 0\n")
    STUDENT_FILES.add(read_student(path))
    hand = open_window(o=f"course:{path}")
    hand.until(lambda: hand.can("reloadStudent"))
    hand.click(0, 0)
    hand.until_over()
    hand.until(lambda: "forfeits the game" in hand.message)
    hand.press("undo")
    hand.press("redo")
    finish(hand, calls, "student")


def test_thinking_in_a_child(
    open_window: OpenWindow, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New weights, Stop and Play reach a thinking child through the worker."""
    monkeypatch.setattr(MonteCarlo, "holds_interpreter", True)
    hand = open_window(o=f"mc:trials={ENDLESS}")
    hand.click(0, 0)
    hand.until_thought()
    before = hand.thought.trials
    hand.set("scoreCurrentO", 3.0)
    hand.until_thought(before + 1)
    hand.press("stop")
    hand.press("playPause")
    hand.until_thought()
    hand.set("trialsO", 50)
    hand.until_moves(2)
    wander(hand)
    finish(hand, calls, "child", "process")


def test_calls_are_recorded(calls: Calls, tmp_path: Path) -> None:
    """The recording works: reading a textbook on this thread is recorded."""
    database.connect(tmp_path / "a.textbook").execute("PRAGMA data_version")
    subprocess.Popen(["true"]).wait()
    assert calls
    assert all(on_window for _, on_window in calls)
