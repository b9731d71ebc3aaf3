"""The window for learning: a list of pages and the chosen page."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence

from tttmc_app.analysis.exercises import exercises_of, learners
from tttmc_app.analysis.review import GameReview
from tttmc_app.core import GameRecord, Position, Text
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.learn.textbook_page import TextbookPage
from tttmc_app.gui.look.page_window import PageWindow, PageWindowOwner
from tttmc_app.gui.look.translation import translate

FIRST_SIZE = QSize(1060, 760)
REVIEW, PRACTICE, LESSONS, TEXTBOOK = "review", "practice", "lessons", "textbook"
PAGES = (
    (REVIEW, Text("Review")),
    (PRACTICE, Text("Your mistakes")),
    (LESSONS, Text("Lessons")),
    (TEXTBOOK, Text("Textbook")),
)
"""The pages' names and titles, in order."""
_MAIN_WINDOW_S = {PRACTICE: "Ctrl+M", LESSONS: "Ctrl+Shift+L"}
"""Keys that open a page from the main window, and do the same here."""
_MANUAL = "12-learn.md"
_GEOMETRY = "learn/geometry"


class LearnWindow(PageWindow[LearnPage]):
    """The window for learning."""

    play_requested = Signal(Position)
    lab_requested = Signal(str, Position)
    reviewed = Signal(GameRecord)
    """A game of yours has been reviewed, and its mistakes are being stored."""

    def __init__(self) -> None:
        super().__init__("learn", PAGES, FIRST_SIZE)
        self.new_game: GameRecord | None = None
        """The game under review if its mistakes haven't been stored before."""
        for name, keys in _MAIN_WINDOW_S.items():
            self.add_key(keys, name)
        self.setWindowTitle(translate("Learn", "Learn"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the window with Escape, unless something in it uses the key."""
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.close()
        else:
            super().keyPressEvent(event)

    @property
    def review(self) -> ReviewPage:
        """Return the page that reviews a game."""
        page = self.page(REVIEW)
        assert isinstance(page, ReviewPage)
        return page

    @property
    def practice(self) -> PracticePage:
        """Return the page with your mistakes."""
        page = self.page(PRACTICE)
        assert isinstance(page, PracticePage)
        return page

    @property
    def lessons(self) -> LessonsPage:
        """Return the page of the lessons."""
        page = self.page(LESSONS)
        assert isinstance(page, LessonsPage)
        return page

    def make_page(self, name: str) -> LearnPage:
        """Make the page with this name."""
        page = self._make(name)
        page.play_requested.connect(self.play_requested)
        page.lab_requested.connect(self.lab_requested)
        return page

    @Slot()
    def show_help(self) -> None:
        """Open the manual at its page on learning."""
        self.help_requested.emit(_MANUAL)

    def _make(self, name: str) -> LearnPage:
        if name == PRACTICE:
            return PracticePage()
        if name == LESSONS:
            return LessonsPage()
        if name == TEXTBOOK:
            return TextbookPage()
        page = ReviewPage()
        page.completed.connect(self._on_reviewed)
        page.practice_requested.connect(self._on_practice)
        return page

    @Slot(object)
    def _on_reviewed(self, found: object) -> None:
        """Store the mistakes that you made yourself."""
        if isinstance(found, GameReview) and "human" in found.record.players:
            exercises = exercises_of(found, learners(found.record))
            self.practice.store(exercises, is_new=found.record == self.new_game)
            self.new_game = None
            self.reviewed.emit(found.record)

    @Slot(object)
    def _on_practice(self, found: object) -> None:
        if isinstance(found, GameReview):
            self.practice.practise(exercises_of(found, learners(found.record)))
            self.open_page(PRACTICE)


class Learn(PageWindowOwner[LearnWindow]):
    """Owner of the window for learning."""

    play_requested = Signal(Position)
    lab_requested = Signal(str, Position)
    reviewed = Signal(GameRecord)
    """A game of yours has been reviewed, and its mistakes are being stored."""

    def __init__(self, settings: SettingsFile, parent: QObject) -> None:
        super().__init__(settings, _GEOMETRY, parent)

    def make_window(self) -> LearnWindow:
        """Make the window."""
        window = LearnWindow()
        window.play_requested.connect(self.play_requested)
        window.lab_requested.connect(self.lab_requested)
        window.reviewed.connect(self.reviewed)
        return window

    def review(self, record: GameRecord, *, is_new: bool = False) -> None:
        """Review a game; if it is new, its mistakes are due again even if they were made before."""
        window = self.bring_up()
        window.new_game = record if is_new else None
        window.open_page(REVIEW)
        window.review.show_record(record)

    def open_lesson(self, name: str) -> None:
        """Open a lesson by its name."""
        window = self.bring_up()
        window.open_page(LESSONS)
        window.lessons.choose_named(name)

    def open(self, page: str) -> None:
        """Open a page by its name."""
        self.bring_up().open_page(page)
