"""Handmade reports that contain everything awkward that a report may contain."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.grading.submissions import CORRECT
from tttmc_app.core import Mark, Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    CHECKS,
    CheckFailure,
    CheckResult,
    Cost,
    ExampleGame,
    GradingReport,
    MatchScore,
    Strength,
)
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.reports import Entry, entries_of

EVIL = '<script>alert("x")</script>\x1b[31m\u202e\x00\udcff'
GAME = ExampleGame(Mark.X, ((0, 0), (1, 1), (0, 1), (0, 2), (2, 2), (2, 0)), Mark.O)
FAILURE = CheckFailure.of(
    "get_best_move(board, scores) on .X./OX./O..",
    "(0, 0)",
    "(1, 2) or (2, 1)",
    Mistake(Text("takes the first"), Text("choose at random"), Cost.STRENGTH),
    line=41,
)
MOVES = tuple(check for check in CHECKS if check.group == "get_best_move")


def unchecked(file: Path) -> GradingReport:
    """Return a report with nothing but a file's text."""
    return GradingReport(file, source=file.read_text(encoding="utf-8"))


def graded(file: Path, failed: int = 1) -> GradingReport:
    """Return a report with this many failed checks of get_best_move, and one that was not run."""
    results = [CheckResult(check, FAILURE if check in MOVES[:failed] else None) for check in CHECKS]
    results[-1] = CheckResult(CHECKS[-1], not_run=Text("mc_move returns nothing"))
    strength = Strength(20, (MatchScore("random", 8, 1, 1, 1, (9, 1, 0), "no move", GAME),))
    return replace(
        unchecked(file),
        language="Python 3",
        checks=tuple(results),
        style=(StyleRemark(12, Text("{name} is too short", name="<i>x</i>")),),
        remarks=((50, Text("run_gui was called")),),
        strength=strength,
        seconds=1.5,
    )


def broken(file: Path) -> GradingReport:
    """Return the report of a file that can't be run."""
    return replace(unchecked(file), error=f"SyntaxError: {EVIL}", error_line=2)


def left_out(file: Path) -> GradingReport:
    """Return the report of a file that was not graded."""
    return replace(unchecked(file), not_graded=Text("the system had no memory left"))


def submitted(folder: Path, names: list[str]) -> list[Path]:
    """Write a file with each name, and return their paths."""
    paths = [folder / name for name in names]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(CORRECT, encoding="utf-8")
    return paths


def class_of(folder: Path) -> list[Entry]:
    """Return three submissions: one with mistakes, one broken, one not graded."""
    names = ["=cmd|A1,ü.py", "<b>李雷 & Co.py", "ada.py"]
    one, two, three = submitted(folder, names)
    return entries_of([graded(one), broken(two), left_out(three)])
