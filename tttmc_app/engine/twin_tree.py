"""Tree search in plain Python, like the compiled `Tree` but with another random stream."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random

from tttmc_app.core import Position

LOSS, DRAW, WIN, NOT_PROVEN = range(4)


@dataclass(slots=True)
class _Edge:
    """A move tried from a node, seen by the side that plays it."""

    square: int
    result: int = NOT_PROVEN
    forced: int | None = None
    """The only reply that doesn't lose at once."""
    visits: int = 0
    half_points: int = 0
    settled: bool = False
    """Whether the node has taken the proven result into account."""
    child: _Node | None = None


@dataclass(slots=True)
class _Node:
    """A position reached twice, with the moves tried from it."""

    untried: list[int]
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
        self._through = [[rules.line_masks[n] for n in ns] for ns in rules.lines_through]
        self._random = Random(seed)
        self._start = [position.mine, position.theirs]
        self._empty = [rules.index(square) for square in position.empty_squares]
        self._root = self._node(list(self._empty))

    def advance(self, simulations: int, /) -> int:
        """Run simulations, fewer if the position is proven; return their number so far."""
        for _ in range(simulations):
            if self.result != NOT_PROVEN:
                break
            path = self._simulate()
            if self._proofs:
                self._prove(path)
            self.simulations += 1
        return self.simulations

    def moves(self) -> list[tuple[int, int, int, int]]:
        """Return square, visits, half-points and result of each move tried."""
        return [(e.square, e.visits, e.half_points, e.result) for e in self._root.edges]

    def line(self) -> list[int]:
        """Return the moves that both sides would choose."""
        squares: list[int] = []
        node: _Node | None = self._root
        while node is not None and node.edges:
            best = _best_edge(node.edges)
            squares.append(best.square)
            node = best.child
        return squares

    # ---- down and up the tree ----

    def _node(self, candidates: list[int]) -> _Node:
        self._random.shuffle(candidates)
        return _Node(candidates, len(candidates))

    def _simulate(self) -> list[tuple[_Node, _Edge]]:
        """Descend to an untried move, and count the result; return the path taken."""
        boards, node, side = self._start[:], self._root, 0
        left = set(self._empty)
        path: list[tuple[_Node, _Edge]] = []
        while True:
            fresh = bool(node.untried)
            edge = self._tried(node, boards, side, left) if fresh else self._best_bound(node)
            if not fresh:
                boards[side] |= 1 << edge.square
                left.remove(edge.square)
            path.append((node, edge))
            if edge.result != NOT_PROVEN:
                points = edge.result if side == 0 else WIN - edge.result
                break
            if fresh:
                points = self._rollout(boards, 1 - side, left)
                break
            if edge.child is None:
                edge.child = self._node(sorted(left) if edge.forced is None else [edge.forced])
            node, side = edge.child, 1 - side
        for depth, (parent, edge) in enumerate(path):
            parent.visits += 1
            edge.visits += 1
            edge.half_points += WIN - points if depth % 2 else points
        return path

    def _tried(self, node: _Node, boards: list[int], side: int, left: set[int]) -> _Edge:
        """Play an untried move, and detect results that need no sampling."""
        edge = _Edge(node.untried.pop())
        node.edges.append(edge)
        boards[side] |= 1 << edge.square
        left.remove(edge.square)
        if self._completes(boards[side], edge.square):
            edge.result = LOSS if self._reverse else WIN
        elif not left:
            edge.result = DRAW
        elif self._proofs and not self._reverse:
            if self._threats(boards[1 - side], left):
                edge.result = LOSS
            elif len(threats := self._threats(boards[side], left)) > 1:
                edge.result = WIN
            elif threats:
                edge.forced = threats[0]
        return edge

    def _best_bound(self, node: _Node) -> _Edge:
        factor = self._exploration * sqrt(log(node.visits))
        return max(
            (edge for edge in node.edges if not edge.settled),
            key=lambda e: e.half_points / (2 * e.visits) + factor / sqrt(e.visits),
        )

    def _rollout(self, boards: list[int], side: int, left: set[int]) -> int:
        order = sorted(left)
        self._random.shuffle(order)
        for square in order:
            boards[side] |= 1 << square
            if self._completes(boards[side], square):
                return WIN if (side == 0) != self._reverse else LOSS
            side = 1 - side
        return DRAW

    def _prove(self, path: list[tuple[_Node, _Edge]]) -> None:
        """Propagate a proven result up the tree as far as it decides nodes."""
        result = path[-1][1].result
        for node, edge in reversed(path):
            if result == NOT_PROVEN:
                return
            edge.result, edge.settled = result, True
            node.unproven -= 1
            node.drawn |= result == DRAW
            if result != WIN and node.unproven:
                return
            result = (
                LOSS if result == WIN else DRAW if node.drawn else WIN
            )  # for the side that moved here
        self.result = WIN - result

    # ---- the board ----

    def _completes(self, board: int, square: int) -> bool:
        return any(board & mask == mask for mask in self._through[square])

    def _threats(self, board: int, left: set[int]) -> list[int]:
        return [i for i in sorted(left) if self._completes(board | 1 << i, i)]


def _best_edge(edges: list[_Edge]) -> _Edge:
    """Choose a proven win, else the most visited, unless it earned less than a proven draw."""
    most: dict[int, _Edge] = {}
    for edge in edges:
        if edge.result not in most or edge.visits > most[edge.result].visits:
            most[edge.result] = edge
    sampled, drawn = most.get(NOT_PROVEN), most.get(DRAW)
    if WIN in most:
        return most[WIN]
    if drawn and (sampled is None or sampled.half_points < sampled.visits):
        return drawn
    return sampled or most[LOSS]
