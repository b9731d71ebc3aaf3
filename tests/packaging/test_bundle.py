"""The choice of what goes into the frozen program."""

from __future__ import annotations

import inspect
import sys
from multiprocessing import resource_tracker

import pytest

from tests.packaging.conftest import PACKAGING, load
from tttmc_app.engine import _search

bundle = load("bundle")
linux = pytest.mark.skipif(sys.platform != "linux", reason="libraries and tools of Linux systems")
COURSE = "random math copy time string collections itertools functools"
OTHERS = "tkinter test ensurepip ssl readline _ssl"
FILES = """
yes PySide6/Qt/plugins/platforms/libqxcb.so
yes PySide6/Qt/plugins/platforms/libqoffscreen.so
yes PySide6/Qt/plugins/platforms/libqwayland.so
yes PySide6/plugins/platforms/qwindows.dll
yes PySide6/Qt/plugins/imageformats/libqsvg.so
no PySide6/Qt/plugins/platforms/libqvnc.so
no PySide6/Qt/plugins/platforms/libqminimalegl.so
no PySide6/plugins/imageformats/qtiff.dll
no PySide6/Qt/plugins/platformthemes/libqgtk3.so
no PySide6/Qt/plugins/tls/libqopensslbackend.so
yes PySide6/Qt/translations/qtbase_de.qm
no PySide6/Qt/translations/qt_help_de.qm
yes tttmc_app/resources/icons/new.svg
"""
SYSTEM_FILES = """
no libstdc++.so.6
no libfontconfig.so.1
yes libxcb-cursor.so.0
"""
"""Most of those that must match the system's drivers come from the system."""


def test_students_find_their_modules() -> None:
    """Modules that course files import are included; those for other GUI toolkits aren't."""
    modules = set(bundle.standard_modules())
    assert {*COURSE.split()} <= modules
    assert modules.isdisjoint(OTHERS.split())


@pytest.mark.parametrize(
    "line",
    [
        *FILES.strip().split("\n"),
        *(pytest.param(line, marks=linux) for line in SYSTEM_FILES.strip().split("\n")),
    ],
)
def test_the_bundle_is_lean(line: str) -> None:
    """Of Qt only the plugins that a window made of widgets loads are included."""
    included, name = line.split()
    assert bundle.is_included_file(name) is (included == "yes")


def test_a_dropped_plugins_libraries_go_with_it() -> None:
    """A library that only a dropped plugin needs is dropped; indirect dependencies are kept."""
    asks = {
        "QtGui.abi3.so": ["libQt6Gui.so.6"],
        "libQt6Gui.so.6": ["libicudata.so.73", "libc.so.6"],
        "libicudata.so.73": [],
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so": ["libgtk-3.so.0"],
        "libgtk-3.so.0": [],
    }
    entries = [(name, name, "EXTENSION" if "abi3" in name else "BINARY") for name in asks]
    assert bundle.needed_binaries(entries, asks.__getitem__) == entries[:3]


def test_no_link_points_nowhere() -> None:
    """A link is kept only if its target is."""
    entries = [
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/s/libQt6Gui.so.6", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
    ]
    assert bundle.without_loose_links(entries) == entries[:2]


@linux
def test_a_librarys_own_needs_are_read() -> None:
    """The compiled kernel needs the C library, and nothing else that a system may lack."""
    assert "libc.so.6" in bundle.needed(str(_search.__file__))


def test_the_launcher_knows_pythons_own_helper() -> None:
    """Python starts its resource tracker with the command that the launcher recognises."""
    command = "from multiprocessing.resource_tracker import main;"
    assert command in inspect.getsource(resource_tracker)
    assert command.replace(".", r"\.") in (PACKAGING / "launch.py").read_text(encoding="utf-8")
