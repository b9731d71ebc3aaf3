"""The widgets of students' files in the main window: question bar, form in a card, console."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Mark
from tttmc_app.core.numbers import grouped
from tttmc_app.course import LoadedFile
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label, set_tip
from tttmc_app.gui.panels.parameter_fields import OverrideField
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.students.console import ConsolePanel
from tttmc_app.gui.students.output_queue import OutputQueue
from tttmc_app.gui.students.question_bar import QuestionBar
from tttmc_app.gui.students.source_view import SourceView

_MIN_WIDTH, _MIN_HEIGHT = 760, 620
"""The console doesn't open automatically in a smaller window, where the board needs the space."""

_CONSTANTS = {
    "trials": ("NTRIALS",),
    "scoreCurrent": ("SCORE_CURRENT", "MCMATCH"),
    "scoreOther": ("SCORE_OTHER", "MCOTHER"),
}
"""Fields of a player card, and the file's constants that they replace."""


class StudentForm(QWidget):
    """A student's file in a player card: its language, and buttons to show and reload it."""

    reload_requested = Signal(Mark)
    source_requested = Signal(Mark)

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._note = muted_label(small=True, wrap=True)
        self._note.setObjectName(f"studentNote{mark}")
        row = QHBoxLayout()
        row.setSpacing(UNIT)
        row.addWidget(self._note, 1)
        source = _button(f"studentSource{mark}", translate("Students", "Show"))
        source.setToolTip(translate("Students", "Show the file's text"))
        source.clicked.connect(self._on_source)
        row.addWidget(source)
        reload = _button(f"studentReload{mark}", translate("Students", "Reload"))
        reload.setToolTip(translate("Students", "Read the file again and restart it"))
        reload.clicked.connect(self._on_reload)
        row.addWidget(reload)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        self.hide()

    def show_file(self, loaded: LoadedFile | None, language: str | None = None) -> None:
        """Show a file and its own settings; None means that it hasn't run yet.

        A file may have switched to another language since it was loaded.
        """
        self._note.setText(_summary(loaded, language))
        remarks = [shown(remark.text) for remark in loaded.remarks] if loaded is not None else []
        set_tip(self._note, "\n".join(remarks))
        card: QWidget = self.parentWidget() or self
        for name, constants in _CONSTANTS.items():
            value = loaded.constant(*constants) if loaded is not None else None
            for field in card.findChildren(OverrideField, f"{name}{self._mark}"):
                # A constant that the file doesn't set can't be replaced; trials are an argument.
                is_argument = loaded is None or name == "trials"
                field.setPlaceholderText(
                    shown(grouped(value))
                    if isinstance(value, int | float)
                    else constants[0]
                    if is_argument
                    else translate("Students", "not set")
                )
                field.setEnabled(is_argument or value is not None)
                field.setAlignment(Qt.AlignmentFlag.AlignRight)  # like all numbers in the cards

    def _on_reload(self) -> None:
        self.reload_requested.emit(self._mark)

    def _on_source(self) -> None:
        self.source_requested.emit(self._mark)


def _button(name: str, text: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setProperty("role", "button")
    return button


def _summary(loaded: LoadedFile | None, language: str | None) -> str:
    """Return a file's language, whether it failed, and how many remarks it has."""
    if loaded is None:
        return translate("Students", "Not run yet")
    parts = [language or str(loaded.language)]
    if loaded.failure is not None:
        parts.append(translate("Students", "stopped half-way"))
    if loaded.remarks:
        parts.append(translate("Students", "%n remark(s)", n=len(loaded.remarks)))
    return " · ".join(parts)


class StudentPanels(QObject):
    """The widgets that show students' files, added to the main window."""

    line_chosen = Signal(int)
    """A line of the file was clicked in the console."""

    def __init__(
        self,
        dock: QDockWidget,
        window: QMainWindow,
        area: BoardArea,
        cards: dict[Mark, PlayerCard],
        output: OutputQueue,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._area = area
        self.bar = QuestionBar("student")
        area.add_bar(self.bar)
        self.forms = {mark: StudentForm(mark) for mark in cards}
        for mark, card in cards.items():
            card.add_form(self.forms[mark])
        self._console = ConsolePanel(output)
        self._console.line_chosen.connect(self.line_chosen)
        self.dock = dock
        dock.setWidget(self._console)
        self._source = SourceView(window)
        self._has_opened = False
        self._users: set[str] = set()

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self._console.set_theme(theme)

    def show_console(self, name: str, loaded: LoadedFile | None = None) -> None:
        """Show the console for a file, with its language and failed line once it has run."""
        if loaded is None:
            title = translate("Students", "Console · {file}", file=name)
        else:
            title = translate(
                "Students", "Console · {file} · {language}", file=name, language=loaded.language
            )
        self.dock.setWindowTitle(title)
        failure = loaded.failure if loaded is not None else None
        self._console.offer_line(failure.line if failure is not None else None)
        self._open_console()

    def set_polling(self, user: str, *, active: bool) -> None:
        """Start or stop reading output for one of the console's users.

        It is needed while a program plays or loads.
        """
        (self._users.add if active else self._users.discard)(user)
        self._console.set_polling(active=bool(self._users))

    def offer_line(self, line: int | None) -> None:
        """Offer to show a line of the file."""
        self._console.offer_line(line)
        self._open_console()

    def show_error(self, text: str) -> None:
        """Show an error above the board."""
        self._area.message.show_error(text)

    def clear_error(self, text: str) -> None:
        """Hide an error if it is still shown."""
        self._area.message.clear(text)

    def show_source(self, name: str, text: str, line: int | None) -> None:
        """Show a file's text in a separate window."""
        self._source.show_text(name, text, line)

    def _open_console(self) -> None:
        """Open the console the first time it is used, if the window is large enough."""
        self._console.set_polling(active=True)
        size = self._window.size()
        is_large = size.width() >= _MIN_WIDTH and size.height() >= _MIN_HEIGHT
        if not self._has_opened and is_large:
            self.dock.show()
        self._has_opened = True
