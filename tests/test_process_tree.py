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

from tttmc_app.process_tree import TOKEN_VARIABLE, ProcessTree

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it needs /proc to see who is left")
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
Family = tuple[subprocess.Popen[bytes], list[int]]


def started(token: str, *words: str) -> Family:
    """Start the family with a token in its environment; return its process numbers, too."""
    process = subprocess.Popen(
        [sys.executable, "-c", FAMILY, *(words or ("waits",))],
        env=os.environ | {TOKEN_VARIABLE: token},
        start_new_session=True,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    return process, [int(word) for word in process.stdout.readline().split()]


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
def bystander() -> Iterator[Family]:
    """Return a family with another token."""
    process, members = started("another")
    yield process, members
    ProcessTree(process, "another").kill()
    process.communicate()


@pytest.mark.parametrize("words", ["waits", "ends"])
def test_nobody_escapes(words: str, bystander: Family) -> None:
    """The group ends and so does who left it, even if their parent has ended; others run on."""
    process, family = started("this", words)
    if words == "ends":
        process.wait(10)
    assert all(map(is_running, family[words == "ends" :]))
    ProcessTree(process, "this").kill()
    process.communicate(timeout=10)
    assert all_ended(family)
    assert all(map(is_running, bystander[1]))
    ProcessTree(process, "this").kill()  # again: there is nothing left to end


def test_who_is_started_meanwhile_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that begin while others are being ended don't escape either."""
    families, kill = [started("growing")], os.kill

    def grow(pid: int, number: int) -> None:
        kill(pid, number)
        if number and len(families) < 3:
            families.append(started("growing"))

    with monkeypatch.context() as patched:
        patched.setattr(os, "kill", grow)
        ProcessTree(families[0][0], "growing").kill()
    for process, members in families:
        process.communicate(timeout=10)
        assert all_ended(members)
    assert len(families) == 3


@pytest.mark.parametrize("is_listed", [True, False])
def test_elsewhere_the_children_are_listed_first(
    monkeypatch: pytest.MonkeyPatch, is_listed: bool
) -> None:
    """Without /proc, descendants are those that `ps` lists before their parent ends."""
    process, family = started("elsewhere")
    rows = [(family[2], family[1]), (family[1], family[0]), (family[0], os.getpid()), (1, 0)]
    listed = "nonsense\n" + "".join(f"  {child} {parent}\n" for child, parent in rows)

    def ps(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        if not is_listed:
            raise FileNotFoundError(command[0])
        return subprocess.CompletedProcess(command, 0, listed)

    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", "darwin")
        patched.setattr(subprocess, "run", ps)
        ProcessTree(process, "none has this token").kill()
    assert all_ended(family[: 3 if is_listed else 2])  # the group, at least
    ProcessTree(process, "elsewhere").kill()
    process.communicate(timeout=10)


def noted(given: object) -> object:
    """Return what a function of Windows is given, with handles as numbers and memory as bytes."""
    if isinstance(given, ctypes.c_void_p):
        return given.value
    return bytes(cast("bytes", given)) if isinstance(given, ctypes.Array) else given


@pytest.mark.parametrize("handle", [77, None])
def test_on_windows_a_process_is_put_into_a_job(
    handle: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The job ends its processes when it is closed; in any case the tree is ended by a tool."""
    calls, ended = list[tuple[object, ...]](), list[object]()

    class Function:
        """A function of Windows that notes its calls."""

        def __init__(self, name: str) -> None:
            self.name = name

        def __call__(self, *given: object) -> int | None:
            calls.append((self.name, *map(noted, given)))
            return handle if self.name == "CreateJobObjectW" else 1

    def fail(command: list[str], **_options: object) -> None:
        ended.append(command)
        raise FileNotFoundError(command[0])

    names = "CreateJobObjectW SetInformationJobObject AssignProcessToJobObject TerminateJobObject"
    kernel = SimpleNamespace(**{name: Function(name) for name in (*names.split(), "CloseHandle")})
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    process = SimpleNamespace(_handle=55, pid=9, poll=lambda: None, kill=lambda: ended.append("it"))
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", "win32")
        patched.setattr(subprocess, "run", fail)
        tree = ProcessTree(process, "any")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # what it reads of it
        tree.kill()
        process.poll = lambda: 0
        tree.kill()
    assert ended == [["taskkill", "/T", "/F", "/PID", "9"], "it"]
    limits = bytes(16) + b"\x00\x20\x00\x00" + bytes(124)  # closing it ends its processes
    assert calls == [("CreateJobObjectW", None, None)] + [
        ("SetInformationJobObject", 77, 9, limits, 144),
        ("AssignProcessToJobObject", 77, 55),
        ("TerminateJobObject", 77, 1),
        ("CloseHandle", 77),
    ] * (handle is not None)
