"""Keep what a study finds in the store, while it goes on and however it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Self

from tttmc_app.core import TttmcError
from tttmc_app.experiments.plan import Finding, Study
from tttmc_app.experiments.store import Store

KEEP_SECONDS = 2.0
"""How often the findings of a study that goes on are written."""
EXECUTOR = "1 process"


@dataclass(frozen=True, slots=True)
class Kept:
    """Hold what a study has found so far, and where that is kept."""

    found: Finding
    run: int
    """The run's number in the store; 0 before it is first written."""
    trouble: str
    """Why it can't be kept, in a line; empty where it can."""


class Keeper:
    """Write a study's newest finding now and then, and at the end; a context.

    What can't be kept is no reason not to find it: `trouble` says in a line why it wasn't.
    """

    def __init__(self, study: Study) -> None:
        self._study = study
        self._begun = self._written_at = perf_counter()
        self._newest: Finding | None = None
        self._written: Finding | None = None
        self.run = 0
        """The run's number in the store; 0 before it is first written."""
        self.trouble = ""

    def __enter__(self) -> Self:
        """Return the keeper."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Write what was found last."""
        self.write()

    def take(self, found: Finding) -> None:
        """Take a finding in, and write it where it is time."""
        self._newest = found
        if perf_counter() - self._written_at >= KEEP_SECONDS:
            self.write()

    def write(self) -> None:
        """Write what was found last, where there is anything new to be kept."""
        found, self._written_at = self._newest, perf_counter()
        if found is None or found is self._written or not found.done or self.trouble:
            return
        try:
            with Store() as store:
                self.run = self.run or store.begin(self._study, EXECUTOR)
                wanted = max(self._study.wanted, found.done)
                store.keep(self.run, found, wanted, self._written_at - self._begun)
            self._written = found
        except TttmcError as error:
            self.trouble = str(error)


def keep(study: Study, work: Callable[[], Iterator[object]]) -> Generator[Kept, None, None]:
    """Yield the findings that `work` iterates, each with where it is kept; the last one is."""
    found: Finding | None = None
    findings = work()
    with Keeper(study) as keeper:
        try:
            for value in findings:
                if isinstance(value, Finding):  # a child has nothing to say at first
                    found = value
                    keeper.take(found)
                    yield Kept(found, keeper.run, keeper.trouble)
        finally:
            if isinstance(findings, Generator):
                findings.close()  # nothing is found any more while the last is written
        keeper.write()
        if found is not None:
            yield Kept(found, keeper.run, keeper.trouble)
