"""Where students' files are seen in the window: the question bar, the cards, the console."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout

from tttmc_app.core import Mark
from tttmc_app.course import Loaded
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.students.console import ConsolePanel
from tttmc_app.gui.students.feed import Feed
from tttmc_app.gui.students.question_bar import QuestionBar
from tttmc_app.gui.students.source_view import SourceView
from tttmc_app.gui.students.student_form import StudentForm

_LEAST_WIDTH, _LEAST_HEIGHT = 800, 620
"""In a smaller window the console does not come by itself: the board needs the room."""


class Stage(QObject):
    """Hold the widgets that show students' files, and put them into the window."""

    place_chosen = Signal(int)
    """A line of the file, in the console."""

    def __init__(
        self,
        dock: QDockWidget,
        window: QMainWindow,
        area: BoardArea,
        cards: dict[Mark, PlayerCard],
        feed: Feed,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._area = area
        self.bar = QuestionBar("student")
        layout = area.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(1, self.bar)
        self.forms = {mark: StudentForm(mark) for mark in cards}
        for mark, card in cards.items():
            card.body.insertWidget(card.body.count() - 2, self.forms[mark])
        self._console = ConsolePanel(feed)
        self._console.place_chosen.connect(self.place_chosen)
        self.dock = dock
        dock.setWidget(self._console)
        self._source = SourceView(window)
        self._is_used = False

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._console.set_theme(theme)

    def begin(self, name: str, loaded: Loaded | None = None) -> None:
        """Show the console for a file; what was loaded says more of it."""
        language = f" · {loaded.language}" if loaded is not None else ""
        self.dock.setWindowTitle(f"Console · {name}{language}")
        trouble = loaded.trouble if loaded is not None else None
        self._console.lead_to(trouble.line if trouble is not None else None)
        self._use()

    def set_in_use(self, *, in_use: bool) -> None:
        """Look for output while a file plays or is opened."""
        self._console.listen(in_use)

    def lead_to(self, line: int | None) -> None:
        """Offer to show a line of the file."""
        self._console.lead_to(line)
        self._use()

    def say(self, text: str) -> None:
        """Say in the bar above the board what went wrong and what to do."""
        self._area.message.say(text)

    def unsay(self, text: str) -> None:
        """Hide what was said, where it is still shown."""
        self._area.message.withdraw(text)

    def show_source(self, name: str, text: str, line: int | None) -> None:
        """Show a file's text beside the window."""
        self._source.show_text(name, text, line)

    def _use(self) -> None:
        """Show the console the first time that there is something for it, where there is room."""
        self._console.listen(True)
        size = self._window.size()
        has_room = size.width() >= _LEAST_WIDTH and size.height() >= _LEAST_HEIGHT
        if not self._is_used and has_room:
            self.dock.show()
        self._is_used = True
