"""Each format writes what it says, where it is told to."""

from __future__ import annotations

import csv
import json
import os
import zipfile
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.grading.reports.class_of import class_of, graded, submitted
from tests.grading.reports.test_gradebook import CANVAS, MOODLE, sheet
from tests.grading.reports.test_pages import BROKEN, ENTRY, LEFT, REPORT
from tests.grading.submissions import submit
from tttmc_app.core import Text, TttmcError
from tttmc_app.grading import CHECKS, GradingReport, Rubric
from tttmc_app.grading.output import reports_csv
from tttmc_app.grading.reports import (
    FORMATS,
    ReportRequest,
    Target,
    check_sheet,
    entries_json,
    entries_of,
    target_of,
)
from tttmc_app.grading.reports.autograder import main
from tttmc_app.grading.reports.gradescope import results_json
from tttmc_app.grading.reports.junit import junit_xml
from tttmc_app.grading.similarity import SimilarPair

BY_KEY = {format_.key: format_ for format_ in FORMATS}
NOW = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)


def write(key: str, request: ReportRequest) -> list[str]:
    """Write a format; return what the user is told."""
    return [str(text) for text in BY_KEY[key].write(request)]


def test_the_formats_and_their_files() -> None:
    """The keys are the command's options; files have their endings, sheets a filler."""
    assert [(each.key, each.target, each.suffix, str(each.label)) for each in FORMATS] == [
        ("csv", Target.FILE, ".csv", "CSV table"),
        ("json", Target.FILE, ".json", "JSON"),
        ("html", Target.FOLDER, "", "HTML pages"),
        ("junit", Target.FILE, ".xml", "JUnit XML"),
        ("gradescope", Target.FILE, ".zip", "Gradescope autograder"),
        ("canvas", Target.SHEET, ".csv", "Canvas gradebook"),
        ("moodle", Target.SHEET, ".csv", "Moodle grading worksheet"),
    ]
    for each in FORMATS:
        is_sheet = each.target is Target.SHEET
        assert (each.fill is not None, each.columns is not None) == (is_sheet, is_sheet)


def test_tables_and_json_are_written(tmp_path: Path) -> None:
    """The files contain the results of all entries, and the pairs."""
    entries, pairs = class_of(tmp_path), [SimilarPair(0, 1, 0.5, ())]
    table, document = tmp_path / "t.csv", tmp_path / "d.json"
    assert write("csv", ReportRequest(entries, table, pairs)) == []
    assert table.read_text(encoding="utf-8") == reports_csv([each.report for each in entries])
    assert write("json", ReportRequest(entries, document, pairs)) == []
    assert json.loads(document.read_text(encoding="utf-8")) == entries_json(entries, pairs)
    assert document.read_text(encoding="utf-8").endswith("]\n")


def test_pages_are_written_into_a_new_folder(tmp_path: Path) -> None:
    """The class's page and one for each entry and pair."""
    folder = tmp_path / "new" / "pages"
    folder.parent.mkdir()
    assert write("html", ReportRequest([ENTRY, BROKEN], folder, [SimilarPair(0, 1, 0.6, ())])) == []
    names = {path.name for path in folder.iterdir()}
    assert names == {"index.html", "x_a.html", "b.html", "alike-1.html"}
    assert 'href="alike-1.html">60 %' in (folder / "index.html").read_text(encoding="utf-8")


def test_test_cases_are_those_of_the_rubric(tmp_path: Path) -> None:
    """A check that doesn't count is no test case; the time is that of the request."""
    target = tmp_path / "j.xml"
    rubric = Rubric(weights={CHECKS[0].name: 0.0})
    entry = replace(BROKEN, report=replace(BROKEN.report, rubric=rubric))
    assert write("junit", ReportRequest([entry], target, now=NOW)) == []
    (suite,) = ET.fromstring(target.read_text(encoding="utf-8"))
    assert suite.get("timestamp") == "2026-03-04T05:06:07"
    assert len(suite.findall("testcase")) == len(CHECKS)  # without one check, but with "runs"
    assert write("junit", ReportRequest([], target)) == []
    assert list(ET.fromstring(target.read_text(encoding="utf-8"))) == []


def test_an_autograder_has_its_settings(tmp_path: Path) -> None:
    """The seed, the games and the rubric are in the zip."""
    target = tmp_path / "a.zip"
    assert write("gradescope", ReportRequest([], target, seed=5, games=6, rubric="of = 7\n")) == []
    with zipfile.ZipFile(target) as archive:
        assert json.loads(archive.read("settings.json")) == {"seed": 5, "games": 6}
        assert archive.read("rubric.toml") == b"of = 7\n"
        names = set(archive.namelist())
    assert not {name for name in names if "/tests/" in name or name.endswith(".pyc")}
    assert {"tttmc_app/grading/reports/autograder.py", "packages/platformdirs/__init__.py"} <= names


def test_sheets_are_filled_into_a_copy(tmp_path: Path) -> None:
    """The copy is next to the sheet; the user is told how many grades it has, and what is left."""
    files = submitted(tmp_path / "files", ["zoe_1001_5_a.py", "b.py"])
    entries = entries_of([graded(file) for file in files])
    path = sheet(tmp_path, CANVAS)
    for overwrite, name in ((False, "sheet-graded.csv"), (True, "sheet.csv")):
        target = target_of(BY_KEY["canvas"], path, overwrite=overwrite)
        assert target == path.with_name(name)
        request = ReportRequest(entries, target, sheet=path, column="8812")
        first, *rest = write("canvas", request)
        assert first == f"{name}: 1 grade"
        assert rest == [
            "b.py has no grade in the sheet: its name has no number from Canvas",
            "8 students in the sheet handed in no file",
        ]
        assert b",38.5,7.5," in target.read_bytes()  # 77 of 100 points, and the sheet has 50
    moodle = sheet(tmp_path, MOODLE)
    told = write("moodle", ReportRequest([], moodle))
    assert told == ["sheet.csv: 0 grades", "3 students in the sheet handed in no file"]
    assert target_of(BY_KEY["csv"], path) == path
    assert target_of(BY_KEY["canvas"], path) == path.with_name("sheet-graded.csv")


def test_sheets_are_checked_before_grading(tmp_path: Path) -> None:
    """A sheet with several columns needs one of them; other formats have no sheet."""
    path = sheet(tmp_path, CANVAS)
    check_sheet(BY_KEY["canvas"], path, "8813")
    check_sheet(BY_KEY["csv"], path)
    for column in ("", "9", "Final Score (2026)"):
        with pytest.raises(TttmcError) as raised:
            check_sheet(BY_KEY["canvas"], path, column)
        assert str(raised.value) == (
            f"{path} has no column for the grades, or several: name one of "
            "'Tic-tac-toe, part \"two\" (2) (8812)', 'Other (8813)' (with --column)"
        )
    columns = BY_KEY["canvas"].columns
    assert columns is not None
    assert columns(path) == ['Tic-tac-toe, part "two" (2) (8812)', "Other (8813)"]
    columns = BY_KEY["moodle"].columns
    assert columns is not None
    assert columns(sheet(tmp_path, MOODLE)) == ["Bewertung"]


def test_results_for_gradescope() -> None:
    """Problems, games and style are told first; each check is a test with its points."""
    found = results_json(replace(ENTRY, report=replace(REPORT, seconds=2.6)))
    tests = found.pop("tests")
    assert found == {
        "output": (
            "takes the first\n"
            "Games against random: won 8, tied 1, lost 1; as strong as the reference solution\n"
            "Games against mc:trials=1000: won 1, tied 3, lost 6; "
            "as strong as the reference solution\n"
            "Style, line 1: too short\nStyle, line 3: too long"
        ),
        "output_format": "text",
        "stdout_visibility": "hidden",
        "execution_time": 3,
        "extra_data": {"status": "graded", "suspect": False},
        "score": 40,
    }
    assert isinstance(tests, list)
    common = {"name_format": "text", "output_format": "text", "visibility": "visible"}
    assert tests[1] == {
        "name": "mc_update_scores: a tie",
        "number": "2",
        "score": 5.0,
        "max_score": 20,
        "status": "failed",
        "output": "f(0) on X./.O gave the grid (1, 1), expected <2>",
        **common,
    }
    assert tests[3] == {
        "name": "functions: f(x)",
        "number": "4",
        "score": 20.0,
        "max_score": 20,
        "status": "passed",
        "output": "",
        **common,
    }
    assert isinstance(tests[4], dict)
    assert tests[4]["output"] == "Not run: f(x) fails"
    assert len(tests) == 7


def test_files_that_failed_have_their_reason_at_gradescope() -> None:
    """A broken file has 0 points and no tests; one that wasn't graded has no score at all."""
    broken = results_json(BROKEN)
    assert (broken["score"], broken["tests"]) == (0, [])
    assert broken["output"] == "The file can't be run: SyntaxError: <x> (line 2)."
    left = results_json(LEFT)
    assert "score" not in left
    assert left["output"] == "Not graded: no memory. Submit again, or ask your teacher."
    assert left["extra_data"] == {"status": "not graded", "suspect": False}


def properties(suite: ET.Element) -> dict[str, str]:
    """Return the properties of a suite."""
    return {each.get("name", ""): each.get("value", "") for each in suite.iter("property")}


def test_a_suite_for_programs() -> None:
    """A suite has its counts and properties, a failure its cost, call and hint."""
    report = replace(REPORT, seconds=2.6)
    checks = [result.check for result in report.checks]
    extra = [*checks, replace(CHECKS[0], title=Text("unknown"))]
    root = ET.fromstring(junit_xml([replace(ENTRY, report=report), BROKEN, LEFT], extra, NOW))
    one, two, three = root
    assert one.attrib == {
        "name": "x/a.py",
        "package": "tttmc",
        "id": "0",
        "timestamp": "2026-03-04T05:06:07",
        "hostname": "localhost",
        "tests": "8",
        "failures": "3",
        "errors": "0",
        "skipped": "3",
        "time": "2.600",
    }
    assert properties(one) == {
        "status": "graded",
        "points": "40",
        "of": "100",
        "language": "Python 2",
    }
    cases = one.findall("testcase")
    assert [(case.get("classname"), case.get("name")) for case in cases][:2] == [
        ("get_best_move", "the highest score"),
        ("mc_update_scores", "a tie"),
    ]
    named, unnamed = cases[0].find("failure"), cases[1].find("failure")
    assert named is not None
    assert unnamed is not None
    assert named.attrib == {"message": "takes the first", "type": "costs strength"}
    assert (named.text or "").endswith("or (2, 1)\ntakes the first: choose at random")
    assert unnamed.attrib == {
        "message": "f(0) on X./.O gave the grid (1, 1), expected <2>",
        "type": "costs points only",
    }
    skipped = [case.find("skipped") for case in cases]
    assert [each.get("message") for each in skipped if each is not None] == [
        "f(x) fails",
        "f(x) fails",
        "not run",
    ]
    assert (two.get("id"), two.get("failures"), two.get("errors")) == ("1", "1", "0")
    assert properties(two)["points"] == "0"
    failure = two.find("testcase/failure")
    assert failure is not None
    assert failure.attrib == {"message": "SyntaxError: <x> (line 2)", "type": "graded"}
    assert failure.text == "SyntaxError: <x> (line 2)"
    assert two.findtext("system-err") == "SyntaxError: <x>"
    assert {each.get("message") for each in two.iter("skipped")} == {"SyntaxError: <x>"}
    assert (three.get("failures"), three.get("errors"), three.get("tests")) == ("0", "1", "9")
    error = three.find("testcase/error")
    assert error is not None
    assert error.attrib == {"message": "no memory", "type": "not graded"}
    assert error.text == "no memory"
    assert {each.get("message") for each in three.iter("skipped")} == {"no memory"}
    assert (properties(three)["points"], properties(three)["status"]) == ("", "not graded")


def test_the_autograder_writes_results(tmp_path: Path) -> None:
    """It uses its settings and its rubric; without a Python file it says so."""
    source, submission = tmp_path / "source", tmp_path / "submission"
    results = tmp_path / "new" / "results.json"
    for folder in (source, submission):
        folder.mkdir()
    arguments = (str(source), str(submission), str(results))
    assert main(*arguments) == 0
    content = json.loads(results.read_text(encoding="utf-8"))
    text = "No Python file was handed in. Hand in your file, such as player.py."
    assert content == {"score": 0, "output": text, "output_format": "text"}
    (source / "settings.json").write_text('{"seed": 3, "games": 2}')
    submit(submission, "x = (\n", "mine.py")
    assert main(*arguments) == 0
    content = json.loads(results.read_text(encoding="utf-8"))
    assert (content["score"], content["tests"]) == (0, [])
    assert content["output"].startswith("The file can't be run: SyntaxError")


def test_the_autograder_keeps_its_files_beside_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless somebody has chosen another folder for them."""
    (tmp_path / "submission").mkdir()
    arguments = ("source", str(tmp_path / "submission"), str(tmp_path / "out" / "results.json"))
    monkeypatch.setenv("TTTMC_HOME", "elsewhere")
    main(*arguments)
    assert os.environ["TTTMC_HOME"] == "elsewhere"
    monkeypatch.delenv("TTTMC_HOME")
    main(*arguments)
    assert os.environ["TTTMC_HOME"] == str(tmp_path / "out" / ".tttmc")


@pytest.mark.parametrize(("reason", "code"), [("killed", 1), ("", 0)])
def test_the_autograder_fails_for_a_file_that_was_not_graded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, code: int
) -> None:
    """The settings and the rubric are passed on; the exit code tells Gradescope of the failure."""
    asked: list[tuple[object, ...]] = []

    def grade(paths: list[Path], *given: object, rubric: Rubric) -> list[object]:
        asked.append((*given, rubric.full))

        class Done:
            report = GradingReport(paths[0], not_graded=reason)

        return [Done]

    monkeypatch.setattr("tttmc_app.grading.reports.autograder.grade_all", grade)
    (tmp_path / "settings.json").write_text('{"seed": 3, "games": 2}')
    (tmp_path / "rubric.toml").write_text("of = 20\n")
    submit(tmp_path / "submission", "x = 1\n", "mine.py")
    results = tmp_path / "results.json"
    assert main(str(tmp_path), str(tmp_path / "submission"), str(results)) == code
    assert asked == [(3, 1, 2, 20)]
    assert json.loads(results.read_text(encoding="utf-8")).get("score") == (None if code else 0)


def test_keys_of_the_csv_table_can_be_read_back(tmp_path: Path) -> None:
    """The first column has the files as they were named."""
    target = tmp_path / "t.csv"
    write("csv", ReportRequest([ENTRY, BROKEN], target))
    rows = list(csv.reader(target.read_text(encoding="utf-8").splitlines()))
    assert [row[0] for row in rows] == ["file", "a.py", "b.py"]
