"""Ending a process with everything that it has started."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import cast

import pytest

from tttmc_app import process_tree
from tttmc_app.process_tree import TOKEN_VARIABLE, ProcessTree

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions there")
FAMILY = """
import os, subprocess, sys, time
sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
same = subprocess.Popen(sleeper)
other = subprocess.Popen(sleeper, start_new_session=True)
print(os.getpid(), same.pid, other.pid, flush=True)
if sys.argv[1] == "waits":
    time.sleep(60)
"""
"""A process with a child in its own session and one that has left it."""


def started(token: str, *words: str) -> subprocess.Popen[bytes]:
    """Start the family with a token in its environment."""
    return subprocess.Popen(
        [sys.executable, "-c", FAMILY, *words],
        env=os.environ | {TOKEN_VARIABLE: token},
        start_new_session=True,
        stdout=subprocess.PIPE,
    )


def members(process: subprocess.Popen[bytes]) -> list[int]:
    """Return the family's process numbers."""
    assert process.stdout is not None
    return [int(word) for word in process.stdout.readline().split()]


def is_running(pid: int) -> bool:
    """Return whether a process runs: one that ended but is still listed doesn't."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    except OSError:
        return False
    return state.split()[0] not in "ZX"


def all_ended(pids: list[int]) -> bool:
    """Return whether processes end within a few seconds."""
    end = monotonic() + 5
    while any(map(is_running, pids)) and monotonic() < end:
        sleep(0.01)
    return not any(map(is_running, pids))


@pytest.fixture
def bystander() -> Iterator[subprocess.Popen[bytes]]:
    """Return a family with another token."""
    process = started("another", "waits")
    yield process
    ProcessTree(process, "another").kill()
    process.communicate()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems list children")
@pytest.mark.parametrize("words", ["waits", "ends"])
def test_nobody_escapes(words: str, bystander: subprocess.Popen[bytes]) -> None:
    """The group ends and so does who left it, even if their parent has ended; others run on."""
    others = members(bystander)
    process = started("this", words)
    family = members(process)
    if words == "ends":
        process.wait(10)
    assert all(map(is_running, family[words == "ends" :]))
    ProcessTree(process, "this").kill()
    process.communicate(timeout=10)
    assert all_ended(family)
    assert all(map(is_running, others))
    ProcessTree(process, "this").kill()  # again: there is nothing left to end


@pytest.mark.skipif(sys.platform != "linux", reason="other systems list children")
def test_who_is_started_meanwhile_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that begin while others are being ended don't escape either."""
    process = started("growing", "waits")
    family, later = members(process), list[subprocess.Popen[bytes]]()
    kill = os.kill

    def grow(pid: int, number: int) -> None:
        kill(pid, number)
        if number and len(later) < 2:
            later.append(started("growing", "waits"))
            family.extend(members(later[-1]))

    with monkeypatch.context() as patched:
        patched.setattr(os, "kill", grow)
        ProcessTree(process, "growing").kill()
    for each in (process, *later):
        each.communicate(timeout=10)
    assert len(later) == 2
    assert all_ended(family)


@pytest.mark.skipif(sys.platform != "linux", reason="it needs /proc to see who is left")
def test_elsewhere_the_children_are_listed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without /proc, descendants are those that `ps` lists before their parent ends."""
    process = started("elsewhere", "waits")
    family = members(process)
    listed = f"""
        1     0
    {family[0]} {os.getpid()}
    {family[2]} {family[0]}
    {family[1]} {family[0]}
    {os.getpid()} 1
    nonsense
    """
    calls: list[list[str]] = []

    def ps(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, 0, listed)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", ps)
    ProcessTree(process, "none has this token").kill()
    monkeypatch.undo()
    process.communicate(timeout=10)
    assert all_ended(family)
    assert calls == [["ps", "-axo", "pid=,ppid="]]


def test_descendants_of_descendants_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Grandchildren are found in whatever order they are listed; without `ps` none is."""

    def ps(*_arguments: object, **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 0, "9 8\n8 7\n7 5\n6 5\n5 1\n4 1\n3 2 1\n")

    def fail(*_arguments: object, **_options: object) -> None:
        raise FileNotFoundError("ps")

    monkeypatch.setattr(subprocess, "run", ps)
    children = vars(process_tree)["_children"]
    assert children(5) == [6, 7, 8, 9]
    assert children(8) == [9]
    assert children(9) == []
    monkeypatch.setattr(subprocess, "run", fail)
    assert children(5) == []


def test_on_windows_the_whole_tree_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's tool ends a running process's tree, and without it at least the process ends."""
    commands: list[list[str]] = []

    def fail(command: list[str], **_options: object) -> None:
        commands.append(command)
        raise FileNotFoundError("taskkill")

    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    monkeypatch.setattr(subprocess, "run", fail)
    for _ in range(2):  # the second time there is nothing left to end
        vars(process_tree)["_end_tree_on_windows"](process)
        process.communicate(timeout=30)
        assert process.returncode
    assert commands == [["taskkill", "/T", "/F", "/PID", str(process.pid)]]


class Function:
    """A function of Windows that notes its calls."""

    def __init__(self, name: str, calls: list[tuple[object, ...]], answer: int | None) -> None:
        self.name, self.calls, self.answer = name, calls, answer
        self.restype: object = None

    def __call__(self, *arguments: object) -> int | None:
        """Note the call, with handles as numbers and memory as bytes."""
        self.calls.append((self.name, *map(plain, arguments)))
        return self.answer


def plain(argument: object) -> object:
    """Return an argument as it is noted."""
    if isinstance(argument, ctypes.c_void_p):
        return argument.value
    return bytes(cast("bytes", argument)) if isinstance(argument, ctypes.Array) else argument


@pytest.mark.parametrize("handle", [77, None])
def test_on_windows_a_process_is_put_into_a_job(
    handle: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The job ends its processes when it is closed; without one, only the tree is ended."""
    calls: list[tuple[object, ...]] = []
    names = ("CreateJobObjectW", "SetInformationJobObject", "AssignProcessToJobObject")
    kernel = {
        name: Function(name, calls, handle if name == "CreateJobObjectW" else 1)
        for name in (*names, "TerminateJobObject", "CloseHandle")
    }
    windll = SimpleNamespace(kernel32=SimpleNamespace(**kernel))
    monkeypatch.setattr(ctypes, "windll", windll, raising=False)
    process = SimpleNamespace(_handle=55, pid=9, poll=lambda: 0)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", "win32")
        tree = ProcessTree(process, "any")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # what it reads of it
        made = calls[:]
        tree.kill()
        tree.kill()
    assert made[0] == ("CreateJobObjectW", None, None)
    assert kernel["CreateJobObjectW"].restype is ctypes.c_void_p
    if handle is None:
        assert calls == made[:1]
        return
    limits = bytes(16) + b"\x00\x20\x00\x00" + bytes(124)  # closing it ends its processes
    assert made[1:] == [
        ("SetInformationJobObject", 77, 9, limits, 144),
        ("AssignProcessToJobObject", 77, 55),
    ]
    assert calls[3:] == [("TerminateJobObject", 77, 1), ("CloseHandle", 77)]


def test_a_process_that_has_ended_is_no_error() -> None:
    """Ending a process that has been waited for raises nothing."""
    process = subprocess.Popen([sys.executable, "-c", ""], start_new_session=True)
    process.wait(10)
    ProcessTree(process, "ended").kill()
    assert process.returncode == 0
