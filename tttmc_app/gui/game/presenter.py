"""The presenter, which shows the game in the widgets."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.review_texts import slip_text
from tttmc_app.core import Meaning, Position, Square, Text, Thought
from tttmc_app.core.thought import counted_in
from tttmc_app.gui.board import NO_OVERLAY, SCORES, Overlay, overlay_of
from tttmc_app.gui.board.captions import Occasion, lesson_of
from tttmc_app.gui.board.legend import SHORT_LINE
from tttmc_app.gui.board.overlays import own_view
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.game.game import Changes
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.setting_up import SETTING_UP
from tttmc_app.gui.game.status import Announcements, headline_text, status_text
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.panels.player_card import progress_text, report_text
from tttmc_app.players import PlayerSpec, default_spec

PANELS_MS = 12
"""How far the panels lag behind the board while a machine thinks."""


class Presenter(QObject):
    """Presenter of the game, which updates the widgets on each change."""

    def __init__(self, parts: Parts, insights: Insights) -> None:
        super().__init__(parts.area)
        self._insights = insights
        insights.changed.connect(self.show_thought)
        self._game = game = parts.game
        self._parts = parts
        self._set_up = parts.set_up
        self.theme = LIGHT
        self._time_left = ""
        self._reason: tuple[Thought | None, str] = (None, "")
        self._other: tuple[Position, Thought] | None = None
        self._legend: tuple[Thought | None, Overlay | None, Occasion] = (None, None, Occasion())
        # Panels are shown after the board has been painted, so that the window stays responsive.
        self._panels_due = QTimer(self, singleShot=True, interval=PANELS_MS)
        self._panels_due.timeout.connect(self._show_panels)
        self.overlay_kind = SCORES
        game.changed.connect(self._on_changed)
        parts.set_up.left.connect(self.show_all)
        parts.area.board.set_description(self.describe)
        parts.area.board.numbers_fit_changed.connect(self.show_thought)
        self.announcements = Announcements(game, parts.area.board)
        self.announcements.explained.connect(self.show_reason)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self.theme = theme
        self._parts.area.set_theme(theme)
        self._parts.actions.set_theme(theme)
        for card in self._parts.cards.values():
            card.set_theme(theme)
        self.show_all()
        self._show_panels()  # even if a machine's next report is long in coming

    def describe(self, square: Square) -> str:
        """Return a description of a square and its score."""
        if self._set_up.is_on:
            return square_text(self._parts.area.board.picture.position, None, square)
        overlay, position = self._parts.area.board.picture.overlay, self._game.position
        thought, before = self.thought, self._game.thought_position
        if overlay is not None:
            thought, before = overlay.thought, overlay.facts.position
        now, then = (each.mark_at(square) for each in (position, before))
        if thought is not None and then is None and now is thought.side.other:
            thought = None  # what one side thought says nothing about the other's later move
        is_past = before != position
        text = square_text(position, thought, square, is_past=is_past)
        proof = overlay.proof(square) if overlay and thought else ""
        if not proof:
            return text
        return translate("Game", "{square}, proven {result}", square=text, result=proof)

    def show_instead(self, other: tuple[Position, Thought] | None) -> None:
        """Show another thought about the game's position, or the game's own thought again."""
        if other != self._other:
            self._other = other
            self.show_thought()

    @property
    def _is_other(self) -> bool:
        """Return whether a thought other than the game's own is shown."""
        return self._other is not None and self._other[0] == self._game.thought_position

    @property
    def thought(self) -> Thought | None:
        """Return the thought shown: the game's own, unless another one has replaced it."""
        return self._other[1] if self._other and self._is_other else self._game.thought

    def asked_player(self) -> PlayerSpec:
        """Return the player to ask for a suggestion.

        This is the machine to move, failing that your opponent, and failing that Monte Carlo.
        """
        session, side = self._game.session, self._game.position.to_move
        players = (session.player_of(side), session.player_of(side.other))
        return next((spec for spec in players if not spec.is_human), default_spec("mc"))

    @Slot()
    def show_all(self) -> None:
        """Refresh the game and the thought."""
        self._on_changed(Changes(*[True] * len(Changes._fields)))

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        if changes.position:
            self._show_position()
        if changes.players:
            self._show_players()
        if changes.series:
            self._show_series()
        if changes.turn:
            self.show_turn()
        if changes.last_thought:
            self._show_moves()
        if changes.thought:
            self.show_thought()

    def _show_position(self) -> None:
        game, parts = self._game, self._parts
        record = game.session.record
        parts.details.setText(_details_text(record.rules.describe(), game.seeds.words(record.seed)))
        parts.rules.set_rules(record.rules)
        parts.rules.show_drawn_seed(record.seed)
        self._limit_cards()
        self._show_moves()
        if not self._set_up.is_on:
            parts.area.board.set_position(game.position, game.last_move)

    def _show_players(self) -> None:
        for mark, card in self._parts.cards.items():
            spec = self._game.session.player_of(mark)
            if card.spec() != spec:
                card.set_spec(spec)
        self._limit_cards()  # also the fields that have just been created

    def _limit_cards(self) -> None:
        """Disable what the position or the rules don't allow in the players' fields."""
        session = self._game.session
        is_open = session.result is None
        reason = engine.why_not_exact(session.position) if is_open else None
        for card in self._parts.cards.values():
            card.limit_exact(shown(reason) if reason else None)
            card.limit_choices(session.record.rules)

    def _show_series(self) -> None:
        game = self._game
        others = len(game.series.results) - len(game.standing.results)
        x, o = map(game.name_of, game.session.players)
        is_watched = not game.session.has_human
        self._parts.series.show_series(game.standing, (x, o), others, can_start_itself=is_watched)

    def _show_moves(self) -> None:
        game = self._game
        self._parts.moves.show_game(game.session.record, game.browsed, game.thought_of_move)

    def show_turn(self) -> None:
        """Show whose turn it is, and enable the available actions."""
        game, parts = self._game, self._parts
        if not self._set_up.is_on:
            is_free = game.session.is_human_turn and game.browsed is None
            parts.area.board.set_next_mark(game.session.position.to_move if is_free else None)
        self._show_status()
        parts.area.message.clear_hint()
        parts.actions.show_game(game, self.theme, setting_up=self._set_up.is_on)
        parts.actions.show_asked_player(shown(self.asked_player().kind.label))
        self._show_progress()

    def _show_status(self) -> None:
        """Show whose turn it is, in the headline and in the status bar."""
        setting_up = self._set_up.is_on
        what = shown(SETTING_UP)
        self._parts.status.setText(what if setting_up else status_text(self._game))
        headline = what if setting_up else headline_text(self._game)
        self._parts.area.show_game(self._game, headline, setting_up=setting_up)

    @Slot(object, str)
    def show_reason(self, thought: Thought, reason: str) -> None:
        """Show why a suggestion is good, as long as its thought is shown."""
        self._reason = (thought, reason)
        self.show_thought()

    @Slot()
    def show_thought(self) -> None:
        """Show the thought: colours at once, numbers and panels at a readable rate."""
        area = self._parts.area
        thought = None if self._set_up.is_on else self.thought
        occasion, kind = self._occasion(thought), self.overlay_kind
        facts = self._facts(thought)
        overlay = None
        if facts is not None or thought is not None:
            overlay = overlay_of(thought, kind, facts or self._game.thought_position)
        nothing = slip = ""
        if thought is not None and kind is NO_OVERLAY:
            nothing = translate("Game", "The overlay is off, so the squares show no values.")
        elif facts is not None and overlay is None:
            nothing = shown(kind.nothing(facts, thought))
        elif overlay is None and self._game.browsed not in (None, -1):
            nothing = translate("Game", "No machine thought about this move.")
        if facts is not None:
            is_played = occasion.past is not None and not self._is_other
            slip = shown(slip_text(facts, thought, is_played=is_played))
        occasion = occasion._replace(slip=slip, nothing=nothing)
        is_final = self._game.is_final or self._is_other
        area.board.set_overlay(overlay, final=is_final)
        self._legend = (thought, overlay, occasion)
        if is_final:
            self._show_panels()
        elif area.board.numbers_are_fresh:
            self._panels_due.start()

    def _facts(self, thought: Thought | None) -> PositionFacts | None:
        """Return what is known about the position to show, and have the rest calculated."""
        kind, game = self.overlay_kind, self._game
        if kind is NO_OVERLAY or (thought is None and (kind.needs_thought or self._set_up.is_on)):
            self._insights.leave()
            return None
        position = game.position if thought is None else game.thought_position
        return self._insights.known_about(position, thought, kind.want)

    @Slot()
    def _show_panels(self) -> None:
        """Explain the thought in the legend, the candidates and the cards."""
        self._panels_due.stop()
        area, panel, game = self._parts.area, self._parts.candidates, self._game
        thought, overlay, occasion = self._legend
        rules = game.position.rules
        occasion = occasion._replace(numbers_fit=area.board.numbers_fit)
        can_shorten = rules.line_length > SHORT_LINE
        area.legend.show_thought(thought, overlay, self.theme, occasion, can_shorten=can_shorten)
        if panel.isVisible():
            if overlay is None or not overlay.thought.best:  # it doesn't depend on the chooser
                facts = overlay.facts if overlay else game.thought_position
                overlay = overlay_of(thought, SCORES, facts)
            panel.show_overlay(overlay, rules.size, self.theme, occasion)
        self._show_progress()
        if self._game.time_left.text != self._time_left:
            self._time_left = self._game.time_left.text
            self._show_status()

    def _occasion(self, thought: Thought | None) -> Occasion:
        game = self._game
        ply = game.ply_on_show if thought is not None else None
        move = game.session.record.moves[ply] if ply is not None else None
        past = move.square if move is not None else None
        was = move.thought if move is not None else None
        is_live = game.browsed is None and not self._set_up.is_on
        return Occasion(
            past,
            is_other=self._is_other,
            is_rescored=bool(thought and was and thought.weights != was.weights)
            and not self._is_other,
            is_over=is_live
            and game.session.result is not None
            and not (thought is not None and lesson_of(thought)),
            reason=self._reason_for(thought),
        )

    def _reason_for(self, thought: Thought | None) -> str:
        """Return why a suggestion is good; empty while values other than its own are shown."""
        is_own = self.overlay_kind.view is own_view
        return self._reason[1] if is_own and thought is self._reason[0] else ""

    def _show_progress(self) -> None:
        game, parts = self._game, self._parts
        side, report = game.thinking_side, game.report
        thought = report.value if report is not None else None
        for mark, card in parts.cards.items():
            if mark is side and report is not None and isinstance(thought, Thought):
                card.show_progress(thought, report.seconds)
                continue
            figures = game.figures_of(mark)
            if figures is not None and figures[0].meaning is Meaning.EVALUATION:
                card.show_idle(report_text(figures[0]))
            elif figures is not None and figures[0].trials:
                last, seconds = figures
                counted = counted_in(last.meaning)
                card.show_idle(progress_text(last.trials, None, seconds, counted))
            else:
                card.show_idle()


def _details_text(rules: Text, seed: str) -> str:
    """Return the details for the status bar, including the engine if it is a slow one."""
    if engine.backend == "python":
        slow = translate("Game", "Python engine: over 100 times slower")
    elif engine.MISSING:
        slow = translate("Game", "{backend} engine, slow searches", backend=engine.backend.upper())
    else:
        return translate("Game", "{rules} · {seed}", rules=rules, seed=seed)
    return translate("Game", "{rules} · {engine} · {seed}", rules=rules, engine=slow, seed=seed)
