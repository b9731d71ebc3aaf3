"""Tree search in plain Python, like the compiled `Tree` but with another random stream."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from tttmc_app.core import Position
from tttmc_app.engine.tree_bound import bound_of_move, bound_of_untried
from tttmc_app.engine.twin_threats import TwinThreats, worth_of

LOSS, DRAW, WIN, NOT_PROVEN = range(4)
# The same as in search/tree_moves.c, which explains them.
_TEMPO, _RANDOM_EVERY, _RANDOM_SHARE = 1.25, 4, 0.5
_LEAF_THREATS, _FIRST_THREATS, _MAX_THREATS = 20, 50, 400  # a tenth of C's: Python is slower

Boards = tuple[int, int]


@dataclass(slots=True)
class _Edge:
    """A move tried from a node, as seen by the side that plays it."""

    square: int
    prior: float
    result: int = NOT_PROVEN
    plies: int = 0
    """Once proven: moves to the end of the game, this one included."""
    forced: int | None = None
    """The only reply that doesn't lose at once."""
    replies: list[int] | None = None
    """If a double threat follows, the replies that don't lose at once; otherwise None."""
    visits: int = 0
    points: float = 0.0
    settled: bool = False
    """Whether the node has taken the proven result into account."""
    child: _Node | None = None


@dataclass(slots=True)
class _Node:
    """A position, with the moves tried from it and the untried ones, the most promising last."""

    untried: list[tuple[float, int]]
    """Prior and square."""
    unproven: int
    visits: int = 0
    drawn: bool = False
    edges: list[_Edge] = field(default_factory=list[_Edge])


class TwinTree:
    """A tree that grows from a position by simulations."""

    def __init__(
        self,
        position: Position,
        seed: int,
        exploration: float,
        proofs: bool,
    ) -> None:
        rules = position.rules
        self.simulations = 0
        self.result = NOT_PROVEN
        self._reverse, self._proofs, self._exploration = rules.reverse, proofs, exploration
        self._seeks_threats = proofs and not rules.reverse
        self._through = [[rules.line_masks[n] for n in ns] for ns in rules.lines_through]
        self._threats = TwinThreats(position)
        self._random = Random(seed)
        self._start = self._threats.boards
        self._empty = [rules.index(square) for square in position.empty_squares]
        self._root = self._node(self._start, 0, self._empty)
        self._next_attack = 0
        self._win: list[int] = []
        self._last: tuple[int, list[int], float] = (0, [], 0.0)
        self._rolled: list[int] = []

    def advance(self, simulations: int, /) -> int:
        """Run simulations, fewer if the position is proven; return their number so far."""
        for _ in range(simulations):
            if self.result != NOT_PROVEN:
                break
            self._rolled = []
            path = self._attack() or self._simulate()
            if self._proofs:
                self._prove(path)
            self.simulations += 1
        return self.simulations

    def node(
        self, moves: list[int], /
    ) -> tuple[int, int, float, list[tuple[int, int, float, int, int, float]]] | None:
        """Return what is known after these moves, as `Growing.node` does."""
        node: _Node | None = self._root
        for square in moves:
            edges = [] if node is None else node.edges
            node = next((edge.child for edge in edges if edge.square == square), None)
        if node is None:
            return None
        prior, square = node.untried[-1] if node.untried and node.visits else (0.0, -1)
        found = [(e.square, e.visits, e.points, e.result, e.plies, e.prior) for e in node.edges]
        return node.visits, square, prior, found

    def last(self) -> tuple[int, list[int], float]:
        """Return what the last simulation did, as `Growing.last` does."""
        return self._last

    def line(self) -> list[int]:
        """Return the moves that both sides would choose."""
        squares = list(self._win)
        node: _Node | None = None if squares else self._root
        while node is not None and node.edges:
            best = _best_edge(node.edges)
            squares.append(best.square)
            node = best.child
        return squares

    # ---- down and up the tree ----

    def _node(self, boards: Boards, side: int, moves: Iterable[int]) -> _Node:
        """Return the node of a position in which only these moves need to be considered."""
        own, other = self._threats.survey(boards)[0][:: 1 if side == 0 else -1]
        promise = {i: self._promise(own.get(i, 0), other.get(i, 0)) for i in sorted(moves)}
        total = sum(promise.values())
        squares = list(promise)
        self._random.shuffle(squares)  # among equals, any
        squares.sort(key=promise.__getitem__)
        return _Node([(promise[i] / total, i) for i in squares], len(squares))

    def _promise(self, own: int, other: int) -> float:
        """Return how promising a move is, given what its square is worth to each side."""
        unit = worth_of(1, reverse=True)
        return 1 + 64 * unit / (unit + 8 * own) if self._reverse else (1 + own + other) ** 3

    def _simulate(self) -> list[tuple[_Node, _Edge]]:
        """Descend to an untried move, and count the result; return the path taken."""
        boards, node, side, mean = self._start, self._root, 0, 0.5
        left = set(self._empty)
        path: list[tuple[_Node, _Edge]] = []
        while True:
            edge = self._best_bound(node, mean)
            fresh = edge is None
            if edge is None:
                prior, square = node.untried.pop()
                edge = _Edge(square, prior)
                node.edges.append(edge)
            boards = _played(boards, side, edge.square)
            left.remove(edge.square)
            if fresh:
                self._judge(edge, boards, side, left)
            path.append((node, edge))
            if edge.result != NOT_PROVEN:
                points = edge.result / 2 if side == 0 else 1 - edge.result / 2
                break
            if fresh:
                points = self._estimate(boards, 1 - side, left)
                break
            if edge.child is None:
                forced = None if edge.forced is None else [edge.forced]
                edge.child = self._node(boards, 1 - side, forced or edge.replies or left)
            node, side, mean = edge.child, 1 - side, 1 - edge.points / edge.visits
        self._count(path, points)
        return path

    def _best_bound(self, node: _Node, mean: float) -> _Edge | None:
        """Return the move with the greatest upper bound, or None for the next untried one."""
        weight, visits = self._exploration, node.visits
        chosen, best = None, float("-inf")
        if node.untried:
            best = bound_of_untried(mean, node.untried[-1][0], visits, weight)
        for edge in node.edges:
            if edge.settled:
                continue
            rate = edge.points / edge.visits
            bound = bound_of_move(rate, edge.prior, edge.visits, visits, weight)
            if bound > best:
                chosen, best = edge, bound
        return chosen

    def _judge(self, edge: _Edge, boards: Boards, side: int, left: set[int]) -> None:
        """Record a move's result if it can be proven without sampling."""
        if self._completes(boards[side], edge.square):
            edge.result, edge.plies = LOSS if self._reverse else WIN, 1
        elif not left:
            edge.result, edge.plies = DRAW, 1
        elif self._seeks_threats:
            own = self._threats.completing(boards, side)
            if len(own) == 1:
                edge.forced = own[0]
            if self._threats.completing(boards, 1 - side):
                edge.result, edge.plies = LOSS, 2
            elif len(own) > 1:
                edge.result, edge.plies = WIN, 3
            elif win := self._threats.win_of(boards, 1 - side, _LEAF_THREATS):
                edge.result, edge.plies = LOSS, 1 + len(win)
            elif not own:
                edge.replies = self._threats.replies(boards, side)
                if edge.replies == []:
                    edge.result, edge.plies = WIN, 5

    def _estimate(self, boards: Boards, side: int, left: set[int]) -> float:
        """Return the points that a position promises side 0."""
        potential = self._threats.survey(boards)[1]
        if self._reverse or not any(potential):
            return self._rollout(boards, side, left)
        own = math.pow(_TEMPO * potential[side] + 1, 2.5)
        other = math.pow(potential[1 - side] + 1, 2.5)
        share = own / (own + other)
        promised = share if side == 0 else 1 - share
        if self.simulations % _RANDOM_EVERY:
            return promised
        played = self._rollout(boards, side, left)
        return _RANDOM_SHARE * played + (1 - _RANDOM_SHARE) * promised

    def _rollout(self, boards: Boards, side: int, left: set[int]) -> float:
        order = sorted(left)
        self._random.shuffle(order)
        for square in order:
            self._rolled.append(square)
            boards = _played(boards, side, square)
            if self._completes(boards[side], square):
                return 1.0 if (side == 0) != self._reverse else 0.0
            side = 1 - side
        return 0.5

    def _attack(self) -> list[tuple[_Node, _Edge]]:
        """Look for a win by continuous threats from the root; return it as a path, if any."""
        if not self._seeks_threats or self.simulations < self._next_attack:
            return []
        most = self.simulations or _FIRST_THREATS
        self._next_attack = 2 * most
        self._win = self._threats.win(min(most, _MAX_THREATS))
        if not self._win:
            return []
        root, square = self._root, self._win[0]
        edge = next((edge for edge in root.edges if edge.square == square), None)
        if edge is None:
            prior = next(prior for prior, untried in root.untried if untried == square)
            root.untried.remove((prior, square))
            edge = _Edge(square, prior)
            root.edges.append(edge)
        edge.result, edge.plies = WIN, len(self._win)
        path = [(root, edge)]
        self._count(path, 1.0)
        return path

    def _count(self, path: list[tuple[_Node, _Edge]], points: float) -> None:
        """Add a simulation's points, which are side 0's, to every node and move on its path."""
        self._last = (len(path), [edge.square for _, edge in path] + self._rolled, points)
        for depth, (parent, edge) in enumerate(path):
            parent.visits += 1
            edge.visits += 1
            edge.points += 1 - points if depth % 2 else points

    def _prove(self, path: list[tuple[_Node, _Edge]]) -> None:
        """Propagate a proven result up the tree as far as it decides nodes."""
        result, plies = path[-1][1].result, path[-1][1].plies
        for node, edge in reversed(path):
            if result == NOT_PROVEN or edge.settled:
                return
            edge.result, edge.plies, edge.settled = result, plies, True
            node.unproven -= 1
            node.drawn |= result == DRAW
            if result != WIN and node.unproven:
                return
            settled = WIN if result == WIN else DRAW if node.drawn else LOSS
            ends = [edge.plies for edge in node.edges if edge.result == settled]
            plies = 1 + (min(ends) if settled == WIN else max(ends))
            result = WIN - settled  # for the side that moved here
        self.result = WIN - result

    def _completes(self, board: int, square: int) -> bool:
        return any(board & mask == mask for mask in self._through[square])


def _played(boards: Boards, side: int, square: int) -> Boards:
    mine, theirs = boards
    return (mine | 1 << square, theirs) if side == 0 else (mine, theirs | 1 << square)


def _best_edge(edges: list[_Edge]) -> _Edge:
    """Choose the quickest proven win, else the most visited move unless it earned less than a draw.

    If all moves are proven to lose, choose the one that loses last.
    """
    best: dict[int, _Edge] = {}
    for edge in edges:
        other = best.get(edge.result)
        if other is None or _rank(edge) > _rank(other):
            best[edge.result] = edge
    sampled, drawn = best.get(NOT_PROVEN), best.get(DRAW)
    if WIN in best:
        return best[WIN]
    if drawn and (sampled is None or 2 * sampled.points < sampled.visits):
        return drawn
    return sampled or best[LOSS]


def _rank(edge: _Edge) -> tuple[int, int]:
    """Return the key that ranks moves with the same result; greater is better."""
    hurry = {WIN: -edge.plies, LOSS: edge.plies}
    return hurry.get(edge.result, 0), edge.visits
