"""The result of grading a file: points, style and strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from tttmc_app.core import Mark, Square, Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.grading.checks import CheckResult, Cost

FULL_POINTS = 100
"""The sum of the checks' points."""


class StrengthVerdict(Enum):
    """The strength of a file compared with the reference solution's."""

    WEAKER = "weaker"
    EQUAL = "as strong"
    STRONGER = "stronger"

    @property
    def text(self) -> Text:
        """Return the comparison in words."""
        return _VERDICT_TEXTS[self]


_VERDICT_TEXTS = {
    StrengthVerdict.WEAKER: Text("weaker than the reference solution"),
    StrengthVerdict.EQUAL: Text("as strong as the reference solution"),
    StrengthVerdict.STRONGER: Text("stronger than the reference solution"),
}


@dataclass(frozen=True, slots=True)
class ExampleGame:
    """One of a file's games, for reports."""

    side: Mark
    """The file's side; X moves first."""
    moves: tuple[Square, ...]
    winner: Mark | None
    """None for a tie."""
    forfeit: bool = False
    """Whether the file lost because it failed or made no legal move after these moves."""


@dataclass(frozen=True, slots=True)
class MatchScore:
    """A file's games against one opponent, from the file's point of view."""

    opponent: str
    """Its name in commands."""
    wins: int
    ties: int
    losses: int
    """Including the forfeits."""
    forfeits: int
    """Games lost because the file failed or made no legal move."""
    reference: tuple[int, int, int]
    """Wins, ties and losses of the reference solution in the same number of games, with the same
    weights and trials."""
    why: Text | str = ""
    """The failure in the first forfeited game."""
    example: ExampleGame | None = None
    """The first game lost, or else the first game."""

    @property
    def games(self) -> int:
        """Return the number of games played."""
        return self.wins + self.ties + self.losses

    def interval(self, count: int) -> Interval:
        """Return the 95 % Wilson interval of a share of the games."""
        return wilson_interval(count, self.games)

    @property
    def verdict(self) -> StrengthVerdict:
        """Compare with the reference solution: different only if intervals don't overlap."""
        wins, ties, losses = self.reference
        games = wins + ties + losses
        lost, reference_lost = self.interval(self.losses), wilson_interval(losses, games)
        won, reference_won = self.interval(self.wins), wilson_interval(wins, games)
        if lost.low > reference_lost.high or won.high < reference_won.low:
            return StrengthVerdict.WEAKER
        if lost.high < reference_lost.low or won.low > reference_won.high:
            return StrengthVerdict.STRONGER
        return StrengthVerdict.EQUAL


@dataclass(frozen=True, slots=True)
class Strength:
    """A file's results on the course's 3×3 board, with alternating sides."""

    trials: int
    """The trials requested per move."""
    matches: tuple[MatchScore, ...]
    note: Text | str = ""
    """Why games are missing, if any are."""


@dataclass(frozen=True, slots=True)
class GradingReport:
    """All results of grading a file."""

    file: Path
    language: str = ""
    """Such as "Python 2"; empty if the file is valid in neither version."""
    checks: tuple[CheckResult, ...] = ()
    style: tuple[StyleRemark, ...] = ()
    remarks: tuple[tuple[int | None, Text | str], ...] = ()
    """Remarks from loading the file: the line, if known, and a sentence."""
    strength: Strength | None = None
    error: Text | str = ""
    """Why the file could not be graded, without the line; empty if it could."""
    error_line: int | None = None
    was_stopped: bool = False
    """Whether grading was stopped early."""
    seconds: float = field(default=0.0, compare=False)

    @property
    def points(self) -> int:
        """Return the sum of the points."""
        return sum(result.points for result in self.checks)

    @property
    def max_points(self) -> int:
        """Return the points of a perfect file."""
        return FULL_POINTS

    @property
    def failed(self) -> tuple[CheckResult, ...]:
        """Return the checks that failed."""
        return tuple(result for result in self.checks if not result.passed)

    @property
    def problems(self) -> tuple[Text | str, ...]:
        """Return why the file could not be graded, or its mistakes, the most costly first.

        If no mistake has a name, return the failed checks.
        """
        if self.error:
            return (self.error,)
        names = (
            *self.mistakes(Cost.GAMES, Cost.STRENGTH),
            *self.mistakes(Cost.UNKNOWN, Cost.POINTS),
        )
        return tuple(dict.fromkeys(names)) or tuple(result.check.label for result in self.failed)

    @property
    def forfeits(self) -> int:
        """Return the number of forfeited games against all opponents."""
        return sum(match.forfeits for match in self.strength.matches) if self.strength else 0

    @property
    def why_forfeited(self) -> Text | str:
        """Return the failure in the first forfeited game; empty without forfeits."""
        matches = self.strength.matches if self.strength else ()
        return next((match.why for match in matches if match.why), "")

    def mistakes(self, *costs: Cost) -> tuple[Text, ...]:
        """Return the names of the mistakes with these costs, each once."""
        failures = [result.failure for result in self.failed if result.failure is not None]
        names = (failure.mistake for failure in failures if failure.cost in costs)
        return tuple(dict.fromkeys(name for name in names if name is not None))
