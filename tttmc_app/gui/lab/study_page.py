"""What the pages that calculate or train have in common: one run in a child process, kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Slot

from tttmc_app.core import TttmcError
from tttmc_app.experiments.keeping import Kept, keep
from tttmc_app.experiments.recipe import AnyStudy, Finding, Study
from tttmc_app.experiments.saved_run import AnyRun
from tttmc_app.gui.lab.form_page import FormPage
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.panels.field_errors import show_field_error
from tttmc_app.gui.students.specs import check_agreed
from tttmc_app.workers import JobRunner, Report, iterate_in_child


def _kept(study: AnyStudy) -> Iterator[Kept]:
    """Do what a study says, and keep what it finds.

    In a child: much of it is Python, which would make the window wait.
    """
    check_agreed(study.participants)
    yield from keep(study, partial(iterate_in_child, study.find))


class StudyPage(FormPage):
    """Let a person say what is to be found out, find it, and show it as it comes."""

    def __init__(self, name: str, title: str, *, seeded: bool = True) -> None:
        super().__init__(name, title, seeded=seeded)
        self._study: AnyStudy | None = None
        self._newest: Finding | None = None
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self.bar.stop.clicked.connect(self.stop)

    # What a page adds ------------------------------------------------------------------------

    def study(self) -> AnyStudy:
        """Return what the form describes; raise TttmcError where that can't be found out."""
        raise NotImplementedError

    def show_found(self, study: AnyStudy, found: Finding) -> None:
        """Show what is found so far."""
        raise NotImplementedError

    def share_of(self, study: AnyStudy, found: Finding) -> float:
        """Return how much of the work is done, 0 to 1."""
        raise NotImplementedError

    def progress_text(self, study: AnyStudy, found: Finding) -> str:
        """Return in a line how far it has come."""
        raise NotImplementedError

    def result_text(self, study: AnyStudy, found: Finding) -> str:
        """Return in a line what was found, at the end."""
        return self.progress_text(study, found)

    # Running ---------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Return whether a run is under way."""
        return self._runner.is_busy

    def begin(self) -> None:
        """Start what the form describes, unless a run is under way."""
        if self.is_busy:
            return
        try:
            self._study = self.study()
        except TttmcError as error:
            self.message.say(str(error))
            show_field_error(error)
            return
        self._newest = None
        self.seed_used(self._study.seed)
        self.message.hide()
        self.export.setEnabled(False)
        self.bar.show_running(0.0, "Starting…", can_finish=False)
        self._runner.start(partial(_kept, self._study))

    @Slot()
    def stop(self) -> None:
        """Break off what is under way; what was found is kept."""
        if self.is_busy:
            self._runner.cancel()
            found = self._newest is not None and self._newest.done > 0
            told = (
                f"{self.bar.note.text()} Stopped; what was found is kept." if found else "Stopped."
            )
            self.bar.show_rest(told)
            self.told.emit("")

    def show_loaded(self, run: AnyRun) -> None:
        """Show what came of a kept run."""
        study, found = run.recipe, run.summary
        assert isinstance(study, Study)
        assert isinstance(found, Finding)
        self._study = study
        self.show_found(study, found)
        self.can_export(run.info.number, study, found)
        text = f"“{run.info.name}”, kept as run {run.info.number}."
        self.bar.show_rest(text, run.info.done / run.info.target)

    def shutdown(self) -> bool:
        """End the threads within a bound; what was found is kept."""
        self.stop()
        written = self.exporter.shutdown()
        return self._runner.shutdown() and written

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        kept, study = report.value, self._study
        if isinstance(kept, Kept) and study is not None:
            self._newest = kept.found
            share = self.share_of(study, kept.found)
            text = self.progress_text(study, kept.found)
            self.bar.show_running(share, text, can_finish=False)
            self.told.emit(f"{100 * share:.0f} %")
            self.show_found(study, kept.found)

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        self.told.emit("")
        kept, study = report.value, self._study
        if isinstance(kept, Kept) and study is not None:
            self.show_found(study, kept.found)
            self.can_export(kept.run, study, kept.found)
            self.bar.show_rest(self.result_text(study, kept.found), 1.0)
            if kept.trouble:
                self.message.say(f"this run isn't kept: {kept.trouble}")
            self.kept.emit()

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.bar.show_rest()
        self.message.say(shown(error))
        self.told.emit("")
