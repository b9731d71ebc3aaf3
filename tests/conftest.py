"""Fixtures for all tests: no screen, a new home folder, and no thread left running."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from tests.student_processes import bearers

if TYPE_CHECKING:
    from PySide6.QtCore import QThread
    from PySide6.QtWidgets import QApplication

# This must be set before anything imports Qt, which reads it only once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests expect English and universal time, whatever the computer's language and place.
os.environ["LANGUAGE"] = "en"
os.environ["TZ"] = "UTC"
if sys.platform != "win32":
    time.tzset()
if sys.platform == "linux":  # where Qt warns about a locale that isn't UTF-8 or isn't installed
    os.environ["LC_ALL"] = "C.UTF-8"

# Without compiled modules, every process that a test starts would compile the program again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# A shell starts what it runs in the background with Ctrl-C ignored; the tests that interrupt
# themselves would then wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
# Likewise, nohup starts what it runs with the end of the terminal ignored.
if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

PATIENCE = 10.0
"""Time limit for a stopped thread to end on a busy computer, in seconds."""
CHILD_PATIENCE = 10.0
"""Time limit for the last child processes of a file of tests to end on a busy computer."""
WAIT_MS = 20_000
"""Milliseconds until a test gives up waiting; on an idle computer nothing takes a tenth of that."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without collecting garbage: almost all that is made stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that no process waits for another's at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return pytest-qt's bot, which waits long enough for a busy computer's seconds for a write."""
    bot = QtBot(request)
    for name in ("waitUntil", "waitSignal"):
        setattr(bot, name, partial(getattr(bot, name), timeout=WAIT_MS))
    return bot


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Name a new home folder to the program, so that tests don't touch the user's files."""
    folder = tmp_path_factory.getbasetemp() / f"home-{token_hex(8)}"
    monkeypatch.setenv("TTTMC_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True, scope="module")
def freeze_older_objects() -> None:
    """Exclude older objects from the garbage collections and searches of a file's tests.

    pytest alone keeps almost 400,000 objects. Visiting them after each test with Qt took a fifth
    of the suite's time.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_thread_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a Python or Qt thread running."""
    before = set(threading.enumerate())
    yield
    _wait_for_python_threads(before)
    # The search visits every object that isn't frozen, so only tests with Qt do it.
    if not {"qapp", "qtbot"}.isdisjoint(request.fixturenames):
        _wait_for_qt_threads()


@pytest.fixture(autouse=True, scope="module")
def no_child_left() -> Iterator[None]:
    """Fail a file of tests that leaves a process of a student's file or an engine running."""
    yield
    deadline = time.monotonic() + CHILD_PATIENCE
    while (left := bearers()) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert left == []


def _wait_for_python_threads(before: set[threading.Thread]) -> None:
    """Fail if a thread that isn't among these doesn't end in time."""
    deadline = time.monotonic() + PATIENCE
    for thread in set(threading.enumerate()) - before:
        # Python keeps a dummy object for each foreign thread, even after it ends, and Dask keeps
        # one idle thread until the process ends.
        if thread.name.startswith(("Dummy-", "Dask-Offload")):
            continue
        thread.join(max(0.0, deadline - time.monotonic()))
        if thread.is_alive():
            pytest.fail(f"the test leaves the thread {thread.name} running")


def _wait_for_qt_threads() -> None:
    """Fail if a Qt thread doesn't end in time, and end it so that the next test can run."""
    from PySide6.QtCore import QThreadPool

    milliseconds = int(PATIENCE * 1000)
    for thread in running_qthreads():
        if not thread.wait(milliseconds):
            name = thread.objectName() or type(thread).__name__
            thread.quit()
            thread.wait(milliseconds)
            pytest.fail(f"the test leaves the Qt thread {name} running")
    if not QThreadPool.globalInstance().waitForDone(milliseconds):
        pytest.fail("the test leaves work in Qt's thread pool")
    _delete_windows()
    # Collect the test's reference cycles, but only after its threads have ended: Qt aborts the
    # process if a running thread is deleted.
    gc.collect()


def _delete_windows() -> None:
    """Let Qt delete the windows that a test leaves, because the garbage collector might crash."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    for window in QApplication.topLevelWidgets():
        if window.parent() is None:
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def running_qthreads() -> list[QThread]:
    """Return the running Qt threads that Python knows of, except the main one."""
    from PySide6.QtCore import QCoreApplication, QThread
    from shiboken6 import isValid

    app = QCoreApplication.instance()
    # type() instead of isinstance(), which looks into objects and loads lazy ones.
    threads = [item for item in gc.get_objects() if QThread in type(item).__mro__]
    running = [item for item in threads if isValid(item) and item.isRunning()]
    return [item for item in running if app is None or item != app.thread()]
