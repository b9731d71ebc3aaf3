"""Play a plan's games by an executor and keep each in the store: the way every run goes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from threading import Event
from typing import TYPE_CHECKING

from tttmc_app.experiments.executors import Executor
from tttmc_app.experiments.plan import Plan, Summary

if TYPE_CHECKING:
    from tttmc_app.experiments.store import Store


class RunState(StrEnum):
    """Say how far a run has come."""

    UNFINISHED = "unfinished"
    """It is under way, was stopped, or what played it has ended."""
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Progress:
    """Hold how far a run has come; the last one of a finished run holds its results."""

    run: int
    """The run's number in the store; 0 where it isn't kept."""
    plan: Plan
    done: int
    """Games that are finished, and kept."""
    wanted: int
    summary: Summary
    seconds: float
    """That this run has taken, in all its sittings."""
    seconds_left: float | None
    """Estimated from the games so far; None where nothing is known yet."""
    executor: str
    """What plays, in a few words."""
    note: str = ""
    """What went wrong without ending the run, such as a worker that was replaced."""

    @property
    def state(self) -> RunState:
        """Return how far it has come."""
        return RunState.FINISHED if self.done == self.wanted else RunState.UNFINISHED


def run(
    plan: Plan,
    executor: Executor,
    store: Store | None,
    resume: int | None = None,
    finishing: Event | None = None,
) -> Iterator[Progress]:
    """Yield how far the run has come, at first before any game and about ten times a second.

    Every block of games is kept in one transaction before it is counted; without a store nothing
    is. With `resume` the games of that run are taken as played, and only the others are begun.
    Whoever stops iterating cancels: games under way are broken off, finished ones kept. Once
    `finishing` is set no further game is begun, those under way are finished, and it ends.

    Raises TttmcError, with all finished games kept, where a game can't be played or kept.
    """
    raise NotImplementedError
