"""Which file a player is, and what of it is set otherwise than in the file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.course import Overrides
from tttmc_app.gui.students.maker import KIND, is_student
from tttmc_app.gui.students.pool import Settings
from tttmc_app.gui.students.trust import StudentSource, trusted_digests
from tttmc_app.players import PlayerSpec, default_spec


def is_file(spec: PlayerSpec) -> bool:
    """Return whether a player is a student's file that is named."""
    return is_student(spec) and bool(spec.value("file"))


def file_of(spec: PlayerSpec) -> Path:
    """Return the file of such a player."""
    return Path(str(spec.value("file"))).absolute()


def is_file_of(spec: PlayerSpec, path: Path) -> bool:
    """Return whether a player is this very file."""
    return is_file(spec) and file_of(spec) == path


def settings_of(spec: PlayerSpec) -> Settings:
    """Return what such a player's file runs with."""
    trials, current, other = (
        None if spec.value(name) == "" else float(spec.value(name))
        for name in ("trials", "current", "other")
    )
    overrides = Overrides(None if trials is None else int(trials), current, other)
    return Settings(overrides, float(spec.value("seconds")))


def check_agreed(players: Iterable[PlayerSpec]) -> None:
    """Raise TttmcError where a student's file among these players was never agreed to be run.

    One that isn't here can't run here either.
    """
    paths = sorted({file_of(spec) for spec in players if is_file(spec)})
    for path in paths:
        if path.is_file() and StudentSource.read(path).digest not in trusted_digests():
            raise TttmcError(
                f"{path.name} has not been run here before: open it in the board's window first, "
                "which asks whether it may (File → Open student file)"
            )


def student_spec(path: Path) -> PlayerSpec:
    """Return the player that a file is, with the file's own settings."""
    return default_spec(KIND).with_value("file", str(path.absolute()))
