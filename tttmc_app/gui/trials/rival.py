"""Which of two squares scores higher: the one whose score is added up, or one that you choose."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.analysis.comparison import (
    compare,
    comparison_text,
    exact_text,
    overlap_text,
    proof_text,
)
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.trail import MOST
from tttmc_app.core import Expectation, Position, Square, Tally, Weights, square_name
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.trials.parts import text_button


class RivalBox(QWidget):
    """A chooser for the other square, and the comparison in words."""

    chosen = Signal()
    """Another square was chosen."""
    trials_wanted = Signal(int)
    """The user wants to see the squares after this many trials."""

    def __init__(self) -> None:
        super().__init__()
        self._position: Position | None = None
        self._own: Square | None = None
        """The square that was chosen here."""
        label = translate("Trials", "Compare with")
        self._chooser = Chooser()
        self._chooser.setObjectName("compareWith")
        self._chooser.setAccessibleName(label)
        self._chooser.activated.connect(self._on_activated)
        self._words = muted_label(small=True, wrap=True)
        self._words.setObjectName("comparison")
        row = QHBoxLayout()
        name = muted_label(label)
        name.setBuddy(self._chooser)
        row.addWidget(name)
        row.addWidget(self._chooser)
        self._needed = 0
        """How many trials may tell the squares apart; 0 if none are needed or this isn't known."""
        self._more = text_button(
            "playNeeded", translate("Trials", "Play more trials"), self._on_more
        )
        self._more.hide()
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self._words)
        layout.addWidget(self._more)

    def start(self, position: Position) -> None:
        """Offer the legal squares of a position."""
        self._position, self._own = position, None
        with QSignalBlocker(self._chooser):
            self._chooser.clear()
            for square in position.legal_squares:
                self._chooser.addItem(square_name(square), square)
        self._words.clear()
        self._show_needed(0)
        self.setVisible(self._chooser.count() > 1)

    def focus_chooser(self) -> None:
        """Put the focus on the chooser."""
        self._chooser.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_comparison(
        self,
        square: Square,
        tally: Tally,
        weights: Weights,
        facts: PositionFacts | None,
        expectation: Expectation | None = None,
    ) -> None:
        """Compare a square with the chosen one, or else with the best that isn't equal to it."""
        position = self._position
        if position is None or square not in position.legal_squares or self._chooser.count() < 2:
            self._words.clear()
            self._show_needed(0)
            return
        if self._own is not None and self._own != square:
            rival = self._own
        else:
            rival = _best_other(position, square, tally.scores(*weights))
        with QSignalBlocker(self._chooser):
            self._chooser.setCurrentIndex(position.legal_squares.index(rival))
        if facts is not None and facts.spread is not None:
            pair = (square, rival)
            found = compare(position, tally, weights, facts.spread, pair, expectation)
            proof = proof_text(pair, (facts.result(square), facts.result(rival)))
            more = [text for text in (overlap_text(found), exact_text(found), proof) if text]
            self._words.setText(sentences(*map(shown, (comparison_text(pair, found), *more))))
            if found is None or found.is_sure or found.needed > MOST:
                self._show_needed(0)
            else:
                self._show_needed(ceil(found.needed))

    def _show_needed(self, trials: int) -> None:
        self._needed = trials
        self._more.setVisible(trials > 0)

    @Slot()
    def _on_more(self) -> None:
        self.trials_wanted.emit(self._needed)

    @Slot(int)
    def _on_activated(self, number: int) -> None:
        if self._position is not None:
            self._own = self._position.legal_squares[number]
            self.chosen.emit()


def _best_other(position: Position, square: Square, scores: tuple[float, ...]) -> Square:
    """Return the best legal square that isn't equal to this one by symmetry, or else any other."""
    index = position.rules.index
    group = next(group for group in equal_squares(position) if index(square) in group)
    others = [each for each in position.legal_squares if each != square]
    unequal = [each for each in others if index(each) not in group]
    return max(unequal or others, key=lambda each: scores[index(each)])
