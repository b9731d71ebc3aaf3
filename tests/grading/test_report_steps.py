"""What the reports on a file say from step to step, and what later steps know of earlier ones."""

from __future__ import annotations

from pathlib import Path

from tests.grading.in_process import InProcess
from tests.grading.submissions import CORRECT, TRIAL, submit
from tttmc_app.grading.answers import Answer
from tttmc_app.grading.grader import grade_steps
from tttmc_app.grading.strength import ReferenceScores
from tttmc_app.grading.submission import Argument


def test_reports_from_step_to_step(tmp_path: Path) -> None:
    """Each has the checks and games so far, the newest language, and the time that it took."""

    class Later(InProcess):
        """A file that turns out to be in Python 2 when get_best_move is called."""

        def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
            if function == "mc_move":
                self.language = "Python 2"
            return super().call(function, *arguments, observe=observe)

    steps = list(grade_steps(Later(CORRECT), submit(tmp_path, CORRECT), 5, 1, ReferenceScores(5)))
    found = [
        (
            each.language,
            len(each.checks),
            [match.games for match in each.strength.matches] if each.strength else None,
        )
        for each in steps
    ]
    assert found == [
        ("Python 3", 0, None),
        ("Python 3", 7, None),
        ("Python 3", 16, None),
        ("Python 3", 26, None),
        ("Python 3", 34, None),
        ("Python 2", 48, None),
        ("Python 2", 48, [1]),
        ("Python 2", 48, [1, 1]),
        ("Python 2", 50, [1, 1]),
    ]
    seconds = [each.seconds for each in steps[1:]]
    assert seconds == sorted(seconds)
    assert seconds[0] > 0


def test_weak_functions_are_known_to_all_later_groups(tmp_path: Path) -> None:
    """They are those of all earlier groups, in their order."""
    once = TRIAL.replace("while board", "if board")
    text = CORRECT.replace(TRIAL, once).replace("    most = max(", "    most = min(")
    submission = InProcess(text)
    steps = grade_steps(submission, submit(tmp_path, text), 5, 0, ReferenceScores(5))
    known = [submission.weak_functions for _ in steps]
    trial, both = ("mc_trial",), ("mc_trial", "get_best_move")
    assert known == [(), (), (), trial, trial, both, both]
