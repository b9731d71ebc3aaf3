"""The checks of a file's constants, and of the parameters of its four functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import permutations
from math import isfinite

from tttmc_app import engine
from tttmc_app.core import Position, Rules, Text, derive_seed
from tttmc_app.core.numbers import percent
from tttmc_app.course.student_types import FunctionInfo
from tttmc_app.course.values import Plain
from tttmc_app.grading.boards import PLAYERX, CourseBoard, brief, number_text, zeros
from tttmc_app.grading.checks import SIGNATURES, Answer, Check, Cost, Damage, Mistake, Part, missing
from tttmc_app.grading.examine import Answers, Asked, Came, Group, Row
from tttmc_app.grading.observed_move import TRIAL, ObservedMove, player_of
from tttmc_app.grading.submission import CONSTANTS, Argument, Submission

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
    Damage.WEAK_CONSTANTS,
)
BAD_WEIGHTS = replace(TOO_FEW, name=Text("these weights hide good moves"))

OTHER_ORDER = Mistake(
    Text("the parameters are in the wrong order"),
    Text("the course calls the function with its arguments in this order"),
    Cost.POINTS,
    Damage.PARAMETERS,
)
_TRIALS = 7
_SAMPLES: dict[str, tuple[Argument, ...]] = {
    "mc_trial": (CourseBoard.empty(3), PLAYERX),
    "mc_update_scores": (zeros(3), CourseBoard.of("XXO/OX./.XO"), PLAYERX),
    "get_best_move": (CourseBoard.of("X../.O./..."), ((0.0, 3.0, 1.0),) * 3),
    "mc_move": (CourseBoard.of("X../.O./..."), PLAYERX, _TRIALS),
}
"""Arguments of calls that show the order of the parameters."""
_BOARD, _BEST = "X../OO./.X.", (1, 2)
_DRAWS = 200
_MAX_TRIALS = 300
_SHARE = 0.8
"""The share of the random samples in which the reference solution must find the move."""


@dataclass(frozen=True)
class _Stated(Asked):
    """What a file states: a constant, what its constants lead to, or a function's parameters."""

    expected: Came
    came: Came | None
    """What it states, if that is wrong."""
    mistake: Mistake
    """The mistake if it is wrong."""


def _ask(submission: Submission) -> Answers[_Stated]:
    """Return what a file states; nothing about the constants if it has no functions yet.

    Functions with their parameters in another order are called in that order from then on.
    """
    answers = {name: [_signature(name, submission)] for name in SIGNATURES}
    functions = map(submission.function, SIGNATURES)
    if any(function and not function.is_empty for function in functions):
        answers["trials"] = [_trials(submission)]
        answers["weights"] = [_weight(submission, *names) for names in CONSTANTS]
        if submission.trials is not None:
            answers["strength"] = [_strength(submission, submission.trials)]
    return answers


def _constant(
    name: str, value: Plain, expected: Text, mistake: Mistake, *, is_right: bool
) -> _Stated:
    came = Text("no such constant") if value is None else brief(value)
    return _Stated(name, (), Answer(), expected, None if is_right else came, mistake)


def _trials(submission: Submission) -> _Stated:
    value = submission.constant("NTRIALS")
    mistake = NO_TRIALS if value is None else BAD_TRIALS
    is_right = submission.trials is not None
    return _constant("NTRIALS", value, Text("a whole number above 0"), mistake, is_right=is_right)


def _weight(submission: Submission, name: str, old: str) -> _Stated:
    value = submission.constant(name, old)
    is_right, advice, cost = False, None, Cost.POINTS
    if value is None:
        text = Text(
            "{constant} is missing (called {old} in the 2014 course)", constant=name, old=old
        )
    elif isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        text = Text("{constant} must be a number", constant=name)
    else:
        text, is_right = Text("{constant} is negative", constant=name), value >= 0
        advice, cost = Text("put the signs in mc_update_scores"), Cost.STRENGTH
    mistake = Mistake(text, advice, cost)
    return _constant(name, value, Text("a number of at least 0"), mistake, is_right=is_right)


def _strength(submission: Submission, trials: int) -> _Stated:
    """Let the reference solution play with the file's constants."""
    weights = submission.weights
    position = Position.parse(_BOARD, Rules(3), "x")
    found = 0.0
    for draw in range(_DRAWS):
        tally = engine.sample(position, min(trials, _MAX_TRIALS), derive_seed(0, "enough", draw))
        scores = tally.scores(current=weights.current, other=weights.other)
        values = {square: scores[position.rules.index(square)] for square in position.empty_squares}
        best = [square for square, value in values.items() if value == max(values.values())]
        found += (_BEST in best) / len(best)
    return _Stated(
        Text(
            "the reference solution with NTRIALS {trials} and the weights {current} and {other}, "
            "as X on {board}",
            trials=trials,
            current=number_text(weights.current),
            other=number_text(weights.other),
            board=_BOARD,
        ),
        (),
        Answer(),
        Text("{square} in at least {share} of the runs", square=_BEST, share=percent(_SHARE)),
        None
        if found >= _SHARE * _DRAWS
        else Text(
            "{square} in {share} of {draws} runs",
            square=_BEST,
            share=percent(found / _DRAWS),
            draws=_DRAWS,
        ),
        TOO_FEW if trials < 100 else BAD_WEIGHTS,
    )


def _signature(name: str, submission: Submission) -> _Stated:
    function, mistake = submission.function(name), unusable(name, submission)
    found = function or near_miss(name, submission)
    came: Came | None = Text("no such function")
    if function is None:
        if found and mistake:
            came = Text("no such function, but `{near}`", near=found.name)
            advice = Text("should `{near}` be named `{name}`?", name=name, near=found.name)
            mistake = replace(mistake, advice=advice)
    elif function.is_empty:
        came = Text("a function that does nothing")
    else:
        if mistake is None and (order := _other_order(function, submission)):
            submission.orders[name], mistake = order, OTHER_ORDER
        came = _call(name, function.parameters) if mistake else None
    return _Stated(
        Text("the function {function}", function=name),
        (),
        Answer(line=found.line if found else None),
        _call(name, SIGNATURES[name]),
        came,
        mistake or OTHER_ORDER,
    )


def unusable(name: str, submission: Submission) -> Mistake | None:
    """Return why a function can't be called, if it can't."""
    function, given = submission.function(name), len(SIGNATURES[name])
    damage = Damage.NO_MOVE if name == "mc_move" else Damage.SLIP
    if function is None:
        return replace(missing(name, Cost.UNKNOWN), damage=damage)
    if function.is_empty:
        return Mistake(Text("{function} is empty", function=name), None, Cost.UNKNOWN, damage)
    if function.least <= given and (function.most is None or given <= function.most):
        return None
    text = Text("{function} must take {count} arguments", function=name, count=given)
    return Mistake(text, None, Cost.UNKNOWN)


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
    trials = ObservedMove(name, _SAMPLES[name], answer).of(TRIAL)
    is_played = len(trials) == _TRIALS and all(map(player_of, trials))
    return not answer.error and (is_played or not trials)


def near_miss(name: str, submission: Submission) -> FunctionInfo | None:
    """Return the function whose name is most like a missing function's, if there is one.

    Functions that are themselves required aren't considered.
    """
    if submission.function(name) is not None:
        return None
    functions = submission.loaded.functions if submission.loaded else ()
    others = {
        function.name.lower().replace("_", ""): function
        for function in functions
        if function.name not in SIGNATURES
    }
    close = get_close_matches(name.replace("_", ""), others, n=1, cutoff=0.75)
    return others[close[0]] if close else None


def _call(name: str, parameters: tuple[str, ...]) -> str:
    return f"{name}({', '.join(parameters)})"


def _row(check: Check, *topics: str, needs: tuple[Check, ...] = ()) -> Row[_Stated]:
    return Row(
        check,
        topics,
        lambda stated: stated.expected,
        lambda stated: stated.came,
        needs=needs,
        unseen=Text("none of the functions has been written"),
    )


_NTRIALS = Check("constants", Text("NTRIALS"), 1, Part.RULES)
_CONSTANTS = Check("constants", Text("SCORE_CURRENT and SCORE_OTHER"), 1, Part.RULES)
NO_WEIGHTS = Text("“{check}” fails", check=_CONSTANTS.label)
"""Why a check that needs both weights isn't judged."""
GROUP = Group(
    _ask,
    (
        _row(_NTRIALS, "trials"),
        _row(_CONSTANTS, "weights"),
        _row(
            Check("constants", Text("strong enough to find an obvious move"), 1, Part.RULES),
            "trials",
            "weights",
            "strength",
            needs=(_NTRIALS, _CONSTANTS),
        ),
        *(
            _row(
                Check("functions", Text("{signature}", signature=_call(*each)), 1, Part.RULES),
                each[0],
            )
            for each in SIGNATURES.items()
        ),
    ),
    lambda _submission, _answers: lambda stated: (stated.mistake,),
    has_own_weights=True,
)
