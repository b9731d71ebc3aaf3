"""JUnit XML, read by the rules of the two schemas in use."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.grading.reports.class_of import class_of
from tttmc_app.core import Text
from tttmc_app.grading import CHECKS, CheckFailure, CheckResult, Cost, Damage, GradingReport
from tttmc_app.grading.reports import Entry
from tttmc_app.grading.reports.junit import RUNS, junit_xml

NOW = datetime(2026, 3, 4, 5, 6, 7)  # noqa: DTZ001 - the format has no zones

# From JUnit.xsd of github.com/windyroad/JUnit-Schema, where junit-10.xsd of Jenkins's xUnit plugin
# doesn't allow more: the children in their order, and the attributes, all required.
CHILDREN = {
    "testsuites": r"(testsuite )*",
    "testsuite": r"properties (testcase )*system-out system-err ",
    "properties": r"(property )*",
    "testcase": r"((skipped|error|failure) )?",
}
ATTRIBUTES = {
    "testsuites": {},
    "testsuite": {
        "name": r"\S(.*\S)?",
        "package": r"\S(.*\S)?",
        "hostname": r"\S(.*\S)?",
        "timestamp": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d",
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
    assert root.tag == "testsuites"
    validate(root)
    return list(root)


def test_results_fit_the_schema(tmp_path: Path) -> None:
    """Each check is a test case, and the totals agree with the test cases."""
    found = suites(class_of(tmp_path))
    assert [suite.attrib["id"] for suite in found] == ["0", "1", "2"]
    for suite, extra in zip(found, (0, 1, 1), strict=True):
        cases = suite.findall("testcase")
        assert len(cases) == int(suite.attrib["tests"]) == len(CHECKS) + extra
        for tag, count in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            assert len(suite.findall(f"testcase/{tag}")) == int(suite.attrib[count])


def test_failures_say_what_came(tmp_path: Path) -> None:
    """A failed check's entry has the call and the hint; one that wasn't run gives a reason."""
    graded, broken, left_out = suites(class_of(tmp_path))
    (failure,) = graded.findall("testcase/failure")
    assert failure.attrib == {"message": "takes the first", "type": "costs strength"}
    assert "gave (0, 0), expected (1, 2) or (2, 1)\ntakes the first" in (failure.text or "")
    (skipped,) = graded.findall("testcase/skipped")
    assert skipped.attrib["message"] == "mc_move returns nothing"
    assert graded.attrib["name"] == "=cmd|A1,ü.py"
    (error,) = broken.findall("testcase/failure")
    assert "SyntaxError: <script>" in (error.text or "")
    assert broken.attrib["skipped"] == left_out.attrib["skipped"] == str(len(CHECKS))
    (case,) = [case for case in left_out.findall("testcase") if case.find("error") is not None]
    assert case.attrib["name"] == RUNS


def test_what_a_failure_is_named_after() -> None:
    """The mistake, or else the hint, or else what came; its type is what it costs."""
    hint, mistake = Text("a hint"), Text("a mistake")
    failures = [
        CheckFailure("f()", "1", "2", hint, mistake, Cost.POINTS, Damage.ONE_ROW),
        CheckFailure("f()", "1", "2", hint, cost=Cost.GAMES),
        CheckFailure("f()", "1", "2"),
    ]
    results = [CheckResult(*each) for each in zip(CHECKS, failures, strict=False)]
    (suite,) = suites([Entry(GradingReport(Path("a.py"), checks=tuple(results)), "a.py")])
    found = [(dict(each.attrib), each.text) for each in suite.findall("testcase/failure")]
    text = "f() gave 1, expected 2"
    assert found == [
        ({"message": "a mistake", "type": "costs points only"}, f"{text}\na hint"),
        ({"message": "a hint", "type": "forfeits games"}, f"{text}\na hint"),
        ({"message": text, "type": "may cost strength"}, text),
    ]


def test_no_files_give_an_empty_document() -> None:
    """A class without files is valid XML."""
    assert suites([]) == []
