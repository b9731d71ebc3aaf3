"""The licences of the frozen program's components, found in this installation."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.packaging.conftest import load

notices = load("notices")


@pytest.mark.parametrize(
    ("module", "component", "licence", "words"),
    [
        ("PySide6.QtWidgets", "PySide6_Essentials", "LGPL-3.0-only", "GNU LESSER GENERAL PUBLIC"),
        ("numpy", "numpy", "BSD-3-Clause", "OpenBLAS"),
        ("PIL", "pillow", "MIT-CMU", "libjpeg"),
        ("fissix", "fissix", "PSF-2.0", "PYTHON SOFTWARE FOUNDATION LICENSE"),
        ("json", "Python", "PSF-2.0", "PYTHON SOFTWARE FOUNDATION LICENSE"),
    ],
)
def test_makers_are_found(module: str, component: str, licence: str, words: str) -> None:
    """A module leads to its package, and the package to its licence and the text of the licence."""
    found = notices.component_of(module, Path(str(import_module(module).__file__)))
    assert (found.name, found.licence) == (component, licence)
    assert words.lower() in "\n".join(found.texts).lower()


def test_what_nobody_made_stops_the_freezing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of unknown origin is named in an error."""
    known = notices.Component("known", "", "", ("",))
    monkeypatch.setattr(notices, "_of_package", Mock(return_value=known))
    stray, contents = tmp_path / "libstray.so.1", tmp_path / "contents.json"
    stray.touch()
    listed = {"files": [[stray.name, str(stray)]], "modules": []}
    contents.write_text(json.dumps(listed), encoding="utf-8")
    with pytest.raises(notices.NoticeError, match=r"libstray\.so\.1"):
        notices.components(contents)


def test_the_notices_tell_of_the_lgpl(tmp_path: Path) -> None:
    """The notices name the version of Qt, its source and how to replace it."""
    notices.write([notices.Component("numpy", "2", "BSD-3-Clause", ("the wording",))], tmp_path)
    assert "numpy 2: BSD-3-Clause" in (tmp_path / "NOTICES.txt").read_text(encoding="utf-8")
    text = (tmp_path / "QT-AND-YOU.txt").read_text(encoding="utf-8")
    assert "{" not in text
    assert "download.qt.io" in text


def test_the_bill_names_files_with_their_sums(tmp_path: Path) -> None:
    """The bill of materials describes tttmc and lists the components with checksums."""
    file, path = tmp_path / "_internal" / "a.so", tmp_path / "bill.json"
    file.parent.mkdir()
    file.touch()
    parts = [
        notices.Component("tttmc", "0.1.0", "MIT", (), "pypi"),
        notices.Component("libffi8", "3.4.4-1", "Expat", (), "deb/debian", (file.name,)),
    ]
    load("bill_of_materials").write(parts, tmp_path, path)
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["metadata"]["component"]["purl"] == "pkg:pypi/tttmc@0.1.0"
    (library,) = found["components"]
    assert library["purl"] == "pkg:deb/debian/libffi8@3.4.4-1"
    assert library["components"][0]["hashes"][0]["content"].startswith("e3b0c44298fc1c14")
