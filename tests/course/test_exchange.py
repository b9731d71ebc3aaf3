"""One request to a child: its events, its answer and its limits."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tttmc_app.course import CodeFailure, Event, FailureKind, Language, Output, Remark, StudentError
from tttmc_app.course.exchange import Exchange
from tttmc_app.course.fence import FencePart
from tttmc_app.course.process import ChildGoneError, ChildProcess, TooMuchOutputError
from tttmc_app.course.protocol import Message
from tttmc_app.course.student_types import Fenced, RemarkKind

FENCE: Message = {"event": "fence", "parts": ["limits"]}
REMARK: Message = {"event": "remark", "kind": "text", "text": "r", "line": 1}
DONE: Message = {"id": 5, "done": {"value": 1}}
CRASHED = FailureKind.CRASHED
NOTHING: Message = {}
SILENT: list[list[Message]] = [[]]
"""A step in which nothing arrives."""


class Clock:
    """The time that exchanges see, which passes at each step."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: float) -> None:
        self.now, self.step = 100.0, step
        for module in ("deadline", "exchange"):
            monkeypatch.setattr(f"tttmc_app.course.{module}.monotonic", lambda: self.now)


class Child:
    """A child that sends the messages of a script, one list after the other."""

    def __init__(self, *script: object, code: int | None = 0, fenced: bool = True) -> None:
        self._script, self._code = [*script], code
        self.is_fenced, self.pid, self.folder = fenced, 0, Path("/nowhere")
        self.sent = list[Message]()
        self.late = list[str]()
        self.clock: Clock | None = None

    def send(self, message: Message) -> None:
        """Keep a request."""
        self.sent.append(message)

    def receive(self, seconds: float) -> Iterator[Message | str]:
        """Yield the next messages, or raise an error."""
        assert seconds == 0.01
        if self.clock:
            self.clock.now += self.clock.step
        step: Any = self._script.pop(0) if self._script else []
        if isinstance(step, Exception):
            raise step
        yield from step

    def drained(self) -> Iterator[str]:
        """Yield output that is still waiting."""
        yield from self.late

    def exit_code_soon(self) -> int | None:
        """Return the exit code."""
        return self._code


def exchange(
    child: Child, seconds: float | None = 3.0, limit: int = 100
) -> tuple[object, list[Event | None], list[Event]]:
    """Return the answer or the failure, what was yielded, and the events that were kept."""
    found = Exchange(cast("ChildProcess", child), 5, "mc_move", seconds, limit)
    steps = found.run({"do": "move"}, Language.PYTHON_2)
    yielded = list[Event | None]()
    try:
        while True:
            yielded.append(next(steps))
    except StopIteration as end:
        return end.value, yielded, found.events
    except StudentError as error:
        return error.failure, yielded, found.events


def test_an_answer_after_events() -> None:
    """The request has its number and limit; events are passed on in order, and silence as None."""
    child = Child([], ["raw"], [REMARK, {"event": "output", "text": "x"}], [{"id": 4}, DONE])
    child.late = ["late", "later"]
    answer, yielded, events = exchange(child)
    assert child.sent == [{"id": 5, "seconds": 3.0, "do": "move"}]
    assert answer == {"value": 1}
    late = [Output("late"), Output("later")]
    kept = [Output("raw"), Remark(RemarkKind.TEXT, "r", 1), Output("x"), *late]
    assert events == kept
    assert yielded == [None, *kept]


def test_the_fence_is_up_once() -> None:
    """The first report of the fence is kept but not passed on; a later one is an event."""
    bare: Message = {"event": "fence", "parts": []}
    child = Child([FENCE], [bare], [DONE], fenced=False)
    _, yielded, events = exchange(child)
    assert child.is_fenced
    assert events == [Fenced((FencePart.LIMITS,)), Fenced(())]
    assert yielded == [None, Fenced(())]


def failure(child: Child, seconds: float | None = 3.0, limit: int = 100) -> CodeFailure:
    """Return how an exchange fails."""
    found, _, _ = exchange(child, seconds, limit)
    assert isinstance(found, CodeFailure)
    return found


def test_a_failure_has_what_was_printed() -> None:
    """A failure of the code has its kind, line, output, remarks and language."""
    failed: Message = {"kind": "exited", "message": "SystemExit", "line": 2, "traceback": "t"}
    child = Child(["a", REMARK], [{"id": 5, "failed": failed}])
    assert failure(child) == CodeFailure(
        FailureKind.EXITED,
        "SystemExit",
        2,
        "t",
        "a",
        (Remark(RemarkKind.TEXT, "r", 1),),
        Language.PYTHON_2,
    )


@pytest.mark.parametrize(
    ("last", "code", "kind", "words"),
    [
        (ChildGoneError(), 3, CRASHED, "failed: its process ended with code 3"),
        (ChildGoneError(), 0, CRASHED, "failed: its process ended with code 0"),
        (ChildGoneError(), None, CRASHED, "failed: its process no longer answers"),
        (ChildGoneError(), -11, CRASHED, "failed: its process was ended by signal 11"),
        (ChildGoneError(), -9, FailureKind.DISTURBED, "failed: its process was ended by signal 9"),
        (TooMuchOutputError(), 0, FailureKind.OUTPUT, "printed too much"),
        ([{"event": "other"}], 0, CRASHED, "failed: its process sent invalid data"),
        ([{"id": 5, "done": 3}], 0, CRASHED, "failed: its process sent invalid data"),
        ([{"id": 5, "failed": NOTHING}], 0, CRASHED, "failed: its process sent invalid data"),
        ([{"id": 5}], 0, CRASHED, "failed: its process sent invalid data"),
    ],
    ids=range(10),
)
def test_ends_are_told(last: object, code: int | None, kind: FailureKind, words: str) -> None:
    """Each end names the call and what happened; what came before is kept."""
    found = failure(Child(["a", REMARK], last, code=code))
    remarks = (Remark(RemarkKind.TEXT, "r", 1),)
    assert found == CodeFailure(
        kind, found.reason, output="a", remarks=remarks, language=Language.PYTHON_2
    )
    assert str(found.reason) == f"mc_move {words}"


@pytest.mark.parametrize("code", [3, -11, None])
def test_what_happens_before_the_fence_is_not_the_files_fault(code: int | None) -> None:
    """Until the fence is up, the file hasn't run."""
    assert failure(Child(ChildGoneError(), code=code, fenced=False)).kind is FailureKind.DISTURBED
    ended = failure(Child([FENCE], ChildGoneError(), code=3, fenced=False))
    assert ended.kind is FailureKind.CRASHED


def test_time_runs_from_the_fence_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file's time begins when it may run; the start has a minute and is nobody's fault."""
    clock = Clock(monkeypatch, 1.0)
    child = Child(*SILENT * 20, [FENCE], fenced=False)
    child.clock = clock
    found, yielded, _ = exchange(child, 4.25)
    assert isinstance(found, CodeFailure)
    assert (found.kind, found.language) == (FailureKind.TIMEOUT, Language.PYTHON_2)
    assert str(found.reason) == "mc_move took longer than 4.25 s"
    assert len(yielded) in (24, 25)
    slow = Child(fenced=False)
    slow.clock = clock
    found, yielded, _ = exchange(slow, 4.5)
    assert isinstance(found, CodeFailure)
    assert found.kind is FailureKind.DISTURBED
    assert str(found.reason) == (
        "mc_move got no answer: the computer was too busy, or its process was paused"
    )
    assert 58 <= len(yielded) <= 62


def test_output_has_a_limit_in_characters() -> None:
    """What doesn't fit is dropped piece by piece and not passed on."""
    child = Child(["a" * 60, "b" * 50], ["c"], [REMARK], [DONE])
    _, yielded, events = exchange(child)
    kept = [Output("a" * 60), Remark(RemarkKind.TEXT, "r", 1)]
    assert events == kept
    assert [event for event in yielded if event is not None] == kept
    child = Child(["a" * 60, "b" * 40], [DONE])
    assert len(exchange(child)[2]) == 2
    child = Child(["a" * 60], [DONE])
    child.late = ["b" * 50, "c"]
    _, yielded, events = exchange(child)
    assert yielded == events == [Output("a" * 60)]


def test_events_have_limits_in_number() -> None:
    """A thousand remarks are kept, and a thousand pieces of output besides those that fit."""
    _, _, events = exchange(Child([REMARK] * 1005, ["x"], [DONE]))
    assert [type(event) for event in events] == [Remark] * 1000 + [Output]
    _, _, events = exchange(Child(["x"] * 1105, [REMARK], [DONE]), limit=6400)
    assert [type(event) for event in events] == [Output] * 1100 + [Remark]


@pytest.mark.skipif(sys.platform == "win32", reason="it makes sparse files")
@pytest.mark.parametrize("case", ["large", "many", "deep", "small", "gone", "linked"])
def test_a_folder_that_grows_too_large_ends_a_call(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, case: str
) -> None:
    """64 MB or 5000 files, in any folder below, are too much; links' targets don't count."""
    monkeypatch.setattr("tttmc_app.course.exchange._DISK_FILES", 5)
    work, outside = tmp_path / "work", tmp_path / "outside"
    work.mkdir()
    outside.mkdir()
    (outside / "large").touch()
    inner = work / "inner"
    inner.mkdir()
    size = 2**26 if case in ("large", "deep") else 2**24
    for name in ("a", "b") if case != "deep" else ("inner/a", "inner/b"):
        path = work / name
        path.touch()
        with path.open("r+b") as file:
            file.truncate(size // 2 + 1)
    if case == "many":
        for n in range(3):
            (inner / str(n)).touch()
    if case == "linked":
        with (outside / "large").open("r+b") as file:
            file.truncate(2**30)
        (inner / "link").symlink_to(outside)
        (inner / "other").symlink_to(outside / "large")
    child = Child(*SILENT * 5, [DONE])
    child.clock = Clock(monkeypatch, 0.1)
    child.folder = work if case != "gone" else tmp_path / "gone"
    found, yielded, _ = exchange(child)
    if case in ("large", "many", "deep"):
        assert isinstance(found, CodeFailure)
        assert found.kind is FailureKind.OUTPUT
        assert str(found.reason) == "mc_move wrote too much to its folder"
        assert len(yielded) == 2  # the folder is looked at every quarter of a second
    else:
        assert found == {"value": 1}


@pytest.mark.skipif(sys.platform == "win32", reason="it makes sparse files")
def test_a_folder_is_looked_at_again_and_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file may write much only after some time."""

    class Late(Child):
        """A child whose folder grows in its eighth step."""

        def receive(self, seconds: float) -> Iterator[Message | str]:
            yield from super().receive(seconds)
            steps.append(seconds)
            if len(steps) == 8:
                with (tmp_path / "large").open("wb") as file:
                    file.truncate(2**26 + 1)

    steps = list[float]()
    child = Late(*SILENT * 30, [DONE])
    child.clock = Clock(monkeypatch, 0.1)
    child.folder = tmp_path
    found, _, _ = exchange(child, 60.0)
    assert isinstance(found, CodeFailure)
    assert found.kind is FailureKind.OUTPUT
    assert 8 <= len(steps) <= 12


@pytest.mark.parametrize(
    ("error", "large", "ends"),
    [
        (FileNotFoundError, True, True),
        (FileNotFoundError, False, False),
        (PermissionError, False, True),
    ],
)
def test_folders_that_cannot_be_counted(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    error: type[OSError],
    large: bool,
    ends: bool,
) -> None:
    """A folder removed meanwhile is skipped; one that can't be read may contain anything."""
    for name in "abc":
        (tmp_path / name).mkdir()
        with (tmp_path / name / "file").open("wb") as file:
            file.truncate(2**26 + 1 if large and name != "b" else 1)
    scandir, failed = os.scandir, list[str]()

    def scanned(path: str) -> Iterator[os.DirEntry[str]]:
        if path != str(tmp_path) and not failed:
            failed.append(path)
            raise error
        return scandir(path)

    monkeypatch.setattr(os, "scandir", scanned)
    child = Child(*SILENT * 5, [DONE])
    child.clock, child.folder = Clock(monkeypatch, 0.1), tmp_path
    found, _, _ = exchange(child)
    assert isinstance(found, CodeFailure) is ends
    assert failed
