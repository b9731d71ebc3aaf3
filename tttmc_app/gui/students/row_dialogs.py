"""The dialogs of a row's menu: points and a comment by the teacher; two files side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QGridLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core.numbers import percent
from tttmc_app.grading.overrides import MAX_POINTS, Override
from tttmc_app.grading.reports import Entry
from tttmc_app.grading.similarity import SimilarPair
from tttmc_app.gui.look.screen import keep_on_screen
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Form, PlainLabel, muted_label, title_label
from tttmc_app.gui.programs.source_view import SourceTextEdit

_AS_GRADED = -1
_WIDTH, _HEIGHT = 440, 260
_PAIR_WIDTH, _PAIR_HEIGHT = 1200, 700


class OverrideDialog(QDialog):
    """Asks for the points that count, and for a comment that the student reads."""

    def __init__(self, entry: Entry, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("gradingOverrideDialog")
        self.setWindowTitle(translate("Students", "Points and comment"))
        before = entry.report.override or Override()
        self._points = QDoubleSpinBox()
        self._points.setObjectName("gradingOverridePoints")
        self._points.setDecimals(1)
        self._points.setRange(_AS_GRADED, MAX_POINTS)
        self._points.setSpecialValueText(translate("Students", "As graded"))
        self._points.setValue(_AS_GRADED if before.points is None else before.points)
        self._comment = QPlainTextEdit(before.comment)
        self._comment.setObjectName("gradingOverrideComment")
        self._comment.setTabChangesFocus(True)
        form = Form()
        label = translate("Students", "Points out of {full}", full=entry.report.max_points)
        form.add_row(label, self._points)
        comment = muted_label(translate("Students", "Comment, which the student reads"))
        comment.setBuddy(self._comment)
        self._comment.setAccessibleName(comment.text())
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        for widget in (title_label(entry.label), form, comment, self._comment, answers(self)):
            layout.addWidget(widget)
        self.resize(_WIDTH, _HEIGHT)
        self._points.setFocus()
        self._points.selectAll()

    @property
    def override(self) -> Override:
        """Return what the teacher says."""
        points = self._points.value()
        comment = " ".join(self._comment.toPlainText().split())
        return Override(None if points < 0 else round(points, 1), comment)


class PairDialog(QDialog):
    """Shows two files side by side; the passages that both have are marked."""

    def __init__(
        self, first: Entry, second: Entry, pairs: Sequence[SimilarPair[Entry]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("gradingPair")
        self.setWindowTitle(
            translate("Students", "{first} and {second}", first=first.label, second=second.label)
        )
        files = {first.report.file, second.report.file}
        share, lines = 0.0, dict[Path, list[tuple[int, int]]]()
        for pair in pairs:
            one, other = pair.first.report.file, pair.second.report.file
            if {one, other} == files:
                share, lines[one] = pair.share, [each.first for each in pair.passages]
                lines[other] = [each.second for each in pair.passages]
        layout = QGridLayout(self)
        layout.setSpacing(UNIT)
        layout.setRowStretch(2, 1)
        summary = PlainLabel(
            translate(
                "Students",
                "{share} of the smaller file is in the other one; the marked lines are alike.",
                share=shown(percent(share)),
            )
            if share
            else translate("Students", "These files don't look copied.")
        )
        summary.setObjectName("gradingPairSummary")
        layout.addWidget(summary, 0, 0, 1, 2)
        for column, entry in enumerate((first, second)):
            text = SourceTextEdit()
            text.setObjectName(f"gradingPair{column + 1}")
            text.setAccessibleName(entry.label)
            text.setPlainText(entry.source)
            text.mark(*lines.get(entry.report.file, ()))
            layout.addWidget(title_label(entry.label), 1, column)
            layout.addWidget(text, 2, column)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self.resize(_PAIR_WIDTH, _PAIR_HEIGHT)
        keep_on_screen(self)


def answers(dialog: QDialog) -> QDialogButtonBox:
    """Return the buttons OK and Cancel of a dialog."""
    buttons = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(buttons.Ok | buttons.Cancel, dialog)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box
