"""Whole gradings: how one mistake affects the other checks, and what reports say step by step."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from tests.grading.grading import graded
from tests.grading.in_process import InProcess, edited, failures
from tests.grading.submissions import CORRECT, CORRECT_2014, submit
from tttmc_app.core import Text, Weights
from tttmc_app.course.sandbox import SandboxPart
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    Language,
    LoadedFile,
    Remark,
    RemarkKind,
    StudentError,
)
from tttmc_app.course.template import write_template
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_RUBRIC,
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    GradingReport,
    Rubric,
    Terms,
    check_constants,
)
from tttmc_app.grading.checks import Answer
from tttmc_app.grading.grader import WEIGHTS, grade_steps, weak_functions
from tttmc_app.grading.strength import OPPONENTS, ReferenceScores, opponent_name
from tttmc_app.grading.submission import Argument, FoundPython2Error

FENCE = (SandboxPart.LIMITS,)
FUNCTIONS = ("mc_trial", "mc_update_scores", "get_best_move", "mc_move")
EMPTY = "    empty = board.get_empty_squares()\n"


def steps_of(
    folder: Path,
    *edits: str,
    games: int = 0,
    rubric: Rubric = DEFAULT_RUBRIC,
    kind: type[InProcess] = InProcess,
    references: ReferenceScores | None = None,
) -> list[GradingReport]:
    """Return the reports on the correct file with parts replaced."""
    text = edited(*edits)
    path, found = submit(folder, text), kind(text)
    references = references or ReferenceScores(5)
    return [*grade_steps(found, GradingReport(path, rubric=rubric), Terms(5, games), references)]


def test_correct_files_have_full_points(tmp_path: Path) -> None:
    """Correct files with old or new names pass, whatever the seed."""
    for seed, text in enumerate((CORRECT, CORRECT_2014)):
        begun = InProcess(text, seed), GradingReport(tmp_path)
        *_, report = grade_steps(*begun, Terms(seed, 0), ReferenceScores(seed))
        assert tuple(result.check for result in report.checks) == CHECKS
        assert (report.failed, report.points, report.error) == ((), 100, "")


def test_the_template_earns_nothing(tmp_path: Path) -> None:
    """A template in which nothing has been written gets no points, not even for its constants."""
    mine = write_template(tmp_path / "mine.py").file
    for games in (0, 4):
        (report,) = graded([mine], games=games)
        assert (report.error, report.points, report.passed_count) == ("", 0, 0)


def test_weak_functions_are_those_that_may_change_the_moves() -> None:
    """A check that failed or wasn't run makes its function weak, unless it costs points only."""
    checks = [Check(group, Text("x"), 1) for group in ("constants", *FUNCTIONS, "strength")]
    for cost in Cost:
        found = [CheckResult(each, CheckFailure("f()", "1", "2", cost=cost)) for each in checks]
        assert weak_functions(found) == (() if cost is Cost.POINTS else FUNCTIONS)
    for reason, weak in ((Text("why"), FUNCTIONS), (None, ())):
        assert weak_functions([CheckResult(each, not_run=reason) for each in checks]) == weak


def test_reports_from_step_to_step(tmp_path: Path) -> None:
    """Each has the checks and games so far and its time; for Python 2 they begin again."""

    class Later(InProcess):
        def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
            assert self.loaded is not None
            if function == "mc_move" and self.loaded.language is Language.PYTHON_3:
                self.loaded = self.loaded._replace(language=Language.PYTHON_2)
                raise FoundPython2Error
            return super().call(function, *arguments, observe=observe)

    begun = perf_counter()
    steps = steps_of(tmp_path, games=1, kind=Later)
    found = [f"{each.language[-1]}:{len(each.checks)}+{each.games}" for each in steps]
    assert " ".join(found[:5]) == "3:0+0 3:7+0 3:16+0 3:26+0 3:34+0"
    assert " ".join(found[5:]) == "2:0+0 2:7+0 2:16+0 2:26+0 2:34+0 2:48+0 2:48+1 2:48+2 2:50+2"
    seconds = [*(each.seconds for each in steps[1:]), perf_counter() - begun]
    assert seconds == sorted(seconds)
    assert seconds[0] > 0


def test_the_functions_are_called_with_other_weights(tmp_path: Path) -> None:
    """They are replaced after the constants' checks, and restored before the games."""
    begin = "    winner = board.check_win()\n"
    text = edited(
        *(begin, f"    _SEEN.append(SCORE_CURRENT)\n{begin}"),
        *("NTRIALS = 100", "_SEEN = []\nNTRIALS = 1"),
    )
    found = InProcess(text)
    called = ""
    for step in grade_steps(found, GradingReport(tmp_path), Terms(5, 1), ReferenceScores(5)):
        if len(step.checks) > len(check_constants.GROUP.checks) and step.strength is None:
            assert {*found.names["_SEEN"]} <= {WEIGHTS.current}
            called = called or str(failures(step.checks)["C3"].called)
    assert {*found.names["_SEEN"]} == {1.5}
    assert "the weights 1.5 and 2" in called, "the constants are judged with their own"


def test_only_costs_that_games_show_are_mentioned(tmp_path: Path) -> None:
    """None of those played need be forfeited or lost; those on another board are."""
    fails = f"{EMPTY}    if {{}}:\n        1 / 0\n".format
    rare, small = fails("min(map(min, scores)) < -60"), fails("board.get_dim() == 2")
    weak = f"{EMPTY}    empty = empty[1:] or empty\n"
    for new, games, cost in (
        *((rare, 0, Cost.GAMES), (rare, 2, Cost.UNKNOWN), (fails("True"), 2, Cost.GAMES)),
        *((small, 2, Cost.GAMES), (weak, 0, Cost.STRENGTH), (weak, 2, Cost.UNKNOWN)),
    ):
        last = steps_of(tmp_path, EMPTY, new, games=games)[-1]
        costs = {result.failure.cost for result in last.failed if result.failure}
        assert cost in costs
        assert costs == {cost} or new == fails("True")


def test_weak_games_count_sooner_for_a_file_with_other_mistakes(tmp_path: Path) -> None:
    """Ten games of a right file may be that weak by chance."""
    for trials, is_weak in (("100", False), ("0", True)):
        names = map(opponent_name, OPPONENTS)
        known = {(Weights(1.5, 2.0), name, 10): (6, 4, 0) for name in names}
        edits = ("NTRIALS = 100", f"NTRIALS = {trials}")
        *_, last = steps_of(tmp_path, *edits, games=10, references=ReferenceScores(5, known))
        assert last.checks[-1].passed is not is_weak


def test_a_file_that_fails(tmp_path: Path) -> None:
    """Its report has the error with its line, the remarks, the style, and no checks.

    One that stopped half-way is graded; a remark has the reason and the line, after the others.
    """
    remark = Remark(RemarkKind.LANGUAGE, "it runs as Python 2", 4)
    failure = CodeFailure(FailureKind.RAISED, "NameError: x", 70, remarks=(remark,))

    class Broken(InProcess):
        def load(self) -> LoadedFile:
            raise StudentError(failure._replace(language=Language.PYTHON_2))

    class HalfWay(InProcess):
        def load(self) -> LoadedFile:
            return super().load()._replace(remarks=(remark,), failure=failure, sandbox=FENCE)

    undocumented = ("    Choose a move by random games.\n", "")
    (report,) = steps_of(tmp_path, *undocumented, rubric=Rubric("mine"), kind=Broken)
    assert (report.error, report.error_line, report.points) == ("NameError: x", 70, 0)
    assert (report.language, report.remarks) == ("Python 2", ((4, "it runs as Python 2"),))
    assert (report.checks, report.rubric.name, bool(report.style)) == ((), "mine", True)
    first, *_ = steps_of(tmp_path, kind=HalfWay)
    assert ([line for line, _ in first.remarks], first.fence) == ([4, 70], FENCE)
    assert "NameError: x" in str(first.remarks[1][1])
