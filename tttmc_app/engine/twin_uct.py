"""Plain UCT in Python: random games, and a tree of the moves that began them.

The compiled code (search/uct.c) grows the same tree from each seed. Sources: Kocsis and Szepesvári,
Bandit based Monte-Carlo planning, 2006; the bound UCB1 is from Auer, Cesa-Bianchi and Fischer,
Finite-time analysis of the multiarmed bandit problem, 2002.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt

from tttmc_app.core import Position, Square

_MASK = 2**64 - 1


class _Random:
    """The random numbers of search/random.h: xoshiro256++, seeded by splitmix64."""

    def __init__(self, seed: int) -> None:
        self._state: list[int] = []
        for _ in range(4):
            seed = seed + 0x9E3779B97F4A7C15 & _MASK
            z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
            self._state.append(z ^ z >> 31)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        a, b, c, d = self._state
        drawn = _rotated(a + d & _MASK, 23) + a & _MASK
        c, d = c ^ a, d ^ b
        self._state = [a ^ d, b ^ c, c ^ (b << 17 & _MASK), _rotated(d, 45)]
        return (drawn >> 32) * limit >> 32


def _rotated(x: int, by: int) -> int:
    return (x << by | x >> 64 - by) & _MASK


@dataclass(slots=True)
class _Node:
    """A position in the tree."""

    untried: list[Square]
    """Moves, row-major."""
    visits: int = 0
    points: float = 0.0
    """Those of the side that moved here: 1 for a win, ½ for a tie."""
    children: dict[Square, _Node] = field(default_factory=dict[Square, "_Node"])
    """The positions after the moves tried."""


class UctTree:
    """A tree that grows by UCT."""

    result = 3
    """Nothing is ever proven."""

    def __init__(self, position: Position, seed: int, exploration: float) -> None:
        self.simulations = 0
        self._start = position
        self._exploration = exploration
        self._random = _Random(seed)
        self._root = _Node(list(position.legal_squares))
        self._order = list(position.empty_squares)
        """The squares still empty, and then those played, the last one first."""
        self._left = 0
        """How many are still empty."""
        self._last: tuple[int, list[int], float] = (0, [], 0.0)

    def advance(self, simulations: int, /) -> int:
        """Run simulations; return their number so far."""
        for _ in range(simulations):
            self._simulate()
        return self.simulations

    def _simulate(self) -> None:
        position, node, path = self._start, self._root, list[_Node]()
        self._left = len(self._order)
        # In the tree: choose by the bounds, until a position has a move that wasn't tried yet.
        is_new = False
        while position.outcome is None and not is_new:
            is_new = bool(node.untried)
            if is_new:
                square = node.untried.pop(self._random.below(len(node.untried)))
            else:
                square = self._greatest_bound(node)
            position = self._play(position, square)
            if is_new:
                node.children[square] = _Node(list(position.legal_squares))
            node = node.children[square]
            path.append(node)
        # Below the tree: a random game.
        while position.outcome is None:
            square = self._order[self._random.below(self._left)]
            if position.legal >> position.rules.index(square) & 1:
                position = self._play(position, square)
        # Up the tree: count the result, for either side in turn.
        winner, side = position.outcome.winner, self._start.to_move
        for node in path:
            node.visits += 1
            node.points += 0.5 if winner is None else float(winner is side)
            side = side.other
        self.simulations += 1
        points = 0.5 if winner is None else float(winner is self._start.to_move)
        played = [position.rules.index(square) for square in self._order[self._left :]]
        self._last = (len(path), played[::-1], points)

    def _greatest_bound(self, node: _Node) -> Square:
        """Return the move with the greatest bound UCB1: its rate, and more the rarer it is."""
        moves = node.children
        log_visits = log(sum(move.visits for move in moves.values()))

        def bound(square: Square) -> float:
            move = moves[square]
            rate = move.points / move.visits
            return rate + self._exploration * sqrt(log_visits / move.visits)

        return max(moves, key=bound)

    def _play(self, position: Position, square: Square) -> Position:
        place, last = self._order.index(square), self._left - 1
        self._order[place], self._order[last] = self._order[last], square
        self._left = last
        return position.play(square)

    # ---- what is known, as the compiled tree tells it (see _search.pyi) ----

    def node(
        self, moves: list[int], /
    ) -> tuple[int, int, float, list[tuple[int, int, float, int, int, float]]] | None:
        """Return the visits of a position and of each move tried."""
        node: _Node | None = self._root
        rules = self._start.rules
        for index in moves:
            node = None if node is None else node.children.get(rules.square(index))
        if node is None:
            return None
        found = [
            (rules.index(square), move.visits, move.points, self.result, 0, 0.0)
            for square, move in node.children.items()
        ]
        return sum(move[1] for move in found), -1, 0.0, found

    def last(self) -> tuple[int, list[int], float]:
        """Return what the last simulation did."""
        return self._last

    def line(self) -> list[int]:
        """Return the most visited moves."""
        node, squares = self._root, list[int]()
        while moves := node.children:
            best = max(moves, key=lambda square: moves[square].visits)
            squares.append(self._start.rules.index(best))
            node = moves[best]
        return squares
