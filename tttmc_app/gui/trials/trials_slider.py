"""A slider from 10 to 10,000,000 trials and the number that it stands for."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSlider

from tttmc_app.analysis.trail import MOST, counts
from tttmc_app.core import Text
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel

_LEAST_WIDTH = 60


class TrialsSlider(QSlider):
    """A slider over the counts of a trail, about evenly on a logarithmic scale."""

    moved = Signal()
    """The user has chosen another number of trials."""

    def __init__(self, name: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.own = 0
        """The number of trials of the thought that it begins with."""
        self.counts = counts()
        self.setObjectName(f"{name}Slider")
        self.setPageStep(10)  # a decade
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setTickInterval(10)
        self.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.setAccessibleName(translate("Trials", "Trials"))
        self.label = PlainLabel()
        """The number of trials, to be shown near the slider."""
        self.label.setObjectName(f"{name}Count")
        self.label.setProperty("role", "title")
        self.label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.begin_with(self.counts[0])
        self.valueChanged.connect(self._on_moved)

    @property
    def at(self) -> int:
        """Return which of the counts is chosen."""
        return self.value()

    @property
    def count(self) -> int:
        """Return the chosen number of trials."""
        return self.counts[self.at]

    def begin_with(self, trials: int, *, is_offer: bool = False) -> None:
        """Move to a thought's number of trials, or to the nearest end; add it to the counts.

        An offer is a number that no thought has played.
        """
        self.own, self.counts, self._is_offer = trials, counts(trials), is_offer
        with QSignalBlocker(self):
            self.setRange(0, len(self.counts) - 1)
            self.setValue(max(0, bisect_right(self.counts, trials) - 1))
        self._show_count()

    @Slot(int)
    def move_to(self, trials: int) -> None:
        """Move to the smallest count of at least this many trials, as a user would."""
        self.setValue(min(bisect_left(self.counts, trials), len(self.counts) - 1))

    def showEvent(self, event: QShowEvent) -> None:
        """Reserve the width of the longest number, in the font that the label has now."""
        super().showEvent(event)
        longest = shown(Text("%n trial(s)", n=MOST))
        self.label.ensurePolished()
        self.label.setMinimumWidth(self.label.fontMetrics().horizontalAdvance(f"{longest} "))

    @Slot()
    def _on_moved(self) -> None:
        self._is_offer = False
        self._show_count()
        self.moved.emit()
        announce(self, self.label.text())

    def _show_count(self) -> None:
        count = self.count
        # Translators: What the slider below it offers: random games that nobody has played yet.
        offer = Text("Try Monte Carlo with %n trial(s)", n=count)
        text = shown(offer if self._is_offer else Text("%n trial(s)", n=count))
        self.label.setText(text)
        self.setAccessibleDescription(text)
