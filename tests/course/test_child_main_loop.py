"""A child's main program: the order of what it does, with its parts replaced."""

from __future__ import annotations

import json
import os
import random
import socket
import threading
from collections.abc import Callable

import pytest

from tests.course import test_child_main
from tests.course.test_child_main import PART, EndedError
from tttmc_app.course import child_main
from tttmc_app.course.fence import FencePart
from tttmc_app.course.protocol import Message
from tttmc_app.course.requests import RequestFailedError
from tttmc_app.course.student_types import FailureKind

pytestmark = pytest.mark.skipif(os.name != "posix", reason="it uses POSIX signals")
ends, pair = test_child_main.ends, test_child_main.pair


class Handler:
    """Stands in for a request handler, and sends its output only when it is flushed."""

    def __init__(self, send: Callable[[Message], None], seed: object) -> None:
        self._send, self._printed = send, ""
        assert seed is random.seed

    def flush(self) -> None:
        """Send what was printed."""
        self._send({"event": "output", "text": self._printed})

    def handle(self, request: Message) -> Message:
        """Print the request's number and succeed, fail or end, as the request says."""
        self._printed = str(request["id"])
        if request["do"] == "fail":
            raise RequestFailedError(FailureKind.RAISED, "no")
        if request["do"] == "end":
            raise EndedError
        if request["do"] == "fork":
            self.fork()
        return {"value": 5}

    def fork(self) -> None:
        """Do what a test wants."""


class Main:
    """The main program with its parts replaced, and what it did with them."""

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        connection: socket.socket,
        words: tuple[str, ...],
        supervision: tuple[FencePart, ...],
    ) -> None:
        self.timed: list[object] = []
        requests = iter(
            [
                {"id": number, "do": word, "seconds": number / 2, "path": "/x/a.py"}
                for number, word in enumerate(words, start=1)
            ]
        )

        def returning(value: object = None) -> Callable[..., object]:
            def stand_in(*_arguments: object, **_named: object) -> object:
                return value

            return stand_in

        def armed(seconds: object) -> None:
            self.timed.append(("arm", seconds))

        def disarmed() -> None:
            self.timed.append("disarm")

        def timer(seconds: float, call: object, given: tuple[object, ...]) -> Main:
            assert (call, given[1:]) == (PART["_report_line"], ("/x/a.py",))
            self.timed.append(("watch", seconds))
            return self

        for name, value in {
            "_connection": connection,
            "_quieten": None,
            "supervise": supervision,
            "_received": requests,
            "_fenced": (FencePart.LIMITS,),
            "_flush_periodically": None,
        }.items():
            patch.setattr(child_main, name, returning(value))
        patch.setattr(child_main, "_arm", armed)
        patch.setattr(child_main, "_disarm", disarmed)
        patch.setattr(child_main, "RequestHandler", Handler)
        patch.setattr(threading, "Timer", timer)
        patch.setattr(os, "register_at_fork", returning())

    def start(self) -> None:
        """Begin to watch."""
        assert vars(self)["daemon"] is True  # the process doesn't wait for it

    def cancel(self) -> None:
        """Stop watching."""
        self.timed.append("unwatch")


def test_the_last_output_of_a_request_comes_before_its_answer(
    pair: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sandbox's parts are told first; then each request is answered after all its output."""
    ours, theirs = pair
    main = Main(monkeypatch, theirs, ("load", "fail", "end"), (FencePart.SUPERVISOR,))
    with pytest.raises(EndedError):
        child_main.main("7")
    assert [json.loads(line) for line in ours.recv(10_000).splitlines()] == [
        {"event": "fence", "parts": ["supervisor", "limits", "environment"]},
        {"event": "output", "text": "1"},
        {"id": 1, "done": {"value": 5}},
        {"event": "output", "text": "2"},
        {"id": 2, "failed": RequestFailedError(FailureKind.RAISED, "no").as_json()},
    ]
    # Loading is watched; a supervised process needs no alarm.
    assert main.timed == [
        *(("watch", 5.0), ("arm", None), "disarm", "unwatch"),
        *(("arm", None), "disarm", "unwatch", ("arm", None)),
    ]


def test_a_process_without_a_supervisor_limits_its_own_time(
    pair: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each request has its own limit, which ends with the request, however that ends."""
    ours, theirs = pair
    main = Main(monkeypatch, theirs, ("load", "fail", "end"), ())
    with pytest.raises(EndedError):
        child_main.main("7")
    assert json.loads(ours.recv(10_000).splitlines()[0])["parts"] == ["limits", "environment"]
    alarms = [step for step in main.timed if step not in (("watch", 5.0), "unwatch")]
    assert alarms == [("arm", 0.5), "disarm", ("arm", 1.0), "disarm", ("arm", 1.5)]


def test_a_forked_process_ends_with_its_request(
    pair: tuple[socket.socket, socket.socket], ends: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that the student's code made neither answers nor goes on."""
    ours, theirs = pair
    Main(monkeypatch, theirs, ("load", "fork", "load"), (FencePart.SUPERVISOR,))

    def forked(*_arguments: object) -> None:
        monkeypatch.setattr(os, "getpid", lambda: -5)

    monkeypatch.setattr(Handler, "fork", forked)
    with pytest.raises(EndedError):
        child_main.main("7")
    assert ends == [0]
    assert [json.loads(line).get("id") for line in ours.recv(10_000).splitlines()] == [
        None,
        None,
        1,
    ]
