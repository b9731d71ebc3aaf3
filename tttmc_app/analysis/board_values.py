"""The value of an empty board under best play: bounds from theorems, and from searches.

A value that several methods prove independently is checked. Bounds are for X, who moves first: -1
is a loss, 0 a draw, 1 a win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tttmc_app.analysis.facts import UNPROVEN, Bounds, PositionFacts
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.engine import SolveJob, Verdict
from tttmc_app.engine.plain_solver import PlainSolver

_SECOND_SEARCH_NODES = 20_000
"""The work of the second search: enough for 3×3, and a second or so where it isn't."""


@dataclass(frozen=True, slots=True)
class BoardValue:
    """What is proven of an empty board."""

    rules: Rules
    proofs: Mapping[str, Bounds]
    """The bounds by the method that proves them, without those that say nothing."""

    @property
    def bounds(self) -> Bounds:
        """Return the bounds that all methods together prove; raise TttmcError if they conflict."""
        low = max((low for low, _ in self.proofs.values()), default=-1)
        high = min((high for _, high in self.proofs.values()), default=1)
        if low > high:
            raise TttmcError(
                "the proofs for {rules} contradict each other: please report it",
                rules=self.rules.describe(),
            )
        return low, high

    @property
    def outcome(self) -> Verdict:
        """Return X's result, if it is proven."""
        low, high = self.bounds
        return Verdict.UNKNOWN if low < high else VERDICTS[low]


VERDICTS = (Verdict.DRAW, Verdict.WIN, Verdict.LOSS)
"""The verdicts by value: 0, 1 and -1."""


def empty_boards(size: int) -> Iterator[Rules]:
    """Yield the rules of all boards up to a size: every line length, plain and reverse."""
    for side in range(1, size + 1):
        for line in range(1, side + 1):
            yield Rules(side, line)
            yield Rules(side, line, reverse=True)


def proven_value(job: SolveJob, rules: Rules) -> BoardValue:
    """Return what theorems and a search of the empty board prove.

    If the compiled solver has found the result, a second, short search checks it: that of the
    plain solver, which shares no code with it.
    """
    low, high = PositionFacts(Position.start(rules), job.bounds()).best
    proofs = {
        "search": (low, high),
        "second search": _second_search(rules) if low == high and job.is_compiled else UNPROVEN,
        "strategy stealing": UNPROVEN if rules.reverse else (0, 1),  # a further mark never harms
        "pairing": (0, 0) if pairing(rules) else UNPROVEN,
        "mirroring": mirroring(rules),
    }
    return BoardValue(rules, {name: both for name, both in proofs.items() if both != UNPROVEN})


def pairing(rules: Rules) -> tuple[tuple[int, int], ...] | None:
    """Return a pair of squares for each line, in which no square occurs twice, or None.

    Either side can then split every pair, so that nobody completes a line: it answers a move
    with the other square of the pair, after pairing the squares that are left over. If the number
    of empty squares is odd before a move of the opponent, one of them is spare: it is left over, or
    the other of its pair is one's own. When the opponent takes it, a move anywhere makes another
    square spare; if nobody does, it is the last square, and the opponent's. From A. Hales and
    R. Jewett, Regularity and positional games, 1963.
    """
    lines = rules.lines
    if 2 * len(lines) > rules.square_count:
        return None
    owner = dict[int, int]()  # two places per line, each with a square of its own

    def assign(place: int, tried: set[int]) -> bool:
        for square in lines[place // 2]:
            if square not in tried:
                tried.add(square)
                if square not in owner or assign(owner[square], tried):
                    owner[square] = place
                    return True
        return False

    if not all(assign(place, set()) for place in range(2 * len(lines))):
        return None
    square_of = {place: square for square, place in owner.items()}
    return tuple((square_of[2 * n], square_of[2 * n + 1]) for n in range(len(lines)))


def mirroring(rules: Rules) -> Bounds:
    """Return what is proven by answering each move with its mirror image through the centre.

    Where completing a line loses and the board's side is even, this gives O at least a draw: the
    mirror image of a line of O's would be one that X had completed before. If the side is odd, X
    takes the centre first, and gets at least a draw unless a line can end there: a line with the
    centre inside has two squares that mirror each other, and so marks of both sides.
    """
    if not rules.reverse:
        return -1, 1
    if rules.size % 2 == 0:
        return -1, 0
    return (0, 1) if 2 * rules.line_length > rules.size + 1 else UNPROVEN


def _second_search(rules: Rules) -> Bounds:
    start = Position.start(rules)
    plain, settled = PlainSolver(start), False
    while not settled and plain.nodes < _SECOND_SEARCH_NODES:
        settled = plain.advance(100)
    found = plain.bounds()
    return PositionFacts(start, {rules.square(index): found[index] for index in found}).best
