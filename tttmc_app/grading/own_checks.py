"""A teacher's own checks: functions `check_…(module)` in a Python file.

They run in this process and ask the student's, which never sees them. `module` has the constants
and functions of the student's file. A call runs there, changes the boards and lists passed to it
as in a direct call, and returns what came back; its failure is an exception. A check fails if it
raises one.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from tttmc_app.core import Text, TttmcError
from tttmc_app.course import install_modules
from tttmc_app.course.provided import TTTBoard, with_boards
from tttmc_app.course.values import BoardValue, Plain
from tttmc_app.grading.boards import CourseBoard
from tttmc_app.grading.checks import Check, CheckFailure, CheckResult, Cost, Part
from tttmc_app.grading.rubric import Rubric
from tttmc_app.grading.submission import DisturbedError, GradingStoppedError, Submission
from tttmc_app.storage import read_text

_START = "check_"
_POINTS = "points"


class StudentFailedError(Exception):
    """A call of one of the student's functions has failed."""


@dataclass(frozen=True, slots=True)
class OwnChecks:
    """A teacher's file with checks."""

    path: Path
    text: str
    checks: tuple[Check, ...]
    """In the order of the file. A check is worth the default of its parameter `points`, or 1."""

    @classmethod
    def read(cls, path: Path) -> OwnChecks:
        """Read a file; raise TttmcError if it can't be run, or has no checks."""
        text = read_text(path)
        found = _functions(path, text)
        checks = [
            Check("own", Text("{title}", title=_title(each)), _points(path, each), Part.OWN)
            for each in found
        ]
        if not checks or len({check.name for check in checks}) < len(checks):
            raise TttmcError(
                "{path} needs functions such as check_corner(module), with different titles: the "
                "first lines of their docstrings",
                path=path,
            )
        return cls(path, text, tuple(checks))

    def counted_in(self, rubric: Rubric) -> Rubric:
        """Return a rubric in which these checks have their points, and the others the rest."""
        own = sum(check.max_points for check in self.checks)
        if own >= rubric.full:
            raise TttmcError(
                "{path}: the checks are worth {points} points, which leaves none of the {full} for "
                "the others",
                path=self.path,
                points=f"{own:g}",
                full=rubric.full,
            )
        share = sum(rubric.parts.values()) * own / (rubric.full - own)
        return replace(rubric, own=self.checks, parts={**rubric.parts, Part.OWN: share})

    def examine(self, submission: Submission) -> Iterator[CheckResult]:
        """Yield the results of the checks."""
        # Files are graded in several threads: each has functions and globals of its own.
        for check, function in zip(self.checks, _functions(self.path, self.text), strict=True):
            module = _Module(submission)
            try:
                function(module)
            except (DisturbedError, GradingStoppedError):
                raise
            except NameError as error:
                raise _broken(self.path, error) from None
            except Exception as error:  # noqa: BLE001 - an assertion, or what the answer led to
                yield CheckResult(check, self._failure(check, module.called, error))
            else:
                yield CheckResult(check)

    def _failure(self, check: Check, called: str, error: Exception) -> CheckFailure:
        came = str(error) or type(error).__name__
        if not isinstance(error, AssertionError | StudentFailedError):
            came = f"{type(error).__name__}: {error}"
        elif not str(error):
            lines = self.text.split("\n")
            numbers = [
                frame.lineno for frame in inspect.trace() if frame.filename == str(self.path)
            ]
            came = lines[numbers[-1] - 1].strip() if numbers else came
        return CheckFailure(called or "the module", came, check.title, cost=Cost.POINTS)


class _Module:
    """The student's file, as a check sees it."""

    def __init__(self, submission: Submission) -> None:
        self._submission = submission
        self.called = ""
        """The last call."""

    def __getattr__(self, name: str) -> Any:
        """Return a constant, or a function that asks the student's process."""
        loaded = self._submission.loaded
        if loaded is not None and name in loaded.constants:
            return with_boards(loaded.constants[name])
        if name.isupper():
            raise StudentFailedError(f"the file has no {name}")
        return partial(self._call, name)

    def _call(self, name: str, *arguments: Any) -> Any:
        self.called = f"{name}({', '.join(map(_shown, arguments))})"
        answer = self._submission.call(name, *map(_value, arguments))
        if answer.error:
            raise StudentFailedError(str(answer.error))
        for argument, after in zip(arguments, answer.arguments, strict=True):
            _update(argument, after)
        return with_boards(answer.value)


def _functions(path: Path, text: str) -> list[Callable[..., object]]:
    """Run a teacher's file, and return its checks; raise TttmcError if it fails."""
    install_modules()
    names: dict[str, Any] = {"__name__": path.stem, "__file__": str(path)}
    try:
        tree = ast.parse(text, str(path))
        exec(compile(tree, str(path), "exec"), names)  # noqa: S102 - the teacher's own program
    except Exception as error:  # noqa: BLE001 - it may raise anything
        raise _broken(path, error) from None
    order = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [names[name] for name in dict.fromkeys(order) if name.startswith(_START)]


def _broken(path: Path, error: Exception) -> TttmcError:
    return TttmcError(
        "{path} can't be used: {error}", path=path, error=f"{type(error).__name__}: {error}"
    )


def _title(function: Callable[..., object]) -> str:
    lines = (inspect.getdoc(function) or "").split("\n")
    return lines[0].rstrip(".") or function.__name__.removeprefix(_START).replace("_", " ")


def _points(path: Path, function: Callable[..., object]) -> float:
    """Return the points of a check; raise TttmcError for what isn't a number above 0."""
    parameter = inspect.signature(function).parameters.get(_POINTS)
    value = 1 if parameter is None else parameter.default
    if isinstance(value, int | float) and 0 < value < float("inf"):
        return float(value)
    raise TttmcError(
        "{path}: the points of {function} must be a number above 0",
        path=path,
        function=function.__name__,
    )


def _value(argument: Any) -> Any:
    return argument.as_value() if isinstance(argument, TTTBoard) else argument


def _shown(argument: Any) -> str:
    if isinstance(argument, TTTBoard):
        sides = range(argument.get_dim())
        return CourseBoard(tuple(tuple(argument.square(r, c) for c in sides) for r in sides)).text
    return repr(argument)


def _update(argument: Any, after: Plain) -> None:
    """Change an argument as the call has changed it."""
    if isinstance(argument, TTTBoard) and isinstance(after, BoardValue):
        vars(argument).update(vars(TTTBoard.of_value(after)))
    elif isinstance(argument, list) and isinstance(after, list):
        argument[:] = with_boards(after)
