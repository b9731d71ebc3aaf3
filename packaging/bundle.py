"""The contents of the frozen program, for tttmc.spec."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import PurePath

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its name in the bundle, its source, its type."""

LAUNCHERS = {"tttmc": True, "tttmc-window": False, "pbrain-tttmc": True}
"""The programs in the folder, and whether each has a console (only on Windows)."""

EXCLUDED = (
    # A frozen copy can't send its code to other machines: clusters need tttmc installed with pip.
    "distributed",
    "dask",
    "open_spiel",
    # Unused parts of Qt.
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    # Only needed to build NumPy and Pillow, or for unused image formats.
    "numpy.f2py",
    "PIL.ImageTk",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingft",
    "PIL._imagingtk",
    "PIL._webp",
    # Only needed to install packages.
    "pip",
    "pkg_resources",
    "setuptools",
    # Nothing opens encrypted connections, and OpenSSL needs frequent updates. hashlib works
    # without it.
    "_hashlib",
    "_ssl",
    "ssl",
    # These are under the GPL, or only useful for terminals and accounts.
    "_crypt",
    "_curses",
    "_curses_panel",
    "nis",
    "readline",
    "spwd",
)

NOT_FOR_STUDENTS = frozenset(
    (
        *("antigravity", "crypt", "curses", "distutils", "ensurepip", "idlelib", "lib2to3"),
        *("msilib", "nis", "ossaudiodev", "readline", "spwd", "ssl", "test", "this", "tkinter"),
        *("turtle", "turtledemo", "venv"),
    )
)
"""Excluded standard modules: for terminals, other toolkits, installing and testing."""

DROPPED = re.compile(
    r"""
    .*/plugins/(
        egldeviceintegrations | generic | networkinformation | tls | qmltooling | sqldrivers
        | wayland-graphics-integration-client/lib(dmabuf|drm|shm|vulkan)
        | platforms/\w*(direct2d|eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)
        | imageformats/\w*(icns|pdf|tga|tiff|wbmp|webp)
        | platformthemes/libqgtk3
        | platforminputcontexts/\w*virtualkeyboard
    )\b.*
    | .*/translations/(?!qtbase_).*
    | (.*/)?opengl32sw\.dll
    """,
    re.VERBOSE,
)
"""Files that PyInstaller collects with Qt but the window never loads."""

OF_THE_SYSTEM = re.compile(
    r"lib(X\w+|X11-xcb|dbus-1|expat|fontconfig|freetype|g(cc_s|io-2\.0|lib-2\.0|module-2\.0"
    r"|object-2\.0|thread-2\.0)|stdc\+\+|z)\.so.*"
)
"""Libraries that every Linux desktop has, in versions that suit its drivers and settings.

PyInstaller itself excludes the C library, libGL, libEGL and libwayland.
"""


def standard_modules() -> list[str]:
    """Return the standard modules that a student's file may import."""
    names = sorted(sys.stdlib_module_names - NOT_FOR_STUDENTS)
    public = [name for name in names if not name.startswith("_")]
    return [name for name in public if find_spec(name) is not None]


def is_included_script(name: str) -> bool:
    """Return whether a script belongs in the bundle: launch.py or one of PyInstaller's hooks.

    The hooks import Qt, inspect and multiprocessing first, which costs a tenth of a second.
    launch.py does what multiprocessing needs, and on Linux PySide6 finds its plugins without them.
    """
    return not name.startswith("pyi_rth") or (sys.platform != "linux" and "pyside6" in name)


def is_included_file(name: str) -> bool:
    """Return whether a collected file, named as in the bundle, belongs there."""
    path = PurePath(name)
    if sys.platform == "linux" and OF_THE_SYSTEM.fullmatch(path.name):
        return False
    return DROPPED.fullmatch(path.as_posix()) is None


def needed_binaries(
    entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]
) -> list[Entry]:
    """Return the binaries that the program can reach; `imports` names a file's libraries.

    Libraries that only a dropped plugin needs are dropped with it. Extensions and plugins are
    loaded by name, so they always stay.
    """
    kept = [entry for entry in entries if is_included_file(entry[0])]
    by_name = dict[str, list[Entry]]()
    for entry in kept:
        by_name.setdefault(PurePath(entry[0]).name.lower(), []).append(entry)
    waiting = [entry for entry in kept if is_root(entry)]
    reached = set(waiting)
    while waiting:
        source = waiting.pop()[1]
        for library in imports(source):
            found = set(by_name.get(PurePath(library).name.lower(), ())) - reached
            reached |= found
            waiting += found
    return [entry for entry in kept if entry in reached or entry[2] == "SYMLINK"]


def needed(library: str) -> list[str]:
    """Return the libraries that a Linux binary needs directly."""
    command = ["readelf", "--dynamic", "--wide", library]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return re.findall(r"\(NEEDED\).*\[(.+)\]", done.stdout)


def is_root(entry: Entry) -> bool:
    """Return whether a binary is loaded by name rather than as a dependency."""
    name, _source, kind = entry
    stem = PurePath(name).name.lower()
    return kind == "EXTENSION" or "plugins" in PurePath(name).parts or "python" in stem


def without_loose_links(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries without symbolic links to missing files."""
    kept = list(entries)
    names = {PurePath(name) for name, _source, kind in kept if kind != "SYMLINK"}
    return [
        entry
        for entry in kept
        # A link's source is its target, relative to the link.
        if entry[2] != "SYMLINK" or PurePath(entry[0]).parent / entry[1] in names
    ]
