"""Actions that explain and teach: reviews, practice and lessons, and those that open the lab."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tttmc_app.core import GameRecord, Square, Text, square_name
from tttmc_app.gui.app.preferences import COLLECTING, REVIEWED_ONLY
from tttmc_app.gui.app.window_commands import WindowCommands
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.players import player_kind

if TYPE_CHECKING:
    from tttmc_app.analysis.review import GameReview
    from tttmc_app.gui.learn.mistake_collector import MistakeCollector
    from tttmc_app.gui.learn.pages import LearnPages

_LESSONS = {"mc": "01-trial", "learner": "08-learner", "tree": "09-tree-search"}
"""Lessons about kinds of players; a page of the manual explains the others."""
_PLAYERS_PAGE = "04-players.md"
_MOST_NEW = 20


class LearnCommands(QObject):
    """The commands that open the pages for learning, and a position in the lab."""

    def __init__(
        self,
        parts: Parts,
        presenter: Presenter,
        commands: WindowCommands,
    ) -> None:
        super().__init__(parts.window)
        self._game = parts.game
        self._presenter = presenter
        self._commands = commands
        self._settings = parts.settings
        self._learn: LearnPages | None = None
        self._parts = parts
        self._collector: MistakeCollector | None = None
        self._new: deque[GameRecord] = deque(maxlen=_MOST_NEW)
        """Games against machines that have ended in this window and haven't been reviewed."""
        parts.game.ended.connect(self._on_ended)
        parts.game.restored.connect(self._on_restored)
        parts.settings_page.question.lessons_chosen.connect(self.lessons)
        for card in parts.cards.values():
            card.lesson_requested.connect(self._explain_player)
        parts.actions.connect_to(self)

    def set_theme(self, theme: Theme) -> None:
        """Apply a theme to the pages for learning."""
        if self._learn is not None:
            self._learn.set_theme(theme)

    def shutdown(self) -> None:
        """End the worker threads within a time limit."""
        self.hand_over()
        if self._collector is not None:
            self._collector.shutdown()

    def hand_over(self) -> None:
        """End all work but the background reviews."""
        if self._learn is not None:
            self._learn.shutdown()

    def take_over(self, old: LearnCommands) -> None:
        """Continue with the background reviews."""
        self._collector, self._new = old._collector, old._new
        if self._collector is not None:
            self._collector.collected.connect(self._presenter.show_review)

    @action(
        "review",
        "moves 4",
        Text("&Review the game"),
        Text("Find the mistakes of this game"),
        "F2",
        enabled=lambda game, _setting_up: bool(game.session.record.moves),
    )
    def review(self) -> None:
        """Review the game."""
        record = self._game.session.record
        self._open_learn().review(record, is_new=record in self._new)

    @action(
        "tryBetter",
        "moves 4",
        Text("Try the &better move"),
        Text("Go back to the move that lost the game, and play a better one"),
        "Ctrl+B",
    )
    def try_better(self) -> None:
        """Replace the move that lost the game by a better one."""
        if turned := self._presenter.turning_point:
            self._commands.play_better(self._game.session.record, turned)

    @action(
        "showLine",
        "moves 3",
        Text("Show the &line from a square"),
        Text("Play what proves the result of the square with the mouse or the cursor"),
        "F3",
        enabled=lambda _game, setting_up: not setting_up,
    )
    def show_line(self) -> None:
        """Play the line from the square with the mouse or the cursor."""
        board = self._parts.area.board
        square = board.picture.hover
        self.show_line_from(board.cursor_square if square is None else square)

    def show_line_from(self, square: Square) -> None:
        """Play the line that proves a square's result, or say that none is proven."""
        facts = self._presenter.facts
        result = None if facts is None else facts.result(square)
        if facts is not None and result is not None:
            self._open_learn().show_line(facts.position, square, result)
            return
        self._parts.area.message.show_hint(
            translate("App", "The result of {square} isn't proven.", square=square_name(square))
        )

    @action(
        "practise",
        "moves 4",
        Text("Pr&actise your mistakes…"),
        Text("Find better moves than those you played in your games"),
        "Ctrl+M",
    )
    def practise(self) -> None:
        """Open the page with your mistakes."""
        from tttmc_app.gui.learn.practice_page import PracticePage  # loaded when first opened

        self._open_learn().open(PracticePage)

    @action(
        "lessons",
        "help 1",
        Text("L&essons…"),
        Text("Predict what the machines do, and check it by experiment"),
        "Ctrl+Shift+L",
    )
    def lessons(self) -> None:
        """Open the lessons."""
        from tttmc_app.gui.learn.lessons_page import LessonsPage

        self._open_learn().open(LessonsPage)

    @Slot(str)
    def _explain_player(self, kind: str) -> None:
        """Open the lesson about a kind of player, or its page of the manual."""
        if kind in _LESSONS:
            self._open_learn().open_lesson(_LESSONS[kind])
        else:
            self._commands.show_manual(_PLAYERS_PAGE, shown(player_kind(kind).label))

    @action(
        "textbook",
        "tools 2",
        Text("Learner's te&xtbook…"),
        Text("See what a learner knows, and which games taught it"),
    )
    def show_textbook(self) -> None:
        """Open the page of the learner's textbook."""
        from tttmc_app.gui.learn.textbook_page import TextbookPage

        self._open_learn().open(TextbookPage)

    @action(
        "convergence",
        "tools 3",
        Text("&Convergence of this position…"),
        Text("Measure in the lab how the scores of this position settle"),
        enabled=lambda game, setting_up: not setting_up and game.thought_position.outcome is None,
    )
    def show_convergence(self) -> None:
        """Open the position of the thought shown in the lab."""
        self._commands.examine("converge", self._game.thought_position)

    @action(
        "limits",
        "tools 3",
        Text("L&imits of this player…"),
        Text("Calculate in the lab how good this player can get, under the game's rules"),
    )
    def show_limits(self) -> None:
        """Open the machine in the lab: the one to move, or else the opponent."""
        self._commands.examine("limits", self._game.position)

    @Slot(GameRecord)
    def _on_ended(self, record: GameRecord) -> None:
        """Have your mistakes in a game against a machine collected."""
        if record.players.count("human") == 1:
            self._new.append(record)
        self._collect(record, is_new=True)

    @Slot(GameRecord)
    def _on_restored(self, record: GameRecord) -> None:
        """Find out again where a game was lost, and collect mistakes that weren't stored yet."""
        self._collect(record, is_new=False)

    def _collect(self, record: GameRecord, *, is_new: bool) -> None:
        is_yours = record.players.count("human") == 1
        if not is_yours or self._settings.text(COLLECTING) == REVIEWED_ONLY:
            return
        if self._collector is None:
            from tttmc_app.gui.learn.mistake_collector import MistakeCollector  # when needed

            self._collector = MistakeCollector(self._game, self._game)
            self._collector.collected.connect(self._presenter.show_review)
        self._collector.add(record, is_new=is_new)

    @Slot(object)
    def _on_reviewed(self, found: GameReview) -> None:
        """Don't collect the mistakes of a game that are stored already."""
        self._presenter.show_review(found)
        if found.record in self._new:
            self._new.remove(found.record)
        if self._collector is not None:
            self._collector.forget(found.record)

    def _open_learn(self) -> LearnPages:
        if self._learn is None:
            from tttmc_app.gui.learn.pages import LearnPages  # loaded when first opened

            self._learn = learn = LearnPages(self._parts.inspector, self._commands)
            learn.reviewed.connect(self._on_reviewed)
            learn.stepped.connect(self._presenter.show_ways)
            learn.set_theme(self._presenter.theme)
        return self._learn
