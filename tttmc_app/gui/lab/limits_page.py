"""The limit of infinitely many trials: where a player then errs, and who beats it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Position, Square, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import (
    LimitPosition,
    Limits,
    SideLimits,
    lost_text,
    squares_text,
    verdicts,
)
from tttmc_app.experiments.player_text import name_without_count
from tttmc_app.experiments.recipe import AnyStudy, Finding, Recipe
from tttmc_app.gui.board import SCORES, BoardView, overlay_of
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.lab.parts import EmptyNote, button
from tttmc_app.gui.lab.small_boards import SmallBoards
from tttmc_app.gui.lab.study_page import StudyPage
from tttmc_app.gui.lab.wording import mistake_text
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import Card, announce, muted_label, title_label
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.gui.panels.player_card import MarkBadge
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import player_kind


class VerdictCard(Card):
    """Say what becomes of the player on one side."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._badge = MarkBadge(mark)
        self._title = QLabel()
        self._title.setObjectName(f"verdict{mark}")
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self._text = muted_label(small=True, wrap=True)
        head = QHBoxLayout()
        head.setSpacing(UNIT)
        head.addWidget(self._badge)
        head.addWidget(self._title, 1)
        self.body.addLayout(head)
        self.body.addWidget(self._text)
        self.body.addStretch(1)

    def set_theme(self, theme: Theme) -> None:
        """Paint the mark in another theme's colour."""
        self._badge.set_theme(theme)

    def show_side(self, side: SideLimits) -> None:
        """Show what was found."""
        self._title.setText(shown(lost_text(side)).rstrip("."))
        errs = (
            f"It errs in {grouped(side.reached)} positions of its own play "
            f"and in {grouped(side.elsewhere)} others."
        )
        game = f" Such a game: {squares_text(side.line)}." if side.lost else ""
        self._text.setText(errs + game)


class LimitsPage(StudyPage):
    """Calculate a player's limits, and browse through the positions that were found."""

    kind = "limits"
    start_text = "Find the limits"
    position_wanted = Signal(Position)
    """Somebody wants to see a position on the main window's board."""

    def __init__(self) -> None:
        super().__init__("limits", "Limits", seeded=False)
        self._found: tuple[LimitPosition, ...] = ()
        self._player = PlayerForm("Limits", (player_kind("mc"), player_kind("forward")))
        self._player.chooser.setAccessibleName("Whose limits")
        self._cards = {mark: VerdictCard(mark) for mark in Mark}
        self._which = Chooser()
        self._which.setObjectName("limitsWhich")
        self._which.setAccessibleName("Which positions")
        self._boards = SmallBoards("limitsBoards")
        self._boards.setAccessibleName("Positions in which it errs")
        self._board = BoardView()
        self._board.setObjectName("limitsBoard")
        self._board.set_animated(False)
        self._board.set_description(self._describe)
        self._words = QLabel()
        self._words.setObjectName("limitsWords")
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._words.setMinimumHeight(3 * self._words.fontMetrics().height())  # the board stays
        self._open = button("limitsOpen", "Show on the board", "Play from here in the main window")
        self._stack = QStackedWidget()
        self._stack.addWidget(
            EmptyNote(
                "What becomes of it with infinitely many trials?",
                "By calculation, without sampling: where the best square is not a best move, and "
                "whether somebody who knows the player can beat it. Choose a player and a board "
                "up to 4×4, then press Find the limits.",
            )
        )
        self._stack.addWidget(self._result_area())
        self.lay_out((self._player_card(), self.rules), self._stack)
        self._which.currentIndexChanged.connect(self._show_list)
        self._boards.shown.connect(self._show_one)
        self._boards.itemActivated.connect(self._on_open)
        self._open.clicked.connect(self._on_open)

    def _player_card(self) -> Card:
        card = Card()
        card.body.addWidget(title_label("Player"))
        card.body.addWidget(self._player.chooser)
        card.body.addWidget(self._player)
        note = muted_label(
            "The trials don't count here: what is found holds for infinitely many.",
            small=True,
            wrap=True,
        )
        card.body.addWidget(note)
        for name in ("trials", "samples", "exact"):
            for _, field in self._player.fields(name):
                field.widget.setEnabled(False)
        return card

    def _result_area(self) -> QWidget:
        verdicts = QHBoxLayout()
        verdicts.setSpacing(UNIT)
        for card in self._cards.values():
            verdicts.addWidget(card, 1)
        listed = Card()
        listed.setSizePolicy(self._board.sizePolicy())
        listed.body.addWidget(self._which)
        listed.body.addWidget(self._boards, 1)
        one = Card()
        one.setSizePolicy(self._board.sizePolicy())
        one.body.addWidget(self._words)
        one.body.addWidget(self._board, 1)
        one.body.addWidget(self._open)
        below = QHBoxLayout()
        below.setSpacing(UNIT)
        below.addWidget(listed, 5)
        below.addWidget(one, 6)
        area = QWidget()
        layout = QVBoxLayout(area)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addLayout(verdicts)
        layout.addLayout(below, 1)
        return area

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        super().set_theme(theme)
        self._boards.set_theme(theme)
        self._board.set_theme(theme)
        for card in self._cards.values():
            card.set_theme(theme)

    # What it finds ---------------------------------------------------------------------------

    def study(self) -> LimitsStudy:
        """Return what the form describes; raise TttmcError where it has no limits."""
        return LimitsStudy(self._player.spec(), self.rules.rules())

    def show_recipe(self, recipe: Recipe) -> None:
        """Fill the form in."""
        assert isinstance(recipe, LimitsStudy)
        self._player.set_spec(recipe.player)
        self.rules.set_rules(recipe.rules)

    def show_found(self, study: AnyStudy, found: Finding) -> None:
        """Show what was found; before the end that is nothing."""
        assert isinstance(found, Limits)
        if found.done:
            self._show_limits(found)

    def share_of(self, study: AnyStudy, found: Finding) -> float:
        """Return how much of the work is done."""
        assert isinstance(found, Limits)
        return found.share

    def progress_text(self, study: AnyStudy, found: Finding) -> str:
        """Return how many positions were looked at."""
        assert isinstance(found, Limits)
        return f"{grouped(found.position_count)} positions"

    def result_text(self, study: AnyStudy, found: Finding) -> str:
        """Return whose limits they are, and how many positions were looked at."""
        assert isinstance(found, Limits)
        return (
            f"{shown(name_without_count(found.player))}, {found.rules.describe()}: "
            f"{grouped(found.position_count)} positions, turned and mirrored ones once."
        )

    def _show_limits(self, limits: Limits) -> None:
        self._stack.setCurrentIndex(1)
        for side in limits.sides:
            self._cards[side.side].show_side(side)
        self._which.blockSignals(True)
        self._which.clear()
        if limits.opening is not None:
            self._which.addItem("The opening", (limits.opening,))
        for side in limits.sides:
            for reached, words in ((True, "in its own play"), (False, "elsewhere")):
                found = tuple(p for p in side.positions if p.reached is reached)
                count = side.reached if reached else side.elsewhere
                if found:
                    more = f" (the first {len(found)} of {grouped(count)})"
                    note = more if count > len(found) else f" ({len(found)})"
                    self._which.addItem(f"Mistakes as {side.side}, {words}{note}", found)
        self._which.setCurrentIndex(1 if self._which.count() > 1 else 0)
        self._which.blockSignals(False)
        self._show_list()
        announce(self, " ".join(map(shown, verdicts(limits))))

    @Slot()
    def _show_list(self) -> None:
        self._found = self._which.currentData() or ()
        self._boards.show_boards([(p.position, p.thought, mistake_text(p)) for p in self._found])
        if not self._found:
            self._show_one(-1)

    @Slot(int)
    def _show_one(self, row: int) -> None:
        self._open.setEnabled(0 <= row < len(self._found))
        if not 0 <= row < len(self._found):
            return
        found = self._found[row]
        self._board.set_position(found.position, None)
        self._board.set_overlay(overlay_of(found.thought, SCORES))
        self._words.setText(mistake_text(found))

    def _describe(self, square: Square) -> str:
        row = self._boards.currentRow()
        if not 0 <= row < len(self._found):
            return square_name(square)
        found = self._found[row]
        return square_text(found.position, found.thought, square)

    @Slot()
    def _on_open(self) -> None:
        row = self._boards.currentRow()
        if 0 <= row < len(self._found):
            self.position_wanted.emit(self._found[row].position)
