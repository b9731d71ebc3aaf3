"""One observed call of mc_move: the calls of the file's own functions and the boards used."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tttmc_app.course.trace import (
    BoardGiven,
    BoardSeen,
    Called,
    Given,
    GridGiven,
    Returned,
    Trace,
    TraceEvent,
    ValueGiven,
)
from tttmc_app.course.values import Plain
from tttmc_app.grading.boards import PLAYERO, PLAYERX, CourseBoard
from tttmc_app.grading.trial_games import moves_on

TRIAL, UPDATE, BEST = "mc_trial", "mc_update_scores", "get_best_move"
LIVE = 0
"""The number of the board passed to mc_move."""


@dataclass(frozen=True, slots=True)
class FunctionCall:
    """A call of one of the file's functions that has returned."""

    function: str
    given: tuple[Given, ...]
    after: tuple[Given, ...]
    result: Given

    @property
    def board(self) -> BoardGiven | None:
        """Return the first board among the arguments."""
        return next((each for each in self.given if isinstance(each, BoardGiven)), None)

    @property
    def board_after(self) -> BoardGiven | None:
        """Return that board after the call."""
        return next((each for each in self.after if isinstance(each, BoardGiven)), None)

    @property
    def grid(self) -> GridGiven | None:
        """Return the grid among the arguments."""
        return next((each for each in self.given if isinstance(each, GridGiven)), None)

    @property
    def grid_after(self) -> GridGiven | None:
        """Return that grid after the call."""
        return next((each for each in self.after if isinstance(each, GridGiven)), None)

    @property
    def player(self) -> int | None:
        """Return the player among the arguments: the first value after boards and grids."""
        values = [each.value for each in self.given if isinstance(each, ValueGiven)]
        first = values[0] if values else None
        return first if isinstance(first, int) and first in (PLAYERX, PLAYERO) else None


@dataclass(frozen=True)
class ObservedMove:
    """One call of mc_move."""

    board: CourseBoard
    player: int
    trials: int
    value: Plain
    """What it returned."""
    trace: Trace

    @cached_property
    def calls(self) -> tuple[FunctionCall, ...]:
        """Return the calls of the file's functions, in order."""
        found: list[FunctionCall] = []
        open_calls: list[Called] = []
        for event in self.trace.events:
            if isinstance(event, Called):
                open_calls.append(event)
            elif isinstance(event, Returned):
                while open_calls and open_calls[-1].function != event.function:
                    open_calls.pop()
                if open_calls:
                    given = open_calls.pop().arguments
                    found.append(FunctionCall(event.function, given, event.arguments, event.result))
        return tuple(found)

    @cached_property
    def own_events(self) -> tuple[TraceEvent, ...]:
        """Return the events outside get_best_move, which has its own checks."""
        found: list[TraceEvent] = []
        is_inside = False
        for event in self.trace.events:
            if isinstance(event, Called | Returned) and event.function == BEST:
                is_inside = isinstance(event, Called)
            elif not is_inside:
                found.append(event)
        return tuple(found)

    def of(self, function: str) -> list[FunctionCall]:
        """Return the calls of one function."""
        return [call for call in self.calls if call.function == function]

    @cached_property
    def played_boards(self) -> tuple[int, ...]:
        """Return the boards, other than the one passed in, on which moves were made."""
        boards = [event.board for event in self.trace.events if isinstance(event, BoardSeen)]
        return tuple(
            board for board in boards if board != LIVE and moves_on(board, self.trace.events)
        )

    @property
    def trials_played(self) -> int | None:
        """Return how many trials were played; None if that was not seen."""
        trials = self.of(TRIAL)
        if trials:
            return len(trials)
        return len(self.played_boards) or None

    @property
    def is_traced(self) -> bool:
        """Return whether the file plays its trials by calling its own mc_trial."""
        return self.trace.is_complete and bool(self.of(TRIAL))
