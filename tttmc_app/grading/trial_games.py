"""The random games of a student's mc_trial, as observed move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tttmc_app.core import Square
from tttmc_app.course.trace import Changed, Moved, TraceEvent
from tttmc_app.grading.boards import EMPTY, PLAYERO, PLAYERX, CourseBoard, other
from tttmc_app.grading.examine import Asked

NAME = "mc_trial"


@dataclass(frozen=True, slots=True)
class Move:
    """One move on a board, by `move` or by writing to its list."""

    square: Square
    player: int
    after_refusal: bool = False
    """Whether a move to an occupied square came directly before it."""


class TrialGame(Asked):
    """One call of mc_trial."""

    @cached_property
    def end(self) -> CourseBoard:
        """Return the board after the call, or before it if it is no longer one of that size."""
        end = self.answer.board(0)
        return self.board if end is None or end.size != self.board.size else end

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Return the moves of the game, in order.

        They may be played on another board and copied from there, in the order of the squares.
        """
        events = self.answer.trace.events
        own = moves_on(0, events)
        others = {event.board for event in events if isinstance(event, Moved)} - {0}
        games = [moves_on(board, events) for board in sorted(others)]
        return next((game for game in games if game and self._leads_to_end(game)), own)

    @cached_property
    def is_observed(self) -> bool:
        """Return whether the moves lead from the start to the end of the game."""
        at_once = (e for e in self.answer.trace.events if isinstance(e, Changed) and e.board == 0)
        is_copied = self.moves != moves_on(0, self.answer.trace.events)
        if any(len(event.squares) > 1 for event in at_once) and not is_copied:
            return False  # their order is not known
        return self._leads_to_end(self.moves) and self.answer.trace.is_complete

    def _leads_to_end(self, moves: Sequence[Move]) -> bool:
        board = self.board
        for move in moves:
            if board.cells[move.square[0]][move.square[1]] != EMPTY:
                return False
            board = board.with_mark(move.square, move.player)
        return board == self.end

    @cached_property
    def is_played_elsewhere(self) -> bool:
        """Return whether moves were made on another board."""
        return any(
            isinstance(event, Moved) and event.board != 0 and event.is_done
            for event in self.answer.trace.events
        )

    @property
    def has_refused_moves(self) -> bool:
        """Return whether some moves went to occupied squares; such moves have no effect."""
        events = self.answer.trace.events
        return any(isinstance(e, Moved) and e.board == 0 and not e.is_done for e in events)

    @property
    def players(self) -> tuple[int, ...]:
        """Return who made the moves, in order."""
        return tuple(move.player for move in self.moves)

    @property
    def turns(self) -> str:
        """Return who made the moves as text such as "XOXO"."""
        return "".join({PLAYERX: "X", PLAYERO: "O"}.get(player, "?") for player in self.players)

    @cached_property
    def decided_after(self) -> int | None:
        """Return the number of moves after which the game was over; None if it never was."""
        board = self.board
        for number, move in enumerate(self.moves):
            if board.winner is not None:
                return number
            board = board.with_mark(move.square, move.player)
        return len(self.moves) if board.winner is not None else None

    @property
    def added(self) -> int:
        """Return how many marks the given player placed."""
        return self.end.count(self.player) - self.board.count(self.player)

    @property
    def added_by_opponent(self) -> int:
        """Return how many marks the opponent placed."""
        rival = other(self.player)
        return self.end.count(rival) - self.board.count(rival)


def moves_on(board: int, events: Sequence[TraceEvent]) -> tuple[Move, ...]:
    """Return the moves that filled a square of a board, in order.

    Squares that were changed together, without `move`, are in the order of the board.
    """
    found: list[Move] = []
    refused = False
    for event in events:
        if isinstance(event, Moved) and event.board == board:
            row, col, player = event.row, event.col, event.player
            if not event.is_done:
                refused = True
            elif row is not None and col is not None:
                found.append(Move((row, col), -1 if player is None else player, refused))
                refused = False
        elif isinstance(event, Changed) and event.board == board:
            found += [
                Move((row, col), -1 if mark is None else mark) for row, col, mark in event.squares
            ]
            refused = False
    return tuple(found)


def chi_squared(
    counts: Counter[int] | Counter[str] | Counter[tuple[int, ...]], kinds: int, total: int
) -> float:
    """Return the chi-squared statistic of counts that should be equal."""
    each = total / kinds
    if not each:
        return 0.0
    missing = max(0, kinds - len(counts))
    return sum((count - each) ** 2 / each for count in counts.values()) + missing * each
