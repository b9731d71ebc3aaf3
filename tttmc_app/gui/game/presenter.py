"""Show the controller's state in the window's parts, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel

from tttmc_app import engine
from tttmc_app.core import Mark, Square, Thought
from tttmc_app.core.thought import counted_words
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.announcements import News
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.game.setting_up import SetUpMode
from tttmc_app.gui.game.status import status_text
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.panels.bars import SpeedSlider
from tttmc_app.gui.panels.candidates_panel import CandidatesPanel
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.player_card import PlayerCard, progress_text
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import SeriesCard
from tttmc_app.players import PlayerSpec, default_spec

SHORT_LINE = 5
"""The line length offered where full lines almost never come about."""
SETTING_UP = "Set up: click squares for X, O or empty"


@dataclass(frozen=True, slots=True)
class Parts:
    """Hold the widgets that show the game."""

    area: BoardArea
    cards: dict[Mark, PlayerCard]
    rules: RulesCard
    series: SeriesCard
    moves: MovesPanel
    candidates: CandidatesPanel
    status: QLabel
    details: QLabel
    actions: Actions
    speed: SpeedSlider


class Presenter(QObject):
    """Keep the window in step with the controller."""

    def __init__(self, controller: GameController, parts: Parts, set_up: SetUpMode) -> None:
        super().__init__(parts.area)
        self._controller = controller
        self._parts = parts
        self._set_up = set_up
        self._theme = LIGHT
        self.overlay_kind = SCORES
        controller.changed.connect(self.show_game)
        controller.thought_changed.connect(self.show_thought)
        set_up.left.connect(self.show_all)
        parts.area.board.set_description(self.describe)
        self._news = News(controller, parts.area.board)

    @property
    def theme(self) -> Theme:
        """Return the theme that everything is shown in."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        self._parts.area.set_theme(theme)
        self._parts.actions.set_theme(theme)
        for card in self._parts.cards.values():
            card.set_theme(theme)
        self.show_all()

    def describe(self, square: Square) -> str:
        """Return in words how a square stands."""
        if self._set_up.is_on:
            return square_text(self._parts.area.board.picture.position, None, square)
        return square_text(self._controller.position, self._controller.thought, square)

    def asked_player(self) -> PlayerSpec:
        """Return whose opinion a person would ask: the opponent's, or Monte Carlo's."""
        machines = [spec for spec in self._controller.session.players if not spec.is_human]
        return machines[0] if machines else default_spec("mc")

    @Slot()
    def show_all(self) -> None:
        """Show the game and the thought anew."""
        self.show_game()
        self.show_thought(not self._controller.is_thinking)

    @Slot()
    def show_game(self) -> None:
        """Show the position, the turn, the moves, the tally and what can be done."""
        controller, parts = self._controller, self._parts
        session = controller.session
        text = SETTING_UP if self._set_up.is_on else status_text(controller)
        parts.status.setText(text)
        parts.area.headline.setText(text)
        record = session.record
        seed = controller.seeds.words(record.seed)
        parts.details.setText(f"{shown(record.rules.describe())} · {_engine_name()} · {seed}")
        parts.rules.set_rules(record.rules)
        parts.rules.show_drawn_seed(record.seed)
        for mark, card in parts.cards.items():
            if card.spec() != session.player_of(mark):
                card.set_spec(session.player_of(mark))
        open_here = session.result is None
        reason = engine.why_not_exact(session.position) if open_here else None
        for card in parts.cards.values():
            card.limit_exact(shown(reason) if reason else None)
            card.limit_choices(record.rules)
        apart = len(controller.series.results) - len(controller.standing.results)
        parts.series.show_series(controller.standing, session.players, apart)
        parts.moves.show_game(record, controller.browsed, controller.thought_of_move)
        self._show_actions()
        if not self._set_up.is_on:
            board = parts.area.board
            board.set_position(controller.position, controller.last_move)
            free = session.is_human_turn and controller.browsed is None
            board.set_wanted(session.position.to_move if free else None)
        self._show_progress()

    @Slot(bool)
    def show_thought(self, final: bool) -> None:
        """Show the thought: the colours at once, all numbers as seldom as can be read."""
        if self._set_up.is_on:
            self._show_progress()
            return
        area, panel = self._parts.area, self._parts.candidates
        thought = self._controller.thought
        overlay = overlay_of(thought, self.overlay_kind)
        area.board.set_overlay(overlay, final=final)
        if not (final or area.board.numbers_are_fresh):
            return
        rules = self._controller.position.rules
        shorter = SHORT_LINE if rules.line_length > SHORT_LINE else None
        area.legend.show_thought(thought, overlay, self._theme, shorter)
        if panel.isVisible():
            panel.show_overlay(overlay, rules.size, self._theme)
        self._show_progress()

    def _show_progress(self) -> None:
        controller, parts = self._controller, self._parts
        side, report = controller.thinking_side, controller.report
        thought = report.value if report is not None else None
        for mark, card in parts.cards.items():
            if mark is side and report is not None and isinstance(thought, Thought):
                card.show_progress(thought, report.seconds)
                continue
            figures = controller.figures_of(mark)
            if figures is not None and figures[0].trials:
                last, seconds = figures
                counted = shown(counted_words(last.meaning))
                card.show_rest(progress_text(last.trials, None, seconds, counted))
            else:
                card.show_rest()

    def _show_actions(self) -> None:
        actions = self._parts.actions
        actions.show_game(self._controller, self._theme, setting_up=self._set_up.is_on)
        actions.show_asked_player(shown(self.asked_player().kind.label))


def _engine_name() -> str:
    return "Python engine" if engine.backend == "python" else f"{engine.backend.upper()} engine"
