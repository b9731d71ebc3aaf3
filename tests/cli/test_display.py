"""Whether a window can open: displays that answer, platforms that Qt has, libraries that load."""

from __future__ import annotations

import ctypes
import socket
import sys
import threading
from importlib.machinery import ModuleSpec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import Mock

import PySide6
import pytest

from tests.tables import table
from tttmc_app.cli import display

PLACES = ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")
linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all variables that name a display."""
    for variable in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", *PLACES):
        monkeypatch.delenv(variable, raising=False)


@linux
@pytest.mark.parametrize(
    ("variables", "named"),
    table("""
        - | DISPLAY
        DISPLAY=:9753 | ':9753'
        DISPLAY=nonsense | 'nonsense'
        DISPLAY=127.0.0.1:9753 | '127.0.0.1:9753'
        WAYLAND_DISPLAY=none DISPLAY=:9753 | ':9753'
        WAYLAND_DISPLAY=none | 'none'
        QT_QPA_PLATFORM=offscreen | None
        QT_QPA_PLATFORM=offscreen:size=3;xcb DISPLAY=:9753 | None
        QT_QPA_PLATFORM=xcb;offscreen DISPLAY=:9753 | None
        QT_QPA_PLATFORM=xcb:a;wayland WAYLAND_DISPLAY=none | 'none'
        QT_QPA_PLATFORM=wayland-egl WAYLAND_DISPLAY=none | 'none'
        QT_QPA_PLATFORM=frobnicate:size=3 | 'frobnicate'
        QT_QPA_PLATFORM=../../evil | '../../evil'
        QT_QPA_PLATFORM=:a | ''
        QT_QPA_PLATFORM=frobnicate QT_PLUGIN_PATH=/elsewhere | None
        QT_QPA_PLATFORM=frobnicate QT_QPA_PLATFORM_PLUGIN_PATH=/elsewhere | None
    """),
)  # fmt: skip
def test_one_platform_that_works_is_enough(
    variables: str, named: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Platforms are tried in Qt's order; without any that works, the last one is named."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    for word in variables.split():
        name, _, value = word.partition("=")
        if value:
            monkeypatch.setenv(name, value)
    problem = display.obstacle()
    assert (problem is None) is (named == "None")
    assert problem is None or named in problem


@linux
@pytest.mark.parametrize("platform", ["wayland", "wayland-egl"])
def test_a_listening_compositor_is_a_display(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path from the root is taken as it is, any other one is in the folder of the session."""
    # A folder of its own: a socket's path must be short, and pytest's are long.
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        server.bind(f"{folder}/w")
        server.listen()
        for place, name, answers in (
            *(("/nowhere", f"{folder}/w", True), (folder, "w", True)),
            *(("/nowhere", "w", False), (folder, "v", False)),
        ):
            monkeypatch.setenv("XDG_RUNTIME_DIR", place)
            monkeypatch.setenv("WAYLAND_DISPLAY", name)
            assert (display.server_problem(platform) is None) is answers


def test_a_silent_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A display that doesn't answer in time is regarded as missing."""
    join = threading.Thread.join

    def sooner(thread: threading.Thread, timeout: float | None = None) -> None:
        join(thread, timeout and timeout / 100)

    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        with socket.create_connection(server.getsockname()) as connection:
            with monkeypatch.context() as patched:
                patched.setattr(threading.Thread, "join", sooner)
                assert not display.responds(lambda: bool(connection.recv(1)))
            server.accept()[0].close()  # and the thread that was waiting ends
    assert display.responds(lambda: True)
    assert not display.responds(lambda: False)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let PySide6 be installed in an empty folder, and return that of its platforms."""
    spec = ModuleSpec("PySide6", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(display, "find_spec", {"PySide6": spec}.get)
    return tmp_path / "Qt" / "plugins" / "platforms"


@linux
@pytest.mark.parametrize(
    ("platform", "plugin"), table("xcb | libqxcb.so \n wayland-egl | libqwayland.so")
)
def test_a_platform_has_its_own_plugin(
    platform: str, plugin: str, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plug-in that is missing or can't be loaded is an obstacle; Qt would abort."""
    monkeypatch.setattr(display, "server_problem", Mock(return_value=None))
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert display.obstacle() is None, "plug-ins that are elsewhere are trusted"
    installed.mkdir(parents=True)
    assert platform in str(display.obstacle())
    (installed / plugin).write_bytes(b"no library")
    assert plugin in str(display.obstacle())
    (installed / plugin).unlink()
    own = Path(PySide6.__path__[0], "Qt", "plugins", "platforms")
    (installed / plugin).symlink_to(own / "libqoffscreen.so")
    assert display.obstacle() is None


def test_missing_qt_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason names the package; other systems have a display, but they need Qt as well."""
    monkeypatch.setattr(display, "sys", SimpleNamespace(platform="win32"))
    assert display.obstacle() is None
    monkeypatch.setattr(display, "find_spec", dict[str, ModuleSpec]().get)
    assert "PySide6" in str(display.obstacle())


@linux
@pytest.mark.parametrize(
    ("missing", "message", "named"),
    table("""
        libGL.so.1 libxcb-cursor.so.0 | libEGL.so.1: not found | libgl1 libxcb-cursor0
        - | libEGL.so.1: cannot open shared object file | libegl1
        - | libEGL.so.1: missing, needed by libGL.so.1 | libegl1
        - | libdbus-1.so.3: not found | libdbus-1-3
        - | libglib-2.0.so.0: not found | libglib2.0-0
        - | libstrange.so: not found | -
        - | a symbol is undefined | -
    """),
)
def test_all_missing_libraries_are_named_together(
    missing: str, message: str, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that the loader doesn't find are named, or else the one that Qt names."""
    libraries = missing.strip("-").split()

    def load(name: str) -> None:
        if name in libraries:
            raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", load)
    for debian in (True, False):
        monkeypatch.setattr(Path, "exists", Mock(return_value=debian))
        told = str(display.obstacle_in(ImportError(message, name="PySide6.QtGui")))
        assert all(name in told for name in libraries or [message.partition(":")[0]])
        assert (f"`apt install {named}`" in told) is (debian and named != "-")
    for module in (None, "tttmc_app.gui.nothing"):
        assert display.obstacle_in(ImportError(message, name=module)) is None
