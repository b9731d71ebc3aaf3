"""The journal of a grading run: each report is written to disk as soon as it is done.

An interrupted run is resumed from its journal, unless another version of the grader began it. Only
the newest journals are kept.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from io import TextIOWrapper
from pathlib import Path
from typing import Self

from tttmc_app.core import Text, TttmcError
from tttmc_app.folders import data_folder
from tttmc_app.grading.grader import Terms, grading_behaviours
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.report_codec import decoded, encoded
from tttmc_app.players.behaviour import Versions, first_change, versions_from, versions_of
from tttmc_app.storage import PRIVATE_FILE, PRIVATE_FOLDER, make_folder, make_private

_MAX_KEPT = 50
_ENDING = ".jsonl"


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

    def __enter__(self) -> Self:
        """Return the journal."""
        return self

    def __exit__(self, *_error: object) -> None:
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
