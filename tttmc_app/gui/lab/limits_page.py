"""The Limits page: a player's mistakes in the limit of infinitely many trials."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tttmc_app.core import Position, Rules, Square, Text, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.chart import Axis, Bar, Chart, Ink
from tttmc_app.experiments.limit_study import MAX_SIZE, LimitsStudy
from tttmc_app.experiments.limits import (
    LimitPosition,
    Limits,
    SideLimits,
    position_text,
    verdicts,
)
from tttmc_app.gui.board import SCORES, BoardView, overlay_of
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.limit_boards import SmallBoards
from tttmc_app.gui.lab.parts import button, scrolled
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.look.widgets import (
    Card,
    PlainLabel,
    fill,
    muted_label,
    title_label,
)
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerSpec, default_spec

LIMITED_KINDS = ("mc", "forward")
"""The kinds of players whose limits can be calculated."""
_LEAST_BOARD = 160
"""The minimum size of the board that shows a mistake, in pixels."""


class LimitsPage(RunPage[LimitsStudy, Limits]):
    """The Limits page."""

    kind = LimitsStudy.kind
    manual_page = "06-lab-4-limits.md"
    question = Text("How good can it get?")
    about = Text(
        "Finds out what a player does with infinitely many trials, and how often it loses to an "
        "opponent who knows it, on boards up to 4×4."
    )
    start_text = Text("Find the limits")
    first: ClassVar[Mapping[str, Any]] = {"player": default_spec("mc")}

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "limits")
        self._found: tuple[LimitPosition, ...] = ()
        self._which = Chooser()
        self._which.setObjectName("limitsWhich")
        self._which.set_label(translate("Lab", "Positions"))
        self._boards = SmallBoards("limitsBoards")
        self._boards.setAccessibleName(translate("Lab", "Positions with mistakes"))
        self._board = BoardView()
        self._board.setObjectName("limitsBoard")
        self._board.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)
        self._board.set_description(self._describe)
        self._words = PlainLabel()
        self._words.setObjectName("limitsWords")
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._words.setMinimumHeight(
            3 * self._words.fontMetrics().height()
        )  # so that the board stays in place
        self._open = button(
            "limitsOpen",
            translate("Lab", "Show on the board"),
            translate("Lab", "Play from here in the main window"),
        )
        self.rules.set_rules(Rules(min(Rules().size, MAX_SIZE)))
        self.lay_out(self._player_card(), results=self._result_area())
        self.more.hide()
        self.rules.seed_form.hide()
        self._which.currentIndexChanged.connect(self._show_list)
        self._boards.chosen.connect(self._show_one)
        self._boards.itemActivated.connect(self._on_open)
        self._open.clicked.connect(self._on_open)

    def _player_card(self) -> Card:
        card = self.card(translate("Lab", "Player"), "player")
        note = muted_label(
            translate("Lab", "Trials are ignored here: results hold for infinitely many."),
            small=True,
            wrap=True,
        )
        card.body.addWidget(note)
        form = self.controls["player"].widget
        assert isinstance(form, PlayerForm)
        form.disable("trials", "samples", "exact")
        return card

    def _result_area(self) -> QWidget:
        listed = Card()
        listed.setSizePolicy(self._board.sizePolicy())
        self._title = title_label("")
        self._title.setObjectName("limitsTitle")
        self._title.setWordWrap(True)
        listed.body.addWidget(self._title)
        listed.body.addWidget(self._which)
        listed.body.addWidget(self._boards, 1)
        one = Card()
        one.setSizePolicy(self._board.sizePolicy())
        one.body.addWidget(self._words)
        one.body.addWidget(self._board, 1)
        one.body.addWidget(self._open)
        # Its usual size would make the area scroll, and hide the button.
        self._board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        below = fill(QHBoxLayout(), (listed, 5), (one, 6))
        area = QWidget()
        fill(QVBoxLayout(area), self._sentences, (below, 1))
        results = scrolled(area, "limitsResults")
        results.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        return results

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        super().set_theme(theme)
        self._boards.set_theme(theme)
        self._board.set_theme(theme)

    # Study ------------------------------------------------------------------------------------

    def follow_rules(self, rules: Rules) -> None:
        """Adopt the current game's rules, on the nearest board that isn't too large."""
        size = min(rules.size, MAX_SIZE)
        line = min(rules.line_length, size)
        super().follow_rules(replace(rules, size=size, line_length=line))

    def show_position(self, position: Position, player: PlayerSpec) -> None:
        """Fill in the rules of a position, and the machine if the page accepts its kind."""
        self.rules.set_rules(position.rules)
        if player.kind.name in LIMITED_KINDS:
            self.controls["player"].set_value(player)
        self.check()

    def result_steps(self, recipe: LimitsStudy, summary: Limits) -> Sequence[Callable[[], None]]:
        """Return a function that shows complete results; partial ones are never shown."""
        return [partial(self._show_limits, recipe, summary)] if summary.done else []

    def sample_chart(self) -> Chart:
        """Return in how many positions of its own games Monte Carlo errs."""
        return Chart(
            "",
            Axis("", names=(Text("As X"), Text("As O"))),
            Axis(Text("mistakes in its own games"), low=0, is_whole=True),
            bars=(Bar(0, 0, 2, Ink.X), Bar(1, 0, 4, Ink.O)),
        )

    def _show_limits(self, study: LimitsStudy, limits: Limits) -> None:
        self.show_notes(self.show_answer(study, limits).notes)
        self._title.setText(shown(study.title))
        with QSignalBlocker(self._which):
            self._which.clear()
            if limits.opening is not None:
                self._which.addItem(translate("Lab", "The opening"), (limits.opening,))
            for side in limits.sides:
                for reached in (True, False):
                    found = tuple(p for p in side.positions if p.reached is reached)
                    if found:
                        self._which.addItem(_list_title(side, len(found), reached=reached), found)
            self._which.setCurrentIndex(1 if self._which.count() > 1 else 0)
        self._show_list()
        announce(self, sentences(*map(shown, verdicts(limits))))

    @Slot()
    def _show_list(self) -> None:
        self._found = self._which.currentData() or ()
        self._boards.show_boards(
            [(p.position, p.thought, shown(position_text(p))) for p in self._found]
        )
        if not self._found:
            self._show_one(-1)

    @Slot(int)
    def _show_one(self, row: int) -> None:
        self._open.setEnabled(row >= 0)
        if row < 0:
            return
        found = self._found[row]
        self._board.set_position(found.position, None)
        self._board.set_overlay(overlay_of(found.thought, SCORES, found.position))
        self._words.setText(shown(position_text(found)))

    def _describe(self, square: Square) -> str:
        row = self._boards.currentRow()
        if row < 0:
            return square_name(square)
        found = self._found[row]
        return square_text(found.position, found.thought, square)

    @Slot()
    def _on_open(self) -> None:
        row = self._boards.currentRow()
        if row >= 0:
            self.shell.play_from(self._found[row].position)


def _list_title(side: SideLimits, listed: int, *, reached: bool) -> str:
    """Return the title of a list of mistakes, with their number."""
    count = side.reached if reached else side.elsewhere
    total: Text | str = grouped(count)
    if count > listed:
        total = Text("the first {listed} of {total}", listed=listed, total=total)
    if reached:
        return translate("Lab", "As {side}, own games ({total})", side=side.side, total=total)
    return translate("Lab", "As {side}, other games ({total})", side=side.side, total=total)
