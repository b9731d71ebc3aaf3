"""The names of files downloaded from learning platforms.

Canvas packs all submissions into one folder and puts the student's name and number before each
file's own name: `doejane_1234_56789_player.py`, or `doejane_LATE_1234_56789_player.py`
(`lib/content_zipper.rb` of github.com/instructure/canvas-lms). Moodle creates a folder for each
student, `Jane Doe_1234_assignsubmission_file_/player.py`, or puts the same text before the file's
name (`mod/assign/locallib.php` of github.com/moodle/moodle).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

_CANVAS = re.compile(r"(?P<name>.+?)_(?:(?i:late)_)?(?P<number>\d+)_\d+_(?P<file>.+)")
_CANVAS_ANONYMOUS = re.compile(r"(?P<name>anon_[0-9A-Za-z]+)_(?:(?i:late)_)?\d+_(?P<file>.+)")
_MOODLE = re.compile(
    r"(?P<name>.+)_(?P<number>\d+)_assignsubmission_[a-z]+(?:_(?P<file>.*))?", re.DOTALL
)
_ATTEMPT = re.compile(r"-\d+(?=\.py$)")
"""Canvas adds a number to the name of a file that was submitted again."""


class Platform(Enum):
    """Where submissions were downloaded from."""

    CANVAS = "Canvas"
    MOODLE = "Moodle"


@dataclass(frozen=True, slots=True)
class Owner:
    """The student to whom a file belongs, as the platform gives it in the file's name."""

    platform: Platform
    name: str
    number: str
    """Canvas's user ID or Moodle's participant number; empty for an anonymous submission."""


@dataclass(frozen=True, slots=True)
class _Parsed:
    owner: Owner | None
    file: str
    """The name that the student gave the file."""


def owner_of(path: Path) -> Owner | None:
    """Return the owner of a downloaded file; None if its path names no student."""
    return _parsed(path).owner


def original_name(path: Path) -> str:
    """Return the name that the student gave a file, without the platform's prefix."""
    return _parsed(path).file


def sibling(main: Path, module: str) -> Path | None:
    """Return the file that a student's file imports under a module's name, or None.

    It is in the same folder. Among Canvas's downloads it is a file by the same student, unless that
    student has none of that name.
    """
    parts = module.split(".")
    owner = owner_of(main)
    if owner is not None and len(parts) == 1:
        name = f"{module}.py"
        for path in sorted(main.parent.glob("*.py")):
            if original_name(path) == name and owner_of(path) == owner:
                return path
    plain = main.parent.joinpath(*parts).with_suffix(".py")
    return plain if is_there(plain) else None


def is_there(path: Path) -> bool:
    """Return whether a path names a file, or a link whether or not it leads anywhere."""
    try:
        return path.is_file() or path.is_symlink()
    except OSError:  # it is behind a folder or link that may not be entered
        return True


def _parsed(path: Path) -> _Parsed:
    if match := _MOODLE.fullmatch(path.name):
        owner = Owner(Platform.MOODLE, match["name"], match["number"])
        return _Parsed(owner, match["file"] or path.name)
    for folder in path.parents:
        if match := _MOODLE.fullmatch(folder.name):
            return _Parsed(Owner(Platform.MOODLE, match["name"], match["number"]), path.name)
    if match := _CANVAS_ANONYMOUS.fullmatch(path.name):
        return _Parsed(Owner(Platform.CANVAS, match["name"], ""), _first_attempt(match["file"]))
    if match := _CANVAS.fullmatch(path.name):
        owner = Owner(Platform.CANVAS, match["name"], match["number"])
        return _Parsed(owner, _first_attempt(match["file"]))
    return _Parsed(None, path.name)


def _first_attempt(name: str) -> str:
    return _ATTEMPT.sub("", name)
