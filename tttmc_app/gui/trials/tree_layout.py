"""Where the boxes of a search tree are placed: the root, its best moves and best replies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

from tttmc_app.analysis.tree_view import Branch, Path, TreeView

_AMOUNTS = ((9, 4), (9, 3), (7, 3), (6, 2), (5, 2), (4, 2), (4, 1), (3, 1), (2, 1), (1, 1))
"""Numbers of moves and of replies to each, largest first; the first that fit are used."""
ROOT_WIDTH, MOVE_WIDTH, LINK_WIDTH = 96, 150, 24
"""The minimum widths of the root's box, a move's box and a gap between columns, in pixels, for
letters of the usual size."""
_WIDEST = 1.35
"""The largest factor by which they are widened."""


class Box(NamedTuple):
    """One box: the root or a move."""

    path: Path
    """The moves that lead to it from the root of the tree."""
    branch: Branch | None
    """None for the position from which the tree is seen."""
    rect: QRect
    parent: int
    """The parent's number among the boxes; −1 for none."""
    column: int


class Others(NamedTuple):
    """The moves that are left out below a box."""

    tried: int
    untried: int
    rect: QRect


class TreeLayout(NamedTuple):
    """All boxes, parents first, and the notes on moves left out."""

    boxes: tuple[Box, ...]
    others: tuple[Others, ...]


class _Group(NamedTuple):
    """A move with the replies that are shown."""

    branch: Branch
    replies: tuple[Branch, ...]
    others: int

    @property
    def rows(self) -> int:
        return max(1, len(self.replies) + (self.others > 0))


def least_width(columns: int) -> int:
    """Return the width of a tree with the narrowest boxes in this many columns, in pixels."""
    return ROOT_WIDTH + (columns - 1) * (LINK_WIDTH + MOVE_WIDTH)


def lay_out(
    view: TreeView, size: QSize, columns: int, box: int, gap: int, kept: Path = ()
) -> TreeLayout:
    """Return the layout for a size in pixels, with boxes and gaps of these heights.

    Two columns hold no replies. The moves of `kept` are shown if the view has them.
    """
    groups, others = _fitting(view, size.height(), columns, box, gap, kept)
    stretch = min(_WIDEST, size.width() / least_width(columns))
    root_width, move_width, link = (
        int(width * stretch) for width in (ROOT_WIDTH, MOVE_WIDTH, LINK_WIDTH)
    )
    left = max(0, (size.width() - round(least_width(columns) * stretch)) // 2)
    first = left + root_width + link
    second = first + move_width + link
    top = max(0, (size.height() - _height(groups, others + view.untried, box, gap)) // 2)
    boxes: list[Box] = []
    notes: list[Others] = []
    middles: list[int] = []
    for group in groups:
        height = group.rows * (box + gap) - gap
        at = len(boxes) + 1  # after the root
        path = group.branch.path
        middle = top + (height - box) // 2
        boxes.append(Box(path, group.branch, QRect(first, middle, move_width, box), 0, 1))
        middles.append(middle)
        for row, reply in enumerate(group.replies):
            rect = QRect(second, top + row * (box + gap), move_width, box)
            boxes.append(Box(reply.path, reply, rect, at, 2))
        if group.others:
            row = len(group.replies)
            rect = QRect(second, top + row * (box + gap), move_width, box)
            notes.append(Others(group.others, 0, rect))
        top += height + 2 * gap
    if others or view.untried:
        notes.append(Others(others, view.untried, QRect(first, top, move_width, box)))
    middle = (middles[0] + middles[-1]) // 2 if middles else (size.height() - box) // 2
    root = Box(view.path, None, QRect(left, middle, root_width, box), -1, 0)
    return TreeLayout((root, *boxes), tuple(notes))


def _fitting(
    view: TreeView, height: int, columns: int, box: int, gap: int, kept: Path
) -> tuple[tuple[_Group, ...], int]:
    """Return the moves that fit, and the number of others."""
    for moves, replies in _AMOUNTS:
        groups, others = _chosen(view, moves, replies * (columns > 2), kept)
        if _height(groups, others + view.untried, box, gap) <= height:
            return groups, others
    return _chosen(view, 1, columns > 2, kept)


def _chosen(view: TreeView, moves: int, replies: int, kept: Path) -> tuple[tuple[_Group, ...], int]:
    branches, others = _first(view.branches, view.others, moves, kept)
    return tuple(
        _Group(
            branch, *(_first(branch.replies, branch.others, replies, kept) if replies else ((), 0))
        )
        for branch in branches
    ), others


def _first(
    branches: Sequence[Branch], others: int, most: int, kept: Path
) -> tuple[tuple[Branch, ...], int]:
    """Return the first branches and those on the path `kept`, and how many are left out.

    Where none are wanted, none are missed.
    """
    if not most:
        return (), 0
    total = len(branches) + others
    count = most if total > most + 1 else most + 1  # one more needs as much space as "1 more"
    chosen = tuple(
        branch
        for number, branch in enumerate(branches)
        if number < count or kept[: len(branch.path)] == branch.path
    )
    return chosen, total - len(chosen)


def _height(groups: Sequence[_Group], left_out: int, box: int, gap: int) -> int:
    height = sum(group.rows * (box + gap) + gap for group in groups)
    return height + (box if left_out else 0)
