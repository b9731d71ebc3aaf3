"""How a position's scores settle with more trials, and how often a losing move is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Position, Rules, Square, TttmcError
from tttmc_app.experiments.convergence import (
    MAX_RUNS,
    RUNS,
    Convergence,
    converge,
)
from tttmc_app.gui.bars import MessageBar
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.changes import announce
from tttmc_app.gui.charts.experiments import chance_chart, convergence_chart
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.faults import blaming, show_fault
from tttmc_app.gui.fields import Chooser, CountField
from tttmc_app.gui.lab.exports import Exporter
from tttmc_app.gui.lab.figures import convergence_charts, name_without_count
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import FORM_WIDTH, RunBar, button, column, scrolled
from tttmc_app.gui.lab.sweep_page import CHART_HEIGHT, values_of
from tttmc_app.gui.panels.card import Card, Form, muted_label, title_label
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.theme import UNIT, Theme
from tttmc_app.gui.wording import square_text
from tttmc_app.players import player_kind
from tttmc_app.workers import JobRunner, Report, iterate_in_child

TRIALS = "10, 30, 100, 300, 1000, 3000, 10000"
_BOARD = 168
"""Pixels along the small board: enough for the squares' names, which the curves have."""


class ConvergencePage(LabPage):
    """Choose a position, a player and numbers of trials; see the scores settle."""

    def __init__(self, board: Callable[[], Position], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("convergencePage")
        self._board_now = board
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.finished.connect(self._on_finished)
        self._runner.failed.connect(self._on_failed)
        self._board = BoardView()
        self._board.setObjectName("convergenceBoard")
        self._board.setFixedSize(_BOARD, _BOARD)
        self._board.set_animated(False)
        self._board.set_description(self._describe)
        self._text = QLineEdit()
        self._text.setObjectName("convergenceText")
        self._text.setPlaceholderText("X.O/.../...")
        self._side = Chooser()
        self._side.setObjectName("convergenceSide")
        self._side.addItem("by the marks", None)
        for mark in Mark:
            self._side.addItem(str(mark), mark)
        self._has_chosen_side = False
        self._take = button("convergenceTake", "Take the main window's")
        self._player = PlayerForm("Convergence", (player_kind("mc"), player_kind("forward")))
        self._player.chooser.setAccessibleName("Whose scores")
        self._trials = QLineEdit(TRIALS)
        self._trials.setObjectName("convergenceTrials")
        self._runs = CountField(1, MAX_RUNS)
        self._runs.setObjectName("convergenceRuns")
        self._runs.setValue(RUNS)
        self._rules = RulesCard()
        self.message = MessageBar()
        self._bar = RunBar("convergence", "Start")
        self._exporter = Exporter(self)
        self._scores = ChartView("convergenceScores")
        self._chance = ChartView("convergenceChance")
        for view in self._views():
            view.setMinimumHeight(CHART_HEIGHT)
        self._lay_out()
        self._connect()
        self._scores.show_chart(convergence_chart("Scores", (), (), ""))
        self._chance.show_chart(chance_chart("Losing moves", (), (), None))
        self._on_take()

    def _views(self) -> tuple[ChartView, ChartView]:
        return self._scores, self._chance

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(FORM_WIDTH)
        form = QVBoxLayout(side)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(0)
        cards = (self._position_card(), self._player_card(), self._rules)
        form.addWidget(scrolled(column(*cards), "convergenceForm"), 1)
        form.addWidget(self._bar)
        charts = QWidget()
        stacked = QVBoxLayout(charts)
        stacked.setContentsMargins(0, 0, UNIT // 2, 0)
        stacked.setSpacing(UNIT)
        for view in self._views():
            stacked.addWidget(view, 1)
        body = QVBoxLayout()
        body.setSpacing(UNIT)
        body.addWidget(title_label("Convergence"))
        body.addWidget(self.message)
        body.addWidget(scrolled(charts, "convergenceCharts"), 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(side)
        layout.addLayout(body, 1)

    def _position_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row(
            "Board", self._text, "Rows from the top with / between them, of X, O and dots."
        )
        form.add_row("To move", self._side, "By the marks: X where both sides have as many.")
        card.body.addWidget(title_label("Position"))
        card.body.addWidget(self._board, 0, Qt.AlignmentFlag.AlignHCenter)
        card.body.addWidget(form)
        card.body.addWidget(self._take)
        return card

    def _player_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row(
            "Runs each", self._runs, "How often a move is chosen at each number of trials."
        )
        card.body.addWidget(title_label("Player"))
        card.body.addWidget(self._player.chooser)
        card.body.addWidget(self._player)
        card.body.addWidget(muted_label("Trials, with commas between them"))
        self._trials.setAccessibleName("Trials")
        card.body.addWidget(self._trials)
        card.body.addWidget(form)
        for _, field in (*self._player.fields("trials"), *self._player.fields("samples")):
            field.widget.setEnabled(False)  # they are what varies
        for _, field in self._player.fields("exact"):
            field.widget.setEnabled(False)
        return card

    def _connect(self) -> None:
        self._bar.start.clicked.connect(self._start)
        self._bar.stop.clicked.connect(self._stop)
        self._take.clicked.connect(self._on_take)
        self._text.textChanged.connect(self._show_position)
        self._text.textEdited.connect(self._on_typed)
        self._side.currentIndexChanged.connect(self._show_position)
        self._side.activated.connect(self._on_side_chosen)
        self._rules.rules_changed.connect(self._on_rules)
        self._exporter.failed.connect(self.message.say)
        self._exporter.done.connect(self._bar.say)
        for view in self._views():
            view.more_wanted.connect(self._on_chart_export)
        keys = QShortcut(QKeySequence("Ctrl+Return"), self)
        keys.activated.connect(self._start)

    # What is asked of it ---------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._board.set_theme(theme)
        self._exporter.set_theme(theme)
        for view in self._views():
            view.set_theme(theme)

    def shutdown(self) -> bool:
        """End the threads within a bound."""
        self._stop()
        written = self._exporter.shutdown()
        return self._runner.shutdown() and written

    def position(self) -> Position:
        """Return the position that is described; raise TttmcError where it is none."""
        text = self._text.text().strip()
        rules = self._rules.rules()
        size = text.count("/") + 1
        if size != rules.size:
            rules = Rules(size)
        side = self._side.currentData()  # Qt hands a mark back as its text
        return Position.parse(text, rules, Mark(side) if side else None)

    @Slot()
    def _on_take(self) -> None:
        position = self._board_now()
        self._rules.set_rules(position.rules)
        self._text.setText(position.text)
        self._has_chosen_side = False
        self._side.setCurrentIndex(0)
        if not self._is_shown(position):
            self._side.setCurrentIndex(self._side.findData(position.to_move))
        self._show_position()

    @Slot()
    def _on_side_chosen(self) -> None:
        self._has_chosen_side = True

    @Slot()
    def _on_typed(self) -> None:
        if not self._has_chosen_side:  # it came with the board before
            self._side.setCurrentIndex(0)

    def _is_shown(self, position: Position) -> bool:
        try:
            return self.position() == position
        except TttmcError:
            return False

    @Slot(Rules)
    def _on_rules(self, rules: Rules) -> None:
        if self._text.text().count("/") + 1 != rules.size:
            self._text.setText(Position.start(rules).text)
        self._show_position()

    @Slot()
    def _show_position(self) -> None:
        try:
            position = self.position()
        except TttmcError:
            return  # Start says what is wrong; meanwhile somebody may still be typing
        if position.rules != self._rules.rules():
            self._rules.set_rules(position.rules)
        self._board.set_position(position, None)
        if self._side.currentIndex() == 0:
            self._side.setItemText(0, f"by the marks: {position.to_move}")

    def _describe(self, square: Square) -> str:
        return square_text(self._board.picture.position, None, square)

    @Slot()
    def _start(self) -> None:
        if self._runner.is_busy:
            return
        try:
            with blaming(self._text):
                position = self.position()
            player, seed = self._player.spec(), self._rules.typed_seed() or 0
            counted = player.kind.parameters[0]
            with blaming(self._trials):
                trials = [int(value) for value in values_of(counted, self._trials.text())]
        except TttmcError as error:
            self.message.say(str(error))
            show_fault(error)
            return
        self.message.hide()
        self._bar.show_running(0.0, "Starting…", finishing=True)
        self._bar.finish.hide()
        runs = int(self._runs.value())
        # In a child: much of it is Python, which would make the window wait.
        work = partial(converge, position, player, trials, seed, runs)
        self._runner.start(partial(iterate_in_child, work))

    @Slot()
    def _stop(self) -> None:
        if self._runner.is_busy:
            self._runner.cancel()
            self._bar.show_rest("Stopped.")
            self.told.emit("")

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        found = report.value
        if isinstance(found, Convergence):
            runs = sum(point.runs for point in found.points)
            self._bar.show_running(found.share, f"{runs} moves chosen", finishing=True)
            self._bar.finish.hide()
            self.told.emit(f"{100 * found.share:.0f} %")
            self._show(found)

    @Slot(Report)
    def _on_finished(self, report: Report) -> None:
        self.told.emit("")
        found = report.value
        if isinstance(found, Convergence):
            self._show(found)
            words = f"{name_without_count(found.player)}, seed {found.seed}. {found.note}".strip()
            self._bar.show_rest(words, 1.0)
            announce(self, self._chance.chart.words)

    @Slot(int, str)
    def _on_failed(self, _job_id: int, message: str) -> None:
        self._bar.show_rest()
        self.message.say(message)
        self.told.emit("")

    def _show(self, found: Convergence) -> None:
        for view, chart in zip(self._views(), convergence_charts(found), strict=True):
            view.show_chart(chart)

    @Slot(object)
    def _on_chart_export(self, where: object) -> None:
        for view in self._views():
            if where is view.more:
                self._exporter.ask_chart(view)
