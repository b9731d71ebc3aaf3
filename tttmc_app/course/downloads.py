"""The names of files downloaded from learning platforms.

Canvas packs all submissions into one folder and puts the student's name and number before each
file's own name: `doejane_1234_56789_player.py`, or `doejane_LATE_1234_56789_player.py`
(`lib/content_zipper.rb` of github.com/instructure/canvas-lms). Moodle creates a folder for each
student, `Jane Doe_1234_assignsubmission_file_/player.py`, or puts the same text before the file's
name (`mod/assign/locallib.php` of github.com/moodle/moodle). Gradescope's export has a folder for
each submission, `submission_56789/player.py`, and a file with the students' names. Any of these
may have been an archive, which is then a folder of this name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class Platform(Enum):
    """Where submissions were downloaded from."""

    CANVAS = "Canvas"
    MOODLE = "Moodle"
    GRADESCOPE = "Gradescope"


_MOODLE = r"(?P<name>.+)_(?P<number>\d+)_assignsubmission_[a-z]+"
_LATE = r"(?:(?P<late>(?i:late))_)?"
_LAYOUTS = (
    (Platform.MOODLE, rf"{_MOODLE}(?:_(?P<file>.*))?", False),
    (Platform.MOODLE, rf"{_MOODLE}(?:_.*)?", True),
    (Platform.GRADESCOPE, r"(?P<name>submission_(?P<number>\d+))", True),
    (Platform.CANVAS, rf"(?P<name>anon_[0-9A-Za-z]+)_{_LATE}\d+_(?P<file>.+)", False),
    (Platform.CANVAS, rf"(?P<name>.+?)_{_LATE}(?P<number>\d+)_\d+_(?P<file>.+)", False),
    (Platform.CANVAS, rf"(?P<name>anon_[0-9A-Za-z]+)_{_LATE}\d+_.+\.(?i:zip)", True),
    (Platform.CANVAS, rf"(?P<name>.+?)_{_LATE}(?P<number>\d+)_\d+_.+\.(?i:zip)", True),
)
"""Every way in which a platform names students: in a file's own name, which then follows, or in
the name of a folder above it. The first that fits counts."""
_METADATA = "submission_metadata.yml"
_SUBMITTER = re.compile(r"(?m)^(submission_\d+):\n(?: .*\n)*? *- :name: (.+)$")
"""A submission in it, and its first student."""
_ATTEMPT = re.compile(r"-(\d+)(?=\.\w+$)")
"""Canvas adds a number to the name of a file that was submitted again."""
_UPLOAD = re.compile(rf".+?_{_LATE}(?:\d+_)?(?P<upload>\d+)_.+")


@dataclass(frozen=True, slots=True)
class Owner:
    """The student to whom a file belongs, as the platform gives it in the file's name."""

    platform: Platform
    name: str
    number: str
    """Canvas's user ID, Moodle's participant number or the number of Gradescope's submission; empty
    for an anonymous submission."""
    is_late: bool = field(default=False, compare=False)
    """Whether Canvas calls the submission late."""


def owner_of(path: Path) -> Owner | None:
    """Return the owner of a downloaded file; None if its path names no student."""
    return _parsed(path)[0]


def original_name(path: Path) -> str:
    """Return the name that the student gave a file, without the platform's prefix."""
    return _parsed(path)[1]


def upload_of(path: Path) -> int:
    """Return Canvas's number of an upload, which is larger for later ones; 0 for other files."""
    owner = owner_of(path)
    if owner is None or owner.platform is not Platform.CANVAS:
        return 0
    return max(int(found["upload"]) for part in path.parts if (found := _UPLOAD.fullmatch(part)))


def submitters(files: Iterable[Path]) -> dict[Path, str]:
    """Return the students' names by Gradescope's folders, as far as its exports give them."""
    found = dict[Path, str]()
    parents = {folder for file in files for folder in file.parents}
    for export in {each.parent for each in parents if each.name.startswith("submission_")}:
        with suppress(OSError, UnicodeError):
            names = _SUBMITTER.findall((export / _METADATA).read_text(encoding="utf-8"))
            found |= {export / folder: name.strip("'\"") for folder, name in names}
    return found


def sibling(main: Path, relative: str) -> Path | None:
    """Return the file to which a student's file refers by a path such as "a/b.py", or None.

    It is in the same folder. Among Canvas's downloads it is a file by the same student, unless that
    student has none of that name.
    """
    owner = owner_of(main)
    if owner is not None and "/" not in relative:
        for path in sorted(main.parent.glob("*.py")):
            if original_name(path) == relative and owner_of(path) == owner:
                return path
    plain = main.parent / relative
    return plain if is_there(plain) else None


def is_there(path: Path) -> bool:
    """Return whether a path names a file, or a link whether or not it leads anywhere."""
    try:
        return path.is_file() or path.is_symlink()
    except OSError:  # it is behind a folder or link that may not be entered
        return True


def _parsed(path: Path) -> tuple[Owner | None, str]:
    """Return the owner of a file, and the name that the student gave it."""
    for platform, pattern, is_folder in _LAYOUTS:
        for part in (folder.name for folder in path.parents) if is_folder else (path.name,):
            if match := re.fullmatch(pattern, part, re.DOTALL):
                found = match.groupdict()
                number, is_late = found.get("number") or "", bool(found.get("late"))
                owner = Owner(platform, match["name"], number, is_late)
                name = found.get("file") or path.name
                is_prefixed = platform is Platform.CANVAS and not is_folder
                return owner, _ATTEMPT.sub("", name) if is_prefixed else name
    return None, path.name
