"""Proven lines: the shortest forced win, or how a tie is held."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import inf

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, proven_now, result_for
from tttmc_app.analysis.review import MoveReview
from tttmc_app.core import Mark, Position, Square

_NODES = 100_000
"""Positions that the solver searches for each move of a line."""
_SHORT = 5
"""The longest win by threats, in moves of both sides, that no other kind of win can undercut: a
win of three moves needs a double threat, and one of five, where there is none of three, threats."""


@dataclass(frozen=True, slots=True)
class ProvenLine:
    """A line in which the side that moves first keeps a proven result against every reply."""

    moves: tuple[Square, ...]
    """The moves of both sides."""
    result: int
    """The result for the side that moves first: 1 a win, 0 a tie."""
    is_shortest: bool
    """Whether no shorter win exists, the defender holding out as long as possible."""


def proven_line(position: Position, nodes: int = _NODES) -> ProvenLine | None:
    """Return a line for the side to move that keeps its proven win or tie.

    A win is the shortest one if `nodes` positions for each move are enough to measure that. A tie
    ends as soon as the opponent can no longer win. Returns None if the solver proves neither, or if
    every move loses. Raises TttmcError for a finished game.
    """
    result = proven_now(position, nodes).best
    if result[0] == 1:
        return _win(position, nodes)
    if result == (0, 0):
        return ProvenLine(_hold(position, nodes), 0, is_shortest=False)
    return None


def winning_line(position: Position, first: Square, nodes: int = _NODES) -> ProvenLine:
    """Return a win that begins with this move, which must be proven to win."""
    return _win(position, nodes, first)


def refutation(position: Position, move: MoveReview) -> ProvenLine | None:
    """Return the opponent's proven line after a mistake; None if the mistake ended the game."""
    after = position.play(move.square)
    return None if after.outcome is not None else proven_line(after)


def missed_win(position: Position, move: MoveReview) -> ProvenLine | None:
    """Return the win that a mistake gave away; None if it gave away a tie."""
    return proven_line(position) if move.best[0] == 1 else None


def _win(position: Position, nodes: int, first: Square | None = None) -> ProvenLine:
    """Return a win in which, as far as is known, one side hurries and the other holds out."""
    threats, line, is_shortest = engine.forced_win(position), list[Square](), True
    if first is not None and first not in threats[:1]:
        threats = ()
    while position.outcome is None:
        facts, is_attacker = proven_now(position, nodes, measured=True), len(line) % 2 == 0
        known = facts.distances
        choices = [s for s, pair in facts.bounds.items() if pair[0] == 1 or not is_attacker]
        is_shortest = is_shortest and all(square in known for square in choices)
        if first is not None and not line:
            is_shortest = is_shortest and known[first] == min(map(known.__getitem__, choices))
            choices = [first]
        if not is_shortest and threats:
            return ProvenLine(threats, 1, is_shortest=len(threats) <= _SHORT)
        if not choices:
            break  # too large to prove move by move; the line so far is proven
        hurry, blocks = min if is_attacker else max, facts.completing(position.to_move.other)
        line.append(hurry(choices, key=lambda each: (known.get(each, inf), each in blocks)))
        position = position.play(line[-1])
    return ProvenLine(tuple(line), 1, is_shortest)


def _hold(position: Position, nodes: int) -> tuple[Square, ...]:
    """Return a line that holds a tie against threatening replies, until the tie is safe."""
    line: list[Square] = []
    holder = position.to_move
    while position.outcome is None and danger_of(position, holder) > 0:
        if position.to_move is holder:
            bounds = proven_now(position, nodes).bounds
            choices = [square for square, pair in bounds.items() if pair == (0, 0)]
            if not choices:
                break  # too large to prove move by move; the line so far is proven
            chosen = min(choices, key=partial(_danger_after, position, holder))
        else:
            chosen = max(position.legal_squares, key=partial(_danger_after, position, holder))
        line.append(chosen)
        position = position.play(chosen)
    return tuple(line)


def danger_of(position: Position, side: Mark) -> float:
    """Return how much danger a side is in: the lines that may beat it, weighted by their marks.

    Zero means that the side can no longer lose.
    """
    lines = PositionFacts(position).open_lines(side if position.rules.reverse else side.other)
    return sum(4.0 ** sum(not position.empty >> i & 1 for i in line) for line in lines)


def _danger_after(position: Position, side: Mark, square: Square) -> float:
    after = position.play(square)
    result = result_for(after, side)
    return danger_of(after, side) if result is None else -float(result)
