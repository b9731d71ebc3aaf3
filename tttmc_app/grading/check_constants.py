"""The checks of a file's constants, and of the parameters of its four functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from itertools import permutations
from math import isfinite
from types import MappingProxyType

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Text, derive_seed
from tttmc_app.core.numbers import percent
from tttmc_app.course.student_types import FunctionInfo
from tttmc_app.course.trace import Called, ValueGiven
from tttmc_app.grading.answers import SIGNATURES, is_empty, missing
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, brief, number_text, zeros
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Damage, Mistake, Part
from tttmc_app.grading.submission import Argument, Submission

NO_TRIALS = Mistake(
    Text("NTRIALS is missing"), Text("set it to the number of trials per move"), Cost.POINTS
)
BAD_TRIALS = Mistake(Text("NTRIALS must be a whole number above 0"), None, Cost.POINTS)
TOO_FEW = Mistake(
    Text("NTRIALS is too small"),
    Text(
        "change NTRIALS, {current} and {other} until the player finds such moves",
        current="SCORE_CURRENT",
        other="SCORE_OTHER",
    ),
    Cost.STRENGTH,
)
BAD_WEIGHTS = Mistake(Text("these weights hide good moves"), TOO_FEW.advice, Cost.STRENGTH)

OTHER_ORDER = Mistake(
    Text("the parameters are in the wrong order"),
    Text("the course calls the function with its arguments in this order"),
    Cost.POINTS,
    Damage.PARAMETERS,
)
_TRIALS = 7
_SAMPLES: Mapping[str, Sequence[Argument]] = MappingProxyType(
    {
        "mc_trial": (CourseBoard.empty(3), PLAYERX),
        "mc_update_scores": (zeros(3), CourseBoard.of("XXO/OX./.XO"), PLAYERX),
        "get_best_move": (CourseBoard.of("X../.O./..."), ((0.0, 3.0, 1.0),) * 3),
        "mc_move": (CourseBoard.of("X../.O./..."), PLAYERX, _TRIALS),
    }
)
"""Arguments of calls that show the order of the parameters."""
_BOARD, _BEST = "X../OO./.X.", (1, 2)
_DRAWS = 200
_MAX_TRIALS = 300
_SHARE = 0.8
"""The share of the random samples in which the reference solution must find the move."""
_NO_CONSTANT = Text("no such constant")


def examine(submission: Submission) -> Iterator[CheckResult]:
    """Yield the result of each check.

    Functions with their parameters in another order are called in that order from then on.
    """
    failed: dict[str, Check] = {}
    functions = [submission.function(name) for name in SIGNATURES]
    is_begun = any(function is not None and not function.is_empty for function in functions)
    for check, test in _TESTS:
        not_run, failure = None, None
        if not is_begun and check.group == "constants":
            not_run = Text("none of the functions has been written")
        elif failed and test is _too_weak:
            not_run = Text("“{check}” fails", check=next(iter(failed.values())).label)
        elif failure := test(submission):
            other = failed.setdefault(failure.reason, check)
            if other is not check:
                not_run = Text("the same mistake as in “{check}”", check=other.label)
        yield CheckResult(check, None if not_run else failure, not_run)


def _trials(submission: Submission) -> CheckFailure | None:
    value = submission.constant("NTRIALS")
    expected = Text("a whole number above 0")
    if value is None:
        return CheckFailure.of("NTRIALS", _NO_CONSTANT, expected, NO_TRIALS)
    if submission.trials is None:
        return CheckFailure.of("NTRIALS", brief(value), expected, BAD_TRIALS)
    return None


def _weights(submission: Submission) -> CheckFailure | None:
    for name, old in (("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")):
        value = submission.constant(name, old)
        came: Text | str = brief(value)
        advice, cost = None, Cost.POINTS
        if value is None:
            text = Text(
                "{constant} is missing (called {old} in the 2014 course)", constant=name, old=old
            )
            came = _NO_CONSTANT
        elif isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            text = Text("{constant} must be a number", constant=name)
        elif value < 0:
            text = Text("{constant} is negative", constant=name)
            advice, cost = Text("put the signs in mc_update_scores"), Cost.STRENGTH
        else:
            continue
        expected = Text("a number of at least 0")
        return CheckFailure.of(name, came, expected, Mistake(text, advice, cost))
    return None


def _too_weak(submission: Submission) -> CheckFailure | None:
    """Check the constants by letting the reference solution play with them."""
    trials, weights = submission.trials, submission.weights
    expected = Text("{square} in at least {share} of the runs", square=_BEST, share=percent(_SHARE))
    assert trials is not None
    called = Text(
        "the reference solution with NTRIALS {trials} and the weights {current} and {other}, as X "
        "on {board}",
        trials=trials,
        current=number_text(weights.current),
        other=number_text(weights.other),
        board=_BOARD,
    )
    position = Position.parse(_BOARD, Rules(3), "x")
    found = 0.0
    for draw in range(_DRAWS):
        tally = engine.sample(position, min(trials, _MAX_TRIALS), derive_seed(0, "enough", draw))
        scores = tally.scores(current=weights.current, other=weights.other)
        values = {square: scores[position.rules.index(square)] for square in position.empty_squares}
        best = [square for square, value in values.items() if value == max(values.values())]
        found += (_BEST in best) / len(best)
    if found >= _SHARE * _DRAWS:
        return None
    came = Text(
        "{square} in {share} of {draws} runs",
        square=_BEST,
        share=percent(found / _DRAWS),
        draws=_DRAWS,
    )
    return CheckFailure.of(called, came, expected, TOO_FEW if trials < 100 else BAD_WEIGHTS)


def _signature(name: str, submission: Submission) -> CheckFailure | None:
    expected = _call(name, SIGNATURES[name])
    called = Text("the function {function}", function=name)
    function = submission.function(name)
    mistake = unusable(name, submission)
    if function is None:
        assert mistake is not None
        near = near_miss(name, submission)
        if near is None:
            return CheckFailure.of(called, Text("no such function"), expected, mistake)
        advice = Text("should `{near}` be named `{name}`?", name=name, near=near.name)
        found = Text("no such function, but `{near}`", near=near.name)
        mistake = replace(mistake, advice=advice)
        return CheckFailure.of(called, found, expected, mistake, line=near.line)
    came: Text | str = _call(name, function.parameters)
    if function.is_empty:
        came = Text("a function that does nothing")
    elif mistake is None and (order := _other_order(function, submission)):
        submission.orders[name] = order
        mistake = OTHER_ORDER
    if mistake is None:
        return None
    return CheckFailure.of(called, came, expected, mistake, line=function.line)


def unusable(name: str, submission: Submission) -> Mistake | None:
    """Return why a function can't be called, if it can't."""
    function, given = submission.function(name), len(SIGNATURES[name])
    damage = Damage.NO_MOVE if name == "mc_move" else Damage.SLIP
    if function is None:
        return replace(missing(name, Cost.UNKNOWN), damage=damage)
    if function.is_empty:
        return replace(is_empty(name), damage=damage)
    if function.least <= given and (function.most is None or given <= function.most):
        return None
    name_it = Text("{function} must take {count} arguments", function=name, count=given)
    return Mistake(name_it, None, Cost.UNKNOWN)


def _other_order(function: FunctionInfo, submission: Submission) -> tuple[int, ...] | None:
    """Return which of the course's parameters each of a function's own is, by their numbers.

    None if a call in the course's order is right. Otherwise it is the order that the parameters'
    names have, or the only one, in which a call is.
    """
    name, words = function.name, [word.rstrip("s") for word in SIGNATURES[function.name]]
    right = tuple(range(len(words)))
    if _is_right_order(name, right, submission):
        return None
    fitting = [each for each in permutations(right) if _is_right_order(name, each, submission)]
    named = [
        order
        for order in fitting
        if all(
            words[number] in parameter.lower()
            for number, parameter in zip(order, function.parameters, strict=False)
        )
    ]
    found = named or fitting
    return found[0] if len(found) == 1 else None


def _is_right_order(name: str, order: Sequence[int], submission: Submission) -> bool:
    """Return whether a call with the arguments in an order succeeds.

    mc_move must also play as many trials as requested, and tell mc_trial a player.
    """
    answer = submission.try_order(name, order, *_SAMPLES[name])
    events = answer.trace.events
    trials = [each for each in events if isinstance(each, Called) and each.function == "mc_trial"]
    players = [
        each.value for call in trials for each in call.arguments if isinstance(each, ValueGiven)
    ]
    is_played = not trials or (
        len(trials) == _TRIALS and all(each in (PLAYERX, PLAYERO) for each in players)
    )
    return not answer.error and is_played


def near_miss(name: str, submission: Submission) -> FunctionInfo | None:
    """Return the function whose name is most like a missing function's, if there is one.

    Functions that are themselves required aren't considered.
    """
    if submission.function(name) is not None:
        return None
    functions = submission.loaded.functions if submission.loaded else ()
    others = {each.name.lower(): each for each in functions if each.name not in SIGNATURES}
    plain = {each.replace("_", ""): each for each in others}
    close = get_close_matches(name.replace("_", ""), plain, n=1, cutoff=0.75)
    return others[plain[close[0]]] if close else None


def _call(name: str, parameters: tuple[str, ...]) -> str:
    return f"{name}({', '.join(parameters)})"


_TESTS: tuple[tuple[Check, Callable[[Submission], CheckFailure | None]], ...] = (
    (Check("constants", Text("NTRIALS"), 1, Part.RULES), _trials),
    (Check("constants", Text("SCORE_CURRENT and SCORE_OTHER"), 1, Part.RULES), _weights),
    (Check("constants", Text("strong enough to find an obvious move"), 1, Part.RULES), _too_weak),
    *(
        (
            Check("functions", Text("{signature}", signature=_call(name, taken)), 1, Part.RULES),
            partial(_signature, name),
        )
        for name, taken in SIGNATURES.items()
    ),
)
CHECKS = tuple(check for check, _ in _TESTS)
