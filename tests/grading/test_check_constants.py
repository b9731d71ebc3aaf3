"""The constants and parameters of a file, and the values that the other checks take from them."""

from __future__ import annotations

from pathlib import Path

from tests.grading.in_process import InProcess, edited, failures
from tttmc_app.core import Weights
from tttmc_app.grading.check_constants import GROUP, near_miss
from tttmc_app.grading.checks import SIGNATURES
from tttmc_app.grading.submission import Submission

IMPORTS = "import random\nimport poc_ttt_provided as provided\n"


def test_how_often_weak_constants_find_an_obvious_move() -> None:
    """Five empty squares with the same score are each found in a fifth of the runs."""
    weak = InProcess(edited("CURRENT = 1.5", "CURRENT = 0", "OTHER = 2.0", "OTHER = 0"))
    assert str(failures(GROUP.examine(weak))["C3"].came).startswith("(1, 2) in 20 % of 200")


def test_failures_have_names_and_lines() -> None:
    """A constant's name; the line of a function that can't be called, or of one named alike."""
    negative = InProcess(edited("OTHER = 2.0", "OTHER = -2"))
    assert failures(GROUP.examine(negative))["C2"].called == "SCORE_OTHER"
    for name in SIGNATURES:
        for new in (f"def {name.upper()}(", f"def {name}(): return\ndef other("):
            text = edited(f"def {name}(", new)
            (failure,) = failures(GROUP.examine(InProcess(text))).values()
            assert failure.line == text[: text.index(new)].count("\n") + 1


def test_a_misnamed_function_is_the_most_similar_other_one() -> None:
    """Capitals and underscores don't matter; required functions don't count."""
    for names, found in (
        ("mc_trail mctrials play", "mctrials"),
        ("MC_TRAIL", "MC_TRAIL"),
        ("my_trial play_trial", "my_trial"),
        ("mc_move run_trial_of_the_game", None),
        ("mc_trial mc_trail", None),
        ("", None),
    ):
        functions = "".join(f"def {name}(): pass\n" for name in names.split())
        near = near_miss("mc_trial", InProcess(IMPORTS + functions))
        assert (near and near.name) == found


VALUES = """
NTRIALS = 100 > 100, 1.0, 1.0, -100.0
NTRIALS = 2.9 > 2, 1.0, 1.0, -25.0
NTRIALS = 0.9 > None, 1.0, 1.0, -25.0
NTRIALS = True > None, 1.0, 1.0, -25.0
NTRIALS = "7" > None, 1.0, 1.0, -25.0
NTRIALS = 1e300 > 1000000000, 1.0, 1.0, -1000000.0
NTRIALS, SCORE_CURRENT, MCMATCH, MCOTHER = 100, 3, 4, -5.5 > 100, 3.0, -5.5, -550.0
SCORE_CURRENT, SCORE_OTHER = "2", 1.1e9 > None, 1.0, 1.0, -25.0
"""
"""Constants, and the trials, the weights and the lowest score that are known from them."""


def test_the_files_trials_weights_and_lowest_score() -> None:
    """Names of either year count; 1 stands for a weight that is missing, no number or huge."""
    for example in VALUES.strip().splitlines():
        constants, _, values = example.partition(" > ")
        found = InProcess(f"{IMPORTS}{constants}\n")
        weights = found.weights
        assert values == f"{found.trials}, {weights.current}, {weights.other}, {found.lowest_score}"
        found.assume(Weights(0.5, 0.25))
        assert found.weights == Weights(0.5, 0.25)
        assert str(found.lowest_score) == values.rpartition(" ")[2], "with the file's own weights"
        assert Submission(Path("a.py"), 0).trials is None
