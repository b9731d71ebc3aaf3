"""Grading reports in a terminal: whole reports and tables of invented results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.grading.reports.class_of import GAME, broken, graded, left_out
from tttmc_app.cli.grade_text import report_lines, table_lines
from tttmc_app.core import Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_RUBRIC,
    CheckFailure,
    CheckResult,
    Cost,
    GradingReport,
    MatchScore,
    Strength,
)
from tttmc_app.grading.checks import Damage, Mistake, Part

STRENGTH = Strength(
    20,
    (
        MatchScore("random", 5, 3, 2, 1, (9, 4, 7), "no move, line 3", GAME),
        MatchScore("mc:trials=1000", 0, 1, 9, 0, (2, 3, 5), ""),
    ),
    "Fewer games than usual.",
)
REPORT = replace(graded(Path("a.py"), 3), strength=STRENGTH)
PLACES = {
    "remarks": ((50, Text("run_gui was called (line 50)")), (7, Text("odd")), (None, Text("late"))),
    "warnings": ((3, Text("imports os")), (4, Text("opens a file"))),
}
WHOLE = """\
a.py: Python 3, 74 of 100 points
    warning   imports os (line 3)
    warning   opens a file (line 4)
    note      run_gui was called (line 50)
    note      odd (line 7)
    note      late

Checks: 46 of 50 passed
- get_best_move: the highest score (0 of 3 points, costs strength, line 41)
    called    get_best_move(board, scores) on .X./OX./O..
    result    (0, 0)
    expected  (1, 2) or (2, 1)
    hint      takes the first: choose at random
- get_best_move: only empty squares (0 of 2 points, costs strength, line 41): as above
- get_best_move: one of the best on 3×3 (0 of 1 point, costs strength, line 41): as above
Not run (mc_move returns nothing): strength: games against Monte Carlo.
Costs strength: takes the first.

Strength on 3×3 with 20 trials per move (95 % intervals in brackets)
Fewer games than usual.
- against random: won 5 (24–76 %), tied 3, lost 2 (6–51 %), 1 of them forfeited
  {random} (won 9, tied 4, lost 7)
    forfeit   no move, line 3
- against mc:trials=1000: won 0 (0–28 %), tied 1, lost 9 (60–98 %)
  {mc} (won 2, tied 3, lost 5)

Style, not counted: 2 remarks
    line 12   short
    line 40   long"""
STYLE = (StyleRemark(12, Text("short")), StyleRemark(40, Text("long")))


def test_a_whole_report() -> None:
    """Points, remarks, checks, games against each opponent and style are all told."""
    report = replace(REPORT, style=STYLE, **PLACES)  # type: ignore[arg-type]  # of two types
    verdicts = [str(match.verdict.text) for match in STRENGTH.matches]
    expected = WHOLE.format(random=verdicts[0], mc=verdicts[1])
    assert report_lines(report, 100) == expected.splitlines()


def test_a_report_of_a_file_that_failed() -> None:
    """The error has its line, once; a file that wasn't graded has no points."""
    report = GradingReport(Path("b.py"), error="boom", error_line=7)
    assert report_lines(report, 80) == ["b.py: 0 of 100 points", "    error     boom (line 7)"]
    told = replace(report, error="boom (line 7)")
    assert report_lines(told, 80)[1] == "    error     boom (line 7)"
    left = left_out(Path("c.py"))
    assert report_lines(left, 120) == [
        "c.py: - of 100 points",
        "    not graded the system had no memory left. The file is not to blame; grade it again.",
    ]
    assert "blame; grade it again." in " ".join(report_lines(left, 60))


def suspicious() -> GradingReport:
    """Return a report in which only the games are wrong."""
    failure = CheckFailure("f()", "1", "2")
    results = [
        CheckResult(check, failure if check.part is Part.STRENGTH else None) for check in CHECKS
    ]
    return GradingReport(Path("d.py"), "Python 3", tuple(results))


def test_a_suspect_file_is_told() -> None:
    """Right functions with far too weak games are suspect, in the report and in the table."""
    told = "every function looks right, but the games are far too weak: read the source"
    assert f"    suspect   {told}" in report_lines(suspicious(), 120)
    assert not any("suspect" in line for line in report_lines(REPORT, 120))
    assert "suspect: far too weak for its points; " in table_lines([suspicious()], None)[1]
    assert "suspect" not in table_lines([REPORT], None)[1]


def test_a_limit_of_the_points_is_told() -> None:
    """A file whose mistake limits its points has the limit and the mistake in its report."""
    failure = CheckFailure("f()", "1", "2", damage=Damage.ONE_ROW)
    results = [
        CheckResult(check, None if number else failure) for number, check in enumerate(CHECKS)
    ]
    assert report_lines(GradingReport(Path("e.py"), "Python 3", tuple(results)), 100)[:2] == [
        "e.py: Python 3, 90 of 100 points",
        "    limit     at most 90 points: a file that uses one list for all rows",
    ]
    assert not any("limit" in line for line in report_lines(REPORT, 100))


@pytest.mark.parametrize(
    ("cost", "label"),
    [
        (Cost.GAMES, "Can forfeit games"),
        (Cost.STRENGTH, "Costs strength"),
        (Cost.UNKNOWN, "May cost strength"),
        (Cost.POINTS, "Costs points only"),
    ],
)
def test_mistakes_are_listed_by_what_they_cost(cost: Cost, label: str) -> None:
    """Each mistake is named once, under the most costly label."""
    mistake = Mistake(Text("takes the first"), Text("choose"), cost)
    cheap = Mistake(Text("takes the first"), Text("other"), Cost.POINTS)
    results = [
        CheckResult(check, CheckFailure.of("f()", "1", "2", each))
        for check, each in zip(CHECKS[:2], (mistake, cheap), strict=True)
    ]
    lines = report_lines(GradingReport(Path("a.py"), "Python 3", tuple(results)), 100)
    assert [line for line in lines if "takes the first." in line] == [f"{label}: takes the first."]


def test_lines_that_results_tell_are_not_repeated() -> None:
    """A failure whose result already has the line doesn't name it again."""
    failure = CheckFailure("f()", "ValueError: x (line 7)", "2", line=7)
    for came, shown in ((failure.came, False), ("1", True)):
        result = CheckResult(CHECKS[0], replace(failure, came=came))
        head = report_lines(GradingReport(Path("a.py"), "Python 3", (result,)), 100)[3]
        assert head.startswith(f"- {CHECKS[0].name} (0 of ")
        assert head.endswith(", line 7)") == shown


def test_a_table_has_every_column() -> None:
    """Version, points, games, style and problems have their columns; warnings and a key follow."""
    python_2 = replace(
        REPORT,
        file=Path("p.py"),
        language="Python 2",
        style=STYLE,
        warnings=PLACES["warnings"],
    )
    one = replace(REPORT, file=Path("w.py"), warnings=((3, Text("imports os")),))
    failed = GradingReport(
        Path("f.py"), error="boom", error_line=7, warnings=PLACES["warnings"][:1]
    )
    lines = table_lines([python_2, broken(Path("b.py")), left_out(Path("c.py")), one, failed], None)
    games = "games won-tied-lost against random and mc:trials=1000."
    assert [" ".join(line.split()) for line in lines] == [
        "file Python points random mc style problem",
        "p.py 2 74 5-3-2 0-1-9 2 takes the first",
        'b.py - 0 - - - SyntaxError: <script>alert("x")</script>?[31m??? (line 2)',
        "c.py - - - - 0 not graded: the system had no memory left",
        "w.py 3 74 5-3-2 0-1-9 1 takes the first",
        "f.py - 0 - - - boom (line 7)",
        "Read p.py: 2 lines with code that a course file doesn't need",
        "Read w.py: 1 line with code that a course file doesn't need",
        "Read f.py: 1 line with code that a course file doesn't need",
        f"5 files. Points out of 100 (rubric tttmc, pass mark 50); {games}",
    ]


def test_a_table_names_the_rubric() -> None:
    """One rubric has its name and marks; files with several have the default's points."""
    own = replace(DEFAULT_RUBRIC, name="strict", full=20, pass_mark=12.5)
    one = replace(REPORT, rubric=own)
    assert table_lines([one], None)[-1].startswith(
        "1 file. Points out of 20 (rubric strict, pass mark 12.5); games won-tied-lost "
    )
    assert table_lines([one, REPORT], None)[-1].startswith(
        "2 files. Points out of 100 (default rubric); games "
    )


def test_long_names_are_cut_to_a_quarter_of_the_width() -> None:
    """In a terminal a name has at most a quarter of the width, but 24 characters in any case."""
    report = replace(REPORT, file=Path("x" * 60 + ".py"))
    for width, length in ((80, 24), (160, 40)):
        name = table_lines([report], width)[1].split()[0]
        assert name == "x" * (length - 1) + "…"
    assert table_lines([report], None)[1].startswith("x" * 60 + ".py  ")


def test_failures_without_a_hint_are_each_explained() -> None:
    """Only the same result of the same function is said to be as above."""
    results = [
        CheckResult(check, CheckFailure("f()", came, "2"))
        for check, came in zip(CHECKS[:3], ("1", "3", "1"), strict=True)
    ]
    assert len({result.check.group for result in results}) == 1
    lines = report_lines(GradingReport(Path("a.py"), "Python 3", tuple(results)), 100)
    assert [line.split()[1] for line in lines if line.startswith("    result")] == ["1", "3"]
    assert [line.endswith("): as above") for line in lines if line.startswith("- ")] == [
        False,
        False,
        True,
    ]


def test_the_same_result_of_another_function_is_explained() -> None:
    """What is said to be as above is above it, about the same function."""
    groups = ("mc_move", "mc_trial", "mc_move", "mc_trial")
    checks = {group: iter([c for c in CHECKS if c.group == group]) for group in set(groups)}
    results = [CheckResult(next(checks[group]), CheckFailure("f()", "1", "2")) for group in groups]
    lines = report_lines(GradingReport(Path("a.py"), "Python 3", tuple(results)), 100)
    assert [line.endswith("): as above") for line in lines if line.startswith("- ")] == [
        *(False, False, True, True)
    ]
    assert sum(line.startswith("    result") for line in lines) == 2


def test_checks_that_were_not_run_are_listed_by_reason() -> None:
    """Each reason has all of its checks, and a long list is wrapped."""
    reasons = ("mc_move is missing", "the file failed", "mc_move is missing", "the file failed")
    results = [
        CheckResult(check, not_run=Text("{why}", why=reason))
        for check, reason in zip(CHECKS[:4], reasons, strict=True)
    ]
    report = GradingReport(Path("a.py"), "Python 3", tuple(results))
    names = [check.name for check in CHECKS[:4]]
    assert report_lines(report, 300)[1:] == [
        "",
        "Checks: 0 of 4 passed",
        f"Not run (mc_move is missing): {names[0]}; {names[2]}.",
        f"Not run (the file failed): {names[1]}; {names[3]}.",
    ]
    narrow = report_lines(report, 40)[3:]
    assert max(map(len, narrow)) <= 40
    assert " ".join(narrow) == " ".join(report_lines(report, 300)[3:])


def test_problems_have_twenty_columns_in_any_window() -> None:
    """A long problem is wrapped below itself, and a file that failed keeps its remarks on style."""
    error = "SyntaxError: a rather long explanation of what went wrong"
    failed = GradingReport(Path("a.py"), error=error, error_line=3, style=STYLE)
    row = "a.py       -       0         -         -      2  "
    for width in (40, len(row) + 20):
        assert table_lines([failed], width)[1:-1] == [
            f"{row}SyntaxError: a",
            f"{' ' * len(row)}rather long",
            f"{' ' * len(row)}explanation of what",
            f"{' ' * len(row)}went wrong (line 3)",
        ]
    assert table_lines([failed], 80)[1:-1] == [
        f"{row}SyntaxError: a rather long",
        f"{' ' * len(row)}explanation of what went wrong",
        f"{' ' * len(row)}(line 3)",
    ]
