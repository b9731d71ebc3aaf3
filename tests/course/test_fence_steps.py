"""The steps in which a process is fenced: their order, their arguments and how processes end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tttmc_app
from tttmc_app.course.fence import FencePart, landlock, libc, namespaces, raising, seccomp
from tttmc_app.course.fence import supervisor as supervisor_module

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the fence is Linux's")
RAISING, NAMESPACES = vars(raising), vars(namespaces)
SUPERVISOR = vars(supervisor_module)
"""The modules' functions by their names; most aren't public."""


def result_of(value: object) -> Callable[..., object]:
    """Return a function that returns a value."""

    def call(*_arguments: object) -> object:
        return value

    return call


@pytest.mark.parametrize("limits", [True, False])
@pytest.mark.parametrize("has_landlock", [True, False])
@pytest.mark.parametrize("has_seccomp", [True, False])
@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_the_fence_is_raised_part_by_part(
    limits: bool,
    has_landlock: bool,
    has_seccomp: bool,
    platform: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each part is put in place once, in this order, and only those in place are told."""
    done: list[tuple[object, ...]] = []

    def noting(name: str, result: object) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            done.append((name, *arguments))
            return result

        return call

    readable, listable = [Path("/python")], [Path("/list")]
    monkeypatch.setattr(sys, "platform", platform)
    for name, result in (
        ("limit_resources", limits),
        ("_forget_program", None),
        ("_drop_capabilities", None),
        ("_python_files", (readable, listable)),
    ):
        monkeypatch.setattr(raising, name, noting(name, result))
    monkeypatch.setattr(landlock, "restrict", noting("landlock", has_landlock))
    monkeypatch.setattr(seccomp, "restrict", noting("seccomp", has_seccomp))
    parts = raising.raise_fence(Path("/own"), iter([Path("/a.py"), Path("/b.py")]), 77)
    linux: list[tuple[object, ...]] = [
        ("_drop_capabilities",),
        ("_python_files",),
        (
            "landlock",
            [Path("/python"), Path("/a.py"), Path("/b.py")],
            listable,
            [Path("/own"), Path("/dev/null")],
        ),
        ("seccomp",),
    ]
    is_linux = platform == "linux"
    assert done == [("limit_resources", 77), ("_forget_program",), *linux * is_linux]
    assert parts == (
        *([FencePart.LIMITS] if limits else []),
        *([FencePart.LANDLOCK] if has_landlock and is_linux else []),
        *([FencePart.SECCOMP] if has_seccomp and is_linux else []),
    )


@pytest.mark.parametrize("frozen", [None, "/frozen/inside"])
def test_python_comes_from_its_folders_and_its_path(
    frozen: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each folder is listed once, without this program's own; so are the libraries of Python."""
    (tmp_path / "lib").mkdir()
    for name in ("libpython.so", "libpython.so.1", "other.a"):
        (tmp_path / "lib" / name).touch()
    (tmp_path / "link").symlink_to(tmp_path / "lib")
    named = {"stdlib": "/s", "platstdlib": "/ps", "purelib": "/p", "platlib": "/p", "data": "/d"}
    own = str(Path(tttmc_app.__file__).resolve().parents[1])
    monkeypatch.setattr(sysconfig, "get_paths", lambda: named)
    monkeypatch.setattr(sys, "path", ["", own, "/s", str(tmp_path / "link"), "/more"])
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    if frozen:
        monkeypatch.setattr(sys, "_MEIPASS", frozen, raising=False)
        monkeypatch.setattr(sys, "executable", "/frozen/tttmc")
    paths: list[Path] = RAISING["_library_paths"]()
    first = [*map(Path, ("/s", "/ps", "/p")), (tmp_path / "lib").resolve(), Path("/more")]
    assert paths[:5] == first
    libraries = {(tmp_path / "lib" / f"libpython.so{end}").resolve() for end in ("", ".1")}
    assert set(paths[5:7]) == libraries
    assert paths[7:] == ([Path("/frozen/inside"), Path("/frozen/tttmc")] if frozen else [])


@pytest.mark.parametrize(
    ("path", "folders", "is_below"),
    [
        ("/a/b", ["/a"], True),
        ("/a/b", ["/a/b"], True),
        ("/a/b", ["/x", "/a"], True),
        ("/a/bc", ["/a/b"], False),
        ("/a", ["/a/b"], False),
        ("/a", [], False),
    ],
)
def test_what_is_below_a_folder(path: str, folders: list[str], is_below: bool) -> None:
    """A folder is below itself, but not below one whose name only begins alike."""
    assert RAISING["_is_below"](Path(path), map(Path, folders)) is is_below


@pytest.mark.parametrize(
    ("machine", "number"), [("x86_64", 126), ("aarch64", 91), ("riscv64", None)]
)
def test_capabilities_are_given_up(
    machine: str, number: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """capset(2) gets version 3, this process and no capabilities; a refusal changes nothing."""
    calls: list[tuple[int, int, int, bytes]] = []

    def call(asked: int, header: Any, data: Any) -> int:
        calls.append((asked, header.version, header.pid, data.raw))
        raise OSError

    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr(raising, "syscall", call)
    RAISING["_drop_capabilities"]()
    expected = (number, 0x20080522, 0, bytes(24))
    assert calls == ([expected] if number is not None else [])


def test_namespaces_keep_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Users, processes, shared memory and network are new; user and group keep their numbers."""
    done: list[object] = []

    def write(path: Path, text: str, encoding: str) -> int:
        done.append((str(path), text, encoding))
        return len(text)

    monkeypatch.setattr(namespaces, "unshare", done.append)
    monkeypatch.setattr(Path, "write_text", write)
    monkeypatch.setattr(os, "geteuid", lambda: 12)
    monkeypatch.setattr(os, "getegid", lambda: 34)
    NAMESPACES["_enter"]()
    assert done == [
        0x10000000 | 0x20000000 | 0x08000000 | 0x40000000,
        ("/proc/self/uid_map", "12 12 1", "ascii"),
        ("/proc/self/setgroups", "deny", "ascii"),
        ("/proc/self/gid_map", "34 34 1", "ascii"),
    ]


@pytest.mark.parametrize("permitted", [True, False])
def test_namespaces_are_entered_only_if_they_can_be(
    permitted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system forbids them, this process stays as it was."""
    entered: list[int] = []
    monkeypatch.setattr(namespaces, "_is_permitted", result_of(permitted))
    monkeypatch.setattr(namespaces, "_enter", lambda: entered.append(1))
    assert namespaces.enter_namespaces() is permitted
    assert entered == [1] * permitted


PERMITTED = """
import os
from tttmc_app.course.fence import namespaces
own = os.getpid()
def fail(): raise OSError
for enter in (lambda: None, fail):
    namespaces._enter = enter
    print(namespaces._is_permitted(), os.getpid() == own, flush=True)
"""
"""Asks in a process of its own, because it forks."""


def printed_by(program: str) -> list[str]:
    """Return the lines that a program prints in a process of its own."""
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_a_child_tries_namespaces_first() -> None:
    """Only the child enters them, and whether it could is what it says."""
    assert printed_by(PERMITTED) == ["True True", "False True"]


def test_system_calls_fail_with_the_system_s_reason() -> None:
    """A call's result is returned; a failed one raises its error."""
    number = {"x86_64": (39, 3), "aarch64": (172, 57)}.get(os.uname().machine)
    if number is None:
        pytest.skip("the numbers of its system calls aren't known here")
    own, close = number
    assert libc.syscall(own) == os.getpid()
    for failing in (
        lambda: libc.syscall(close, -1),
        lambda: libc.prctl(-1, 0),
        lambda: libc.unshare(-1),
    ):
        with pytest.raises(OSError) as caught:  # noqa: PT011 - the number is what counts
            failing()
        assert caught.value.errno in (9, 22)
        assert caught.value.strerror == os.strerror(caught.value.errno)
    assert libc.PR_SET_PDEATHSIG == 1
    assert (libc.PR_SET_CHILD_SUBREAPER, libc.PR_SET_NO_NEW_PRIVS) == (36, 38)


# Supervising ---------------------------------------------------------------------------------

SLEEPER = [sys.executable, "-S", "-c", "import time; time.sleep(60)"]


@pytest.fixture
def sleepers(tmp_path: Path) -> Iterator[list[int]]:
    """Return the process IDs of two children, one of them with a name like the rest of a state."""
    named = tmp_path / "a) R 1 2"
    named.symlink_to(sys.executable)
    processes = [subprocess.Popen([python, *SLEEPER[1:]]) for python in (sys.executable, named)]
    yield [process.pid for process in processes]
    for process in processes:
        process.kill()
        process.wait()


@pytest.mark.parametrize("is_listed", [True, False])
def test_children_are_found(
    is_listed: bool, sleepers: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All children are found, with and without the kernel's list of them, and nobody else."""
    read = Path.read_text

    def without_list(path: Path, *arguments: Any, **named: Any) -> str:
        if path.name == "children":
            raise OSError
        return read(path, *arguments, **named)

    if not is_listed:
        monkeypatch.setattr(Path, "read_text", without_list)
    found: list[int] = SUPERVISOR["_children"]()
    monkeypatch.undo()
    assert set(sleepers) <= set(found)
    assert os.getpid() not in found
    assert os.getppid() not in found


ENDS = """
import os
from tttmc_app.course.fence.supervisor import _end_like
for status in STATUSES:
    child = os.fork()
    if not child:
        _end_like(status)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
STATUSES = {
    0: 0,
    3 << 8: 3,
    255 << 8: 255,
    int(signal.SIGKILL): -signal.SIGKILL,
    int(signal.SIGTERM): -signal.SIGTERM,
    int(signal.SIGINT): -signal.SIGINT,  # which Python would handle
    int(signal.SIGPIPE): -signal.SIGPIPE,  # which Python ignores
}
"""How a child can end, as waitpid(2) tells it, and the code or the signal."""


def test_a_supervisor_ends_like_its_child() -> None:
    """The code or the signal that ended the child is the supervisor's."""
    found = printed_by(ENDS.replace("STATUSES", str([*STATUSES])))
    assert list(map(int, found)) == list(STATUSES.values())


FAMILY = """
import os, subprocess, sys
from tttmc_app.course.fence.libc import PR_SET_CHILD_SUBREAPER, prctl
from tttmc_app.course.fence.supervisor import _children, _end_descendants
prctl(PR_SET_CHILD_SUBREAPER, 1)
_end_descendants()  # there are none yet
leaving = "import subprocess, sys, time; subprocess.Popen([sys.executable, '-S', '-c', "
leaving += "'import time; time.sleep(60)'], start_new_session=True)"
subprocess.run([sys.executable, "-c", leaving])
subprocess.Popen([sys.executable, "-c", f"{leaving}; time.sleep(60)"])
print(len(_children()))
_end_descendants()
print(_children())
"""
"""A child that has left one behind, and one that runs."""


def test_all_descendants_are_ended() -> None:
    """Those that children have left behind end, too, until there are none."""
    assert printed_by(FAMILY) == ["2", "[]"]
