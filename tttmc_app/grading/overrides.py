"""Points and comments that a teacher sets by hand; they replace the grader's, however often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.grading.sheet import Sheet

_TITLES = ["student", "points", "comment"]
_MAX_POINTS = 100_000


@dataclass(frozen=True, slots=True)
class Override:
    """What a teacher says about a submission."""

    points: float | None = None
    """The points that count; None for those of the grader."""
    comment: str = ""


def read_overrides(path: Path) -> Mapping[str, Override]:
    """Return the overrides in a CSV file with the columns student, points and comment, by student.

    A student is named by the number or name that a platform put into the file's name, or by the
    file. Raises TttmcError, with the line, for a file that isn't like this.
    """
    titles, *rows = Sheet.read(path).rows or [[]]
    if [title.strip().lower() for title in titles] != _TITLES:
        raise TttmcError(
            "{path}: the first line must be {titles}", path=path, titles=",".join(_TITLES)
        )
    found = dict[str, Override]()
    for line, row in enumerate(rows, 2):
        if not any(cell.strip() for cell in row):
            continue
        student, points, comment = [*(cell.strip() for cell in row), "", ""][:3]
        if not student or student in found:
            raise TttmcError(
                "{path}, line {line}: name each student once, in the first column",
                path=path,
                line=line,
            )
        found[student] = Override(_points(path, line, points) if points else None, comment)
    return found


def _points(path: Path, line: int, text: str) -> float:
    try:
        points = float(text.replace(",", "."))
    except ValueError:
        points = -1.0
    if not 0 <= points <= _MAX_POINTS:  # nor NaN
        raise TttmcError(
            "{path}, line {line}: points must be a number from 0 to {most}, not {text}",
            path=path,
            line=line,
            most=_MAX_POINTS,
            text=text,
        )
    return int(points) if points.is_integer() else points
