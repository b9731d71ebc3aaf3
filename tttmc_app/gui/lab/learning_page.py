"""The Learning page: a learner plays many games, and a chart shows its losses."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Rules, Text
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.gui.lab.parts import MACHINES, SIDES, scrolled
from tttmc_app.gui.lab.study_page import StudyPage
from tttmc_app.gui.lab.textbook_note import TextbookNote
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.look.widgets import Card, Form, title_label
from tttmc_app.gui.panels.fields import Chooser, CountField
from tttmc_app.gui.panels.parameter_fields import ParameterField, field_of
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import default_spec, player_kind
from tttmc_app.players.learner import open_textbook
from tttmc_app.players.mistakes import Blame

GAMES = 10_000
MAX_GAMES = 10**7


class LearningPage(StudyPage[Training, TrainingScore]):
    """The Learning page."""

    kind = Training.kind
    manual_page = "06-lab-3-learning.md"
    start_text = Text("Train")

    def __init__(self) -> None:
        super().__init__("training")
        self._found: tuple[Training, TrainingScore] | None = None
        self._note = TextbookNote()
        self._fields: dict[str, ParameterField] = {}
        self._games = CountField(1, MAX_GAMES)
        self._games.setObjectName("trainingGames")
        self._games.setValue(GAMES)
        self._side = Chooser()
        self._side.setObjectName("trainingSide")
        for _, label in SIDES:
            self._side.addItem(shown(label))
        self._opponent = PlayerForm("Training", MACHINES)
        self._opponent.chooser.set_label(translate("Lab", "Opponent"))
        self._opponent.set_spec(default_spec("random"))
        cards = (self._learner_card(), self._opponent_card(), self.rules)
        charts = QWidget()
        layout = QVBoxLayout(charts)
        layout.setContentsMargins(0, 0, UNIT // 2, 0)
        layout.setSpacing(UNIT)
        for view in self.chart_views:
            layout.addWidget(view, 1)
        self.lay_out(cards, scrolled(charts, "trainingCharts"))
        self.rules.rules_changed.connect(self._on_rules)
        self._note.new_requested.connect(self._on_new_textbook)
        self._fields["textbook"].changed.connect(self._look_at_textbook)
        self._opponent.spec_changed.connect(self.check)
        self.show_empty_charts()
        self._on_rules()

    def set_rules(self, rules: Rules) -> None:
        """Fill in the rules, unless training is in progress."""
        if not self.is_busy and rules != self.rules.rules():
            super().set_rules(rules)
            self._on_rules()

    def refresh(self) -> None:
        """Check the form and the textbook, which a command may have changed."""
        super().refresh()
        self._look_at_textbook()

    def shutdown(self) -> bool:
        """End the threads within a time limit; results so far are saved."""
        read = self._note.shutdown()
        return super().shutdown() and read

    def _learner_card(self) -> Card:
        card, form = Card(), Form()
        for parameter in player_kind("learner").parameters:
            field = field_of(parameter)
            field.widget.setObjectName(f"training-{parameter.name}")
            form.add_row(shown(parameter.label), field.widget, shown(parameter.help))
            if parameter.name == "textbook":
                form.add_wide(self._note)
            self._fields[parameter.name] = field
        form.add_row(
            translate("Lab", "Games"), self._games, translate("Lab", "Number of games to play.")
        )
        form.add_row(
            translate("Lab", "Side"),
            self._side,
            translate("Lab", "The side that the learner plays."),
        )
        card.body.addWidget(title_label(translate("Lab", "Learner")))
        card.body.addWidget(form)
        return card

    def _opponent_card(self) -> Card:
        card = Card()
        card.body.addWidget(title_label(translate("Lab", "Against")))
        card.body.addWidget(self._opponent.chooser)
        card.body.addWidget(self._opponent)
        return card

    @Slot()
    def _on_rules(self) -> None:
        """Show the rules and their textbook, and hide charts of other rules."""
        if self.is_busy:
            return
        self._look_at_textbook()
        if self._found is not None and self._found[0].rules == self.rules.rules():
            self.show_charts(*self._found)
        else:
            self.show_empty_charts()
        self.bar.show_idle(translate("Lab", "Each block of games is saved at once."))

    @Slot()
    def _look_at_textbook(self) -> None:
        if not self.is_busy:
            self._note.look_at(str(self._fields["textbook"].value()), self.rules.rules())

    @Slot(str)
    def _on_new_textbook(self, path: str) -> None:
        self._fields["textbook"].set_value(path)
        self._look_at_textbook()

    # Training --------------------------------------------------------------------------------

    def study(self) -> Training:
        """Return the training run that the form describes; raise TttmcError if it is impossible."""
        values = {name: field.value() for name, field in self._fields.items()}
        rules = self.rules.rules()
        return Training(
            textbook=open_textbook(str(values["textbook"]), rules).path,
            games=int(self._games.value()),
            rules=rules,
            seed=self.seed(),
            opponent=self._opponent.spec(),
            side=SIDES[self._side.currentIndex()][0],
            blame=Blame(str(values["blame"])),
            symmetry=bool(values["symmetry"]),
        )

    def show_recipe(self, recipe: Training) -> None:
        """Fill in the form."""
        # An empty field means the built-in textbook of whatever rules are chosen.
        is_own = recipe.textbook != open_textbook("", recipe.rules).path
        self._fields["textbook"].set_value(str(recipe.textbook) if is_own else "")
        self._fields["blame"].set_value(recipe.blame.value)
        self._fields["symmetry"].set_value(recipe.symmetry)
        self._games.setValue(recipe.games)
        self._side.setCurrentIndex([side for side, _ in SIDES].index(recipe.side))
        self._opponent.set_spec(recipe.opponent)
        self.set_rules(recipe.rules)
        self.rules.set_typed_seed(recipe.seed)

    def show_found(self, study: Training, found: TrainingScore) -> None:
        """Show the losses of each block."""
        self._found = study, found
        self.show_charts(study, found)

    def share_of(self, study: Training, found: TrainingScore) -> float:
        """Return the share of the games that have been played."""
        return found.done / study.target

    def progress_text(self, study: Training, found: TrainingScore) -> str:
        """Return the counts of games, losses and mistakes; at the end, why losses may continue."""
        counts = translate(
            "Lab",
            "Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.",
            games=grouped(found.games),
            rules=study.rules.describe(),
            losses=grouped(found.losses),
            mistakes=grouped(found.mistakes),
        )
        late = found.losses_per_block[-1:]
        if found.done < study.target or study.blame is not Blame.LAST or not any(late):
            return counts
        return sentences(
            counts,
            translate(
                "Lab",
                "Losses may go on: if an earlier move had decided the game, only the blame “Chain” "
                "learns from it.",
            ),
        )
