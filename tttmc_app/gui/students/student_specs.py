"""Students' files as players: the file and its settings.

The window imports this module at start-up, the course's modules only when a file is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tttmc_app.core import Text, TttmcError
from tttmc_app.players import PlayerSpec, default_spec

_KIND = "course"
_SECONDS = 30.0
"""The default time limit for a move."""


class StudentSettings(NamedTuple):
    """The settings that a file runs with; None stands for the file's own value."""

    trials: int | None = None
    current: float | None = None
    other: float | None = None
    seconds: float = _SECONDS
    """The time limit for a move."""


def is_student(spec: PlayerSpec) -> bool:
    """Return whether a player is a student's file, even if none has been chosen yet."""
    return spec.kind.name == _KIND


def is_file(spec: PlayerSpec) -> bool:
    """Return whether a player is a student's file that has been chosen."""
    return is_student(spec) and bool(spec.value("file"))


def file_of(spec: PlayerSpec) -> Path:
    """Return the path of a player's file."""
    return Path(str(spec.value("file"))).absolute()


def is_file_of(spec: PlayerSpec, path: Path) -> bool:
    """Return whether a player is the file at a path."""
    return is_file(spec) and file_of(spec) == path


def settings_of(spec: PlayerSpec) -> StudentSettings:
    """Return the settings of a player's file."""
    trials, current, other = (
        None if spec.value(name) == "" else float(spec.value(name))
        for name in ("trials", "current", "other")
    )
    seconds = float(spec.value("seconds"))
    return StudentSettings(None if trials is None else int(trials), current, other, seconds)


def student_spec(path: Path) -> PlayerSpec:
    """Return the spec of a player with this file and the file's own settings."""
    return default_spec(_KIND).with_value("file", str(path.absolute()))


def check_trusted(players: Iterable[PlayerSpec]) -> None:
    """Raise TttmcError if a student's file among these players has never been approved.

    A missing file passes: it can't run.
    """
    from tttmc_app.gui.students.trust import StudentSource, trusted_digests

    paths = sorted({file_of(spec) for spec in players if is_file(spec)})
    for path in paths:
        if path.is_file() and StudentSource.read(path).digest not in trusted_digests():
            raise TttmcError(
                Text(
                    "{file} is new here: open it in the main window first "
                    "(File → Open student file)",
                    file=path.name,
                )
            )
