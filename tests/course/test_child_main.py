"""The parts of a child's main program, called in the test's process."""

from __future__ import annotations

import os
import signal
import socket
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tttmc_app.core import Text
from tttmc_app.course import child_main
from tttmc_app.course.fence import FencePart
from tttmc_app.course.protocol import LineReader, Message, encode_message, remark_json
from tttmc_app.course.student_types import Remark, RemarkKind

pytestmark = pytest.mark.skipif(os.name != "posix", reason="it uses POSIX signals")
PART = vars(child_main)
"""The functions by their names; they aren't public."""


class EndedError(Exception):
    """The process would have ended."""


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the codes with which the process would have ended."""
    found: list[int] = []

    def end(code: int) -> NoReturn:
        found.append(code)
        raise EndedError

    def end_group(group: int, number: int) -> NoReturn:
        found.extend((group, -number))
        raise EndedError

    def group_of(_process: int) -> int:  # as if it led no group
        return -1

    monkeypatch.setattr(os, "_exit", end)
    monkeypatch.setattr(os, "killpg", end_group)
    monkeypatch.setattr(os, "getpgid", group_of)
    return found


@pytest.fixture
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Return both ends of a connection."""
    ours, theirs = socket.socketpair()
    ours.settimeout(10)
    yield ours, theirs
    ours.close()
    theirs.close()


def test_messages_are_sent_as_lines(
    pair: tuple[socket.socket, socket.socket], ends: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each message is a line; a forked process sends none; without a parent the process ends."""
    ours, theirs = pair
    registered: dict[str, Any] = {}
    monkeypatch.setattr(os, "register_at_fork", registered.update)
    channel: Any = PART["_Channel"](theirs)
    assert channel.is_ours
    channel.send({"id": 1})
    channel.send({"event": "output", "text": "a"})
    assert ours.recv(1000) == b'{"id":1}\n{"event":"output","text":"a"}\n'
    with monkeypatch.context() as forked:
        forked.setattr(os, "getpid", lambda: -5)
        assert not channel.is_ours
        channel.send({"id": 2})
    channel.send({"id": 3})
    assert ours.recv(1000) == b'{"id":3}\n'
    assert ends == []
    ours.close()
    with pytest.raises(EndedError):
        channel.send({"id": 4})
    assert ends == [1]


def test_a_forked_process_drops_the_connection(
    pair: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What student code forks closes its copy of the connection, and the original's works on."""
    ours, theirs = pair
    registered: dict[str, Any] = {}
    monkeypatch.setattr(os, "register_at_fork", registered.update)
    PART["_Channel"](theirs)
    assert list(registered) == ["after_in_child"]
    with theirs.dup() as original:
        registered["after_in_child"]()
        assert theirs.fileno() == -1
        original.sendall(b"x")
        ours.sendall(b"y")
        assert (ours.recv(5), original.recv(5)) == (b"x", b"y")


def test_requests_are_read_until_the_connection_closes(
    pair: tuple[socket.socket, socket.socket], ends: list[int]
) -> None:
    """Requests arrive in order, however they are cut; then the process ends."""
    ours, theirs = pair
    theirs.settimeout(0.001)  # which reading takes back
    requests: Iterator[Message] = PART["_received"](theirs, LineReader())
    data = encode_message({"id": 1}) + encode_message({"id": 2})
    ours.sendall(data[:12])
    assert next(requests) == {"id": 1}
    assert theirs.gettimeout() is None
    ours.sendall(data[12:])
    assert next(requests) == {"id": 2}
    ours.close()
    with pytest.raises(EndedError):
        next(requests)
    assert ends == [1]


def test_a_broken_connection_ends_the_process(
    pair: tuple[socket.socket, socket.socket], ends: list[int]
) -> None:
    """An error of the connection ends the process, too."""
    requests: Iterator[Message] = PART["_received"](pair[1], LineReader())
    pair[0].sendall(encode_message({"id": 1}))
    assert next(requests) == {"id": 1}
    pair[1].close()
    with pytest.raises(EndedError):
        next(requests)
    assert ends == [1]


def test_the_connection_is_the_socket_named() -> None:
    """The argument is the number of an inherited socket, which isn't passed on."""
    ours, theirs = socket.socketpair()
    number = os.dup(theirs.fileno())
    os.set_inheritable(number, True)
    theirs.close()
    connection: socket.socket = PART["_connection"](str(number))
    assert (connection.fileno(), connection.get_inheritable()) == (number, False)
    connection.sendall(b"x")
    assert ours.recv(5) == b"x"
    ours.close()
    connection.close()


@pytest.mark.parametrize(
    ("request_", "own", "memory"),
    [
        ({"path": "/x/a.py", "memory": 99, "modules": {}}, ["/x/a.py"], 99),
        (
            {
                "path": "/x/a.py",
                "memory": None,
                "modules": {"b": {"path": "/x/b.py"}, "c": {"path": "/y/c.py"}, "d": 5},
            },
            *(["/x/a.py", "/x/b.py", "/y/c.py"], None),
        ),
        ({"path": "/x/a.py", "memory": "much", "modules": [1]}, ["/x/a.py"], None),
    ],
)
def test_the_fence_leaves_a_file_and_its_modules_readable(
    request_: Message,
    own: list[str],
    memory: int | None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """The fence is for the current folder, the files of the first request and its memory."""
    raised: list[tuple[object, ...]] = []
    parts = (FencePart.LIMITS,)

    def raise_fence(*arguments: object) -> tuple[FencePart, ...]:
        raised.append(arguments)
        return parts

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(child_main, "raise_fence", raise_fence)
    assert PART["_fenced"](request_) == parts
    assert raised == [(Path.cwd(), list(map(Path, own)), memory)]


class Told:
    """Stands in for a channel, and keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Message] = []

    def send(self, message: Message) -> None:
        """Keep a message."""
        self.sent.append(message)


@pytest.mark.parametrize("path", ["/x/long.py", "/x/other.py"])
def test_the_line_of_a_file_that_runs_long_is_told(path: str) -> None:
    """The remark has the line of the file's innermost call; without one there is no remark."""
    channel = Told()
    text = "def f():\n    thread.start()\n    thread.join()\n\nf()\n"
    thread = threading.Thread(target=PART["_report_line"], args=(channel, "/x/long.py"))
    exec(compile(text, path, "exec"), {"thread": thread})  # noqa: S102 - a test's own text
    if path == "/x/other.py":
        assert channel.sent == []
        return
    (sent,) = channel.sent
    line = sent["line"]
    assert line in (2, 3)  # in f, not where f is called
    text_ = Text("still running after {seconds} s: it may never end", seconds=5)
    assert sent == {
        **remark_json(Remark(RemarkKind.RUNNING, text_, int(str(line)))),
        "event": "remark",
    }


def test_an_alarm_ends_a_process_that_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm comes five seconds after a limit in numbers, and can't be caught."""
    alarms: list[tuple[int, float]] = []
    handlers: list[tuple[int, object]] = []

    def set_timer(kind: int, seconds: float) -> None:
        alarms.append((kind, seconds))

    def set_handler(number: int, handler: object) -> None:
        handlers.append((number, handler))

    monkeypatch.setattr(signal, "setitimer", set_timer)
    monkeypatch.setattr(signal, "signal", set_handler)
    for seconds in (2, 0.5, None, "9"):
        PART["_arm"](seconds)
    assert alarms == [(signal.ITIMER_REAL, 7.0), (signal.ITIMER_REAL, 5.5)]
    assert handlers == [(signal.SIGALRM, signal.SIG_DFL)] * 2
    PART["_disarm"]()
    assert alarms[2:] == [(signal.ITIMER_REAL, 0)]


def test_warnings_and_interrupts_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's warnings about old code aren't shown, and Ctrl-C is the parent's."""
    handlers: list[tuple[int, object]] = []

    def set_handler(number: int, handler: object) -> None:
        handlers.append((number, handler))
        raise ValueError("not in the main thread")

    monkeypatch.setattr(signal, "signal", set_handler)
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        PART["_quieten"]()
        warnings.warn("old code", SyntaxWarning, stacklevel=1)
    assert shown == []
    assert handlers == [(signal.SIGINT, signal.SIG_IGN)]


@pytest.mark.parametrize("leads", [True, False])
def test_a_leader_ends_its_group(
    leads: bool, ends: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a process that leads its group ends the others with it: else they aren't its own."""
    killed: list[tuple[int, int]] = []

    def kill_group(group: int, number: int) -> None:
        killed.append((group, number))

    monkeypatch.setattr(os, "killpg", kill_group)

    def group_of(process: int) -> int:
        return os.getpid() + (process != 0) + (not leads)

    monkeypatch.setattr(os, "getpgid", group_of)
    with pytest.raises(EndedError):
        child_main.end_group()
    assert killed == [(0, signal.SIGKILL)] * leads
    assert ends == [1]
