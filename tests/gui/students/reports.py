"""A class of reports for the grading window's tests, in each state that a file may be in."""

from __future__ import annotations

from collections.abc import Sequence
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
    Part,
    Strength,
)
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.reports import Entry, entries_of
from tttmc_app.gui.students.grading_job import GradingProgress

NOT_PLAYED = Text("no games were played")
RANDOM = MatchScore("random", 90, 6, 4, 3, (95, 3, 2), "it <returned> None")
EQUAL = MatchScore("mc:trials=1000", 5, 30, 15, 0, (6, 30, 14))
STYLE = (
    StyleRemark(7, Text("{name} is too short", name="<i>")),
    StyleRemark(21, Text("too long")),
)


def mistaken(name: str = "anna.py") -> GradingReport:
    """Return a report with failures of several costs, a check not run, games and remarks."""
    failures = {
        4: CheckFailure.of(
            "mc_update_scores(…)",
            "1 < 2",
            "2 & 3",
            Mistake(Text("adds wrongly"), Text("look again"), Cost.STRENGTH),
            line=41,
        ),
        8: CheckFailure("mc_trial(b, 2)", "", "None", mistake=Text("goes on"), cost=Cost.GAMES),
        12: CheckFailure("f()", "1", "2", Text("just so"), Text("is slow"), Cost.POINTS),
    }
    results = [
        CheckResult(check, failures.get(number), share=0.5 if number == 8 else 0.0)
        for number, check in enumerate(CHECKS)
    ]
    results[-2:] = [
        CheckResult(check, not_run=NOT_PLAYED, is_left_out=True) for check in CHECKS[-2:]
    ]
    return GradingReport(
        Path("class", name),
        "Python 2",
        tuple(results),
        STYLE,
        ((50, Text("run_gui was called")), (None, "odd & even"), (None, "and more")),
        Strength(20, (RANDOM, EQUAL), Text("Some games are missing.")),
    )


def flawless(name: str = "bert.py") -> GradingReport:
    """Return the report of a file without mistakes, which played no games."""
    return GradingReport(Path("class", name), "Python 3", tuple(map(CheckResult, CHECKS)))


def suspicious(name: str = "carl.py") -> GradingReport:
    """Return the report of a file that looks right but plays far too weakly."""
    weak = CheckFailure("games", "few wins", "many", mistake=Text("plays weakly"))
    results = [
        CheckResult(check, weak if check.part is Part.STRENGTH else None) for check in CHECKS
    ]
    return GradingReport(Path("class", name), "Python 3", tuple(results), STYLE[:1])


def unreadable(name: str = "Dora.py") -> GradingReport:
    """Return the report of a file with an error in a line."""
    return GradingReport(Path("class", name), error="SyntaxError: <bad>", error_line=3)


def left_out(name: str = "emil.py") -> GradingReport:
    """Return the report of a file that wasn't graded, which isn't its fault."""
    return GradingReport(Path("class", name), "Python 3", not_graded=Text("no <memory> left"))


def begun(name: str = "fred.py") -> GradingReport:
    """Return the report of a file whose checks are under way."""
    return GradingReport(Path("class", name), "Python 3", tuple(map(CheckResult, CHECKS[:9])))


def waiting(name: str = "gina.py") -> GradingReport:
    """Return the report of a file that nothing is known of yet."""
    return GradingReport(Path("class", name))


def progress(reports: Sequence[GradingReport], *done: int, unsaved: str = "") -> GradingProgress:
    """Return a grading in which these indices are done."""
    return GradingProgress(tuple(entries_of(reports)), frozenset(done), unsaved)


def entry(report: GradingReport) -> Entry:
    """Return a submission."""
    return entries_of([report])[0]
