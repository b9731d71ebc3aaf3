"""The lab's results: every run with its settings, and every finished game, in one SQLite file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.plan import Plan, Settings, Summary


@dataclass(frozen=True, slots=True)
class RunInfo:
    """Describe one kept run, without its games."""

    number: int
    """What names it in commands; never used again."""
    name: str
    """As a person calls it; at first the plan's title."""
    kind: str
    """The command that makes such runs: "sweep" or "tournament"."""
    settings: Settings
    created: datetime
    done: int
    """Games that are finished."""
    wanted: int
    seconds: float
    """That the run has taken so far."""
    seed: int
    version: str
    """Of this program, when the run was begun."""
    stream: str
    """Of the random games."""
    python: str
    machine: str
    """What it was begun on, in a few words."""
    executor: str
    """What played it last, in a few words."""
    deleted: bool
    """Whether it is only kept for `restore`."""

    @property
    def plan(self) -> Plan:
        """Return the plan; raise TttmcError where this program can't make it any more."""
        raise NotImplementedError


class Store:
    """Keep runs and games; a context that closes the file. Used by one thread at a time.

    Several programs may use the file at once. Raises TttmcError in one line for a file that is
    no store, is from a newer version, stays locked or has no room left; nothing kept is lost.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Open the store, by default the program's own; it is made where there is none."""

    def runs(self, *, deleted: bool = False) -> list[RunInfo]:
        """Return the runs, newest first: those there are, or those that can be restored."""
        raise NotImplementedError

    def info(self, run: int) -> RunInfo:
        """Return one run; raise TttmcError where there is none of this number."""
        raise NotImplementedError

    def games(self, run: int) -> Iterator[PlayedGame]:
        """Yield a run's finished games by their number."""
        raise NotImplementedError

    def summary(self, run: int) -> Summary:
        """Return what a run's games say so far."""
        raise NotImplementedError

    def unfinished(self, plan: Plan) -> RunInfo | None:
        """Return the newest run of the very same plan that has games left to play, if any."""
        raise NotImplementedError

    def begin(self, plan: Plan, executor: str) -> int:
        """Keep a new run and return its number."""
        raise NotImplementedError

    def add(self, run: int, games: Iterable[PlayedGame], seconds: float) -> None:
        """Keep finished games in one transaction, and what time they took."""
        raise NotImplementedError

    def rename(self, run: int, name: str) -> None:
        """Give a run another name; raise TttmcError for an empty one."""
        raise NotImplementedError

    def delete(self, runs: Iterable[int]) -> None:
        """Take runs off the list; `restore` brings them back."""
        raise NotImplementedError

    def restore(self, runs: Iterable[int]) -> None:
        """Bring deleted runs back."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the file."""

    def __enter__(self) -> Self:
        """Return the store."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()
