"""The limit of infinitely many trials: where a player then errs, and who beats it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Position, Rules, Square, TttmcError, square_name
from tttmc_app.experiments.limits import (
    LimitPosition,
    Limits,
    SideLimits,
    check_limits,
    find_limits,
)
from tttmc_app.gui.bars import MessageBar
from tttmc_app.gui.board import BoardView, OverlayStyle, overlay_of
from tttmc_app.gui.board.changes import announce
from tttmc_app.gui.fields import Chooser
from tttmc_app.gui.lab.figures import short_name
from tttmc_app.gui.lab.page import LabPage
from tttmc_app.gui.lab.parts import FORM_WIDTH, EmptyNote, RunBar, button, column, scrolled
from tttmc_app.gui.lab.small_boards import SmallBoards
from tttmc_app.gui.numbers import grouped
from tttmc_app.gui.panels.card import Card, muted_label, title_label
from tttmc_app.gui.panels.player_card import MarkBadge
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.theme import UNIT, Theme
from tttmc_app.gui.wording import square_text
from tttmc_app.players import player_kind
from tttmc_app.workers import JobRunner, Report, iterate_in_child

_RESULTS = {1: "wins", 0: "draws", -1: "loses"}


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
        self._title.setText(f"As {side.side} it {lost_text(side.lost)}")
        errs = (
            f"It errs in {grouped(side.reached)} positions of its own play "
            f"and in {grouped(side.elsewhere)} others."
        )
        game = f" Such a game: {names(side.line)}." if side.lost else ""
        self._text.setText(errs + game)


class LimitsPage(LabPage):
    """Calculate a player's limits, and browse through the positions that were found."""

    position_wanted = Signal(Position)
    """Somebody wants to see a position on the main window's board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("limitsPage")
        self._limits: Limits | None = None
        self._found: tuple[LimitPosition, ...] = ()
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.finished.connect(self._on_finished)
        self._runner.failed.connect(self._on_failed)
        self._player = PlayerForm("Limits", (player_kind("mc"), player_kind("forward")))
        self._player.chooser.setAccessibleName("Whose limits")
        self._rules = RulesCard(seeded=False)
        self.message = MessageBar()
        self._bar = RunBar("limits", "Find the limits")
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
        self._lay_out()
        self._bar.start.clicked.connect(self._start)
        self._bar.stop.clicked.connect(self._stop)
        self._which.currentIndexChanged.connect(self._show_list)
        self._boards.shown.connect(self._show_one)
        self._boards.itemActivated.connect(self._on_open)
        self._open.clicked.connect(self._on_open)
        keys = QShortcut(QKeySequence("Ctrl+Return"), self)
        keys.activated.connect(self._start)
        for name in ("trials", "samples", "exact"):  # they don't count in the limit
            for _, field in self._player.fields(name):
                field.widget.setEnabled(False)

    def _lay_out(self) -> None:
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
        side = QWidget()
        side.setFixedWidth(FORM_WIDTH)
        form = QVBoxLayout(side)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(0)
        form.addWidget(scrolled(column(card, self._rules), "limitsForm"), 1)
        form.addWidget(self._bar)
        self._stack.addWidget(
            EmptyNote(
                "What becomes of it with infinitely many trials?",
                "By calculation, without sampling: where the best square is not a best move, and "
                "whether somebody who knows the player can beat it. Choose a player and a board "
                "up to 4×4, then press Find the limits.",
            )
        )
        self._stack.addWidget(self._result_area())
        body = QVBoxLayout()
        body.setSpacing(UNIT)
        body.addWidget(title_label("Limits"))
        body.addWidget(self.message)
        body.addWidget(self._stack, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(side)
        layout.addLayout(body, 1)

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

    # What is asked of it ---------------------------------------------------------------------

    def set_rules(self, rules: Rules) -> None:
        """Begin with these rules."""
        self._rules.set_rules(rules)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._boards.set_theme(theme)
        self._board.set_theme(theme)
        for card in self._cards.values():
            card.set_theme(theme)

    def shutdown(self) -> bool:
        """End the thread within a bound."""
        self._stop()
        return self._runner.shutdown()

    @Slot()
    def _start(self) -> None:
        if self._runner.is_busy:
            return
        player, rules = self._player.spec(), self._rules.rules()
        try:
            check_limits(player, rules)
        except TttmcError as error:
            self.message.say(str(error))
            return
        self.message.hide()
        self._bar.show_running(0.0, "Calculating…", finishing=True)
        self._bar.finish.hide()
        # In a child: much of it is Python, which would make the window wait.
        self._runner.start(partial(iterate_in_child, partial(find_limits, player, rules)))

    @Slot()
    def _stop(self) -> None:
        if self._runner.is_busy:
            self._runner.cancel()
            self._bar.show_rest("Stopped.")
            self.told.emit("")

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        limits = report.value
        if isinstance(limits, Limits):
            text = f"{grouped(limits.position_count)} positions"
            self._bar.show_running(limits.share, text, finishing=True)
            self._bar.finish.hide()
            self.told.emit(f"{100 * limits.share:.0f} %")

    @Slot(Report)
    def _on_finished(self, report: Report) -> None:
        self.told.emit("")
        if isinstance(report.value, Limits):
            self._limits = report.value
            self._bar.show_rest(
                f"{short_name(self._limits.player)}, {self._limits.rules.describe()}: "
                f"{grouped(self._limits.position_count)} positions, turned and mirrored ones once.",
                1.0,
            )
            self._show_limits(self._limits)

    @Slot(int, str)
    def _on_failed(self, _job_id: int, message: str) -> None:
        self._bar.show_rest()
        self.message.say(message)
        self.told.emit("")

    # What was found --------------------------------------------------------------------------

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
                    shown = more if count > len(found) else f" ({len(found)})"
                    self._which.addItem(f"Mistakes as {side.side}, {words}{shown}", found)
        self._which.setCurrentIndex(1 if self._which.count() > 1 else 0)
        self._which.blockSignals(False)
        self._show_list()
        announce(self, ". ".join(f"As {s.side} it {lost_text(s.lost)}" for s in limits.sides))

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
        self._board.set_overlay(overlay_of(found.thought, OverlayStyle.SCORES))
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


def lost_text(lost: float) -> str:
    """Return how often somebody who knows the player beats it."""
    if lost == 0:
        return "never loses"
    if lost == 1:
        return "loses every time to an opponent who knows it"
    return f"loses {100 * lost:.3g} % of the games to an opponent who knows it"


def mistake_text(found: LimitPosition) -> str:
    """Return what the player does wrong in a position, and how the game goes on."""
    rules = found.position.rules
    best_result = max(result for result in found.results if result is not None)
    best = [
        rules.square(index) for index, result in enumerate(found.results) if result == best_result
    ]
    who = f"{found.position.to_move} to move. "
    if not found.mistakes:
        return f"{who}It plays {names(found.thought.best, ' or ')}, as good as any."
    worst = min(found.results[rules.index(square)] or 0 for square in found.mistakes)
    wrong, right = names(found.mistakes, " or "), names(best[:4], " or ")
    lot = "" if found.always_errs else f", one of {len(found.thought.best)} by lot"
    play = f"It plays {wrong}{lot}, which {_RESULTS[worst]}; {right} {_RESULTS[best_result]}."
    then = f" Then: {names(found.reply)}." if found.lost and found.reply else ""
    return who + play + then


def names(squares: Sequence[Square], between: str = " ") -> str:
    """Return squares by their names."""
    return between.join(map(square_name, squares))
