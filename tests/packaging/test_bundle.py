"""The choice of what goes into the frozen program."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import PACKAGING, Load

Entry = tuple[str, str, str]


@pytest.fixture
def bundle(load: Load) -> ModuleType:
    """Load the module."""
    return load("bundle")


def test_students_find_their_modules(bundle: ModuleType) -> None:
    """Modules that course files import are included; those for other GUI toolkits aren't."""
    modules = set(bundle.standard_modules())
    wanted = {"random", "math", "copy", "time", "string", "collections", "itertools", "functools"}
    assert wanted <= modules
    assert modules.isdisjoint({"tkinter", "test", "ensurepip", "ssl", "readline", "_ssl"})


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platforms/libqminimalegl.so", False),
        ("PySide6/plugins/imageformats/qtiff.dll", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qt_help_de.qm", False),
        ("tttmc_app/resources/icons/new.svg", True),
    ],
)
def test_qt_is_lean(bundle: ModuleType, name: str, wanted: bool) -> None:
    """Only the plugins that a window made of widgets loads are included."""
    assert bundle.is_included_file(name) is wanted


@pytest.mark.skipif(sys.platform != "linux", reason="these are libraries of Linux systems")
def test_what_fits_the_system_comes_from_it(bundle: ModuleType) -> None:
    """Libraries that must match the system's drivers are excluded; libxcb-cursor isn't one."""
    assert not bundle.is_included_file("libstdc++.so.6")
    assert not bundle.is_included_file("libfontconfig.so.1")
    assert bundle.is_included_file("libxcb-cursor.so.0")


def test_a_dropped_plugins_libraries_go_with_it(bundle: ModuleType) -> None:
    """A library that only a dropped plugin needs is dropped; indirect dependencies are kept."""
    entries: list[Entry] = [
        ("PySide6/QtGui.abi3.so", "/s/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/s/libqgtk3.so", "BINARY"),
        ("libQt6Gui.so.6", "/s/libQt6Gui.so.6", "BINARY"),
        ("libicudata.so.73", "/s/libicudata.so.73", "BINARY"),
        ("libgtk-3.so.0", "/s/libgtk-3.so.0", "BINARY"),
    ]
    asks = {
        "/s/QtGui.abi3.so": ["libQt6Gui.so.6"],
        "/s/libQt6Gui.so.6": ["libicudata.so.73", "libc.so.6"],
        "/s/libqgtk3.so": ["libgtk-3.so.0"],
    }

    def imports(path: str) -> list[str]:
        return asks.get(path, [])

    kept = bundle.needed_binaries(entries, imports)
    names = ["PySide6/QtGui.abi3.so", "libQt6Gui.so.6", "libicudata.so.73"]
    assert [name for name, _source, _kind in kept] == names


def test_no_link_points_nowhere(bundle: ModuleType) -> None:
    """A link is kept only if its target is."""
    entries: list[Entry] = [
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/s/libQt6Gui.so.6", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
    ]
    assert bundle.without_loose_links(entries) == entries[:2]


@pytest.mark.skipif(sys.platform != "linux", reason="readelf is a Linux tool")
def test_a_librarys_own_needs_are_read(bundle: ModuleType) -> None:
    """The compiled kernel needs the C library, and nothing else that a system may lack."""
    from tttmc_app.engine import _search

    assert "libc.so.6" in bundle.needed(str(_search.__file__))


def test_the_launcher_knows_pythons_own_helper() -> None:
    """Python starts its resource tracker with the command that the launcher recognises."""
    import inspect
    from multiprocessing import resource_tracker

    command = "from multiprocessing.resource_tracker import main;"
    assert command in inspect.getsource(resource_tracker)
    assert command.replace(".", r"\.") in Path(PACKAGING, "launch.py").read_text(encoding="utf-8")
