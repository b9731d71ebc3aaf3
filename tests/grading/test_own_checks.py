"""A teacher's own checks: what they see of a student's file, and what they are worth."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.grading.grading import handed_in_at
from tests.grading.submissions import CORRECT, CORRECT_PYTHON_2, MOVE, submit
from tests.refusals import refused
from tttmc_app.core import TttmcError
from tttmc_app.grading import (
    DEFAULT_RUBRIC,
    CheckFailure,
    GradingReport,
    OwnChecks,
    Terms,
    grade_beats,
)
from tttmc_app.grading.submission import Submission

CHECKS = """
import poc_ttt_provided as provided

WON = [[2, 2, 2], [3, 3, 1], [1, 1, 1]]

def check_trial(module, points=5):
    \"\"\"A trial ends the game on the board that is passed.\"\"\"
    board = provided.TTTBoard(3)
    assert module.mc_trial(board, provided.PLAYERX) is None
    assert board.check_win() is not None

def check_scores(module, points=2):
    scores = [[0] * 3 for _ in range(3)]
    module.mc_update_scores(scores, provided.TTTBoard(3, False, WON), provided.PLAYERX)
    assert scores[0][0] == module.SCORE_CURRENT, "the winner's square"

def check_move(module):
    \"\"\"Its move is a square.

    Whatever it is.
    \"\"\"
    row, col = module.mc_move(provided.TTTBoard(2), provided.PLAYERO, 3)

def check_undo(module):
    module.undo()
"""


def on(path: Path, own: OwnChecks) -> GradingReport:
    """Return the report on a file, graded with checks of one's own."""
    *_, last = filter(None, grade_beats(handed_in_at([path]), Terms(games=0, own=own)))
    return last.report


def asked(path: Path, own: OwnChecks) -> dict[str, CheckFailure]:
    """Return why a file fails checks of one's own."""
    with closing(Submission(path, 1)) as submission:
        submission.load()
        results = [*own.examine(submission)]
    return {each.check.name: each.failure for each in results if each.failure}


def test_own_checks_ask_the_students_process(tmp_path: Path) -> None:
    """They see constants and calls with their effects, and tell what was called and what came."""
    own = OwnChecks.read(submit(tmp_path, CHECKS, "own.py"))
    for text in (CORRECT, CORRECT_PYTHON_2):
        assert [*asked(submit(tmp_path, text), own)] == ["own: undo"]
    wrong = CORRECT.replace("if mark == player:", "if mark == winner:").replace(
        MOVE, "mc_move = lambda *_: None"
    )
    told = asked(submit(tmp_path, wrong.replace("+= sign *", "+= 2 *")), own)
    scores = told["own: scores"]
    assert scores.called == "mc_update_scores([[0, 0, 0], [0, 0, 0], [0, 0, 0]], XXX/OO./..., 2)"
    assert scores.came == "the winner's square"
    assert "TypeError" in str(told["own: Its move is a square"].came)


def test_the_points_of_own_checks(tmp_path: Path) -> None:
    """They are points of the rubric's, which the other checks then share without them."""
    own = OwnChecks.read(submit(tmp_path, CHECKS, "own.py"))
    report = on(submit(tmp_path, CORRECT), own)
    points = {result.check.name: result.check.max_points for result in report.checks}
    given = [points[check.name] for check in own.checks]
    assert given == pytest.approx([5, 2, 1, 1])
    assert sum(points.values()) == pytest.approx(100)
    assert report.rubric.identity != DEFAULT_RUBRIC.identity


@pytest.mark.parametrize(
    "text",
    [
        "",
        "def check_a(:",
        "1 / 0",
        "import none",
        "def check_a(module, points=0): pass",
        "def check_a(module, points='5'): pass",
        "def check_a(m): 'Same.'\ndef check_b(m): 'Same.'",
    ],
)
def test_files_that_are_no_checks(tmp_path: Path, text: str) -> None:
    """They are refused before anything is graded, with the file's name."""
    path = submit(tmp_path, text, "own.py")
    with refused(path=path):
        OwnChecks.read(path)


def test_a_mistake_in_the_checks_blames_nobody(tmp_path: Path) -> None:
    """The file isn't graded; checks that take all the points are refused."""
    own = OwnChecks.read(submit(tmp_path, "def check_a(module): unknown()", "own.py"))
    assert "own.py" in str(on(submit(tmp_path, CORRECT), own).not_graded)
    own = OwnChecks.read(submit(tmp_path, "def check_a(module, points=100): pass", "own.py"))
    with pytest.raises(TttmcError):
        own.counted_in(DEFAULT_RUBRIC)
