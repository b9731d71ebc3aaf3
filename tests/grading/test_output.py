from __future__ import annotations

import csv
import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from tttmc_app.core import Text
from tttmc_app.course.fence import FencePart
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    CHECKS,
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    GradingReport,
    MatchScore,
    Part,
    Rubric,
    Strength,
)
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.output import CSV_COLUMNS, report_json, reports_csv

FAILURE = CheckFailure.of(
    "f(1)", "2", "3", Mistake(Text("adds one"), Text("add two"), Cost.STRENGTH), line=7
)
OTHER = CheckFailure.of(
    "g", "4", "5", Mistake(Text("adds none"), None, Cost.POINTS, Damage.WEIGHTS)
)
MATCH = MatchScore("random", 7, 2, 1, 1, (6, 3, 1), "it failed")
REPORT = GradingReport(
    Path("a, b.py"),
    "Python 2",
    (CheckResult(CHECKS[0]), CheckResult(CHECKS[1], OTHER), CheckResult(CHECKS[2], FAILURE)),
    (StyleRemark(3, Text("too long")), StyleRemark(5, Text("too short"))),
    ((4, "run_gui was called"),),
    Strength(20, (MATCH, MatchScore("mc:trials=1000", 0, 4, 6, 2, (0, 7, 3)))),
    warnings=((None, Text("uses gc")),),
)
BROKEN = GradingReport(Path("=c.py"), error="=SyntaxError: no", error_line=2)
FULL = GradingReport(
    Path("a, b.py"),
    "Python 2",
    (
        CheckResult(Check("mc_move", Text("leaves the board unchanged"), 20 / 3, Part.RULES)),
        CheckResult(
            Check("constants", Text("NTRIALS"), 2),
            replace(FAILURE, damage=Damage.WEIGHTS),
            share=0.75,
        ),
        CheckResult(Check("strength", Text("games"), 3, Part.STRENGTH), not_run=NO_GAMES),
    ),
    (StyleRemark(3, Text("too long")),),
    ((4, "run_gui was called"),),
    Strength(20, (MATCH,), "fewer games"),
    "it broke",
    8,
    rubric=Rubric("spring", 20, 6.0, weights={"mc_trial: returns None": 0.5}),
    fence=(FencePart.LIMITS, FencePart.SECCOMP),
    warnings=((None, Text("uses gc")),),
)


def test_the_json_of_a_report_is_complete() -> None:
    """Every key that scripts rely on is there, with its own value, and nothing else."""
    written = json.loads(json.dumps(report_json(FULL)))
    assert written == {
        "file": "a, b.py",
        "language": "Python 2",
        "points": 9,
        "of": 20,
        "checks": [
            {
                "name": "mc_move: leaves the board unchanged",
                "passed": True,
                "points": 6.67,
                "of": 6.67,
                "part": "rules",
                "message": "",
                "hint": "",
                "called": "",
                "came": "",
                "expected": "",
                "cost": "",
                "line": None,
                "reason": None,
            },
            {
                "name": "constants: NTRIALS",
                "passed": False,
                "points": 1.5,
                "of": 2.0,
                "part": "functions",
                "message": "f(1) gave 2, expected 3",
                "hint": "adds one: add two",
                "called": "f(1)",
                "came": "2",
                "expected": "3",
                "cost": "costs strength",
                "line": 7,
                "reason": None,
            },
            {
                "name": "strength: games",
                "passed": None,
                "points": 0.0,
                "of": 3.0,
                "part": "strength",
                "message": "",
                "hint": "",
                "called": "",
                "came": "",
                "expected": "",
                "cost": "",
                "line": None,
                "reason": "no games were played",
            },
        ],
        "style": [{"line": 3, "message": "too long"}],
        "remarks": [{"line": 4, "message": "run_gui was called"}],
        "strength": {
            "trials": 20,
            "note": "fewer games",
            "matches": [
                {
                    "opponent": "random",
                    "games": 10,
                    "wins": 7,
                    "ties": 2,
                    "losses": 1,
                    "forfeits": 1,
                    "why": "it failed",
                    "wins_interval": [
                        pytest.approx(0.3968, abs=1e-4),
                        pytest.approx(0.8922, abs=1e-4),
                    ],
                    "losses_interval": [
                        pytest.approx(0.0179, abs=1e-4),
                        pytest.approx(0.4042, abs=1e-4),
                    ],
                    "right_player": {"wins": 6, "ties": 3, "losses": 1},
                    "verdict": "as strong",
                }
            ],
        },
        "error": "it broke",
        "error_line": 8,
        "status": "graded",
        "reason": None,
        "suspect": False,
        "passed": True,
        "rubric": {
            "name": "spring",
            "identity": FULL.rubric.identity,
            "of": 20,
            "pass_mark": 6.0,
            "parts": {"functions": 50.0, "rules": 20.0, "strength": 30.0},
            "ceilings": {
                "no_move": 45.0,
                "fixed_square": 60.0,
                "one_side": 75.0,
                "one_board": 85.0,
                "wrong_pairs": 85.0,
                "one_row": 90.0,
                "weights": 95.0,
                "turn_order": 97.0,
                "high_start": 97.0,
                "slip": 98.0,
            },
            "checks": {"mc_trial: returns None": 0.5},
        },
        "ceilings": [{"kind": "weights", "points": 19.0}],
        "fence": ["limits", "seccomp"],
        "warnings": [{"line": None, "message": "uses gc"}],
    }


def test_the_json_of_an_ungraded_file_has_the_reason() -> None:
    """A broken file has an error with its line; one that wasn't graded has only a reason."""
    written = report_json(BROKEN)
    assert (written["points"], written["strength"], written["reason"]) == (0, None, None)
    assert (written["error"], written["error_line"]) == ("=SyntaxError: no", 2)
    left = report_json(GradingReport(Path("d.py"), not_graded=Text("no memory")))
    assert (left["points"], left["status"], left["reason"]) == (None, "not graded", "no memory")
    assert (left["error"], left["passed"]) == (None, None)


def test_the_json_of_a_failure_without_a_mistake_has_no_hint() -> None:
    """Its message is not repeated there."""
    failed = CheckResult(CHECKS[0], CheckFailure("g()", "4", "5", cost=Cost.POINTS))
    (check,) = json.loads(json.dumps(report_json(replace(BROKEN, checks=(failed,)))))["checks"]
    named = {key: check[key] for key in ("message", "hint", "cost", "line", "reason")}
    assert named == {
        "message": "g() gave 4, expected 5",
        "hint": "",
        "cost": "costs points only",
        "line": None,
        "reason": None,
    }


def test_csv_has_one_row_per_file() -> None:
    """Each file's results are below their titles, and no cell looks like a formula."""
    ungraded = GradingReport(Path("d.py"), not_graded="-no memory")
    header, *rows = csv.reader(StringIO(reports_csv([REPORT, BROKEN, ungraded])))
    assert tuple(header) == CSV_COLUMNS
    one, two, three = (dict(zip(header, row, strict=True)) for row in rows)
    assert one == {
        "file": "a, b.py",
        "language": "Python 2",
        "points": "1",
        "of": "100",
        "style_remarks": "2",
        "trials": "20",
        "random_wins": "7",
        "random_ties": "2",
        "random_losses": "1",
        "mc_wins": "0",
        "mc_ties": "4",
        "mc_losses": "6",
        "forfeits": "3",
        "failed": f"{CHECKS[1].name}; {CHECKS[2].name}",
        "error": "",
        "mistakes": "adds one; adds none",
        "why_forfeited": "it failed",
        "status": "graded",
        "not_graded": "",
        "warnings": "1",
    }
    empty = dict.fromkeys(header, "") | {"of": "100", "style_remarks": "0", "warnings": "0"}
    broken = {"file": "'=c.py", "points": "0", "error": "'=SyntaxError: no", "status": "graded"}
    assert two == empty | broken
    reasons = {"mistakes": "'-no memory", "not_graded": "'-no memory", "status": "not graded"}
    assert three == empty | {"file": "d.py"} | reasons


def test_the_lines_of_a_table_end_as_in_other_files() -> None:
    """With a line feed alone, on every system."""
    table = reports_csv([REPORT, BROKEN])
    assert (table.count("\r"), table.endswith("\n")) == (0, True)
    assert len(list(csv.reader(StringIO(table)))) == 3


def test_undecodable_names_are_written() -> None:
    """A file whose name has bytes that can't be decoded can still be listed."""
    assert "b?d.py" in reports_csv([GradingReport(Path("b\udcffd.py"))])


def test_mistakes_are_listed_by_their_cost() -> None:
    """Each mistake appears once, under its own cost."""
    assert REPORT.mistakes(Cost.STRENGTH) == (Text("adds one"),)
    assert REPORT.mistakes(Cost.UNKNOWN, Cost.GAMES) == ()
