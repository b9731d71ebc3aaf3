"""Which students' files a person has agreed to run: by what is in them, not by their names."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.course.source import read_source
from tttmc_app.folders import data_folder
from tttmc_app.storage import make_folder, read_text, write_text_atomically

_MOST = 5000
"""Files remembered; the oldest are asked about again."""
_NAME = "students-agreed-to.txt"


@dataclass(frozen=True, slots=True)
class Seen:
    """Hold a student's file as it was when it was looked at."""

    path: Path
    text: str
    digest: str
    """Of its text: a file that changes is another file."""


def look_at(path: Path) -> Seen:
    """Return a file as it stands; raise TttmcError for one that can't be read."""
    path = path.absolute()
    text = read_source(path).text
    return Seen(path, text, sha256(text.encode("utf-8", "surrogatepass")).hexdigest())


def agreed_to() -> frozenset[str]:
    """Return the digests of all files that may be run."""
    return frozenset(line.partition(" ")[0] for line in _lines())


def agree_to(files: list[Seen]) -> None:
    """Remember that these files may be run; raise TttmcError where that can't be written."""
    known = agreed_to()
    new = [f"{file.digest} {file.path.name}" for file in files if file.digest not in known]
    if new:
        lines = [*_lines(), *(" ".join(line.split()) for line in new)]
        make_folder(data_folder())
        write_text_atomically(_path(), "\n".join(lines[-_MOST:]) + "\n")


def _lines() -> list[str]:
    try:
        return read_text(_path()).splitlines() if _path().exists() else []
    except TttmcError:  # then everything is asked about again
        return []


def _path() -> Path:
    return data_folder() / _NAME
