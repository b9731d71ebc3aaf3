"""The presenter, which shows the game in the widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, Want
from tttmc_app.core import (
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Text,
    Thought,
    square_name,
)
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import duration_text, fixed, grouped, percent, percents, short_number
from tttmc_app.core.thought import counted_in
from tttmc_app.gui.board import NO_OVERLAY, SCORES, Overlay, overlay_of
from tttmc_app.gui.board.captions import Occasion, lesson_of
from tttmc_app.gui.board.overlays import own_view
from tttmc_app.gui.board.wording import result_text, square_text
from tttmc_app.gui.game.chances import Chances
from tttmc_app.gui.game.game import Changes
from tttmc_app.gui.game.insights import Insights
from tttmc_app.gui.game.options import Seeds
from tttmc_app.gui.game.parts import BROWSING, ENDED, LOST, Parts
from tttmc_app.gui.game.status import Announcements, place_text, status_text
from tttmc_app.gui.game.thought_words import SHORT_LINE, is_mostly_tied, slips_text, words_of
from tttmc_app.gui.game.track_board import TrackBoard
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import LIGHT, Theme, Themed
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.panels.plates import PlateText, Tone
from tttmc_app.gui.panels.player_card import progress_text, report_text
from tttmc_app.gui.panels.series_card import score_words
from tttmc_app.gui.panels.set_up_bar import SETTING_UP
from tttmc_app.gui.panels.shares import Shares
from tttmc_app.gui.panels.thought_page import HINT, LAST, Moment, Words
from tttmc_app.gui.panels.timeline import Step
from tttmc_app.players import PlayerSpec, default_spec
from tttmc_app.players.level import Level

if TYPE_CHECKING:
    from tttmc_app.analysis.review import GameReview, MoveReview

MISTAKES, AT_ONCE = "game/mistakes", "at once"
"""The setting that says when mistakes are pointed out, and its value for at once."""
PANELS_MS = 12
"""How far the panels lag behind the board while a machine thinks."""

LONG_MS = 600
"""How long a thought must last before its plate offers to end it: quicker ones would flicker."""

MOST_REVIEWS = 20
"""Of how many games the reviews are kept, in case a game is shown again."""


class Presenter(QObject):
    """Presenter of the game, which updates the widgets on each change."""

    explained = Signal()
    """The page on the thought shows its present state."""

    def __init__(self, parts: Parts, insights: Insights, chances: Chances) -> None:
        super().__init__(parts.area)
        self._chances = chances
        chances.changed.connect(self._show_chances)
        self._insights = insights
        insights.changed.connect(self.show_thought)
        self._game = game = parts.game
        self._parts = parts
        self._set_up = parts.set_up
        self.theme = LIGHT
        self._time_left = ""
        self._reason: tuple[Thought | None, str] = (None, "")
        self._other: tuple[Position, Thought] | None = None
        self._was_asked = False
        self._thinking: Mark | None = None
        """The side that thinks at the moment."""
        self._reviews: dict[object, GameReview] = {}
        """The newest reviews of games of yours, by what was played."""
        self._is_first: bool | None = None
        """Whether the game shown has no move yet, so that the inspector asks what to play."""
        self._was_over = False
        self.facts: PositionFacts | None = None
        """What is known about the position that the thought shown is about."""
        self._legend: tuple[Thought | None, Overlay | None, Occasion] = (None, None, Occasion())
        # Panels are shown after the board has been painted, so that the window stays responsive.
        self._panels_due = QTimer(self, singleShot=True, interval=PANELS_MS)
        self._panels_due.timeout.connect(self._show_panels)
        self._long = QTimer(self, singleShot=True, interval=LONG_MS)
        self._long.timeout.connect(self._show_long)
        self.overlay_kind = SCORES
        links = parts.thought.trials
        links.why.show_text(translate("Game", "Where the numbers come from"))
        links.shorter.show_text(translate("Board", "Change to {count} in a row", count=SHORT_LINE))
        game.changed.connect(self._on_changed)
        parts.set_up.left.connect(self.show_all)
        parts.set_up.changed.connect(self.show_turn)
        parts.area.board.set_description(self.describe)
        parts.area.board.numbers_fit_changed.connect(self.show_thought)
        parts.area.board.drawn.connect(self._show_ending)
        self.announcements = Announcements(game, parts.area.board)
        self.announcements.explained.connect(self.show_reason)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self.theme = theme
        self._parts.area.set_theme(theme)
        self._parts.actions.set_theme(theme)
        parts = self._parts
        themed: tuple[Themed, ...] = (parts.inspector, parts.thought, parts.settings_page)
        for part in (*themed, *parts.cards.values()):
            part.set_theme(theme)
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

        This is the machine to move, failing that your opponent, and failing that Monte Carlo, also
        in place of one that plays at random. Of the levels it is the best: it never slips.
        """
        session, side = self._game.session, self._game.position.to_move
        players = (session.player_of(side), session.player_of(side.other))
        best = (_at_its_best(spec, session.record.rules) for spec in players if not spec.is_human)
        return next((spec for spec in best if not _is_random(spec)), None) or default_spec("mc")

    @Slot()
    def show_all(self) -> None:
        """Refresh the game and the thought."""
        self._on_changed(Changes(*[True] * len(Changes._fields)))

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        if changes.game:
            self._show_game()
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
        if changes.turn or (changes.thought and self._game.is_final):
            self._show_progress()

    def _show_game(self) -> None:
        game, parts = self._game, self._parts
        record = game.session.record
        details = _details_text(game.seeds, record.seed)
        parts.details.setText(details)
        parts.details.setVisible(bool(details))
        parts.rules.set_rules(record.rules)
        parts.rules.show_drawn_seed(record.seed)
        parts.area.rules.show_text(_rules_text(record.rules))

    def _show_position(self) -> None:
        game, parts = self._game, self._parts
        record = game.session.record
        is_first = not record.moves and game.session.result is None and not self._set_up.is_on
        if is_first is not self._is_first:
            self._is_first = is_first
            parts.settings_page.ask(wanted=is_first)
            parts.inspector.home = "settings" if is_first else "thought"
            if parts.inspector.is_on_game:
                parts.inspector.show_page(parts.inspector.home)
        is_over = game.session.result is not None and game.session.has_human
        if is_over and not self._was_over and parts.inspector.is_on_game:
            parts.inspector.show_page("thought")
        self._was_over = is_over
        self._limit_cards()
        self._show_moves()
        self._chances.follow(record)
        self._show_chances()
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

    @property
    def _is_ending(self) -> bool:
        """Return whether the stroke that ends the game is still being drawn: words come after."""
        return self._game.session.result is not None and self._parts.area.board.is_drawing

    @Slot()
    def _show_ending(self) -> None:
        """Say how the game ended, once the board shows it."""
        self._show_series()  # also of a game that another has replaced meanwhile
        if self._game.session.result is not None:
            self._show_status()
            self._show_progress()

    def _show_series(self) -> None:
        game = self._game
        if self._is_ending:
            return
        others = len(game.series.results) - len(game.standing.results)
        x, o = map(game.name_of, game.session.players)
        numbers, words = score_words(game.standing, (x, o), others)
        self._parts.area.score.show_score(numbers)
        self._parts.area.score.setAccessibleName(words)
        self._parts.area.score.setToolTip(words)
        self._parts.next_games.setVisible(not game.session.has_human)

    def _show_moves(self) -> None:
        game = self._game
        record, thought = game.session.record, game.thought_of_move
        self._parts.moves.show_game(record, game.browsed, thought, self._faults)

    @Slot()
    def show_turn(self) -> None:
        """Show whose turn it is, and enable the available actions."""
        game, parts = self._game, self._parts
        if game.asked is not None and not self._was_asked:
            parts.inspector.show_page("thought")
        self._was_asked = game.asked is not None
        if not self._set_up.is_on:
            is_free = game.session.is_human_turn and game.browsed is None
            parts.area.board.set_next_mark(game.session.position.to_move if is_free else None)
        self._show_status()
        if self._is_first:
            machines = [spec for spec in game.session.players if not spec.is_human]
            level = _level_of(machines[0]) if len(machines) == 1 else None
            rules = game.session.record.rules
            parts.settings_page.question.show_game(rules, self._click_text(), level)
        parts.area.message.clear_hint()
        parts.actions.show_game(game, self.theme, setting_up=self._set_up.is_on)
        if self._set_up.is_on:
            parts.actions["undo"].setEnabled(self._set_up.can_take_back)
        is_on_game = parts.inspector.is_on_game
        other = translate("Game", "The squares of this page show what the page is about.")
        parts.overlay.box.setEnabled(is_on_game)
        parts.overlay.setToolTip("" if is_on_game else other)
        if not is_on_game:
            parts.actions["backToGame"].setEnabled(True)
            self.show_ways()
        parts.actions.show_asked_player(game.name_of(self.asked_player()))

    @Slot()
    def show_ways(self) -> None:
        """Enable the ways through the steps of the page that has taken the game's place."""
        stage, actions = self._parts.inspector.stages.currentWidget(), self._parts.actions
        if isinstance(stage, TrackBoard):
            for way, is_open in stage.ways.items():
                actions[f"{way}Move"].setEnabled(is_open)

    def _show_status(self) -> None:
        """Show whose turn it is, or how the game ended."""
        game, parts, setting_up = self._game, self._parts, self._set_up.is_on
        area = parts.area
        status = shown(SETTING_UP) if setting_up else status_text(game)
        parts.status.setText(status)
        area.set_drafting(is_on=setting_up)
        session = game.session
        are_alone = not session.has_human
        waits = session.machine_to_move and not game.plays_automatically
        if not self._is_ending:
            parts.thought.show_moment(self._moment())
        parts.thought.keep_places(wanted=are_alone and session.result is None)
        turned = self.turning_point
        parts.actions["tryBetter"].setEnabled(turned is not None)
        is_shown = not (self._is_ending or setting_up)
        area.board.set_fault(turned.square if turned and is_shown else None)
        thinking = game.thinking_side if game.is_busy else None
        if thinking is not self._thinking:
            self._thinking = thinking
            self._long.start()
            self._show_long()
        area.show_controls(are_alone=are_alone, is_paused=waits and not game.is_busy)

    @Slot()
    def _show_long(self) -> None:
        """Offer to end a thought that takes long, on the plate of its side."""
        for mark, plate in self._parts.area.plates.items():
            plate.show_buttons(wanted=mark is self._thinking and not self._long.isActive())

    @property
    def turning_point(self) -> MoveReview | None:
        """Return the move that cost you the game, or a win, against a machine, once known."""
        session, turned = self._game.session, self._turned
        if turned is None or self._game.browsed is not None:
            return None
        result, you = session.result, session.player_of(turned.side)
        is_over = result is not None and result.winner is not turned.side
        is_yours = you.is_human and not session.player_of(turned.side.other).is_human
        return turned if is_over and is_yours else None

    @property
    def _turned(self) -> MoveReview | None:
        """Return the move that decided the game, once that is known."""
        review = self._own_review
        if review is None:
            return None
        turned = review.turning_point
        return turned if turned and (turned.is_proven or review.is_complete) else None

    @property
    def _own_review(self) -> GameReview | None:
        """Return what is known of the game's review."""
        return self._reviews.get(_played(self._game.session.record))

    @property
    def _faults(self) -> tuple[MoveReview, ...]:
        """Return the proven mistakes of the game and the move that decided it."""
        review, turned = self._own_review, self._turned
        proven = review.mistakes() if review is not None else ()
        return proven if turned is None or turned.is_proven else (*proven, turned)

    def _moment(self) -> Moment:
        """Return what is special about the moment."""
        game, session = self._game, self._game.session
        result = session.result
        if self._set_up.is_on or (result is None and game.browsed is None):
            return Moment()
        if result is None or game.browsed is not None:
            return Moment(BROWSING, place_text(game))
        is_plain = bool(result.lines) and not session.record.rules.reverse
        line = Text("{line} in a row", line=session.record.rules.line_length)
        words = sentence(line) if is_plain else result_text(result, session.record.rules)
        humans = [spec.is_human for spec in session.players]
        count = sentence(Text("%n move(s)", n=len(session.record.moves)))
        if result.winner is None:
            about = (self._found_out() if any(humans) else "") or count
            if turned := self.turning_point:
                return Moment(LOST, words, about, _again(square_name(turned.better[0])))
            return Moment(ENDED, words, about)
        if all(humans):
            headline = translate("Game", "{mark} wins", mark=result.winner)
            return Moment(ENDED, headline, None if is_plain else words)
        winner = session.player_of(result.winner)
        if not any(humans):
            name, words = game.name_of(winner), result_text(result, session.record.rules)
            return Moment(ENDED, translate("Game", "{player} wins", player=name), words)
        if winner.is_human:
            why = self._found_out() if is_plain else ""
            known = sentences(words, count) if is_plain else words
            return Moment(ENDED, translate("Game", "You won"), why or known)
        if turned := self.turning_point:
            return Moment(LOST, *_lost_words(turned))
        headline, review = translate("Game", "You lost"), self._own_review
        if review is not None and review.is_complete:
            return Moment(ENDED, headline, words)
        return Moment(LOST, headline, words, _again("…"))

    @Slot()
    def _show_chances(self) -> None:
        """Show the sides' chances in random games: of the position shown, and move by move."""
        game, area = self._game, self._parts.area
        record = game.session.record
        known = [self._chances.ends(position) for position in record.positions]
        movers = [None, *[position.to_move for position in record.positions]]
        steps = [Step(ends and ends.points, who) for ends, who in zip(known, movers, strict=False)]
        if turned := self._turned:
            words = f"{turned.number + 1} {square_name(turned.square)}"
            steps[turned.number + 1] = steps[turned.number + 1]._replace(words=words)
        at = len(record.moves) if game.browsed is None else game.browsed + 1
        note = translate("Game", "Click a square to start") if game.session.is_human_turn else ""
        area.timeline.show_steps(tuple(steps), at, note)
        ends, result = known[at], game.session.result
        if result is not None and game.browsed is None:
            words = result_text(result, record.rules)
            x, o = (float(result.winner is mark) for mark in Mark)
            area.shares.show_shares(Shares(x, 1 - x - o, o, ("", "", ""), words))
        elif ends is not None:  # until then the bar keeps its last shares, and glides from them
            shares = percents(ends)
            said = (translate("Game", "In random games"), shown(shares[0]), shown(shares[2]))
            whole = translate(
                "Board",
                "Of all trials, X wins {x}, {ties} tie and O wins {o}.",
                x=shares[0],
                ties=shares[1],
                o=shares[2],
            )
            area.shares.show_shares(Shares(*ends, said, whole))

    def _click_text(self) -> str:
        """Return what a click on the board does before the first move."""
        session = self._game.session
        if not session.has_human:
            return translate("Game", "Or press Play: the machines begin.")
        other = next((spec for spec in session.players if not spec.is_human), None)
        if other is None:
            return translate("Game", "Or click a square: two people play.")
        if session.machine_to_move:
            return status_text(self._game)
        name = self._game.name_of(other)
        return translate("Game", "Or click a square: you play against {player}.", player=name)

    def _found_out(self) -> str:
        """Return how the other side lost, or that nobody made a mistake, once that is known."""
        from tttmc_app.analysis.review_texts import explain, summary  # loaded when needed

        review, turned = self._own_review, self._turned
        if review is None:
            return ""
        if turned is not None and turned.is_proven:
            number, side, words = turned.number + 1, turned.side, explain(turned)
            return translate(
                "Game", "Move {number}, {side}: {words}", number=number, side=side, words=words
            )
        if not (review.is_complete and all(move.is_proven for move in review.moves)):
            return ""
        if review.mistakes():
            return shown(summary(review))
        return translate("Game", "Neither side made a mistake.")

    @Slot(object)
    def show_review(self, found: GameReview) -> None:
        """Say at the end of a game where it was lost, once that is known."""
        before, marked = self._moment(), self._faults
        self._reviews[_played(found.record)] = found
        if len(self._reviews) > MOST_REVIEWS:
            del self._reviews[next(iter(self._reviews))]
        if self._faults != marked:
            self._show_moves()
        if (now := self._moment()) != before:
            self._show_status()
            self._show_chances()
            text = sentences(sentence(now.headline), now.line or "")
            announce(self._parts.area.board, text)

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
        facts = self.facts = self._facts(thought)
        overlay, may_tell = None, self._may_tell
        if facts is not None or thought is not None:
            about = facts or self._game.thought_position
            overlay = overlay_of(thought, kind, about, is_fair=not may_tell)
        nothing = slip = ""
        if thought is not None and kind is NO_OVERLAY:
            nothing = translate("Game", "The overlay is off, so the squares show no values.")
        elif facts is not None and overlay is None:
            nothing = shown(kind.nothing(facts, thought))
        elif overlay is None and self._game.browsed not in (None, -1):
            nothing = translate("Game", "No machine thought about this move.")
        if facts is not None and may_tell:
            from tttmc_app.analysis.review_texts import slip_text  # loaded when needed

            is_played = occasion.past is not None and not self._is_other
            slip = shown(slip_text(facts, thought, is_played=is_played))
        occasion = occasion._replace(slip=slip, nothing=nothing)
        is_final = self._game.is_final or self._is_other
        area.board.set_overlay(overlay, final=is_final)
        self._legend = (thought, overlay, occasion)
        if is_final:
            self._explain()
        elif area.board.numbers_are_fresh:
            self._panels_due.start()

    @property
    def _may_tell(self) -> bool:
        """Return whether mistakes may be pointed out: it would spoil a game against a machine."""
        game, session = self._game, self._game.session
        tells = self._parts.settings.text(MISTAKES) == AT_ONCE
        if tells or game.asked is not None or self.overlay_kind.shows_proofs:
            return True
        return session.result is not None or sum(each.is_human for each in session.players) != 1

    def _facts(self, thought: Thought | None) -> PositionFacts | None:
        """Return what is known about the position to show, and have the rest calculated."""
        kind, game = self.overlay_kind, self._game
        if kind is NO_OVERLAY or (thought is None and (kind.needs_thought or self._set_up.is_on)):
            self._insights.leave()
            return None
        position = game.position if thought is None else game.thought_position
        want = kind.want
        if want is None and thought is not None and thought.tally and not game.is_thinking:
            want = Want.SPREAD  # the thought's page says how sure the choice is
        return self._insights.known_about(position, thought, want)

    @Slot()
    def _show_panels(self) -> None:
        """Explain the thought on its page, and show how far it has come."""
        self._explain()
        self._show_progress()
        if self._game.time_left.text != self._time_left:
            self._time_left = self._game.time_left.text
            self._show_status()

    def _explain(self) -> None:
        """Explain the thought on its page."""
        self._panels_due.stop()
        area, page, game = self._parts.area, self._parts.thought, self._game
        thought, overlay, occasion = self._legend
        rules = game.position.rules
        occasion = occasion._replace(numbers_fit=area.board.numbers_fit)
        sureness = self.facts.sureness if self.facts is not None else None
        words = words_of(thought, overlay, occasion, self._thinker(thought), sureness)
        if sureness is not None and thought and self.facts and self._may_tell:
            told = "" if occasion.is_over else slips_text(thought, self.facts)
            words = words._replace(slips=told)
        if self._set_up.is_on:
            words = Words(
                translate("Game", "Set up a position"),
                translate("Game", "Draw the marks, choose who is to move, then play from there."),
            )
        page.show_game(wanted=not self._set_up.is_on)
        page.show_words(words)
        page.trials.why.setVisible(thought is not None and thought.tally is not None)
        is_rare = is_mostly_tied(thought) and rules.line_length > SHORT_LINE
        page.trials.shorter.setVisible(is_rare)
        if overlay is None or not overlay.thought.best:  # it doesn't depend on the chooser
            facts = overlay.facts if overlay else game.thought_position
            overlay = overlay_of(thought, SCORES, facts)
        page.show_overlay(overlay, rules.size)
        side = thought.side if thought is not None and game.asked is None else None
        humans = [mark for mark in Mark if game.session.player_of(mark).is_human]
        is_yours = game.browsed is None and len(humans) == 1
        page.source.show_marks(side, humans[0] if is_yours else game.position.to_move)
        page.source.show_choice(LAST if game.asked is None else HINT)
        is_brief = game.is_thinking and self._long.isActive()  # it would only flicker
        page.source.parts[HINT].setEnabled(self._parts.actions["ask"].isEnabled() or is_brief)
        self.explained.emit()

    def _thinker(self, thought: Thought | None) -> str:
        """Return the name of the player whose thought is shown."""
        if thought is None:
            return ""
        asked = self._game.asked or self._game.session.player_of(thought.side)
        return self._game.name_of(default_spec("mc") if self._stands_in(thought) else asked)

    def _stands_in(self, thought: Thought) -> bool:
        """Return whether Monte Carlo's thought is shown in the place of another player's."""
        asked = self._game.asked or self._game.session.player_of(thought.side)
        return self._is_other and asked.kind.name != "mc"

    def _occasion(self, thought: Thought | None) -> Occasion:
        game = self._game
        ply = game.ply_on_show if thought is not None else None
        move = game.session.record.moves[ply] if ply is not None else None
        past = None if move is None or (thought and self._stands_in(thought)) else move.square
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
        if self._is_ending:
            return
        is_live = self._game.browsed is None and not self._set_up.is_on
        result = self._game.session.result if is_live else None
        self._parts.area.score.show_winner(result.winner if result is not None else None)
        for mark, plate in self._parts.area.plates.items():
            plate.show_text(self._plate_text(mark))

    def _plate_text(self, mark: Mark) -> PlateText:
        """Return what a side's plate says: who plays, and what it does or has done."""
        game, session = self._game, self._game.session
        spec, result = session.player_of(mark), session.result
        is_alone = sum(each.is_human for each in session.players) == 1
        name = game.side_names[mark is Mark.O]
        if self._set_up.is_on:
            return PlateText(name, "")
        if result is not None and game.browsed is None:
            if result.winner is None:
                return PlateText(name, shown(result.describe()))
            if result.winner is mark:
                won = spec.is_human and is_alone
                line = translate("Game", "You won") if won else shown(result.describe())
                return PlateText(name, line, Tone.WON)
            return PlateText(name, self._figures_text(mark))
        is_turn = session.position.to_move is mark and game.browsed is None
        tone = Tone.TO_MOVE if is_turn else Tone.QUIET
        if spec.is_human:
            line = translate("Game", "Your move") if is_alone else translate("Game", "To move")
            return PlateText(name, line if is_turn else "", tone)
        if is_turn and mark in game.waiting:
            return PlateText(name, game.waiting[mark], tone)
        was_stopped = game.request is not None and game.asked is None and not game.is_busy
        if tone is Tone.TO_MOVE and was_stopped:
            return PlateText(name, translate("Game", "Stopped · press Play"), tone)
        report = game.report
        thought = report.value if report is not None else None
        is_thinking = game.is_busy and game.thinking_side is mark
        if is_thinking and report is not None and isinstance(thought, Thought):
            return PlateText(name, *self._progress(thought, report.seconds, tone))
        return PlateText(name, self._figures_text(mark), tone)

    def _progress(
        self, thought: Thought, seconds: float, tone: Tone
    ) -> tuple[str, Tone, float | None, str]:
        """Return what a plate says of a thought's progress, after the player's name."""
        if thought.meaning is Meaning.EVALUATION:
            return report_text(thought), tone, None, ""
        done, total = thought.trials, thought.target
        if thought.share is not None:
            words = translate("Game", "{share} done", share=percent(thought.share))
            return words, tone, thought.share, ""
        words = progress_text(done, total, seconds, counted_in(thought.meaning))
        if not total:
            return words, tone, None, ""
        brief = [shown(grouped(n) if n < 10_000 else short_number(n)) for n in (done, total)]
        return words, tone, done / total, " / ".join(brief)

    def _figures_text(self, mark: Mark) -> str:
        """Return how much a side's last thought has counted, or what it counts to."""
        figures = self._game.figures_of(mark)
        spec = self._game.session.player_of(mark)
        if figures is None:
            values = spec.by_name
            count = values.get("trials")
            if isinstance(count, int) and not values.get("exact"):
                return translate("Game", "%n trial(s)", n=count)
            return ""
        thought, seconds = figures
        if thought.meaning is Meaning.EVALUATION:
            return report_text(thought)
        if not thought.trials:
            return ""
        counted = progress_text(thought.trials, None, 0, counted_in(thought.meaning))
        return translate("Game", "{counted} · {time}", counted=counted, time=duration_text(seconds))


def _played(record: GameRecord) -> object:
    """Return what distinguishes games for a review, which doesn't depend on variations."""
    return record.positions, record.concession


def _level_of(spec: PlayerSpec) -> Level | None:
    return Level(str(spec.value("level"))) if spec.kind.name == "level" else None


def _at_its_best(spec: PlayerSpec, rules: Rules) -> PlayerSpec:
    return spec.with_value("level", Level.UNBEATABLE).fitted(rules) if _level_of(spec) else spec


def _is_random(spec: PlayerSpec) -> bool:
    return spec.kind.name == "random" or _level_of(spec) is Level.EASY


def _lost_words(move: MoveReview) -> tuple[str, str, str]:
    """Return where you lost, what was better, and what a button that plays it says."""
    number, square = move.number + 1, square_name(move.square)
    better = square_names(move.better)
    lost = translate("Game", "You lost at move {number}: {square}", number=number, square=square)
    if not move.is_proven:
        points = fixed(move.lost)
        words = translate(
            "Game",
            "By estimate, better by {points} points: {squares}.",
            points=points,
            squares=better,
        )
    elif move.best[0] == 1:
        words = translate("Game", "{squares} kept the win.", squares=better)
    else:
        words = translate("Game", "{squares} held the tie.", squares=better)
    return lost, words, _again(square_name(move.better[0]))


def _again(square: str) -> str:
    """Return what a button that plays another square says."""
    return translate("Game", "Try {square}", square=square)


def _rules_text(rules: Rules) -> str:
    """Return the board, its lines and whether they lose, in a few letters."""
    size, line = rules.size, rules.line_length
    text = translate("Game", "{size}×{size} · {line} in a row", size=size, line=line)
    return f"{text} · {shown(Text('reverse'))}" if rules.reverse else text


def _details_text(seeds: Seeds, seed: int) -> str:
    """Return what no field shows: a seed other than the typed one, and an engine that is slow."""
    parts: list[str] = []
    if engine.backend == "python":
        parts.append(translate("Game", "Python engine: over 100 times slower"))
    elif engine.MISSING:
        name = engine.backend.upper()
        parts.append(translate("Game", "{backend} engine, slow searches", backend=name))
    if seeds.typed not in (None, seed):
        parts.append(seeds.words(seed))
    return " · ".join(parts)
