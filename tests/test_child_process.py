"""Work in a child process: values, errors, stopping and cleaning up."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from tttmc_app import child_process
from tttmc_app.child_process import Child, ChildDiedError, Stopped, iterate_in_child, iterate_work
from tttmc_app.core import Text, TttmcError

posix = pytest.mark.skipif(sys.platform == "win32", reason="this system has no such signals")
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")


def failing(error: BaseException) -> Iterator[object]:
    yield 1
    raise error


def keeping(path: Path, seconds: float, signals: int = 0) -> Iterator[object]:
    """Yield the process's number with pauses of this length, and write a file when stopped."""
    try:
        while True:
            yield os.getpid()
            sleep(seconds)
    finally:
        for _ in range(signals):
            os.kill(os.getpid(), signal.SIGTERM)
        path.write_text("kept")


def answer(request: object, stopped: Stopped) -> object:
    """Return a number's square, work in one step until stopped, or run work step by step."""
    if isinstance(request, int):
        return request * request
    while request == "wait" and not stopped():
        sleep(0.005)
    return request if request == "wait" else iterate_work(request, stopped)


def last_of(child: Child, request: object) -> object:
    *_, last = child.iterate(request)
    return last


def state() -> Iterator[object]:
    """Yield the process's priority, and whether it ignores Ctrl-C."""
    yield os.nice(0), signal.getsignal(signal.SIGINT)


def begin(values: Iterator[object]) -> object:
    """Return the first value, once there is one."""
    return next(value for value in values if value is not None)


@pytest.fixture
def child() -> Iterator[Child]:
    """Yield a child that handles one request after another."""
    child = Child("tttmc testing", answer, niceness=3)
    yield child
    child.close()
    assert active_children() == []


# One job -----------------------------------------------------------------------------------------


def test_the_values_come_in_order_and_the_last_is_always_included() -> None:
    values = iterate_in_child(partial(iter, range(100_000)))
    numbers = [value for value in values if isinstance(value, int)]
    assert (numbers, numbers[-1]) == (sorted(numbers), 99_999)
    assert active_children() == []


@pytest.mark.parametrize(("seconds", "signals"), [(0.0, 0), (60.0, 0), (60.0, 1)])
def test_stopping_ends_it_where_it_is(
    seconds: float, signals: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even in the middle of a step; its cleaning up isn't disturbed by another signal."""
    if signals and sys.platform == "win32":
        pytest.skip("this system has no such signals")
    monkeypatch.setattr(child_process, "_STOP_SECONDS", 30.0)
    kept = tmp_path / "kept"
    with closing(iterate_in_child(partial(keeping, kept, seconds, signals))) as values:
        assert begin(values) != os.getpid()
    assert kept.read_text() == "kept"
    assert active_children() == []


def test_an_interruptible_child_takes_one_request() -> None:
    """It ends after the last reply; a further request isn't answered, and its end is kept."""
    child = Child("tttmc testing", interruptible=True)
    assert last_of(child, partial(iter, [5])) == 5
    child.send(partial(iter, [6]))
    with pytest.raises(ChildDiedError):
        child.receive(30)
    assert child.close(30) == child.close() == Text("it closed its pipe")
    child.send("late")  # without an error
    child.stop()


# Many requests -----------------------------------------------------------------------------------


def test_one_child_answers_many_requests(child: Child, tmp_path: Path) -> None:
    """Whatever the outcome of the previous one; its errors can be translated.

    What was stopped ends at once, and answers no later request.
    """
    assert [last_of(child, number) for number in (2, 3)] == [4, 9]
    for values in ([], [None], [4, 5]):
        assert last_of(child, partial(iter, values)) == (values or [None])[-1]
    kept = tmp_path / "kept"
    with closing(child.iterate(partial(keeping, kept, 0.005))) as endless:
        begin(endless)
    assert last_of(child, 2) == 4  # after the end of what was stopped
    assert kept.exists()
    with pytest.raises(TttmcError) as caught:
        last_of(child, partial(failing, TttmcError("no {what} here", what="file")))
    assert caught.value.text == Text("no {what} here", what="file")
    with pytest.raises(RuntimeError, match="a defect") as defect:
        last_of(child, partial(failing, ValueError("a defect")))
    assert "in failing" in "".join(defect.value.__notes__)
    for request, then, value in ((count, 4, 16), ("wait", 4, 16), ("wait", None, "wait")):
        child.send(request)
        child.receive(0.1)
        child.stop()
        if then:
            child.send(then)
        found = child.receive(30.0)
        assert found
        assert (found.value, found.is_last) == (value, True)
    assert child.is_alive


@posix
def test_a_child_has_its_priority_and_leaves_ctrl_c_to_its_parent(child: Child) -> None:
    assert last_of(child, state) == (min(19, os.nice(0) + 3), signal.SIG_IGN)


# Ends --------------------------------------------------------------------------------------------


@posix
def test_a_killed_child_is_noticed_at_once(child: Child, tmp_path: Path) -> None:
    """Waiting for it raises an error, and closing it says why it ended."""
    process = begin(child.iterate(partial(keeping, tmp_path / "kept", 1000)))
    assert isinstance(process, int)
    os.kill(process, signal.SIGKILL)
    for _time in range(2):
        with pytest.raises(ChildDiedError):
            child.receive(30)
        child.stop()
        child.send("too late")  # only receiving says so
    assert child.close(1) == Text("ended by {signal}", signal="SIGKILL")


def test_a_child_that_ends_itself_is_noticed(child: Child) -> None:
    with pytest.raises(ChildDiedError):
        last_of(child, partial(failing, SystemExit(3)))
    # Another thread that looks for ended children may have taken the code first.
    assert child.close(60) in (Text("exit code {code}", code=3), Text("it closed its pipe"))


def test_a_child_that_hangs_is_killed(child: Child, tmp_path: Path) -> None:
    """A child in an endless step is killed after a time limit, which isn't told as its end."""
    begin(child.iterate(partial(keeping, tmp_path / "kept", 1000)))
    assert child.close(0.1) == child.close() == Text("it closed its pipe")
    assert active_children() == []


@linux
def test_starting_leaves_everything_as_it_was() -> None:
    """Started or not: Ctrl-C isn't blocked, no pipe stays open, the main module is back."""
    Child("tttmc testing").close(30)  # starts Python's tracker of resources, which stays
    was = sys.modules["__main__"], os.listdir("/proc/self/fd")  # noqa: PTH208 - names only
    with pytest.raises((AttributeError, pickle.PicklingError)):
        Child("tttmc testing", lambda request, _stopped: request)  # which can't be sent
    Child("tttmc testing").close(30)
    assert (sys.modules["__main__"], os.listdir("/proc/self/fd")) == was  # noqa: PTH208 - names only
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


SCRIPT = """
from functools import partial
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from tttmc_app.child_process import Child
child = Child("first")
process = active_children()[0].pid
print(Path(f"/proc/{process}/status").read_text().partition("SigBlk:")[2].split()[0], flush=True)
child.send(partial(iter, "a"))
print(child.receive(30).value, flush=True)
child.send(count)
input()
"""


@linux
def test_a_child_ends_with_its_parent_and_does_not_run_its_main_module(tmp_path: Path) -> None:
    """Ctrl-C doesn't reach a child that is still starting, not even a process's first one."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, script], stdin=pipe, stdout=pipe, stderr=pipe) as parent:
        assert parent.stdout
        blocked, value = (parent.stdout.readline() for _ in range(2))
        assert int(blocked, 16) >> (signal.SIGINT - 1) & 1
        assert value == b"a\n"
        parent.kill()
        # The child has its output, too, which ends when both have ended.
        assert parent.communicate(timeout=10) == (b"", b"")
