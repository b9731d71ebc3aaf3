"""Points and comments that a teacher sets by hand; they replace the grader's, however often."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tttmc_app.core import TttmcError
from tttmc_app.folders import data_folder
from tttmc_app.grading.sheet import Sheet, csv_text
from tttmc_app.storage import PRIVATE_FOLDER, make_folder, read_text, write_bytes_atomically

_TITLES = ["student", "points", "comment"]
MAX_POINTS = 100_000


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


def stored_overrides() -> Mapping[str, Override]:
    """Return the overrides that were set in the window, by the absolute path of the file.

    Raises TttmcError if they can't be read.
    """
    path = _stored()
    if path.exists():
        return read_overrides(path)
    path = path.with_suffix(".json")  # of earlier versions
    try:
        found: dict[str, tuple[float | None, str]] = json.loads(
            read_text(path) if path.exists() else "{}"
        )
        return {file: Override(points, comment) for file, (points, comment) in found.items()}
    except (ValueError, TypeError, AttributeError):
        raise TttmcError("{path} is damaged: move it away", path=path) from None


def set_override(file: Path, override: Override) -> Override:
    """Store an override, or remove that of the file if this one says nothing; return it.

    Raises TttmcError if that fails.
    """
    known = {**stored_overrides(), str(file.absolute()): override}.items()
    rows = [(name, said.points, said.comment) for name, said in known if said != Override()]
    make_folder(data_folder(), PRIVATE_FOLDER)
    content = csv_text([_TITLES, *rows]).encode("utf-8", "surrogatepass")
    write_bytes_atomically(_stored(), content, is_private=True)
    return override


def _stored() -> Path:
    return data_folder() / "overrides.csv"


def _points(path: Path, line: int, text: str) -> float:
    try:
        points = float(text.replace(",", "."))
    except ValueError:
        points = -1.0
    if not 0 <= points <= MAX_POINTS:  # nor NaN
        raise TttmcError(
            "{path}, line {line}: points must be a number from 0 to {most}, not {text}",
            path=path,
            line=line,
            most=MAX_POINTS,
            text=text,
        )
    return int(points) if points.is_integer() else points
