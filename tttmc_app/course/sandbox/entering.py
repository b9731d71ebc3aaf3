"""Setting up the sandbox around this process, just before it runs a student's file."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import tttmc_app
from tttmc_app.course.sandbox import landlock, seccomp
from tttmc_app.course.sandbox.libc import syscall
from tttmc_app.course.sandbox.limits import RunLimits, limit_resources
from tttmc_app.course.sandbox.parts import SandboxPart

_SYSTEM = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo")
"""Shared libraries, which Python's modules load, and time zones."""
_SYSTEM_FILES = ("/etc/ld.so.cache", "/etc/localtime", "/dev/urandom", "/dev/random", "/dev/zero")
_CAPABILITIES_VERSION_3 = 0x20080522
_CAPSET = {"x86_64": 126, "aarch64": 91}


def enter_sandbox(
    folder: Path, own_files: Iterable[Path], limits: RunLimits
) -> tuple[SandboxPart, ...]:
    """Restrict this process to what its work needs; return the parts that are in place.

    The code can read Python, the system's libraries and its own files, and write in its folder.
    None of this can be undone, and threads started earlier are not restricted.
    """
    parts = [SandboxPart.LIMITS] if limit_resources(limits) else []
    libraries = _library_paths()
    _forget_program(libraries)
    if sys.platform != "linux":
        return tuple(parts)
    _drop_capabilities()
    readable, listable = _python_files(libraries)
    if landlock.restrict([*readable, *own_files], listable, [folder, Path("/dev/null")]):
        parts.append(SandboxPart.LANDLOCK)
    if seccomp.restrict():
        parts.append(SandboxPart.SECCOMP)
    return tuple(parts)


def expected_parts() -> tuple[SandboxPart, ...]:
    """Return the parts that decide what student code can do and that this system should have.

    This restricts nothing: which parts are in place is known only once a file runs.
    """
    if sys.platform != "linux":
        return ()
    found = [SandboxPart.LANDLOCK] if landlock.version() else []
    return (*found, *([SandboxPart.SECCOMP] if seccomp.is_available() else []))


def _forget_program(libraries: Iterable[Path]) -> None:
    """Make the rest of this program impossible to import."""
    root = _program().parent
    if not any(map(root.is_relative_to, libraries)):
        sys.path[:] = [path for path in sys.path if path != str(root)]
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "tttmc_app" and hasattr(module, "__path__"):
            module.__path__ = []


def _python_files(libraries: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Return the Python and system files that may be read, and the folders that may be listed.

    A folder that contains a copy of this program is replaced with the rest of its contents.
    """
    waiting = [*map(Path, _SYSTEM), *libraries]
    copies = _copies(waiting)
    readable = [*map(Path, _SYSTEM_FILES), Path(sys.prefix, "pyvenv.cfg")]
    listable: list[Path] = []
    seen: set[Path] = set()
    while waiting:
        path = Path(os.path.realpath(waiting.pop()))
        if path in seen or path in copies:
            continue
        seen.add(path)
        if any(copy.is_relative_to(path) for copy in copies):
            listable.append(path)
            with suppress(OSError):
                waiting += path.iterdir()
        else:
            readable.append(path)
    return readable, listable


def _copies(folders: Iterable[Path]) -> set[Path]:
    """Return the folder of this program, and those of other copies installed in some folders."""
    found = [_program()]
    for folder in {*map(os.path.realpath, folders)}:
        python = [f"{folder}/{name}" for name in _names_in(folder) if name.startswith("py")]
        packages = [
            f"{place}/{name}"
            for place in (folder, *python)
            for name in _names_in(place)
            if name.endswith("-packages")
        ]
        found += [Path(place, "tttmc_app") for place in (folder, *packages)]
    return {path.resolve() for path in found if os.path.exists(path)}  # noqa: PTH110 - never fails


def _names_in(folder: str) -> list[str]:
    with suppress(OSError):
        return os.listdir(folder)  # noqa: PTH208 - quicker
    return []


def _program() -> Path:
    return Path(tttmc_app.__file__).resolve().parent


def _library_paths() -> list[Path]:
    """Return the folders that Python's modules and libraries come from."""
    own = str(_program().parent)
    # Where the program is installed, its folder is that of the libraries, too.
    paths = [path for path in sys.path if path and (path != own or own.endswith("-packages"))]
    library = Path(sys.base_prefix, "lib")
    paths += [str(each) for each in library.glob("*.so*")]
    if frozen := getattr(sys, "_MEIPASS", None):
        paths += [str(frozen), sys.executable]  # which contains Python's modules
    return [path.resolve() for path in dict.fromkeys(map(Path, paths))]


def _drop_capabilities() -> None:
    """Give up the capabilities of root and of a namespace's owner; see capset(2)."""
    number = _CAPSET.get(os.uname().machine)
    if number is not None:
        with suppress(OSError):
            syscall(number, struct.pack("=Ii", _CAPABILITIES_VERSION_3, 0), bytes(24))
