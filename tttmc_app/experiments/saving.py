"""Save the results of a study, during the study and however it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Self

from tttmc_app.core import TttmcError
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.store import Store

SAVE_SECONDS = 2.0
"""How often the results of a running study are written."""
EXECUTOR = "1 process"


@dataclass(frozen=True, slots=True)
class StudyProgress:
    """The results of a study so far, and the run they are kept as."""

    found: Finding
    run: int
    """The run's number in the store; 0 before it is first written."""
    trouble: str
    """Why the run can't be kept, in one line; empty if it can."""


class StudySaver:
    """Writes the latest results of a study regularly and at the end; a context manager.

    A study goes on if it can't be kept: `trouble` says why.
    """

    def __init__(self, study: AnyStudy) -> None:
        self._study = study
        self._begun = self._written_at = perf_counter()
        self._newest: Finding | None = None
        self._written: Finding | None = None
        self.run = 0
        """The run's number in the store; 0 before it is first written."""
        self.trouble = ""

    def __enter__(self) -> Self:
        """Return the saver."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Write the latest results."""
        self.write()

    def take(self, found: Finding) -> None:
        """Take results, and write them if the last ones are old."""
        self._newest = found
        if perf_counter() - self._written_at >= SAVE_SECONDS:
            self.write()

    def write(self) -> None:
        """Write the latest results, if they are new and worth keeping."""
        found, self._written_at = self._newest, perf_counter()
        if found is None or found is self._written or not found.done or self.trouble:
            return
        try:
            with Store() as store:
                self.run = self.run or store.begin(self._study, EXECUTOR)
                target = max(self._study.target, found.done)
                store.keep(self.run, found, target, self._written_at - self._begun)
            self._written = found
        except TttmcError as error:
            self.trouble = str(error)


def saved_findings(
    study: AnyStudy, work: Callable[[], Iterator[object]]
) -> Generator[StudyProgress, None, None]:
    """Yield the results of `work`, each with the run it is kept as; the last ones are kept."""
    found: Finding | None = None
    findings = work()
    with StudySaver(study) as saver:
        try:
            for value in findings:
                if isinstance(value, Finding):  # a child process may yield None at first
                    found = value
                    saver.take(found)
                    yield StudyProgress(found, saver.run, saver.trouble)
        finally:
            if isinstance(findings, Generator):
                findings.close()  # nothing more is found while the last results are written
        saver.write()
        if found is not None:
            yield StudyProgress(found, saver.run, saver.trouble)
