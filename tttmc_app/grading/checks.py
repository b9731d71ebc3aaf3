"""Checks, the answers of students' functions, results, and the mistakes behind failures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum
from functools import reduce

from tttmc_app.core import Square, Text
from tttmc_app.course.trace import BoardGiven, Called, GridGiven, Marked, Trace, ValueGiven
from tttmc_app.course.values import BoardValue, Opaque, Plain, number_of
from tttmc_app.grading.boards import CourseBoard


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


# The answers of students' functions: values, failures and squares

SIGNATURES = {
    "mc_trial": ("board", "player"),
    "mc_update_scores": ("scores", "board", "player"),
    "get_best_move": ("board", "scores"),
    "mc_move": ("board", "player", "trials"),
}
"""The parameters of the course's functions."""
_KINDS = {"board": BoardGiven, "scores": GridGiven, "player": ValueGiven}

TIMED_OUT = Mistake(Text("does not finish in time"), None, Cost.GAMES)
OCCUPIED = Mistake(Text("returns an occupied square"), None, Cost.GAMES)
NO_VALUE = Mistake(Text("returns None"), Text("return a (row, column) tuple"), Cost.GAMES)
NOT_A_SQUARE = Mistake(
    Text("does not return a square"), Text("return a (row, column) tuple"), Cost.GAMES
)
NOT_WHOLE = Mistake(
    Text("returns a tuple that doesn't contain two integers"),
    Text("return (row, column)"),
    Cost.POINTS,
)
LIST = Mistake(Text("returns a list instead of a tuple"), Text("return (row, column)"), Cost.POINTS)

ONLY_3X3 = Mistake(
    Text("handles only 3×3 boards"), Text("write board.get_dim() instead of a number")
)


def missing(function: str, cost: Cost) -> Mistake:
    """Return the mistake of a file that lacks one of the functions."""
    return Mistake(Text("{function} is missing", function=function), None, cost)


def misplaced(trace: Trace, orders: Mapping[str, Sequence[int]]) -> Mistake | None:
    """Return the mistake of a call that failed in a function which got its arguments out of order.

    `orders` has the orders of parameters that differ from the course's.
    """
    call: Called | None = None
    for event in reversed(trace.events):
        if isinstance(event, Called) and not event.after:
            call = event  # the innermost that failed ended first
        elif not isinstance(event, Marked) or event.is_move:
            break
    if call is not None:
        names = SIGNATURES.get(call.function, ())
        own = [names[number] for number in orders.get(call.function, range(len(names)))]
        given, expected = [*map(type, call.given)], [_KINDS.get(name) for name in own]
        if given != expected and Counter(given) == Counter(expected):
            name = Text(
                "passes its arguments to {function} in the wrong order", function=call.function
            )
            return Mistake(name, Text("they are {names}", names=", ".join(own)), Cost.GAMES)
    return None


_NOTHING_FOUND = re.compile(
    "IndexError|KeyError|UnboundLocalError|StopIteration|NoneType|empty|enough|larger|not in list"
)
"""What errors say of an empty list, set or sequence, or of a variable that was never set."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a call, or its failure."""

    value: Plain = None
    arguments: tuple[Plain, ...] = ()
    """The arguments as the call left them."""
    error: Text | str = ""
    """What went wrong, on one line; empty if nothing did."""
    mistake: Mistake | None = None
    """The mistake behind the error, if it is a common one."""
    line: int | None = None
    """The line of the error in the student's file."""
    trace: Trace = field(default=Trace())
    """What the function did, if the call was observed."""
    seconds: float = field(default=0.0, compare=False)

    def after(self, index: int) -> Plain:
        """Return an argument as the call left it."""
        return self.arguments[index] if index < len(self.arguments) else None

    def board(self, index: int) -> CourseBoard | None:
        """Return a board argument as the call left it; None if it is no longer a board."""
        value = self.after(index)
        if not isinstance(value, BoardValue):
            return None
        cells = tuple(
            tuple(cell if isinstance(cell, int) else -1 for cell in row) for row in value.cells
        )
        is_square = cells and all(len(row) == len(cells) for row in cells)
        return CourseBoard(cells, value.reverse) if is_square else None

    @property
    def is_empty_choice(self) -> bool:
        """Return whether the error can come from a search that found nothing."""
        return bool(_NOTHING_FOUND.search(str(self.error)))

    def failure(self, called: Text | str, expected: Text | str, *mistakes: Mistake) -> CheckFailure:
        """Return the failure of a check in which the call went wrong."""
        # If a mistake made the error inevitable, the error's line isn't the mistake's.
        line = None if mistakes else self.line
        known = mistakes or ((self.mistake,) if self.mistake else ())
        failure = CheckFailure.of(called, self.error, expected, *known, line=line)
        return replace(failure, cost=Cost.GAMES)


def square_of(value: Plain) -> Square | None:
    """Return the square that a tuple or list of two whole numbers names; None for other values."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None
    row, col = map(number_of, value)
    # int() isn't used, because it raises an exception for infinity.
    if row is None or col is None or not row.is_integer() or not col.is_integer():
        return None
    return int(row), int(col)


def type_mistake(value: Plain) -> Mistake | None:
    """Return the mistake in a value that should be a tuple of two integers."""
    if isinstance(value, tuple) and len(value) == 2:
        return None if all(map(_is_integer, value)) else NOT_WHOLE
    if square_of(value) is not None:
        return LIST
    return NO_VALUE if value is None else NOT_A_SQUARE


def _is_integer(part: Plain) -> bool:
    """Return whether a value's type is an integer type, possibly one from another library."""
    return type(part) is int or (isinstance(part, Opaque) and part.index is not None)
