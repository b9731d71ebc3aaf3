"""The journal of a grading: what it keeps, and what must be the same for a report to be reused."""

from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any
from unittest.mock import Mock, patch

import pytest

from tests.grading.grading import handed_in_at
from tests.grading.reports.class_of import GAME
from tests.grading.submissions import submit
from tests.grading.test_report import BROKEN, FULL, MATCH
from tests.rights import posix
from tttmc_app import engine, folders
from tttmc_app.core import Text
from tttmc_app.grading import (
    DEFAULT_TERMS,
    GradingReport,
    Journal,
    OtherVersionError,
    Rubric,
    Strength,
    Terms,
    grade_beats,
)
from tttmc_app.grading.grader import GRADER
from tttmc_app.grading.journal import decoded, encoded
from tttmc_app.grading.overrides import Override

ONE, TWO = Path("one.py"), Path("two.py")
WHOLE = replace(
    FULL,
    was_stopped=True,
    not_graded=Text("{count} times", count=2),
    not_submission="tests",
    is_late=True,
    override=Override(1.5, "why"),
    source="x = 1",
    seconds=2.5,
    strength=Strength(20, (replace(MATCH, example=GAME),), "fewer games"),
)
"""A report in which no field is the default."""


def journal(folder: Path, *, resume: bool = True) -> Journal:
    """Open a journal in a folder."""
    return Journal(folder / "kept.jsonl", resume=resume)


def test_whatever_a_report_contains_survives() -> None:
    """JSON has no infinity, so it is written in words; the type of each value stays."""

    def back(value: object) -> Any:
        return decoded(json.loads(json.dumps(encoded(value), allow_nan=False)))

    read: GradingReport = back(WHOLE)
    assert read == WHOLE
    default = GradingReport(ONE)
    names = [field.name for field in fields(GradingReport)]
    assert [name for name in names if getattr(WHOLE, name) == getattr(default, name)] == []
    tables = (read.rubric.parts, read.rubric.ceilings, read.rubric.weights)
    assert {type(table) for table in tables} == {MappingProxyType}, "nobody can change them"
    assert isinstance(read.not_graded, Text)
    assert read.not_graded.source == "{count} times"
    numbers = (float("inf"), float("-inf"), 1e308, -0.5, 3)
    assert repr(back(numbers)) == repr(numbers)
    with pytest.raises(TypeError):
        encoded(object())


STRANGE = """
[1]
{"of": "Path", "with": {}}
{"of": "GradingReport", "with": []}
{"of": "GradingReport", "with": {"colour": 1}}
{"enum": ["Part", "STYLE"]}
{"enum": ["os", "name"]}
{"call": "exit"}
{"map": [[1]]}
{"map": [1]}
{"map": [[1, 2, 3]]}
{"tuple": 1}
{}
"""


def test_a_strange_journal_creates_nothing() -> None:
    """Only the parts of reports are created; anything else is refused."""
    for content in STRANGE.strip().splitlines():
        with pytest.raises((ValueError, TypeError, KeyError)):
            decoded(json.loads(content))


def test_reports_are_kept_until_a_new_grading(tmp_path: Path) -> None:
    """Reports are on the disk at once, and found again by key; without `resume` they are gone.

    A file that wasn't graded, or couldn't be read and so has no key, is graded again.
    """
    path = tmp_path / "kept.jsonl"
    with journal(tmp_path, resume=False) as first:
        for key, report in (("a", FULL), ("b", BROKEN), ("c", WHOLE), ("", FULL)):
            first.add(key, report)
        assert path.read_bytes().count(b"\n") == 2
        assert (first.count, first.find("a"), first.error) == (0, None, "")
    with journal(tmp_path) as second:
        assert (second.count, second.find("a"), second.find("b")) == (2, FULL, BROKEN)
        assert second.find("c") is None
        second.add("a", BROKEN)
    with journal(tmp_path) as third:
        assert (third.count, third.find("a")) == (2, BROKEN), "the newest of a file counts"
        third.forget(BROKEN.file)
        assert third.find("a") is None, "it is to be graded again"
    with journal(tmp_path, resume=False) as fresh:
        assert (fresh.count, fresh.find("a"), path.read_bytes()) == (0, None, b"")


def test_reports_of_another_version_are_not_continued(tmp_path: Path) -> None:
    """Files of one class get their points from one version; the earlier reports stay."""
    with journal(tmp_path) as kept:
        kept.add("a", FULL)
    path = tmp_path / "kept.jsonl"
    key, report, versions = json.loads(path.read_text(encoding="utf-8"))
    assert versions["the grader"] == GRADER.version
    assert set(versions) == {"the grader", "mc", "random"}
    for recorded in ([], [versions | {"the grader": 9}], [versions | {"mc": 9}]):
        earlier = json.dumps([key, report, *recorded]) + "\n"
        path.write_text(earlier, encoding="utf-8")
        with pytest.raises(OtherVersionError):
            journal(tmp_path)
        assert path.read_text(encoding="utf-8") == earlier


def test_a_full_disk_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a report can't be saved, the journal says why and saves no others."""
    full = Mock(side_effect=OSError(28, "No space left on device"))
    with journal(tmp_path) as kept:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            kept.add("a", FULL)
        assert kept.error == "No space left on device"
        before = (tmp_path / "kept.jsonl").read_bytes()
        kept.add("b", FULL)
        assert (tmp_path / "kept.jsonl").read_bytes() == before


@posix
def test_only_its_owner_can_read_a_grading(home: Path) -> None:
    """The folders and the journals are private, even if earlier versions let others read them."""
    for modes in ([0o700, 0o700, 0o600, 0o600], [0o755, 0o700, 0o600, 0o600]):
        for path in (ONE, TWO):
            with Journal.of([path], Terms(), resume=True):
                pass
        found = [home, *sorted(home.rglob("*"))]
        assert [path.stat().st_mode & 0o777 for path in found] == modes
        for path in found:
            path.chmod(0o755)


def test_damaged_lines_are_skipped(tmp_path: Path) -> None:
    """What was cut off or isn't a report is skipped, and the next report has its own line."""
    with journal(tmp_path) as kept:
        kept.add("a", FULL)
    path = tmp_path / "kept.jsonl"
    whole = path.read_bytes()
    damaged = b'\xff\n["x", 3]\n[1]\n{}\n\n' + whole
    for before, count in ((damaged + whole[:40], 1), (whole[:40], 0), (whole[:-1], 1)):
        path.write_bytes(before)
        for number in range(2):
            with journal(tmp_path) as kept:
                assert kept.count == count + number
                kept.add(str(number), BROKEN)
        assert path.read_bytes().startswith(before)


def test_only_the_newest_journals_are_kept() -> None:
    """Of 55 journals, the 50 that were last written are left, among them the one in use."""
    folder = folders.data_folder() / "gradings"
    folder.mkdir(parents=True)
    for number in range(54):
        path = folder / f"{number}.jsonl"
        path.touch()
        os.utime(path, (number, number))
    with Journal.of([ONE], Terms(), resume=False):
        left = {path.stem for path in folder.glob("*.jsonl")}
    assert (len(left), {*map(str, range(54))} - left) == (50, {*"01234"})


def keys(folder: Path, *paths: Path, terms: Terms = DEFAULT_TERMS) -> list[str]:
    """Return the keys under which a grading looks for the files' reports, which it then has."""
    with journal(folder) as kept, patch.object(Journal, "find", return_value=FULL) as find:
        found = [*filter(None, grade_beats(handed_in_at(paths), terms, journal=kept))]
    assert [(each.report, each.is_done) for each in found] == [(FULL, True)] * len(paths)
    return [each.args[0] for each in find.mock_calls]


def test_a_report_is_reused_only_for_the_same_grading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text, the modules, the path, the seed, the games, the rubric and the engine count."""
    files = {"one.py": "import tools\n", "two.py": "Y = 1\n"}
    one, two = (submit(tmp_path, text, name) for name, text in files.items())
    tools = submit(tmp_path, "X = 1\n", "tools.py")
    same = keys(tmp_path, one, two)
    assert same == keys(tmp_path, one) + keys(tmp_path, two)
    elsewhere = (submit(tmp_path / "else", text, name) for name, text in files.items())
    others = keys(tmp_path, *elsewhere) + keys(tmp_path, one, two, terms=Terms(seed=2))
    for terms in (Terms(games=3), Terms(rubric=Rubric(pass_mark=1))):
        others += keys(tmp_path, one, two, terms=terms)
    with monkeypatch.context() as patch:
        patch.setattr(engine, "STREAM", "other-1")
        others += keys(tmp_path, one, two)
    assert len({*same, *others}) == 2 * 6
    tools.write_text("X = 2\n")
    assert [a == b for a, b in zip(keys(tmp_path, one, two), same, strict=True)] == [False, True]
