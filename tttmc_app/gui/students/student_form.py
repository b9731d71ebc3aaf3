"""What a player card says of a student's file beside what can be set."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Mark
from tttmc_app.core.numbers import grouped
from tttmc_app.course import LoadedFile
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.widgets import muted_label, wrapped
from tttmc_app.gui.panels.parameter_fields import OwnNumberField

_CONSTANTS = {
    "trials": ("NTRIALS",),
    "scoreCurrent": ("SCORE_CURRENT", "MCMATCH"),
    "scoreOther": ("SCORE_OTHER", "MCOTHER"),
}


class StudentForm(QWidget):
    """Say what a file is, and lead to its text; beside the card's own fields for its settings."""

    reload_wanted = Signal(Mark)
    source_wanted = Signal(Mark)

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._note = muted_label(small=True, wrap=True)
        self._note.setObjectName(f"studentNote{mark}")
        row = QHBoxLayout()
        row.setSpacing(UNIT)
        row.addWidget(self._note, 1)
        for name, text, tip, slot in (
            ("studentSource", "Show", "Show the file's text", self._on_source),
            ("studentReload", "Reload", "Read the file again and run it anew", self._on_reload),
        ):
            button = QToolButton()
            button.setObjectName(f"{name}{mark}")
            button.setText(text)
            button.setToolTip(tip)
            button.setProperty("role", "button")
            button.clicked.connect(slot)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        self.hide()

    def show_file(self, loaded: LoadedFile | None) -> None:
        """Say what is known of the file; None for one that was not run yet."""
        self._note.setText(_about(loaded) if loaded is not None else "Not run yet")
        remarks = [remark.text for remark in loaded.remarks] if loaded is not None else []
        self._note.setToolTip(wrapped("\n".join(remarks)))
        card: QWidget = self.parentWidget() or self
        for name, constants in _CONSTANTS.items():
            value = loaded.constant(*constants) if loaded is not None else None
            for field in card.findChildren(OwnNumberField, f"{name}{self._mark}"):
                missing = constants[0] if loaded is None or name == "trials" else "not set"
                field.setPlaceholderText(_own(value, missing))
                # What the file never sets can't be replaced in it; trials are asked for as well.
                field.setEnabled(loaded is None or value is not None or name == "trials")
                field.setAlignment(Qt.AlignmentFlag.AlignRight)  # like all numbers in the cards

    def _on_reload(self) -> None:
        self.reload_wanted.emit(self._mark)

    def _on_source(self) -> None:
        self.source_wanted.emit(self._mark)


def _own(value: object, missing: str) -> str:
    """Return a file's own number, as a field shows it while nothing else is set."""
    return grouped(value) if isinstance(value, int | float) else missing


def _about(loaded: LoadedFile) -> str:
    """Return in a line what is worth knowing of a file."""
    parts = [str(loaded.language)]
    if loaded.failure is not None:
        parts.append("stopped half-way")
    count = len(loaded.remarks)
    if count:
        parts.append("1 remark" if count == 1 else f"{count} remarks")
    return " · ".join(parts)
