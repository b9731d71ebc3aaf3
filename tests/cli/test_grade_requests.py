"""What `tttmc grade` asks each format of reports to write: entries, target, sheet and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.grading.reports.class_of import graded
from tests.grading.submissions import CORRECT, submit
from tttmc_app import grading
from tttmc_app.cli import main
from tttmc_app.core import Text
from tttmc_app.grading import reports
from tttmc_app.grading.reports import FORMATS, ReportRequest, Target

RUBRIC = "of = 20\n[parts]\nrules = 0\n"
BOOK = "Student,ID,SIS Login ID,Section,A (5),B (6)\n    Points Possible,,,,10,10\nDoe,11,d,A,,\n"
TARGETS = {
    "csv": "t.csv",
    "html": "pages",
    "junit": "t.xml",
    "gradescope": "a.zip",
    "canvas": "book.csv",
}


@pytest.mark.parametrize("anonymous", [False, True])
@pytest.mark.parametrize("more", [False, True])
def test_every_format_is_asked_for_the_same(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    anonymous: bool,
    more: bool,
) -> None:
    """Names are left out of all but sheets, which have no pairs; notes go to the error stream."""
    asked: list[tuple[str, ReportRequest]] = []

    def write(key: str, request: ReportRequest) -> Sequence[Text]:
        asked.append((key, request))
        return (Text("{key} is written", key=key),)

    def grade_beats(paths: list[Path], *_: object) -> object:
        for number, path in enumerate(paths):
            yield SimpleNamespace(number=number, is_done=True, report=graded(path))

    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    kept = tuple(replace(each, write=partial(write, each.key)) for each in FORMATS)
    monkeypatch.setattr(reports, "FORMATS", kept)
    monkeypatch.chdir(tmp_path)
    for name in ("doe_11_901_player.py", "roe_12_902_player.py"):
        submit(tmp_path / "class", CORRECT, name)
    Path("book.csv").write_text(BOOK, encoding="utf-8")
    Path("strict.toml").write_text(RUBRIC, encoding="utf-8")
    words = [word for key, name in TARGETS.items() for word in (f"--{key}", name)]
    words += ["--column", "B (6)", "--seed", "5", "--games", "7"]
    words += ["--anonymous"] * anonymous
    words += ["--rubric", "strict.toml", "--overwrite", "--similar"] * more
    assert main(["grade", "class", *words]) == 0
    assert [key for key, _ in asked] == ["canvas", "csv", "html", "junit", "gradescope"]
    told = [line for line in capsys.readouterr().err.splitlines() if line.endswith(" is written")]
    assert told == [f"{key} is written" for key, _ in asked]
    for key, request in asked:
        is_sheet = key == "canvas"
        target = "book-graded.csv" if is_sheet and not more else TARGETS[key]
        assert request.target == Path(target)
        assert (request.sheet, request.column) == (Path(TARGETS[key]), "B (6)")
        assert (request.seed, request.games, request.rubric) == (5, 7, RUBRIC if more else "")
        assert [(pair.first, pair.second) for pair in request.pairs] == (
            [(0, 1)] if more and not is_sheet else []
        )
        names = [entry.report.file.name for entry in request.entries]
        hidden = anonymous and not is_sheet
        assert names == (
            ["student-1.py", "student-2.py"]
            if hidden
            else ["doe_11_901_player.py", "roe_12_902_player.py"]
        )
    assert {each.key for each in FORMATS if each.target is Target.SHEET} == {"canvas", "moodle"}
    assert Path("pages").is_dir(), "its folder is made before anything is graded"


def test_an_autograder_alone_has_its_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without files, only the autograder is written, with the rubric, the seed and the games."""
    asked: list[ReportRequest] = []

    def write(request: ReportRequest) -> Sequence[Text]:
        asked.append(request)
        return ()

    monkeypatch.setattr(
        reports, "FORMATS", tuple(replace(each, write=write) for each in reports.FORMATS)
    )
    monkeypatch.chdir(tmp_path)
    Path("strict.toml").write_text(RUBRIC, encoding="utf-8")
    words = ["grade", "--gradescope", "a.zip", "--seed", "9", "--games", "3"]
    assert main([*words, "--rubric", "strict.toml"]) == 0
    (request,) = asked
    assert (request.entries, request.pairs, request.target) == ((), (), Path("a.zip"))
    assert (request.seed, request.games, request.rubric) == (9, 3, RUBRIC)
    assert main([*words, "--csv", "t.csv"]) == 2
    assert len(asked) == 1
