"""Carry out studies, and keep their results in the store."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from time import perf_counter
from types import TracebackType
from typing import Self

from tttmc_app.core import TttmcError
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.running import AnyProgress, Progress
from tttmc_app.experiments.store import Store

SAVE_SECONDS = 2.0
"""The seconds between two saves of a running study."""
RETRY_SECONDS = 20.0
"""The same after a save that failed, which itself may take seconds."""
STUDY_EXECUTOR = "1 process"
"""The executor of a study, as the store records it."""


class StudySaver:
    """Context manager that saves the latest results of a study regularly and at the end.

    The run is locked in the meantime, so that no other program erases it. A study continues even if
    its results can't be saved, which is tried again now and then.
    """

    def __init__(self, study: AnyStudy) -> None:
        self._study = study
        self._started = self._written_at = perf_counter()
        self._newest: Finding | None = None
        self._written: Finding | None = None
        self.run = 0
        """The run's number in the store; 0 before it is first written."""
        self.save_error = EMPTY_TEXT
        """Why the last save failed; empty if it didn't."""
        self._has_ended = False
        self._lock = ExitStack()

    def __enter__(self) -> Self:
        """Return the saver."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Save the latest results, unless `end` has done so, and unlock the run."""
        with self._lock:
            self.end()

    def take(self, found: Finding) -> None:
        """Accept new results, and save them if the last save was long enough ago."""
        self._newest = found
        pause = RETRY_SECONDS if self.save_error else SAVE_SECONDS
        if perf_counter() - self._written_at >= pause:
            self.write()

    def end(self) -> None:
        """Save the last results, once."""
        if not self._has_ended:
            self._has_ended = True
            self.write()

    def write(self) -> None:
        """Save the latest results, if they are new and worth saving."""
        found, self._written_at = self._newest, perf_counter()
        if found is None or found is self._written or not found.done:
            return
        try:
            # In one transaction: a killed program leaves no run without results.
            with Store() as store, ExitStack() as lock:
                with store.writing():
                    run = self.run
                    if not run:
                        run = store.begin(self._study, STUDY_EXECUTOR)
                        lock.enter_context(store.playing(run))
                    target = max(self._study.target, found.done)
                    store.keep(run, found, target, self._written_at - self._started)
                if not self.run:
                    self._lock.push(lock.pop_all())
            self.run, self._written, self.save_error = run, found, EMPTY_TEXT
        except TttmcError as error:
            self.save_error = error.text

    def progress(self, found: Finding) -> AnyProgress:
        """Return the progress of the study when these are its latest results."""
        return Progress(
            run=self.run,
            recipe=self._study,
            done=found.done,
            target=max(self._study.target, found.done),
            summary=found,
            seconds=perf_counter() - self._started,
            seconds_left=None,
            executor=STUDY_EXECUTOR,
            note=self.save_error,
        )


def saved_findings(
    study: AnyStudy,
    work: Callable[[], Iterator[object]],
    on_end: Callable[[AnyProgress], object] | None = None,
) -> Generator[AnyProgress, None, None]:
    """Yield the progress of a study for each of the results of `work`; the last ones are saved.

    However the study ends, `on_end` is called with the last results, if there are any.
    """
    found: Finding | None = None
    findings, saver = work(), StudySaver(study)
    try:
        with saver:
            try:
                for value in findings:
                    if isinstance(value, Finding):  # a child process may yield None at first
                        found = value
                        saver.take(found)
                        yield saver.progress(found)
            finally:
                if isinstance(findings, Generator):
                    findings.close()  # stop the calculation before the last results are saved
            saver.end()
            if found is not None:
                yield saver.progress(found)
    finally:
        if found is not None and on_end is not None:
            on_end(saver.progress(found))
