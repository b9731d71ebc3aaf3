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

from tttmc_app.grading.checks import Check, CheckResult
from tttmc_app.grading.plain import one_line, several_lines
from tttmc_app.grading.reports.entries import Entry

RUNS = "the file runs"
"""The test case added to a file that gave no results."""
# XML 1.0 doesn't allow these, not even as references; `several_lines` leaves no others.
_FORBIDDEN = re.compile("[\ud800-\udfff\ufffe\uffff]")


def junit_xml(entries: Sequence[Entry], checks: Sequence[Check], now: datetime) -> str:
    """Return the results as XML; checks for which a file has no result are skipped.

    `now` is written as the suites' time, without its zone, as the schemas demand.
    """
    root = Element("testsuites")
    for number, entry in enumerate(entries):
        _suite(root, entry, checks, number, now)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _suite(
    root: Element, entry: Entry, checks: Sequence[Check], number: int, now: datetime
) -> None:
    report = entry.report
    suite = SubElement(root, "testsuite")
    properties = SubElement(suite, "properties")
    for name, value in (
        ("status", report.status),
        ("points", "" if report.points is None else str(report.points)),
        ("of", str(report.max_points)),
        ("language", report.language),
    ):
        SubElement(properties, "property", name=name, value=one_line(value))
    results = {result.check.name: result for result in report.checks}
    problem = report.not_graded or report.error
    failures = errors = skipped = 0
    if problem:
        case = _case(suite, "file", RUNS)
        kind = "error" if report.not_graded else "failure"
        where = f" (line {report.error_line})" if report.error_line else ""
        _problem(case, kind, f"{problem}{where}", f"{problem}{where}", kind=report.status)
        errors, failures = int(bool(report.not_graded)), int(not report.not_graded)
    for check in checks:
        result = results.get(check.name)
        case = _case(suite, check.group, str(check.title))
        if result is None or result.passed is None:
            reason = result.not_run if result is not None else problem or "not run"
            SubElement(case, "skipped", message=one_line(reason))
            skipped += 1
        elif not result.passed:
            _failure(case, result)
            failures += 1
    SubElement(suite, "system-out")
    SubElement(suite, "system-err").text = _text(report.error)
    for key, value in (
        ("name", _text(entry.label) or "file"),
        ("package", "tttmc"),
        ("id", str(number)),
        ("timestamp", now.strftime("%Y-%m-%dT%H:%M:%S")),
        ("hostname", "localhost"),
        ("tests", str(len(checks) + bool(problem))),
        ("failures", str(failures)),
        ("errors", str(errors)),
        ("skipped", str(skipped)),
        ("time", f"{report.seconds:.3f}"),
    ):
        suite.set(key, value)


def _case(suite: Element, group: str, name: str) -> Element:
    return SubElement(suite, "testcase", classname=group, name=one_line(name), time="0")


def _failure(case: Element, result: CheckResult) -> None:
    failure = result.failure
    assert failure is not None
    hint = f"\n{failure.hint}" if failure.hint else ""
    message = str(failure.mistake or failure.hint or failure.message)
    _problem(case, "failure", message, f"{failure.message}{hint}", kind=failure.cost.value)


def _problem(case: Element, tag: str, message: str, text: str, kind: str = "") -> None:
    element = SubElement(case, tag, message=one_line(message), type=kind or message)
    element.text = _text(text)


def _text(text: object) -> str:
    return _FORBIDDEN.sub("?", several_lines(text))
