"""The Convergence page: a position's scores, and the chance of an error, by number of trials."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit

from tttmc_app.core import Mark, Position, Rules, Square, Text, TttmcError
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.convergence import (
    Convergence,
    ConvergenceStudy,
    ScoreCurve,
    scores_chart,
)
from tttmc_app.experiments.settings import setting_of
from tttmc_app.gui.board import BoardView
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.controls import Control
from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.value_lists import values_of
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import Card, Form, muted_label, title_label
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerSpec

_BOARD = 180
"""Width of the board in pixels."""


_NEXT_MARK = {".": "X", "X": "O", "O": "."}
"""What a click turns a square into."""


class ConvergencePage(RunPage[ConvergenceStudy, Convergence]):
    """The Convergence page."""

    kind = ConvergenceStudy.kind
    manual_page = "06-lab-5-convergence.md"
    question = Text("How many trials are enough?")
    about = Text("A player moves in one position again and again, with more and more trials.")
    start_text = Text("Start the trials")
    rare = ("runs",)
    first: ClassVar[Mapping[str, Any]] = {"trials": (10, 30, 100, 300, 1000, 3000, 10_000)}

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "convergence")
        self._board = BoardView()
        self._board.setObjectName("convergenceBoard")
        self._board.setFixedSize(_BOARD, _BOARD)
        self._board.set_description(self._describe)
        self._text = QLineEdit()
        self._text.setObjectName("convergenceText")
        self._text.setPlaceholderText("X.O/.../...")
        self._text.setText(Position.start(Rules()).text)  # the example's
        self._side = Chooser()
        self._side.setObjectName("convergenceSide")
        # Translators: Which side is to move, X or O: determined from the board.
        self._side.addItem(translate("Lab", "automatic"), None)
        for mark in Mark:
            self._side.addItem(str(mark), mark)
        self._has_chosen_side = False
        self._take = button("convergenceTake", translate("Lab", "Use current game"))
        self._chances = button(
            "convergenceChances",
            translate("Lab", "Chance of best score"),
            translate("Lab", "Show on the board how likely each square is to have the best score"),
        )
        self._chances.hide()
        self._chances.clicked.connect(self._on_chances)
        position = Control(
            self._text,
            self.position,
            self._show_one,
            self._text.textChanged,
            setting_of(ConvergenceStudy, "position"),
        )
        self.control("position", position)
        typed = Form()
        typed.add_row(
            translate("Lab", "Board"),
            self._text,
            translate("Lab", "Rows of X, O and dots, from the top, separated by /."),
        )
        self.lay_out(self._position_card(), self._player_card(), more=typed)
        self._results.insertWidget(1, self._chances, 0, Qt.AlignmentFlag.AlignLeft)
        self._take.clicked.connect(self._on_take)
        self._text.textChanged.connect(self._show_position)
        self._text.textEdited.connect(self._on_typed)
        self._side.currentIndexChanged.connect(self._show_position)
        self._side.activated.connect(self._on_side_chosen)
        self.rules.rules_changed.connect(self._on_rules)
        self._board.chosen.connect(self._on_square)
        self._side.currentIndexChanged.connect(self.check)
        self._on_take()

    def _position_card(self) -> Card:
        card = Card()
        form = Form()
        form.add_row(
            translate("Lab", "To move"),
            self._side,
            translate("Lab", "Automatic: X if both sides have the same number of marks."),
        )
        card.body.addWidget(title_label(translate("Lab", "Position")))
        card.body.addWidget(self._board, 0, Qt.AlignmentFlag.AlignHCenter)
        hint = translate("Lab", "Click a square to cycle X, O, empty.")
        card.body.addWidget(muted_label(hint, small=True, wrap=True))
        card.body.addWidget(form)
        card.body.addWidget(self._take)
        return card

    def _player_card(self) -> Card:
        self._trials = QLineEdit()
        self._trials.setObjectName("convergenceTrials")
        self._trials.setAccessibleName(translate("Lab", "Trials"))
        card = self.card(translate("Lab", "Player"), "player")
        form: PlayerForm = self.controls["player"].widget
        form.disable("trials", "samples", "exact")  # the study varies the counts
        card.body.addWidget(muted_label(translate("Lab", "Trials, comma-separated")))
        card.body.addWidget(self._trials)
        self.control(
            "trials",
            Control(
                self._trials,
                lambda: values_of(form.kind.parameters[0], self._trials.text()),
                lambda trials: self._trials.setText(", ".join(map(str, trials))),
                self._trials.textChanged,
                setting_of(ConvergenceStudy, "trials"),
            ),
        )
        return card

    # The form --------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        super().set_theme(theme)
        self._board.set_theme(theme)

    def follow_rules(self, rules: Rules) -> None:
        """Show the game's position, or an empty board if it has other rules; not during a run."""
        if not self.is_busy and self.rules.rules() != rules:
            now = self.shell.position
            self._show_one(now if now.rules == rules else Position.start(rules))

    def set_rules(self, rules: Rules) -> None:
        """Keep the position's rules."""

    def position(self) -> Position:
        """Return the position in the form; raise TttmcError if it is malformed."""
        text = self._text.text().strip()
        rules = self.rules.rules()
        size = text.count("/") + 1
        if size != rules.size:
            rules = replace(rules, size=size, line_length=size)
        side = self._side.currentData()  # Qt returns a mark as a str
        return Position.parse(text, rules, Mark(side) if side else None)

    @Slot()
    def _on_take(self) -> None:
        self._show_one(self.shell.position)

    def show_position(self, position: Position, player: PlayerSpec) -> None:
        """Fill in a position from the main window."""
        if position.outcome is None:
            self._show_one(position)

    def _show_one(self, position: Position) -> None:
        """Fill in a position."""
        self.rules.set_rules(position.rules)
        self._text.setText(position.text)
        self._has_chosen_side = False
        self._side.setCurrentIndex(0)
        if not self._is_shown(position):
            self._side.choose(position.to_move)
        self._show_position()
        self.check()

    @Slot()
    def _on_side_chosen(self) -> None:
        self._has_chosen_side = True

    @Slot()
    def _on_typed(self) -> None:
        if not self._has_chosen_side:  # the choice belonged to the previous board
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
        except TttmcError:  # the reason is shown next to the start button
            self._show_draft()
            return
        if position.rules != self.rules.rules():
            self.rules.set_rules(position.rules)
        self._board.set_position(position, None)
        if self._side.currentIndex() == 0:
            text = translate("Lab", "automatic: {side}", side=str(position.to_move))
            self._side.setItemText(0, text)
        self._keep_to(position)

    def _show_draft(self) -> None:
        """Show a board that can't occur in a game, if the text is a board at all."""
        with suppress(TttmcError):
            draft = Position.parse(self._text.text(), self.rules.rules(), Mark.X, finished=True)
            self._board.set_position(draft, None)
        self._side.setItemText(0, translate("Lab", "automatic"))

    @Slot(int, int)
    def _on_square(self, row: int, col: int) -> None:
        """Change a square from empty to X, to O, and back to empty."""
        rows = self._board.picture.position.text.split("/")
        mark = _NEXT_MARK[rows[row][col]]
        rows[row] = f"{rows[row][:col]}{mark}{rows[row][col + 1 :]}"
        self._on_typed()
        self._text.setText("/".join(rows))

    def _describe(self, square: Square) -> str:
        return square_text(self._board.picture.position, None, square)

    # Study ------------------------------------------------------------------------------------

    def result_steps(
        self, recipe: ConvergenceStudy, summary: Convergence
    ) -> Sequence[Callable[[], None]]:
        """Return functions that show the charts, and offer the chances if there are scores."""
        has_scores = recipe.player.kind.name == "mc" and bool(summary.scored_points)
        offer = partial(self._chances.setVisible, has_scores)
        return (*super().result_steps(recipe, summary), offer)

    def sample_chart(self) -> Chart:
        """Return the scores of three squares of the empty board."""
        curves = (
            ScoreCurve("b2", (0.1, 0.35, 0.26, 0.29), (0.41, 0.12, 0.04, 0.01), 0.29),
            ScoreCurve("a1", (-0.3, 0.05, -0.03, 0.05), (0.34, 0.13, 0.04, 0.01), 0.05),
            ScoreCurve("b1", (-0.4, -0.39, -0.15, -0.18), (0.34, 0.13, 0.04, 0.01), -0.18),
        )
        return scores_chart(Text(""), self.first["trials"][::2], curves)

    @Slot()
    def _on_chances(self) -> None:
        if self._shown is not None:
            self.shell.show_chances_of(self._shown.recipe.position)

    def _keep_to(self, position: Position) -> None:
        """Hide charts of a position other than the form's, unless a study is running."""
        if self.is_busy:
            return
        if self._shown is not None and self._shown.recipe.position == position:
            self.show_all(self._shown.recipe, self._shown.summary)
        else:
            self.show_example()
