"""A grading window whose job does nothing, and a class of reports to show in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QProgressBar, QTextBrowser, QToolButton

from tests.gui.students import reports
from tttmc_app.grading.reports import FORMATS, Entry
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.gui.students.grading_job import Export, GradingJob, GradingSettings
from tttmc_app.gui.students.grading_page import GradingPage
from tttmc_app.gui.students.grading_table import GradingTable

CLASS = (reports.mistaken(), reports.flawless(), reports.begun())
FORMAT = {each.key: each for each in FORMATS}


class Job(GradingJob):
    """A job that does nothing and keeps what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []
        self.busy = False

    @property
    def is_busy(self) -> bool:
        """Return whether it was asked to find or grade files."""
        return self.busy

    def find(self, paths: tuple[Path, ...], settings: GradingSettings) -> None:
        """Keep the request."""
        self.asked.append(("find", *paths))
        self.busy = True

    def grade(self, settings: GradingSettings, again: Path | None = None) -> None:
        """Keep the request."""
        self.asked.append(("grade",))
        self.busy = True

    def cancel(self) -> None:
        """Keep the request."""
        self.asked.append(("cancel",))
        self.busy = False

    def compare(self, entries: Sequence[Entry], settings: GradingSettings) -> None:
        """Compare nothing."""

    def export(self, export: Export) -> None:
        """Keep the request."""
        self.asked.append(("export", export))

    def read_columns(self, format_: Any, gradebook: Any, sheet: Path) -> None:
        """Keep the request."""
        self.asked.append(("columns", format_.key, sheet))

    def end_search(self, files: int, new: int) -> None:
        """Tell that so many files were found, and how many are new."""
        self.busy = False
        names = [each.file.name for each in CLASS[:files]]
        self.found.emit(reports.progress([*map(reports.waiting, names)]), new)


class Window:
    """A grading window with a job that does nothing."""

    def __init__(self) -> None:
        self.job = Job()
        self.page = GradingPage(None, self.job)
        self.page.show()

    def button(self, name: str) -> QToolButton:
        """Return a button."""
        return self.page.findChildren(QToolButton, f"grading{name}")[-1]

    def action(self, name: str) -> QAction:
        """Return an entry of the export menu."""
        found = self.button("Export").menu().findChild(QAction, f"grading{name}")
        assert found is not None
        return found

    @property
    def enabled(self) -> Any:
        """Return the enabled buttons."""
        names = ("Files", "Folder", "Stop", "Settings", "Export")
        return [name for name in names if self.button(name).isEnabled()]

    @property
    def note(self) -> Any:
        """Return the note."""
        label = self.page.findChild(QLabel, "gradingNote")
        assert label is not None
        return label.text()

    @property
    def question(self) -> Any:
        """Return the question; empty if none is asked."""
        bar = self.page.findChild(QuestionBar, "gradingQuestion")
        assert bar is not None
        return bar.text

    @property
    def report(self) -> QTextBrowser:
        """Return the report."""
        found = self.page.findChild(QTextBrowser, "gradingReport")
        assert found is not None
        return found

    @property
    def headline(self) -> Any:
        """Return the first two lines of the report."""
        return self.report.toPlainText().replace("\xa0", " ").split("\n")[:2]

    @property
    def table(self) -> GradingTable:
        """Return the table."""
        found = self.page.findChild(GradingTable, "gradingTable")
        assert found is not None
        return found

    @property
    def progress(self) -> Any:
        """Return the share of the checks and games that are done; None while that is hidden."""
        bar = self.page.findChild(QProgressBar)
        assert bar is not None
        return None if bar.isHidden() else bar.value() / bar.maximum()

    def show_progress(self, *done: int) -> None:
        """Let the job report on the class."""
        self.job.progressed.emit(reports.progress(CLASS, *done))

    def finish(self, unsaved: str = "") -> None:
        """Let the job end."""
        self.job.busy = False
        self.job.finished.emit(reports.progress(CLASS, 0, 1, 2, unsaved=unsaved))

    def in_language(self) -> None:
        """Continue in a new page."""
        self.page = self.page.in_language()
