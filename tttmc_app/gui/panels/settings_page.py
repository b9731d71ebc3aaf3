"""The page of settings: what you would like to play, the players, the board and the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from tttmc_app.core import Rules, Text
from tttmc_app.gui.look.theme import UNIT, Theme, type_font
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, muted_label
from tttmc_app.gui.panels.choices import ChoiceButton, bars, book, two_marks
from tttmc_app.gui.panels.inspector import PADDING, rule
from tttmc_app.players.level import Level, why_not_offered

_LEVELS: Mapping[Level, tuple[Text, Text]] = {
    Level.EASY: (Text("Easy"), Text("Random moves")),
    Level.MEDIUM: (Text("Medium"), Text("Slips often")),
    Level.HARD: (Text("Hard"), Text("Plays its best")),
    Level.UNBEATABLE: (Text("Unbeatable"), Text("Never loses")),
}


class Question(QWidget):
    """What would you like to play? Shown until a game's first move."""

    level_chosen = Signal(str)
    watching_chosen = Signal()
    lessons_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("firstChoices")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2 * UNIT)
        column.setSpacing(UNIT)
        title = PlainLabel(translate("Panels", "What would you like to play?"))
        title.setFont(type_font(20, 600))
        title.setWordWrap(True)
        column.addWidget(title)
        self._line = muted_label(wrap=True)
        column.addWidget(self._line)
        column.addSpacing(UNIT // 2)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(UNIT)
        column.addLayout(self._row)
        self._levels: dict[Level, ChoiceButton] = {}
        for number, (level, (title_text, line)) in enumerate(_LEVELS.items()):
            name = f"first{level.value.title()}"
            button = ChoiceButton(name, shown(title_text), shown(line), bars(number + 1))
            button.clicked.connect(lambda _=False, level=level: self.level_chosen.emit(str(level)))
            self._levels[level] = button
            self._row.addWidget(button)  # either Hard or Unbeatable is offered
        watch = ChoiceButton(
            "firstWatch",
            translate("Panels", "Watch two machines"),
            translate("Panels", "See both think, move by move"),
            two_marks,
        )
        watch.clicked.connect(self.watching_chosen)
        lesson = ChoiceButton(
            "firstLessons",
            translate("Panels", "First lesson"),
            translate("Panels", "Guess first, then run the trials"),
            book,
        )
        lesson.clicked.connect(self.lessons_chosen)
        self._buttons = (*self._levels.values(), watch, lesson)
        column.addWidget(watch)
        column.addWidget(lesson)

    def show_game(self, rules: Rules, line: str, chosen: Level | None) -> None:
        """Offer the levels that the board has room for; the line says what a click does."""
        for level, button in self._levels.items():
            button.setVisible(why_not_offered(level, rules) is None)
            button.show_chosen(is_chosen=level is chosen)
        self._line.setText(line)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the levels side by side where they fit, and leave out all their lines or none."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        offered = [each for each in self._levels.values() if not each.isHidden()]
        for is_wide, has_line in ((True, True), (True, False), (False, True), (False, False)):
            for button in offered:
                button.arrange(is_tall=is_wide, has_line=has_line)
            widths = [each.sizeHint().width() for each in offered]
            needed = sum(widths) + UNIT * (len(widths) - 1) if is_wide else max(widths)
            if needed <= self.width():
                break
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if is_wide else down)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        for button in self._buttons:
            button.set_theme(theme)


class SettingsPage(QWidget):
    """The question, the players' forms, the rules, and what else belongs to the game."""

    def __init__(
        self, cards: Sequence[QWidget], others: Sequence[QWidget], details: QLabel
    ) -> None:
        super().__init__()
        self.setObjectName("settings")
        self.question = Question()
        self._is_wanted = True
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING, 2 * UNIT, PADDING, 2 * UNIT)
        column.setSpacing(UNIT)
        column.addWidget(self.question)
        self._line = rule()
        column.addWidget(self._line)
        for card in cards:
            column.addWidget(card)
        for other in others:
            column.addWidget(rule())
            column.addWidget(other)
        column.addWidget(details)
        column.addStretch(1)

    def ask(self, *, wanted: bool) -> None:
        """Show the question, or leave its place to the settings.

        It isn't put above controls at which the pointer is: the next click would hit another one.
        """
        self._is_wanted = wanted
        if not wanted or not self.underMouse():
            self._show_question()

    def leaveEvent(self, event: QEvent) -> None:
        """Show the question once the pointer isn't at the controls below it."""
        super().leaveEvent(event)
        self._show_question()

    def _show_question(self) -> None:
        self.question.setVisible(self._is_wanted)
        self._line.setVisible(self._is_wanted)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self.question.set_theme(theme)
