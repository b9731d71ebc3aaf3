"""One observed call of mc_move: its trials, and its calls of the file's other functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from tttmc_app.core import Square
from tttmc_app.course.trace import (
    BoardGiven,
    BoardSeen,
    Called,
    Cells,
    Changed,
    Given,
    GridGiven,
    Moved,
    Returned,
    TraceEvent,
    ValueGiven,
)
from tttmc_app.course.values import Plain
from tttmc_app.grading.answers import square_of
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.examine import Asked

TRIAL, UPDATE, BEST = "mc_trial", "mc_update_scores", "get_best_move"
LIVE = 0
"""The number of the board passed to mc_move."""

T = TypeVar("T")


def _only(kind: type[T], values: Iterable[Given]) -> list[T]:
    return [each for each in values if isinstance(each, kind)]


@dataclass(frozen=True, slots=True)
class FunctionCall:
    """A call of one of the file's functions by mc_move that has returned."""

    function: str
    given: tuple[Given, ...]
    after: tuple[Given, ...]
    """The arguments as the call left them, and its result."""
    number: int
    """The number of the event with which it ended."""

    @property
    def board(self) -> BoardGiven | None:
        """Return the first board among the arguments."""
        return next(iter(_only(BoardGiven, self.given)), None)

    @property
    def ends(self) -> frozenset[Cells]:
        """Return the boards after the call, also one that it returned."""
        return frozenset(each.cells for each in _only(BoardGiven, self.after))

    @property
    def grid(self) -> GridGiven | None:
        """Return the grid among the arguments."""
        return next(iter(_only(GridGiven, self.given)), None)

    @property
    def grid_after(self) -> GridGiven | None:
        """Return the grid that was changed or returned; that among the arguments if none was."""
        after = _only(GridGiven, self.after)
        return next((each for each in after if each != self.grid), self.grid)

    @property
    def player(self) -> int | None:
        """Return the player among the arguments."""
        return _player(self.value)

    @property
    def value(self) -> Plain:
        """Return the first value among the arguments that is neither a board nor a grid."""
        return next((each.value for each in _only(ValueGiven, self.given)), None)


def _player(value: Plain) -> int | None:
    return value if isinstance(value, int) and value in (PLAYERX, PLAYERO) else None


@dataclass(frozen=True, slots=True)
class Trial:
    """A random game that mc_move played: with mc_trial, or move by move."""

    board: int
    start: Cells
    ends: frozenset[Cells]
    player: int | None
    """Who was told to begin it, or who began it."""
    number: int
    """The number of the event with which it ended."""


@dataclass(frozen=True)
class ObservedMove(Asked):
    """One call of mc_move, and what was observed of it."""

    note: Mistake | None = None
    """What all calls show together."""
    own_trials: int | None = None
    """The file's NTRIALS."""

    @property
    def requested(self) -> int:
        """Return the number of trials requested."""
        trials = self.arguments[-1]
        assert isinstance(trials, int)
        return trials

    @property
    def square(self) -> Square | None:
        """Return the square that it returned."""
        return square_of(self.answer.value)

    @property
    def is_complete(self) -> bool:
        """Return whether all that it did was observed."""
        return self.answer.trace.is_complete

    @cached_property
    def _calls(self) -> list[FunctionCall]:
        found: list[FunctionCall] = []
        outer: Called | None = None
        for number, event in enumerate(self.answer.trace.events):
            if isinstance(event, Called):
                # A function that is called again has raised an exception, which was caught.
                is_nested = outer is not None and outer.function != event.function
                outer = outer if is_nested else event
            elif isinstance(event, Returned) and outer and event.function == outer.function:
                after = (*event.arguments, event.result)
                found.append(FunctionCall(event.function, outer.arguments, after, number))
                outer = None
        return found

    def of(self, *functions: str) -> list[FunctionCall]:
        """Return the calls of functions, but not those that another of them made."""
        return [call for call in self._calls if call.function in functions]

    @cached_property
    def trials(self) -> tuple[Trial, ...]:
        """Return the trials whose boards were seen, in order."""
        calls = [(call, call.board) for call in self.of(TRIAL)]
        given = [
            Trial(board.board, board.cells, call.ends, call.player, call.number)
            for call, board in calls
            if board is not None
        ]
        return tuple(given if calls and len(given) == len(calls) else self._games())

    @property
    def count(self) -> int | None:
        """Return how many trials were played; None if games were begun that are none."""
        boards = {board for board, marks in map(_marked, self.answer.trace.events) if marks}
        return len(self.of(TRIAL)) or len(self.trials) or (None if boards - {LIVE} else 0)

    def _games(self) -> list[Trial]:
        """Return the games that were played to their end from this position, or after an end.

        Boards on which moves were taken back are left out: they were used to look ahead.
        """
        found: list[Trial] = []
        boards: dict[int, CourseBoard] = {}
        begun: dict[int, tuple[CourseBoard, int | None]] = {}
        for number, event in enumerate(self.answer.trace.events):
            if isinstance(event, BoardSeen) and event.cells == self.board.cells:
                boards[event.board] = self.board
            board, marks = _marked(event)
            if board not in boards:
                continue
            before = boards[board]
            now = boards[board] = _with(before, marks)
            if len(now.empty_squares) > len(before.empty_squares):
                begun.pop(board, None)
                if now != self.board:
                    del boards[board]
                    found = [each for each in found if each.board != board]
                continue
            start, player = begun.setdefault(board, (before, _player(marks[0][2])))
            if now.winner is not None:
                ends = frozenset([now.cells])
                found.append(Trial(board, start.cells, ends, player, number))
                del begun[board]
        return found


def _marked(event: TraceEvent) -> tuple[int, Sequence[tuple[int, int, int | None]]]:
    """Return the number of the board that an event changes, and what it puts on its squares."""
    match event:
        case Moved(board, int(row), int(col), player, is_done=True):
            return board, [(row, col, player)]
        case Changed(board, squares):
            return board, squares
        case _:
            return -1, ()


def _with(board: CourseBoard, marks: Iterable[tuple[int, int, int | None]]) -> CourseBoard:
    for row, col, mark in marks:
        board = board.with_mark((row, col), mark or 0)
    return board
