"""The inspector's page on how scores come about: many trials, a single one, and a search tree."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from tttmc_app.core import Position, Weights
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.panels.inspector import page_column
from tttmc_app.gui.panels.segments import Segments
from tttmc_app.gui.trials.parts import TrialsPart
from tttmc_app.gui.trials.slider_page import SliderPage
from tttmc_app.gui.trials.slow_page import SlowPage
from tttmc_app.gui.trials.tree_page import TreePage

MANY, SLOW, TREE = range(3)
"""The segments."""


class TrialsPage(QWidget):
    """How the scores of one position come about; each segment has its own stage."""

    manual_page = "03-thinking.md"

    def __init__(self) -> None:
        super().__init__()
        self.many = SliderPage()
        self.slow = SlowPage()
        self.tree = TreePage()
        self.parts: tuple[TrialsPart, ...] = (self.many, self.slow, self.tree)
        self._starts: dict[int, Callable[[], None]] = {}
        self.stage = QStackedWidget()
        self.segments = Segments(
            translate("Trials", "Many trials"),
            translate("Trials", "One trial"),
            translate("Trials", "Search tree"),
        )
        self.segments.setObjectName("trialsTabs")
        self.segments.chosen.connect(self.show_segment)
        column = page_column(self)
        column.setSpacing(UNIT)
        column.addWidget(self.segments)
        for part in self.parts:
            column.addWidget(part)
            self.stage.addWidget(part.stage)
        column.addStretch(1)

    def open_at(
        self,
        position: Position,
        weights: Weights,
        seed: int,
        segment: int = MANY,
        trials: int | None = None,
    ) -> None:
        """Show a position in one of the segments, with a player's weights and its thought's seed.

        The slider begins with the thought's trials, or the board's usual ones.
        """
        self.stop()
        self._starts = {
            MANY: partial(self.many.start, position, weights, seed, trials),
            SLOW: partial(self.slow.start, position, weights, seed),
            TREE: partial(self.tree.start, position, seed),
        }
        self.show_segment(segment)
        self.parts[segment].first.setFocus()

    @Slot(int)
    def show_segment(self, number: int) -> None:
        """Show a segment; its work starts when it is first shown for a position."""
        self.segments.show_choice(number)
        self.stage.setCurrentIndex(number)
        for each, part in enumerate(self.parts):
            part.setVisible(each == number)
        self._starts.pop(number, lambda: None)()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self.segments.set_theme(theme)
        for part in self.parts:
            part.set_theme(theme)

    def stop(self) -> None:
        """Stop all work."""
        self._starts = {}
        self.many.stop()
        self.tree.stop()

    def shutdown(self) -> bool:
        """End the worker threads within a time limit; return whether they ended."""
        ended = [self.many.shutdown(), self.tree.shutdown()]  # both, even if one fails
        return all(ended)
