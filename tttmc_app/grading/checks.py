"""Checks, their results, and the mistakes behind failures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tttmc_app.core import Text


class Cost(Enum):
    """The cost of a mistake beyond its points, as measured by `tests/benchmarks/grading.py`."""

    STRENGTH = "costs strength"
    POINTS = "costs points only"
    GAMES = "forfeits games"
    UNKNOWN = "may cost strength"

    @property
    def text(self) -> Text:
        """Return the cost in words."""
        return _COST_TEXTS[self]


_COST_TEXTS = {
    Cost.STRENGTH: Text("costs strength"),
    Cost.POINTS: Text("costs points only"),
    Cost.GAMES: Text("can forfeit games"),
    Cost.UNKNOWN: Text("may cost strength"),
}


@dataclass(frozen=True, slots=True)
class Check:
    """One requirement on a file."""

    group: str
    """The function that is checked, or "constants" or "functions"."""
    title: Text
    max_points: int

    @property
    def name(self) -> str:
        """Return the check's English name, for exports."""
        return str(self.label)

    @property
    def label(self) -> Text:
        """Return the check's name."""
        return Text("{function}: {title}", function=self.group, title=self.title)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A common mistake."""

    name: Text
    """A few words, such as "scores a tie as a loss"."""
    advice: Text | None
    """The rule or the remedy; None if the name says enough."""
    cost: Cost

    @property
    def hint(self) -> Text:
        """Return the name with the advice."""
        if self.advice is None:
            return self.name
        return Text("{mistake}: {advice}", mistake=self.name, advice=self.advice)


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

    @classmethod
    def of(
        cls, called: Text | str, came: Text | str, expected: Text | str, mistake: Mistake
    ) -> CheckFailure:
        """Return the failure that a common mistake caused."""
        return cls(called, came, expected, mistake.hint, mistake.name, mistake.cost)

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

    @property
    def passed(self) -> bool:
        """Return whether the check passed."""
        return self.failure is None

    @property
    def points(self) -> int:
        """Return the points earned."""
        return self.check.max_points if self.passed else 0


def alternatives(items: list[str]) -> Text | str:
    """Return one to three items as a choice, such as "(0, 2) or (2, 1)"."""
    match items:
        case [first, second]:
            return Text("{first} or {second}", first=first, second=second)
        case [first, second, third]:
            return Text("{first}, {second} or {third}", first=first, second=second, third=third)
        case _:
            return ", ".join(items)
