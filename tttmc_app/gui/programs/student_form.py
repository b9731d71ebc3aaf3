"""A student's file in a player card: its language, its own numbers, and buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tttmc_app.core import Mark
from tttmc_app.core.numbers import grouped
from tttmc_app.course.student_types import LoadedFile
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label, set_tip, tool_button
from tttmc_app.gui.panels.parameter_fields import OverrideField

_CONSTANTS = {
    "trials": ("NTRIALS",),
    "scoreCurrent": ("SCORE_CURRENT", "MCMATCH"),
    "scoreOther": ("SCORE_OTHER", "MCOTHER"),
}
"""Fields of a player card, and the file's constants that they replace."""


class StudentForm(QWidget):
    """A student's file in a player card: its language, and buttons to show and reload it."""

    def __init__(
        self, mark: Mark, show: Callable[[Mark], None], reload: Callable[[Mark], None]
    ) -> None:
        super().__init__()
        self._mark = mark
        self._note = muted_label(small=True, wrap=True)
        self._note.setObjectName(f"studentNote{mark}")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(UNIT)
        row.addWidget(self._note, 1)
        for name, text, tip, call in (
            (
                "Source",
                translate("Students", "Show"),
                translate("Students", "Show the file's text"),
                show,
            ),
            (
                "Reload",
                translate("Students", "Reload"),
                translate("Students", "Read the file again and restart it"),
                reload,
            ),
        ):
            button = tool_button(f"student{name}{mark}", text, partial(call, mark))
            button.setToolTip(tip)
            row.addWidget(button)
        self.hide()

    def show_file(self, loaded: LoadedFile | None) -> None:
        """Show a file and its own settings; None means that it hasn't run yet."""
        self._note.setText(_summary(loaded))
        remarks = [shown(remark.text) for remark in loaded.remarks] if loaded is not None else []
        set_tip(self._note, "\n".join(remarks))
        card: QWidget = self.parentWidget() or self
        for name, constants in _CONSTANTS.items():
            value = loaded.constant(*constants) if loaded is not None else None
            for field in card.findChildren(OverrideField, f"{name}{self._mark}"):
                # A constant that the file doesn't set can't be replaced; trials are an argument.
                is_argument = loaded is None or name == "trials"
                field.setPlaceholderText(
                    shown(grouped(value))
                    if isinstance(value, int | float)
                    else constants[0]
                    if is_argument
                    else translate("Students", "not set")
                )
                field.setEnabled(is_argument or value is not None)
                field.setAlignment(Qt.AlignmentFlag.AlignRight)  # like all numbers in the cards


def _summary(loaded: LoadedFile | None) -> str:
    """Return a file's language, whether it failed, and how many remarks it has."""
    if loaded is None:
        return translate("Students", "Not run yet")
    parts = [str(loaded.language)]
    if loaded.failure is not None:
        parts.append(translate("Students", "stopped half-way"))
    if loaded.remarks:
        parts.append(translate("Students", "%n remark(s)", n=len(loaded.remarks)))
    return " · ".join(parts)
