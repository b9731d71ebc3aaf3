"""Child processes that answer requests: one protocol to start, ask, stop and end them.

Children are spawned, never forked. A child ends when its pipe closes, so none outlives its parent.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from threading import Lock, Thread
from time import perf_counter, sleep
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, cast

from tttmc_app.core import Text, TttmcError

if TYPE_CHECKING:  # imported with the first child: most commands and windows start none
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Stopped = Callable[[], bool]
"""Returns whether the parent has asked the child to stop its work."""
Work = Callable[[], Iterator[object]]

_POLL_SECONDS = 0.01
_REPORT_SECONDS = 1 / 30
_STOP_SECONDS = 2.0
_KILL_SECONDS = 1.0
_main_module_lock = Lock()
"""Held while the main module is hidden: if two threads hid it at once, it would be lost."""


class ChildDiedError(RuntimeError):
    """A child process that ended without an answer."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A child's answer to one request."""

    number: int
    """The request's number."""
    value: object = None
    is_last: bool = False
    problem: Text | None = None
    """The text of a TttmcError that ended the work."""
    failure: str = ""
    """The message of any other exception that ended the work."""
    traceback: str = ""
    """The traceback of that exception in the child."""

    def check(self) -> None:
        """Raise TttmcError or RuntimeError if the work ended with an exception."""
        if self.problem is not None:
            raise TttmcError(self.problem)
        if self.failure:
            error = RuntimeError(self.failure)
            error.add_note(self.traceback)
            raise error


def iterate_work(request: object, _stopped: Stopped) -> Iterator[object]:
    """Return the iterator that a request creates: the request is a function without arguments."""
    return cast("Work", request)()


class Child:
    """A child process and the pipe to it; for use by one thread at a time.

    The child calls `answer(request, stopped)` for each request and sends the result; if that is an
    iterator, it sends the newest value 30 times a second, and always the last one. `stop` ends an
    iteration between two values; other answers must call `stopped()` themselves. An interruptible
    child takes one request and is interrupted when the pipe is closed, even in the middle of a
    step; the `finally` clauses of its work still run. Requests, values and `answer` must be
    picklable. Raises OSError if no process can be started.
    """

    def __init__(
        self,
        name: str,
        answer: Callable[[object, Stopped], object] = iterate_work,
        *,
        niceness: int = 0,
        interruptible: bool = False,
    ) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        arguments = (theirs, answer, niceness, interruptible)
        process = context.Process(target=_serve, args=arguments, name=name, daemon=True)
        try:
            with _without_main_module(), _interrupts_blocked():
                process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process: BaseProcess = process
        self._pipe: Connection = ours
        self._number = 0
        self._end: Text | None = None

    @property
    def pipe(self) -> Connection:
        """Return the pipe, with which a caller can wait for several children at once."""
        return self._pipe

    @property
    def is_alive(self) -> bool:
        """Return whether the process is running."""
        return self._process.is_alive()

    def send(self, request: object) -> None:
        """Send a request; `receive` raises if the child has died."""
        self._number += 1
        with suppress(OSError):
            self._pipe.send((self._number, request))

    def stop(self) -> None:
        """Ask the child to stop its current work."""
        with suppress(OSError):
            self._pipe.send((0, None))

    def receive(self, seconds: float = _POLL_SECONDS) -> Reply | None:
        """Return the next answer to the last request, or None if none arrives in time.

        Raises ChildDiedError if the child has died.
        """
        try:
            while self._pipe.poll(seconds):
                answer: Reply = self._pipe.recv()
                if answer.number == self._number:  # others belong to a request that was stopped
                    return answer
        except (EOFError, OSError):
            raise ChildDiedError("the worker process has ended unexpectedly") from None
        return None

    def iterate(self, request: object) -> Generator[object, None, None]:
        """Yield the newest value every 10 ms, or None before the first.

        Closing the generator stops the work. Raises TttmcError if the work did, RuntimeError if it
        failed in any other way, and ChildDiedError if the child has died.
        """
        self.send(request)
        newest: object = None
        try:
            while True:
                answer = self.receive()
                if answer is not None:
                    answer.check()
                    newest = answer.value
                yield newest
                if answer is not None and answer.is_last:
                    return
        except GeneratorExit:
            self.stop()
            raise

    def close(self, seconds: float = 0.0) -> Text:
        """End the child, killing it after `seconds`, and return how it ended."""
        if self._end is not None:
            return self._end
        self._pipe.close()
        self._process.join(seconds)
        is_killed = self._process.is_alive()
        if is_killed:
            self._process.kill()
            self._process.join(_KILL_SECONDS)
        if self._process.exitcode is None:
            # Another thread, which looks for ended children as it starts one, is just finding it.
            sleep(_POLL_SECONDS)
        code = self._process.exitcode
        if not self._process.is_alive():
            self._process.close()
        self._end = exit_text(None if is_killed and (code or 0) < 0 else code)
        return self._end


def iterate_in_child(work: Work) -> Generator[object, None, None]:
    """Iterate over some work in a new child, and yield the values as `Child.iterate` does.

    Closing the generator stops the work within milliseconds; `finally` clauses run to their end.
    """
    child = Child("tttmc working", interruptible=True)
    try:
        yield from child.iterate(work)
    finally:
        child.close(_STOP_SECONDS)


def exit_text(code: int | None) -> Text:
    """Return how a process with this exit code ended."""
    if not code:
        return Text("it closed its pipe")
    if code > 0:
        return Text("exit code {code}", code=code)
    try:
        return Text("ended by {signal}", signal=signal.Signals(-code).name)
    except ValueError:
        return Text("ended by signal {number}", number=-code)


def usable_cores() -> int:
    """Return how many of the machine's cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# Starting ------------------------------------------------------------------------------------


@contextmanager
def _without_main_module() -> Generator[None, None, None]:
    """Hide the main module, which a spawned child would otherwise run again.

    A script that opens the window or starts a run without checking `__name__` would do so twice.
    """
    with _main_module_lock:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


@contextmanager
def _interrupts_blocked() -> Generator[None, None, None]:
    """Keep Ctrl-C from reaching a child that is starting, which would print a traceback.

    This process receives it afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker

    # Python starts the tracker before the first child, and then lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the child --------------------------------------------------------------------------------


class _InterruptError(BaseException):
    """An interruption of the work at any point; its `finally` clauses still run."""


def _serve(
    pipe: Connection,
    answer: Callable[[object, Stopped], object],
    niceness: int,
    interruptible: bool,
) -> None:
    """Answer requests until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if interruptible:
        signal.signal(signal.SIGTERM, _interrupt)
    stopped: Stopped = (lambda: False) if interruptible else pipe.poll
    try:
        while True:
            number, request = pipe.recv()
            if number and interruptible:
                Thread(target=_watch, args=(pipe,), daemon=True).start()
            if number:
                _work(pipe, number, partial(answer, request, stopped), stopped)
            if number and interruptible:
                return
    except (_InterruptError, EOFError, OSError):
        return


def _work(pipe: Connection, number: int, work: Callable[[], object], stopped: Stopped) -> None:
    """Run some work, and send its result or the reason why it failed."""
    found: object = None
    try:
        value = found = work()
        if isinstance(found, Iterator):
            value = _iterate(pipe, number, cast("Iterator[object]", found), stopped)
    except (EOFError, OSError):
        raise
    except TttmcError as error:
        pipe.send(Reply(number, is_last=True, problem=error.text))
    except Exception as error:  # noqa: BLE001 - the parent reports whatever goes wrong here
        text = str(error) or type(error).__name__
        pipe.send(Reply(number, is_last=True, failure=text, traceback=traceback.format_exc()))
    else:
        pipe.send(Reply(number, value, is_last=True))
    finally:
        try:
            # If the pipe broke first, the signal that follows must not disturb the cleanup.
            if signal.getsignal(signal.SIGTERM) is _interrupt:
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
        finally:
            if isinstance(found, Generator):
                found.close()  # runs its `finally` clauses if it was stopped between two steps


def _iterate(pipe: Connection, number: int, values: Iterator[object], stopped: Stopped) -> object:
    """Send the newest value 30 times a second; return the last."""
    reported = float("-inf")
    value: object = None
    for value in values:
        if stopped():
            break
        now = perf_counter()
        if now - reported >= _REPORT_SECONDS:
            reported = now
            pipe.send(Reply(number, value))
    return value


def _watch(pipe: Connection) -> None:
    """Interrupt the work when the pipe closes."""
    from _thread import interrupt_main
    from threading import main_thread

    with suppress(EOFError, OSError):
        pipe.recv()
    at = main_thread().ident
    if sys.platform != "win32" and at is not None:
        signal.pthread_kill(at, signal.SIGTERM)  # also ends a blocking system call
    else:
        interrupt_main(signal.SIGTERM)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second signal must not disturb the cleanup
    raise _InterruptError
