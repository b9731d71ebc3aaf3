"""The result of grading a file: points, style and strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from math import sqrt
from pathlib import Path

from tttmc_app.core import Mark, Square, Text
from tttmc_app.course.sandbox import SandboxPart
from tttmc_app.course.style import StyleRemark
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.grading.checks import CheckResult, Cost, Damage, Part
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.rubric import DEFAULT_RUBRIC, Rubric

GRADED, NOT_GRADED, NO_SUBMISSION = "graded", "not graded", "not a submission"
_TOLERANCE = 1e-9


LIKELY = 2.0
"""The standard errors of a 95 % interval."""
NO_GAMES = Text("no games were played")
"""Why the strength checks are not run if no games are played."""


class StrengthVerdict(Enum):
    """The strength of a file compared with the reference solution's."""

    WEAKER = "weaker"
    EQUAL = "as strong"
    STRONGER = "stronger"


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
    """The first game that was lost; if none was, the first game."""
    errors: float = LIKELY
    """The number of standard errors by which the score must differ from the reference solution's.
    """

    @property
    def games(self) -> int:
        """Return the number of games played."""
        return self.wins + self.ties + self.losses

    def interval(self, count: int) -> Interval:
        """Return the 95 % Wilson interval of a share of the games."""
        return wilson_interval(count, self.games)

    @property
    def own(self) -> tuple[int, int, int]:
        """Return the file's wins, ties and losses."""
        return self.wins, self.ties, self.losses

    @property
    def difference(self) -> Interval:
        """Return the interval of the file's score minus the reference solution's."""
        centre = score(self.own) - score(self.reference)
        error = sqrt(_variance(*self.own) + _variance(*self.reference))
        return Interval(centre - self.errors * error, centre + self.errors * error)

    @property
    def verdict(self) -> StrengthVerdict:
        """Compare with the reference solution: different only if the interval leaves out 0."""
        if self.difference.high < 0:
            return StrengthVerdict.WEAKER
        return StrengthVerdict.STRONGER if self.difference.low > 0 else StrengthVerdict.EQUAL


def score(results: tuple[int, int, int]) -> float:
    """Return the points per game for wins, ties and losses, with half a point for a tie."""
    wins, ties, _ = results
    return (wins + ties / 2) / max(1, sum(results))


def _variance(wins: int, ties: int, losses: int) -> float:
    """Return the variance of the score.

    One imagined game of each result keeps a result that always occurred from looking certain.
    """
    games = wins + ties + losses + 3
    mean = (wins + 1 + (ties + 1) / 2) / games
    return ((wins + 1 + (ties + 1) / 4) / games - mean**2) / games


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
    """Why the file could not be graded, without the line number; empty if it could be."""
    error_line: int | None = None
    was_stopped: bool = False
    """Whether grading was stopped early."""
    rubric: Rubric = DEFAULT_RUBRIC
    not_graded: Text | str = ""
    """Why the file could not be graded though nothing is known to be wrong with it, such as a lack
    of memory; empty if it was graded."""
    not_submission: Text | str = ""
    """Why a path that was found is no submission, such as a helper of another file; empty for a
    submission."""
    source: str = field(default="", compare=False)
    """The file's text, in which a notebook is its cells; empty if it can't be read."""
    fence: tuple[SandboxPart, ...] = ()
    """The parts of the sandbox that were in place while the file ran; saved under this name."""
    warnings: tuple[tuple[int | None, Text], ...] = ()
    """Code in the file that uses this program or other files: the line, and a sentence."""
    is_late: bool = False
    """Whether it was handed in late, according to its name."""
    override: Override | None = None
    """What the teacher says about it."""
    seconds: float = field(default=0.0, compare=False)

    @property
    def status(self) -> str:
        """Return "graded", "not graded" or "not a submission"."""
        if self.not_submission:
            return NO_SUBMISSION
        return NOT_GRADED if self.not_graded else GRADED

    @property
    def points(self) -> float | None:
        """Return the points that count: the teacher's, or else the grader's."""
        if self.override is not None and self.override.points is not None:
            own = self.override.points
            return int(own) if own == int(own) else own  # as the grader's are written
        return self.graded_points

    @property
    def graded_points(self) -> int | None:
        """Return the points in whole numbers, rounded down; None unless the file was graded.

        The checks' points are added. If some are left out, the others make up the full points. A
        mistake then limits them to the rubric's ceiling for it, and lateness takes off what the
        rubric says.
        """
        if self.status != GRADED:
            return None
        full = self.rubric.full
        without = sum(r.check.max_points for r in self.checks if r.is_left_out)
        earned = sum(result.points for result in self.checks)
        if 0 < without < full:
            earned *= full / (full - without)
        limited = min([earned, *(points for _, points in self.ceilings)])
        return int(max(0.0, limited - self.late_penalty) + _TOLERANCE)

    @property
    def late_penalty(self) -> float:
        """Return the points that lateness takes off."""
        return self.rubric.late / 100 * self.rubric.full if self.is_late else 0.0

    @property
    def ceilings(self) -> tuple[tuple[Damage, float], ...]:
        """Return the kinds of mistakes found, each with the maximum points of a file that has it.

        The lowest comes first.
        """
        kinds = {result.failure.damage for result in self.failed if result.failure}
        found = [(kind, self.rubric.ceiling(kind)) for kind in kinds]
        broken = {
            str(result.failure.mistake or result.check.label)
            for result in self.failed
            if result.check.part is Part.RULES
            and result.failure
            and result.failure.damage is not Damage.WEAK_CONSTANTS
        }
        if broken:  # what the course demands besides right answers
            found.append((Damage.CONTRACT, self.rubric.ceiling(Damage.CONTRACT, len(broken))))
        return tuple(sorted(found, key=lambda item: (item[1], item[0])))

    @property
    def limit(self) -> tuple[Damage, float] | None:
        """Return the ceiling that the points reach, and its points; None if they reach none."""
        lowest = self.ceilings[0] if self.ceilings else None
        if lowest is None or self.points != self.graded_points:
            return None
        reached = int(max(0.0, lowest[1] - self.late_penalty))
        return lowest if self.graded_points == reached else None

    @property
    def max_points(self) -> int:
        """Return the points of a perfect file."""
        return self.rubric.full

    @property
    def has_passed(self) -> bool | None:
        """Return whether the points reach the pass mark; None for a file that wasn't graded."""
        return None if self.points is None else self.points >= self.rubric.pass_mark

    @property
    def failed(self) -> tuple[CheckResult, ...]:
        """Return the checks that failed, not including those that were not run."""
        return tuple(result for result in self.checks if result.passed is False)

    @property
    def passed_count(self) -> int:
        """Return how many checks passed."""
        return sum(1 for result in self.checks if result.passed)

    @property
    def not_run(self) -> tuple[CheckResult, ...]:
        """Return the checks that could not be judged."""
        return tuple(result for result in self.checks if result.passed is None)

    @property
    def suspect(self) -> bool:
        """Return whether every function looks right, but the games are far too weak."""
        others = [result for result in self.checks if result.check.part is not Part.STRENGTH]
        games = [result for result in self.checks if result.check.part is Part.STRENGTH]
        right = bool(others) and all(result.passed for result in others)
        return right and any(result.passed is False for result in games)

    @property
    def matches(self) -> tuple[MatchScore, ...]:
        """Return the games against each opponent; empty if none were played."""
        return self.strength.matches if self.strength else ()

    @property
    def games(self) -> int:
        """Return the number of games played."""
        return sum(match.games for match in self.matches)

    @property
    def problems(self) -> tuple[Text | str, ...]:
        """Return why the file could not be graded, or its mistakes, the most costly first.

        If no mistake has a name, return the failed checks.
        """
        if reason := self.not_submission or self.not_graded:
            return (reason,)
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
        return sum(match.forfeits for match in self.matches)

    def mistakes(self, *costs: Cost) -> tuple[Text, ...]:
        """Return the names of the mistakes with these costs, without duplicates."""
        failures = (result.failure for result in self.failed)
        names = (each.mistake for each in failures if each and each.cost in costs)
        return tuple(dict.fromkeys(filter(None, names)))
