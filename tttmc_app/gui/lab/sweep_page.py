"""One parameter of a player, and what becomes of its games: form, charts and table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tttmc_app.core import Mark, TttmcError
from tttmc_app.core.numbers import duration_texts, grouped
from tttmc_app.experiments.player_text import value_name
from tttmc_app.experiments.recipe import MAX_GAMES, Recipe
from tttmc_app.experiments.running import AnyProgress
from tttmc_app.experiments.sweep import TRIALS, SweepPlan, SweepRow, SweepSummary
from tttmc_app.experiments.sweep_charts import (
    EMPTY_SWEEP_CHARTS,
    sweep_results_chart,
    sweep_times_chart,
)
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.parts import Table, scrolled
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import Card, Form, muted_label, title_label
from tttmc_app.gui.panels.field_errors import naming_field
from tttmc_app.gui.panels.fields import Chooser, CountField
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import (
    PLAYER_KINDS,
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OwnNumberParameter,
    Parameter,
    SwitchParameter,
    Value,
)
from tttmc_app.players.parameter import format_value

MACHINES = tuple(kind for kind in PLAYER_KINDS if kind.make is not None)
GAMES = 100
SIDES = (("X", Mark.X), ("O", Mark.O), ("both in turn", None))
CHART_HEIGHT = 288


class SweepPage(RunPage):
    """Let one parameter take several values, and show what changes."""

    kind = "sweep"
    start_text = "Start the sweep"

    def __init__(self) -> None:
        super().__init__("sweep", "Sweep")
        self._player = PlayerForm("Sweep", MACHINES)
        self._player.chooser.setAccessibleName("Who is measured")
        self._parameter = Chooser()
        self._parameter.setObjectName("sweepParameter")
        self._values = QLineEdit()
        self._values.setObjectName("sweepValues")
        self._games = CountField(1, MAX_GAMES)
        self._games.setObjectName("sweepGames")
        self._games.setValue(GAMES)
        self._against = Chooser()
        self._against.setObjectName("sweepAgainst")
        self._against.addItem("itself")
        self._against.addItem("another player")
        self._opponent = PlayerForm("SweepOpponent", MACHINES)
        self._opponent.chooser.setAccessibleName("Who plays against it")
        self._side = Chooser()
        self._side.setObjectName("sweepSide")
        for label, _ in SIDES:
            self._side.addItem(label)
        self._side.setCurrentIndex(2)
        self._hint = muted_label(small=True, wrap=True)
        self._results = ChartView("sweepResults")
        self._times = ChartView("sweepTimes")
        self._table = Table("sweepTable", dense=True)
        self._table.setAccessibleName("Results of the sweep")
        for view in self.chart_views():
            view.setMinimumHeight(CHART_HEIGHT)
        self.lay_out(
            (
                self._player_card(),
                self._varied_card(),
                self._against_card(),
                self.rules,
                self.where,
            ),
            self._result_area(),
        )
        self._player.chooser.currentIndexChanged.connect(self._on_kind)
        self._parameter.currentIndexChanged.connect(self._on_parameter)
        self._against.currentIndexChanged.connect(self._on_against)
        self._on_kind()
        self._on_against()
        self._show_empty()

    def _player_card(self) -> Card:
        card = Card()
        card.body.addWidget(title_label("Player"))
        card.body.addWidget(self._player.chooser)
        card.body.addWidget(self._player)
        return card

    def _varied_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row("Parameter", self._parameter, "What is changed from row to row.")
        form.add_row("Games each", self._games, "How many games are played with each value.")
        card.body.addWidget(title_label("What varies"))
        card.body.addWidget(form)
        self._values.setAccessibleName("Values")
        card.body.addWidget(muted_label("Values, with commas between them"))
        card.body.addWidget(self._values)
        card.body.addWidget(self._hint)
        return card

    def _against_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row("Plays against", self._against, "Itself: both sides have the value.")
        self._side_form = Form()
        self._side_form.add_row("Its side", self._side, "Which side the measured player has.")
        card.body.addWidget(title_label("Opponent"))
        card.body.addWidget(form)
        self._opponent_box = QWidget()
        box = QVBoxLayout(self._opponent_box)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(UNIT)
        box.addWidget(self._opponent.chooser)
        box.addWidget(self._opponent)
        box.addWidget(self._side_form)
        card.body.addWidget(self._opponent_box)
        return card

    def _result_area(self) -> QWidget:
        area = QWidget()
        layout = QVBoxLayout(area)
        layout.setContentsMargins(0, 0, UNIT // 2, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(self._results, 3)
        layout.addWidget(self._times, 3)
        layout.addWidget(self._table)
        return scrolled(area, "sweepResultsArea")

    # The form --------------------------------------------------------------------------------

    def plan(self) -> SweepPlan:
        """Return what the form describes; raise TttmcError where that can't be played."""
        parameter = self._chosen()
        other = self._against.currentIndex() == 1
        player, against = self._player.spec(), self._opponent.spec() if other else None
        with naming_field(self._values):
            values = values_of(parameter, self._values.text())
        games = int(self._games.value())
        with naming_field(self._games if games * len(values) > MAX_GAMES else self._values):
            return SweepPlan(
                player=player,
                parameter=parameter.name,
                values=values,
                against=against,
                side=SIDES[self._side.currentIndex()][1] if other else Mark.X,
                games_each=games,
                rules=self.rules.rules(),
                seed=self.seed(),
            )

    def show_recipe(self, recipe: Recipe) -> None:
        """Fill the form in."""
        plan = recipe
        assert isinstance(plan, SweepPlan)
        self._player.set_spec(plan.player)
        self._on_kind()
        names = [parameter.name for parameter in plan.player.kind.parameters]
        self._parameter.setCurrentIndex(self._parameter.findData(plan.parameter))
        assert plan.parameter in names
        self._values.setText(", ".join(format_value(value) for value in plan.values))
        self._games.setValue(plan.games_each)
        self._against.setCurrentIndex(int(plan.against is not None))
        if plan.against is not None:
            self._opponent.set_spec(plan.against)
            self._side.setCurrentIndex([side for _, side in SIDES].index(plan.side))
        self.set_rules(plan.rules)
        self.set_seed(plan.seed)

    def _chosen(self) -> Parameter:
        """Return the parameter that varies; raise TttmcError for a player without any."""
        name = self._parameter.currentData()
        if name is None:
            label = self._player.kind.label
            raise TttmcError(f"{label} has nothing to set: choose another player to measure")
        return self._player.spec().parameter(str(name))

    @Slot()
    def _on_kind(self) -> None:
        kind = self._player.kind
        with QSignalBlocker(self._parameter):
            self._parameter.clear()
            for parameter in kind.parameters:
                if not isinstance(parameter, FileParameter):
                    self._parameter.addItem(shown(parameter.label), parameter.name)
        self._parameter.setEnabled(self._parameter.count() > 0)
        self._values.setEnabled(self._parameter.count() > 0)
        self._on_parameter()

    @Slot()
    def _on_parameter(self) -> None:
        name = self._parameter.currentData()
        if name is None:
            self._values.clear()
            self._hint.setText("This player has nothing that could vary.")
            return
        parameter = self._player.spec().parameter(str(name))
        self._values.setText(usual_values(parameter))
        self._hint.setText(values_hint(parameter))
        for kind in MACHINES:
            for other in kind.parameters:
                for owner, field in self._player.fields(other.name):
                    if owner is kind:
                        field.widget.setEnabled(
                            kind is not self._player.kind or other.name != parameter.name
                        )

    @Slot()
    def _on_against(self) -> None:
        self._opponent_box.setVisible(self._against.currentIndex() == 1)

    # Results ---------------------------------------------------------------------------------

    def chart_views(self) -> Sequence[ChartView]:
        """Return the page's charts."""
        return (self._results, self._times)

    def result_steps(self, progress: AnyProgress) -> Sequence[Callable[[], None]]:
        """Return what shows how the games stand: a step for each chart and table."""
        plan, summary = progress.plan, progress.summary
        if not (isinstance(plan, SweepPlan) and isinstance(summary, SweepSummary)):
            return ()
        return (
            lambda: self._results.show_chart(sweep_results_chart(plan, summary)),
            lambda: self._times.show_chart(sweep_times_chart(plan, summary)),
            partial(self._show_table, plan, summary),
        )

    def _show_table(self, plan: SweepPlan, summary: SweepSummary) -> None:
        self._table.show_rows(*sweep_rows(plan, summary))
        self._table.fit()
        self._table.show()

    def _show_empty(self) -> None:
        for view, chart in zip(self.chart_views(), EMPTY_SWEEP_CHARTS, strict=True):
            view.show_chart(chart)
        self._table.hide()


def values_of(parameter: Parameter, text: str) -> tuple[Value, ...]:
    """Read values with commas between them; raise TttmcError saying which is none."""
    words = [word.strip() for word in text.replace(";", ",").split(",") if word.strip()]
    if not words:
        label = shown(parameter.label).lower()
        raise TttmcError(f"say which values {label} is to have, such as 5, 10")
    return tuple(parameter.parse(word) for word in words)


def usual_values(parameter: Parameter) -> str:
    """Return values that are worth a look, for the field to begin with."""
    match parameter:
        case NumberParameter(name="trials"):
            found: Sequence[Value] = TRIALS
        case OwnNumberParameter():
            found = [v for v in (1, 2, 5, 10) if parameter.minimum <= v <= parameter.maximum]
        case NumberParameter() if parameter.is_whole:
            found = [v for v in (1, 5, 10, 50, 100, 500) if v >= parameter.minimum]
        case NumberParameter():
            found = [
                v for v in (0.0, 0.5, 1.0, 2.0, 4.0) if parameter.minimum <= v <= parameter.maximum
            ]
        case ChoiceParameter():
            found = [word for word, _ in parameter.choices]
        case SwitchParameter():
            return "0, 1"
        case FileParameter():
            return ""
    return ", ".join(format_value(value) for value in found)


def values_hint(parameter: Parameter) -> str:
    """Return which values can be taken."""
    match parameter:
        case NumberParameter() | OwnNumberParameter():
            whole = "Whole numbers" if isinstance(parameter.minimum, int) else "Numbers"
            low, high = grouped(parameter.minimum), grouped(parameter.maximum)
            return f"{whole} from {low} to {high}."
        case ChoiceParameter():
            return "Any of " + ", ".join(word for word, _ in parameter.choices) + "."
        case SwitchParameter():
            return "0 is off, 1 is on."
        case FileParameter():
            return ""


def sweep_rows(plan: SweepPlan, summary: SweepSummary) -> tuple[list[str], list[list[str]]]:
    """Return the table's heads and rows."""
    label = shown(plan.player.parameter(plan.parameter).label)
    ends = ["X wins", "Ties", "O wins"] if plan.against is None else ["Won", "Ties", "Lost"]
    heads = [label, "Games", *ends, "Ties, 95 %", "A game", "A move"]
    rows = summary.rows
    times = zip(
        duration_texts([(row.score.seconds.mean, row.score.seconds.deviation) for row in rows]),
        duration_texts([(row.move_times.mean, row.move_times.deviation) for row in rows]),
        strict=True,
    )
    return heads, [[*_row(plan, row), *both] for row, both in zip(rows, times, strict=True)]


def _row(plan: SweepPlan, row: SweepRow) -> list[str]:
    score, games = row.score, row.games
    cells = [
        shown(value_name(plan.player, plan.parameter, row.value)),
        *(grouped(count) for count in (games, row.wins, score.ties, row.losses)),
    ]
    if not games:
        return [*cells, ""]
    interval = row.ties_interval
    return [*cells, f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %"]
