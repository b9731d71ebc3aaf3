"""The bounded queue of an engine's lines."""

from __future__ import annotations

import os
from threading import Thread
from time import monotonic

from tttmc_app.gomocup.line_queue import MAX_WAITING, LineQueue
from tttmc_app.gomocup.protocol import MAX_LINE


def lines_of(data: bytes) -> list[str | None]:
    """Return what a queue holds after reading this output to its end."""
    queue = LineQueue()
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as pipe:
        thread = Thread(target=queue.read, args=(pipe,))
        thread.start()
        with os.fdopen(writing, "wb") as out:
            out.write(data)
        thread.join()
    return list(queue.waiting())


def test_lines_arrive_whole() -> None:
    """Ends of lines and blanks go, empty lines too, and the last line may have no end."""
    assert lines_of(b" OK \r\n\n3,4\n\xff5\nlast") == ["OK", "3,4", "\ufffd5", "last", None]
    assert lines_of(b"") == [None]


def test_long_lines_are_cut() -> None:
    """Only the beginning of a long line is kept, even if it arrives in several pieces."""
    long = b"a" * 200_000
    assert lines_of(long + b"\n1,2\n" + long) == ["a" * MAX_LINE, "1,2", "a" * MAX_LINE, None]


def test_remarks_are_dropped_before_moves() -> None:
    """Only so many lines wait: then remarks are dropped, and later all lines."""
    found = lines_of(b"MESSAGE x\n" * (MAX_WAITING + 5) + b"3,4\nDEBUG y\n5,6\n")
    assert found == ["MESSAGE x"] * MAX_WAITING + ["3,4", "5,6", None]
    found = lines_of(b"1,1\n" * (2 * MAX_WAITING + 5))
    assert found == ["1,1"] * (2 * MAX_WAITING)  # the end waits behind them


def test_a_queue_without_a_pipe_has_ended() -> None:
    """If there is no output, its end is all there is."""
    queue = LineQueue()
    queue.read(None)
    assert list(queue.take(3, 0.0)) == [None]


def test_as_many_lines_are_taken_as_asked_for() -> None:
    """Lines that aren't taken keep waiting in their order; an empty queue is waited for."""
    queue = LineQueue()
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as pipe, os.fdopen(writing, "wb") as out:
        thread = Thread(target=queue.read, args=(pipe,))
        thread.start()
        begun = monotonic()
        assert list(queue.take(2, 0.05)) == []
        assert monotonic() - begun >= 0.05
        out.write(b"a\nb\nc\nd\n")
        out.flush()
        found = list[str | None]()
        take_until(queue, 3, found, 3)
        assert found[:3] == ["a", "b", "c"]
        take_until(queue, 1, found, 4)
        assert found == ["a", "b", "c", "d"]
        queue.close()
        out.write(b"e\n")  # the thread ends after its next chunk, though the pipe is open
        out.flush()
        thread.join(5)
        assert not thread.is_alive()
    assert list(queue.waiting()) == ["e", None]


def take_until(queue: LineQueue, most: int, found: list[str | None], count: int) -> None:
    """Take so many lines at a time until there are enough."""
    end = monotonic() + 10
    while len(found) < count:
        assert monotonic() < end
        found += queue.take(most, 0.01)
