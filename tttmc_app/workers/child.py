"""Work in a child process: for whatever would hold the interpreter for long.

A thread of plain Python makes every event of the window wait for the interpreter's lock.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from time import perf_counter
from types import FrameType
from typing import TYPE_CHECKING

from tttmc_app.core import TttmcError

if TYPE_CHECKING:  # a window that needs no child starts sooner without
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_POLL_SECONDS = 0.01
_REPORT_SECONDS = 1 / 30
_STOP_SECONDS = 2.0
_JOIN_SECONDS = 1.0


class _StopError(BaseException):
    """Leave the work, whatever it is at; what it has begun to keep it still keeps."""


def spawn(target: Callable[[Connection], None], name: str) -> tuple[BaseProcess, Connection]:
    """Start a child that runs a function with one end of a pipe; return it and the other end."""
    import multiprocessing

    from tttmc_app.experiments.spawning import without_main

    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs,), name=name, daemon=True)
    with without_main():
        process.start()
    theirs.close()
    return process, ours


def end(process: BaseProcess, seconds: float = 0.0) -> None:
    """Let a child end by itself for some seconds, then kill it."""
    process.join(seconds)
    if process.is_alive():
        process.kill()
        process.join(_JOIN_SECONDS)
    if not process.is_alive():
        process.close()


def iterate_in_child(work: Callable[[], Iterator[object]]) -> Generator[object, None, None]:
    """Yield what an iteration in a child yields, the newest again every 10 ms, at first None.

    Whoever stops iterating stops it there too, within some milliseconds, and its `finally`
    clauses are run to their end. The work and its values must be picklable. Raises TttmcError
    where it did, and RuntimeError where it failed otherwise or the child has died.
    """
    process, pipe = spawn(_serve, "tttmc working")
    newest: object = None
    try:
        pipe.send(work)
        while True:
            if pipe.poll(_POLL_SECONDS):
                what, value = pipe.recv()
                if what != "value":
                    _check(what, value)
                    return
                newest = value
            yield newest
    except (EOFError, OSError):
        raise RuntimeError("the process that works has ended unexpectedly") from None
    finally:
        pipe.close()  # which a child that is still at work takes as the sign to stop
        end(process, _STOP_SECONDS)


def _check(what: str, value: object) -> None:
    if what == "told":
        raise TttmcError(str(value))
    if what == "failed":
        raise RuntimeError(str(value))


def _serve(pipe: Connection) -> None:
    """Do the work that comes through the pipe, until it is done or the pipe ends."""
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's to answer
    signal.signal(signal.SIGTERM, _stop)
    try:
        work = pipe.recv()
        Thread(target=_watch, args=(pipe,), daemon=True).start()
        _iterate(pipe, work)
    except (_StopError, EOFError, OSError):
        return


def _watch(pipe: Connection) -> None:
    """Interrupt the work when the other end of the pipe is gone; nothing else comes through it."""
    from _thread import interrupt_main
    from threading import main_thread

    with suppress(EOFError, OSError):
        pipe.recv()
    at = main_thread().ident
    if sys.platform != "win32" and at is not None:
        signal.pthread_kill(at, signal.SIGTERM)  # which also ends a wait in the system
    else:
        interrupt_main(signal.SIGTERM)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough, and must not disturb the end
    raise _StopError


def _iterate(pipe: Connection, work: Callable[[], Iterator[object]]) -> None:
    reported = float("-inf")
    value: object = None
    iteration = work()
    try:
        for value in iteration:
            now = perf_counter()
            if now - reported >= _REPORT_SECONDS:
                reported = now
                pipe.send(("value", value))
    except TttmcError as error:
        pipe.send(("told", str(error)))
    except (EOFError, OSError):
        raise
    except Exception as error:  # noqa: BLE001 - the window must hear of whatever goes wrong
        pipe.send(("failed", str(error) or type(error).__name__))
    else:
        pipe.send(("value", value))
        pipe.send(("done", None))
    finally:
        try:
            # A pipe that broke first has ended the work: the sign to stop, which comes a moment
            # later, must not break off what is kept now.
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        finally:
            if isinstance(iteration, Generator):
                iteration.close()  # a stop between two steps reaches it here
