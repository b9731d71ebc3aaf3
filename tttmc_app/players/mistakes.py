"""The rule of learning by mistake, for any game or puzzle.

It needs no more of its subject than states and moves that can be written down: whoever failed
notes the last move with the state in which it was made, and never makes it there again. Source:
Hunter, "Code A Learn By Mistake Artificial Intelligence Opponent in Python For a Tic Tac Toe
Game" (2013).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Memory(Protocol):
    """Anything that remembers mistakes."""

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves that are known to be mistakes in a state."""
        ...

    def note(self, state: str, move: str) -> None:
        """Remember a mistake."""
        ...


class Blame(StrEnum):
    """Say which decisions a failure makes mistakes."""

    LAST = "last"
    """The last one only, as the source does."""
    CHAIN = "chain"
    """Also the one that led to a state in which, by now, every move is a mistake."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Hold one move that was made, and among which."""

    state: str
    moves: tuple[str, ...]
    """All that could be done in the state, in the order in which it is tried."""
    move: str


def untried(mistakes: Collection[str], moves: Sequence[str]) -> str | None:
    """Return the first move that is no known mistake, or None where all are."""
    for move in moves:
        if move not in mistakes:
            return move
    return None


def learn(
    memory: Memory, decisions: Sequence[Decision], blame: Blame, *, stuck: bool = False
) -> tuple[Decision, ...]:
    """Note what a failure after these decisions teaches, and return what of it is new.

    `stuck` says that it didn't come from the last decision's move but from having no move left
    that isn't a mistake. By `Blame.LAST` this teaches nothing; by `Blame.CHAIN` the last decision
    was one, and so on back to one that has another way out.
    """
    if stuck and blame is Blame.LAST:
        return ()
    learnt: list[Decision] = []
    for decision in reversed(decisions):
        if decision.move not in memory.mistakes(decision.state):
            memory.note(decision.state, decision.move)
            learnt.append(decision)
        way_out = untried(memory.mistakes(decision.state), decision.moves)
        if blame is Blame.LAST or way_out is not None:
            break
    return tuple(learnt)
