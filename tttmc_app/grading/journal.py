"""The journal of a grading run: each report is written to disk as soon as it is done.

An interrupted run is resumed from its journal, unless another version of the grader began it. Only
the newest journals are kept.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from io import TextIOWrapper
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self, cast, get_args, get_type_hints

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.json_reader import Json
from tttmc_app.folders import data_folder
from tttmc_app.grading.grader import Terms, grading_behaviours
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.players.behaviour import Versions, first_change, versions_from, versions_of
from tttmc_app.storage import PRIVATE_FILE, PRIVATE_FOLDER, make_folder, make_private

_MAX_KEPT = 50
_ENDING = ".jsonl"


class OtherVersionError(TttmcError):
    """The reason why an earlier grading can't be resumed: its other files had other points."""


class Journal(contextlib.AbstractContextManager["Journal"]):
    """The finished reports of one grading run, as lines of JSON in a file: a context manager."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        """Open the journal at a path; without `resume`, replace it.

        Raises OSError, and OtherVersionError for reports of another version of the grader.
        """
        self.error = ""
        """Why a report could not be saved; empty if all could."""
        self._behaviours = grading_behaviours()
        if not resume:
            path.unlink(missing_ok=True)
        path.touch(PRIVATE_FILE)
        content = path.read_text(encoding="utf-8", errors="replace")
        self._reports: dict[str, GradingReport] = {}
        for key, report, versions in _read(content):
            if obstacle := self._obstacle(versions):
                raise OtherVersionError(obstacle)
            self._reports[key] = report
        self._file: TextIOWrapper = path.open("a", encoding="utf-8")
        if content and not content.endswith("\n"):  # the program was killed, or the disk was full
            self._file.write("\n")  # otherwise the next report would continue this line

    @classmethod
    def of(cls, paths: Sequence[Path], terms: Terms, *, resume: bool) -> Self:
        """Return the journal for these files and terms, in the program's folder.

        Raises OSError and TttmcError if the folder can't be written, and OtherVersionError.
        """
        home = make_folder(data_folder(), PRIVATE_FOLDER)
        folder = make_folder(home / "gradings", PRIVATE_FOLDER)
        make_private(folder)  # earlier versions let others read it
        settings = (terms.seed, terms.games, terms.rubric.identity)
        parts = [*(str(path.absolute()) for path in paths), *map(repr, settings)]
        journal = cls(folder / f"{digest(*parts)[:32]}{_ENDING}", resume=resume)
        _tidy(folder)
        return journal

    def __exit__(self, *_error: object) -> None:
        """Close the file."""
        with contextlib.suppress(OSError):
            self._file.close()

    @property
    def count(self) -> int:
        """Return how many reports there were when the journal was opened."""
        return len(self._reports)

    def forget(self, file: Path) -> None:
        """Leave out what there is about a file, so that it is graded again."""
        self._reports = {key: each for key, each in self._reports.items() if each.file != file}

    def find(self, key: str) -> GradingReport | None:
        """Return the report with a key, or None."""
        return self._reports.get(key)

    def add(self, key: str, report: GradingReport) -> None:
        """Save a report, and wait until it is written to disk.

        A file that was not graded is left out, so that it is graded when the grading is resumed. If
        saving fails, `error` says why, and grading continues.
        """
        if not key or report.not_graded or self.error:
            return
        try:
            versions = dict(versions_of(self._behaviours))
            saved = encoded(replace(report, source=""))  # the key stands for it
            self._file.write(json.dumps([key, saved, versions]) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self.error = str(error.strerror)

    def _obstacle(self, versions: Versions | None) -> Text | None:
        """Return why reports with these versions can't be continued; None if they can."""
        if versions is None:
            return Text(
                "these files were graded by a version of tttmc that didn't record how its grader "
                "behaves"
            )
        changed = first_change(versions, self._behaviours)
        if changed is None:
            return None
        return Text(
            "these files were graded with version {then} of {behaviour}; this is version {now}",
            then=versions[changed.name],
            behaviour=changed.text,
            now=changed.version,
        )


def digest(*parts: str) -> str:
    """Return a digest of texts, which may be names of files with any bytes."""
    return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def _read(content: str) -> Iterator[tuple[str, GradingReport, Versions | None]]:
    """Yield the reports in a journal with their keys, and their versions if these were recorded.

    Lines that are cut off or unknown are skipped.
    """
    for line in content.splitlines():
        with contextlib.suppress(ValueError, TypeError, KeyError, RecursionError):
            key, saved, *versions = json.loads(line)
            report = decoded(saved)
            found = versions_from(versions[0]) if versions else None
            if isinstance(report, GradingReport):
                yield str(key), report, found


def _tidy(folder: Path) -> None:
    """Remove old journals, and make the others private."""
    with contextlib.suppress(OSError):
        journals = sorted(folder.glob(f"*{_ENDING}"), key=lambda path: path.stat().st_mtime)
        for path in journals[:-_MAX_KEPT]:
            path.unlink()
        for path in journals[-_MAX_KEPT:]:
            make_private(path)


# Reports as JSON and back. Every value is tagged with its kind, and only the classes that a report
# can contain are created, so that a file from elsewhere can do no harm.

_NOW_CALLED = {"FencePart": "SandboxPart"}
"""Names of classes in reports of earlier versions, and today's."""


def encoded(value: object) -> Json:
    """Return a report, or a part of one, as JSON; raise TypeError for what it can't contain."""
    if isinstance(value, Enum):  # first, since it may also be a string or a number
        return {"enum": [type(value).__name__, value.name]}
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": str(value)}
    if isinstance(value, Path):
        return {"path": str(value)}
    if isinstance(value, Text):
        return {"text": [value.source, [[name, _value(each)] for name, each in value.values]]}
    if isinstance(value, tuple):
        return {"tuple": [encoded(each) for each in cast("tuple[object, ...]", value)]}
    if isinstance(value, Mapping):
        pairs = cast("Mapping[object, object]", value).items()
        return {"map": [[encoded(key), encoded(each)] for key, each in pairs]}
    if is_dataclass(value) and not isinstance(value, type):
        content = {each.name: encoded(getattr(value, each.name)) for each in fields(value)}
        return {"of": type(value).__name__, "with": content}
    raise TypeError(f"a report can't contain a {type(value).__name__}")


def _value(value: object) -> Json:
    """Return a `Text`'s value as JSON, or as English if a report can't contain it."""
    try:
        return encoded(value)
    except TypeError:
        return str(value)


def decoded(value: Json) -> Any:
    """Return what JSON encodes; raise ValueError, TypeError or KeyError if it is invalid."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case {"of": str(name), "with": dict(content)}:
            return _classes()[name](**{part: decoded(each) for part, each in content.items()})
        case {"enum": [str(name), str(member)]}:
            return _classes()[_NOW_CALLED.get(name, name)][member]
        case {"float": str(number)}:
            return float(number)
        case {"path": str(path)}:
            return Path(path)
        case {"text": [str(source), list(values)]}:
            return Text(source, **{str(name): decoded(each) for name, each in map(_pair, values)})
        case {"tuple": list(items)}:
            return tuple(map(decoded, items))
        case {"map": list(pairs)}:
            found = {decoded(key): decoded(each) for key, each in map(_pair, pairs)}
            return MappingProxyType(found)
        case _:
            raise ValueError("a report doesn't contain this")


def _pair(value: Json) -> tuple[Json, Json]:
    if not isinstance(value, list):
        raise TypeError("a pair is missing")
    first, second = value
    return first, second


@lru_cache(maxsize=1)
def _classes() -> Mapping[str, Any]:
    """Return the classes of a report and of its parts, by name."""
    found: dict[str, Any] = {}
    waiting: list[Any] = [GradingReport]
    while waiting:
        hint: Any = waiting.pop()
        waiting += get_args(hint)
        if hint in found.values() or hint is Text or not isinstance(hint, type):
            continue
        part: type[Any] = hint
        if is_dataclass(part):
            waiting += get_type_hints(part).values()
        if is_dataclass(part) or issubclass(part, Enum):
            found[part.__name__] = part
    return found
