"""The page of settings: what you would like to play, the players, the board and the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Rules, Text
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, mixed, type_font
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import headline, muted_label
from tttmc_app.gui.panels.inspector import PADDING, rule
from tttmc_app.gui.panels.plates import paint_mark
from tttmc_app.players.level import Level, why_not_offered

_HEIGHT, _TALL, _ICON = 48, 76, 20
_LEVELS: Mapping[Level, tuple[Text, Text]] = {
    Level.EASY: (Text("Easy"), Text("Random moves")),
    Level.MEDIUM: (Text("Medium"), Text("Slips often")),
    Level.HARD: (Text("Hard"), Text("Plays its best")),
    Level.UNBEATABLE: (Text("Unbeatable"), Text("Never loses")),
}
_Draw = Callable[[QPainter, QRectF, Theme], None]


class _ChoiceButton(QAbstractButton):
    """A small drawing, a few words, and a line that says more."""

    def __init__(self, name: str, title: str, line: str, draw: _Draw) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setText(title)
        self.setAccessibleDescription(line)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line, self._draw, self._is_tall, self._has_line = line, draw, False, True
        self._is_chosen = False
        self._theme = LIGHT

    def show_chosen(self, *, is_chosen: bool) -> None:
        """Show whether this is what is chosen now."""
        self._is_chosen = is_chosen
        self.update()

    def arrange(self, *, is_tall: bool, has_line: bool) -> None:
        """Put the words below the drawing, or beside it, with or without the line."""
        self._is_tall, self._has_line = is_tall, has_line
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the drawing and the words."""
        line = QFontMetrics(type_font(11)).horizontalAdvance(self._line)
        smallest = self.minimumSizeHint()
        return smallest.expandedTo(self._around(line)) if self._has_line else smallest

    def minimumSizeHint(self) -> QSize:
        """Return the size without the line, which is left out where it doesn't fit."""
        title = QFontMetrics(type_font(13, 500)).horizontalAdvance(self.text())
        return self._around(title)

    def _around(self, words: int) -> QSize:
        if self._is_tall:
            return QSize(words + 2 * UNIT, _TALL)
        return QSize(words + _ICON + 3 * UNIT, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button."""
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_hot = self.underMouse() and self.isEnabled()
        ground = mixed(theme.surface, QColor(theme.text), 0.05 if is_hot or self.isDown() else 0.0)
        if self._is_chosen:
            ground = mixed(theme.surface, QColor(theme.accent), 0.1)
        painter.setBrush(ground)
        edge = theme.accent if self.hasFocus() or self._is_chosen else theme.border
        painter.setPen(QPen(QColor(edge), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        is_right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        inside = QRectF(self.rect()).adjusted(UNIT, 0, -UNIT / 2, 0)
        icon = QRectF(inside.left(), (self.height() - _ICON) / 2, _ICON, _ICON)
        if self._is_tall:
            icon.moveTop(UNIT + 2)
            words = inside.adjusted(0, icon.bottom() + 2, 0, -4)
        else:
            words = inside.adjusted(_ICON + UNIT, 0, 0, 0)
        if is_right:
            for part in (icon, words):
                part.moveRight(self.width() - part.left())
        self._draw(painter, icon, theme)
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.tie))
        painter.setFont(type_font(13, 500))
        middle = words.center().y()
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        wide = QFontMetrics(type_font(11)).horizontalAdvance(self._line)
        has_line = self._has_line and wide <= words.width()
        top = middle - 17 if has_line else middle - 9
        painter.drawText(QRectF(words.left(), top, words.width(), 18), side, self.text())
        if has_line:
            painter.setPen(QColor(theme.muted))
            painter.setFont(type_font(11))
            below = QRectF(words.left(), middle + 1, words.width(), 16)
            painter.drawText(below, side, self._line)
        painter.end()


class Question(QWidget):
    """What would you like to play? Shown until a game's first move."""

    level_chosen = Signal(str)
    watching_chosen = Signal()
    lessons_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("firstChoices")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2 * UNIT)
        column.setSpacing(UNIT)
        column.addWidget(
            headline("firstQuestion", translate("Panels", "What would you like to play?"))
        )
        self._line = muted_label(wrap=True)
        column.addWidget(self._line)
        column.addSpacing(UNIT // 2)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(UNIT)
        column.addLayout(self._row)
        self._levels: dict[Level, _ChoiceButton] = {}
        for number, (level, (title_text, line)) in enumerate(_LEVELS.items()):
            name = f"first{level.value.title()}"
            button = _ChoiceButton(name, shown(title_text), shown(line), _bars(number + 1))
            button.clicked.connect(lambda _=False, level=level: self.level_chosen.emit(str(level)))
            self._levels[level] = button
            self._row.addWidget(button)  # either Hard or Unbeatable is offered
        watch = _ChoiceButton(
            "firstWatch",
            translate("Panels", "Watch two machines"),
            translate("Panels", "See both think, move by move"),
            _two_marks,
        )
        watch.clicked.connect(self.watching_chosen)
        lesson = _ChoiceButton(
            "firstLessons",
            translate("Panels", "First lesson"),
            translate("Panels", "Guess first, then run the trials"),
            _book,
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
        column.addWidget(rule())
        for other in others:
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


def _bars(filled: int) -> _Draw:
    """Return a drawing of four rising bars, the first few of them filled."""

    def draw(painter: QPainter, area: QRectF, theme: Theme) -> None:
        wide = area.width() / 4
        for number in range(4):
            high = area.height() * (0.3 + 0.2 * number) * 0.9
            is_filled = number < filled  # the others are outlined, which high contrast shows, too
            painter.setPen(QPen(QColor(theme.accent if is_filled else theme.border), 1))
            painter.setBrush(QColor(theme.accent) if is_filled else Qt.BrushStyle.NoBrush)
            bar = QRectF(area.left() + number * wide, area.bottom() - high - 2, wide - 2, high)
            painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 1, 1)

    return draw


def _two_marks(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw X's mark beside O's."""
    half, size = area.center(), area.width() * 0.42
    for mark, left in ((Mark.X, area.left()), (Mark.O, area.right() - size)):
        paint_mark(
            painter, mark, theme.mark(mark), QRectF(left, half.y() - size / 2, size, size), 2
        )


def _book(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw a book."""
    painter.setPen(QPen(QColor(theme.accent), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cover = area.adjusted(3, 2, -3, -2)
    painter.drawRoundedRect(cover, 2.5, 2.5)
    painter.drawLine(QLineF(cover.left(), cover.bottom() - 4, cover.right(), cover.bottom() - 4))
