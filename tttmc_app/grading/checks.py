"""What a check is, and what is told of one that failed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Cost(Enum):
    """Say what a mistake costs besides its points; `tests/benchmarks/grading.py` measures it."""

    STRENGTH = "costs strength"
    POINTS = "costs points only"
    GAMES = "forfeits games"
    UNKNOWN = "may cost strength"


@dataclass(frozen=True, slots=True)
class Check:
    """Name one thing that is asked of a file."""

    name: str
    of: int
    """Points that it gives."""


@dataclass(frozen=True, slots=True)
class CheckFailure:
    """Tell what was asked, what came and what should have."""

    called: str
    came: str
    expected: str
    hint: str = ""
    """Names the mistake, in a few words first; empty where it is none of the usual ones."""
    cost: Cost = Cost.UNKNOWN

    @property
    def message(self) -> str:
        """Return all but the hint in one line."""
        return f"{self.called} gave {self.came}, expected {self.expected}"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """Hold how one check went."""

    check: Check
    failure: CheckFailure | None = None

    @property
    def passed(self) -> bool:
        """Return whether it passed."""
        return self.failure is None

    @property
    def points(self) -> int:
        """Return the points that it gives."""
        return self.check.of if self.passed else 0
