"""The window for learning: a list of pages and the chosen page."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QStackedWidget, QWidget

from tttmc_app.analysis.exercises import exercises_of, learners
from tttmc_app.analysis.review import GameReview
from tttmc_app.core import GameRecord, Position, Text
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.learn.review_page import ReviewPage
from tttmc_app.gui.learn.textbook_page import TextbookPage
from tttmc_app.gui.look.style_sheet import WindowStyle
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import place_over_active_window

FIRST_WIDTH, FIRST_HEIGHT = 1060, 760
NAVIGATION_WIDTH = 132
REVIEW, PRACTICE, LESSONS, TEXTBOOK = "review", "practice", "lessons", "textbook"
PAGES = (
    (REVIEW, Text("Review")),
    (PRACTICE, Text("Your mistakes")),
    (LESSONS, Text("Lessons")),
    (TEXTBOOK, Text("Textbook")),
)
"""The pages' names and titles, in order."""
_MAIN_WINDOW_S = {PRACTICE: ("Ctrl+M",), LESSONS: ("Ctrl+Shift+L",)}
"""Keys that open a page from the main window, and mean the same here."""
_MANUAL = "12-learn.md"
_GEOMETRY = "learn/geometry"


class Place(NamedTuple):
    """What the window shows."""

    page: str
    """The name of the page."""
    record: GameRecord | None
    """The game under review."""
    lesson: int
    """The number of the lesson, from 0."""


class LearnWindow(QWidget):
    """The window; its pages are made when they are first chosen."""

    play_requested = Signal(Position)
    lab_requested = Signal(str, Position)
    help_requested = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._style = WindowStyle(self)
        self.setObjectName("learn")
        self.setWindowTitle(translate("Learn", "Learn"))
        self._theme = LIGHT
        self._pages: dict[str, LearnPage] = {}
        self._names = [name for name, _ in PAGES]
        self._list = QListWidget()
        self._list.setObjectName("learnPages")
        self._list.setAccessibleName(translate("Learn", "Pages"))
        self._list.setFixedWidth(for_letters(NAVIGATION_WIDTH, self.font()))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        for number, (name, title) in enumerate(PAGES, start=1):
            item = QListWidgetItem(shown(title))
            item.setSizeHint(QSize(self._list.maximumWidth() - 2 * UNIT, 36))
            item.setToolTip(translate("Learn", "{page} (Ctrl+{number})", page=title, number=number))
            self._list.addItem(item)
            for keys in (f"Ctrl+{number}", *_MAIN_WINDOW_S.get(name, ())):
                key = QShortcut(QKeySequence(keys), self)
                key.setObjectName(name)
                key.activated.connect(self._on_key)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, UNIT, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addWidget(self._stack, 1)
        self._list.currentRowChanged.connect(self._show_row)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self._on_help)

    @property
    def review(self) -> ReviewPage:
        """Return the page that reviews a game."""
        page = self.page(REVIEW)
        assert isinstance(page, ReviewPage)
        return page

    @property
    def practice(self) -> PracticePage:
        """Return the page of your mistakes."""
        page = self.page(PRACTICE)
        assert isinstance(page, PracticePage)
        return page

    @property
    def lessons(self) -> LessonsPage:
        """Return the page of the lessons."""
        page = self.page(LESSONS)
        assert isinstance(page, LessonsPage)
        return page

    @property
    def place(self) -> Place:
        """Return the page shown, the game under review and the lesson."""
        record = self.review.record if REVIEW in self._pages else None
        lesson = self.lessons.number if LESSONS in self._pages else 0
        return Place(self._names[max(0, self._list.currentRow())], record, lesson)

    def page(self, name: str) -> LearnPage:
        """Return the page of this name, made on first use."""
        found = self._pages.get(name)
        if found is None:
            found = self._pages[name] = self._make(name)
            found.set_theme(self._theme)
            found.play_requested.connect(self.play_requested)
            found.lab_requested.connect(self.lab_requested)
            self._stack.addWidget(found)
        return found

    def open_page(self, name: str) -> None:
        """Show a page."""
        row = self._names.index(name)
        if self._list.currentRow() == row:
            self._show_row(row)
        else:
            self._list.setCurrentRow(row)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        self._style.set_theme(theme)
        for page in self._pages.values():
            page.set_theme(theme)

    def restore(self, geometry: QByteArray) -> None:
        """Restore the last position and size, or the default size."""
        if not self.restoreGeometry(geometry):
            screen = self.screen().availableGeometry()
            self.resize(min(FIRST_WIDTH, screen.width()), min(FIRST_HEIGHT, screen.height()))
            place_over_active_window(self)

    def shutdown(self) -> bool:
        """End all work within a time limit."""
        ended = [page.shutdown() for page in self._pages.values()]  # every page, even if one fails
        return all(ended)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work."""
        self.shutdown()
        self.closed.emit()
        event.accept()

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
            self.practice.store(exercises_of(found, learners(found.record)))

    @Slot(object)
    def _on_practice(self, found: object) -> None:
        if isinstance(found, GameReview):
            self.practice.practise(exercises_of(found, learners(found.record)))
            self.open_page(PRACTICE)

    @Slot(int)
    def _show_row(self, row: int) -> None:
        page = self.page(self._names[row])
        self._stack.setCurrentWidget(page)
        page.refresh()

    @Slot()
    def _on_key(self) -> None:
        self.open_page(self.sender().objectName())

    @Slot()
    def _on_help(self) -> None:
        self.help_requested.emit(_MANUAL)


class Learn(QObject):
    """Owner of the window, which has no parent, so that it can be behind the main one."""

    play_requested = Signal(Position)
    lab_requested = Signal(str, Position)
    help_requested = Signal(str)

    def __init__(self, settings: SettingsFile, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._theme = LIGHT
        self._window: LearnWindow | None = None

    @property
    def window(self) -> LearnWindow | None:
        """Return the window, or None before it is first opened."""
        return self._window

    @property
    def place(self) -> Place | None:
        """Return what the window shows; None unless it is open."""
        window = self._window
        return None if window is None or not window.isVisible() else window.place

    def go_to(self, place: Place) -> None:
        """Open the window where it was."""
        if place.record is not None:
            self.review(place.record)
        self.open(place.page)
        if place.lesson:
            self._shown().lessons.choose(place.lesson)

    def review(self, record: GameRecord) -> None:
        """Review a game."""
        window = self._shown()
        window.open_page(REVIEW)
        window.review.show_record(record)

    def open_lesson(self, name: str) -> None:
        """Open a lesson by its name."""
        window = self._shown()
        window.open_page(LESSONS)
        window.lessons.choose_named(name)

    def open(self, page: str) -> None:
        """Open a page by its name."""
        self._shown().open_page(page)

    def set_theme(self, theme: Theme) -> None:
        """Show the window in another theme's colours."""
        self._theme = theme
        if self._window is not None:
            self._window.set_theme(theme)

    def shutdown(self) -> None:
        """Close the window; its work ends within a time limit."""
        if self._window is not None:
            self._window.close()
            self._window.deleteLater()
            self._window = None

    def _shown(self) -> LearnWindow:
        if self._window is None:
            self._window = LearnWindow()
            self._window.closed.connect(self._on_closed)
            self._window.play_requested.connect(self.play_requested)
            self._window.lab_requested.connect(self.lab_requested)
            self._window.help_requested.connect(self.help_requested)
            self._window.set_theme(self._theme)
            self._window.restore(self._settings.bytes(_GEOMETRY))
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        return self._window

    @Slot()
    def _on_closed(self) -> None:
        if self._window is not None:
            self._settings.put(_GEOMETRY, self._window.saveGeometry())
