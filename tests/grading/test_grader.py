from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.grading.grading import failed, grade, graded, hints
from tests.grading.submissions import (
    CORRECT,
    CORRECT_2014,
    CORRECT_PYTHON_2,
    TRIAL,
    submit,
)
from tttmc_app.core import Text
from tttmc_app.grading import CHECKS, FULL_POINTS, Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.grader import weak_functions

SEEDS = (0, 1, 2)


@pytest.mark.parametrize("text", [CORRECT, CORRECT_2014, CORRECT_PYTHON_2], ids=["3", "2014", "2"])
def test_correct_files_have_full_points(tmp_path: Path, text: str) -> None:
    """Correct files for either Python and with old or new names pass, whatever the seed."""
    path = submit(tmp_path, text)
    for seed in SEEDS:
        (report,) = graded([path], seed)
        assert failed(report) == []
        assert (report.points, report.max_points, report.error) == (100, 100, "")


def test_the_points_are_a_hundred() -> None:
    """The checks' points add up to the full points, and their names are unique."""
    assert sum(check.max_points for check in CHECKS) == FULL_POINTS == 100
    assert len({check.name for check in CHECKS}) == len(CHECKS)


def test_every_check_is_made(tmp_path: Path) -> None:
    """A report has the result of every check, in their order."""
    report = grade(tmp_path, CORRECT)
    assert tuple(result.check for result in report.checks) == CHECKS


def test_weak_functions_are_those_that_may_change_the_moves() -> None:
    """A check that failed or wasn't run makes its function weak, unless it costs points only."""
    names = ("mc_trial", "mc_update_scores", "get_best_move", "mc_move")
    groups = ("constants", "functions", *names, "strength")
    checks = [Check(group, Text("x"), 1) for group in groups]
    for cost in Cost:
        failure = CheckFailure("f()", "1", "2", cost=cost)
        found = [CheckResult(check, failure) for check in checks]
        assert weak_functions(found) == (() if cost is Cost.POINTS else names)
        for number, name in enumerate(names, 2):
            passed = CheckResult(checks[0])
            some = (passed, found[number], passed, replace(found[number], share=0.5))
            assert weak_functions(some) == (() if cost is Cost.POINTS else (name,))
    reason = Text("first fix another")
    assert weak_functions([CheckResult(check, not_run=reason) for check in checks]) == names
    assert weak_functions([CheckResult(check) for check in checks]) == ()


def test_grading_repeats(tmp_path: Path) -> None:
    """The same seed gives the same report, except for the time."""
    one, two = (grade(tmp_path, CORRECT.replace("max(", "min("), games=4) for _ in range(2))
    assert replace(one, seconds=0.0) == replace(two, seconds=0.0)
    assert one.strength is not None
    assert one.strength.matches[0].games == 4


def test_the_language_and_skipped_games_are_reported(tmp_path: Path) -> None:
    """The games that a file starts are skipped, and remarks name the lines that start them."""
    report = grade(tmp_path, CORRECT_PYTHON_2)
    lines = CORRECT_PYTHON_2.splitlines()
    assert report.language == "Python 2"
    assert [str(text) for _, text in report.remarks] == [
        "the call to play_game was skipped",
        "the call to run_gui was skipped",
    ]
    called = [lines[line - 1].strip() for line, _ in report.remarks if line]
    assert called[0].startswith("provided.play_game")
    assert called[1].startswith("poc_ttt_gui.run_gui")


def test_an_invalid_file_has_no_points(tmp_path: Path) -> None:
    """An invalid file has an error with the student's line."""
    report = grade(tmp_path, "import random\n\ndef mc_trial(board player):\n    pass\n")
    assert (report.points, report.max_points, report.checks) == (0, 100, ())
    assert str(report.error).startswith("SyntaxError")
    assert report.error_line == 3


def test_a_file_that_raises_has_no_points(tmp_path: Path) -> None:
    """An exception at its top level, before its functions, is an error with its line."""
    report = grade(tmp_path, '"""Oh."""\n\nprint(1 / 0)\n')
    assert report.points == 0
    assert "ZeroDivisionError" in str(report.error)
    assert report.error_line == 3


def test_an_endless_function_fails_its_checks_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A function that never ends is called only once; the checks of other functions continue."""
    from tttmc_app.course import deadline
    from tttmc_app.course.student_types import RunLimits
    from tttmc_app.grading import submission

    quick = RunLimits(load_seconds=20.0, call_seconds=1.0)
    monkeypatch.setattr(submission.Submission.__init__, "__defaults__", (quick, None))
    monkeypatch.setattr(deadline, "_PATIENCE", 100)
    stuck = TRIAL.replace("        board.move(row, col, player)\n", "")
    report = grade(tmp_path, CORRECT.replace(TRIAL, stuck), games=2)
    names = failed(report)
    assert "does not finish in time" in hints(report)
    assert any(name.startswith("mc_trial:") for name in names)
    assert not any(name.startswith(("mc_update_scores", "get_best_move")) for name in names)
    assert report.seconds < 120
    assert report.strength is not None
    assert [match.forfeits for match in report.strength.matches] == [2, 2]


def test_a_function_that_kills_its_process_fails_its_checks_alone(tmp_path: Path) -> None:
    """After a function has killed the process, a new one is started for the other functions."""
    text = CORRECT.replace("    empty = board", "    import os\n    os._exit(3)\n    empty = board")
    report = grade(tmp_path, text)
    names = failed(report)
    assert all(name.startswith(("get_best_move", "mc_move")) for name in names)
    assert any(name.startswith("get_best_move: the highest") for name in names)
    assert not report.error


def test_a_function_that_raises_is_reported_with_its_line(tmp_path: Path) -> None:
    """The failure contains the exception with the student's line."""
    report = grade(tmp_path, CORRECT.replace("    winner = board.check_win()", "    winner = boad"))
    failure = next(r.failure for r in report.failed if r.check.name.startswith("mc_update_scores"))
    assert failure is not None
    line = 1 + CORRECT.splitlines().index("    winner = board.check_win()")
    assert "NameError" in str(failure.came)
    assert f"(line {line})" in str(failure.came)
