"""Let a learner learn from thousands of games, and show how its losses become fewer."""

from __future__ import annotations

from collections.abc import Sequence

from tttmc_app.core import Rules
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.recipe import AnyStudy, Finding, Recipe
from tttmc_app.experiments.training import (
    EMPTY_TRAINING_CHARTS,
    Training,
    TrainingScore,
    training_charts,
)
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.study_page import StudyPage
from tttmc_app.gui.lab.sweep_page import MACHINES, SIDES
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import Card, Form, title_label
from tttmc_app.gui.panels.fields import Chooser, CountField
from tttmc_app.gui.panels.parameter_fields import ParameterField, field_of
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import Blame, default_spec, open_textbook, player_kind

GAMES = 10_000
MAX_GAMES = 10**7


class LearningPage(StudyPage):
    """Train a learner: what from, how long, and what it loses."""

    kind = "train"
    start_text = "Train"

    def __init__(self) -> None:
        super().__init__("training", "Learning")
        self._fields: dict[str, ParameterField] = {}
        self._games = CountField(1, MAX_GAMES)
        self._games.setObjectName("trainingGames")
        self._games.setValue(GAMES)
        self._side = Chooser()
        self._side.setObjectName("trainingSide")
        for label, _ in SIDES:
            self._side.addItem(label)
        self._opponent = PlayerForm("Training", MACHINES)
        self._opponent.chooser.setAccessibleName("Who plays against the learner")
        self._opponent.set_spec(default_spec("random"))
        self._curve = ChartView("lossCurve")
        cards = (self._learner_card(), self._opponent_card(), self.rules)
        self.lay_out(cards, self._curve)
        self._curve.show_chart(EMPTY_TRAINING_CHARTS[0])
        self._show_rules()

    def chart_views(self) -> Sequence[ChartView]:
        """Return the page's charts."""
        return (self._curve,)

    def set_rules(self, rules: Rules) -> None:
        """Train by these rules from now on; a training under way goes on by its own."""
        if not self.is_busy and rules != self.rules.rules():
            self.rules.set_rules(rules)
            self._show_rules()

    def _learner_card(self) -> Card:
        card, form = Card(), Form()
        for parameter in player_kind("learner").parameters:
            field = field_of(parameter)
            field.widget.setObjectName(f"training-{parameter.name}")
            form.add_row(shown(parameter.label), field.widget, shown(parameter.help))
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
        rules = self.rules.rules().describe()
        self.bar.show_rest(f"Games on {rules}, each block kept as it is done.")

    # What it finds ---------------------------------------------------------------------------

    def study(self) -> Training:
        """Return what the form describes; raise TttmcError where that can't be trained."""
        values = {name: field.value() for name, field in self._fields.items()}
        rules = self.rules.rules()
        return Training(
            textbook=open_textbook(str(values["textbook"]), rules).path,
            games=int(self._games.value()),
            rules=rules,
            seed=self.seed(),
            opponent=self._opponent.spec(),
            side=SIDES[self._side.currentIndex()][1],
            blame=Blame(str(values["blame"])),
            symmetry=bool(values["symmetry"]),
        )

    def show_recipe(self, recipe: Recipe) -> None:
        """Fill the form in."""
        assert isinstance(recipe, Training)
        self._fields["textbook"].set_value(str(recipe.textbook))
        self._fields["blame"].set_value(recipe.blame.value)
        self._fields["symmetry"].set_value(recipe.symmetry)
        self._games.setValue(recipe.games)
        self._side.setCurrentIndex([side for _, side in SIDES].index(recipe.side))
        self._opponent.set_spec(recipe.opponent)
        self.rules.set_rules(recipe.rules)
        self.rules.set_typed_seed(recipe.seed)

    def show_found(self, study: AnyStudy, found: Finding) -> None:
        """Show the losses of each block."""
        assert isinstance(study, Training)
        assert isinstance(found, TrainingScore)
        self._curve.show_chart(training_charts(study, found)[0])

    def share_of(self, study: AnyStudy, found: Finding) -> float:
        """Return the share of the games that are played."""
        return found.done / study.target

    def progress_text(self, study: AnyStudy, found: Finding) -> str:
        """Return how many games it lost, and what it has learnt."""
        assert isinstance(found, TrainingScore)
        return (
            f"{grouped(found.games)} games on {study.rules.describe()}, {grouped(found.losses)} "
            f"lost; the textbook knows {grouped(found.mistakes)} mistakes."
        )
