"""The solver in plain Python, on a board of any size.

It searches to increasing depths, which the compiled `Solver` does only if completing a line loses.
That's enough for 3×3, most of 4×4, and positions that are decided in a few moves, and its results
are used to check those of the compiled solver.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from tttmc_app.core import Position

_DRAWS, _WINS = 0, 1  # the questions: is the mover's result at least a draw, or a win?
_DEEPEST = 64  # a question nests one Python generator per move
_EMPTY_LINE = 3.0  # the weight of a line without marks, used to order moves
_FIRST_BUDGET, _BUDGET_GROWTH, _SHALLOW_SHARE = 1024, 4, 4

_Answer = Generator[None, None, bool | None]
"""Yields once per node; returns the answer, or None if the depth was too small."""


class _OverBudgetError(Exception):
    """A question that has used up its nodes."""


@dataclass(slots=True)
class _View:
    """Facts about a position that need no search; each pair is the mover's and the opponent's."""

    live: int
    """Empty squares in a line that a side can still complete."""
    useful: tuple[int, int]
    """Marks in a line that their own side can still complete."""
    completing: tuple[int, int]
    """Empty squares that complete a line."""
    potential: tuple[float, float]
    """The sum over a side's open lines of 2^-need, where need is how many marks a line lacks."""


class TwinSolver:
    """A solver that proves bounds on every move's result, a few nodes at a time."""

    def __init__(self, position: Position) -> None:
        rules, mine, theirs = position.rules, position.mine, position.theirs
        self.nodes = 0
        self._reverse = rules.reverse
        self._length = rules.line_length
        self._board = (1 << rules.square_count) - 1
        # A line with both marks can never be completed.
        self._lines = [m for m in rules.line_masks if not (m & mine and m & theirs)]
        self._empty_weights = dict.fromkeys(range(rules.square_count), 0.0)
        for line in self._lines:
            for square in _bits(line):
                self._empty_weights[square] += _EMPTY_LINE
        self._proven: dict[tuple[int, int, int, int], list[int]] = {}
        self._bounds = {rules.index(square): [-1, 1] for square in position.empty_squares}
        self._depths = {(i, question): 0 for i in self._bounds for question in (_DRAWS, _WINS)}
        self._distances = dict[int, int]()
        self.measured = False
        self._give_up_at = 0
        self._work = self._rounds(mine, theirs)

    def advance(self, nodes: int, /) -> bool:
        """Search some nodes; return whether every move is settled."""
        self.measured = self.measured or any(next(self._work, True) for _ in range(nodes))
        return all(low == high for low, high in self._bounds.values())

    def distances(self) -> dict[int, int]:
        """Return how many plies won and lost moves take to end the game, where that's known."""
        return dict(self._distances)

    def bounds(self) -> dict[int, tuple[int, int]]:
        """Return the bounds on the result of each move, for the side that plays it."""
        return {square: (low, high) for square, (low, high) in self._bounds.items()}

    # ---- the questions ----

    def _rounds(self, mine: int, theirs: int) -> Iterator[bool]:
        """Settle every move, then measure distances; yield once per node."""
        winning = self._view(mine, theirs).completing[0]
        for square in _bits(winning):
            self._bounds[square] = [-1, -1] if self._reverse else [1, 1]
            self._distances[square] = 1
        budget = _FIRST_BUDGET
        while any(low < high for low, high in self._bounds.values()):
            for square in self._bounds:
                for question in (_DRAWS, _WINS):
                    for share in (_SHALLOW_SHARE, 1):
                        for _ in self._ask(mine, theirs, square, question, budget, share):
                            yield False
            budget *= _BUDGET_GROWTH

        for square, (value, _) in self._bounds.items():
            plies, is_found = 1, not value or square in self._distances
            while not is_found:
                within = self._ends_within(theirs, mine | 1 << square, value < 0, plies)
                is_found = yield from within
                plies += 1
            if value:
                self._distances.setdefault(square, plies)

    def _ends_within(
        self, mine: int, theirs: int, attacking: bool, plies: int
    ) -> Generator[bool, None, bool]:
        """Return whether the attacker wins within this many plies; `mine` are the mover's marks."""
        self.nodes += 1
        yield False
        if not plies:
            return False
        for square in _bits(self._board & ~(mine | theirs)):
            after = mine | 1 << square
            if any(line >> square & 1 and not line & ~after for line in self._lines):
                attacker_wins = attacking is not self._reverse
            else:
                attacker_wins = yield from self._ends_within(
                    theirs, after, not attacking, plies - 1
                )
            if attacker_wins == attacking:
                return attacking
        return not attacking  # the board is never full here: no win takes more plies than it has

    def _ask(
        self, mine: int, theirs: int, square: int, question: int, budget: int, share: int
    ) -> Iterator[None]:
        """Ask the opponent's question after a move, and update the move's bounds."""
        bounds = self._bounds[square]
        if -bounds[1] >= question or -bounds[0] < question:
            return  # the opponent's result is known well enough
        shallow = share > 1
        depth = self._depths[square, question] if shallow else _DEEPEST
        self._give_up_at = self.nodes + budget // share
        try:
            answer = yield from self._prove(theirs, mine | 1 << square, question, depth)
        except _OverBudgetError:
            return
        if answer:
            bounds[1] = -question
        elif answer is not None:
            bounds[0] = 1 - question
        elif shallow:
            self._depths[square, question] += 1

    # ---- the search ----

    def _prove(self, mine: int, theirs: int, question: int, depth: int) -> _Answer:
        """Return whether the mover's result is at least the question's."""
        if self.nodes >= self._give_up_at:
            raise _OverBudgetError
        self.nodes += 1
        yield
        view = self._view(mine, theirs)
        # In reverse mode, squares in no open line only matter if one of them is unpaired.
        idle = self._board & ~(mine | theirs | view.live) if self._reverse else 0
        odd = idle.bit_count() % 2
        low, high, moves = _judge_reverse(view, idle) if self._reverse else _judge_normal(view)
        known = self._proven.setdefault((*view.useful, view.live, odd), [-1, 1])
        low, high = max(low, known[0]), min(high, known[1])
        if low >= question:
            return True
        if high < question:
            return False
        only = moves & (moves - 1) == 0
        if not only and depth == 0:
            return None
        answer: bool | None = False
        for square in self._ordered(mine, theirs, moves):
            child = self._prove(theirs, mine | 1 << square, 1 - question, depth - (not only))
            theirs_at_least = yield from child
            if theirs_at_least is False:
                known[0] = max(known[0], question)
                return True
            if theirs_at_least is None:
                answer = None
        if answer is False:
            known[1] = min(known[1], question - 1)
        return answer

    def _ordered(self, mine: int, theirs: int, moves: int) -> list[int]:
        """Return the moves, the heaviest first; in reverse mode, the lightest first."""
        weights = {square: self._empty_weights[square] for square in _bits(moves)}
        marks = mine | theirs
        for line in self._lines:
            if not line & marks:
                continue  # counted already, like most lines of a large board
            first, second = line & mine, line & theirs
            share = 2 * (not second) + (not first)  # the mover's open lines count twice
            change = share * 2.0 ** (first | second).bit_count() - _EMPTY_LINE
            for square in _bits(line & moves):
                weights[square] += change
        return sorted(weights, key=weights.__getitem__, reverse=not self._reverse)

    def _view(self, mine: int, theirs: int) -> _View:
        open_mine = open_theirs = completing_mine = completing_theirs = 0
        potential_mine = potential_theirs = 0.0
        for line in self._lines:
            first, second = line & mine, line & theirs
            if not second:
                open_mine |= line
                potential_mine += 2.0 ** (first.bit_count() - self._length)
                if first.bit_count() == self._length - 1:
                    completing_mine |= line ^ first
            if not first:
                open_theirs |= line
                potential_theirs += 2.0 ** (second.bit_count() - self._length)
                if second.bit_count() == self._length - 1:
                    completing_theirs |= line ^ second
        return _View(
            live=(open_mine | open_theirs) & ~(mine | theirs),
            useful=(open_mine & mine, open_theirs & theirs),
            completing=(completing_mine, completing_theirs),
            potential=(potential_mine, potential_theirs),
        )


def _judge_normal(view: _View) -> tuple[int, int, int]:
    """Judge a position under the normal rule, where completing a line wins.

    A side can't complete a line if the weights of its open lines sum to less than 1, or to less
    than 1/2 if it is to move (Erdős and Selfridge). A square in no open line is never better
    than another.
    """
    threats = view.completing[1]
    if view.completing[0]:
        return 1, 1, 0
    if threats & (threats - 1):
        return -1, -1, 0  # two places to block
    if not view.live:
        return 0, 0, 0
    high = 0 if view.potential[0] < 0.5 else 1
    low = 0 if view.potential[1] < 1 else -1
    return low, high, threats or view.live


def _judge_reverse(view: _View, idle: int) -> tuple[int, int, int]:
    """Judge a position in reverse mode, where completing a line loses.

    By always taking the square of least weight, a side keeps the sum of its open lines' weights
    from growing over a pair of moves: it completes no line if the sum is less than 1 and the
    opponent has the last move, or if it is less than 1/2. An idle square, one in no open line, is
    the best move: both sides take such squares in turn, so that only an unpaired one matters.
    """
    safe = view.live & ~view.completing[0]
    if not view.live:
        return 0, 0, 0
    if idle.bit_count() % 2:
        return -1, 1, idle & -idle
    if not safe:
        return -1, -1, 0
    odd = view.live.bit_count() % 2
    low = 0 if view.potential[0] < (0.5 if odd else 1.0) else -1
    high = 0 if view.potential[1] < (1.0 if odd else 0.5) else 1
    return low, high, safe


def _bits(board: int) -> Iterator[int]:
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest
