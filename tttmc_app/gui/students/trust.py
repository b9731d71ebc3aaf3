"""Approvals of students' files, by their content and whatever their names."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Self

from tttmc_app.core import TttmcError
from tttmc_app.course.source import read_source
from tttmc_app.folders import data_folder
from tttmc_app.storage import make_folder, read_text, write_text_atomically

_MOST_REMEMBERED = 5000
"""The maximum number of stored approvals; the oldest are dropped."""
_FILE_NAME = "students-agreed-to.txt"


@dataclass(frozen=True, slots=True)
class StudentSource:
    """A student's file as read from the disk."""

    path: Path
    text: str
    digest: str
    """SHA-256 of the text: a changed file needs a new approval."""

    @classmethod
    def read(cls, path: Path) -> Self:
        """Return the file as it is now; raise TttmcError if it can't be read."""
        path = path.absolute()
        text = read_source(path).text
        return cls(path, text, sha256(text.encode("utf-8", "surrogatepass")).hexdigest())


def trusted_digests() -> frozenset[str]:
    """Return the digests of all files that may run."""
    return frozenset(line.partition(" ")[0] for line in _lines())


def trust(files: list[StudentSource]) -> None:
    """Store the approval of these files; raise TttmcError if that fails."""
    known = trusted_digests()
    new = [f"{file.digest} {file.path.name}" for file in files if file.digest not in known]
    if new:
        lines = [*_lines(), *(" ".join(line.split()) for line in new)]
        make_folder(data_folder())
        write_text_atomically(_path(), "\n".join(lines[-_MOST_REMEMBERED:]) + "\n")


def _lines() -> list[str]:
    try:
        return read_text(_path()).splitlines() if _path().exists() else []
    except TttmcError:  # without the list, every file needs a new approval
        return []


def _path() -> Path:
    return data_folder() / _FILE_NAME
