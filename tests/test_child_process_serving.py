"""What a child answers, by its own code in the test's process, and how children end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any

import pytest

from tttmc_app import child_process
from tttmc_app.child_process import (
    Child,
    ChildDiedError,
    Reply,
    Stopped,
    iterate_work,
    usable_cores,
)
from tttmc_app.core import Text, TttmcError

Answer = Callable[[object, Stopped], object]
WAIT = 30.0


@pytest.fixture
def nice(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Return the priorities that a child asks for; what it does about Ctrl-C is undone."""
    asked = list[int]()
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(os, "nice", asked.append)
    yield asked
    signal.signal(signal.SIGINT, before)


def served(answer: Answer, *requests: object, niceness: int = 0) -> list[list[Reply]]:
    """Return the replies to each request, which is sent after the last reply to the one before."""
    ours, theirs = multiprocessing.Pipe()
    found: list[list[Reply]] = []

    def ask() -> None:
        for number, request in enumerate(requests, 7):
            ours.send((0, None))  # a stop that comes too late
            ours.send((number, request))
            replies: list[Reply] = []
            while not (replies and replies[-1].is_last) and ours.poll(WAIT):
                replies.append(ours.recv())
            found.append(replies)
        ours.close()

    parent = threading.Thread(target=ask)
    parent.start()
    serve: Callable[..., None] = vars(child_process)["_serve"]
    serve(theirs, answer, niceness, False)
    parent.join(WAIT)
    theirs.close()
    return found


def echo(request: object, _stopped: Stopped) -> object:
    """Return the request, or raise it."""
    if isinstance(request, Exception):
        raise request
    return request


def test_each_request_has_one_last_reply(nice: list[int]) -> None:
    """A value, a failure and an error for users arrive with the request's number."""
    requests = ("a", None, ValueError("no"), KeyError(), TttmcError("no {what}", what="file"), 5)
    found = served(echo, *requests)
    assert [len(replies) for replies in found] == [1] * 6
    value, nothing, failure, nameless, problem, later = (replies[0] for replies in found)
    assert value == Reply(7, "a", True)
    assert nothing == Reply(8, None, True)
    assert later == Reply(12, 5, True)
    assert problem == Reply(11, is_last=True, problem=Text("no {what}", what="file"))
    for reply, number, text in ((failure, 9, "no"), (nameless, 10, "KeyError")):
        assert reply == Reply(number, None, True, None, text, reply.traceback)
        assert reply.traceback.startswith("Traceback (most recent call last):\n")
        assert "in echo" in reply.traceback
    assert nice == []
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN  # the parent handles it


def test_a_child_may_have_a_lower_priority(nice: list[int]) -> None:
    """The niceness is asked for once."""
    assert served(echo, 1, 2, niceness=5) == [[Reply(7, 1, True)], [Reply(8, 2, True)]]
    assert nice == [5]


class Clock:
    """A clock that stands still unless it is set."""

    now = 50.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


STEPS = (
    *((0.0, True), (0.03125, False), (0.0625, True), (0.078125, False)),
    *((1.0, True), (1.01, False)),
)
"""When a value comes, and whether it is sent before the last reply."""


def test_the_newest_value_is_sent_thirty_times_a_second(
    nice: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first value is sent at once, others a thirtieth of a second after it, the last always."""
    clock = Clock()
    monkeypatch.setattr(child_process, "perf_counter", clock)

    def work(_request: object, _stopped: Stopped) -> Iterator[object]:
        for passed, _ in STEPS:
            clock.now = 50.0 + passed
            yield passed

    assert served(work, "go") == [
        [*(Reply(7, passed) for passed, is_sent in STEPS if is_sent), Reply(7, 1.01, True)]
    ]


@pytest.mark.parametrize(
    ("values", "replies"),
    [
        (list[int](), [Reply(7, None, True)]),
        ([4], [Reply(7, 4), Reply(7, 4, True)]),
        ([None], [Reply(7, None), Reply(7, None, True)]),
    ],
)
def test_short_iterations(nice: list[int], values: list[object], replies: list[Reply]) -> None:
    """Any iterator is read to its end; one without values has the result None."""

    def work(_request: object, _stopped: Stopped) -> object:
        return iter(values)

    assert served(work, "go") == [replies]


def test_work_is_stopped_between_two_steps(nice: list[int]) -> None:
    """A stop ends an iteration at its next step with that value, and its cleanup is done first."""
    ours, theirs = multiprocessing.Pipe()
    done: list[object] = []

    def work(_request: object, stopped: Stopped) -> Generator[object, None, None]:
        try:
            done.append(stopped())
            yield 1
            ours.send((0, None))
            done.append(stopped())
            yield 2
            done.append("too far")
        finally:
            done.append("closed")

    serve: Callable[..., None] = vars(child_process)["_work"]
    serve(theirs, 3, partial(work, None, theirs.poll), theirs.poll)
    assert done == [False, True, "closed"]
    assert [ours.recv(), ours.recv()] == [Reply(3, 1), Reply(3, 2, True)]
    assert not ours.poll()
    for end in (ours, theirs):
        end.close()


def test_a_request_is_a_function() -> None:
    """Without an answer of its own, a child iterates over what a request returns."""
    assert list(iterate_work(partial(iter, [1, 2]), lambda: False)) == [1, 2]


def test_replies_that_failed_raise() -> None:
    """A reply with an error raises it, with its traceback in the child; others don't."""
    Reply(1, "fine", True).check()
    with pytest.raises(TttmcError, match="no file"):
        Reply(1, problem=Text("no {what}", what="file")).check()
    with pytest.raises(RuntimeError, match="broken") as caught:
        Reply(1, failure="broken", traceback="in the child").check()
    assert caught.value.__notes__ == ["in the child"]
    assert Reply(4) == Reply(4, None, False, None, "", "")


def test_an_interruptible_child_takes_one_request() -> None:
    """It ends after the last reply; a further request isn't answered, and its end is kept."""
    child = Child("tttmc testing", interruptible=True)
    assert list(child.iterate(partial(iter, [5])))[-1] == 5
    child.send(partial(iter, [6]))
    with pytest.raises(ChildDiedError, match=r"^the worker process has ended unexpectedly$"):
        child.receive(WAIT)
    assert str(child.close(WAIT)) == "it closed its pipe"
    assert child.close() == Text("it closed its pipe")
    assert multiprocessing.active_children() == []


def test_a_name_is_the_process_s() -> None:
    """A child is listed under its name and ends with the program; a closed one takes nothing."""
    child = Child("tttmc testing")
    (process,) = multiprocessing.active_children()
    assert (process.name, process.daemon, child.is_alive) == ("tttmc testing", True, True)
    child.close(WAIT)
    child.send("late")  # without an error
    child.stop()
    with pytest.raises(ChildDiedError):
        child.receive(0.0)


@pytest.mark.parametrize(
    ("allowed", "cores", "expected"),
    [({0, 3, 5}, 8, 3), ({2}, 8, 1), (None, 8, 8), (None, None, 1)],
)
def test_usable_cores(
    allowed: set[int] | None, cores: int | None, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cores are those that this process may use; where nobody knows, all count, or one."""

    def affinity(process: int) -> Any:
        assert process == 0
        return allowed

    monkeypatch.setattr(os, "sched_getaffinity", affinity, raising=False)
    if allowed is None:
        monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert usable_cores() == expected
