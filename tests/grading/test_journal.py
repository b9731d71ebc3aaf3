"""The journal of a grading: what it keeps, and what must be the same for a report to be reused."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import fields, replace
from itertools import takewhile
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import Any

import pytest

from tests.grading.reports.class_of import GAME
from tests.grading.test_report import BROKEN, FAILURE, FULL, MATCH
from tests.test_private_folder import ended_process
from tttmc_app import engine, folders
from tttmc_app.core import Text
from tttmc_app.grading import (
    DEFAULT_RUBRIC,
    Damage,
    Graded,
    GradingReport,
    Journal,
    OtherVersionError,
    Rubric,
    Strength,
    grade_all,
    grade_beats,
)
from tttmc_app.grading.grader import GRADER
from tttmc_app.grading.report_codec import decoded, encoded

ONE, TWO = Path("one.py"), Path("two.py")
WHOLE = replace(
    FULL,
    was_stopped=True,
    not_graded=Text("{count} times", count=2),
    seconds=2.5,
    strength=Strength(20, (replace(MATCH, example=GAME),), "fewer games"),
)
"""A report in which no field is the default."""


def journal(folder: Path, *, resume: bool = True) -> Journal:
    """Open a journal in a folder."""
    return Journal(folder / "kept.jsonl", resume=resume)


def test_every_field_of_a_report_survives() -> None:
    """A report without any default comes back the same, field by field, with the time it took."""
    back = decoded(json.loads(json.dumps(encoded(WHOLE))))
    for field in fields(GradingReport):
        value = getattr(WHOLE, field.name)
        assert value != getattr(GradingReport(ONE), field.name), field.name
        assert getattr(back, field.name) == value, field.name
        assert type(getattr(back, field.name)) is type(value) or field.name == "rubric"
    assert back.checks[1].failure == replace(FAILURE, damage=Damage.WEIGHTS)
    tables = (back.rubric.parts, back.rubric.ceilings, back.rubric.weights)
    assert {type(table) for table in tables} == {MappingProxyType}, "nobody can change them"
    assert str(back.not_graded) == "2 times"
    assert back.not_graded.source == "{count} times"


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), 1e308, -0.5, 3])
def test_any_number_survives(number: float) -> None:
    """JSON has no infinity, so it is written in words."""
    back = decoded(json.loads(json.dumps(encoded((number,)), allow_nan=False)))
    assert back == (number,)
    assert type(back[0]) is type(number)


def test_what_a_report_cant_contain_is_refused() -> None:
    """Other objects aren't written; in a text, their English is."""
    with pytest.raises(TypeError, match="can't contain a object"):
        encoded(object())
    with pytest.raises(TypeError):
        encoded([1])
    text = Text("{what}", what=ValueError("oh"))
    assert decoded(encoded(text)) == Text("{what}", what="oh")


@pytest.mark.parametrize(
    "content",
    [
        [1],
        {"of": "Path", "with": {}},
        {"of": "GradingReport", "with": []},
        {"of": "GradingReport", "with": {"colour": 1}},
        {"enum": ["Part", "STYLE"]},
        {"enum": ["os", "name"]},
        {"call": "exit"},
        {"map": [[1]]},
        {"map": [1]},
        {"map": [[1, 2, 3]]},
        {"tuple": 1},
        {},
    ],
)
def test_a_strange_journal_creates_nothing(content: Any) -> None:
    """Only the parts of reports are created; anything else is refused."""
    with pytest.raises((ValueError, TypeError, KeyError)):
        decoded(content)


def test_reports_are_kept_until_a_new_grading(tmp_path: Path) -> None:
    """Reports are on the disk at once, and found again by key; without `resume` they are gone."""
    with journal(tmp_path, resume=False) as first:
        first.add("a", FULL)
        first.add("b", BROKEN)
        assert (tmp_path / "kept.jsonl").read_bytes().count(b"\n") == 2
        assert (first.count, first.find("a"), first.error) == (0, None, "")
    with journal(tmp_path) as second:
        assert (second.count, second.find("a"), second.find("b")) == (2, FULL, BROKEN)
        assert second.find("c") is None
        second.add("c", FULL)
        second.add("a", BROKEN)
    with journal(tmp_path) as third:
        assert (third.count, third.find("a")) == (3, BROKEN), "the newest of a file counts"
    with journal(tmp_path, resume=False) as fresh:
        assert (fresh.count, fresh.find("a")) == (0, None)
    assert (tmp_path / "kept.jsonl").read_bytes() == b""


def test_reports_that_must_be_made_again_are_left_out(tmp_path: Path) -> None:
    """A file that wasn't graded, or couldn't be read and so has no key, is graded again."""
    with journal(tmp_path) as kept:
        kept.add("a", replace(FULL, not_graded="no memory"))
        kept.add("", FULL)
    assert (tmp_path / "kept.jsonl").read_bytes() == b""


def test_damaged_lines_are_skipped(tmp_path: Path) -> None:
    """What was cut off or isn't a report is skipped, and the next report has its own line."""
    with journal(tmp_path) as kept:
        kept.add("a", FULL)
    path = tmp_path / "kept.jsonl"
    whole = path.read_bytes()
    path.write_bytes(b'\xff\n["x", 3]\n[1]\n{}\n\n' + whole + whole[:40])
    with journal(tmp_path) as kept:
        assert (kept.count, kept.find("a")) == (1, FULL)
        kept.add("b", BROKEN)
    with journal(tmp_path) as kept:
        assert (kept.count, kept.find("b")) == (2, BROKEN)
    assert path.read_bytes().startswith(b"\xff\n")
    # So it is if nothing before it was finished; whole lines are followed by the next at once.
    path.write_bytes(whole[:40])
    for number in (1, 2):
        with journal(tmp_path) as kept:
            kept.add(str(number), FULL)
        with journal(tmp_path) as kept:
            assert kept.count == number
    assert path.read_bytes().count(b"\n") == 3


NOW = {"the grader": GRADER.version, "mc": 1, "random": 1}


@pytest.mark.parametrize(
    ("recorded", "told"),
    [
        ([NOW], ""),
        ([], "didn't record"),
        ([NOW | {"the grader": 9}], "version 9 of the grader"),
        ([NOW | {"mc": 9}], "version 9 of the player “mc”"),
    ],
    ids=str,
)
def test_reports_of_another_version_are_not_continued(
    tmp_path: Path, recorded: list[object], told: str
) -> None:
    """Files of one class get their points from one version; the earlier reports stay."""
    with journal(tmp_path) as kept:
        kept.add("a", FULL)
    path = tmp_path / "kept.jsonl"
    key, report, versions = json.loads(path.read_text(encoding="utf-8"))
    assert versions == NOW
    earlier = json.dumps([key, report, *recorded]) + "\n"
    path.write_text(earlier, encoding="utf-8")
    if told:
        with pytest.raises(OtherVersionError, match=told):
            journal(tmp_path)
        assert path.read_text(encoding="utf-8") == earlier
    else:
        with journal(tmp_path) as kept:
            assert kept.find("a") == FULL


def test_a_full_disk_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a report can't be saved, the journal says why and saves no others."""

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    with journal(tmp_path) as kept:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            kept.add("a", FULL)
        assert kept.error == "No space left on device"
        before = (tmp_path / "kept.jsonl").read_bytes()
        kept.add("b", FULL)
        assert (tmp_path / "kept.jsonl").read_bytes() == before


def test_another_grading_has_another_journal() -> None:
    """Files, their order, the seed, the games and the rubric decide which journal is resumed."""
    mild = Rubric(pass_mark=1.0)
    different: list[tuple[list[Path], int, int, Rubric]] = [
        ([ONE, TWO], 1, 2, DEFAULT_RUBRIC),
        ([ONE], 1, 2, DEFAULT_RUBRIC),
        ([TWO, ONE], 1, 2, DEFAULT_RUBRIC),
        ([ONE, TWO], 3, 2, DEFAULT_RUBRIC),
        ([ONE, TWO], 1, 3, DEFAULT_RUBRIC),
        ([ONE, TWO], 1, 2, mild),
    ]
    for number, settings in enumerate(different):
        with Journal.of(*settings, resume=False) as kept:
            kept.add("key", replace(FULL, file=Path(str(number))))
    for number, settings in enumerate(different):
        with Journal.of(*settings, resume=True) as kept:
            found = kept.find("key")
            assert found is not None
            assert found.file == Path(str(number))
    with Journal.of(
        [ONE.absolute(), TWO.absolute()], 1, 2, Rubric("other name"), resume=True
    ) as kept:
        assert kept.count == 1  # neither the name of the rubric nor the way to write a path counts


@pytest.mark.skipif(os.name == "nt", reason="only POSIX has file modes")
def test_only_its_owner_can_read_a_grading(home: Path) -> None:
    """The folders and the journals are private, even if earlier versions let others read them."""
    for modes in ([0o700, 0o700, 0o600, 0o600], [0o755, 0o700, 0o600, 0o600]):
        for path in (ONE, TWO):
            with Journal.of([path], 0, 0, DEFAULT_RUBRIC, resume=True):
                pass
        found = [home, *sorted(home.rglob("*"))]
        assert [path.stat().st_mode & 0o777 for path in found] == modes
        for path in found:
            path.chmod(0o755)


def test_only_the_newest_journals_are_kept() -> None:
    """Of 55 journals, the 50 that were last written are left, among them the one in use."""
    folder = folders.data_folder() / "gradings"
    folder.mkdir(parents=True)
    for number in range(54):
        path = folder / f"{number}.jsonl"
        path.write_bytes(b"")
        os.utime(path, (number, number))
    (folder / "notes.txt").write_bytes(b"")
    with Journal.of([ONE], 0, 0, DEFAULT_RUBRIC, resume=False):
        left = sorted(path.stem for path in folder.glob("*.jsonl"))
    assert len(left) == 50
    assert not {"0", "1", "2", "3", "4"} & set(left)
    assert "5" in left
    assert (folder / "notes.txt").exists()


class Asked(Journal):
    """A journal that has a report for every key, and notes the keys it is asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "asked.jsonl", resume=False)
        self.keys: list[str] = []

    def find(self, key: str) -> GradingReport | None:
        """Return a report; note the key."""
        self.keys.append(key)
        return replace(FULL, file=Path(str(len(self.keys))))


def write(folder: Path) -> list[Path]:
    """Write two files, of which the first has a module of its own."""
    folder.mkdir()
    (folder / "one.py").write_text("import tools\n")
    (folder / "tools.py").write_text("X = 1\n")
    (folder / "two.py").write_text("Y = 1\n")
    return [folder / "one.py", folder / "two.py"]


def whole(results: Iterable[Graded | None]) -> list[Graded]:
    """Return the results of a grading, which must end, without the pauses between them."""
    late = monotonic() + 60
    found = [each for each in takewhile(lambda _: monotonic() < late, results) if each]
    assert monotonic() < late, "the grading doesn't end"
    return found


def asked_of(
    folder: Path, paths: list[Path], seed: int = 1, games: int = 2, rubric: Rubric = DEFAULT_RUBRIC
) -> list[str]:
    """Return the keys under which a grading looks for the files' reports."""
    with Asked(folder) as kept:
        results = whole(grade_beats(paths, seed, 2, games, kept, rubric))
        # All reports are known, so that no process is started: they come at once, in order.
        assert [(each.number, each.is_done) for each in results] == [
            (number, True) for number in range(len(paths))
        ]
        assert [each.report.file.name for each in results] == [
            str(number + 1) for number in range(len(paths))
        ]
    assert (folder / "asked.jsonl").read_bytes() == b""
    return kept.keys


def test_a_report_is_reused_only_for_the_same_grading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text, the modules, the path, the seed, the games, the rubric and the engine count."""
    paths = write(tmp_path / "files")
    same = asked_of(tmp_path, paths)
    assert same == asked_of(tmp_path, paths)
    assert same == asked_of(tmp_path, paths[:1]) + asked_of(tmp_path, paths[1:])
    assert len(set(same)) == 2

    def both(keys: list[str]) -> None:
        assert len({*keys, *same}) == 4

    both(asked_of(tmp_path, paths, seed=2))
    both(asked_of(tmp_path, paths, games=3))
    both(asked_of(tmp_path, paths, rubric=Rubric(pass_mark=1.0)))
    both(asked_of(tmp_path, write(tmp_path / "elsewhere")))
    with monkeypatch.context() as patch:
        patch.setattr(engine, "STREAM", "other-1")
        both(asked_of(tmp_path, paths))
    (tmp_path / "files" / "tools.py").write_text("X = 2\n")
    one, two = asked_of(tmp_path, paths)
    assert one not in same
    assert two == same[1]
    paths[1].write_text("Y = 2\n")
    assert asked_of(tmp_path, paths)[1] not in same


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is swept there")
def test_a_resumed_grading_removes_what_a_killed_one_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if all reports are known, so that no file is run."""
    place = tmp_path / "temporary"
    left = place / f"tttmc-course-{ended_process()}-abc"
    left.mkdir(parents=True)
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    asked_of(tmp_path, write(tmp_path / "files"))
    assert not left.exists()


def test_a_file_that_cant_be_read_has_no_key(tmp_path: Path) -> None:
    """It is graded again each time, because nothing says whether it is still the same."""
    assert asked_of(tmp_path, [tmp_path / "gone.py"]) == [""]


def test_new_reports_are_added_and_old_ones_reused(tmp_path: Path) -> None:
    """Only the files that aren't in the journal are graded; their numbers are those of the list."""
    paths = [tmp_path / name for name in ("a.py", "b.py", "c.py")]
    for path in paths:
        path.write_text(f"{path.stem} = (\n")
    with journal(tmp_path) as kept:
        first = [each for each in grade_all(paths[1:2], 0, 1, 0, kept) if each.is_done]
        assert kept.count == 0
    with journal(tmp_path) as kept:
        results = whole(grade_beats(paths, 0, 1, 0, kept))
        assert kept.count == 1
    assert (results[0].number, results[0].report, results[0].is_done) == (1, first[0].report, True)
    assert [each.number for each in results if each.is_done] == [1, 0, 2]
    assert [each.report.file for each in results if each.is_done] == [paths[1], paths[0], paths[2]]
    with journal(tmp_path) as kept:
        assert kept.count == 3
