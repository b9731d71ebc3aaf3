"""Tree search: better moves get more simulations.

Moves through many nearly complete lines are tried first. A position's estimate is the worth of
its open lines; in every fourth simulation it is the mean of this and the result of a random
game. Sources:
Kocsis and Szepesvári, Bandit based Monte-Carlo planning, 2006; the bound with prior probabilities
and the mixed estimate are from Silver and others, Mastering the game of Go with deep neural
networks and tree search, 2016. Results are proven on the way as in Winands, Björnsson and Saito,
Monte-Carlo tree search solver, 2008, and by continuous threats (see `threats`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.core import Position, Rules, Square, Text, TttmcError
from tttmc_app.core.arguments import check_whole
from tttmc_app.core.seeds import check_seed
from tttmc_app.engine.backends import compiled_searches
from tttmc_app.engine.pacing import next_size
from tttmc_app.engine.request import cells_of, check_search, why_not_compiled
from tttmc_app.engine.solving import Verdict

if TYPE_CHECKING:
    from tttmc_app.engine import _search
    from tttmc_app.engine.twin_uct import UctTree

EXPLORATION = 1.5
"""The weight of exploration relative to win rates, which range from 0 to 1."""
MAX_SIMULATIONS = 2**31 - 1
_MEGABYTES = 512  # at this size the tree stops growing
_UNTRIED_DISCOUNT = 0.15
"""How much worse than its position a move is assumed to be before it is tried."""
_VERDICTS = (Verdict.LOSS, Verdict.DRAW, Verdict.WIN, Verdict.UNKNOWN)


class TreeMove(NamedTuple):
    """The statistics of one move, as seen by the side to move."""

    square: Square
    visits: int
    """Simulations that began with the move."""
    rate: float
    """Their share of points: a win counts 1, a draw ½."""
    verdict: Verdict
    """The move's result if it is proven."""
    plies: int | None = None
    """Once the result is proven: moves to the end of the game, this one included."""
    prior: float = 0.0
    """How promising it looked before it was tried; a position's priors sum to 1."""


class TreeNode(NamedTuple):
    """A position in the tree, as seen by its side to move."""

    visits: int
    moves: tuple[TreeMove, ...]
    """The moves tried, row-major."""
    untried: tuple[Square, float] | None
    """The most promising move not tried yet, and its prior."""


class Simulation(NamedTuple):
    """What one simulation did."""

    path: tuple[Square, ...]
    """Its moves in the tree."""
    game: tuple[Square, ...]
    """The random moves that followed."""
    points: float
    """The points that it gave the side to move at the root: 1 for a win, ½ for a tie."""


class TreeStatistics(NamedTuple):
    """The statistics of a search so far, from the point of view of the side to move."""

    simulations: int
    moves: tuple[TreeMove, ...]
    """The moves tried, row-major."""
    line: tuple[Square, ...]
    """The moves that both sides would choose; the first is the best move."""
    verdict: Verdict
    """The position's result if it is proven."""

    @property
    def best(self) -> Square | None:
        """Return the move to play; None before the first simulation."""
        return self.line[0] if self.line else None


class Tree:
    """A search tree that grows from one position, in chunks of simulations.

    The same seed and number of simulations give the same tree, whatever the chunks. With `proofs`
    the search ends when the position is proven. `plain` is for plain UCT. Raises TttmcError for a
    finished game, a seed out of range, an exploration below 0 or above 1000 and, unless it is
    plain, without the compiled search.
    """

    def __init__(
        self,
        position: Position,
        seed: int = 0,
        exploration: float = EXPLORATION,
        proofs: bool = True,
        plain: bool = False,
    ) -> None:
        check_seed(seed)
        if not 0 <= exploration <= 1000:
            raise TttmcError(
                "the exploration must be from 0 to 1000, not {value}", value=exploration
            )
        self._position = position
        self._growing = _grower(position, seed, exploration, proofs, plain)
        self._chunk = 16

    @property
    def simulations(self) -> int:
        """Return the number of simulations so far."""
        return self._growing.simulations

    @property
    def settled(self) -> bool:
        """Return whether the position's result is proven."""
        return _VERDICTS[self._growing.result] is not Verdict.UNKNOWN

    def advance(self, simulations: int) -> int:
        """Run simulations, fewer if the position is proven; return their number so far."""
        check_whole("simulations", simulations)
        if not 0 <= simulations <= MAX_SIMULATIONS:
            raise TttmcError(
                "the simulations must be from 0 to {most}, not {simulations}",
                most=MAX_SIMULATIONS,
                simulations=simulations,
            )
        for _ in self.grow(simulations):
            pass  # in chunks, so that Ctrl-C can interrupt it
        return self.simulations

    def run(self, simulations: int) -> Iterator[TreeStatistics]:
        """Run more simulations, yielding the statistics about every 10 ms.

        Stopping the iteration stops the search; the last statistics cover all simulations.
        """
        for _ in self.grow(simulations):
            yield self.statistics()

    def grow(self, simulations: int) -> Iterator[None]:
        """Run simulations, yielding about every 10 ms."""
        target = min(self.simulations + simulations, MAX_SIMULATIONS)
        while not self.settled and self.simulations < target:
            begun, size = perf_counter(), min(self._chunk, target - self.simulations)
            self._growing.advance(size)
            self._chunk = next_size(size, perf_counter() - begun)
            yield

    def statistics(self) -> TreeStatistics:
        """Return the statistics so far."""
        root = self.node()
        return TreeStatistics(
            simulations=self.simulations,
            moves=() if root is None else root.moves,
            line=self._squares(self._growing.line()),
            verdict=_VERDICTS[self._growing.result],
        )

    def node(self, moves: Iterable[Square] = ()) -> TreeNode | None:
        """Return the position that these moves lead to; None if it isn't in the tree."""
        rules = self._position.rules
        found = self._growing.node([rules.index(square) for square in moves])
        if found is None:
            return None
        visits, untried, prior, tried = found
        return TreeNode(
            visits,
            tuple(
                TreeMove(
                    rules.square(square), count, points / count, _VERDICTS[result], plies or None, p
                )
                for square, count, points, result, plies, p in sorted(tried)
            ),
            None if untried < 0 else (rules.square(untried), prior),
        )

    def last_simulation(self) -> Simulation:
        """Return what the last simulation did; empty before the first one."""
        in_tree, game, points = self._growing.last()
        return Simulation(self._squares(game[:in_tree]), self._squares(game[in_tree:]), points)

    def _squares(self, indices: Iterable[int]) -> tuple[Square, ...]:
        return tuple(map(self._position.rules.square, indices))


def bound_of_move(
    rate: float, prior: float, visits: int, position_visits: int, exploration: float
) -> float:
    """Return the bound of a move with this share of the points and this prior, as search/tree.c."""
    return rate + exploration * sqrt(position_visits) * prior / (1 + visits)


def bound_of_untried(
    position_rate: float, prior: float, position_visits: int, exploration: float
) -> float:
    """Return the bound of an untried move, based on the points of its position so far."""
    return position_rate - _UNTRIED_DISCOUNT + exploration * sqrt(position_visits) * prior


def why_no_tree(rules: Rules) -> Text | None:
    """Return why no tree can be grown under some rules, or None if it can."""
    if (reason := why_not_compiled(rules)) or compiled_searches():
        return reason
    return Text(
        "tree search needs the compiled kernel (install tttmc without TTTMC_NO_KERNEL=1, and start "
        "it without TTTMC_KERNEL=python)"
    )


def tree_calls(exploration: float, plain: bool) -> object:
    """Return what the kernel needs to grow trees; requires the compiled searches."""
    from tttmc_app.engine import _search

    return _search.tree_calls(exploration, _MEGABYTES, plain)


def _grower(
    position: Position, seed: int, exploration: float, proofs: bool, plain: bool
) -> _search.Tree | UctTree:
    check_search(position)
    rules, compiled = position.rules, compiled_searches(position.rules)
    if compiled is None and plain:
        from tttmc_app.engine.twin_uct import UctTree  # only if nothing is compiled

        return UctTree(position, seed, exploration)
    if reason := why_no_tree(rules):
        raise TttmcError(reason)
    assert compiled is not None
    board = (rules.size, rules.line_length, cells_of(position), rules.reverse)
    tree: _search.Tree = compiled.Tree(*board, seed, exploration, proofs, _MEGABYTES, plain)
    return tree
