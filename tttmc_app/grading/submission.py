"""One submitted file, whose functions the checks call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import starmap
from math import inf
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from tttmc_app.core import Mark, Position, Square, Text, Weights, derive_seed
from tttmc_app.core.numbers import grouped
from tttmc_app.course.exchange import finish
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.sandboxed_file import SandboxedFile, legal_square
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    FunctionInfo,
    LoadedFile,
    Overrides,
    Remark,
    RemarkKind,
    StudentError,
)
from tttmc_app.course.style import STYLE, StyleRemark
from tttmc_app.course.suspects import SUSPECTS, Suspects
from tttmc_app.course.values import BoardValue, Plain
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard, Grid
from tttmc_app.grading.checks import TIMED_OUT, Answer, Cost, Mistake, misplaced, missing

Argument: TypeAlias = CourseBoard | Grid | int

LIMITS = RunLimits(load_seconds=10.0, call_seconds=10.0)
"""A correct function needs a thousandth of this time."""
_ANSWER = "100"
"""The answer to a file's questions if an empty one won't do: many ask for the number of trials."""
_LATER_SECONDS = 3.0
"""The limit for a function that has timed out before, on another size of board."""
_TOTAL_SECONDS = 600.0
"""The limit for all calls together, beyond which none is made."""
MAX_CRASHES = 3
"""After this many crashes a function is not called again; after a timeout, not on that size."""

_MISSING = "ModuleNotFoundError"
"""The failure of a file that needs a module: its functions may need it, too."""

_TOGETHER, _QUICK_SECONDS, _FEW_EVENTS = 24, 0.02, 500
"""Calls in one request: at most this many, if the earlier ones were quick."""

CONSTANTS = ("SCORE_CURRENT", "MCMATCH"), ("SCORE_OTHER", "MCOTHER")
"""The names of the constants, and those of 2014."""
_LOWEST_SCORE = 1e6
_LARGEST_WEIGHT = 1e9
_ONES = Weights()


class GradingStoppedError(Exception):
    """The grading was stopped from outside."""


class DisturbedError(Exception):
    """A failure for a reason outside the file.

    Its process was ended from outside, the machine was too busy, or no process could be started.
    The argument is the reason.
    """


class FoundPython2Error(Exception):
    """The file runs as Python 2 from now on, so that earlier answers don't count."""


class Submission:
    """A student's file and its child process, which is restarted after it ends.

    Each call has a number among its function's, and a seed derived from both: the same calls of a
    function give the same answers.
    """

    def __init__(
        self, path: Path, seed: int, limits: RunLimits = LIMITS, files: OwnFiles | None = None
    ) -> None:
        """Store the settings; call `load` first and `close` last.

        Every method that runs the file raises DisturbedError if that fails for a reason outside the
        file.
        """
        self._student = SandboxedFile(
            path,
            limits,
            derive_seed(seed, "load"),
            skip_games=True,
            files=files,
            on_failure=self._check_failure,
        )
        self.seed = seed
        self._limits = limits
        self._stopped = False
        self.loaded: LoadedFile | None = None
        self.style: tuple[StyleRemark, ...] = ()
        self.suspects: dict[str, Suspects] = {}
        """The suspicious lines of the file's functions."""
        self._forget()

    def _forget(self) -> None:
        """Forget all that happened since the file was loaded."""
        self._calls = Counter[str]()
        self._crashes = Counter[str]()
        self._spent = 0.0
        self._given_up: dict[tuple[str, int], Answer] = {}
        """Why functions aren't called again, for one size of board or for all (0)."""
        self._misplaced: dict[tuple[str, str], Mistake] = {}
        """The mistakes behind errors of functions."""
        self._failed_to_restart: Text | None = None
        self._weights: Weights | None = None
        self.instead: dict[str, str] = {}
        """The names of functions that are called in place of others."""
        self.orders: dict[str, Sequence[int]] = {}
        """The orders of parameters that differ from the course's: for each, the course's number."""
        self.weights_replaced = False
        """Whether the file's weights are replaced by others."""
        self.weak_functions: tuple[str, ...] = ()
        """Functions with a failed check that may change the moves."""

    def load(self) -> LoadedFile:
        """Read and run the file, and forget all that happened; raise StudentError if it fails."""
        if self._stopped:
            raise GradingStoppedError
        self._forget()
        self._student.overrides = Overrides()
        self._student.close()
        style, suspects = finish(self._student.read(STYLE, SUSPECTS))
        self.style, self.suspects = style or (), suspects or {}
        self._student.only_definitions, self._student.answer = False, ""
        try:
            self.loaded = finish(self._student.load())
        except StudentError as error:
            remarks = error.failure.remarks
            if error.kind is FailureKind.TIMEOUT:
                text = Text("the file never ends: only what it defines was run ({reason})")
                self.loaded = self._definitions(error, text)
            elif any(remark.kind is RemarkKind.INPUT for remark in remarks):
                self._student.answer = _ANSWER  # it may need a number
                self.loaded = finish(self._student.load())
            elif error.kind is FailureKind.RAISED and _MISSING not in str(error.failure.reason):
                text = Text("the file fails: only what it defines was run ({reason})")
                self.loaded = self._definitions(error, text)
            else:
                raise
        return self.loaded

    def _definitions(self, error: StudentError, why: Text) -> LoadedFile:
        """Return what a file defines that can't be run; raise the error if that isn't complete."""
        self._student.only_definitions = True
        # A file that doesn't name the function can't define it, which spares a process.
        with suppress(StudentError):
            loaded = finish(self._student.load()) if self._student.mentions("mc_move") else None
            if loaded and loaded.function("mc_move") is not None:
                failure = error.failure
                text = Text(why.source, reason=failure.reason)
                remark = Remark(RemarkKind.RUNNING, text, failure.line)
                return loaded._replace(remarks=(*loaded.remarks, *failure.remarks, remark))
        raise error

    def replace_weights(self, weights: Weights | None) -> bool:
        """Run the file again with other weights, or with its own for None.

        Whole numbers are replaced by whole numbers: eight times these weights.
        Returns False, leaving its own weights in place, if the file doesn't set both constants
        where they can be replaced.
        """
        self._weights, self.weights_replaced = None, False
        if weights is None:
            self._student.overrides = Overrides()
            self._student.close()  # so that it runs again before the next call
            return True
        is_whole = all(isinstance(self.constant(*names), int) for names in CONSTANTS)
        if is_whole and not isinstance(weights.current, int):
            # The scores stay whole numbers, so that a file may use them as indices.
            weights = Weights(int(8 * weights.current), int(8 * weights.other))
        self._student.overrides = Overrides(current=weights.current, other=weights.other)
        found = None
        with suppress(StudentError):
            found = _weights_of(finish(self._student.load()), Weights(0.0, 0.0))
        if self._stopped:
            raise GradingStoppedError
        if found != weights:
            self.replace_weights(None)
            return False
        self._weights, self.weights_replaced = weights, True
        return True

    def _check_failure(self, failure: CodeFailure) -> None:
        """Raise GradingStoppedError or DisturbedError for a failure that isn't the file's fault."""
        if self._stopped:
            raise GradingStoppedError
        if failure.kind is FailureKind.DISTURBED:
            raise DisturbedError(failure.reason)

    def stop(self) -> None:
        """End the child at once, and start no other; may be called from any thread."""
        self._stopped = True
        self._student.stop()

    def close(self) -> None:
        """End the child."""
        self._student.close()

    def may_call(self, function: str, size: int = 0) -> bool:
        """Return whether a function may be called again, on boards of this size."""
        return self._failed_to_restart is None and self._refusal(function, size) is None

    def _refusal(self, function: str, size: int) -> Answer | None:
        if self._spent > _TOTAL_SECONDS:
            reason = Text(
                "no answer: the file's calls took longer than {limit} s in total",
                limit=grouped(_TOTAL_SECONDS),
            )
            return Answer(error=reason, mistake=TIMED_OUT)
        return self._given_up.get((function, size)) or self._given_up.get((function, 0))

    def constant(self, *names: str) -> Plain:
        """Return the first of these constants that the file sets, or None."""
        return self.loaded.constant(*names) if self.loaded else None

    def function(self, name: str) -> FunctionInfo | None:
        """Return a function that the file defines, or None."""
        return self.loaded.function(name) if self.loaded else None

    @property
    def trials(self) -> int | None:
        """Return the file's NTRIALS; None if it is missing or invalid."""
        value = self.constant("NTRIALS")
        if isinstance(value, int | float) and not isinstance(value, bool) and value >= 1:
            return int(min(value, 10**9))
        return None

    @property
    def has_weights(self) -> bool:
        """Return whether the file sets both weights."""
        return None not in starmap(self.constant, CONSTANTS)

    @property
    def weights(self) -> Weights:
        """Return the file's weights; 1 for a weight that is missing or too large."""
        return self._weights or self.own_weights()

    @property
    def lowest_score(self) -> float:
        """Return the lowest score that the file's own NTRIALS and constants can give a square."""
        lowest = (self.trials or 1) * max(map(abs, self.own_weights()))
        return -min(_LOWEST_SCORE, max(25.0, lowest))

    def own_weights(self, default: Weights = _ONES) -> Weights:
        """Return the weights in the file's constants, or the defaults."""
        return _weights_of(self.loaded, default)

    def assume(self, weights: Weights) -> None:
        """Use these weights from now on: the file's answers show that it uses them."""
        self._weights = weights

    def call(self, function: str, *arguments: Argument, observe: bool = False) -> Answer:
        """Call a function and return its answer, with a trace if it is to be observed."""
        return self.call_all(function, [arguments], observe=observe)[0]

    def try_order(self, function: str, order: Sequence[int], *arguments: Argument) -> Answer:
        """Return the answer of an observed call with the parameters in another order."""
        seed = derive_seed(self.seed, "order", function)
        self.orders[function] = order
        answer = self._called_in_order(function, arguments, seed, observe=True)
        del self.orders[function]
        return answer

    def call_all(
        self, function: str, calls: Sequence[Sequence[Argument]], *, observe: bool = False
    ) -> list[Answer]:
        """Call a function once with each of these arguments, and return the answers in order.

        Quick calls that don't fail share requests, which changes nothing but the time.
        """
        asked: list[tuple[Sequence[Argument], int]] = []
        for arguments in calls:
            self._calls[function] += 1
            seed = derive_seed(self.seed, "call", function, self._calls[function])
            asked.append((arguments, seed))
        answers: list[Answer] = []
        together = 1
        while len(answers) < len(asked):
            batch = asked[len(answers) : len(answers) + together]
            found = self._called_together(function, batch, observe=observe)
            if found is None:
                found = [self._called_in_order(function, *each, observe=observe) for each in batch]
            answers += found
            together = _TOGETHER if all(map(_is_small, found)) else 1
        return answers

    def _called_together(
        self, function: str, calls: Sequence[tuple[Sequence[Argument], int]], *, observe: bool
    ) -> list[Answer] | None:
        """Make several calls in one request; return None if they must be made one at a time."""
        may_call = all(self.may_call(function, _size(arguments)) for arguments, _ in calls)
        if len(calls) < 2 or function in self.orders or not may_call:
            return None
        try:
            return self._answers(function, calls, observe=observe)
        except StudentError:
            return None

    def _called_in_order(
        self, function: str, arguments: Sequence[Argument], seed: int, *, observe: bool = False
    ) -> Answer:
        """Make a call with the arguments in the file's own order."""
        order = self.orders.get(function, range(len(arguments)))
        given = [arguments[number] for number in order]
        answer = self._called(function, given, seed, observe=observe)
        if answer.error and answer.mistake is None:
            known = (function, str(answer.error))  # from an observed call
            found = misplaced(answer.trace, self.orders) or self._misplaced.get(known)
            if found is not None:
                self._misplaced[known] = found
            return replace(answer, mistake=found)
        if function not in self.orders:
            return answer
        after = dict(zip(order, answer.arguments, strict=False))
        return replace(answer, arguments=tuple(after[number] for number in sorted(after)))

    def _called(
        self, function: str, arguments: Sequence[Argument], seed: int, *, observe: bool
    ) -> Answer:
        """Make one call, unless earlier ones have failed too badly."""
        size = _size(arguments)
        if refusal := self._refusal(function, size):
            return refusal
        try:
            return self._answers(function, [(arguments, seed)], observe=observe)[0]
        except StudentError as error:
            return self._failed(function, size, error.failure)

    def _answers(
        self, function: str, calls: Sequence[tuple[Sequence[Argument], int]], *, observe: bool
    ) -> list[Answer]:
        """Make calls in one request, and return their answers; raise StudentError if one fails.

        Raises FoundPython2Error if the answers show that the file is Python 2.
        """
        name = self.instead.get(function, function)
        plain = [([*map(_plain, arguments)], seed) for arguments, seed in calls]
        student, begun = self._ready(function), monotonic()
        try:
            results = finish(student.call_each(name, plain, observe=observe))
        finally:
            # On a busy machine, calls may wait much longer than they may take.
            self._spent += min(monotonic() - begun, student.limits.call_seconds or inf)
        if self.loaded is not None and student.language is not self.loaded.language:
            raise FoundPython2Error
        return [
            Answer(each.value, each.arguments, trace=each.trace, seconds=each.seconds)
            for each in results
        ]

    def move(self, position: Position, trials: int, seed: int) -> Square | Answer:
        """Return the move of mc_move, or the failed call."""
        player = PLAYERX if position.to_move is Mark.X else PLAYERO
        arguments = (CourseBoard.of(position.text), player, trials)
        answer = self._called_in_order("mc_move", arguments, seed)
        if answer.error:
            return answer
        square = legal_square(answer.value, position)
        return Answer(error=square) if isinstance(square, Text) else square

    def _ready(self, function: str) -> SandboxedFile:
        """Return the student with a running child."""
        if self._stopped:
            raise GradingStoppedError
        if self._failed_to_restart is not None:
            raise StudentError(CodeFailure(FailureKind.CLOSED, self._failed_to_restart))
        is_late = any(name == function for name, size in self._given_up if size)
        seconds = self._limits.call_seconds
        if is_late and seconds is not None:
            seconds = min(_LATER_SECONDS, seconds)
        self._student.limits = self._limits._replace(call_seconds=seconds)
        if self._student.loaded is None:
            try:
                finish(self._student.load())
            except StudentError as error:
                # It ran before; now that it doesn't, no further check can rely on it.
                self._failed_to_restart = Text(
                    "the file could not be run again: {reason}", reason=error.failure.placed
                )
                raise
        return self._student

    def _failed(self, function: str, size: int, failure: CodeFailure) -> Answer:
        if failure.kind is FailureKind.MISSING:
            reason = Text("no answer: {reason}", reason=failure.reason)
            return Answer(error=reason, mistake=missing(function, Cost.GAMES))
        if failure.kind is FailureKind.TIMEOUT:
            # It will do so again, and each time costs the whole limit.
            reason = Text(
                "no answer: before, on {size}×{size}, {reason}", size=size, reason=failure.reason
            )
            stuck = (each for each in failure.remarks if each.kind is RemarkKind.RUNNING)
            found = (Text("{why}", why=each.text) for each in stuck)
            mistake = replace(TIMED_OUT, advice=next(found, None))
            answer = Answer(error=reason, mistake=mistake, line=failure.line)
            self._given_up[function, size] = answer
            return replace(answer, error=failure.placed)
        if failure.kind.ends_process and failure.kind is not FailureKind.CLOSED:
            self._crashes[function] += 1
            if self._crashes[function] == MAX_CRASHES:
                reason = Text("no answer: before, {reason}", reason=failure.reason)
                self._given_up[function, 0] = Answer(error=reason)
        return Answer(error=failure.placed, line=failure.line, trace=failure.trace)


def _weights_of(loaded: LoadedFile | None, default: Weights) -> Weights:
    found = [*default]
    for number, names in enumerate(CONSTANTS):
        value = loaded and loaded.constant(*names)
        if isinstance(value, int | float) and abs(value) <= _LARGEST_WEIGHT:
            found[number] = float(value)
    return Weights(*found)


def _is_small(answer: Answer) -> bool:
    """Return whether many such calls fit into one request."""
    is_quick = answer.seconds < _QUICK_SECONDS
    return not answer.error and is_quick and len(answer.trace.events) < _FEW_EVENTS


def _size(arguments: Sequence[Argument]) -> int:
    """Return the size of the board among a call's arguments."""
    return next((len(each.cells) for each in arguments if isinstance(each, CourseBoard)), 0)


def _plain(argument: Argument) -> Plain:
    if isinstance(argument, CourseBoard):
        return BoardValue(argument.cells, argument.reverse)
    if isinstance(argument, tuple):
        return [list(row) for row in argument]
    return argument
