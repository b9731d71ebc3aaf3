"""Why a move is suggested, in one sentence that states a fact."""

from __future__ import annotations

from tttmc_app.analysis.facts import PositionFacts, proven_now
from tttmc_app.analysis.review_texts import slip_text
from tttmc_app.core import Meaning, Position, Square, Text, Thought, square_name
from tttmc_app.core.numbers import percent
from tttmc_app.core.text import EMPTY_TEXT

SOLVER_NODES = 50_000
"""The maximum number of positions that the solver searches for a reason: about 0.05 s."""


def reason_of(position: Position, thought: Thought) -> Text:
    """Return why a machine's move is good, or what speaks for it, in one sentence.

    The first of these reasons that applies is given: the move wins at once, it blocks, it makes
    two threats, or its result is proven; failing these, how it did in the random games. If the
    move is proven worse than another, the sentence says so. It is empty if there is no move.
    """
    move = thought.move
    if move is None:
        return EMPTY_TEXT
    on_board = _on_board(position, move)
    if on_board is not None:
        return on_board
    facts = proven_now(position, SOLVER_NODES, measured=True)
    slip = slip_text(facts, thought)
    return slip or _proven(move, facts) or _counted(position, thought, move)


def _on_board(position: Position, move: Square) -> Text | None:
    """Return what the lines on the board say, without a search."""
    side, square = str(position.to_move), square_name(move)
    other = str(position.to_move.other)
    facts = PositionFacts(position)
    mine = facts.completing(position.to_move)
    if len(position.legal_squares) == 1:
        return Text("{square} is the only move left.", square=square)
    if position.rules.reverse:
        if move not in mine and len(mine) == len(position.legal_squares) - 1:
            return Text(
                "Every move except {square} completes a line and loses at once.",
                square=square,
                side=side,
            )
        return None
    if move in mine:
        return Text("{square} completes a line and wins at once.", square=square)
    theirs = facts.completing(position.to_move.other)
    if mine:
        return None
    if theirs == (move,):
        return Text(
            "{square} blocks {other}, who would complete a line there.", square=square, other=other
        )
    after = PositionFacts(position.play(move))
    if not theirs and len(threats := after.completing(position.to_move)) > 1:
        return Text(
            "{square} makes two threats, {first} and {second}, and {other} can block only one.",
            square=square,
            first=square_name(threats[0]),
            second=square_name(threats[1]),
            other=other,
        )
    return None


def _proven(move: Square, facts: PositionFacts) -> Text | None:
    """Return what is proven about the move, if that sets it apart or decides the game."""
    square = square_name(move)
    result = facts.bounds[move]
    others = [pair for each, pair in facts.bounds.items() if each != move]
    is_only = all(high < result[0] for _, high in others)
    if result == (1, 1):
        if is_only:
            return Text("{square} is proven to win, and no other move is.", square=square)
        return Text("{square} is proven to win.", square=square)
    if result == (0, 0) and is_only:
        return Text(
            "{square} is proven to hold the tie, and every other move to lose.",
            square=square,
        )
    losing = sum(pair == (-1, -1) for pair in others)
    if result == (0, 0) and losing:
        return Text(
            "{square} is proven to hold the tie; %n other move(s) would lose.",
            square=square,
            n=losing,
        )
    return None


def _counted(position: Position, thought: Thought, move: Square) -> Text:
    """Return how the move did according to the player's own counts."""
    square, side = square_name(move), str(position.to_move)
    index = position.rules.index(move)
    counts = thought.tally or thought.expectation
    rate = thought.rates[index] if thought.rates is not None else None
    if counts is not None and counts.wins and counts.losses:
        return Text(
            "{side} held {square} in {won} of the trials that it won and in {lost} of those that "
            "it lost.",
            side=side,
            square=square,
            won=percent(counts.won_mine[index] / counts.wins),
            lost=percent(counts.lost_mine[index] / counts.losses),
        )
    if counts is not None and counts.wins:
        return Text(
            "{side} held {square} in {won} of the trials that it won.",
            side=side,
            square=square,
            won=percent(counts.won_mine[index] / counts.wins),
        )
    if thought.meaning is Meaning.VISITS and rate is not None:
        return Text(
            "In the search's simulations, {side} scored {rate} of the points after {square}.",
            side=side,
            square=square,
            rate=percent(rate),
        )
    value = thought.values[index]
    if thought.meaning is Meaning.RATE and value is not None:
        return Text(
            "{rate} of the random games from {square} went well for {side}.",
            rate=percent(value),
            square=square,
            side=side,
        )
    if thought.meaning is Meaning.MISTAKES:
        return Text("{square} is the first square that isn't a known mistake.", square=square)
    if thought.meaning is Meaning.RESULT:
        return Text("No move is proven better than {square}.", square=square)
    return Text("Nothing is proven here: {square} is the machine's choice.", square=square)
