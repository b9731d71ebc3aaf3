"""Random positions with an obvious kind of move: to win at once, block a line, or attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import NamedTuple

from tttmc_app.core import Position, Rules, Square
from tttmc_app.engine import forced_win


class Kind(StrEnum):
    """The kind of move that is obvious in a position."""

    WIN = "win in one"
    BLOCK = "forced block"
    ATTACK = "win by continuous threats to complete a line"


class Task(NamedTuple):
    """A position with an obvious move."""

    position: Position
    kind: Kind

    def is_solved_by(self, move: Square) -> bool:
        """Return whether a move wins at once, blocks the line, or leaves a win after any reply."""
        if self.kind is Kind.WIN:
            return move in completing(self.position, own=True)
        if self.kind is Kind.BLOCK:
            return move in completing(self.position, own=False)
        after = self.position.play(move)
        replies = completing(after, own=False) or after.empty_squares
        return not completing(after, own=True) and all(
            bool(forced_win(after.play(reply))) for reply in replies
        )


def obvious_tasks(rules: Rules, each: int, seed: int) -> Iterator[Task]:
    """Yield this many positions of each kind, drawn at random."""
    random, seen = Random(seed), Counter[Kind]()
    while min(seen[kind] for kind in Kind) < each:
        position = middlegame(rules, random)
        kind = None if position is None else kind_of(position)
        if position is not None and kind is not None and seen[kind] < each:
            seen[kind] += 1
            yield Task(position, kind)


def kind_of(position: Position) -> Kind | None:
    """Return which kind of move is obvious in a position, if any."""
    if completing(position, own=True):
        return Kind.WIN
    blocks = completing(position, own=False)
    if len(blocks) == 1:
        return Kind.BLOCK
    return Kind.ATTACK if not blocks and threatens_always(position) else None


def threatens_always(position: Position) -> bool:
    """Return whether there is a win in which every move threatens to complete a line."""
    line = forced_win(position)
    for number, move in enumerate(line):
        position = position.play(move)
        if number % 2 == 0 and number + 1 < len(line) and not completing(position, own=False):
            return False
    return bool(line)


def middlegame(rules: Rules, random: Random) -> Position | None:
    """Return an open position after random moves near each other."""
    centre = rules.size // 2
    position = Position.start(rules).play((centre, centre))
    for _ in range(random.randrange(8, 40)):
        near = [
            (row, col)
            for row, col in position.empty_squares
            if max(abs(row - centre), abs(col - centre)) <= 3
        ]
        position = position.play(random.choice(near))
        if position.outcome is not None:
            return None
    return position


def completing(position: Position, own: bool) -> list[Square]:
    """Return the squares that complete a line for the side to move, or for the other side."""
    mine, theirs = position.mine, position.theirs
    if not own:
        mine, theirs = theirs, mine
    found = {
        (line & ~mine).bit_length() - 1
        for line in position.rules.line_masks
        if not line & theirs and (line & mine).bit_count() == position.rules.line_length - 1
    }
    return [position.rules.square(square) for square in sorted(found)]
