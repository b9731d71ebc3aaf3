"""Each format writes what it says, where it is told to; Gradescope's autograder and JUnit XML."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from dataclasses import replace
from datetime import UTC, datetime
from importlib.machinery import ModuleSpec
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from xml.etree import ElementTree as ET

import pytest

from tests.grading.reports.class_of import FAILURE, class_of, graded, submitted
from tests.grading.reports.test_gradebook import CANVAS, MOODLE, sheet
from tests.grading.submissions import CORRECT_PYTHON_2, submit
from tests.refusals import refused
from tests.tables import table
from tttmc_app.grading import CHECKS, Terms, grade_beats
from tttmc_app.grading.reports import (
    FORMATS,
    Entry,
    ReportFormat,
    ReportRequest,
    Target,
    entries_json,
    entries_of,
    target_of,
)
from tttmc_app.grading.reports.columns import Json
from tttmc_app.grading.reports.feedback import classroom_results, feedback_zip
from tttmc_app.grading.reports.gradebook import Gradebook
from tttmc_app.grading.reports.gradescope import autograder_zip, main, results_json
from tttmc_app.grading.reports.junit import RUNS, junit_xml
from tttmc_app.grading.similarity import SimilarPair

NOW = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)


@pytest.mark.parametrize("known", FORMATS, ids=lambda each: each.key)
def test_every_format_is_written_where_it_is_told_to(tmp_path: Path, known: ReportFormat) -> None:
    """Into a file, a folder, or beside the sheet that it fills in; the same content each time."""
    entries = class_of(tmp_path / "class")
    pairs = [SimilarPair(entries[0], entries[1], 0.5, ())]
    text = {"canvas": CANVAS, "moodle": MOODLE}.get(known.key)
    given = text and sheet(tmp_path, text)
    column = "8812" if known.key == "canvas" else ""
    written = list[dict[str, bytes]]()
    for name in ("one", "two"):
        target = target_of(known, given or tmp_path / f"{name}{known.suffix}")
        request = ReportRequest(entries, target, pairs, sheet=given or None, column=column, now=NOW)
        told = known.write(replace(request, seed=1, games=2, rubric="of = 7\n"))
        assert bool(told) is (known.target is Target.SHEET) is isinstance(known.content, Gradebook)
        files = [target] if target.is_file() else sorted(target.iterdir())
        written.append({each.name: each.read_bytes() for each in files})
        assert (target.is_dir(), all(written[0].values())) == (known.target is Target.FOLDER, True)
    assert [*written[0].values()] == [*written[1].values()]
    content = next(iter(written[0].values()))
    if known.key == "json":
        assert json.loads(content) == entries_json(entries)
    if given:
        assert given.read_bytes().decode() == text
        assert target_of(known, given, overwrite=True) == given
        assert isinstance(known.content, Gradebook)
        known.content.fill(given, (), column)
        with refused(path=given):
            known.content.fill(given, (), "9")


FEEDBACK = table("""
    müllerzoë_LATE_1001_77_my_file-2.py | müllerzoë_LATE_1001_77_my_file-2.html
    doe_1002_78_a.zip/player.py | doe_1002_78_a.html
    Zoë_Müller_501_assignsubmission_file_/player.py | Zoë Müller_501_assignfeedback_file_report.html
    x/alice/ttt.py | alice_ttt.html
    x/bob/ttt.py | bob_ttt.html
""")


def test_platforms_find_their_students_in_a_zip_of_feedback(tmp_path: Path) -> None:
    """Each page has the name by which the platform knows the student, or its own."""
    files = submitted(tmp_path, [name for name, _ in FEEDBACK])
    content = feedback_zip(entries_of([graded(file) for file in files]))
    with zipfile.ZipFile(BytesIO(content)) as archive:
        names = archive.namelist()
        assert all(str(FAILURE.hint) in archive.read(name).decode() for name in names)
    found = [name.removeprefix("x_") for name in names]
    assert found == [name for _, name in FEEDBACK]


def test_github_classroom_adds_up_the_points(tmp_path: Path) -> None:
    """The scores of a result's tests add up to the points; each check says what it is about."""
    entries = class_of(tmp_path)
    found = zip(entries, classroom_results(entries), ("pass", "fail", "error"), strict=True)
    for entry, (_, text), status in found:
        result: Any = json.loads(text)
        report, (_, *tests) = entry.report, result["tests"]
        assert (result["version"], result["max_score"], result["status"]) == (1, 100, status)
        assert sum(test["score"] for test in result["tests"]) == (report.points or 0)
        failed = [test["message"] for test in tests if test["status"] == "fail"]
        assert all(str(FAILURE.came) in message for message in failed[:1])
        assert (len(tests), bool(failed)) == (len(report.checks), bool(report.failed))


# https://gradescope-autograders.readthedocs.io/en/latest/specs/: keys and types.
NUMBERS = "score max_score execution_time"
TEXTS = "output output_format stdout_visibility visibility status name name_format number"
GRADESCOPE: dict[str, type | tuple[type, ...]] = {
    **dict.fromkeys(NUMBERS.split(), (int, float)),
    **dict.fromkeys(TEXTS.split(), str),
    "extra_data": dict,
    "tests": list,
}


WORDS = {"format": "text", "visibility": "hidden visible", "status": "passed failed"}


def read(results: dict[str, Json]) -> float | None:
    """Check results against the specification and return the score, or None if there is none."""
    content = json.loads(json.dumps(results))
    tests = content.get("tests", [])
    for key, value in (item for found in (content, *tests) for item in found.items()):
        assert isinstance(value, GRADESCOPE[key]), key
        kind = key.rpartition("_")[2]
        assert kind not in WORDS or value in WORDS[kind].split()
    assert tests == [] or "score" in content
    score: float | None = content.get("score")
    return score


def test_results_have_gradescopes_format(tmp_path: Path) -> None:
    """Points, failures and skipped checks are reported; a file that wasn't graded has no score."""
    entries = class_of(tmp_path)
    one, two, three = map(results_json, entries)
    assert (read(one), read(two), read(three)) == (entries[0].report.points, 0, None)
    tests = json.loads(json.dumps(one["tests"]))
    points = [result.points for result in entries[0].report.checks]
    assert [test["score"] for test in tests] == pytest.approx(points, abs=0.01)
    assert [bool(test["output"]) for test in tests] == [t["status"] == "failed" for t in tests]


def test_what_is_in_an_autograder() -> None:
    """The seed, the program without the window, and two executables."""
    with zipfile.ZipFile(BytesIO(autograder_zip(7, 0, "of = 7\n"))) as archive:
        for name in ("setup.sh", "run_autograder"):
            assert archive.getinfo(name).external_attr >> 16 == 0o100755
        content = {name: archive.read(name) for name in archive.namelist()}
    assert not [name for name in content if re.search("/gui/|/tests/|__pycache__|\\.pyc$", name)]
    assert not [name for name in content if name.endswith(".py") and b"PySide6" in content[name]]
    assert json.loads(content["settings.json"])["seed"] == 7


def test_a_program_without_sources_cant_make_an_autograder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frozen program has no module files to pack; one line says how to get the zip instead."""
    spec = ModuleSpec("tttmc_app", None, origin="/nowhere/tttmc_app/__init__.pyc")
    monkeypatch.setattr("tttmc_app.grading.reports.gradescope.find_spec", {"tttmc_app": spec}.get)
    with refused():
        autograder_zip(0, 2)


@pytest.mark.skipif(sys.platform == "win32", reason="Gradescope runs Linux")
def test_the_autograder_grades_a_submission(tmp_path: Path) -> None:
    """In Gradescope's folders, a file and its helper are graded by its rubric without packages."""
    (tmp_path / "results").mkdir()
    with zipfile.ZipFile(BytesIO(autograder_zip(0, 2, "of = 20\n"))) as archive:
        archive.extractall(tmp_path / "source")
    bare = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", bare], check=True)
    environment = {"PATH": f"{bare / 'bin'}:{os.environ['PATH']}", "AUTOGRADER_ROOT": str(tmp_path)}
    text = CORRECT_PYTHON_2.replace("NTRIALS = 80", "from settings import *")
    submit(tmp_path / "submission", text, "game.py")
    submit(tmp_path / "submission", "NTRIALS = 80\n", "settings.py")
    for script in ("setup.sh", "run_autograder"):
        words = ["bash", str(tmp_path / "source" / script)]
        done = subprocess.run(words, env=environment, capture_output=True, check=True, timeout=120)
        assert done.stderr == b""
    results = json.loads((tmp_path / "results" / "results.json").read_text(encoding="utf-8"))
    assert read(results) == 20
    assert "Games" in results["output"]


@pytest.mark.parametrize(("text", "code", "score"), [("", 0, 0), ("%PDF-1.7", 1, None)])
def test_the_autograder_writes_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, code: int, score: int | None
) -> None:
    """The exit code tells Gradescope of a failure; its own files are beside the results."""
    asked = Mock(wraps=grade_beats)
    monkeypatch.setattr("tttmc_app.grading.reports.gradescope.grade_beats", asked)
    monkeypatch.delenv("TTTMC_HOME")
    submit(tmp_path, '{"seed": 3, "games": 2}', "settings.json")
    submit(tmp_path / "submission", text, "player.py" if text else ".hidden")
    results = tmp_path / "new" / "results.json"
    assert main(str(tmp_path), str(tmp_path / "submission"), str(results)) == code
    assert [each.args[1:] for each in asked.mock_calls] == [(Terms(3, 2),)] * code
    assert read(json.loads(results.read_text(encoding="utf-8"))) == score
    assert os.environ["TTTMC_HOME"] == str(tmp_path / "new" / ".tttmc")


# From JUnit.xsd of github.com/windyroad/JUnit-Schema, where junit-10.xsd of Jenkins's xUnit plugin
# doesn't allow more: the children in their order, and the attributes, all required.
SHAPES = """
testsuites >( testsuite)*
testsuite errors failures hostname id name package skipped tests time timestamp > \
properties( testcase)* system-out system-err
properties >( property)*
property name value >
testcase classname name time >( skipped| error| failure)?
(failure|error) message type >
skipped message >
system-(out|err) >
"""


def suites(entries: list[Entry]) -> list[ET.Element]:
    """Return the suites of the entries, whose elements all have one of the shapes."""
    root = ET.fromstring(junit_xml(entries, NOW).encode())
    for each in root.iter():
        shape = " ".join([each.tag, *sorted(each.attrib), ">", *(child.tag for child in each)])
        assert any(re.fullmatch(known, shape) for known in SHAPES.splitlines()), shape
    return list(root)


def test_a_suite_for_each_file(tmp_path: Path) -> None:
    """Each check is a test case with what came, and the totals agree with the test cases."""
    entries = class_of(tmp_path)
    found = suites(entries)
    _, broken, left_out = found
    for number, suite in enumerate(found):
        assert suite.attrib["name"] == entries[number].label
        cases = suite.findall("testcase")
        assert suite.attrib["id"] + suite.attrib["timestamp"] == f"{number}2026-03-04T05:06:07"
        assert len(cases) == int(suite.attrib["tests"]) == len(CHECKS) + bool(number)
        for tag, count in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            assert len(suite.findall(f"testcase/{tag}")) == int(suite.attrib[count])
    assert "SyntaxError: <script>" in (broken.findtext("testcase/failure") or "")
    (case,) = (case for case in left_out.findall("testcase") if case.find("error") is not None)
    assert case.attrib["name"] == RUNS
    assert suites([]) == []
