"""The grading page: choose files, grade them, read what was found, take it elsewhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal, Slot
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
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.grading import GradingReport
from tttmc_app.gui.files.dialogs import ask_save_path
from tttmc_app.gui.files.formats import CSV, JSON
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.students.grading_job import Export, Grading, GradingScore
from tttmc_app.gui.students.grading_table import GradingTable
from tttmc_app.gui.students.question_bar import Answer, QuestionBar
from tttmc_app.gui.students.report_text import EMPTY, Standing, report_html
from tttmc_app.gui.students.source_view import SourceView

_WIDTH, _HEIGHT = 1200, 720
_WIDE = 900
"""From here on table and report stand beside each other."""
_FILES = "Students' files (*.py);;All files (*)"
_HINT = "Choose students' files, or a folder of them; or drop them here."


class GradingPage(QDialog):
    """Grade a folder of students' files beside the game, and show each one's report."""

    source_wanted = Signal(str, int)
    """A file's path, and a line of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("grading")
        self.setWindowTitle("Grade students' files")
        self.setAcceptDrops(True)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._theme = LIGHT
        self._folder = ""
        self._paths: tuple[Path, ...] = ()
        self._score = GradingScore()
        self._standing = Standing.GOES_ON
        self._shown: Path | None = None
        self._grading = Grading(self)
        self._bar = QuestionBar("gradingQuestion")
        self._note = muted_label(_HINT, wrap=True)
        self._note.setObjectName("gradingNote")
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(4)
        self._progress.setAccessibleName("Progress of the grading")
        self._table = GradingTable()
        self._report = QTextBrowser()
        self._report.setObjectName("gradingReport")
        self._report.setAccessibleName("The file's report")
        self._report.setOpenLinks(False)
        self._report.document().setDocumentMargin(UNIT)
        self._source = SourceView(self)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self._connect()
        self._show_report()
        self._show_state()

    def set_theme(self, theme: Theme) -> None:
        """Show the report in another theme's colours."""
        self._theme = theme
        self._show_report()

    def grade(self, paths: list[Path]) -> None:
        """Grade these files, and those in these folders; asks first about what never ran here."""
        self._paths = tuple(paths)
        self._table.begin()
        self._score = GradingScore()
        self._standing = Standing.GOES_ON
        self._show_report()
        self._note.setText("Looking for files …")
        self._grading.look(self._paths)
        self._show_state()

    def shutdown(self) -> bool:
        """End the worker threads and the children within a bound; return whether they ended."""
        return self._grading.shutdown()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop when the page is closed; what is done stays to be read."""
        self._stop()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the report below the table where there is no room for it beside it."""
        super().resizeEvent(event)
        is_wide = event.size().width() >= _WIDE
        across = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if self._split.orientation() is not across:
            self._split.setOrientation(across)
            self._split.setSizes([2, 1] if is_wide else [1, 1])

    def reject(self) -> None:
        """Close by Escape, likewise; Qt closes a dialog by this, too."""
        self._stop()
        super().reject()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Grade what is dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.grade(paths)

    # Building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._files = self._button("gradingFiles", "Choose files…")
        self._folders = self._button("gradingFolder", "Choose folder…")
        self._stop_button = self._button("gradingStop", "Stop")
        self._csv = self._button("gradingCsv", "Save CSV…")
        self._json = self._button("gradingJson", "Save JSON…")
        top = QHBoxLayout()
        top.setSpacing(UNIT)
        for widget in (self._files, self._folders, self._stop_button):
            top.addWidget(widget)
        top.addWidget(self._note, 1)
        for widget in (self._csv, self._json):
            top.addWidget(widget)
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
        layout.addWidget(self._split, 1)
        screen = self.screen().availableGeometry()
        self.resize(min(_WIDTH, screen.width()), min(_HEIGHT, screen.height()))

    def _connect(self) -> None:
        self._files.clicked.connect(self._choose_files)
        self._folders.clicked.connect(self._choose_folder)
        self._stop_button.clicked.connect(self._stop)
        self._csv.clicked.connect(self._save_csv)
        self._json.clicked.connect(self._save_json)
        self._bar.answered.connect(self._on_answered)
        self._table.chosen.connect(self._show_report)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self._report.anchorClicked.connect(self._on_link)
        self._grading.found.connect(self._on_found)
        self._grading.scored.connect(self._on_score)
        self._grading.finished.connect(self._on_finished)
        self._grading.saved.connect(self._on_saved)
        self._grading.source_read.connect(self._on_source)
        self._grading.failed.connect(self._on_failed)

    def _button(self, name: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        button.setProperty("role", "button")
        return button

    # What a person does ----------------------------------------------------------------------

    def _choose_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, "Grade files", self._folder, _FILES)
        if names:
            self._folder = str(Path(names[0]).parent)
            self.grade([Path(name) for name in names])

    def _choose_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, "Grade a folder", self._folder)
        if name:
            self._folder = name
            self.grade([Path(name)])

    def _stop(self) -> None:
        if self._grading.is_busy:
            self._grading.cancel()
            done, total = len(self._score.done), len(self._grading.files)
            self._note.setText(f"Stopped: {done} of {total} graded." if total else "Stopped.")
            self._standing = Standing.STOPPED
            self._table.show_reports(self._score.reports, self._score.done, self._standing)
            self._show_report()
        self._bar.hide()
        self._show_state()

    def _on_answered(self, answer: str) -> None:
        if answer == "gradingRun":
            self._grading.grade()
        else:
            self._note.setText(_HINT)
        self._show_state()

    def _save_csv(self) -> None:
        self._save(Export.CSV, "grades.csv", "Tables (*.csv)")

    def _save_json(self) -> None:
        self._save(Export.JSON, "grades.json", "JSON (*.json)")

    def _save(self, form: Export, name: str, kinds: str) -> None:
        start = Path(self._folder) / name
        path = ask_save_path(self, "Save the grades", start, [CSV if form is Export.CSV else JSON])
        if path is not None:
            done = sorted(self._score.done)
            self._grading.save(path, form, tuple(self._score.reports[i] for i in done))

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        place = self._table.current()
        line = url.toString().removeprefix("line:")
        if place is not None and line.isdecimal():
            self._grading.read(self._score.reports[place].file, int(line))

    # What comes of it ------------------------------------------------------------------------

    @Slot(int, int)
    def _on_found(self, files: int, unknown: int) -> None:
        if unknown:
            self._note.setText(_files(files))
            self._bar.ask(
                f"{_files(unknown)} {'has' if unknown == 1 else 'have'} not been run here before. "
                "Grading runs them: programs with your rights, each in a process of its own.",
                (Answer("gradingCancel", "Cancel"), Answer("gradingRun", "Run them", is_main=True)),
                focus="gradingRun",
            )
        else:
            self._grading.grade()
            self._note.setText(f"0 of {files} graded")
        self._show_state()

    @Slot(GradingScore)
    def _on_score(self, score: GradingScore) -> None:
        chosen = self._table.current()
        before = self._report_of(chosen), chosen in self._score.done
        self._score = score
        self._table.show_reports(score.reports, score.done, self._standing)
        self._note.setText(f"{len(score.done)} of {len(score.reports)} graded")
        if chosen is None:
            self._table.selectRow(0)
        elif (self._report_of(chosen), chosen in score.done) != before:
            self._show_report()
        self._show_state()

    @Slot(GradingScore)
    def _on_finished(self, score: GradingScore) -> None:
        self._on_score(score)
        self._note.setText(f"{_files(len(score.done))} graded.")

    @Slot(str)
    def _on_saved(self, name: str) -> None:
        self._note.setText(f"Saved as {name}")

    @Slot(str, str, int)
    def _on_source(self, name: str, text: str, line: int) -> None:
        self._source.show_text(name, text, line)

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self._note.setText(message[:1].upper() + message[1:])
        self._note.setToolTip(message)
        self._show_state()

    def _show_report(self) -> None:
        place = self._table.current()
        report = self._report_of(place)
        if report is None:
            self._report.setHtml(f'<p style="color:{self._theme.muted}">{EMPTY}</p>')
            return
        bar = self._report.verticalScrollBar()
        kept = bar.value() if report.file == self._shown else 0
        self._shown = report.file
        standing = Standing.DONE if place in self._score.done else self._standing
        self._report.setHtml(report_html(report, standing, self._theme))
        bar.setValue(kept)

    def _report_of(self, place: int | None) -> GradingReport | None:
        reports = self._score.reports
        return reports[place] if place is not None and place < len(reports) else None

    def _show_state(self) -> None:
        busy = self._grading.is_busy
        self._progress.setRange(0, max(1, len(self._score.reports)))
        self._progress.setValue(len(self._score.done))
        for widget in (self._files, self._folders):
            widget.setEnabled(not busy)
        self._stop_button.setEnabled(busy)
        for widget in (self._csv, self._json):
            widget.setEnabled(bool(self._score.done) and not busy)


def _files(count: int) -> str:
    return f"{count} file" if count == 1 else f"{count} files"
