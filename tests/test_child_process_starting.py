"""Starting children, also where that fails, and work that loses its pipe."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import resource_tracker
from pathlib import Path
from threading import RLock

import pytest

from tttmc_app import child_process
from tttmc_app.child_process import Child, Reply

WAIT = 30.0


@pytest.mark.skipif(sys.platform == "win32", reason="this system can't block signals")
@pytest.mark.parametrize("is_blocked", [False, True])
@pytest.mark.parametrize("fails", [False, True])
def test_blocked_signals_are_blocked_as_before(is_blocked: bool, fails: bool) -> None:
    """Whether Ctrl-C was blocked before a child was started, or not, it is again afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        how = signal.SIG_BLOCK if is_blocked else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, {signal.SIGINT})
        if fails:
            start_in_vain()
        else:
            Child("tttmc testing").close(WAIT)
        assert (signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())) is is_blocked
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_in_vain() -> object:
    """Try to start a child whose function for answers can't be sent, and return the failure."""
    lock = RLock()

    def answer(_request: object, _stopped: object) -> object:
        return lock

    with pytest.raises((AttributeError, TypeError, pickle.PicklingError)) as caught:
        Child("tttmc testing", answer)
    return caught.value


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists a process's open files")
def test_a_child_that_can_not_be_started_leaves_nothing() -> None:
    """Neither end of its pipe stays open, and the main module is the same as before."""
    resource_tracker.ensure_running()  # the first child would start it, and it stays
    main, opened = sys.modules["__main__"], open_files()
    failures = [start_in_vain() for _ in range(3)]
    assert len(failures) == 3  # whose tracebacks know the pipes
    assert sys.modules["__main__"] is main
    assert open_files() == opened
    assert multiprocessing.active_children() == []


def open_files() -> list[str]:
    """Return what the open files are."""
    found: list[str] = []
    for entry in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # the folder's own descriptor is closed by now
            found.append(str(entry.readlink()))
    return sorted(found)


@pytest.mark.parametrize("error", [EOFError(), BrokenPipeError("nobody reads")])
@pytest.mark.parametrize("steps", [0, 1])
def test_work_that_loses_its_pipe_has_no_reply(error: Exception, steps: int) -> None:
    """The end of the pipe isn't a failure of the work: there is nobody to tell."""
    ours, theirs = multiprocessing.Pipe()
    closed: list[bool] = []

    def iterated() -> Iterator[object]:
        try:
            yield 5
            raise error
        finally:
            closed.append(True)

    def work() -> object:
        if steps:
            return iterated()
        raise error

    serve: Callable[..., None] = vars(child_process)["_work"]
    with pytest.raises(type(error)) as caught:
        serve(theirs, 3, work, theirs.poll)
    assert caught.value is error
    assert [ours.recv() for _ in range(steps)] == [Reply(3, 5)] * steps
    assert not ours.poll()
    assert closed == [True] * steps
    for end in (ours, theirs):
        end.close()
