"""Work in a child process: values, errors, stopping and cleaning up."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import RLock
from time import perf_counter, sleep

import pytest

from tttmc_app import child_process
from tttmc_app.child_process import (
    Child,
    ChildDiedError,
    Stopped,
    exit_text,
    iterate_in_child,
    iterate_work,
)
from tttmc_app.core import Text, TttmcError


@dataclass(frozen=True)
class Count:
    """A child's process number and its counter."""

    process: int
    number: int


def counting(to: int) -> Iterator[object]:
    """Yield the process number with a growing counter."""
    for number in range(to):
        yield Count(os.getpid(), number)


def complaining(error: Exception) -> Iterator[object]:
    """Yield once, then fail."""
    yield 1
    raise error


def keeping(path: Path, seconds: float) -> Iterator[object]:
    """Yield repeatedly, with pauses of this length, and write a file when stopped."""
    try:
        while True:
            yield "at work"
            sleep(seconds)
    finally:
        path.write_text("kept")


def dying() -> Iterator[object]:
    """End the process without an error."""
    yield 1
    os._exit(3)


def test_the_last_value_comes_from_a_child() -> None:
    """The values come from another process in order, the last one always included."""
    values = [value for value in iterate_in_child(partial(counting, 100_000)) if value]
    pairs = [value for value in values if isinstance(value, Count)]
    assert len(pairs) == len(values)
    assert pairs[-1].number == 99_999
    assert os.getpid() not in {pair.process for pair in pairs}
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("seconds", [0.0, 60.0])
def test_stopping_ends_it_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Leaving the iteration stops the work, even in the middle of a step, and lets it clean up."""
    monkeypatch.setattr(child_process, "_STOP_SECONDS", 30.0)
    kept = tmp_path / "kept"
    with closing(iterate_in_child(partial(keeping, kept, seconds))) as values:
        while next(values) is None:
            pass
        began = perf_counter()
    assert perf_counter() - began < 20
    assert kept.read_text() == "kept"
    assert multiprocessing.active_children() == []


def signalled(path: Path) -> Iterator[object]:
    """Block, and write a file when stopped, after one more signal to stop."""
    try:
        yield "at work"
        sleep(60)
    finally:
        os.kill(os.getpid(), signal.SIGTERM)
        path.write_text("kept")


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such signals")
def test_a_second_stop_does_not_disturb_the_cleanup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the work does at its end isn't interrupted by another signal."""
    monkeypatch.setattr(child_process, "_STOP_SECONDS", 30.0)
    kept = tmp_path / "kept"
    with closing(iterate_in_child(partial(signalled, kept))) as values:
        while next(values) is None:
            pass
    assert kept.read_text() == "kept"
    assert multiprocessing.active_children() == []


def test_a_child_that_dies_is_noticed() -> None:
    """If a child ends unexpectedly, an error is raised instead of blocking."""
    with pytest.raises(RuntimeError, match="ended unexpectedly"):
        list(iterate_in_child(dying))


def squares(request: object, _stopped: Stopped) -> object:
    """Return the square of a number, or run the requested work step by step."""
    return request * request if isinstance(request, int) else iterate_work(request, _stopped)


def waiting(_request: object, stopped: Stopped) -> object:
    """Work in one step until the parent requests a stop."""
    while not stopped():
        sleep(0.005)
    return "stopped"


def hanging() -> Iterator[object]:
    """Yield once, then block forever."""
    yield os.getpid()
    sleep(1000)


def last_of(child: Child, request: object) -> object:
    """Return the last value of a request."""
    *_, last = child.iterate(request)
    return last


@pytest.fixture
def child() -> Iterator[Child]:
    """Yield a child that handles one request after another."""
    child = Child("tttmc testing", squares)
    yield child
    child.close()
    assert multiprocessing.active_children() == []


def test_one_child_answers_many_requests(child: Child) -> None:
    """A child handles request after request, whatever the outcome of the previous one."""
    assert [last_of(child, number) for number in (2, 3)] == [4, 9]
    with closing(child.iterate(partial(counting, 10**12))) as values:
        while next(values) is None:
            pass
    with pytest.raises(TttmcError) as caught:
        last_of(child, partial(complaining, TttmcError("no {what} here", what="file")))
    assert caught.value.text == Text("no {what} here", what="file")  # it can be translated
    assert last_of(child, 4) == 16
    assert child.is_alive


def test_what_was_stopped_answers_no_later_request(child: Child) -> None:
    """Replies to a request that was stopped are passed over while the next one is waited for."""
    for number in (3, 5):
        child.send(partial(counting, 10**12))
        assert child.receive(30.0) is not None
        child.stop()
        child.send(number)
        answer = child.receive(30.0)
        assert answer is not None
        assert (answer.value, answer.is_last) == (number * number, True)


def test_work_ends_when_nobody_wants_it(child: Child, tmp_path: Path) -> None:
    """Leaving an iteration ends the work at once, rather than at the next request."""
    kept = tmp_path / "kept"
    with closing(child.iterate(partial(keeping, kept, 0.005))) as values:
        while next(values) is None:
            pass
    deadline = perf_counter() + 10
    while not kept.exists() and perf_counter() < deadline:
        sleep(0.005)
    assert kept.exists()


def test_a_defect_comes_with_its_traceback(child: Child) -> None:
    """Any other exception arrives with the traceback that it had in the child."""
    with pytest.raises(RuntimeError, match="a defect") as caught:
        last_of(child, partial(complaining, ValueError("a defect")))
    assert "in complaining" in "".join(caught.value.__notes__)


def test_an_answer_in_one_step_is_stopped() -> None:
    """Work that doesn't iterate checks for a stop itself, and its answer still arrives."""
    child = Child("tttmc testing", waiting)
    child.send("wait")
    assert child.receive(0.05) is None
    child.stop()
    answer = child.receive(30)
    assert answer is not None
    assert (answer.value, answer.is_last) == ("stopped", True)
    child.close()


def test_a_child_that_hangs_is_killed(child: Child) -> None:
    """A child in an endless step is killed after a time limit, which isn't told as its end."""
    with closing(child.iterate(hanging)) as values:
        while next(values) is None:
            pass
    began = perf_counter()
    assert str(child.close(0.1)) == str(child.close()) == "it closed its pipe"
    assert perf_counter() - began < 2
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_a_killed_child_is_noticed_at_once() -> None:
    """Waiting for a killed child raises an error that says why it ended."""
    child = Child("tttmc testing")
    child.send(hanging)
    answer = child.receive(30)
    assert answer is not None
    assert isinstance(answer.value, int)
    os.kill(answer.value, signal.SIGKILL)
    for _time in range(2):
        with pytest.raises(ChildDiedError, match="ended unexpectedly"):
            child.receive(30)
        child.stop()
        child.send("too late")  # only receiving says so
    assert str(child.close(1)) == "ended by SIGKILL"


@pytest.mark.parametrize(
    ("code", "text"), [(None, "it closed its pipe"), (3, "exit code 3"), (-99, "signal 99")]
)
def test_ends_in_words(code: int | None, text: str) -> None:
    """An exit code is described in words."""
    assert text in str(exit_text(code))


@pytest.mark.parametrize("values", [[], [4], [None], [4, 5]])
def test_any_iterator_is_read_to_its_end(child: Child, values: list[object]) -> None:
    """The last value is the result; without values it is None."""
    assert last_of(child, partial(iter, values)) == (values[-1] if values else None)


def niceness() -> Iterator[object]:
    """Yield the process's priority, and whether it ignores Ctrl-C."""
    yield os.nice(0), signal.getsignal(signal.SIGINT) == signal.SIG_IGN


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no niceness")
def test_a_child_may_have_a_lower_priority() -> None:
    """Ctrl-C is left to the parent, and priority is lowered as asked."""
    with closing(Child("tttmc testing", niceness=3)) as child:
        assert last_of(child, niceness) == (min(19, os.nice(0) + 3), True)


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
    assert multiprocessing.active_children() == []


def start_in_vain() -> object:
    """Try to start a child whose function for answers can't be sent, and return the failure."""
    lock = RLock()

    def answer(_request: object, _stopped: object) -> object:
        return lock

    with pytest.raises((AttributeError, TypeError, pickle.PicklingError)) as caught:
        Child("tttmc testing", answer)
    return caught.value


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists a process's open files")
@pytest.mark.parametrize("is_blocked", [False, True])
def test_starting_leaves_everything_as_it_was(is_blocked: bool) -> None:
    """Started or not: Ctrl-C is blocked as before, no pipe stays open, the main module is back."""
    last_of_all = Child("tttmc testing")  # starts Python's tracker of resources, which stays
    last_of_all.close(30)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    main, opened = sys.modules["__main__"], os.listdir("/proc/self/fd")  # noqa: PTH208 - names only
    try:
        how = signal.SIG_BLOCK if is_blocked else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, {signal.SIGINT})
        failures = [start_in_vain() for _ in range(3)]  # whose tracebacks know the pipes
        Child("tttmc testing").close(30)
        assert (signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())) is is_blocked
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    assert len(failures) == 3
    assert sys.modules["__main__"] is main
    assert os.listdir("/proc/self/fd") == opened  # noqa: PTH208 - names only


@pytest.mark.skipif(sys.platform != "linux", reason="this system has no /proc")
def test_a_child_ends_with_its_parent() -> None:
    """A child that is working ends when its parent is killed."""
    code = (
        "import itertools, multiprocessing, time\n"
        "from functools import partial\n"
        "from tttmc_app.child_process import Child\n"
        "values = Child('tttmc testing').iterate(partial(itertools.repeat, 1))\n"
        "while next(values) is None: pass\n"
        "print(multiprocessing.active_children()[0].pid, flush=True)\n"
        "time.sleep(1000)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    number = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = perf_counter() + 10
    while is_running(number):
        assert perf_counter() < deadline, "the child is still running"
        sleep(0.02)


def is_running(number: int) -> bool:
    """Return whether a process is running; a zombie isn't."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which signals are blocked")
def test_the_first_child_starts_with_interrupts_blocked() -> None:
    """Ctrl-C doesn't reach a child that is still starting, not even a process's first one."""
    script = """
from multiprocessing import active_children
from pathlib import Path
from tttmc_app.child_process import Child
child = Child("first")
status = Path(f"/proc/{active_children()[0].pid}/status").read_text()
child.close()
print(int(status.partition("SigBlk:")[2].split()[0], 16) >> 1 & 1)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert (done.stdout, done.stderr) == ("1\n", "")


def test_a_child_does_not_run_the_main_module(tmp_path: Path) -> None:
    """A script that starts a child without checking its own name isn't run by the child again."""
    script = tmp_path / "script.py"
    script.write_text(
        "from functools import partial\nfrom tttmc_app.child_process import iterate_in_child\n"
        "print('begun', flush=True)\n"
        "print([*iterate_in_child(partial(iter, 'a'))][-1])\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("begun\na\n", "")
