"""The grading page: choose students' files, grade them, read the reports, save the grades."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QProgressBar,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Text
from tttmc_app.course.sandbox import expected_parts, missing_parts
from tttmc_app.folders import documents_folder
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.reports import Comparison, Entry, ReportFormat, student_page
from tttmc_app.gui.files.dialogs import ask_save_path, open_filters
from tttmc_app.gui.files.dropped import dropped_paths
from tttmc_app.gui.files.formats import PYTHON, FileFormat
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import capitalised, sentences, translate
from tttmc_app.gui.look.widgets import ElidedLabel, EmptyNote, set_tip, tool_button
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.students.export_menu import ExportMenu
from tttmc_app.gui.students.grading_job import (
    Export,
    GradingJob,
    GradingProgress,
    GradingSettings,
)
from tttmc_app.gui.students.grading_table import GradingTable
from tttmc_app.gui.students.report_html import empty_html, progress_text, report_html
from tttmc_app.gui.students.row_dialogs import OverrideDialog, PairDialog
from tttmc_app.gui.students.settings_dialog import SettingsDialog

_WIDTH, _HEIGHT = 1200, 720
_HTML = FileFormat("html", Text("HTML page"))
_STEPS = 1000
_GRAIN = 2 * UNIT
_WIDE = 900
"""The minimum width, in pixels, at which the report is beside the table."""


class _Report(QTextBrowser):
    resized = Signal(int)
    """The space for boards, beside a scroll bar and rounded, so that few changes matter."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that another number of boards may fit side by side."""
        super().resizeEvent(event)
        space = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * UNIT
        self.resized.emit(space // _GRAIN * _GRAIN)


class GradingPage(QDialog):
    """A window that grades many students' files and shows their reports."""

    help_requested = Signal()

    def __init__(self, parent: QWidget | None = None, job: GradingJob | None = None) -> None:
        """Build a page, for another page's job if one is given."""
        super().__init__(parent)
        self.setObjectName("grading")
        self.setWindowTitle(translate("Students", "Grade students' files"))
        self.setAcceptDrops(True)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._theme = LIGHT
        self._folder = ""
        self._paths: tuple[Path, ...] = ()
        self._settings = GradingSettings()
        self._results = GradingProgress()
        self._new_files = 0
        self._again: Path | None = None
        self._comparison = Comparison()
        self._is_running = True
        self._shown_file: Path | None = None
        self._shown_html = ""
        self._shown_width = 0
        self._grading = GradingJob(self) if job is None else job
        self._grading.setParent(self)
        self._bar = QuestionBar("gradingQuestion")
        self._note = ElidedLabel()
        self._note.setProperty("role", "muted")
        self._note.setObjectName("gradingNote")
        self._progress = QProgressBar()
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(4)
        self._progress.setAccessibleName(translate("Students", "Grading progress"))
        self._table = GradingTable()
        self._report = _Report()
        self._report.setObjectName("gradingReport")
        self._report.setAccessibleName(translate("Students", "Report"))
        self._report.setOpenLinks(False)
        self._report.document().setDocumentMargin(UNIT)
        self._source = SourceView(self)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._show_report()
        self._show_state()

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self._theme = theme
        self._show_report()

    def grade(self, paths: list[Path]) -> None:
        """Grade these files and folders; ask first if any file is new here."""
        self._paths, self._again = tuple(path.absolute() for path in paths), None
        self._results, self._comparison = GradingProgress(), Comparison()
        self._find()

    def _find(self) -> None:
        self._bar.hide()
        self._is_running = True
        self._show_results()
        self._say_searching()
        self._grading.find(self._paths, self._settings)
        self._show_state()

    def in_language(self) -> GradingPage:
        """Return a page in the window's present language that continues this one's grading.

        This page is deleted.
        """
        page = GradingPage(self.parentWidget(), self._grading)
        self._grading.disconnect(self)
        page._continue(self)
        self.hide()
        self.deleteLater()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.DeferredDelete)  # names are unique
        return page

    def shutdown(self) -> bool:
        """End threads and child processes within a time limit; return whether they ended."""
        return self._grading.shutdown()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the report beside the table or below it, depending on the width."""
        super().resizeEvent(event)
        is_wide = event.size().width() >= _WIDE
        across = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if self._split.orientation() is not across:
            self._split.setOrientation(across)
            # Far more than there is, since Qt first raises small sizes to the least ones.
            self._split.setSizes([_WIDTH, _WIDTH])

    def reject(self) -> None:
        """Stop grading when the window closes; finished reports stay."""
        self._stop()
        super().reject()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and folders."""
        if dropped_paths(event):
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Grade the dropped files and folders."""
        paths = dropped_paths(event)
        if paths:
            event.accept()
            self.grade(paths)

    def _continue(self, old: GradingPage) -> None:
        """Show what another page with the same job shows."""
        self.set_theme(old._theme)
        self._folder, self._paths, self._settings = old._folder, old._paths, old._settings
        self._again, self._comparison = old._again, old._comparison
        self._is_running = old._is_running
        self._exports.take_over(old._exports)
        self.setGeometry(old.geometry())
        self._split.setOrientation(old._split.orientation())
        self._split.setSizes(old._split.sizes())
        if old._results.entries:
            self._on_progressed(old._results)
            self._table.sort_as(old._table)
        if (chosen := old._table.current()) is not None:
            self._table.choose(chosen)
        if not old._bar.isHidden():
            self._on_found(old._results, old._new_files)
        elif not self._is_running:
            self._say_stopped()
        elif not self._grading.is_busy and old._results.entries:
            self._say_graded()
        elif self._grading.is_busy and not old._results.entries:
            self._say_searching()
        self._show_state()
        self.setVisible(old.isVisible())

    # Building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._stop_button = tool_button("gradingStop", translate("Students", "Stop"), self._stop)
        self._folder_button = folder = tool_button(
            "gradingFolder", translate("Students", "Choose folder…"), self._choose_folder
        )
        self._idle_buttons = files, _, settings = [
            tool_button("gradingFiles", translate("Students", "Choose files…"), self._choose_files),
            folder,
            tool_button(
                "gradingSettings", translate("Students", "How to grade…"), self._ask_settings
            ),
        ]
        self._exports = ExportMenu(self)
        self._export_button = tool_button(
            "gradingExport",
            translate("Students", "Export…"),
            lambda: None,  # its menu opens instead
        )
        self._export_button.setProperty("role", "primary")
        self._export_button.setMenu(self._exports)
        self._export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        help_button = tool_button("gradingHelp", "?", self.help_requested.emit)
        help_button.setToolTip(translate("Students", "Explain grading (F1)"))
        help_button.setAccessibleName(translate("Students", "Explain grading"))
        top = QHBoxLayout()
        top.setSpacing(UNIT)
        for widget in (files, folder, self._stop_button):
            top.addWidget(widget)
        top.addWidget(self._note, 1)
        for widget in (settings, self._export_button, help_button):
            top.addWidget(widget)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(UNIT)
        self._split.addWidget(self._table)
        self._split.addWidget(self._report)
        self._split.setSizes([_WIDTH, _WIDTH])
        explanation = translate(
            "Students",
            "Choose students' files or a folder, or drop them here. Each file's functions are "
            "called as in the course, and its mistakes are listed with the points they cost. "
            "The file also plays games, which show its strength. You are asked before a "
            "new file runs.",
        )
        start = tool_button("gradingStart", folder.text(), self._choose_folder)
        title = translate("Students", "Nothing graded yet")
        self._stack.addWidget(EmptyNote(title, explanation, start))
        self._stack.addWidget(self._split)
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addLayout(top)
        layout.addWidget(self._progress)
        layout.addWidget(self._bar)
        layout.addWidget(self._stack, 1)
        screen = self.screen().availableGeometry()
        self.resize(min(_WIDTH, screen.width()), min(_HEIGHT, screen.height()))
        keep_on_screen(self)

    def _connect(self) -> None:
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        job = self._grading
        for signal, slot in (
            (help_key.activated, self.help_requested),
            (self._bar.answered, self._show_state),
            (self._table.chosen, self._show_report),
            (self._table.customContextMenuRequested, self._show_menu),
            (self._report.anchorClicked, self._on_link),
            (self._report.resized, self._on_resized),
            (self._exports.chosen, self._export),
            (self._exports.sheet_chosen, job.read_columns),
            (job.found, self._on_found),
            (job.progressed, self._on_progressed),
            (job.finished, self._on_finished),
            (job.saved, self._on_saved),
            (job.columns_read, self._exports.ask_target),
            (job.compared, self._on_compared),
            (job.overridden, self._on_overridden),
            (job.failed, self._on_failed),
        ):
            signal.connect(slot)

    # The user's actions ----------------------------------------------------------------------

    def _choose_files(self) -> None:
        title = translate("Students", "Grade files")
        filters = open_filters(PYTHON)
        names, _ = QFileDialog.getOpenFileNames(
            self, title, str(documents_folder() / self._folder), filters
        )
        if names:
            self._grade_in(str(Path(names[0]).parent), names)

    def _choose_folder(self) -> None:
        title = translate("Students", "Grade a folder")
        name = QFileDialog.getExistingDirectory(self, title, str(documents_folder() / self._folder))
        if name:
            self._grade_in(name, [name])

    def _grade_in(self, folder: str, names: list[str]) -> None:
        self._folder = self._exports.folder = folder
        self.grade([Path(name) for name in names])

    def _ask_settings(self) -> None:
        dialog = SettingsDialog(self._settings, self._grading, self)
        if dialog.exec() and dialog.settings != self._settings:
            self._settings = dialog.settings
            if self._paths:
                self.grade([*self._paths])
        dialog.deleteLater()

    def _stop(self) -> None:
        if self._grading.is_busy or not self._bar.isHidden():
            self._cancel()
        self._bar.hide()
        self._show_state()

    def _cancel(self) -> None:
        self._grading.cancel()
        self._is_running = False
        self._say_stopped()
        self._show_results()

    def _export(self, format_: ReportFormat, target: Path, sheet: Path | None, column: str) -> None:
        self._say(translate("Students", "Exporting…"))
        self._grading.export(
            Export(
                format_,
                target,
                tuple(self._results.graded),
                self._settings,
                sheet,
                column,
                is_anonymous=self._exports.anonymous.isChecked(),
                finds_copies=self._exports.copies.isChecked(),
            )
        )

    @Slot(int)
    def _on_resized(self, width: int) -> None:
        """Show as many boards in a row as there is space for."""
        if width != self._shown_width:
            self._shown_width = width
            self._show_report()

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        entry = self._entry(self._table.current())
        line = url.toString().removeprefix("line:")
        if entry is not None and line.isdecimal():
            self._source.show_text(entry.label, entry.source, int(line))

    # A row's menu ----------------------------------------------------------------------------

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        entry = self._entry(self._table.current())
        if entry is None:
            return
        menu = QMenu(self)
        menu.setObjectName("gradingRow")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        is_submission, is_idle = not entry.report.not_submission, not self._grading.is_busy
        for name, text, is_possible, call in (
            (
                "gradingAgain",
                translate("Students", "Grade again"),
                is_submission and is_idle,
                self._grade_again,
            ),
            (
                "gradingOverride",
                translate("Students", "Points and comment…"),
                is_submission and is_idle,
                self._ask_override,
            ),
            (
                "gradingReportPage",
                translate("Students", "Save the report for the student…"),
                is_submission and self._table.current() in self._results.done,
                self._save_report,
            ),
            (
                "gradingSource",
                translate("Students", "Show the file"),
                bool(entry.source),
                self._show_source,
            ),
            (
                "gradingCompare",
                translate("Students", "Compare with…"),
                bool(entry.source),
                self._ask_other,
            ),
        ):
            action = menu.addAction(text, partial(call, entry))
            action.setObjectName(name)
            action.setEnabled(is_possible)
        menu.popup(self._table.viewport().mapToGlobal(place))

    def _grade_again(self, entry: Entry) -> None:
        """Read all files again, and grade this one even if it hasn't changed."""
        self._again = entry.report.file
        self._find()

    def _ask_override(self, entry: Entry) -> None:
        dialog = OverrideDialog(entry, self)
        if dialog.exec():
            self._grading.override(entry.report.file, dialog.override)
        dialog.deleteLater()

    def _show_source(self, entry: Entry) -> None:
        self._source.show_text(entry.label, entry.source, None)

    def _save_report(self, entry: Entry) -> None:
        start = Path(self._folder) / f"{Path(entry.label).stem}.html"
        title = translate("Students", "Save the report for the student…")
        path = ask_save_path(self, title, start, [_HTML])
        if path is not None:
            self._grading.write_text(path, partial(student_page, entry))

    def _ask_other(self, entry: Entry) -> None:
        """Ask with which file to compare; those that look copied come first."""
        compared = (*self._results.entries, *self._comparison.earlier)
        known = {each.report.file: each for each in compared if each.source}
        del known[entry.report.file]
        alike = [other.report.file for other, _ in entry.similar]
        others = sorted(
            known.values(), key=lambda each: (each.report.file not in alike, each.label)
        )
        labels = [each.label for each in others]
        title = translate("Students", "Compare with…")
        label, accepted = QInputDialog.getItem(self, title, entry.label, labels, editable=False)
        if accepted and label:
            PairDialog(entry, others[labels.index(label)], self._comparison.pairs, self).show()

    # Results ---------------------------------------------------------------------------------

    @Slot(GradingProgress, int)
    def _on_found(self, found: GradingProgress, new_files: int) -> None:
        self._new_files = new_files
        if not self._results.graded:  # results stay until a file is graded again
            self._on_progressed(found)
        if new_files:
            self._say(translate("Students", "%n file(s)", n=found.submissions))
            self._bar.ask(
                trust_text(new_files),
                BarButton("gradingCancel", translate("Students", "Cancel"), self._cancel),
                BarButton("gradingRun", translate("Students", "Run"), self._grade),
                focuses=True,
            )
        else:
            self._grade()
        self._show_state()

    def _grade(self) -> None:
        self._table.setFocus()
        self._grading.grade(self._settings, self._again)

    @Slot(GradingProgress)
    def _on_progressed(self, results: GradingProgress) -> None:
        chosen = self._table.current()
        before = self._entry(chosen), chosen in self._results.done
        self._results = results
        self._table.show_progress(results, is_running=self._is_running)
        self._say_count(len(results.graded), results.submissions)
        if chosen is None:
            self._table.choose_row(0)
        elif (self._entry(chosen), chosen in results.done) != before:
            self._show_report()
        self._show_state()

    @Slot(GradingProgress)
    def _on_finished(self, results: GradingProgress) -> None:
        self._on_progressed(results)
        self._say_graded()
        if self._exports.copies.isChecked():
            self._grading.compare(results.graded, self._settings)

    @Slot(Comparison)
    def _on_compared(self, comparison: Comparison) -> None:
        self._comparison = comparison
        similar = {each.report.file: each.similar for each in comparison.entries}
        self._change(lambda each: replace(each, similar=similar.get(each.report.file, ())))

    @Slot(Path, Override)
    def _on_overridden(self, file: Path, override: Override) -> None:
        self._change(
            lambda each: (
                replace(each, report=replace(each.report, override=override))
                if each.report.file == file
                else each
            )
        )

    def _change(self, changed: Callable[[Entry], Entry]) -> None:
        """Show changed entries, of which those that are equal stay the same objects."""
        pairs = ((old, changed(old)) for old in self._results.entries)
        entries = tuple(old if new == old else new for old, new in pairs)
        self._results = replace(self._results, entries=entries)
        self._show_results()

    def _show_results(self) -> None:
        self._table.show_progress(self._results, is_running=self._is_running)
        self._show_report()

    @Slot(str, list)
    def _on_saved(self, name: str, notes: list[str]) -> None:
        saved = translate("Students", "Saved as {name}", name=name)
        self._say(notes[0] if notes else saved, "\n".join([saved, *notes]))
        if len(notes) > 1:
            self._report.setPlainText("\n\n".join([saved, *notes]))

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self._say(capitalised(message))
        self._show_state()

    def _say_searching(self) -> None:
        self._say(translate("Students", "Looking for files…"))

    def _say_count(self, done: int, total: int) -> None:
        self._say(translate("Students", "{done} of {total} graded", done=done, total=total))

    def _say_stopped(self) -> None:
        done, total = len(self._results.graded), self._results.submissions
        self._say(
            translate("Students", "Stopped: {done} of {total} graded.", done=done, total=total)
            if total
            else translate("Students", "Stopped.")
        )

    def _say_graded(self) -> None:
        results = self._results
        lost = sum(1 for each in results.graded if each.report.points is None)
        note = translate("Students", "%n file(s) graded.", n=len(results.graded) - lost)
        if lost:
            note = sentences(note, translate("Students", "%n file(s) not graded.", n=lost))
        if results.unsaved:
            note = translate(
                "Students",
                "{graded} The results can't be saved: {error}",
                graded=note,
                error=results.unsaved,
            )
        self._say(sentences(note, results.anew))

    def _say(self, text: str, details: str = "") -> None:
        self._note.setText(text)
        set_tip(self._note, details)

    def _show_report(self) -> None:
        index = self._table.current()
        entry = self._entry(index)
        html, file = empty_html(self._theme), None
        if entry is not None:
            is_done, file = index in self._results.done, entry.report.file
            progress = "" if is_done else progress_text(entry.report, is_running=self._is_running)
            html = report_html(entry, progress, self._theme, self._shown_width)
        bar = self._report.verticalScrollBar()
        scrolled = bar.value() if file == self._shown_file else 0
        if html != self._shown_html:
            self._shown_file, self._shown_html = file, html
            self._report.setHtml(html)
            bar.setValue(scrolled)

    def _entry(self, index: int | None) -> Entry | None:
        entries = self._results.entries
        return entries[index] if index is not None and index < len(entries) else None

    def _show_state(self) -> None:
        busy, results = self._grading.is_busy, self._results
        has_rows = busy or bool(results.entries)
        self._stack.setCurrentIndex(int(has_rows))
        self._folder_button.setVisible(has_rows)  # the first page has its own
        self._progress.setVisible(busy)
        self._progress.setValue(round(_STEPS * results.share))
        for button in self._idle_buttons:
            button.setEnabled(not busy)
        self._stop_button.setEnabled(busy)
        is_idle = not busy and self._bar.isHidden()
        self._export_button.setEnabled(bool(results.graded) and is_idle)


def trust_text(files: int) -> str:
    """Return the question that asks whether this many new files may run."""
    if missing_parts(expected_parts()) is None:
        return translate(
            "Students",
            "Grading runs %n new file(s). Each runs in a separate process without access to your "
            "files, other programs or networks.",
            n=files,
        )
    return translate(
        "Students",
        "Grading runs %n new file(s). Each runs in a separate process, and can do anything you "
        "can on this computer.",
        n=files,
    )
