"""The line at fault in a student's source, and slips that only the source shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tttmc_app.core import Text
from tttmc_app.course.suspects import Suspects
from tttmc_app.grading.checks import CheckFailure

_IS_METHOD = "method"
"""A word in Python's errors about a method that was not called."""
_BY_UNCALLED = frozenset(["places no marks", "does not finish in time"])
"""The mistakes observed if a method isn't called."""
_BY_SEED = "always plays the same game"
"""The mistake observed if every trial sets the same seed."""


def with_line(
    failure: CheckFailure, function: str, suspects: Mapping[str, Suspects]
) -> CheckFailure:
    """Return a failure with the only line of its function that can cause it, if there is one.

    A board's method that is named without `()` explains a failure for which no other mistake is
    known, and a seed that is set why all trials are the same game.
    """
    found = suspects.get(function)
    if found is None:
        return failure
    name = str(failure.mistake or "")
    may_be_uncalled = name in _BY_UNCALLED or (not name and _IS_METHOD in str(failure.came))
    if found.uncalled is not None and may_be_uncalled:
        line, code = found.uncalled
        mistake = Text("`{code}` has no ()", code=code)
        hint = Text("{mistake}: write `{code}()` to call it", mistake=mistake, code=code)
        return replace(failure, hint=hint, mistake=mistake, line=line)
    if failure.line is None:
        failure = replace(failure, line=found.lines.get(name))
    if name == _BY_SEED and name in found.lines:
        mistake = Text("sets the same seed in every trial, so that all are the same game")
        hint = Text("{mistake}: leave the seed alone", mistake=mistake)
        return replace(failure, hint=hint, mistake=mistake)
    return failure
