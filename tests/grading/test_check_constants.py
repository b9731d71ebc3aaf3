"""The checks of constants and parameters, and the values that the other checks take from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.loaded import FUNCTIONS, NUMBERS, function, loaded, with_function, without
from tttmc_app.course.student_types import FunctionInfo
from tttmc_app.course.values import Opaque, Plain
from tttmc_app.grading import CheckFailure, CheckResult, Cost, Damage
from tttmc_app.grading.check_constants import examine, near_miss
from tttmc_app.grading.scoring_rule import FileWeights
from tttmc_app.grading.submission import Submission

TRIALS, WEIGHTS, STRONG = (
    "constants: NTRIALS",
    "constants: SCORE_CURRENT and SCORE_OTHER",
    "constants: strong enough to find an obvious move",
)
WHOLE, NUMBER = "a whole number above 0", "a number of at least 0"
TUNE = "change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player finds such moves"


FEW: dict[str, Plain] = {**NUMBERS, "NTRIALS": 1}
"""With one trial the check of strength is quick; it fails."""


def results(submission: Submission) -> dict[str, CheckResult]:
    """Return the results by the names of the checks."""
    return {result.check.name: result for result in examine(submission)}


def said(failure: CheckFailure | None) -> tuple[object, ...]:
    """Return everything about a failure as text."""
    assert failure is not None
    parts = (failure.called, failure.came, failure.expected, failure.hint)
    return (*map(str, parts), failure.cost, failure.damage, failure.line)


def only(submission: Submission, name: str) -> CheckFailure | None:
    """Return the failure of a check; the checks that don't depend on it must have passed."""
    found = results(submission)
    for other, result in found.items():
        assert other in (name, STRONG) or result.passed, other
    if name != STRONG:
        assert str(found[STRONG].not_run) == f"“{name}” fails" or name.startswith("functions")
    return found[name].failure


def test_a_right_file_passes_everything() -> None:
    """Constants of either year, whole numbers, fractions and a weight of 0 are all allowed."""
    for constants in (
        NUMBERS,
        {"NTRIALS": 100.5, "MCMATCH": 1, "MCOTHER": 1},
        {"NTRIALS": 10**30, "SCORE_CURRENT": 1, "SCORE_OTHER": 0},
    ):
        found = results(loaded(constants))
        assert len(found) == 7
        assert all(result.passed for result in found.values())


@pytest.mark.parametrize(
    ("value", "shown"),
    [(True, "True"), (0, "0"), (0.5, "0.5"), (-3, "-3"), ("100", "'100'"), (float("nan"), "nan")],
)
def test_ntrials_must_be_a_number_above_0(value: Plain, shown: str) -> None:
    """Each other value is shown; True is no number, though Python takes it for 1."""
    failure = only(loaded({**NUMBERS, "NTRIALS": value}), TRIALS)
    hint = "NTRIALS must be a whole number above 0"
    assert said(failure) == ("NTRIALS", shown, WHOLE, hint, Cost.POINTS, Damage.SLIP, None)


def test_missing_constants_are_named() -> None:
    """The first one missing is named, with its name in the course of 2014."""
    no_trials = {name: value for name, value in NUMBERS.items() if name != "NTRIALS"}
    hint = "NTRIALS is missing: set it to the number of trials per move"
    none = "no such constant"
    assert said(only(loaded(no_trials), TRIALS))[:5] == ("NTRIALS", none, WHOLE, hint, Cost.POINTS)
    for name, old in (("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")):
        constants = {each: value for each, value in NUMBERS.items() if each != name}
        hint = f"{name} is missing (called {old} in the 2014 course)"
        expected = (name, none, NUMBER, hint, Cost.POINTS, Damage.SLIP, None)
        assert said(only(loaded(constants), WEIGHTS)) == expected
        assert results(loaded({**constants, old: 1.0}))[WEIGHTS].passed


@pytest.mark.parametrize("name", ["SCORE_CURRENT", "SCORE_OTHER"])
@pytest.mark.parametrize(
    ("value", "shown", "hint", "cost"),
    [
        (False, "False", "{} must be a number", Cost.POINTS),
        ("1", "'1'", "{} must be a number", Cost.POINTS),
        (float("inf"), "inf", "{} must be a number", Cost.POINTS),
        (Opaque("Weight", "Weight(1)"), "Weight(1)", "{} must be a number", Cost.POINTS),
        (-2.0, "-2", "{} is negative: put the signs in mc_update_scores", Cost.STRENGTH),
        (-1e-9, "-1e-09", "{} is negative: put the signs in mc_update_scores", Cost.STRENGTH),
    ],
)
def test_weights_must_be_numbers_from_0(
    name: str, value: Plain, shown: str, hint: str, cost: Cost
) -> None:
    """Each other value is shown, with its own remedy."""
    failure = only(loaded({**NUMBERS, name: value}), WEIGHTS)
    assert said(failure) == (name, shown, NUMBER, hint.format(name), cost, Damage.SLIP, None)


def test_constants_that_hide_an_obvious_move_are_too_weak() -> None:
    """With few trials they are too few; with many, the weights are to blame. Both are stated."""
    few = said(only(loaded({**NUMBERS, "NTRIALS": 1}), STRONG))
    assert few[0] == (
        "the reference solution with NTRIALS 1 and the weights 1.5 and 2, as X on X../OO./.X."
    )
    assert few[2:5] == (
        "(1, 2) in at least 80 % of the runs",
        f"NTRIALS is too small: {TUNE}",
        Cost.STRENGTH,
    )
    words = str(few[1]).split()
    assert words[:3] + words[4:] == ["(1,", "2)", "in", "%", "of", "200", "runs"]
    assert 10 < int(words[3]) < 80
    weights: dict[str, Plain] = {"SCORE_CURRENT": 9.0, "SCORE_OTHER": 0.0}
    for trials, hint in ((99, "NTRIALS is too small"), (100, "these weights hide good moves")):
        constants = {"NTRIALS": trials, **weights}
        if only(loaded(constants), STRONG) is not None:
            assert str(said(only(loaded(constants), STRONG))[3]) == f"{hint}: {TUNE}"
    nothing = said(only(loaded({**NUMBERS, "SCORE_CURRENT": 0, "SCORE_OTHER": 0}), STRONG))
    # All five empty squares have the same score, so that each is found in a fifth of the runs.
    assert (nothing[1], nothing[3]) == (
        "(1, 2) in 20 % of 200 runs",
        f"these weights hide good moves: {TUNE}",
    )
    fifty = {"NTRIALS": 50, "SCORE_CURRENT": 0, "SCORE_OTHER": 0}
    assert str(said(only(loaded(fifty), STRONG))[3]).startswith("NTRIALS is too small")
    assert only(loaded({**NUMBERS, "NTRIALS": 30}), STRONG) is None


def test_the_first_of_several_wrong_constants_is_to_be_mended_first() -> None:
    """Whether they are strong enough can't be said before."""
    wrong: dict[str, Plain] = {"NTRIALS": 0, "SCORE_CURRENT": -1, "SCORE_OTHER": 2}
    found = results(loaded(wrong))
    assert [name for name, result in found.items() if result.failure] == [TRIALS, WEIGHTS]
    assert str(found[STRONG].not_run) == f"“{TRIALS}” fails"


def test_constants_without_functions_earn_nothing() -> None:
    """If none of the functions has been written, the constants aren't judged; one is enough."""
    empty = tuple(
        function(each.name, *each.parameters, line=9, is_empty=True) for each in FUNCTIONS
    )
    for functions in ((), empty):
        found = results(loaded(functions=functions))
        for name in (TRIALS, WEIGHTS, STRONG):
            assert str(found[name].not_run) == "none of the functions has been written"
        assert not any(result.passed for result in found.values())
    assert results(loaded(functions=(*empty[:3], FUNCTIONS[3])))[TRIALS].passed
    assert results(loaded(functions=FUNCTIONS[:1]))[STRONG].passed


@pytest.mark.parametrize(
    ("name", "signature", "count", "damage"),
    [
        ("mc_trial", "mc_trial(board, player)", 2, Damage.SLIP),
        ("mc_update_scores", "mc_update_scores(scores, board, player)", 3, Damage.SLIP),
        ("get_best_move", "get_best_move(board, scores)", 2, Damage.SLIP),
        ("mc_move", "mc_move(board, player, trials)", 3, Damage.NO_MOVE),
    ],
)
def test_each_function_must_be_there_with_its_parameters(
    name: str, signature: str, count: int, damage: Damage
) -> None:
    """Missing, misnamed, empty, or with another number of parameters: each has its own text."""
    called, unknown = f"the function {name}", Cost.UNKNOWN

    def found(*functions: FunctionInfo) -> tuple[object, ...]:
        return said(only(loaded(FEW, functions), f"functions: {signature}"))

    assert found(*without(name)) == (
        *(called, "no such function", signature, f"{name} is missing"),
        *(unknown, damage, None),
    )
    near = name.replace("_", "").upper()
    assert found(*without(name), function(near, line=12)) == (
        *(called, f"no such function, but `{near}`", signature),
        *(f"{name} is missing: should `{near}` be named `{name}`?", unknown, damage, 12),
    )
    assert found(*with_function(function(name, line=7, is_empty=True), name)) == (
        *(called, "a function that does nothing", signature, f"{name} is empty"),
        *(unknown, damage, 7),
    )
    right = ("a", "b", "c")[:count]
    for parameters in ((*right, "d"), right[1:]):
        assert found(*with_function(function(name, *parameters, line=8), name)) == (
            *(called, f"{name}({', '.join(parameters)})", signature),
            *(f"{name} must take {count} arguments", unknown, Damage.SLIP, 8),
        )
    for least, most in ((count, None), (0, count), (1, count + 1), (0, None)):
        allowed = function(name, *right, least=least, most=most)
        assert results(loaded(FEW, with_function(allowed, name)))[f"functions: {signature}"].passed
    for least, most in ((count + 1, None), (0, count - 1)):
        refused = function(name, *right, least=least, most=most)
        assert not results(loaded(FEW, with_function(refused, name)))[
            f"functions: {signature}"
        ].passed


def test_a_misnamed_function_is_the_most_similar_other_one() -> None:
    """Capitals and underscores don't matter; required functions don't count."""

    def near(*names: str) -> str | None:
        found = near_miss("mc_trial", loaded(functions=tuple(map(function, names))))
        return found.name if found else None

    assert near("mc_trail", "mctrials", "play") == "mctrials"
    assert near("MC_TRAIL") == "MC_TRAIL"
    assert near("my_trial", "play_trial") == "my_trial"
    assert near("play_trial") is None
    assert near("mc_move", "run_trial_of_the_game") is None
    assert near("mc_trial", "mc_trail") is None
    assert near() is None
    assert near_miss("mc_trial", Submission(Path("a.py"), 0)) is None


@pytest.mark.parametrize(
    ("value", "trials"),
    [(100, 100), (2.9, 2), (1, 1), (0.9, None), (True, None), ("7", None), (None, None)],
)
def test_the_files_number_of_trials(value: Plain, trials: int | None) -> None:
    """NTRIALS is known only if it is valid; a giant number is cut to a billion."""
    constants = {} if value is None else {"NTRIALS": value}
    assert loaded(constants).trials == trials
    assert loaded({"NTRIALS": 1e300}).trials == loaded({"NTRIALS": float("inf")}).trials == 10**9


def test_the_files_weights() -> None:
    """Names of either year count; 1 stands for a weight that is missing, no number or huge."""
    current: dict[str, Plain] = {"SCORE_CURRENT": 3, "MCMATCH": 4, "MCOTHER": -5.5}
    assert loaded(current).weights == FileWeights(3.0, -5.5)
    assert loaded({"SCORE_OTHER": 1e9, "SCORE_CURRENT": -1e9}).weights == FileWeights(-1e9, 1e9)
    for huge in (1.1e9, -1.1e9):
        given: dict[str, Plain] = {"SCORE_OTHER": huge, "SCORE_CURRENT": "2"}
        assert loaded(given).weights == FileWeights(1.0, 1.0)
    assert loaded({"MCMATCH": 4}).weights == FileWeights(4.0, 1.0)
    named = loaded(current).weights_named(("MCMATCH",), ("NONE",), FileWeights(7, 8))
    assert named == FileWeights(4.0, 8)
    submission = loaded({**current, "NTRIALS": 100})
    submission.assume(FileWeights(0.5, 0.25))
    assert submission.weights == FileWeights(0.5, 0.25)
    assert submission.lowest_score == -550  # with the file's own


@pytest.mark.parametrize(
    ("trials", "current", "other", "lowest"),
    [
        (100, 2, -3, -300.0),
        (100, 3, 2, -300.0),
        (None, 3, 2, -25.0),
        (5, 1, 5, -25.0),
        (26, 1, 0, -26.0),
        (10**6, 2, 1, -1e6),
    ],
)
def test_the_lowest_score_that_a_file_can_give(
    trials: int | None, current: float, other: float, lowest: float
) -> None:
    """It follows from NTRIALS and the larger weight, from -25 down to minus a million."""
    constants: dict[str, Plain] = {"SCORE_CURRENT": current, "SCORE_OTHER": other}
    if trials:
        constants["NTRIALS"] = trials
    assert loaded(constants).lowest_score == lowest
