"""Win, draw or loss of every move under best play, as far as it can be proven.

The compiled solver first asks whether a side could complete a line at all if nothing else
mattered, a question that pairs of squares often answer, and then, with proof-number search,
whether it wins. Where completing a line loses, it searches by depth, as the plain one always does.

A win by continuous threats is looked for on boards of any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from time import perf_counter
from typing import TYPE_CHECKING

from tttmc_app.core import Position, Square, TttmcError
from tttmc_app.core.arguments import check_whole
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.pacing import CHUNK_SECONDS, next_size
from tttmc_app.engine.request import cells_of, check_search

if TYPE_CHECKING:
    from tttmc_app.engine import _search
    from tttmc_app.engine.plain_solver import PlainSolver

COMPILED_EMPTIES = 64
"""The compiled solver's limit on empty squares; on larger boards the plain one looks ahead."""
_BUCKET_BITS = 20  # 96 MB of proofs; the system allocates memory only when it is written
DEFAULT_THREATS = 2000
"""Number of threats tried by default: about 10 ms of the compiled search."""


class Verdict(StrEnum):
    """The result of a move or a position under best play, for the side to move."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    UNKNOWN = "unknown"
    """Not proven within the limits of the search."""


class SolveJob:
    """The solving of one position, in chunks of about 10 ms.

    Iterating yields after each chunk until every move is settled; the work stops when the
    iteration does, and can be resumed. Results can be read at any time. Raises TttmcError for a
    finished game.
    """

    def __init__(self, position: Position) -> None:
        check_search(position)
        rules, searches = position.rules, compiled_searches(position.rules)
        self._position = position
        self._compiled: _search.Solver | None = None
        self._proving: _search.Solver | PlainSolver
        if searches is not None and position.empty.bit_count() <= COMPILED_EMPTIES:
            board = (rules.size, rules.line_length, cells_of(position), rules.reverse)
            self._proving = self._compiled = searches.Solver(*board, _BUCKET_BITS)
        else:
            from tttmc_app.engine.plain_solver import PlainSolver  # most positions don't need it

            self._proving = PlainSolver(position)
        # The plain solver takes milliseconds for a position of a large board, and the time varies.
        self._seconds = CHUNK_SECONDS if self.is_compiled else CHUNK_SECONDS / 2
        self._chunk = 1
        self._settled = False

    @property
    def is_compiled(self) -> bool:
        """Return whether the solver is the compiled one, not that in plain Python."""
        return self._compiled is not None

    @property
    def settled(self) -> bool:
        """Return whether every move's result is known."""
        return self._settled

    @property
    def measured(self) -> bool:
        """Return whether every move's result is known, and how soon the moves win or lose."""
        return self._proving.measured

    @property
    def nodes(self) -> int:
        """Return the number of positions searched so far."""
        return self._proving.nodes

    def advance(self, nodes: int | None = None) -> bool:
        """Search for about 10 ms; return whether every move is settled.

        Once all are settled, the search goes on to measure how soon the moves win or lose. `nodes`
        limits the work; the compiled solver may search a few more. The results don't depend on how
        the nodes are split into chunks.
        """
        chunk = self._chunk if nodes is None else min(self._chunk, nodes)
        begun = perf_counter()
        self._settled = self._proving.advance(chunk)
        self._chunk = next_size(chunk, perf_counter() - begun, self._seconds)
        return self._settled

    def __iter__(self) -> Iterator[dict[Square, Verdict]]:
        while not self._settled:
            self.advance()
            yield self.moves()

    def save(self) -> bytes:
        """Return all that is known, for `restore`; raise TttmcError for the plain solver."""
        return self._saving().save()

    def restore(self, saved: bytes) -> None:
        """Take over what a job has saved for this position; raise ValueError for other bytes."""
        self._saving().restore(saved)
        self._settled = self._proving.advance(0)

    def _saving(self) -> _search.Solver:
        if self._compiled is None:
            raise TttmcError(
                "proofs can be kept only on boards with at most {most} empty squares,"
                " and only by the compiled engine",
                most=COMPILED_EMPTIES,
            )
        return self._compiled

    def bounds(self) -> dict[Square, tuple[int, int]]:
        """Return the proven lower and upper bound of each move's result.

        -1 is a loss for the side to move, 0 a draw, 1 a win.
        """
        rules = self._position.rules
        return {rules.square(i): pair for i, pair in sorted(self._proving.bounds().items())}

    def distances(self) -> dict[Square, int]:
        """Return how many plies won and lost moves take to end the game, as far as known.

        The count includes the move itself and assumes best play: the winner ends the game as
        soon as possible, the loser as late as possible.
        """
        rules = self._position.rules
        return {rules.square(i): plies for i, plies in sorted(self._proving.distances().items())}

    def moves(self) -> dict[Square, Verdict]:
        """Return each move's result for the side to move, row-major."""
        return {square: _verdict(*pair) for square, pair in self.bounds().items()}

    def outcome(self) -> Verdict:
        """Return the position's result for the side to move, if it is known."""
        bounds = self.bounds().values()
        return _verdict(max(low for low, _ in bounds), max(high for _, high in bounds))


def solve(
    position: Position, nodes: int | None = None, seconds: float = 10.0
) -> dict[Square, Verdict]:
    """Return each move's result under best play, for the side to move.

    `nodes` limits the work equally on every machine; if it isn't given, `seconds` limits it. Moves
    not settled by then are UNKNOWN. Raises TttmcError for a finished game.
    """
    if nodes is not None:
        check_whole("nodes", nodes)
    if nodes is not None and nodes < 0:
        raise TttmcError("the number of nodes must not be negative: {nodes}", nodes=nodes)
    job = SolveJob(position)
    end = perf_counter() + seconds
    while not job.settled:
        left = None if nodes is None else nodes - job.nodes
        if perf_counter() >= end if left is None else left <= 0:
            break
        job.advance(left)
    return job.moves()


def forced_win(position: Position, threats: int = DEFAULT_THREATS) -> tuple[Square, ...]:
    """Return the moves of both sides in a win by the fewest continuous threats, if one is found.

    Every move of the attacker threatens to complete a line at once, so that the defender has only
    one reply; if no win of this kind is found, moves may also threaten to make a double threat, and
    every reply that could help is tried. Source: Allis, Searching for Solutions in Games and
    Artificial Intelligence, 1994.

    The first and the last move are those of the side to move. The result is empty if there is
    no such win, if finding it takes more than `threats` threats of either kind, if completing a
    line loses, or if the compiled search is missing or doesn't know these rules.
    Raises TttmcError for a finished game.
    """
    check_search(position)
    rules = position.rules
    compiled = compiled_searches(rules)
    if rules.reverse or compiled is None:
        return ()
    found = compiled.forced_win(rules.size, rules.line_length, cells_of(position), threats)
    return tuple(rules.square(square) for square in found)


def _verdict(low: int, high: int) -> Verdict:
    if low < high:
        return Verdict.UNKNOWN
    return (Verdict.DRAW, Verdict.WIN, Verdict.LOSS)[low]
