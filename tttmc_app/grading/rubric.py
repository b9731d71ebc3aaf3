"""Rubrics: what each check is worth, and how many points a file with a mistake can earn."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.text import closest
from tttmc_app.grading.checks import Check, Damage, Part
from tttmc_app.storage import read_text

FULL_POINTS = 100
_MAX_POINTS = 100_000
_MAX_BYTES = 2**16
_MAX_LINE = 1000

PART_POINTS: Mapping[Part, float] = MappingProxyType(
    {Part.FUNCTIONS: 50.0, Part.RULES: 20.0, Part.STRENGTH: 30.0}
)
"""The default rubric's points for each part."""

_CEILINGS = (
    # No more than the pass mark.
    (Damage.NO_MOVE, 50.0, Text("a file that makes no legal move or forfeits most games")),
    (Damage.FIXED_SQUARE, 60.0, Text("a file whose choice of square doesn't depend on its trials")),
    (Damage.ONE_SIDE, 75.0, Text("a file whose trials don't change sides")),
    (
        Damage.PARAMETERS,
        80.0,
        Text("a file whose functions take their parameters in another order"),
    ),
    (Damage.ONE_BOARD, 85.0, Text("a file that plays all trials on one board")),
    (Damage.WRONG_PAIRS, 85.0, Text("a file that pairs squares with the wrong scores")),
    (Damage.ONE_ROW, 88.0, Text("a file that uses one list for all rows")),
    (Damage.WEIGHTS, 88.0, Text("a file that swaps or ignores the weights")),
    (Damage.TURN_ORDER, 88.0, Text("a file whose trials have the wrong turn order")),
    (Damage.HIGH_START, 88.0, Text("a file that starts its search for the highest score too high")),
    (Damage.WEAK_CONSTANTS, 95.0, Text("a file whose constants hide good moves")),
    (
        Damage.CONTRACT,
        88.0,
        Text("a file that breaks a rule of the course; each further one as much less"),
    ),
    (Damage.SLIP, 88.0, Text("a file with any mistake")),
)
CEILINGS: Mapping[Damage, float] = MappingProxyType({each: most for each, most, _ in _CEILINGS})
"""The default rubric's maximum points for a file with such a mistake, as a percentage."""
CEILING_TEXTS: Mapping[Damage, Text] = MappingProxyType({each: text for each, _, text in _CEILINGS})
"""What each ceiling applies to."""


@dataclass(frozen=True, slots=True)
class Rubric:
    """How points are awarded."""

    name: str = "tttmc"
    full: int = FULL_POINTS
    """The points of a file without mistakes."""
    pass_mark: float = 50.0
    """The points that a file needs to pass."""
    parts: Mapping[Part, float] = field(default_factory=lambda: PART_POINTS)
    """The points of each part, which its checks share; they add up to the full points."""
    ceilings: Mapping[Damage, float] = field(default_factory=lambda: CEILINGS)
    """The maximum points of a file with such a mistake, as a percentage of the full points."""
    weights: Mapping[str, float] = field(default_factory=dict[str, float])
    """The weights, by name, of checks whose share isn't the default; 0 leaves a check out."""
    own: tuple[Check, ...] = ()
    """The teacher's own checks."""
    late: float = 0.0
    """What a late submission loses, as a percentage of the full points."""

    @property
    def identity(self) -> str:
        """Return a short string that differs between rubrics that award different points."""
        content = json.dumps(
            [
                self.full,
                self.pass_mark,
                sorted(self.parts.items()),
                sorted(self.ceilings.items()),
                sorted(self.weights.items()),
                *([check.name, check.max_points] for check in self.own),
                *([self.late] if self.late else ()),  # the identities of earlier versions hold
            ]
        )
        return hashlib.sha256(content.encode()).hexdigest()[:12]

    def applied(self, checks: Sequence[Check]) -> dict[str, Check]:
        """Return the checks that count, by name, with this rubric's points."""
        named = {check.name: check for check in (*checks, *self.own)}
        counted = {name: self.weights.get(name, check.max_points) for name, check in named.items()}
        totals = {
            part: sum(counted[name] for name, check in named.items() if check.part is part)
            for part in Part
        }
        share = sum(points for part, points in self.parts.items() if totals[part])
        return {
            name: replace(
                check,
                max_points=counted[name]
                / totals[check.part]
                * self.parts[check.part]
                / share
                * self.full,
            )
            for name, check in named.items()
            if counted[name] > 0 and self.parts[check.part] > 0
        }

    def ceiling(self, damage: Damage, count: int = 1) -> float:
        """Return the maximum points of a file with so many such mistakes."""
        return max(0.0, 100 - count * (100 - self.ceilings[damage])) / 100 * self.full


DEFAULT_RUBRIC = Rubric()


def read_rubric(path: Path, checks: Sequence[Check]) -> Rubric:
    """Return the rubric in a TOML file; raise TttmcError if it is invalid.

    Everything is optional; `rubric_toml` shows all that there is.
    """
    return rubric_from(read_text(path, _MAX_BYTES), path, checks)


def rubric_from(text: str, path: Path, checks: Sequence[Check]) -> Rubric:
    """Return the rubric in TOML text as `read_rubric` does; errors name the path."""
    try:
        return _rubric(text, path.stem, checks)
    except TttmcError as error:
        raise TttmcError("{path}: {reason}", path=path, reason=error.text) from None


def _rubric(text: str, name: str, checks: Sequence[Check]) -> Rubric:
    if max(map(len, text.splitlines()), default=0) > _MAX_LINE:  # long keys are read very slowly
        raise TttmcError("a line has more than {most} characters", most=_MAX_LINE)
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise TttmcError("it is not valid TOML: {error}", error=error) from None
    _refuse_unknown(
        "the rubric", content, ("name", "of", "pass_mark", "late", "parts", "ceilings", "checks")
    )
    full = _number("of", content.get("of", FULL_POINTS), 1)
    if full != int(full):
        raise TttmcError("of must be a whole number, not {value}", value=full)
    weights = _table(content, "checks", [check.name for check in checks])
    parts = _table(content, "parts", [*PART_POINTS])
    ceilings = _table(content, "ceilings", [*Damage], 100)
    rubric = Rubric(
        name=_text(content.get("name", name)),
        full=int(full),
        pass_mark=_number("pass_mark", content.get("pass_mark", full / 2), most=full),
        parts={**PART_POINTS} | {Part(name): value for name, value in parts.items()},
        ceilings={**CEILINGS} | {Damage(name): value for name, value in ceilings.items()},
        weights=weights,
        late=_number("late", content.get("late", 0), most=100),
    )
    if not rubric.applied(checks):
        raise TttmcError("no check has points")
    return rubric


def rubric_toml(rubric: Rubric, checks: Sequence[Check]) -> str:
    """Return a rubric as a TOML file that `read_rubric` reads, with all names that it knows."""
    lines = [
        f"name = {_quoted(rubric.name)}",
        f"of = {rubric.full}                    # full points",
        f"pass_mark = {rubric.pass_mark:g}",
        f"late = {rubric.late:g}                    # percent taken off late submissions",
        "",
        "[parts]                     # how the points are divided",
        *(f"{part} = {points:g}" for part, points in rubric.parts.items()),
        "",
        "[ceilings]                  # the most that a file can earn, in percent",
        *(
            f"{damage} = {share:g}".ljust(28) + f"# {CEILING_TEXTS[damage]}"
            for damage, share in rubric.ceilings.items()
        ),
        "",
        "[checks]                    # a check's weight in its part; 0 leaves it out",
    ]
    for part in rubric.parts:
        lines.append(f"# {part}")
        for check in checks:
            if check.part is part:
                weight = rubric.weights.get(check.name, check.max_points)
                lines.append(f"{_quoted(check.name)} = {weight:g}")
    return "\n".join([*lines, ""])


def _table(
    content: Mapping[str, Any], name: str, known: Sequence[str], most: float = _MAX_POINTS
) -> dict[str, float]:
    """Return a table of numbers."""
    entries = content.get(name, {})
    if not isinstance(entries, dict):
        raise TttmcError("{table} must be a table", table=name)
    found = cast("dict[str, object]", entries)
    _refuse_unknown(name, found, known)
    return {key: _number(key, value, most=most) for key, value in found.items()}


def _number(name: str, value: object, least: float = 0, most: float = _MAX_POINTS) -> float:
    """Return a number within these limits."""
    if isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most:
        return float(value)  # nor NaN
    raise TttmcError(
        "{name} must be a number from {least} to {limit}, not {value}",
        name=name,
        least=f"{least:g}",
        limit=f"{most:g}",
        value=_text(value),
    )


def _refuse_unknown(table: str, entries: Iterable[str], known: Sequence[str]) -> None:
    """Raise TttmcError for an entry that isn't known."""
    for entry in entries:
        if entry not in known:
            raise TttmcError(
                "{table} has no entry {entry}: try {names}, or see tttmc grade --list-checks",
                table=table,
                entry=entry,
                names=closest(entry, known) or known[0],
            )


def _text(value: object) -> str:
    """Return a value as text, or "…" for a number with too many digits for Python to write."""
    try:
        return str(value)
    except ValueError:
        return "…"


def _quoted(text: str) -> str:
    """Return text as a string of TOML, whose escapes are JSON's."""
    return json.dumps(text, ensure_ascii=False)
