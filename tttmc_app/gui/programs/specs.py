"""Programs from outside as players: which they are, their programs and settings.

The window imports this module at start-up, what runs programs only when one is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.players import PlayerSpec, default_spec

STUDENT = "course"
"""The kind of player that is a student's file."""
ENGINE = "engine"
"""The kind of player that is a Gomocup engine."""


def program_of(spec: PlayerSpec) -> Path | None:
    """Return the path of a player's program; None if it has none, or hasn't been given one."""
    name = str(spec.value("file")) if spec.kind.name in (STUDENT, ENGINE) else ""
    return Path(name).absolute() if name else None


def student_of(spec: PlayerSpec) -> Path | None:
    """Return the path of a player's file if the player is a student's file."""
    return program_of(spec) if spec.kind.name == STUDENT else None


def student_spec(path: Path) -> PlayerSpec:
    """Return the spec of a player with this file and the file's own settings."""
    return default_spec(STUDENT).with_value("file", str(path.absolute()))


def check_trusted(players: Iterable[PlayerSpec]) -> None:
    """Raise TttmcError if a program among these players has never been approved.

    A missing program passes: it can't run.
    """
    from tttmc_app.gui.programs.trust import ENGINES, STUDENT_FILES

    specs = sorted({(spec.kind.name, path) for spec in players if (path := program_of(spec))})
    for kind, path in specs:
        if not path.is_file():
            continue
        if kind == STUDENT:
            text = Text(
                "{file} is new here: open it in the main window first (File → Open student file)",
                file=path.name,
            )
            STUDENT_FILES.require(path, text)
        else:
            text = Text(
                "{file} is new here: choose it as a player in the main window first, and allow it "
                "to run",
                file=path.name,
            )
            ENGINES.require(path, text)
