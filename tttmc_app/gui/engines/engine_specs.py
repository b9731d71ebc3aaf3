"""Gomocup engines as players: their programs, and whether those may run."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tttmc_app.core import Text, TttmcError
from tttmc_app.gui.students import student_specs
from tttmc_app.players import PlayerSpec

_KIND = "engine"


def is_engine(spec: PlayerSpec) -> bool:
    """Return whether a player is an engine, even if no program has been chosen yet."""
    return spec.kind.name == _KIND


def program_of(spec: PlayerSpec) -> Path | None:
    """Return the path of an engine's program, or None if the player has none."""
    name = str(spec.value("file")) if is_engine(spec) else ""
    return Path(name).absolute() if name else None


def check_trusted(players: Iterable[PlayerSpec]) -> None:
    """Raise TttmcError if a student's file or an engine among these has never been approved.

    A missing program passes: it can't run.
    """
    from tttmc_app.gui.students.trust import ENGINES
    from tttmc_app.players.player import file_digest

    specs = tuple(players)
    student_specs.check_trusted(specs)
    paths = sorted({path for spec in specs if (path := program_of(spec)) is not None})
    approved = ENGINES.digests() if paths else frozenset[str]()
    for path in paths:
        if path.is_file() and file_digest(path) not in approved:
            raise TttmcError(
                Text(
                    "{file} is new here: choose it as a player in the main window first, and "
                    "allow it to run",
                    file=path.name,
                )
            )
