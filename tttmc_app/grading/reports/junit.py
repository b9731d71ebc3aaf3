"""JUnit XML: a test suite per file and a test case per check.

The format has no standard; this is a form that both of the usual schemas accept: Ant's, as
written down in github.com/windyroad/JUnit-Schema (`JUnit.xsd`), and Jenkins's (`junit-10.xsd` of
github.com/jenkinsci/xunit-plugin).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from tttmc_app.grading.grader import CHECKS
from tttmc_app.grading.plain import one_line, several_lines
from tttmc_app.grading.reports.entries import Entry
from tttmc_app.grading.reports.report_blocks import check_blocks, report_blocks
from tttmc_app.grading.reports.text_blocks import joined

RUNS = "the file runs"
"""The test case added to a file that gave no results."""
_COUNTS = {"failures": "failure", "errors": "error", "skipped": "skipped"}
# XML 1.0 doesn't allow these, not even as references; `several_lines` leaves no others.
_FORBIDDEN = re.compile("[\ud800-\udfff\ufffe\uffff]")


def junit_xml(entries: Sequence[Entry], now: datetime) -> str:
    """Return the results as XML; checks for which a file has no result are skipped.

    `now` is written as the suites' time, without its zone, as the schemas demand.
    """
    root = Element("testsuites")
    for number, entry in enumerate(entries):
        _suite(root, number, entry, now)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _suite(root: Element, number: int, entry: Entry, now: datetime) -> None:
    report = entry.report
    suite = SubElement(root, "testsuite")
    properties = SubElement(suite, "properties")
    for name, value in (
        ("status", report.status),
        ("points", "" if report.points is None else report.points),
        ("of", report.max_points),
        ("language", report.language),
    ):
        SubElement(properties, "property", name=name, value=one_line(value))
    problem = report.not_graded or report.error
    if problem:
        head = joined(report_blocks(report, entry.label)[0].blocks)
        tag = "error" if report.not_graded else "failure"
        _problem(_case(suite, "file", RUNS), tag, problem, head, report.status)
    results = {result.check.name: result for result in report.checks}
    checks = report.rubric.applied(CHECKS).values()
    for check in checks:
        result = results.get(check.name)
        case = _case(suite, check.group, check.title)
        if result is not None and result.failure:
            failure = result.failure
            message = failure.mistake or failure.hint or failure.message
            _problem(case, "failure", message, joined(check_blocks(result)), failure.cost.value)
        elif result is None or not result.passed:
            reason = result.not_run if result else report.not_submission or problem or "not run"
            SubElement(case, "skipped", message=one_line(reason))
    SubElement(suite, "system-out")
    SubElement(suite, "system-err").text = _text(report.error)
    suite.attrib = {
        "name": _text(entry.label) or "file",
        "package": "tttmc",
        "id": str(number),
        "timestamp": now.strftime("%Y-%m-%dT%H:%M:%S"),
        "hostname": "localhost",
        "tests": str(len(checks) + bool(problem)),
        **{name: str(len(suite.findall(f"testcase/{tag}"))) for name, tag in _COUNTS.items()},
        "time": f"{report.seconds:.3f}",
    }


def _case(suite: Element, group: str, name: object) -> Element:
    return SubElement(suite, "testcase", classname=group, name=one_line(name), time="0")


def _problem(case: Element, tag: str, message: object, text: str, kind: str) -> None:
    SubElement(case, tag, message=one_line(message), type=kind).text = _text(text)


def _text(text: object) -> str:
    return _FORBIDDEN.sub("?", several_lines(text))
