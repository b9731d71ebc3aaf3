"""Proven lines: the shortest forced win, or how a tie is held."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, proven_now, result_for
from tttmc_app.analysis.review import MoveReview
from tttmc_app.analysis.shortest_win import NODES, OutOfNodesError, WinSearch
from tttmc_app.core import Mark, Position, Square, TttmcError

_LINE_NODES = 100_000
"""Positions that the solver searches for each move of a line."""


@dataclass(frozen=True, slots=True)
class ProvenLine:
    """A line in which the side that moves first keeps a proven result against every reply."""

    moves: tuple[Square, ...]
    """The moves of both sides."""
    result: int
    """The result for the side that moves first: 1 a win, 0 a tie."""
    is_shortest: bool
    """Whether no shorter win exists, the defender holding out as long as possible."""


def proven_line(position: Position, nodes: int = NODES) -> ProvenLine | None:
    """Return a line for the side to move that keeps its proven win or tie.

    A win is the shortest one if the search finds it within `nodes` positions. A tie ends as soon
    as the opponent can no longer win. Returns None if the solver proves neither, or if every
    move loses. Raises TttmcError for a finished game.
    """
    result = proven_now(position, _LINE_NODES).best
    if result[0] == 1:
        return _win(position, nodes)
    if result == (0, 0):
        return ProvenLine(_hold(position), 0, is_shortest=False)
    return None


def refutation(position: Position, move: MoveReview, nodes: int = NODES) -> ProvenLine | None:
    """Return the opponent's proven line after a mistake; None if the mistake ended the game."""
    after = position.play(move.square)
    return None if after.outcome is not None else proven_line(after, nodes)


def missed_win(position: Position, move: MoveReview, nodes: int = NODES) -> ProvenLine | None:
    """Return the win that a mistake gave away; None if it gave away a tie."""
    return proven_line(position, nodes) if move.best[0] == 1 else None


def _win(position: Position, nodes: int) -> ProvenLine:
    try:
        return ProvenLine(shortest_win(position, nodes), 1, is_shortest=True)
    except OutOfNodesError:
        pass
    threats = engine.forced_win(position)
    return ProvenLine(threats or _any_win(position), 1, is_shortest=False)


def shortest_win(position: Position, nodes: int = NODES) -> tuple[Square, ...]:
    """Return the moves of the shortest forced win of the side to move, to the end of the game.

    The defender holds out as long as possible. The position must be a win; otherwise the search
    goes on until its nodes are used up and then raises OutOfNodesError. Raises TttmcError for a
    finished game.
    """
    if position.outcome is not None:
        raise TttmcError("the game is over: there is nothing left to search")
    search, rules = WinSearch(position, nodes), position.rules
    moves = 1
    while not search.wins_within(position.mine, position.theirs, moves):
        moves += 1
        if moves > position.empty.bit_count():
            raise OutOfNodesError
    line: list[Square] = []
    now = position
    while now.outcome is None:
        if len(line) % 2:
            line.append(_longest_reply(search, now, moves))
        else:
            bits = search.replies(now.mine, now.theirs)
            bit = next(b for b in bits if search.move_wins(now.mine, now.theirs, b, moves))
            line.append(rules.square(bit.bit_length() - 1))
            moves -= 1
        now = now.play(line[-1])
    return tuple(line)


def _longest_reply(search: WinSearch, position: Position, moves: int) -> Square:
    """Return the reply against which the attacker needs this many moves."""
    rules, choices = position.rules, search.replies(position.theirs, position.mine)
    for bit in choices:
        after = position.play(rules.square(bit.bit_length() - 1))
        if after.outcome is None and not search.wins_within(after.mine, after.theirs, moves - 1):
            return rules.square(bit.bit_length() - 1)
    return rules.square(choices[0].bit_length() - 1)


def _any_win(position: Position) -> tuple[Square, ...]:
    """Return a win in which the attacker plays any winning move, and the defender any move."""
    line: list[Square] = []
    while position.outcome is None:
        bounds = proven_now(position, _LINE_NODES).bounds
        is_attacker = len(line) % 2 == 0
        won = [square for square, pair in bounds.items() if pair[0] == 1]
        if is_attacker and not won:
            break  # too large to prove move by move; the line so far is proven
        line.append(won[0] if is_attacker else next(iter(bounds)))
        position = position.play(line[-1])
    return tuple(line)


def _hold(position: Position) -> tuple[Square, ...]:
    """Return a line that holds a tie against threatening replies, until the tie is safe."""
    line: list[Square] = []
    holder = position.to_move
    while position.outcome is None and danger_of(position, holder) > 0:
        if position.to_move is holder:
            bounds = proven_now(position, _LINE_NODES).bounds
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
