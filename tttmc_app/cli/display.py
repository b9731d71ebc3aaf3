"""Check whether a window can open; if it can't, Qt would abort the process."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

_PATIENCE = 5.0
"""Seconds to wait for a display."""
_HELP = "use a desktop session, `ssh -X` or `xvfb-run tttmc`"
_LIBRARIES = (
    "libGL.so.1",
    "libEGL.so.1",
    "libfontconfig.so.1",
    "libdbus-1.so.3",
    "libxkbcommon.so.0",
    "libglib-2.0.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxkbcommon-x11.so.0",
    "libxcb-shape.so.0",
)
"""System libraries that Qt needs, listed here so that all missing ones can be named together."""


def obstacle() -> str | None:
    """Return why no window can open and what would help; None if one can.

    Windows and macOS are assumed to have a display.
    """
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return "PySide6 is not installed: run `pip install PySide6-Essentials`"
    if not sys.platform.startswith("linux"):
        return None
    platforms = _platforms()
    if not platforms:
        return f"no display, as neither DISPLAY nor WAYLAND_DISPLAY is set; {_HELP}"
    plugins = Path(spec.submodule_search_locations[0], "Qt", "plugins", "platforms")
    problems = [_plugin_problem(plugins, name) or server_problem(name) for name in platforms]
    return None if None in problems else problems[-1]


def obstacle_in(error: ImportError) -> str | None:
    """Return why Qt can't be imported and what would help; None for other failures."""
    return _library_problem(str(error)) if (error.name or "").startswith("PySide6") else None


def _platforms() -> list[str]:
    """Return the platform plugins that Qt will try."""
    if names := os.environ.get("QT_QPA_PLATFORM"):
        return [part.split(":")[0] for part in names.split(";")]
    by_variable = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return [name for variable, name in by_variable.items() if os.environ.get(variable)]


def _plugin_problem(folder: Path, name: str) -> str | None:
    # PySide6 from a Linux distribution keeps its plugins elsewhere, and its packages depend on
    # their libraries.
    elsewhere = {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"} & os.environ.keys()
    if elsewhere or not folder.is_dir():
        return None
    plugin = folder / f"libq{'wayland' if name.startswith('wayland') else name}.so"
    if not plugin.is_file():
        return f"QT_QPA_PLATFORM names {name!r}, which this Qt doesn't have: unset it"
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return _library_problem(str(error))
    return None


def _library_problem(message: str) -> str:
    """Return the missing libraries and how to install them."""
    named = re.findall(r"lib[\w.+-]*\.so[.\d]*", message)[:1]
    missing = [name for name in _LIBRARIES if not _loads(name)] or named
    if not missing:
        return f"Qt can't be loaded: {message}"
    packages = " ".join(filter(None, map(debian_package, missing)))
    advice = f"run `apt install {packages}`"
    if not packages or not Path("/etc/debian_version").exists():
        advice = "install it with your package manager"
    return f"{', '.join(missing)} is missing: {advice}"


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def debian_package(library: str) -> str | None:
    """Return a library's Debian package, by Debian's naming rule; GLib is the one exception."""
    if library == "libglib-2.0.so.0":
        return "libglib2.0-0"
    parts = re.fullmatch(r"(.+)\.so\.(\d+)", library)
    if not parts:
        return None
    name, version = parts[1].lower(), parts[2]
    return f"{name}-{version}" if name[-1].isdigit() else name + version


def server_problem(name: str) -> str | None:
    """Return why no display server answers; None for plugins that need none."""
    if name == "xcb":
        variable, connects = "DISPLAY", _x_connects
    elif name.startswith("wayland"):
        variable, connects = "WAYLAND_DISPLAY", _wayland_connects
    else:
        return None
    if responds(connects):
        return None
    return f"no server answers at {variable}={os.environ.get(variable, '')!r}; {_HELP}"


def responds(connects: Callable[[], bool]) -> bool:
    """Return whether a connection succeeds in time; a remote host may never answer."""
    results: list[bool] = []
    thread = Thread(target=lambda: results.append(connects()), daemon=True)
    thread.start()
    thread.join(_PATIENCE)
    return results == [True]


def _x_connects() -> bool:
    """Return whether the X server of DISPLAY accepts a connection."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused


def _wayland_connects() -> bool:
    """Return whether the compositor of WAYLAND_DISPLAY listens."""
    import socket  # X doesn't need it

    # Wayland's own library would print to the error stream.
    path = Path(os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY", ""))
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
