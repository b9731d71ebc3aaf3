from __future__ import annotations

import socket
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import PySide6
import pytest

from tttmc_app.cli import display

VARIABLES = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "QT_PLUGIN_PATH")

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all variables that name a display."""
    for variable in (*VARIABLES, "QT_QPA_PLATFORM_PLUGIN_PATH"):
        monkeypatch.delenv(variable, raising=False)


@linux
def test_no_display_is_an_obstacle() -> None:
    """Without a display, the reason says how to get one."""
    reason = display.obstacle()
    assert reason is not None
    assert "DISPLAY" in reason
    assert "ssh -X" in reason


@linux
def test_drawing_off_screen_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's offscreen platform is accepted as a display."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.obstacle() is None


@linux
@pytest.mark.parametrize("name", ["frobnicate", "../../evil", ""])
def test_a_platform_that_qt_lacks_is_an_obstacle(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unknown platform is reported here; Qt would abort."""
    monkeypatch.setenv("QT_QPA_PLATFORM", f"{name}:size=3")
    reason = display.obstacle()
    assert reason is not None
    assert repr(name) in reason


def test_missing_qt_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    """If PySide6 is missing, the reason says how to install it."""
    monkeypatch.setattr(display, "find_spec", dict[str, ModuleSpec]().get)
    assert "pip install" in str(display.obstacle())


@linux
@pytest.mark.parametrize("value", [":9753", "nonsense", "127.0.0.1:9753"])
def test_a_display_without_a_server_is_an_obstacle(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DISPLAY is accepted only if a server answers there."""
    monkeypatch.setenv("DISPLAY", value)
    problem = display.server_problem("xcb")
    assert problem is not None
    assert problem.startswith(f"no server answers at DISPLAY={value!r}; ")


@linux
def test_a_listening_compositor_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """WAYLAND_DISPLAY is accepted only if its socket accepts a connection."""
    # A folder of its own: a socket's path must be short, and pytest's are long.
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
        assert "wayland-7" in str(display.server_problem("wayland"))
        server.bind(str(Path(folder, "wayland-7")))
        server.listen()
        assert display.server_problem("wayland") is None


@linux
def test_a_compositor_may_be_named_with_its_whole_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """A path from the root is taken as it is, any other one is in the folder of the session."""
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        server.bind(str(Path(folder, "w")))
        server.listen()
        for place, name, answers in (
            ("/nowhere", str(Path(folder, "w")), True),
            (folder, "w", True),
            (f"{folder}/..", f"{Path(folder).name}/w", True),
            ("/nowhere", "w", False),
            (folder, "v", False),
        ):
            monkeypatch.setenv("XDG_RUNTIME_DIR", place)
            monkeypatch.setenv("WAYLAND_DISPLAY", name)
            for platform in ("wayland", "wayland-egl"):
                problem = display.server_problem(platform)
                assert (problem is None) is answers
                told = f"no server answers at WAYLAND_DISPLAY={name!r}; "
                assert problem is None or problem.startswith(told)


def test_a_silent_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A display that doesn't answer in time is regarded as missing."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        with socket.create_connection(server.getsockname()) as connection:
            monkeypatch.setattr(display, "_PATIENCE", 0.05)
            assert not display.responds(lambda: bool(connection.recv(1)))
            server.accept()[0].close()  # and the thread that was waiting ends


@linux
def test_the_missing_library_of_a_plugin_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a plugin can't be loaded, the reason names the missing library and its package."""
    plugins = tmp_path / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (plugins / "libqxcb.so").write_bytes(b"no library")
    spec = ModuleSpec("PySide6", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(display, "find_spec", {"PySide6": spec}.get)
    monkeypatch.setattr(display, "_loads", "libxcb-cursor.so.0".__ne__)
    monkeypatch.setenv("DISPLAY", ":0")
    reason = display.obstacle()
    assert reason is not None
    assert "libxcb-cursor.so.0 is missing" in reason
    if Path("/etc/debian_version").exists():
        assert "`apt install libxcb-cursor0`" in reason


@linux
@pytest.mark.parametrize(
    ("platform", "plugin"),
    [("xcb", "libqxcb.so"), ("wayland", "libqwayland.so"), ("wayland-egl", "libqwayland.so")],
)
def test_a_platform_has_its_own_plugin(
    platform: str, plugin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of Wayland's platforms have one plug-in; without a folder of plug-ins none is missed."""
    own = Path(PySide6.__path__[0], "Qt", "plugins", "platforms")
    spec = ModuleSpec("PySide6", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    monkeypatch.setattr(display, "find_spec", {"PySide6": spec}.get)
    monkeypatch.setattr(display, "server_problem", "nobody answers for {}".format)
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    unanswered = f"nobody answers for {platform}"
    assert display.obstacle() == unanswered
    plugins = tmp_path / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    unknown = f"QT_QPA_PLATFORM names {platform!r}, which this Qt doesn't have: unset it"
    assert display.obstacle() == unknown
    (plugins / plugin).symlink_to(own / "libqoffscreen.so")
    assert display.obstacle() == unanswered
    for variable in ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        with monkeypatch.context() as elsewhere:
            elsewhere.setenv(variable, "/elsewhere")
            (plugins / plugin).rename(plugins / "hidden")
            assert display.obstacle() == unanswered
            (plugins / "hidden").rename(plugins / plugin)


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libGL.so.1", "libgl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libstrange.so", None),
    ],
)
def test_debian_packages_follow_from_libraries(library: str, package: str | None) -> None:
    """A library's name gives its Debian package."""
    assert display.debian_package(library) == package


def test_only_failures_of_qt_are_obstacles() -> None:
    """A missing module of the program itself is a defect and isn't blamed on Qt."""
    ours = ImportError("No module named 'tttmc_app.gui.nothing'", name="tttmc_app.gui.nothing")
    theirs = ImportError("libGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    assert display.obstacle_in(ours) is None
    assert display.obstacle_in(theirs) is not None


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_have_a_display(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows and macOS are assumed to have a display."""
    monkeypatch.setattr(display, "sys", SimpleNamespace(platform=platform))
    assert display.obstacle() is None


NEITHER = {"wayland": "no wayland", "xcb": "no xcb", "offscreen": None, "linuxfb": "no plugin"}


@linux
@pytest.mark.parametrize(
    ("variables", "asked", "reason"),
    [
        ({"DISPLAY": ":0"}, ["xcb"], "no xcb"),
        ({"WAYLAND_DISPLAY": "w"}, ["wayland"], "no wayland"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, ["wayland", "xcb"], "no xcb"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"], None),
        ({"QT_QPA_PLATFORM": "xcb:a=1;wayland:b"}, ["xcb", "wayland"], "no wayland"),
        ({"QT_QPA_PLATFORM": "xcb;offscreen:size=3"}, ["xcb", "offscreen"], None),
        ({"QT_QPA_PLATFORM": "offscreen;xcb"}, ["offscreen", "xcb"], None),
        ({"QT_QPA_PLATFORM": "linuxfb"}, ["linuxfb"], "no plugin"),
    ],
)
def test_one_platform_that_works_is_enough(
    variables: dict[str, str],
    asked: list[str],
    reason: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Platforms are tried in Qt's order; without any that works, the last one's problem is told."""
    seen: list[str] = []

    def plugin(folder: Path, name: str) -> str | None:
        assert folder.parts[-3:] == ("Qt", "plugins", "platforms")
        seen.append(name)
        return NEITHER[name] if name == "linuxfb" else None

    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(display, "_plugin_problem", plugin)
    monkeypatch.setattr(display, "server_problem", NEITHER.__getitem__)
    assert display.obstacle() == reason
    assert seen == asked


@linux
@pytest.mark.parametrize(
    ("missing", "advice"),
    [
        (["libGL.so.1"], "run `apt install libgl1`"),
        (["libGL.so.1", "libxcb-cursor.so.0"], "run `apt install libgl1 libxcb-cursor0`"),
    ],
)
def test_all_missing_libraries_are_named_together(
    missing: list[str], advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The libraries that can't be loaded are named at once, or else the one that Qt names."""
    debian = Path("/etc/debian_version").exists()
    otherwise = "install it with your package manager"

    def loads(name: str) -> bool:
        return name not in missing

    monkeypatch.setattr(display, "_loads", loads)
    error = ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    assert display.obstacle_in(error) == (
        f"{', '.join(missing)} is missing: {advice if debian else otherwise}"
    )
    missing.clear()
    advice = "run `apt install libegl1`" if debian else otherwise
    assert display.obstacle_in(error) == f"libEGL.so.1 is missing: {advice}"
    two = ImportError("libEGL.so.1: missing, needed by libGL.so.1", name="PySide6.QtGui")
    assert display.obstacle_in(two) == f"libEGL.so.1 is missing: {advice}"
    strange = ImportError("libstrange.so: no such file", name="PySide6.QtGui")
    assert display.obstacle_in(strange) == f"libstrange.so is missing: {otherwise}"
    other = ImportError("a symbol is undefined", name="PySide6.QtGui")
    assert display.obstacle_in(other) == "Qt can't be loaded: a symbol is undefined"
    assert display.obstacle_in(ImportError("unnamed")) is None


@linux
def test_a_library_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the libraries that Qt needs, those that the system's loader doesn't find are named."""
    monkeypatch.setattr(display, "_LIBRARIES", ("libc.so.6", "libtttmcnone.so.1"))
    reason = display.obstacle_in(ImportError("libEGL.so.1: cannot open", name="PySide6.QtGui"))
    assert reason is not None
    assert reason.startswith("libtttmcnone.so.1 is missing: ")
