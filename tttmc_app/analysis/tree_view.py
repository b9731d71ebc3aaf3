"""A view of a search tree: the best moves, the best replies to each, and the expected line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tttmc_app import engine
from tttmc_app.core import Position, Square

MOST_MOVES, MOST_REPLIES = 9, 4
"""How many moves, and replies to each, a view contains; the others are only counted."""

Path = tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """One move of the tree, with the most visited replies."""

    path: Path
    """The moves from the root, this one included."""
    move: engine.TreeMove
    share: float
    """Its share of the visits to its position, 0 to 1."""
    is_expected: bool
    """Whether it is on the line that both sides would choose."""
    replies: tuple[Branch, ...] = ()
    """The most visited first."""
    others: int = 0
    """The number of other replies."""

    @property
    def square(self) -> Square:
        """Return the square that the move takes."""
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class TreeView:
    """A tree, seen from one of its positions."""

    position: Position
    """The root's."""
    path: Path
    """The moves from the root to the position that the tree is seen from."""
    simulations: int
    visits: int
    """The number of visits to the position that the tree is seen from."""
    branches: tuple[Branch, ...]
    """Its most visited moves, the most visited first."""
    others: int
    """The number of other moves tried."""
    untried: int
    """The number of moves not tried yet."""
    line: Path
    """The moves that both sides would choose, from the root."""
    verdict: engine.Verdict
    """The root's result if it is proven."""
    moves: tuple[engine.TreeMove, ...]
    """All moves tried in the position that the tree is seen from."""

    @property
    def seen(self) -> Position:
        """Return the position that the tree is seen from."""
        return after(self.position, self.path)


def after(position: Position, moves: Sequence[Square]) -> Position:
    """Return the position after some moves."""
    for square in moves:
        position = position.play(square)
    return position


class Snapshot:
    """A tree as it was, seen from the root; for a view whose `kept` moves are known only later."""

    def __init__(self, tree: engine.Tree) -> None:
        root = tree.node()
        assert root is not None  # it is always in the tree
        ways: list[Path] = [(move.square,) for move in root.moves]
        self._nodes = {(): root, **{way: tree.node(way) for way in ways}}
        self._found = tree.statistics()

    def node(self, path: Path = ()) -> engine.TreeNode | None:
        """Return the root or one of its moves."""
        return self._nodes.get(path)

    def statistics(self) -> engine.TreeStatistics:
        """Return what was known about the whole tree."""
        return self._found


def view_of(
    tree: engine.Tree | Snapshot, position: Position, path: Path = (), kept: Path = ()
) -> TreeView:
    """Return a tree seen from the position that `path` leads to, by default the root.

    The moves of `kept`, a path from the root, are among the branches, however few visits they have.
    """
    node = tree.node(path)
    if node is None:
        path, node = (), tree.node()
    found = tree.statistics()
    assert node is not None  # the root is always in the tree
    branches, others = _branches(tree, node, path, found.line, kept, replies=True)
    return TreeView(
        position,
        path,
        found.simulations,
        node.visits,
        branches,
        others,
        after(position, path).legal.bit_count() - len(node.moves),
        found.line,
        found.verdict,
        node.moves,
    )


def _branches(
    tree: engine.Tree | Snapshot,
    node: engine.TreeNode,
    path: Path,
    line: Path,
    kept: Path,
    *,
    replies: bool,
) -> tuple[tuple[Branch, ...], int]:
    """Return the branches of a position, and the number of moves left out."""
    ranked = sorted(node.moves, key=lambda move: -move.visits)
    depth = len(path)
    wanted = {way[depth] for way in (line, kept) if len(way) > depth and way[:depth] == path}
    most = MOST_MOVES if replies else MOST_REPLIES
    count = most if len(ranked) > most + 1 else most + 1  # "and 1 more" would take as much space
    chosen = [m for n, m in enumerate(ranked) if n < count or m.square in wanted]
    found: list[Branch] = []
    for move in chosen:
        way = (*path, move.square)
        below: tuple[Branch, ...] = ()
        others = 0
        child = tree.node(way) if replies else None
        if child is not None:
            below, others = _branches(tree, child, way, line, kept, replies=False)
        is_expected = line[: len(way)] == way
        share = move.visits / max(1, node.visits)
        found.append(Branch(way, move, share, is_expected, below, others))
    return tuple(found), len(ranked) - len(chosen)
