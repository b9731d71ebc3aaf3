"""The checks of constants and parameters, and the values that the other checks take from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.in_process import failures, verdict
from tests.grading.loaded import FUNCTIONS, NUMBERS, function, loaded, with_function, without
from tttmc_app.course.values import Opaque, Plain
from tttmc_app.grading import Cost, Damage
from tttmc_app.grading.check_constants import SIGNATURES, examine, near_miss
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.submission import Submission

FEW: dict[str, Plain] = {**NUMBERS, "NTRIALS": 1}
"""With one trial the check of strength is quick; it fails."""
EMPTY = tuple(function(each.name, *each.parameters, is_empty=True) for each in FUNCTIONS)
WHOLE = "C1 NTRIALS must be a whole number above 0, not run C3"
HIDE = "C3 these weights hide good moves"


@pytest.mark.parametrize(
    ("constants", "told"),
    [
        (NUMBERS, ""),
        ({"NTRIALS": 100.5, "MCMATCH": 1, "MCOTHER": 1}, ""),
        ({"NTRIALS": 10**30, "SCORE_CURRENT": 1, "SCORE_OTHER": 0}, ""),
        ({**NUMBERS, "NTRIALS": 30}, ""),
        *(({**NUMBERS, "NTRIALS": value}, WHOLE) for value in (True, 0.5, "100", float("nan"))),
        ({"MCMATCH": 1, "MCOTHER": 1}, "C1 NTRIALS is missing, not run C3"),
        (FEW, "C3 NTRIALS is too small"),
        ({"NTRIALS": 50, "SCORE_CURRENT": 0, "SCORE_OTHER": 0}, "C3 NTRIALS is too small"),
        ({"NTRIALS": 100, "SCORE_CURRENT": 0, "SCORE_OTHER": 0}, HIDE),
        (
            {"NTRIALS": 0, "SCORE_CURRENT": -1, "SCORE_OTHER": 2},
            f"{WHOLE.partition(',')[0]}, C2 SCORE_CURRENT is negative, not run C3",
        ),
    ],
)
def test_constants(constants: dict[str, Plain], told: str) -> None:
    """Names of either year, whole numbers, fractions and a weight of 0 are all allowed."""
    assert verdict(examine(loaded(constants))) == told


@pytest.mark.parametrize("name", ["SCORE_CURRENT", "SCORE_OTHER"])
@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, "is missing (called {} in the 2014 course)"),
        (False, "must be a number"),
        ("1", "must be a number"),
        (float("inf"), "must be a number"),
        (Opaque("Weight", "Weight(1)"), "must be a number"),
        (-1e-9, "is negative"),
    ],
)
def test_weights_must_be_numbers_from_0(name: str, value: Plain, told: str) -> None:
    """The first wrong one is named; a wrong sign costs strength."""
    old = {"SCORE_CURRENT": "MCMATCH", "SCORE_OTHER": "MCOTHER"}[name]
    constants = {**FEW, name: value} if value is not None else {**FEW}
    if value is None:
        del constants[name]
        assert "C2" not in failures(examine(loaded({**constants, old: 1.0})))
    failure = failures(examine(loaded(constants)))["C2"]
    assert (failure.called, str(failure.mistake)) == (name, f"{name} {told.format(old)}")
    assert failure.cost is (Cost.STRENGTH if told == "is negative" else Cost.POINTS)


def test_how_often_weak_constants_find_an_obvious_move() -> None:
    """Five empty squares with the same score are each found in a fifth of the runs."""
    submission = loaded({**NUMBERS, "SCORE_CURRENT": 0, "SCORE_OTHER": 0})
    assert str(failures(examine(submission))["C3"].came).startswith("(1, 2) in 20 % of 200")


def test_constants_without_functions_earn_nothing() -> None:
    """If none of the functions has been written, the constants aren't judged; one is enough."""
    for functions in ((), EMPTY):
        assert verdict(examine(loaded(functions=functions))).endswith(", not run C1-C3")
    assert "C" not in verdict(examine(loaded(functions=(*EMPTY[:3], FUNCTIONS[3]))))


@pytest.mark.parametrize("number", range(4))
def test_each_function_must_be_there_with_its_parameters(number: int) -> None:
    """Missing, misnamed, empty, or with another number of parameters."""
    name, right = [*SIGNATURES.items()][number]
    key, count = f"F{number + 1}", len(right)
    near = function(name.replace("_", "").upper(), line=12)
    damage = Damage.NO_MOVE if name == "mc_move" else Damage.SLIP
    for functions, mistake, line, limit in (
        (without(name), f"{name} is missing", None, damage),
        ((*without(name), near), f"{name} is missing", 12, damage),
        (with_function(function(name, is_empty=True), name), f"{name} is empty", 5, damage),
        (
            with_function(function(name, *right, "d"), name),
            f"{name} must take {count} arguments",
            *(5, Damage.SLIP),
        ),
    ):
        found = failures(examine(loaded(FEW, functions)))
        assert found.keys() - {"C3"} == {key}
        assert (str(found[key].mistake), found[key].line) == (mistake, line)
        assert found[key].damage is limit
    for least, most, is_allowed in (
        *((count, None, True), (0, count, True), (1, count + 1, True)),
        *((count + 1, None, False), (0, count - 1, False)),
    ):
        other = function(name, *right, least=least, most=most)
        found = failures(examine(loaded(FEW, with_function(other, name))))
        assert (key not in found) is is_allowed


@pytest.mark.parametrize(
    ("names", "found"),
    [
        ("mc_trail mctrials play", "mctrials"),
        ("MC_TRAIL", "MC_TRAIL"),
        ("my_trial play_trial", "my_trial"),
        ("mc_move run_trial_of_the_game", None),
        ("mc_trial mc_trail", None),
        ("", None),
    ],
)
def test_a_misnamed_function_is_the_most_similar_other_one(names: str, found: str | None) -> None:
    """Capitals and underscores don't matter; required functions don't count."""
    near = near_miss("mc_trial", loaded(functions=tuple(map(function, names.split()))))
    assert (near and near.name) == found


@pytest.mark.parametrize(
    ("value", "trials"),
    [(100, 100), (2.9, 2), (0.9, None), (True, None), ("7", None), (1e300, 10**9)],
)
def test_the_files_number_of_trials(value: Plain, trials: int | None) -> None:
    """NTRIALS is known only if it is valid; a giant number is cut to a billion."""
    assert loaded({"NTRIALS": value}).trials == trials
    assert loaded({}).trials is None


def test_the_files_weights_and_lowest_score() -> None:
    """Names of either year count; 1 stands for a weight that is missing, no number or huge."""
    own: dict[str, Plain] = {"SCORE_CURRENT": 3, "MCMATCH": 4, "MCOTHER": -5.5}
    assert loaded(own).weights == FileWeights(3.0, -5.5)
    assert loaded({"SCORE_OTHER": 1.1e9, "SCORE_CURRENT": "2"}).weights == FileWeights(1.0, 1.0)
    submission = loaded({**own, "NTRIALS": 100})
    submission.assume(FileWeights(0.5, 0.25))
    assert submission.weights == FileWeights(0.5, 0.25)
    assert submission.lowest_score == -550  # with the file's own weights
    assert loaded({}).lowest_score == -25
    assert loaded({"NTRIALS": 10**9}).lowest_score == -1e6
    assert Submission(Path("a.py"), 0).trials is None
