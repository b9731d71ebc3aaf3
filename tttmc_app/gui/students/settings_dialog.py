"""The dialog with what the command's options say: seed, games, workers, comparisons, rubric."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Text, TttmcError
from tttmc_app.folders import documents_folder
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_RUBRIC,
    MAX_GAMES,
    MAX_WORKERS,
    rubric_from,
    rubric_toml,
)
from tttmc_app.gui.files.dialogs import ask_open_path, ask_save_path
from tttmc_app.gui.files.formats import PYTHON, FileFormat
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import capitalised, shown, translate
from tttmc_app.gui.look.widgets import Form, Switch, muted_label, title_label, tool_button
from tttmc_app.gui.panels.fields import SeedField, WholeField
from tttmc_app.gui.students.grading_job import GradingJob, GradingSettings
from tttmc_app.gui.students.row_dialogs import answers

_TOML = FileFormat("toml", Text("Rubric"))
_WIDTH, _HEIGHT = 700, 700


class SettingsDialog(QDialog):
    """Settings of a grading; the rubric is edited as the text of its file."""

    def __init__(self, settings: GradingSettings, job: GradingJob, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("gradingSettingsDialog")
        self.setWindowTitle(translate("Students", "How to grade"))
        self._job = job
        job.rubric_read.connect(self._rubric_read)
        job.failed.connect(self._show_error)
        self._rubric_path = Path("rubric.toml")
        self._seed = SeedField()
        self._seed.setObjectName("gradingSeed")
        self._seed.setValue(settings.seed)
        self._games = _whole("gradingGames", 0, MAX_GAMES, settings.games)
        self._workers = _whole("gradingWorkers", 1, MAX_WORKERS, settings.workers)
        self._best = Switch(translate("Students", "Of several versions, the best counts"))
        self._best.setObjectName("gradingBest")
        self._best.setChecked(settings.counts_best)
        self._own = tool_button("gradingOwnChecks", "", self._choose_own)
        self._earlier = tool_button("gradingEarlier", "", self._choose_earlier)
        self._paths = {self._own: settings.own_checks, self._earlier: settings.earlier}
        self._rubric = QPlainTextEdit(settings.rubric_text or rubric_toml(DEFAULT_RUBRIC, CHECKS))
        self._rubric.setObjectName("gradingRubric")
        self._rubric.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # code isn't mirrored
        self._rubric.setAccessibleName(translate("Students", "Rubric"))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self._rubric.setFont(font)
        self._rubric.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._error = muted_label(wrap=True)
        self._error.setObjectName("gradingSettingsError")
        self._error.hide()
        self._lay_out()
        self._name_paths()

    @property
    def settings(self) -> GradingSettings:
        """Return the settings; raise TttmcError if the rubric is invalid."""
        text = self._rubric.toPlainText()
        is_default = text == rubric_toml(DEFAULT_RUBRIC, CHECKS)
        return GradingSettings(
            seed=self._seed.value() or 0,
            games=self._games.value(),
            workers=self._workers.value(),
            counts_best=self._best.isChecked(),
            rubric=DEFAULT_RUBRIC if is_default else rubric_from(text, self._rubric_path, CHECKS),
            rubric_text="" if is_default else text,
            own_checks=self._paths[self._own],
            earlier=self._paths[self._earlier],
        )

    def accept(self) -> None:
        """Close the dialog unless the rubric is invalid."""
        try:
            _ = self.settings
        except TttmcError as error:
            self._show_error(shown(error))
        else:
            super().accept()

    def _lay_out(self) -> None:
        form = Form()
        for label, field, tip in (
            (translate("Students", "Seed of all random choices"), self._seed, ""),
            (translate("Students", "Games against each opponent"), self._games, ""),
            (translate("Students", "Files graded at the same time"), self._workers, ""),
            (
                translate("Students", "Checks of your own"),
                self._own,
                translate("Students", "A Python file with functions check_…(module)"),
            ),
            (
                translate("Students", "Compare with an earlier class"),
                self._earlier,
                translate("Students", "A folder whose files aren't graded"),
            ),
        ):
            form.add_row(label, field, tip)
        form.add_wide(self._best)
        buttons = QHBoxLayout()
        buttons.setSpacing(UNIT)
        buttons.addWidget(title_label(translate("Students", "Rubric")), 1)
        for name, text, call in (
            ("gradingRubricOpen", translate("Students", "Open…"), self._open_rubric),
            ("gradingRubricSave", translate("Students", "Save as…"), self._save_rubric),
            ("gradingRubricDefault", translate("Students", "Default"), self._default_rubric),
        ):
            buttons.addWidget(tool_button(name, text, call))
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addWidget(form)
        layout.addLayout(buttons)
        layout.addWidget(self._rubric, 1)
        layout.addWidget(self._error)
        layout.addWidget(answers(self))
        self.resize(_WIDTH, _HEIGHT)
        keep_on_screen(self)

    def _name_paths(self) -> None:
        for button, path in self._paths.items():
            button.setText(Path(path).name or translate("Students", "None chosen"))

    def _choose_own(self) -> None:
        title = translate("Students", "Checks of your own")
        path = ask_open_path(self, title, self._paths[self._own], PYTHON)
        self._paths[self._own] = str(path or "")
        self._name_paths()

    def _choose_earlier(self) -> None:
        title = translate("Students", "Compare with an earlier class")
        folder = str(documents_folder() / self._paths[self._earlier])
        self._paths[self._earlier] = QFileDialog.getExistingDirectory(self, title, folder)
        self._name_paths()

    def _open_rubric(self) -> None:
        path = ask_open_path(self, translate("Students", "Rubric"), "", _TOML)
        if path is not None:
            self._rubric_path = path
            self._job.read_rubric(path)

    def _save_rubric(self) -> None:
        start = self._rubric_path
        path = ask_save_path(self, translate("Students", "Rubric"), start, [_TOML])
        if path is not None:
            self._rubric_path = path
            text = self._rubric.toPlainText()
            self._job.write_text(path, lambda: text)

    @Slot(str)
    def _rubric_read(self, text: str) -> None:
        self._show_error("")
        self._rubric.setPlainText(text)

    @Slot(str)
    def _show_error(self, message: str) -> None:
        self._error.setText(capitalised(message))
        self._error.setVisible(bool(message))

    def _default_rubric(self) -> None:
        self._rubric.setPlainText(rubric_toml(DEFAULT_RUBRIC, CHECKS))


def _whole(name: str, least: int, most: int, value: int) -> WholeField:
    field = WholeField()
    field.setObjectName(name)
    field.setRange(least, most)
    field.setValue(value)
    return field
