"""Each format writes what it says, where it is told to; Gradescope's autograder and JUnit XML."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from importlib.machinery import ModuleSpec
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.grading.reports.class_of import FAILURE, class_of
from tests.grading.reports.test_gradebook import CANVAS, MOODLE, sheet
from tests.grading.submissions import CORRECT_PYTHON_2, submit
from tests.refusals import refused
from tttmc_app.core import TttmcError
from tttmc_app.grading import CHECKS, GradingReport, Rubric
from tttmc_app.grading.output import Json, reports_csv
from tttmc_app.grading.reports import (
    FORMATS,
    Entry,
    ReportFormat,
    ReportRequest,
    Target,
    check_sheet,
    entries_json,
    target_of,
)
from tttmc_app.grading.reports.autograder import main
from tttmc_app.grading.reports.gradescope import autograder_zip, results_json
from tttmc_app.grading.reports.junit import RUNS, junit_xml
from tttmc_app.grading.similarity import SimilarPair

NOW = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)


@pytest.mark.parametrize("known", FORMATS, ids=lambda each: each.key)
def test_every_format_is_written_where_it_is_told_to(tmp_path: Path, known: ReportFormat) -> None:
    """Into a file, a folder, or beside the sheet that it fills in; the same content each time."""
    entries, pairs = class_of(tmp_path / "class"), [SimilarPair(0, 1, 0.5, ())]
    sheets = {"canvas": CANVAS, "moodle": MOODLE}
    given = sheet(tmp_path, sheets[known.key]) if known.key in sheets else None
    column = "8812" if known.key == "canvas" else ""
    written = list[dict[str, bytes]]()
    for name in ("one", "two"):
        target = target_of(known, given or tmp_path / f"{name}{known.suffix}")
        request = ReportRequest(entries, target, pairs, given, column, 1, 2, "of = 7\n", NOW)
        told = known.write(request)
        assert bool(told) is (known.target is Target.SHEET) is (known.columns is not None)
        files = [target] if target.is_file() else sorted(target.iterdir())
        written.append({each.name: each.read_bytes() for each in files})
        assert (target.is_dir(), all(written[0].values())) == (known.target is Target.FOLDER, True)
    assert [*written[0].values()] == [*written[1].values()]
    (content,) = written[0].values() if target.is_file() else [b""]
    if known.key == "csv":
        assert content.decode() == reports_csv([each.report for each in entries])
    if known.key == "json":
        assert json.loads(content) == entries_json(entries, pairs)
    if given is not None:
        assert given.read_text(encoding="utf-8") == sheets[known.key].replace("\r\n", "\n")
        assert target_of(known, given, overwrite=True) == given
        check_sheet(known, given, column)
        with refused(path=given):
            check_sheet(known, given, "9")


# https://gradescope-autograders.readthedocs.io/en/latest/specs/: keys and types.
NUMBER = (int, float)
GRADESCOPE: dict[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("score", "max_score", "execution_time"), NUMBER),
    **dict.fromkeys(("output", "output_format", "stdout_visibility", "visibility"), str),
    **dict.fromkeys(("status", "name", "name_format", "number"), str),
    "extra_data": dict,
    "tests": list,
}


def read(results: dict[str, Json]) -> float | None:
    """Check results against the specification and return the score, or None if there is none."""
    content = json.loads(json.dumps(results))
    tests = content.get("tests", [])
    for found in (content, *tests):
        for key, value in found.items():
            assert isinstance(value, GRADESCOPE[key]), key
            assert not key.endswith("_format") or value == "text"
            assert not key.endswith("visibility") or value in {"hidden", "visible"}
            assert key != "status" or value in {"passed", "failed"}
    assert tests == [] or "score" in content
    score: float | None = content.get("score")
    return score


def test_results_have_gradescopes_format(tmp_path: Path) -> None:
    """Points, failures and skipped checks are reported; a file that wasn't graded has no score."""
    entries = class_of(tmp_path)
    one, two, three = map(results_json, entries)
    assert (read(one), read(two), read(three)) == (entries[0].report.points, 0, None)
    tests = json.loads(json.dumps(one["tests"]))
    assert len(tests) == len(CHECKS)
    assert sum(test["score"] for test in tests) == pytest.approx(
        sum(result.points for result in entries[0].report.checks)
    )
    failed = [test for test in tests if test["status"] == "failed"]
    assert str(FAILURE.came) in failed[0]["output"]
    assert "mc_move returns nothing" in failed[1]["output"]
    assert "SyntaxError" in str(two["output"])
    assert "no memory left" in str(three["output"])


def test_what_is_in_an_autograder() -> None:
    """Its settings, its rubric, the program without the window, and two executables."""
    with zipfile.ZipFile(BytesIO(autograder_zip(7, 0, "of = 7\n"))) as archive:
        for name in ("setup.sh", "run_autograder"):
            assert archive.getinfo(name).external_attr >> 16 == 0o100755
        names = archive.namelist()
        assert json.loads(archive.read("settings.json")) == {"seed": 7, "games": 0}
        assert archive.read("rubric.toml") == b"of = 7\n"
        code = [archive.read(name) for name in names if name.endswith(".py")]
    assert not any(b"PySide6" in each for each in code)
    assert not any(re.search("/gui/|/tests/|__pycache__|\\.pyc$", name) for name in names)
    assert {"tttmc_app/__init__.py", "packages/fissix/__init__.py", "packages/appdirs.py"} <= {
        *names
    }
    with zipfile.ZipFile(BytesIO(autograder_zip(7, 0))) as archive:
        assert "rubric.toml" not in archive.namelist()


def test_a_program_without_sources_cant_make_an_autograder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frozen program has no module files to pack; one line says how to get the zip instead."""
    spec = ModuleSpec("tttmc_app", None, origin="/nowhere/tttmc_app/__init__.pyc")

    def find(_name: str) -> ModuleSpec:
        return spec

    monkeypatch.setattr("tttmc_app.grading.reports.gradescope.find_spec", find)
    with pytest.raises(TttmcError):
        autograder_zip(0, 2)


@pytest.mark.skipif(sys.platform == "win32", reason="Gradescope runs Linux")
def test_the_autograder_grades_a_submission(tmp_path: Path) -> None:
    """In Gradescope's folders, a file and its helper are graded without packages."""
    for name in ("source", "submission", "results"):
        (tmp_path / name).mkdir()
    with zipfile.ZipFile(BytesIO(autograder_zip(0, 2))) as archive:
        archive.extractall(tmp_path / "source")
    bare = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", bare], check=True)
    environment = {"PATH": f"{bare / 'bin'}:{os.environ['PATH']}", "AUTOGRADER_ROOT": str(tmp_path)}
    subprocess.run(
        ["bash", tmp_path / "source" / "setup.sh"], env=environment, check=True, timeout=60
    )
    text = CORRECT_PYTHON_2.replace("NTRIALS = 80", "from settings import *")
    submit(tmp_path / "submission", text, "game.py")
    submit(tmp_path / "submission", "NTRIALS = 80\n", "settings.py")
    done = subprocess.run(
        ["bash", str(tmp_path / "source" / "run_autograder")],
        env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    results = json.loads((tmp_path / "results" / "results.json").read_text(encoding="utf-8"))
    assert read(results) is not None
    assert "can't be run" not in results["output"]
    assert "Games against" in results["output"]


@pytest.mark.parametrize(
    ("files", "reason", "code", "score"),
    [((), "", 0, 0), (("mine.py",), "", 0, 0), (("mine.py",), "killed", 1, None)],
    ids=["no file", "graded", "not graded"],
)
def test_the_autograder_writes_results(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    files: tuple[str, ...],
    reason: str,
    code: int,
    score: int | None,
) -> None:
    """It uses its settings and its rubric; the exit code tells Gradescope of a failure.

    Its own files are beside the results.
    """
    asked: list[tuple[object, ...]] = []

    def grade(paths: list[Path], *given: object, rubric: Rubric) -> list[object]:
        asked.append((*given, rubric.full))

        class Done:
            report = GradingReport(paths[0], not_graded=reason)

        return [Done]

    monkeypatch.setattr("tttmc_app.grading.reports.autograder.grade_all", grade)
    monkeypatch.delenv("TTTMC_HOME")
    (tmp_path / "settings.json").write_text('{"seed": 3, "games": 2}')
    (tmp_path / "rubric.toml").write_text("of = 20\n")
    (tmp_path / "submission").mkdir()
    for name in files:
        submit(tmp_path / "submission", "x = 1\n", name)
    results = tmp_path / "new" / "results.json"
    assert main(str(tmp_path), str(tmp_path / "submission"), str(results)) == code
    assert asked == [(3, 1, 2, 20)] * len(files)
    content = json.loads(results.read_text(encoding="utf-8"))
    assert read(content) == score
    assert os.environ["TTTMC_HOME"] == str(tmp_path / "new" / ".tttmc")


# From JUnit.xsd of github.com/windyroad/JUnit-Schema, where junit-10.xsd of Jenkins's xUnit plugin
# doesn't allow more: the children in their order, and the attributes, all required.
CHILDREN = {
    "testsuites": r"(testsuite )*",
    "testsuite": r"properties (testcase )*system-out system-err ",
    "properties": r"(property )*",
    "testcase": r"((skipped|error|failure) )?",
}
ATTRIBUTES = {
    "testsuite": {
        **dict.fromkeys(("name", "package", "hostname"), r"\S(.*\S)?"),
        "timestamp": r"2026-03-04T05:06:07",
        **dict.fromkeys(("id", "tests", "failures", "errors", "skipped"), r"\d+"),
        "time": r"\d{0,3}(\.\d*)?",
    },
    "property": {"name": r"\S.*", "value": ".*"},
    "testcase": {"name": r"\S.*", "classname": r"\S.*", "time": r"\d+(\.\d+)?"},
    "failure": {"message": ".*", "type": ".+"},
    "error": {"message": ".*", "type": ".+"},
    "skipped": {"message": ".*"},
}


def validate(element: ET.Element) -> None:
    """Fail if an element or its content doesn't fit the schema."""
    children = "".join(f"{child.tag} " for child in element)
    assert re.fullmatch(CHILDREN.get(element.tag, ""), children), (element.tag, children)
    required = ATTRIBUTES.get(element.tag, {})
    assert element.attrib.keys() == required.keys(), element.tag
    for name, pattern in required.items():
        assert re.fullmatch(pattern, element.attrib[name]), (name, element.attrib[name])
    for child in element:
        validate(child)


def suites(entries: list[Entry]) -> list[ET.Element]:
    """Return the validated suites of the entries."""
    root = ET.fromstring(junit_xml(entries, CHECKS, NOW).encode())
    validate(root)
    return list(root)


def test_a_suite_for_each_file(tmp_path: Path) -> None:
    """Each check is a test case with what came, and the totals agree with the test cases."""
    found = suites(class_of(tmp_path))
    one, broken, left_out = found
    for number, suite in enumerate(found):
        cases = suite.findall("testcase")
        assert suite.attrib["id"] == str(number)
        assert len(cases) == int(suite.attrib["tests"]) == len(CHECKS) + bool(number)
        for tag, count in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            assert len(suite.findall(f"testcase/{tag}")) == int(suite.attrib[count])
    values = [{each.get("name"): each.get("value") for each in s.iter("property")} for s in found]
    assert [(each["points"], each["status"]) for each in values] == [
        ("77", "graded"), ("0", "graded"), ("", "not graded")
    ]  # fmt: skip
    (skipped,) = one.findall("testcase/skipped")
    assert (one.attrib["name"], skipped.attrib["message"]) == (
        "=cmd|A1,ü.py",
        "mc_move returns nothing",
    )
    assert (one.attrib["time"], broken.attrib["skipped"]) == ("1.500", str(len(CHECKS)))
    (error,) = broken.findall("testcase/failure")
    assert "SyntaxError: <script>" in (error.text or "")
    (case,) = [case for case in left_out.findall("testcase") if case.find("error") is not None]
    assert case.attrib["name"] == RUNS
    assert suites([]) == []
