"""A student's file on its way from a name to a player."""

from __future__ import annotations

from dataclasses import dataclass

from tttmc_app.course import CodeFailure, LoadedFile
from tttmc_app.gui.students.trust import StudentSource


@dataclass(frozen=True, slots=True)
class Looked:
    """Hold a file that was looked at, and whether it may be run."""

    seen: StudentSource
    is_agreed: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """Hold a file that was run once, and what running it came to."""

    seen: StudentSource
    loaded: LoadedFile


@dataclass(frozen=True, slots=True)
class Failed:
    """Hold a file that could not be run."""

    seen: StudentSource
    trouble: CodeFailure
