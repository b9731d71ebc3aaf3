"""A submission that is loaded without running anything: its constants and functions are given."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tttmc_app.course.student_types import FunctionInfo, Language, LoadedFile
from tttmc_app.course.values import Plain
from tttmc_app.grading.check_constants import SIGNATURES
from tttmc_app.grading.submission import Submission

NUMBERS: dict[str, Plain] = {"NTRIALS": 100, "SCORE_CURRENT": 1.5, "SCORE_OTHER": 2.0}


def function(
    name: str,
    *parameters: str,
    line: int = 5,
    least: int | None = None,
    most: int | None = -1,
    is_empty: bool = False,
) -> FunctionInfo:
    """Return a function that requires all its parameters, unless other numbers are given."""
    count = len(parameters)
    return FunctionInfo(
        name,
        parameters,
        line,
        count if least is None else least,
        count if most == -1 else most,
        is_empty,
    )


FUNCTIONS = tuple(function(name, *parameters) for name, parameters in SIGNATURES.items())
"""The four functions as they are required."""


def loaded(
    constants: Mapping[str, Plain] = NUMBERS, functions: tuple[FunctionInfo, ...] = FUNCTIONS
) -> Submission:
    """Return a submission with these constants and functions, and no process."""
    submission = Submission(Path("a.py"), 1)
    submission.loaded = LoadedFile(
        Language.PYTHON_3,
        dict(constants),
        functions,
        gui_game=None,
        remarks=(),
        output="",
        seconds=0.0,
    )
    return submission


def with_function(new: FunctionInfo, instead_of: str) -> tuple[FunctionInfo, ...]:
    """Return the four functions with one of them replaced."""
    return tuple(new if each.name == instead_of else each for each in FUNCTIONS)


def without(name: str) -> tuple[FunctionInfo, ...]:
    """Return the functions except one."""
    return tuple(each for each in FUNCTIONS if each.name != name)
