"""The journal of a grading run: each report is written to disk as soon as it is done.

An interrupted run is resumed from its journal, unless another version of the grader began it. Only
the newest journals are kept.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Self, TypeAlias

from tttmc_app.core import Text, TttmcError
from tttmc_app.folders import data_folder
from tttmc_app.grading.grader import grading_behaviours
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.report_codec import decoded, encoded
from tttmc_app.grading.rubric import Rubric
from tttmc_app.players.behaviour import Versions, first_change, versions_from, versions_of
from tttmc_app.storage import PRIVATE_FILE, PRIVATE_FOLDER, make_folder, make_private

_MAX_KEPT = 50
_ENDING = ".jsonl"
_Found: TypeAlias = Mapping[str, tuple[GradingReport, Versions | None]]


class OtherVersionError(TttmcError):
    """The reason why an earlier grading can't be resumed: its other files had other points."""


class Journal:
    """The finished reports of one grading run, as lines of JSON in a file: a context manager."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        """Open the journal at a path; without `resume`, replace it.

        Raises OSError, and OtherVersionError for reports of another version of the grader.
        """
        self.error = ""
        """Why a report could not be saved; empty if all could."""
        self._behaviours = grading_behaviours()
        found: _Found = _read(path) if resume else {}
        for _report, versions in found.values():
            if obstacle := self._obstacle(versions):
                raise OtherVersionError(obstacle)
        self._reports = {key: report for key, (report, _versions) in found.items()}
        if not resume:
            with contextlib.suppress(FileNotFoundError):
                path.unlink()
        path.touch(PRIVATE_FILE)
        self._file: TextIOWrapper = path.open("a", encoding="utf-8")
        if resume and _is_cut_off(path):
            self._file.write("\n")  # otherwise the next report would continue this line

    @classmethod
    def of(
        cls, paths: Sequence[Path], seed: int, games: int, rubric: Rubric, *, resume: bool
    ) -> Self:
        """Return the journal for these files and settings, in the program's folder.

        Raises OSError and TttmcError if the folder can't be written, and OtherVersionError.
        """
        home = make_folder(data_folder(), PRIVATE_FOLDER)
        folder = make_folder(home / "gradings", PRIVATE_FOLDER)
        make_private(folder)  # earlier versions let others read it
        settings = (seed, games, rubric.identity)
        parts = [*(str(path.absolute()) for path in paths), *map(repr, settings)]
        name = sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]
        journal = cls(folder / f"{name}{_ENDING}", resume=resume)
        _tidy(folder)
        return journal

    def __enter__(self) -> Self:
        """Return the journal."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

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

    def close(self) -> None:
        """Close the file."""
        with contextlib.suppress(OSError):
            self._file.close()

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


def _read(path: Path) -> _Found:
    """Return the reports in a file, and their versions if these were recorded, by their keys.

    Lines that are cut off or unknown are skipped.
    """
    found: dict[str, tuple[GradingReport, Versions | None]] = {}
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return found
    for line in lines:
        with contextlib.suppress(ValueError, TypeError, KeyError, RecursionError):
            key, content, *versions = json.loads(line)
            report = decoded(content)
            if isinstance(report, GradingReport):
                found[str(key)] = report, versions_from(versions[0]) if versions else None
    return found


def _is_cut_off(path: Path) -> bool:
    """Return whether the last line is cut off: the program was killed, or the disk was full."""
    return path.read_bytes()[-1:] not in (b"", b"\n")


def _tidy(folder: Path) -> None:
    """Remove old journals, and make the others private."""
    with contextlib.suppress(OSError):
        journals = sorted(folder.glob(f"*{_ENDING}"), key=lambda path: path.stat().st_mtime)
        for path in journals[:-_MAX_KEPT]:
            path.unlink()
        for path in journals[-_MAX_KEPT:]:
            make_private(path)
