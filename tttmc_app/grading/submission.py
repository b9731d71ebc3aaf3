"""One student's file under examination: every question gets an answer, whatever the file does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from tttmc_app.core import Position, Rules, derive_seed
from tttmc_app.course.student import Student
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    FunctionInfo,
    LoadedFile,
    RunLimits,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import BoardValue, Plain
from tttmc_app.grading.boards import PLAYERX, CourseBoard, Grid
from tttmc_app.grading.checks import CheckFailure, Cost
from tttmc_app.grading.scoring_mistakes import FileWeights

Argument: TypeAlias = CourseBoard | Grid | int

LIMITS = RunLimits(load_seconds=20.0, call_seconds=10.0)
"""A right function takes a thousandth of it: whoever needs more does not come to an end."""
MOST_CRASHES = 3
"""After so many ends of its process, or one for want of time, a function is not called again."""

_LARGEST_WEIGHT = 1e9
_ONES = FileWeights(1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold what a call gave, or how it failed."""

    value: Plain = None
    kind: str = ""
    """The type of the value as Python names it; empty where there is none."""
    arguments: tuple[Plain, ...] = ()
    """As the call has left them."""
    trouble: str = ""
    """What went wrong, in a line; empty where nothing did."""
    was_stopped: bool = False
    """Whether it took too long."""

    def after(self, index: int) -> Plain:
        """Return an argument as the call has left it."""
        return self.arguments[index] if index < len(self.arguments) else None

    def board(self, index: int) -> CourseBoard | None:
        """Return an argument that is a board as the call has left it; None where it is none."""
        left = self.after(index)
        if not isinstance(left, BoardValue):
            return None
        cells = tuple(
            tuple(cell if isinstance(cell, int) else -1 for cell in row) for row in left.cells
        )
        whole = cells and all(len(row) == len(cells) for row in cells)
        return CourseBoard(cells, left.reverse) if whole else None

    def failure(self, called: str, expected: str, hint: str = "") -> CheckFailure:
        """Return the failure of a check whose call went wrong."""
        return CheckFailure(called, self.trouble, expected, hint or self._hint(), Cost.GAMES)

    def _hint(self) -> str:
        return "does not come to an end in time" if self.was_stopped else ""


class GradingStoppedError(Exception):
    """Say that somebody has stopped the grading."""


class Submission:
    """Ask a file's functions, in a child that is made anew whenever it is gone.

    The calls are numbered, and each has a seed of its own: the same calls give the same answers.
    """

    def __init__(self, path: Path, seed: int, limits: RunLimits = LIMITS) -> None:
        """Take a file; `load` must come first, and `close` last."""
        self._student = Student(path, limits, derive_seed(seed, "load"), skip_games=True)
        self._seed = seed
        self._calls = 0
        self._crashes: dict[str, int] = {}
        self._slow: set[str] = set()
        self._gone = ""
        self._stopped = False
        self._weights: FileWeights | None = None
        self.loaded: LoadedFile | None = None
        self.language = ""
        """Such as "Python 2": a file that fails as such files do is run as one from then on."""

    def load(self) -> LoadedFile:
        """Run the file; raise StudentError where it can't be run."""
        if self._stopped:
            raise GradingStoppedError
        self.loaded = self._student.load()
        self._note_language()
        return self.loaded

    def stop(self) -> None:
        """End the child at once, from any thread, and start no other."""
        self._stopped = True
        self._student.stop()

    def close(self) -> None:
        """End the child."""
        self._student.close()

    def may_call(self, function: str) -> bool:
        """Return whether a function has not failed so badly that it is left alone."""
        return not self._gone and self._crashes.get(function, 0) < MOST_CRASHES

    def constant(self, *names: str) -> Plain:
        """Return the first of these constants that the file has, or None."""
        return self.loaded.constant(*names) if self.loaded else None

    def function(self, name: str) -> FunctionInfo | None:
        """Return a function as the file defines it; None where there is no such function."""
        return self.loaded.function(name) if self.loaded else None

    @property
    def trials(self) -> int | None:
        """Return the file's NTRIALS; None where it has none that will do."""
        value = self.constant("NTRIALS")
        good = isinstance(value, int | float) and not isinstance(value, bool) and value >= 1
        return int(min(value, 10**9)) if good and isinstance(value, int | float) else None

    @property
    def weights(self) -> FileWeights:
        """Return the file's weights; 1 for one that is missing or beyond all measure."""
        return self._weights or self.weights_named(
            ("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")
        )

    def weights_named(
        self, current: Sequence[str], other: Sequence[str], without: FileWeights = _ONES
    ) -> FileWeights:
        """Return the weights that constants of these names give, or others where they don't."""
        return FileWeights(
            _weight(self.constant(*current), without.current),
            _weight(self.constant(*other), without.other),
        )

    def assume(self, weights: FileWeights) -> None:
        """Take these for the file's weights from now on: its answers show that they are."""
        self._weights = weights

    def call(self, function: str, *arguments: Argument) -> Answer:
        """Call a function and return what came of it."""
        try:
            student = self._ready(function)
            called = student.call(function, *map(_plain, arguments), seed=self._next_seed())
        except StudentError as error:
            return self._failed(function, error.failure)
        self._note_language()
        return Answer(called.value, called.type_name, called.arguments)

    def move(self, position: Position, trials: int, seed: int) -> StudentMove | Answer:
        """Return the move that mc_move makes, or how it failed."""
        try:
            return self._ready("mc_move").move(position, trials, seed=seed)
        except StudentError as error:
            return self._failed("mc_move", error.failure)

    def grid(self, board: CourseBoard, player: int, trials: int) -> Grid | None:
        """Return the scores that the file's mc_move hands to its get_best_move, if it does."""
        rules = Rules(board.size, None, board.reverse)
        side = "x" if player == PLAYERX else "o"
        position = Position.parse(board.text, rules, side)
        move = self.move(position, trials, derive_seed(self._seed, "grid"))
        if isinstance(move, Answer) or move.grid is None:
            return None
        rows = [tuple(value for value in row if value is not None) for row in move.grid]
        return tuple(rows) if all(len(row) == len(rows) for row in rows) else None

    def _note_language(self) -> None:
        self.language = str(self._student.language or self.language)

    def _next_seed(self) -> int:
        self._calls += 1
        return derive_seed(self._seed, "call", self._calls)

    def _ready(self, function: str) -> Student:
        """Return the child, a new one where the last is gone."""
        if self._stopped:
            raise GradingStoppedError
        if not self.may_call(function):
            text = self._gone or f"no answer: {function} was not called again after that"
            raise StudentError(CodeFailure(FailureKind.CLOSED, text))
        if self._student.loaded is None:
            try:
                self._student.load()
            except StudentError as error:
                # It ran before: whatever it depends on, no further check can count on it.
                self._gone = f"the file could not be run again: {error}"
                raise
        return self._student

    def _failed(self, function: str, trouble: CodeFailure) -> Answer:
        if self._stopped:
            raise GradingStoppedError
        stopped = trouble.kind is FailureKind.TIMEOUT
        self._slow |= {function} if stopped else set()
        if trouble.kind.ends_process and trouble.kind is not FailureKind.CLOSED:
            # What takes too long once does so again, and each time costs the whole limit.
            before = self._crashes.get(function, 0)
            self._crashes[function] = before + (MOST_CRASHES if stopped else 1)
        text = self._without_name(trouble.message)
        if trouble.kind is FailureKind.MISSING:
            text = f"no answer: {text}"
        return Answer(trouble=text, was_stopped=function in self._slow)

    def _without_name(self, message: str) -> str:
        """Return a message without the file's name, which the report has at its head."""
        return message.removeprefix(f"{self._student.path.name}: ")


def _weight(value: Plain, without: float) -> float:
    good = isinstance(value, int | float) and abs(value) <= _LARGEST_WEIGHT
    return float(value) if good and isinstance(value, int | float) else without


def _plain(argument: Argument) -> Plain:
    if isinstance(argument, CourseBoard):
        return BoardValue(argument.cells, argument.reverse)
    if isinstance(argument, tuple):
        return [list(row) for row in argument]
    return argument
