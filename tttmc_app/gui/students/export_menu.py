"""The menu that exports grades, and its questions: where to write them, which sheet to fill in."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu, QWidget

from tttmc_app.folders import documents_folder
from tttmc_app.grading.reports import FORMATS, Gradebook, ReportFormat, Target, target_of
from tttmc_app.gui.files.dialogs import ask_open_path, ask_save_path
from tttmc_app.gui.files.formats import FileFormat
from tttmc_app.gui.look.translation import shown, translate


class ExportMenu(QMenu):
    """One entry for each format of reports, and two choices that apply to all."""

    chosen = Signal(object, object, object, str)
    """A format, where to write it, the sheet to fill in or None, and its column."""
    sheet_chosen = Signal(object, object, object)
    """A format, its gradebook and the sheet to fill in, whose columns must be read first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.folder = ""
        """Where dialogs start."""
        for format_ in FORMATS:
            action = self.addAction(f"{shown(format_.label)}…")
            action.setObjectName(f"grading{format_.key.capitalize()}")
            action.setStatusTip(shown(format_.help))
            action.triggered.connect(partial(self._ask, format_))
        self.addSeparator()
        self.anonymous = self._choice(
            "gradingAnonymous", translate("Students", "Leave out students' names")
        )
        self.copies = self._choice(
            "gradingCopies", translate("Students", "Find files that look copied")
        )
        self.copies.setChecked(True)

    def take_over(self, old: ExportMenu) -> None:
        """Continue with another menu's folder and choices."""
        self.folder = old.folder
        self.anonymous.setChecked(old.anonymous.isChecked())
        self.copies.setChecked(old.copies.isChecked())

    def ask_target(self, format_: ReportFormat, sheet: Path, columns: list[str]) -> None:
        """Ask where to write a filled sheet, and which column to fill if there are several."""
        title, column, accepted = shown(format_.label), "", True
        if len(columns) > 1:
            label = translate("Students", "Column for the grades:")
            column, accepted = QInputDialog.getItem(
                self._page, title, label, columns, editable=False
            )
        start = target_of(format_, sheet)
        if accepted and (target := ask_save_path(self._page, title, start, [_kind(format_)])):
            self.chosen.emit(format_, target, sheet, column)

    def _choice(self, name: str, text: str) -> QAction:
        action = self.addAction(text)
        action.setObjectName(name)
        action.setCheckable(True)
        return action

    def _ask(self, format_: ReportFormat, _checked: bool = False) -> None:
        title, page, kind = shown(format_.label), self._page, _kind(format_)
        if isinstance(format_.content, Gradebook):
            if sheet := ask_open_path(page, title, self.folder, kind):
                self.sheet_chosen.emit(format_, format_.content, sheet)
            return
        if format_.target is Target.FOLDER:
            name = QFileDialog.getExistingDirectory(
                page, title, str(documents_folder() / self.folder)
            )
            target = Path(name) / "grades" if name else None
        else:
            start = Path(self.folder) / f"grades{format_.suffix}"
            target = ask_save_path(page, title, start, [kind])
        if target is not None:
            self.chosen.emit(format_, target, None, "")


def _kind(format_: ReportFormat) -> FileFormat:
    return FileFormat(format_.suffix.removeprefix("."), format_.label)
