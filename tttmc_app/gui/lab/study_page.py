"""Base class of pages that calculate or train: one run in a child process, saved in the store."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import Slot

from tttmc_app.child_process import iterate_in_child
from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import percent
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.recipe import AnyStudy, Finding
from tttmc_app.experiments.saved_run import SavedRun
from tttmc_app.experiments.study_running import StudyProgress, saved_findings
from tttmc_app.gui.lab.page import FormPage
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.programs.specs import check_trusted
from tttmc_app.workers import JobRunner, Report

StudyT = TypeVar("StudyT", bound=AnyStudy)
FindingT = TypeVar("FindingT", bound=Finding)


def _run(study: AnyStudy, on_end: Callable[[StudyProgress], object]) -> Iterator[StudyProgress]:
    """Run a study in a child process and save its results.

    Much of a study is Python code, which would block the window's interpreter.
    """
    check_trusted(study.participants)
    yield from saved_findings(study, partial(iterate_in_child, study.find), on_end)


class StudyPage(FormPage[StudyT, FindingT]):
    """Base class of pages that calculate or train."""

    def __init__(self, name: str, *, seeded: bool = True) -> None:
        super().__init__(name, seeded=seeded)
        self._study: StudyT | None = None
        self._newest: FindingT | None = None
        self._save_error = EMPTY_TEXT
        """Why the run can't be saved; empty if it can."""
        self._stopped: set[int] = set()
        """The ids of the tasks that follow stopped runs."""
        self._end: deque[StudyProgress] = deque(maxlen=1)
        """The last results of the last run, filled in on the thread."""
        self._runner = JobRunner(self)
        self.bar.stop.clicked.connect(self.stop)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    # For derived pages -----------------------------------------------------------------------

    def show_found(self, study: StudyT, found: FindingT) -> None:
        """Show the results so far."""
        raise NotImplementedError

    # Running ---------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether a run is in progress."""
        return self._runner.is_busy

    def begin(self) -> None:
        """Start the run that the form describes, unless one is in progress."""
        if self.is_busy:
            return
        try:
            self._study = self.recipe()
        except TttmcError as error:
            self.show_error(error)
            return
        self._newest = self._exported = None
        self._save_error = EMPTY_TEXT
        self.seed_used(self._study.seed)
        self.message.hide()
        self.export.setEnabled(False)
        self.bar.show_running(0.0, translate("Lab", "Starting…"), can_finish=False)
        self._end = deque(maxlen=1)
        self._runner.start(partial(_run, self._study, self._end.append))

    @Slot()
    def stop(self) -> None:
        """Stop the run; results so far are saved."""
        if not self.is_busy:
            return
        self._runner.cancel()
        self._stopped.add(self._runner.post(partial(_last, self._end)))  # once it has ended
        text = translate("Lab", "Stopped.")
        if self._newest is not None and self._newest.done > 0:
            text = self._stopped_text(self.bar.note.text())
        self.bar.show_idle(text)
        self.progress_changed.emit("")

    def show_loaded(self, run: SavedRun[StudyT, FindingT]) -> None:
        """Show the results of a saved run."""
        info, study, found = run.info, run.recipe, run.summary
        self._end = deque(maxlen=1)  # those of a run that was just stopped aren't shown any more
        self.show_found(study, found)
        self.can_export(info.number, study, found)
        text = translate("Lab", "“{name}”, saved as run {run}.", name=info.title, run=info.number)
        self.bar.show_idle(text, info.done / info.target)

    def shutdown(self) -> bool:
        """End the threads within a time limit; results so far are saved."""
        self.stop()
        written = self.exporter.shutdown()
        return self._runner.shutdown() and written

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        saved, study = report.value, self._study
        if isinstance(saved, StudyProgress) and study is not None:
            found: Any = saved.found  # of the page's own study
            self._newest = found
            self._show_progress(study, found)
            self._show_save_error(saved.save_error)

    def _settle(self, saved: object) -> None:
        """Show what a stopped run has saved, which may be more than when it was stopped."""
        study, end = self._study, self._end[-1] if self._end else None
        if study is None or end is None or saved is not end:
            return
        found: Any = end.found  # of the page's own study
        if found.done:
            self._newest = found
            self._show_save_error(end.save_error)
            self.show_found(study, found)
            self.can_export(end.run, study, found)
            self.bar.show_idle(self._stopped_text(self._progress(study, found)))

    def _show_progress(self, study: StudyT, found: FindingT) -> None:
        share = found.share
        self.bar.show_running(share, self._progress(study, found), can_finish=False)
        self.progress_changed.emit(shown(percent(share)))
        self._run_title.setText(shown(study.title))
        self.show_found(study, found)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if report.job_id in self._stopped:
            self._stopped.discard(report.job_id)
            self._settle(report.value)
            self.refresh()
            return
        self.progress_changed.emit("")
        saved, study = report.value, self._study
        if isinstance(saved, StudyProgress) and study is not None:
            found: Any = saved.found  # of the page's own study
            self.show_found(study, found)
            self.can_export(saved.run, study, found)
            self.bar.show_idle(self._outcome(study, found), 1.0)
            self.refresh()
            self._show_save_error(saved.save_error)

    def _show_save_error(self, error: Text) -> None:
        """Show once why the run can't be saved, until it is saved after all."""
        if error != self._save_error:
            before, self._save_error = self._save_error, error
            if before:
                self.message.clear(_unsaved_text(before))
            if error:
                self.message.show_error(_unsaved_text(error))

    def _progress(self, study: StudyT, found: FindingT) -> str:
        return shown(kind_of(study).report(study, found).progress)

    def _outcome(self, study: StudyT, found: FindingT) -> str:
        return shown(kind_of(study).report(study, found).outcome)

    def _stopped_text(self, progress: str) -> str:
        if not progress.endswith((".", "。")):
            progress = sentence(progress)
        if self._save_error:
            return sentences(progress, translate("Lab", "Stopped."))
        return translate(
            "Lab", "{progress} Stopped; the results so far are saved.", progress=progress
        )

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.bar.show_idle()
        self.message.show_error(shown(error))
        self.progress_changed.emit("")


def _unsaved_text(error: Text) -> str:
    return translate("Lab", "this run isn't saved: {reason}", reason=error)


def _last(ends: deque[StudyProgress]) -> StudyProgress | None:
    return ends[-1] if ends else None
