"""A position's scores at any number of trials, how they converge, and how a number adds up."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from tttmc_app import engine
from tttmc_app.analysis.breakdown import breakdown
from tttmc_app.analysis.trail import FEWEST, MOST, Trail, counts, follow
from tttmc_app.core import (
    Position,
    Square,
    Tally,
    Text,
    Thought,
    Weights,
    square_name,
    thought_of_tally,
)
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.chart import Dot
from tttmc_app.experiments.convergence_study import ScoreCurve, scores_chart
from tttmc_app.gui.board import SCORES, BoardView, overlay_of
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, announce, muted_label
from tttmc_app.gui.trials.sum_table import SumTable
from tttmc_app.workers import JobRunner, Report

FIRST_TRIALS = 1000
"""Where the slider starts."""
MAX_CURVES = 4
"""Squares in the chart."""


class SliderPage(QWidget):
    """A board with a slider below it; the chart and the sum stand beside it."""

    failed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = counts()
        self._trail: Trail | None = None
        self._weights = Weights()
        self._square: Square | None = None
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.returned.connect(self._on_report)
        self.board = BoardView()
        self.board.setObjectName("trialsBoard")
        self.board.set_description(self._describe)
        self.board.chosen.connect(self._choose)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("trialsSlider")
        self.slider.setRange(0, len(self._counts) - 1)
        self.slider.setValue(self._counts.index(FIRST_TRIALS))
        self.slider.setPageStep(10)  # a decade
        self.slider.setTickInterval(10)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setAccessibleName(translate("Trials", "Trials"))
        self.slider.valueChanged.connect(self._on_moved)
        self._label = PlainLabel()
        self._label.setObjectName("trialsCount")
        self._label.setProperty("role", "title")
        self._note = muted_label(small=True, wrap=True)
        self.chart = ChartView("trialsChart")
        self.chart.more.hide()
        self.sum = SumTable()
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(muted_label(grouped(FEWEST)))
        row.addWidget(self.slider, 1)
        row.addWidget(muted_label(grouped(MOST)))
        row.addWidget(self._label)
        self._label.setMinimumWidth(
            self._label.fontMetrics().horizontalAdvance("10,000,000 trials ")
        )
        self._label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        left = QVBoxLayout()
        left.addWidget(self.board, 1)
        left.addLayout(row)
        left.addWidget(self._note)
        right = QVBoxLayout()
        right.addWidget(self.chart, 1)
        right.addWidget(self.sum)
        self.sum.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(2 * UNIT)
        layout.addLayout(left, 1)
        layout.addLayout(right, 1)

    @property
    def trials(self) -> int:
        """Return the number of trials on show."""
        return 0 if self._tally is None else self._tally.trials

    @property
    def thought(self) -> Thought | None:
        """Return the scores on the board."""
        trail, tally = self._trail, self._tally
        if trail is None or tally is None:
            return None
        stream = engine.sample_stream(trail.position.rules)
        return thought_of_tally(trail.position, tally, self._weights, None, trail.seed, stream)

    def start(self, position: Position, weights: Weights, seed: int) -> None:
        """Follow the trials from a position, with the seed of its thought."""
        self._trail, self._weights, self._square = Trail(position, seed), weights, None
        self.board.set_position(position, None)
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._runner.start(partial(follow, position, seed, threads))
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self.board.set_theme(theme)
        self.chart.set_theme(theme)

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @property
    def _reached(self) -> int:
        """Return how many of the counts are on show: those up to the slider, as far as known."""
        known = len(self._trail.tallies) if self._trail is not None else 0
        return min(self.slider.value() + 1, known)

    @property
    def _tally(self) -> Tally | None:
        return self._trail.tallies[self._reached - 1] if self._trail and self._reached else None

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        if isinstance(report.value, Trail):
            before, self._trail = self._trail, report.value
            is_longer = before is None or len(before.tallies) <= self.slider.value()
            if is_longer or before is None or before.expectation != report.value.expectation:
                self._show()

    @Slot()
    def _on_moved(self) -> None:
        self._show()
        announce(self.slider, self._label.text())

    @Slot(int, int)
    def _choose(self, row: int, col: int) -> None:
        """Show where the number on a square comes from."""
        self._square = (row, col)
        self._show()
        announce(self.board, self.sum.sentence)

    def _describe(self, square: Square) -> str:
        position = self.board.picture.position
        return square_text(position, self.thought, square)

    def _show(self) -> None:
        thought, count = self.thought, self._counts[self.slider.value()]
        self.board.set_overlay(overlay_of(thought, SCORES))
        text = shown(Text("%n trial(s)", n=count))
        self._label.setText(text)
        self.slider.setAccessibleDescription(text)
        self._note.setText(self._note_text(count))
        self._show_chart()
        if thought is not None and thought.tally is not None:
            square = self._square or (thought.best[0] if thought.best else (0, 0))
            index = square[0] * self.board.picture.position.rules.size + square[1]
            found = breakdown(thought.tally, self._weights, index, thought.side)
            self.sum.show_sum(square_name(square), found)

    def _note_text(self, count: int) -> str:
        if self.trials < count:
            return translate("Trials", "Playing: {done} trials so far.", done=grouped(self.trials))
        return translate(
            "Trials",
            "A larger number of trials includes all the trials of a smaller one. Click a square "
            "to see where its number comes from.",
        )

    def _show_chart(self) -> None:
        trail, reached = self._trail, self._reached
        if trail is None or not reached:
            return
        tallies = trail.tallies[:reached]
        scores = [[s / t.trials for s in t.scores(*self._weights)] for t in tallies]
        errors = [[e / t.trials for e in t.standard_errors(*self._weights)] for t in tallies]
        exact = trail.expectation.scores(*self._weights) if trail.expectation else None
        ranked = sorted(
            (trail.position.rules.index(square) for square in trail.position.empty_squares),
            key=lambda index: -(exact or scores[-1])[index],
        )
        curves = [
            ScoreCurve(
                square_name(trail.position.rules.square(index)),
                tuple(row[index] for row in scores),
                tuple(row[index] for row in errors),
                None if exact is None else exact[index],
            )
            for index in ranked[:MAX_CURVES]
        ]
        title = Text("Convergence of the best squares")
        chart = scores_chart(title, self._counts[:reached], curves)
        smooth = tuple(replace(curve, dot=Dot.NONE) for curve in chart.curves)
        self.chart.show_chart(replace(chart, curves=smooth))
