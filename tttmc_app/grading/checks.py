"""Checks, their results, and the mistakes behind failures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from functools import reduce

from tttmc_app.core import Text


class Part(StrEnum):
    """The parts into which the points are divided."""

    FUNCTIONS = "functions"
    """The four functions give the right answers."""
    RULES = "rules"
    """Constants, parameters and return values, and that nothing else is changed."""
    STRENGTH = "strength"
    """The games, compared with the reference solution's."""
    OWN = "own"
    """The teacher's own checks."""


class Damage(StrEnum):
    """Kinds of mistakes, by what they do to the games; a rubric limits the points for each."""

    NO_MOVE = "no_move"
    """No legal move: most games are forfeited."""
    FIXED_SQUARE = "fixed_square"
    """The same choice of square whatever the trials are."""
    ONE_SIDE = "one_side"
    """The trials don't alternate."""
    ONE_BOARD = "one_board"
    """All trials share a board."""
    WRONG_PAIRS = "wrong_pairs"
    """Squares are paired with other squares' scores."""
    ONE_ROW = "one_row"
    """All rows of scores are the same list."""
    PARAMETERS = "parameters"
    """Parameters in another order than the course's."""
    WEIGHTS = "weights"
    """Weights swapped or ignored."""
    TURN_ORDER = "turn_order"
    """The wrong player moves first or next."""
    HIGH_START = "high_start"
    """The search for a maximum starts too high."""
    WEAK_CONSTANTS = "weak_constants"
    """Constants with which the right algorithm misses good moves."""
    CONTRACT = "contract"
    """One of the course's rules broken: each such rule lowers the limit by as much."""
    SLIP = "slip"
    """Any other mistake."""


class Cost(Enum):
    """The cost of a mistake beyond its points, as measured with the wrong files of the tests.

    The highest comes first.
    """

    GAMES = "forfeits games"
    STRENGTH = "costs strength"
    UNKNOWN = "may cost strength"
    POINTS = "costs points only"


COST_TEXTS = {
    Cost.STRENGTH: Text("costs strength"),
    Cost.POINTS: Text("costs points only"),
    Cost.GAMES: Text("can forfeit games"),
    Cost.UNKNOWN: Text("may cost strength"),
}


_OTHER_GROUPS = {
    "constants": Text("constants"),
    "functions": Text("functions"),
    "strength": Text("strength"),
    "own": Text("own"),
}
"""The groups of checks that aren't named after a function."""


@dataclass(frozen=True, slots=True)
class Check:
    """One requirement on a file."""

    group: str
    """The function that is checked, or "constants", "functions" or "strength"."""
    title: Text
    max_points: float
    part: Part = Part.FUNCTIONS

    @property
    def name(self) -> str:
        """Return the check's English name, for exports and rubrics."""
        return str(self.label)

    @property
    def label(self) -> Text:
        """Return the check's name."""
        group = _OTHER_GROUPS.get(self.group, self.group)
        return Text("{function}: {title}", function=group, title=self.title)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A common mistake."""

    name: Text
    """A few words, such as "scores a tie as a loss"."""
    advice: Text | None = None
    """The rule or the remedy; None if the name says enough."""
    cost: Cost = Cost.UNKNOWN
    damage: Damage = Damage.SLIP

    @property
    def hint(self) -> Text:
        """Return the name with the advice."""
        if self.advice is None:
            return self.name
        return Text("{mistake}: {advice}", mistake=self.name, advice=self.advice)


_AT_LINE = re.compile(r" \(line \d+\)$")


@dataclass(frozen=True, slots=True)
class CheckFailure:
    """The reason why a check failed: what was called, what came back and what was expected."""

    called: Text | str
    came: Text | str
    expected: Text | str
    hint: Text | None = None
    """How to fix it; None if the mistake is not a common one."""
    mistake: Text | None = None
    """The mistake's name in a few words, if it has one."""
    cost: Cost = Cost.UNKNOWN
    damage: Damage = Damage.SLIP
    line: int | None = None
    """The line at fault in the student's file, if it is known to be a single one."""
    is_elsewhere: bool = False
    """Whether a call failed on a board of a size on which no games are played."""

    @classmethod
    def of(
        cls,
        called: Text | str,
        came: Text | str,
        expected: Text | str,
        *mistakes: Mistake,
        line: int | None = None,
    ) -> CheckFailure:
        """Return the failure that common mistakes, if any, caused: the first one names it."""
        if not mistakes:
            return cls(called, came, expected, line=line)
        costs = {mistake.cost for mistake in mistakes}
        return cls(
            called,
            came,
            expected,
            reduce(
                lambda one, two: Text("{one}; and {two}", one=one, two=two),
                [mistake.hint for mistake in mistakes],
            ),
            mistakes[0].name,
            next(cost for cost in Cost if cost in costs),
            next((m.damage for m in mistakes if m.damage is not Damage.SLIP), Damage.SLIP),
            line,
        )

    def with_names(self, names: Mapping[str, str]) -> CheckFailure:
        """Return the failure with a file's own names for its constants."""
        if not names:
            return self
        called = Text("{reason}", reason=self.called).with_words(names)
        hint, mistake = (each and each.with_words(names) for each in (self.hint, self.mistake))
        return replace(self, called=called, hint=hint, mistake=mistake)

    @property
    def reason(self) -> str:
        """Return a string that is the same for failures with the same cause."""
        return str(self.hint) if self.hint else _AT_LINE.sub("", str(self.came))

    @property
    def message(self) -> Text:
        """Return everything but the hint."""
        return Text(
            "{called} gave {came}, expected {expected}",
            called=self.called,
            came=self.came,
            expected=self.expected,
        )


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of one check."""

    check: Check
    failure: CheckFailure | None = None
    not_run: Text | None = None
    """Why the check could not be judged, if it couldn't."""
    is_left_out: bool = False
    """Whether it isn't judged whatever came, so that the other checks make up the full points."""
    share: float = 0.0
    """The share of the points that a failed check still earns, from 0 to 1."""

    @property
    def passed(self) -> bool | None:
        """Return whether the check passed; None if it was not run."""
        return None if self.not_run is not None else self.failure is None

    @property
    def points(self) -> float:
        """Return the points earned."""
        return self.check.max_points * (1.0 if self.passed else self.share)
