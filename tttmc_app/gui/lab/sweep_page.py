"""The Sweep page: one parameter of a player takes several values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Text, TttmcError
from tttmc_app.core.numbers import Number, duration_texts, grouped, interval_text
from tttmc_app.experiments.player_text import value_name
from tttmc_app.experiments.settings import MAX_GAMES
from tttmc_app.experiments.statistics import Histogram
from tttmc_app.experiments.sweep import TRIALS, SweepPlan, SweepRow, SweepSummary
from tttmc_app.gui.lab.parts import (
    GAMES,
    MACHINES,
    SIDES,
    Table,
    scrolled,
)
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.value_lists import has_decimal_commas, list_text, values_of
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, Form, muted_label, title_label
from tttmc_app.gui.panels.field_errors import naming_field
from tttmc_app.gui.panels.fields import Chooser, CountField
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    PlayerKind,
    SwitchParameter,
    Value,
)


class SweepPage(RunPage[SweepPlan, SweepSummary]):
    """The Sweep page."""

    kind = SweepPlan.kind
    manual_page = "06-lab-1-sweep.md"
    start_text = Text("Start the sweep")

    def __init__(self) -> None:
        super().__init__("sweep")
        self._player = PlayerForm("Sweep", MACHINES)
        self._player.chooser.set_label(translate("Lab", "Measured player"))
        self._parameter = Chooser()
        self._parameter.setObjectName("sweepParameter")
        self._values = QLineEdit()
        self._values.setObjectName("sweepValues")
        self._games = CountField(1, MAX_GAMES)
        self._games.setObjectName("sweepGames")
        self._games.setValue(GAMES)
        self._against = Chooser()
        self._against.setObjectName("sweepAgainst")
        # Translators: The measured player plays against itself.
        self._against.addItem(translate("Lab", "itself"))
        self._against.addItem(translate("Lab", "another player"))
        self._opponent = PlayerForm("SweepOpponent", MACHINES)
        self._opponent.chooser.set_label(translate("Lab", "Opponent"))
        self._side = Chooser()
        self._side.setObjectName("sweepSide")
        for _, label in SIDES:
            self._side.addItem(shown(label))
        self._side.setCurrentIndex(2)
        self._hint = muted_label(small=True, wrap=True)
        self._table = Table("sweepTable", dense=True)
        self._table.setAccessibleName(translate("Lab", "Results of the sweep"))
        self._key = muted_label(
            translate("Lab", "Times: the median, and in brackets the middle half of the games."),
            small=True,
            wrap=True,
        )
        self.lay_out(
            (
                self._player_card(),
                self._varied_card(),
                self._against_card(),
                self.rules,
                self.executor_card,
            ),
            self._result_area(),
        )
        self._player.chooser.currentIndexChanged.connect(self._on_kind)
        self._parameter.currentIndexChanged.connect(self._on_parameter)
        self._against.currentIndexChanged.connect(self._on_against)
        for changed in (
            self._player.spec_changed,
            self._opponent.spec_changed,
            self._values.textChanged,
            self._games.valueChanged,
            self._against.currentIndexChanged,
            self._side.currentIndexChanged,
        ):
            changed.connect(self.check)
        self._on_kind()
        self._on_against()
        self._show_empty()

    def _player_card(self) -> Card:
        card = Card()
        card.body.addWidget(title_label(translate("Lab", "Player")))
        card.body.addWidget(self._player.chooser)
        card.body.addWidget(self._player)
        return card

    def _varied_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row(
            translate("Lab", "Parameter"),
            self._parameter,
            translate("Lab", "The parameter that takes several values."),
        )
        form.add_row(
            translate("Lab", "Games per value"),
            self._games,
            translate("Lab", "Number of games with each value."),
        )
        card.body.addWidget(title_label(translate("Lab", "Varied parameter")))
        card.body.addWidget(form)
        self._values.setAccessibleName(translate("Lab", "Values"))
        title = translate("Lab", "Values, comma-separated")
        if has_decimal_commas():
            title = translate("Lab", "Values, separated by semicolons")
        card.body.addWidget(muted_label(title))
        card.body.addWidget(self._values)
        card.body.addWidget(self._hint)
        return card

    def _against_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row(
            translate("Lab", "Plays against"),
            self._against,
            translate("Lab", "Against itself, both sides use the value."),
        )
        self._side_form = Form()
        self._side_form.add_row(
            translate("Lab", "Side"),
            self._side,
            translate("Lab", "The side that the measured player plays."),
        )
        card.body.addWidget(title_label(translate("Lab", "Opponent")))
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
        for view in self.chart_views:
            layout.addWidget(view, 3)
        layout.addWidget(self._table)
        layout.addWidget(self._key)
        return scrolled(area, "sweepResultsArea")

    # The form --------------------------------------------------------------------------------

    def plan(self) -> SweepPlan:
        """Return the plan that the form describes; raise TttmcError if it can't be played."""
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
                side=SIDES[self._side.currentIndex()][0] if other else Mark.X,
                games_each=games,
                rules=self.rules.rules(),
                seed=self.seed(),
            )

    def show_recipe(self, recipe: SweepPlan) -> None:
        """Fill in the form."""
        plan = recipe
        self._player.set_spec(plan.player)
        self._parameter.setCurrentIndex(self._parameter.findData(plan.parameter))
        self._values.setText(list_text(plan.values))
        self._games.setValue(plan.games_each)
        self._against.setCurrentIndex(int(plan.against is not None))
        if plan.against is not None:
            self._opponent.set_spec(plan.against)
            self._side.setCurrentIndex([side for side, _ in SIDES].index(plan.side))
        self.set_rules(plan.rules)
        self.rules.set_typed_seed(plan.seed)

    def _chosen(self) -> Parameter:
        """Return the varied parameter; raise TttmcError if the player has none."""
        name = self._parameter.currentData()
        if name is None:
            raise TttmcError(
                "{player} has no parameters: choose another player to measure",
                player=self._player.kind.label,
            )
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
            self._hint.setText(translate("Lab", "This player has no parameters."))
            return
        parameter = self._player.spec().parameter(str(name))
        self._values.setText(usual_values(parameter))
        self._hint.setText(values_hint(parameter))
        for kind in MACHINES:
            self._enable_fields(kind, parameter.name if kind is self._player.kind else "")

    def _enable_fields(self, kind: PlayerKind, varied: str) -> None:
        """Enable a kind's fields except the varied one, whose values the sweep lists instead.

        A switch that would override the varied number is turned off.
        """
        overridden: set[str] = set()
        # Switches first: turning one off enables the number beside it.
        for each in sorted(kind.parameters, key=lambda p: not isinstance(p, SwitchParameter)):
            beside = each.beside if isinstance(each, SwitchParameter) else ""
            is_varied = bool(varied) and varied in (each.name, beside)
            for owner, field in self._player.fields(each.name):
                if owner is kind:
                    if beside and is_varied:
                        field.set_value(False)
                    if beside and field.value():
                        overridden.add(beside)
                    field.widget.setEnabled(not is_varied and each.name not in overridden)

    @Slot()
    def _on_against(self) -> None:
        self._opponent_box.setVisible(self._against.currentIndex() == 1)

    # Results ---------------------------------------------------------------------------------

    def result_steps(self, plan: SweepPlan, summary: SweepSummary) -> Sequence[Callable[[], None]]:
        """Return functions that show results, one for each chart and table."""
        return (*self.chart_steps(plan, summary), lambda: self._show_table(plan, summary))

    def _show_table(self, plan: SweepPlan, summary: SweepSummary) -> None:
        self._table.show_rows(*sweep_rows(plan, summary))
        self._table.fit()
        self._table.show()
        self._key.show()

    def _show_empty(self) -> None:
        self.show_empty_charts()
        self._table.hide()
        self._key.hide()


def usual_values(parameter: Parameter) -> str:
    """Return the default contents of the field of values."""
    match parameter:
        case NumberParameter() | OverrideParameter():
            low, high = parameter.minimum, parameter.maximum
            found: Sequence[Value] = [v for v in _usual_numbers(parameter) if low <= v <= high]
            found = found or list(dict.fromkeys((low, high)))
        case ChoiceParameter():
            found = [word for word, _ in parameter.choices]
        case SwitchParameter():
            return list_text((0, 1))
        case FileParameter():
            return ""
    return list_text(found)


def _usual_numbers(parameter: NumberParameter | OverrideParameter) -> Sequence[int | float]:
    """Return commonly used numbers, regardless of the parameter's range."""
    if isinstance(parameter, OverrideParameter):
        return (1, 2, 5, 10)
    if parameter.name == "trials":
        return TRIALS
    return (1, 5, 10, 50, 100, 500) if parameter.is_whole else (0.0, 0.5, 1.0, 2.0, 4.0)


def values_hint(parameter: Parameter) -> str:
    """Return which values a parameter can take."""
    match parameter:
        case NumberParameter() | OverrideParameter():
            low, high = grouped(parameter.minimum), grouped(parameter.maximum)
            if isinstance(parameter.minimum, int):
                return translate("Lab", "Whole numbers from {low} to {high}.", low=low, high=high)
            return translate("Lab", "Numbers from {low} to {high}.", low=low, high=high)
        case ChoiceParameter():
            words = ", ".join(word for word, _ in parameter.choices)
            return translate("Lab", "Any of {words}.", words=words)
        case SwitchParameter():
            return translate("Lab", "0 is off, 1 is on.")
        case FileParameter():
            return ""


def sweep_rows(plan: SweepPlan, summary: SweepSummary) -> tuple[list[str], list[list[str]]]:
    """Return the headers and rows of the table."""
    ends = (Text("X wins"), Text("Ties"), Text("O wins"))
    if plan.against is not None:
        # Translators: Numbers of games.
        ends = (Text("Won"), Text("Ties"), Text("Lost"))
    headers = (
        plan.player.parameter(plan.parameter).label,
        Text("Games"),
        *ends,
        Text("Ties, 95 % interval"),
        Text("Time per game"),
        Text("Time per move"),
    )
    rows = summary.rows
    times = zip(
        duration_texts([_spread(row.score.game_seconds) for row in rows]),
        duration_texts([_spread(row.pace) for row in rows]),
        strict=True,
    )
    cells = [[*_row(plan, row), *map(shown, both)] for row, both in zip(rows, times, strict=True)]
    return list(map(shown, headers)), cells


def _spread(times: Histogram) -> tuple[float, float, float]:
    """Return the median and the middle half."""
    found = times.quartiles
    return found.median, found.low, found.high


def _row(plan: SweepPlan, row: SweepRow) -> list[str]:
    score, games = row.score, row.games
    cells = [
        shown(value_name(plan.player, plan.parameter, row.value)),
        *(shown(grouped(count)) for count in (games, row.wins, score.ties, row.losses)),
    ]
    if not games:
        return [*cells, ""]
    interval = row.ties_interval
    return [*cells, shown(Number(f"{interval_text(interval.low, interval.high)} %"))]
