"""A child process that thinks for players whose work would hold the interpreter.

A thread of plain Python makes every event of the window wait for the interpreter's lock, and a
repaint is thousands of such waits. Below the worker thread such a player therefore runs in one
child process, kept warm between moves.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

from tttmc_app.core import Thought
from tttmc_app.experiments.spawning import without_main
from tttmc_app.session import Request

if TYPE_CHECKING:  # a window with the compiled kernel never needs them, and starts sooner without
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_POLL_SECONDS = 0.01
_REPORT_SECONDS = 1 / 30
_JOIN_SECONDS = 1.0


class ThoughtProcess:
    """Own the child; used by one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0

    def think(self, request: Request) -> Iterator[Thought | None]:
        """Yield the child's thoughts, the newest again (at first None) every 10 ms without news.

        Whoever stops iterating cancels. Raises RuntimeError when the player failed or the child
        died; the next call starts another.
        """
        pipe = self._ready_pipe()
        self._number += 1
        newest: Thought | None = None
        try:
            pipe.send((self._number, request))
            while True:
                if pipe.poll(_POLL_SECONDS):
                    number, thought, error = pipe.recv()
                    if number != self._number:
                        continue  # what an earlier, cancelled request still had to say
                    if error:
                        raise RuntimeError(error)
                    newest = thought
                yield newest
                if newest is not None and newest.decided:
                    return
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("the process that thinks has ended unexpectedly") from None
        except GeneratorExit:
            with suppress(OSError):  # it may have died; the next request starts another
                pipe.send((0, None))  # anything sent makes the child stop
            raise

    def warm_up(self) -> Iterator[None]:
        """Start the child ahead of the first request, as a job's one step."""
        self._ready_pipe()
        yield None

    def close(self) -> None:
        """End the child within a bound."""
        process, self._process = self._process, None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if process is None:
            return
        # It holds nothing of value, and would first have to finish starting before it saw the
        # end of the pipe: a window that closes does not wait for that.
        process.kill()
        process.join(_JOIN_SECONDS)
        if not process.is_alive():
            process.close()

    def _ready_pipe(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.close()
            import multiprocessing

            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(
                target=_serve, args=(theirs,), name="tttmc thinking", daemon=True
            )
            with without_main():
                self._process.start()
            theirs.close()
        return self._pipe


def _serve(pipe: Connection) -> None:
    """Think about requests until the pipe ends; run in the child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's to answer
    try:
        while True:
            number, request = pipe.recv()
            if isinstance(request, Request):
                _answer(pipe, number, request)
    except (EOFError, OSError):
        return


def _answer(pipe: Connection, number: int, request: Request) -> None:
    reported = perf_counter()
    thought: Thought | None = None
    try:
        for thought in request.think():
            if pipe.poll():
                return
            now = perf_counter()
            if now - reported >= _REPORT_SECONDS:
                reported = now
                pipe.send((number, thought, ""))
    except (EOFError, OSError):
        raise
    except Exception as error:  # noqa: BLE001 - the window must hear of whatever a player does
        pipe.send((number, None, str(error) or type(error).__name__))
        return
    pipe.send((number, thought, ""))
