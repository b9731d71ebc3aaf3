"""A position's scores at any number of trials, how they converge, and how a number adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tttmc_app.analysis.breakdown import Breakdown, breakdown, lines_text
from tttmc_app.analysis.comparison import (
    compare,
    comparison_text,
    exact_text,
    overlap_text,
    proof_text,
)
from tttmc_app.analysis.facts import PositionFacts, Want
from tttmc_app.analysis.review_texts import slip_text
from tttmc_app.analysis.trail import MOST
from tttmc_app.core import Expectation, Position, Square, Tally, Text, Thought, Weights, square_name
from tttmc_app.core.numbers import Number, grouped, significant
from tttmc_app.core.symmetry import best_of_groups, equal_squares
from tttmc_app.experiments.chart import Dot
from tttmc_app.experiments.convergence import ScoreCurve, scores_chart
from tttmc_app.gui.board import CHANCES, SCORES, BoardView, overlay_of
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.fitting import usual_trials
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.page_stage import PageStage
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.button_row import ButtonRow
from tttmc_app.gui.look.theme import UNIT, scaled
from tttmc_app.gui.look.translation import capitalised, sentences, shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, headline, muted_label
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.inspector import rule
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.parts import TrialsPart, describe_squares, text_button
from tttmc_app.gui.trials.trials_slider import TrialsSlider

MAX_CURVES = 4
"""Squares in the chart."""
_CHART_HEIGHT, _PLOT_HEIGHT = 290, 136
_TITLE = Text("Convergence of the best squares in one run of trials")
_COLUMNS = 4
"""The columns of the sum: words, trials, weight, points."""
_ROW = 24
"""The height of a row of the sum in pixels, unless its words wrap."""


class _SumTable(QFrame):
    """The counts of trials times their weights, divided by the number of trials."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sumTable")
        self._title = headline("sumHeadline")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, UNIT, 0, UNIT)
        self._grid.setHorizontalSpacing(UNIT // 2)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0, 1, _COLUMNS)
        self._grid.setRowMinimumHeight(0, self._title.sizeHint().height() + UNIT)
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
        self._title.setText(translate("Trials", "The score of {square}", square=name))
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
        self.sum = _SumTable()
        self.rival = RivalBox()
        self.rival.chosen.connect(self._show)
        self.rival.trials_wanted.connect(self.slider.move_to)
        self.lay_out(
            PageStage("trials", self.slider.label, self.board),
            (self.board, self.chart),
            *(self.sum, self._note, self.rival, ButtonRow(self.chances), self.chart),
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
        self.stage.show_sides(position)
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
