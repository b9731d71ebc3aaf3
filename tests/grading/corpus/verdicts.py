"""The verdicts of the real command on the corpus, brief enough for one line each."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from tests.grading.corpus.files import CorpusFile

Verdict: TypeAlias = dict[str, Any]
"""What differs from full points in Python 3, by these keys:

points
    Always there; None if the file was not graded, absent if it was left out.
language, error, reason, warnings
    The report's; the warnings' number.
failed, not run
    The keys of the checks.
named
    The mistake named by each failed check, unless the names are those of the file's truth.
truth
    Only if the grader is known to be wrong: the verdict doesn't agree with the author's claim.
"""
_EXPECTED = Path(__file__).with_name("expected.json")
_CHANGES = Path(__file__).with_name("changes.txt")
_WITH_HELPERS = ("folders/", "zoo/neighbour")
_ECHOES = ("first fix ", "the same mistake as in ", "“")
"""How hints begin that only refer to other checks."""


def verdicts(
    files: Sequence[CorpusFile], checks: Mapping[str, str], seed: int = 0
) -> dict[str, Verdict]:
    """Grade files as a teacher would, in one folder; return their verdicts by name.

    `checks` gives the key of each check by its name.
    """
    with TemporaryDirectory() as name:
        folder = Path(name) / "corpus"
        places = {file.name: folder / _place(file.name) for file in files}
        for file in files:
            places[file.name].parent.mkdir(parents=True, exist_ok=True)
            places[file.name].write_bytes(file.content)
        command = [sys.executable, "-m", "tttmc_app", "grade", str(folder), "--json", "-q"]
        options = ["--workers", "2", "--games", "0", "--seed", str(seed)]
        done = subprocess.run([*command, *options], capture_output=True, check=False, text=True)
        assert done.stdout, done.stderr
        reports = {Path(report["file"]): report for report in json.loads(done.stdout)}
    return {file.name: _verdict(file, reports.get(places[file.name]), checks) for file in files}


def _place(name: str) -> str:
    """Return where to put a file: all but those with helpers stand side by side."""
    return name if name.startswith(_WITH_HELPERS) else name.replace("/", " ")


def _verdict(file: CorpusFile, report: dict[str, Any] | None, checks: Mapping[str, str]) -> Verdict:
    if report is None or report["status"] == "not a submission":
        return {} if file.truth.startswith("left out") else {"truth": file.truth}
    failed = {checks[each["name"]]: each for each in report["checks"] if each["passed"] is False}
    counted = [each for each in report["checks"] if each["name"] in checks]
    groups = groupby(counted, key=lambda each: each["passed"] is None)
    rows = [[checks[each["name"]] for each in group] for is_not_run, group in groups if is_not_run]
    names = {key: _names(each["hint"]) for key, each in failed.items()}
    agrees = _agrees(file.truth, report, failed, {*chain.from_iterable(names.values())})
    named = {key: "; ".join(several) for key, several in names.items() if several}
    found = {
        "points": report["points"],
        "language": "" if report["language"] == "Python 3" else report["language"],
        "failed": " ".join(failed),
        "not run": " ".join(row[0] if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in rows),
        "named": {} if agrees and not file.truth.startswith("fails") else named,
        "error": (report["error"] or "").splitlines()[0] if report["error"] else "",
        "reason": report["reason"],
        "warnings": len(report["warnings"]),
        "truth": "" if agrees else file.truth,
    }
    return {key: value for key, value in found.items() if value or key == "points"}


def _names(hint: str) -> list[str]:
    """Return the names of the mistakes in a hint, without their advice."""
    if not hint or hint.startswith(_ECHOES):
        return []
    return [part.partition(": ")[0] for part in hint.split("; and ")]


def _agrees(
    truth: str, report: dict[str, Any], failed: Collection[str], named: Collection[str]
) -> bool:
    match truth.partition(": ")[0]:
        case "right":
            return report["points"] == report["of"] and not failed
        case "fails":
            return bool(failed)
        case "broken":
            return report["status"] == "graded" and bool(report["error"])
        case "not graded":
            return report["status"] == "not graded" and "grader failed" not in report["reason"]
        case "left out":
            return False
        case _:
            return set(named) == set(truth.split("; "))


@dataclass(frozen=True, slots=True)
class Recorded:
    """The verdicts in expected.json."""

    checks: dict[str, str]
    """The key of each check, by its name."""
    files: dict[str, Verdict]
    """The verdicts by the files' names."""

    @classmethod
    def read(cls) -> Recorded:
        """Read the verdicts."""
        document = json.loads(_EXPECTED.read_text(encoding="utf-8"))
        return cls({name: key for key, name in document["checks"].items()}, document["files"])

    def changes(self, found: Mapping[str, Verdict]) -> list[str]:
        """Return a line for each verdict that differs: the file, and what was and is different."""
        return [
            f"{name}: {_difference(self.files.get(name, {}), verdict)}"
            for name, verdict in found.items()
            if verdict != self.files.get(name)
        ]

    def record(self, found: Mapping[str, Verdict], changes: Sequence[str], reason: str) -> None:
        """Write the verdicts found, and add the changes and their reason to changes.txt."""
        checks = {key: name for name, key in self.checks.items()}
        document = f'{{"checks": {_lines(checks)},\n"files": {_lines(found)}}}\n'
        _EXPECTED.write_text(document, encoding="utf-8")
        with _CHANGES.open("a", encoding="utf-8") as log:
            log.writelines(f"{change}: {reason}\n" for change in changes)


def _lines(entries: Mapping[str, object]) -> str:
    """Return a JSON object with a line for each entry."""
    rows = (f"{_json(key)}: {_json(value)}" for key, value in entries.items())
    return "{\n" + ",\n".join(rows) + "\n}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _difference(before: Verdict, after: Verdict) -> str:
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return ", ".join(f"{key} {before.get(key, '-')} → {after.get(key, '-')}" for key in keys)
