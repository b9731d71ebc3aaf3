"""What the sandbox asks Landlock for, in every version of its interface, and resource limits."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tttmc_app.course.fence import (
    FencePart,
    expected_parts,
    landlock,
    missing_parts,
    raising,
    seccomp,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Landlock is Linux's")

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1, 2, 4, 8
MAKE_CHAR, MAKE_BLOCK = 1 << 6, 1 << 11
REFER, TRUNCATE, IOCTL_DEVICE = 1 << 13, 1 << 14, 1 << 15
FIRST = (1 << 13) - 1
HANDLED = {
    1: FIRST,
    2: FIRST | REFER,
    3: FIRST | REFER | TRUNCATE,
    4: FIRST | REFER | TRUNCATE,
    5: FIRST | REFER | TRUNCATE | IOCTL_DEVICE,
    6: FIRST | REFER | TRUNCATE | IOCTL_DEVICE,
    7: FIRST | REFER | TRUNCATE | IOCTL_DEVICE,
}
"""LANDLOCK_ACCESS_FS_* of each version, from <linux/landlock.h>."""


class Kernel:
    """A kernel with a version of Landlock, which keeps what it is asked for."""

    def __init__(self, version: int, fails: int | None = None) -> None:
        self.version, self.fails = version, fails
        self.created = list[tuple[int, int, int, int]]()
        self.rules = dict[Path, int]()
        self.restricted = list[int]()
        self.handle = -1
        self.done = list[tuple[int, int]]()

    def control(self, option: int, value: int) -> None:
        """Keep what prctl() is asked for."""
        self.done.append((option, value))

    def call(self, number: int, *arguments: object) -> int:
        """Do one of landlock_create_ruleset, landlock_add_rule and landlock_restrict_self."""
        if number == self.fails or not self.version:
            raise OSError
        if number == 444 and arguments == (0, 0, 1):
            return self.version
        first, second, *rest = arguments
        if number == 444:
            assert rest == [0]
            words = (ctypes.c_uint64 * 3).from_buffer_copy(first)  # type: ignore[arg-type]  # a structure of ctypes
            assert isinstance(second, int)
            self.created.append((*words[:3], second))  # type: ignore[arg-type]  # there are three words
            self.handle = os.open("/dev/null", os.O_RDONLY)
            return self.handle
        assert first == self.handle
        if number == 446:
            assert (second, rest) == (0, [])
            self.restricted.append(self.handle)
            return 0
        assert (number, second) == (445, 1)
        rule = bytes(rest[0])  # type: ignore[call-overload]  # a structure of ctypes
        handle = int.from_bytes(rule[8:12], sys.byteorder)
        assert len(rule) == 12
        self.rules[Path(f"/proc/self/fd/{handle}").readlink()] = int.from_bytes(
            rule[:8], sys.byteorder
        )
        return 0


Use = Callable[[Kernel], Kernel]


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Use:
    """Return a function that replaces the kernel."""

    def used(kernel: Kernel) -> Kernel:
        monkeypatch.setattr(landlock, "syscall", kernel.call)
        monkeypatch.setattr(landlock, "prctl", kernel.control)
        return kernel

    return used


@pytest.mark.parametrize("version", HANDLED)
def test_every_right_of_a_version_is_restricted(use: Use, tmp_path: Path, version: int) -> None:
    """Everything is forbidden that the version knows, except reading and writing what is listed."""
    kernel = use(Kernel(version))
    paths = {name: tmp_path / name for name in ("read", "list", "write", "read.py", "write.txt")}
    for name, path in paths.items():
        if "." in name:
            path.touch()
        else:
            path.mkdir()
    missing = tmp_path / "missing"
    open_before = len([*Path("/proc/self/fd").iterdir()])
    assert landlock.restrict(
        [paths["read"], paths["read.py"], missing],
        [paths["list"]],
        [paths["write"], paths["write.txt"]],
    )
    handled = HANDLED[version]
    tcp, scopes = 3 * (version >= 4), 3 * (version >= 6)
    size = 8 if version < 4 else 16 if version < 6 else 24
    assert kernel.created == [(handled, tcp, scopes, size)]
    truncate = TRUNCATE if version >= 3 else 0
    assert kernel.rules == {
        paths["read"]: READ_FILE | READ_DIR,
        paths["read.py"]: READ_FILE,
        paths["list"]: READ_DIR,
        paths["write"]: handled & ~MAKE_CHAR & ~MAKE_BLOCK & ~IOCTL_DEVICE,
        paths["write.txt"]: WRITE_FILE | READ_FILE | truncate,
    }
    assert kernel.restricted == [kernel.handle]
    assert kernel.done == [(38, 1)]  # PR_SET_NO_NEW_PRIVS
    assert len([*Path("/proc/self/fd").iterdir()]) == open_before


@pytest.mark.parametrize("kernel", [Kernel(0), *(Kernel(5, fails) for fails in (444, 445, 446))])
def test_a_refusing_system_is_told(use: Use, tmp_path: Path, kernel: Kernel) -> None:
    """If any step fails, the files aren't restricted."""
    use(kernel)
    assert not landlock.restrict([tmp_path], [], [])
    assert kernel.restricted == []
    assert landlock.version() == (5 if kernel.fails in (445, 446) else 0)


@pytest.mark.parametrize(
    ("has_landlock", "has_seccomp", "parts"),
    [
        (True, True, (FencePart.LANDLOCK, FencePart.SECCOMP)),
        (True, False, (FencePart.LANDLOCK,)),
        (False, True, (FencePart.SECCOMP,)),
        (False, False, ()),
    ],
)
def test_the_expected_parts(
    monkeypatch: pytest.MonkeyPatch,
    has_landlock: bool,
    has_seccomp: bool,
    parts: tuple[FencePart, ...],
) -> None:
    """What this system should have is asked without restricting anything."""
    monkeypatch.setattr(landlock, "version", lambda: int(has_landlock))
    monkeypatch.setattr(seccomp, "is_available", lambda: has_seccomp)
    assert expected_parts() == parts
    monkeypatch.setattr("sys.platform", "darwin")
    assert expected_parts() == ()


@pytest.mark.parametrize(
    ("platform", "parts", "words"),
    [
        ("linux", [FencePart.SECCOMP, FencePart.LANDLOCK], None),
        (
            "linux",
            [FencePart.SECCOMP, FencePart.LIMITS, FencePart.NAMESPACES],
            (
                "this system can't limit which files a student's file opens, so it can read and "
                "change yours (Landlock, Linux 5.13 or later, is missing)"
            ),
        ),
        (
            "linux",
            [FencePart.LANDLOCK, FencePart.SUPERVISOR],
            (
                "this system can't limit what a student's file does to other programs and the "
                "network (seccomp is missing)"
            ),
        ),
        ("linux", [FencePart.LIMITS], "this Linux system has no sandbox for students' files"),
        ("darwin", [FencePart.LIMITS], "macOS has no sandbox for students' files"),
        ("win32", [], "Windows has no sandbox for students' files"),
        ("freebsd", [], "freebsd has no sandbox for students' files"),
    ],
)
def test_a_missing_part_is_told(
    monkeypatch: pytest.MonkeyPatch, platform: str, parts: list[FencePart], words: str | None
) -> None:
    """A warning says what isn't prevented; only the two parts that prevent it count."""
    monkeypatch.setattr("sys.platform", platform)
    found = missing_parts(parts)
    everything = ": they can do anything you can on this computer"
    end = everything if words and "no sandbox" in words else ""
    assert (found and str(found)) == (words and words + end)


def printed_by(program: str) -> list[str]:
    """Return the lines that a program prints in a process of its own."""
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


LIMITS = """
import resource, sys
from tttmc_app.course.fence.raising import limit_resources
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 1000))
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 2000))
resource.setrlimit(resource.RLIMIT_CORE, (100, 100))
kinds = (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE, resource.RLIMIT_AS)
print(limit_resources(None), [resource.getrlimit(kind) for kind in kinds])
print(limit_resources(2 ** 33), [resource.getrlimit(kind) for kind in kinds])
print(limit_resources(2 ** 34), [resource.getrlimit(kind) for kind in kinds])
"""


def test_resources_are_limited() -> None:
    """Cores, file sizes, open files and memory are limited, never above a limit in force."""
    unlimited = (-1, -1)
    before = [(0, 0), (2000, 2000), (256, 256)]
    assert printed_by(LIMITS) == [
        f"True {[*before, unlimited]}",
        *[f"True {[*before, (2**33, 2**33)]}"] * 2,
    ]


def test_what_a_file_can_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Python's and the system's folders can be read, but no copy of this program in them.

    What surrounds a copy can be read name by name, and no link leads to the copy.
    """
    usr, own = tmp_path / "usr/lib", tmp_path / "own"
    program = usr / "python3/dist-packages/tttmc_app"
    venv, checkout = own / "site-packages", tmp_path / "checkout/tttmc_app"
    for folder in (
        *(program / "grading", usr / "python3/dist-packages/numpy", usr / "linux-gnu"),
        *(usr / "python3.9/site-packages/tttmc_app", usr / "python3.9/json"),
        *(venv, checkout, tmp_path / "plain"),
    ):
        folder.mkdir(parents=True)
    for name, target in ((tmp_path / "lib", usr), (usr / "again", usr), (usr / "loop", "loop")):
        name.symlink_to(target)
    (usr / "linked").symlink_to(program)
    (venv / "tttmc_app").symlink_to(checkout)
    (usr / "libc.so").touch()
    system = [tmp_path / "lib", usr, tmp_path / "none"]
    monkeypatch.setattr(raising, "_SYSTEM", tuple(map(str, system)))
    monkeypatch.setattr(raising, "_program", lambda: program)
    monkeypatch.setattr(raising, "_library_paths", lambda: [tmp_path / "plain", venv])
    readable, listable = getattr(raising, "_python_files")()  # noqa: B009 - it is not public
    packages = (usr / "python3/dist-packages", usr / "python3.9/site-packages")
    assert set(listable) == {usr, *packages, *(each.parent for each in packages)}
    assert {path for path in readable if path.is_relative_to(tmp_path) and path.exists()} == {
        *(usr / "libc.so", usr / "linux-gnu", usr / "python3/dist-packages/numpy"),
        *(usr / "python3.9/json", venv, tmp_path / "plain"),
    }


FORGET = """
import sys, tttmc_app, tttmc_app.course.fence.raising as raising
sys.path.append(str(raising._program().parent))
raising._forget_program()
for name in ("tttmc_app.players", "tttmc_app.course.style", "tttmc_app.course.fence.other"):
    try:
        __import__(name)
    except ImportError:
        print("no", name)
import wave
print(wave.__name__)
"""


def test_the_rest_of_the_program_cannot_be_imported() -> None:
    """What isn't loaded yet stays away, other modules don't."""
    assert printed_by(FORGET) == [
        "no tttmc_app.players",
        "no tttmc_app.course.style",
        "no tttmc_app.course.fence.other",
        "wave",
    ]
