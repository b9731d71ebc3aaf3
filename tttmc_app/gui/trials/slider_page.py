"""A position's scores at any number of trials, how they converge, and how a number adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Slot

from tttmc_app.analysis.breakdown import breakdown, lines_text
from tttmc_app.analysis.facts import Want
from tttmc_app.analysis.review_texts import slip_text
from tttmc_app.core import Position, Square, Text, Thought, Weights, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.core.symmetry import best_of_groups
from tttmc_app.experiments.chart import Dot
from tttmc_app.experiments.convergence import ScoreCurve, scores_chart
from tttmc_app.gui.board import CHANCES, SCORES, BoardView, overlay_of
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.fitting import usual_trials
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.page_stage import PageStage
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.parts import ButtonRow, TrialsPart, describe_squares, text_button
from tttmc_app.gui.trials.rival import RivalBox
from tttmc_app.gui.trials.sum_table import SumTable
from tttmc_app.gui.trials.trials_slider import TrialsSlider

MAX_CURVES = 4
"""Squares in the chart."""
_CHART_HEIGHT, _PLOT_HEIGHT = 290, 136
_TITLE = Text("Convergence of the best squares in one run of trials")


class SliderPage(TrialsPart):
    """A stage with a slider below the board; the chart and the sum are in the column."""

    def __init__(self) -> None:
        super().__init__()
        self._square: Square | None = None
        self._why: tuple[Square, Text] | None = None
        """The square whose score is added up, and the text about the lines through it."""
        self._is_to_announce = False
        """Whether the sum of the chosen square has yet to be announced."""
        self._follower = TrialsFollower(self)
        self._follower.grown.connect(self._on_grown)
        self._follower.ended.connect(self._show)
        self._follower.learnt_exact.connect(self._show)
        self._insights = Insights(self)
        self._insights.changed.connect(self._show)
        self.first = self.board = BoardView()
        self.board.setObjectName("trialsBoard")
        describe_squares(self.board)
        self.board.chosen.connect(self._choose)
        self.slider = TrialsSlider("trials")
        self.slider.moved.connect(self._show)
        self._note = muted_label(small=True, wrap=True)
        self.chart = ChartView("trialsChart", has_menu=False)
        self.chart.setFixedHeight(_CHART_HEIGHT)
        self.chart.viewport.setMinimumHeight(_PLOT_HEIGHT)
        self.chances = text_button(
            "trialsChances",
            translate("Trials", "Chance of best score"),
            self._show,
        )
        self.chances.setCheckable(True)
        self.chances.setToolTip(
            translate("Trials", "Show how likely each square is to have the best score")
        )
        self.sum = SumTable()
        self.rival = RivalBox()
        self.rival.chosen.connect(self._show)
        self.rival.trials_wanted.connect(self.slider.move_to)
        self.lay_out(
            PageStage("trials", self.slider.label, self.board),
            (self.board, self.chart),
            *(self._note, self.sum, self.rival, ButtonRow(self.chances), self.chart),
        )
        self.stage.foot.insertWidget(0, self.slider, 3)

    @property
    def trials(self) -> int:
        """Return the number of trials shown."""
        tally = self._follower.tally_at(self.slider.at)
        return 0 if tally is None else tally.trials

    @property
    def thought(self) -> Thought | None:
        """Return the scores on the board."""
        return self._follower.thought_at(self.slider.at)

    def start(
        self, position: Position, weights: Weights, seed: int, trials: int | None = None
    ) -> None:
        """Follow the trials from a position, with its thought's seed.

        At first this many are shown, or as many as are usual on the board.
        """
        trials = trials or usual_trials(position.rules)
        self._square = self._why = None
        self._is_to_announce = False
        self.sum.hide()  # until the first trials have been played
        self.chances.setChecked(False)
        self.slider.begin_with(trials)
        self.board.set_position(position, None)
        self.rival.start(position)
        self._follower.start(position, weights, seed, trials)
        self._show()

    def stop(self) -> None:
        """Play no more trials."""
        self._insights.leave()
        self._follower.stop()

    def shutdown(self) -> bool:
        """End the worker threads within a time limit; return whether they ended."""
        ended = [self._insights.shutdown(), self._follower.shutdown()]  # both, even if one fails
        return all(ended)

    @Slot(int)
    def _on_grown(self, before: int) -> None:
        if before <= self.slider.at:
            self._show()

    @Slot(int, int)
    def _choose(self, row: int, col: int) -> None:
        """Show where the number on a square comes from."""
        self._square = (row, col)
        self._is_to_announce = True
        self._show()

    def explain(self, square: Square) -> None:
        """Show where the number on a square comes from."""
        self.board.move_cursor(square)
        self._choose(*square)

    @Slot()
    def _show(self) -> None:
        thought = self.thought
        position = self.board.picture.position
        has_chances = self.chances.isChecked()
        about = thought if has_chances else None
        facts = self._insights.known_about(position, about, Want.SPREAD) if thought else None
        chances = overlay_of(thought, CHANCES, facts or position) if has_chances else None
        self.board.set_overlay(chances or overlay_of(thought, SCORES, facts or position))
        slip = shown(slip_text(facts, thought)) if facts else ""
        self._note.setText(sentences(slip, self._note_text(self.slider.count)))
        self._show_chart()
        if thought is not None and thought.tally is not None:
            square = self._square or (thought.best[0] if thought.best else (0, 0))
            index = position.rules.index(square)
            found = breakdown(thought.tally, self._follower.weights, index, thought.side)
            if self._why is None or self._why[0] != square:
                self._why = (square, lines_text(position, square))
            self.sum.show_sum(square_name(square), found, self._why[1])
            self.sum.show()
            if self._is_to_announce:
                self._is_to_announce = False
                announce(self.board, self.sum.sentence)
            exact = None if self._follower.trail is None else self._follower.trail.expectation
            weights = self._follower.weights
            self.rival.show_comparison(square, thought.tally, weights, facts, exact)

    def _note_text(self, count: int) -> str:
        if self.trials < count and self._follower.is_playing:
            return translate("Trials", "Playing: {done} trials so far.", done=grouped(self.trials))
        return translate(
            "Trials",
            "A larger number of trials includes all the trials of a smaller one. Click a square "
            "to see where its number comes from.",
        )

    def _show_chart(self) -> None:
        trail, reached = self._follower.trail, self._follower.reached(self.slider.at)
        if trail is None or not reached:
            self.chart.show_chart(scores_chart(_TITLE, (), ()))
            return
        tallies, weights = trail.tallies[:reached], self._follower.weights
        scores = [[s / t.trials for s in t.scores(*weights)] for t in tallies]
        errors = [[e / t.trials for e in t.standard_errors(*weights)] for t in tallies]
        exact = trail.expectation.scores(*weights) if trail.expectation else None
        position = trail.position
        curves = [
            ScoreCurve(
                square_name(position.rules.square(index)),
                tuple(row[index] for row in scores),
                tuple(row[index] for row in errors),
                None if exact is None else exact[index],
            )
            for index in _charted(position, scores[-1], self._square)
        ]
        chart = scores_chart(_TITLE, self.slider.counts[:reached], curves)
        smooth = tuple(replace(curve, dot=Dot.NONE) for curve in chart.curves)
        keys = tuple(replace(key, dot=Dot.NONE) for key in chart.keys)
        self.chart.show_chart(replace(chart, curves=smooth, keys=keys))


def _charted(position: Position, scores: Sequence[float], chosen: Square | None) -> list[int]:
    """Return the chosen square and the best others, one from each group of symmetric squares."""
    number = chosen and position.rules.index(chosen)
    ranked = best_of_groups(position, position.where_legal(scores), number)
    if number not in ranked[MAX_CURVES:]:
        return ranked[:MAX_CURVES]
    return [*ranked[: MAX_CURVES - 1], number]
