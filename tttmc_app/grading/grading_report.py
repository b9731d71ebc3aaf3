"""What grading a file comes to: points, style, strength; for people, JSON and CSV."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from tttmc_app.course.style import StyleRemark
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.grading.checks import CheckResult, Cost

FULL_POINTS = 100


class StrengthVerdict(Enum):
    """Say how a file fares beside a right player with the same weights and trials."""

    WEAKER = "weaker"
    EQUAL = "as strong"
    STRONGER = "stronger"

    @property
    def words(self) -> str:
        """Return what stands before whom a file is compared with, such as "weaker than"."""
        return f"{self.value} {'as' if self is StrengthVerdict.EQUAL else 'than'}"


@dataclass(frozen=True, slots=True)
class MatchScore:
    """Count the games of a file against one opponent, from the file's view."""

    opponent: str
    """As a command names it."""
    wins: int
    ties: int
    losses: int
    """Forfeits among them."""
    forfeits: int
    """Games that were lost because the file failed or made no legal move."""
    reference: tuple[int, int, int]
    """Wins, ties and losses of a right player in as many games, with the file's weights and as
    many trials."""
    why: str = ""
    """How it failed in the first game that it forfeited."""

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return self.wins + self.ties + self.losses

    def interval(self, count: int) -> Interval:
        """Return Wilson's 95 % interval of the share that so many of the games make."""
        return wilson_interval(count, self.games)

    @property
    def verdict(self) -> StrengthVerdict:
        """Compare with the right player: by losses, then by wins, where the intervals part."""
        wins, ties, losses = self.reference
        games = wins + ties + losses
        lost, right = self.interval(self.losses), wilson_interval(losses, games)
        won, right_won = self.interval(self.wins), wilson_interval(wins, games)
        if lost.low > right.high or won.high < right_won.low:
            return StrengthVerdict.WEAKER
        if lost.high < right.low or won.low > right_won.high:
            return StrengthVerdict.STRONGER
        return StrengthVerdict.EQUAL


@dataclass(frozen=True, slots=True)
class Strength:
    """Hold how well a file plays on the course's 3×3 board, each side in every second game."""

    trials: int
    """That each of its moves was asked to run."""
    matches: tuple[MatchScore, ...]
    note: str = ""
    """Why games are missing, where some are."""


@dataclass(frozen=True, slots=True)
class GradingReport:
    """Hold all that grading a file came to."""

    file: Path
    language: str = ""
    """Such as "Python 2"; empty where the file can't be read as either."""
    checks: tuple[CheckResult, ...] = ()
    style: tuple[StyleRemark, ...] = ()
    remarks: tuple[tuple[int | None, str], ...] = ()
    """What loading the file had to say: the line, where there is one, and a sentence."""
    strength: Strength | None = None
    error: str = ""
    """Why the file could not be graded; empty where it could."""
    error_line: int | None = None
    was_stopped: bool = False
    """Whether somebody stopped the grading before it was done."""
    seconds: float = field(default=0.0, compare=False)

    @property
    def points(self) -> int:
        """Return the sum of the points."""
        return sum(result.points for result in self.checks)

    @property
    def of(self) -> int:
        """Return how many points there are to have."""
        return FULL_POINTS

    @property
    def failed(self) -> tuple[CheckResult, ...]:
        """Return the checks that failed."""
        return tuple(result for result in self.checks if not result.passed)

    @property
    def problems(self) -> str:
        """Return why the file could not be graded, or its mistakes' names, the weightiest first.

        Failed checks without a name for the mistake stand there by their own.
        """
        if self.error:
            return self.error
        hints = self.hints(Cost.GAMES, Cost.STRENGTH) + self.hints(Cost.UNKNOWN, Cost.POINTS)
        short = dict.fromkeys(hint.partition(":")[0] for hint in hints)
        return "; ".join(short) or ", ".join(result.check.name for result in self.failed)

    @property
    def forfeits(self) -> int:
        """Return how many games the file has forfeited, all opponents together."""
        return sum(games.forfeits for games in self.strength.matches) if self.strength else 0

    @property
    def why_forfeited(self) -> str:
        """Return how it failed in the first game that it forfeited; empty where it never did."""
        matches = self.strength.matches if self.strength else ()
        return next((games.why for games in matches if games.why), "")

    def hints(self, *costs: Cost) -> tuple[str, ...]:
        """Return the hints of failures with these costs, each once."""
        failures = [result.failure for result in self.failed if result.failure is not None]
        hints = (failure.hint for failure in failures if failure.cost in costs)
        return tuple(dict.fromkeys(hint for hint in hints if hint))
