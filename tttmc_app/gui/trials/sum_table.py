"""A table that adds up one square's score."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from tttmc_app.analysis.breakdown import Breakdown
from tttmc_app.core import Text
from tttmc_app.core.numbers import Number, grouped, significant
from tttmc_app.gui.look.theme import UNIT, scaled
from tttmc_app.gui.look.translation import capitalised, shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, muted_label, title_label
from tttmc_app.gui.panels.inspector import rule

_COLUMNS = 4
"""Words, trials, weight, points."""
_ROW = 24
"""The height of a row in pixels, unless its words wrap."""


class SumTable(QFrame):
    """The counts of trials times their weights, divided by the number of trials."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sumTable")
        self._title = title_label("")
        self._title.setWordWrap(True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, UNIT, 0, UNIT)
        self._grid.setHorizontalSpacing(UNIT // 2)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0, 1, _COLUMNS)
        self._grid.setRowMinimumHeight(0, self._title.sizeHint().height() + UNIT // 2)
        heads = (
            translate("Trials", "trials"),
            translate("Trials", "× weight"),
            translate("Trials", "= points"),
        )
        head = muted_label(" ".join(heads))
        self._grid.addWidget(head, 1, 0, 1, _COLUMNS, Qt.AlignmentFlag.AlignRight)
        self._rows: list[tuple[QLabel, ...]] = []
        self._why = muted_label(small=True, wrap=True)
        self._why.setObjectName("sumWhy")
        self._why.setContentsMargins(0, UNIT // 2, 0, 0)

    @property
    def sentence(self) -> str:
        """Return the sum in words, for screen readers."""
        return self.accessibleDescription()

    def show_sum(self, name: str, found: Breakdown, why: Text) -> None:
        """Show how the score of a square adds up, and a reason for it."""
        self._title.setText(
            translate("Trials", "Where the number on {square} comes from", square=name)
        )
        if not self._rows:
            count = len(found.terms)
            self._rows = [self._row(2 + number) for number in range(count)]
            self._grid.addWidget(rule(), 2 + count, 0, 1, _COLUMNS)
            self._rows += [self._row(3 + count), self._row(4 + count)]
            self._grid.addWidget(self._why, 5 + count, 0, 1, _COLUMNS)
        self._why.setText(shown(why))
        lines = [
            (
                capitalised(shown(term.words)),
                shown(grouped(term.trials)),
                translate("Trials", "× {number}", number=_number(term.weight)),
                _equals(term.points),
            )
            for term in found.terms
        ]
        total = grouped(found.trials)
        divided = translate("Trials", "÷ {number}", number=total)
        lines += [
            (translate("Trials", "Score: the sum"), shown(total), "", _equals(found.points)),
            (
                translate("Trials", "Per trial, as on the board"),
                *(divided, "", _equals(found.per_trial)),
            ),
        ]
        for row, line in zip(self._rows, lines, strict=True):
            for label, text in zip(row, line, strict=True):
                label.setText(text)
        for words, *_, points in self._rows[-2:]:
            for label in (words, points):
                label.setProperty("role", "title")
        self.setAccessibleName(self._title.text())
        rows = "; ".join(" ".join(line) for line in lines)
        self.setAccessibleDescription(f"{rows}. {self._why.text()}")

    def _row(self, row: int) -> tuple[QLabel, ...]:
        labels = PlainLabel(), muted_label(), muted_label(), PlainLabel()
        words, trials, _, points = labels
        words.setWordWrap(True)
        for label in (trials, points):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, label in enumerate(labels):
            self._grid.addWidget(label, row, column)
        self._grid.setRowMinimumHeight(row, scaled(_ROW))
        return labels


def _equals(value: float) -> str:
    return translate("Trials", "= {number}", number=_number(value))


def _number(value: float) -> Number:
    """Return a number in full if it is whole, otherwise to four significant digits."""
    return grouped(value) if value == int(value) else significant(value, 4)
