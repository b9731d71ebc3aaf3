"""What every test stands on: no screen, a home of its own, and nothing left running behind it."""

from __future__ import annotations

import gc
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtCore import QThread

# Before anything imports Qt, which reads it once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

PATIENCE = 2.0
"""Seconds that a thread which was told to end has for it."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the program a new, empty home, so that no test sees or writes a person's files."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TTTMC_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_thread_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves one of Python's threads running, or one of Qt's."""
    before = set(threading.enumerate())
    yield
    # Looking for Qt's threads costs some 50 ms, which tests without Qt need not pay.
    uses_qt = not {"qapp", "qtbot"}.isdisjoint(request.fixturenames)
    _wait_for_python_threads(before)
    if uses_qt:
        _wait_for_qt_threads()


def _wait_for_python_threads(before: set[threading.Thread]) -> None:
    """Fail where a thread that is not among these outlives its time."""
    deadline = time.monotonic() + PATIENCE
    for thread in set(threading.enumerate()) - before:
        # Python keeps a dummy for every foreign thread that it ever met, ended or not, and Dask
        # one idle thread for as long as the process lives.
        if thread.name.startswith(("Dummy-", "Dask-Offload")):
            continue
        thread.join(max(0.0, deadline - time.monotonic()))
        if thread.is_alive():
            pytest.fail(f"the test leaves the thread {thread.name} running")


def _wait_for_qt_threads() -> None:
    """Fail where a Qt thread outlives its time, and end it so that the next test can go on."""
    from PySide6.QtCore import QThreadPool

    milliseconds = int(PATIENCE * 1000)
    for thread in _running_qthreads():
        if not thread.wait(milliseconds):
            name = thread.objectName() or type(thread).__name__
            thread.quit()
            thread.wait(milliseconds)
            pytest.fail(f"the test leaves the Qt thread {name} running")
    if not QThreadPool.globalInstance().waitForDone(milliseconds):
        pytest.fail("the test leaves work in Qt's thread pool")
    # What only cycles keep alive goes with the test that made it; not before its threads ended,
    # since Qt aborts the process where a running one goes.
    gc.collect()


def _running_qthreads() -> list[QThread]:
    """Find the Qt threads that Python knows of and that run, but the main one."""
    from PySide6.QtCore import QCoreApplication, QThread
    from shiboken6 import isValid

    app = QCoreApplication.instance()
    main = app.thread() if app else None
    # By type() and not isinstance(), which asks the object and wakes lazy ones.
    threads = [item for item in gc.get_objects() if issubclass(type(item), QThread)]
    return [item for item in threads if isValid(item) and item != main and item.isRunning()]
