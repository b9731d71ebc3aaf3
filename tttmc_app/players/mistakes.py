"""The rule of learning by mistake, for any game or puzzle.

It only needs states and moves as text: after a failure it stores the last move with its state, and
never makes that move in that state again. On a board a mistake may also count in all symmetric
states. Source: Hunter, "Code A Learn By Mistake Artificial Intelligence Opponent in Python For a
Tic Tac Toe Game" (2013).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from tttmc_app.core.symmetry import Permutation, symmetries


class Memory(Protocol):
    """A store of mistakes."""

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves known to be mistakes in a state."""
        ...

    def note(self, state: str, move: str) -> None:
        """Store a mistake."""
        ...


class Blame(StrEnum):
    """The decisions that a failure turns into mistakes."""

    LAST = "last"
    """Only the last decision, as in the source."""
    CHAIN = "chain"
    """Also any decision that led to a state in which every move is now a mistake."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One move that was made, and its alternatives."""

    state: str
    moves: tuple[str, ...]
    """All moves of the state, in the order they are tried."""
    move: str


def untried(mistakes: Collection[str], moves: Sequence[str]) -> str | None:
    """Return the first move that is not a known mistake, or None if all are."""
    for move in moves:
        if move not in mistakes:
            return move
    return None


def learn(
    memory: Memory, decisions: Sequence[Decision], blame: Blame, *, stuck: bool = False
) -> tuple[Decision, ...]:
    """Store the mistakes that led to a failure through these decisions, and return the new ones.

    `stuck` means that the failure came not from the last decision's move but from having only
    mistakes left. `Blame.LAST` then learns nothing; `Blame.CHAIN` marks the last decision as a
    mistake, and those before it, back to one with an untried move.
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


class SymmetricMemory:
    """A memory in which a mistake also counts in all symmetric states.

    States have one character per square, and moves are square numbers. Only the mistake itself is
    stored; its images are found when a state is looked up.
    """

    def __init__(self, memory: Memory, size: int) -> None:
        self._memory = memory
        self._size = size

    def mistakes(self, state: str) -> Collection[str]:
        """Return the moves known to be mistakes in a state or a symmetric one."""
        return {
            str(permutation[int(move)])
            for permutation, image in self._images(state)
            for move in self._memory.mistakes(image)
        }

    def note(self, state: str, move: str) -> None:
        """Store a mistake."""
        self._memory.note(state, move)

    def _images(self, state: str) -> Iterator[tuple[Permutation, str]]:
        for permutation in symmetries(self._size):
            yield permutation, "".join([state[i] for i in permutation])
