from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    CHECKS,
    CheckFailure,
    CheckResult,
    Cost,
    GradingReport,
    MatchScore,
    Strength,
)
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.output import CSV_COLUMNS, report_json, reports_csv

FAILURE = CheckFailure.of(
    "f(1)", "2", "3", Mistake(Text("adds one"), Text("add two"), Cost.STRENGTH)
)
REPORT = GradingReport(
    Path("a, b.py"),
    "Python 2",
    (CheckResult(CHECKS[0]), CheckResult(CHECKS[1], FAILURE)),
    (StyleRemark(3, Text("too long")),),
    ((4, "run_gui was called"),),
    Strength(
        20,
        (
            MatchScore("random", 8, 1, 1, 1, (9, 1, 0), "it failed"),
            MatchScore("mc:trials=1000", 0, 4, 6, 0, (0, 7, 3)),
        ),
    ),
)
BROKEN = GradingReport(Path("=c.py"), error="SyntaxError: no", error_line=2)


def test_json_has_the_keys_that_scripts_rely_on() -> None:
    """A report is JSON with the documented keys, and points that add up."""
    written = json.loads(json.dumps(report_json(REPORT)))
    assert list(written) == [
        "file",
        "language",
        "points",
        "of",
        "checks",
        "style",
        "remarks",
        "strength",
        "error",
        "error_line",
        "status",
        "reason",
        "suspect",
        "passed",
        "rubric",
        "ceilings",
        "fence",
        "warnings",
    ]
    assert written["points"] == CHECKS[0].max_points
    assert written["of"] == 100
    failed = written["checks"][1]
    assert (failed["passed"], failed["points"], failed["of"]) == (False, 0, CHECKS[1].max_points)
    assert failed["message"] == "f(1) gave 2, expected 3"
    assert (failed["hint"], failed["cost"]) == ("adds one: add two", "costs strength")
    assert written["style"] == [{"line": 3, "message": "too long"}]
    match = written["strength"]["matches"][0]
    assert (match["games"], match["forfeits"], match["why"]) == (10, 1, "it failed")
    assert match["right_player"] == {"wins": 9, "ties": 1, "losses": 0}
    assert match["wins_interval"][0] < 0.8 < match["wins_interval"][1]


def test_an_ungraded_file_has_an_error() -> None:
    """The JSON contains the error and its line, and no strength."""
    written = report_json(BROKEN)
    assert (written["points"], written["strength"]) == (0, None)
    assert (written["error"], written["error_line"]) == ("SyntaxError: no", 2)


def test_csv_has_one_row_per_file() -> None:
    """The CSV file can be read back, and no cell looks like a formula."""
    header, one, two = csv.reader(StringIO(reports_csv([REPORT, BROKEN])))
    assert tuple(header) == CSV_COLUMNS
    row = dict(zip(header, one, strict=True))
    assert row["file"] == "a, b.py"
    assert (row["random_wins"], row["forfeits"]) == ("8", "1")
    assert (row["mc_wins"], row["mc_ties"], row["mc_losses"]) == ("0", "4", "6")
    assert row["failed"] == CHECKS[1].name
    assert (row["mistakes"], row["why_forfeited"]) == ("adds one", "it failed")
    broken = dict(zip(header, two, strict=True))
    assert (broken["file"], broken["error"]) == ("'=c.py", "SyntaxError: no")
    assert (broken["random_wins"], broken["mistakes"], broken["why_forfeited"]) == ("", "", "")


def test_undecodable_names_are_written() -> None:
    """A file whose name has bytes that can't be decoded can still be listed."""
    assert "b?d.py" in reports_csv([GradingReport(Path("b\udcffd.py"))])


def test_mistakes_are_listed_by_their_cost() -> None:
    """Each mistake appears once, under its own cost."""
    assert REPORT.mistakes(Cost.STRENGTH) == (Text("adds one"),)
    assert REPORT.mistakes(Cost.POINTS, Cost.GAMES) == ()
