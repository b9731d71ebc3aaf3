"""The main program of a child, which serves requests from a socket until the socket closes.

Every import costs time at the start of each file, so `socket` is imported only on Windows.
"""

from __future__ import annotations

import contextlib
import io
import os
import random as student_random
import signal
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import NoReturn

from tttmc_app.course.protocol import (
    Answer,
    Call,
    Find,
    FromChild,
    LineReader,
    Request,
    line_of,
    read,
)
from tttmc_app.course.request_handler import RequestHandler, finders
from tttmc_app.course.sandbox import SandboxPart, enter_sandbox, supervise
from tttmc_app.course.student_types import Sandboxed, StudentError

_GRACE_SECONDS = 5.0
_FLUSH_SECONDS = 0.1


class _Channel:
    """The connection to the parent; processes forked by student code drop it."""

    def __init__(self, connection: io.RawIOBase) -> None:
        self._connection = connection
        self._lock = threading.RLock()
        self._owner = os.getpid()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=connection.close)

    @property
    def is_ours(self) -> bool:
        """Return whether this is the original process."""
        return os.getpid() == self._owner

    def send(self, message: FromChild) -> None:
        """Send a message; end the process if the parent has gone."""
        if not self.is_ours:
            return
        try:
            with self._lock:
                data = memoryview(line_of(message))
                while data:
                    sent = self._connection.write(data)
                    if sent is None:  # the student's code has made it non-blocking
                        end_group()
                    data = data[sent:]
        except OSError:
            end_group()


def main(argument: str) -> NoReturn:
    """Serve the socket that the argument identifies; never return."""
    connection = _connection(argument)
    warnings.simplefilter("ignore")  # about old code
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    parts = supervise(connection)
    # The first request names the files that the sandbox leaves readable. The sandbox applies only
    # to threads that start after it.
    queue: SimpleQueue[Request] = SimpleQueue()
    requests = _received(connection)
    first = next(requests)
    assert not isinstance(first.work, Call)
    if isinstance(first.work, Find):
        finders()  # which the sandbox makes impossible to import
    source, modules = first.work.files
    own = [source.path, *(module.path for module in modules.values())]
    parts += (*enter_sandbox(Path.cwd(), own, first.limits), SandboxPart.ENVIRONMENT)
    channel = _Channel(connection)
    channel.send(Sandboxed(parts))
    handler = RequestHandler(channel.send, student_random.seed)
    queue.put(first)
    threading.Thread(target=_read, args=(requests, queue), name="tttmc", daemon=True).start()
    threading.Thread(
        target=_flush_periodically, args=(handler,), name="tttmc output", daemon=True
    ).start()
    is_supervised = SandboxPart.SUPERVISOR in parts
    while True:
        request = queue.get()
        _arm(None if is_supervised else request.seconds)
        try:
            answer = Answer(request.number, handler.handle(request))
        except StudentError as error:
            answer = Answer(request.number, error.failure)
        _arm(None)
        if not channel.is_ours:  # a process forked by the student's code
            os._exit(0)
        handler.flush()
        channel.send(answer)


def _received(connection: io.RawIOBase) -> Iterator[Request]:
    """Yield the requests; end the process when the connection closes."""
    lines = LineReader()
    while True:
        try:
            data = connection.read(65536)
        except OSError:
            end_group()
        if not data:
            end_group()
        for message in lines.feed(data):
            yield read(Request, message)


def _read(requests: Iterator[Request], queue: SimpleQueue[Request]) -> None:
    """Queue incoming requests."""
    for request in requests:
        queue.put(request)


def _flush_periodically(handler: RequestHandler) -> None:
    wait = threading.Event().wait
    while not wait(_FLUSH_SECONDS):
        handler.flush()
        handler.look()


def _connection(argument: str) -> io.RawIOBase:
    if sys.platform == "win32":
        import socket

        # The parent sends the socket as bytes on standard input.
        connection = socket.fromshare(sys.stdin.buffer.read())
        connection.settimeout(None)
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - it stays open
        return connection.makefile("rwb", buffering=0)
    os.set_inheritable(int(argument), False)
    return io.FileIO(int(argument), "r+")


def _arm(seconds: float | None) -> None:
    """Set an alarm that ends this process after its limit, even if the interpreter is blocked.

    The parent enforces the limit; the alarm still works after the parent has ended.
    """
    if hasattr(signal, "setitimer"):
        if seconds is not None:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, 0 if seconds is None else seconds + _GRACE_SECONDS)


def end_group() -> NoReturn:
    """End this process and its group."""
    if sys.platform != "win32" and os.getpid() == os.getpgid(0):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)
