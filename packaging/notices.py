"""The software in the frozen program, and the files that state its licences.

The licences come from the packages' metadata, from Python and, on Debian, from the package manager;
licences.toml fills the gaps. A file without a known owner is an error.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import Distribution, distribution, distributions, version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TEXTS = HERE / "licences"
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
RULE = "=" * 80


class NoticeError(Exception):
    """The bundle contains something without a known licence; the message names it."""


@dataclass(frozen=True, slots=True)
class Component:
    """One piece of software in the bundle."""

    name: str
    version: str
    licence: str
    """The name that its authors use, if possible an SPDX expression."""
    texts: tuple[str, ...]
    """The text of the licence, and any notices that it requires."""
    kind: str = "generic"
    """The type of its package URL: pypi, deb/debian or generic."""
    files: tuple[str, ...] = field(default=())
    """Its files in the bundle, except modules in the launchers' archive."""


def components(contents: Path) -> list[Component]:
    """Return the bundle's components from the list that tttmc.spec wrote; may raise NoticeError."""
    listed = json.loads(contents.read_text(encoding="utf-8"))
    found = {"tttmc": _of_package("tttmc"), "pyinstaller": _of_package("pyinstaller")}
    files = dict[str, list[str]]()
    unknown = list[str]()
    for name, source in listed["files"]:
        component = component_of(name, Path(source))
        if component is None:
            unknown.append(f"{name} (from {source})")
        else:
            found.setdefault(component.name, component)
            files.setdefault(component.name, []).append(name)
    for name, source in listed["modules"]:
        # A namespace package has no file.
        component = component_of(name, Path(source)) if source not in ("-", "") else None
        if component is not None:
            found.setdefault(component.name, component)
        elif source not in ("-", ""):
            unknown.append(f"{name} (from {source})")
    bare = [f"{part.name} has no text" for part in found.values() if not part.texts]
    if unknown or bare:
        raise NoticeError(f"add to licences.toml: {'; '.join([*unknown, *bare])}")
    return [
        replace(part, files=tuple(sorted(files.get(name, ()))))
        for name, part in sorted(found.items(), key=lambda item: item[0].lower())
    ]


def component_of(name: str, source: Path) -> Component | None:
    """Return the component that a file belongs to; None if unknown."""
    if source.name.startswith("Inter-"):
        text = (HERE.parent / "resources" / "fonts" / "OFL.txt").read_text(encoding="utf-8")
        return Component("Inter", "4.0", "OFL-1.1", (text,))
    if "files.dir" in source.parts:  # PySide6's own modules, unpacked by freeze.py
        return _of_package("shiboken6")
    owner = _owners().get(source) or _owners().get(source.resolve())
    if owner is not None:
        return _of_package(owner)
    for prefix in _python_places():
        if source.is_relative_to(prefix) or source.resolve().is_relative_to(prefix):
            return _of_python()
    if source.name == "base_library.zip" or re.match(r"(lib)?python3", source.name):
        return _of_python()
    if package := _debian_package(_origin(source)):
        return _of_debian(package)
    return _of_table(Path(name).name)


def write(parts: Iterable[Component], folder: Path) -> None:
    """Write NOTICES.txt, the information that the LGPL requires, and our own licence."""
    parts = list(parts)
    lines = ["tttmc and the software that it includes, with their licences", ""]
    lines += [f"{part.name} {part.version}: {part.licence}" for part in parts]
    for part in parts:
        lines += ["", RULE, f"{part.name} {part.version}", part.licence]
        lines += [f"Files: {', '.join(part.files)}"] if 0 < len(part.files) <= 12 else []
        for text in part.texts:
            lines += ["-" * 80, text.strip()]
    (folder / "NOTICES.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    qt = version("PySide6-Essentials")
    text = (TEXTS / "QT-AND-YOU.txt").read_text(encoding="utf-8")
    text = text.format(qt=qt, qt_series=".".join(qt.split(".")[:2]))
    (folder / "QT-AND-YOU.txt").write_text(text, encoding="utf-8")
    shutil.copyfile(HERE.parent / "LICENSE", folder / "LICENSE.txt")


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads((HERE / "licences.toml").read_text(encoding="utf-8"))


@cache
def _owners() -> dict[Path, str]:
    """Return the package of each installed file."""
    found = dict[Path, str]()
    for package in distributions():
        place = Path(str(package.locate_file(""))).resolve()
        # Resolve once per package: resolving every file takes minutes.
        found |= dict.fromkeys((place / file for file in package.files or ()), package.name)
    return found


@cache
def _python_places() -> tuple[Path, ...]:
    places = {sysconfig.get_path("platstdlib"), str(Path(os.__file__).parent)}
    if sys.platform != "linux":  # there Python has its own folder
        places.add(sys.base_prefix)
    return tuple(Path(place).resolve() for place in places)


@cache
def _of_package(name: str) -> Component:
    package = distribution(name)
    listed = _table()["packages"].get(name.lower().replace("_", "-"), {})
    own = [
        Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace")
        for file in package.files or ()
        if ".dist-info" in file.parts[0] and LICENCE_FILE.search("/".join(file.parts[1:]))
    ]
    texts = [(TEXTS / file).read_text(encoding="utf-8") for file in listed.get("texts", ())]
    holds = [f"It contains {part}." for part in listed.get("holds", ())]
    licence = listed.get("licence") or licence_of(package)
    return Component(package.name, package.version, licence, (*holds, *own, *texts), "pypi")


def licence_of(package: Distribution) -> str:
    """Return the licence that a package names in the newest metadata field that it uses."""
    for key in ("License-Expression", "License"):
        for value in package.metadata.get_all(key) or ():
            return str(value).strip().splitlines()[0]
    kinds = package.metadata.get_all("Classifier") or ()
    named = [str(kind).split(" :: ")[-1] for kind in kinds if str(kind).startswith("License ::")]
    return ", ".join(named) or "see its text"


@cache
def _of_python() -> Component:
    number = ".".join(map(str, sys.version_info[:3]))
    short = ".".join(map(str, sys.version_info[:2]))
    places = (
        Path(os.__file__).with_name("LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path(f"/usr/share/doc/python{short}/copyright"),
    )
    texts = [path.read_text(encoding="utf-8") for path in places if path.is_file()]
    return Component("Python", number, "PSF-2.0", tuple(texts[:1]))


def _origin(source: Path) -> Path:
    """Return a file's original path on the system, even if freeze.py copied it."""
    if "fonts" in source.parts:
        return Path("/usr/share/fonts/truetype/dejavu", source.name)
    return source


@cache
def _debian_package(path: Path) -> str | None:
    """Return the Debian package of a file, or None."""
    if shutil.which("dpkg-query") is None:
        return None
    # Where /lib is a link, the package may list the file under the other path.
    real = path.resolve()
    for name in dict.fromkeys((path, real, *(Path(str(real).removeprefix("/usr")),))):
        command = ["dpkg-query", "--search", str(name)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode == 0:
            return done.stdout.split(":")[0].split(",")[0]
    return None


@cache
def _of_debian(package: str) -> Component:
    command = ["dpkg-query", "--show", "--showformat=${Version}\n", package]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    path = Path("/usr/share/doc", package, "copyright")
    text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    names = dict.fromkeys(re.findall(r"^License:\s*(\S.*)$", text, re.MULTILINE))
    licence = ", ".join(names) or "see its text"
    return Component(package, shown.split()[0], licence, (text,) if text else (), "deb/debian")


def _of_table(file: str) -> Component | None:
    for entry in _table()["files"]:
        if any(fnmatch(file, pattern) for pattern in entry["names"]):
            return Component(entry["component"], "", entry["licence"], (entry["note"],))
    return None
