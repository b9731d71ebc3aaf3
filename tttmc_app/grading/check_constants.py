"""The checks of a file's constants and of what its four functions take."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from tttmc_app import engine
from tttmc_app.core import Position, Rules, derive_seed
from tttmc_app.grading.boards import brief, number_words
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost
from tttmc_app.grading.submission import Submission

TRIALS = Check("constants: NTRIALS", 2)
WEIGHTS = Check("constants: SCORE_CURRENT and SCORE_OTHER", 2)
ENOUGH = Check("constants: enough to see an obvious move", 3)
SIGNATURES = {
    "mc_trial": ("board", "player"),
    "mc_update_scores": ("scores", "board", "player"),
    "get_best_move": ("board", "scores"),
    "mc_move": ("board", "player", "trials"),
}
_SIGNATURE_CHECKS = {
    name: Check(f"{name}({', '.join(taken)}) is there", 2) for name, taken in SIGNATURES.items()
}
CHECKS = (TRIALS, WEIGHTS, ENOUGH, *_SIGNATURE_CHECKS.values())

_BOARD, _BEST = "X../OO./.X.", (1, 2)
_DRAWS = 200
_MOST_TRIALS = 300
_SHARE = 0.8
"""Of the draws in which a right player must find the move."""


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check."""
    yield CheckResult(TRIALS, _trials(submission))
    yield CheckResult(WEIGHTS, _weights(submission))
    yield CheckResult(ENOUGH, _too_few(submission))
    for name, check in _SIGNATURE_CHECKS.items():
        yield CheckResult(check, _signature(submission, name))


def _trials(submission: Submission) -> CheckFailure | None:
    value = submission.constant("NTRIALS")
    expected = "a whole number above 0"
    if value is None:
        hint = "the constant NTRIALS is missing: it says how many trials a move has"
        return CheckFailure("NTRIALS", "no such constant", expected, hint, Cost.POINTS)
    if isinstance(value, bool) or not isinstance(value, int | float) or not value >= 1:
        hint = "NTRIALS must be a number of trials"
        return CheckFailure("NTRIALS", brief(value), expected, hint, Cost.POINTS)
    return None


def _weights(submission: Submission) -> CheckFailure | None:
    for name, old in (("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")):
        value = submission.constant(name, old)
        expected = "a number that is not negative"
        if value is None:
            hint = f"the constant {name} is missing ({old} in the course of 2014)"
            return CheckFailure(name, "no such constant", expected, hint, Cost.POINTS)
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            return CheckFailure(
                name, brief(value), expected, f"{name} must be a number", Cost.POINTS
            )
        if value < 0:
            hint = f"{name} is negative: the signs belong into mc_update_scores"
            return CheckFailure(name, number_words(value), expected, hint, Cost.STRENGTH)
    return None


def _too_few(submission: Submission) -> CheckFailure | None:
    """Let a right player choose with the file's own numbers."""
    trials, weights = submission.trials, submission.weights
    called = (
        f"a right player with NTRIALS {trials} and the weights {number_words(weights.current)} "
        f"and {number_words(weights.other)}, as X on {_BOARD}"
    )
    expected = f"{_BEST} in {_SHARE:.0%} of them at least"
    if trials is None:
        return CheckFailure(called, "no move without NTRIALS", expected, "NTRIALS is missing")
    position = Position.parse(_BOARD, Rules(3), "x")
    found = 0.0
    for draw in range(_DRAWS):
        tally = engine.sample(position, min(trials, _MOST_TRIALS), derive_seed(0, "enough", draw))
        scores = tally.scores(current=weights.current, other=weights.other)
        values = {square: scores[position.rules.index(square)] for square in position.empty_squares}
        best = [square for square, value in values.items() if value == max(values.values())]
        found += (_BEST in best) / len(best)
    if found >= _SHARE * _DRAWS:
        return None
    came = f"{_BEST} in {found / _DRAWS:.0%} of {_DRAWS} draws"
    hint = "NTRIALS is too small" if trials < 100 else "these weights hide it"
    hint += ": change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player sees such moves"
    return CheckFailure(called, came, expected, hint, Cost.STRENGTH)


def _signature(submission: Submission, name: str) -> CheckFailure | None:
    wanted = f"{name}({', '.join(SIGNATURES[name])})"
    function = submission.function(name)
    if function is None:
        hint = f"there is no function {name}"
        return CheckFailure(f"the function {name}", "nothing", wanted, hint, Cost.UNKNOWN)
    given = len(SIGNATURES[name])
    if function.least > given or (function.most is not None and function.most < given):
        hint = f"{name} must take {given} arguments"
        came = f"{name}({', '.join(function.parameters)})"
        return CheckFailure(f"the function {name}", came, wanted, hint, Cost.UNKNOWN)
    return None
