"""The grading page: choose students' files, grade them, read the reports, save the grades."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.grading import GradingReport
from tttmc_app.grading.reports import ReportFormat
from tttmc_app.gui.files.dialogs import open_filters
from tttmc_app.gui.files.dropped import dropped_paths
from tttmc_app.gui.files.formats import PYTHON
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import capitalised, sentences, translate
from tttmc_app.gui.look.widgets import ElidedLabel, EmptyNote, set_tip
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.students.export_menu import ExportMenu
from tttmc_app.gui.students.grading_job import Export, GradingJob, GradingProgress
from tttmc_app.gui.students.grading_table import GradingTable
from tttmc_app.gui.students.grading_texts import (
    explanation,
    graded_text,
    hint,
    searching_text,
    stopped_text,
    trust_text,
)
from tttmc_app.gui.students.report_html import GradingState, empty_html, report_html

_WIDTH, _HEIGHT = 1200, 720
_WIDE = 900
"""The minimum width, in pixels, at which the report is beside the table."""


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
        self._results = GradingProgress()
        self._state = GradingState.RUNNING
        self._shown_file: Path | None = None
        self._grading = GradingJob(self) if job is None else job
        self._grading.setParent(self)
        self._bar = QuestionBar("gradingQuestion")
        self._note = ElidedLabel()
        self._note.setText(hint())
        self._note.setProperty("role", "muted")
        self._note.setObjectName("gradingNote")
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(4)
        self._progress.setAccessibleName(translate("Students", "Grading progress"))
        self._table = GradingTable()
        self._report = QTextBrowser()
        self._report.setObjectName("gradingReport")
        self._report.setAccessibleName(translate("Students", "Report"))
        self._report.setOpenLinks(False)
        self._report.document().setDocumentMargin(UNIT)
        self._source = SourceView(self)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._empty = EmptyNote(translate("Students", "Nothing graded yet"), explanation())
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
        self._paths = tuple(paths)
        self._bar.hide()
        self._table.clear_reports()
        self._results = GradingProgress()
        self._state = GradingState.RUNNING
        self._show_report()
        self._say(searching_text())
        self._grading.find(self._paths)
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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop grading; finished reports stay."""
        self._stop()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the report beside the table or below it, depending on the width."""
        super().resizeEvent(event)
        is_wide = event.size().width() >= _WIDE
        across = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if self._split.orientation() is not across:
            self._split.setOrientation(across)
            # Far more than there is, since Qt first raises small sizes to the least ones.
            self._split.setSizes([2 * _WIDTH, _WIDTH] if is_wide else [_WIDTH, _WIDTH])

    def reject(self) -> None:
        """Stop grading when Escape closes the window."""
        self._stop()
        super().reject()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and folders."""
        if dropped_paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Grade the dropped files and folders."""
        paths = dropped_paths(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.grade(paths)

    def _continue(self, old: GradingPage) -> None:
        """Show what another page with the same job shows."""
        self.set_theme(old._theme)
        self._folder, self._paths, self._state = old._folder, old._paths, old._state
        self._exports.take_over(old._exports)
        self.setGeometry(old.geometry())
        self._split.setOrientation(old._split.orientation())
        self._split.setSizes(old._split.sizes())
        chosen = old._table.current()
        if old._results.reports:
            self._on_progressed(old._results)
            self._table.sort_as(old._table)
        if chosen is not None:
            self._table.choose(chosen)
        if not old._bar.isHidden():
            self._on_found(len(self._grading.files), self._grading.new_files)
        elif self._grading.is_busy and not old._results.reports:
            self._say(searching_text())
        elif self._state is GradingState.STOPPED:
            self._say(stopped_text(len(old._results.done), len(self._grading.files)))
        elif old._results.reports and not self._grading.is_busy:
            self._on_finished(old._results)
        self._show_state()
        self.setVisible(old.isVisible())

    # Building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._files = _button("gradingFiles", translate("Students", "Choose files…"))
        self._folders = _button("gradingFolder", translate("Students", "Choose folder…"))
        self._stop_button = _button("gradingStop", translate("Students", "Stop"))
        self._exports = ExportMenu(self)
        self._export_button = _button("gradingExport", translate("Students", "Export…"))
        self._export_button.setMenu(self._exports)
        self._export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        top = QHBoxLayout()
        top.setSpacing(UNIT)
        for widget in (self._files, self._folders, self._stop_button):
            top.addWidget(widget)
        top.addWidget(self._note, 1)
        self._help = _button("gradingHelp", "?")
        self._help.setToolTip(translate("Students", "Explain grading (F1)"))
        self._help.setAccessibleName(translate("Students", "Explain grading"))
        top.addWidget(self._export_button)
        top.addWidget(self._help)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(UNIT)
        self._split.addWidget(self._table)
        self._split.addWidget(self._report)
        self._split.setSizes([_WIDTH * 2 // 3, _WIDTH // 3])
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addLayout(top)
        layout.addWidget(self._progress)
        layout.addWidget(self._bar)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._split)
        layout.addWidget(self._stack, 1)
        screen = self.screen().availableGeometry()
        self.resize(min(_WIDTH, screen.width()), min(_HEIGHT, screen.height()))
        keep_on_screen(self)

    def _connect(self) -> None:
        self._files.clicked.connect(self._choose_files)
        self._folders.clicked.connect(self._choose_folder)
        self._stop_button.clicked.connect(self._stop)
        self._bar.answered.connect(self._show_state)
        self._table.chosen.connect(self._show_report)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self.help_requested)
        self._help.clicked.connect(self.help_requested)
        self._report.anchorClicked.connect(self._on_link)
        self._grading.found.connect(self._on_found)
        self._grading.progressed.connect(self._on_progressed)
        self._grading.finished.connect(self._on_finished)
        self._grading.saved.connect(self._on_saved)
        self._grading.columns_read.connect(self._exports.ask_target)
        self._exports.chosen.connect(self._export)
        self._exports.sheet_chosen.connect(self._grading.read_columns)
        self._grading.source_read.connect(self._on_source)
        self._grading.failed.connect(self._on_failed)

    # The user's actions ----------------------------------------------------------------------

    def _choose_files(self) -> None:
        title = translate("Students", "Grade files")
        filters = open_filters(PYTHON)
        names, _ = QFileDialog.getOpenFileNames(self, title, self._folder, filters)
        if names:
            self._folder = self._exports.folder = str(Path(names[0]).parent)
            self.grade([Path(name) for name in names])

    def _choose_folder(self) -> None:
        title = translate("Students", "Grade a folder")
        name = QFileDialog.getExistingDirectory(self, title, self._folder)
        if name:
            self._folder = self._exports.folder = name
            self.grade([Path(name)])

    def _stop(self) -> None:
        if self._grading.is_busy:
            self._grading.cancel()
            results, self._state = self._results, GradingState.STOPPED
            self._say(stopped_text(len(results.done), len(self._grading.files)))
            self._table.show_reports(results.reports, results.done, self._state)
            self._show_report()
        self._bar.hide()
        self._show_state()

    def _export(self, format_: ReportFormat, target: Path, sheet: Path | None, column: str) -> None:
        reports = tuple(self._results.reports[index] for index in sorted(self._results.done))
        self._say(translate("Students", "Exporting…"))
        self._grading.export(
            Export(
                format_,
                target,
                reports,
                sheet,
                column,
                is_anonymous=self._exports.is_anonymous,
                finds_copies=self._exports.finds_copies and format_.key in ("html", "json"),
            )
        )

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        index = self._table.current()
        line = url.toString().removeprefix("line:")
        if index is not None and line.isdecimal():
            self._grading.read_source(self._results.reports[index].file, int(line))

    # Results ---------------------------------------------------------------------------------

    @Slot(int, int)
    def _on_found(self, files: int, new_files: int) -> None:
        if new_files:
            self._say(translate("Students", "%n file(s)", n=files))
            run = translate("Students", "Run")
            self._bar.ask(
                trust_text(new_files),
                BarButton(
                    "gradingCancel", translate("Students", "Cancel"), partial(self._say, hint())
                ),
                BarButton("gradingRun", run, self._grading.grade, is_main=True),
                focuses=True,
            )
        else:
            self._grading.grade()
            self._show_count(0, files)
        self._show_state()

    @Slot(GradingProgress)
    def _on_progressed(self, results: GradingProgress) -> None:
        chosen = self._table.current()
        before = self._report_of(chosen), chosen in self._results.done
        self._results = results
        self._table.show_reports(results.reports, results.done, self._state)
        self._show_count(len(results.done), len(results.reports))
        if chosen is None:
            self._table.choose_row(0)
        elif (self._report_of(chosen), chosen in results.done) != before:
            self._show_report()
        self._show_state()

    @Slot(GradingProgress)
    def _on_finished(self, results: GradingProgress) -> None:
        self._on_progressed(results)
        self._say(sentences(graded_text(len(results.done), results.unsaved), results.anew))

    @Slot(str, list)
    def _on_saved(self, name: str, notes: list[str]) -> None:
        saved = translate("Students", "Saved as {name}", name=name)
        self._say(notes[0] if notes else saved, "\n".join([saved, *notes]))
        if len(notes) > 1:
            self._report.setPlainText("\n\n".join([saved, *notes]))

    @Slot(str, str, int)
    def _on_source(self, name: str, text: str, line: int) -> None:
        self._source.show_text(name, text, line)

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self._say(capitalised(message))
        self._show_state()

    def _show_count(self, done: int, total: int) -> None:
        self._say(translate("Students", "{done} of {total} graded", done=done, total=total))

    def _say(self, text: str, details: str = "") -> None:
        self._note.setText(text)
        set_tip(self._note, details)

    def _show_report(self) -> None:
        index = self._table.current()
        report = self._report_of(index)
        if report is None:
            self._report.setHtml(empty_html(self._theme))
            return
        bar = self._report.verticalScrollBar()
        scrolled = bar.value() if report.file == self._shown_file else 0
        self._shown_file = report.file
        state = GradingState.DONE if index in self._results.done else self._state
        self._report.setHtml(report_html(report, state, self._theme))
        bar.setValue(scrolled)

    def _report_of(self, index: int | None) -> GradingReport | None:
        reports = self._results.reports
        return reports[index] if index is not None and index < len(reports) else None

    def _show_state(self) -> None:
        busy = self._grading.is_busy
        self._stack.setCurrentIndex(1 if busy or self._results.reports else 0)
        self._progress.setVisible(busy or bool(self._results.reports))
        self._progress.setRange(0, max(1, len(self._results.reports)))
        self._progress.setValue(len(self._results.done))
        for widget in (self._files, self._folders):
            widget.setEnabled(not busy)
        self._stop_button.setEnabled(busy)
        self._export_button.setEnabled(bool(self._results.done) and not busy)


def _button(name: str, text: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setProperty("role", "button")
    return button
