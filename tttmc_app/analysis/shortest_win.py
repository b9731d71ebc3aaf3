"""The shortest forced win, found by a search that deepens move by move.

The attacker moves first. A win "within n" needs at most n moves by the attacker, whatever the
defender replies. Where completing a line loses, the attacker wins by leaving the defender only
squares that complete one.
"""

from __future__ import annotations

from tttmc_app.core import Position

NODES = 30_000
"""Positions searched by default, which takes about a second."""


class OutOfNodesError(Exception):
    """The search has used up its nodes."""


class WinSearch:
    """A search for forced wins under the rules of one game, which remembers what it has proven.

    Bitboards are those of `Position`. Raises OutOfNodesError once it has searched `nodes`
    positions; smaller questions may still be answered from memory.
    """

    def __init__(self, position: Position, nodes: int = NODES) -> None:
        rules = position.rules
        self._reverse = rules.reverse
        self._board = (1 << rules.square_count) - 1
        self._masks = rules.line_masks
        self._through = [tuple(rules.line_masks[n] for n in lines) for lines in rules.lines_through]
        self._left = nodes
        self._known: dict[tuple[int, int], list[int]] = {}

    def wins_within(self, mine: int, theirs: int, moves: int) -> bool:
        """Return whether the side to move, holding `mine`, can force a win within `moves` moves."""
        if moves < 1:
            return False
        known = self._known.setdefault((mine, theirs), [0, 1000])
        if moves <= known[0]:
            return False
        if moves >= known[1]:
            return True
        self._left -= 1
        if self._left < 0:
            raise OutOfNodesError
        search = self._wins_in_reverse if self._reverse else self._wins
        found = search(mine, theirs, moves)
        if found:
            known[1] = min(known[1], moves)
        else:
            known[0] = max(known[0], moves)
        return found

    def move_wins(self, mine: int, theirs: int, bit: int, moves: int) -> bool:
        """Return whether taking a square forces a win within `moves` moves, including this one."""
        if moves < 1:
            return False
        completes = self._completes(mine, bit)
        if completes or self._reverse:
            return completes is not self._reverse and (
                not self._reverse or self._answers_lose(mine | bit, theirs, moves)
            )
        danger = self.completing(theirs, mine | bit)
        if danger:  # the defender wins first
            return False
        return self._answers_lose(mine | bit, theirs, moves)

    def replies(self, mine: int, theirs: int) -> list[int]:
        """Return the defender's replies as bits, those that stop the attacker's threats first."""
        empty = self._board & ~(mine | theirs)
        threats = 0 if self._reverse else self.completing(mine, theirs)
        return [*_bits(threats), *_bits(empty & ~threats)]

    def completing(self, side: int, other: int) -> int:
        """Return the empty squares that complete a line for a side."""
        found, free = 0, ~other
        for mask in self._masks:
            need = mask & ~side
            if need & (need - 1) == 0 and need & free:
                found |= need
        return found

    def _completes(self, side: int, bit: int) -> bool:
        after = side | bit
        return any(after & mask == mask for mask in self._through[bit.bit_length() - 1])

    def _wins(self, mine: int, theirs: int, moves: int) -> bool:
        if self.completing(mine, theirs):
            return True
        if moves == 1 or not self._could_complete(mine, theirs, moves):
            return False
        danger = self.completing(theirs, mine)
        if danger & (danger - 1):
            return False
        for bit in self._promising(mine, theirs, danger or self._board & ~(mine | theirs)):
            # Passing never helps the defender, so a move that doesn't win after a pass doesn't win.
            is_threat = danger or moves == 2 or self.wins_within(mine | bit, theirs, moves - 1)
            if is_threat and self._answers_lose(mine | bit, theirs, moves):
                return True
        return False

    def _wins_in_reverse(self, mine: int, theirs: int, moves: int) -> bool:
        return any(
            not self._completes(mine, bit) and self._answers_lose(mine | bit, theirs, moves)
            for bit in _bits(self._board & ~(mine | theirs))
        )

    def _answers_lose(self, mine: int, theirs: int, moves: int) -> bool:
        """Return whether every reply loses within `moves` - 1 further moves by the attacker."""
        empty = self._board & ~(mine | theirs)
        if not empty:
            return False
        if self._reverse:
            safe = [bit for bit in _bits(empty) if not self._completes(theirs, bit)]
            return all(self.wins_within(mine, theirs | bit, moves - 1) for bit in safe)
        threats = self.completing(mine, theirs)
        if threats & (threats - 1):
            return moves >= 2
        if moves == 2 and not threats:
            return False
        return all(
            self.wins_within(mine, theirs | bit, moves - 1)
            for bit in self._promising(mine, theirs, threats or empty)
        )

    def _promising(self, mine: int, theirs: int, choices: int) -> list[int]:
        """Return squares as bits, those in lines with the most of the attacker's marks first."""
        found = _bits(choices)
        if len(found) < 2:
            return found
        weights = dict.fromkeys(found, 0)
        for mask in self._masks:
            if not mask & theirs:
                weight = 8 ** (mask & mine).bit_count()
                for bit in _bits(mask & choices):
                    weights[bit] += weight
        return sorted(found, key=weights.__getitem__, reverse=True)

    def _could_complete(self, mine: int, theirs: int, moves: int) -> bool:
        return any(
            not mask & theirs and (mask & ~mine).bit_count() <= moves for mask in self._masks
        )


def _bits(board: int) -> list[int]:
    """Return the squares of a bitboard as single bits."""
    found: list[int] = []
    while board:
        bit = board & -board
        found.append(bit)
        board ^= bit
    return found
