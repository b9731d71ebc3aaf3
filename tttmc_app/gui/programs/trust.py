"""Approvals of programs that aren't part of this one: students' files and engines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tttmc_app.core import Text, TttmcError
from tttmc_app.course.source import read_source
from tttmc_app.course.student_types import SourceText
from tttmc_app.folders import data_folder
from tttmc_app.gui.look.translation import translate
from tttmc_app.players.player import file_digest
from tttmc_app.storage import (
    PRIVATE_FOLDER,
    make_folder,
    make_private,
    read_text,
    write_bytes_atomically,
)

_MOST_REMEMBERED = 5000
"""The maximum number of stored approvals; the oldest are dropped."""


@dataclass(frozen=True, slots=True)
class Program:
    """A student's file or an engine's program as read from the disk."""

    path: Path
    text: str
    """Empty for an engine."""
    digest: str
    """SHA-256 of the content: a changed program needs new approval."""


def read_student(path: Path) -> Program:
    """Return a student's file as it is now; raise TttmcError if it can't be read."""
    return student_program(read_source(path.absolute()))


def student_program(source: SourceText) -> Program:
    """Return a student's file with this text."""
    content = source.text.encode("utf-8", "surrogatepass")
    return Program(source.path, source.text, sha256(content).hexdigest())


def read_engine(path: Path) -> Program:
    """Return an engine's program as it is now; raise TttmcError if it can't be read."""
    digest = file_digest(path)
    if not digest:
        raise TttmcError("{file} can't be read: put it back", file=path.name)
    return Program(path, "", digest)


@dataclass(frozen=True, slots=True)
class Approvals:
    """Stored approvals of files that may run, identified by their content, not their names."""

    file_name: str
    """The file in the data folder that stores them."""
    read: Callable[[Path], Program]
    """Reads such a file as it is now; raises TttmcError if it can't be read."""

    def require_unchanged(self, program: Program) -> None:
        """Raise TttmcError if a program can't be read, or isn't as it was when it was read."""
        if self.read(program.path).digest != program.digest:
            raise TttmcError("{file} has changed on disk: reload it", file=program.path.name)

    def require(self, path: Path, text: Text) -> None:
        """Raise TttmcError with this text if a program has never been approved."""
        if self.read(path).digest not in self.digests():
            raise TttmcError(text)

    def digests(self) -> frozenset[str]:
        """Return the digests of all files that may run."""
        return frozenset(line.partition(" ")[0] for line in self._lines())

    def add(self, *programs: Program) -> None:
        """Store the approval of programs; raise TttmcError if that fails."""
        make_private(self._path)  # earlier versions let others read it
        known = self.digests()
        new = [f"{each.digest} {each.path.name}" for each in programs if each.digest not in known]
        if new:
            lines = [*self._lines(), *(" ".join(line.split()) for line in new)]
            text = "\n".join(lines[-_MOST_REMEMBERED:]) + "\n"
            make_folder(data_folder(), PRIVATE_FOLDER)
            # A name may be any bytes, of which those that aren't UTF-8 have no text.
            content = text.encode(errors="backslashreplace")
            write_bytes_atomically(self._path, content, is_private=True)

    def _lines(self) -> list[str]:
        try:
            return read_text(self._path).splitlines() if self._path.exists() else []
        except TttmcError:  # without the list, every file needs new approval
            return []

    @property
    def _path(self) -> Path:
        return data_folder() / self.file_name


STUDENT_FILES = Approvals("students-agreed-to.txt", read_student)
ENGINES = Approvals("engines-agreed-to.txt", read_engine)
"""Separate from students' files, since those run in a sandbox and engines don't."""


def trust_text(name: str, *, has_run: bool, is_contained: bool) -> str:
    """Return the text that asks whether a program may run, in a sandbox or not."""
    if is_contained and has_run:
        return translate(
            "Students",
            "{file} has changed since it last ran here. It runs in a separate process without "
            "access to your files, other programs or networks, which ends when you stop it.",
            file=name,
        )
    if is_contained:
        return translate(
            "Students",
            "{file} is new here. It runs in a separate process without access to your files, "
            "other programs or networks, which ends when you stop it.",
            file=name,
        )
    if has_run:
        return translate(
            "Students",
            "{file} has changed since it last ran here. It can do anything you can on this "
            "computer. It runs in a separate process, which ends when you stop it.",
            file=name,
        )
    return translate(
        "Students",
        "{file} is new here. It can do anything you can on this computer. It runs in a separate "
        "process, which ends when you stop it.",
        file=name,
    )
