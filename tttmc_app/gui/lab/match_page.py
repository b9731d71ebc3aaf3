"""The Match page: two players, and what the results say about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tttmc_app.core import Text
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.match_results import match_sentences, share_rows
from tttmc_app.experiments.settings import MAX_GAMES, MAX_OPENING, parse_bounds
from tttmc_app.gui.lab.parts import MACHINES, Table, scrolled
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, Form, PlainLabel, Switch, set_tip, title_label
from tttmc_app.gui.panels.field_errors import naming_field
from tttmc_app.gui.panels.fields import CountField, WholeField
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import default_spec
from tttmc_app.players.parameter import format_value

_GAMES = 1000
"""Default number of games: enough to distinguish players who differ by about 20 Elo points."""


class MatchPage(RunPage[MatchPlan, MatchSummary]):
    """The Match page."""

    kind = MatchPlan.kind
    manual_page = "06-lab-7-match.md"
    start_text = Text("Start the match")

    def __init__(self) -> None:
        super().__init__("match")
        self._a = PlayerForm("MatchA", MACHINES)
        self._a.chooser.set_label(translate("Lab", "Player A"))
        self._b = PlayerForm("MatchB", MACHINES)
        self._b.chooser.set_label(translate("Lab", "Player B"))
        self._b.set_spec(default_spec("random"))
        self._games = CountField(1, MAX_GAMES)
        self._games.setObjectName("matchGames")
        self._games.setValue(_GAMES)
        self._both = Switch(translate("Lab", "A plays both sides equally often"))
        self._both.setObjectName("matchBoth")
        self._both.setChecked(True)
        set_tip(self._both, translate("Lab", "Otherwise A plays X in every game."))
        self._opening = WholeField()
        self._opening.setObjectName("matchOpening")
        self._opening.setRange(0, MAX_OPENING)
        self._control = Switch(translate("Lab", "Take known luck out of the score"))
        self._control.setObjectName("matchControl")
        set_tip(
            self._control,
            translate(
                "Lab",
                "Also shows the score without the luck of moves made at random, which has a "
                "narrower interval. The chances of such moves must be known: those of Random are.",
            ),
        )
        self._bounds = QLineEdit()
        self._bounds.setObjectName("matchBounds")
        # Translators: No sequential test.
        self._bounds.setPlaceholderText(translate("Lab", "none"))
        self._table = Table("matchTable", dense=True)
        self._table.setAccessibleName(translate("Lab", "Results of A"))
        self._sentences = PlainLabel()
        self._sentences.setObjectName("matchSentences")
        self._sentences.setWordWrap(True)
        self.lay_out(
            (
                self._player_card(translate("Lab", "Player A"), self._a),
                self._player_card(translate("Lab", "Player B"), self._b),
                self._games_card(),
                self.rules,
                self.executor_card,
            ),
            self._result_area(),
        )
        for changed in (
            self._a.spec_changed,
            self._b.spec_changed,
            self._games.valueChanged,
            self._both.toggled,
            self._opening.valueChanged,
            self._control.toggled,
            self._bounds.textChanged,
        ):
            changed.connect(self.check)
        self.show_empty_charts()
        self._table.hide()
        self._sentences.hide()

    def _player_card(self, title: str, form: PlayerForm) -> Card:
        card = Card()
        card.body.addWidget(title_label(title))
        card.body.addWidget(form.chooser)
        card.body.addWidget(form)
        return card

    def _games_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row(
            translate("Lab", "Games"),
            self._games,
            translate("Lab", "Number of games; with a sequential test, the most."),
        )
        form.add_row(
            translate("Lab", "Opening moves"),
            self._opening,
            translate(
                "Lab",
                "Random moves before each game that give both sides about equal chances. Each "
                "player plays both sides of each opening.",
            ),
        )
        form.add_row(
            translate("Lab", "Stop between Elo"),
            self._bounds,
            translate(
                "Lab",
                "Two Elo differences, such as 0, 20: a sequential test stops the match as soon as "
                "it accepts one of them.",
            ),
        )
        card.body.addWidget(title_label(translate("Lab", "Games")))
        card.body.addWidget(form)
        card.body.addWidget(self._both)
        card.body.addWidget(self._control)
        return card

    def _result_area(self) -> QWidget:
        area = QWidget()
        layout = QVBoxLayout(area)
        layout.setContentsMargins(0, 0, UNIT // 2, 0)
        layout.setSpacing(UNIT)
        for view in self.chart_views:
            layout.addWidget(view, 1)
        layout.addWidget(self._sentences)
        layout.addWidget(self._table)
        return scrolled(area, "matchResultsArea")

    # The form --------------------------------------------------------------------------------

    def plan(self) -> MatchPlan:
        """Return the plan that the form describes; raise TttmcError if it can't be played."""
        typed = self._bounds.text().strip()
        with naming_field(self._bounds):
            bounds = parse_bounds(typed) if typed else None
        plan = MatchPlan(
            self._a.spec(),
            self._b.spec(),
            games_each=int(self._games.value()),
            rules=self.rules.rules(),
            seed=self.seed(),
            both=self._both.isChecked(),
        )
        with naming_field(self._opening):
            plan = replace(plan, opening=self._opening.value())
        with naming_field(self._bounds):
            plan = replace(plan, sprt=bounds)
        with naming_field(self._control):
            return replace(plan, control=self._control.isChecked())

    def show_recipe(self, recipe: MatchPlan) -> None:
        """Fill in the form."""
        self._a.set_spec(recipe.a)
        self._b.set_spec(recipe.b)
        self._games.setValue(recipe.games_each)
        self._both.setChecked(recipe.both)
        self._opening.setValue(recipe.opening)
        self._bounds.setText(", ".join(map(format_value, recipe.sprt or ())))
        self._control.setChecked(recipe.control)
        self.set_rules(recipe.rules)
        self.rules.set_typed_seed(recipe.seed)

    # Results ---------------------------------------------------------------------------------

    def result_steps(self, plan: MatchPlan, summary: MatchSummary) -> Sequence[Callable[[], None]]:
        """Return functions that show results: one for each chart, one for table and sentences."""
        return (*self.chart_steps(plan, summary), lambda: self._show_words(summary))

    def _show_words(self, summary: MatchSummary) -> None:
        self._table.show_rows(*match_rows(summary))
        self._table.fit()
        self._table.show()
        sentences = list(map(shown, match_sentences(summary)))
        in_chart = 1 if summary.own.games else 0  # the chart shows the score
        self._sentences.setText("\n".join(sentences[in_chart:]))
        self._sentences.show()


def match_rows(summary: MatchSummary) -> tuple[list[str], list[list[str]]]:
    """Return the headers and rows of the table."""
    headers = [
        "",
        translate("Lab", "Games"),
        # Translators: The share of all games.
        translate("Lab", "Share"),
        translate("Lab", "95 % interval"),
    ]
    rows = [
        [shown(name), grouped(count), share, f"{held} %"]
        for name, count, share, held in share_rows(summary)
    ]
    return headers, rows
