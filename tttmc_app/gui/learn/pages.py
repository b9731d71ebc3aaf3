"""The pages for learning, each made when it is first opened in the inspector."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.analysis.exercises import exercises_of, learners
from tttmc_app.analysis.review import GameReview
from tttmc_app.core import GameRecord, Position, Square
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.lines_page import LinePage
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.panels.inspector import Inspector

_Page = TypeVar("_Page", bound=LearnPage)


class LearnPages(QObject):
    """The reviews, your mistakes, the lessons and the learner's textbook."""

    stepped = Signal()
    """Another step of a page is shown."""
    reviewed = Signal(GameReview)
    """A game of yours has been reviewed, and its mistakes are being stored."""

    def __init__(self, inspector: Inspector, shell: Shell) -> None:
        super().__init__(inspector)
        self._shell = shell
        self._inspector = inspector
        self._theme = LIGHT
        self._pages: dict[type[LearnPage], LearnPage] = {}
        self._new_game: GameRecord | None = None
        """The game under review if its mistakes haven't been stored before."""

    def page(self, kind: type[_Page]) -> _Page:
        """Return a page, made when it is first wanted."""
        page = self._pages.get(kind)
        if page is None:
            page = self._pages[kind] = kind(self._shell)
            if isinstance(page, ReviewPage):
                page.completed.connect(self._on_reviewed)
                page.practice_requested.connect(self._on_practice)
            page.board.left.connect(self._inspector.show_game)
            page.board.stepped.connect(self.stepped)
            page.set_theme(self._theme)
            title = shown(kind.title)
            self._inspector.add_page(kind.name, page, title, page.board, page.manual_page)
        assert isinstance(page, kind)
        return page

    def open(self, kind: type[_Page]) -> _Page:
        """Open a page, and return it."""
        page = self.page(kind)
        self._inspector.show()
        self._inspector.show_page(kind.name)
        page.first.setFocus()
        page.refresh()
        return page

    def review(self, record: GameRecord, *, is_new: bool = False) -> None:
        """Review a game; if it is new, its mistakes are due again even if they were made before."""
        self._new_game = record if is_new else None
        self.page(ReviewPage).show_record(record)
        self.open(ReviewPage)

    def show_line(self, position: Position, square: Square, result: int) -> None:
        """Play the line that proves a square's result for the side to move."""
        self.open(LinePage).show_line(position, square, result)

    def open_lesson(self, name: str) -> None:
        """Open a lesson by its name."""
        self.page(LessonsPage).choose_named(name)
        self.open(LessonsPage)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        for page in self._pages.values():
            page.set_theme(theme)

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        ended = [page.shutdown() for page in self._pages.values()]  # every page, even if one fails
        return all(ended)

    @Slot(object)
    def _on_reviewed(self, found: object) -> None:
        """Store the mistakes that you made yourself."""
        if isinstance(found, GameReview) and "human" in found.record.players:
            exercises = exercises_of(found, learners(found.record))
            self.page(PracticePage).store(exercises, is_new=found.record == self._new_game)
            self._new_game = None
            self.reviewed.emit(found)

    @Slot(object)
    def _on_practice(self, found: object) -> None:
        if isinstance(found, GameReview):
            self.page(PracticePage).practise(exercises_of(found, learners(found.record)))
            self.open(PracticePage)
