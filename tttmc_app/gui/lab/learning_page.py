"""Let a learner learn from thousands of games, and show how its losses become fewer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.experiments import Training, TrainingScore, train
from tttmc_app.gui.bars import MessageBar
from tttmc_app.gui.charts.experiments import learning_chart
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.faults import show_fault
from tttmc_app.gui.fields import Chooser, CountField
from tttmc_app.gui.lab.exports import Exporter
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import FORM_WIDTH, RunBar, column, scrolled
from tttmc_app.gui.lab.sweep_page import MACHINES
from tttmc_app.gui.numbers import grouped
from tttmc_app.gui.panels.card import Card, Form, title_label
from tttmc_app.gui.panels.parameter_fields import ParameterField, field_of
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.theme import UNIT, Theme
from tttmc_app.players import Blame, default_spec, open_textbook, player_kind
from tttmc_app.workers import JobRunner, Report, iterate_in_child

GAMES = 10_000
MAX_GAMES = 10**7
_SIDES = (("X", Mark.X), ("O", Mark.O), ("both in turn", None))


class LearningPage(LabPage):
    """Train a learner: what from, how long, and what it loses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("training")
        self._training: Training | None = None
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.finished.connect(self._on_finished)
        self._runner.failed.connect(self._on_failed)
        self._fields: dict[str, ParameterField] = {}
        self._games = CountField(1, MAX_GAMES)
        self._games.setObjectName("trainingGames")
        self._games.setValue(GAMES)
        self._side = Chooser()
        self._side.setObjectName("trainingSide")
        for label, _ in _SIDES:
            self._side.addItem(label)
        self._opponent = PlayerForm("Training", MACHINES)
        self._opponent.chooser.setAccessibleName("Who plays against the learner")
        self._opponent.set_spec(default_spec("random"))
        self._rules = RulesCard()
        self._curve = ChartView("lossCurve")
        self._message = MessageBar()
        self._exporter = Exporter(self)
        self._bar = RunBar("training", "Train")
        self._bar.finish.setVisible(False)
        self._lay_out()
        self._bar.start.clicked.connect(self._start)
        self._bar.stop.clicked.connect(self._stop)
        self._curve.more_wanted.connect(self._on_chart_export)
        self._exporter.failed.connect(self._message.say)
        self._exporter.done.connect(self._bar.say)
        keys = QShortcut(QKeySequence("Ctrl+Return"), self)
        keys.activated.connect(self._start)
        self._curve.show_chart(learning_chart("Losses", (), 1, 1))
        self._show_rules()

    def set_rules(self, rules: Rules) -> None:
        """Train by these rules from now on; a training under way goes on by its own."""
        if not self._runner.is_busy:
            self._rules.set_rules(rules)
            self._show_rules()

    def set_theme(self, theme: Theme) -> None:
        """Show the curve in another theme's colours."""
        self._curve.set_theme(theme)
        self._exporter.set_theme(theme)

    def shutdown(self) -> bool:
        """End the worker thread within a bound; what was learnt is kept."""
        self._stop()
        written = self._exporter.shutdown()
        return self._runner.shutdown() and written

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(FORM_WIDTH)
        form = QVBoxLayout(side)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(0)
        cards = (self._learner_card(), self._opponent_card(), self._rules)
        form.addWidget(scrolled(column(*cards), "trainingForm"), 1)
        form.addWidget(self._bar)
        body = QVBoxLayout()
        body.setSpacing(UNIT)
        body.addWidget(title_label("Learning"))
        body.addWidget(self._message)
        body.addWidget(self._curve, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(side)
        layout.addLayout(body, 1)

    def _learner_card(self) -> Card:
        card, form = Card(), Form()
        for parameter in player_kind("learner").parameters:
            field = field_of(parameter)
            field.widget.setObjectName(f"training-{parameter.name}")
            form.add_row(parameter.label, field.widget, parameter.help)
            self._fields[parameter.name] = field
        form.add_row("Games", self._games, "How many games it plays.")
        form.add_row("Its side", self._side, "Which side the learner has.")
        card.body.addWidget(title_label("Learner"))
        card.body.addWidget(form)
        return card

    def _opponent_card(self) -> Card:
        card = Card()
        card.body.addWidget(title_label("Against"))
        card.body.addWidget(self._opponent.chooser)
        card.body.addWidget(self._opponent)
        return card

    def _show_rules(self) -> None:
        rules = self._rules.rules().describe()
        self._bar.show_rest(f"Games on {rules}, each block kept as it is done.")

    @Slot()
    def _start(self) -> None:
        if self._runner.is_busy:
            return
        self._message.hide()
        values = {name: field.value() for name, field in self._fields.items()}
        rules = self._rules.rules()
        try:
            self._training = Training(
                textbook=open_textbook(str(values["textbook"]), rules).path,
                games=int(self._games.value()),
                rules=rules,
                seed=self._rules.typed_seed() or 0,
                opponent=self._opponent.spec(),
                side=_SIDES[self._side.currentIndex()][1],
                blame=Blame(str(values["blame"])),
                symmetry=bool(values["symmetry"]),
            )
        except TttmcError as error:
            self._message.say(str(error))
            show_fault(error)
            return
        self._bar.show_running(0.0, "Starting…", finishing=True)
        self._bar.finish.hide()
        # In a child, since training is plain Python, which would make the window wait.
        self._runner.start(partial(iterate_in_child, partial(train, self._training)))

    @Slot()
    def _stop(self) -> None:
        if self._runner.is_busy:
            self._runner.cancel()
            self._bar.show_rest(f"{self._bar.note.text()} Stopped; all of it is kept.")
            self.told.emit("")

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        score, training = report.value, self._training
        if isinstance(score, TrainingScore) and training is not None:
            share = score.games / training.games
            self._bar.show_running(share, _progress(training, score), finishing=True)
            self._bar.finish.hide()
            self.told.emit(f"{100 * share:.0f} %")
            title = f"Losses as it learns, {training.rules.describe()}"
            self._curve.show_chart(
                learning_chart(title, score.losses_per_block, training.block, training.games)
            )

    @Slot(Report)
    def _on_finished(self, report: Report) -> None:
        self._on_report(report)
        self._bar.show_rest(self._bar.note.text(), 1.0)
        self.told.emit("")

    @Slot(int, str)
    def _on_failed(self, _job_id: int, message: str) -> None:
        self._bar.show_rest()
        self._message.say(message)
        self.told.emit("")

    @Slot(object)
    def _on_chart_export(self, _where: object) -> None:
        self._exporter.ask_chart(self._curve)


def _progress(training: Training, score: TrainingScore) -> str:
    return (
        f"{grouped(score.games)} games on {training.rules.describe()}, {grouped(score.losses)} "
        f"lost; the textbook knows {grouped(score.mistakes)} mistakes."
    )
